//! Claims that the documents make to hosts: `docs/PRIVACY.md` lists every database column, and every test named in
//! `docs/SECURITY.md` exists.

use chancery::journal::{self, Access};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

const PRIVACY: &str = include_str!("../../docs/PRIVACY.md");
const SECURITY: &str = include_str!("../../docs/SECURITY.md");

/// Returns the parts of a document between backticks.
fn quoted(document: &str) -> Vec<&str> {
    document.split('`').skip(1).step_by(2).collect()
}

#[tokio::test]
async fn the_privacy_document_lists_every_stored_column_once() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("chancery.db");
    let url = format!("sqlite://{}", file.display());
    let journal = journal::open(&url, Access::Serve).await.unwrap();
    journal.close().await;
    let options = SqliteConnectOptions::new().filename(&file);
    let mut database = options.connect().await.unwrap();
    let columns: Vec<String> = sqlx::query_scalar(
        "SELECT tables.name || '.' || columns.name FROM sqlite_master AS tables
         JOIN pragma_table_info(tables.name) AS columns
         WHERE tables.type = 'table' AND tables.name NOT LIKE 'sqlite_%' AND tables.name <> '_sqlx_migrations'",
    )
    .fetch_all(&mut database)
    .await
    .unwrap();
    database.close().await.unwrap();
    assert!(columns.len() > 50, "{columns:?}");
    let named = quoted(PRIVACY);
    for column in &columns {
        assert!(named.contains(&column.as_str()), "{column} is not named");
    }
    let tables: BTreeSet<&str> = columns.iter().filter_map(|one| one.split('.').next()).collect();
    for name in named {
        let table = name.split('.').next().unwrap_or_default();
        let is_column = name.contains('.') && tables.contains(table);
        assert!(!is_column || columns.iter().any(|one| one == name), "{name} is not kept");
    }
}

#[test]
fn the_privacy_document_states_how_long_questions_are_kept() {
    let line = PRIVACY.lines().find(|line| line.contains("`drafts.expires_at`")).unwrap();
    let kept = format!("| {} hours |", chancery::discord::DRAFT_LASTS.as_millis() / 3_600_000);
    assert!(line.ends_with(&kept), "{line}");
}

/// Returns all Rust files in a folder and its subfolders.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries
        .flat_map(|path| match path.is_dir() {
            true => sources(&path),
            false => Vec::from_iter(path.extension().is_some_and(|end| end == "rs").then_some(path)),
        })
        .collect()
}

#[test]
fn every_test_named_in_the_security_document_exists() {
    let top = Path::new(env!("CARGO_MANIFEST_DIR"));
    let files = [sources(&top.join("tests/it")), sources(&top.join("rules/tests/it"))].concat();
    let sources: Vec<String> = files.iter().map(|file| fs::read_to_string(file).unwrap()).collect();
    // A test's name has several words; other quoted names do not.
    let names: BTreeSet<&str> = quoted(SECURITY)
        .into_iter()
        .filter(|name| {
            name.matches('_').count() > 1 && name.chars().all(|sign| sign.is_ascii_lowercase() || sign == '_')
        })
        .collect();
    assert!(names.len() > 40, "{names:?}");
    for name in names {
        let is_test = |source: &String| {
            source.find(&format!("fn {name}(")).is_some_and(|at| {
                let before = source[..at].trim_end().trim_end_matches("async").trim_end();
                before.lines().rev().take(3).any(|line| line.contains("test"))
            })
        };
        assert!(sources.iter().any(is_test), "{name} is no test");
    }
}

/// SQLite sorts in temporary files when a migration creates an index. In a container, `/tmp` holds 16 MB.
#[test]
fn a_container_has_room_for_a_migrations_temporary_files() {
    let image = include_str!("../../deploy/Dockerfile");
    let volume = image.lines().find_map(|line| line.strip_prefix("VOLUME ")).unwrap();
    assert!(image.contains(&format!("SQLITE_TMPDIR={volume}")), "{image}");
    let compose = include_str!("../../deploy/compose.yaml");
    assert!(compose.contains(&format!("- data:{volume}\n")), "{compose}");
}
