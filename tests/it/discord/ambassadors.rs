//! A game of the ambassadors ruleset in the loopback Discord: its commands, menus and questions, and access to them.

mod boards;
mod choices;
mod commons;
mod entered;
mod exports;
mod older_rows;

use super::Table;
use super::commands::suggested;
use chancery_loopback::Posted;
use serde_json::{Value, json};

/// The refusal for a player who does not moderate.
const REFUSED: &str = "Only this campaign's moderators";

/// A table of four that plays the ambassadors ruleset, with the ids of the moderator and of Dee.
struct Game {
    table: Table,
    host: u64,
    dee: u64,
}

impl Game {
    /// Seats Ada, Bo, Cy and Dee, with an empty board.
    async fn set() -> Game {
        let table = Table::lay().await;
        let [host, dee] = ["mod", "dee"].map(|name| table.discord.person(name));
        let create = "/campaign create name:\"Spiral Arm\" ruleset:ambassadors";
        table.ask(host, create).await;
        for player in [table.ada, table.bo, table.cy, dee] {
            let answer = table.ask(player, "/campaign join").await;
            assert!(answer.contains("Welcome"), "{answer}");
        }
        Game { table, host, dee }
    }

    /// Sets up the same table with the example board. Seats 1 and 2 are connected, and so are 3 and 4.
    async fn on_the_example() -> Game {
        let game = Game::set().await;
        game.table.ask(game.host, "/board example players:4").await;
        game
    }

    /// Sets up the same table after Ada's proposal to Bo, offer 1, during Ada's action.
    async fn proposed() -> Game {
        let game = Game::on_the_example().await;
        let cubes = "/population materials:5 science:6 money:7";
        for player in [game.table.ada, game.table.bo] {
            game.table.ask(player, cubes).await;
        }
        game.table.ask(game.table.ada, "/action begin").await;
        let propose = "/ambassador propose player:@bo track:science";
        game.table.ask(game.table.ada, propose).await;
        game
    }

    async fn related() -> Game {
        let game = Game::proposed().await;
        let pressed = game.press(game.table.bo, "1:accept:1:1");
        game.table.answer(pressed).await;
        game.choose(game.table.bo, "1:pick:1:1:0", "money:2").await;
        game
    }

    async fn export(&self) -> Value {
        self.file(self.host, "/campaign export").await
    }

    /// Returns the file sent by a command, parsed as JSON.
    async fn file(&self, user: u64, line: &str) -> Value {
        self.table.ask(user, line).await;
        let message = self.last(user);
        let id = message.json["attachments"][0]["id"].as_str().unwrap();
        let id: u64 = id.parse().unwrap();
        let bytes = self.table.discord.look(|world| world.files[&id].clone());
        serde_json::from_slice(&bytes).unwrap()
    }

    /// Returns the newest message that only this person sees.
    fn last(&self, user: u64) -> Posted {
        let screen = self.table.discord.screen(user, self.table.channel);
        let own = screen.into_iter().rfind(|m| m.only_for == Some(user));
        own.expect("an answer")
    }

    /// Returns the newest message with a button or menu that has this code.
    fn with_code(&self, user: u64, code: &str) -> Posted {
        let screen = self.table.discord.screen(user, self.table.channel);
        let found = screen.into_iter().rfind(|message| message.components().any(|part| part["custom_id"] == code));
        found.unwrap_or_else(|| panic!("no {code}"))
    }

    fn press(&self, user: u64, code: &str) -> u64 {
        let message = self.with_code(user, code).id;
        let pressed = self.table.discord.with(|world| world.press(user, message, code));
        pressed.unwrap()
    }

    async fn choose(&self, user: u64, code: &str, line: &str) -> String {
        let message = self.with_code(user, code).id;
        let line = [line.to_owned()];
        let chosen = self.table.discord.with(|world| world.select(user, message, code, &line));
        self.table.answer(chosen.unwrap()).await
    }

