//! A consistent view of the whole database for checking its integrity. Concurrent writes of a running bot are not
//! visible.

use super::{campaigns, checksums, entries, erasure, offers, open, sealed};
use async_trait::async_trait;
use chancery_basics::ids::{CampaignId, PlayerId};
use chancery_basics::time::Time;
use chancery_journal::chain::Anchor;
use chancery_journal::{CampaignRow, Error, Link, Linked, OfferPlace, ReadSnapshot, Snapshot, Target, Undelivered};
use sqlx::{Sqlite, SqliteConnection, SqlitePool, Transaction};
use std::collections::BTreeSet;
use tokio::sync::OnceCell;

/// The number of problems SQLite lists before it stops searching.
const LISTED: u32 = 20;

pub(super) struct SqliteMoment(Transaction<'static, Sqlite>);

impl SqliteMoment {
    pub(super) async fn begin(readers: &SqlitePool) -> Result<SqliteMoment, sqlx::Error> {
        readers.begin().await.map(SqliteMoment)
    }
}

#[async_trait]
impl ReadSnapshot for SqliteMoment {
    /// Returns the problems found by SQLite's own check: broken pages, indexes that contradict their tables, invalid
    /// values, and orphaned rows.
    async fn damage(&mut self) -> Result<Vec<String>, Error> {
        let check = sqlx::AssertSqlSafe(format!("PRAGMA integrity_check({LISTED})"));
        let found: Vec<String> = sqlx::query_scalar(check).fetch_all(&mut *self.0).await.map_err(Error::database)?;
        let mut damage: Vec<String> = found
            .into_iter()
            .filter(|found| found != "ok")
            // A message may span several lines.
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

    async fn spoiled(&mut self) -> Result<Vec<String>, Error> {
        Ok(checksums::spoiled(&mut self.0).await.map_err(Error::database)?)
    }

    async fn campaigns(&mut self) -> Result<Vec<CampaignRow>, Error> {
        let rows = sqlx::query!("SELECT id, head FROM campaigns ORDER BY id")
            .fetch_all(&mut *self.0)
            .await
            .map_err(Error::database)?;
        let mut all = Vec::with_capacity(rows.len());
        for row in rows {
            let Some(campaign) = campaigns::get(&mut self.0, CampaignId(row.id)).await.map_err(Error::database)? else {
                continue;
            };
            let erasing = erasure::progress(&mut self.0, campaign.id).await.map_err(Error::database)?;
            let (anchor, head) = (Anchor::from(&campaign).link(), Link::read(row.head.as_deref()));
            all.push(CampaignRow { campaign, anchor, head, erasing });
        }
        Ok(all)
    }

    async fn erased(&mut self) -> Result<BTreeSet<CampaignId>, Error> {
        let ids = sqlx::query_scalar!("SELECT id FROM erased_campaigns").fetch_all(&mut *self.0).await;
        Ok(ids.map_err(Error::database)?.into_iter().map(CampaignId).collect())
    }

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

    async fn snapshots(&mut self, id: CampaignId) -> Result<Vec<Snapshot>, Error> {
        let snapshots =
            sqlx::query_as!(Snapshot, "SELECT seq, state FROM snapshots WHERE campaign_id = ?1 ORDER BY seq", id.0)
                .fetch_all(&mut *self.0)
                .await
                .map_err(Error::database)?;
        Ok(snapshots)
    }

    async fn members(&mut self, id: CampaignId) -> Result<Vec<(PlayerId, bool)>, Error> {
        let rows = sqlx::query!("SELECT user_id, active FROM members WHERE campaign_id = ?1 ORDER BY user_id", id.0)
            .fetch_all(&mut *self.0)
            .await
            .map_err(Error::database)?;
        let members = rows.into_iter().map(|row| (PlayerId(row.user_id.cast_unsigned()), row.active != 0));
        Ok(members.collect())
    }

    async fn offers(&mut self, id: CampaignId) -> Result<Vec<OfferPlace>, Error> {
        Ok(offers::places(&mut self.0, id).await.map_err(Error::database)?)
    }

    async fn sealed(&mut self, id: CampaignId) -> Result<Vec<i64>, Error> {
        Ok(sealed::seqs(&mut self.0, id).await.map_err(Error::database)?)
    }

    async fn posts(&mut self, id: CampaignId) -> Result<Vec<(String, Option<i64>)>, Error> {
        let rows =
            sqlx::query!("SELECT subject, shown_version FROM posts WHERE campaign_id = ?1 ORDER BY subject", id.0)
                .fetch_all(&mut *self.0)
                .await
                .map_err(Error::database)?;
        let posts = rows.into_iter().map(|row| (row.subject, row.shown_version));
        Ok(posts.collect())
    }

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

#[derive(PartialEq, Eq, sqlx::FromRow)]
struct Declared {
    kind: String,
    name: String,
    sql: String,
}

async fn sound() -> Result<Vec<Declared>, sqlx::Error> {
    declared(&mut open::in_memory().await?).await
}

/// Returns the schema without the migrations' own table, which belongs to a library.
async fn declared(connection: &mut SqliteConnection) -> Result<Vec<Declared>, sqlx::Error> {
    sqlx::query_as(
        "SELECT type AS kind, name, sql FROM sqlite_schema
         WHERE sql IS NOT NULL AND name <> '_sqlx_migrations' ORDER BY name",
    )
    .fetch_all(connection)
    .await
}
