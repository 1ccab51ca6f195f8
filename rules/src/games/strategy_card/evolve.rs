//! How events change what this ruleset keeps. Each part of the state looks at every event for itself.

use super::board::Planet;
use super::event::Event;
use super::row::{Play, Share};
use super::state::{Card, State};
use super::tokens::{Pool, Pools, Source};
use crate::ids::PlayerId;

impl State {
    /// Seats, phases, turns, the card, and how far it is resolved.
    pub(super) fn follow(&mut self, event: &Event) {
        match event {
            Event::Seated { player } => self.seating.sit(*player),
            Event::Ordered { order } => self.seating.order.clone_from(order),
            Event::PhaseBegun { phase } | Event::PhaseSet { phase, .. } => {
                self.phase = Some(*phase);
            }
            Event::Refreshed { .. } => {
                self.card = Card::default();
                self.seating.active = None;
                self.play = None;
                self.played_in = None;
            }
            Event::CardTaken { player } => self.card = Card::of(*player),
            Event::CardSet { after, .. } => self.card = *after,
            Event::CardExhausted { .. } => {
                self.card.exhausted = self.card.holder.is_some();
                self.resolving(|play| play.over = true);
            }
            Event::TurnBegun { player } => self.seating.active = Some(*player),
            Event::TurnEnded { .. } => self.seating.active = None,
            Event::ActiveSet { player, .. } => self.seating.active = *player,
            Event::Played {
                play,
                player,
                system,
            } => {
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
            Event::SecondaryApplied {
                player, planets, ..
            } => {
                let planets = planets.clone();
                self.share(*player, Share::Applied { planets });
            }
            Event::PassedOver { player, why } => {
                self.share(*player, Share::PassedOver { why: *why });
            }
            Event::TokenPlaced { .. }
            | Event::TokenSpared { .. }
            | Event::PrimaryReadied { .. }
            | Event::SecondaryAsked { .. }
            | Event::Gained { .. }
            | Event::Redistributed { .. }
            | Event::Spent { .. }
            | Event::TokenRemoved { .. }
            | Event::Activated { .. }
            | Event::PlanetExhausted { .. }
            | Event::PlanetReadied { .. }
            | Event::PlanetTaken { .. }
            | Event::SheetSet { .. }
            | Event::TokenSet { .. }
            | Event::PlanetSet { .. }
            | Event::Board(_) => {}
        }
    }

    /// Command sheets, and the tokens in systems; reinforcements are what is left of sixteen.
    pub(super) fn move_tokens(&mut self, event: &Event) {
        match event {
            Event::Seated { player } => self.lay_out(*player, Pools::START),
            Event::Gained { player, after, .. }
            | Event::Redistributed { player, after, .. }
            | Event::SheetSet { player, after, .. } => self.lay_out(*player, *after),
            Event::TokenPlaced {
                player,
                system,
                from,
                left,
                ..
            } => self.place(*player, system, *from, *left),
            Event::Activated {
                player,
                system,
                left,
            } => self.place(*player, system, Source::Sheet(Pool::Tactic), *left),
            Event::Spent {
                player, pool, left, ..
            } => self.leave(*player, *pool, *left),
            Event::SecondaryApplied { player, left, .. } => {
                self.leave(*player, Pool::Strategy, *left);
            }
            Event::TokenRemoved { player, system, .. } => self.lay(system, *player, false),
            Event::TokenSet {
                player,
                system,
                present,
                ..
            } => self.lay(system, *player, *present),
            Event::Refreshed { .. } => {
                let places = self.board.places.iter_mut();
                places.for_each(|place| place.pieces.clear());
            }
            Event::Board(change) => self.board.evolve(change),
            Event::Ordered { .. }
            | Event::PhaseBegun { .. }
            | Event::CardTaken { .. }
            | Event::TurnBegun { .. }
            | Event::TurnEnded { .. }
            | Event::Played { .. }
            | Event::TokenSpared { .. }
            | Event::PrimaryReadied { .. }
            | Event::SecondaryOpened { .. }
            | Event::SecondaryAsked { .. }
            | Event::SecondaryChosen { .. }
            | Event::SecondaryPassed { .. }
            | Event::PassedOver { .. }
            | Event::CardExhausted { .. }
            | Event::PlanetExhausted { .. }
            | Event::PlanetReadied { .. }
            | Event::PlanetTaken { .. }
            | Event::CardSet { .. }
            | Event::PlanetSet { .. }
            | Event::ActiveSet { .. }
            | Event::PhaseSet { .. } => {}
        }
    }

    /// Who controls planets, and which are exhausted.
    pub(super) fn turn_planets(&mut self, event: &Event) {
        match event {
            Event::PrimaryReadied { planets, .. } | Event::SecondaryApplied { planets, .. } => {
                for planet in planets {
                    self.with(planet, |it| it.exhausted = false);
                }
            }
            Event::PlanetExhausted { planet, .. } => self.with(planet, |it| it.exhausted = true),
            Event::PlanetReadied { planet, .. } => self.with(planet, |it| it.exhausted = false),
            Event::PlanetTaken { player, planet, .. } => self.with(planet, |it| {
                it.control = Some(*player);
                it.exhausted = true;
            }),
            Event::PlanetSet {
                planet,
                control,
                exhausted,
                ..
            } => self.with(planet, |it| {
                it.control = *control;
                it.exhausted = *exhausted;
            }),
            Event::Refreshed { .. } => {
                let places = self.board.places.iter_mut();
                let planets = places.flat_map(|place| &mut place.holds.planets);
                planets.for_each(|planet| planet.exhausted = false);
            }
            Event::Seated { .. }
            | Event::Ordered { .. }
            | Event::PhaseBegun { .. }
            | Event::CardTaken { .. }
            | Event::TurnBegun { .. }
            | Event::TurnEnded { .. }
            | Event::Played { .. }
            | Event::TokenPlaced { .. }
            | Event::TokenSpared { .. }
            | Event::SecondaryOpened { .. }
            | Event::SecondaryAsked { .. }
            | Event::SecondaryChosen { .. }
            | Event::SecondaryPassed { .. }
            | Event::PassedOver { .. }
            | Event::CardExhausted { .. }
            | Event::Gained { .. }
            | Event::Redistributed { .. }
            | Event::Spent { .. }
            | Event::TokenRemoved { .. }
            | Event::Activated { .. }
            | Event::CardSet { .. }
            | Event::SheetSet { .. }
            | Event::TokenSet { .. }
            | Event::ActiveSet { .. }
            | Event::PhaseSet { .. }
            | Event::Board(_) => {}
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

    /// Changes the planet of exactly that name.
    fn with(&mut self, name: &str, change: impl FnOnce(&mut Planet)) {
        let places = self.board.places.iter_mut();
        let mut planets = places.flat_map(|place| &mut place.holds.planets);
        if let Some(planet) = planets.find(|planet| planet.name == name) {
            change(planet);
        }
    }
}
