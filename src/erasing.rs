//! Erases data on schedule: the texts of people who asked for it, campaign by campaign, and the data of servers that
//! removed the bot long enough ago.
//!
//! After a restart this continues where it stopped. It sleeps until a person asks or a server's time is up.

use crate::discord::{RestClient, Trouble, post_subject};
use crate::duty::{Duty, Next, Running};
use crate::journal::{self, Journal};
use crate::referee::{Referee, RuleError};
use crate::rules::ids::{CampaignId, PlayerId};
use crate::rules::time::{Span, Time};
use chancery_clock::Clock;
use tokio::sync::watch;
use tokio::sync::watch::error::RecvError;

#[derive(Debug, thiserror::Error)]
pub enum Problem {
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
    clock: Clock,
    outside: T,
    referee: Referee,
    keep_servers: Option<Span>,
    asked: watch::Receiver<()>,
}

impl<T: OutsideTime> Duty for Erasing<T> {
    const FAILED: &'static str = "erasing failed and will be retried";
    const RECOVERED: &'static str = "erasing works again";

    type Problem = Problem;

    async fn step(&mut self) -> Result<Next, Problem> {
        self.asked.mark_unchanged();
        Ok(Next { calendar: None, steady: self.erase().await? })
    }

    async fn woken(&mut self) -> Result<(), RecvError> {
        self.asked.changed().await
    }
}

impl<T: OutsideTime> Erasing<T> {
    /// A server's data is kept for `keep_servers` after it removed the bot; forever if `None`.
    pub fn start(referee: Referee, outside: T, keep_servers: Option<Span>) -> Running {
        let (journal, clock) = (referee.journal().clone(), referee.clock().clone());
        let asked = journal.erasures();
        Running::start(Erasing { journal, clock: clock.clone(), outside, referee, keep_servers, asked }, clock)
    }

    /// Erases everything that is due, and returns when more will be, in steady time.
    async fn erase(&self) -> Result<Option<Time>, Problem> {
        for player in self.journal.erasing().await? {
            self.erase_person(player).await?;
        }
        loop {
            // This also finishes a server whose erasure was interrupted by a stop.
            self.sweep().await?;
            let Some((guild, due)) = self.next_departure().await? else {
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

    /// Returns the server whose time is up first, and when.
    async fn next_departure(&self) -> Result<Option<(u64, Time)>, journal::Error> {
        let Some(keep) = self.keep_servers else {
            return Ok(None);
        };
        let departures = self.journal.departures().await?;
        let first = departures.first();
        Ok(first.map(|(guild, since)| (*guild, *since + keep)))
    }
}
