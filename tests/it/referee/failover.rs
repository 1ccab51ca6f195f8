//! A lagging standby takes over from the server. Rulings that it lacks never happened.

use super::Table;
use crate::databases::Server;
use chancery::rules::Campaign;
use std::sync::Arc;
use std::time::Duration;

/// Retries until the database responds again.
async fn look(table: &Table) -> Arc<Campaign> {
    for _ in 0..1_500 {
        // Handling input from Discord also begins by looking up the campaign.
        let row = table.referee.journal().campaign(table.id).await;
        if let (Ok(Some(_)), Ok(campaign)) = (row, table.referee.settled(table.id).await) {
            return campaign;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("the database does not answer");
}

#[tokio::test]
async fn entries_missing_from_a_lagging_standby_are_not_used() {
    let Some(server) = Server::start() else {
        return;
    };
    server.create("game");
    let url = server.url("game");
    let table = Table::begin_at(tempfile::tempdir().expect("a temporary folder"), &url).await;
    table.gives("before", 1).await.unwrap().unwrap();
    server.back_up();
    for cause in ["lost", "lost as well"] {
        table.gives(cause, 100).await.unwrap().unwrap();
    }
    server.fail_over();
    // Another process makes as many rulings, so that the numbers are the same.
    let other = table.beside(&url).await;
    for cause in ["kept", "kept as well"] {
        other.gives(cause, 1).await.unwrap().unwrap();
    }
    assert_eq!(table.given(&*look(&table).await), 3);
    table.gives("after", 1).await.unwrap().unwrap();
    assert_eq!(table.written().await, ["before", "kept", "kept as well", "after"]);
    assert_eq!(other.written().await, ["before", "kept", "kept as well", "after"]);
    table.referee.journal().close().await;
    other.referee.journal().close().await;
}
