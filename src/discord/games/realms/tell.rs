//! Texts of events.

mod acts;
mod corrected;
mod covert;

use super::{trade, words};
use crate::discord::render::tell::{Reader, line};
use crate::discord::render::{harmless, mention};
use crate::rules::games::realms::{Changed, Event, MOST_POWER, Price};
use crate::rules::ids::PlayerId;
use crate::text::Text;
use crate::text::fl;

/// The events by subject, for exhaustive matches.
macro_rules! of_turns {
    () => {
        Event::Seated { .. }
            | Event::Ordered { .. }
            | Event::RealmsExchanged { .. }
            | Event::RealmGiven { .. }
            | Event::TurnBegun { .. }
            | Event::TurnEnded { .. }
            | Event::RoundBegun { .. }
    };
}
macro_rules! of_acts {
    () => {
        Event::InfluenceReturned { .. }
            | Event::InfluencePlaced { .. }
            | Event::AllianceForged { .. }
            | Event::AllianceEnded { .. }
            | Event::CalledToArms { .. }
            | Event::ClaimsPlaced { .. }
    };
}
macro_rules! of_entries {
    () => {
        Event::PurseChanged { .. } | Event::ProvinceTaken { .. } | Event::PiecesSet { .. } | Event::WarSet { .. }
    };
}
macro_rules! of_moderators {
    () => {
        Event::Board(_)
            | Event::Laid(_)
            | Event::SupplySet { .. }
            | Event::AllianceSet { .. }
            | Event::MerchantSet { .. }
            | Event::HostileSet { .. }
            | Event::PiratesSet { .. }
            | Event::ActiveSet { .. }
    };
}
pub use acts::landing_failed;
pub use corrected::merchant;
use {of_acts, of_entries, of_moderators, of_turns};

/// Renders a player's act, in the second person if that player reads it.
macro_rules! acted {
    ($text:expr, $reader:expr, $player:expr, $sentence:literal $(, $more:ident = $value:expr)* $(,)?) => {{
        let (you, player) = ($reader.is($player), mention($player));
        fl!($text, $sentence, you = you, player = player $(, $more = $value)*)
    }};
}
use acted;

/// Renders an act as a sentence and its consequence as a line. Returns `None` if another event already says it.
pub fn happened(text: &Text, reader: Reader, event: &Event) -> Option<String> {
    Some(match event {
        Event::Seated { player } => line(&acted!(text, reader, *player, "line-realms-seated")),
        Event::Ordered { order } => {
            let order = words::players(order);
            line(&fl!(text, "line-ordered", order = order))
        }
        Event::RealmsExchanged { player, realm, with, theirs } => {
            exchanged(text, reader, (*player, realm), (*with, theirs.as_deref()))
        }
        Event::RealmGiven { player, realm, before, ally } => given(text, reader, (*player, realm), (*before, *ally)),
        Event::TurnBegun { player, .. } => acted!(text, reader, *player, "told-turn-begun"),
        Event::TurnEnded { player, next } => turn_ended(text, reader, *player, *next),
        Event::RoundBegun { round, stood_up } => {
            let round = round.to_string();
            line(&match stood_up.is_empty() {
                true => fl!(text, "line-round-begun", round = round),
                false => {
                    let merchants = words::counts(text, stood_up);
                    fl!(text, "line-round-merchants", round = round, merchants = merchants)
                }
            })
        }
        of_entries!() => return entered(text, reader, event),
        of_acts!() => return acts::happened(text, reader, event),
        of_moderators!() => return corrected::happened(text, event),
        Event::Covert(event) => return covert::happened(text, reader, event),
        Event::Trade(event) => return trade::happened(text, reader, event),
    })
}

