//! Limits exports. Making one reads a whole journal and holds some megabytes until Discord has the file, so only one
//! runs at a time in the process, and each person gets a few per hour.

use super::handler::Handler;
use super::invoker::Invoker;
use super::problem::Problem;
use super::render::at;
use crate::referee::HeavyRead;
use crate::rules::ids::PlayerId;
use crate::rules::time::{Span, Time};
use crate::text::say;
use lru::LruCache;
use std::collections::VecDeque;
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::{AcquireError, OwnedSemaphorePermit, Semaphore};

/// The largest file. Discord accepts ten megabytes for the whole request.
pub const MOST_BYTES: usize = 9_000_000;

/// The period that [`PER_PERSON`] applies to.
const WITHIN: Span = Span::hours(1);
/// How many exports a person may make within an hour.
pub const PER_PERSON: usize = 30;

/// How long an export waits for those before it. Discord accepts the answer for 15 minutes.
const TURN_TIMEOUT: Duration = Duration::from_secs(300);

/// How many people are remembered, however many ask within an hour.
const REMEMBERED: NonZeroUsize = NonZeroUsize::MIN.saturating_add(9_999);

/// A person's recent exports.
#[derive(Debug, Default)]
struct Account {
    under_way: bool,
    /// When exports began within the last hour.
    begun: VecDeque<Time>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Denied {
    /// An export of theirs is already being made.
    UnderWay,
    /// They have used up the limit; the next one is available after this time.
    Spent(Span),
}

/// The recent exports, by person, on the monotonic clock. Clones share it.
#[derive(Clone)]
pub struct Exports {
    accounts: Arc<Mutex<LruCache<PlayerId, Account>>>,
    /// Serializes exports, because each reads a lot.
    turn: Arc<Semaphore>,
}

impl Default for Exports {
    fn default() -> Exports {
        let accounts = Arc::new(Mutex::new(LruCache::new(REMEMBERED)));
        Exports { accounts, turn: Arc::new(Semaphore::new(1)) }
    }
}

/// A person's export that is being made or sent. Dropping it allows the next one.
pub struct UnderWay {
    exports: Exports,
    player: PlayerId,
}

impl Drop for UnderWay {
    fn drop(&mut self) {
        if let Some(account) = self.exports.accounts().get_mut(&self.player) {
            account.under_way = false;
        }
    }
}

/// An export's turn. Hold it until Discord has the file.
pub struct Turn {
    _under_way: UnderWay,
    _turn: OwnedSemaphorePermit,
    _read: HeavyRead,
}

impl Exports {
    fn accounts(&self) -> MutexGuard<'_, LruCache<PlayerId, Account>> {
        self.accounts.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts an export for a person, unless they have reached their limit.
    pub fn begin(&self, player: PlayerId, now: Time) -> Result<UnderWay, Denied> {
        let mut accounts = self.accounts();
        let account = accounts.get_or_insert_mut(player, Account::default);
        account.begun.retain(|at| now.since(*at) < WITHIN);
        if account.under_way {
            return Err(Denied::UnderWay);
        }
        if let Some(first) = account.begun.front().filter(|_| account.begun.len() >= PER_PERSON) {
            return Err(Denied::Spent((*first + WITHIN).since(now)));
        }
        account.begun.push_back(now);
        account.under_way = true;
        Ok(UnderWay { exports: self.clone(), player })
    }
}

/// Waits for an export's turn. Refuses a person with an export in progress or too many this hour, and everyone while
/// too many wait.
pub async fn turn(handler: &Handler, invoker: &Invoker) -> Result<Turn, Problem> {
    let (exports, clock) = (&handler.exports, handler.referee.clock());
    let under_way = exports.begin(invoker.player, clock.steady()).map_err(|denied| match denied {
        Denied::UnderWay => say!(invoker.text, "export-under-way"),
        Denied::Spent(wait) => say!(invoker.text, "exports-spent", most = PER_PERSON, again = at(clock.now() + wait)),
    })?;
    let turn = async {
        let turn = Arc::clone(&exports.turn).acquire_owned().await?;
        Ok(Turn { _under_way: under_way, _turn: turn, _read: handler.referee.heavy_read().await })
    };
    match clock.within(TURN_TIMEOUT, turn).await {
        Ok(turn) => turn.map_err(|error: AcquireError| Problem::Failed(error.into())),
        Err(_) => Err(say!(invoker.text, "exports-busy").into()),
    }
}

pub fn too_long(invoker: &Invoker) -> Problem {
    let most = MOST_BYTES / 1_000_000;
    say!(invoker.text, "export-too-long", most).into()
}
