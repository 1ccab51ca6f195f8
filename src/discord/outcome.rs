//! The current content of tracked messages: an offer with its deadline or its outcome, and a player's request to join.

use super::buttons::Button;
use super::controls;
use super::deals;
use super::game_ui::RETURN;
use super::games;
use super::render::tell::{self, Reader};
use super::render::{self, OfferPost};
use super::rest_client::RestClient;
use crate::courier::Failure;
use crate::journal::{self, Posted};
use crate::rules::ids::{CampaignId, OfferId, PlayerId};
use crate::rules::{Campaign, Closing, Event, Offer, Outcome};
use crate::text::{Said, Text, say};
use poise::serenity_prelude::{ButtonStyle, CreateActionRow, CreateAllowedMentions, EditMessage};

/// The prefixes of the subjects for requests to join, and for a seat.
const ENTRY: &str = "entry:";
const SEAT: &str = "seat:";

/// What a person asks the moderators for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    Entry(PlayerId),
    /// An empty seat (H2.4).
    Seat {
        player: PlayerId,
        seat: PlayerId,
    },
}

#[derive(PartialEq, Eq)]
pub enum Shows {
    /// The offer is pending: updates the card's deadline, and keeps the first line and the buttons.
    Waiting(OfferPost),
    /// The offer has ended: shows how, and removes the buttons. If the gift can be returned, adds a button for that.
    Ended(OfferPost, Option<(Button, Said)>),
    /// A request to the moderators is pending: says what is asked, with its buttons.
    Asked(Said, Vec<RequestButton>),
    /// The applicant was admitted, or the request is over: removes the buttons.
    LetIn(Said),
}

/// A button below a request to the moderators.
pub type RequestButton = (Button, Said, ButtonStyle);

pub fn subject(offer: OfferId) -> String {
    format!("offer:{offer}")
}

pub fn offer_of(subject: &str) -> Option<OfferId> {
    subject.strip_prefix("offer:")?.parse().ok().map(OfferId)
}

pub fn entry_subject(wish: Wish) -> String {
    match wish {
        Wish::Entry(player) => format!("{ENTRY}{player}"),
        Wish::Seat { player, seat } => format!("{SEAT}{player}:{seat}"),
    }
}

pub fn wish_of(subject: &str) -> Option<Wish> {
    let player = |id: &str| id.parse().ok().map(PlayerId);
    match subject.strip_prefix(SEAT) {
        Some(rest) => {
            let (asker, seat) = rest.split_once(':')?;
            Some(Wish::Seat { player: player(asker)?, seat: player(seat)? })
        }
        None => player(subject.strip_prefix(ENTRY)?).map(Wish::Entry),
    }
}

/// Returns the event of a request to the moderators.
pub fn asking(wish: Wish) -> Event {
    match wish {
        Wish::Entry(player) => Event::EntryAsked { player },
        Wish::Seat { player, seat } => Event::SeatAsked { player, seat },
    }
}

/// Returns the buttons of a request to the moderators.
pub fn request_buttons(text: &Text, campaign: CampaignId, wish: Wish) -> Vec<RequestButton> {
    match wish {
        Wish::Entry(player) => {
            vec![(Button::Admit { campaign, player }, render::admit_label(text), ButtonStyle::Success)]
        }
        Wish::Seat { player, seat } => {
            let button = |gives| Button::Seat { campaign, seat, player, gives };
            vec![
                (button(true), say!(text, "button-give-seat"), ButtonStyle::Success),
                (button(false), say!(text, "button-refuse-seat"), ButtonStyle::Danger),
            ]
        }
    }
}

/// Returns the campaign's name if the message does not show it otherwise, as in a direct message.
pub fn named<'a>(campaign: &'a journal::Campaign, offer: &Offer) -> Option<&'a str> {
    is_direct(offer).then_some(campaign.name.as_str())
}

/// Returns whether an offer is shown in a direct message.
pub fn is_direct(offer: &Offer) -> bool {
    offer.private || offer.terms.is_sealed()
}

pub fn is_outdating(event: &Event) -> bool {
    matches!(
        event,
        Event::OfferExtended { .. }
            | Event::Paused { .. }
            | Event::Resumed { .. }
            | Event::Joined { .. }
            | Event::SeatGiven { .. }
            | Event::SeatRequestEnded { .. }
            | Event::Away { .. }
            | Event::Game(_)
    )
}

/// Returns whether undoing an event makes messages out of date that the event itself does not.
pub fn is_outdating_undone(event: &Event) -> bool {
    is_outdating(event) || matches!(event, Event::EntryAsked { .. } | Event::SeatAsked { .. })
}

