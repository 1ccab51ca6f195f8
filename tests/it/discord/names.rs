//! Names that grow, hide or reverse when displayed. Every list of suggestions must still arrive, although Discord
//! refuses a whole list if a single line is too long or blank.

use super::Table;
use super::commands::suggested;
use serde_json::Value;

/// The longest names of the worst kinds: characters that grow, take two code units, run from right to left, or have
/// combining marks.
const WORST: &[&str] = &["@", "🏴", "\u{5D0}", "e\u{301}\u{302}\u{303}", "@\u{5D0}", "👩\u{200D}🚀"];

fn longest(piece: &str, most: usize) -> String {
    piece.chars().cycle().take(most).collect()
}

/// Returns lines that request suggestions for each option with suggestions, of each registered command.
fn lines_to_complete(commands: &[Value]) -> Vec<String> {
    fn collect(line: &str, options: &Value, lines: &mut Vec<String>) {
        for option in options.as_array().into_iter().flatten() {
            let name = option["name"].as_str().unwrap();
            match option["type"].as_u64() {
                Some(1 | 2) => collect(&format!("{line} {name}"), &option["options"], lines),
                _ if option["autocomplete"] == true => lines.push(format!("{line} {name}:")),
                _ => {}
            }
        }
    }
    let mut lines = Vec::new();
    for command in commands {
        let line = format!("/{}", command["name"].as_str().unwrap());
        collect(&line, &command["options"], &mut lines);
    }
    lines
}

/// Requests all suggestions for each of the players. Returns how many arrived.
async fn suggest_everything(table: &Table, players: &[u64]) -> usize {
    let commands: Vec<Value> = table.discord.look(|world| world.commands.values().cloned().collect());
    let lines = lines_to_complete(&commands);
    assert!(lines.len() > 40, "{lines:?}");
    let mut came = 0;
    for player in players {
        // Discord does not let others type moderator commands.
        let typed = |line: &&String| {
            let asked = table.discord.with(|world| world.complete(*player, table.channel, line));
            asked.is_ok()
        };
        for line in lines.iter().filter(typed) {
            came += suggested(table, *player, line).await.len();
        }
    }
    came
}

#[tokio::test]
async fn suggestions_survive_any_name() {
    let table = Table::set_for(&longest("@\u{5D0}🏴", 60)).await;
    let host = table.discord.person("mod");
    for (player, piece) in [(table.ada, "@"), (table.bo, "🏴"), (table.cy, "\u{3164}")] {
        table.discord.with(|world| world.rename(player, &longest(piece, 32)));
        table.ask(player, "/offers").await;
    }
    for (n, piece) in WORST.iter().enumerate() {
        let name = longest(piece, 40);
        for player in ["@ada", "@bo"] {
            let id = if player == "@ada" { table.ada } else { table.bo };
            let ship = format!("/mod ship add player:<@{id}> name:\"{name}\"");
            let answer = table.ask(host, &ship).await;
            assert!(answer.contains("new ship"), "{player} {name}: {answer}");
        }
        let planet = longest(&format!("{piece}{n}"), 40);
        let system = format!("/mod system add name:\"{name}\" planets:\"{planet}\" ruler:<@{}>", table.bo);
        table.ask(host, &system).await;
        let ask = format!("/ask-favour system player:<@{}> system:\"{name}\"", table.bo);
        table.ask(table.ada, &ask).await;
        let reset = format!("/reset-relations player:<@{}> amount:1", table.bo);
        table.ask(table.ada, &reset).await;
    }
    let came = suggest_everything(&table, &[table.ada, table.bo, host]).await;
    assert!(came > 200, "{came}");
    let fleet = table.ask(table.ada, "/ships").await;
    assert!(fleet.contains("ships") || fleet.contains("Fleet"), "{fleet}");
}

#[tokio::test]
async fn board_suggestions_survive_any_sector_name() {
    let table = Table::lay().await;
    let host = table.discord.person("mod");
    let name = longest("🏴@", 60);
    table.ask(host, &format!("/campaign create name:\"{name}\" ruleset:ambassadors")).await;
    for player in [table.ada, table.bo] {
        table.ask(player, "/campaign join").await;
    }
    for piece in WORST {
        let line = format!("/board sector add name:\"{}\"", longest(piece, 40));
        let answer = table.ask(host, &line).await;
        assert!(answer.contains("on the board"), "{answer}");
        let again = table.ask(host, &line.replace("name:\"", "name:\" \u{200B}")).await;
        assert!(again.contains("already"), "{again}");
    }
    let came = suggest_everything(&table, &[table.ada, host]).await;
    assert!(came > 100, "{came}");
}

#[tokio::test]
async fn people_with_an_invisible_name_show_their_user_name() {
    let table = Table::set().await;
    table.discord.with(|world| world.rename(table.bo, "\u{3164}\u{200B}\u{202E}"));
    table.ask(table.bo, "/offers").await;
    table.discord.with(|world| world.rename(table.cy, "Cy\u{202E}\u{2060}\tthe\u{A0}\u{A0}Bold"));
    table.ask(table.cy, "/offers").await;
    table.ask(table.ada, "/reset-relations player:@bo amount:1").await;
    let reset = format!("/reset-relations player:<@{}> amount:1", table.cy);
    table.ask(table.ada, &reset).await;
    let offers = suggested(&table, table.ada, "/withdraw offer:").await;
    let said: Vec<&str> = offers.iter().map(|(said, _)| said.as_str()).collect();
    assert!(said[1].contains("Ada → bo,"), "{said:?}");
    assert!(said[0].contains("Ada → Cy the Bold,"), "{said:?}");
}

#[tokio::test]
async fn only_players_with_the_same_name_show_their_account() {
    let table = Table::set().await;
    let (ada, bo, cy) = (table.ada, table.bo, table.cy);
    let views = ["/leaderboard", "/campaign info"];
    let shown = async || {
        let mut all = String::new();
        for view in views {
            table.ask(cy, view).await;
            let screen = table.discord.screen(cy, table.channel);
            all += &screen.last().unwrap().json["embeds"].to_string();
        }
        all
    };
    let before = shown().await;
    assert!(before.contains("Ada") && !before.contains("(ada)"), "{before}");
    // Names that differ only in case look alike.
    table.discord.with(|world| world.rename(bo, "ADA"));
    table.ask(bo, "/reset-relations player:@cy amount:1").await;
    let same = shown().await;
    for name in ["Ada (ada)", "ADA (bo)"] {
        assert_eq!(same.matches(name).count(), views.len(), "{name}: {same}");
    }
    assert!(same.contains("Cy") && !same.contains("(cy)"), "{same}");
    let offers = suggested(&table, cy, "/accept offer:").await;
    assert!(offers[0].0.contains("ADA (bo)") && !offers[0].0.contains("(cy)"), "{offers:?}");
    // If the name and the account name do not both fit, only the name is shortened.
    let long = "n".repeat(32);
    for player in [ada, bo] {
        table.discord.with(|world| world.rename(player, &long));
        table.ask(player, "/offers").await;
    }
    let offers = suggested(&table, cy, "/accept offer:").await;
    assert!(offers[0].0.contains("n… (bo)"), "{offers:?}");
    // A namesake who does not play here makes no difference.
    let zoe = table.discord.person("zoe");
    table.discord.with(|world| world.rename(zoe, "Cy"));
    table.ask(zoe, "/campaign list").await;
    assert!(!shown().await.contains("(cy)"));
}
