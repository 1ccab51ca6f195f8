//! Which bot serves the database. Its processes are many, but they are all of one bot: what one has written another tells, so a second bot, be it one in
//! a sandbox, would tell at its own tables what is for those of the first.

use super::connecting::{Connecting, PATIENCE, within};
use super::open::{OpenError, explain};
use sqlx::{Connection, PgConnection};

/// The class of the locks of which each bot has one, shared by its processes. "Chan".
const SERVES: i32 = 0x4368_616e;

/// Claims the database for a bot, before anything in it is changed.
///
/// # Errors
/// Fails where a process of another bot serves it.
pub(crate) async fn claim(connecting: &Connecting, place: &str, bot: u32) -> Result<Claim, OpenError> {
    let explain = |problem| explain(place, problem);
    let connected = within(PATIENCE, connecting.reader()).await;
    let mut connection = connected.map_err(explain)?;
    // Of two that begin at once at least one sees the other.
    take_lock(&mut connection, bot).await.map_err(explain)?;
    let is_another = sqlx::query_scalar!(
        r#"SELECT EXISTS (
               SELECT 1 FROM pg_locks
               WHERE locktype = 'advisory' AND objsubid = 2 AND classid::bigint = $1::bigint AND objid::bigint <> $2::bigint
                   AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
           ) AS "is_another!""#,
        i64::from(SERVES),
        i64::from(number(bot))
    );
    let is_another = is_another.fetch_one(&mut connection).await;
    match is_another.map_err(explain)? {
        false => Ok(Claim { bot, session: Some(connection) }),
        true => Err(OpenError::Taken { place: place.to_owned() }),
    }
}

/// The claim of a process of this bot.
pub(crate) struct Claim {
    bot: u32,
    /// The session that has the lock, until another has it for good.
    session: Option<PgConnection>,
}

impl Claim {
    /// Lets a session hold the lock from here on.
    pub(crate) async fn pass_to(&mut self, connection: &mut PgConnection) -> Result<(), sqlx::Error> {
        within(PATIENCE, take_lock(connection, self.bot)).await?;
        if let Some(session) = self.session.take() {
            // The server notices by itself where it is not told.
            let _ = within(PATIENCE, session.close()).await;
        }
        Ok(())
    }
}

async fn take_lock(connection: &mut PgConnection, bot: u32) -> Result<(), sqlx::Error> {
    let taken = sqlx::query!("SELECT pg_try_advisory_lock_shared($1, $2) AS taken", SERVES, number(bot));
    taken.fetch_one(connection).await.map(drop)
}

/// PostgreSQL counts with signs.
fn number(bot: u32) -> i32 {
    (bot & 0x7fff_ffff).cast_signed()
}
