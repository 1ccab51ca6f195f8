//! Opens the bot's journal in the database that the URL selects. The crate `chancery-journal` documents its guarantees.

pub use chancery_journal::{
    Access, BackupError, Campaign, CampaignRow, ChainHead, Change, ClosedOffer, Commit, CommitError, Committed,
    Condition, CreateError, DeliveryQueue, Digest, Draft, Entry, Erasure, ErasureProgress, Error, Founders, HandedIn,
    Journal, LOADED_AT_ONCE, Link, Linked, Loaded, MemberChange, NewCampaign, NewDraft, OfServer, OfferChange,
    OfferPlace, Opening, Outbox, Outgoing, PER_PIECE, Panel, Parked, Part, PersonName, Personal, Piece, Posted,
    ReadSnapshot, Recorded, Reference, SNAPSHOTS_APART, Snapshot, Target, Template, Tried, Tries, Trouble, Undelivered,
    Waiting, Wanted, is_out_of_handles,
};

use crate::metrics::Metered;
pub use chancery_journal::copying::{self, CopyError, Sink, Source};
#[cfg(feature = "postgres")]
use chancery_journal_postgres as postgres;
use chancery_journal_sqlite as sqlite;
use sha2::{Digest as _, Sha256};
pub use sqlite::OpenError as FileError;
use std::sync::Arc;

/// Why the database cannot be opened, in one line that says what to do.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    #[error(transparent)]
    Sqlite(#[from] sqlite::OpenError),
    #[cfg(feature = "postgres")]
    #[error(transparent)]
    Postgres(#[from] postgres::OpenError),
    #[cfg(not(feature = "postgres"))]
    #[error(
        "this chancery was built without PostgreSQL: build it with the feature postgres, or let DATABASE_URL name a SQLite file"
    )]
    NoPostgres,
    /// The URL is not repeated, because it may contain a password.
    #[error(
        "DATABASE_URL must name a SQLite file, such as sqlite://chancery.db, or a PostgreSQL database, such as postgres://chancery@localhost/chancery"
    )]
    Address,
}

enum Backend {
    Sqlite,
    #[cfg(feature = "postgres")]
    Postgres,
}

impl Backend {
    fn of(url: &str) -> Result<Backend, OpenError> {
        match url.split_once(':') {
            Some(("sqlite", _)) => Ok(Backend::Sqlite),
            #[cfg(feature = "postgres")]
            Some(("postgres" | "postgresql", _)) => Ok(Backend::Postgres),
            #[cfg(not(feature = "postgres"))]
            Some(("postgres" | "postgresql", _)) => Err(OpenError::NoPostgres),
            _ => Err(OpenError::Address),
        }
    }
}

/// Returns the bot's number for [`Access::ServeAs`], which is the same in every process and version.
pub fn bot_number(known_by: &str) -> u32 {
    let [a, b, c, d, ..] = <[u8; 32]>::from(Sha256::digest(known_by));
    u32::from_be_bytes([a, b, c, d])
}

/// Opens the database that `url` names. Serving it also creates and migrates it.
pub async fn open(url: &str, access: Access) -> Result<Journal, OpenError> {
    let meter = Arc::new(Metered);
    match Backend::of(url)? {
        Backend::Sqlite => Ok(sqlite::open(url, access, meter).await?),
        #[cfg(feature = "postgres")]
        Backend::Postgres => Ok(postgres::open(url, access, meter).await?),
    }
}

/// Opens a database to move its journal elsewhere. No bot can serve it in the meantime.
pub async fn source(url: &str) -> Result<Box<dyn Source>, OpenError> {
    match Backend::of(url)? {
        Backend::Sqlite => Ok(sqlite::copying::source(url).await?),
        #[cfg(feature = "postgres")]
        Backend::Postgres => Ok(postgres::copying::source(url).await?),
    }
}

/// Opens a database to receive a journal: a file that does not exist yet, or an empty PostgreSQL database.
pub async fn sink(url: &str) -> Result<Box<dyn Sink>, OpenError> {
    match Backend::of(url)? {
        Backend::Sqlite => Ok(sqlite::copying::sink(url).await?),
        #[cfg(feature = "postgres")]
        Backend::Postgres => Ok(postgres::copying::sink(url).await?),
    }
}
