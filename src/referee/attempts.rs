//! A command is decided anew where the commit of another came first: one of another process, or one that rests on an order that was not written.

use std::time::Duration;

/// How often one command is decided.
const MOST: u32 = 50;

/// So many attempts follow each other at once; before each of the others there is a pause, longer by so much than the one before it, up to the longest.
/// With all of them a command waits for some two seconds.
const AT_ONCE: u32 = 2;
const PAUSE: Duration = Duration::from_millis(4);
const LONGEST: Duration = Duration::from_millis(50);

/// The attempts at one command.
#[derive(Debug, Default)]
pub(super) struct Attempts(u32);

impl Attempts {
    /// Begins the next attempt; returns false where there were enough. A process that rules on the same campaign without pause wins most races, for it
    /// need not read the campaign again: the later attempts wait for a gap between two of its commands.
    pub(super) async fn next(&mut self) -> bool {
        if (AT_ONCE..MOST).contains(&self.0) {
            tokio::time::sleep(LONGEST.min(PAUSE * (self.0 - AT_ONCE + 1))).await;
        }
        self.0 += 1;
        self.0 <= MOST
    }
}
