//! Moves a journal from one database to another, and continues to play there.

#[cfg(feature = "postgres")]
mod server;

use super::database::{evening, long_evening, tamper};
use super::{ADA, BO, Host, NOON};
use crate::databases;
use chancery::journal::{self, Access, Founders, NewDraft, Panel, Posted, Template, Wanted, copying::TABLES};
use chancery::rules::ids::CampaignId;
use chancery::rules::time::Time;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection};
use std::path::Path;
use std::thread::sleep;
use std::time::Duration;
use tokio::runtime::Runtime;

/// How long a test waits between two checks.
const LOOK: Duration = Duration::from_millis(1);

/// Runs a query on a database file.
fn ask<T>(file: &Path, asked: impl AsyncFnOnce(&mut SqliteConnection) -> T) -> T {
    let runtime = Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let options = SqliteConnectOptions::new().filename(file).read_only(true);
        let mut connection = options.connect().await.expect("the database opens");
        let answer = asked(&mut connection).await;
        connection.close().await.expect("the database closes");
        answer
    })
}

async fn texts(connection: &mut SqliteConnection, sql: String) -> Vec<String> {
    let asked = sqlx::query_scalar(AssertSqlSafe(sql));
    asked.fetch_all(connection).await.expect("an answer")
}

/// Returns every row of each of the bot's tables, and the outbox's counter.
fn dump(file: &Path) -> Vec<(String, Vec<String>)> {
    ask(file, async |connection| {
        let tables = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE '\\_sqlx%' ESCAPE '\\' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY name";
        let mut dump = Vec::new();
        for table in texts(connection, tables.to_owned()).await {
            let columns = format!("SELECT name FROM pragma_table_info('{table}') ORDER BY name");
            let columns = texts(connection, columns).await;
            let quoted = columns.iter().map(|name| format!("'{name}=' || quote(\"{name}\")"));
            let row = quoted.collect::<Vec<_>>().join(" || ' ' || ");
            let rows = format!("SELECT {row} FROM \"{table}\" ORDER BY 1");
            let rows = texts(connection, rows).await;
            dump.push((table, rows));
        }
        let counted = "SELECT CAST(seq AS TEXT) FROM sqlite_sequence WHERE name = 'outbox'";
        dump.push(("counted".to_owned(), texts(connection, counted.to_owned()).await));
        dump
    })
}

/// Returns a host with a database file that has something in every table.
fn host() -> Host {
    let host = Host::new();
    long_evening(&host);
    let runtime = Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let url = databases::sqlite(&host.path("chancery.db"));
        let journal = journal::open(&url, Access::Serve);
        let journal = journal.await.expect("the journal opens");
        let campaign = CampaignId(1);
        let post = |subject: &str| Posted { campaign, subject: subject.to_owned(), channel: 1, message: u64::MAX };
        let later = Time::from_millis(NOON.as_millis() + 3_600_000);
        journal.begin_erasing(BO, NOON).await.unwrap();
        journal.set_name(900, ADA, "Ada 'Ünï' \\ \"🦀\"", false).await.unwrap();
        journal.mark_stale(post("offer:7")).await.unwrap();
        let shown = u64::MAX - 1;
        let panel = Panel { post: post("board"), version: 1, shown };
        journal.put_panel(panel).await.unwrap();
        let draft = NewDraft { campaign, user: ADA, command: "{}".to_owned(), at: NOON, expires_at: later };
        journal.put_draft(draft).await.unwrap();
        journal.note_called(campaign, vec![ADA, BO], NOON).await.unwrap();
        let wanted = Wanted {
            player: ADA,
            hour: 7,
            zone: "Europe/Zurich".to_owned(),
            language: "en".to_owned(),
            since: NOON,
            due: later,
        };
        journal.set_digest(wanted).await.unwrap();
        journal.note_server_commands(900, true).await.unwrap();
        journal.set_founders(900, Founders::Role(u64::MAX)).await.unwrap();
        journal.set_founders(901, Founders::Managers).await.unwrap();
        let kept = Template {
            guild: 900,
            key: "season 2".to_owned(),
            name: "Season 2".to_owned(),
            ruleset: "leverage".to_owned(),
            contents: "{\"settings\": []}".to_owned(),
        };
        assert!(journal.save_template(kept).await.unwrap());
        journal.note_greeted(902).await.unwrap();
        journal.note_departure(903, NOON).await.unwrap();
        journal.close().await;
    });
    tamper(&host, "INSERT INTO erased_campaigns VALUES (7)");
    tamper(&host, "UPDATE sqlite_sequence SET seq = seq + 40 WHERE name = 'outbox'");
    host
}

