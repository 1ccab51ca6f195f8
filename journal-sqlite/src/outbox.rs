//! Pending announcements: the courier's reads and updates.

use super::SqliteStore;
use super::housekeeping::touched;
use chancery_basics::ids::CampaignId;
use chancery_basics::time::Time;
use chancery_journal::columns::Announcement as AnnouncementColumns;
use chancery_journal::{DeliveryQueue, Opening, Outbox, Parked, Scope, Target, Waiting};
use sqlx::SqliteConnection;

impl SqliteStore {
    pub(super) async fn waiting(&self, queue: DeliveryQueue, limit: u32) -> Result<Vec<Waiting>, sqlx::Error> {
        if let Some(waiting) = self.cache.ask(|newest| newest.waiting(queue, limit)).flatten() {
            return Ok(waiting);
        }
        let writes = self.cache.writes();
        let recipient = queue.target.column();
        let rows = sqlx::query_as!(
            AnnouncementColumns,
            "SELECT id, notice, seq, part, batch, attempted_at FROM outbox
             WHERE campaign_id = ?1 AND recipient IS NOT DISTINCT FROM ?2 AND parked_at IS NULL
             ORDER BY id LIMIT ?3",
            queue.campaign.0,
            recipient,
            limit
        )
        .fetch_all(&self.readers)
        .await?;
        let waiting: Vec<Waiting> = rows.into_iter().map(Waiting::from).collect();
        if waiting.is_empty() && !self.is_stored(queue).await? {
            self.cache.found_empty(queue, writes);
        }
        Ok(waiting)
    }

    /// Returns whether a queue has any row, including those that were given up.
    async fn is_stored(&self, queue: DeliveryQueue) -> Result<bool, sqlx::Error> {
        let recipient = queue.target.column();
        let found = sqlx::query_scalar!(
            r#"SELECT EXISTS (
                   SELECT 1 FROM outbox WHERE campaign_id = ?1 AND recipient IS NOT DISTINCT FROM ?2
               ) AS "found!: bool""#,
            queue.campaign.0,
            recipient
        )
        .fetch_one(&self.readers)
        .await?;
        Ok(found)
    }

    pub(super) async fn waiting_queues(&self) -> Result<Vec<DeliveryQueue>, sqlx::Error> {
        let rows = sqlx::query!("SELECT DISTINCT campaign_id, recipient FROM outbox WHERE parked_at IS NULL")
            .fetch_all(&self.readers)
            .await?;
        let queues = rows.into_iter().map(|row| DeliveryQueue {
            campaign: CampaignId(row.campaign_id),
            target: Target::from_column(row.recipient),
        });
        Ok(queues.collect())
    }

    pub(super) async fn outbox(&self) -> Result<Outbox, sqlx::Error> {
        let waiting = sqlx::query!(
            r#"SELECT count(*) AS "count!", min(entry.at) AS "oldest?: i64" FROM outbox AS o
               JOIN journal AS entry ON entry.campaign_id = o.campaign_id AND entry.seq = o.seq
               WHERE o.parked_at IS NULL"#
        )
        .fetch_one(&self.readers)
        .await?;
        let given_up = sqlx::query_scalar!("SELECT count(*) FROM outbox WHERE parked_at IS NOT NULL")
            .fetch_one(&self.readers)
            .await?;
        Ok(Outbox { waiting: waiting.count, oldest: waiting.oldest.map(Time::from_millis), given_up })
    }

    pub(super) async fn is_barred(&self, opening: Opening) -> Result<bool, sqlx::Error> {
        let may_be = self.cache.ask(|newest| newest.may_be_barred(opening));
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

    pub(super) async fn parked(&self, campaign: CampaignId) -> Result<Vec<Parked>, sqlx::Error> {
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
}

pub(super) async fn bar(
    connection: &mut SqliteConnection,
    queue: DeliveryQueue,
    problem: &str,
    at: Time,
) -> Result<i64, sqlx::Error> {
    let (recipient, at) = (queue.target.column(), at.as_millis());
    let done = sqlx::query!(
        "UPDATE outbox SET parked_at = ?3, problem = ?4, barred = 1
         WHERE campaign_id = ?1 AND recipient IS NOT DISTINCT FROM ?2 AND parked_at IS NULL",
        queue.campaign.0,
        recipient,
        at,
        problem
    )
    .execute(connection)
    .await?;
    Ok(touched(&done))
}

/// Releases announcements that were given up for lack of permission. Returns the queue of each row.
pub(super) async fn reopen(
    connection: &mut SqliteConnection,
    opening: Opening,
) -> Result<Vec<DeliveryQueue>, sqlx::Error> {
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
    let queues = rows
        .into_iter()
        .map(|row| DeliveryQueue { campaign: CampaignId(row.campaign_id), target: Target::from_column(row.recipient) });
    Ok(queues.collect())
}

/// Retries a queue's announcements that were given up for lack of permission.
pub(super) async fn open(connection: &mut SqliteConnection, queue: DeliveryQueue) -> Result<(), sqlx::Error> {
    let recipient = queue.target.column();
    sqlx::query!(
        "UPDATE outbox SET parked_at = NULL, barred = 0
         WHERE campaign_id = ?1 AND recipient IS NOT DISTINCT FROM ?2 AND barred = 1",
        queue.campaign.0,
        recipient
    )
    .execute(connection)
    .await?;
    Ok(())
}

pub(super) async fn failed(connection: &mut SqliteConnection, rows: &[i64], problem: &str) -> Result<i64, sqlx::Error> {
    let rows = list(rows);
    let done =
        sqlx::query!("UPDATE outbox SET problem = ?2 WHERE id IN (SELECT value FROM json_each(?1))", rows, problem)
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

/// Releases announcements that were given up. Returns the queue of each row.
pub(super) async fn unpark(
    connection: &mut SqliteConnection,
    campaign: CampaignId,
) -> Result<Vec<DeliveryQueue>, sqlx::Error> {
    let rows = sqlx::query!(
        "UPDATE outbox SET parked_at = NULL, barred = 0 WHERE campaign_id = ?1 AND parked_at IS NOT NULL RETURNING recipient",
        campaign.0
    )
    .fetch_all(connection)
    .await?;
    let queues = rows.into_iter().map(|row| DeliveryQueue { campaign, target: Target::from_column(row.recipient) });
    Ok(queues.collect())
}

fn list(rows: &[i64]) -> String {
    serde_json::Value::from(rows).to_string()
}
