//! The message of an offer as it should look by now: by when an answer is due, or how it ended. And that of a player who asked to join.

use super::buttons::Button;
use super::controls;
use super::face::RETURN;
use super::games;
use super::render::{self, OfferPost};
use super::wire::Wire;
use crate::courier::Failure;
use crate::journal::{self, Posted};
use crate::rules::ids::{OfferId, PlayerId};
use crate::rules::{Campaign, Closing, Event, Offer, Outcome};
use crate::text::{Text, fl};
use poise::serenity_prelude::{ButtonStyle, CreateActionRow, CreateAllowedMentions, EditMessage};

/// What the messages of players who ask to join are kept under.
const ENTRY: &str = "entry:";

/// What a message shall show from now on.
#[derive(PartialEq, Eq)]
pub enum Shows {
    /// The offer waits: the card says by when. Its first line and its buttons stay.
    Waiting(OfferPost),
    /// The offer has ended: the message says how, and its buttons go. Where what it gave can be returned, one leads to that.
    Ended(OfferPost, Option<(Button, String)>),
    /// The player who asked is in: the button goes.
    LetIn(String),
}

/// Returns the name under which the message that shows an offer is kept.
pub fn subject(offer: OfferId) -> String {
    format!("offer:{offer}")
}

/// Returns the offer that the message of this name shows.
pub fn offer_of(subject: &str) -> Option<OfferId> {
    subject.strip_prefix("offer:")?.parse().ok().map(OfferId)
}

/// Returns the name under which the message is kept by which a player asks to join.
pub fn entry_subject(player: PlayerId) -> String {
    format!("{ENTRY}{player}")
}

/// Returns the player who asks to join by the message of this name.
pub fn applicant_of(subject: &str) -> Option<PlayerId> {
    subject.strip_prefix(ENTRY)?.parse().ok().map(PlayerId)
}

/// Returns the campaign's name where the reader would not know: in a direct message.
pub fn named<'a>(campaign: &'a journal::Campaign, offer: &Offer) -> Option<&'a str> {
    let direct = offer.private || offer.terms.is_sealed();
    direct.then_some(campaign.name.as_str())
}

/// Returns whether an event makes messages out of date.
pub fn is_outdating(event: &Event) -> bool {
    matches!(
        event,
        Event::OfferExtended { .. }
            | Event::Paused { .. }
            | Event::Resumed { .. }
            | Event::Joined { .. }
            | Event::Away { .. }
            | Event::Game(_)
    )
}

/// Returns the names of the messages that an event makes out of date.
pub fn outdated(campaign: &Campaign, event: &Event) -> Vec<String> {
    match event {
        Event::OfferExtended { offer, .. } => vec![subject(*offer)],
        Event::Paused { .. } | Event::Resumed { .. } => {
            let pending = campaign.offers.pending.keys();
            pending.map(|offer| subject(*offer)).collect()
        }
        // By when they have to answer may have changed.
        Event::Away { player, .. } => {
            let asked = campaign.offers.pending.values();
            let asked = asked.filter(|offer| offer.to == *player && offer.from.is_some());
            asked.map(|offer| subject(offer.id)).collect()
        }
        Event::Joined { player } => vec![entry_subject(*player)],
        // What an answer would bring has changed.
        Event::Game(event) => {
            let pending = campaign.offers.pending.values();
            let reworded = pending.filter(|offer| games::rewords(event, offer));
            reworded.map(|offer| subject(offer.id)).collect()
        }
        _ => Vec::new(),
    }
}

impl Shows {
    pub fn ended(text: &Text, row: &journal::Campaign, (offer, closing): (&Offer, &Closing)) -> Shows {
        let offer = &offer.veiled(offer.readers());
        let name = named(row, offer);
        let given = match closing.outcome {
            Outcome::Accepted => games::gives(offer),
            Outcome::Refused | Outcome::Lapsed | Outcome::Withdrawn | Outcome::Void | Outcome::Unable => None,
        };
        let returns = given.map(|(giver, receiver)| {
            let go = Button::Go {
                campaign: row.id,
                guide: RETURN.to_owned(),
                answers: vec![giver.to_string(), receiver.to_string()],
                menu: 0,
            };
            (go, fl!(text, "guide-return"))
        });
        let post = render::offer_post(text, offer, Some(closing), name);
        Shows::Ended(post, returns)
    }

    /// Returns the same with the small print of the announcement left in place, where it would go with what the message said.
    #[must_use]
    pub fn with_print(mut self, print: &str) -> Shows {
        match &mut self {
            Shows::Ended(post, _) => {
                post.content.push('\n');
                post.content.push_str(print);
            }
            // The first line stays, and what stands under it.
            Shows::Waiting(_) | Shows::LetIn(_) => {}
        }
        self
    }

    /// What an offer shows that waits, in a campaign as those may know it who read its message.
    pub fn waiting(text: &Text, row: &journal::Campaign, campaign: &Campaign, offer: &Offer) -> Shows {
        Shows::Waiting(render::waiting_post(text, campaign, offer, named(row, offer)))
    }

    /// Returns what the message by which a player asked to join shows, where that is anything new.
    pub fn entry(text: &Text, campaign: &Campaign, player: PlayerId) -> Option<Shows> {
        let waits = campaign.applicants.contains(&player);
        (!waits).then(|| Shows::LetIn(render::let_in(text, player)))
    }

    /// Lets the message show it. One that is gone needs nothing more.
    pub async fn put(&self, wire: &Wire, posted: &Posted) -> Result<(), Failure> {
        let edit = EditMessage::new().allowed_mentions(CreateAllowedMentions::new());
        let edit = match self {
            Shows::Waiting(post) => edit.embed(post.card.clone().into()),
            Shows::Ended(post, returns) => {
                let button =
                    |(go, label): &(Button, String)| controls::button(go, label.clone(), ButtonStyle::Secondary);
                let buttons: Vec<_> = returns.iter().map(button).collect();
                let rows = match buttons.is_empty() {
                    true => Vec::new(),
                    false => vec![CreateActionRow::Buttons(buttons)],
                };
                edit.content(post.content.clone()).embed(post.card.clone().into()).components(rows)
            }
            Shows::LetIn(content) => edit.content(content.clone()).components(Vec::new()),
        };
        wire.edit(posted, &edit).await
    }
}
