//! Campaigns, their deadlines and their players.

use crate::plan::StoredCampaign;
use crate::problem::Error;
use crate::sql::{Column, Connection, Reads, Row, Value};
use crate::values::{Campaign, ChainHead, Link};
use crate::{row, statements};
use async_trait::async_trait;
use chancery_basics::ids::{CampaignId, PlayerId};
use chancery_basics::time::Time;
use std::collections::BTreeSet;

row!(StoredCampaign {
    id: CampaignId, guild_id: u64, channel_id: u64, founded_in: Option<u64>, name: String, ruleset: String, language: String,
    status: String, version: i64, next_due_at: Option<Time>, created_at: Time, head: Option<Link>,
} => StoredCampaign {
    campaign: Campaign {
        id,
        guild: guild_id,
        channel: channel_id,
        founded_in: founded_in.unwrap_or(channel_id),
        name,
        ruleset,
        language,
        ended: status == "ended",
        version,
        next_due: next_due_at,
        created_at,
    },
    head,
});

impl Row for Campaign {
    const COLUMNS: &'static [Column] = StoredCampaign::COLUMNS;

    fn parse(values: &mut dyn Iterator<Item = Value>) -> Option<Campaign> {
        StoredCampaign::parse(values).map(|row| row.campaign)
    }
}

statements! {
    /// Detached campaigns are being removed, and cannot be found.
    pub fn stored(id: CampaignId) -> StoredCampaign = "FROM campaigns WHERE id = $1 AND guild_id <> 0";

    pub fn all() -> StoredCampaign = "FROM campaigns WHERE guild_id <> 0 ORDER BY id";

    pub fn in_channel(channel: u64) -> Campaign =
        "FROM campaigns WHERE channel_id = $1 ORDER BY status = 'running' DESC, id DESC LIMIT 1";

    fn running_in(guild: u64) -> Campaign = "FROM campaigns WHERE guild_id = $1 AND status = 'running' ORDER BY id";

    fn played_by(player: PlayerId, guild: Option<u64>) -> Campaign =
        "FROM campaigns
         WHERE id IN (SELECT campaign_id FROM members WHERE user_id = $1 AND active = true)
             AND status = 'running' AND ($2 IS NULL OR guild_id = $2)
         ORDER BY id";

    pub fn playing(player: PlayerId) -> CampaignId =
        "SELECT campaign_id FROM members WHERE user_id = $1 AND active = true";

    fn ended(player: PlayerId, guild: Option<u64>) -> Campaign =
        "FROM campaigns
         WHERE status = 'ended' AND (guild_id = $2
             OR $2 IS NULL AND id IN (SELECT campaign_id FROM members WHERE user_id = $1 AND active = true))
         ORDER BY id";

    pub fn earliest_due() -> Option<Time> =
        "SELECT next_due_at FROM campaigns
         WHERE status = 'running' AND next_due_at IS NOT NULL ORDER BY next_due_at LIMIT 1";

    pub fn due(now: Time, limit: i64) -> CampaignId =
        "SELECT id FROM campaigns
         WHERE status = 'running' AND next_due_at IS NOT NULL AND next_due_at <= $1 ORDER BY next_due_at, id LIMIT $2";

    /// The first campaign whose head is not its newest entry.
    fn unchained() -> CampaignId =
        "SELECT c.id FROM campaigns AS c
         LEFT JOIN journal AS newest ON newest.campaign_id = c.id AND newest.seq = c.version
         WHERE c.guild_id <> 0 AND (c.head IS NULL OR newest.link IS DISTINCT FROM c.head
             OR EXISTS (SELECT 1 FROM journal AS more WHERE more.campaign_id = c.id AND more.seq > c.version))
         ORDER BY c.id LIMIT 1";

    pub(crate) fn members(id: CampaignId) -> (PlayerId, bool) =
        "SELECT user_id, active FROM members WHERE campaign_id = $1 ORDER BY user_id";

    /// The highest number that any campaign has ever had.
    pub fn newest_number() -> i64 =
        "SELECT GREATEST((SELECT max(id) FROM campaigns), (SELECT max(id) FROM erased_campaigns), 0)",
        sqlite
        "SELECT max((SELECT COALESCE(max(id), 0) FROM campaigns), (SELECT COALESCE(max(id), 0) FROM erased_campaigns))";

    pub fn put_head(id: CampaignId, head: Option<Link>) = "UPDATE campaigns SET head = $2 WHERE id = $1";
}

#[async_trait]
pub trait CampaignReads: Reads {
    /// Returns the campaign, running or ended.
    async fn campaign(&self, id: CampaignId) -> Result<Option<Campaign>, Error> {
        let row = stored(id).first(&mut *self.reader()).await?;
        Ok(row.map(|row| row.campaign))
    }

    /// Returns the campaign being played in the channel, or the last one that ended there.
    async fn campaign_in_channel(&self, channel: u64) -> Result<Option<Campaign>, Error> {
        in_channel(channel).first(&mut *self.reader()).await
    }

    /// Returns the running campaigns of a server, oldest first.
    async fn campaigns_in(&self, guild: u64) -> Result<Vec<Campaign>, Error> {
        running_in(guild).all(&mut *self.reader()).await
    }

    /// Returns the running campaigns that `player` plays in, in one server or in all, oldest first.
    async fn campaigns_of(&self, player: PlayerId, guild: Option<u64>) -> Result<Vec<Campaign>, Error> {
        played_by(player, guild).all(&mut *self.reader()).await
    }

    /// Returns all campaigns that `player` plays in, running and ended.
    async fn playing(&self, player: PlayerId) -> Result<BTreeSet<CampaignId>, Error> {
        Ok(playing(player).all(&mut *self.reader()).await?.into_iter().collect())
    }

    /// Returns the ended campaigns of a server, or those that `player` played in if no server is given, oldest first.
    async fn ended(&self, player: PlayerId, guild: Option<u64>) -> Result<Vec<Campaign>, Error> {
        ended(player, guild).all(&mut *self.reader()).await
    }

    async fn campaigns(&self) -> Result<Vec<Campaign>, Error> {
        let rows = all().all(&mut *self.reader()).await?;
        Ok(rows.into_iter().map(|row| row.campaign).collect())
    }

    /// Returns the earliest deadline of all running campaigns.
    async fn earliest_due(&self) -> Result<Option<Time>, Error> {
        Ok(earliest_due().first(&mut *self.reader()).await?.flatten())
    }

    /// Returns the running campaigns whose deadline has passed, longest overdue first.
    async fn due(&self, now: Time, limit: u32) -> Result<Vec<CampaignId>, Error> {
        due(now, limit.into()).all(&mut *self.reader()).await
    }

    /// Returns whether this is still the campaign's newest entry, even if other processes have written since.
    async fn is_newest(&self, id: CampaignId, head: ChainHead) -> Result<bool, Error> {
        let newest = stored(id).first(&mut *self.reader()).await?;
        Ok(newest.and_then(|row| row.chain_head()) == Some(head))
    }
}

/// Returns the damage if a campaign's head is not its newest entry. This is cheap even for long journals; `chancery
/// verify` checks the rest.
pub async fn broken_chain(db: &mut dyn Connection) -> Result<Option<String>, Error> {
    let broken = unchained().first(db).await?;
    Ok(broken.map(|id| format!("the journal of campaign {id} does not end as it was left")))
}
