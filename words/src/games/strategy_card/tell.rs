//! Texts of events.

mod corrected;
mod resolved;
mod tokens;

use super::words;
use crate::game_words::{Told, without};
use crate::render::tell::{acted, turn_ended, turn_set};
use crate::render::{Reader, line};
use crate::rules::PlayerId;
use crate::rules::games::strategy_card::{Event, Pools, State, TOKENS};
use crate::text::{Name, Said, Text, say};

impl Told for State {
    without!(remarks);

    fn told(text: &Text, reader: Reader, event: &Event) -> Option<Said> {
        Some(match event {
            Event::Seated { player } => line(&seated(text, reader, *player)),
            Event::Ordered { order } => line(&say!(text, "line-ordered", order = words::players(text, order))),
            Event::PhaseBegun { phase } => say!(text, "told-phase-begun", phase = words::phase(text, *phase)),
            Event::CardTaken { player } => acted!(text, reader, *player, "told-card-taken"),
            Event::TurnBegun { player } => acted!(text, reader, *player, "told-turn-begun"),
            Event::TurnEnded { player, next } => turn_ended(text, reader, *player, *next),
            Event::InitiativeRecorded { player, number, before } => match before {
                Some(before) => acted!(text, reader, *player, "told-initiative-changed", number, before),
                None => acted!(text, reader, *player, "told-initiative", number),
            },
            Event::InitiativeLost { player, number } => {
                line(&acted!(text, reader, *player, "line-initiative-lost", number))
            }
            Event::PlanetExhausted { player, planet } => {
                acted!(text, reader, *player, "told-planet-exhausted", planet = Name(planet))
            }
            Event::PlanetReadied { player, planet } => {
                acted!(text, reader, *player, "told-planet-readied", planet = Name(planet))
            }
            Event::PlanetTaken { player, planet, before } => taken(text, reader, *player, (planet, *before)),
            Event::Refreshed { tokens, planets, holder, active } => {
                return resolved::refreshed(text, (tokens, planets), (*holder, *active));
            }
            Event::Played { player, system, .. } => resolved::played(text, reader, *player, system.as_deref()),
            Event::TokenSpared { player, system, why } => {
                line(&resolved::spared(text, reader, *player, (system, *why)))
            }
            Event::PrimaryReadied { player, planets } => {
                line(&acted!(text, reader, *player, "line-primary-readied", planets = words::names(text, planets)))
            }
            Event::SecondaryOpened { asked, .. } => match asked.is_empty() {
                true => say!(text, "told-secondary-nobody"),
                false => say!(text, "told-secondary-opened", players = words::players(text, asked)),
            },
            Event::SecondaryAsked { player, .. } => acted!(text, reader, *player, "told-secondary-asked"),
            Event::SecondaryChosen { player, planets } => {
                line(&acted!(text, reader, *player, "line-secondary-chosen", planets = words::names(text, planets)))
            }
            Event::SecondaryApplied { player, planets, lost, left } => {
                resolved::applied(text, reader, *player, (planets, lost), *left)
            }
            Event::PassedOver { player, why } => {
                line(&acted!(text, reader, *player, "line-passed-over", why = words::hindrance(text, *why)))
            }
            Event::CardExhausted { .. } => line(&say!(text, "line-card-exhausted")),
            Event::SecondaryPassed { player, silent: true } => {
                line(&acted!(text, reader, *player, "line-passed-silently"))
            }
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
                left = reinforcements
            ),
            Event::Redistributed { player, before, after } => {
                tokens::redistributed(text, reader, *player, (*before, *after))
            }
            Event::Spent { player, pool, count, left } => {
                acted!(text, reader, *player, "told-spent", count, pool = words::pool(text, *pool), left)
            }
            Event::TokenRemoved { by, player, system, reinforcements } => {
                tokens::removed(text, reader, (*by, *player), (system, *reinforcements))
            }
            Event::Activated { player, system, left } => {
                acted!(text, reader, *player, "told-activated", system = Name(system), left)
            }
            Event::CardSet { before, after } => {
                let (before, after) = (corrected::card(text, *before), corrected::card(text, *after));
                line(&say!(text, "line-card-set", before, after))
            }
            Event::SheetSet { player, before, after, reinforcements } => line(&say!(
                text,
                "line-sheet-set",
                player,
                before = words::sheet(text, *before),
                after = words::sheet(text, *after),
                left = reinforcements
            )),
            Event::TokenSet { player, system, present, reinforcements } => line(&say!(
                text,
                "line-token-set",
                player,
                system = Name(system),
                present = *present,
                left = reinforcements
            )),
            Event::PlanetSet { planet, control, before, exhausted, was_exhausted } => line(&say!(
                text,
                "line-planet-set",
                planet = Name(planet),
                before = corrected::planet(text, *before, *was_exhausted),
                after = corrected::planet(text, *control, *exhausted)
            )),
            Event::ActiveSet { player, before } => line(&turn_set(text, *player, *before)),
            Event::PhaseSet { phase, before } => {
                let (before, after) = (words::phase_now(text, *before), words::phase(text, *phase));
                line(&say!(text, "line-phase-set", before, after))
            }
            Event::Board(change) => return corrected::board(text, change),
        })
    }
}

fn seated(text: &Text, reader: Reader, player: PlayerId) -> Said {
    let sheet = Pools::START;
    let left = u32::from(TOKENS).saturating_sub(sheet.sum());
    acted!(text, reader, player, "line-card-seated", all = TOKENS, sheet = words::sheet(text, sheet), left)
}

fn taken(text: &Text, reader: Reader, player: PlayerId, (planet, before): (&str, Option<PlayerId>)) -> Said {
    let planet = Name(planet);
    match before {
        Some(before) => say!(text, "told-planet-won", you = reader.role(player, before), player, before, planet),
        None => acted!(text, reader, player, "told-planet-taken", planet),
    }
}
