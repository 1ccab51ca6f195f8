//! The state of the ambassadors ruleset: the board, the seats, whose action it is, and the holder of the Traitor tile
//! (E1).

use super::board::{Board, Place};
use super::event::Event;
use super::seat::{Seat, Space, Species, Tile};
use crate::ids::PlayerId;
use crate::seating::Seating;
use crate::table::{Refusal, Roster};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::collections::BTreeMap;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    pub board: Board,
    #[serde(flatten)]
    pub seating: Seating,
    pub seats: BTreeMap<PlayerId, Seat>,
    pub traitor: Option<PlayerId>,
    /// From 1.
    pub round: u32,
    /// The highest number of players at the table at one time since the first action; `None` before it (E2.1).
    #[serde(default, rename = "began_with", skip_serializing_if = "Option::is_none")]
    pub most_players: Option<usize>,
}

impl Default for State {
    fn default() -> State {
        State {
            board: Board::default(),
            seating: Seating::default(),
            seats: BTreeMap::new(),
            traitor: None,
            round: 1,
            most_players: None,
        }
    }
}

impl State {
    /// Returns a player's seat.
    ///
    /// # Errors
    /// Refuses a player who never sat down.
    pub fn seat(&self, player: PlayerId) -> Result<&Seat, Refusal> {
        self.seats.get(&player).ok_or(Refusal::NotInCampaign { player })
    }

    /// Returns the players a player has relations with, in the order of the spaces with their ambassadors.
    pub fn partners(&self, player: PlayerId) -> Vec<PlayerId> {
        let seat = self.seats.get(&player);
        seat.map_or_else(Vec::new, |seat| seat.ambassadors().collect())
    }

    /// Returns all pairs with relations, each once.
    pub fn relations(&self) -> Vec<(PlayerId, PlayerId)> {
        let of = |player: &PlayerId| {
            let player = *player;
            self.partners(player).into_iter().map(move |p| (player, p))
        };
        let seating = &self.seating;
        let all = seating.order.iter().flat_map(of);
        all.filter(|(one, other)| seating.position(*one) < seating.position(*other)).collect()
    }

    /// Returns the players for the seats of a board file: the current players, clockwise, then those who left but
    /// still have something on the board.
    pub fn on_board(&self, roster: Roster<'_>) -> Vec<PlayerId> {
        let owns = |player: &PlayerId| {
            let mut places = self.board.places.iter();
            places.any(|one| one.holder == Some(*player) || one.count(Some(*player)) > 0)
        };
        let order = self.seating.order.iter().copied();
        let gone = order.filter(|player| !roster.is_active(*player) && owns(player));
        self.seating.seated(roster).chain(gone).collect()
    }

