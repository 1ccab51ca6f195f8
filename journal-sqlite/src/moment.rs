//! Looking at the whole database as of one moment, to find out whether it is sound. What a running bot writes meanwhile is not seen.

use super::{campaigns, checksums, entries, offers, open, sealed};
use async_trait::async_trait;
use chancery_journal::chain::Anchor;
use chancery_journal::{CampaignRow as Row, Error, Link, Linked, Moment, OfferPlace, Snapshot, Target, Undelivered};
use chancery_rules::ids::{CampaignId, PlayerId};
use chancery_rules::time::Time;
use sqlx::{Sqlite, SqliteConnection, SqlitePool, Transaction};
use tokio::sync::OnceCell;

/// How much damage SQLite lists before it stops looking.
const LISTED: u32 = 20;

/// The database as of one moment.
pub(super) struct SqliteMoment(Transaction<'static, Sqlite>);

impl SqliteMoment {
    pub(super) async fn begin(readers: &SqlitePool) -> Result<SqliteMoment, sqlx::Error> {
        readers.begin().await.map(SqliteMoment)
    }
}

#[async_trait]
impl Moment for SqliteMoment {
    /// Returns what SQLite itself finds: broken pages, indexes that do not agree with their tables, values that may not be, rows that belong to
    /// nothing.
    async fn damage(&mut self) -> Result<Vec<String>, Error> {
        let check = sqlx::AssertSqlSafe(format!("PRAGMA integrity_check({LISTED})"));
        let found: Vec<String> = sqlx::query_scalar(check).fetch_all(&mut *self.0).await.map_err(Error::database)?;
        let mut damage: Vec<String> = found
            .into_iter()
            .filter(|found| found != "ok")
            // Its messages may have several lines.
            .map(|found| found.split_whitespace().collect::<Vec<_>>().join(" "))
            .collect();
        let orphans: Vec<(String, String, i64)> =
            sqlx::query_as(r#"SELECT "table", parent, count(*) FROM pragma_foreign_key_check GROUP BY 1, 2"#)
                .fetch_all(&mut *self.0)
                .await
                .map_err(Error::database)?;
        damage.extend(
            orphans.into_iter().map(|(table, parent, rows)| format!("{rows} of {table} belong to no {parent}")),
        );
        Ok(damage)
    }

    /// Returns what is declared otherwise than the migrations declare it.
    async fn misdeclared(&mut self) -> Result<Vec<String>, Error> {
        static SOUND: OnceCell<Vec<Declared>> = OnceCell::const_new();
        let sound = SOUND.get_or_try_init(sound);
        let sound = sound.await.map_err(Error::database)?;
        let found = declared(&mut self.0).await.map_err(Error::database)?;
        let missing = sound
            .iter()
            .filter(|object| !found.contains(object))
            .map(|Declared { kind, name, .. }| format!("{kind} {name} is not declared as it was"));
        Ok(missing.collect())
    }

    /// Returns which posts, names, drafts and announcements are not as they were written.
    async fn spoiled(&mut self) -> Result<Vec<String>, Error> {
        Ok(checksums::spoiled(&mut self.0).await.map_err(Error::database)?)
    }

    /// Returns every campaign, oldest first.
    async fn campaigns(&mut self) -> Result<Vec<Row>, Error> {
        let rows = sqlx::query!("SELECT id, head FROM campaigns ORDER BY id")
            .fetch_all(&mut *self.0)
            .await
            .map_err(Error::database)?;
        let mut all = Vec::with_capacity(rows.len());
        for row in rows {
            let Some(campaign) = campaigns::get(&mut self.0, CampaignId(row.id)).await.map_err(Error::database)? else {
                continue;
            };
            all.push(Row { anchor: Anchor::from(&campaign).link(), campaign, head: Link::read(row.head.as_deref()) });
        }
        Ok(all)
    }

    /// Returns a page of a campaign's entries, oldest first, each with its link.
    async fn entries_after(&mut self, id: CampaignId, after: i64, limit: u32) -> Result<Vec<Linked>, Error> {
        let recorded = entries::page(&mut self.0, id.0, after, limit).await.map_err(Error::database)?;
        let links = sqlx::query_scalar!(
            "SELECT link FROM journal WHERE campaign_id = ?1 AND seq > ?2 ORDER BY seq LIMIT ?3",
            id.0,
            after,
            limit
        )
        .fetch_all(&mut *self.0)
        .await
        .map_err(Error::database)?;
        let linked = recorded.into_iter().zip(links);
        Ok(linked.map(|(recorded, link)| Linked { recorded, link: Link::read(link.as_deref()) }).collect())
    }

    /// Returns the snapshots of a campaign, oldest first.
    async fn snapshots(&mut self, id: CampaignId) -> Result<Vec<Snapshot>, Error> {
        let snapshots =
            sqlx::query_as!(Snapshot, "SELECT seq, state FROM snapshots WHERE campaign_id = ?1 ORDER BY seq", id.0)
                .fetch_all(&mut *self.0)
                .await
                .map_err(Error::database)?;
        Ok(snapshots)
    }

    /// Returns who plays or has played in a campaign, and who plays now.
    async fn members(&mut self, id: CampaignId) -> Result<Vec<(PlayerId, bool)>, Error> {
        let rows = sqlx::query!("SELECT user_id, active FROM members WHERE campaign_id = ?1 ORDER BY user_id", id.0)
            .fetch_all(&mut *self.0)
            .await
            .map_err(Error::database)?;
        let members = rows.into_iter().map(|row| (PlayerId(row.user_id.cast_unsigned()), row.active != 0));
        Ok(members.collect())
    }

    /// Returns where the offers of a campaign are noted to be found, the oldest first.
    async fn offers(&mut self, id: CampaignId) -> Result<Vec<OfferPlace>, Error> {
        Ok(offers::places(&mut self.0, id).await.map_err(Error::database)?)
    }

    /// Returns which entries of a campaign are noted to have no number, the oldest first.
    async fn sealed(&mut self, id: CampaignId) -> Result<Vec<i64>, Error> {
        Ok(sealed::seqs(&mut self.0, id).await.map_err(Error::database)?)
    }

    /// Returns of which subjects a campaign has messages, and which version those that are panels show.
    async fn posts(&mut self, id: CampaignId) -> Result<Vec<(String, Option<i64>)>, Error> {
        let rows =
            sqlx::query!("SELECT subject, shown_version FROM posts WHERE campaign_id = ?1 ORDER BY subject", id.0)
                .fetch_all(&mut *self.0)
                .await
                .map_err(Error::database)?;
        let posts = rows.into_iter().map(|row| (row.subject, row.shown_version));
        Ok(posts.collect())
    }

    /// Returns what has not been delivered in a campaign, in the order it is to be.
    async fn undelivered(&mut self, id: CampaignId) -> Result<Vec<Undelivered>, Error> {
        let rows = sqlx::query!(
            r#"SELECT id AS "id!", seq, recipient, notice, batch, attempted_at, attempts,
                      (parked_at IS NOT NULL AND barred = 0) AS "parked!: bool" FROM outbox
               WHERE campaign_id = ?1 ORDER BY id"#,
            id.0
        )
        .fetch_all(&mut *self.0)
        .await
        .map_err(Error::database)?;
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

/// Returns what a sound database declares.
async fn sound() -> Result<Vec<Declared>, sqlx::Error> {
    declared(&mut open::in_memory().await?).await
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
