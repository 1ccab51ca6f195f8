//! Data about servers: whether they have their own commands, the games played there, and who may found campaigns.

use super::SqliteStore;
use super::housekeeping::touched;
use chancery_basics::time::Time;
use chancery_journal::{Founders, checksums};
use sqlx::SqliteConnection;

impl SqliteStore {
    pub(super) async fn rulesets_in(&self, guild: u64, since: Time) -> Result<Vec<String>, sqlx::Error> {
        let (guild, since) = (guild.cast_signed(), since.as_millis());
        let names = sqlx::query_scalar!(
            "SELECT DISTINCT ruleset FROM campaigns
             WHERE guild_id = ?1 AND (
                 status = 'running'
                 OR (SELECT at FROM journal WHERE campaign_id = campaigns.id AND seq = campaigns.version) > ?2
             )
             ORDER BY ruleset",
            guild,
            since
        )
        .fetch_all(&self.readers)
        .await?;
        Ok(names)
    }

    pub(super) async fn servers(&self) -> Result<Vec<u64>, sqlx::Error> {
        let guilds = sqlx::query_scalar!(
            r#"SELECT guild_id AS "guild!" FROM campaigns WHERE status = 'running'
               UNION SELECT guild_id FROM server_commands"#
        )
        .fetch_all(&self.readers)
        .await?;
        Ok(guilds.into_iter().map(i64::cast_unsigned).collect())
    }

    pub(super) async fn has_server_commands(&self, guild: u64) -> Result<bool, sqlx::Error> {
        let guild = guild.cast_signed();
        let noted = sqlx::query_scalar!(
            r#"SELECT EXISTS (SELECT 1 FROM server_commands WHERE guild_id = ?1) AS "noted!""#,
            guild
        )
        .fetch_one(&self.readers)
        .await?;
        Ok(noted != 0)
    }

    pub(super) async fn is_greeted(&self, guild: u64) -> Result<bool, sqlx::Error> {
        let guild = guild.cast_signed();
        let greeted = sqlx::query_scalar!(
            r#"SELECT EXISTS (SELECT 1 FROM greeted WHERE guild_id = ?1)
               OR EXISTS (SELECT 1 FROM campaigns WHERE guild_id = ?1) AS "greeted!: bool""#,
            guild
        )
        .fetch_one(&self.readers)
        .await?;
        Ok(greeted)
    }

    pub(super) async fn founders(&self, guild: u64) -> Result<Founders, sqlx::Error> {
        let guild = guild.cast_signed();
        let row = sqlx::query!("SELECT role_id FROM founders WHERE guild_id = ?1", guild)
            .fetch_optional(&self.readers)
            .await?;
        Ok(match row.map(|row| row.role_id) {
            None => Founders::Everybody,
            Some(None) => Founders::Managers,
            Some(Some(role)) => Founders::Role(role.cast_unsigned()),
        })
    }
}

pub(super) async fn note(connection: &mut SqliteConnection, guild: u64, has: bool) -> Result<i64, sqlx::Error> {
    let guild = guild.cast_signed();
    let done = if has {
        sqlx::query!("INSERT INTO server_commands (guild_id) VALUES (?1) ON CONFLICT DO NOTHING", guild)
            .execute(connection)
            .await?
    } else {
        sqlx::query!("DELETE FROM server_commands WHERE guild_id = ?1", guild).execute(connection).await?
    };
    Ok(touched(&done))
}

pub(super) async fn greeted(connection: &mut SqliteConnection, guild: u64) -> Result<i64, sqlx::Error> {
    let guild = guild.cast_signed();
    let done = sqlx::query!("INSERT INTO greeted (guild_id) VALUES (?1) ON CONFLICT DO NOTHING", guild)
        .execute(connection)
        .await?;
    Ok(touched(&done))
}

pub(super) async fn put_founders(
    connection: &mut SqliteConnection,
    guild: u64,
    founders: Founders,
) -> Result<i64, sqlx::Error> {
    let guild = guild.cast_signed();
    let role = match founders {
        Founders::Everybody => {
            let done = sqlx::query!("DELETE FROM founders WHERE guild_id = ?1", guild).execute(connection).await?;
            return Ok(touched(&done));
        }
        Founders::Managers => None,
        Founders::Role(role) => Some(role.cast_signed()),
    };
    let checksum = checksums::founders(guild, role);
    let done = sqlx::query!(
        "INSERT INTO founders (guild_id, role_id, checksum) VALUES (?1, ?2, ?3)
         ON CONFLICT (guild_id) DO UPDATE SET role_id = excluded.role_id, checksum = excluded.checksum",
        guild,
        role,
        checksum
    )
    .execute(connection)
    .await?;
    Ok(touched(&done))
}
