//! The journal in PostgreSQL, for several processes that share it. `chancery_journal` says what it promises.
//!
//! Each process writes what it decides, in a task of its own (`writer.rs`, `group.rs`), and tells the others (`listening.rs`). One of them leads
//! (`leading.rs`): deadlines, deliveries, panels and digests are its alone.
//!
//! The queries are checked when compiling, against `.sqlx`. After a change to a query or a migration, renew it with an empty database:
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
mod heard;
mod leading;
mod listening;
mod messages;
mod moment;
mod open;
mod outbox;
mod people;
mod problem;
mod reads;
mod servers;
mod serving;
mod store;
mod upkeep;
mod writer;

pub use open::{OpenError, open};
