//! Decides whether an order still counts when its turn comes. If Discord showed the player that the bot did not
//! respond, the order must have no effect.

use crate::journal::Condition;
use crate::rules::time::{Span, Time};
use chancery_clock::Clock;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;

/// No acknowledgement takes longer than this, unless it has failed.
const LONGEST: Duration = Duration::from_secs(8);

/// The state of the acknowledgement that makes Discord wait for an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Acknowledgement {
    Awaited,
    Confirmed,
    Failed,
}

/// Admits an order if it has only just arrived, or if Discord has confirmed that it waits for an answer. Clones share
/// the state of the acknowledgement.
#[derive(Clone, Debug)]
pub struct Admission(Option<Limited>);

#[derive(Clone, Debug)]
struct Limited {
    clock: Clock,
    /// On the clock's steady time, which cannot be set.
    asked: Time,
    acknowledgement: Arc<watch::Sender<Acknowledgement>>,
}

impl Admission {
    /// For how long after it was given an order is admitted unconditionally. Discord allows 3 seconds for a first
    /// answer.
    pub const LIMIT: Span = Span::millis(2500);

    /// Returns the admission of an order that no person is waiting for; it always counts.
    pub fn always() -> Admission {
        Admission(None)
    }

    /// Returns the admission of an order that arrives now and was given `age` ago.
    pub fn arriving(clock: &Clock, age: Span) -> Admission {
        Admission(Some(Limited {
            clock: clock.clone(),
            asked: clock.steady() - age,
            acknowledgement: Arc::new(watch::Sender::new(Acknowledgement::Awaited)),
        }))
    }

    /// Returns how long ago the order was given; zero if no person is waiting for it.
    pub fn age(&self) -> Span {
        self.0.as_ref().map_or(Span::default(), |limited| limited.clock.steady().since(limited.asked))
    }

    /// Records whether Discord has confirmed that it waits for an answer.
    pub fn acknowledged(&self, confirmed: bool) {
        if let Some(limited) = &self.0 {
            let acknowledgement = match confirmed {
                true => Acknowledgement::Confirmed,
                false => Acknowledgement::Failed,
            };
            limited.acknowledgement.send_replace(acknowledgement);
        }
    }

    /// Returns the condition that the journal checks right before it writes the order, if there is one.
    pub(super) fn condition(&self) -> Option<Condition> {
        let limited = self.0.clone()?;
        Some(Condition::new(move || limited.is_open()))
    }

    /// Waits until it is known whether the order may be carried out, and returns that.
    ///
    /// Do not hold a lock across this call; it can take as long as an acknowledgement.
    pub async fn is_granted(&self) -> bool {
        let Some(limited) = &self.0 else { return true };
        if limited.is_open() {
            return true;
        }
        let mut acknowledgement = limited.acknowledgement.subscribe();
        let known = acknowledgement.wait_for(|acknowledgement| *acknowledgement != Acknowledgement::Awaited);
        match limited.clock.within(LONGEST, known).await {
            Ok(Ok(acknowledgement)) => *acknowledgement == Acknowledgement::Confirmed,
            Ok(Err(_)) | Err(_) => false,
        }
    }
}

impl Limited {
    fn is_open(&self) -> bool {
        self.clock.steady().since(self.asked) < Admission::LIMIT
            || *self.acknowledgement.borrow() == Acknowledgement::Confirmed
    }
}
