//! Fills the cache from the database.

use super::cache::Cached;
use super::campaigns;
use chancery_basics::ids::{CampaignId, PlayerId};
use chancery_journal::{DeliveryQueue, Link, StoredCampaign, Target};
use sqlx::SqliteConnection;

/// Reads over the write connection, so that nothing is written concurrently.
pub(super) async fn read(connection: &mut SqliteConnection) -> Result<Cached, sqlx::Error> {
    let heads =
        sqlx::query!("SELECT head FROM campaigns WHERE guild_id <> 0 ORDER BY id").fetch_all(&mut *connection).await?;
    let heads = heads.iter().map(|row| Link::read(row.head.as_deref()));
    let rows = campaigns::all(connection).await?.into_iter().zip(heads);
    let rows = rows.map(|(campaign, head)| StoredCampaign { campaign, head });
    let members =
        sqlx::query!("SELECT campaign_id, user_id FROM members WHERE active = 1").fetch_all(&mut *connection).await?;
    let playing = members.into_iter().map(|row| {
        let player = PlayerId(row.user_id.cast_unsigned());
        (player, CampaignId(row.campaign_id))
    });
    let queues = sqlx::query!(
        r#"SELECT campaign_id AS "campaign_id!", recipient, max(barred) AS "barred!: bool" FROM outbox GROUP BY campaign_id, recipient"#
    )
    .fetch_all(connection)
    .await?;
    let queues = queues.into_iter().map(|row| {
        let queue = DeliveryQueue { campaign: CampaignId(row.campaign_id), target: Target::from_column(row.recipient) };
        (queue, row.barred)
    });
    Ok(Cached::new(rows.collect(), playing.collect(), queues.collect()))
}
