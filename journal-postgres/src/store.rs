//! The reading side of the database.

use super::version_cache::VersionCache;
use sqlx::PgPool;
use std::sync::Arc;

#[derive(Debug)]
pub(crate) struct PostgresStore {
    pub(crate) pool: PgPool,
    /// The cache of the campaigns' heads. A method that reads a campaign gets the generation first, and then caches the head
    /// that it finds.
    pub(crate) versions: Arc<VersionCache>,
}
