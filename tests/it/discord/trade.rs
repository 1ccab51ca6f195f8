//! A trade in the loopback Discord: menus and questions belong to their player, the trader's secrets stay hidden, and a
//! trade survives anything that happens to the bot between two steps.

use super::Table;
use crate::machine::Machine;
use chancery::rules::time::Span;
use chancery_loopback::Posted;
use chancery_loopback::world::World;
use serde_json::{Value, json};
use tempfile::TempDir;

/// The rows of the trade cards. The numbers occur nowhere else in these games.
const ROWS: [&str; 4] = ["7001", "7002", "7003", "7004"];

/// Returns a file with the map of the plays, and four cards with the same nodes but different values.
fn map() -> (TempDir, String) {
    let card = |row: &str| {
        let row: u32 = row.parse().unwrap();
        let nodes = ["Goldport", "Saltmarket", "Coppergate"];
        json!({"nodes": nodes, "rows": [{"ducats": row + 20}, {"ducats": row}, {"ducats": 1}]})
    };
    map_with(ROWS.iter().map(|row| card(row)).collect())
}

/// Returns a file with the map of the plays, and these trade cards.
fn map_with(cards: Value) -> (TempDir, String) {
    let file = std::fs::read_to_string("tests/plays/boards/trade.json").unwrap();
    let mut map: Value = serde_json::from_str(&file).unwrap();
    map["trade"] = cards;
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("map.json");
    std::fs::write(&path, map.to_string()).unwrap();
    let load = format!("/board load file:\"{}\"", path.display());
    (folder, load)
}

/// A table of three in Ada's turn. Bo and Cy have merchants in Saltmarket, and so does a pirate.
struct Game {
    table: Table,
    host: u64,
}

impl Game {
    async fn laid() -> Game {
        let (_folder, load) = map();
        Game::laid_on(&load).await
    }

    async fn laid_on(load: &str) -> Game {
        let table = Table::lay().await;
        let host = table.discord.person("mod");
        let create = "/campaign create name:\"Salt Road\" ruleset:realms";
        table.ask(host, create).await;
        for player in [table.ada, table.bo, table.cy] {
            let answer = table.ask(player, "/campaign join").await;
            assert!(answer.contains("Welcome"), "{answer}");
        }
        let loaded = table.ask(host, load).await;
        assert!(loaded.contains("The map now has"), "{loaded}");
        for line in MERCHANTS {
            let answer = table.ask(host, line).await;
            assert!(answer.contains("Saltmarket"), "{answer}");
        }
        table.ask(table.ada, "/turn begin").await;
        Game { table, host }
    }

    /// Sets up the same table after Ada began a trade.
    async fn begun() -> Game {
        let game = Game::laid().await;
        let begun = game.table.insist(game.table.ada, "/trade begin").await;
        assert!(begun.contains("begins a trade"), "{begun}");
        game
    }

    /// Sets up the same table after Ada's choice led to a tie of all three. Question 1 is about it.
    async fn tied() -> Game {
        let game = Game::begun().await;
        let choose = "/trade choose card:1 node:Saltmarket";
        let chosen = game.table.ask(game.table.ada, choose).await;
        assert!(chosen.contains("tie"), "{chosen}");
        game
    }

    /// Presses an invalid code or chooses invalid lines, on a private answer of the person's own.
    async fn forge(&self, user: u64, code: &str, lines: &[&str]) -> String {
        let channel = self.table.channel;
        self.table.ask(user, "/help").await;
        let screen = self.table.discord.screen(user, channel);
        let newest = screen.iter().rfind(|one| one.only_for == Some(user));
        let message = newest.unwrap().id;
        let asked = self.table.discord.with(|world| world.forge_press(user, channel, message, code, lines));
        self.table.answer(asked).await
    }

    async fn export(&self, user: u64) -> String {
        self.table.ask(user, "/campaign export").await;
        let screen = self.table.discord.screen(user, self.table.channel);
        let newest = screen.iter().rfind(|one| one.only_for == Some(user));
        let id = newest.unwrap().json["attachments"][0]["id"].clone();
        let id: u64 = id.as_str().unwrap().parse().unwrap();
        let bytes = self.table.discord.look(|world| world.files[&id].clone());
        String::from_utf8(bytes).unwrap()
    }
}

