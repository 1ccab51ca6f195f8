//! A change on its way into the tables: its entries chained to those before them, and what is to be told of it.

use super::chain;
use super::checksums;
use super::values::{Campaign, Change, Lane, Link, Outgoing, Reference, Waiting};
use chancery_rules::ids::CampaignId;
use std::collections::HashMap;

/// What tells of an entry without a number is told apart by a number from here on, out of as many.
const UNNUMBERED_PARTS: i64 = 10_000;

/// How many entries a campaign's older snapshot lies before its newest one, or more. As many newest entries can be undone without replaying the
/// campaign from its beginning.
pub const SNAPSHOTS_APART: i64 = 100;

/// A change and where it goes.
pub struct Head<'a> {
    pub campaign: CampaignId,
    pub expected: i64,
    pub change: &'a Change,
    /// The links of its entries.
    pub links: Vec<Link>,
    /// The campaign is due at another time than before, or ends, or goes on again.
    pub moves: bool,
}

impl<'a> Head<'a> {
    /// Chains the entries of a change to the campaign, whose newest link this is.
    pub fn new(before: &Campaign, change: &'a Change, mut link: Link) -> Head<'a> {
        let (campaign, expected) = (before.id, before.version);
        let entries = (expected + 1..).zip(&change.entries);
        let links = entries.map(|(seq, entry)| {
            link = chain::next(link, campaign.0, seq, entry);
            link
        });
        Head {
            campaign,
            expected,
            change,
            links: links.collect(),
            moves: (before.next_due, before.ended) != (change.next_due, change.ended),
        }
    }

    pub fn lanes(&self) -> impl Iterator<Item = Lane> {
        let campaign = self.campaign;
        self.change.outbox.iter().map(move |outgoing| Lane { campaign, target: outgoing.target })
    }

    /// Returns the seq of one of its entries, the first of them being 0.
    pub fn seq_of(&self, entry: usize) -> i64 {
        self.expected + 1 + i64::try_from(entry).unwrap_or_default()
    }

    /// Returns the number of one of its entries, as it is shown: the entries without one do not count.
    fn number_of(&self, entry: usize) -> i64 {
        let sealed = self.change.sealed.iter().filter(|one| **one <= entry);
        let sealed = i64::try_from(sealed.count()).unwrap_or_default();
        self.seq_of(entry) - self.change.sealed_before - sealed
    }

    pub fn version(&self) -> i64 {
        self.expected + self.change.versions()
    }

    /// Returns whether it changes more than its campaign's row, its journal and the outbox.
    pub fn has_more(&self) -> bool {
        let change = self.change;
        change.revert_from.is_some()
            || change.snapshot.is_some()
            || change.moves_to.is_some()
            || change.erasure.is_some()
            || !(change.members.is_empty() && change.offers.is_empty() && change.sealed.is_empty())
    }
}

/// An announcement as its row has it.
pub struct Told<'a> {
    pub campaign: i64,
    pub seq: i64,
    pub part: i64,
    pub recipient: Option<i64>,
    pub notice: &'a str,
    pub checksum: i64,
    pub lane: Lane,
}

impl Told<'_> {
    /// Returns it as what waits under this id.
    pub fn waiting(&self, id: i64) -> Waiting {
        Waiting {
            id,
            notice: self.notice.to_owned(),
            of: Reference { seq: self.seq, part: self.part },
            batch: None,
            first_attempt: None,
        }
    }
}

/// Returns what is to be told of these changes, in the order in which it is to be delivered.
pub fn told<'a>(heads: &'a [Head<'_>]) -> Vec<Told<'a>> {
    // Counted in each change alone: what is written together with it says nothing of it.
    let mut parts: HashMap<(i64, i64, i64, Option<i64>), i64> = HashMap::new();
    let outgoing = heads.iter().flat_map(|head| {
        let outgoing = head.change.outbox.iter().zip(head.lanes());
        outgoing.map(move |(outgoing, lane)| (head, outgoing, lane))
    });
    let rows = outgoing.map(|(head, outgoing, lane)| {
        let (campaign, seq) = (head.campaign.0, head.number_of(outgoing.entry));
        let recipient = outgoing.target.column();
        let part = parts.entry((campaign, head.expected, seq, recipient)).or_default();
        *part += 1;
        let part = match head.change.sealed.contains(&outgoing.entry) {
            true => unnumbered_part(head, outgoing, *part),
            false => *part,
        };
        Told {
            campaign,
            seq,
            part,
            recipient,
            notice: &outgoing.notice,
            checksum: checksums::outbox(campaign, seq, recipient, &outgoing.notice),
            lane,
        }
    });
    rows.collect()
}

/// Returns which announcement it is that tells of an entry without a number. It bears the number of an entry before it, as others may that came
/// to the same place: what it says, its place in the journal and its millisecond tell them apart. The place alone would tell how much happened in
/// between that is private to others.
fn unnumbered_part(head: &Head<'_>, outgoing: &Outgoing, part: i64) -> i64 {
    let (seq, entry) = (head.seq_of(outgoing.entry), outgoing.entry);
    let at = head.change.entries.get(entry).map(|entry| entry.at);
    let told = format!("{at:?} {part} {}", outgoing.notice);
    let recipient = outgoing.target.column();
    let checksum = checksums::outbox(head.campaign.0, seq, recipient, &told);
    UNNUMBERED_PARTS + checksum.rem_euclid(UNNUMBERED_PARTS)
}
