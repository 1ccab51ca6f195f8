//! The messages that show a subject, and the panels that follow their campaign.

use chancery_basics::ids::CampaignId;
use chancery_journal::{Panel, Posted};
use sqlx::PgConnection;

pub(super) async fn post(
    connection: &mut PgConnection,
    campaign: CampaignId,
    subject: &str,
) -> Result<Option<Posted>, sqlx::Error> {
    let row = sqlx::query!(
        "SELECT channel_id, message_id FROM posts WHERE campaign_id = $1 AND subject = $2",
        campaign.0,
        subject
    )
    .fetch_optional(connection)
    .await?;
    Ok(row.map(|row| Posted {
        campaign,
        subject: subject.to_owned(),
        channel: row.channel_id.cast_unsigned(),
        message: row.message_id.cast_unsigned(),
    }))
}

pub(super) async fn stale(connection: &mut PgConnection, campaign: CampaignId) -> Result<Vec<Posted>, sqlx::Error> {
    let rows = sqlx::query!(
        "SELECT subject, channel_id, message_id FROM posts
         WHERE campaign_id = $1 AND stale AND NOT EXISTS (SELECT 1 FROM erasure_progress WHERE campaign_id = $1)
         ORDER BY subject",
        campaign.0
    )
    .fetch_all(connection)
    .await?;
    let posts = rows.into_iter().map(|row| Posted {
        campaign,
        subject: row.subject,
        channel: row.channel_id.cast_unsigned(),
        message: row.message_id.cast_unsigned(),
    });
    Ok(posts.collect())
}

pub(super) async fn panels(connection: &mut PgConnection, campaign: CampaignId) -> Result<Vec<Panel>, sqlx::Error> {
    let rows = sqlx::query!(
        r#"SELECT subject, channel_id, message_id, shown_version AS "version!", shown AS "shown!"
           FROM posts WHERE campaign_id = $1 AND shown_version IS NOT NULL ORDER BY subject"#,
        campaign.0
    )
    .fetch_all(connection)
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

/// Returns the campaigns, in one server or in all, that have changed since their panels were last checked, or that have
/// outdated messages.
pub(crate) async fn behind(connection: &mut PgConnection, guild: Option<u64>) -> Result<Vec<CampaignId>, sqlx::Error> {
    let ids = sqlx::query_scalar!(
        r#"SELECT posts.campaign_id AS "id!" FROM posts
           JOIN campaigns ON campaigns.id = posts.campaign_id
           WHERE posts.shown_version IS NOT NULL AND posts.shown_version < campaigns.version
               AND ($1::bigint IS NULL OR campaigns.guild_id = $1)
           UNION
           SELECT posts.campaign_id FROM posts
           JOIN campaigns ON campaigns.id = posts.campaign_id
           WHERE posts.stale AND ($1::bigint IS NULL OR campaigns.guild_id = $1)"#,
        guild.map(u64::cast_signed)
    )
    .fetch_all(connection)
    .await?;
    Ok(ids.into_iter().map(CampaignId).collect())
}
