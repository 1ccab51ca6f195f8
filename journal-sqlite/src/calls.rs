//! The times when messages to a table last called its players.

use super::SqliteStore;
use super::housekeeping::touched;
use chancery_basics::ids::{CampaignId, PlayerId};
use chancery_basics::time::Time;
use sqlx::SqliteConnection;
use std::collections::BTreeMap;

impl SqliteStore {
    pub(super) async fn called(&self, campaign: CampaignId) -> Result<BTreeMap<PlayerId, Time>, sqlx::Error> {
        let rows = sqlx::query!("SELECT user_id, at FROM calls WHERE campaign_id = ?1", campaign.0)
            .fetch_all(&self.readers)
            .await?;
        let called = rows.into_iter().map(|row| (PlayerId(row.user_id.cast_unsigned()), Time::from_millis(row.at)));
        Ok(called.collect())
    }
}

pub(super) async fn put(
    connection: &mut SqliteConnection,
    campaign: CampaignId,
    players: &[PlayerId],
    at: Time,
) -> Result<i64, sqlx::Error> {
    let mut written = 0;
    for player in players {
        let (player, at) = (player.0.cast_signed(), at.as_millis());
        let done = sqlx::query!(
            "INSERT INTO calls (campaign_id, user_id, at) VALUES (?1, ?2, ?3)
             ON CONFLICT (campaign_id, user_id) DO UPDATE SET at = excluded.at",
            campaign.0,
            player,
            at
        )
        .execute(&mut *connection)
        .await?;
        written += touched(&done);
    }
    Ok(written)
}
