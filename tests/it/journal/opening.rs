//! Opening, closing and copying the file, and every reason to refuse it.

use super::{Place, change, commit, create};
use chancery::journal::{self, Access, BackupError, OpenError};
use chancery_journal_sqlite as sqlite;
use sqlx::migrate::Migrator;
use sqlx::{ConnectOptions, Connection, sqlite::SqliteConnectOptions};
use std::fs;
use std::path::Path;

impl Place {
    /// Creates a database without a campaign in the form of the last version before the chain.
    async fn leave_as_before(&self) {
        let options = SqliteConnectOptions::new().filename(self.path());
        let mut connection = options.create_if_missing(true).connect().await.unwrap();
        let migrations = Migrator::new(Path::new("migrations")).await.unwrap();
        migrations.run_to(2, &mut connection).await.unwrap();
        connection.close().await.unwrap();
    }

    pub async fn refusal(&self, access: Access) -> String {
        let refused = journal::open(&self.url(), access).await;
        let message = refused.expect_err("refused").to_string();
        assert!(!message.contains('\n'), "one line: {message}");
        message
            .replace(&self.path().display().to_string(), "DB")
            .replace(&self.folder.path().display().to_string(), "FOLDER")
    }

    pub async fn sql(&self, sql: &'static str) {
        let options = SqliteConnectOptions::new().filename(self.path());
        let mut connection = options.create_if_missing(true).connect().await.unwrap();
        sqlx::raw_sql(sql).execute(&mut connection).await.unwrap();
        connection.close().await.unwrap();
    }
}

#[tokio::test]
async fn wrong_addresses_are_refused_and_not_repeated() {
    for url in ["", "chancery.db", "mysql://ada:secret@host/db"] {
        let refused = journal::open(url, Access::Serve).await.unwrap_err();
        assert!(matches!(refused, OpenError::Address), "{url}: {refused}");
        let said = refused.to_string();
        assert!(!said.contains("secret"), "{said}");
        for named in ["sqlite://", "postgres://"] {
            assert!(said.contains(named), "{said}");
        }
    }
    let refused = journal::open("sqlite:x.db?mode=ro", Access::Serve).await;
    let refused = refused.unwrap_err();
    assert!(matches!(refused, OpenError::Sqlite(sqlite::OpenError::Url)), "{refused}");
    for url in ["sqlite::memory:", "sqlite://:memory:", "sqlite://x?mode=memory"] {
        let refused = journal::open(url, Access::Serve).await.unwrap_err();
        assert!(matches!(refused, OpenError::Sqlite(sqlite::OpenError::Memory)), "{url}: {refused}");
    }
}

#[tokio::test]
async fn each_form_of_an_address_names_the_same_file() {
    let place = Place::sqlite();
    let url = format!("sqlite:{}", place.path().display());
    let journal = journal::open(&url, Access::Serve).await.unwrap();
    journal.close().await;
    assert!(place.path().is_file());
    place.serve().await.close().await;
}

#[tokio::test]
async fn a_missing_folder_is_reported() {
    let place = Place::sqlite();
    let url = format!("sqlite://{}/none/chancery.db", place.folder.path().display());
    let refused = journal::open(&url, Access::Serve).await.unwrap_err();
    let message = refused.to_string();
    assert!(message.contains("/none does not exist: create it"), "{message}");
}

#[tokio::test]
async fn an_unwritable_location_is_reported() {
    // Nobody can create files in /sys, not even a superuser, who ignores permissions.
    let refused = journal::open("sqlite:///sys/chancery.db", Access::Serve).await;
    let message = refused.unwrap_err().to_string();
    assert!(message.starts_with("cannot write /sys/chancery.db.lock ("), "{message}");
}

#[tokio::test]
async fn a_folder_is_not_a_database() {
    let place = Place::sqlite();
    fs::create_dir(place.path()).unwrap();
    for access in [Access::Serve, Access::Read] {
        let message = place.refusal(access).await;
        assert!(message.starts_with("DB is not a SQLite"), "{message}");
    }
}

#[tokio::test]
async fn a_file_that_is_not_a_database_is_left_alone() {
    let place = Place::sqlite();
    let text = "A letter, and not a database at all. ".repeat(50);
    fs::write(place.path(), &text).unwrap();
    for access in [Access::Serve, Access::Read] {
        let message = place.refusal(access).await;
        assert_eq!(message, "DB is not a SQLite database: move it away, or change DATABASE_URL");
    }
    assert_eq!(fs::read_to_string(place.path()).unwrap(), text);
}

