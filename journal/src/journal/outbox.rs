//! The courier's updates to pending announcements.

use super::Journal;
use crate::housekeeping::{Chore, Housekeeping};
use crate::news::News;
use crate::problem::Error;
use crate::store::outbox;
use crate::values::{DeliveryQueue, Opening, Posted};
use chancery_basics::ids::CampaignId;
use chancery_basics::time::Time;
use std::collections::BTreeSet;
use std::sync::atomic::Ordering;

impl Journal {
    /// Records that these rows are sent as one message, and counts the attempt. Call it before sending.
    pub async fn mark_attempt(&self, queue: DeliveryQueue, rows: Vec<i64>, at: Time) -> Result<(), Error> {
        self.signals.tries.sending.begin();
        self.write_as_leader(Chore::Attempt { queue, rows, at }).await.map(drop)
    }

    /// Removes delivered rows, and stores the messages that show their subjects.
    pub async fn mark_delivered(&self, queue: DeliveryQueue, rows: Vec<i64>, posts: Vec<Posted>) -> Result<(), Error> {
        self.write_as_leader(Chore::Delivered { queue, rows, posts }).await.map(drop)
    }

    /// Records why this delivery of the rows failed. They stay pending.
    pub async fn mark_failed(&self, rows: Vec<i64>, problem: String) -> Result<(), Error> {
        self.write_as_leader(outbox::fail(rows, &problem)).await.map(drop)
    }

    /// Gives the rows up and shows them to the moderators.
    pub async fn park(&self, queue: DeliveryQueue, rows: Vec<i64>, problem: String, at: Time) -> Result<(), Error> {
        self.write_as_leader(Chore::Park { queue, rows, problem, at }).await.map(drop)
    }

    /// Gives up all pending rows of a queue until the bot may be able to write there again.
    pub async fn bar(&self, queue: DeliveryQueue, problem: String, at: Time) -> Result<(), Error> {
        self.write_as_leader(Chore::Bar { queue, problem, at }).await.map(drop)
    }

    /// Retries the rows given up there for lack of permission, and messages that could not be updated.
    pub async fn reopen(&self, opening: Opening) -> Result<(), Error> {
        let leads = *self.leads().borrow();
        let mut news = News::default();
        if let Opening::Server(guild) | Opening::Channels(guild) = opening {
            // Count first, so that an attempt that has just been refused, but is not recorded yet, notices the opening.
            self.signals.count_opening();
            if leads {
                let changed: BTreeSet<CampaignId> = self.behind_in(guild).await?.into_iter().collect();
                self.signals.tell(News { stale: changed.clone(), changed, ..News::default() });
            }
            news.opened.insert(guild);
        }
        // The delivering process may be another one, and may have a refusal that is not recorded yet.
        if !leads || self.is_barred(opening).await? {
            self.write(Housekeeping::from(Chore::Reopen(opening)).telling(news)).await?;
        }
        Ok(())
    }

    /// Returns how often a place may have become accessible to the bot.
    pub fn openings(&self) -> u64 {
        self.signals.openings.load(Ordering::SeqCst)
    }

    /// Retries everything given up in a campaign, and returns the number of rows.
    pub async fn unpark(&self, campaign: CampaignId) -> Result<i64, Error> {
        self.write(Chore::Unpark(campaign)).await
    }
}
