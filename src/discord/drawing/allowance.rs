//! Limits pictures per minute by player and by server, because drawing one costs more than all other work for a
//! request.

use crate::rules::ids::PlayerId;
use crate::rules::time::{Span, Time};
use lru::LruCache;
use std::collections::VecDeque;
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};

const WITHIN: Span = Span::seconds(60);
const PER_PLAYER: usize = 6;
const PER_SERVER: usize = 30;

const REMEMBERED: NonZeroUsize = NonZeroUsize::MIN.saturating_add(9_999);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Whose {
    Player(PlayerId),
    Server(u64),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spent {
    pub whose: Whose,
    pub most: usize,
    /// How long until the next one is available.
    pub wait: Span,
}

/// The times of the last minute's pictures, by player and server, on the monotonic clock. Clones share it.
#[derive(Clone)]
pub struct Allowances(Arc<Mutex<LruCache<Whose, VecDeque<Time>>>>);

impl Default for Allowances {
    fn default() -> Allowances {
        Allowances(Arc::new(Mutex::new(LruCache::new(REMEMBERED))))
    }
}

impl Allowances {
    /// Charges a picture to a player, and to the server if there is one. Refuses if either has used up its limit.
    pub fn take(&self, player: PlayerId, server: Option<u64>, now: Time) -> Result<(), Spent> {
        let mut given = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let idle = |moments: &VecDeque<Time>| moments.back().is_none_or(|last| now.since(*last) >= WITHIN);
        while given.peek_lru().is_some_and(|(_, moments)| idle(moments)) {
            given.pop_lru();
        }
        let player = (Whose::Player(player), PER_PLAYER);
        let server = server.map(|server| (Whose::Server(server), PER_SERVER));
        let accounts = [Some(player), server];
        for (whose, most) in accounts.iter().flatten().copied() {
            let moments = given.get_or_insert_mut(whose, VecDeque::new);
            moments.retain(|at| now.since(*at) < WITHIN);
            if let Some(first) = moments.front().filter(|_| moments.len() >= most) {
                let wait = (*first + WITHIN).since(now);
                return Err(Spent { whose, most, wait });
            }
        }
        for (whose, _) in accounts.iter().flatten() {
            given.get_or_insert_mut(*whose, VecDeque::new).push_back(now);
        }
        Ok(())
    }

    pub fn remembered(&self) -> usize {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).len()
    }
}
