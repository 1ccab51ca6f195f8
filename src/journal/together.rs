//! The statements of nearly every transaction, run as one: what crosses to SQLite's thread costs more than what it does there, so it crosses once.
//!
//! sqlx runs several statements that were prepared as one text one after the other, with the arguments that they name. It would rather not have
//! that used, for no other database can; tests would notice at once if it ceased to. Each statement is checked when compiling all the same.

use super::commits::{Head, Told, json};
use super::posts;
use super::upkeep::Upkeep;
use super::values::Link;
use futures::TryStreamExt;
use serde::Serialize;
use sqlx::{Either, Executor, Row as _, SqliteConnection};
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// Returns a statement that takes its rows as one JSON array; the compiler checks it as it checks those that run alone.
macro_rules! checked {
    ($statement:literal) => {{
        let _ = |rows: String| drop(sqlx::query!($statement, rows));
        $statement
    }};
}

static STATEMENTS: LazyLock<String> = LazyLock::new(|| {
    [
        checked!(
            "UPDATE campaigns
             SET version = n.version,
                 head = COALESCE(unhex(n.link), head),
                 next_due_at = n.next_due,
                 status = CASE WHEN n.ended THEN 'ended' ELSE 'running' END
             FROM (
                 SELECT value ->> 'id' AS id, value ->> 'version' AS version, value ->> 'link' AS link,
                        value ->> 'next_due' AS next_due, value ->> 'ended' AS ended
                 FROM json_each($1)
             ) AS n
             WHERE campaigns.id = n.id"
        ),
        checked!(
            "INSERT INTO journal (campaign_id, seq, at, actor, cause, events, link)
             SELECT value ->> 'campaign', value ->> 'seq', value ->> 'at', value ->> 'actor', value ->> 'cause', value ->> 'events',
                    unhex(value ->> 'link')
             FROM json_each($2)"
        ),
        // The order of the ids is the order of delivery, so it is not left to chance.
        checked!(
            "INSERT INTO outbox (campaign_id, seq, part, recipient, notice, checksum)
             SELECT value ->> 'campaign', value ->> 'seq', value ->> 'part', value ->> 'recipient', value ->> 'notice', value ->> 'checksum'
             FROM json_each($3) WHERE true ORDER BY key
             RETURNING id"
        ),
        // Rows that have a batch already keep it: a second attempt is made of the same rows as the first.
        checked!(
            "UPDATE outbox
             SET batch = COALESCE(outbox.batch, n.batch), attempted_at = COALESCE(outbox.attempted_at, n.at), attempts = outbox.attempts + 1
             FROM (
                 SELECT value ->> 'id' AS id, value ->> 'batch' AS batch, value ->> 'at' AS at FROM json_each($4)
             ) AS n
             WHERE outbox.id = n.id"
        ),
        checked!(
            "INSERT INTO posts (campaign_id, subject, channel_id, message_id, checksum)
             SELECT value ->> 'campaign', value ->> 'subject', value ->> 'channel', value ->> 'message', value ->> 'checksum'
             FROM json_each($5) WHERE true
             ON CONFLICT (campaign_id, subject) DO UPDATE
             SET channel_id = excluded.channel_id, message_id = excluded.message_id, checksum = excluded.checksum,
                 stale = stale AND message_id = excluded.message_id"
        ),
        // What was delivered stands in the journal; here it would only make the file grow.
        checked!("DELETE FROM outbox WHERE id IN (SELECT value FROM json_each($6))"),
    ]
    .join(";\n")
});

static AND_COMMIT: LazyLock<String> = LazyLock::new(|| format!("{};\nCOMMIT", *STATEMENTS));

/// The arguments of the statements, each an array of rows as JSON.
pub(super) struct Together([String; 6]);

#[derive(Serialize)]
struct Campaign {
    id: i64,
    version: i64,
    /// Nothing where there are no new entries: the head stays.
    link: Option<String>,
    next_due: Option<i64>,
    ended: bool,
}

