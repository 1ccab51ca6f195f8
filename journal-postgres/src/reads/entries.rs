//! Reads entries and snapshots.

use super::campaigns;
use chancery_basics::ids::{CampaignId, OfferId};
use chancery_journal::columns::{self, Entry as EntryColumns};
use chancery_journal::{ClosedOffer, LOADED_AT_ONCE, Loaded, OfferPlace, Recorded, Snapshot};
use sqlx::{Connection, PgConnection};

/// Begins a read-only transaction with a consistent view.
pub(crate) const ONE_MOMENT: &str = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";

pub(super) async fn before(
    connection: &mut PgConnection,
    id: CampaignId,
    end: i64,
    shortcut: i64,
) -> Result<Option<Loaded>, sqlx::Error> {
    let mut tx = connection.begin_with(ONE_MOMENT).await?;
    let Some(campaign) = campaigns::get(&mut tx, id).await? else {
        return Ok(None);
    };
    let snapshot = sqlx::query_as!(
        Snapshot,
        "SELECT seq, state FROM snapshots WHERE campaign_id = $1 AND seq < $2 ORDER BY seq DESC LIMIT 1",
        id.0,
        shortcut.min(end)
    )
    .fetch_optional(&mut *tx)
    .await?;
    let after = snapshot.as_ref().map_or(0, |snapshot| snapshot.seq);
    let head = campaigns::head(&mut tx, id).await?.ok_or_else(|| unchained(id))?;
    let entries = holding(&mut tx, id, after, end).await?;
    tx.commit().await?;
    Ok(Some(Loaded { campaign, head, snapshot, entries }))
}

pub(super) async fn by_cause(connection: &mut PgConnection, cause: &str) -> Result<Option<Recorded>, sqlx::Error> {
    let row = sqlx::query_as!(
        EntryColumns,
        "SELECT campaign_id, seq, at, actor, cause, events, reverted_by FROM journal WHERE cause = $1",
        cause
    )
    .fetch_optional(connection)
    .await?;
    Ok(row.map(Recorded::from))
}

/// Returns a page of a campaign's entries, newest first, including reverted ones.
pub(super) async fn newest(
    connection: &mut PgConnection,
    id: CampaignId,
    before: i64,
    limit: u32,
) -> Result<Vec<Recorded>, sqlx::Error> {
    let rows = sqlx::query_as!(
        EntryColumns,
        "SELECT campaign_id, seq, at, actor, cause, events, reverted_by FROM journal
         WHERE campaign_id = $1 AND seq < $2 ORDER BY seq DESC LIMIT $3",
        id.0,
        before,
        i64::from(limit)
    )
    .fetch_all(connection)
    .await?;
    must_be_in_order(id.0, rows.iter().rev().map(|row| row.seq).chain([before]))?;
    Ok(rows.into_iter().map(Recorded::from).collect())
}

pub(super) async fn at(
    connection: &mut PgConnection,
    id: CampaignId,
    seqs: &[i64],
) -> Result<Vec<Recorded>, sqlx::Error> {
    let rows = sqlx::query_as!(
        EntryColumns,
        "SELECT campaign_id, seq, at, actor, cause, events, reverted_by FROM journal
         WHERE campaign_id = $1 AND seq = ANY($2) ORDER BY seq DESC",
        id.0,
        seqs
    )
    .fetch_all(connection)
    .await?;
    Ok(rows.into_iter().map(Recorded::from).collect())
}

/// Returns a page of a campaign's entries, oldest first, including reverted ones.
pub(crate) async fn page(
    connection: &mut PgConnection,
    id: CampaignId,
    after: i64,
    limit: u32,
) -> Result<Vec<Recorded>, sqlx::Error> {
    let rows = sqlx::query_as!(
        EntryColumns,
        "SELECT campaign_id, seq, at, actor, cause, events, reverted_by FROM journal
         WHERE campaign_id = $1 AND seq > $2 ORDER BY seq LIMIT $3",
        id.0,
        after,
        i64::from(limit)
    )
    .fetch_all(connection)
    .await?;
    must_be_in_order(id.0, [after].into_iter().chain(rows.iter().map(|row| row.seq)))?;
    Ok(rows.into_iter().map(Recorded::from).collect())
}

pub(crate) async fn snapshots(connection: &mut PgConnection, id: CampaignId) -> Result<Vec<Snapshot>, sqlx::Error> {
    sqlx::query_as!(Snapshot, "SELECT seq, state FROM snapshots WHERE campaign_id = $1 ORDER BY seq", id.0)
        .fetch_all(connection)
        .await
}

pub(crate) async fn sealed(connection: &mut PgConnection, campaign: CampaignId) -> Result<Vec<i64>, sqlx::Error> {
    sqlx::query_scalar!("SELECT seq FROM sealed WHERE campaign_id = $1 ORDER BY seq", campaign.0)
        .fetch_all(connection)
        .await
}

pub(super) async fn closed_offer(
    connection: &mut PgConnection,
    campaign: CampaignId,
    offer: OfferId,
) -> Result<Option<ClosedOffer>, sqlx::Error> {
    sqlx::query_as!(
        ClosedOffer,
        "SELECT made.events AS made, closed.events AS closed FROM offers AS o
         JOIN journal AS made ON made.campaign_id = o.campaign_id AND made.seq = o.made_in
         JOIN journal AS closed ON closed.campaign_id = o.campaign_id AND closed.seq = o.closed_in
         WHERE o.campaign_id = $1 AND o.id = $2",
        campaign.0,
        offer.0.cast_signed()
    )
    .fetch_optional(connection)
    .await
}

/// Returns the entries that made and closed a campaign's offers, oldest first.
pub(crate) async fn offers(
    connection: &mut PgConnection,
    campaign: CampaignId,
) -> Result<Vec<OfferPlace>, sqlx::Error> {
    let rows = sqlx::query!("SELECT id, made_in, closed_in FROM offers WHERE campaign_id = $1 ORDER BY id", campaign.0)
        .fetch_all(connection)
        .await?;
    let places = rows.into_iter().map(|row| OfferPlace {
        offer: OfferId(row.id.cast_unsigned()),
        made_in: row.made_in,
        closed_in: row.closed_in,
    });
    Ok(places.collect())
}

/// Returns the oldest entries in a range that have not been undone, up to [`LOADED_AT_ONCE`] of them, oldest first.
async fn holding(
    connection: &mut PgConnection,
    id: CampaignId,
    after: i64,
    end: i64,
) -> Result<Vec<Recorded>, sqlx::Error> {
    let rows = sqlx::query_as!(
        EntryColumns,
        "SELECT campaign_id, seq, at, actor, cause, events, reverted_by FROM journal
         WHERE campaign_id = $1 AND seq > $2 AND seq < $3 AND reverted_by IS NULL ORDER BY seq LIMIT $4",
        id.0,
        after,
        end,
        i64::from(LOADED_AT_ONCE)
    )
    .fetch_all(connection)
    .await?;
    Ok(rows.into_iter().map(Recorded::from).collect())
}

fn unchained(campaign: CampaignId) -> sqlx::Error {
    sqlx::Error::Protocol(format!("campaign {campaign} has no chain to go on with"))
}

fn must_be_in_order(campaign: i64, seqs: impl Iterator<Item = i64>) -> Result<(), sqlx::Error> {
    let problem = columns::disorder(campaign, seqs);
    problem.map_or(Ok(()), |problem| Err(sqlx::Error::Protocol(problem)))
}
