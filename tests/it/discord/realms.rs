//! A game of the realms ruleset in the loopback Discord: stale menus, buttons of windows, and invalid codes.

mod codes;
mod map;
mod menus;
mod windows;
mod words;

use super::Table;
use chancery::rules::time::Span;
use chancery_loopback::Posted;
use serde_json::{Value, json};
use std::path::Path;

/// A table of four with the map of the plays, whose deck has only Counterespionage. No turn has begun.
struct Game {
    table: Table,
    host: u64,
    di: u64,
}

impl Game {
    async fn laid() -> Game {
        Game::on(Path::new("tests/plays/boards/realms.json")).await
    }

    /// Creates a table with a given map.
    async fn on(map: &Path) -> Game {
        let table = Table::lay().await;
        let [host, di] = ["mod", "di"].map(|name| table.discord.person(name));
        let create = "/campaign create name:\"Long Table\" ruleset:realms";
        table.ask(host, create).await;
        for player in [table.ada, table.bo, table.cy, di] {
            let answer = table.ask(player, "/campaign join").await;
            assert!(answer.contains("Welcome"), "{answer}");
        }
        let load = format!("/board load file:\"{}\"", map.display());
        let loaded = table.ask(host, &load).await;
        assert!(loaded.contains("The map now has"), "{loaded}");
        Game { table, host, di }
    }

    /// Creates such a table in Ada's turn.
    async fn begun() -> Game {
        let game = Game::laid().await;
        game.table.ask(game.table.ada, "/turn begin").await;
        game
    }

    /// Has Ada declare a claim on The Marches. Cy, who holds the card, is asked question 1 about a counter.
    async fn declared() -> Game {
        let game = Game::begun().await;
        let table = &game.table;
        table.ask(game.host, "/mod-realms deal player:@cy count:1").await;
        table.ask(table.ada, "/claims fabricate area:\"The Marches\"").await;
        let declared = table.answer(table.press(table.ada, "Declare it")).await;
        assert!(declared.contains("may counter it in secret"), "{declared}");
        game
    }

    /// Returns the public state from the moderator's `/campaign export`.
    async fn export(&self) -> Value {
        self.table.ask(self.host, "/campaign export").await;
        let message = self.last(self.host);
        let id = message.json["attachments"][0]["id"].as_str().unwrap();
        let id: u64 = id.parse().unwrap();
        let bytes = self.table.discord.look(|world| world.files[&id].clone());
        serde_json::from_slice(&bytes).unwrap()
    }

    /// Returns a player's power and ducats, by seat.
    async fn purse(&self, seat: usize) -> (u64, u64) {
        let player = &self.export().await["players"][seat - 1];
        let number = |key: &str| player[key].as_u64().unwrap();
        (number("power"), number("ducats"))
    }

    async fn influence(&self, player: u64, area: &str) -> u64 {
        let export = self.export().await;
        let areas = export["board"]["areas"].as_array().unwrap();
        let area = areas.iter().find(|one| one["name"] == area).unwrap();
        area["influence"][player.to_string()].as_u64().unwrap_or(0)
    }

    /// Returns the newest message that only this person sees.
    fn last(&self, user: u64) -> Posted {
        let screen = self.table.discord.screen(user, self.table.channel);
        let own = screen.into_iter().rfind(|m| m.only_for == Some(user));
        own.expect("an answer")
    }

    fn now(&self, on: &Posted) -> Posted {
        self.table.discord.look(|world| world.messages[&on.id].clone())
    }

    /// Returns the text of the newest message that only this person sees, without its menus.
    fn card(&self, user: u64) -> String {
        let message = self.last(user);
        format!("{}\n{}", message.content(), message.json["embeds"])
    }

    fn direct(&self, user: u64) -> Posted {
        let channel = self.table.discord.direct(user);
        let screen = self.table.discord.screen(user, channel);
        let told = screen.into_iter().rfind(|m| m.only_for.is_none());
        told.expect("a direct message")
    }

    /// Chooses these lines, by their codes, in a menu of a player's newest private message.
    async fn choose(&self, user: u64, menu: usize, lines: &[&str]) -> String {
        let message = self.last(user);
        self.choose_on(user, &message, menu, lines).await
    }

    /// Does the same on a message that may be an old one.
    async fn choose_on(&self, user: u64, on: &Posted, menu: usize, lines: &[&str]) -> String {
        let mut menus = on.components().filter(|part| part["type"] == 3);
        let menu = menus.nth(menu).expect("a menu");
        let code = menu["custom_id"].as_str().unwrap();
        let asked = self.table.discord.with(|world| world.forge_press(user, self.table.channel, on.id, code, lines));
        self.table.answer(asked).await
    }

    /// Presses a code, possibly an invalid one, on a person's newest private message, with lines if it is a menu's.
    async fn forge(&self, user: u64, code: &str, lines: &[&str]) -> String {
        let on = self.last(user).id;
        let channel = self.table.channel;
        let asked = self.table.discord.with(|world| world.forge_press(user, channel, on, code, lines));
        self.table.answer(asked).await
    }

    /// Returns the public message of the covert action with this number, counted from 1.
    fn row(&self, number: usize) -> Posted {
        let rows = self.table.discord.look(|world| {
            let is_row = |message: &&Posted| {
                let title = message.json["embeds"][0]["title"].as_str();
                message.only_for.is_none() && title.is_some_and(|title| title.contains("A covert action"))
            };
            world.messages.values().filter(is_row).cloned().collect::<Vec<_>>()
        });
        rows.into_iter().nth(number - 1).expect("a row")
    }

    async fn later(&self, hours: i64) {
        self.table.clock.advance(Span::hours(hours));
        self.table.quiet().await;
    }
}