    /// Returns the codes of the lines in a player's newest menu.
    fn lines(&self, user: u64) -> Vec<String> {
        let message = self.last(user);
        let mut parts = message.components();
        let Some(menu) = parts.find(|part| part["type"] == 3) else {
            return Vec::new();
        };
        let lines = menu["options"].as_array().unwrap().iter();
        lines.map(|line| line["value"].as_str().unwrap().to_owned()).collect()
    }

    /// Chooses a line that the player's newest menu does not have, or no longer has. `like` is any press to copy.
    async fn forge(&self, user: u64, like: u64, code: &str, line: &str) -> String {
        let menu = self.last(user);
        let forged = self.table.forge(like, |_, payload| {
            payload["data"] = json!({"custom_id": code, "component_type": 3, "values": [line]});
            payload["message"] = menu.json.clone();
        });
        self.table.discord.with(|world| {
            if let Some(asked) = world.asked.get_mut(&forged) {
                asked.message = Some(menu.id);
            }
        });
        self.table.answer(forged).await
    }

    async fn relations(&self) -> usize {
        self.export().await["relations"].as_array().unwrap().len()
    }

    /// Returns the number of Ada's ships in each place.
    async fn fleet(&self) -> Vec<(String, u64)> {
        let board = self.file(self.host, "/board export").await;
        let mut fleet = Vec::new();
        for sector in board["sectors"].as_array().unwrap() {
            let ships = sector["ships"].as_array().into_iter().flatten();
            for ships in ships.filter(|ships| ships["seat"] == 1) {
                let name = sector["name"].as_str().unwrap().to_owned();
                fleet.push((name, ships["count"].as_u64().unwrap()));
            }
        }
        fleet
    }
}

#[tokio::test]
async fn a_menu_of_tracks_and_spaces_forms_relations() {
    let game = Game::proposed().await;
    let table = &game.table;
    let pressed = game.press(table.bo, "1:accept:1:1");
    table.answer(pressed).await;
    let lines = game.lines(table.bo);
    assert_eq!(lines.len(), 3 * 2, "three tracks and two kinds of spaces");
    assert_eq!([&*lines[0], &*lines[5]], ["materials:1", "money:2"]);
    assert_eq!(game.relations().await, 0, "looking decides nothing");
    game.choose(table.bo, "1:pick:1:1:0", "money:2").await;
    let export = game.export().await;
    assert_eq!(export["relations"].as_array().unwrap().len(), 1);
    let bo = &export["players"][1];
    assert_eq!(bo["cubes"]["money"], 6);
    assert_eq!(bo["reputation_track"][1]["tile"]["ambassador"], "100");
    let ada = &export["players"][0];
    assert_eq!(ada["cubes"]["science"], 5);
    assert_eq!(ada["reputation_track"][0]["tile"]["cube"], "money");
    // Choosing the same line again is too late, and the answer says so.
    let again = game.forge(table.bo, pressed, "1:track:1:1", "science:2");
    assert!(again.await.contains("you accepted it"));
}

#[tokio::test]
async fn two_simultaneous_answers_form_relations_once() {
    let game = Game::proposed().await;
    let (table, code) = (&game.table, "1:pick:1:1:0");
    for _ in 0..2 {
        let pressed = game.press(table.bo, "1:accept:1:1");
        table.answer(pressed).await;
    }
    let screen = table.discord.screen(table.bo, table.channel).into_iter();
    let menus = screen.filter(|message| message.components().any(|part| part["custom_id"] == code));
    let menus: Vec<u64> = menus.map(|message| message.id).collect();
    // Both choose before either is answered.
    let choose = |(message, line): (&u64, &str)| {
        let line = [line.to_owned()];
        let chosen = table.discord.with(|world| world.select(table.bo, *message, code, &line));
        chosen.unwrap()
    };
    let chosen: Vec<u64> = menus.iter().zip(["money:2", "science:1"]).map(choose).collect();
    let mut answers = Vec::new();
    for chosen in chosen {
        answers.push(table.answer(chosen).await);
    }
    answers.sort();
    assert!(answers[0].starts_with("Done."), "{answers:?}");
    assert!(answers[1].contains("you accepted it"), "{answers:?}");
    let export = game.export().await;
    assert_eq!(export["relations"].as_array().unwrap().len(), 1);
    for player in [0, 1] {
        assert_eq!(export["players"][player]["ambassador_tiles"], 2);
    }
}

