//! Access to the file: one bot, whatever path it uses, and no other user of the machine.

use super::{Place, change, commit, create};
use chancery::journal::{self, Access, Journal, OpenError};
use chancery_journal_sqlite as sqlite;
use std::fs;
use std::path::{Path, PathBuf};

impl Place {
    fn file(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }
}

async fn open(path: &Path) -> Result<Journal, OpenError> {
    let url = format!("sqlite://{}", path.display());
    journal::open(&url, Access::Serve).await
}

/// Checks that a database is already being served.
async fn is_served(path: &Path) {
    let refused = open(path).await.expect_err("it is served");
    assert!(matches!(refused, OpenError::Sqlite(sqlite::OpenError::Served(_))), "{refused}");
}

#[cfg(unix)]
#[tokio::test]
async fn a_symbolic_link_shares_the_lock() {
    use std::os::unix::fs::symlink;
    let place = Place::sqlite();
    let elsewhere = Place::sqlite();
    // This also holds if the link existed first.
    symlink(place.path(), elsewhere.path()).unwrap();
    let bot = open(&elsewhere.path()).await.unwrap();
    assert!(place.path().is_file() && elsewhere.path().is_symlink());
    is_served(&place.path()).await;
    is_served(&elsewhere.path()).await;
    let campaign = create(&bot, 1).await;
    bot.close().await;
    let bot = place.serve().await;
    is_served(&elsewhere.path()).await;
    assert!(bot.campaign(campaign).await.unwrap().is_some());
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn the_lock_belongs_to_the_file_not_its_name() {
    let place = Place::sqlite();
    let bot = place.serve().await;
    let campaign = create(&bot, 1).await;
    let link = place.file("other.db");
    fs::hard_link(place.path(), &link).unwrap();
    is_served(&link).await;
    fs::remove_file(place.file("chancery.db.lock")).unwrap();
    is_served(&place.path()).await;

    // The refused processes did no harm: the bot can write, and readers see its log.
    commit(&bot, campaign, 1, change("a")).await.unwrap();
    let reader = journal::open(&place.url(), Access::Read).await.unwrap();
    let seen = reader.campaign(campaign).await.unwrap().unwrap();
    assert_eq!(seen.version, 2);
    reader.close().await;
    assert!(place.file("chancery.db-wal").exists());

    bot.close().await;
    open(&link).await.unwrap().close().await;
}

#[cfg(unix)]
#[tokio::test]
async fn only_the_bots_user_can_read_its_files() {
    use std::os::unix::fs::PermissionsExt;
    let place = Place::sqlite();
    let bot = place.serve().await;
    create(&bot, 1).await;
    bot.backup(&place.file("copy.db")).await.unwrap();
    let mut names = Vec::new();
    for file in fs::read_dir(place.folder.path()).unwrap() {
        let file = file.unwrap();
        let mode = file.metadata().unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{}", file.path().display());
        names.push(file.file_name().into_string().unwrap());
    }
    names.sort();
    let all = ["chancery.db", "chancery.db-shm", "chancery.db-wal", "chancery.db.lock", "copy.db"];
    assert_eq!(names, all);
}

#[cfg(unix)]
#[tokio::test]
async fn a_child_process_inherits_no_lock() {
    use std::io::{Read, Write};
    use std::os::unix::process::CommandExt;
    use std::process::Command;
    let place = Place::sqlite();
    let bot = place.serve().await;
    let (mut born, mut birth) = std::io::pipe().unwrap();
    let (mut told, tell) = std::io::pipe().unwrap();
    let mut child = Command::new("true");
    let lingers = move || {
        birth.write_all(b"!")?;
        told.read_exact(&mut [0])
    };
    // SAFETY: between fork and exec, the child only writes one byte and reads one.
    unsafe { child.pre_exec(lingers) };
    let starts = std::thread::spawn(move || child.status());
    born.read_exact(&mut [0]).unwrap();
    bot.close().await;
    let again = open(&place.path()).await;
    (&tell).write_all(b"!").unwrap();
    assert!(starts.join().unwrap().unwrap().success());
    again.expect("nothing serves it").close().await;
}
