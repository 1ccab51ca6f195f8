//! Damage to the file while it is served: no write is lost silently, and the journal recovers if it can.

use super::{Place, change, commit, create};
use chancery::journal::{self, Access, CommitError, Error, Journal, Trouble};
use chancery::rules::ids::CampaignId;
use sqlx::{ConnectOptions, Connection, sqlite::SqliteConnectOptions};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Tries to write and returns why that fails.
async fn trouble(journal: &Journal, campaign: CampaignId) -> Trouble {
    let refused = commit(journal, campaign, 1, change("in trouble")).await;
    match refused {
        Err(CommitError::Unavailable(Error::Unwritable(trouble))) => trouble,
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn data_in_a_deleted_file_is_back_after_the_next_start() {
    // With and without the other files SQLite keeps.
    for all in [false, true] {
        let place = Place::sqlite();
        let journal = place.serve().await;
        let campaign = create(&journal, 1).await;
        let beside = |ending: &str| format!("{}{ending}", place.path().display());
        fs::remove_file(place.path()).unwrap();
        if all {
            fs::remove_file(beside("-wal")).unwrap();
            fs::remove_file(beside("-shm")).unwrap();
        }
        for _ in 0..2 {
            assert_eq!(trouble(&journal, campaign).await, Trouble::Gone);
        }
        assert!(!place.path().exists(), "nothing starts in its place");
        // Existing decisions can still be read.
        assert!(journal.load(campaign).await.unwrap().is_some());
        drop(journal);

        let journal = place.serve().await;
        let loaded = journal.load(campaign).await.unwrap().unwrap();
        assert_eq!(loaded.campaign.version, 1);
        commit(&journal, campaign, 1, change("afterwards")).await.unwrap();
        journal.close().await;
        assert!(!fs::exists(beside(".saved")).unwrap());
    }
}

#[tokio::test]
async fn a_deletion_is_noticed_without_a_write() {
    let place = Place::sqlite();
    let journal = place.serve().await;
    create(&journal, 1).await;
    fs::remove_file(place.path()).unwrap();
    let saved = format!("{}.saved", place.path().display());
    for _ in 0..200 {
        if fs::exists(&saved).unwrap() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("nothing was saved in ten seconds");
}

#[tokio::test]
async fn only_the_original_file_is_written_again() {
    let place = Place::sqlite();
    let journal = place.serve().await;
    let campaign = create(&journal, 1).await;
    let away = place.path().with_extension("away");
    fs::rename(place.path(), &away).unwrap();
    assert_eq!(trouble(&journal, campaign).await, Trouble::Gone);
    fs::copy(&away, place.path()).unwrap();
    let before = fs::read(place.path()).unwrap();
    assert_eq!(trouble(&journal, campaign).await, Trouble::Replaced);
    assert_eq!(fs::read(place.path()).unwrap(), before, "it is not touched");
    fs::rename(&away, place.path()).unwrap();
    commit(&journal, campaign, 1, change("healed")).await.unwrap();
    let saved = format!("{}.saved", place.path().display());
    assert!(!fs::exists(&saved).unwrap(), "it is behind by now");
    // The second time, the saved copy has the state at that time.
    fs::rename(place.path(), &away).unwrap();
    assert_eq!(trouble(&journal, campaign).await, Trouble::Gone);
    assert!(fs::exists(&saved).unwrap());
    fs::rename(&away, place.path()).unwrap();
    journal.close().await;
    let journal = journal::open(&place.url(), Access::Read).await.unwrap();
    let loaded = journal.load(campaign).await.unwrap().unwrap();
    assert_eq!(loaded.campaign.version, 2);
}

#[tokio::test]
async fn a_failed_action_succeeds_once_its_cause_is_gone() {
    let place = Place::sqlite();
    let journal = place.serve().await;
    let campaign = create(&journal, 1).await;
    let options = SqliteConnectOptions::new().filename(place.path());
    let mut other = options.connect().await.unwrap();
    let begin = sqlx::query("BEGIN IMMEDIATE");
    begin.execute(&mut other).await.unwrap();
    // This is longer than a writer waits for another.
    assert!(matches!(trouble(&journal, campaign).await, Trouble::Other(_)));
    other.close().await.unwrap();
    let written = commit(&journal, campaign, 1, change("in trouble")).await;
    assert_eq!(written.unwrap().version, 2);
    // A commit refused for its contents does no harm either.
    let again = commit(&journal, campaign, 2, change("in trouble")).await;
    assert!(matches!(again, Err(CommitError::Duplicate { .. })));
    commit(&journal, campaign, 2, change("other")).await.unwrap();
}

/// Overwrites a file with another, keeping its inode and every process that has it open.
fn overwrite(from: &Path, to: &Path) {
    fs::write(to, fs::read(from).unwrap()).unwrap();
}

/// Overwrites the served file with a backup, after another commit.
async fn overwritten() -> (Place, Journal, CampaignId, PathBuf) {
    let place = Place::sqlite();
    let journal = place.serve().await;
    let campaign = create(&journal, 1).await;
    let backup = place.path().with_extension("backup");
    journal.backup(&backup).await.unwrap();
    commit(&journal, campaign, 1, change("after the backup")).await.unwrap();
    overwrite(&backup, &place.path());
    (place, journal, campaign, backup)
}

#[tokio::test]
async fn a_backup_copied_over_the_file_is_noticed_and_intact() {
    let (place, journal, campaign, backup) = overwritten().await;
    for _ in 0..2 {
        let refused = commit(&journal, campaign, 2, change("in trouble")).await;
        assert!(matches!(refused, Err(CommitError::Unavailable(Error::Unwritable(Trouble::Replaced)))), "{refused:?}");
    }
    assert!(journal.entries(campaign, None, 10).await.is_err(), "reads would mix both files");
    journal.close().await;
    assert_eq!(fs::read(place.path()).unwrap(), fs::read(&backup).unwrap(), "it is not touched, not even at the stop");

    let journal = place.serve().await;
    let loaded = journal.load(campaign).await.unwrap().unwrap();
    assert_eq!(loaded.campaign.version, 1);
    commit(&journal, campaign, 1, change("in the backup")).await.unwrap();
    journal.close().await;
}

#[tokio::test]
async fn a_backup_copied_over_the_file_is_noticed_without_a_write() {
    let (place, _journal, ..) = overwritten().await;
    let log = format!("{}-wal", place.path().display());
    for _ in 0..200 {
        // A process killed now leaves no log that could be mistaken for the other file's.
        if !fs::exists(&log).unwrap() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("it is not noticed in ten seconds");
}

/// Moves the log into the file, as the writer does when the log is long.
async fn checkpoint(path: &Path) {
    let options = SqliteConnectOptions::new().filename(path);
    let mut other = options.connect().await.unwrap();
    sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").execute(&mut other).await.unwrap();
    other.close().await.unwrap();
}

#[tokio::test]
async fn an_older_file_is_noticed_and_a_checkpoint_is_not() {
    let place = Place::sqlite();
    let journal = place.serve().await;
    let campaign = create(&journal, 1).await;
    checkpoint(&place.path()).await;
    let copy = place.path().with_extension("copy");
    fs::copy(place.path(), &copy).unwrap();
    for version in 1..40 {
        commit(&journal, campaign, version, change(format!("{version}"))).await.unwrap();
        if version % 7 == 0 {
            checkpoint(&place.path()).await;
        }
    }
    overwrite(&copy, &place.path());
    assert_eq!(trouble(&journal, campaign).await, Trouble::Replaced);
    journal.close().await;
    assert_eq!(fs::read(place.path()).unwrap(), fs::read(&copy).unwrap());
}