#[tokio::test]
async fn an_answer_and_the_end_of_an_action_are_serialised() {
    let game = Game::proposed().await;
    let table = &game.table;
    let slash = |user, line| table.discord.slash(user, table.channel, line).unwrap();
    // The bot has already asked Ada whether to end it despite her pending proposal.
    table.ask(table.ada, "/action end").await;
    let (message, yes) = table.button_of(table.ada, "1:confirm:").unwrap();
    let accepts = slash(table.bo, "/accept offer:1 track:money");
    let ends = table.discord.with(|world| world.press(table.ada, message, &yes));
    let (accepts, ends) = (table.answer(accepts).await, table.answer(ends.unwrap()).await);
    assert!(ends.starts_with("Done."), "{ends}");
    let formed = game.relations().await;
    match formed {
        1 => assert!(accepts.starts_with("Done."), "{accepts}"),
        _ => assert!(accepts.contains("ended it with another act"), "{accepts}"),
    }
    let state = game.export().await["offers"][0]["state"].clone();
    assert_eq!(state, ["lapsed", "accepted"][formed]);
}

#[tokio::test]
async fn a_typed_accept_needs_no_menu() {
    let game = Game::proposed().await;
    let answer = game.table.ask(game.table.bo, "/accept offer:1 track:money space:2").await;
    assert!(answer.starts_with("Done"), "{answer}");
    let export = game.export().await;
    let tile = &export["players"][1]["reputation_track"][1]["tile"];
    assert_eq!(tile["ambassador"], "100");
}

#[tokio::test]
async fn forged_menu_values_are_answered_politely() {
    let game = Game::proposed().await;
    let table = &game.table;
    let pressed = game.press(table.bo, "1:accept:1:1");
    table.answer(pressed).await;
    for (code, line) in [
        ("1:track:1:1", "science"),
        ("1:track:1:1", "biomass:1"),
        ("1:track:1:1", "science:one"),
        ("1:track:1:1", "science:1:2"),
        ("1:room:1", "return"),
        ("1:room:1", "move:1"),
        ("1:room:1", "burn:1"),
        ("1:room:1", ""),
    ] {
        let answer = game.forge(table.bo, pressed, code, line).await;
        let unknown = "I no longer know the campaign";
        assert!(answer.contains(unknown), "{code} {line}: {answer}");
    }
    let before = game.export().await;
    for line in ["science:9", "science:255"] {
        game.forge(table.bo, pressed, "1:track:1:1", line).await;
    }
    assert_eq!(game.export().await, before);
}

