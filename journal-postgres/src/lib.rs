//! The journal in PostgreSQL, shared by several processes. `chancery_journal` documents its guarantees.
//!
//! Each process writes its decisions in a task of its own (`writer.rs`, `group.rs`) and notifies the others
//! (`listening.rs`). One of them is the leader (`leading.rs`) and alone runs deadlines, deliveries, panels and digests.

mod commits;
mod connecting;
pub mod copying;
mod epochs;
mod group;
mod leading;
mod listening;
mod migrations;
mod open;
mod outbox;
mod problem;
mod read_snapshot;
mod serving;
mod sql;
mod statements;
mod store;
mod version_cache;
mod writer;

pub use open::open;
pub use problem::OpenError;
pub use statements::statements;
