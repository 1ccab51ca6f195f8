//! Relations: their conditions (E2), their effects, and how they break (E3).

use super::{Galaxy, LINKS, MIDDLE, ON_TRACK, Offer, SECTORS, Space, TO_ANSWER, Terms, Tile};
use crate::models::Verdict;

fn only_if(allowed: bool, rule: &'static str) -> Verdict {
    if allowed { Ok(()) } else { Err(rule) }
}

impl Galaxy {
    pub(super) fn holds(&self, player: usize, of: usize) -> Option<usize> {
        let ambassador = |space: &Space| matches!(space.tile, Some(Tile::Ambassador(one, _)) if one == of);
        self.seats[player].track.iter().position(ambassador)
    }

    /// Returns the first empty space that takes a tile.
    pub(super) fn room(&self, player: usize, tile: Tile) -> Option<usize> {
        let fits = |space: &Space| space.tile.is_none() && space.takes(tile);
        self.seats[player].track.iter().position(fits)
    }

    /// Returns whether an empty space takes a tile: the named one, or any if none is named.
    pub(super) fn fits(&self, player: usize, space: Option<usize>, tile: Tile) -> bool {
        let Some(at) = space else {
            return self.room(player, tile).is_some();
        };
        let space = self.seats[player].track.get(at);
        space.is_some_and(|space| space.tile.is_none() && space.takes(tile))
    }

    /// Returns whether a player's ships are where another player has control or ships.
    pub(super) fn meets(&self, player: usize, other: usize) -> bool {
        (0..SECTORS.len()).any(|sector| {
            self.ships[sector][player] > 0 && (self.control[sector] == Some(other) || self.ships[sector][other] > 0)
        })
    }

    /// Checks all conditions of relations except the choices (E2).
    pub(super) fn may_relate(&self, by: usize, to: usize) -> Verdict {
        only_if(self.most_players.is_some_and(|count| count >= 4), "E2.1")?;
        let neighbours = LINKS.iter().any(|(one, other, full)| {
            let ends = (self.control[*one], self.control[*other]);
            *full && (ends == (Some(by), Some(to)) || ends == (Some(to), Some(by)))
        });
        only_if(neighbours, "E2.2")?;
        only_if(!self.meets(by, to) && !self.meets(to, by), "E2.3")?;
        only_if(self.holds(by, to).is_none() && self.holds(to, by).is_none(), "E2.4")?;
        only_if(self.traitor != Some(by) && self.traitor != Some(to), "E2.5")?;
        for (player, other) in [(by, to), (to, by)] {
            let seat = &self.seats[player];
            only_if(self.room(player, Tile::Ambassador(other, 0)).is_some(), "E2.5")?;
            only_if(seat.tiles > 0, "E2.6")?;
            only_if(seat.cubes.iter().any(|cubes| *cubes > 0), "E2.6")?;
        }
        Ok(())
    }

    /// Gives one player's ambassador with a cube to another, in the named space or the first that fits.
    pub(super) fn give(&mut self, from: usize, to: usize, track: usize, space: Option<usize>) {
        let tile = Tile::Ambassador(from, track);
        let named = space.filter(|_| self.fits(to, space, tile));
        let space = named.or(self.room(to, tile)).expect("room, which was checked");
        self.seats[to].track[space].tile = Some(tile);
        self.seats[from].tiles -= 1;
        self.seats[from].cubes[track] -= 1;
    }

    pub(super) fn offer(&mut self, from: usize, to: usize, terms: Terms) {
        self.asked += 1;
        self.offers.push(Offer { number: self.asked, from, to, terms, due: self.now + TO_ANSWER });
    }

    /// Ends an action: aggression is judged against every partner (E3.2, E3.3).
    pub(super) fn end(&mut self, by: usize) {
        self.active = None;
        let proposed = |offer: &Offer| offer.from == by && matches!(offer.terms, Terms::Relations(..));
        self.offers.retain(|offer| !proposed(offer));
        let partners = self.seats[by].track.iter().filter_map(|space| match space.tile {
            Some(Tile::Ambassador(of, _)) => Some(of),
            Some(Tile::Reputation(_)) | None => None,
        });
        let attacked: Vec<usize> = partners.filter(|other| self.meets(by, *other)).collect();
        if !attacked.is_empty() {
            self.traitor = Some(by);
        }
        let mut cubes = Vec::new();
        for other in attacked {
            cubes.push((other, by, self.take(by, other)));
            cubes.push((by, other, self.take(other, by)));
        }
        for (owner, ..) in &cubes {
            self.seats[*owner].tiles += 1;
            self.seats[*owner].in_hand += 1;
        }
        // Cubes that need no answer are placed first.
        let (asked, unasked): (Vec<_>, Vec<_>) = cubes.into_iter().partition(|(owner, ..)| self.has_choice(*owner));
        for (owner, _, came_from) in unasked {
            self.back_by_default(owner, came_from);
        }
        for (owner, from, came_from) in asked {
            self.offer(from, owner, Terms::PutBack(came_from));
        }
    }

    /// Takes one player's ambassador from another's track; returns the track that its cube came from.
    fn take(&mut self, from: usize, of: usize) -> usize {
        let space = self.holds(from, of).expect("an ambassador");
        match self.seats[from].track[space].tile.take() {
            Some(Tile::Ambassador(_, track)) => track,
            Some(Tile::Reputation(_)) | None => panic!("an ambassador"),
        }
    }

    /// Returns whether a player has to choose a track for a cube.
    fn has_choice(&self, owner: usize) -> bool {
        let seat = &self.seats[owner];
        let room = (0..3).filter(|track| seat.cubes[*track] < ON_TRACK).count();
        !seat.out && room > 1
    }

    /// Puts a cube back on its own track, or on the first track with room if that is full.
    pub(super) fn back_by_default(&mut self, owner: usize, came_from: usize) {
        let has_room = |track: &usize| self.seats[owner].cubes[*track] < ON_TRACK;
        let mut tracks = [came_from, 0, 1, 2].into_iter();
        let track = tracks.find(has_room).expect("33 fit");
        self.seats[owner].cubes[track] += 1;
        self.seats[owner].in_hand -= 1;
    }

    /// Returns how many ships pin those of a player in a sector (E3.4).
    fn pinned(&self, player: usize, sector: usize) -> i64 {
        let all: i64 = self.ships[sector].iter().sum();
        let ancients = i64::from(sector == MIDDLE);
        let others = all - self.ships[sector][player] + ancients;
        if self.seats[player].cloaked { others / self.to_pin } else { others }
    }

    /// Checks whether this many ships of a player may move from one sector to another.
    pub(super) fn may_move(&self, player: usize, from: usize, to: usize, count: i64) -> Verdict {
        let there = self.ships[from][player];
        only_if(count >= 1 && there >= count, "E1.5")?;
        only_if(there - self.pinned(player, from) >= count, "E3.4")?;
        only_if(from != to, "E1.5")?;
        let mut reached = vec![from];
        let mut next = 0;
        while let Some(sector) = reached.get(next).copied() {
            next += 1;
            let free = self.ships[sector][player] >= self.pinned(player, sector);
            if sector != from && !free {
                continue;
            }
            for (one, other, _) in LINKS {
                for (one, other) in [(one, other), (other, one)] {
                    if one == sector && !reached.contains(&other) {
                        reached.push(other);
                    }
                }
            }
        }
        only_if(reached.contains(&to), "E1.5")
    }
}
