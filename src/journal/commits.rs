//! Writing commits: the same few statements however many there are. The rows go in as one JSON array for each table, which costs less than
//! a statement for each row.

use super::values::{Change, Commit, Lane};
use crate::rules::ids::CampaignId;
use serde::Serialize;
use sqlx::SqliteConnection;
use std::collections::BTreeSet;

/// A change and where it goes.
pub(super) struct Head<'a> {
    pub(super) campaign: CampaignId,
    expected: i64,
    pub(super) change: &'a Change,
}

impl<'a> Head<'a> {
    pub(super) fn new(campaign: CampaignId, expected: i64, change: &'a Change) -> Head<'a> {
        Head {
            campaign,
            expected,
            change,
        }
    }

    pub(super) fn of(commit: &'a Commit) -> Head<'a> {
        Head::new(commit.campaign, commit.expected_version, &commit.change)
    }

    pub(super) fn lanes(&self) -> impl Iterator<Item = Lane> {
        let campaign = self.campaign;
        self.change.outbox.iter().map(move |outgoing| Lane {
            campaign,
            target: outgoing.target,
        })
    }

    fn version(&self) -> i64 {
        self.expected + self.change.len()
    }
}

/// Writes the changes whose campaign is at the version they expect, one for each campaign at most, and returns those campaigns.
pub(super) async fn append(
    connection: &mut SqliteConnection,
    heads: &[Head<'_>],
) -> Result<BTreeSet<CampaignId>, sqlx::Error> {
    if heads.is_empty() {
        return Ok(BTreeSet::new());
    }
    let fresh = advance(connection, heads).await?;
    let heads: Vec<&Head<'_>> = heads
        .iter()
        .filter(|head| fresh.contains(&head.campaign))
        .collect();
    insert_entries(connection, &heads).await?;
    revert(connection, &heads).await?;
    insert_snapshots(connection, &heads).await?;
    insert_members(connection, &heads).await?;
    insert_outbox(connection, &heads).await?;
    Ok(fresh)
}

/// Returns a cause of the change that has been written before.
pub(super) async fn known_cause(
    connection: &mut SqliteConnection,
    change: &Change,
) -> Result<Option<String>, sqlx::Error> {
    let causes = json(change.entries.iter().map(|entry| &entry.cause))?;
    sqlx::query_scalar!(
        "SELECT cause FROM journal WHERE cause IN (SELECT value FROM json_each(?1)) LIMIT 1",
        causes
    )
    .fetch_optional(connection)
    .await
}

async fn advance(
    connection: &mut SqliteConnection,
    heads: &[Head<'_>],
) -> Result<BTreeSet<CampaignId>, sqlx::Error> {
    #[derive(Serialize)]
    struct Row {
        id: i64,
        expected: i64,
        version: i64,
        next_due: Option<i64>,
        ended: bool,
    }
    let rows = json(heads.iter().map(|head| Row {
        id: head.campaign.0,
        expected: head.expected,
        version: head.version(),
        next_due: head.change.next_due.map(|due| due.as_millis()),
        ended: head.change.ended,
    }))?;
    let moved = sqlx::query_scalar!(
        r#"UPDATE campaigns
           SET version = n.version,
               next_due_at = n.next_due,
               status = CASE WHEN n.ended THEN 'ended' ELSE 'running' END
           FROM (
               SELECT value ->> 'id' AS id, value ->> 'expected' AS expected, value ->> 'version' AS version,
                      value ->> 'next_due' AS next_due, value ->> 'ended' AS ended
               FROM json_each(?1)
           ) AS n
           WHERE campaigns.id = n.id AND campaigns.version = n.expected
           RETURNING id AS "id!""#,
        rows
    )
    .fetch_all(connection)
    .await?;
    Ok(moved.into_iter().map(CampaignId).collect())
}

async fn insert_entries(
    connection: &mut SqliteConnection,
    heads: &[&Head<'_>],
) -> Result<(), sqlx::Error> {
    #[derive(Serialize)]
    struct Row<'a> {
        campaign: i64,
        seq: i64,
        at: i64,
        actor: Option<u64>,
        cause: &'a str,
        events: &'a str,
    }
    let rows = json(heads.iter().flat_map(|head| {
        let seqs = head.expected + 1..;
        seqs.zip(&head.change.entries).map(|(seq, entry)| Row {
            campaign: head.campaign.0,
            seq,
            at: entry.at.as_millis(),
            actor: entry.actor.map(|actor| actor.0),
            cause: &entry.cause,
            events: &entry.events,
        })
    }))?;
    sqlx::query!(
        "INSERT INTO journal (campaign_id, seq, at, actor, cause, events)
         SELECT value ->> 'campaign', value ->> 'seq', value ->> 'at', value ->> 'actor', value ->> 'cause', value ->> 'events'
         FROM json_each(?1)",
        rows
    )
    .execute(connection)
    .await?;
    Ok(())
}

/// Marks what was undone, and removes the snapshots that contain it.
async fn revert(connection: &mut SqliteConnection, heads: &[&Head<'_>]) -> Result<(), sqlx::Error> {
    #[derive(Serialize)]
    struct Row {
        campaign: i64,
        first: i64,
        by: i64,
    }
    let undone = heads.iter().filter_map(|head| {
        Some(Row {
            campaign: head.campaign.0,
            first: head.change.revert_from?,
            by: head.expected + 1,
        })
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
    .execute(connection)
    .await?;
    Ok(())
}

async fn insert_snapshots(
    connection: &mut SqliteConnection,
    heads: &[&Head<'_>],
) -> Result<(), sqlx::Error> {
    #[derive(Serialize)]
    struct Row<'a> {
        campaign: i64,
        seq: i64,
        state: &'a str,
    }
    let states = heads.iter().filter_map(|head| {
        Some(Row {
            campaign: head.campaign.0,
            seq: head.version(),
            state: head.change.snapshot.as_deref()?,
        })
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
    .execute(connection)
    .await?;
    Ok(())
}

async fn insert_members(
    connection: &mut SqliteConnection,
    heads: &[&Head<'_>],
) -> Result<(), sqlx::Error> {
    #[derive(Serialize)]
    struct Row {
        campaign: i64,
        player: u64,
        active: bool,
    }
    let members = heads.iter().flat_map(|head| {
        head.change.members.iter().map(|member| Row {
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

async fn insert_outbox(
    connection: &mut SqliteConnection,
    heads: &[&Head<'_>],
) -> Result<(), sqlx::Error> {
    #[derive(Serialize)]
    struct Row<'a> {
        campaign: i64,
        seq: i64,
        recipient: Option<i64>,
        notice: &'a str,
    }
    let outgoing = heads.iter().flat_map(|head| {
        head.change.outbox.iter().map(|outgoing| Row {
            campaign: head.campaign.0,
            seq: head.version(),
            recipient: outgoing.target.column(),
            notice: &outgoing.notice,
        })
    });
    let Some(rows) = some_json(outgoing)? else {
        return Ok(());
    };
    // The order of the ids is the order of delivery, so it is not left to chance.
    sqlx::query!(
        "INSERT INTO outbox (campaign_id, seq, recipient, notice)
         SELECT value ->> 'campaign', value ->> 'seq', value ->> 'recipient', value ->> 'notice' FROM json_each(?1) ORDER BY key",
        rows
    )
    .execute(connection)
    .await?;
    Ok(())
}

fn json<T: Serialize>(rows: impl Iterator<Item = T>) -> Result<String, sqlx::Error> {
    let rows: Vec<T> = rows.collect();
    serde_json::to_string(&rows).map_err(|problem| sqlx::Error::Encode(problem.into()))
}

/// Returns the rows as a JSON array, or nothing if there are none and the statement can be spared.
fn some_json<T: Serialize>(rows: impl Iterator<Item = T>) -> Result<Option<String>, sqlx::Error> {
    let mut rows = rows.peekable();
    match rows.peek() {
        Some(_) => json(rows).map(Some),
        None => Ok(None),
    }
}
