//! The rarer parts of a commit. Each backend writes the common parts in its own way.

use super::erasure;
use crate::chained_change::{ChainedChange, SNAPSHOTS_APART};
use crate::problem::Error;
use crate::sql::Connection;
use crate::statements;
use crate::values::Link;
use chancery_basics::ids::{CampaignId, OfferId, PlayerId};
use std::collections::BTreeMap;
use std::ops::Range;

statements! {
    fn revert(campaign: CampaignId, first: i64, end: i64, by: i64) =
        "UPDATE journal SET reverted_by = $4 WHERE campaign_id = $1 AND seq >= $2 AND seq < $3 AND reverted_by IS NULL";

    fn revert_snapshots(campaign: CampaignId, first: i64) = "DELETE FROM snapshots WHERE campaign_id = $1 AND seq >= $2";

    fn revert_offers(campaign: CampaignId, first: i64, end: i64) =
        "DELETE FROM offers WHERE campaign_id = $1 AND made_in >= $2 AND made_in < $3";

    fn reopen_offers(campaign: CampaignId, first: i64, end: i64) =
        "UPDATE offers SET closed_in = NULL WHERE campaign_id = $1 AND closed_in >= $2 AND closed_in < $3";

    fn put_snapshot(campaign: CampaignId, seq: i64, state: &str) =
        "INSERT INTO snapshots (campaign_id, seq, state) VALUES ($1, $2, $3)
         ON CONFLICT (campaign_id, seq) DO UPDATE SET state = excluded.state";

    /// `before` is the highest seq of the older snapshot that is kept.
    fn drop_snapshots(campaign: CampaignId, newest: i64, before: i64) =
        "DELETE FROM snapshots WHERE campaign_id = $1 AND seq < $2 AND seq <> (
             SELECT COALESCE(max(o.seq) FILTER (WHERE o.seq <= $3), min(o.seq)) FROM snapshots AS o WHERE o.campaign_id = $1
         )";

    fn put_members(campaign: CampaignId, players: Vec<PlayerId>, active: Vec<bool>) =
        "INSERT INTO members (campaign_id, user_id, active) SELECT $1, * FROM unnest($2, $3)
         ON CONFLICT (campaign_id, user_id) DO UPDATE SET active = excluded.active",
        sqlite
        "INSERT INTO members (campaign_id, user_id, active) SELECT $1, value, $3 ->> key FROM json_each($2) WHERE true
         ON CONFLICT (campaign_id, user_id) DO UPDATE SET active = excluded.active";

    fn make_offers(campaigns: Vec<CampaignId>, offers: Vec<OfferId>, seqs: Vec<i64>) =
        "INSERT INTO offers (campaign_id, id, made_in) SELECT * FROM unnest($1, $2, $3)",
        sqlite "INSERT INTO offers (campaign_id, id, made_in) SELECT value, $2 ->> key, $3 ->> key FROM json_each($1)";

    fn close_offers(campaigns: Vec<CampaignId>, offers: Vec<OfferId>, seqs: Vec<i64>) =
        "UPDATE offers SET closed_in = n.seq FROM unnest($1, $2, $3) AS n (campaign_id, id, seq)
         WHERE offers.campaign_id = n.campaign_id AND offers.id = n.id",
        sqlite
        "UPDATE offers SET closed_in = n.seq
         FROM (SELECT value AS campaign_id, $2 ->> key AS id, $3 ->> key AS seq FROM json_each($1)) AS n
         WHERE offers.campaign_id = n.campaign_id AND offers.id = n.id";

    fn seal(campaigns: Vec<CampaignId>, seqs: Vec<i64>) =
        "INSERT INTO sealed (campaign_id, seq) SELECT * FROM unnest($1, $2)",
        sqlite "INSERT INTO sealed (campaign_id, seq) SELECT value, $2 ->> key FROM json_each($1)";
}

/// Writes the parts that only some changes have. Returns the new links of the campaigns whose chain was rebuilt.
pub async fn append_more(
    db: &mut dyn Connection,
    heads: &[ChainedChange<'_>],
) -> Result<BTreeMap<CampaignId, Link>, Error> {
    let heads: Vec<&ChainedChange<'_>> = heads.iter().filter(|head| head.has_more()).collect();
    for head in &heads {
        let (id, change) = (head.campaign, head.change);
        if let Some(first) = change.reverts.first() {
            revert_snapshots(id, first.start).run(db).await?;
        }
        for Range { start, end } in change.reverts.iter().cloned() {
            revert(id, start, end, head.expected + 1).run(db).await?;
            revert_offers(id, start, end).run(db).await?;
            reopen_offers(id, start, end).run(db).await?;
        }
        // Each campaign keeps two snapshots: its newest one, for loading, and one some way before it (or else the
        // oldest), for undos.
        if let Some(state) = &change.snapshot {
            let seq = head.version();
            put_snapshot(id, seq, state).run(db).await?;
            drop_snapshots(id, seq, seq - SNAPSHOTS_APART).run(db).await?;
        }
        if !change.members.is_empty() {
            // Each once, because one statement cannot change a row twice.
            let members: BTreeMap<PlayerId, bool> =
                change.members.iter().map(|member| (member.player, member.active)).collect();
            let (players, active) = members.into_iter().unzip();
            put_members(id, players, active).run(db).await?;
        }
    }
    note_offers(db, &heads).await?;
    note_sealed(db, &heads).await?;
    erasure::apply(db, &heads).await
}

/// Records the entries that made and closed offers.
async fn note_offers(db: &mut dyn Connection, heads: &[&ChainedChange<'_>]) -> Result<(), Error> {
    let changes = heads.iter().flat_map(|head| head.change.offers.iter().map(move |change| (head, change)));
    let rows = changes.map(|(head, change)| (change.closed, (head.campaign, change.offer, head.seq_of(change.entry))));
    let (closed, made): (Vec<_>, Vec<_>) = rows.partition(|(closed, _)| *closed);
    let columns = |rows: Vec<(bool, (CampaignId, OfferId, i64))>| rows.into_iter().map(|(_, row)| row).collect();
    if !made.is_empty() {
        let (campaigns, offers, seqs) = columns(made);
        make_offers(campaigns, offers, seqs).run(db).await?;
    }
    if !closed.is_empty() {
        let (campaigns, offers, seqs) = columns(closed);
        close_offers(campaigns, offers, seqs).run(db).await?;
    }
    Ok(())
}

/// Records which entries have no number. Undoing an entry does not give it one.
async fn note_sealed(db: &mut dyn Connection, heads: &[&ChainedChange<'_>]) -> Result<(), Error> {
    let rows = heads.iter().flat_map(|head| {
        let entries = head.change.sealed.iter();
        entries.map(|entry| (head.campaign, head.seq_of(*entry)))
    });
    let (campaigns, seqs): (Vec<CampaignId>, Vec<i64>) = rows.unzip();
    if !seqs.is_empty() {
        seal(campaigns, seqs).run(db).await?;
    }
    Ok(())
}
