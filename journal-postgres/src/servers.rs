//! Data about servers: whether they have their own commands, whether they were greeted, and who may found campaigns.

use super::housekeeping::touched;
use chancery_journal::{Founders, checksums};
use sqlx::PgConnection;

pub(crate) async fn note(connection: &mut PgConnection, guild: u64, has: bool) -> Result<i64, sqlx::Error> {
    let guild = guild.cast_signed();
    let done = if has {
        sqlx::query!("INSERT INTO server_commands (guild_id) VALUES ($1) ON CONFLICT DO NOTHING", guild)
            .execute(connection)
            .await?
    } else {
        sqlx::query!("DELETE FROM server_commands WHERE guild_id = $1", guild).execute(connection).await?
    };
    Ok(touched(&done))
}

pub(crate) async fn greeted(connection: &mut PgConnection, guild: u64) -> Result<i64, sqlx::Error> {
    let done = sqlx::query!("INSERT INTO greeted (guild_id) VALUES ($1) ON CONFLICT DO NOTHING", guild.cast_signed())
        .execute(connection)
        .await?;
    Ok(touched(&done))
}

pub(crate) async fn put_founders(
    connection: &mut PgConnection,
    guild: u64,
    founders: Founders,
) -> Result<i64, sqlx::Error> {
    let guild = guild.cast_signed();
    let role = match founders {
        Founders::Everybody => {
            let done = sqlx::query!("DELETE FROM founders WHERE guild_id = $1", guild).execute(connection).await?;
            return Ok(touched(&done));
        }
        Founders::Managers => None,
        Founders::Role(role) => Some(role.cast_signed()),
    };
    let checksum = checksums::founders(guild, role);
    let done = sqlx::query!(
        "INSERT INTO founders (guild_id, role_id, checksum) VALUES ($1, $2, $3)
         ON CONFLICT (guild_id) DO UPDATE SET role_id = excluded.role_id, checksum = excluded.checksum",
        guild,
        role,
        checksum
    )
    .execute(connection)
    .await?;
    Ok(touched(&done))
}
