//! Caches whether members see channels that the client's cache does not have, such as private and archived threads.
//! Every keystroke in an option may judge all campaigns of a server, so answers are cached for a minute and requests
//! are limited.

use crate::discord::invoker::Invoker;
use crate::discord::visibility::Sight;
use crate::journal;
use crate::rules::ids::PlayerId;
use crate::rules::time::{Span, Time};
use chancery_clock::Clock;
use lru::LruCache;
use poise::serenity_prelude::Member;
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::Semaphore;

/// How long an answer is valid.
const LASTS: Span = Span::seconds(60);
const KEPT: NonZeroUsize = NonZeroUsize::MIN.saturating_add(4095);
/// How many requests may run at once, shared by all members.
const AT_ONCE: usize = 16;

type Key = (PlayerId, u64);

#[derive(Clone)]
pub(super) struct Sights {
    clock: Clock,
    told: Arc<Mutex<LruCache<Key, (Time, Sight)>>>,
    asking: Arc<Semaphore>,
}

impl Sights {
    pub(super) fn new(clock: Clock) -> Sights {
        Sights { clock, told: Arc::new(Mutex::new(LruCache::new(KEPT))), asking: Arc::new(Semaphore::new(AT_ONCE)) }
    }

    /// Returns whether a member sees a campaign's channel, if that is known without a request.
    pub(super) fn known(&self, invoker: &Invoker, member: &Member, campaign: &journal::Campaign) -> Option<Sight> {
        let known = invoker.known_sight(campaign.guild, member, campaign.channel);
        known.or_else(|| self.told((invoker.player, campaign.channel)))
    }

    /// Asks Discord whether a member sees a campaign's channel, unless another request has found out meanwhile.
    pub(super) async fn ask(&self, invoker: &Invoker, member: &Member, campaign: &journal::Campaign) -> Sight {
        // The semaphore is never closed. Even without a permit, the answer would be right; there would only be too many
        // requests.
        let _turn = self.asking.acquire().await;
        if let Some(known) = self.known(invoker, member, campaign) {
            return known;
        }
        let sight = invoker.sight(campaign.guild, member, campaign.channel).await;
        // Do not cache a failed request: a brief outage would hide a campaign for a minute.
        if sight != Sight::Unknown {
            let now = self.clock.steady();
            self.lock().put((invoker.player, campaign.channel), (now, sight));
        }
        sight
    }

    fn told(&self, key: Key) -> Option<Sight> {
        let now = self.clock.steady();
        let told = self.lock().get(&key).copied();
        told.filter(|(at, _)| now.since(*at) < LASTS).map(|(_, sight)| sight)
    }

    fn lock(&self) -> MutexGuard<'_, LruCache<Key, (Time, Sight)>> {
        // The cache is consistent, even after a panic.
        self.told.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
