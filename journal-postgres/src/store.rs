//! Reads from the database.

use super::version_cache::VersionCache;
use sqlx::PgPool;
use std::sync::Arc;

#[derive(Debug)]
pub(crate) struct PostgresStore {
    pub(crate) pool: PgPool,
    /// The cache of the campaigns' heads. A method that reads a campaign first gets the generation, then caches the
    /// head it finds.
    pub(crate) versions: Arc<VersionCache>,
}
