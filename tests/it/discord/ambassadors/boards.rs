//! Boards edited by hand or loaded from files, and access to these commands.

use super::{Game, REFUSED};
use crate::discord::Table;
use crate::discord::commands::suggested;
use serde_json::json;
use std::path::Path;

#[tokio::test]
async fn only_moderators_move_foreign_ships() {
    let game = Game::on_the_example().await;
    let table = &game.table;
    table.ask(table.ada, "/action begin").await;
    let sail = "/move-ships from:Candlehold to:\"Cinder Gate\" count:1 player:@ada";
    let answer = table.ask(table.bo, sail).await;
    assert!(answer.contains(REFUSED), "{answer}");
    let home = || ("Candlehold".to_owned(), 2);
    assert_eq!(game.fleet().await, [home()]);
    table.ask(game.host, sail).await;
    let moved = [("Candlehold".to_owned(), 1), ("Cinder Gate".to_owned(), 1)];
    assert_eq!(game.fleet().await, moved);
    // Naming yourself makes no difference.
    let back = "/move-ships from:\"Cinder Gate\" to:candlehold count:1 player:@ada";
    table.ask(table.ada, back).await;
    assert_eq!(game.fleet().await, [home()]);
}

#[tokio::test]
async fn only_moderators_correct_boards_and_seats() {
    let game = Game::on_the_example().await;
    let table = &game.table;
    let before = game.export().await;
    let board = concat!(env!("CARGO_MANIFEST_DIR"), "/words/src/games/ambassadors/boards/four.json");
    let load = format!("/board load file:\"{board}\"");
    for line in [
        "/board sector add name:Nowhere",
        "/board sector remove sector:Candlehold",
        "/board sector control sector:Candlehold player:@bo",
        "/board link add from:Candlehold to:Marrowdeep",
        "/board link remove from:Candlehold to:\"Tinker's Rest\"",
        "/board ships set sector:Candlehold count:9",
        "/board example players:4",
        &load,
        "/seat order player:@ada position:2",
    ] {
        let answer = table.ask(table.ada, line).await;
        assert!(answer.contains(REFUSED), "{line}: {answer}");
    }
    assert_eq!(game.export().await, before);
    // Discord hides the moderator commands under /mod from her, and the rules refuse them too.
    let like = "/mod-ambassadors round number:3 reason:\"We began late\"";
    let like = table.discord.slash(game.host, table.channel, like).unwrap();
    table.answer(like).await;
    let forged = table.forge(like, |world, payload| {
        let mut member = world.member_json(table.ada);
        member["permissions"] = world.permissions(table.ada).to_string().into();
        payload["member"] = member;
    });
    let answer = table.answer(forged).await;
    assert!(answer.contains(REFUSED), "{answer}");
    assert_eq!(game.export().await["round"], 3);
}

#[tokio::test]
async fn a_board_can_be_built_by_command() {
    let game = Game::set().await;
    let table = &game.table;
    for line in [
        "/board sector add name:Vigil q:0 r:0 player:@ada",
        "/board sector add name:Vesper q:1 r:-1",
        "/board sector add name:Adrift",
        "/board sector control sector:vesper player:@bo",
        "/board link add from:Vigil to:Vesper kind:generator",
        "/board link add from:vesper to:vigil",
        "/board link add from:Vigil to:Adrift kind:warp-portal",
        "/board link remove from:Adrift to:Vigil",
        "/board ships set sector:Vigil count:2 player:@ada reason:\"As on the table\"",
        "/board ships set sector:Adrift count:1",
        "/seat order player:@bo position:1",
    ] {
        table.ask(game.host, line).await;
    }
    let half = "/board sector add name:Half q:3";
    let answer = table.ask(game.host, half).await;
    assert!(answer.contains("both `q` and `r`"), "{answer}");
    let expected = json!({
        "sectors": [
            {"name": "Vigil", "at": [0, 0], "control": 2, "ships": [{"seat": 2, "count": 2}]},
            {"name": "Vesper", "at": [1, -1], "control": 1},
            {"name": "Adrift", "ships": [{"count": 1}]},
        ],
        "links": [{"between": ["Vesper", "Vigil"], "kind": "wormhole"}],
    });
    assert_eq!(game.file(table.cy, "/board export").await, expected);
    table.ask(game.host, "/board sector remove sector:adrift").await;
    let board = game.file(table.cy, "/board export").await;
    assert_eq!(board["sectors"].as_array().unwrap().len(), 2);
}

