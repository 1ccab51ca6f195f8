//! A game of the strategy card ruleset in the loopback Discord: one message serves everyone with the secondary ability,
//! and each menu is private to the person who opened it.

mod menus;

use super::Table;
use crate::machine::{Machine, within};
use chancery::rules::time::Span;
use chancery_loopback::Posted;
use chancery_loopback::world::World;

const SETTING: [&str; 5] = [
    "/board example players:3",
    "/mod-strategy-card phase phase:action reason:Test",
    "/mod-strategy-card card player:@ada reason:Test",
    "/mod-strategy-card active player:@ada reason:Test",
    "/mod-strategy-card planet planet:Brine exhausted:true reason:Test",
];

/// A table of three after Ada played the card. Bo and Cy are asked by offers 1 and 2.
struct Game {
    table: Table,
    host: u64,
}

impl Game {
    async fn opened() -> Game {
        let table = Table::lay().await;
        let host = table.discord.person("mod");
        let create = "/campaign create name:\"Spiral Arm\" ruleset:strategy-card";
        table.ask(host, create).await;
        for player in [table.ada, table.bo, table.cy] {
            let answer = table.ask(player, "/campaign join").await;
            assert!(answer.contains("Welcome"), "{answer}");
        }
        for line in SETTING {
            let answer = table.ask(host, line).await;
            assert!(!answer.contains("only"), "{line}: {answer}");
        }
        // Players who were called a moment ago are not called again.
        table.quiet().await;
        table.clock.advance(Span::seconds(600));
        let asked = table.ask(table.ada, "/diplomacy play system:Lanthorn").await;
        assert!(asked.contains("Play it?"), "{asked}");
        let pressed = table.press(table.ada, "Play it");
        table.answer(pressed).await;
        Game { table, host }
    }

    /// Returns the one message of the secondary ability.
    fn row(&self) -> Posted {
        let rows = self.table.discord.look(|world| {
            let shown = world.messages.values().filter(|message| is_row(message));
            shown.cloned().collect::<Vec<_>>()
        });
        assert_eq!(rows.len(), 1, "one message");
        rows.into_iter().next().unwrap()
    }

    fn shown(&self) -> String {
        self.row().json["embeds"][0]["description"].as_str().unwrap().to_owned()
    }

    async fn press(&self, user: u64, code: &str) -> String {
        let row = self.row().id;
        let pressed = self.table.discord.with(|world| world.press(user, row, code)).unwrap();
        self.table.answer(pressed).await
    }

    /// Chooses these planets in the player's newest menu.
    fn select(&self, user: u64, planets: &[&str]) -> u64 {
        let values: Vec<String> = planets.iter().map(|one| format!("={one}")).collect();
        let chosen = self.table.discord.with(|world| {
            let menu = world.messages.values().rev().find_map(|message| {
                let part =
                    message.components().find(|part| part["options"].is_array() && message.only_for == Some(user))?;
                Some((message.id, part["custom_id"].as_str()?.to_owned()))
            });
            let (menu, code) = menu.unwrap();
            world.select(user, menu, &code, &values)
        });
        chosen.unwrap()
    }
}

fn is_row(message: &Posted) -> bool {
    let title = message.json["embeds"][0]["title"].as_str();
    message.only_for.is_none() && title.is_some_and(|title| title.contains("secondary ability"))
}

const TWO: &str = "1:ready:1:1:2";
const ONE: &str = "1:ready:1:1:1";
const PASS: &str = "1:pass:1:1";

#[tokio::test]
async fn one_message_serves_every_asked_player() {
    let game = Game::opened().await;
    let (ada, bo, cy) = (game.table.ada, game.table.bo, game.table.cy);
    // The announcement before it reports the event, and the message with the questions needs an answer. Only one of the
    // two calls each player.
    let told = game.table.discord.look(|world| {
        let tells = |message: &&Posted| message.json.to_string().contains("plays Diplomacy on");
        let told = world.messages.values().find(tells).unwrap();
        told.pings.users.clone()
    });
    let asked = game.row().pings.users;
    assert!(told.is_disjoint(&asked), "{told:?}, {asked:?}");
    assert_eq!(&told | &asked, [bo, cy].into());
    let eve = game.table.discord.person("eve");
    for (user, says) in [(ada, "You played the card"), (eve, "are not in this campaign")] {
        for code in [TWO, ONE, PASS] {
            let answer = game.press(user, code).await;
            assert!(answer.contains(says), "{code}: {answer}");
        }
    }
    // Cy sits after Bo, so Cy's answer waits for Bo's.
    // Cy has exactly two exhausted planets, so there is nothing to choose.
    let answer = game.press(cy, TWO).await;
    assert!(answer.contains("will ready"), "{answer}");
    assert!(game.shown().contains("✍️"), "{}", game.shown());
    let again = game.press(cy, PASS).await;
    assert!(again.contains("already answered"), "{again}");
    let asked = game.press(bo, PASS).await;
    assert!(asked.contains("Pass?"), "{asked}");
    let passed = game.table.press(bo, "Pass");
    game.table.answer(passed).await;
    let shown = game.shown();
    assert!(shown.contains("➖") && shown.contains("✅"), "{shown}");
    assert_eq!(game.row().components().count(), 0, "the buttons are gone");
    let planets = game.table.ask(game.host, "/planets show player:@cy").await;
    assert!(planets.contains("Planets of"), "{planets}");
}

