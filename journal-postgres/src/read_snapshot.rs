//! A consistent view of the whole database for checking its integrity. Concurrent writes of running bots are not
//! visible.

use super::reads::{campaigns, entries, was_cut};
use super::{checksums, erasure};
use async_trait::async_trait;
use chancery_basics::ids::{CampaignId, PlayerId};
use chancery_basics::time::Time;
use chancery_journal::chain::Anchor;
use chancery_journal::{CampaignRow, Error, Link, Linked, OfferPlace, ReadSnapshot, Snapshot, Target, Undelivered};
use sqlx::{AssertSqlSafe, Connection, PgConnection, Postgres, Transaction};
use std::collections::BTreeSet;

/// The schema of a newly migrated database, in the output format of `schema.sql`.
const SOUND: &str = include_str!("../schema.txt");

const DECLARED: &str = include_str!("../schema.sql");

pub(crate) struct PgReadSnapshot(pub(crate) Transaction<'static, Postgres>);

#[async_trait]
impl ReadSnapshot for PgReadSnapshot {
    /// Makes PostgreSQL read every row in full, which finds unreadable pages and rows. If the bot may use the
    /// extension `amcheck`, this also compares every index with its table.
    async fn damage(&mut self) -> Result<Vec<String>, Error> {
        damage(&mut self.0).await.map_err(Error::database)
    }

    async fn misdeclared(&mut self) -> Result<Vec<String>, Error> {
        let found: Vec<String> = sqlx::query_scalar(DECLARED).fetch_all(&mut *self.0).await.map_err(Error::database)?;
        let missing = SOUND
            .lines()
            .filter(|line| !found.iter().any(|found| found == line))
            .filter_map(|line| line.split_once(": "))
            .map(|(what, _)| format!("{what} is not declared as it was"));
        Ok(missing.collect())
    }

    async fn spoiled(&mut self) -> Result<Vec<String>, Error> {
        let spoiled = checksums::spoiled(&mut self.0).await;
        spoiled.map_err(Error::database)
    }

    async fn campaigns(&mut self) -> Result<Vec<CampaignRow>, Error> {
        let all = campaigns::all(&mut self.0).await;
        let heads = sqlx::query_scalar!("SELECT head FROM campaigns WHERE guild_id <> 0 ORDER BY id")
            .fetch_all(&mut *self.0)
            .await
            .map_err(Error::database)?;
        let mut rows = Vec::with_capacity(heads.len());
        for (campaign, head) in all.map_err(Error::database)?.into_iter().zip(heads) {
            let erasing = erasure::progress(&mut self.0, campaign.id).await.map_err(Error::database)?;
            let (anchor, head) = (Anchor::from(&campaign).link(), Link::read(head.as_deref()));
            rows.push(CampaignRow { campaign, anchor, head, erasing });
        }
        Ok(rows)
    }

    async fn erased(&mut self) -> Result<BTreeSet<CampaignId>, Error> {
        let ids = sqlx::query_scalar!("SELECT id FROM erased_campaigns").fetch_all(&mut *self.0).await;
        Ok(ids.map_err(Error::database)?.into_iter().map(CampaignId).collect())
    }

    async fn entries_after(&mut self, id: CampaignId, after: i64, limit: u32) -> Result<Vec<Linked>, Error> {
        let recorded = entries::page(&mut self.0, id, after, limit).await;
        let links = sqlx::query_scalar!(
            "SELECT link FROM journal WHERE campaign_id = $1 AND seq > $2 ORDER BY seq LIMIT $3",
            id.0,
            after,
            i64::from(limit)
        )
        .fetch_all(&mut *self.0)
        .await
        .map_err(Error::database)?;
        let linked = recorded.map_err(Error::database)?.into_iter().zip(links);
        let linked = linked.map(|(recorded, link)| Linked { recorded, link: Link::read(Some(&link)) });
        Ok(linked.collect())
    }

    async fn snapshots(&mut self, id: CampaignId) -> Result<Vec<Snapshot>, Error> {
        let snapshots = entries::snapshots(&mut self.0, id).await;
        snapshots.map_err(Error::database)
    }

    async fn members(&mut self, id: CampaignId) -> Result<Vec<(PlayerId, bool)>, Error> {
        let rows = sqlx::query!("SELECT user_id, active FROM members WHERE campaign_id = $1 ORDER BY user_id", id.0)
            .fetch_all(&mut *self.0)
            .await
            .map_err(Error::database)?;
        let members = rows.into_iter().map(|row| (PlayerId(row.user_id.cast_unsigned()), row.active));
        Ok(members.collect())
    }

    async fn offers(&mut self, id: CampaignId) -> Result<Vec<OfferPlace>, Error> {
        let offers = entries::offers(&mut self.0, id).await;
        offers.map_err(Error::database)
    }

    async fn sealed(&mut self, id: CampaignId) -> Result<Vec<i64>, Error> {
        let sealed = entries::sealed(&mut self.0, id).await;
        sealed.map_err(Error::database)
    }

    async fn posts(&mut self, id: CampaignId) -> Result<Vec<(String, Option<i64>)>, Error> {
        let rows =
            sqlx::query!("SELECT subject, shown_version FROM posts WHERE campaign_id = $1 ORDER BY subject", id.0)
                .fetch_all(&mut *self.0)
                .await
                .map_err(Error::database)?;
        let posts = rows.into_iter().map(|row| (row.subject, row.shown_version));
        Ok(posts.collect())
    }

    async fn undelivered(&mut self, id: CampaignId) -> Result<Vec<Undelivered>, Error> {
        let rows = sqlx::query!(
            r#"SELECT id, seq, recipient, notice, batch, attempted_at, attempts,
                      (parked_at IS NOT NULL AND NOT barred) AS "parked!" FROM outbox
               WHERE campaign_id = $1 ORDER BY id"#,
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

async fn damage(connection: &mut PgConnection) -> Result<Vec<String>, sqlx::Error> {
    let mut damage = Vec::new();
    let tables: Vec<String> = sqlx::query_scalar(
        "SELECT quote_ident(c.relname) FROM pg_class AS c JOIN pg_namespace AS n ON n.oid = c.relnamespace
         WHERE n.nspname = current_schema() AND c.relkind IN ('r', 'p') ORDER BY 1",
    )
    .fetch_all(&mut *connection)
    .await?;
    for table in tables {
        let all = format!("SELECT sum(length(t::text)) FROM {table} AS t");
        if let Some(found) = complaint(connection, all).await? {
            damage.push(format!("table {table} cannot be read: {found}"));
        }
    }
    let checker: Option<String> = sqlx::query_scalar(
        "SELECT quote_ident(n.nspname) FROM pg_extension AS e JOIN pg_namespace AS n ON n.oid = e.extnamespace
         JOIN pg_proc AS p ON p.pronamespace = n.oid AND p.proname = 'bt_index_check' AND p.pronargs = 2
         WHERE e.extname = 'amcheck' AND has_schema_privilege(n.oid, 'USAGE') AND has_function_privilege(p.oid, 'EXECUTE')",
    )
    .fetch_optional(&mut *connection)
    .await?;
    let Some(checker) = checker else {
        return Ok(damage);
    };
    let indexes: Vec<(i64, String)> = sqlx::query_as(
        "SELECT i.indexrelid::bigint, c.relname::text FROM pg_index AS i JOIN pg_class AS c ON c.oid = i.indexrelid
         JOIN pg_namespace AS n ON n.oid = c.relnamespace JOIN pg_am AS m ON m.oid = c.relam
         WHERE n.nspname = current_schema() AND m.amname = 'btree' AND i.indisvalid ORDER BY 2",
    )
    .fetch_all(&mut *connection)
    .await?;
    for (id, index) in indexes {
        let check = format!("SELECT {checker}.bt_index_check({id}::regclass, true)");
        if let Some(found) = complaint(connection, check).await? {
            damage.push(format!("index {index} does not agree with its table: {found}"));
        }
    }
    Ok(damage)
}

/// Returns PostgreSQL's error for a statement, if any. The transaction stays usable.
async fn complaint(connection: &mut PgConnection, statement: String) -> Result<Option<String>, sqlx::Error> {
    let mut tx = connection.begin().await?;
    let done = sqlx::query(AssertSqlSafe(statement)).execute(&mut *tx).await;
    tx.rollback().await?;
    match done {
        Ok(_) => Ok(None),
        Err(problem) if was_cut(&problem) => Err(problem),
        Err(sqlx::Error::Database(found)) => Ok(Some(found.message().to_owned())),
        Err(problem) => Err(problem),
    }
}
