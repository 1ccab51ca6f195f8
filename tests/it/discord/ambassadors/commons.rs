//! The features that an ambassadors campaign shares with all others, and those it lacks.

use super::*;

#[tokio::test]
async fn commands_of_the_other_ruleset_are_refused_both_ways() {
    let mut table = Table::set().await;
    table.play_the_board_game().await;
    let host = table.discord.person("mod");
    let before = table.public();
    for line in [
        "/board show",
        "/board export",
        "/seat show",
        "/seat species species:Planta",
        "/population",
        "/population money:3",
        "/action begin",
        "/move-ships from:A to:B count:1",
        "/ships set sector:A count:1",
        "/sector take sector:A",
        "/sector leave sector:A",
        "/ambassador check",
        "/ambassador check player:@bo",
        "/ambassador propose player:@bo track:money",
        "/reputation show",
        "/reputation place value:2",
        "/standings",
        "/accept offer:1 track:money",
    ] {
        let answer = table.ask(table.ada, line).await;
        assert!(answer.contains("mbassadors"), "{line}: {answer}");
    }
    for line in ["/board example players:4", "/mod-ambassadors round number:2", "/mod-ambassadors settings"] {
        let answer = table.ask(host, line).await;
        assert!(answer.contains("mbassadors"), "{line}: {answer}");
    }
    assert_eq!(table.public(), before);

    let game = Game::set().await;
    let table = &game.table;
    let before = table.public();
    for line in
        ["/gift player:@bo amount:5", "/milestones", "/ships", "/technology list", "/accept offer:1 ship:Flagship"]
    {
        let answer = table.ask(table.ada, line).await;
        assert!(answer.contains("everage"), "{line}: {answer}");
    }
    let pace = table.ask(game.host, "/mod settings pace:1h").await;
    assert!(pace.contains("have no clock"), "{pace}");
    assert_eq!(table.public(), before);
}

#[tokio::test]
async fn common_commands_work_here_too() {
    let game = Game::related().await;
    let table = &game.table;
    for line in [
        "/history",
        "/history player:@bo",
        "/offers",
        "/rights player:@bo",
        "/relations",
        "/relations player:@bo",
        "/leaderboard",
        "/leaderboard by:money",
        "/standings",
        "/campaign list",
        "/board show",
        "/map",
        "/seat show",
        "/population",
        "/reputation show",
        "/ambassador check",
        "/ambassador check player:@cy",
    ] {
        table.ask(table.ada, line).await;
        let shown = game.last(table.ada);
        assert_eq!(shown.json["embeds"].as_array().unwrap().len(), 1, "{line}");
    }
    table.ask(game.host, "/campaign info").await;
    let info = game.last(game.host).json.to_string();
    assert!(info.contains("**Time to answer:**"), "{info}");
    assert!(info.contains("offers lapse at no cost"), "{info}");
    assert!(!info.contains("game minute"), "{info}");
    table.ask(game.host, "/mod log").await;
    assert!(game.last(game.host).json["embeds"][0].is_object());
    table.ask(game.host, "/mod undo").await;
    let question = game.last(game.host);
    let yes = question.components().next().unwrap()["custom_id"].clone();
    let pressed = game.press(game.host, yes.as_str().unwrap());
    table.answer(pressed).await;
    assert_eq!(game.relations().await, 0, "undone");
    // The proposal is pending again.
    let answer = table.ask(table.bo, "/accept offer:1 track:money").await;
    assert!(answer.starts_with("Done"), "{answer}");
}

#[tokio::test]
async fn there_is_one_panel_whatever_it_compares() {
    let game = Game::set().await;
    let table = &game.table;
    let panels = || {
        let screen = table.discord.screen(table.ada, table.channel);
        let panel = |m: &&Posted| m.only_for.is_none() && m.json["embeds"][0].is_object();
        screen.iter().filter(panel).count()
    };
    assert_eq!(panels(), 0);
    for by in ["", " by:money", " by:leverage"] {
        let line = format!("/mod leaderboard{by}");
        table.ask(game.host, &line).await;
        assert_eq!(panels(), 1, "{line}");
    }
}

#[tokio::test]
async fn a_game_without_a_clock_takes_no_pace() {
    let table = Table::lay().await;
    let host = table.discord.person("mod");
    let create = "/campaign create name:Arm ruleset:ambassadors pace:1h";
    let answer = table.ask(host, create).await;
    assert!(answer.contains("leave `pace` out"), "{answer}");
    assert_eq!(table.public(), 0);
}
