//! The chain: each entry of the journal carries a link, a hash over the link before it and over everything in the entry that never changes. The
//! newest link stands in the campaign's row. So an entry that was changed, lost or moved is found, and so is an end that is missing.
//!
//! This is against accidents. A host who changes an entry and computes the chain anew is not found out by it.
//!
//! Version 1, which is the first byte of a link, is followed by the SHA-256 of these fields, one after the other:
//!
//! - the *anchor*, which the first entry links to: `"campaign"`, id, server, the channel it was founded in, name, ruleset, language, moment of creation;
//! - an *entry*: `"entry"`, the link before it, campaign, seq, moment, actor, cause, events.
//!
//! A number is eight bytes, the highest first; a text is its length as a number, and its bytes; what may be missing is preceded by a byte, 1
//! where it is there and 0 where it is not. `reverted_by` is not in it, because it changes later; it follows from the entry that undid.
//!
//! To change what stands in old entries on purpose, one transaction changes them, appends an entry that says so, and chains the campaign anew: so
//! is erased what a player wrote.

use super::values::Link;
use super::{Campaign, Entry};
use sha2::{Digest as _, Sha256};

/// Hashes the fields of a row.
pub struct RowHash(Sha256);

impl RowHash {
    /// Begins with what kind of row it is, so that no two kinds can have the same hash.
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

    /// Returns what a row that is in no chain carries: enough of the hash to notice damage.
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

/// The columns of a campaign's row that never change.
pub struct Anchor {
    pub id: i64,
    pub guild_id: i64,
    /// The channel in which it was founded. Where it is played follows from that and from the entries that moved it.
    pub channel_id: i64,
    pub name: String,
    pub ruleset: String,
    pub language: String,
    pub created_at: i64,
}

impl From<&Campaign> for Anchor {
    fn from(campaign: &Campaign) -> Anchor {
        Anchor {
            id: campaign.id.0,
            guild_id: campaign.guild.cast_signed(),
            channel_id: campaign.founded_in.cast_signed(),
            name: campaign.name.clone(),
            ruleset: campaign.ruleset.clone(),
            language: campaign.language.clone(),
            created_at: campaign.created_at.as_millis(),
        }
    }
}

impl Anchor {
    /// Returns what the campaign's first entry links to.
    pub fn link(&self) -> Link {
        RowHash::of("campaign")
            .number(self.id)
            .number(self.guild_id)
            .number(self.channel_id)
            .text(&self.name)
            .text(&self.ruleset)
            .text(&self.language)
            .number(self.created_at)
            .link()
    }
}

/// Returns the link of an entry that follows the one with the link `before`.
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
