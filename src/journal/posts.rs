//! Which message shows which thing.

use super::chain::Digest;
use super::upkeep::{Upkeep, touched};
use super::{Error, Journal, Posted};
use crate::rules::ids::CampaignId;
use sqlx::SqliteConnection;

impl Journal {
    /// Remembers the message that shows `subject`, in place of any earlier one.
    pub async fn put_post(&self, post: Posted) -> Result<(), Error> {
        self.upkeep(Upkeep::Post(post)).await.map(drop)
    }

    /// Returns the message that shows `subject`.
    pub async fn post(&self, campaign: CampaignId, subject: &str) -> Result<Option<Posted>, Error> {
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

    /// Forgets the message that shows `subject`, as when somebody has deleted it.
    pub async fn delete_post(&self, campaign: CampaignId, subject: &str) -> Result<(), Error> {
        let subject = subject.to_owned();
        self.upkeep(Upkeep::ForgetPost { campaign, subject })
            .await
            .map(drop)
    }
}

pub(super) async fn put(
    connection: &mut SqliteConnection,
    post: &Posted,
) -> Result<i64, sqlx::Error> {
    let channel = post.channel.cast_signed();
    let message = post.message.cast_signed();
    let checksum = checksum(post.campaign.0, &post.subject, channel, message);
    let done = sqlx::query!(
        "INSERT INTO posts (campaign_id, subject, channel_id, message_id, checksum) VALUES (?1, ?2, ?3, ?4, ?5)
         ON CONFLICT (campaign_id, subject) DO UPDATE
         SET channel_id = excluded.channel_id, message_id = excluded.message_id, checksum = excluded.checksum",
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

pub(super) async fn delete(
    connection: &mut SqliteConnection,
    campaign: CampaignId,
    subject: &str,
) -> Result<i64, sqlx::Error> {
    let done = sqlx::query!(
        "DELETE FROM posts WHERE campaign_id = ?1 AND subject = ?2",
        campaign.0,
        subject
    )
    .execute(connection)
    .await?;
    Ok(touched(&done))
}

pub(super) fn checksum(campaign: i64, subject: &str, channel: i64, message: i64) -> i64 {
    let digest = Digest::of("post").number(campaign).text(subject);
    digest.number(channel).number(message).checksum()
}
