//! How many deliveries may be on their way: in all, to one server and to one person. Requests that hang hold up nobody else.

use crate::clock::Clock;
use crate::journal::Target;
use std::collections::HashMap;
use std::pin::pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// How many may be on their way at once. Each is little more than an open request; the bound is against a flood after a long absence.
const ON_THEIR_WAY: usize = 64;
/// A delivery that takes longer than this hangs, and lets another begin in its place.
const SOON: Duration = Duration::from_secs(1);
/// How many may hang beside those.
const HANGING: usize = 192;
/// How many of all these may be for one server: half, so that others get through whatever becomes of it.
const PER_SERVER: usize = (ON_THEIR_WAY + HANGING) / 2;
/// How many may be direct messages to one person.
const PER_PERSON: usize = 8;

/// Gives out the turns.
#[derive(Debug)]
pub(super) struct Turns {
    quick: Arc<Semaphore>,
    hanging: Arc<Semaphore>,
    shares: Mutex<HashMap<Share, Arc<Semaphore>>>,
}

/// Who has a share of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Share {
    Server(u64),
    Person(Target),
}

/// Leave for one delivery.
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
    /// Waits for a turn: first for one of the person's and the server's own, so that whoever waits for those takes no place from others.
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
        // Each share is whole, even after a panic.
        let mut shares = self.shares.lock().unwrap_or_else(PoisonError::into_inner);
        // Those that are whole again are needed no more: a permit, or a wait for one, holds its semaphore.
        shares.retain(|_, places| Arc::strong_count(places) > 1);
        Arc::clone(shares.entry(share).or_insert_with(|| Arc::new(Semaphore::new(count))))
    }
}

impl Turn {
    /// Waits for a part of a delivery, and passes the place on when it hangs.
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
        // None of them is ever closed.
        Err(_) => std::future::pending().await,
    }
}
