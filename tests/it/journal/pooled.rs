//! A pooler between the bot and PostgreSQL works if it pools by session, and the server ends a frozen process's
//! session. Other poolers are refused.

use super::several::{leads, until};
use super::{change, commit, create};
use crate::databases::{Pooler, Proxy, Rewrite, Server};
use chancery::journal::{self, Access, Journal, OpenError};

async fn open(url: &str) -> Journal {
    journal::open(url, Access::ServeAs(1)).await.expect("the journal opens")
}

/// Serves a database through one connection, freezes it, and waits until a process on another connection becomes the
/// leader.
async fn a_frozen_leader_leads_no_longer(server: &Server, line: &Proxy) {
    let frozen = open(&server.url_by(line.port(), "game")).await;
    until("it leads", async || leads(&frozen)).await;
    let campaign = create(&frozen, 50).await;
    let next = open(&server.url("game")).await;
    assert!(!leads(&next));
    line.freeze();
    until("another one leads", async || leads(&next)).await;
    commit(&next, campaign, 1, change("by the next")).await.unwrap();
    line.mend();
    until("it knows", async || !leads(&frozen)).await;
    commit(&frozen, campaign, 2, change("by the first")).await.unwrap();
    frozen.close().await;
    next.close().await;
}

#[tokio::test]
async fn timeouts_hold_behind_a_pooler_without_startup_parameters() {
    let Some(server) = Server::start() else {
        return;
    };
    server.create("game");
    // A name with a dot is a setting that PostgreSQL ignores.
    let without = Rewrite { from: b"options\0", to: b"chan.er\0" };
    let line = Proxy::rewriting(server.port(), Some(without));
    a_frozen_leader_leads_no_longer(&server, &line).await;
}

#[tokio::test]
async fn a_pooler_that_drops_settings_is_refused() {
    let Some(server) = Server::start() else {
        return;
    };
    server.create("game");
    // A function with the same arguments that sets nothing.
    let without = Rewrite { from: b"set_config", to: b"concat_ws " };
    let line = Proxy::rewriting(server.port(), Some(without));
    must_be_refused(&server.url_by(line.port(), "game")).await;
}

#[tokio::test]
async fn pgbouncer_in_session_mode_works_with_its_defaults() {
    let Some(server) = Server::start() else {
        return;
    };
    let Some(pooler) = Pooler::start(&server, "session") else {
        return;
    };
    server.create("game");
    let line = Proxy::start(pooler.port());
    a_frozen_leader_leads_no_longer(&server, &line).await;
}

#[tokio::test]
async fn pgbouncer_in_transaction_mode_is_refused() {
    let Some(server) = Server::start() else {
        return;
    };
    let Some(pooler) = Pooler::start(&server, "transaction") else {
        return;
    };
    server.create("game");
    for _ in 0..3 {
        must_be_refused(&server.url_by(pooler.port(), "game")).await;
    }
}

async fn must_be_refused(url: &str) {
    let refused = journal::open(url, Access::ServeAs(1)).await.map(drop).unwrap_err();
    assert!(matches!(refused, OpenError::Postgres(_)), "{refused:?}");
    let said = refused.to_string();
    assert!(said.contains("reached through a pooler") && said.contains("pool_mode = session"), "{said}");
}
