//! Whether an order still counts when its turn has come: a player whom Discord told that the bot did not respond must find
//! that nothing happened.

use crate::clock::Clock;
use crate::journal::Condition;
use crate::rules::time::{Span, Time};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;

/// No acknowledgement takes longer than this to succeed or fail; one that does has failed.
const LONGEST: Duration = Duration::from_secs(8);

/// What became of the acknowledgement that tells Discord to wait for an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Receipt {
    /// It has not been sent, or its outcome is not known yet.
    Awaited,
    Confirmed,
    Failed,
}

/// What lets an order in: that it has arrived only just now, or that Discord has confirmed that the player waits. Clones share
/// what becomes of the acknowledgement.
#[derive(Clone, Debug)]
pub struct Admission(Option<Limited>);

#[derive(Clone, Debug)]
struct Limited {
    clock: Clock,
    /// By the clock's steady time, which cannot be set.
    asked: Time,
    receipt: Arc<watch::Sender<Receipt>>,
}

impl Admission {
    /// So long after an order was given it is ruled on without more ado. Discord gives 3 seconds for a first answer.
    pub const LIMIT: Span = Span::millis(2500);

    /// Returns the admission of an order for which no person waits: it counts whenever its turn comes.
    pub fn always() -> Admission {
        Admission(None)
    }

    /// Returns the admission of an order that arrives now and was given `age` ago.
    pub fn arriving(clock: &Clock, age: Span) -> Admission {
        Admission(Some(Limited {
            clock: clock.clone(),
            asked: clock.steady() - age,
            receipt: Arc::new(watch::Sender::new(Receipt::Awaited)),
        }))
    }

    /// Returns how long ago the order was given; nothing for one for which no person waits.
    pub fn age(&self) -> Span {
        self.0.as_ref().map_or(Span::default(), |limited| limited.clock.steady().since(limited.asked))
    }

    /// Takes note of whether Discord has confirmed that it is to wait for an answer.
    pub fn acknowledged(&self, confirmed: bool) {
        if let Some(limited) = &self.0 {
            let receipt = match confirmed {
                true => Receipt::Confirmed,
                false => Receipt::Failed,
            };
            limited.receipt.send_replace(receipt);
        }
    }

    /// Returns what the journal asks right before it writes what the order does; nothing where that makes no difference.
    pub(super) fn condition(&self) -> Option<Condition> {
        let limited = self.0.clone()?;
        Some(Condition::new(move || limited.is_open()))
    }

    /// Waits until it is known whether the order may be carried out; returns that.
    ///
    /// To be asked with nothing in hand that others wait for: it can take as long as an acknowledgement.
    pub async fn is_granted(&self) -> bool {
        let Some(limited) = &self.0 else { return true };
        if limited.is_open() {
            return true;
        }
        let mut receipt = limited.receipt.subscribe();
        let known = receipt.wait_for(|receipt| *receipt != Receipt::Awaited);
        match tokio::time::timeout(LONGEST, known).await {
            Ok(Ok(receipt)) => *receipt == Receipt::Confirmed,
            Ok(Err(_)) | Err(_) => false,
        }
    }
}

impl Limited {
    fn is_open(&self) -> bool {
        self.clock.steady().since(self.asked) < Admission::LIMIT || *self.receipt.borrow() == Receipt::Confirmed
    }
}
