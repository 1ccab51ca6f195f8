//! More planets than a Discord menu has lines: choices in several menus count together.

use crate::discord::Table;
use chancery_loopback::Posted;
use serde_json::{Value, json};

/// Returns a galaxy with 27 exhausted planets each for Ada and Bo, in three systems of their own.
fn galaxy() -> Value {
    let planet =
        |name: &str, seat: usize, n: usize| json!({"name": format!("{name} {n}"), "control": seat, "exhausted": true});
    let system = |(name, seat): (&str, usize), first: usize| {
        let planets = (first..first + 9).map(|n| planet(name, seat, n));
        json!({"name": format!("{name}s {first}"), "planets": planets.collect::<Vec<_>>()})
    };
    let systems = [("Ash", 1), ("Birch", 2)].map(|of| [1, 10, 19].map(|first| system(of, first)));
    json!({"systems": systems.concat()})
}

/// A table of two with that galaxy. Ada may play the card.
async fn laid() -> Table {
    let table = Table::lay().await;
    let host = table.discord.person("mod");
    let create = "/campaign create name:\"Spiral Arm\" ruleset:strategy-card";
    table.ask(host, create).await;
    for player in [table.ada, table.bo] {
        table.ask(player, "/campaign join").await;
    }
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("galaxy.json");
    std::fs::write(&file, galaxy().to_string()).unwrap();
    let load = format!("/board load file:\"{}\"", file.display());
    for line in [
        load.as_str(),
        "/mod-strategy-card phase phase:action reason:Test",
        "/mod-strategy-card card player:@ada reason:Test",
        "/mod-strategy-card active player:@ada reason:Test",
    ] {
        let answer = table.ask(host, line).await;
        assert!(answer.contains("as a moderator"), "{line}: {answer}");
    }
    table
}

/// Returns the newest message that only this person sees.
fn own(table: &Table, user: u64) -> Posted {
    let screen = table.discord.screen(user, table.channel);
    let own = screen.into_iter().rfind(|m| m.only_for == Some(user));
    own.expect("an answer")
}

/// Returns the lines already chosen in each of its menus.
fn chosen(message: &Posted) -> Vec<Vec<String>> {
    let menus = message.components().filter(|part| part["type"] == 3);
    let taken = |menu: &Value| {
        let options = menu["options"].as_array().unwrap().iter();
        let taken = options.filter(|option| option["default"] == true);
        taken.map(|option| option["label"].as_str().unwrap().to_owned()).collect()
    };
    menus.map(taken).collect()
}

/// Chooses these lines in one of the menus of the newest message.
async fn choose(table: &Table, user: u64, menu: usize, lines: &[&str]) -> String {
    let message = own(table, user);
    let mut menus = message.components().filter(|part| part["type"] == 3);
    let code = menus.nth(menu).unwrap()["custom_id"].as_str().unwrap();
    let lines: Vec<String> = lines.iter().map(|line| format!("={line}")).collect();
    let asked = table.discord.with(|world| world.select(user, message.id, code, &lines));
    table.answer(asked.unwrap()).await
}

#[tokio::test]
async fn planets_from_several_menus_are_readied_together() {
    let table = laid().await;
    let (ada, bo) = (table.ada, table.bo);
    let asked = table.ask(ada, "/diplomacy play system:\"Ashs 1\"").await;
    assert!(asked.contains("up to 2"), "{asked}");
    assert_eq!(chosen(&own(&table, ada)), [vec![""; 0], vec![]]);
    let told = choose(&table, ada, 1, &["Ash 27"]).await;
    assert!(told.contains("Chosen so far (up to 2): Ash 27"), "{told}");
    assert_eq!(chosen(&own(&table, ada)), [vec![], vec!["Ash 27"]]);
    // Another line of the same menu replaces the first.
    choose(&table, ada, 1, &["Ash 26"]).await;
    assert_eq!(chosen(&own(&table, ada)), [vec![], vec!["Ash 26"]]);
    // A menu can be emptied again.
    choose(&table, ada, 1, &[]).await;
    assert_eq!(chosen(&own(&table, ada)), [vec![""; 0], vec![]]);
    choose(&table, ada, 1, &["Ash 27"]).await;
    let question = choose(&table, ada, 0, &["Ash 3"]).await;
    assert!(question.contains("You ready Ash 27 and Ash 3"), "{question}");
    let played = table.answer(table.press(ada, "Play it")).await;
    assert!(played.contains("readies Ash 27 and Ash 3"), "{played}");
    // This also works for players with the secondary ability, who may choose just one planet.
    let pressed = table.answer(table.press(bo, "Ready two planets")).await;
    assert!(pressed.contains("up to 2"), "{pressed}");
    let told = choose(&table, bo, 0, &["Birch 25"]).await;
    assert!(told.contains("Chosen so far (up to 2): Birch 25"), "{told}");
    let done = table.answer(table.press(bo, "Done")).await;
    assert!(done.contains("readies Birch 25 for a command token"), "{done}");
}

