//! Moves a journal to a PostgreSQL server and back.

use super::super::Discord;
use super::{LOOK, dump, host};
use crate::databases::Server;
use sqlx::{Connection, PgConnection};
use std::thread::sleep;
use tokio::runtime::Runtime;

#[test]
fn a_journal_survives_the_way_to_postgresql_and_back() {
    let Some(server) = Server::start() else {
        return;
    };
    server.create("game");
    let host = host();
    let before = dump(&host.path("chancery.db"));
    let there = server.url("game");
    let moved = host.print(&["move", "--from", "sqlite://chancery.db", "--to", &there]);
    assert!(moved.starts_with("moved 1 campaign, 113 entries and "), "{moved}");
    let back = host.print(&["move", "--from", &there, "--to", "sqlite://back.db"]);
    assert_eq!(back, moved);
    assert_eq!(dump(&host.path("back.db")), before);
    assert_eq!(dump(&host.path("chancery.db")), before, "the old file stays as it is");

    // A database with a journal is never overwritten.
    let refused = ["move", "--from", "sqlite://chancery.db", "--to", &there];
    host.fails(&refused, 1, "holds a journal already");
    let refused = ["move", "--from", &there, "--to", "sqlite://back.db"];
    host.fails(&refused, 1, "back.db already exists");
}

#[test]
fn the_bot_continues_on_the_migrated_journal() {
    let Some(server) = Server::start() else {
        return;
    };
    server.create("game");
    let discord = Discord::start();
    let host = discord.host().with("DATABASE_URL", "sqlite://chancery.db");
    let serving = host.serve();
    let create = "/campaign create name:\"Spiral Arm\" ruleset:leverage";
    discord.types("mod", create);
    discord.types("ada", "/campaign join");
    discord.types("bo", "/campaign join");
    let there = server.url("game");
    let moving = ["move", "--from", "sqlite://chancery.db", "--to", &there];
    host.fails(&moving, 1, "another bot process is serving");
    serving.signal("-TERM");
    host.print(&moving);
    let host = host.with("DATABASE_URL", there.as_str());
    let mut serving = host.serve();
    let told = discord.types("ada", "/gift player:@bo amount:500");
    assert!(told.contains("500 money left"), "{told}");
    let back = ["move", "--from", &there, "--to", "sqlite://back.db"];
    if !serving.log.contains("this process leads") {
        serving.until("this process leads");
    }
    host.fails(&back, 1, "a bot is serving");
    let seated = ["sandbox", "--database", &there];
    host.fails(&seated, 1, "another bot serves");
    serving.signal("-TERM");
    host.print(&back);
    let host = host.with("DATABASE_URL", "sqlite://back.db");
    assert_eq!(host.print(&["verify"]), "1 campaign, 4 entries: all sound\n");
}

#[test]
fn a_killed_migration_into_postgresql_can_restart() {
    let Some(server) = Server::start() else {
        return;
    };
    server.create("game");
    let host = host();
    let there = server.url("game");
    let moving = ["move", "--from", "sqlite://chancery.db", "--to", &there];
    let moves = host.start_by(env!("CARGO_BIN_EXE_chancery"), &moving);
    let runtime = Runtime::new().expect("a runtime");
    let asks = async |sql: &'static str| -> bool {
        let mut connection = PgConnection::connect(&there).await.expect("a connection");
        let answer = sqlx::query_scalar(sql).fetch_one(&mut connection).await;
        connection.close().await.expect("an end");
        answer.expect("an answer")
    };
    let held =
        "SELECT EXISTS (SELECT 1 FROM pg_locks WHERE locktype = 'relation' AND mode = 'ExclusiveLock' AND granted)";
    let alone = "SELECT count(*) = 1 FROM pg_stat_activity WHERE datname = current_database() AND backend_type = 'client backend'";
    while !runtime.block_on(asks(held)) {
        sleep(LOOK);
    }
    moves.signal("-KILL");
    while !runtime.block_on(asks(alone)) {
        sleep(LOOK);
    }
    assert!(runtime.block_on(asks("SELECT count(*) = 0 FROM campaigns")));
    host.print(&moving);
    let back = ["move", "--from", &there, "--to", "sqlite://back.db"];
    host.print(&back);
    assert_eq!(dump(&host.path("back.db")), dump(&host.path("chancery.db")));
}