#[tokio::test]
async fn a_board_file_is_loaded_completely_or_not_at_all() {
    let game = Game::on_the_example().await;
    let table = &game.table;
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("board.json");
    let load = |path: &Path| format!("/board load file:\"{}\"", path.display());
    let before = game.export().await;
    for (bytes, says) in [
        ("{\"sectors\": [\n{\"name\": \"**A**\", \"at\": 1}]}", "line 2"),
        ("{\"sectors\": [{\"name\": \"A\", \"colour\": 1}]}", "colour"),
        ("[", "not valid JSON"),
        ("7", "an object"),
    ] {
        std::fs::write(&file, bytes).unwrap();
        let answer = table.ask(game.host, &load(&file)).await;
        assert!(answer.contains(says), "{answer}");
        assert!(answer.contains("Nothing has changed"), "{answer}");
    }
    std::fs::write(&file, vec![b' '; (256 << 10) + 1]).unwrap();
    let answer = table.ask(game.host, &load(&file)).await;
    assert!(answer.contains("is 257 KiB"), "{answer}");
    // The rules refuse a readable file that is not a board.
    std::fs::write(&file, "{\"sectors\": []}").unwrap();
    table.ask(game.host, &load(&file)).await;
    assert_eq!(game.export().await, before);

    let one = json!({"sectors": [{"name": "Vigil", "control": 4}], "links": []});
    std::fs::write(&file, one.to_string()).unwrap();
    table.ask(game.host, &load(&file)).await;
    let question = game.last(game.host);
    assert_eq!(game.export().await, before, "asked first");
    let yes = question.components().next().unwrap()["custom_id"].clone();
    let pressed = game.press(game.host, yes.as_str().unwrap());
    table.answer(pressed).await;
    assert_eq!(game.file(game.dee, "/board export").await, one);
}

#[tokio::test]
async fn a_failed_download_changes_nothing() {
    let game = Game::on_the_example().await;
    let table = &game.table;
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/words/src/games/ambassadors/boards/six.json");
    let load = format!("/board load file:\"{file}\"");
    let before = game.export().await;
    let asked = table.discord.with(|world| {
        let asked = world.slash(game.host, table.channel, &load);
        // The file is gone before the bot has fetched it.
        world.files.clear();
        asked
    });
    let answer = table.answer(asked.unwrap()).await;
    assert!(answer.contains("could not download"), "{answer}");
    assert_eq!(game.export().await, before);
}

#[tokio::test]
async fn sectors_are_suggested_if_there_are_any() {
    let game = Game::on_the_example().await;
    let table = &game.table;
    let names = async |user, line| {
        let suggested = suggested(table, user, line).await;
        let names = suggested.into_iter().map(|(name, _)| name);
        names.collect::<Vec<_>>()
    };
    let own = names(table.cy, "/move-ships from:").await;
    assert_eq!((own.len(), &*own[0]), (19, "Thistle Reach"));
    let theirs = names(game.host, "/move-ships player:@dee from:").await;
    assert_eq!(theirs[0], "Oarsrest");
    assert_eq!(names(table.cy, "/move-ships to:door").await.len(), 2);
    let sectors = names(game.host, "/board sector remove sector:anv").await;
    assert_eq!(sectors, ["The Anvil"]);
    // Commands of another ruleset do not exist here. Using them is not a failure of the bot.
    for line in [
        "/research ship:",
        "/stop ship:",
        "/enter player:@bo place:",
        "/report-loss ship:",
        "/ask-favour system player:@bo system:",
        "/accept offer:1 ship:",
    ] {
        assert_eq!(names(table.ada, line).await, [""; 0], "{line}");
    }
    let mut other = Table::set().await;
    other.play_the_board_game().await;
    assert_eq!(suggested(&other, other.ada, "/move-ships from:").await, []);
}

#[tokio::test]
async fn spaces_are_typed_as_letters() {
    let game = Game::set().await;
    let table = &game.table;
    let track = |spaces: &str| format!("/mod-ambassadors track player:@ada spaces:\"{spaces}\"");
    for spaces in ["A E X", "1", "ambassador", "Ä"] {
        let answer = table.ask(game.host, &track(spaces)).await;
        assert!(answer.contains("A for ambassadors"), "{answer}");
    }
    table.ask(game.host, &track("aRe; E")).await;
    let export = game.export().await;
    let spaces = export["players"][0]["reputation_track"].as_array().unwrap();
    let kinds: Vec<&str> = spaces.iter().filter_map(|s| s["kind"].as_str()).collect();
    assert_eq!(kinds, ["ambassador", "reputation", "either", "either"]);
}
