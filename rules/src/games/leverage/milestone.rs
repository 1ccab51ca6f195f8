//! Diplomatic milestones (L8).

use super::amounts::Leverage;
use super::event::Event;
use super::relation::{Account, Booking, Pair};
use super::state::State;
use crate::ids::PlayerId;
use std::collections::BTreeMap;

/// The points required for each milestone (L8.3).
pub const MILESTONES: [i64; 5] = [100, 300, 600, 1000, 1500];

/// The harmony science each milestone gives, once (L8.3).
pub const MILESTONE_SCIENCE: i64 = 20;

/// The leverage from research with others and schmoozing that is worth one point (L8.2).
pub const COOPERATION_PER_POINT: i64 = 5;

/// Returns the points for this much leverage from research with others and schmoozing (L8.2).
pub fn cooperation_points(earned: Leverage) -> Leverage {
    let per_point = Leverage::points(COOPERATION_PER_POINT).in_hundredths();
    Leverage::points(earned.in_hundredths().div_euclid(per_point))
}

/// Returns how far a booking moves the advantage of `by` over `over`, and the reverse advantage the other way (L8.1).
pub fn advantage_moved(booking: &Booking) -> Leverage {
    match booking.account {
        Account::Earned | Account::Lost => booking.change(),
        Account::Spent | Account::Adjusted => Leverage::ZERO,
    }
}

/// Returns the milestones reached at `points` after the first `before`, with their numbers.
pub fn reached(player: PlayerId, before: u8, points: Leverage) -> impl Iterator<Item = (u8, Event)> {
    let numbered = (1..).zip(MILESTONES);
    let new = move |(number, least): &(u8, i64)| *number > before && points >= Leverage::points(*least);
    numbered.filter(new).map(move |(milestone, _)| {
        let science = MILESTONE_SCIENCE;
        let event = Event::MilestoneReached { player, milestone, science };
        (milestone, event)
    })
}

impl State {
    /// Returns the advantage of `pair.by` over `pair.over` (L8.1): earnings less losses, minus the same of the other.
    /// Spending does not count.
    pub fn advantage(&self, pair: Pair) -> Leverage {
        let net = |pair| {
            let relation = self.relation(pair);
            relation.earned - relation.lost
        };
        net(pair) - net(pair.reversed())
    }

    /// Returns a player's progress towards milestones in points (L8.2), counted in hundredths like leverage.
    pub fn progress(&self, player: PlayerId) -> Leverage {
        let advantages = self.relations.iter().map(|(pair, relation)| {
            let net = relation.earned - relation.lost;
            match (pair.by == player, pair.over == player) {
                (true, _) => net,
                (_, true) => -net,
                _ => Leverage::ZERO,
            }
        });
        advantages.sum::<Leverage>() + cooperation_points(self.cooperation_of(player))
    }

    /// Returns the milestone progress in points of every player who has any (L8.2).
    pub fn progress_of_all(&self) -> BTreeMap<PlayerId, Leverage> {
        let mut progress = self.advantages();
        for (player, together) in &self.cooperation {
            *progress.entry(*player).or_default() += cooperation_points(*together);
        }
        progress
    }

    /// Returns each player's total advantage over all rivals.
    pub(super) fn advantages(&self) -> BTreeMap<PlayerId, Leverage> {
        let mut advantages = BTreeMap::new();
        for (pair, relation) in &self.relations {
            let net = relation.earned - relation.lost;
            *advantages.entry(pair.by).or_default() += net;
            *advantages.entry(pair.over).or_default() += -net;
        }
        advantages
    }

    /// Returns a player's total earnings from research with others and schmoozing.
    pub fn cooperation_of(&self, player: PlayerId) -> Leverage {
        self.cooperation.get(&player).copied().unwrap_or_default()
    }

    /// Returns how many milestones a player has reached, for good.
    pub fn milestones(&self, player: PlayerId) -> u8 {
        self.milestones.get(&player).copied().unwrap_or_default()
    }

    pub fn next_milestone(&self, player: PlayerId) -> Option<i64> {
        MILESTONES.get(usize::from(self.milestones(player))).copied()
    }

    /// Returns the milestones that follow from bookings not applied yet.
    pub(crate) fn reached_by<'a>(&self, bookings: impl Iterator<Item = &'a Booking>) -> Vec<Event> {
        let mut moved: Vec<(PlayerId, Leverage)> = Vec::new();
        let mut add = |player, by| match moved.iter_mut().find(|(one, _)| *one == player) {
            Some((_, sum)) => *sum += by,
            None => moved.push((player, by)),
        };
        for booking in bookings {
            let by = advantage_moved(booking);
            add(booking.pair.by, by);
            add(booking.pair.over, -by);
        }
        moved
            .into_iter()
            .filter(|(_, by)| *by > Leverage::ZERO)
            .flat_map(|(player, by)| reached(player, self.milestones(player), self.progress(player) + by))
            .map(|(_, event)| event)
            .collect()
    }
}
