//! Players' entries about their own ships and sectors (E1.6), and questions that only their owner may answer (E3.6).

use super::{Game, REFUSED};
use crate::discord::Table;
use crate::discord::commands::suggested;

#[tokio::test]
async fn players_enter_their_own_ships_and_sectors() {
    let game = Game::on_the_example().await;
    let table = &game.table;
    let answer = table.ask(table.ada, "/ships set sector:\"Cinder Gate\" count:3").await;
    assert!(answer.contains("3 ships in Cinder Gate (before: 0)"), "{answer}");
    let fleet = [("Candlehold".to_owned(), 2), ("Cinder Gate".to_owned(), 3)];
    assert_eq!(game.fleet().await, fleet);
    let answer = table.ask(table.ada, "/sector take sector:\"Cinder Gate\"").await;
    assert!(answer.contains("takes Cinder Gate, which nobody controlled"), "{answer}");
    let answer = table.ask(table.bo, "/sector take sector:\"Cinder Gate\"").await;
    assert!(answer.contains("<@100> controls Cinder Gate"), "{answer}");
    let answer = table.ask(table.bo, "/sector leave sector:\"Cinder Gate\"").await;
    assert!(answer.contains("only give up a sector you control"), "{answer}");
    // It can be taken back like any order that affected no other player.
    let answer = table.insist(table.ada, "/take-back").await;
    assert!(!answer.contains("cannot"), "{answer}");
    let sector = suggested(table, table.bo, "/sector take sector:cin").await;
    assert_eq!(sector[0].0, "Cinder Gate", "nobody controls it again");
    assert_eq!(game.fleet().await, fleet, "the ships stay");
    let own = suggested(table, table.ada, "/sector leave sector:").await;
    let own: Vec<&str> = own.iter().map(|(label, _)| label.as_str()).collect();
    assert_eq!(own, ["Candlehold", "Tinker's Rest"], "those of the example");
}

#[tokio::test]
async fn moderators_may_reserve_entries_for_themselves() {
    let game = Game::on_the_example().await;
    let table = &game.table;
    let set = "/mod-ambassadors settings entry-by:moderators";
    let answer = table.ask(game.host, set).await;
    assert!(answer.contains("Moderators enter"), "{answer}");
    let before = game.export().await;
    assert_eq!(before["campaign"]["settings"]["entry_by"], "moderators");
    for line in [
        "/ships set sector:Candlehold count:1",
        "/sector take sector:\"Cinder Gate\"",
        "/sector leave sector:Candlehold",
    ] {
        let answer = table.ask(table.ada, line).await;
        assert!(answer.contains("ask one of them"), "{line}: {answer}");
    }
    assert_eq!(game.export().await, before);
    table.ask(game.host, "/board ships set sector:Candlehold count:1 player:@ada").await;
    assert_eq!(game.fleet().await, [("Candlehold".to_owned(), 1)]);
    // The bot refuses a player who tries a command that Discord would not show them.
    let like = table.discord.slash(game.host, table.channel, "/mod-ambassadors settings").unwrap();
    table.answer(like).await;
    let forged = table.forge(like, |world, payload| {
        let mut member = world.member_json(table.cy);
        member["permissions"] = world.permissions(table.cy).to_string().into();
        payload["member"] = member;
    });
    let answer = table.answer(forged).await;
    assert!(answer.contains(REFUSED), "{answer}");
}

/// Leverage has a plain command of that name everywhere, and this game has one with subcommands in its servers. Discord
/// shows both.
#[tokio::test]
async fn a_server_with_both_games_keeps_both_ship_commands() {
    let mut table = Table::set().await;
    table.play_the_board_game().await;
    let ships = table.ask(table.ada, "/ships").await;
    assert!(ships.contains("hips"), "{ships}");
    let named = table.ask(table.ada, "/ships campaign:1").await;
    assert_eq!(named, ships);
    let answer = table.ask(table.ada, "/ships set sector:Anywhere count:1").await;
    assert!(answer.contains("mbassadors"), "this channel plays another game: {answer}");
    table.channel = table.discord.channel("board");
    table.ask(table.ada, "/campaign join").await;
    let answer = table.ask(table.ada, "/ships set sector:Anywhere count:1").await;
    assert!(answer.contains("not on the board"), "{answer}");
    let wrong = table.discord.slash(table.ada, table.channel, "/ships burn").map_err(|why| why.0);
    assert!(wrong.is_err(), "{wrong:?}");
    table.channel = table.discord.direct(table.ada);
    let ships = table.ask(table.ada, "/ships campaign:1").await;
    assert!(ships.contains("hips"), "{ships}");
}

#[tokio::test]
async fn a_returned_cube_offers_no_withdraw_button() {
    let game = Game::related().await;
    let table = &game.table;
    table.insist(table.ada, "/move-ships from:Candlehold to:Marrowdeep count:1").await;
    table.insist(table.ada, "/action end").await;
    for player in [table.ada, table.bo] {
        table.ask(player, "/offers").await;
        let shown = game.last(player);
        let labels = shown.components().filter_map(|part| part["label"].as_str());
        let labels: Vec<&str> = labels.collect();
        assert_eq!(labels.len(), 1, "their own question alone: {labels:?}");
        assert!(labels[0].starts_with("Choose"), "{labels:?}");
    }
}
