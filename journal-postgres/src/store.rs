//! The database, as far as it is read.

use super::heard::Heard;
use sqlx::PgPool;
use std::sync::Arc;

/// A database that is read through a pool of connections.
#[derive(Debug)]
pub(crate) struct PostgresStore {
    pub(crate) pool: PgPool,
    /// What is known of the campaigns' versions without asking the database. A method that reads a campaign asks for the era first, and notes
    /// the version that it finds.
    pub(crate) heard: Arc<Heard>,
}
