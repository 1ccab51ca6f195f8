//! Allows or forbids each act by the rules, and applies its results.

use super::{CUBES, Deed, Galaxy, ON_TRACK, Offer, PLAYERS, SPECIES, Space, Terms, Tile};
use crate::models::Verdict;

fn only_if(allowed: bool, rule: &'static str) -> Verdict {
    if allowed { Ok(()) } else { Err(rule) }
}

pub(super) fn track(species: usize) -> Vec<Space> {
    let (_, ambassadors, either) = SPECIES[species];
    let space = |ambassador| Space { ambassador, tile: None };
    let first = std::iter::repeat_n(space(true), ambassadors);
    first.chain(std::iter::repeat_n(space(false), either)).collect()
}

impl Galaxy {
    pub(super) fn at(&self, place: usize) -> Option<&Offer> {
        let last = self.offers.len().checked_sub(1)?;
        self.offers.get(place.min(last))
    }

    fn seated(&self) -> usize {
        self.seats.iter().filter(|seat| !seat.out).count()
    }

    pub(super) fn decide(&mut self, deed: &Deed) -> Verdict {
        if let Some(by) = doer(deed) {
            only_if(!self.seats[by].out, "E1.5")?;
        }
        match *deed {
            Deed::Begin(by) => {
                only_if(self.active.is_none(), "E1.5")?;
                self.active = Some(by);
                self.most_players = self.most_players.max(Some(self.seated()));
                Ok(())
            }
            Deed::End(by) => {
                only_if(self.active == Some(by), "E1.5")?;
                self.end(by);
                Ok(())
            }
            Deed::Move(by, from, to, count) => {
                only_if(self.active == Some(by), "E1.5")?;
                self.may_move(by, from, to, count)?;
                self.ships[from][by] -= count;
                self.ships[to][by] += count;
                Ok(())
            }
            Deed::Propose(by, to, track, space) => self.propose(by, to, track, space),
            Deed::Accept(at, track, space, by) => self.accept(at, track, space, by),
            Deed::Refuse(at, by) => self.ends(at, by, |offer| offer.to),
            Deed::Withdraw(at, by) => self.ends(at, by, |offer| offer.from),
            Deed::Population(by, left) => self.population(by, left),
            Deed::Lay(by, value, space) => self.lay(by, value, space),
            Deed::Shift(by, from, to) => self.shift(by, from, to),
            Deed::Return(by, space) => {
                let space = self.seats[by].track.get_mut(space).ok_or("E2.5")?;
                only_if(matches!(space.tile, Some(Tile::Reputation(_))), "E3.1")?;
                space.tile = None;
                Ok(())
            }
            Deed::Species(by, species) => self.species(by, species),
            Deed::Cloak(by, has) => {
                self.seats[by].cloaked = has;
                Ok(())
            }
            Deed::SetShips(..) | Deed::Take(..) | Deed::GiveUp(..) => self.enter(deed),
            Deed::Leave(by) => self.leave(by),
            Deed::Join(by) => {
                only_if(self.seats[by].out, "E1.5")?;
                self.seats[by].out = false;
                self.most_players = self.most_players.map(|most| most.max(self.seated()));
                Ok(())
            }
            Deed::Ships(sector, of, count) => {
                self.ships[sector][of] = count;
                Ok(())
            }
            Deed::Control(sector, of) => {
                self.control[sector] = of;
                Ok(())
            }
            Deed::Traitor(of) => {
                self.traitor = of;
                Ok(())
            }
            Deed::Wait(minutes) => {
                self.pass(self.now + minutes);
                Ok(())
            }
        }
    }

    /// Records a change to a player's own pieces (E1.6).
    fn enter(&mut self, deed: &Deed) -> Verdict {
        match *deed {
            Deed::SetShips(by, sector, count) => {
                only_if((0..=99).contains(&count), "E1.1")?;
                self.ships[sector][by] = count;
                Ok(())
            }
            Deed::Take(by, sector) => {
                only_if(self.control[sector].is_none(), "E1.6")?;
                self.control[sector] = Some(by);
                Ok(())
            }
            Deed::GiveUp(by, sector) => {
                only_if(self.control[sector] == Some(by), "E1.6")?;
                self.control[sector] = None;
                Ok(())
            }
            _ => unreachable!("entered"),
        }
    }

    /// Ends a proposal that this player may end.
    fn ends(&mut self, at: usize, by: Option<usize>, may: fn(&Offer) -> usize) -> Verdict {
        let offer = self.at(at).copied().ok_or("E2.7")?;
        only_if(matches!(offer.terms, Terms::Relations(..)), "E3.3")?;
        only_if(by.is_none_or(|by| by == may(&offer)), "E2.7")?;
        self.close(offer.number);
        Ok(())
    }

    fn lay(&mut self, by: usize, value: i64, space: Option<usize>) -> Verdict {
        let tile = Tile::Reputation(value);
        only_if((1..=4).contains(&value), "E1.2")?;
        only_if(self.fits(by, space, tile), "E2.5")?;
        let space = space.or(self.room(by, tile)).ok_or("E2.5")?;
        self.seats[by].track[space].tile = Some(tile);
        Ok(())
    }

    fn species(&mut self, by: usize, species: usize) -> Verdict {
        let empty = self.seats[by].track.iter().all(|space| space.tile.is_none());
        only_if(empty, "E1.3")?;
        let taken = |other: usize| {
            let seat = &self.seats[other];
            other != by && !seat.out && seat.species == species
        };
        only_if(species == 0 || !(0..PLAYERS).any(taken), "E1.3")?;
        self.seats[by].species = species;
        self.seats[by].track = track(species);
        Ok(())
    }