/// Returns the subjects of the messages that an event makes out of date.
pub fn outdated(campaign: &Campaign, event: &Event) -> Vec<String> {
    match event {
        Event::OfferExtended { offer, .. } => vec![subject(*offer)],
        Event::Paused { .. } | Event::Resumed { .. } => {
            let pending = campaign.offers.pending.keys().map(|offer| subject(*offer));
            pending.chain(campaign.deals.open.values().flat_map(deals::subjects)).collect()
        }
        // Their deadline may have changed.
        Event::Away { player, .. } => {
            let asked = campaign.offers.pending.values();
            let asked = asked.filter(|offer| offer.to == *player && offer.from.is_some());
            let deals = campaign.deals.open.values().filter(|record| record.deal.parties.contains(player));
            asked.map(|offer| subject(offer.id)).chain(deals.flat_map(deals::subjects)).collect()
        }
        Event::Joined { player } | Event::EntryAsked { player } => vec![entry_subject(Wish::Entry(*player))],
        Event::SeatGiven { seat, player, .. } => {
            let (player, seat) = (*player, *seat);
            [Wish::Entry(player), Wish::Seat { player, seat }].map(entry_subject).into()
        }
        Event::SeatAsked { player, seat } | Event::SeatRequestEnded { player, seat, .. } => {
            vec![entry_subject(Wish::Seat { player: *player, seat: *seat })]
        }
        // The consequences of an answer have changed.
        Event::Game(event) => {
            let pending = campaign.offers.pending.values();
            let reworded = pending.filter(|offer| games::rewords(campaign, event, offer));
            reworded.map(|offer| subject(offer.id)).collect()
        }
        _ => Vec::new(),
    }
}

impl Shows {
    pub fn ended(text: &Text, row: &journal::Campaign, (offer, closing): (&Offer, &Closing)) -> Shows {
        let offer = &offer.redacted_for(offer.readers());
        let name = named(row, offer);
        let given = match closing.outcome {
            Outcome::Accepted => games::gives(offer),
            Outcome::Refused
            | Outcome::Lapsed
            | Outcome::Withdrawn
            | Outcome::Void
            | Outcome::Unable
            | Outcome::Settled => None,
        };
        let returns = given.map(|(giver, receiver)| {
            let go = Button::go(row.id, RETURN, [giver.to_string(), receiver.to_string()]);
            (go, say!(text, "guide-return"))
        });
        let post = render::offer_post(text, offer, Some(closing), name);
        Shows::Ended(post, returns)
    }

    /// Appends the announcement's small print, if the new content would otherwise replace it.
    #[must_use]
    pub fn with_print(mut self, print: &Said) -> Shows {
        match &mut self {
            Shows::Ended(post, _) => {
                post.content.push("\n");
                post.content.push(print);
            }
            // The first line stays, with the small print below it.
            Shows::Waiting(_) | Shows::Asked(..) | Shows::LetIn(_) => {}
        }
        self
    }

    /// Returns the content of a pending offer's message. The campaign must be redacted for the message's readers.
    pub fn waiting(text: &Text, row: &journal::Campaign, campaign: &Campaign, offer: &Offer) -> Shows {
        Shows::Waiting(render::waiting_post(text, campaign, offer, named(row, offer)))
    }

    /// Returns the content of a request to the moderators. An undo may make it pending again.
    pub fn entry(text: &Text, campaign: &Campaign, wish: Wish) -> Shows {
        let (waits, was_granted) = match wish {
            Wish::Entry(player) => (campaign.applicants.contains(&player), campaign.is_active(player)),
            Wish::Seat { player, seat } => {
                let mut taken = campaign.successors.iter();
                let has = taken.any(|one| (one.player, one.seat) == (player, seat));
                (campaign.seat_requests.get(&player) == Some(&seat), has)
            }
        };
        if waits {
            let asked = tell::lines(text, Reader::everybody(), &[asking(wish)], &[]);
            return Shows::Asked(Said::in_lines(asked), request_buttons(text, campaign.id, wish));
        }
        Shows::LetIn(match (wish, was_granted) {
            (Wish::Entry(player), true) => render::let_in(text, player),
            (Wish::Entry(player), false) => say!(text, "entry-request-over", player),
            (Wish::Seat { player, seat }, true) => say!(text, "seat-request-given", player, seat),
            (Wish::Seat { player, seat }, false) => say!(text, "told-seat-request-over", player, seat),
        })
    }

    /// Edits the message. A deleted message needs no edit.
    pub async fn put(&self, client: &RestClient, posted: &Posted) -> Result<(), Failure> {
        let edit = EditMessage::new().allowed_mentions(CreateAllowedMentions::new());
        let edit = match self {
            Shows::Waiting(post) => edit.embed(controls::embed(post.card.clone())),
            Shows::Ended(post, returns) => {
                let button = |(go, label): &(Button, Said)| controls::button(go, label.clone(), ButtonStyle::Secondary);
                let buttons: Vec<_> = returns.iter().map(button).collect();
                let rows = match buttons.is_empty() {
                    true => Vec::new(),
                    false => vec![CreateActionRow::Buttons(buttons)],
                };
                edit.content(post.content.clone()).embed(controls::embed(post.card.clone())).components(rows)
            }
            Shows::Asked(content, buttons) => {
                let button = |(go, label, style): &RequestButton| controls::button(go, label.clone(), *style);
                let buttons: Vec<_> = buttons.iter().map(button).collect();
                edit.content(content.clone()).components(vec![CreateActionRow::Buttons(buttons)])
            }
            Shows::LetIn(content) => edit.content(content.clone()).components(Vec::new()),
        };
        client.edit(posted, &edit).await
    }
}
