//! The hash chain. Each entry of the journal has a link: a hash over the previous link and over everything in the entry
//! that never changes. The campaign's row holds the newest link. This reveals an entry that was changed, lost or moved,
//! and a journal that was cut short.
//!
//! The chain protects against accidents, not against a host who changes an entry and recomputes the chain.
//!
//! Version 1, the first byte of a link, is followed by the SHA-256 of these fields in order:
//!
//! - the *anchor*, which the first entry links to: `"campaign"`, id, server, the channel it was founded in, name,
//!   ruleset, language, time of creation;
//! - an *entry*: `"entry"`, the previous link, campaign, seq, time, actor, cause, events.
//!
//! A number is eight bytes, big-endian. A text is its length as a number, then its bytes. An optional field is
//! preceded by one byte: 1 if it is present, 0 if not. `reverted_by` is not hashed, because it changes later; it
//! follows from the entry that did the undo.
//!
//! Only the erasure of a person's texts changes old entries (`erasure.rs`). It rebuilds the chain in pieces, oldest
//! first. Meanwhile the chain has two parts, and a row records where they meet.

use crate::values::{Campaign, ChainHead, Entry, Link, Recorded};
use chancery_basics::ids::CampaignId;
use sha2::{Digest as _, Sha256};

pub struct RowHash(Sha256);

impl RowHash {
    /// Starts with the kind of row, so that rows of different kinds never have the same hash.
    pub fn of(kind: &str) -> RowHash {
        RowHash(Sha256::new()).text(kind)
    }

    pub fn number(mut self, number: i64) -> RowHash {
        self.0.update(number.to_be_bytes());
        self
    }

    pub fn maybe(mut self, number: Option<i64>) -> RowHash {
        self.0.update([u8::from(number.is_some())]);
        match number {
            Some(number) => self.number(number),
            None => self,
        }
    }

    pub fn text(mut self, text: &str) -> RowHash {
        self.0.update((text.len() as u64).to_be_bytes());
        self.0.update(text);
        self
    }

    /// Returns the checksum of a row outside any chain. It is the part of the hash that suffices to detect damage.
    pub fn checksum(self) -> i64 {
        let [a, b, c, d, e, f, g, h, ..] = self.finish();
        i64::from_be_bytes([a, b, c, d, e, f, g, h])
    }

    fn link(self) -> Link {
        Link::new(self.finish())
    }

    fn finish(self) -> [u8; 32] {
        self.0.finalize().into()
    }
}

/// Returns the anchor of a campaign, which its first entry follows: a hash of the columns that never change. Its present
/// channel follows from the one where it was founded and the entries that moved it.
pub fn anchor(campaign: &Campaign) -> Link {
    RowHash::of("campaign")
        .number(campaign.id.0)
        .number(campaign.guild.cast_signed())
        .number(campaign.founded_in.cast_signed())
        .text(&campaign.name)
        .text(&campaign.ruleset)
        .text(&campaign.language)
        .number(campaign.created_at.as_millis())
        .link()
}

/// Returns the link of the entry that follows the one with the link `before`.
pub fn next(before: Link, campaign: i64, seq: i64, entry: &Entry) -> Link {
    let mut hash = RowHash::of("entry");
    hash.0.update(before.as_bytes());
    hash.number(campaign)
        .number(seq)
        .number(entry.at.as_millis())
        .maybe(entry.actor.map(|actor| actor.0.cast_signed()))
        .text(&entry.cause)
        .text(&entry.events)
        .link()
}

impl ChainHead {
    /// Returns the head after one more entry of the campaign.
    #[must_use]
    pub fn after(self, campaign: CampaignId, entry: &Entry) -> ChainHead {
        let version = self.version + 1;
        ChainHead { version, link: next(self.link, campaign.0, version, entry) }
    }
}

impl Recorded {
    /// Returns the link that the entry should have if it follows the link `before`.
    pub fn link_after(&self, before: Link) -> Link {
        next(before, self.campaign.0, self.seq, &self.entry)
    }
}
