//! Repeats the decision on a command if another commit came first: one of another process, or one that depends on an
//! unwritten order.

use super::RuleError;
use crate::journal::CommitError;
use chancery_clock::Clock;
use std::time::Duration;

const MOST: u32 = 50;

/// The first attempts follow each other at once. Each later one waits a step longer than the one before, up to the
/// longest pause. All attempts together take about two seconds.
const AT_ONCE: u32 = 2;
const PAUSE: Duration = Duration::from_millis(4);
const LONGEST: Duration = Duration::from_millis(50);

#[derive(Debug, Default)]
pub(super) struct Attempts(u32);

impl Attempts {
    /// Begins the next attempt; returns false after the last one. A process that rules on the same campaign without
    /// pause wins most races, because it need not reload the campaign. Later attempts therefore wait for a gap between
    /// its commands.
    pub(super) async fn next(&mut self, clock: &Clock) -> bool {
        if (AT_ONCE..MOST).contains(&self.0) {
            clock.sleep(LONGEST.min(PAUSE * (self.0 - AT_ONCE + 1))).await;
        }
        self.0 += 1;
        self.0 <= MOST
    }
}

/// Returns whether a change was written. If not, the campaign has changed meanwhile, and the change must be made again.
pub(super) fn is_written(written: Result<(), CommitError>) -> Result<bool, RuleError> {
    match written {
        Ok(()) => Ok(true),
        Err(CommitError::Unavailable(error)) => Err(error.into()),
        Err(
            CommitError::Stale | CommitError::TooLate | CommitError::Duplicate { .. } | CommitError::ChannelTaken(_),
        ) => Ok(false),
    }
}