#[tokio::test]
async fn the_latest_choice_wins_if_there_are_too_many() {
    let table = laid().await;
    let ada = table.ada;
    table.ask(ada, "/diplomacy play system:\"Ashs 1\" planet-1:\"ash 2\"").await;
    // The typed planet is already chosen.
    assert_eq!(chosen(&own(&table, ada)), [vec!["Ash 2"], vec![]]);
    let question = choose(&table, ada, 1, &["Ash 26", "Ash 27"]).await;
    assert!(question.contains("You ready Ash 26 and Ash 27"), "{question}");
}

#[tokio::test]
async fn an_unavailable_choice_is_dropped() {
    let table = laid().await;
    let ada = table.ada;
    table.ask(ada, "/diplomacy play system:\"Ashs 1\"").await;
    choose(&table, ada, 0, &["Ash 2"]).await;
    let menus = own(&table, ada).id;
    table.ask(ada, "/planets ready planet:\"Ash 2\"").await;
    let code = table.discord.look(|world| {
        let message = &world.messages[&menus];
        let mut parts = message.components().filter(|part| part["type"] == 3);
        parts.nth(1).unwrap()["custom_id"].as_str().unwrap().to_owned()
    });
    let line = ["=Ash 26".to_owned()];
    let asked = table.discord.with(|world| world.select(ada, menus, &code, &line));
    let told = table.answer(asked.unwrap()).await;
    assert!(told.contains("Ash 26"), "{told}");
    // With one line fewer, the second menu's first line moves into the first menu.
    let shown = table.discord.look(|world| chosen(&world.messages[&menus]));
    assert_eq!(shown, [vec!["Ash 26"], vec![]]);
}

/// A galaxy of 135 planets. Discord allows five menus of 25 lines in one message.
#[tokio::test]
async fn a_long_question_has_pages() {
    let table = Table::lay().await;
    let host = table.discord.person("mod");
    let create = "/campaign create name:\"Spiral Arm\" ruleset:strategy-card";
    table.ask(host, create).await;
    table.ask(table.ada, "/campaign join").await;
    let planets = |system: i32| (0..3).map(move |n| json!({"name": format!("Planet {system}.{n}")}));
    let systems = (0..45).map(|n| {
        let planets: Vec<Value> = planets(n).collect();
        json!({"name": format!("System {n}"), "at": [n % 7, n / 7], "planets": planets})
    });
    let galaxy = json!({"systems": systems.collect::<Vec<Value>>()});
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("galaxy.json");
    std::fs::write(&file, galaxy.to_string()).unwrap();
    let load = format!("/board load file:\"{}\"", file.display());
    let loaded = table.ask(host, &load).await;
    assert!(!loaded.contains("not loaded"), "{loaded}");
    table.ask(host, "/panel").await;
    let forge = async |code: &str, chosen: &[&str]| {
        let asked = table.discord.with(|world| {
            let newest = world.messages.keys().next_back().copied().unwrap();
            world.forge_press(table.ada, table.channel, newest, code, chosen)
        });
        table.answer(asked).await
    };
    let shown = || -> Vec<(String, String)> {
        let screen = table.discord.screen(table.ada, table.channel);
        let own = screen.iter().rfind(|m| m.only_for == Some(table.ada));
        let menus = own.unwrap().components().filter(|part| part["type"] == 3);
        let lines = menus.flat_map(|menu| {
            let code = menu["custom_id"].as_str().unwrap().to_owned();
            let lines = menu["options"].as_array().unwrap().clone();
            lines.into_iter().map(move |line| (code.clone(), line["value"].as_str().unwrap().to_owned()))
        });
        lines.collect()
    };
    let press = async |label: &str| {
        let pressed = table.press(table.ada, label);
        table.answer(pressed).await
    };
    forge("1:go:1:0:control", &[]).await;
    let first = shown();
    assert_eq!(first.len(), 100, "{first:?}");
    press("Next").await;
    let second = shown();
    assert_eq!(second.len(), 35, "{second:?}");
    let overlaps = |(_, line): &(String, String)| second.iter().any(|(_, other)| other == line);
    assert!(!first.iter().any(overlaps));
    press("Back").await;
    assert_eq!(shown(), first);
    // A nonexistent page shows the last page.
    forge("1:go:1:255:control", &[]).await;
    assert_eq!(shown(), second);
    // A line of the second page works like one of the first.
    let (code, line) = second.last().unwrap();
    let answer = forge(code, &[line]).await;
    assert!(answer.contains("Done"), "{answer}");
    assert_eq!(table.said("Planet 44.2"), 1);
}
