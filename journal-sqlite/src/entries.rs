//! Reads entries and snapshots.

use super::{SqliteStore, campaigns, commits};
use chancery_basics::ids::CampaignId;
use chancery_journal::columns::{self, Entry as EntryColumns};
use chancery_journal::{LOADED_AT_ONCE, Loaded, Recorded, Snapshot};
use sqlx::SqliteConnection;

impl SqliteStore {
    pub(super) async fn load(&self, id: CampaignId) -> Result<Option<Loaded>, sqlx::Error> {
        self.load_before(id, i64::MAX, i64::MAX).await
    }

    pub(super) async fn load_before(
        &self,
        id: CampaignId,
        end: i64,
        shortcut: i64,
    ) -> Result<Option<Loaded>, sqlx::Error> {
        let shortcut = shortcut.min(end);
        let mut tx = self.readers.begin().await?;
        let Some(campaign) = campaigns::get(&mut tx, id).await? else {
            return Ok(None);
        };
        let snapshot = sqlx::query_as!(
            Snapshot,
            "SELECT seq, state FROM snapshots WHERE campaign_id = ?1 AND seq < ?2 ORDER BY seq DESC LIMIT 1",
            id.0,
            shortcut
        )
        .fetch_optional(&mut *tx)
        .await?;
        let after = snapshot.as_ref().map_or(0, |snapshot| snapshot.seq);
        let head = campaigns::head(&mut tx, id).await?;
        let entries = holding(&mut tx, id, after, end).await?;
        Ok(Some(Loaded { campaign, head, snapshot, entries }))
    }

    pub(super) async fn entry_by_cause(&self, cause: &str) -> Result<Option<Recorded>, sqlx::Error> {
        let row = sqlx::query_as!(
            EntryColumns,
            "SELECT campaign_id, seq, at, actor, cause, events, reverted_by FROM journal WHERE cause = ?1",
            cause
        )
        .fetch_optional(&self.readers)
        .await?;
        Ok(row.map(Recorded::from))
    }

    pub(super) async fn entries(
        &self,
        id: CampaignId,
        before: Option<i64>,
        limit: u32,
    ) -> Result<Vec<Recorded>, sqlx::Error> {
        let before = before.unwrap_or(i64::MAX);
        let rows = sqlx::query_as!(
            EntryColumns,
            "SELECT campaign_id, seq, at, actor, cause, events, reverted_by FROM journal WHERE campaign_id = ?1 AND seq < ?2 ORDER BY seq DESC LIMIT ?3",
            id.0,
            before,
            limit
        )
        .fetch_all(&self.readers)
        .await?;
        must_be_in_order(id.0, rows.iter().rev().map(|row| row.seq).chain([before]))?;
        Ok(rows.into_iter().map(Recorded::from).collect())
    }

    pub(super) async fn entries_at(&self, id: CampaignId, seqs: &[i64]) -> Result<Vec<Recorded>, sqlx::Error> {
        let seqs = commits::json(seqs.iter())?;
        let rows = sqlx::query_as!(
            EntryColumns,
            "SELECT campaign_id, seq, at, actor, cause, events, reverted_by FROM journal
             WHERE campaign_id = ?1 AND seq IN (SELECT value FROM json_each(?2)) ORDER BY seq DESC",
            id.0,
            seqs
        )
        .fetch_all(&self.readers)
        .await?;
        Ok(rows.into_iter().map(Recorded::from).collect())
    }

    pub(super) async fn entries_after(
        &self,
        id: CampaignId,
        after: i64,
        limit: u32,
    ) -> Result<Vec<Recorded>, sqlx::Error> {
        let mut connection = self.readers.acquire().await?;
        page(&mut connection, id.0, after, limit).await
    }

    pub(super) async fn snapshots(&self, id: CampaignId) -> Result<Vec<Snapshot>, sqlx::Error> {
        let snapshots =
            sqlx::query_as!(Snapshot, "SELECT seq, state FROM snapshots WHERE campaign_id = ?1 ORDER BY seq", id.0)
                .fetch_all(&self.readers)
                .await?;
        Ok(snapshots)
    }
}

/// Returns the oldest entries in a range that have not been undone, up to [`LOADED_AT_ONCE`] of them, oldest first.
async fn holding(
    connection: &mut SqliteConnection,
    id: CampaignId,
    after: i64,
    end: i64,
) -> Result<Vec<Recorded>, sqlx::Error> {
    let rows = sqlx::query_as!(
        EntryColumns,
        "SELECT campaign_id, seq, at, actor, cause, events, reverted_by FROM journal
         WHERE campaign_id = ?1 AND seq > ?2 AND seq < ?3 AND reverted_by IS NULL ORDER BY seq LIMIT ?4",
        id.0,
        after,
        end,
        LOADED_AT_ONCE
    )
    .fetch_all(connection)
    .await?;
    Ok(rows.into_iter().map(Recorded::from).collect())
}

/// Returns a page of a campaign's entries, oldest first, including reverted ones.
pub(super) async fn page(
    connection: &mut SqliteConnection,
    campaign: i64,
    after: i64,
    limit: u32,
) -> Result<Vec<Recorded>, sqlx::Error> {
    let rows = sqlx::query_as!(
        EntryColumns,
        "SELECT campaign_id, seq, at, actor, cause, events, reverted_by FROM journal
         WHERE campaign_id = ?1 AND seq > ?2 ORDER BY seq LIMIT ?3",
        campaign,
        after,
        limit
    )
    .fetch_all(connection)
    .await?;
    must_be_in_order(campaign, [after].into_iter().chain(rows.iter().map(|row| row.seq)))?;
    Ok(rows.into_iter().map(Recorded::from).collect())
}

fn must_be_in_order(campaign: i64, seqs: impl Iterator<Item = i64>) -> Result<(), sqlx::Error> {
    let problem = columns::disorder(campaign, seqs);
    problem.map_or(Ok(()), |problem| Err(sqlx::Error::Protocol(problem)))
}
