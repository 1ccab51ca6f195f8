//! Rebuilds the chain of a campaign. The contract defines how entries are chained.

use super::commits::json;
use chancery_basics::ids::CampaignId;
use chancery_journal::chain::{Anchor, next};
use chancery_journal::{Link, Recorded};
use serde::Serialize;
use sqlx::SqliteConnection;

/// How many entries are read at a time while a whole journal is chained.
const PER_READ: u32 = 500;

/// Recomputes and writes every link of a campaign, including its head. Call it inside a transaction.
pub(super) async fn compute(connection: &mut SqliteConnection, anchor: &Anchor) -> Result<(), sqlx::Error> {
    let link = compute_after(connection, anchor.id, (0, anchor.link()), i64::MAX).await?;
    put_head(connection, anchor.id, link).await
}

/// Recomputes and writes the links of the entries after one with the given link, up to the entry `upto`. Returns the
/// last link.
pub(super) async fn compute_after(
    connection: &mut SqliteConnection,
    campaign: i64,
    (mut after, mut link): (i64, Link),
    upto: i64,
) -> Result<Link, sqlx::Error> {
    #[derive(Serialize)]
    struct Row {
        // Repeated in each row, so that SQLite looks up each entry instead of reading the whole journal.
        campaign: i64,
        seq: i64,
        link: String,
    }
    loop {
        let entries = super::entries::page(connection, campaign, after, PER_READ).await?;
        let entries: Vec<Recorded> = entries.into_iter().take_while(|recorded| recorded.seq <= upto).collect();
        let Some(last) = entries.last() else {
            return Ok(link);
        };
        after = last.seq;
        let links = json(entries.iter().map(|recorded| {
            link = next(link, campaign, recorded.seq, &recorded.entry);
            Row { campaign, seq: recorded.seq, link: link.to_string() }
        }))?;
        sqlx::query!(
            "UPDATE journal SET link = unhex(n.link)
             FROM (
                 SELECT value ->> 'campaign' AS campaign, value ->> 'seq' AS seq, value ->> 'link' AS link FROM json_each(?1)
             ) AS n
             WHERE campaign_id = n.campaign AND journal.seq = n.seq",
            links
        )
        .execute(&mut *connection)
        .await?;
    }
}

pub(super) async fn put_head(connection: &mut SqliteConnection, campaign: i64, link: Link) -> Result<(), sqlx::Error> {
    let head = link.as_bytes();
    sqlx::query!("UPDATE campaigns SET head = ?2 WHERE id = ?1", campaign, head).execute(connection).await?;
    Ok(())
}

/// Returns the stored link of an entry, or the link that the first entry follows for 0.
pub(super) async fn link_of(
    connection: &mut SqliteConnection,
    campaign: CampaignId,
    seq: i64,
) -> Result<Link, sqlx::Error> {
    let link = if seq == 0 {
        let campaign = super::campaigns::get(connection, campaign).await?;
        campaign.map(|campaign| Anchor::from(&campaign).link())
    } else {
        let link = sqlx::query_scalar!("SELECT link FROM journal WHERE campaign_id = ?1 AND seq = ?2", campaign.0, seq)
            .fetch_optional(connection)
            .await?;
        Link::read(link.flatten().as_deref())
    };
    link.ok_or_else(|| sqlx::Error::Protocol(format!("entry {seq} of campaign {campaign} has no link")))
}
