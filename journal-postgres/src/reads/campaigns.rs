//! Reads campaigns, their deadlines and their players.

use chancery_basics::ids::{CampaignId, PlayerId};
use chancery_basics::time::Time;
use chancery_journal::columns::Campaign as CampaignColumns;
use chancery_journal::{Campaign, ChainHead, Link};
use sqlx::PgConnection;
use std::collections::BTreeSet;

pub(crate) async fn get(connection: &mut PgConnection, id: CampaignId) -> Result<Option<Campaign>, sqlx::Error> {
    let row = sqlx::query_as!(
        CampaignColumns,
        "SELECT id, guild_id, channel_id, founded_in, name, ruleset, language, status, version, next_due_at, created_at FROM campaigns WHERE id = $1 AND guild_id <> 0",
        id.0
    )
    .fetch_optional(connection)
    .await?;
    Ok(row.map(Campaign::from))
}

/// Returns every campaign, except detached ones, which are being removed.
pub(crate) async fn all(connection: &mut PgConnection) -> Result<Vec<Campaign>, sqlx::Error> {
    let rows = sqlx::query_as!(
        CampaignColumns,
        "SELECT id, guild_id, channel_id, founded_in, name, ruleset, language, status, version, next_due_at, created_at FROM campaigns WHERE guild_id <> 0 ORDER BY id"
    )
    .fetch_all(connection)
    .await?;
    Ok(rows.into_iter().map(Campaign::from).collect())
}

pub(super) async fn in_channel(connection: &mut PgConnection, channel: u64) -> Result<Option<Campaign>, sqlx::Error> {
    let row = sqlx::query_as!(
        CampaignColumns,
        "SELECT id, guild_id, channel_id, founded_in, name, ruleset, language, status, version, next_due_at, created_at FROM campaigns
         WHERE channel_id = $1 ORDER BY status = 'running' DESC, id DESC LIMIT 1",
        channel.cast_signed()
    )
    .fetch_optional(connection)
    .await?;
    Ok(row.map(Campaign::from))
}

pub(super) async fn running_in(connection: &mut PgConnection, guild: u64) -> Result<Vec<Campaign>, sqlx::Error> {
    let rows = sqlx::query_as!(
        CampaignColumns,
        "SELECT id, guild_id, channel_id, founded_in, name, ruleset, language, status, version, next_due_at, created_at FROM campaigns
         WHERE guild_id = $1 AND status = 'running' ORDER BY id",
        guild.cast_signed()
    )
    .fetch_all(connection)
    .await?;
    Ok(rows.into_iter().map(Campaign::from).collect())
}

pub(super) async fn of(
    connection: &mut PgConnection,
    player: PlayerId,
    guild: Option<u64>,
) -> Result<Vec<Campaign>, sqlx::Error> {
    let rows = sqlx::query_as!(
        CampaignColumns,
        "SELECT id, guild_id, channel_id, founded_in, name, ruleset, language, status, version, next_due_at, created_at FROM campaigns
         WHERE id IN (SELECT campaign_id FROM members WHERE user_id = $1 AND active)
             AND status = 'running' AND ($2::bigint IS NULL OR guild_id = $2)
         ORDER BY id",
        player.0.cast_signed(),
        guild.map(u64::cast_signed)
    )
    .fetch_all(connection)
    .await?;
    Ok(rows.into_iter().map(Campaign::from).collect())
}

pub(super) async fn playing(
    connection: &mut PgConnection,
    player: PlayerId,
) -> Result<BTreeSet<CampaignId>, sqlx::Error> {
    let ids =
        sqlx::query_scalar!("SELECT campaign_id FROM members WHERE user_id = $1 AND active", player.0.cast_signed())
            .fetch_all(connection)
            .await?;
    Ok(ids.into_iter().map(CampaignId).collect())
}

pub(super) async fn ended(
    connection: &mut PgConnection,
    player: PlayerId,
    guild: Option<u64>,
) -> Result<Vec<Campaign>, sqlx::Error> {
    let rows = sqlx::query_as!(
        CampaignColumns,
        "SELECT id, guild_id, channel_id, founded_in, name, ruleset, language, status, version, next_due_at, created_at FROM campaigns
         WHERE status = 'ended' AND (guild_id = $2
             OR $2::bigint IS NULL AND id IN (SELECT campaign_id FROM members WHERE user_id = $1 AND active))
         ORDER BY id",
        player.0.cast_signed(),
        guild.map(u64::cast_signed)
    )
    .fetch_all(connection)
    .await?;
    Ok(rows.into_iter().map(Campaign::from).collect())
}

pub(super) async fn earliest_due(connection: &mut PgConnection) -> Result<Option<Time>, sqlx::Error> {
    let due = sqlx::query_scalar!(
        r#"SELECT next_due_at AS "due!" FROM campaigns
           WHERE status = 'running' AND next_due_at IS NOT NULL ORDER BY next_due_at LIMIT 1"#
    )
    .fetch_optional(connection)
    .await?;
    Ok(due.map(Time::from_millis))
}

pub(super) async fn due(connection: &mut PgConnection, now: Time, limit: u32) -> Result<Vec<CampaignId>, sqlx::Error> {
    let ids = sqlx::query_scalar!(
        "SELECT id FROM campaigns
         WHERE status = 'running' AND next_due_at IS NOT NULL AND next_due_at <= $1 ORDER BY next_due_at, id LIMIT $2",
        now.as_millis(),
        i64::from(limit)
    )
    .fetch_all(connection)
    .await?;
    Ok(ids.into_iter().map(CampaignId).collect())
}

pub(super) async fn head(connection: &mut PgConnection, id: CampaignId) -> Result<Option<ChainHead>, sqlx::Error> {
    let row = sqlx::query!("SELECT version, head FROM campaigns WHERE id = $1", id.0);
    let row = row.fetch_optional(connection).await?;
    let head = row.and_then(|row| Some(ChainHead { version: row.version, link: Link::read(row.head.as_deref())? }));
    Ok(head)
}
