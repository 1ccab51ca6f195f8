//! Erases data on schedule: the texts of people who asked for it, campaign by campaign, and the data of servers that
//! removed the bot long enough ago.
//!
//! A single task does this. After a restart it continues where it stopped. It sleeps until a person asks or a server's
//! time is up.

use crate::discord::{RestClient, Trouble, post_subject};
use crate::journal::{self, Journal};
use crate::referee::{Referee, RuleError};
use crate::rules::ids::{CampaignId, PlayerId};
use crate::rules::time::{Span, Time};
use chancery_clock::Clock;
use tokio::sync::watch;
use tokio::task::JoinHandle;

const RETRY_DELAY: Span = Span::seconds(60);

#[derive(Debug, thiserror::Error)]
enum Problem {
    #[error(transparent)]
    Journal(#[from] journal::Error),
    #[error(transparent)]
    Campaign(#[from] RuleError),
    #[error("cannot read Discord's time: {0}")]
    Time(#[from] Trouble),
}

/// Discord's time. The host's clock may be wrong for a moment, and erased data cannot be restored.
pub trait OutsideTime: Clone + Send + Sync + 'static {
    fn now(&self) -> impl Future<Output = Result<Time, Trouble>> + Send;
}

impl OutsideTime for RestClient {
    async fn now(&self) -> Result<Time, Trouble> {
        RestClient::now(self).await
    }
}

pub struct Erasing<T> {
    journal: Journal,
    outside: T,
    keep_servers: Option<Span>,
    /// Changes after every full check.
    progress: watch::Receiver<()>,
    task: JoinHandle<()>,
}

impl<T: OutsideTime> Erasing<T> {
    /// Starts the task. A server's data is kept for `keep_servers` after it removed the bot; forever if `None`.
    pub fn start(referee: Referee, outside: T, keep_servers: Option<Span>) -> Erasing<T> {
        let (journal, clock) = (referee.journal().clone(), referee.clock().clone());
        let (looked, progress) = watch::channel(());
        let eraser = Eraser { journal: journal.clone(), clock, outside: outside.clone(), referee, keep_servers };
        Erasing { journal, outside, keep_servers, progress, task: tokio::spawn(eraser.keep_up(looked)) }
    }

    /// Waits until nothing is left to erase at the moment.
    pub async fn idle(&self) -> Result<(), journal::Error> {
        let mut progress = self.progress.clone();
        loop {
            progress.mark_unchanged();
            let next = next_departure(&self.journal, self.keep_servers).await?;
            // Without Discord's time, nothing is erased.
            let due = match next {
                Some((_, due)) => self.outside.now().await.is_ok_and(|now| due <= now),
                None => false,
            };
            let swept = !self.journal.must_be_swept().await?;
            let done = self.journal.erasing().await?.is_empty() && swept && !due;
            if done || progress.changed().await.is_err() {
                return Ok(());
            }
        }
    }

    /// Stops the task. The next start erases what is left.
    pub async fn stop(self) {
        self.task.abort();
        let _ = self.task.await;
    }
}

struct Eraser<T> {
    journal: Journal,
    clock: Clock,
    outside: T,
    referee: Referee,
    keep_servers: Option<Span>,
}

impl<T: OutsideTime> Eraser<T> {
    async fn keep_up(self, looked: watch::Sender<()>) {
        let mut asked = self.journal.erasures();
        // A persistent failure is logged once.
        let mut failing = false;
        loop {
            asked.mark_unchanged();
            let next = match self.erase().await {
                Ok(next) => next,
                Err(problem) => {
                    if !failing {
                        tracing::error!(%problem, "erasing failed and will be retried");
                    }
                    failing = true;
                    let again = self.clock.steady() + RETRY_DELAY;
                    self.clock.sleep_until_steady(again).await;
                    continue;
                }
            };
            failing = false;
            looked.send_replace(());
            let wait = async {
                match next {
                    Some(next) => self.clock.sleep_until_steady(next).await,
                    None => std::future::pending().await,
                }
            };
            tokio::select! {
                biased;
                () = wait => {}
                ended = asked.changed() => if ended.is_err() { return },
            }
        }
    }

    /// Erases everything that is due, and returns when more will be, in steady time.
    async fn erase(&self) -> Result<Option<Time>, Problem> {
        for player in self.journal.erasing().await? {
            self.erase_person(player).await?;
        }
        loop {
            // This also finishes a server whose erasure was interrupted by a stop.
            self.sweep().await?;
            let Some((guild, due)) = next_departure(&self.journal, self.keep_servers).await? else {
                return Ok(None);
            };
            let now = self.outside.now().await?;
            if due > now {
                return Ok(Some(self.clock.steady() + due.since(now)));
            }
            self.forget(guild).await?;
        }
    }

    async fn sweep(&self) -> Result<(), Problem> {
        while self.journal.must_be_swept().await? {
            self.journal.sweep().await?;
        }
        Ok(())
    }

    async fn erase_person(&self, player: PlayerId) -> Result<(), Problem> {
        for part in self.journal.personal(player).await?.campaigns {
            self.referee.erase(part.campaign, player, post_subject).await?;
        }
        Ok(self.journal.end_erasing(player).await?)
    }

    async fn forget(&self, guild: u64) -> Result<(), Problem> {
        let campaigns = self.journal.campaigns().await?;
        let campaigns = campaigns.iter().filter(|campaign| campaign.guild == guild);
        let campaigns: Vec<CampaignId> = campaigns.map(|campaign| campaign.id).collect();
        self.journal.forget_server(guild).await?;
        self.referee.forget(campaigns);
        self.sweep().await?;
        tracing::info!(guild, "erased the data of a server that removed the bot");
        Ok(())
    }
}

/// Returns the server whose time is up first, and when.
async fn next_departure(journal: &Journal, keep_servers: Option<Span>) -> Result<Option<(u64, Time)>, journal::Error> {
    let Some(keep) = keep_servers else {
        return Ok(None);
    };
    let departures = journal.departures().await?;
    let first = departures.first();
    Ok(first.map(|(guild, since)| (*guild, *since + keep)))
}
