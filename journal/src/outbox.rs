//! Announcements on their way out: what the courier marks.

use super::upkeep::Upkeep;
use super::values::{Lane, Opening, Posted, Target};
use super::{Error, Journal};
use chancery_rules::ids::CampaignId;
use chancery_rules::time::Time;

impl Journal {
    /// Fixes, before they are sent, that these rows go out as one message, and counts the attempt.
    ///
    /// # Errors
    /// Fails where the database does.
    pub async fn mark_attempt(&self, lane: Lane, rows: Vec<i64>, at: Time) -> Result<(), Error> {
        self.tries().sending.begin();
        let attempt = Upkeep::Attempt { lane, rows, at };
        self.upkeep(attempt).await.map(drop)
    }

    /// Takes out the rows that have been delivered, and remembers the messages that show what they tell of.
    ///
    /// # Errors
    /// Fails where the database does.
    pub async fn mark_delivered(&self, lane: Lane, rows: Vec<i64>, posts: Vec<Posted>) -> Result<(), Error> {
        let delivered = Upkeep::Delivered { lane, rows, posts };
        self.upkeep(delivered).await.map(drop)
    }

    /// Notes why the rows could not be delivered this time. They go on waiting.
    ///
    /// # Errors
    /// Fails where the database does.
    pub async fn mark_failed(&self, rows: Vec<i64>, problem: String) -> Result<(), Error> {
        self.upkeep(Upkeep::Failed { rows, problem }).await.map(drop)
    }

    /// Gives the rows up, for the moderators to see.
    ///
    /// # Errors
    /// Fails where the database does.
    pub async fn park(&self, lane: Lane, rows: Vec<i64>, problem: String, at: Time) -> Result<(), Error> {
        let park = Upkeep::Park { lane, rows, problem, at };
        self.upkeep(park).await.map(drop)
    }

    /// Gives up all that waits in a lane, until the bot may be able to write there again.
    ///
    /// # Errors
    /// Fails where the database does.
    pub async fn bar(&self, lane: Lane, problem: String, at: Time) -> Result<(), Error> {
        self.upkeep(Upkeep::Bar { lane, problem, at }).await.map(drop)
    }

    /// Has what was given up there because the bot may not write tried again, and shown what could not be shown.
    ///
    /// # Errors
    /// Fails where the database does.
    pub async fn reopen(&self, opening: Opening) -> Result<(), Error> {
        let leads = *self.leads().borrow();
        if let Opening::Server(guild) | Opening::Channels(guild) = opening {
            // Counted first: an attempt that was refused a moment ago, and is not written down yet, will find that out.
            self.signals.count_opening();
            if leads {
                self.show(self.behind_in(guild).await?);
            }
        }
        // The process that delivers may be another one: an attempt that was refused there may not be written down yet.
        if !leads || self.is_barred(opening).await? {
            self.upkeep(Upkeep::Reopen(opening)).await?;
        }
        Ok(())
    }

    /// Returns how often a place may have opened to the bot.
    pub fn openings(&self) -> u64 {
        self.signals.openings()
    }

    /// Has what was given up in a campaign tried once more, and returns how many rows that are.
    ///
    /// # Errors
    /// Fails where the database does.
    pub async fn unpark(&self, campaign: CampaignId) -> Result<i64, Error> {
        self.upkeep(Upkeep::Unpark(campaign)).await
    }
}

/// The rows that an opening concerns; `None` leaves a condition out.
pub struct Scope {
    pub campaign: Option<i64>,
    pub recipient: Option<i64>,
    pub guild: Option<i64>,
    /// Only what goes to channels.
    pub channels: bool,
}

impl From<Opening> for Scope {
    fn from(opening: Opening) -> Scope {
        let mut scope = Scope { campaign: None, recipient: None, guild: None, channels: false };
        match opening {
            Opening::Server(guild) => scope.guild = Some(guild.cast_signed()),
            Opening::Channels(guild) => {
                scope.guild = Some(guild.cast_signed());
                scope.channels = true;
            }
            Opening::Player(player) => scope.recipient = Target::Player(player).column(),
            Opening::Lane(lane) => {
                scope.campaign = Some(lane.campaign.0);
                scope.recipient = lane.target.column();
                scope.channels = lane.target == Target::Channel;
            }
        }
        scope
    }
}
