//! Ensures that only one bot uses a database, even if it has several names.
//!
//! A file next to the database, `.lock`, marks it as served. That is not enough: the file can be removed, and a hard
//! link in another folder has another lock file. On Linux the database itself is therefore locked too, which identifies
//! it independently of its name. That lock uses `flock`, which is independent of the record locks that SQLite sets on
//! the same file. On other systems the two interfere, so only the lock file is used. A lock file named by device and
//! inode in a shared folder would work everywhere, but services usually have private folders.
//!
//! Closing any descriptor of a file drops all of the process's record locks on it, including SQLite's. The descriptor
//! that holds the lock is therefore opened before any connection and closed after the last, and files already served by
//! this process are recognised without opening them.

use super::problem::OpenError;
use chancery_journal::Trouble;
use std::fs::{self, File, Metadata, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

/// Both locks. They end with the process, even after a crash.
#[derive(Debug)]
pub(super) struct Lock {
    #[cfg(target_os = "linux")]
    _itself: itself::Held,
    _beside: Beside,
}

/// The lock next to a database that may not exist yet.
#[derive(Debug)]
pub(super) struct Beside(File);

impl Drop for Beside {
    fn drop(&mut self) {
        let_go(&self.0);
    }
}

/// Releases a lock at once. Closing the file is not enough: a child process that is just being started holds all files
/// open until it executes its own program.
fn let_go(file: &File) {
    if let Err(problem) = file.unlock() {
        tracing::warn!(%problem, "the database stays locked until this process ends");
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

    /// Also locks the database itself, which exists now.
    pub(super) fn with_database(self, path: &Path) -> Result<Lock, OpenError> {
        Ok(Lock {
            #[cfg(target_os = "linux")]
            _itself: itself::Held::take(path)?,
            _beside: self,
        })
    }
}

pub(super) fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}

/// Removes a file, if it exists.
pub(super) fn remove(path: &Path) -> io::Result<()> {
    match fs::remove_file(path) {
        Err(problem) if problem.kind() != io::ErrorKind::NotFound => Err(problem),
        _ => Ok(()),
    }
}

/// Creates files that only the bot's user can read, because they contain private messages.
pub(super) fn private(options: &mut OpenOptions) -> &mut OpenOptions {
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(options, 0o600);
    options
}

/// Resolves the symbolic links in a path. The file need not exist. SQLite names its log after that file, so the lock
/// uses the same name.
pub(super) fn real(path: &Path) -> PathBuf {
    /// Linux follows the same number of links.
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

/// Returns warnings about the database file that do not prevent serving it.
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

/// Identifies a file independently of its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Identity(u64, u64);

impl Identity {
    pub(super) fn of(path: &Path) -> io::Result<Identity> {
        fs::metadata(path).map(|file| Identity::from(&file))
    }

    /// Checks that the path still leads to this file, and reports what happened to it otherwise.
    pub(super) fn must_be_at(self, path: &Path) -> Result<(), Trouble> {
        match Identity::of(path) {
            Ok(found) if found == self => Ok(()),
            Ok(_) => Err(Trouble::Replaced),
            Err(problem) if problem.kind() == io::ErrorKind::NotFound => Err(Trouble::Gone),
            Err(problem) => Err(Trouble::Other(problem.to_string())),
        }
    }
}

#[cfg(unix)]
impl From<&Metadata> for Identity {
    fn from(file: &Metadata) -> Identity {
        use std::os::unix::fs::MetadataExt;
        Identity(file.dev(), file.ino())
    }
}

/// Other systems do not allow an open file to be deleted or replaced.
#[cfg(not(unix))]
impl From<&Metadata> for Identity {
    fn from(_: &Metadata) -> Identity {
        Identity(0, 0)
    }
}

#[cfg(target_os = "linux")]
mod itself {
    use super::{File, Identity, OpenError, OpenOptions, Path, TryLockError, io};
    use std::collections::BTreeSet;
    use std::sync::{Mutex, MutexGuard, PoisonError};

    /// The files that this process serves.
    static SERVED: Mutex<BTreeSet<Identity>> = Mutex::new(BTreeSet::new());

    fn served() -> MutexGuard<'static, BTreeSet<Identity>> {
        // No panic can leave the set half changed.
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
            let identity = Identity::of(path).map_err(unwritable)?;
            if served.contains(&identity) {
                return Err(OpenError::Served(path.to_owned()));
            }
            let file = OpenOptions::new().read(true).append(true).open(path).map_err(unwritable)?;
            match file.try_lock() {
                Ok(()) => {}
                Err(TryLockError::WouldBlock) => return Err(OpenError::Served(path.to_owned())),
                Err(TryLockError::Error(problem)) => return Err(unwritable(problem)),
            }
            if Identity::from(&file.metadata().map_err(unwritable)?) != identity {
                return Err(unwritable(io::Error::other("it was replaced at this moment")));
            }
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
}
