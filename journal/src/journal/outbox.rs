//! The courier's updates to pending announcements.

use super::Journal;
use crate::housekeeping::Housekeeping;
use crate::problem::Error;
use crate::values::{DeliveryQueue, Opening, Posted};
use chancery_basics::ids::CampaignId;
use chancery_basics::time::Time;

impl Journal {
    /// Records that these rows are sent as one message, and counts the attempt. Call it before sending.
    pub async fn mark_attempt(&self, queue: DeliveryQueue, rows: Vec<i64>, at: Time) -> Result<(), Error> {
        self.tries().sending.begin();
        let attempt = Housekeeping::Attempt { queue, rows, at };
        self.housekeeping(attempt).await.map(drop)
    }

    /// Removes delivered rows, and stores the messages that show their subjects.
    pub async fn mark_delivered(&self, queue: DeliveryQueue, rows: Vec<i64>, posts: Vec<Posted>) -> Result<(), Error> {
        let delivered = Housekeeping::Delivered { queue, rows, posts };
        self.housekeeping(delivered).await.map(drop)
    }

    /// Records why this delivery of the rows failed. They stay pending.
    pub async fn mark_failed(&self, rows: Vec<i64>, problem: String) -> Result<(), Error> {
        self.housekeeping(Housekeeping::Failed { rows, problem }).await.map(drop)
    }

    /// Gives the rows up and shows them to the moderators.
    pub async fn park(&self, queue: DeliveryQueue, rows: Vec<i64>, problem: String, at: Time) -> Result<(), Error> {
        let park = Housekeeping::Park { queue, rows, problem, at };
        self.housekeeping(park).await.map(drop)
    }

    /// Gives up all pending rows of a queue until the bot may be able to write there again.
    pub async fn bar(&self, queue: DeliveryQueue, problem: String, at: Time) -> Result<(), Error> {
        self.housekeeping(Housekeeping::Bar { queue, problem, at }).await.map(drop)
    }

    /// Retries the rows given up there for lack of permission, and messages that could not be updated.
    pub async fn reopen(&self, opening: Opening) -> Result<(), Error> {
        let leads = *self.leads().borrow();
        if let Opening::Server(guild) | Opening::Channels(guild) = opening {
            // Count first, so that an attempt that has just been refused, but is not recorded yet, notices the opening.
            self.signals.count_opening();
            if leads {
                self.show(self.behind_in(guild).await?);
            }
        }
        // The delivering process may be another one, and may have a refusal that is not recorded yet.
        if !leads || self.is_barred(opening).await? {
            self.housekeeping(Housekeeping::Reopen(opening)).await?;
        }
        Ok(())
    }

    /// Returns how often a place may have become accessible to the bot.
    pub fn openings(&self) -> u64 {
        self.signals.openings()
    }

    /// Retries everything given up in a campaign, and returns the number of rows.
    pub async fn unpark(&self, campaign: CampaignId) -> Result<i64, Error> {
        self.housekeeping(Housekeeping::Unpark(campaign)).await
    }
}
