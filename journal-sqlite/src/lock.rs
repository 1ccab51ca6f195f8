//! One bot a database, whatever name it goes by.
//!
//! A file beside the database, `.lock`, says that it is served. That is not enough: the file can be removed, and a hard link in another folder
//! has another one beside it. So on Linux the database itself is locked, too, which goes by what the file is and not by its name. That lock is
//! `flock`'s, which has nothing to do with the record locks SQLite sets on the same file; elsewhere the two get into each other's way, and
//! the file beside it has to do. A file named by the device and number of the database, in a folder for such things, would do on all systems, but
//! services have such a folder each to themselves.
//!
//! Closing any descriptor of a file drops all record locks that the process has on it, SQLite's too. Therefore the descriptor that holds the lock
//! is opened before any connection and closed after the last, and what this process serves already is known without opening it.

use super::OpenError;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

/// Both locks. They go with the process, however that ends.
#[derive(Debug)]
pub(super) struct Lock {
    #[cfg(target_os = "linux")]
    _itself: itself::Held,
    _beside: Beside,
}

/// The lock beside a database that may not be there yet.
#[derive(Debug)]
pub(super) struct Beside(File);

impl Drop for Beside {
    fn drop(&mut self) {
        let_go(&self.0);
    }
}

/// Lets a lock go at once. Closing the file is not enough: a child process that is just being started holds all files open until it runs its own program.
fn let_go(file: &File) {
    if let Err(problem) = file.unlock() {
        tracing::warn!(%problem, "the lock of the database goes with the process only");
    }
}

impl Beside {
    pub(super) fn take(path: &Path) -> Result<Beside, OpenError> {
        let name = beside(path, ".lock");
        let unwritable = |problem| OpenError::Unwritable { path: name.clone(), problem };
        let file = private(OpenOptions::new().append(true).create(true)).open(&name).map_err(unwritable)?;
        match file.try_lock() {
            Ok(()) => Ok(Beside(file)),
            Err(TryLockError::WouldBlock) => Err(OpenError::Served(path.to_owned())),
            Err(TryLockError::Error(problem)) => Err(unwritable(problem)),
        }
    }

    /// Locks the database itself, which is there by now.
    pub(super) fn with_database(self, path: &Path) -> Result<Lock, OpenError> {
        Ok(Lock {
            #[cfg(target_os = "linux")]
            _itself: itself::Held::take(path)?,
            _beside: self,
        })
    }
}

/// Returns the name of a file that belongs to the database.
pub(super) fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}

/// Has files made that only the bot's user can read: they hold what players say to each other in private.
pub(super) fn private(options: &mut OpenOptions) -> &mut OpenOptions {
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(options, 0o600);
    options
}

/// Returns the file that a path leads to through symbolic links, there or not yet. SQLite names its log after that one, so the lock stands beside
/// that one.
pub(super) fn real(path: &Path) -> PathBuf {
    /// As many links as Linux follows.
    const LINKS: usize = 40;
    let mut path = path.to_owned();
    for _ in 0..LINKS {
        match fs::read_link(&path) {
            Ok(target) => path = path.parent().unwrap_or(Path::new("/")).join(target),
            Err(_) => break,
        }
    }
    match (path.parent().map(fs::canonicalize), path.file_name()) {
        (Some(Ok(folder)), Some(name)) => folder.join(name),
        _ => path,
    }
}

/// Returns what is odd about the database as a file, though it can be served.
#[cfg(unix)]
pub(super) fn oddities(path: &Path) -> io::Result<Vec<&'static str>> {
    use std::os::unix::fs::MetadataExt;
    let file = fs::metadata(path)?;
    let mut odd = Vec::new();
    if file.mode() & 0o007 != 0 {
        odd.push("every user of this machine can open the database: chmod 600 keeps it to the bot");
    }
    if file.nlink() > 1 {
        odd.push("the database has several names (hard links), and its log only one: always start it by the same");
    }
    Ok(odd)
}

#[cfg(not(unix))]
pub(super) fn oddities(_: &Path) -> io::Result<Vec<&'static str>> {
    Ok(Vec::new())
}

#[cfg(target_os = "linux")]
mod itself {
    use super::{File, OpenError, OpenOptions, Path, TryLockError, fs, io};
    use std::collections::BTreeSet;
    use std::os::unix::fs::MetadataExt;
    use std::sync::{Mutex, MutexGuard, PoisonError};

    /// Device and number, which tell a file whatever it is called.
    type Identity = (u64, u64);

    /// What this process serves.
    static SERVED: Mutex<BTreeSet<Identity>> = Mutex::new(BTreeSet::new());

    fn served() -> MutexGuard<'static, BTreeSet<Identity>> {
        // No panic leaves a set half changed.
        SERVED.lock().unwrap_or_else(PoisonError::into_inner)
    }

    #[derive(Debug)]
    pub(crate) struct Held {
        identity: Identity,
        file: File,
    }

    impl Held {
        pub(super) fn take(path: &Path) -> Result<Held, OpenError> {
            let unwritable = |problem| OpenError::Unwritable { path: path.to_owned(), problem };
            let mut served = served();
            let identity = fs::metadata(path).map(|file| identity(&file)).map_err(unwritable)?;
            if served.contains(&identity) {
                return Err(OpenError::Served(path.to_owned()));
            }
            let file = OpenOptions::new().read(true).append(true).open(path).map_err(unwritable)?;
            match file.try_lock() {
                Ok(()) => {}
                Err(TryLockError::WouldBlock) => return Err(OpenError::Served(path.to_owned())),
                Err(TryLockError::Error(problem)) => return Err(unwritable(problem)),
            }
            let identity = match file.metadata() {
                Ok(opened) if self::identity(&opened) == identity => identity,
                Ok(_) => {
                    return Err(unwritable(io::Error::other("it was replaced at this moment")));
                }
                Err(problem) => return Err(unwritable(problem)),
            };
            served.insert(identity);
            Ok(Held { identity, file })
        }
    }

    impl Drop for Held {
        fn drop(&mut self) {
            super::let_go(&self.file);
            served().remove(&self.identity);
        }
    }

    fn identity(file: &fs::Metadata) -> Identity {
        (file.dev(), file.ino())
    }
}