#[tokio::test]
async fn broken_relations_ask_both_where_their_cubes_go() {
    let game = Game::related().await;
    let table = &game.table;
    let sail = "/move-ships from:Candlehold to:Marrowdeep count:1";
    table.insist(table.ada, sail).await;
    table.ask(table.ada, "/action end").await;
    let question = game.last(table.ada);
    assert_eq!(game.relations().await, 1, "asked first");
    let yes = question.components().next().unwrap()["custom_id"].clone();
    let yes = yes.as_str().unwrap().to_owned();
    assert!(yes.starts_with("1:confirm:"), "{yes}");
    let pressed = game.press(table.ada, &yes);
    table.answer(pressed).await;
    let export = game.export().await;
    assert_eq!(export["relations"], json!([]));
    assert_eq!(export["traitor"], "100");
    for offer in [2, 3] {
        let code = format!("1:accept:1:{offer}");
        let post = game.with_code(table.cy, &code);
        assert_eq!(post.components().count(), 1, "nothing to refuse");
        let pressed = game.press(table.cy, &code);
        let answer = table.answer(pressed).await;
        assert!(answer.contains("can answer offer"), "{answer}");
    }
    // It does not matter here whose question is which.
    let (of_ada, of_bo) = match table.ask(table.ada, "/accept offer:2").await {
        answer if answer.contains("can answer offer") => ("3", "2"),
        _ => ("2", "3"),
    };
    table.ask(table.ada, &format!("/accept offer:{of_ada}")).await;
    let lines = game.lines(table.ada);
    assert_eq!(lines, ["materials:0", "science:0", "money:0"]);
    let code = format!("1:pick:1:{of_ada}:0");
    game.choose(table.ada, &code, "materials:0").await;
    let typed = format!("/accept offer:{of_bo} track:science");
    table.ask(table.bo, &typed).await;
    let export = game.export().await;
    let cubes = [0, 1].map(|n| export["players"][n]["cubes"].clone());
    let expected =
        [json!({"materials": 6, "science": 5, "money": 7}), json!({"materials": 5, "science": 7, "money": 6})];
    assert_eq!(cubes, expected);
}

#[tokio::test]
async fn questions_are_suggested_for_answering_but_not_refusing() {
    let game = Game::related().await;
    let table = &game.table;
    let sail = "/move-ships from:Candlehold to:Marrowdeep count:1";
    table.insist(table.ada, sail).await;
    table.ask(table.ada, "/action end").await;
    let question = game.last(table.ada);
    let yes = question.components().next().unwrap()["custom_id"].clone();
    let pressed = game.press(table.ada, yes.as_str().unwrap());
    table.answer(pressed).await;
    for player in [table.ada, table.bo] {
        let offers = suggested(table, player, "/accept offer:").await;
        assert_eq!(offers.len(), 1);
        assert_eq!(suggested(table, player, "/refuse offer:").await, []);
        assert_eq!(suggested(table, player, "/withdraw offer:").await, []);
    }
}

#[tokio::test]
async fn ways_to_make_room_are_offered_to_the_tracks_owner() {
    let game = Game::on_the_example().await;
    let table = &game.table;
    let track = "/mod-ambassadors track player:@ada spaces:\"e, R\"";
    table.ask(game.host, track).await;
    table.ask(table.ada, "/reputation place value:3 space:1").await;
    table.ask(table.ada, "/action begin").await;
    let propose = "/ambassador propose player:@bo track:science";
    // A moderator who acts for her is refused, and her tiles are not revealed.
    table.ask(game.host, "/mod act-as player:@ada").await;
    table.ask(game.host, propose).await;
    assert_eq!(game.lines(game.host), [""; 0]);
    table.ask(table.ada, propose).await;
    assert_eq!(game.lines(table.ada), ["move:1:2", "return:1"]);
    game.choose(table.ada, "1:room:1", "move:1:2").await;
    let seat = &game.file(table.ada, "/campaign export").await["players"][0]["reputation_track"];
    assert_eq!(seat[0]["tile"], Value::Null);
    assert_eq!(seat[1]["tile"]["reputation"], 3);
    table.ask(table.ada, propose).await;
    assert_eq!(game.lines(table.ada), [""; 0]);
    assert_eq!(table.said("offer 1"), 0);
    game.with_code(table.bo, "1:accept:1:1");
}

#[tokio::test]
async fn a_menu_keeps_the_acting_for_option() {
    let game = Game::proposed().await;
    let table = &game.table;
    table.ask(game.host, "/mod act-as player:@bo").await;
    table.ask(game.host, "/accept offer:1").await;
    assert_eq!(game.lines(game.host).len(), 6);
    game.choose(game.host, "1:pick:1:1:0", "science:1").await;
    assert_eq!(game.relations().await, 1);
    // That used up the command of the moderator's act.
    let begin = table.ask(game.host, "/action begin").await;
    assert!(begin.contains("not in this campaign") || begin.contains("/campaign join"));
}
