//! Importing files (H2): which person a name means, who may press the button, files of any size, how games continue.

use super::Table;
use chancery::admin::verify;
use chancery_loopback::{Fault, Mishap};
use serde_json::json;

/// Gives a file to `/campaign import`, and returns the interaction.
fn give(table: &Table, user: u64, file: &str) -> u64 {
    let path = table.database().with_file_name("spiral.csv");
    std::fs::write(&path, file).unwrap();
    let line = format!("/campaign import file:{}", path.display());
    table.discord.slash(user, table.channel, &line).unwrap()
}

async fn import(table: &Table, user: u64, file: &str) -> String {
    table.answer(give(table, user, file)).await
}

#[tokio::test]
async fn a_name_may_be_any_that_discord_shows() {
    let table = Table::lay().await;
    let host = table.discord.person("mod");
    let dee = table.discord.person("dee");
    table.discord.with(|world| world.rename(dee, "Dee the Great"));
    table.ask(dee, "/campaign list").await;
    let file = format!("player,money\n<@{}>,1\n<@!{}>,2\n{},3\n\"@DEE the great\",4\n", table.ada, table.bo, table.cy);
    let told = import(&table, host, &file).await;
    assert!(told.contains("Import spiral?"), "{told}");
    table.answer(table.press(host, "Import it")).await;
    let info = table.ask(dee, "/relations").await;
    assert!(info.contains("Your relations"), "{info}");
    // They are named in tables, although only one of them has used the bot.
    assert!(table.ask(host, "/leaderboard by:money").await.contains("money"), "a leaderboard");
}

#[tokio::test]
async fn a_name_of_several_members_is_refused() {
    let table = Table::lay().await;
    let host = table.discord.person("mod");
    let twin = table.discord.person("twin");
    for user in [twin, table.bo] {
        table.discord.with(|world| world.rename(user, "Twin"));
        table.ask(user, "/campaign list").await;
    }
    let told = import(&table, host, "player,money\ntwin,1\n").await;
    assert!(told.contains("Line 2: 2 members are called \"twin\""), "{told}");
    // A name that a member no longer has does not count, nor does a member who left.
    table.discord.with(|world| world.rename(table.bo, "Bo"));
    assert!(import(&table, host, "player,money\ntwin,1\n").await.contains("Import spiral?"));
    table.discord.with(|world| world.leave(twin, chancery_loopback::world::GUILD));
    let told = import(&table, host, "player,money\ntwin,1\n").await;
    assert!(told.contains("No member of this server is called \"twin\""), "{told}");
}

#[tokio::test]
async fn only_the_person_who_was_asked_imports_and_only_once() {
    let table = Table::lay().await;
    let host = table.discord.person("mod");
    let told = import(&table, host, "player,money\nada,1\n").await;
    assert!(told.contains("Import spiral?"), "{told}");
    let (message, code) = table.button(host, "Import it");
    let forged = table.discord.with(|world| world.forge_press(table.ada, table.channel, message, &code, &[]));
    let told = table.answer(forged).await;
    assert!(!told.contains("is open"), "{told}");
    assert_eq!(table.public(), 0);
    let pressed = table.press(host, "Import it");
    assert!(table.answer(pressed).await.contains("is open"));
    // The press arrives twice.
    let again = table.forge(pressed, |_, _| {});
    let told = table.answer(again).await;
    assert!(told.contains("is open"), "{told}");
    assert_eq!(table.said("starts under"), 1);
}

#[tokio::test]
async fn a_failed_search_is_explained() {
    let table = Table::lay().await;
    let host = table.discord.person("mod");
    let path = format!("/guilds/{}/members/search", chancery_loopback::world::GUILD);
    let refusal = Mishap::Answer(403, json!({"code": 50_001, "message": "Missing Access"}));
    table.discord.with(|world| world.faults.push(Fault::next("GET", &path, refusal)));
    let told = import(&table, host, "player,money\nada,1\n").await;
    assert!(told.contains("could not look up"), "{told}");
}

#[tokio::test]
async fn two_hundred_players_come_along() {
    let mut table = Table::lay().await;
    let host = table.discord.person("mod");
    let players: Vec<u64> = (0..200).map(|n| table.discord.person(&format!("player{n:03}"))).collect();
    let mut file = "by\tover\tleverage\n".to_owned();
    for by in &players {
        for over in players.iter().filter(|over| *over != by) {
            file.push_str(&format!("<@{by}>\t<@{over}>\t-12,5\n"));
        }
    }
    let told = import(&table, host, &file).await;
    assert!(told.contains("Import spiral?"), "{told}");
    let answer = table.answer(table.press(host, "Import it")).await;
    assert!(answer.contains("with 200 players"), "{answer}");
    let told = table.ask(players[7], "/relations").await;
    assert!(told.contains("Your relations"), "{told}");
    let undone = table.insist(host, "/mod undo").await;
    assert!(undone.contains("nothing left to undo"), "{undone}");
    let one_more = file.replace("by\t", "By\t") + "<@1>\t<@2>\t1\n";
    let told = import(&table, host, &one_more).await;
    assert!(told.contains("already has a campaign") || told.contains("No member"), "{told}");
    table.stop().await;
    let url = format!("sqlite://{}", table.database().display());
    let report = verify::look_through(&url).await.unwrap();
    assert_eq!((report.problems.len(), report.campaigns), (0, 1));
}

/// The acts in these exports were due long ago, so everything that waits is settled at once.
#[tokio::test]
async fn an_export_of_every_game_goes_on_and_can_be_verified() {
    for name in ["orbit", "lamplight", "table"] {
        let mut table = Table::lay().await;
        let (host, dee) = (table.discord.person("mod"), table.discord.person("dee"));
        for member in [table.ada, table.bo, table.cy, dee] {
            table.ask(member, "/campaign list").await;
        }
        let path = format!("{}/tests/plays/boards/{name}_export.json", env!("CARGO_MANIFEST_DIR"));
        let mut file = std::fs::read_to_string(path).unwrap();
        for (id, member) in (100..).zip([table.ada, table.bo, table.cy, dee]) {
            file = file.replace(&format!("\"{id}\""), &format!("\"{member}\""));
        }
        let told = import(&table, host, &file).await;
        assert!(told.starts_with("Import "), "{told}");
        let answer = table.answer(table.press(host, "Import it")).await;
        assert!(answer.contains("is open"), "{answer}");
        let shown = table.ask(table.ada, "/seat show").await;
        assert!(!shown.contains("no campaign"), "{shown}");
        let undone = table.insist(host, "/mod undo steps:9").await;
        assert!(!undone.contains("went wrong"), "{undone}");
        table.stop().await;
        let url = format!("sqlite://{}", table.database().display());
        let report = verify::look_through(&url).await.unwrap();
        assert_eq!((report.problems.len(), report.campaigns), (0, 1), "{name}: {:?}", report.problems);
    }
}
