//! Reads the data about servers.

use chancery_basics::time::Time;
use chancery_journal::Founders;
use sqlx::PgConnection;

pub(super) async fn departures(connection: &mut PgConnection) -> Result<Vec<(u64, Time)>, sqlx::Error> {
    let rows =
        sqlx::query!("SELECT guild_id, since FROM departures ORDER BY since, guild_id").fetch_all(connection).await?;
    let departures = rows.into_iter().map(|row| (row.guild_id.cast_unsigned(), Time::from_millis(row.since)));
    Ok(departures.collect())
}

pub(super) async fn known(connection: &mut PgConnection) -> Result<Vec<u64>, sqlx::Error> {
    let guilds = sqlx::query_scalar!(
        r#"SELECT guild_id AS "guild!" FROM campaigns UNION SELECT guild_id FROM names
           UNION SELECT guild_id FROM founders UNION SELECT guild_id FROM greeted UNION SELECT guild_id FROM server_commands"#
    )
    .fetch_all(connection)
    .await?;
    // Detached campaigns are being removed.
    Ok(guilds.into_iter().filter(|guild| *guild != 0).map(i64::cast_unsigned).collect())
}

pub(super) async fn rulesets_in(
    connection: &mut PgConnection,
    guild: u64,
    since: Time,
) -> Result<Vec<String>, sqlx::Error> {
    sqlx::query_scalar!(
        "SELECT DISTINCT ruleset FROM campaigns
         WHERE guild_id = $1 AND (
             status = 'running'
             OR (SELECT at FROM journal WHERE campaign_id = campaigns.id AND seq = campaigns.version) > $2
         )
         ORDER BY ruleset",
        guild.cast_signed(),
        since.as_millis()
    )
    .fetch_all(connection)
    .await
}

pub(super) async fn served(connection: &mut PgConnection) -> Result<Vec<u64>, sqlx::Error> {
    let guilds = sqlx::query_scalar!(
        r#"SELECT guild_id AS "guild!" FROM campaigns WHERE status = 'running'
           UNION SELECT guild_id FROM server_commands"#
    )
    .fetch_all(connection)
    .await?;
    Ok(guilds.into_iter().map(i64::cast_unsigned).collect())
}

pub(super) async fn has_commands(connection: &mut PgConnection, guild: u64) -> Result<bool, sqlx::Error> {
    sqlx::query_scalar!(
        r#"SELECT EXISTS (SELECT 1 FROM server_commands WHERE guild_id = $1) AS "noted!""#,
        guild.cast_signed()
    )
    .fetch_one(connection)
    .await
}

pub(super) async fn is_greeted(connection: &mut PgConnection, guild: u64) -> Result<bool, sqlx::Error> {
    sqlx::query_scalar!(
        r#"SELECT EXISTS (SELECT 1 FROM greeted WHERE guild_id = $1)
           OR EXISTS (SELECT 1 FROM campaigns WHERE guild_id = $1) AS "greeted!""#,
        guild.cast_signed()
    )
    .fetch_one(connection)
    .await
}

pub(super) async fn founders(connection: &mut PgConnection, guild: u64) -> Result<Founders, sqlx::Error> {
    let row = sqlx::query!("SELECT role_id FROM founders WHERE guild_id = $1", guild.cast_signed())
        .fetch_optional(connection)
        .await?;
    Ok(match row.map(|row| row.role_id) {
        None => Founders::Everybody,
        Some(None) => Founders::Managers,
        Some(Some(role)) => Founders::Role(role.cast_unsigned()),
    })
}

pub(super) async fn size(connection: &mut PgConnection) -> Result<i64, sqlx::Error> {
    sqlx::query_scalar!(r#"SELECT pg_database_size(current_database()) AS "size!""#).fetch_one(connection).await
}