const MERCHANTS: [&str; 2] = [
    "/mod-realms merchant player:@bo number:1 node:Saltmarket upright:yes reason:Test",
    "/mod-realms merchant player:@cy number:1 node:Saltmarket upright:yes reason:Test",
];

#[tokio::test]
async fn a_card_menu_is_private_and_works_once() {
    let game = Game::begun().await;
    let table = &game.table;
    let asked = table.ask(table.ada, "/trade choose").await;
    assert!(asked.contains("Which card"), "{asked}");
    let (_, menu) = table.button_of(table.ada, "1:fill:").expect("a menu");
    for (user, line) in [
        (table.bo, "1=Saltmarket"),
        (game.host, "1=Saltmarket"),
        (table.ada, "9=Saltmarket"),
        (table.ada, "1=Nowhere"),
        (table.ada, "0=Saltmarket"),
        (table.ada, "18446744073709551616=Saltmarket"),
        (table.ada, "@hand"),
        (table.ada, "!Brenn"),
        (table.ada, "="),
    ] {
        let told = game.forge(user, &menu, &[line]).await;
        assert!(!told.is_empty() && !told.contains("went wrong"), "{line}: {told}");
        assert_eq!(table.said("trades in"), 0, "{line}: {told}");
    }
    table.ask(table.ada, "/trade choose").await;
    let (_, menu) = table.button_of(table.ada, "1:fill:").expect("a menu");
    let told = game.forge(table.ada, &menu, &["2=Saltmarket"]).await;
    assert!(told.contains("trades in Saltmarket"), "{told}");
    let again = game.forge(table.ada, &menu, &["1=Goldport"]).await;
    assert!(!again.contains("went wrong"), "{again}");
    assert_eq!(table.said("trades in"), 1);
}

/// Choosing a card gives up the ducats for all of them, so the only one is shown first, like any other.
#[tokio::test]
async fn the_only_eligible_card_is_shown_before_it_is_chosen() {
    let card = |node: &str| json!({"nodes": [node], "rows": [{"ducats": 4}]});
    let (_folder, load) = map_with(json!([card("Saltmarket"), card("Goldport"), card("Goldport")]));
    let game = Game::laid_on(&load).await;
    let table = &game.table;
    let lies = "/mod-realms merchant player:@ada number:1 node:Goldport upright:no reason:Test";
    let laid = table.ask(game.host, lies).await;
    assert!(laid.contains("Goldport"), "{laid}");
    table.insist(table.ada, "/trade begin").await;
    let asked = table.ask(table.ada, "/trade choose").await;
    assert!(asked.contains("Which card"), "{asked}");
    assert_eq!(table.said("trades in"), 0, "{asked}");
    let (_, menu) = table.button_of(table.ada, "1:fill:").expect("a menu");
    for line in ["1=Saltmarket", "2=Saltmarket", "3=Saltmarket"] {
        game.forge(table.ada, &menu, &[line]).await;
    }
    assert_eq!(table.said("trades in"), 1);
}

#[tokio::test]
async fn the_trader_breaks_a_tie_once() {
    let game = Game::tied().await;
    let table = &game.table;
    let (ada, bo, cy) = (table.ada, table.bo, table.cy);
    let eve = table.discord.person("eve");
    let for_cy = format!("1:choose:1:1:{cy}");
    let for_none = format!("1:choose:1:1:{eve}");
    for (user, code) in [
        (bo, &for_cy[..]),
        (eve, &for_cy),
        (bo, "1:accept:1:1"),
        (ada, &for_none),
        (ada, "1:choose:1:1:x"),
        (ada, "1:choose:1:1:0"),
        (ada, "1:choose:1:7:1"),
        (ada, "1:refuse:1:1"),
    ] {
        let told = game.forge(user, code, &[]).await;
        assert!(!told.is_empty() && !told.contains("went wrong"), "{code}: {told}");
        assert_eq!(table.said("takes row 2 ahead of"), 0, "{code}: {told}");
    }
    let told = game.forge(ada, &for_cy, &[]).await;
    assert!(told.contains("takes row 2"), "{told}");
    let again = game.forge(ada, &for_cy, &[]).await;
    assert!(!again.contains("takes row"), "{again}");
    // The next tie is a separate question between only those two.
    let stale = game.forge(ada, &format!("1:choose:1:2:{cy}"), &[]).await;
    assert!(!stale.contains("takes row"), "{stale}");
    let told = game.forge(ada, &format!("1:choose:1:2:{bo}"), &[]).await;
    assert!(told.contains("Row 3, 1 ducat"), "{told}");
    assert_eq!(table.said("Nothing: "), 1);
}

