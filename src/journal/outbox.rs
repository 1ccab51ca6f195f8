//! Announcements on their way out. The courier delivers them; here is what it reads and marks.

use super::chain::RowHash;
use super::upkeep::{Upkeep, touched};
use super::values::Outbox;
use super::{Error, Journal, Lane, Opening, Parked, Posted, Reference, Target, Waiting};
use crate::rules::ids::CampaignId;
use crate::rules::time::Time;
use sqlx::SqliteConnection;
use std::sync::atomic::Ordering;

impl Journal {
    /// Returns the first announcements that wait in a lane, in the order they are to be delivered.
    ///
    /// # Errors
    /// Fails where the database does.
    pub async fn waiting(&self, lane: Lane, limit: u32) -> Result<Vec<Waiting>, Error> {
        if let Some(waiting) = self
            .known
            .ask(|newest| newest.waiting(lane, limit))
            .flatten()
        {
            return Ok(waiting);
        }
        let writes = self.known.writes();
        let recipient = lane.target.column();
        let rows = sqlx::query!(
            "SELECT id, notice, seq, part, batch, attempted_at FROM outbox
             WHERE campaign_id = ?1 AND recipient IS NOT DISTINCT FROM ?2 AND parked_at IS NULL
             ORDER BY id LIMIT ?3",
            lane.campaign.0,
            recipient,
            limit
        )
        .fetch_all(&self.readers)
        .await?;
        let waiting = rows.into_iter().map(|row| Waiting {
            id: row.id,
            notice: row.notice,
            of: Reference {
                seq: row.seq,
                part: row.part,
            },
            batch: row.batch,
            first_attempt: row.attempted_at.map(Time::from_millis),
        });
        let waiting: Vec<Waiting> = waiting.collect();
        if waiting.is_empty() && !self.is_stored(lane).await? {
            self.known.found_empty(lane, writes);
        }
        Ok(waiting)
    }

