//! The reading side of a journal, and the statements behind it. Each subject has a trait with its reads and the functions
//! that write it.

pub mod campaigns;
pub mod checksums;
pub mod commits;
pub mod entries;
pub mod erasure;
pub mod housekeeping;
pub mod messages;
pub mod outbox;
pub mod people;
pub mod read_snapshot;
pub mod servers;

pub use campaigns::CampaignReads;
pub use entries::EntryReads;
pub use erasure::ErasureReads;
pub use messages::MessageReads;
pub use outbox::OutboxReads;
pub use people::PeopleReads;
pub use read_snapshot::ReadSnapshot;
pub use servers::ServerReads;

use crate::copying;
use crate::problem::{BackupError, Error};
use crate::sql::Statement;
use crate::values::KnownHead;
use async_trait::async_trait;
use chancery_basics::ids::CampaignId;
use std::path::Path;

/// A database for reading. It is used through a [`Journal`](crate::Journal).
#[async_trait]
pub trait Store:
    CampaignReads + EntryReads + ErasureReads + MessageReads + OutboxReads + PeopleReads + ServerReads
{
    /// Returns the head of the campaign as last written, if it is cached.
    fn known_head(&self, id: CampaignId) -> Option<KnownHead>;

    /// Returns a number that changes when entries read earlier may be missing from the journal, for example after a
    /// failover to a standby.
    fn server_changes(&self) -> u64 {
        0
    }

    /// Opens a consistent view of the whole database.
    async fn read_snapshot(&self) -> Result<Box<dyn ReadSnapshot>, Error>;

    /// Returns the open file, or `None` if the database is on a server.
    fn file(&self) -> Option<&Path>;

    /// Returns whether other processes may also write the database, because it is on a server.
    fn is_shared(&self) -> bool {
        self.file().is_none()
    }

    /// Returns the size in bytes of the database and of its log.
    async fn sizes(&self) -> (u64, u64);

    /// Writes a copy of the current database to a new file.
    ///
    /// # Errors
    /// Fails if the file already exists or cannot be written, or if the database cannot be read.
    async fn backup(&self, to: &Path) -> Result<(), BackupError>;

    /// Writes a copy under the name `part`, and renames it once it is complete, verified and durable. A file with the
    /// final name is therefore a reliable backup. Refuses if another file has replaced the open one.
    ///
    /// # Errors
    /// Fails like [`Store::backup`], and also if the copy is damaged or the database file was replaced. A failure
    /// leaves no file.
    async fn backup_whole(&self, part: &Path, to: &Path) -> Result<(), BackupError>;

    async fn end(&self);
}

/// Returns the declarations of the statements that every backend runs.
pub fn statements() -> Vec<Statement> {
    let subjects = [
        campaigns::statements(),
        checksums::statements(),
        commits::statements(),
        copying::statements(),
        entries::statements(),
        erasure::statements(),
        messages::statements(),
        outbox::statements(),
        people::statements(),
        servers::statements(),
    ];
    subjects.into_iter().flatten().collect()
}
