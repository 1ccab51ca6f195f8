//! Diplomatic milestones (L8).

use super::amounts::Leverage;
use super::event::Event;
use super::relation::{Account, Booking, Pair};
use super::settings::MilestoneSource;
use super::state::State;
use super::values::Values;
use crate::ids::PlayerId;
use std::collections::BTreeMap;

/// Returns how far a booking moves the advantage of `by` over `over`, and the reverse advantage the other way (L8.1).
fn advantage_moved(booking: &Booking) -> Leverage {
    match booking.account {
        Account::Earned | Account::Lost => booking.change(),
        Account::Spent | Account::Adjusted => Leverage::ZERO,
    }
}

/// Returns the milestones reached at `points` after the first `before`, with their numbers.
pub fn reached(values: &Values, player: PlayerId, before: u8, points: Leverage) -> Vec<(u8, Event)> {
    let numbered = (1..).zip(&values.milestones.points);
    let new = numbered.filter(|(number, least)| *number > before && points >= Leverage::points(**least));
    new.map(|(milestone, least)| {
        let science = values.milestones.science;
        let usual = points_of(Values::usual(), milestone);
        let points = Some(*least).filter(|least| usual != Some(*least));
        (milestone, Event::MilestoneReached { player, milestone, science, points })
    })
    .collect()
}

/// Returns the points required for a milestone (L8.3).
pub fn points_of(values: &Values, milestone: u8) -> Option<i64> {
    let index = usize::from(milestone).checked_sub(1)?;
    values.milestones.points.get(index).copied()
}

impl State {
    /// Returns the advantage of `pair.by` over `pair.over` (L8.1): earnings less losses, minus the same of the other.
    /// Spending does not count.
    pub fn advantage(&self, pair: Pair) -> Leverage {
        self.relation(pair).net() - self.relation(pair.reversed()).net()
    }

    /// Returns a player's progress towards milestones in points (L8.2, L8.4), counted in hundredths like leverage.
    pub fn progress(&self, player: PlayerId, source: MilestoneSource) -> Leverage {
        let together = self.values.cooperation_points(self.cooperation_of(player));
        match source {
            MilestoneSource::All => self.relations.advantage_over_all(player) + together,
            MilestoneSource::Work => together,
        }
    }

    /// Returns the milestone progress in points of every player who has any (L8.2, L8.4).
    pub fn progress_of_all(&self, source: MilestoneSource) -> BTreeMap<PlayerId, Leverage> {
        let mut progress = match source {
            MilestoneSource::All => self.relations.advantages().collect(),
            MilestoneSource::Work => BTreeMap::new(),
        };
        for (player, together) in &self.cooperation {
            *progress.entry(*player).or_default() += self.values.cooperation_points(*together);
        }
        progress
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
        points_of(&self.values, self.milestones(player).saturating_add(1))
    }

    /// Returns the milestones that a new source opens (L8.4). Those reached before stay.
    pub(super) fn reached_from(&self, source: MilestoneSource) -> Vec<Event> {
        let progress = self.progress_of_all(source).into_iter();
        progress
            .flat_map(|(player, points)| reached(&self.values, player, self.milestones(player), points))
            .map(|(_, event)| event)
            .collect()
    }

    /// Returns the milestones that follow from bookings not applied yet. Bookings move advantages alone; points from
    /// cooperation are counted where they are credited.
    pub(crate) fn reached_by<'a>(
        &self,
        bookings: impl Iterator<Item = &'a Booking>,
        source: MilestoneSource,
    ) -> Vec<Event> {
        match source {
            MilestoneSource::All => {}
            MilestoneSource::Work => return Vec::new(),
        }
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
            .flat_map(|(player, by)| {
                reached(&self.values, player, self.milestones(player), self.progress(player, source) + by)
            })
            .map(|(_, event)| event)
            .collect()
    }
}
