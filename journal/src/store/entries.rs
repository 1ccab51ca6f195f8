//! Entries, snapshots and offers.

use super::campaigns;
use crate::plan::broken;
use crate::problem::Error;
use crate::sql::{Column, Connection, Reads, Row, Value};
use crate::values::{Change, ClosedOffer, Entry, LOADED_AT_ONCE, Link, Linked, Loaded, OfferPlace, Recorded, Snapshot};
use crate::{row, statements};
use async_trait::async_trait;
use chancery_basics::ids::{CampaignId, OfferId, PlayerId};
use chancery_basics::time::Time;

row!(Linked {
    campaign_id: CampaignId, seq: i64, at: Time, actor: Option<PlayerId>, cause: String, events: String, reverted_by: Option<i64>,
    link: Option<Link>,
} => Linked {
    recorded: Recorded { campaign: campaign_id, seq, entry: Entry { at, actor, cause, events }, reverted_by },
    link,
});

impl Row for Recorded {
    const COLUMNS: &'static [Column] = Linked::COLUMNS;

    fn parse(values: &mut dyn Iterator<Item = Value>) -> Option<Recorded> {
        Linked::parse(values).map(|row| row.recorded)
    }
}

row!(Snapshot { seq: i64, state: String } => Snapshot { seq, state });
row!(ClosedOffer { made: String, closed: String } => ClosedOffer { made, closed });
row!(OfferPlace { id: OfferId, made_in: i64, closed_in: Option<i64> } => OfferPlace { offer: id, made_in, closed_in });

statements! {
    fn by_cause(cause: &str) -> Recorded = "FROM journal WHERE cause = $1";

    fn before(campaign: CampaignId, seq: i64, limit: i64) -> Recorded =
        "FROM journal WHERE campaign_id = $1 AND seq < $2 ORDER BY seq DESC LIMIT $3";

    fn at(campaign: CampaignId, seqs: Vec<i64>) -> Recorded =
        "FROM journal WHERE campaign_id = $1 AND seq = ANY($2) ORDER BY seq DESC";

    fn after(campaign: CampaignId, seq: i64, limit: i64) -> Linked =
        "FROM journal WHERE campaign_id = $1 AND seq > $2 ORDER BY seq LIMIT $3";

    fn in_effect(campaign: CampaignId, after: i64, end: i64, limit: i64) -> Recorded =
        "FROM journal WHERE campaign_id = $1 AND seq > $2 AND seq < $3 AND reverted_by IS NULL ORDER BY seq LIMIT $4";

    pub(crate) fn link(campaign: CampaignId, seq: i64) -> Option<Link> =
        "SELECT link FROM journal WHERE campaign_id = $1 AND seq = $2";

    pub(crate) fn snapshots(campaign: CampaignId) -> Snapshot = "FROM snapshots WHERE campaign_id = $1 ORDER BY seq";

    fn newest_snapshot(campaign: CampaignId, before: i64) -> Snapshot =
        "FROM snapshots WHERE campaign_id = $1 AND seq < $2 ORDER BY seq DESC LIMIT 1";

    pub(crate) fn sealed(campaign: CampaignId) -> i64 = "SELECT seq FROM sealed WHERE campaign_id = $1 ORDER BY seq";

    fn closed_offer(campaign: CampaignId, offer: OfferId) -> ClosedOffer =
        "SELECT made.events AS made, closed.events AS closed FROM offers AS o
         JOIN journal AS made ON made.campaign_id = o.campaign_id AND made.seq = o.made_in
         JOIN journal AS closed ON closed.campaign_id = o.campaign_id AND closed.seq = o.closed_in
         WHERE o.campaign_id = $1 AND o.id = $2";

    pub(crate) fn offers(campaign: CampaignId) -> OfferPlace = "FROM offers WHERE campaign_id = $1 ORDER BY id";

    /// Those of the causes that have been written.
    pub fn known_causes(causes: Vec<String>) -> String = "SELECT cause FROM journal WHERE cause = ANY($1)";
}

#[async_trait]
pub trait EntryReads: Reads {
    /// Returns the data for rebuilding the campaign, as one consistent read.
    async fn load(&self, id: CampaignId) -> Result<Option<Loaded>, Error> {
        self.load_before(id, i64::MAX, i64::MAX).await
    }