    /// Returns whether anything at all is in a lane, given up or not.
    async fn is_stored(&self, lane: Lane) -> Result<bool, Error> {
        let recipient = lane.target.column();
        let found = sqlx::query_scalar!(
            r#"SELECT EXISTS (
                   SELECT 1 FROM outbox WHERE campaign_id = ?1 AND recipient IS NOT DISTINCT FROM ?2
               ) AS "found!: bool""#,
            lane.campaign.0,
            recipient
        )
        .fetch_one(&self.readers)
        .await?;
        Ok(found)
    }

    /// Returns the lanes in which anything waits.
    ///
    /// # Errors
    /// Fails where the database does.
    pub async fn waiting_lanes(&self) -> Result<Vec<Lane>, Error> {
        let rows = sqlx::query!(
            "SELECT DISTINCT campaign_id, recipient FROM outbox WHERE parked_at IS NULL"
        )
        .fetch_all(&self.readers)
        .await?;
        let lanes = rows.into_iter().map(|row| Lane {
            campaign: CampaignId(row.campaign_id),
            target: Target::from_column(row.recipient),
        });
        Ok(lanes.collect())
    }

    /// Returns how much is still to be told.
    ///
    /// # Errors
    /// Fails where the database does.
    pub async fn outbox(&self) -> Result<Outbox, Error> {
        let waiting = sqlx::query!(
            r#"SELECT count(*) AS "count!", min(entry.at) AS "oldest?: i64" FROM outbox AS o
               JOIN journal AS entry ON entry.campaign_id = o.campaign_id AND entry.seq = o.seq
               WHERE o.parked_at IS NULL"#
        )
        .fetch_one(&self.readers)
        .await?;
        let given_up =
            sqlx::query_scalar!("SELECT count(*) FROM outbox WHERE parked_at IS NOT NULL")
                .fetch_one(&self.readers)
                .await?;
        Ok(Outbox {
            waiting: waiting.count,
            oldest: waiting.oldest.map(Time::from_millis),
            given_up,
        })
    }

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
    pub async fn mark_delivered(
        &self,
        lane: Lane,
        rows: Vec<i64>,
        posts: Vec<Posted>,
    ) -> Result<(), Error> {
        let delivered = Upkeep::Delivered { lane, rows, posts };
        self.upkeep(delivered).await.map(drop)
    }

    /// Notes why the rows could not be delivered this time. They go on waiting.
    ///
    /// # Errors
    /// Fails where the database does.
    pub async fn mark_failed(&self, rows: Vec<i64>, problem: String) -> Result<(), Error> {
        self.upkeep(Upkeep::Failed { rows, problem })
            .await
            .map(drop)
    }

    /// Gives the rows up, for the moderators to see.
    ///
    /// # Errors
    /// Fails where the database does.
    pub async fn park(
        &self,
        lane: Lane,
        rows: Vec<i64>,
        problem: String,
        at: Time,
    ) -> Result<(), Error> {
        let park = Upkeep::Park {
            lane,
            rows,
            problem,
            at,
        };
        self.upkeep(park).await.map(drop)
    }

    /// Gives up all that waits in a lane, until the bot may be able to write there again.
    ///
    /// # Errors
    /// Fails where the database does.
    pub async fn bar(&self, lane: Lane, problem: String, at: Time) -> Result<(), Error> {
        self.upkeep(Upkeep::Bar { lane, problem, at })
            .await
            .map(drop)
    }

    /// Has what was given up there because the bot may not write tried again, and shown what could not be shown.
    ///
    /// # Errors
    /// Fails where the database does.
    pub async fn reopen(&self, opening: Opening) -> Result<(), Error> {
        if let Opening::Server(guild) | Opening::Channels(guild) = opening {
            // Counted first: an attempt that was refused a moment ago, and is not written down yet, will find that out.
            self.signals.openings.fetch_add(1, Ordering::SeqCst);
            self.signals.change(self.behind_in(guild).await?);
        }
        if self.is_barred(opening).await? {
            self.upkeep(Upkeep::Reopen(opening)).await?;
        }
        Ok(())
    }

    /// Returns how often a place may have opened to the bot.
    pub fn openings(&self) -> u64 {
        self.signals.openings.load(Ordering::SeqCst)
    }

    async fn is_barred(&self, opening: Opening) -> Result<bool, Error> {
        let may_be = self.known.ask(|newest| newest.may_be_barred(opening));
        if may_be == Some(false) {
            return Ok(false);
        }
        let scope = Scope::from(opening);
        let found = sqlx::query_scalar!(
            r#"SELECT EXISTS (
                   SELECT 1 FROM outbox
                   WHERE barred = 1 AND (?1 IS NULL OR campaign_id = ?1) AND (?2 IS NULL OR recipient = ?2)
                       AND (?3 IS NULL OR campaign_id IN (SELECT id FROM campaigns WHERE guild_id = ?3))
                       AND (?4 = 0 OR recipient IS NULL)
               ) AS "found!: bool""#,
            scope.campaign,
            scope.recipient,
            scope.guild,
            scope.channels
        )
        .fetch_one(&self.readers)
        .await?;
        Ok(found)
    }

    /// Returns what could not be delivered in a campaign, oldest first.
    ///
    /// # Errors
    /// Fails where the database does.
    pub async fn parked(&self, campaign: CampaignId) -> Result<Vec<Parked>, Error> {
        let rows = sqlx::query!(
            r#"SELECT id, recipient, notice, parked_at AS "since!", problem AS "problem!" FROM outbox
               WHERE campaign_id = ?1 AND parked_at IS NOT NULL ORDER BY id"#,
            campaign.0
        )
        .fetch_all(&self.readers)
        .await?;
        let parked = rows.into_iter().map(|row| Parked {
            id: row.id,
            target: Target::from_column(row.recipient),
            notice: row.notice,
            since: Time::from_millis(row.since),
            problem: row.problem,
        });
        Ok(parked.collect())
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
struct Scope {
    campaign: Option<i64>,
    recipient: Option<i64>,
    guild: Option<i64>,
    /// Only what goes to channels.
    channels: bool,
}

impl From<Opening> for Scope {
    fn from(opening: Opening) -> Scope {
        let mut scope = Scope {
            campaign: None,
            recipient: None,
            guild: None,
            channels: false,
        };
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

pub(super) async fn bar(
    connection: &mut SqliteConnection,
    lane: Lane,
    problem: &str,
    at: Time,
) -> Result<i64, sqlx::Error> {
    let (recipient, at) = (lane.target.column(), at.as_millis());
    let done = sqlx::query!(
        "UPDATE outbox SET parked_at = ?3, problem = ?4, barred = 1
         WHERE campaign_id = ?1 AND recipient IS NOT DISTINCT FROM ?2 AND parked_at IS NULL",
        lane.campaign.0,
        recipient,
        at,
        problem
    )
    .execute(connection)
    .await?;
    Ok(touched(&done))
}

/// Frees what was given up because the bot might not write there; returns the lane of each row.
pub(super) async fn reopen(
    connection: &mut SqliteConnection,
    opening: Opening,
) -> Result<Vec<Lane>, sqlx::Error> {
    let scope = Scope::from(opening);
    let rows = sqlx::query!(
        "UPDATE outbox SET parked_at = NULL, barred = 0
         WHERE barred = 1 AND (?1 IS NULL OR campaign_id = ?1) AND (?2 IS NULL OR recipient = ?2)
             AND (?3 IS NULL OR campaign_id IN (SELECT id FROM campaigns WHERE guild_id = ?3))
             AND (?4 = 0 OR recipient IS NULL)
         RETURNING campaign_id, recipient",
        scope.campaign,
        scope.recipient,
        scope.guild,
        scope.channels
    )
    .fetch_all(connection)
    .await?;
    let lanes = rows.into_iter().map(|row| Lane {
        campaign: CampaignId(row.campaign_id),
        target: Target::from_column(row.recipient),
    });
    Ok(lanes.collect())
}

/// Has what was given up in a lane because the bot might not write there tried again.
pub(super) async fn open(connection: &mut SqliteConnection, lane: Lane) -> Result<(), sqlx::Error> {
    let recipient = lane.target.column();
    sqlx::query!(
        "UPDATE outbox SET parked_at = NULL, barred = 0
         WHERE campaign_id = ?1 AND recipient IS NOT DISTINCT FROM ?2 AND barred = 1",
        lane.campaign.0,
        recipient
    )
    .execute(connection)
    .await?;
    Ok(())
}

pub(super) async fn failed(
    connection: &mut SqliteConnection,
    rows: &[i64],
    problem: &str,
) -> Result<i64, sqlx::Error> {
    let rows = list(rows);
    let done = sqlx::query!(
        "UPDATE outbox SET problem = ?2 WHERE id IN (SELECT value FROM json_each(?1))",
        rows,
        problem
    )
    .execute(connection)
    .await?;
    Ok(touched(&done))
}

pub(super) async fn park(
    connection: &mut SqliteConnection,
    rows: &[i64],
    problem: &str,
    at: Time,
) -> Result<i64, sqlx::Error> {
    let (rows, at) = (list(rows), at.as_millis());
    let done = sqlx::query!(
        "UPDATE outbox SET parked_at = ?2, problem = ?3 WHERE id IN (SELECT value FROM json_each(?1))",
        rows,
        at,
        problem
    )
    .execute(connection)
    .await?;
    Ok(touched(&done))
}

/// Frees the rows that were given up; returns the lane of each.
pub(super) async fn unpark(
    connection: &mut SqliteConnection,
    campaign: CampaignId,
) -> Result<Vec<Lane>, sqlx::Error> {
    let rows = sqlx::query!(
        "UPDATE outbox SET parked_at = NULL, barred = 0 WHERE campaign_id = ?1 AND parked_at IS NOT NULL RETURNING recipient",
        campaign.0
    )
    .fetch_all(connection)
    .await?;
    let lanes = rows.into_iter().map(|row| Lane {
        campaign,
        target: Target::from_column(row.recipient),
    });
    Ok(lanes.collect())
}

/// Returns row ids as a JSON array.
fn list(rows: &[i64]) -> String {
    serde_json::Value::from(rows).to_string()
}

/// Covers what is written once and never changes, but for `part`: older rows were written before there was one, and have a
/// checksum. It, `barred` and all that changes while a row waits stand in the indexes whole, which SQLite compares with the table.
pub(super) fn checksum(campaign: i64, seq: i64, recipient: Option<i64>, notice: &str) -> i64 {
    let hash = RowHash::of("outbox").number(campaign).number(seq);
    hash.maybe(recipient).text(notice).checksum()
}
