//! Limits concurrent deliveries, both in total and by server and person, so that hanging requests do not delay others.

use crate::journal::Target;
use chancery_clock::Clock;
use std::collections::HashMap;
use std::pin::pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// How many deliveries may run at once. Each is little more than an open request; the limit prevents a flood after a
/// long absence.
const ON_THEIR_WAY: usize = 64;
/// A delivery that takes longer than this counts as hanging, and lets another begin in its place.
const SOON: Duration = Duration::from_secs(1);
/// How many more deliveries may hang.
const HANGING: usize = 192;
/// The share of one server: half, so that other servers are always served.
const PER_SERVER: usize = (ON_THEIR_WAY + HANGING) / 2;
/// How many may be direct messages to one person.
const PER_PERSON: usize = 8;

#[derive(Debug)]
pub(super) struct Turns {
    quick: Arc<Semaphore>,
    hanging: Arc<Semaphore>,
    shares: Mutex<HashMap<Share, Arc<Semaphore>>>,
}

/// The owner of a limited share.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Share {
    Server(u64),
    Person(Target),
}

#[derive(Debug)]
pub(super) struct Turn {
    place: OwnedSemaphorePermit,
    hanging: Arc<Semaphore>,
    _shares: Vec<OwnedSemaphorePermit>,
}

impl Default for Turns {
    fn default() -> Turns {
        let places = |count| Arc::new(Semaphore::new(count));
        Turns { quick: places(ON_THEIR_WAY), hanging: places(HANGING), shares: Mutex::default() }
    }
}

impl Turns {
    /// Waits for a turn. Takes the person's and the server's own shares first, so that waiting for those occupies no
    /// place that others could use.
    pub(super) async fn take(&self, target: Target, server: Option<u64>) -> Turn {
        let person = match target {
            Target::Player(_) => Some((Share::Person(target), PER_PERSON)),
            Target::Channel => None,
        };
        let server = server.map(|server| (Share::Server(server), PER_SERVER));
        let mut shares = Vec::new();
        for (share, count) in person.into_iter().chain(server) {
            shares.push(acquire(self.share(share, count)).await);
        }
        let place = acquire(Arc::clone(&self.quick)).await;
        Turn { place, hanging: Arc::clone(&self.hanging), _shares: shares }
    }

    fn share(&self, share: Share, count: usize) -> Arc<Semaphore> {
        // Each share is consistent, even after a panic.
        let mut shares = self.shares.lock().unwrap_or_else(PoisonError::into_inner);
        // Drop unused shares. A permit, or a wait for one, holds a reference.
        shares.retain(|_, places| Arc::strong_count(places) > 1);
        Arc::clone(shares.entry(share).or_insert_with(|| Arc::new(Semaphore::new(count))))
    }
}

impl Turn {
    /// Waits for a part of a delivery, and passes the place on if it hangs.
    pub(super) async fn while_it_takes<T>(&mut self, clock: &Clock, delivery: impl Future<Output = T>) -> T {
        let mut delivery = pin!(delivery);
        if let Ok(done) = clock.within(SOON, &mut delivery).await {
            return done;
        }
        if let Ok(place) = Arc::clone(&self.hanging).try_acquire_owned() {
            self.place = place;
        }
        delivery.await
    }
}

async fn acquire(places: Arc<Semaphore>) -> OwnedSemaphorePermit {
    match places.acquire_owned().await {
        Ok(place) => place,
        // The semaphores are never closed.
        Err(_) => std::future::pending().await,
    }
}
