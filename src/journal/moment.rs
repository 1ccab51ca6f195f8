//! Looking at the whole database as of one moment, to find out whether it is sound. What a running bot writes meanwhile is not seen.

use super::chain::{self, Anchor};
use super::values::{Link, Recorded, Snapshot, Target};
use super::{
    Campaign, Error, Journal, OfferPlace, campaigns, checksums, entries, offers, open, sealed,
};
use crate::rules::ids::{CampaignId, PlayerId};
use crate::rules::time::Time;
use sqlx::{Sqlite, SqliteConnection, Transaction};
use tokio::sync::OnceCell;

/// How much damage SQLite lists before it stops looking.
const LISTED: u32 = 20;

/// The database as of one moment.
pub struct Moment(Transaction<'static, Sqlite>);

/// A campaign's row, with what its journal hangs on.
pub struct Row {
    pub campaign: Campaign,
    /// What the first entry links to.
    pub anchor: Link,
    /// The link of the newest entry, as the row has it.
    pub head: Option<Link>,
}

/// An entry, and the link that stands beside it.
pub struct Linked {
    pub recorded: Recorded,
    pub link: Option<Link>,
}

/// An announcement that has not been delivered, with all that is known of its tries.
pub struct Undelivered {
    pub id: i64,
    pub seq: i64,
    pub target: Target,
    pub notice: String,
    pub batch: Option<i64>,
    pub first_attempt: Option<Time>,
    pub attempts: i64,
    /// Given up for itself, and not because the bot may not write there: that may happen before the first try.
    pub parked: bool,
}

impl Journal {
    /// Begins to look at the database.
    ///
    /// # Errors
    /// Fails where the database does.
    pub async fn moment(&self) -> Result<Moment, Error> {
        Ok(Moment(self.readers.begin().await?))
    }
}

impl Recorded {
    /// Returns the link that the entry must have after one that has the link `before`.
    pub fn link_after(&self, before: Link) -> Link {
        chain::next(before, self.campaign.0, self.seq, &self.entry)
    }
}

impl Moment {
    /// Returns what SQLite itself finds: broken pages, indexes that do not agree with their tables, values that may not be, rows that belong to
    /// nothing.
    ///
    /// # Errors
    /// Fails where the database does.
    pub async fn damage(&mut self) -> Result<Vec<String>, Error> {
        let check = sqlx::AssertSqlSafe(format!("PRAGMA integrity_check({LISTED})"));
        let found: Vec<String> = sqlx::query_scalar(check).fetch_all(&mut *self.0).await?;
        let mut damage: Vec<String> = found
            .into_iter()
            .filter(|found| found != "ok")
            // Its messages may have several lines.
            .map(|found| found.split_whitespace().collect::<Vec<_>>().join(" "))
            .collect();
        let orphans: Vec<(String, String, i64)> = sqlx::query_as(
            r#"SELECT "table", parent, count(*) FROM pragma_foreign_key_check GROUP BY 1, 2"#,
        )
        .fetch_all(&mut *self.0)
        .await?;
        damage.extend(
            orphans
                .into_iter()
                .map(|(table, parent, rows)| format!("{rows} of {table} belong to no {parent}")),
        );
        Ok(damage)
    }

    /// Returns what is declared otherwise than the migrations declare it.
    ///
    /// # Errors
    /// Fails where the database does.
    pub async fn misdeclared(&mut self) -> Result<Vec<String>, Error> {
        static SOUND: OnceCell<Vec<Declared>> = OnceCell::const_new();
        let sound = async || declared(&mut open::in_memory().await?).await;
        let sound = SOUND.get_or_try_init(sound).await?;
        let found = declared(&mut self.0).await?;
        let missing = sound
            .iter()
            .filter(|object| !found.contains(object))
            .map(|Declared { kind, name, .. }| format!("{kind} {name} is not declared as it was"));
        Ok(missing.collect())
    }

    /// Returns which posts, names, drafts and announcements are not as they were written.
    ///
    /// # Errors
    /// Fails where the database does.
    pub async fn spoiled(&mut self) -> Result<Vec<String>, Error> {
        Ok(checksums::spoiled(&mut self.0).await?)
    }

    /// Returns every campaign, oldest first.
    ///
    /// # Errors
    /// Fails where the database does.
    pub async fn campaigns(&mut self) -> Result<Vec<Row>, Error> {
        let rows = sqlx::query!("SELECT id, head FROM campaigns ORDER BY id")
            .fetch_all(&mut *self.0)
            .await?;
        let mut all = Vec::with_capacity(rows.len());
        for row in rows {
            let Some(campaign) = campaigns::get(&mut self.0, CampaignId(row.id)).await? else {
                continue;
            };
            all.push(Row {
                anchor: Anchor::from(&campaign).link(),
                campaign,
                head: Link::read(row.head.as_deref()),
            });
        }
        Ok(all)
    }

    /// Returns a page of a campaign's entries, oldest first, each with its link.
    ///
    /// # Errors
    /// Fails where the database does.
    pub async fn entries_after(
        &mut self,
        id: CampaignId,
        after: i64,
        limit: u32,
    ) -> Result<Vec<Linked>, Error> {
        let recorded = entries::page(&mut self.0, id.0, after, limit).await?;
        let links = sqlx::query_scalar!(
            "SELECT link FROM journal WHERE campaign_id = ?1 AND seq > ?2 ORDER BY seq LIMIT ?3",
            id.0,
            after,
            limit
        )
        .fetch_all(&mut *self.0)
        .await?;
        let linked = recorded.into_iter().zip(links);
        Ok(linked
            .map(|(recorded, link)| Linked {
                recorded,
                link: Link::read(link.as_deref()),
            })
            .collect())
    }

    /// Returns the snapshots of a campaign, oldest first.
    ///
    /// # Errors
    /// Fails where the database does.
    pub async fn snapshots(&mut self, id: CampaignId) -> Result<Vec<Snapshot>, Error> {
        let snapshots = sqlx::query_as!(
            Snapshot,
            "SELECT seq, state FROM snapshots WHERE campaign_id = ?1 ORDER BY seq",
            id.0
        )
        .fetch_all(&mut *self.0)
        .await?;
        Ok(snapshots)
    }

    /// Returns who plays or has played in a campaign, and who plays now.
    ///
    /// # Errors
    /// Fails where the database does.
    pub async fn members(&mut self, id: CampaignId) -> Result<Vec<(PlayerId, bool)>, Error> {
        let rows = sqlx::query!(
            "SELECT user_id, active FROM members WHERE campaign_id = ?1 ORDER BY user_id",
            id.0
        )
        .fetch_all(&mut *self.0)
        .await?;
        let members = rows
            .into_iter()
            .map(|row| (PlayerId(row.user_id.cast_unsigned()), row.active != 0));
        Ok(members.collect())
    }

    /// Returns where the offers of a campaign are noted to be found, the oldest first.
    ///
    /// # Errors
    /// Fails as the database does.
    pub async fn offers(&mut self, id: CampaignId) -> Result<Vec<OfferPlace>, Error> {
        Ok(offers::places(&mut self.0, id).await?)
    }

    /// Returns which entries of a campaign are noted to have no number, the oldest first.
    ///
    /// # Errors
    /// Fails as the database does.
    pub async fn sealed(&mut self, id: CampaignId) -> Result<Vec<i64>, Error> {
        Ok(sealed::seqs(&mut self.0, id).await?)
    }

    /// Returns of which subjects a campaign has messages, and which version those that are panels show.
    ///
    /// # Errors
    /// Fails where the database does.
    pub async fn posts(&mut self, id: CampaignId) -> Result<Vec<(String, Option<i64>)>, Error> {
        let rows = sqlx::query!(
            "SELECT subject, shown_version FROM posts WHERE campaign_id = ?1 ORDER BY subject",
            id.0
        )
        .fetch_all(&mut *self.0)
        .await?;
        let posts = rows.into_iter().map(|row| (row.subject, row.shown_version));
        Ok(posts.collect())
    }

    /// Returns what has not been delivered in a campaign, in the order it is to be.
    ///
    /// # Errors
    /// Fails where the database does.
    pub async fn undelivered(&mut self, id: CampaignId) -> Result<Vec<Undelivered>, Error> {
        let rows = sqlx::query!(
            r#"SELECT id AS "id!", seq, recipient, notice, batch, attempted_at, attempts,
                      (parked_at IS NOT NULL AND barred = 0) AS "parked!: bool" FROM outbox
               WHERE campaign_id = ?1 ORDER BY id"#,
            id.0
        )
        .fetch_all(&mut *self.0)
        .await?;
        let undelivered = rows.into_iter().map(|row| Undelivered {
            id: row.id,
            seq: row.seq,
            target: Target::from_column(row.recipient),
            notice: row.notice,
            batch: row.batch,
            first_attempt: row.attempted_at.map(Time::from_millis),
            attempts: row.attempts,
            parked: row.parked,
        });
        Ok(undelivered.collect())
    }
}

/// A table or an index.
#[derive(PartialEq, Eq, sqlx::FromRow)]
struct Declared {
    kind: String,
    name: String,
    sql: String,
}

/// Returns what the migrations have declared; the table that lists them is another library's.
async fn declared(connection: &mut SqliteConnection) -> Result<Vec<Declared>, sqlx::Error> {
    sqlx::query_as(
        "SELECT type AS kind, name, sql FROM sqlite_schema
         WHERE sql IS NOT NULL AND name <> '_sqlx_migrations' ORDER BY name",
    )
    .fetch_all(connection)
    .await
}