#[test]
fn every_table_is_migrated() {
    let host = Host::new();
    evening(&host);
    let found = ask(&host.path("chancery.db"), async |connection| {
        let names = "SELECT m.name || '.' || c.name FROM sqlite_schema AS m, pragma_table_info(m.name) AS c
                     WHERE m.type = 'table' AND m.name NOT LIKE '\\_sqlx%' ESCAPE '\\' AND m.name <> 'sqlite_sequence' ORDER BY 1";
        texts(connection, names.to_owned()).await
    });
    let columns = TABLES.iter().flat_map(|table| {
        let columns = table.columns.iter();
        columns.map(|column| format!("{}.{}", table.name, column.name))
    });
    let mut moved: Vec<String> = columns.collect();
    moved.sort();
    assert_eq!(moved, found);
}

#[test]
fn a_killed_migration_leaves_nothing_and_can_restart() {
    let host = host();
    let target = host.path("new.db");
    let moving = ["move", "--from", "sqlite://chancery.db", "--to", "sqlite://new.db"];
    // Tries again if the move ended before it could be killed.
    let mut killed = (0..50).map(|_| {
        let moves = host.start_by(env!("CARGO_BIN_EXE_chancery"), &moving);
        while !host.path("new.db.moving").exists() && !target.exists() {
            sleep(LOOK);
        }
        moves.signal("-KILL");
        let in_the_midst = !target.exists();
        if !in_the_midst {
            std::fs::remove_file(&target).expect("it is there");
        }
        in_the_midst
    });
    assert!(killed.any(|in_the_midst| in_the_midst), "it is always too quick");
    host.print(&moving);
    assert_eq!(dump(&target), dump(&host.path("chancery.db")));
    assert!(!host.path("new.db.moving").exists());
}

#[test]
fn a_damaged_database_is_not_migrated() {
    let host = host();
    tamper(&host, "UPDATE journal SET events = replace(events, '\"amount\":1}', '\"amount\":5}') WHERE seq = 50");
    let moving = ["move", "--from", "sqlite://chancery.db", "--to", "sqlite://new.db"];
    let ran = host.fails(&moving, 1, "nothing was moved: 2 problems found");
    assert!(ran.out.contains("entry 50 is not as it was written"), "{ran:?}");
    assert!(!host.path("new.db").exists() && !host.path("new.db.moving").exists());
}

/// What a program says about a PostgreSQL server that is not there.
const UNREACHABLE: &str = if cfg!(feature = "postgres") {
    "--from: cannot reach PostgreSQL at game at 127.0.0.1:1"
} else {
    "built without PostgreSQL"
};

#[test]
fn wrong_addresses_are_reported() {
    let host = Host::new();
    for (from, to, says) in [
        ("sqlite://a.db", "sqlite://a.db", "--from and --to are the same"),
        ("sqlite://missing.db", "sqlite://b.db", "--from: there is no database"),
        ("mysql://a", "sqlite://b.db", "--from: DATABASE_URL must name a SQLite file"),
        ("postgres://me:secret@127.0.0.1:1/game", "sqlite://b.db", UNREACHABLE),
    ] {
        let ran = host.fails(&["move", "--from", from, "--to", to], 1, says);
        assert!(!ran.err.contains("secret"), "{ran:?}");
    }
    host.fails(&["move", "--from", "sqlite://a.db"], 2, "--to");
}
