//! Reads and writes campaigns, their deadlines and their players.

use super::SqliteStore;
use super::cache::Cached;
use chancery_basics::ids::{CampaignId, PlayerId};
use chancery_basics::time::Time;
use chancery_journal::columns::Campaign as CampaignColumns;
use chancery_journal::{Campaign, ChainHead, ChainedChange, KnownHead, Link, NewCampaign};
use sqlx::SqliteConnection;
use std::collections::BTreeSet;

impl SqliteStore {
    pub(super) async fn campaign(&self, id: CampaignId) -> Result<Option<Campaign>, sqlx::Error> {
        if let Some(cache) = self.cache.ask(|newest| newest.campaign(id)) {
            return Ok(cache);
        }
        let mut connection = self.readers.acquire().await?;
        get(&mut connection, id).await
    }

    pub(super) fn known_head(&self, id: CampaignId) -> Option<KnownHead> {
        let head = |newest: &mut Cached| newest.row(id)?.chain_head();
        self.cache.ask(head).flatten().map(|head| head.known())
    }

    pub(super) async fn campaign_in_channel(&self, channel: u64) -> Result<Option<Campaign>, sqlx::Error> {
        let cache = self.cache.ask(|newest| newest.campaign_in_channel(channel));
        if let Some(cache) = cache {
            return Ok(cache);
        }
        let channel = channel.cast_signed();
        let row = sqlx::query_as!(
            CampaignColumns,
            "SELECT id, guild_id, channel_id, founded_in, name, ruleset, language, status, version, next_due_at, created_at FROM campaigns WHERE channel_id = ?1 ORDER BY status = 'running' DESC, id DESC LIMIT 1",
            channel
        )
        .fetch_optional(&self.readers)
        .await?;
        Ok(row.map(Campaign::from))
    }

    pub(super) async fn campaigns_in(&self, guild: u64) -> Result<Vec<Campaign>, sqlx::Error> {
        let guild = guild.cast_signed();
        let rows = sqlx::query_as!(
            CampaignColumns,
            "SELECT id, guild_id, channel_id, founded_in, name, ruleset, language, status, version, next_due_at, created_at FROM campaigns WHERE guild_id = ?1 AND status = 'running' ORDER BY id",
            guild
        )
        .fetch_all(&self.readers)
        .await?;
        Ok(rows.into_iter().map(Campaign::from).collect())
    }

    pub(super) async fn campaigns_of(
        &self,
        player: PlayerId,
        guild: Option<u64>,
    ) -> Result<Vec<Campaign>, sqlx::Error> {
        let player = player.0.cast_signed();
        let guild = guild.map(u64::cast_signed);
        let rows = sqlx::query_as!(
            CampaignColumns,
            "SELECT id, guild_id, channel_id, founded_in, name, ruleset, language, status, version, next_due_at, created_at FROM campaigns
             WHERE id IN (SELECT campaign_id FROM members WHERE user_id = ?1 AND active = 1)
                 AND status = 'running' AND (?2 IS NULL OR guild_id = ?2)
             ORDER BY id",
            player,
            guild
        )
        .fetch_all(&self.readers)
        .await?;
        Ok(rows.into_iter().map(Campaign::from).collect())
    }

    pub(super) async fn playing(&self, player: PlayerId) -> Result<BTreeSet<CampaignId>, sqlx::Error> {
        if let Some(cache) = self.cache.ask(|newest| newest.playing(player)) {
            return Ok(cache);
        }
        let player = player.0.cast_signed();
        let ids = sqlx::query_scalar!("SELECT campaign_id FROM members WHERE user_id = ?1 AND active = 1", player)
            .fetch_all(&self.readers)
            .await?;
        Ok(ids.into_iter().map(CampaignId).collect())
    }

    pub(super) async fn ended(&self, player: PlayerId, guild: Option<u64>) -> Result<Vec<Campaign>, sqlx::Error> {
        let player = player.0.cast_signed();
        let guild = guild.map(u64::cast_signed);
        let rows = sqlx::query_as!(
            CampaignColumns,
            "SELECT id, guild_id, channel_id, founded_in, name, ruleset, language, status, version, next_due_at, created_at FROM campaigns
             WHERE status = 'ended' AND (guild_id = ?2
                 OR ?2 IS NULL AND id IN (SELECT campaign_id FROM members WHERE user_id = ?1 AND active = 1))
             ORDER BY id",
            player,
            guild
        )
        .fetch_all(&self.readers)
        .await?;
        Ok(rows.into_iter().map(Campaign::from).collect())
    }

    pub(super) async fn campaigns(&self) -> Result<Vec<Campaign>, sqlx::Error> {
        let mut connection = self.readers.acquire().await?;
        all(&mut connection).await
    }

