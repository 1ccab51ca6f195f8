//! Entries without a number, which contain only a sealed answer.

use super::SqliteStore;
use super::commits::some_json;
use chancery_basics::ids::CampaignId;
use chancery_journal::ChainedChange;
use serde::Serialize;
use sqlx::SqliteConnection;

impl SqliteStore {
    pub(super) async fn sealed(&self, campaign: CampaignId) -> Result<Vec<i64>, sqlx::Error> {
        let mut connection = self.readers.acquire().await?;
        seqs(&mut connection, campaign).await
    }
}

pub(super) async fn seqs(connection: &mut SqliteConnection, campaign: CampaignId) -> Result<Vec<i64>, sqlx::Error> {
    sqlx::query_scalar!("SELECT seq FROM sealed WHERE campaign_id = ?1 ORDER BY seq", campaign.0)
        .fetch_all(connection)
        .await
}

/// Records which entries of these changes have no number. Undoing an entry does not give it one.
pub(super) async fn note(connection: &mut SqliteConnection, heads: &[&ChainedChange<'_>]) -> Result<(), sqlx::Error> {
    #[derive(Serialize)]
    struct SealedRow {
        campaign: i64,
        seq: i64,
    }
    let rows = heads.iter().flat_map(|head| {
        head.change.sealed.iter().map(|entry| SealedRow { campaign: head.campaign.0, seq: head.seq_of(*entry) })
    });
    let Some(rows) = some_json(rows)? else {
        return Ok(());
    };
    sqlx::query!(
        "INSERT INTO sealed (campaign_id, seq)
         SELECT value ->> 'campaign', value ->> 'seq' FROM json_each(?1)",
        rows
    )
    .execute(connection)
    .await?;
    Ok(())
}
