//! Menus with more lines than Discord allows. The remaining lines go into further menus of the same message.

use super::Table;
use super::commands::suggested;
use serde_json::Value;

/// Sets up a table after Ada asked Bo, who has 31 ships, for military aid.
async fn asked_for_aid() -> Table {
    let table = Table::set().await;
    let host = table.discord.person("mod");
    for number in 1..=30 {
        let add = format!("/mod ship add player:@bo name:\"Ship {number}\" reason:Fleet");
        table.ask(host, &add).await;
    }
    let set = "/mod set-leverage by:@ada over:@bo value:50 reason:Debts";
    table.ask(host, set).await;
    let ask = "/ask-favour military-aid player:@bo place:Vega minutes:1";
    let asked = table.ask(table.ada, ask).await;
    assert!(asked.contains("military aid at Vega"), "{asked}");
    table
}

/// Returns the menus of the newest message that only Bo sees.
fn menus(table: &Table) -> (u64, Vec<Value>) {
    let screen = table.discord.screen(table.bo, table.channel);
    let own = screen.into_iter().rfind(|m| m.only_for == Some(table.bo));
    let message = own.expect("an answer");
    let menus = message.components().filter(|part| part["type"] == 3);
    (message.id, menus.cloned().collect())
}

fn lines(menu: &Value) -> Vec<(&str, &str)> {
    let lines = menu["options"].as_array().unwrap().iter();
    lines.map(|line| (line["label"].as_str().unwrap(), line["value"].as_str().unwrap())).collect()
}

#[tokio::test]
async fn long_menus_are_split() {
    let table = asked_for_aid().await;
    let accept = table.press(table.bo, "Accept");
    table.answer(accept).await;
    let (message, parts) = menus(&table);
    let [first, second] = &parts[..] else {
        panic!("{parts:?}");
    };
    assert_eq!((lines(first).len(), lines(second).len()), (25, 6));
    let told = [first, second].map(|menu| menu["placeholder"].as_str().unwrap());
    assert_eq!(told[0], "Choose a ship: Flagship – Ship 24");
    assert_eq!(told[1], "Choose a ship: Ship 25 – Ship 30");
    // The last line of the last menu works like any other.
    let (name, value) = lines(second)[5];
    assert_eq!(name, "Ship 30");
    let (code, line) = (second["custom_id"].as_str().unwrap(), [value.to_owned()]);
    let chosen = table.discord.with(|world| world.select(table.bo, message, code, &line));
    let answer = table.answer(chosen.unwrap()).await;
    assert!(answer.contains("accepts offer"), "{answer}");
    assert_eq!(table.said("lends Ship 30"), 1);
}

/// The number of Bo's ships determines how many he may choose, and is secret.
#[tokio::test]
async fn a_stand_in_is_offered_only_what_they_may_know() {
    let table = Table::lay().await;
    let host = table.discord.person("mod");
    let create = "/campaign create name:Matches ruleset:nim";
    table.ask(host, create).await;
    for player in [table.ada, table.bo] {
        table.ask(player, "/campaign join").await;
    }
    let first = "/accept offer:1 choice:\"1 from heap 1\"";
    let taken = table.ask(table.ada, first).await;
    assert!(taken.contains("takes 1 from heap 1"), "{taken}");
    let choice = "/accept offer:2 choice:";
    let own = suggested(&table, table.bo, choice).await;
    assert!(own.len() > 3, "he has drawn more than 1: {own:?}");
    table.ask(host, "/mod act-as player:@bo").await;
    let offered = suggested(&table, host, choice).await;
    let ones: Vec<String> = offered.into_iter().map(|(label, _)| label).collect();
    let known = [1, 2, 3].map(|heap| format!("1 from heap {heap}"));
    assert_eq!(ones, known);
    table.ask(host, "/accept offer:2").await;
    let screen = table.discord.screen(host, table.channel);
    let menu = screen.iter().rfind(|m| m.only_for == Some(host)).unwrap();
    let menu = menu.components().next().unwrap();
    let labels: Vec<&str> = lines(menu).into_iter().map(|(label, _)| label).collect();
    assert_eq!(labels, known);
}
