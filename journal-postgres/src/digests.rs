//! Players' digests: their times, and the period covered so far.

use super::housekeeping::touched;
use chancery_basics::time::Time;
use chancery_journal::{Digest, DigestChange, Wanted};
use sqlx::PgConnection;

pub(crate) async fn write(connection: &mut PgConnection, change: &DigestChange) -> Result<i64, sqlx::Error> {
    match change {
        DigestChange::Wanted(wanted) => put(connection, wanted).await,
        DigestChange::Dropped(player) => {
            let player = player.0.cast_signed();
            let done = sqlx::query!("DELETE FROM digests WHERE user_id = $1", player);
            Ok(touched(&done.execute(connection).await?))
        }
        DigestChange::Tried { player, due, at } => {
            let done = sqlx::query!(
                "UPDATE digests SET tried_at = $3 WHERE user_id = $1 AND due_at = $2 AND tried_at IS NULL",
                player.0.cast_signed(),
                due.as_millis(),
                at.as_millis()
            );
            Ok(touched(&done.execute(connection).await?))
        }
        DigestChange::PutOff { player, due, until } => {
            let done = sqlx::query!(
                "UPDATE digests SET next_at = $3 WHERE user_id = $1 AND due_at = $2",
                player.0.cast_signed(),
                due.as_millis(),
                until.as_millis()
            );
            Ok(touched(&done.execute(connection).await?))
        }
        DigestChange::Told { digest, since, next, problem } => {
            told(connection, digest, *since, *next, problem.as_deref()).await
        }
    }
}

async fn told(
    connection: &mut PgConnection,
    digest: &Digest,
    since: Time,
    next: Time,
    problem: Option<&str>,
) -> Result<i64, sqlx::Error> {
    let done = sqlx::query!(
        "UPDATE digests SET since = $5, due_at = $6, next_at = $6, tried_at = NULL, problem = $7
         WHERE user_id = $1 AND due_at = $2 AND hour = $3 AND zone = $4",
        digest.player.0.cast_signed(),
        digest.due.as_millis(),
        i64::from(digest.hour),
        digest.zone,
        since.as_millis(),
        next.as_millis(),
        problem
    );
    Ok(touched(&done.execute(connection).await?))
}

/// Stores when a player wants a digest. A digest that may be in flight keeps its time.
async fn put(connection: &mut PgConnection, wanted: &Wanted) -> Result<i64, sqlx::Error> {
    let done = sqlx::query!(
        "INSERT INTO digests (user_id, hour, zone, language, since, due_at, next_at) VALUES ($1, $2, $3, $4, $5, $6, $6)
         ON CONFLICT (user_id) DO UPDATE SET hour = excluded.hour, zone = excluded.zone, language = excluded.language,
             due_at = CASE WHEN digests.tried_at IS NULL THEN excluded.due_at ELSE digests.due_at END,
             next_at = CASE WHEN digests.tried_at IS NULL THEN excluded.next_at ELSE digests.next_at END",
        wanted.player.0.cast_signed(),
        i64::from(wanted.hour),
        wanted.zone,
        wanted.language,
        wanted.since.as_millis(),
        wanted.due.as_millis(),
    );
    Ok(touched(&done.execute(connection).await?))
}
