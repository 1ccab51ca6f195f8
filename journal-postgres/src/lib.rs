//! The journal in PostgreSQL, shared by several processes. `chancery_journal` documents its guarantees.
//!
//! Each process writes its decisions in a task of its own (`writer.rs`, `group.rs`) and notifies the others
//! (`listening.rs`). One of them is the leader (`leading.rs`) and alone runs deadlines, deliveries, panels and digests.
//!
//! The compiler checks the queries against `.sqlx`. After a change to a query or a migration, renew it with an empty
//! database:
//!
//! ```sh
//! cat migrations/*.sql | psql $DATABASE_URL && rm -rf .sqlx && mkdir .sqlx && touch src/lib.rs
//! SQLX_OFFLINE=false SQLX_OFFLINE_DIR=$PWD/.sqlx cargo check
//! ```

mod checksums;
mod commits;
mod connecting;
pub mod copying;
mod digests;
mod erasure;
mod group;
mod housekeeping;
mod leading;
mod listening;
mod messages;
mod open;
mod outbox;
mod people;
mod problem;
mod read_snapshot;
mod reads;
mod servers;
mod serving;
mod store;
mod version_cache;
mod writer;

pub use open::{OpenError, open};