/// Only the trader sees the cards. Nothing that others see names any of them.
#[tokio::test]
async fn only_the_trader_sees_hidden_cards() {
    let game = Game::laid().await;
    let (table, host) = (&game.table, game.host);
    let (ada, bo) = (table.ada, table.bo);
    let set = "/mod-realms settings trade-cards:trader";
    table.ask(host, set).await;
    let begun = table.insist(ada, "/trade begin").await;
    assert!(begun.contains("Only you see"), "{begun}");
    assert_eq!(named(&begun), 3, "{begun}");
    let mut seen = Vec::new();
    for line in ["/trade show", "/trade show node:Goldport", "/history"] {
        for user in [bo, host] {
            table.ask(user, line).await;
        }
    }
    for user in [bo, host] {
        // The board's file lists all cards there are.
        let mut export: serde_json::Value = serde_json::from_str(&game.export(user).await).unwrap();
        assert!(export["board"]["file"].take().is_object());
        seen.push(export.to_string());
    }
    // A moderator who acts for the trader learns no more than others.
    for line in [
        "/trade show",
        "/trade choose",
        "/trade choose card:1",
        "/trade ship from:\"Amber Sea\" to:\"Amber Sea\"",
        "/turn end",
    ] {
        table.ask(host, "/mod act-as player:@ada").await;
        table.ask(host, line).await;
    }
    for user in [bo, host] {
        let screen = table.discord.screen(user, table.channel);
        seen.extend(screen.iter().map(|message| message.json.to_string()));
    }
    for shown in &seen {
        assert_eq!(named(shown), 0, "{shown}");
    }
    // Once one is chosen, all of them are public.
    let chosen = table.ask(ada, "/trade choose card:1 node:Goldport").await;
    assert!(chosen.contains("trades in Goldport"), "{chosen}");
    assert!(ROWS.iter().any(|row| table.said(row) > 0));
}

/// A moderator who begins a trade for a player does not see the cards, which are only for the player.
#[tokio::test]
async fn a_stand_in_for_a_trader_sees_no_cards() {
    let game = Game::laid().await;
    let (table, host) = (&game.table, game.host);
    table.ask(host, "/mod-realms settings trade-cards:trader").await;
    table.ask(host, "/mod act-as player:@ada").await;
    let begun = table.insist(host, "/trade begin").await;
    assert!(begun.contains("Only the trader sees"), "{begun}");
    assert_eq!(named(&begun), 0, "{begun}");
    table.ask(table.ada, "/trade show").await;
    let screen = table.discord.screen(table.ada, table.channel);
    let shown = screen.last().unwrap().json.to_string();
    assert_eq!(named(&shown), 3, "{shown}");
}

/// Returns how many of the cards a text names.
fn named(shown: &str) -> usize {
    // Only whole words count: an id may contain any four digits, and a nonce has any four between two letters.
    let words = || shown.split(|c: char| !c.is_alphanumeric());
    let names = |row: &&&str| words().any(|word| word == **row);
    ROWS.iter().filter(names).count()
}

#[tokio::test]
async fn a_trade_expiring_during_downtime_ends_once() {
    let mut game = Game::begun().await;
    game.table.stop().await;
    game.table.clock.advance(Span::hours(24));
    game.table.start().await;
    game.table.quiet().await;
    assert_eq!(game.table.said("chose no trade card in time"), 1);
    let late = game.table.ask(game.table.ada, "/trade choose card:1 node:Goldport").await;
    assert!(late.contains("No trade is under way"), "{late}");
    // A pause longer than the whole time limit does not end a trade. The remaining time continues afterwards.
    game.table.insist(game.table.ada, "/trade begin").await;
    game.table.ask(game.host, "/mod pause").await;
    game.table.clock.advance(Span::hours(100));
    game.table.ask(game.host, "/mod resume").await;
    game.table.clock.advance(Span::hours(23));
    game.table.quiet().await;
    assert_eq!(game.table.said("chose no trade card in time"), 1);
    let chosen = game.table.ask(game.table.ada, "/trade choose card:1 node:Goldport").await;
    assert!(chosen.contains("trades in Goldport"), "{chosen}");
}

