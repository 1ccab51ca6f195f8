//! The real bot with the loopback Discord: interactions, messages and buttons in ways that a play cannot express.

pub mod access;
mod ambassadors;
mod buttons;
mod calls;
mod cards;
mod channels;
mod claims;
mod commands;
mod deliveries;
mod digests;
mod doors;
mod ends;
mod flood;
mod frozen;
mod gaps;
mod greeting;
mod imports;
mod interactions;
mod limits;
mod menus;
mod moves;
mod names;
mod noise;
mod older;
mod privacy;
mod realms;
mod registered;
mod roles;
mod servers;
mod stand_in;
mod status;
mod strategy_card;
mod threads;
mod trade;

use crate::databases;
use crate::faults::table::check_requests;
use chancery::bot::Bot;
use chancery::discord::DEFER_AFTER;
use chancery::referee::Seeds;
use chancery::rules::time::Time;
use chancery::sandbox::{Guest, Seat};
use chancery_clock::{Clock, span};
use chancery_loopback::world::World;
use chancery_loopback::{ANSWER_TIMEOUT, Answer, Loopback, Posted};
use serde_json::Value;
use std::future::Future;
use std::time::Duration;
use tempfile::TempDir;

/// A table with Ada, Bo and Cy. They play once a campaign has been set up.
pub struct Table {
    pub discord: Loopback,
    pub clock: Clock,
    pub channel: u64,
    pub ada: u64,
    pub bo: u64,
    pub cy: u64,
    bot: Option<Bot>,
    folder: TempDir,
    seeds: Seeds,
}

/// Checks that every request the bot sent to Discord is in the table of outcomes.
impl Drop for Table {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            check_requests(&self.discord.requests());
        }
    }
}

impl Table {
    /// Creates a table without a campaign.
    pub async fn lay() -> Table {
        Table::drawing(0, Clock::wall().now()).await
    }

    /// Creates a table with this seed for the games' draws, in a Discord whose ids begin at a given time.
    pub async fn drawing(number: u64, ids_from: Time) -> Table {
        let clock = Clock::still(Time::from_millis(1_767_614_400_000));
        let discord = Loopback::start_at(clock.clone(), ids_from).await.unwrap();
        let [ada, bo, cy] = ["ada", "bo", "cy"].map(|name| discord.person(name));
        let mut table = Table {
            channel: discord.channel("table"),
            ada,
            bo,
            cy,
            clock,
            bot: None,
            folder: TempDir::new().unwrap(),
            seeds: Seeds::Played(number),
            discord,
        };
        databases::seeded(&table.database()).await;
        table.start().await;
        table
    }

    pub async fn set() -> Table {
        Table::set_for("Spiral Arm").await
    }

    /// Creates a table with a campaign of this name.
    pub async fn set_for(name: &str) -> Table {
        let table = Table::lay().await;
        let host = table.discord.person("mod");
        let create = format!("/campaign create name:\"{name}\" ruleset:leverage");
        assert!(table.ask(host, &create).await.contains("is open"));
        for player in [table.ada, table.bo, table.cy] {
            assert!(table.ask(player, "/campaign join").await.contains("Welcome"));
        }
        table
    }

    pub fn database(&self) -> std::path::PathBuf {
        self.folder.path().join("table.db")
    }

    pub fn url(&self) -> String {
        databases::url(&self.database())
    }

    pub async fn start(&mut self) {
        let seat = Seat {
            base_url: self.discord.base_url(),
            token: self.discord.token().to_owned(),
            database_url: self.url(),
            seeds: self.seeds,
        };
        let bot = <Bot as Guest>::start(&seat, self.clock.clone()).await;
        self.bot = Some(bot.unwrap());
    }

    pub async fn stop(&mut self) {
        self.bot.take().unwrap().stop().await;
    }

    /// Restarts the bot with another seed for the games' draws.
    pub async fn draw_from(&mut self, number: u64) {
        self.stop().await;
        self.seeds = Seeds::Played(number);
        self.start().await;
        self.quiet().await;
    }

    /// Lets the time pass after which the bot says that an answer takes longer.
    pub fn defer(&self) {
        self.clock.advance(span(DEFER_AFTER));
    }

    /// Waits until the bot has nothing left to do.
    pub async fn quiet(&self) {
        within(self.bot.as_ref().unwrap().quiet()).await.unwrap();
    }

    /// Types a command and returns the final answer.
    pub async fn ask(&self, user: u64, line: &str) -> String {
        let asked = self.discord.slash(user, self.channel, line).unwrap();
        self.answer(asked).await
    }

