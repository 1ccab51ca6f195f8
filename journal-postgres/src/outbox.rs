//! The courier's updates to pending announcements.

use super::housekeeping::touched;
use super::messages;
use chancery_basics::ids::CampaignId;
use chancery_basics::time::Time;
use chancery_journal::{DeliveryQueue, Housekeeping, Opening, Posted, Scope, Target, Told};
use sqlx::PgConnection;

/// Writes announcements in order of their ids, which is the order of delivery. Blocked announcements in the same queues
/// are retried first: the bot may have access again, and this keeps the order.
pub(crate) async fn insert(connection: &mut PgConnection, told: &[Told<'_>]) -> Result<(), sqlx::Error> {
    if told.is_empty() {
        return Ok(());
    }
    let column = |value: fn(&Told<'_>) -> i64| told.iter().map(value).collect::<Vec<i64>>();
    let recipients: Vec<Option<i64>> = told.iter().map(|told| told.recipient).collect();
    let notices: Vec<String> = told.iter().map(|told| told.notice.to_owned()).collect();
    sqlx::query!(
        "WITH opened AS (
             UPDATE outbox AS o SET parked_at = NULL, barred = false
             FROM (SELECT DISTINCT * FROM unnest($1::bigint[], $4::bigint[])) AS n (campaign_id, recipient)
             WHERE o.barred AND o.campaign_id = n.campaign_id AND o.recipient IS NOT DISTINCT FROM n.recipient
         )
         INSERT INTO outbox (campaign_id, seq, part, recipient, notice, checksum)
         SELECT campaign_id, seq, part, recipient, notice, checksum
         FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::text[], $6::bigint[]) WITH ORDINALITY
             AS n (campaign_id, seq, part, recipient, notice, checksum, place)
         ORDER BY place",
        &column(|told| told.campaign),
        &column(|told| told.seq),
        &column(|told| told.part),
        &recipients as &[Option<i64>],
        &notices,
        &column(|told| told.checksum),
    )
    .execute(connection)
    .await?;
    Ok(())
}

/// Writes the attempts and deliveries of a group.
pub(crate) async fn mark<'a>(
    connection: &mut PgConnection,
    housekeeping: impl Iterator<Item = &'a Housekeeping>,
) -> Result<(), sqlx::Error> {
    let (mut ids, mut batches, mut moments) = (Vec::new(), Vec::new(), Vec::new());
    let mut gone: Vec<i64> = Vec::new();
    let mut shown: Vec<&Posted> = Vec::new();
    for one in housekeeping.filter(|one| one.goes_together()) {
        if let Housekeeping::Attempt { rows, at, .. } = one {
            // The lowest row id identifies the batch.
            let batch = rows.iter().min().copied();
            ids.extend(rows);
            batches.extend(rows.iter().filter_map(|_| batch));
            moments.extend(rows.iter().map(|_| at.as_millis()));
        }
        if let Housekeeping::Delivered { rows, posts, .. } = one {
            gone.extend(rows);
            shown.extend(posts);
        }
    }
    if !ids.is_empty() {
        // Rows that already have a batch keep it, because a second attempt must consist of the same rows as the first.
        sqlx::query!(
            "UPDATE outbox AS o
             SET batch = COALESCE(o.batch, n.batch), attempted_at = COALESCE(o.attempted_at, n.at), attempts = o.attempts + 1
             FROM unnest($1::bigint[], $2::bigint[], $3::bigint[]) AS n (id, batch, at)
             WHERE o.id = n.id",
            &ids,
            &batches,
            &moments,
        )
        .execute(&mut *connection)
        .await?;
    }
    if !gone.is_empty() {
        // Delivered announcements remain in the journal; here they would only take up space.
        sqlx::query!("DELETE FROM outbox WHERE id = ANY($1)", &gone).execute(&mut *connection).await?;
    }
    if !shown.is_empty() {
        messages::put_where_campaigns_are(connection, &shown).await?;
    }
    Ok(())
}

pub(crate) async fn bar(
    connection: &mut PgConnection,
    queue: DeliveryQueue,
    problem: &str,
    at: Time,
) -> Result<i64, sqlx::Error> {
    let (recipient, at) = (queue.target.column(), at.as_millis());
    let done = sqlx::query!(
        "UPDATE outbox SET parked_at = $3, problem = $4, barred = true
         WHERE campaign_id = $1 AND recipient IS NOT DISTINCT FROM $2 AND parked_at IS NULL",
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
pub(crate) async fn reopen(connection: &mut PgConnection, opening: Opening) -> Result<Vec<DeliveryQueue>, sqlx::Error> {
    let scope = Scope::from(opening);
    let rows = sqlx::query!(
        "UPDATE outbox SET parked_at = NULL, barred = false
         WHERE barred AND ($1::bigint IS NULL OR campaign_id = $1) AND ($2::bigint IS NULL OR recipient = $2)
             AND ($3::bigint IS NULL OR campaign_id IN (SELECT id FROM campaigns WHERE guild_id = $3))
             AND (NOT $4::boolean OR recipient IS NULL)
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

pub(crate) async fn failed(connection: &mut PgConnection, rows: &[i64], problem: &str) -> Result<i64, sqlx::Error> {
    let done =
        sqlx::query!("UPDATE outbox SET problem = $2 WHERE id = ANY($1)", rows, problem).execute(connection).await?;
    Ok(touched(&done))
}

pub(crate) async fn park(
    connection: &mut PgConnection,
    rows: &[i64],
    problem: &str,
    at: Time,
) -> Result<i64, sqlx::Error> {
    let done = sqlx::query!(
        "UPDATE outbox SET parked_at = $2, problem = $3 WHERE id = ANY($1)",
        rows,
        at.as_millis(),
        problem
    )
    .execute(connection)
    .await?;
    Ok(touched(&done))
}

/// Releases announcements that were given up. Returns the queue of each row.
pub(crate) async fn unpark(
    connection: &mut PgConnection,
    campaign: CampaignId,
) -> Result<Vec<DeliveryQueue>, sqlx::Error> {
    let recipients = sqlx::query_scalar!(
        "UPDATE outbox SET parked_at = NULL, barred = false WHERE campaign_id = $1 AND parked_at IS NOT NULL RETURNING recipient",
        campaign.0
    )
    .fetch_all(connection)
    .await?;
    let queues =
        recipients.into_iter().map(|recipient| DeliveryQueue { campaign, target: Target::from_column(recipient) });
    Ok(queues.collect())
}