#[tokio::test]
async fn a_leaving_trader_ends_the_trade_and_breaks_no_tie() {
    let game = Game::tied().await;
    let table = &game.table;
    table.insist(table.ada, "/campaign leave").await;
    assert_eq!(table.said("takes row 2 ahead of"), 1);
    assert_eq!(table.said("Row 2, "), 1);
    let game = Game::begun().await;
    let table = &game.table;
    table.insist(table.ada, "/campaign leave").await;
    assert_eq!(table.said("all trade cards are discarded, and nothing is paid"), 1);
}

/// The process is killed between all steps. No step is lost or taken twice, and everything is paid once.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_kill_between_two_steps_loses_nothing() {
    let mut machine = Machine::running().await;
    let channel = machine.discord.channel("table");
    let [host, ada, bo, cy] = ["mod", "ada", "bo", "cy"].map(|name| machine.discord.person(name));
    let create = "/campaign create name:\"Salt Road\" ruleset:realms";
    machine.answered(host, channel, create).await;
    for player in [ada, bo, cy] {
        machine.answered(player, channel, "/campaign join").await;
    }
    machine.knows(&["board", "mod-realms", "trade", "turn"]).await;
    let (_folder, load) = map();
    for line in [&load[..], MERCHANTS[0], MERCHANTS[1]] {
        machine.answered(host, channel, line).await;
    }
    for line in ["/turn begin", "/trade begin"] {
        machine.answered(ada, channel, line).await;
    }
    confirm(&machine, ada, "Trade", "begins a trade").await;
    restart(&mut machine).await;
    let ship = "/trade ship from:\"Amber Sea\" to:\"Amber Sea\"";
    machine.answered(ada, channel, ship).await;
    restart(&mut machine).await;
    confirm(&machine, ada, "Move the ship", "moves a light ship").await;
    restart(&mut machine).await;
    let choose = "/trade choose card:2 node:Goldport";
    let chosen = machine.answered(ada, channel, choose).await;
    assert!(chosen.contains("Done"), "{chosen}");
    restart(&mut machine).await;
    let again = machine.answered(ada, channel, choose).await;
    assert!(again.contains("No trade is under way"), "{again}");
    // The second trade stops at a tie.
    machine.answered(ada, channel, "/trade begin").await;
    confirm(&machine, ada, "Trade", "begins a trade").await;
    let choose = "/trade choose card:1 node:Saltmarket";
    machine.answered(ada, channel, choose).await;
    restart(&mut machine).await;
    let answer = "/accept offer:1 choice:Castellane";
    let broken = machine.answered(ada, channel, answer).await;
    assert!(broken.contains("Done"), "{broken}");
    restart(&mut machine).await;
    let answer = "/accept offer:2 choice:Brenn";
    let broken = machine.answered(ada, channel, answer).await;
    assert!(broken.contains("Done"), "{broken}");
    let told = |world: &World| {
        let [trades, rows] = ["trades in", "Row 3, "].map(|what| told(world, channel, what));
        (trades == 2 && rows == 1).then_some(())
    };
    machine.until("all is told once", told).await;
    machine.stop().await;
    machine.verify();
}

async fn restart(machine: &mut Machine) {
    machine.kill().await;
    machine.verify();
    machine.start().await;
}

/// Presses the newest button with this label, and waits for the announcement at the table.
async fn confirm(machine: &Machine, user: u64, label: &str, says: &str) {
    let channel = machine.discord.channel("table");
    let before = machine.discord.look(|world| told(world, channel, says));
    let button = |world: &World| {
        world.messages.values().rev().find_map(|message| {
            let mut parts = message.components();
            let part = parts.find(|part| part["label"] == label)?;
            Some((message.id, part["custom_id"].as_str()?.to_owned()))
        })
    };
    let (message, code) = machine.until(label, button).await;
    machine.discord.with(|world| world.press(user, message, &code)).unwrap();
    let after = |world: &World| (told(world, channel, says) > before).then_some(());
    machine.until(says, after).await;
}

/// Returns how many announcements of a channel say something.
fn told(world: &World, channel: u64, says: &str) -> usize {
    let here = |m: &&Posted| m.channel == channel && m.only_for.is_none();
    let messages = world.messages.values().filter(here);
    messages.filter(|m| m.content().contains(says)).count()
}
