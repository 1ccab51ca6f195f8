//! Writing commits: the same few statements however many there are. The rows go in as one JSON array for each table, which costs less than
//! a statement for each row.

use super::chain::{self, Anchor};
use super::values::{Change, Commit, Lane, Link, Outgoing};
use super::{offers, outbox, sealed};
use crate::rules::ids::CampaignId;
use serde::Serialize;
use sqlx::SqliteConnection;
use std::collections::{BTreeSet, HashMap};

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
    let heads = chain(connection, heads).await?;
    advance(connection, &heads).await?;
    insert_entries(connection, &heads).await?;
    let fresh = heads.iter().map(|(head, _)| head.campaign).collect();
    let heads: Vec<&Head<'_>> = heads.into_iter().map(|(head, _)| head).collect();
    revert(connection, &heads).await?;
    insert_snapshots(connection, &heads).await?;
    insert_members(connection, &heads).await?;
    offers::note(connection, &heads).await?;
    sealed::note(connection, &heads).await?;
    insert_outbox(connection, &heads).await?;
    Ok(fresh)
}

/// A change that is to be written, and the links of its entries.
type Chained<'a> = (&'a Head<'a>, Vec<Link>);

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

/// Picks the changes whose campaign is at the version they expect, and chains their entries to what is there.
async fn chain<'a>(
    connection: &mut SqliteConnection,
    heads: &'a [Head<'_>],
) -> Result<Vec<Chained<'a>>, sqlx::Error> {
    let ids = json(heads.iter().map(|head| head.campaign.0))?;
    let rows = sqlx::query!(
        r#"SELECT id AS "id!", version, head, guild_id, channel_id, name, ruleset, language, created_at FROM campaigns
           WHERE id IN (SELECT value FROM json_each(?1))"#,
        ids
    )
    .fetch_all(connection)
    .await?;
    let mut chained = Vec::with_capacity(rows.len());
    for row in rows {
        let Some(head) = heads
            .iter()
            .find(|head| head.campaign.0 == row.id && head.expected == row.version)
        else {
            continue;
        };
        let mut link = match (row.version, Link::read(row.head.as_deref())) {
            (0, None) => Anchor {
                id: row.id,
                guild_id: row.guild_id,
                channel_id: row.channel_id,
                name: row.name,
                ruleset: row.ruleset,
                language: row.language,
                created_at: row.created_at,
            }
            .link(),
            (_, Some(link)) => link,
            (_, None) => {
                let problem = format!("campaign {} has no chain to go on with", row.id);
                return Err(sqlx::Error::Protocol(problem));
            }
        };
        let entries = (head.expected + 1..).zip(&head.change.entries);
        let links = entries.map(|(seq, entry)| {
            link = chain::next(link, row.id, seq, entry);
            link
        });
        chained.push((head, links.collect()));
    }
    Ok(chained)
}

async fn advance(
    connection: &mut SqliteConnection,
    heads: &[Chained<'_>],
) -> Result<(), sqlx::Error> {
    #[derive(Serialize)]
    struct Row {
        id: i64,
        version: i64,
        /// Nothing where there are no new entries: the head stays.
        link: Option<String>,
        next_due: Option<i64>,
        ended: bool,
    }
    let rows = json(heads.iter().map(|(head, links)| Row {
        id: head.campaign.0,
        version: head.version(),
        link: links.last().map(Link::to_string),
        next_due: head.change.next_due.map(|due| due.as_millis()),
        ended: head.change.ended,
    }))?;
    sqlx::query!(
        "UPDATE campaigns
         SET version = n.version,
             head = COALESCE(unhex(n.link), head),
             next_due_at = n.next_due,
             status = CASE WHEN n.ended THEN 'ended' ELSE 'running' END
         FROM (
             SELECT value ->> 'id' AS id, value ->> 'version' AS version, value ->> 'link' AS link,
                    value ->> 'next_due' AS next_due, value ->> 'ended' AS ended
             FROM json_each(?1)
         ) AS n
         WHERE campaigns.id = n.id",
        rows
    )
    .execute(connection)
    .await?;
    Ok(())
}

async fn insert_entries(
    connection: &mut SqliteConnection,
    heads: &[Chained<'_>],
) -> Result<(), sqlx::Error> {
    #[derive(Serialize)]
    struct Row<'a> {
        campaign: i64,
        seq: i64,
        at: i64,
        actor: Option<u64>,
        cause: &'a str,
        events: &'a str,
        link: String,
    }
    let rows = json(heads.iter().flat_map(|(head, links)| {
        let seqs = head.expected + 1..;
        let entries = seqs.zip(&head.change.entries).zip(links);
        entries.map(|((seq, entry), link)| Row {
            campaign: head.campaign.0,
            seq,
            at: entry.at.as_millis(),
            actor: entry.actor.map(|actor| actor.0),
            cause: &entry.cause,
            events: &entry.events,
            link: link.to_string(),
        })
    }))?;
    sqlx::query!(
        "INSERT INTO journal (campaign_id, seq, at, actor, cause, events, link)
         SELECT value ->> 'campaign', value ->> 'seq', value ->> 'at', value ->> 'actor', value ->> 'cause', value ->> 'events',
                unhex(value ->> 'link')
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

async fn insert_outbox(
    connection: &mut SqliteConnection,
    heads: &[&Head<'_>],
) -> Result<(), sqlx::Error> {
    #[derive(Serialize)]
    struct Row<'a> {
        campaign: i64,
        seq: i64,
        part: i64,
        recipient: Option<i64>,
        notice: &'a str,
        checksum: i64,
    }
    let mut parts: HashMap<(i64, i64, Option<i64>), i64> = HashMap::new();
    let outgoing = heads.iter().flat_map(|head| {
        head.change
            .outbox
            .iter()
            .map(move |outgoing| (head, head.number_of(outgoing.entry), outgoing))
    });
    let outgoing = outgoing.map(|(head, seq, outgoing)| {
        let campaign = head.campaign.0;
        let recipient = outgoing.target.column();
        let part = parts.entry((campaign, seq, recipient)).or_default();
        *part += 1;
        let checksum = outbox::checksum(campaign, seq, recipient, &outgoing.notice);
        let part = match head.change.sealed.contains(&outgoing.entry) {
            true => unnumbered_part(head, outgoing, *part),
            false => *part,
        };
        Row {
            campaign,
            seq,
            part,
            recipient,
            notice: &outgoing.notice,
            checksum,
        }
    });
    let Some(rows) = some_json(outgoing)? else {
        return Ok(());
    };
    // The order of the ids is the order of delivery, so it is not left to chance.
    sqlx::query!(
        "INSERT INTO outbox (campaign_id, seq, part, recipient, notice, checksum)
         SELECT value ->> 'campaign', value ->> 'seq', value ->> 'part', value ->> 'recipient', value ->> 'notice', value ->> 'checksum'
         FROM json_each(?1) ORDER BY key",
        rows
    )
    .execute(&mut *connection)
    .await?;
    // What could not be written there before goes first: the place may be open by now, and order is kept either way.
    sqlx::query!(
        "UPDATE outbox SET parked_at = NULL, barred = 0
         WHERE id IN (
             SELECT old.id FROM json_each(?1) AS new
             JOIN outbox AS old ON old.campaign_id = new.value ->> 'campaign' AND old.recipient IS new.value ->> 'recipient'
             WHERE old.barred = 1
         )",
        rows
    )
    .execute(connection)
    .await?;
    Ok(())
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
