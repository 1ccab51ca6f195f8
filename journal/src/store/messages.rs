//! The messages that show a subject, and the panels that follow their campaign.

use crate::problem::Error;
use crate::sql::Reads;
use crate::values::{Panel, Posted};
use crate::{row, statements};
use async_trait::async_trait;
use chancery_basics::ids::CampaignId;

row!(Posted {
    campaign_id: CampaignId, subject: String, channel_id: u64, message_id: u64,
} => Posted { campaign: campaign_id, subject, channel: channel_id, message: message_id });

row!(Panel {
    campaign_id: CampaignId, subject: String, channel_id: u64, message_id: u64, shown_version: Option<i64>, shown: Option<u64>,
} => Panel {
    post: Posted { campaign: campaign_id, subject, channel: channel_id, message: message_id },
    version: shown_version?,
    shown: shown?,
});

statements! {
    fn post(campaign: CampaignId, subject: &str) -> Posted = "FROM posts WHERE campaign_id = $1 AND subject = $2";

    fn stale(campaign: CampaignId) -> Posted =
        "FROM posts
         WHERE campaign_id = $1 AND stale = true AND NOT EXISTS (SELECT 1 FROM erasure_progress WHERE campaign_id = $1)
         ORDER BY subject";

    fn panels(campaign: CampaignId) -> Panel =
        "FROM posts WHERE campaign_id = $1 AND shown_version IS NOT NULL ORDER BY subject";

    fn behind(guild: Option<u64>) -> CampaignId =
        "SELECT posts.campaign_id FROM posts JOIN campaigns ON campaigns.id = posts.campaign_id
         WHERE posts.shown_version IS NOT NULL AND posts.shown_version < campaigns.version
             AND ($1 IS NULL OR campaigns.guild_id = $1)
         UNION
         SELECT posts.campaign_id FROM posts JOIN campaigns ON campaigns.id = posts.campaign_id
         WHERE posts.stale = true AND ($1 IS NULL OR campaigns.guild_id = $1)";

    pub(crate) fn subjects(campaign: CampaignId) -> (String, Option<i64>) =
        "SELECT subject, shown_version FROM posts WHERE campaign_id = $1 ORDER BY subject";

    pub(crate) fn put_post(campaign: CampaignId, subject: &str, channel: u64, message: u64, checksum: i64) =
        "INSERT INTO posts (campaign_id, subject, channel_id, message_id, checksum) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (campaign_id, subject) DO UPDATE
         SET channel_id = excluded.channel_id, message_id = excluded.message_id, checksum = excluded.checksum,
             stale = posts.stale AND posts.message_id = excluded.message_id";

    pub(crate) fn put_stale(campaign: CampaignId, subject: &str, channel: u64, message: u64, checksum: i64, stale: bool) =
        "INSERT INTO posts (campaign_id, subject, channel_id, message_id, checksum, stale) VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT (campaign_id, subject) DO UPDATE SET stale = excluded.stale WHERE posts.message_id = excluded.message_id";

    pub(crate) fn outdate(campaign: CampaignId, subjects: Vec<String>) =
        "UPDATE posts SET stale = true WHERE campaign_id = $1 AND subject = ANY($2)";

    pub(crate) fn put_panel(
        campaign: CampaignId, subject: &str, channel: u64, message: u64, checksum: i64, version: i64, shown: u64,
    ) =
        "INSERT INTO posts (campaign_id, subject, channel_id, message_id, checksum, shown_version, shown)
         VALUES ($1, $2, $3, $4, $5, $6, $7)
         ON CONFLICT (campaign_id, subject) DO UPDATE
         SET channel_id = excluded.channel_id, message_id = excluded.message_id, checksum = excluded.checksum,
             shown_version = excluded.shown_version, shown = excluded.shown";

    pub(crate) fn update_panel(campaign: CampaignId, subject: &str, message: u64, version: i64, shown: u64) =
        "UPDATE posts SET shown_version = $4, shown = $5 WHERE campaign_id = $1 AND subject = $2 AND message_id = $3";

    pub(crate) fn delete_message(campaign: CampaignId, subject: &str, message: u64) =
        "DELETE FROM posts WHERE campaign_id = $1 AND subject = $2 AND message_id = $3";
}

#[async_trait]
pub trait MessageReads: Reads {
    async fn post(&self, campaign: CampaignId, subject: &str) -> Result<Option<Posted>, Error> {
        post(campaign, subject).first(&mut *self.reader()).await
    }

    /// Returns the messages of a campaign that are out of date. Returns none while texts are being erased there,
    /// because the state in memory still contains the texts.
    async fn stale_posts(&self, campaign: CampaignId) -> Result<Vec<Posted>, Error> {
        stale(campaign).all(&mut *self.reader()).await
    }

    async fn panels(&self, campaign: CampaignId) -> Result<Vec<Panel>, Error> {
        panels(campaign).all(&mut *self.reader()).await
    }

    /// Returns the campaigns that have changed since their panels were last checked, or that have outdated messages.
    async fn behind(&self) -> Result<Vec<CampaignId>, Error> {
        behind(None).all(&mut *self.reader()).await
    }

    /// Returns the same for the campaigns of one server.
    async fn behind_in(&self, guild: u64) -> Result<Vec<CampaignId>, Error> {
        behind(Some(guild)).all(&mut *self.reader()).await
    }
}