#[derive(Serialize)]
struct Entry<'a> {
    campaign: i64,
    seq: i64,
    at: i64,
    actor: Option<u64>,
    cause: &'a str,
    events: &'a str,
    link: String,
}

#[derive(Serialize)]
struct Attempt {
    id: i64,
    /// The first row names the batch.
    batch: Option<i64>,
    at: i64,
}

#[derive(Serialize)]
struct Post<'a> {
    campaign: i64,
    subject: &'a str,
    channel: i64,
    message: i64,
    checksum: i64,
}

impl Together {
    /// Puts together what is to be written of these changes, which are in the order in which they were decided, and of the upkeep.
    pub(super) fn of<'a>(
        heads: &[Head<'_>],
        told: &[Told<'_>],
        upkeep: impl Iterator<Item = &'a Upkeep>,
    ) -> Result<Together, sqlx::Error> {
        // Of several changes to a campaign the last says how its row is afterwards, but a change without entries says nothing of the head.
        let mut campaigns: BTreeMap<i64, Campaign> = BTreeMap::new();
        for head in heads {
            let id = head.campaign.0;
            let before = campaigns.remove(&id).and_then(|before| before.link);
            let row = Campaign {
                id,
                version: head.version(),
                link: head.links.last().map(Link::to_string).or(before),
                next_due: head.change.next_due.map(|due| due.as_millis()),
                ended: head.change.ended,
            };
            campaigns.insert(id, row);
        }
        let mut attempts = Vec::new();
        let mut shown = Vec::new();
        let mut delivered: Vec<i64> = Vec::new();
        for one in upkeep {
            match one {
                Upkeep::Attempt { rows, at, .. } => {
                    let (batch, at) = (rows.iter().min().copied(), at.as_millis());
                    attempts.extend(rows.iter().map(|id| Attempt { id: *id, batch, at }));
                }
                Upkeep::Delivered { rows, posts, .. } => {
                    delivered.extend(rows);
                    shown.extend(posts.iter().map(Post::from));
                }
                _ => {}
            }
        }
        Ok(Together([
            json(campaigns.into_values())?,
            json(heads.iter().flat_map(Head::rows))?,
            json(told.iter())?,
            json(attempts.into_iter())?,
            json(shown.into_iter())?,
            json(delivered.into_iter())?,
        ]))
    }

    /// Writes it all, and commits if there is nothing else to write; returns the ids of the announcements, in their order.
    pub(super) async fn write(
        self,
        connection: &mut SqliteConnection,
        and_commit: bool,
    ) -> Result<Vec<i64>, sqlx::Error> {
        let statements: &'static str = match and_commit {
            true => &AND_COMMIT,
            false => &STATEMENTS,
        };
        let arguments = self.0.into_iter();
        let query = arguments.fold(sqlx::query(statements), |query, rows| query.bind(rows));
        let mut done = connection.fetch_many(query);
        let mut ids = Vec::new();
        while let Some(step) = done.try_next().await? {
            if let Either::Right(row) = step {
                ids.push(row.try_get(0)?);
            }
        }
        // It is not promised that rows are returned in the order in which they are written; that the ids grow in it is.
        ids.sort_unstable();
        Ok(ids)
    }
}

impl Head<'_> {
    fn rows(&self) -> impl Iterator<Item = Entry<'_>> {
        let entries = self.change.entries.iter().zip(&self.links).enumerate();
        entries.map(|(number, (entry, link))| Entry {
            campaign: self.campaign.0,
            seq: self.seq_of(number),
            at: entry.at.as_millis(),
            actor: entry.actor.map(|actor| actor.0),
            cause: &entry.cause,
            events: &entry.events,
            link: link.to_string(),
        })
    }
}

impl<'a> From<&'a super::Posted> for Post<'a> {
    fn from(post: &'a super::Posted) -> Post<'a> {
        let campaign = post.campaign.0;
        let (channel, message) = (post.channel.cast_signed(), post.message.cast_signed());
        Post {
            campaign,
            subject: &post.subject,
            channel,
            message,
            checksum: posts::checksum(campaign, &post.subject, channel, message),
        }
    }
}
