//! Writing commits. What nearly every commit writes is in `pen.rs`; here is what only some do, through sqlx: the rows go in as one JSON array for
//! each table, which costs less than a crossing to its thread for each row.

use super::chain;
use super::values::{Campaign, Change, Lane, Link, Outgoing, Reference, Waiting};
use super::{campaigns, erasure, offers, outbox, sealed};
use crate::rules::ids::CampaignId;
use serde::Serialize;
use sqlx::SqliteConnection;
use std::collections::HashMap;

/// How many entries a campaign's older snapshot lies before its newest one, or more. As many newest entries can be undone without replaying the
/// campaign from its beginning.
const SNAPSHOTS_APART: i64 = 100;

/// What tells of an entry without a number is told apart by a number from here on, out of as many.
const UNNUMBERED_PARTS: i64 = 10_000;

/// A change and where it goes.
pub(super) struct Head<'a> {
    pub(super) campaign: CampaignId,
    expected: i64,
    pub(super) change: &'a Change,
    /// The links of its entries.
    pub(super) links: Vec<Link>,
    /// The campaign is due at another time than before, or ends, or goes on again.
    pub(super) moves: bool,
}

impl<'a> Head<'a> {
    /// Chains the entries of a change to the campaign, whose newest link this is.
    pub(super) fn new(before: &Campaign, change: &'a Change, mut link: Link) -> Head<'a> {
        let (campaign, expected) = (before.id, before.version);
        let entries = (expected + 1..).zip(&change.entries);
        let links = entries.map(|(seq, entry)| {
            link = chain::next(link, campaign.0, seq, entry);
            link
        });
        Head {
            campaign,
            expected,
            change,
            links: links.collect(),
            moves: (before.next_due, before.ended) != (change.next_due, change.ended),
        }
    }

    pub(super) fn lanes(&self) -> impl Iterator<Item = Lane> {
        let campaign = self.campaign;
        self.change.outbox.iter().map(move |outgoing| Lane {
            campaign,
            target: outgoing.target,
        })
    }

    /// Returns the seq of one of its entries, the first of them being 0.
    pub(super) fn seq_of(&self, entry: usize) -> i64 {
        self.expected + 1 + i64::try_from(entry).unwrap_or_default()
    }

    /// Returns the number of one of its entries, as it is shown: the entries without one do not count.
    fn number_of(&self, entry: usize) -> i64 {
        let sealed = self.change.sealed.iter().filter(|one| **one <= entry);
        let sealed = i64::try_from(sealed.count()).unwrap_or_default();
        self.seq_of(entry) - self.change.sealed_before - sealed
    }

    pub(super) fn version(&self) -> i64 {
        self.expected + self.change.len()
    }

    /// Returns whether it changes more than its campaign's row, its journal and the outbox.
    pub(super) fn has_more(&self) -> bool {
        let change = self.change;
        change.revert_from.is_some()
            || change.snapshot.is_some()
            || change.moves_to.is_some()
            || change.erasure.is_some()
            || !(change.members.is_empty() && change.offers.is_empty() && change.sealed.is_empty())
    }
}

/// Writes what these changes have more than the others.
pub(super) async fn append_more(
    connection: &mut SqliteConnection,
    heads: &[Head<'_>],
) -> Result<(), sqlx::Error> {
    let heads: Vec<&Head<'_>> = heads.iter().filter(|head| head.has_more()).collect();
    revert(connection, &heads).await?;
    insert_snapshots(connection, &heads).await?;
    insert_members(connection, &heads).await?;
    campaigns::move_all(connection, &heads).await?;
    offers::note(connection, &heads).await?;
    sealed::note(connection, &heads).await?;
    erasure::apply(connection, &heads).await
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
    .execute(&mut *connection)
    .await?;
    offers::revert(connection, &rows).await
}

/// Keeps the states, and removes the snapshots that they supersede: of each campaign stay the newest, which loading begins at, and one that lies
/// some way before it, or else the oldest, for an undo to begin at.
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
    #[derive(Serialize)]
    struct Newest {
        campaign: i64,
        seq: i64,
        /// The older snapshot is of this seq or an earlier one.
        before: i64,
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

/// An announcement as its row has it.
pub(super) struct Told<'a> {
    pub(super) campaign: i64,
    pub(super) seq: i64,
    pub(super) part: i64,
    pub(super) recipient: Option<i64>,
    pub(super) notice: &'a str,
    pub(super) checksum: i64,
    pub(super) lane: Lane,
}

impl Told<'_> {
    /// Returns it as what waits under this id.
    pub(super) fn waiting(&self, id: i64) -> Waiting {
        Waiting {
            id,
            notice: self.notice.to_owned(),
            of: Reference {
                seq: self.seq,
                part: self.part,
            },
            batch: None,
            first_attempt: None,
        }
    }
}

/// Returns what is to be told of these changes, in the order in which it is to be delivered.
pub(super) fn told<'a>(heads: &'a [Head<'_>]) -> Vec<Told<'a>> {
    // Counted in each change alone: what is written together with it says nothing of it.
    let mut parts: HashMap<(i64, i64, i64, Option<i64>), i64> = HashMap::new();
    let outgoing = heads.iter().flat_map(|head| {
        let outgoing = head.change.outbox.iter().zip(head.lanes());
        outgoing.map(move |(outgoing, lane)| (head, outgoing, lane))
    });
    let rows = outgoing.map(|(head, outgoing, lane)| {
        let (campaign, seq) = (head.campaign.0, head.number_of(outgoing.entry));
        let recipient = outgoing.target.column();
        let part = parts
            .entry((campaign, head.expected, seq, recipient))
            .or_default();
        *part += 1;
        let part = match head.change.sealed.contains(&outgoing.entry) {
            true => unnumbered_part(head, outgoing, *part),
            false => *part,
        };
        Told {
            campaign,
            seq,
            part,
            recipient,
            notice: &outgoing.notice,
            checksum: outbox::checksum(campaign, seq, recipient, &outgoing.notice),
            lane,
        }
    });
    rows.collect()
}

/// Returns which announcement it is that tells of an entry without a number. It bears the number of an entry before it, as others may that came
/// to the same place: what it says, its place in the journal and its millisecond tell them apart. The place alone would tell how much happened in
/// between that is private to others.
fn unnumbered_part(head: &Head<'_>, outgoing: &Outgoing, part: i64) -> i64 {
    let (seq, entry) = (head.seq_of(outgoing.entry), outgoing.entry);
    let at = head.change.entries.get(entry).map(|entry| entry.at);
    let told = format!("{at:?} {part} {}", outgoing.notice);
    let recipient = outgoing.target.column();
    let checksum = outbox::checksum(head.campaign.0, seq, recipient, &told);
    UNNUMBERED_PARTS + checksum.rem_euclid(UNNUMBERED_PARTS)
}

pub(super) fn json<T: Serialize>(rows: impl Iterator<Item = T>) -> Result<String, sqlx::Error> {
    let rows: Vec<T> = rows.collect();
    serde_json::to_string(&rows).map_err(|problem| sqlx::Error::Encode(problem.into()))
}

/// Returns the rows as a JSON array, or nothing if there are none and the statement can be spared.
pub(super) fn some_json<T: Serialize>(
    rows: impl Iterator<Item = T>,
) -> Result<Option<String>, sqlx::Error> {
    let mut rows = rows.peekable();
    match rows.peek() {
        Some(_) => json(rows).map(Some),
        None => Ok(None),
    }
}
