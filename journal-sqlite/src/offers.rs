//! The entries that made and closed each offer.

use super::SqliteStore;
use super::commits::some_json;
use chancery_basics::ids::{CampaignId, OfferId};
use chancery_journal::{ChainedChange, ClosedOffer, OfferPlace};
use serde::Serialize;
use sqlx::SqliteConnection;

impl SqliteStore {
    pub(super) async fn closed_offer(
        &self,
        campaign: CampaignId,
        offer: OfferId,
    ) -> Result<Option<ClosedOffer>, sqlx::Error> {
        let id = offer.0.cast_signed();
        let found = sqlx::query_as!(
            ClosedOffer,
            "SELECT made.events AS made, closed.events AS closed FROM offers AS o
             JOIN journal AS made ON made.campaign_id = o.campaign_id AND made.seq = o.made_in
             JOIN journal AS closed ON closed.campaign_id = o.campaign_id AND closed.seq = o.closed_in
             WHERE o.campaign_id = ?1 AND o.id = ?2",
            campaign.0,
            id
        )
        .fetch_optional(&self.readers)
        .await?;
        Ok(found)
    }
}

/// Returns the entries that made and closed a campaign's offers, oldest first.
pub(super) async fn places(
    connection: &mut SqliteConnection,
    campaign: CampaignId,
) -> Result<Vec<OfferPlace>, sqlx::Error> {
    let rows = sqlx::query!("SELECT id, made_in, closed_in FROM offers WHERE campaign_id = ?1 ORDER BY id", campaign.0)
        .fetch_all(connection)
        .await?;
    let places = rows.into_iter().map(|row| OfferPlace {
        offer: OfferId(row.id.cast_unsigned()),
        made_in: row.made_in,
        closed_in: row.closed_in,
    });
    Ok(places.collect())
}

/// Records the entries that made and closed offers in these changes.
pub(super) async fn note(connection: &mut SqliteConnection, heads: &[&ChainedChange<'_>]) -> Result<(), sqlx::Error> {
    #[derive(Serialize)]
    struct OfferRow {
        campaign: i64,
        offer: i64,
        seq: i64,
        closed: bool,
    }
    let rows = heads.iter().flat_map(|head| {
        head.change.offers.iter().map(|change| OfferRow {
            campaign: head.campaign.0,
            offer: change.offer.0.cast_signed(),
            seq: head.seq_of(change.entry),
            closed: change.closed,
        })
    });
    let Some(rows) = some_json(rows)? else {
        return Ok(());
    };
    sqlx::query!(
        "INSERT INTO offers (campaign_id, id, made_in)
         SELECT value ->> 'campaign', value ->> 'offer', value ->> 'seq' FROM json_each(?1) WHERE NOT value ->> 'closed'",
        rows
    )
    .execute(&mut *connection)
    .await?;
    sqlx::query!(
        "UPDATE offers SET closed_in = n.seq
         FROM (
             SELECT value ->> 'campaign' AS campaign, value ->> 'offer' AS offer, value ->> 'seq' AS seq
             FROM json_each(?1) WHERE value ->> 'closed'
         ) AS n
         WHERE offers.campaign_id = n.campaign AND offers.id = n.offer",
        rows
    )
    .execute(connection)
    .await?;
    Ok(())
}

/// Removes the records of offers from undone entries. `undone` is a JSON list of campaigns, each with its first undone
/// entry.
pub(super) async fn revert(connection: &mut SqliteConnection, undone: &str) -> Result<(), sqlx::Error> {
    sqlx::query!(
        "DELETE FROM offers
         WHERE (campaign_id, id) IN (
             SELECT o.campaign_id, o.id
             FROM json_each(?1)
             JOIN offers AS o ON o.campaign_id = value ->> 'campaign' AND o.made_in >= value ->> 'first'
         )",
        undone
    )
    .execute(&mut *connection)
    .await?;
    sqlx::query!(
        "UPDATE offers SET closed_in = NULL
         FROM (SELECT value ->> 'campaign' AS campaign, value ->> 'first' AS first FROM json_each(?1)) AS n
         WHERE offers.campaign_id = n.campaign AND offers.closed_in >= n.first",
        undone
    )
    .execute(connection)
    .await?;
    Ok(())
}
