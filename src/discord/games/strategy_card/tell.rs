//! Texts of events.

mod corrected;
mod resolved;
mod tokens;

use super::words;
use crate::discord::render::tell::{Reader, line};
use crate::discord::render::{harmless, mention};
use crate::rules::games::strategy_card::{Event, Pools, TOKENS};
use crate::rules::ids::PlayerId;
use crate::text::Text;
use crate::text::fl;

/// The events by subject, for exhaustive matches.
macro_rules! of_turns {
    () => {
        Event::Seated { .. }
            | Event::Ordered { .. }
            | Event::PhaseBegun { .. }
            | Event::CardTaken { .. }
            | Event::TurnBegun { .. }
            | Event::TurnEnded { .. }
            | Event::InitiativeRecorded { .. }
            | Event::InitiativeLost { .. }
            | Event::PlanetExhausted { .. }
            | Event::PlanetReadied { .. }
            | Event::PlanetTaken { .. }
    };
}
macro_rules! of_card {
    () => {
        Event::Refreshed { .. }
            | Event::Played { .. }
            | Event::TokenSpared { .. }
            | Event::PrimaryReadied { .. }
            | Event::SecondaryOpened { .. }
            | Event::SecondaryAsked { .. }
            | Event::SecondaryChosen { .. }
            | Event::SecondaryPassed { .. }
            | Event::SecondaryApplied { .. }
            | Event::PassedOver { .. }
            | Event::CardExhausted { .. }
    };
}
macro_rules! of_tokens {
    () => {
        Event::TokenPlaced { .. }
            | Event::Gained { .. }
            | Event::Redistributed { .. }
            | Event::Spent { .. }
            | Event::TokenRemoved { .. }
            | Event::Activated { .. }
    };
}
macro_rules! of_moderators {
    () => {
        Event::CardSet { .. }
            | Event::SheetSet { .. }
            | Event::TokenSet { .. }
            | Event::PlanetSet { .. }
            | Event::ActiveSet { .. }
            | Event::PhaseSet { .. }
            | Event::Board(_)
    };
}
use {of_card, of_moderators, of_tokens, of_turns};

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
        Event::Seated { player } => line(&seated(text, reader, *player)),
        Event::Ordered { order } => {
            let order = words::players(order);
            line(&fl!(text, "line-ordered", order = order))
        }
        Event::PhaseBegun { phase } => {
            fl!(text, "told-phase-begun", phase = words::phase(text, *phase))
        }
        Event::CardTaken { player } => acted!(text, reader, *player, "told-card-taken"),
        Event::TurnBegun { player } => acted!(text, reader, *player, "told-turn-begun"),
        Event::TurnEnded { player, next } => turn_ended(text, reader, *player, *next),
        Event::InitiativeRecorded { player, number, before } => {
            let number = number.to_string();
            match before {
                Some(before) => {
                    acted!(
                        text,
                        reader,
                        *player,
                        "told-initiative-changed",
                        number = number,
                        before = before.to_string()
                    )
                }
                None => acted!(text, reader, *player, "told-initiative", number = number),
            }
        }
        Event::InitiativeLost { player, number } => {
            line(&acted!(text, reader, *player, "line-initiative-lost", number = number.to_string()))
        }
        Event::PlanetExhausted { player, planet } => {
            acted!(text, reader, *player, "told-planet-exhausted", planet = harmless::name(planet))
        }
        Event::PlanetReadied { player, planet } => {
            acted!(text, reader, *player, "told-planet-readied", planet = harmless::name(planet))
        }
        Event::PlanetTaken { player, planet, before } => taken(text, reader, *player, (planet, *before)),
        of_card!() => return resolved::happened(text, reader, event),
        of_tokens!() => return tokens::happened(text, reader, event),
        of_moderators!() => return corrected::happened(text, event),
    })
}

fn seated(text: &Text, reader: Reader, player: PlayerId) -> String {
    let sheet = Pools::START;
    let left = u32::from(TOKENS).saturating_sub(sheet.sum()).to_string();
    acted!(
        text,
        reader,
        player,
        "line-card-seated",
        all = TOKENS.to_string(),
        sheet = words::sheet(text, sheet),
        left = left
    )
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

fn taken(text: &Text, reader: Reader, player: PlayerId, (planet, before): (&str, Option<PlayerId>)) -> String {
    let planet = harmless::name(planet);
    match before {
        Some(before) => fl!(
            text,
            "told-planet-won",
            you = reader.role(player, before),
            player = mention(player),
            before = mention(before),
            planet = planet
        ),
        None => acted!(text, reader, player, "told-planet-taken", planet = planet),
    }
}
