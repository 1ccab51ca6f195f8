//! The names of people in each server.

use super::SqliteStore;
use super::housekeeping::touched;
use chancery_basics::ids::PlayerId;
use chancery_journal::{PersonName, checksums};
use sqlx::SqliteConnection;
use std::collections::BTreeMap;

impl SqliteStore {
    pub(super) async fn names_in(&self, guild: u64) -> Result<BTreeMap<PlayerId, PersonName>, sqlx::Error> {
        let guild = guild.cast_signed();
        let rows = sqlx::query!("SELECT user_id, name, account FROM names WHERE guild_id = ?1", guild)
            .fetch_all(&self.readers)
            .await?;
        let rows = rows.into_iter();
        Ok(rows
            .map(|row| (PlayerId(row.user_id.cast_unsigned()), PersonName { shown: row.name, account: row.account }))
            .collect())
    }
}

pub(super) async fn put(
    connection: &mut SqliteConnection,
    guild: u64,
    player: PlayerId,
    name: &PersonName,
    by_another: bool,
) -> Result<i64, sqlx::Error> {
    let (guild, player) = (guild.cast_signed(), player.0.cast_signed());
    if !by_another {
        sqlx::query!("DELETE FROM erasures WHERE user_id = ?1 AND done = 1", player).execute(&mut *connection).await?;
    }
    let checksum = checksums::name(guild, player, name);
    let done = sqlx::query!(
        "INSERT INTO names (guild_id, user_id, name, account, checksum) VALUES (?1, ?2, ?3, ?4, ?5)
         ON CONFLICT (guild_id, user_id) DO UPDATE SET name = excluded.name, account = excluded.account, checksum = excluded.checksum",
        guild,
        player,
        name.shown,
        name.account,
        checksum
    )
    .execute(connection)
    .await?;
    Ok(touched(&done))
}
