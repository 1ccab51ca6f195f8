//! The remaining choices, made by the option `choice` instead of a menu.

use super::Game;
use crate::discord::commands::suggested;
use serde_json::json;

#[tokio::test]
async fn a_choice_is_suggested_and_accepts_its_text_or_code() {
    for by_code in [true, false] {
        let game = Game::proposed().await;
        let table = &game.table;
        let lines = suggested(table, table.bo, "/accept offer:1 choice:").await;
        assert_eq!(lines.len(), 3 * 2, "three tracks and two kinds of spaces");
        let line = lines.iter().find(|(_, code)| *code == json!("money:2"));
        let (label, _) = line.expect("a line for money");
        let typed = match by_code {
            true => "money:2".to_owned(),
            false => label.to_ascii_uppercase(),
        };
        let answer = table.ask(table.bo, &format!("/accept offer:1 choice:\"{typed}\"")).await;
        assert!(answer.starts_with("Done."), "{answer}");
        let export = game.export().await;
        let bo = &export["players"][1];
        assert_eq!(bo["reputation_track"][1]["tile"]["ambassador"], "100");
        assert_eq!(bo["cubes"]["money"], 6);
    }
}

#[tokio::test]
async fn an_unknown_choice_is_reported_and_changes_nothing() {
    let game = Game::proposed().await;
    let table = &game.table;
    for typed in ["biomass:1", "@everyone", ",", "money:2, biomass"] {
        let line = format!("/accept offer:1 choice:\"{typed}\"");
        let answer = table.ask(table.bo, &line).await;
        assert!(answer.contains("is not one of the choices"), "{answer}");
        assert!(!answer.contains("@everyone"), "{answer}");
    }
    assert_eq!(game.relations().await, 0);
    // A player's own offer, a missing offer and an invalid name do not have any choices.
    for line in ["/accept offer:1 choice:", "/accept offer:9 choice:", "/accept offer:x choice:"] {
        let by = if line.contains(":1 ") { table.ada } else { table.bo };
        assert_eq!(suggested(table, by, line).await, [], "{line}");
    }
    // Options of another game are not silently ignored.
    let answer = table.ask(table.bo, "/accept offer:1 ship:1").await;
    assert!(answer.contains("leverage"), "{answer}");
    assert_eq!(game.relations().await, 0);
}
