//! A consistent copy, also while a bot writes.

use super::{Journal, lock, open};
use sqlx::{ConnectOptions, Connection};
use std::fs::{self, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

/// Why there is no copy, in one line that says what to do.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    #[error("{} exists already: name a file that does not", .0.display())]
    Exists(PathBuf),
    #[error("cannot write {} ({problem}): name a file in a folder that can be written", .path.display())]
    Unwritable { path: PathBuf, problem: io::Error },
    #[error("cannot copy the database: {0}")]
    Database(#[from] sqlx::Error),
}

impl Journal {
    /// Writes a copy of the whole database, as it is at this moment, to a new file.
    ///
    /// # Errors
    /// Fails where the file is there already or cannot be written, and where the database cannot be read.
    pub async fn backup(&self, to: &Path) -> Result<(), BackupError> {
        let unwritable = |problem| BackupError::Unwritable {
            path: to.to_owned(),
            problem,
        };
        // The full path cannot be mistaken for one of SQLite's own names.
        let path = std::path::absolute(to).map_err(unwritable)?;
        let name = path
            .to_str()
            .ok_or_else(|| unwritable(io::Error::other("its name is not UTF-8")))?;
        // Made here, and empty, because only the system can tell for sure that it was not there before.
        lock::private(OpenOptions::new().write(true).create_new(true))
            .open(&path)
            .map_err(|problem| match problem.kind() {
                io::ErrorKind::AlreadyExists => BackupError::Exists(to.to_owned()),
                _ => unwritable(problem),
            })?;
        let copied = self.copy_to(name).await;
        if copied.is_err()
            && let Err(problem) = fs::remove_file(&path)
        {
            tracing::warn!(%problem, path = %path.display(), "an unfinished backup is left");
        }
        Ok(copied?)
    }

    async fn copy_to(&self, name: &str) -> Result<(), sqlx::Error> {
        // A connection of its own: those of the readers may write nothing, not even elsewhere.
        let mut connection = open::options(&self.path).connect().await?;
        sqlx::query("VACUUM INTO ?1")
            .bind(name)
            .execute(&mut connection)
            .await?;
        connection.close().await
    }
}
