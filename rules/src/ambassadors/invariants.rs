//! What holds at such a table after every event: no tile and no cube is lost, and nothing lies where it cannot.

use super::seat::{CUBES, Population, Seat, Space, TILES, TRACK_CUBES};
use super::state::State;
use super::terms::Terms;
use crate::campaign::Campaign;
use crate::ids::PlayerId;
use crate::invariants::Broken;
use crate::offer::{self, Offer};

impl State {
    pub(crate) fn invariants(&self, campaign: &Campaign) -> Vec<Broken> {
        let mut broken: Vec<String> = self.board.flaws();
        let mut seated: Vec<PlayerId> = self.order.clone();
        seated.sort();
        if !seated.iter().eq(self.seats.keys()) {
            broken.push("the order names other players than the seats".to_owned());
        }
        for (player, seat) in &self.seats {
            broken.extend(self.miscounted(campaign, *player, seat));
            broken.extend(self.misplaced(*player, seat));
        }
        if self
            .active
            .is_some_and(|player| !campaign.is_active(player))
        {
            broken.push("the action is one of somebody who does not play".to_owned());
        }
        let proposals = pending(campaign, |terms| matches!(terms, Terms::Relations { .. }));
        if proposals.into_iter().any(|o| self.active != Some(o.from)) {
            broken.push("a proposal has outlived its proposer's action".to_owned());
        }
        if self.traitor.is_some_and(|p| !self.seats.contains_key(&p)) {
            broken.push("the Traitor tile is with somebody who never sat down".to_owned());
        }
        broken.into_iter().map(Broken).collect()
    }

    /// Returns which of a player's tiles and cubes are too many or too few (E1.2).
    fn miscounted(&self, campaign: &Campaign, player: PlayerId, seat: &Seat) -> Vec<String> {
        let mut broken = Vec::new();
        let given = u8::try_from(self.holders(player).len()).unwrap_or(u8::MAX);
        let (tiles, cubes) = (seat.tiles, seat.cubes);
        if u16::from(tiles) + u16::from(given) != u16::from(TILES) {
            broken.push(format!(
                "{player} has {tiles} ambassador tiles and has given {given}"
            ));
        }
        let all = [cubes.sum(), given, seat.in_hand, seat.placed];
        let sum: u16 = all.into_iter().map(u16::from).sum();
        if sum != u16::from(CUBES) {
            broken.push(format!("{player} has {sum} cubes in all"));
        }
        if Population::ALL.iter().any(|t| cubes.on(*t) > TRACK_CUBES) {
            broken.push(format!("a track of {player} holds too many cubes"));
        }
        let asked = pending(campaign, |terms| matches!(terms, Terms::PutBack { .. }));
        let owed = asked.into_iter().filter(|o| o.to == player).count();
        let in_hand = usize::from(seat.in_hand);
        if owed != in_hand {
            broken.push(format!(
                "{player} has {in_hand} cubes in hand and is asked about {owed}"
            ));
        }
        broken
    }

    /// Returns which tiles lie where they should not: relations are always mutual, and between two players once.
    fn misplaced(&self, player: PlayerId, seat: &Seat) -> Vec<String> {
        let mut broken = Vec::new();
        let fits = |space: &Space| space.tile.is_none_or(|tile| space.kind.takes(tile));
        if !seat.track.iter().all(fits) {
            broken.push(format!("a tile of {player} lies where it does not fit"));
        }
        let mut partners: Vec<PlayerId> = seat.ambassadors().collect();
        partners.sort();
        if partners != self.holders(player) || partners.contains(&player) {
            broken.push(format!(
                "{player} holds the ambassadors of others than hold theirs"
            ));
        }
        broken
    }

    /// Returns who holds an ambassador of a player, in the order of their ids, once for each.
    fn holders(&self, player: PlayerId) -> Vec<PlayerId> {
        let held = |(holder, seat): (&PlayerId, &Seat)| {
            let theirs = seat.ambassadors().filter(|of| *of == player).count();
            std::iter::repeat_n(*holder, theirs)
        };
        self.seats.iter().flat_map(held).collect()
    }
}

/// Returns the pending offers of one kind of terms.
fn pending(campaign: &Campaign, which: impl Fn(&Terms) -> bool) -> Vec<&Offer> {
    let offers = campaign.offers.pending.values();
    let wanted = |offer: &&Offer| match &offer.terms {
        offer::Terms::Ambassadors(terms) => which(terms),
        offer::Terms::Leverage(_) => false,
    };
    offers.filter(wanted).collect()
}