    fn close(&mut self, number: u64) {
        self.offers.retain(|offer| offer.number != number);
    }

    fn propose(&mut self, by: usize, to: usize, track: usize, space: Option<usize>) -> Verdict {
        only_if(by != to, "E2.1")?;
        only_if(!self.seats[to].out, "E2.1")?;
        only_if(self.active == Some(by), "E2.1")?;
        self.may_relate(by, to)?;
        only_if(self.seats[by].cubes[track] > 0, "E2.7")?;
        only_if(self.fits(by, space, Tile::Ambassador(to, 0)), "E2.7")?;
        let same = |offer: &Offer| (offer.from, offer.to) == (by, to) && matches!(offer.terms, Terms::Relations(..));
        only_if(!self.offers.iter().any(same), "E2.7")?;
        self.offer(by, to, Terms::Relations(track, space));
        Ok(())
    }

    fn accept(&mut self, at: usize, track: usize, space: Option<usize>, by: Option<usize>) -> Verdict {
        let offer = self.at(at).copied().ok_or("E2.9")?;
        let (from, to) = (offer.from, offer.to);
        only_if(by.is_none_or(|by| by == to), "E2.7")?;
        match offer.terms {
            Terms::Relations(theirs, their_space) => {
                self.may_relate(from, to)?;
                only_if(self.seats[from].cubes[theirs] > 0, "E2.9")?;
                only_if(self.seats[to].cubes[track] > 0, "E2.7")?;
                only_if(self.fits(to, space, Tile::Ambassador(from, 0)), "E2.7")?;
                self.give(from, to, theirs, space);
                self.give(to, from, track, their_space);
            }
            Terms::PutBack(_) => {
                only_if(self.seats[to].cubes[track] < ON_TRACK, "E3.3")?;
                self.seats[to].cubes[track] += 1;
                self.seats[to].in_hand -= 1;
            }
        }
        self.close(offer.number);
        Ok(())
    }

    /// Returns the number of a player's cubes that others hold.
    pub(super) fn given(&self, player: usize) -> i64 {
        let given = (0..PLAYERS).filter(|other| self.holds(*other, player).is_some());
        given.count() as i64
    }

    fn population(&mut self, by: usize, left: [Option<i64>; 3]) -> Verdict {
        let now = self.seats[by].cubes;
        let mut cubes = now;
        for (track, said) in left.into_iter().enumerate() {
            cubes[track] = said.unwrap_or(now[track]);
        }
        only_if(cubes.iter().all(|cubes| (0..=ON_TRACK).contains(cubes)), "E1.2")?;
        let free = CUBES - self.seats[by].in_hand - self.given(by);
        only_if(cubes.iter().sum::<i64>() <= free, "E1.2")?;
        self.seats[by].cubes = cubes;
        Ok(())
    }

    fn shift(&mut self, by: usize, from: usize, to: usize) -> Verdict {
        let track = &mut self.seats[by].track;
        only_if(from < track.len() && to < track.len(), "E2.5")?;
        let moved = track[from].tile.ok_or("E2.5")?;
        let other = track[to].tile;
        only_if(track[to].takes(moved), "E2.5")?;
        only_if(other.is_none_or(|other| track[from].takes(other)), "E2.5")?;
        track[to].tile = Some(moved);
        track[from].tile = other;
        Ok(())
    }

    fn leave(&mut self, by: usize) -> Verdict {
        only_if(self.active != Some(by), "E1.5")?;
        for offer in self.offers.clone() {
            let proposed = matches!(offer.terms, Terms::Relations(..)) && offer.from == by;
            if offer.to != by && !proposed {
                continue;
            }
            self.close(offer.number);
            if let Terms::PutBack(came_from) = offer.terms {
                self.back_by_default(by, came_from);
            }
        }
        self.seats[by].out = true;
        Ok(())
    }

    /// Lets time pass. An overdue proposal is declined, and a cube goes back to its own track.
    fn pass(&mut self, until: i64) {
        loop {
            let due = self.offers.iter().filter(|offer| offer.due <= until);
            let Some(offer) = due.min_by_key(|offer| (offer.due, offer.number)).copied() else {
                break;
            };
            self.now = offer.due;
            self.close(offer.number);
            if let Terms::PutBack(came_from) = offer.terms {
                self.back_by_default(offer.to, came_from);
            }
        }
        self.now = until;
    }
}

/// Returns the player of an act that requires a player at the table.
fn doer(deed: &Deed) -> Option<usize> {
    match *deed {
        Deed::Begin(by)
        | Deed::End(by)
        | Deed::Move(by, ..)
        | Deed::Propose(by, ..)
        | Deed::Population(by, _)
        | Deed::Lay(by, ..)
        | Deed::Shift(by, ..)
        | Deed::Return(by, _)
        | Deed::Species(by, _)
        | Deed::Cloak(by, _)
        | Deed::SetShips(by, ..)
        | Deed::Take(by, _)
        | Deed::GiveUp(by, _)
        | Deed::Leave(by) => Some(by),
        Deed::Accept(..)
        | Deed::Refuse(..)
        | Deed::Withdraw(..)
        | Deed::Join(_)
        | Deed::Ships(..)
        | Deed::Control(..)
        | Deed::Traitor(_)
        | Deed::Wait(_) => None,
    }
}
