//! Reads the data about people.

use chancery_basics::ids::{CampaignId, PlayerId};
use chancery_basics::time::Time;
use chancery_journal::{Digest, Draft, Part, PersonName, Personal, columns};
use sqlx::PgConnection;
use std::collections::BTreeMap;

pub(super) async fn draft(connection: &mut PgConnection, id: i64, now: Time) -> Result<Option<Draft>, sqlx::Error> {
    let row = sqlx::query!(
        "SELECT id, campaign_id, user_id, command FROM drafts WHERE id = $1 AND expires_at > $2",
        id,
        now.as_millis()
    )
    .fetch_optional(connection)
    .await?;
    Ok(row.map(|row| Draft {
        id: row.id,
        campaign: CampaignId(row.campaign_id),
        user: PlayerId(row.user_id.cast_unsigned()),
        command: row.command,
    }))
}

pub(super) async fn called(
    connection: &mut PgConnection,
    campaign: CampaignId,
) -> Result<BTreeMap<PlayerId, Time>, sqlx::Error> {
    let rows =
        sqlx::query!("SELECT user_id, at FROM calls WHERE campaign_id = $1", campaign.0).fetch_all(connection).await?;
    let called = rows.into_iter().map(|row| {
        let player = PlayerId(row.user_id.cast_unsigned());
        (player, Time::from_millis(row.at))
    });
    Ok(called.collect())
}

pub(super) async fn names_in(
    connection: &mut PgConnection,
    guild: u64,
) -> Result<BTreeMap<PlayerId, PersonName>, sqlx::Error> {
    let rows = sqlx::query!("SELECT user_id, name, account FROM names WHERE guild_id = $1", guild.cast_signed())
        .fetch_all(connection)
        .await?;
    let names = rows
        .into_iter()
        .map(|row| (PlayerId(row.user_id.cast_unsigned()), PersonName { shown: row.name, account: row.account }));
    Ok(names.collect())
}

pub(super) async fn erasing(connection: &mut PgConnection) -> Result<Vec<PlayerId>, sqlx::Error> {
    let users = sqlx::query_scalar!("SELECT user_id FROM erasures WHERE NOT done ORDER BY asked_at, user_id")
        .fetch_all(connection)
        .await?;
    let users = users.into_iter();
    Ok(users.map(|user| PlayerId(user.cast_unsigned())).collect())
}

pub(super) async fn is_erased(connection: &mut PgConnection, player: PlayerId) -> Result<bool, sqlx::Error> {
    sqlx::query_scalar!(
        r#"SELECT EXISTS (SELECT 1 FROM erasures WHERE user_id = $1) AS "found!""#,
        player.0.cast_signed()
    )
    .fetch_one(connection)
    .await
}

pub(super) async fn digest(connection: &mut PgConnection, player: PlayerId) -> Result<Option<Digest>, sqlx::Error> {
    let row = sqlx::query_as!(
        columns::Digest,
        "SELECT user_id, hour, zone, language, since, due_at, next_at, tried_at, problem FROM digests WHERE user_id = $1",
        player.0.cast_signed()
    )
    .fetch_optional(connection)
    .await?;
    Ok(row.map(Digest::from))
}

pub(super) async fn due_digests(
    connection: &mut PgConnection,
    now: Time,
    count: u32,
) -> Result<Vec<Digest>, sqlx::Error> {
    let rows = sqlx::query_as!(
        columns::Digest,
        "SELECT user_id, hour, zone, language, since, due_at, next_at, tried_at, problem FROM digests
         WHERE next_at <= $1 ORDER BY next_at, user_id LIMIT $2",
        now.as_millis(),
        i64::from(count)
    )
    .fetch_all(connection)
    .await?;
    Ok(rows.into_iter().map(Digest::from).collect())
}

pub(super) async fn next_digest(connection: &mut PgConnection, after: Time) -> Result<Option<Time>, sqlx::Error> {
    let next = sqlx::query_scalar!(
        "SELECT next_at FROM digests WHERE next_at > $1 ORDER BY next_at LIMIT 1",
        after.as_millis()
    )
    .fetch_optional(connection)
    .await?;
    Ok(next.map(Time::from_millis))
}

pub(super) async fn personal(connection: &mut PgConnection, player: PlayerId) -> Result<Personal, sqlx::Error> {
    let user = player.0.cast_signed();
    let names = sqlx::query!("SELECT guild_id, name, account FROM names WHERE user_id = $1 ORDER BY guild_id", user)
        .fetch_all(&mut *connection)
        .await?;
    let drafts =
        sqlx::query!("SELECT campaign_id, command, expires_at FROM drafts WHERE user_id = $1 ORDER BY id", user)
            .fetch_all(&mut *connection)
            .await?;
    let calls = sqlx::query!("SELECT campaign_id, at FROM calls WHERE user_id = $1 ORDER BY campaign_id", user)
        .fetch_all(&mut *connection)
        .await?;
    let names = names.into_iter();
    let drafts = drafts.into_iter().map(|row| {
        let until = Time::from_millis(row.expires_at);
        (CampaignId(row.campaign_id), row.command, until)
    });
    let calls = calls.into_iter().map(|row| (CampaignId(row.campaign_id), Time::from_millis(row.at)));
    Ok(Personal {
        campaigns: parts(connection, user).await?,
        names: names
            .map(|row| (row.guild_id.cast_unsigned(), PersonName { shown: row.name, account: row.account }))
            .collect(),
        drafts: drafts.collect(),
        calls: calls.collect(),
    })
}

/// Returns the campaigns a person plays or played in, and those where they gave orders.
async fn parts(connection: &mut PgConnection, user: i64) -> Result<Vec<Part>, sqlx::Error> {
    let rows = sqlx::query!(
        r#"SELECT c.id, c.guild_id, c.name, c.ruleset, c.status, m.active AS "plays?" FROM campaigns AS c
           LEFT JOIN members AS m ON m.campaign_id = c.id AND m.user_id = $1
           WHERE c.guild_id <> 0
               AND (m.user_id IS NOT NULL OR EXISTS (SELECT 1 FROM journal WHERE actor = $1 AND campaign_id = c.id))
           ORDER BY c.id"#,
        user
    )
    .fetch_all(connection)
    .await?;
    let parts = rows.into_iter().map(|row| Part {
        campaign: CampaignId(row.id),
        guild: row.guild_id.cast_unsigned(),
        name: row.name,
        ruleset: row.ruleset,
        ended: row.status == "ended",
        plays: row.plays,
    });
    Ok(parts.collect())
}
