//! Pending announcements, as the courier reads them.

use chancery_basics::ids::CampaignId;
use chancery_basics::time::Time;
use chancery_journal::columns::Announcement as AnnouncementColumns;
use chancery_journal::{DeliveryQueue, Opening, Outbox, Parked, Scope, Target, Waiting};
use sqlx::PgConnection;

pub(super) async fn waiting(
    connection: &mut PgConnection,
    queue: DeliveryQueue,
    limit: u32,
) -> Result<Vec<Waiting>, sqlx::Error> {
    // Two queries, because the index matches only one condition at a time: the channel's queue or a person's.
    let rows = match queue.target.column() {
        None => {
            sqlx::query_as!(
                AnnouncementColumns,
                "SELECT id, notice, seq, part, batch, attempted_at FROM outbox
                 WHERE campaign_id = $1 AND recipient IS NULL AND parked_at IS NULL ORDER BY id LIMIT $2",
                queue.campaign.0,
                i64::from(limit)
            )
            .fetch_all(connection)
            .await?
        }
        Some(recipient) => {
            sqlx::query_as!(
                AnnouncementColumns,
                "SELECT id, notice, seq, part, batch, attempted_at FROM outbox
                 WHERE campaign_id = $1 AND recipient = $2 AND parked_at IS NULL ORDER BY id LIMIT $3",
                queue.campaign.0,
                recipient,
                i64::from(limit)
            )
            .fetch_all(connection)
            .await?
        }
    };
    Ok(rows.into_iter().map(Waiting::from).collect())
}

pub(crate) async fn waiting_queues(connection: &mut PgConnection) -> Result<Vec<DeliveryQueue>, sqlx::Error> {
    let rows =
        sqlx::query!("SELECT DISTINCT campaign_id, recipient FROM outbox WHERE parked_at IS NULL ORDER BY campaign_id, recipient NULLS FIRST")
            .fetch_all(connection)
            .await?;
    let queues = rows
        .into_iter()
        .map(|row| DeliveryQueue { campaign: CampaignId(row.campaign_id), target: Target::from_column(row.recipient) });
    Ok(queues.collect())
}

pub(super) async fn size(connection: &mut PgConnection) -> Result<Outbox, sqlx::Error> {
    let row = sqlx::query!(
        r#"SELECT count(*) FILTER (WHERE o.parked_at IS NULL) AS "waiting!",
                  min(entry.at) FILTER (WHERE o.parked_at IS NULL) AS oldest,
                  count(*) FILTER (WHERE o.parked_at IS NOT NULL) AS "given_up!"
           FROM outbox AS o
           LEFT JOIN journal AS entry ON entry.campaign_id = o.campaign_id AND entry.seq = o.seq"#
    )
    .fetch_one(connection)
    .await?;
    Ok(Outbox { waiting: row.waiting, oldest: row.oldest.map(Time::from_millis), given_up: row.given_up })
}

pub(super) async fn is_barred(connection: &mut PgConnection, opening: Opening) -> Result<bool, sqlx::Error> {
    let scope = Scope::from(opening);
    sqlx::query_scalar!(
        r#"SELECT EXISTS (
               SELECT 1 FROM outbox
               WHERE barred AND ($1::bigint IS NULL OR campaign_id = $1) AND ($2::bigint IS NULL OR recipient = $2)
                   AND ($3::bigint IS NULL OR campaign_id IN (SELECT id FROM campaigns WHERE guild_id = $3))
                   AND (NOT $4::boolean OR recipient IS NULL)
           ) AS "found!""#,
        scope.campaign,
        scope.recipient,
        scope.guild,
        scope.channels
    )
    .fetch_one(connection)
    .await
}

pub(super) async fn parked(connection: &mut PgConnection, campaign: CampaignId) -> Result<Vec<Parked>, sqlx::Error> {
    let rows = sqlx::query!(
        r#"SELECT id, recipient, notice, parked_at AS "since!", problem AS "problem!" FROM outbox
           WHERE campaign_id = $1 AND parked_at IS NOT NULL ORDER BY id"#,
        campaign.0
    )
    .fetch_all(connection)
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

pub(super) async fn notices(
    connection: &mut PgConnection,
    campaign: CampaignId,
) -> Result<Vec<(i64, String)>, sqlx::Error> {
    let rows = sqlx::query!("SELECT id, notice FROM outbox WHERE campaign_id = $1 ORDER BY id", campaign.0)
        .fetch_all(connection)
        .await?;
    Ok(rows.into_iter().map(|row| (row.id, row.notice)).collect())
}