#[tokio::test]
async fn silence_passes_and_a_late_press_is_told_so() {
    let game = Game::opened().await;
    let (bo, table) = (game.table.bo, &game.table);
    let opened = game.press(bo, ONE).await;
    assert!(opened.contains("is final"), "{opened}");
    table.clock.advance(Span::hours(72));
    table.quiet().await;
    let shown = game.shown();
    assert_eq!(shown.matches('🔇').count(), 2, "{shown}");
    assert_eq!(game.row().components().count(), 0, "the buttons are gone");
    // The menu is still open on Bo's screen, but its question is over.
    let chosen = game.select(bo, &["Emberly"]);
    let late = table.answer(chosen).await;
    assert!(late.contains("Emberly") || late.contains("over") || late.contains("closed"), "{late}");
    assert!(!late.contains("will ready"), "{late}");
}

#[tokio::test]
async fn invalid_planet_choices_are_refused_with_a_reason() {
    let game = Game::opened().await;
    let (bo, cy) = (game.table.bo, game.table.cy);
    let table = &game.table;
    for (line, says) in [
        ("/accept offer:1 choice:\"Saltmarch, Brine, Emberly, Netherby, Nib\"", "at most 2 planets, not 5"),
        ("/accept offer:1 choice:\"Saltmarch, Brine, Emberly\"", "at most 2 planets"),
        ("/accept offer:1 choice:\"Brine, Brine\"", "named Brine twice"),
        ("/accept offer:1 choice:\"Inchmere\"", "do not control"),
        ("/accept offer:1 choice:\"Netherby\"", "already readied"),
        ("/accept offer:2 choice:\"Inchmere\"", "can answer offer"),
    ] {
        let answer = table.ask(bo, line).await;
        assert!(answer.contains(says), "{line}: {answer}");
    }
    let done = table.ask(cy, "/accept offer:2 choice:Inchmere").await;
    assert!(done.contains("Inchmere"), "{done}");
    let told = table.ask(table.ada, "/phase begin phase:status").await;
    assert!(told.contains("resolved first"), "{told}");
}

#[tokio::test]
async fn a_player_who_spent_the_token_has_no_choice() {
    let game = Game::opened().await;
    let cy = game.table.cy;
    let spent = game.table.ask(cy, "/tokens spend pool:strategy count:2").await;
    assert!(spent.contains("0 left"), "{spent}");
    for code in [TWO, ONE] {
        let answer = game.press(cy, code).await;
        assert!(answer.contains("the strategy pool is empty"), "{code}: {answer}");
    }
}

/// The process is killed during the secondary ability. Nothing is lost or done twice, and there is still one message.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_kill_during_the_secondary_loses_nothing() {
    let mut machine = Machine::running().await;
    let channel = machine.discord.channel("table");
    let [host, ada, bo, cy] = ["mod", "ada", "bo", "cy"].map(|name| machine.discord.person(name));
    let create = "/campaign create name:\"Spiral Arm\" ruleset:strategy-card";
    machine.answered(host, channel, create).await;
    for player in [ada, bo, cy] {
        machine.answered(player, channel, "/campaign join").await;
    }
    machine.knows(&["board", "diplomacy", "mod-strategy-card"]).await;
    for line in SETTING {
        machine.answered(host, channel, line).await;
    }
    let play = "/diplomacy play system:Lanthorn";
    machine.answered(ada, channel, play).await;
    let confirm = |world: &World| {
        world.messages.values().rev().find_map(|message| {
            let mut parts = message.components();
            let part = parts.find(|part| part["label"] == "Play it")?;
            Some((message.id, part["custom_id"].as_str()?.to_owned()))
        })
    };
    let (message, code) = machine.until("the question", confirm).await;
    machine.discord.with(|world| world.press(ada, message, &code)).unwrap();
    let row = |world: &World| world.messages.values().find(|one| is_row(one)).map(|one| one.id);
    machine.until("the row is posted", row).await;
    machine.kill().await;
    machine.start().await;
    let answer = machine.answered(cy, channel, "/accept offer:2 choice:Inchmere").await;
    assert!(answer.contains("Done"), "{answer}");
    machine.kill().await;
    machine.start().await;
    machine.answered(bo, channel, "/accept offer:1 choice:\"Saltmarch, Brine\"").await;
    let over = |world: &World| {
        let rows: Vec<&Posted> = world.messages.values().filter(|one| is_row(one)).collect();
        assert_eq!(rows.len(), 1, "one message");
        let shown = rows[0].json["embeds"][0]["description"].as_str()?;
        (shown.matches('✅').count() == 2).then_some(())
    };
    within(machine.discord.until(over)).await;
    let tokens = machine.answered(host, channel, "/diplomacy show").await;
    assert!(tokens.contains("Diplomacy"), "{tokens}");
    machine.stop().await;
    machine.verify();
}

#[tokio::test]
async fn the_next_play_leaves_the_message_of_an_undone_one() {
    let game = Game::opened().await;
    let first = game.row().id;
    game.table.insist(game.host, "/mod undo steps:1").await;
    // It gets the same number.
    game.table.insist(game.table.ada, "/diplomacy play system:Lanthorn").await;
    assert_ne!(game.row().id, first);
    game.press(game.table.bo, PASS).await;
    game.table.quiet().await;
    let earlier = game.table.discord.look(|world| world.messages[&first].json.to_string());
    assert!(earlier.contains("play 1: undone") && !earlier.contains("custom_id"), "{earlier}");
}
