//! Tracks which players are at the table because they gave an order there recently. In memory only: a restart can cause
//! one unnecessary ping.

use super::{CACHED, Referee};
use crate::rules::ids::{CampaignId, PlayerId};
use crate::rules::time::{Span, Time};
use lru::LruCache;
use std::sync::{Mutex, PoisonError};

/// How long players count as present after an order or a ping; until then they see the news there by themselves.
const STAYS: Span = Span::hours(1);

/// When players last gave an order at the tables of cached campaigns. Players are sorted by their last order, so
/// that old ones can be removed without a look at the others.
pub(super) struct Presence(Mutex<LruCache<CampaignId, LruCache<PlayerId, Time>>>);

impl Default for Presence {
    fn default() -> Presence {
        Presence(Mutex::new(LruCache::new(CACHED)))
    }
}

impl Referee {
    /// Records that a player has just given a public order at the table.
    pub fn note_present(&self, campaign: CampaignId, player: PlayerId) {
        let now = self.shared.clock.now();
        let known = &self.shared.presence.0;
        let mut known = known.lock().unwrap_or_else(PoisonError::into_inner);
        let present = known.get_or_insert_mut(campaign, LruCache::unbounded);
        while present.peek_lru().is_some_and(|(_, at)| !is_recent(*at, now)) {
            present.pop_lru();
        }
        present.put(player, now);
    }

    pub fn is_present(&self, campaign: CampaignId, player: PlayerId) -> bool {
        let now = self.shared.clock.now();
        let known = &self.shared.presence.0;
        let known = known.lock().unwrap_or_else(PoisonError::into_inner);
        let at = known.peek(&campaign).and_then(|present| present.peek(&player));
        at.is_some_and(|at| is_recent(*at, now))
    }
}

/// If the clock was set back since, the age of the order is unknown.
fn is_recent(at: Time, now: Time) -> bool {
    at <= now && now.since(at) < STAYS
}
