//! A person in the storm: what they type, press and fill in next.

use super::games::Turn;
use super::people::{Dice, Table};
use super::typist;
use crate::machine::answers;
use chancery_loopback::world::World;
use chancery_loopback::{Answer, Loopback, NotSent, Posted};
use serde_json::Value;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;
use tokio::sync::Semaphore;

/// The longest a player waits before they do something else.
const HURRY: Duration = Duration::from_millis(400);
/// How long a moderator waits between corrections.
const LOOKING_ON: Duration = Duration::from_millis(50);

pub struct Person {
    pub discord: Loopback,
    pub user: u64,
    /// Their number among the people at their tables.
    pub number: u64,
    pub moderates: bool,
    /// Whether they try any command and press any button.
    pub wild: bool,
    pub tables: Vec<Table>,
    pub dice: Dice,
    /// Limits how many use the bot at once. More would only wait for one another.
    pub turns: Arc<Semaphore>,
    pub answers: Arc<AtomicU64>,
}

impl Person {
    pub async fn talk(mut self, enough: Arc<AtomicBool>) {
        let turns = Arc::clone(&self.turns);
        while !enough.load(Ordering::Relaxed) {
            let turn = turns.acquire().await.unwrap();
            match self.dice.below(9) {
                0..=3 => self.press().await,
                4 if self.wild => self.try_anything().await,
                _ => self.type_something().await,
            }
            drop(turn);
            if self.moderates {
                tokio::time::sleep(LOOKING_ON).await;
            } else {
                tokio::task::yield_now().await;
            }
        }
    }

    /// Waits briefly for an answer, and fills in the form if the answer is one. Now and then, the gateway repeats this
    /// or an earlier interaction of any person.
    async fn hear(&mut self, asked: u64) {
        let (again, old) = (self.dice.below(16), self.dice.next());
        if again < 2 {
            self.discord.with(|world| {
                let some = old % world.asked.len() as u64;
                let older = world.asked.keys().rev().nth((some % 500) as usize).copied();
                world.redeliver(older.filter(|_| again == 0).unwrap_or(asked));
            });
        }
        let answer = self.discord.answer(asked, HURRY).await;
        if answer.is_some() {
            self.answers.fetch_add(1, Ordering::Relaxed);
        }
        if answer == Some(Answer::Form) {
            let (user, dice) = (self.user, &mut self.dice);
            let sent = self.discord.with(|world| {
                let form = world.people[&user].form.clone()?;
                world.submit(user, &typist::fields(dice, &form.json)).ok()
            });
            if let Some(sent) = sent
                && self.discord.answer(sent, HURRY).await.is_some()
            {
                self.answers.fetch_add(1, Ordering::Relaxed);
            }
        }
    }

    /// Uses any command that is registered at one of their tables, with values that may or may not be valid.
    async fn try_anything(&mut self) {
        let table = self.tables[self.dice.below(self.tables.len() as u64) as usize];
        // Some commands are also used in direct messages.
        let channel = match self.dice.below(8) {
            0 => self.discord.direct(self.user),
            _ => table.channel,
        };
        let (user, dice) = (self.user, &mut self.dice);
        let draft = self.discord.look(|world| typist::draft(world, dice, table));
        let Some(typist::Draft { line, suggests }) = draft else {
            return;
        };
        let mut line = line;
        for option in suggests {
            let asking = format!("{line} {option}:");
            let asked = self.discord.with(|world| world.complete(user, channel, &asking));
            let Ok(asked) = asked else { return };
            let chosen = match self.discord.answer(asked, HURRY).await {
                Some(Answer::Choices(choices)) if !choices.is_empty() => {
                    let one = self.dice.below(choices.len() as u64) as usize;
                    choices[one].0.replace('"', "\\\"")
                }
                _ => self.dice.one_of(&typist::WORDS).to_owned(),
            };
            line = format!("{asking}\"{chosen}\"");
        }
        if let Ok(asked) = self.discord.slash(user, channel, &line) {
            self.hear(asked).await;
            self.say_yes().await;
        }
    }

