//! Damage to a PostgreSQL database is also detected.

use super::super::Host;
use super::super::database::evening;
use super::{CHANGES, CURE, flips};
use crate::databases::Server;
use chancery::journal::{self, Access};
use std::fs::File;
use std::os::unix::fs::FileExt;
use tokio::runtime::Runtime;

/// A database of an evening with something in every table.
const SOUND: &str = "sound";
/// A copy of that database, to be damaged.
const DAMAGED: &str = "damaged";

/// The size of PostgreSQL's pages.
const PAGE: usize = 8192;

/// Returns a server with a sound database, and a host that uses the copy.
fn server() -> Option<(Server, Host)> {
    let server = Server::start()?;
    let host = Host::new();
    evening(&host);
    flips::more_of_everything(&host);
    server.create(SOUND);
    let moving = ["move", "--from", "sqlite://chancery.db", "--to"];
    host.print(&[&moving[..], &[&server.url(SOUND)]].concat());
    let host = host.with("DATABASE_URL", server.url(DAMAGED));
    Some((server, host))
}

fn copy(server: &Server) {
    let copy = format!("CREATE DATABASE {DAMAGED} TEMPLATE {SOUND}");
    server.sql("postgres", copy);
}

#[test]
fn verify_finds_changes_in_any_postgresql_table() {
    let Some((server, host)) = server() else {
        return;
    };
    let mut refused = 0;
    for (sql, says) in CHANGES {
        copy(&server);
        match server.try_sql(DAMAGED, (*sql).to_owned()) {
            Ok(()) => {
                let ran = host.fails(&["verify"], 1, CURE);
                assert!(ran.out.contains(says), "{sql}: {}", ran.out);
            }
            // A constraint prevents this change.
            Err(code) => {
                assert!(code.starts_with("23"), "{sql}: {code}");
                refused += 1;
            }
        }
        server.remove(DAMAGED);
    }
    assert!(refused * 4 < CHANGES.len(), "{refused} did not happen");
}

#[test]
fn verify_finds_changed_postgresql_schemas() {
    let Some((server, host)) = server() else {
        return;
    };
    for (sql, says) in [
        ("DROP INDEX journal_by_actor", "index journal_by_actor"),
        ("ALTER TABLE outbox ALTER COLUMN notice DROP NOT NULL", "column outbox.notice"),
        ("ALTER TABLE names DROP COLUMN checksum", "the rest cannot be read"),
    ] {
        copy(&server);
        server.sql(DAMAGED, sql.to_owned());
        let ran = host.fails(&["verify"], 1, CURE);
        assert!(ran.out.contains(says), "{sql}: {}", ran.out);
        server.remove(DAMAGED);
    }
}

#[test]
fn serve_refuses_a_postgresql_journal_with_a_wrong_end() {
    let Some((server, _)) = server() else {
        return;
    };
    let runtime = Runtime::new().expect("a runtime");
    for sql in [
        "DELETE FROM journal WHERE seq = 9",
        "UPDATE campaigns SET version = version - 1",
        "UPDATE campaigns SET head = NULL",
    ] {
        copy(&server);
        server.sql(DAMAGED, sql.to_owned());
        let opened = runtime.block_on(journal::open(&server.url(DAMAGED), Access::Serve));
        let problem = opened.expect_err("it is refused").to_string();
        let says = "the journal of campaign 1 does not end as it was left";
        assert!(problem.contains(says), "{sql}: {problem}");
        server.remove(DAMAGED);
    }
}

#[test]
fn verify_finds_corrupt_pages() {
    let Some((server, host)) = server() else {
        return;
    };
    copy(&server);
    host.print(&["verify"]);
    // Most packages of PostgreSQL include the extension that compares indexes with their tables, but not all.
    let compares = server.try_sql(DAMAGED, "CREATE EXTENSION amcheck".to_owned());
    let mut relations = vec![("journal", "table journal cannot be read")];
    if compares.is_ok() {
        host.print(&["verify"]);
        relations.push(("names_pkey", "index names_pkey does not agree with its table"));
    } else {
        eprintln!("skipped: there is no amcheck, so no index was compared");
    }
    for (relation, says) in relations {
        let file = server.file_of(DAMAGED, relation);
        server.stop();
        let file = File::options().write(true).open(file).expect("its file");
        // An index's first page is metadata, and the second holds the entries.
        let page = if relation.ends_with("_pkey") { PAGE } else { 0 };
        let spoilt = [0xa5; PAGE / 2];
        file.write_all_at(&spoilt, page as u64).expect("it is spoilt");
        server.restart();
        let ran = host.fails(&["verify"], 1, CURE);
        assert!(ran.out.contains(says), "{relation}: {}", ran.out);
    }
}
