//! Files that players take out of the journal. Making one reads a whole journal and holds some megabytes until Discord has it, so it is rationed: one at a
//! time in the process, and one at a time and some an hour for each person.

use super::handler::Handler;
use super::invoker::Invoker;
use super::problem::Problem;
use super::render::at;
use crate::referee::HeavyRead;
use crate::rules::ids::PlayerId;
use crate::rules::time::{Span, Time};
use crate::text::fl;
use lru::LruCache;
use std::collections::VecDeque;
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::{AcquireError, OwnedSemaphorePermit, Semaphore};

/// How large a file may be: Discord takes ten megabytes, and some go to the request around it.
pub const MOST_BYTES: usize = 9_000_000;

/// How many exports a person is given within an hour.
const WITHIN: Span = Span::hours(1);
pub const PER_PERSON: usize = 30;

/// How long an export waits for those before it. Discord takes the answer for a quarter of an hour.
const TURN_TIMEOUT: Duration = Duration::from_secs(300);

/// How many people are remembered, however many ask within an hour.
const REMEMBERED: NonZeroUsize = NonZeroUsize::MIN.saturating_add(9_999);

/// What a person was given of late.
#[derive(Debug, Default)]
struct Account {
    under_way: bool,
    /// When exports began within the last hour.
    begun: VecDeque<Time>,
}

/// Why a person is given no export now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Denied {
    /// One of theirs is being made.
    UnderWay,
    /// They have had as many as there are; the next is given after this time.
    Spent(Span),
}

/// Who was given exports of late; clones share it. Times are steady.
#[derive(Clone)]
pub struct Exports {
    accounts: Arc<Mutex<LruCache<PlayerId, Account>>>,
    /// One at a time leaves a turn to read much to others.
    turn: Arc<Semaphore>,
}

impl Default for Exports {
    fn default() -> Exports {
        let accounts = Arc::new(Mutex::new(LruCache::new(REMEMBERED)));
        Exports { accounts, turn: Arc::new(Semaphore::new(1)) }
    }
}

/// A person's export that is being made or sent. Another can be asked for when this is dropped.
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

/// The turn of an export. It is to be held until Discord has the file.
pub struct Turn {
    _under_way: UnderWay,
    _turn: OwnedSemaphorePermit,
    _read: HeavyRead,
}

impl Exports {
    fn accounts(&self) -> MutexGuard<'_, LruCache<PlayerId, Account>> {
        self.accounts.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts an export that a person begins.
    ///
    /// # Errors
    /// Says why they are given none now.
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

/// Waits for an export's turn.
///
/// # Errors
/// Refuses a person who has one under way or has had too many, and everyone while too many wait.
pub async fn turn(handler: &Handler, invoker: &Invoker) -> Result<Turn, Problem> {
    let (exports, clock) = (&handler.exports, handler.referee.clock());
    let under_way = exports.begin(invoker.player, clock.steady()).map_err(|denied| match denied {
        Denied::UnderWay => fl!(invoker.text, "export-under-way"),
        Denied::Spent(wait) => fl!(invoker.text, "exports-spent", most = PER_PERSON, again = at(clock.now() + wait)),
    })?;
    let turn = async {
        let turn = Arc::clone(&exports.turn).acquire_owned().await?;
        Ok(Turn { _under_way: under_way, _turn: turn, _read: handler.referee.heavy_read().await })
    };
    match clock.within(TURN_TIMEOUT, turn).await {
        Ok(turn) => turn.map_err(|error: AcquireError| Problem::Failed(error.into())),
        Err(_) => Err(fl!(invoker.text, "exports-busy").into()),
    }
}

/// Returns that a file would be larger than Discord takes.
pub fn too_long(invoker: &Invoker) -> Problem {
    let most = MOST_BYTES / 1_000_000;
    fl!(invoker.text, "export-too-long", most = most).into()
}
