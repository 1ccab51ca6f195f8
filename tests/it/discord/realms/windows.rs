//! Windows: private answers and who may give them, repeated answers, and leftover buttons after the end.

use super::*;

const ANSWER: &str = "Answer in private";

impl Game {
    /// Presses the button of the newest window.
    async fn answers(&self, user: u64) -> String {
        let pressed = self.table.press(user, ANSWER);
        self.table.answer(pressed).await
    }

    /// Presses a button that is or was on a direct message.
    async fn press_direct(&self, user: u64, on: &Posted, code: &str) -> String {
        let channel = self.table.discord.direct(user);
        let asked = self.table.discord.with(|world| world.forge_press(user, channel, on.id, code, &[]));
        self.table.answer(asked).await
    }
}

#[tokio::test]
async fn the_window_button_asks_only_its_targets() {
    let game = Game::declared().await;
    let table = &game.table;
    let eve = table.discord.person("eve");
    let before = (game.export().await, game.row(1).json.clone());
    for (user, says) in [
        (eve, "You are not in this campaign"),
        (game.host, "You are not in this campaign"),
        (table.bo, "You are not asked"),
        (game.di, "You are not asked"),
        (table.ada, "your own act"),
    ] {
        let answer = game.answers(user).await;
        assert!(answer.contains(says), "{answer}");
        assert_eq!(game.last(user).components().count(), 0, "{answer}");
    }
    // Only its owner may use a private answer or its question's number.
    for (user, says) in
        [(eve, "Only <@102> can answer"), (table.bo, "Only <@102> can answer"), (table.ada, "Only <@102> can answer")]
    {
        for code in ["1:accept:1:1", "1:refuse:1:1"] {
            let answer = game.forge(user, code, &[]).await;
            assert!(answer.contains(says) || answer.contains("not in this campaign"), "{code}: {answer}");
        }
    }
    let question = game.answers(table.cy).await;
    assert!(question.contains("Do you counter?"), "{question}");
    assert_eq!(game.last(table.cy).components().count(), 2);
    assert_eq!((game.export().await, game.row(1).json.clone()), before);
}

#[tokio::test]
async fn an_answer_counts_once_across_all_places() {
    let game = Game::declared().await;
    let table = &game.table;
    // Cy opens the question twice, and answers on the second.
    game.answers(table.cy).await;
    let first = game.last(table.cy);
    game.answers(table.cy).await;
    let direct = game.direct(table.cy);
    let answered = game.forge(table.cy, "1:accept:1:1", &[]).await;
    assert!(answered.contains("is sealed"), "{answered}");
    table.quiet().await;
    for (says, told) in [
        ("your own act", game.answers(table.cy).await),
        ("accepted it", game.press_direct(table.cy, &direct, "1:refuse:1:1").await),
    ] {
        assert!(told.contains(says), "{told}");
    }
    let again = table.discord.with(|world| world.press(table.cy, first.id, "1:refuse:1:1"));
    let again = table.answer(again.unwrap()).await;
    assert!(again.contains("accepted it"), "{again}");
    let hand = &game.export().await["players"][2]["hand"];
    assert_eq!(*hand, json!([]), "the card was played, once");
}

/// If two players are asked, the window stays open after the first answer.
#[tokio::test]
async fn an_answer_stays_sealed_while_others_are_pending() {
    let game = Game::begun().await;
    let (table, host) = (&game.table, game.host);
    table.ask(host, "/mod-realms deal player:@bo count:1").await;
    let lay = "/mod-realms influence player:@bo area:\"The Marches\" count:1 reason:Test";
    table.ask(host, lay).await;
    let play = "/covert play action:sow-discontent area:\"The Marches\"";
    table.ask(table.ada, play).await;
    table.answer(table.press(table.ada, "Declare it")).await;
    let row = game.row(1);
    game.answers(table.bo).await;
    let counters = table.press(table.bo, "Counter");
    let told = table.answer(counters).await;
    assert!(told.contains("is sealed"), "{told}");
    // Bo answers again: twice with the same button, with the table's button, with the direct message, and by typing.
    let twice = table.answer(table.press(table.bo, "Counter")).await;
    let direct = game.direct(table.bo);
    for told in [
        twice,
        game.answers(table.bo).await,
        game.press_direct(table.bo, &direct, "1:accept:1:1").await,
        game.press_direct(table.bo, &direct, "1:refuse:1:1").await,
        table.ask(table.bo, "/refuse offer:1").await,
    ] {
        assert!(told.contains("cannot be changed"), "{told}");
    }
    assert_eq!(game.direct(table.bo).json, direct.json, "nothing is visible there");
    assert_eq!(game.row(1).json, row.json, "nor here");
    let ended = table.ask(table.ada, "/turn end").await;
    assert!(ended.contains("still waits for"), "{ended}");
    // Cy holds no card. Only Cy learns this, and the question stays open.
    game.answers(table.cy).await;
    let none = table.answer(table.press(table.cy, "Counter")).await;
    assert!(none.contains("You hold no Counterespionage"), "{none}");
    assert_eq!(game.row(1).json, row.json, "a try shows to no other player");
    game.later(12).await;
    let shown = game.row(1).json["embeds"][0]["description"].as_str().map(str::to_owned);
    assert!(shown.is_some_and(|shown| shown.contains("countered it")));
}

