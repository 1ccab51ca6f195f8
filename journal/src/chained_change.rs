//! A change prepared for the tables: its entries, chained to the previous ones, and its announcements.

use super::chain;
use super::checksums;
use super::values::{Campaign, Change, DeliveryQueue, Link, Outgoing, Reference, Waiting};
use chancery_basics::ids::CampaignId;
use std::collections::HashMap;

/// Announcements of an entry without a number are distinguished by a pseudorandom number below this.
const UNNUMBERED_PARTS: i64 = 10_000;

/// The minimum distance in entries between a campaign's two snapshots. At least this many of the newest entries can be
/// undone without replaying the campaign from its beginning.
pub const SNAPSHOTS_APART: i64 = 100;

/// A change together with its position in the journal.
pub struct ChainedChange<'a> {
    pub campaign: CampaignId,
    pub expected: i64,
    pub change: &'a Change,
    pub links: Vec<Link>,
    /// Whether the campaign's deadline changes, or the campaign ends or resumes.
    pub moves: bool,
}

impl<'a> ChainedChange<'a> {
    /// Chains the entries of a change to the campaign; `link` is its newest link.
    pub fn new(before: &Campaign, change: &'a Change, mut link: Link) -> ChainedChange<'a> {
        let (campaign, expected) = (before.id, before.version);
        let entries = (expected + 1..).zip(&change.entries);
        let links = entries.map(|(seq, entry)| {
            link = chain::next(link, campaign.0, seq, entry);
            link
        });
        ChainedChange {
            campaign,
            expected,
            change,
            links: links.collect(),
            moves: (before.next_due, before.ended) != (change.next_due, change.ended),
        }
    }

    pub fn queues(&self) -> impl Iterator<Item = DeliveryQueue> {
        let campaign = self.campaign;
        self.change.outbox.iter().map(move |outgoing| DeliveryQueue { campaign, target: outgoing.target })
    }

    /// Returns the seq of one of its entries, counted from 0.
    pub fn seq_of(&self, entry: usize) -> i64 {
        self.expected + 1 + i64::try_from(entry).unwrap_or_default()
    }

    /// Returns the displayed number of one of its entries; entries without a number do not count.
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
        !change.reverts.is_empty()
            || change.snapshot.is_some()
            || change.moves_to.is_some()
            || change.erasure.is_some()
            || !(change.members.is_empty() && change.offers.is_empty() && change.sealed.is_empty())
    }
}

pub struct Told<'a> {
    pub queue: DeliveryQueue,
    pub seq: i64,
    pub part: i64,
    pub notice: &'a str,
    pub checksum: i64,
}

impl Told<'_> {
    /// Returns the pending announcement with this id.
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

/// Returns the announcements of these changes in order of delivery.
pub fn told<'a>(heads: &'a [ChainedChange<'_>]) -> Vec<Told<'a>> {
    // Counted separately for each change, so that a number reveals nothing about changes written at the same time.
    let mut parts: HashMap<(DeliveryQueue, i64, i64), i64> = HashMap::new();
    let outgoing = heads.iter().flat_map(|head| {
        let outgoing = head.change.outbox.iter().zip(head.queues());
        outgoing.map(move |(outgoing, queue)| (head, outgoing, queue))
    });
    let rows = outgoing.map(|(head, outgoing, queue)| {
        let seq = head.number_of(outgoing.entry);
        let part = parts.entry((queue, head.expected, seq)).or_default();
        *part += 1;
        let part = match head.change.sealed.contains(&outgoing.entry) {
            true => unnumbered_part(head, outgoing, *part),
            false => *part,
        };
        let checksum = checksums::outbox(queue.campaign, seq, queue.target, &outgoing.notice);
        Told { queue, seq, part, notice: &outgoing.notice, checksum }
    });
    rows.collect()
}

/// Returns the part number of an announcement of an entry without a number. The entry shares the number of the entry
/// before it, perhaps with others. They are distinguished by a hash of the notice, the seq and the time. The seq alone
/// would reveal the number of private entries in between.
fn unnumbered_part(head: &ChainedChange<'_>, outgoing: &Outgoing, part: i64) -> i64 {
    let (seq, entry) = (head.seq_of(outgoing.entry), outgoing.entry);
    let at = head.change.entries.get(entry).map(|entry| entry.at);
    let told = format!("{at:?} {part} {}", outgoing.notice);
    let checksum = checksums::outbox(head.campaign, seq, outgoing.target, &told);
    UNNUMBERED_PARTS + checksum.rem_euclid(UNNUMBERED_PARTS)
}
