//! Ownership of the database by one bot. It may have many processes, but they must all belong to the same bot.
//! Processes announce each other's entries, so a second bot, even in a sandbox, would announce the first bot's entries
//! at its own tables.
//!
//! The owner is stored in the database, and every writing transaction checks it. A lock that each of the owner's
//! processes holds shows that the owner is alive. A restart of PostgreSQL drops all locks, so another bot takes over
//! only after the owner has had time to return.

use super::connecting::{CONNECT_TIMEOUT, Connecting, within};
use super::leading::{EPOCHS, next_epoch};
use super::open::{OpenError, explain};
use super::problem::TAKEN;
use sqlx::{Connection, PgConnection};
use std::time::{Duration, Instant};

/// The class of the locks that show which bots are alive: one lock per bot, shared by its processes. "Chan".
const SERVES: i32 = 0x4368_616e;

/// How long another bot waits for an absent owner, and how often it checks.
const ABSENCE: Duration = Duration::from_secs(10);
const LOOK: Duration = Duration::from_millis(500);

/// The claim of one process on behalf of its bot.
pub(crate) struct Claim {
    bot: u32,
    /// The session that holds the lock until another session takes it over.
    session: Option<PgConnection>,
}

impl Claim {
    /// Shows that a process of the bot is running, before anything in the database is changed.
    pub(crate) async fn begin(connecting: &Connecting, place: &str, bot: u32) -> Result<Claim, OpenError> {
        let explain = |problem| explain(place, problem);
        let connected = within(CONNECT_TIMEOUT, connecting.reader()).await;
        let mut connection = connected.map_err(explain)?;
        within(CONNECT_TIMEOUT, take_lock(&mut connection, bot)).await.map_err(explain)?;
        Ok(Claim { bot, session: Some(connection) })
    }

    pub(crate) fn bot(&self) -> u32 {
        self.bot
    }

    /// Makes the bot the owner of the database.
    ///
    /// # Errors
    /// Fails if it belongs to another running bot.
    pub(crate) async fn own(&mut self, place: &str) -> Result<(), OpenError> {
        let Some(session) = &mut self.session else {
            return Ok(());
        };
        match own(session, self.bot).await {
            Ok(true) => Ok(()),
            Ok(false) => Err(OpenError::Taken { place: place.to_owned() }),
            Err(problem) => Err(explain(place, problem)),
        }
    }

    /// Moves the lock to a session, if the bot still owns the database.
    pub(crate) async fn pass_to(&mut self, connection: &mut PgConnection) -> Result<(), sqlx::Error> {
        within(CONNECT_TIMEOUT, take_lock(connection, self.bot)).await?;
        if !own(connection, self.bot).await? {
            return Err(sqlx::Error::Protocol(TAKEN.to_owned()));
        }
        if let Some(session) = self.session.take() {
            // If closing fails, the server notices the end of the session by itself.
            let _ = within(CONNECT_TIMEOUT, session.close()).await;
        }
        Ok(())
    }

    /// Gives up ownership if no other process of the bot serves the database, so that another bot can take it at once.
    pub(crate) async fn give_up(&self, connection: &mut PgConnection) -> Result<(), sqlx::Error> {
        let number = number(self.bot);
        let last = sqlx::query_scalar!(r#"SELECT pg_try_advisory_lock($1, $2) AS "last!""#, SERVES, number);
        if last.fetch_one(&mut *connection).await? {
            let given_up = sqlx::query!("UPDATE leadership SET bot = NULL WHERE bot = $1", i64::from(number));
            given_up.execute(connection).await?;
        }
        Ok(())
    }
}

/// Tries to make a bot the owner of the database; returns whether it succeeded.
async fn own(connection: &mut PgConnection, bot: u32) -> Result<bool, sqlx::Error> {
    let mut waits_since: Option<Instant> = None;
    loop {
        let owner = within(CONNECT_TIMEOUT, try_to_own(connection, bot, None)).await?;
        let Some(owner) = owner else {
            return Ok(true);
        };
        if within(CONNECT_TIMEOUT, is_alive(connection, owner)).await? {
            return Ok(false);
        }
        let since = *waits_since.get_or_insert_with(Instant::now);
        if since.elapsed() >= ABSENCE {
            let other = within(CONNECT_TIMEOUT, try_to_own(connection, bot, Some(owner))).await?;
            return Ok(other.is_none());
        }
        tokio::time::sleep(LOOK).await;
    }
}

/// Makes a bot the owner if there is none, or if it is the owner already. Otherwise returns the owner. Nothing is
/// written concurrently.
async fn try_to_own(
    connection: &mut PgConnection,
    bot: u32,
    in_place_of: Option<i64>,
) -> Result<Option<i64>, sqlx::Error> {
    let bot = i64::from(number(bot));
    let owner = sqlx::query_scalar!("SELECT bot FROM leadership").fetch_one(&mut *connection).await?;
    if owner == Some(bot) {
        return Ok(None);
    }
    let mut tx = connection.begin().await?;
    sqlx::query!("SELECT pg_advisory_xact_lock($1)", EPOCHS).execute(&mut *tx).await?;
    let owner = sqlx::query_scalar!("SELECT bot FROM leadership").fetch_one(&mut *tx).await?;
    let other = owner.filter(|owner| *owner != bot && Some(*owner) != in_place_of);
    if other.is_none() && owner != Some(bot) {
        // Ends the epoch of a leader that belonged to the previous owner.
        next_epoch(&mut tx).await?;
        sqlx::query!("UPDATE leadership SET bot = $1", bot).execute(&mut *tx).await?;
    }
    tx.commit().await?;
    Ok(other)
}

async fn is_alive(connection: &mut PgConnection, bot: i64) -> Result<bool, sqlx::Error> {
    sqlx::query_scalar!(
        r#"SELECT EXISTS (
               SELECT 1 FROM pg_locks
               WHERE locktype = 'advisory' AND objsubid = 2 AND classid::bigint = $1::bigint AND objid::bigint = $2::bigint
                   AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
           ) AS "is_alive!""#,
        i64::from(SERVES),
        bot
    )
    .fetch_one(connection)
    .await
}

/// Waits for a process of the same bot that is just giving up the database.
async fn take_lock(connection: &mut PgConnection, bot: u32) -> Result<(), sqlx::Error> {
    let taken = sqlx::query!("SELECT pg_advisory_lock_shared($1, $2)", SERVES, number(bot));
    taken.execute(connection).await.map(drop)
}

/// PostgreSQL's integers are signed.
pub(crate) fn number(bot: u32) -> i32 {
    (bot & 0x7fff_ffff).cast_signed()
}