    /// Returns the state with all reputation tiles face down except the viewer's (E1.2).
    pub(super) fn tiles_turned_over(&self, viewer: Option<PlayerId>) -> Cow<'_, State> {
        let hides = |(player, seat): (&PlayerId, &Seat)| Some(*player) != viewer && seat.reputation().next().is_some();
        if !self.seats.iter().any(hides) {
            return Cow::Borrowed(self);
        }
        let mut redacted = self.clone();
        for (player, seat) in &mut redacted.seats {
            if Some(*player) != viewer {
                super::seat::turn_over(&mut seat.track);
            }
        }
        Cow::Owned(redacted)
    }

    /// Returns the number of players at the start of an action, if it is a new maximum (E2.1).
    pub(super) fn counts_at_action(&self, roster: Roster<'_>) -> Option<usize> {
        let seated = Some(self.seating.seated(roster).count());
        seated.filter(|_| seated > self.most_players)
    }

    /// Returns the event for a new maximum when a player joins after the first action (E2.1).
    pub(super) fn counts_joining(&self, roster: Roster<'_>) -> Option<Event> {
        let players = self.seating.seated(roster).count() + 1;
        let more = self.most_players.is_some_and(|most| players > most);
        more.then_some(Event::PlayersCounted { players })
    }

    pub(super) fn evolve(&mut self, event: &Event) {
        match event {
            Event::Seated { player } => {
                self.seating.order.push(*player);
                self.seats.insert(*player, Seat::new(Species::Terrans));
            }
            Event::SpeciesChosen { player, species } => self.with(*player, |seat| {
                seat.species = *species;
                seat.track = super::seat::empty(&species.spaces());
            }),
            Event::Ordered { order } => self.seating.order.clone_from(order),
            Event::TrackSet { player, track } => {
                self.with(*player, |seat| seat.track.clone_from(track));
            }
            Event::PopulationSet { player, before, after } => self.with(*player, |seat| {
                seat.cubes = *after;
                seat.placed = (seat.placed + before.sum()).saturating_sub(after.sum());
            }),
            Event::TechnologySet { player, technology, has } => self.with(*player, |seat| {
                match has {
                    true => seat.technologies.insert(*technology),
                    false => seat.technologies.remove(technology),
                };
            }),
            Event::Board(event) => self.board.evolve(event),
            Event::ShipsEntered { player, sector, count, .. } => self.lay_ships(sector, *player, *count),
            Event::SectorTaken { player, sector } => self.at_place(sector, |place| place.holder = Some(*player)),
            Event::SectorLeft { sector, .. } => self.at_place(sector, |place| place.holder = None),
            Event::ActionBegun { player, players, .. } => {
                self.seating.active = Some(*player);
                self.most_players = self.most_players.max(*players);
            }
            Event::ActionEnded { .. } => self.seating.active = None,
            Event::ActiveSet { player, players, .. } => {
                self.seating.active = *player;
                self.most_players = self.most_players.max(*players);
            }
            Event::PlayersCounted { players } => self.most_players = self.most_players.max(Some(*players)),
            Event::RoundSet { round } => self.round = *round,
            Event::AmbassadorGiven { from, to, track, left, space } => {
                let tile = Tile::Ambassador { of: *from, cube: *track };
                self.with(*from, |seat| {
                    *seat.cubes.on_mut(*track) = *left;
                    seat.tiles = seat.tiles.saturating_sub(1);
                });
                self.with(*to, |seat| seat.put(*space, Some(tile)));
            }
            Event::RelationsBroken { aggressor: one, other, .. } | Event::RelationsUndone { one, other } => {
                self.take_home(*one, *other);
                self.take_home(*other, *one);
            }
            Event::CubeReturned { player, track, left } => self.with(*player, |seat| {
                *seat.cubes.on_mut(*track) = *left;
                seat.in_hand = seat.in_hand.saturating_sub(1);
            }),
            Event::TraitorMoved { to, .. } => self.traitor = *to,
            Event::ReputationPlaced { player, space, value } => {
                let tile = Tile::Reputation { value: *value };
                self.with(*player, |seat| seat.put(*space, Some(tile)));
            }
            Event::ReputationReturned { player, space, .. } => {
                self.with(*player, |seat| seat.put(*space, None));
            }
            Event::TileMoved { player, from, to, tile, swapped } => self.with(*player, |seat| {
                seat.put(*from, *swapped);
                seat.put(*to, Some(*tile));
            }),
        }
    }

    fn lay_ships(&mut self, sector: &str, player: PlayerId, count: u32) {
        self.at_place(sector, |place| place.set((), Some(player), count));
    }

    fn at_place(&mut self, sector: &str, change: impl FnOnce(&mut Place)) {
        if let Some(place) = self.board.place_mut(sector) {
            change(place);
        }
    }

    fn with(&mut self, player: PlayerId, change: impl FnOnce(&mut Seat)) {
        if let Some(seat) = self.seats.get_mut(&player) {
            change(seat);
        }
    }

    /// Returns the ambassador of `owner` from the track of `holder`, and its cube to the owner's hand.
    fn take_home(&mut self, owner: PlayerId, holder: PlayerId) {
        let theirs = |space: &&mut Space| matches!(space.tile, Some(Tile::Ambassador { of, .. }) if of == owner);
        let held = self.seats.get_mut(&holder);
        if let Some(space) = held.and_then(|seat| seat.track.iter_mut().find(theirs)) {
            space.tile = None;
            self.with(owner, |seat| {
                seat.tiles += 1;
                seat.in_hand += 1;
            });
        }
    }
}
