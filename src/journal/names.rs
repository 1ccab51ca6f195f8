//! What people are called in each server. Names are read with nearly every interaction and hardly ever written, so those of the servers that were
//! looked at last stay in memory.

use super::chain::RowHash;
use super::upkeep::{Upkeep, touched};
use super::{Error, Journal};
use crate::rules::ids::PlayerId;
use lru::LruCache;
use sqlx::SqliteConnection;
use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The names of how many servers stay in memory.
const SERVERS: NonZeroUsize = NonZeroUsize::MIN.saturating_add(63);

/// The names of one server.
type OfServer = Arc<BTreeMap<PlayerId, String>>;

/// The names in memory.
#[derive(Debug)]
pub(super) struct Known(Mutex<Servers>);

#[derive(Debug)]
struct Servers {
    names: LruCache<u64, OfServer>,
    /// How many names were written. What was read while one was is not kept, for it may lack that name.
    writes: u64,
}

impl Known {
    pub(super) fn new() -> Known {
        let names = LruCache::new(SERVERS);
        Known(Mutex::new(Servers { names, writes: 0 }))
    }

    /// Has all names read from the database anew.
    pub(super) fn forget_all(&self) {
        let mut servers = self.servers();
        servers.writes += 1;
        servers.names.clear();
    }

    fn servers(&self) -> MutexGuard<'_, Servers> {
        // No panic leaves the map half done, so a poisoned lock is as good as new.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Journal {
    /// Returns what people are called in a server, as Discord last told.
    ///
    /// # Errors
    /// Fails where the database does.
    pub async fn names(&self, guild: u64) -> Result<OfServer, Error> {
        let writes = {
            let mut servers = self.names.servers();
            if let Some(names) = servers.names.get(&guild) {
                return Ok(Arc::clone(names));
            }
            servers.writes
        };
        let guild_id = guild.cast_signed();
        let rows = sqlx::query!(
            "SELECT user_id, name FROM names WHERE guild_id = ?1",
            guild_id
        )
        .fetch_all(&self.readers)
        .await?;
        let names = rows
            .into_iter()
            .map(|row| (PlayerId(row.user_id.cast_unsigned()), row.name));
        let names = OfServer::new(names.collect());
        let mut servers = self.names.servers();
        if servers.writes == writes {
            servers.names.put(guild, Arc::clone(&names));
        }
        Ok(names)
    }

    /// Remembers what a person is called in a server, who uses the bot there, or whom another person names. Nothing is written where that is known already, which is
    /// nearly always; and nothing of a person who was erased before they use the bot themselves.
    ///
    /// # Errors
    /// Fails where the database does.
    pub async fn set_name(
        &self,
        guild: u64,
        player: PlayerId,
        name: &str,
        by_another: bool,
    ) -> Result<(), Error> {
        let known = self.names(guild).await?;
        if known.get(&player).is_some_and(|known| known == name) {
            return Ok(());
        }
        if by_another && self.is_erased(player).await? {
            return Ok(());
        }
        let name = name.to_owned();
        let upkeep = Upkeep::Name {
            guild,
            player,
            name,
            by_another,
        };
        let written = self.upkeep(upkeep).await.map(drop);
        // Also where it failed: the name may have been written all the same.
        let mut servers = self.names.servers();
        servers.writes += 1;
        servers.names.pop(&guild);
        written
    }
}

pub(super) async fn put(
    connection: &mut SqliteConnection,
    guild: u64,
    player: PlayerId,
    name: &str,
    by_another: bool,
) -> Result<i64, sqlx::Error> {
    let (guild, player) = (guild.cast_signed(), player.0.cast_signed());
    if !by_another {
        sqlx::query!(
            "DELETE FROM erasures WHERE user_id = ?1 AND done = 1",
            player
        )
        .execute(&mut *connection)
        .await?;
    }
    let checksum = checksum(guild, player, name);
    let done = sqlx::query!(
        "INSERT INTO names (guild_id, user_id, name, checksum) VALUES (?1, ?2, ?3, ?4)
         ON CONFLICT (guild_id, user_id) DO UPDATE SET name = excluded.name, checksum = excluded.checksum",
        guild,
        player,
        name,
        checksum
    )
    .execute(connection)
    .await?;
    Ok(touched(&done))
}

pub(super) fn checksum(guild: i64, user: i64, name: &str) -> i64 {
    let hash = RowHash::of("name").number(guild).number(user);
    hash.text(name).checksum()
}
