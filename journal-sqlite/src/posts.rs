//! The messages that show a subject.

use super::SqliteStore;
use super::housekeeping::touched;
use chancery_basics::ids::CampaignId;
use chancery_journal::{Posted, checksums};
use sqlx::SqliteConnection;

impl SqliteStore {
    pub(super) async fn post(&self, campaign: CampaignId, subject: &str) -> Result<Option<Posted>, sqlx::Error> {
        let row = sqlx::query!(
            "SELECT channel_id, message_id FROM posts WHERE campaign_id = ?1 AND subject = ?2",
            campaign.0,
            subject
        )
        .fetch_optional(&self.readers)
        .await?;
        Ok(row.map(|row| Posted {
            campaign,
            subject: subject.to_owned(),
            channel: row.channel_id.cast_unsigned(),
            message: row.message_id.cast_unsigned(),
        }))
    }

    pub(super) async fn stale_posts(&self, campaign: CampaignId) -> Result<Vec<Posted>, sqlx::Error> {
        let rows = sqlx::query!(
            "SELECT subject, channel_id, message_id FROM posts
             WHERE campaign_id = ?1 AND stale = 1 AND NOT EXISTS (SELECT 1 FROM erasure_progress WHERE campaign_id = ?1)
             ORDER BY subject",
            campaign.0
        )
        .fetch_all(&self.readers)
        .await?;
        let posts = rows.into_iter().map(|row| Posted {
            campaign,
            subject: row.subject,
            channel: row.channel_id.cast_unsigned(),
            message: row.message_id.cast_unsigned(),
        });
        Ok(posts.collect())
    }
}

pub(super) async fn put(connection: &mut SqliteConnection, post: &Posted) -> Result<i64, sqlx::Error> {
    let channel = post.channel.cast_signed();
    let message = post.message.cast_signed();
    let checksum = checksums::post(post.campaign.0, &post.subject, channel, message);
    let done = sqlx::query!(
        "INSERT INTO posts (campaign_id, subject, channel_id, message_id, checksum) VALUES (?1, ?2, ?3, ?4, ?5)
         ON CONFLICT (campaign_id, subject) DO UPDATE
         SET channel_id = excluded.channel_id, message_id = excluded.message_id, checksum = excluded.checksum,
             stale = stale AND message_id = excluded.message_id",
        post.campaign.0,
        post.subject,
        channel,
        message,
        checksum
    )
    .execute(connection)
    .await?;
    Ok(touched(&done))
}

/// Stores whether the message is out of date. A message that has replaced it keeps its own state.
pub(super) async fn mark(connection: &mut SqliteConnection, post: &Posted, stale: bool) -> Result<i64, sqlx::Error> {
    let channel = post.channel.cast_signed();
    let message = post.message.cast_signed();
    let checksum = checksums::post(post.campaign.0, &post.subject, channel, message);
    let done = sqlx::query!(
        "INSERT INTO posts (campaign_id, subject, channel_id, message_id, stale, checksum) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
         ON CONFLICT (campaign_id, subject) DO UPDATE SET stale = excluded.stale WHERE message_id = excluded.message_id",
        post.campaign.0,
        post.subject,
        channel,
        message,
        stale,
        checksum
    )
    .execute(connection)
    .await?;
    Ok(touched(&done))
}

pub(super) async fn delete(
    connection: &mut SqliteConnection,
    campaign: CampaignId,
    subject: &str,
) -> Result<i64, sqlx::Error> {
    let done = sqlx::query!("DELETE FROM posts WHERE campaign_id = ?1 AND subject = ?2", campaign.0, subject)
        .execute(connection)
        .await?;
    Ok(touched(&done))
}
