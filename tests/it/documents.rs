//! Claims that the documents make: `docs/PRIVACY.md` lists every database column, every test named in
//! `docs/SECURITY.md` or `docs/RELIABILITY.md` exists, and every command that runs some of the tests finds them.

use chancery::journal::{self, Access};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

const PRIVACY: &str = include_str!("../../docs/PRIVACY.md");
const SECURITY: &str = include_str!("../../docs/SECURITY.md");
const RELIABILITY: &str = include_str!("../../docs/RELIABILITY.md");

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
    files(folder, "rs")
}

/// Returns all files with an extension in a folder and its subfolders.
fn files(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries
        .flat_map(|path| match path.is_dir() {
            true => files(&path, extension),
            false => Vec::from_iter(path.extension().is_some_and(|end| end == extension).then_some(path)),
        })
        .collect()
}

/// Returns the filters of the commands in a text that run some of the integration tests.
fn filters(text: &str) -> Vec<&str> {
    let commands = text.split("cargo test ").skip(1);
    let commands = commands.filter_map(|rest| rest.split(['`', '"', '\n', '\\', ')', '#']).next());
    commands
        .filter_map(|command| command.split_once("--test it "))
        .flat_map(|(_, given)| {
            let mut words = given.split_whitespace();
            let mut filters = Vec::new();
            while let Some(word) = words.next() {
                match word {
                    "--skip" => filters.extend(words.next()),
                    word if word.starts_with('-') => {}
                    word => filters.push(word),
                }
            }
            filters
        })
        .collect()
}

/// A filter that matches nothing runs nothing, and succeeds.
#[test]
fn every_command_that_filters_tests_finds_one() {
    assert_eq!(filters("`A=1 cargo test --test it storm:: -- --ignored --skip long` x"), ["storm::", "long"]);
    let top = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folder = top.join("tests/it");
    let mut tests = String::new();
    for file in sources(&folder) {
        let module = file.strip_prefix(&folder).unwrap().with_extension("").to_string_lossy().replace('/', "::");
        for line in fs::read_to_string(&file).unwrap().lines() {
            let name = line.split_once("fn ").and_then(|(_, rest)| rest.split_once('('));
            tests.extend(name.map(|(name, _)| format!("{module}::{name}\n")));
        }
    }
    let documents = files(&top.join("docs"), "md").into_iter().chain(sources(&folder));
    let named = ["README.md", "CONTRIBUTING.md", "ARCHITECTURE.md", ".ci/run"].map(|name| top.join(name));
    let mut found = 0;
    for file in documents.chain(named) {
        let text = fs::read_to_string(&file).unwrap().replace("\\\n", " ");
        for filter in filters(&text) {
            assert!(tests.contains(filter), "{}: no test is called {filter}", file.display());
            found += 1;
        }
    }
    assert!(found > 20, "{found}");
}

#[test]
fn every_test_named_in_a_document_exists() {
    let top = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folders = ["tests/it", "pictures/tests/it", "rules/tests/it"];
    let files = folders.map(|folder| sources(&top.join(folder))).concat();
    let sources: Vec<String> = files.iter().map(|file| fs::read_to_string(file).unwrap()).collect();
    // A test's name has several words; other quoted names have fewer.
    let named = |document, words| {
        let names: BTreeSet<&str> = quoted(document)
            .into_iter()
            .filter(|name| {
                let parts = name.trim_end_matches('.').split('_');
                parts.clone().count() >= words
                    && parts.flat_map(str::chars).all(|sign| sign.is_ascii_lowercase() || sign.is_ascii_digit())
            })
            .collect();
        assert!(names.len() > 40, "{names:?}");
        names
    };
    let names = named(SECURITY, 3).into_iter().chain(named(RELIABILITY, 4));
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
