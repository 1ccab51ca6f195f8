//! Who is at the table: players who have given an order there of late. It is kept in memory only: after a restart a player is called once more.

use super::{CACHED, Referee};
use crate::rules::ids::{CampaignId, PlayerId};
use crate::rules::time::{Span, Time};
use lru::LruCache;
use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

/// Who has given an order at a table within so long finds the news there, as does who was called to it.
const STAYS: Span = Span::hours(1);

/// When players last gave an order at the tables of the campaigns that stay in memory.
pub(super) struct Presence(Mutex<LruCache<CampaignId, BTreeMap<PlayerId, Time>>>);

impl Default for Presence {
    fn default() -> Presence {
        Presence(Mutex::new(LruCache::new(CACHED)))
    }
}

impl Referee {
    /// Notes that a player has just given an order at the table, of which all know.
    pub fn note_present(&self, campaign: CampaignId, player: PlayerId) {
        let now = self.shared.clock.now();
        let known = &self.shared.presence.0;
        let mut known = known.lock().unwrap_or_else(PoisonError::into_inner);
        let present = known.get_or_insert_mut(campaign, BTreeMap::new);
        present.retain(|_, at| is_recent(*at, now));
        present.insert(player, now);
    }

    /// Returns whether a player is at the table of a campaign.
    pub fn is_present(&self, campaign: CampaignId, player: PlayerId) -> bool {
        let now = self.shared.clock.now();
        let known = &self.shared.presence.0;
        let known = known.lock().unwrap_or_else(PoisonError::into_inner);
        let at = known.peek(&campaign).and_then(|known| known.get(&player));
        at.is_some_and(|at| is_recent(*at, now))
    }
}

/// A clock that went back since does not tell how long ago that was.
fn is_recent(at: Time, now: Time) -> bool {
    at <= now && now.since(at) < STAYS
}
