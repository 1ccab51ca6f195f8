//! Fills the cache from the database.

use super::campaigns;
use super::known::Newest;
use chancery_journal::{Lane, Link, Row, Target};
use chancery_rules::ids::{CampaignId, PlayerId};
use sqlx::SqliteConnection;

/// Reads through the write connection, so that nothing is written concurrently.
pub(super) async fn read(connection: &mut SqliteConnection) -> Result<Newest, sqlx::Error> {
    let heads =
        sqlx::query!("SELECT head FROM campaigns WHERE guild_id <> 0 ORDER BY id").fetch_all(&mut *connection).await?;
    let heads = heads.iter().map(|row| Link::read(row.head.as_deref()));
    let rows = campaigns::all(connection).await?.into_iter().zip(heads);
    let rows = rows.map(|(campaign, head)| Row { campaign, head });
    let members =
        sqlx::query!("SELECT campaign_id, user_id FROM members WHERE active = 1").fetch_all(&mut *connection).await?;
    let playing = members.into_iter().map(|row| {
        let player = PlayerId(row.user_id.cast_unsigned());
        (player, CampaignId(row.campaign_id))
    });
    let lanes = sqlx::query!(
        r#"SELECT campaign_id AS "campaign_id!", recipient, max(barred) AS "barred!: bool" FROM outbox GROUP BY campaign_id, recipient"#
    )
    .fetch_all(connection)
    .await?;
    let lanes = lanes.into_iter().map(|row| {
        let lane = Lane { campaign: CampaignId(row.campaign_id), target: Target::from_column(row.recipient) };
        (lane, row.barred)
    });
    Ok(Newest::new(rows.collect(), playing.collect(), lanes.collect()))
}