    /// Returns the data for rebuilding the campaign as it was before the entry `end`, without entries undone by then.
    /// Its snapshot is from an entry before `shortcut`; 0 means no snapshot.
    async fn load_before(&self, id: CampaignId, end: i64, shortcut: i64) -> Result<Option<Loaded>, Error>;

    async fn entry_by_cause(&self, cause: &str) -> Result<Option<Recorded>, Error> {
        by_cause(cause).first(&mut *self.reader()).await
    }

    /// Returns a page of entries, newest first, including reverted ones. Pass the last seq of a page as `before` to get
    /// the next page.
    async fn entries(&self, id: CampaignId, before: Option<i64>, limit: u32) -> Result<Vec<Recorded>, Error> {
        let end = before.unwrap_or(i64::MAX);
        let rows = self::before(id, end, limit.into()).all(&mut *self.reader()).await?;
        must_rise(id, rows.iter().rev().map(|row| row.seq).chain([end]))?;
        Ok(rows)
    }

    /// Returns these entries, newest first, including reverted ones.
    async fn entries_at(&self, id: CampaignId, seqs: &[i64]) -> Result<Vec<Recorded>, Error> {
        at(id, seqs.to_vec()).all(&mut *self.reader()).await
    }

    /// Returns a page of entries, oldest first, including reverted ones. Start with `after` 0, then pass the last seq
    /// of each page.
    async fn entries_after(&self, id: CampaignId, after: i64, limit: u32) -> Result<Vec<Recorded>, Error> {
        let rows = page(&mut *self.reader(), id, after, limit).await?;
        Ok(rows.into_iter().map(|row| row.recorded).collect())
    }

    /// Returns every snapshot of the campaign, oldest first.
    async fn snapshots(&self, id: CampaignId) -> Result<Vec<Snapshot>, Error> {
        snapshots(id).all(&mut *self.reader()).await
    }

    /// Returns the entries of a campaign that have no number, oldest first.
    async fn sealed(&self, campaign: CampaignId) -> Result<Vec<i64>, Error> {
        sealed(campaign).all(&mut *self.reader()).await
    }

    /// Returns the journal's entries about a closed offer; `None` if the offer is pending or was never made.
    async fn closed_offer(&self, campaign: CampaignId, offer: OfferId) -> Result<Option<ClosedOffer>, Error> {
        closed_offer(campaign, offer).first(&mut *self.reader()).await
    }
}

/// Returns a cause of the change that has been written before.
pub async fn known_cause(db: &mut dyn Connection, change: &Change) -> Result<Option<String>, Error> {
    known_causes(change.causes().map(str::to_owned).collect()).first(db).await
}

/// See [`EntryReads::load_before`]. The connection must have a consistent view.
pub async fn load_before(
    db: &mut dyn Connection,
    id: CampaignId,
    end: i64,
    shortcut: i64,
) -> Result<Option<Loaded>, Error> {
    let Some(stored) = campaigns::stored(id).first(db).await? else {
        return Ok(None);
    };
    let head = stored.chain_head().ok_or_else(|| broken(id))?;
    let snapshot = newest_snapshot(id, shortcut.min(end)).first(db).await?;
    let after = snapshot.as_ref().map_or(0, |snapshot| snapshot.seq);
    let entries = in_effect(id, after, end, LOADED_AT_ONCE.into()).all(db).await?;
    Ok(Some(Loaded { campaign: stored.campaign, head, snapshot, entries }))
}

/// Returns a page of a campaign's entries, oldest first, including reverted ones.
pub(crate) async fn page(
    db: &mut dyn Connection,
    id: CampaignId,
    after: i64,
    limit: u32,
) -> Result<Vec<Linked>, Error> {
    let rows = self::after(id, after, limit.into()).all(db).await?;
    must_rise(id, [after].into_iter().chain(rows.iter().map(|row| row.recorded.seq)))?;
    Ok(rows)
}

/// Checks that the seqs of a campaign's entries rise in reading order. In a damaged database, an index can lead to the
/// rows of other entries. Without this error, the next page would begin before this one, and reading would never end.
fn must_rise(campaign: CampaignId, seqs: impl Iterator<Item = i64>) -> Result<(), Error> {
    let mut seqs = seqs.peekable();
    while let (Some(one), Some(next)) = (seqs.next(), seqs.peek()) {
        if one >= *next {
            return Err(Error::unreadable(format!("entry {next} of campaign {campaign} is found after entry {one}")));
        }
    }
    Ok(())
}
