//! Ownership of the database by one bot. It may have many processes, but they must all belong to the same bot.
//! Processes announce each other's entries, so a second bot, even in a sandbox, would announce the first bot's entries
//! at its own tables.
//!
//! The owner is stored in the database, and every writing transaction checks it. A lock that each of the owner's
//! processes holds shows that the owner is alive. A restart of PostgreSQL drops all locks, so another bot takes over
//! only after the owner has had time to return.

use super::connecting::{CONNECT_TIMEOUT, Connecting, within};
use super::epochs::{EPOCHS, next_epoch};
use super::problem::{OpenError, TAKEN, explain};
use super::sql::{Session, reported};
use super::statements;
use sqlx::{Connection, PgConnection};
use std::time::{Duration, Instant};

/// The class of the locks that show which bots are alive: one lock per bot, shared by its processes. "Chan".
const SERVES: i64 = 0x4368_616e;

/// How long another bot waits for an absent owner, and how often it checks.
const ABSENCE: Duration = Duration::from_secs(10);
const LOOK: Duration = Duration::from_millis(500);

/// The claim of one process on behalf of its bot.
pub(crate) struct Claim {
    bot: i64,
    /// The session that holds the lock until another session takes it over.
    session: Option<PgConnection>,
}

impl Claim {
    /// Shows that a process of the bot is running, before anything in the database is changed.
    pub(crate) async fn begin(connecting: &Connecting, place: &str, bot: u32) -> Result<Claim, OpenError> {
        let explain = |problem| explain(place, problem);
        let connected = within(CONNECT_TIMEOUT, connecting.reader()).await;
        let mut connection = connected.map_err(explain)?;
        // PostgreSQL's integers are signed.
        let bot = i64::from(bot & 0x7fff_ffff);
        within(CONNECT_TIMEOUT, take_lock(&mut connection, bot)).await.map_err(explain)?;
        Ok(Claim { bot, session: Some(connection) })
    }

    /// Returns the number of the bot in the database.
    pub(crate) fn bot(&self) -> i64 {
        self.bot
    }

    /// Makes the bot the owner of the database, unless it belongs to another running bot.
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
        let mut db = Session(connection);
        if statements::is_last(SERVES, self.bot).one(&mut db).await.map_err(reported)? {
            statements::disown(self.bot).run(&mut db).await.map_err(reported)?;
        }
        Ok(())
    }
}

/// Tries to make a bot the owner of the database; returns whether it succeeded.
async fn own(connection: &mut PgConnection, bot: i64) -> Result<bool, sqlx::Error> {
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
    bot: i64,
    in_place_of: Option<i64>,
) -> Result<Option<i64>, sqlx::Error> {
    if owner(connection).await? == Some(bot) {
        return Ok(None);
    }
    let mut tx = connection.begin().await?;
    statements::lock(EPOCHS).run(&mut Session(&mut *tx)).await.map_err(reported)?;
    let owner = owner(&mut tx).await?;
    let other = owner.filter(|owner| *owner != bot && Some(*owner) != in_place_of);
    if other.is_none() && owner != Some(bot) {
        // Ends the epoch of a leader that belonged to the previous owner.
        next_epoch(&mut tx).await?;
        statements::own(bot).run(&mut Session(&mut *tx)).await.map_err(reported)?;
    }
    tx.commit().await?;
    Ok(other)
}

async fn owner(connection: &mut PgConnection) -> Result<Option<i64>, sqlx::Error> {
    statements::owner().one(&mut Session(connection)).await.map_err(reported)
}

async fn is_alive(connection: &mut PgConnection, bot: i64) -> Result<bool, sqlx::Error> {
    statements::is_alive(SERVES, bot).one(&mut Session(connection)).await.map_err(reported)
}

/// Waits for a process of the same bot that is just giving up the database.
async fn take_lock(connection: &mut PgConnection, bot: i64) -> Result<(), sqlx::Error> {
    let taken = statements::show_life(SERVES, bot).run(&mut Session(connection)).await;
    taken.map(drop).map_err(reported)
}
