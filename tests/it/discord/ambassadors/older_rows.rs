//! Announcements that an older version stored unredacted are redacted for their readers when sent.

use super::Game;
use crate::databases::in_files;
use chancery_loopback::world::{SEND_MESSAGES, World};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};

/// Rewrites the pending announcement as an older version stored it, with the tile's value. Returns it as it was and as
/// it is now.
async fn unveil(file: &std::path::Path) -> (String, String) {
    let options = SqliteConnectOptions::new().filename(file);
    let mut database = options.connect().await.unwrap();
    let mut waits: Vec<(i64, String)> =
        sqlx::query_as("SELECT id, notice FROM outbox WHERE notice LIKE '%reputation_placed%'")
            .fetch_all(&mut database)
            .await
            .unwrap();
    let (id, stored) = waits.pop().unwrap();
    assert!(waits.is_empty(), "{waits:?}");
    let unveiled = stored.replace("\"value\":0", "\"value\":3");
    sqlx::query("UPDATE outbox SET notice = ?2 WHERE id = ?1")
        .bind(id)
        .bind(&unveiled)
        .execute(&mut database)
        .await
        .unwrap();
    database.close().await.unwrap();
    (stored, unveiled)
}

#[tokio::test]
async fn older_unredacted_rows_are_sent_redacted() {
    let mut game = in_files(Game::on_the_example()).await;
    let (channel, ada) = (game.table.channel, game.table.ada);
    let deny = |denied| move |world: &mut World| world.deny(channel, denied);
    game.table.discord.with(deny(SEND_MESSAGES));
    let own = game.table.ask(ada, "/reputation place value:3 space:2");
    let own = own.await;
    assert!(own.contains("worth 3"), "{own}");
    game.table.stop().await;
    let (stored, unveiled) = unveil(&game.table.database()).await;
    assert_ne!(stored, unveiled, "it was stored veiled");
    game.table.discord.with(deny(0));
    game.table.start().await;
    let told = game.table.discord.until(|world| {
        let mut public = world.messages.values().filter(|m| m.only_for.is_none());
        let told = public.find(|message| message.content().contains("places a reputation tile"));
        told.map(|message| message.json.to_string())
    });
    let told = super::super::within(told).await;
    assert!(told.contains("on space 2"), "{told}");
    assert!(!told.contains("worth"), "{told}");
}
