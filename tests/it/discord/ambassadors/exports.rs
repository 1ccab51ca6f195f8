//! `/campaign export`: players get it without the secrets of others. A moderator can include them, which is announced.

use super::Game;
use crate::discord::Table;
use serde_json::Value;

#[tokio::test]
async fn only_their_owner_exports_reputation_tile_values() {
    let game = Game::on_the_example().await;
    let table = &game.table;
    table.ask(table.ada, "/reputation place value:3 space:2").await;
    let worth = async |user: u64, line: &str| {
        let export = game.file(user, line).await;
        let tile = &export["players"][0]["reputation_track"][1]["tile"];
        assert!(tile.get("reputation").is_some(), "everybody sees that there is a tile");
        tile["reputation"].clone()
    };
    assert_eq!(worth(table.ada, "/campaign export").await, 3);
    assert_eq!(worth(table.bo, "/campaign export").await, Value::Null);
    assert_eq!(worth(game.host, "/campaign export").await, Value::Null);
    let redacted = "/campaign export secrets:false";
    assert_eq!(worth(game.host, redacted).await, Value::Null);
    assert_eq!(table.said("exports the campaign"), 0);
    // A player who asks for the secrets gets nothing. A moderator gets them, and the export is announced.
    let refused = table.ask(table.bo, "/campaign export secrets:true").await;
    assert!(refused.contains("moderator"), "{refused}");
    assert_eq!(table.said("exports the campaign"), 0);
    assert_eq!(worth(game.host, "/campaign export secrets:true").await, 3);
    table.quiet().await;
    assert_eq!(table.said("exports the campaign with its secrets"), 1);
}

#[tokio::test]
async fn a_private_offer_is_exported_to_its_two_players() {
    let table = Table::lay().await;
    let host = table.discord.person("mod");
    table.ask(host, "/campaign create name:\"Spiral Arm\" ruleset:leverage").await;
    for player in [table.ada, table.bo, table.cy] {
        table.ask(player, "/campaign join").await;
    }
    table.ask(table.ada, "/gift player:@bo amount:500").await;
    let ask = "/ask-favour money player:@bo amount:100 private:true";
    table.insist(table.ada, ask).await;
    let dee = table.discord.person("dee");
    let game = Game { table, host, dee };
    let offers = async |user: u64, line: &str| {
        let export = game.file(user, line).await;
        export["offers"].as_array().unwrap().len()
    };
    for (user, shown) in [(game.table.ada, 1), (game.table.bo, 1), (game.table.cy, 0), (host, 0)] {
        assert_eq!(offers(user, "/campaign export").await, shown);
    }
    assert_eq!(offers(host, "/campaign export secrets:true").await, 1);
}