#[tokio::test]
async fn a_database_of_another_program_is_left_alone() {
    let place = Place::sqlite();
    place.sql("CREATE TABLE cats (name TEXT)").await;
    for access in [Access::Serve, Access::Read] {
        let message = place.refusal(access).await;
        assert_eq!(message, "DB belongs to another program: change DATABASE_URL");
    }
}

#[tokio::test]
async fn a_newer_database_is_refused() {
    let place = Place::sqlite();
    place.serve().await.close().await;
    place.sql("INSERT INTO _sqlx_migrations VALUES (9000, 'more', 0, true, x'00', 0)").await;
    for access in [Access::Serve, Access::Read] {
        let message = place.refusal(access).await;
        assert!(message.starts_with("DB was written by a newer version of chancery:"), "{message}");
    }
}

#[tokio::test]
async fn reading_never_creates_or_migrates() {
    let place = Place::sqlite();
    let message = place.refusal(Access::Read).await;
    assert!(message.starts_with("there is no database DB: start the bot once"), "{message}");
    assert!(!place.path().exists());

    place.leave_as_before().await;
    let message = place.refusal(Access::Read).await;
    assert!(message.ends_with("start the bot once to migrate it"), "{message}");
}

#[tokio::test]
async fn an_empty_file_is_refused() {
    // An empty file, and a database without tables.
    for fill in [None, Some("CREATE TABLE t (c); DROP TABLE t")] {
        let place = Place::sqlite();
        fs::write(place.path(), "").unwrap();
        if let Some(sql) = fill {
            place.sql(sql).await;
        }
        for access in [Access::Serve, Access::Read] {
            let message = place.refusal(access).await;
            assert_eq!(message, "DB is empty: restore a backup, or remove it to start over");
        }
    }
}

#[tokio::test]
async fn leftovers_of_an_interrupted_start_are_replaced() {
    let place = Place::sqlite();
    fs::write(place.folder.path().join("chancery.db.new"), "half a database").unwrap();
    place.serve().await.close().await;
    assert!(!place.folder.path().join("chancery.db.new").exists());
    journal::open(&place.url(), Access::Read).await.unwrap();
}

#[tokio::test]
async fn a_database_marked_by_another_program_is_left_alone() {
    let place = Place::sqlite();
    place.serve().await.close().await;
    place.sql("PRAGMA application_id = 7").await;
    for access in [Access::Serve, Access::Read] {
        let message = place.refusal(access).await;
        assert_eq!(message, "DB belongs to another program: change DATABASE_URL");
    }
}

#[tokio::test]
async fn one_bot_and_any_number_of_readers_can_open_a_database() {
    let place = Place::sqlite();
    let bot = place.serve().await;
    let campaign = create(&bot, 1).await;
    let message = place.refusal(Access::Serve).await;
    assert_eq!(message, "another bot process is serving DB: stop that one first");

    let reader = journal::open(&place.url(), Access::Read).await.unwrap();
    assert_eq!(reader.campaigns().await.unwrap()[0].id, campaign);
    reader.close().await;

    bot.close().await;
    place.serve().await.close().await;
}

#[tokio::test]
async fn closing_cleans_up() {
    let place = Place::sqlite();
    let journal = place.serve().await;
    create(&journal, 1).await;
    journal.close().await;
    let files = fs::read_dir(place.folder.path()).unwrap().count();
    assert_eq!(files, 2, "the database and its lock, no log beside it");
}

#[tokio::test]
async fn a_backup_can_run_while_the_bot_serves() {
    let place = Place::sqlite();
    let bot = place.serve().await;
    let campaign = create(&bot, 1).await;
    let reader = journal::open(&place.url(), Access::Read).await.unwrap();
    let copy = place.folder.path().join("copy.db");
    reader.backup(&copy).await.unwrap();
    commit(&bot, campaign, 1, change("later")).await.unwrap();

    let refused = reader.backup(&copy).await.unwrap_err();
    assert!(matches!(refused, BackupError::Exists(_)), "{refused}");
    let refused = reader.backup(Path::new("/sys/copy.db")).await.unwrap_err();
    assert!(matches!(refused, BackupError::Unwritable { .. }), "{refused}");

    let url = format!("sqlite://{}", copy.display());
    let restored = journal::open(&url, Access::Serve).await.unwrap();
    let loaded = restored.load(campaign).await.unwrap().unwrap();
    assert_eq!(loaded.campaign.version, 1);
    commit(&restored, campaign, 1, change("another life")).await.unwrap();
}