#[tokio::test]
async fn a_closed_window_takes_no_answers() {
    let game = Game::declared().await;
    let table = &game.table;
    game.answers(table.cy).await;
    let (private, direct, row) = (game.last(table.cy), game.direct(table.cy), game.row(1));
    assert_eq!(direct.components().count(), 2, "it asks there, too");
    game.later(12).await;
    assert_eq!(game.direct(table.cy).components().count(), 0);
    assert_eq!(game.row(1).components().count(), 0);
    let before = game.export().await;
    let over = game.direct(table.cy);
    for code in ["1:accept:1:1", "1:refuse:1:1"] {
        for told in [
            game.press_direct(table.cy, &over, code).await,
            game.forge(table.cy, code, &[]).await,
            table.answer(table.discord.with(|world| world.press(table.cy, private.id, code)).unwrap()).await,
        ] {
            assert!(told.contains("it lapsed"), "{code}: {told}");
        }
    }
    let code = row.components().next().unwrap()["custom_id"].clone();
    let code = code.as_str().unwrap();
    for (user, says) in [(table.cy, "closed"), (table.bo, "closed")] {
        let told = game.forge(user, code, &[]).await;
        assert!(told.contains(says), "{told}");
    }
    assert_eq!(game.export().await, before);
}

#[tokio::test]
async fn a_cancelled_window_is_over_for_its_targets() {
    for (by, line) in [
        ("ada", "/campaign leave"),
        ("mod", "/mod remove-player player:@ada reason:Test"),
        ("mod", "/board load file:tests/plays/boards/realms.json"),
        ("mod", "/mod end"),
    ] {
        let game = Game::declared().await;
        let table = &game.table;
        let row = game.row(1);
        let code = row.components().next().unwrap()["custom_id"].clone();
        game.answers(table.cy).await;
        let by = table.discord.person(by);
        table.insist(by, line).await;
        assert_eq!(game.row(1).components().count(), 0, "{line}");
        assert_eq!(game.direct(table.cy).components().count(), 0, "{line}");
        let before = game.export().await;
        let told = game.forge(table.cy, "1:accept:1:1", &[]).await;
        assert!(!told.contains("sealed"), "{line}: {told}");
        let told = game.forge(table.cy, code.as_str().unwrap(), &[]).await;
        assert!(!told.contains("Do you counter?"), "{line}: {told}");
        assert_eq!(game.export().await, before, "{line}");
    }
}

/// During a pause no player can answer. Afterwards, the window has all its remaining time.
#[tokio::test]
async fn a_pause_stops_a_window() {
    let game = Game::declared().await;
    let (table, host) = (&game.table, game.host);
    game.later(6).await;
    table.ask(host, "/mod pause").await;
    for told in [
        game.answers(table.cy).await,
        game.forge(table.cy, "1:accept:1:1", &[]).await,
        table.ask(table.cy, "/accept offer:1").await,
        table.ask(table.ada, "/turn end").await,
    ] {
        assert!(told.contains("pause"), "{told}");
    }
    game.later(48).await;
    table.ask(host, "/mod resume").await;
    game.later(5).await;
    let question = game.answers(table.cy).await;
    assert!(question.contains("Do you counter?"), "{question}");
    game.later(1).await;
    assert_eq!(game.row(1).components().count(), 0, "its time is over");
}

#[tokio::test]
async fn a_moderator_cannot_end_a_turn_during_a_window() {
    let game = Game::declared().await;
    let (table, host) = (&game.table, game.host);
    let before = game.export().await;
    for line in ["/mod-realms active reason:Test", "/mod-realms active player:@bo reason:Test"] {
        let told = table.ask(host, line).await;
        assert!(told.contains("still waits for"), "{line}: {told}");
    }
    let begin = table.ask(table.bo, "/turn begin").await;
    assert!(begin.contains("under way"), "{begin}");
    let second = table.ask(table.ada, "/claims fabricate area:Estwick").await;
    assert!(second.contains("waiting for its targets"), "{second}");
    assert_eq!(game.export().await, before);
    // Other actions continue, and the turn can end once the window has closed.
    let placed = table.insist(table.ada, "/influence place area:Estwick").await;
    assert!(placed.contains("places influence"), "{placed}");
    game.later(12).await;
    let ended = table.ask(table.ada, "/turn end").await;
    assert!(ended.contains("is over"), "{ended}");
}
