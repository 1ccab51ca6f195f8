//! The journal: everything the bot remembers, and what it promises, whatever database keeps it.
//!
//! What was decided is appended and never deleted; the rest (snapshots, outbox, drafts, posts, names) serves those entries. The rules' values go
//! in and out as JSON text that is not looked into here.
//!
//! This crate is the contract. A backend is a crate of its own: it implements [`Store`], which is all that is read, and takes [`Request`]s from a queue,
//! writes as many as wait in one transaction (a [`Group`]) and answers them. Which of them can be written the [`Book`] says; how entries are chained
//! says [`chain`]. The tests of the contract run on each backend.

pub mod chain;
pub mod checksums;
pub mod columns;
pub mod copying;

mod book;
mod digests;
mod erasure;
mod head;
mod journal;
mod messages;
mod moment;
mod names;
mod outbox;
mod people;
mod personal;
mod problem;
mod servers;
mod signals;
mod store;
mod tries;
mod upkeep;
mod values;
mod writing;

pub use book::{Book, Lines, Row, Rows, Verdict};
pub use digests::{Change as DigestChange, Digest, Wanted};
pub use erasure::{Erasure, Step};
pub use head::{Head, SNAPSHOTS_APART, Told, told};
pub use journal::{HandedIn, Journal, WritingEnd};
pub use moment::{Linked, Moment, Row as CampaignRow, Undelivered};
pub use names::PersonName;
pub use outbox::Scope;
pub use people::OTHERS_OPEN;
pub use personal::{Part, Personal};
pub use problem::{BackupError, CommitError, CreateError, Error, Reported, Trouble};
pub use servers::Founders;
pub use signals::{Meter, News, Signals};
pub use store::Store;
pub use tries::{Tried, Tries};
pub use upkeep::Upkeep;
pub use values::{
    Campaign, ChainHead, Change, ClosedOffer, Commit, Committed, Condition, Draft, Entry, KnownHead, Lane, Link,
    Loaded, MemberChange, NewCampaign, NewDraft, OfferChange, OfferPlace, Opening, Outbox, Outgoing, Panel, Parked,
    Posted, Recorded, Reference, Snapshot, Target, Waiting,
};
pub use writing::{Asked, Creation, GROUP, Group, Request, Written};

/// What a process wants with the database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// To be the bot: create it, migrate it and write it.
    Serve,
    /// The same as the bot of this number, beside no process of another. What keeps out every other process needs no number.
    ServeAs(u32),
    /// To look into it, also while a bot serves it.
    Read,
}

impl Access {
    pub fn serves(self) -> bool {
        match self {
            Access::Serve | Access::ServeAs(_) => true,
            Access::Read => false,
        }
    }
}
