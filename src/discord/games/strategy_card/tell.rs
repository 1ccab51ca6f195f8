//! Texts of events.

mod corrected;
mod resolved;
mod tokens;

use super::words;
use crate::discord::render::tell::{Reader, line};
use crate::discord::render::words::who;
use crate::discord::render::{harmless, mention};
use crate::rules::games::strategy_card::{Event, Pools, TOKENS};
use crate::rules::ids::PlayerId;
use crate::text::Text;
use crate::text::fl;

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
            let order = words::players(text, order);
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
        Event::Refreshed { tokens, planets, holder, active } => {
            return resolved::refreshed(text, (tokens, planets), (*holder, *active));
        }
        Event::Played { player, system, .. } => resolved::played(text, reader, *player, system.as_deref()),
        Event::TokenSpared { player, system, why } => line(&resolved::spared(text, reader, *player, (system, *why))),
        Event::PrimaryReadied { player, planets } => {
            let planets = words::names(text, planets);
            line(&acted!(text, reader, *player, "line-primary-readied", planets = planets))
        }
        Event::SecondaryOpened { asked, .. } => match asked.is_empty() {
            true => fl!(text, "told-secondary-nobody"),
            false => fl!(text, "told-secondary-opened", players = words::players(text, asked)),
        },
        Event::SecondaryAsked { player, .. } => {
            acted!(text, reader, *player, "told-secondary-asked")
        }
        Event::SecondaryChosen { player, planets } => {
            let planets = words::names(text, planets);
            line(&acted!(text, reader, *player, "line-secondary-chosen", planets = planets))
        }
        Event::SecondaryApplied { player, planets, lost, left } => {
            resolved::applied(text, reader, *player, (planets, lost), *left)
        }
        Event::PassedOver { player, why } => {
            let why = words::hindrance(text, *why);
            line(&acted!(text, reader, *player, "line-passed-over", why = why))
        }
        Event::CardExhausted { .. } => line(&fl!(text, "line-card-exhausted")),
        Event::SecondaryPassed { player, silent: true } => line(&acted!(text, reader, *player, "line-passed-silently")),
        // The end of the question says it.
        Event::SecondaryPassed { silent: false, .. } => return None,
        Event::TokenPlaced { player, system, from, left, by_card } => {
            let placed = tokens::placed(text, reader, *player, (system, *from, *left));
            match by_card {
                true => line(&placed),
                false => placed,
            }
        }
        Event::Gained { player, gained, after, reinforcements } => acted!(
            text,
            reader,
            *player,
            "told-gained",
            gained = words::shares(text, *gained),
            sheet = words::sheet(text, *after),
            left = reinforcements.to_string()
        ),
        Event::Redistributed { player, before, after } => {
            tokens::redistributed(text, reader, *player, (*before, *after))
        }
        Event::Spent { player, pool, count, left } => acted!(
            text,
            reader,
            *player,
            "told-spent",
            count = count,
            pool = words::pool(text, *pool),
            left = left.to_string()
        ),
        Event::TokenRemoved { by, player, system, reinforcements } => {
            tokens::removed(text, reader, (*by, *player), (system, *reinforcements))
        }
        Event::Activated { player, system, left } => {
            acted!(text, reader, *player, "told-activated", system = harmless::name(system), left = left.to_string())
        }
        Event::CardSet { before, after } => {
            let (before, after) = (corrected::card(text, *before), corrected::card(text, *after));
            line(&fl!(text, "line-card-set", before = before, after = after))
        }
        Event::SheetSet { player, before, after, reinforcements } => line(&fl!(
            text,
            "line-sheet-set",
            player = mention(*player),
            before = words::sheet(text, *before),
            after = words::sheet(text, *after),
            left = reinforcements.to_string()
        )),
        Event::TokenSet { player, system, present, reinforcements } => line(&fl!(
            text,
            "line-token-set",
            player = mention(*player),
            system = harmless::name(system),
            present = corrected::yes(*present),
            left = reinforcements.to_string()
        )),
        Event::PlanetSet { planet, control, before, exhausted, was_exhausted } => line(&fl!(
            text,
            "line-planet-set",
            planet = harmless::name(planet),
            before = corrected::planet(text, *before, *was_exhausted),
            after = corrected::planet(text, *control, *exhausted)
        )),
        Event::ActiveSet { player, before } => line(&match player.map(mention) {
            Some(player) => fl!(text, "line-turn-set", player = player),
            None => fl!(text, "line-turn-over", player = who(text, *before)),
        }),
        Event::PhaseSet { phase, before } => {
            let (before, after) = (words::phase_now(text, *before), words::phase(text, *phase));
            line(&fl!(text, "line-phase-set", before = before, after = after))
        }
        Event::Board(change) => return corrected::board(text, change),
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