    async fn type_something(&mut self) {
        let dice = &mut self.dice;
        let (user, number) = (self.user, self.number);
        let sights: Vec<(Table, super::games::Sight)> = self.discord.look(|world| {
            let tables = self.tables.iter();
            tables.map(|table| (*table, table.look(world, user, number))).collect()
        });
        // A player whose turn is under way usually continues it.
        let mine = sights.iter().find(|(_, sight)| sight.turn == Turn::Mine);
        let some = &sights[dice.below(sights.len() as u64) as usize];
        let (table, sight) = mine.filter(|_| dice.below(4) > 0).unwrap_or(some);
        let act = match self.moderates {
            true => table.game.correction,
            false => table.game.deed,
        };
        let (channel, lines) = (table.channel, act(dice, *sight));
        for line in lines {
            let line = table.line(&line);
            if let Ok(asked) = self.discord.slash(self.user, channel, &line) {
                self.hear(asked).await;
                if ["/move-ships", "/action end", "/ask-favour"].iter().any(|asks| line.starts_with(asks)) {
                    self.say_yes().await;
                }
            }
        }
    }

    /// Usually confirms the newest question, because moving ships to a partner's sector needs a confirmation.
    async fn say_yes(&mut self) {
        if self.dice.below(4) == 0 {
            return;
        }
        let user = self.user;
        let asked = self.discord.with(|world| confirmation(world, user));
        if let Some(asked) = asked {
            self.hear(asked).await;
        }
    }

    /// Uses one of the buttons and menus on the person's screen, most likely a new one, and now and then twice at once.
    async fn press(&mut self) {
        let dice = &mut self.dice;
        // Players also press buttons of questions to others.
        let curious = dice.below(8) == 0;
        let times = if dice.below(4) == 0 { 2 } else { 1 };
        let newest = dice.below(2) == 0;
        let (one, other, line) = (dice.next(), dice.next(), dice.next() as usize);
        let (user, wild) = (self.user, self.wild);
        let asked = self.discord.with(|world| {
            let parts = parts_for(world, user, (curious, wild));
            let some = parts.len().max(1) as u64;
            let at = if newest { 0 } else { (one % some).min(other % some) };
            let Some((message, part)) = parts.get(at as usize) else {
                return Vec::new();
            };
            let uses = (0..times).filter_map(|_| apply(world, user, *message, part, line).ok());
            uses.collect()
        });
        for asked in &asked {
            self.hear(*asked).await;
        }
        if asked.is_empty() {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }
}

/// Confirms a person's newest question, if it asks for that.
pub fn confirmation(world: &mut World, user: u64) -> Option<u64> {
    let (message, part) = parts_for(world, user, (false, false)).into_iter().next()?;
    let code = part["custom_id"].as_str()?;
    code.starts_with("1:confirm:").then(|| world.press(user, message, code).ok())?
}

/// Returns the offer that a button refuses, if it does.
pub fn refused_by(part: &Value) -> Option<u64> {
    let refuse = part["custom_id"].as_str()?.strip_prefix("1:refuse:")?;
    refuse.split_once(':')?.1.parse().ok()
}

/// Presses a button, or chooses a line of a menu.
fn apply(world: &mut World, user: u64, message: u64, part: &Value, line: usize) -> Result<u64, NotSent> {
    let id = part["custom_id"].as_str().unwrap_or_default();
    match part["options"].as_array() {
        Some(lines) => {
            let value = &lines[line % lines.len()]["value"];
            let value = value.as_str().unwrap_or_default().to_owned();
            world.select(user, message, id, &[value])
        }
        // This is a menu of people.
        None if part["type"] == 5 => {
            let person = world.people.keys().nth(line % world.people.len());
            let person = person.map(u64::to_string).into_iter().collect::<Vec<_>>();
            world.select(user, message, id, &person)
        }
        None => world.press(user, message, id),
    }
}

/// Returns the buttons and menus that a person could sensibly use, newest first. Curious people also get those of
/// others.
fn parts_for(world: &World, user: u64, (curious, wild): (bool, bool)) -> Vec<(u64, Value)> {
    let newest = world.messages.values().rev();
    let seen = newest.filter(|message| world.sees(user, message)).take(200);
    // The message names the player even if it does not notify them, as just after another call.
    let name = format!("<@{user}>");
    let own = |m: &&Posted| m.only_for.is_some() || m.json.to_string().contains(&name);
    let leads = |part: &&Value| wild || answers(part);
    seen.filter(|message| curious || own(message))
        .flat_map(|message| message.components().filter(leads).map(|part| (message.id, part.clone())))
        .collect()
}