    pub(super) async fn earliest_due(&self) -> Result<Option<Time>, sqlx::Error> {
        if let Some(cache) = self.cache.ask(|newest| newest.earliest_due()) {
            return Ok(cache);
        }
        let due = sqlx::query_scalar!(
            r#"SELECT next_due_at AS "due!" FROM campaigns
               WHERE status = 'running' AND next_due_at IS NOT NULL ORDER BY next_due_at LIMIT 1"#
        )
        .fetch_optional(&self.readers)
        .await?;
        Ok(due.map(Time::from_millis))
    }

    pub(super) async fn due(&self, now: Time, limit: u32) -> Result<Vec<CampaignId>, sqlx::Error> {
        if let Some(cache) = self.cache.ask(|newest| newest.due(now, limit)) {
            return Ok(cache);
        }
        let now = now.as_millis();
        let ids = sqlx::query_scalar!(
            "SELECT id FROM campaigns
             WHERE status = 'running' AND next_due_at IS NOT NULL AND next_due_at <= ?1 ORDER BY next_due_at LIMIT ?2",
            now,
            limit
        )
        .fetch_all(&self.readers)
        .await?;
        Ok(ids.into_iter().map(CampaignId).collect())
    }
}

/// Returns every campaign, except detached ones, which are being removed.
pub(super) async fn all(connection: &mut SqliteConnection) -> Result<Vec<Campaign>, sqlx::Error> {
    let rows = sqlx::query_as!(CampaignColumns, "SELECT id, guild_id, channel_id, founded_in, name, ruleset, language, status, version, next_due_at, created_at FROM campaigns WHERE guild_id <> 0 ORDER BY id")
        .fetch_all(connection)
        .await?;
    Ok(rows.into_iter().map(Campaign::from).collect())
}

pub(super) async fn get(connection: &mut SqliteConnection, id: CampaignId) -> Result<Option<Campaign>, sqlx::Error> {
    let row = sqlx::query_as!(CampaignColumns, "SELECT id, guild_id, channel_id, founded_in, name, ruleset, language, status, version, next_due_at, created_at FROM campaigns WHERE id = ?1 AND guild_id <> 0", id.0)
        .fetch_optional(connection)
        .await?;
    Ok(row.map(Campaign::from))
}

/// Returns the head of a campaign that has entries.
pub(super) async fn head(connection: &mut SqliteConnection, id: CampaignId) -> Result<ChainHead, sqlx::Error> {
    let row = sqlx::query!("SELECT version, head FROM campaigns WHERE id = ?1", id.0).fetch_one(connection).await?;
    let link = Link::read(row.head.as_deref());
    let link = link.ok_or_else(|| sqlx::Error::Protocol(format!("campaign {id} has no chain to go on with")))?;
    Ok(ChainHead { version: row.version, link })
}

/// Creates a campaign at version 0, or returns the campaign that already has its channel.
pub(super) async fn insert(
    connection: &mut SqliteConnection,
    new: &NewCampaign,
) -> Result<Result<Campaign, CampaignId>, sqlx::Error> {
    let guild = new.guild.cast_signed();
    let channel = new.channel.cast_signed();
    let holder = sqlx::query_scalar!("SELECT id FROM campaigns WHERE channel_id = ?1 AND status = 'running'", channel)
        .fetch_optional(&mut *connection)
        .await?;
    if let Some(holder) = holder {
        return Ok(Err(CampaignId(holder)));
    }
    let at = new.at.as_millis();
    let id = sqlx::query_scalar!(
        r#"INSERT INTO campaigns (id, guild_id, channel_id, name, ruleset, language, status, version, created_at)
           SELECT 1 + max((SELECT coalesce(max(id), 0) FROM campaigns), (SELECT coalesce(max(id), 0) FROM erased_campaigns)),
                  ?1, ?2, ?3, ?4, ?5, 'running', 0, ?6
           RETURNING id AS "id!""#,
        guild,
        channel,
        new.name,
        new.ruleset,
        new.language,
        at
    )
    .fetch_one(connection)
    .await?;
    Ok(Ok(Campaign {
        id: CampaignId(id),
        guild: new.guild,
        channel: new.channel,
        founded_in: new.channel,
        name: new.name.clone(),
        ruleset: new.ruleset.clone(),
        language: new.language.clone(),
        ended: false,
        version: 0,
        next_due: None,
        created_at: new.at,
    }))
}

pub(super) async fn move_all(
    connection: &mut SqliteConnection,
    heads: &[&ChainedChange<'_>],
) -> Result<(), sqlx::Error> {
    for head in heads {
        let Some(to) = head.change.moves_to.map(u64::cast_signed) else {
            continue;
        };
        sqlx::query!(
            "UPDATE campaigns SET channel_id = ?2, founded_in = COALESCE(founded_in, channel_id) WHERE id = ?1",
            head.campaign.0,
            to
        )
        .execute(&mut *connection)
        .await?;
    }
    Ok(())
}
