//! Players' digests: their times, and the period covered so far.

use super::SqliteStore;
use super::housekeeping::touched;
use chancery_basics::ids::PlayerId;
use chancery_basics::time::Time;
use chancery_journal::columns::Digest as DigestColumns;
use chancery_journal::{Digest, DigestChange as Change, Wanted};
use sqlx::SqliteConnection;

impl SqliteStore {
    pub(super) async fn digest(&self, player: PlayerId) -> Result<Option<Digest>, sqlx::Error> {
        let player = player.0.cast_signed();
        let row = sqlx::query_as!(
            DigestColumns,
            "SELECT user_id, hour, zone, language, since, due_at, next_at, tried_at, problem FROM digests WHERE user_id = ?1",
            player
        )
        .fetch_optional(&self.readers)
        .await?;
        Ok(row.map(Digest::from))
    }

    pub(super) async fn due_digests(&self, now: Time, count: u32) -> Result<Vec<Digest>, sqlx::Error> {
        let now = now.as_millis();
        let rows = sqlx::query_as!(
            DigestColumns,
            "SELECT user_id, hour, zone, language, since, due_at, next_at, tried_at, problem FROM digests
             WHERE next_at <= ?1 ORDER BY next_at, user_id LIMIT ?2",
            now,
            count
        )
        .fetch_all(&self.readers)
        .await?;
        Ok(rows.into_iter().map(Digest::from).collect())
    }

    pub(super) async fn next_digest(&self, after: Time) -> Result<Option<Time>, sqlx::Error> {
        let after = after.as_millis();
        let next =
            sqlx::query_scalar!("SELECT next_at FROM digests WHERE next_at > ?1 ORDER BY next_at LIMIT 1", after)
                .fetch_optional(&self.readers)
                .await?;
        Ok(next.map(Time::from_millis))
    }
}

pub(super) async fn write(connection: &mut SqliteConnection, change: &Change) -> Result<i64, sqlx::Error> {
    match change {
        Change::Wanted(wanted) => put(connection, wanted).await,
        Change::Dropped(player) => {
            let player = player.0.cast_signed();
            let done = sqlx::query!("DELETE FROM digests WHERE user_id = ?1", player);
            Ok(touched(&done.execute(connection).await?))
        }
        Change::Tried { player, due, at } => {
            let (player, due, at) = (player.0.cast_signed(), due.as_millis(), at.as_millis());
            let done = sqlx::query!(
                "UPDATE digests SET tried_at = ?3 WHERE user_id = ?1 AND due_at = ?2 AND tried_at IS NULL",
                player,
                due,
                at
            );
            Ok(touched(&done.execute(connection).await?))
        }
        Change::PutOff { player, due, until } => {
            let (player, due, until) = (player.0.cast_signed(), due.as_millis(), until.as_millis());
            let done =
                sqlx::query!("UPDATE digests SET next_at = ?3 WHERE user_id = ?1 AND due_at = ?2", player, due, until);
            Ok(touched(&done.execute(connection).await?))
        }
        Change::Told { digest, since, next, problem } => {
            let (player, hour) = (digest.player.0.cast_signed(), i64::from(digest.hour));
            let due = digest.due.as_millis();
            let (since, next) = (since.as_millis(), next.as_millis());
            let done = sqlx::query!(
                "UPDATE digests SET since = ?5, due_at = ?6, next_at = ?6, tried_at = NULL, problem = ?7
                 WHERE user_id = ?1 AND due_at = ?2 AND hour = ?3 AND zone = ?4",
                player,
                due,
                hour,
                digest.zone,
                since,
                next,
                problem
            );
            Ok(touched(&done.execute(connection).await?))
        }
    }
}

async fn put(connection: &mut SqliteConnection, wanted: &Wanted) -> Result<i64, sqlx::Error> {
    let (player, hour) = (wanted.player.0.cast_signed(), i64::from(wanted.hour));
    let (since, due) = (wanted.since.as_millis(), wanted.due.as_millis());
    let done = sqlx::query!(
        "INSERT INTO digests (user_id, hour, zone, language, since, due_at, next_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?6)
         ON CONFLICT (user_id) DO UPDATE SET hour = excluded.hour, zone = excluded.zone, language = excluded.language,
             due_at = iif(tried_at IS NULL, excluded.due_at, due_at),
             next_at = iif(tried_at IS NULL, excluded.next_at, next_at)",
        player,
        hour,
        wanted.zone,
        wanted.language,
        since,
        due
    );
    Ok(touched(&done.execute(connection).await?))
}