    /// Types a command, confirms it if asked, and returns the final answer.
    pub async fn insist(&self, user: u64, line: &str) -> String {
        let answer = self.ask(user, line).await;
        match self.button_of(user, "1:confirm:") {
            Some((message, id)) => {
                let pressed = self.discord.with(|world| world.press(user, message, &id));
                self.answer(pressed.unwrap()).await
            }
            None => answer,
        }
    }

    /// Finds the first button whose id begins with `code` on a person's newest private message. Returns the message and
    /// the button's id.
    pub fn button_of(&self, user: u64, code: &str) -> Option<(u64, String)> {
        let screen = self.discord.screen(user, self.channel);
        let newest = screen.iter().rfind(|message| message.only_for.is_some())?;
        let ids = newest.components().filter_map(|part| part["custom_id"].as_str());
        let id = ids.into_iter().find(|id| id.starts_with(code))?;
        Some((newest.id, id.to_owned()))
    }

    /// Returns the final answer to an interaction. If the answer is just "Done.", the announcement at the table is
    /// included.
    pub async fn answer(&self, asked: u64) -> String {
        let answer = within(self.discord.answered(asked)).await;
        self.quiet().await;
        let id = match answer {
            Answer::Message(id) => id,
            Answer::Update => self.discord.look(|world| world.asked[&asked].message.unwrap()),
            other => panic!("{other:?}"),
        };
        self.discord.look(|world| {
            let message = &world.messages[&id];
            assert_eq!(message.only_for, Some(world.asked[&asked].user), "private");
            let title = message.json["embeds"][0]["title"].as_str();
            let answer = format!("{}{}", message.content(), title.unwrap_or_default());
            if !answer.starts_with("Done.") {
                return answer;
            }
            let since = world.messages.range(asked..);
            let public = since.filter(|(_, message)| message.only_for.is_none());
            let told = public.map(|(_, message)| message.content().to_owned());
            [answer].into_iter().chain(told).collect::<Vec<_>>().join("\n")
        })
    }

    /// Returns how many public messages contain `text`.
    pub fn said(&self, text: &str) -> usize {
        let says = |m: &Posted| m.only_for.is_none() && m.content().contains(text);
        let screen = self.discord.screen(self.ada, self.channel);
        screen.iter().filter(|message| says(message)).count()
    }

    pub fn public(&self) -> usize {
        self.said("")
    }

    /// Finds the newest button with this label that a person sees. Returns the message and the button's id.
    pub fn button(&self, user: u64, label: &str) -> (u64, String) {
        let screen = self.discord.screen(user, self.channel);
        let found = screen.iter().rev().find_map(|message| {
            let mut parts = message.components();
            let part = parts.find(|part| part["label"] == label)?;
            Some((message.id, part["custom_id"].as_str()?.to_owned()))
        });
        found.unwrap_or_else(|| panic!("no button {label}"))
    }

    pub fn press(&self, user: u64, label: &str) -> u64 {
        let (message, id) = self.button(user, label);
        let pressed = self.discord.with(|world| world.press(user, message, &id));
        pressed.unwrap()
    }

    /// Sends a copy of an interaction with a new id and other changes.
    pub fn forge(&self, like: u64, change: impl FnOnce(&mut World, &mut Value)) -> u64 {
        self.discord.with(|world| {
            let id = world.next_id();
            let mut asked = world.asked[&like].clone();
            asked.id = id;
            asked.token = format!("token-of-{id}");
            asked.answer = None;
            asked.answer_by = world.clock.running() + ANSWER_TIMEOUT;
            let mut payload = asked.payload.clone();
            payload["id"] = id.to_string().into();
            payload["token"] = asked.token.clone().into();
            change(world, &mut payload);
            let person = |json: &Value| json["user"]["id"].as_str()?.parse().ok();
            asked.user = person(&payload["member"]).unwrap_or(asked.user);
            asked.payload = payload.clone();
            world.asked.insert(id, asked);
            world.dispatch("INTERACTION_CREATE", 0, payload);
            id
        })
    }

    /// Waits until the bot has made this many attempts to answer an interaction.
    pub async fn tried(&self, asked: u64, times: usize) {
        self.tried_without_rest(asked, times).await;
        self.quiet().await;
    }

    pub async fn tried_without_rest(&self, asked: u64, times: usize) {
        let path = format!("POST /interactions/{asked}/");
        let tried = self.discord.until(|world| {
            let tries = world.requests.iter().filter(|r| r.starts_with(&path));
            (tries.count() >= times).then_some(())
        });
        within(tried).await;
    }
}

pub async fn within<T>(done: impl Future<Output = T>) -> T {
    let patience = Duration::from_secs(30);
    tokio::time::timeout(patience, done).await.expect("the bot takes too long")
}
