//! Deals on Discord: the cards of versions that were sent, which are edited when something changes, and the private
//! builder of drafts.

mod builder;

pub use builder::{builder, clause_read, go, in_return, list, replaced, shown, with_beginning};

use super::controls;
use super::render::tell::Reader;
use super::render::{self, Card};
use super::rest_client::RestClient;
use super::row;
use crate::courier::Failure;
use crate::discord::buttons::Button;
use crate::journal::{Posted, Target};
use crate::rules::deal::{Deal, Happened, Record, may_counter};
use crate::rules::ids::{DealId, PlayerId};
use crate::rules::{Audience, Campaign, Event, Notice, Offer};
use crate::text::{Said, Text, say};
use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow, CreateMessage};

pub const LIST: &str = "deals";
const NEW: &str = "deal-new";
const ADD: &str = "deal-add";
const DROP: &str = "deal-drop";
const SEND: &str = "deal-send";
const DISCARD: &str = "deal-discard";
const SIGN: &str = "deal-sign";
const COUNTER: &str = "deal-counter";
const DECLINE: &str = "deal-decline";
const OFFER: &str = "deal-offer";
const SHOW: &str = "deal-show";

/// The wizards about deals, besides their list.
pub const WIZARDS: [&str; 10] = [NEW, ADD, DROP, SEND, DISCARD, SIGN, COUNTER, DECLINE, OFFER, SHOW];

/// Returns whether a wizard of this name is about deals.
pub fn is_wizard(wizard: &str) -> bool {
    WIZARDS.contains(&wizard)
}

const SUBJECT: &str = "deal:";

/// Identifies the message of a version: at the table, or in a party's direct messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shown {
    pub deal: DealId,
    pub version: u32,
    /// The reader of a direct message.
    pub reader: Option<PlayerId>,
}

impl Shown {
    pub fn new(deal: &Deal, target: Target) -> Shown {
        let reader = match target {
            Target::Channel => None,
            Target::Player(player) => Some(player),
        };
        Shown { deal: deal.id, version: deal.version, reader }
    }

    pub fn subject(self) -> String {
        let Shown { deal, version, reader } = self;
        match reader {
            Some(reader) => format!("{SUBJECT}{deal}:{version}:{reader}"),
            None => format!("{SUBJECT}{deal}:{version}"),
        }
    }

    /// Returns the version that a message with this subject shows.
    pub fn of(subject: &str) -> Option<Shown> {
        let mut parts = subject.strip_prefix(SUBJECT)?.split(':');
        let deal = DealId(parts.next()?.parse().ok()?);
        let version = parts.next()?.parse().ok()?;
        let reader = parts.next().map(|reader| reader.parse().map(PlayerId)).transpose().ok()?;
        Some(Shown { deal, version, reader })
    }
}

/// Returns the version that a notice announces. Its buttons require a separate message.
pub fn sent(notice: &Notice) -> Option<&Deal> {
    match notice.act() {
        Some(Event::Deal(Happened::Sent { deal, .. })) => Some(deal),
        _ => None,
    }
}

/// Returns the deals whose messages change after a notice.
pub fn touched(notice: &Notice) -> Vec<DealId> {
    let all = notice.events.iter().filter_map(|event| match event {
        Event::Deal(
            Happened::Sent { .. }
            | Happened::Signed { .. }
            | Happened::Unsigned { .. }
            | Happened::Reopened { .. }
            | Happened::Ended { .. }
            | Happened::CarriedOut { .. },
        ) => event.about_deal().map(|(deal, _)| deal),
        _ => None,
    });
    all.collect()
}

/// Returns whether all messages of open deals may change after a notice: signatures were undone, or deadlines moved.
pub fn all_change(notice: &Notice) -> bool {
    matches!(
        notice.act(),
        Some(Event::Undone { .. } | Event::Paused { .. } | Event::Resumed { .. } | Event::Away { .. })
    )
}

/// Returns the open deals that the readers of such a notice know of.
pub fn open_to(campaign: &Campaign, readers: Audience) -> impl Iterator<Item = DealId> {
    let open = campaign.deals.open.values().map(|record| &record.deal);
    let known = open.filter(move |deal| match readers {
        Audience::Table => true,
        Audience::Player(player) => deal.id.is_private() && deal.parties.contains(&player),
    });
    known.map(|deal| deal.id)
}

/// Returns the subjects of all messages that show versions of a deal.
pub fn subjects(record: &Record) -> Vec<String> {
    let versions = record.earlier.iter().chain([&record.deal]);
    let all = versions.flat_map(|version| {
        let readers: Vec<Option<PlayerId>> = match version.id.is_private() {
            true => version.parties.iter().copied().map(Some).collect(),
            false => vec![None],
        };
        readers.into_iter().map(|reader| Shown { deal: version.id, version: version.version, reader })
    });
    all.map(Shown::subject).collect()
}

/// Adds the card and its buttons to the message that announces a version.
pub fn with_card(
    text: &Text,
    campaign: &Campaign,
    deal: &Deal,
    target: Target,
    message: CreateMessage,
) -> CreateMessage {
    row::with_card(message, drawn(text, campaign, Shown::new(deal, target)))
}

/// Updates the message of a version. A deleted message needs no edit. If the deal is unknown, only removes the buttons.
pub async fn show(
    client: &RestClient,
    text: &Text,
    campaign: &Campaign,
    posted: &Posted,
    shown: Shown,
) -> Result<(), Failure> {
    row::update(client, posted, drawn(text, campaign, shown)).await
}

fn drawn(text: &Text, campaign: &Campaign, shown: Shown) -> Option<(Card, Vec<CreateActionRow>)> {
    let record = campaign.deals.get(shown.deal)?;
    let mut versions = record.earlier.iter().chain([&record.deal]);
    let deal = versions.find(|one| one.version == shown.version)?;
    let reader = shown.reader.map_or_else(Reader::everybody, Reader::only);
    let card = render::deal_card(text, campaign, record, deal, reader);
    let open = record.closing.is_none() && record.deal.version == deal.version;
    let button = |(wizard, label, style)| controls::button(&answer_to(campaign, wizard, deal), label, style);
    let buttons: Vec<_> = answers(text).into_iter().filter(|_| open).map(button).collect();
    let rows = if open { vec![CreateActionRow::Buttons(buttons)] } else { Vec::new() };
    Some((card, rows))
}

/// Returns the answers to an open version: to sign, to counter and to decline it.
fn answers(text: &Text) -> [(&'static str, Said, ButtonStyle); 3] {
    [
        (SIGN, say!(text, "deal-button-sign"), ButtonStyle::Success),
        (COUNTER, say!(text, "deal-button-counter"), ButtonStyle::Secondary),
        (DECLINE, say!(text, "deal-button-decline"), ButtonStyle::Danger),
    ]
}

/// Returns the button that answers an offer with a deal, if that is possible.
pub fn counter_button(text: &Text, campaign: &Campaign, offer: &Offer) -> Option<serenity::CreateButton> {
    let button =
        Button::Go { campaign: campaign.id, wizard: OFFER.to_owned(), answers: vec![offer.id.to_string()], menu: 0 };
    let label = say!(text, "deal-button-counter");
    may_counter(campaign, offer).then(|| controls::button(&button, label, ButtonStyle::Secondary))
}

/// Returns the button that answers this version of a deal.
fn answer_to(campaign: &Campaign, wizard: &str, deal: &Deal) -> Button {
    let answers = vec![deal.id.to_string(), deal.version.to_string()];
    Button::Go { campaign: campaign.id, wizard: wizard.to_owned(), answers, menu: 0 }
}
