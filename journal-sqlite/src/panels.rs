//! Panels, the messages that follow their campaign, and the contents each shows.

use super::SqliteStore;
use super::housekeeping::touched;
use chancery_basics::ids::CampaignId;
use chancery_journal::{Panel, Posted, checksums};
use sqlx::SqliteConnection;

impl SqliteStore {
    pub(super) async fn panels(&self, campaign: CampaignId) -> Result<Vec<Panel>, sqlx::Error> {
        let rows = sqlx::query!(
            r#"SELECT subject, channel_id, message_id, shown_version AS "version!", shown AS "shown!"
               FROM posts WHERE campaign_id = ?1 AND shown_version IS NOT NULL ORDER BY subject"#,
            campaign.0
        )
        .fetch_all(&self.readers)
        .await?;
        let panels = rows.into_iter().map(|row| Panel {
            post: Posted {
                campaign,
                subject: row.subject,
                channel: row.channel_id.cast_unsigned(),
                message: row.message_id.cast_unsigned(),
            },
            version: row.version,
            shown: row.shown.cast_unsigned(),
        });
        Ok(panels.collect())
    }

    pub(super) async fn behind(&self) -> Result<Vec<CampaignId>, sqlx::Error> {
        let ids = sqlx::query_scalar!(
            "SELECT posts.campaign_id FROM posts
             JOIN campaigns ON campaigns.id = posts.campaign_id
             WHERE posts.shown_version IS NOT NULL AND posts.shown_version < campaigns.version
             UNION
             SELECT campaign_id FROM posts WHERE stale = 1"
        )
        .fetch_all(&self.readers)
        .await?;
        Ok(ids.into_iter().map(CampaignId).collect())
    }

    pub(super) async fn behind_in(&self, guild: u64) -> Result<Vec<CampaignId>, sqlx::Error> {
        let guild = guild.cast_signed();
        let ids = sqlx::query_scalar!(
            "SELECT posts.campaign_id FROM posts
             JOIN campaigns ON campaigns.id = posts.campaign_id
             WHERE posts.shown_version IS NOT NULL AND posts.shown_version < campaigns.version AND campaigns.guild_id = ?1
             UNION
             SELECT posts.campaign_id FROM posts
             JOIN campaigns ON campaigns.id = posts.campaign_id
             WHERE posts.stale = 1 AND campaigns.guild_id = ?1",
            guild
        )
        .fetch_all(&self.readers)
        .await?;
        Ok(ids.into_iter().map(CampaignId).collect())
    }
}

pub(super) async fn put(connection: &mut SqliteConnection, panel: &Panel) -> Result<i64, sqlx::Error> {
    let channel = panel.post.channel.cast_signed();
    let message = panel.post.message.cast_signed();
    let shown = panel.shown.cast_signed();
    let checksum = checksums::post(panel.post.campaign.0, &panel.post.subject, channel, message);
    let done = sqlx::query!(
        "INSERT INTO posts (campaign_id, subject, channel_id, message_id, shown_version, shown, checksum)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
         ON CONFLICT (campaign_id, subject) DO UPDATE
         SET channel_id = excluded.channel_id, message_id = excluded.message_id,
             shown_version = excluded.shown_version, shown = excluded.shown, checksum = excluded.checksum",
        panel.post.campaign.0,
        panel.post.subject,
        channel,
        message,
        panel.version,
        shown,
        checksum
    )
    .execute(connection)
    .await?;
    Ok(touched(&done))
}

pub(super) async fn update(connection: &mut SqliteConnection, panel: &Panel) -> Result<i64, sqlx::Error> {
    let message = panel.post.message.cast_signed();
    let shown = panel.shown.cast_signed();
    let done = sqlx::query!(
        "UPDATE posts SET shown_version = ?4, shown = ?5
         WHERE campaign_id = ?1 AND subject = ?2 AND message_id = ?3",
        panel.post.campaign.0,
        panel.post.subject,
        message,
        panel.version,
        shown
    )
    .execute(connection)
    .await?;
    Ok(touched(&done))
}

pub(super) async fn forget(connection: &mut SqliteConnection, panel: &Panel) -> Result<i64, sqlx::Error> {
    let message = panel.post.message.cast_signed();
    let done = sqlx::query!(
        "DELETE FROM posts WHERE campaign_id = ?1 AND subject = ?2 AND message_id = ?3",
        panel.post.campaign.0,
        panel.post.subject,
        message
    )
    .execute(connection)
    .await?;
    Ok(touched(&done))
}
