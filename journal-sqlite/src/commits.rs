//! Writes the rarer parts of commits; `write_connection.rs` writes the common parts. This module uses sqlx and passes
//! the rows of each table as one JSON array, which costs less than a switch to sqlx's thread for each row.

use super::{campaigns, erasure, offers, sealed};
use chancery_journal::{ChainedChange, Change, SNAPSHOTS_APART};
use serde::Serialize;
use sqlx::SqliteConnection;

/// Writes the parts that only some changes have.
pub(super) async fn append_more(
    connection: &mut SqliteConnection,
    heads: &[ChainedChange<'_>],
) -> Result<(), sqlx::Error> {
    let heads: Vec<&ChainedChange<'_>> = heads.iter().filter(|head| head.has_more()).collect();
    revert(connection, &heads).await?;
    insert_snapshots(connection, &heads).await?;
    insert_members(connection, &heads).await?;
    campaigns::move_all(connection, &heads).await?;
    offers::note(connection, &heads).await?;
    sealed::note(connection, &heads).await?;
    erasure::apply(connection, &heads).await
}

pub(super) async fn known_cause(
    connection: &mut SqliteConnection,
    change: &Change,
) -> Result<Option<String>, sqlx::Error> {
    let causes = json(change.entries.iter().map(|entry| &entry.cause))?;
    sqlx::query_scalar!("SELECT cause FROM journal WHERE cause IN (SELECT value FROM json_each(?1)) LIMIT 1", causes)
        .fetch_optional(connection)
        .await
}

/// Marks entries as undone, and removes the snapshots that contain them.
async fn revert(connection: &mut SqliteConnection, heads: &[&ChainedChange<'_>]) -> Result<(), sqlx::Error> {
    #[derive(Serialize)]
    struct ChangeRow {
        campaign: i64,
        first: i64,
        by: i64,
    }
    let undone = heads.iter().filter_map(|head| {
        Some(ChangeRow { campaign: head.campaign.0, first: head.change.revert_from?, by: head.expected + 1 })
    });
    let Some(rows) = some_json(undone)? else {
        return Ok(());
    };
    sqlx::query!(
        "UPDATE journal SET reverted_by = n.reverted_by
         FROM (
             SELECT value ->> 'campaign' AS campaign, value ->> 'first' AS first, value ->> 'by' AS reverted_by FROM json_each(?1)
         ) AS n
         WHERE campaign_id = n.campaign AND seq >= n.first AND seq < n.reverted_by AND journal.reverted_by IS NULL",
        rows
    )
    .execute(&mut *connection)
    .await?;
    sqlx::query!(
        "DELETE FROM snapshots
         WHERE (campaign_id, seq) IN (
             SELECT s.campaign_id, s.seq
             FROM json_each(?1)
             JOIN snapshots AS s ON s.campaign_id = value ->> 'campaign' AND s.seq >= value ->> 'first'
         )",
        rows
    )
    .execute(&mut *connection)
    .await?;
    offers::revert(connection, &rows).await
}

/// Stores the snapshots and removes those they supersede. Each campaign keeps two: its newest one, for loading, and one
/// some way before it (or else the oldest), for undos.
async fn insert_snapshots(connection: &mut SqliteConnection, heads: &[&ChainedChange<'_>]) -> Result<(), sqlx::Error> {
    #[derive(Serialize)]
    struct ChangeRow<'a> {
        campaign: i64,
        seq: i64,
        state: &'a str,
    }
    #[derive(Serialize)]
    struct Newest {
        campaign: i64,
        seq: i64,
        /// The older snapshot has this seq or a lower one.
        before: i64,
    }
    let states = heads.iter().filter_map(|head| {
        Some(ChangeRow { campaign: head.campaign.0, seq: head.version(), state: head.change.snapshot.as_deref()? })
    });
    let Some(rows) = some_json(states)? else {
        return Ok(());
    };
    sqlx::query!(
        "INSERT INTO snapshots (campaign_id, seq, state)
         SELECT value ->> 'campaign', value ->> 'seq', value ->> 'state' FROM json_each(?1) WHERE true
         ON CONFLICT (campaign_id, seq) DO UPDATE SET state = excluded.state",
        rows
    )
    .execute(&mut *connection)
    .await?;
    let newest = heads.iter().filter(|head| head.change.snapshot.is_some());
    let newest = json(newest.map(|head| Newest {
        campaign: head.campaign.0,
        seq: head.version(),
        before: head.version() - SNAPSHOTS_APART,
    }))?;
    sqlx::query!(
        "DELETE FROM snapshots
         WHERE (campaign_id, seq) IN (
             SELECT s.campaign_id, s.seq
             FROM json_each(?1)
             JOIN snapshots AS s ON s.campaign_id = value ->> 'campaign' AND s.seq < value ->> 'seq'
             WHERE s.seq <> (
                 SELECT COALESCE(max(o.seq) FILTER (WHERE o.seq <= value ->> 'before'), min(o.seq))
                 FROM snapshots AS o WHERE o.campaign_id = s.campaign_id
             )
         )",
        newest
    )
    .execute(connection)
    .await?;
    Ok(())
}

async fn insert_members(connection: &mut SqliteConnection, heads: &[&ChainedChange<'_>]) -> Result<(), sqlx::Error> {
    #[derive(Serialize)]
    struct ChangeRow {
        campaign: i64,
        player: u64,
        active: bool,
    }
    let members = heads.iter().flat_map(|head| {
        head.change.members.iter().map(|member| ChangeRow {
            campaign: head.campaign.0,
            player: member.player.0,
            active: member.active,
        })
    });
    let Some(rows) = some_json(members)? else {
        return Ok(());
    };
    sqlx::query!(
        "INSERT INTO members (campaign_id, user_id, active)
         SELECT value ->> 'campaign', value ->> 'player', value ->> 'active' FROM json_each(?1) WHERE true
         ON CONFLICT (campaign_id, user_id) DO UPDATE SET active = excluded.active",
        rows
    )
    .execute(connection)
    .await?;
    Ok(())
}

pub(super) fn json<T: Serialize>(rows: impl Iterator<Item = T>) -> Result<String, sqlx::Error> {
    let rows: Vec<T> = rows.collect();
    serde_json::to_string(&rows).map_err(|problem| sqlx::Error::Encode(problem.into()))
}

/// Returns the rows as a JSON array, or `None` if there are none and the statement can be skipped.
pub(super) fn some_json<T: Serialize>(rows: impl Iterator<Item = T>) -> Result<Option<String>, sqlx::Error> {
    let mut rows = rows.peekable();
    match rows.peek() {
        Some(_) => json(rows).map(Some),
        None => Ok(None),
    }
}
