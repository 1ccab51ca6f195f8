//! What the ambassadors ruleset keeps: the board, the seats, whose action it is, who holds the Traitor tile (E1).

use super::event::Event;
use super::seat::{Seat, Space, Species, Tile};
use crate::board::Board;
use crate::campaign::Campaign;
use crate::ids::PlayerId;
use crate::refusal::Refusal;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    pub board: Board,
    /// Everybody who ever sat down, clockwise.
    pub order: Vec<PlayerId>,
    pub seats: BTreeMap<PlayerId, Seat>,
    pub traitor: Option<PlayerId>,
    /// From 1.
    pub round: u32,
    /// Whose action is under way.
    pub active: Option<PlayerId>,
    /// How many were at the table when the first action began; `None` before it (E2.1).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub began_with: Option<usize>,
}

impl Default for State {
    fn default() -> State {
        State {
            board: Board::default(),
            order: Vec::new(),
            seats: BTreeMap::new(),
            traitor: None,
            round: 1,
            active: None,
            began_with: None,
        }
    }
}

impl State {
    /// Returns a player's seat.
    ///
    /// # Errors
    /// Refuses somebody who never sat down.
    pub fn seat(&self, player: PlayerId) -> Result<&Seat, Refusal> {
        self.seats
            .get(&player)
            .ok_or(Refusal::NotInCampaign { player })
    }

    /// Returns those with whom a player has relations, in the order of the spaces where their ambassadors lie.
    pub fn partners(&self, player: PlayerId) -> Vec<PlayerId> {
        let seat = self.seats.get(&player);
        seat.map_or_else(Vec::new, |seat| seat.ambassadors().collect())
    }

    /// Returns all who have relations, each two once.
    pub fn relations(&self) -> Vec<(PlayerId, PlayerId)> {
        let of = |player: &PlayerId| {
            let player = *player;
            self.partners(player).into_iter().map(move |p| (player, p))
        };
        let all = self.order.iter().flat_map(of);
        all.filter(|(one, other)| self.place_of(*one) < self.place_of(*other))
            .collect()
    }

    /// Returns the players who are at the table now, clockwise.
    pub fn seated<'a>(&'a self, campaign: &'a Campaign) -> impl Iterator<Item = PlayerId> + 'a {
        let order = self.order.iter().copied();
        order.filter(|player| campaign.is_active(*player))
    }

    /// Returns those whom the seats of a board file stand for: who is at the table, clockwise, and after them who has left and
    /// has something on the board still.
    pub fn on_board(&self, campaign: &Campaign) -> Vec<PlayerId> {
        let owns = |player: &PlayerId| {
            let mut places = self.board.places.iter();
            places.any(|one| one.holder == Some(*player) || one.count(Some(*player)) > 0)
        };
        let order = self.order.iter().copied();
        let gone = order.filter(|player| !campaign.is_active(*player) && owns(player));
        self.seated(campaign).chain(gone).collect()
    }

    /// Returns how many are at the table, where the first action, which begins the game, has not begun (E2.1).
    pub(super) fn begins_with(&self, campaign: &Campaign) -> Option<usize> {
        (self.began_with.is_none()).then(|| self.seated(campaign).count())
    }

    /// Returns who sits next to a player, clockwise.
    pub(super) fn after(&self, campaign: &Campaign, player: PlayerId) -> Option<PlayerId> {
        let at = self.place_of(player)?;
        let round = self.order[at + 1..].iter().chain(&self.order[..at]);
        round.copied().find(|player| campaign.is_active(*player))
    }

    fn place_of(&self, player: PlayerId) -> Option<usize> {
        self.order.iter().position(|one| *one == player)
    }

    pub(crate) fn evolve(&mut self, event: &Event) {
        match event {
            Event::Seated { player } => {
                self.order.push(*player);
                self.seats.insert(*player, Seat::new(Species::Terrans));
            }
            Event::SpeciesChosen { player, species } => self.with(*player, |seat| {
                seat.species = *species;
                seat.track = super::seat::empty(&species.spaces());
            }),
            Event::Ordered { order } => self.order.clone_from(order),
            Event::TrackSet { player, track } => {
                self.with(*player, |seat| seat.track.clone_from(track));
            }
            Event::PopulationSet {
                player,
                before,
                after,
            } => self.with(*player, |seat| {
                seat.cubes = *after;
                seat.placed = (seat.placed + before.sum()).saturating_sub(after.sum());
            }),
            Event::TechnologySet {
                player,
                technology,
                has,
            } => self.with(*player, |seat| {
                match has {
                    true => seat.technologies.insert(*technology),
                    false => seat.technologies.remove(technology),
                };
            }),
            Event::Board(event) => self.board.evolve(event),
            Event::ActionBegun {
                player, players, ..
            } => {
                self.active = Some(*player);
                self.began_with = self.began_with.or(*players);
            }
            Event::ActionEnded { .. } => self.active = None,
            Event::ActiveSet {
                player, players, ..
            } => {
                self.active = *player;
                self.began_with = self.began_with.or(*players);
            }
            Event::RoundSet { round } => self.round = *round,
            Event::AmbassadorGiven {
                from,
                to,
                track,
                left,
                space,
            } => {
                let tile = Tile::Ambassador {
                    of: *from,
                    cube: *track,
                };
                self.with(*from, |seat| {
                    *seat.cubes.on_mut(*track) = *left;
                    seat.tiles = seat.tiles.saturating_sub(1);
                });
                self.with(*to, |seat| seat.put(*space, Some(tile)));
            }
            Event::RelationsBroken {
                aggressor: one,
                other,
                ..
            }
            | Event::RelationsUndone { one, other } => {
                self.take_home(*one, *other);
                self.take_home(*other, *one);
            }
            Event::CubeReturned {
                player,
                track,
                left,
            } => self.with(*player, |seat| {
                *seat.cubes.on_mut(*track) = *left;
                seat.in_hand = seat.in_hand.saturating_sub(1);
            }),
            Event::TraitorMoved { to, .. } => self.traitor = *to,
            Event::ReputationPlaced {
                player,
                space,
                value,
            } => {
                let tile = Tile::Reputation { value: *value };
                self.with(*player, |seat| seat.put(*space, Some(tile)));
            }
            Event::ReputationReturned { player, space, .. } => {
                self.with(*player, |seat| seat.put(*space, None));
            }
            Event::TileMoved {
                player,
                from,
                to,
                tile,
                swapped,
            } => self.with(*player, |seat| {
                seat.put(*from, *swapped);
                seat.put(*to, Some(*tile));
            }),
        }
    }

    fn with(&mut self, player: PlayerId, change: impl FnOnce(&mut Seat)) {
        if let Some(seat) = self.seats.get_mut(&player) {
            change(seat);
        }
    }

    /// Takes the ambassador tile of `owner` off the track of `holder`, and its cube into the owner's hand.
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