pub fn note(event: &Event) -> Option<&str> {
    match event {
        Event::PurseChanged { reason, .. } => reason.as_deref(),
        of_turns!()
        | of_acts!()
        | of_moderators!()
        | Event::ProvinceTaken { .. }
        | Event::PiecesSet { .. }
        | Event::WarSet { .. }
        | Event::Covert(_)
        | Event::Trade(_) => None,
    }
}

fn exchanged(
    text: &Text,
    reader: Reader,
    (player, realm): (PlayerId, &str),
    (with, theirs): (PlayerId, Option<&str>),
) -> String {
    let you = reader.role(player, with);
    let (player, with, realm) = (mention(player), mention(with), harmless::name(realm));
    match theirs.map(harmless::name) {
        Some(theirs) => {
            fl!(text, "told-realms-exchanged", you = you, player = player, realm = realm, with = with, theirs = theirs)
        }
        None => fl!(text, "told-realm-taken", you = you, player = player, realm = realm, with = with),
    }
}

/// Describes the realm that a moderator gave to a player, with its previous player and the ally who loses it.
fn given(
    text: &Text,
    reader: Reader,
    (player, realm): (PlayerId, &str),
    (before, ally): (Option<PlayerId>, Option<PlayerId>),
) -> String {
    let realm = harmless::name(realm);
    let mut told = match before {
        Some(before) => {
            acted!(text, reader, player, "line-realm-given", realm = realm.as_str(), before = mention(before))
        }
        None => acted!(text, reader, player, "line-npr-given", realm = realm.as_str()),
    };
    if let Some(ally) = ally {
        told.push_str(&fl!(text, "line-npr-ally-returns", ally = mention(ally)));
    }
    line(&told)
}

fn turn_ended(text: &Text, reader: Reader, player: PlayerId, next: Option<PlayerId>) -> String {
    match next {
        Some(next) => fl!(
            text,
            "told-turn-passed",
            you = reader.role(player, next),
            player = mention(player),
            next = mention(next)
        ),
        None => acted!(text, reader, player, "told-turn-ended"),
    }
}

/// Renders a report of what the table played without the bot. A player's report is an act, a moderator's a consequence.
fn entered(text: &Text, reader: Reader, event: &Event) -> Option<String> {
    let (told, by) = match event {
        Event::PurseChanged { player, power, ducats, lost, by, .. } => {
            (purse(text, reader, *player, (power, ducats), *lost), by)
        }
        Event::ProvinceTaken { province, area, owner, before, by, .. } => {
            let owner = owner.as_deref().map(harmless::name);
            let before = before.as_deref().map(harmless::name);
            let none = || fl!(text, "nobody");
            let told = fl!(
                text,
                "told-province",
                province = harmless::name(province),
                area = harmless::name(area),
                owner = owner.unwrap_or_else(none),
                before = before.unwrap_or_else(none)
            );
            (told, by)
        }
        Event::PiecesSet { player, kind, place, count, before, by } => {
            let told = acted!(
                text,
                reader,
                *player,
                "told-pieces",
                pieces = words::pieces(text, *kind, *count),
                before = before.to_string(),
                place = harmless::name(place)
            );
            (told, by)
        }
        Event::WarSet { realm, at_war, by, .. } => {
            let (realm, war) = (harmless::name(realm), words::yes(*at_war));
            (fl!(text, "told-war", realm = realm, war = war), by)
        }
        of_turns!() | of_acts!() | of_moderators!() | Event::Covert(_) | Event::Trade(_) => {
            return None;
        }
    };
    Some(match by {
        Some(_) => told,
        None => line(&told),
    })
}

fn purse(text: &Text, reader: Reader, player: PlayerId, (power, ducats): (&Changed, &Changed), lost: u32) -> String {
    let at = |power: u32, ducats: u32| words::purse(text, Price { power, ducats });
    acted!(
        text,
        reader,
        player,
        "told-purse",
        before = at(power.before, ducats.before),
        after = at(power.after, ducats.after),
        lost = lost,
        most = MOST_POWER.to_string()
    )
}
