//! Connecting to a PostgreSQL server, and every reason not to.

use crate::databases::Server;
use chancery::journal::{self, Access};

#[tokio::test]
async fn an_unreachable_server_is_named_without_the_password() {
    let url = "postgres://ada:secret@127.0.0.1:1/db";
    let refused = journal::open(url, Access::Serve).await.unwrap_err();
    let said = refused.to_string();
    assert!(said.contains("db at 127.0.0.1:1"), "{said}");
    assert!(!said.contains("secret"), "{said}");
    assert!(!format!("{refused:?}").contains("secret"));
}

#[tokio::test]
async fn only_servers_with_a_trusted_certificate_are_accepted() {
    let Some(server) = Server::start() else {
        return;
    };
    let Some(authority) = server.certify("localhost") else {
        return;
    };
    server.create("game");
    server.sql("postgres", "CREATE ROLE ada LOGIN SUPERUSER PASSWORD 's/p@%'".to_owned());
    let url = |host: &str, rest: String| {
        let port = server.port();
        format!("postgres://ada:s%2Fp%40%25@{host}:{port}/game?{rest}")
    };
    let root = format!("sslrootcert={}", authority.display());
    let trusting = format!("sslmode=verify-full&{root}");
    let journal = journal::open(&url("localhost", trusting.clone()), Access::Serve).await;
    let journal = journal.expect("it is believed");
    let encrypted = "DO $$ BEGIN ASSERT (SELECT bool_and(ssl) FROM pg_stat_ssl JOIN pg_stat_activity
        USING (pid) WHERE usename = 'ada'); END $$";
    server.sql("game", encrypted.to_owned());
    journal.close().await;
    let doubted = [
        // The authority is not one that browsers trust, the name differs, or the file does.
        (url("localhost", "sslmode=verify-full".to_owned()), "UnknownIssuer"),
        (url("127.0.0.1", trusting), "not valid for name"),
    ];
    for (url, why) in doubted {
        let refused = journal::open(&url, Access::Serve).await.unwrap_err();
        let said = refused.to_string();
        assert!(said.contains(why), "{said}");
        assert!(said.contains("in private"), "{said}");
        assert!(!said.contains("s%2Fp"), "{said}");
    }
}
