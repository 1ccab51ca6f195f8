//! The journal: everything the bot remembers, with the same guarantees on any database.
//!
//! Decisions are appended and never deleted. Everything else (snapshots, outbox, drafts, tracked messages, names)
//! supports those entries. The rules' values are stored as JSON text, which this crate does not parse.
//!
//! This crate is the contract. Each backend is a crate of its own. It implements [`Store`] for reading, takes
//! [`WriteRequest`]s from a queue, writes as many as possible in one transaction (a [`Group`]) and answers them.
//! [`CommitPlan`] decides which can be written, and [`chain`] chains the entries. The contract's tests run on every
//! backend.

pub mod chain;
pub mod checksums;
pub mod copying;
pub mod sql;
pub mod store;

mod chained_change;
mod housekeeping;
mod journal;
mod names;
mod news;
mod personal;
mod plan;
mod problem;
mod signals;
mod sqlx;
mod tries;
mod values;
mod writer;
mod writing;

pub use chained_change::{ChainedChange, SNAPSHOTS_APART, Told, told};
pub use housekeeping::{Chore, Housekeeping, Step};
pub use journal::{HandedIn, Journal, WritingEnd};
pub use names::{OfServer, PersonName};
pub use news::News;
pub use personal::{Digest, Part, Personal, Wanted};
pub use plan::{CommitChains, CommitPlan, Rows, StoredCampaign};
pub use problem::{BackupError, CommitError, CreateError, Error, Reported, Trouble, is_out_of_handles};
pub use signals::{Changed, Meter, Signals};
pub use store::outbox::Scope;
pub use store::{
    CampaignReads, EntryReads, ErasureReads, MessageReads, OutboxReads, PeopleReads, ReadSnapshot, ServerReads, Store,
};
pub use tries::{Tried, Tries};
pub use values::{
    Campaign, CampaignRow, ChainHead, Change, ClosedOffer, Commit, Committed, Condition, DeliveryQueue, Draft, Entry,
    Erasure, ErasureProgress, Founders, KnownHead, LOADED_AT_ONCE, Link, Linked, Loaded, MemberChange, NewCampaign,
    NewDraft, OfferChange, OfferPlace, Opening, Outbox, Outgoing, PER_PIECE, Panel, Parked, Piece, Posted, Recorded,
    Reference, Snapshot, Target, Template, Undelivered, Waiting,
};
pub use writer::Writer;
pub use writing::{GROUP, Group, Request, WriteRequest, Written};

/// How a process uses the database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// Serves as the bot: creates, migrates and writes it.
    Serve,
    /// Serves as the bot with this number, together with other processes of the same bot. A backend for a single
    /// process ignores the number.
    ServeAs(u32),
    /// Read-only. This also works while a bot is using the database.
    Read,
}

impl Access {
    pub fn serves(self) -> bool {
        self != Access::Read
    }
}
