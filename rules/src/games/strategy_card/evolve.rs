//! Applies events to the state.

use super::board::Planet;
use super::event::Event;
use super::initiative::DIPLOMACY;
use super::row::{Play, Share};
use super::state::{Card, Phase, State};
use super::tokens::{Pool, Pools, Source};
use crate::ids::PlayerId;

impl State {
    pub(super) fn follow(&mut self, event: &Event) {
        match event {
            Event::Seated { player } => {
                self.seating.sit(*player);
                self.lay_out(*player, Pools::START);
            }
            Event::Ordered { order } => self.seating.order.clone_from(order),
            Event::PhaseBegun { phase } => {
                self.phase = Some(*phase);
                if *phase == Phase::Strategy {
                    self.initiatives.clear();
                }
            }
            Event::PhaseSet { phase, .. } => self.phase = Some(*phase),
            Event::InitiativeRecorded { player, number, .. } => {
                self.initiatives.insert(*player, *number);
            }
            Event::InitiativeLost { player, .. } => {
                self.initiatives.remove(player);
            }
            Event::Refreshed { .. } => {
                self.card = Card::default();
                self.seating.active = None;
                self.play = None;
                self.played_in = None;
                for place in &mut self.board.places {
                    place.pieces.clear();
                    let planets = place.holds.planets.iter_mut();
                    planets.for_each(|planet| planet.exhausted = false);
                }
            }
            Event::TurnBegun { player } => self.seating.active = Some(*player),
            Event::TurnEnded { .. } => self.seating.active = None,
            Event::ActiveSet { player, .. } => self.seating.active = *player,
            Event::Board(change) => self.board.evolve(change),
            Event::CardTaken { player } => self.hold(Card::of(*player)),
            Event::CardSet { after, .. } => self.hold(*after),
            Event::CardExhausted { .. } => {
                self.card.exhausted = self.card.holder.is_some();
                self.resolving(|play| play.over = true);
            }
            Event::Played { play, player, system } => {
                self.plays = *play;
                self.play = Some(Play::begun(*play, *player, system.clone()));
                let system = system.clone().map(|system| (system, *player));
                self.played_in = system.or(self.played_in.take());
            }
            Event::SecondaryOpened { seats, .. } => self.resolving(|play| play.open(seats)),
            Event::SecondaryChosen { player, planets } => {
                let planets = planets.clone();
                self.share(*player, Share::Answered { planets });
            }
            Event::SecondaryPassed { player, silent } => {
                self.share(*player, Share::Passed { silent: *silent });
            }
            Event::SecondaryApplied { player, planets, left, .. } => {
                self.leave(*player, Pool::Strategy, *left);
                self.ready(planets);
                let planets = planets.clone();
                self.share(*player, Share::Applied { planets });
            }
            Event::PassedOver { player, why } => {
                self.share(*player, Share::PassedOver { why: *why });
            }
            // These do not change the state.
            Event::TokenSpared { .. } | Event::SecondaryAsked { .. } => {}
            // Reinforcements are the rest of the sixteen, so only sheets and systems change.
            Event::Gained { player, after, .. }
            | Event::Redistributed { player, after, .. }
            | Event::SheetSet { player, after, .. } => self.lay_out(*player, *after),
            Event::TokenPlaced { player, system, from, left, .. } => self.place(*player, system, *from, *left),
            Event::Activated { player, system, left } => {
                self.place(*player, system, Source::Sheet(Pool::Tactic), *left)
            }
            Event::Spent { player, pool, left, .. } => self.leave(*player, *pool, *left),
            Event::TokenRemoved { player, system, .. } => self.lay(system, *player, false),
            Event::TokenSet { player, system, present, .. } => self.lay(system, *player, *present),
            Event::PrimaryReadied { planets, .. } => self.ready(planets),
            Event::PlanetExhausted { planet, .. } => self.with(planet, |it| it.exhausted = true),
            Event::PlanetReadied { planet, .. } => self.with(planet, |it| it.exhausted = false),
            Event::PlanetTaken { player, planet, .. } => self.with(planet, |it| {
                it.control = Some(*player);
                it.exhausted = true;
            }),
            Event::PlanetSet { planet, control, exhausted, .. } => self.with(planet, |it| {
                it.control = *control;
                it.exhausted = *exhausted;
            }),
        }
    }

    /// Moves the card. A recorded initiative above the card's no longer counts for its holder (T1.9).
    fn hold(&mut self, card: Card) {
        self.card = card;
        self.initiatives.retain(|player, number| Some(*player) != card.holder || *number <= DIPLOMACY);
    }

    fn ready(&mut self, planets: &[String]) {
        for planet in planets {
            self.with(planet, |it| it.exhausted = false);
        }
    }

    fn resolving(&mut self, change: impl FnOnce(&mut Play)) {
        if let Some(play) = &mut self.play {
            change(play);
        }
    }

    fn share(&mut self, player: PlayerId, share: Share) {
        self.resolving(|play| play.set(player, share));
    }

    fn lay_out(&mut self, player: PlayerId, sheet: Pools) {
        self.sheets.insert(player, sheet);
    }

    fn place(&mut self, player: PlayerId, system: &str, from: Source, left: u8) {
        match from {
            Source::Sheet(pool) => self.leave(player, pool, left),
            Source::Reinforcements => {}
        }
        self.lay(system, player, true);
    }

    fn leave(&mut self, player: PlayerId, pool: Pool, left: u8) {
        if let Some(sheet) = self.sheets.get_mut(&player) {
            *sheet.of_mut(pool) = left;
        }
    }

    fn lay(&mut self, system: &str, player: PlayerId, present: bool) {
        if let Some(place) = self.board.place_mut(system) {
            place.set((), Some(player), u32::from(present));
        }
    }

    fn with(&mut self, name: &str, change: impl FnOnce(&mut Planet)) {
        let places = self.board.places.iter_mut();
        let mut planets = places.flat_map(|place| &mut place.holds.planets);
        if let Some(planet) = planets.find(|planet| planet.name == name) {
            change(planet);
        }
    }
}
