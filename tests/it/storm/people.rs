//! People who all talk to the bot at once, without waiting for one another.

use super::games::{Game, Sight, Turn};
use crate::machine::{PATIENCE, answering, within};
use chancery::sandbox::loopback::world::{Kind, World};
use chancery::sandbox::loopback::{Answer, Loopback, NotSent, Posted};
use serde_json::Value;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::task::JoinHandle;

/// How many play, each of them at every table. Who comes after them moderates.
pub const PEOPLE: u64 = 8;
/// No player waits longer than this before they do something else.
const HURRY: Duration = Duration::from_millis(400);
/// A moderator looks on for so long between any two corrections.
const LOOKING_ON: Duration = Duration::from_millis(50);

/// Numbers that look random and are the same in every run (xorshift).
pub struct Dice(u64);

impl Dice {
    pub fn new(seed: u64) -> Dice {
        Dice(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    pub fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    pub fn below(&mut self, bound: u64) -> u64 {
        self.next() % bound
    }

    pub fn one_of<'a>(&mut self, words: &[&'a str]) -> &'a str {
        words[self.below(words.len() as u64) as usize]
    }
}

/// A channel, and what is played there.
#[derive(Clone, Copy)]
struct Table {
    channel: u64,
    game: &'static Game,
}

pub struct People {
    /// The players, and at last the moderator.
    users: Vec<u64>,
    tables: Vec<Table>,
    enough: Arc<AtomicBool>,
}

impl People {
    /// Begins a campaign in each channel, in which everybody plays.
    pub async fn sit_down(discord: &Loopback, played: &'static [(&str, Game)]) -> People {
        let players: Vec<u64> = (0..PEOPLE)
            .map(|n| discord.person(&format!("player{n}")))
            .collect();
        let host = discord.person("mod");
        let mut tables = Vec::new();
        for (name, game) in played {
            let channel = discord.channel(name);
            let ruleset = game.ruleset;
            let create = format!("/campaign create name:\"Spiral Arm\" ruleset:{ruleset}");
            ask(discord, players[0], channel, &create).await;
            for player in &players {
                ask(discord, *player, channel, "/campaign join").await;
            }
            for line in game.layout {
                ask(discord, host, channel, line).await;
            }
            for (player, line) in players
                .iter()
                .flat_map(|p| game.opening.iter().map(move |l| (p, l)))
            {
                ask(discord, *player, channel, line).await;
            }
            tables.push(Table { channel, game });
        }
        People {
            users: players.into_iter().chain([host]).collect(),
            tables,
            enough: Arc::default(),
        }
    }

    /// Has everybody do one thing after the other, until they are reined in.
    pub fn let_loose(&self, discord: &Loopback, seed: u64) -> Vec<JoinHandle<()>> {
        self.enough.store(false, Ordering::Relaxed);
        let person = |(number, user): (u64, &u64)| {
            let one = Person {
                discord: discord.clone(),
                user: *user,
                number,
                tables: self.tables.clone(),
                dice: Dice::new(seed.wrapping_add(number)),
            };
            tokio::spawn(one.talk(Arc::clone(&self.enough)))
        };
        (0..).zip(&self.users).map(person).collect()
    }

    /// Waits until so many more of their commands are answered.
    pub async fn busy_for(&self, discord: &Loopback, answers: u64) {
        let answered = |world: &World| {
            let answered = world.asked.values().filter(|asked| asked.answer.is_some());
            answered.count() as u64
        };
        let enough = discord.look(answered) + answers;
        within(discord.until(|world| (answered(world) >= enough).then_some(()))).await;
    }

    /// Waits until all has happened that the storm is to meet with.
    pub async fn all_happened(&self, discord: &Loopback) {
        for table in &self.tables {
            for what in table.game.must_happen {
                let told = |world: &World| table.said(world).any(|m| m.content().contains(what));
                within(discord.until(|world| told(world).then_some(()))).await;
            }
        }
    }

    pub async fn rein_in(&self, busy: Vec<JoinHandle<()>>) {
        self.enough.store(true, Ordering::Relaxed);
        for person in busy {
            person.await.unwrap();
        }
    }
}

impl Table {
    /// Returns what everybody can read there, the newest first.
    fn said(self, world: &World) -> impl Iterator<Item = &Posted> {
        let here = move |m: &&Posted| m.channel == self.channel && m.only_for.is_none();
        world.messages.values().rev().filter(here)
    }

    fn look(self, world: &World, user: u64, me: u64) -> Sight {
        let said = || self.said(world).take(100);
        let turn = self.turns(world).next();
        let turn = turn.map(|of| match of {
            Some(of) if of == user => Turn::Mine,
            Some(_) => Turn::Theirs,
            None => Turn::Nobodys,
        });
        let offer = said().flat_map(Posted::components).find_map(refused_by);
        let asked = format!("<@{user}> is asked (question ");
        let question = said().find_map(|message| {
            let row = message.json["embeds"][0]["description"].as_str()?;
            let (_, rest) = row.split_once(&asked)?;
            rest.split_once(')')?.0.parse().ok()
        });
        let breaks = format!("<@{user}>, break a tie");
        let tie = said().find_map(|message| {
            let title = message.json["embeds"][0]["title"].as_str()?;
            let (_, rest) = title.split_once("Pending · Question ")?;
            let theirs = message.content().contains(&breaks);
            theirs.then(|| rest.split(' ').next())??.parse().ok()
        });
        // Where the answers are sealed each is asked by direct message.
        let with = Kind::Direct { with: user };
        let direct = |m: &&Posted| world.channels[&m.channel].kind == with;
        let direct = world.messages.values().rev().filter(direct);
        let sealed = || {
            direct
                .take(100)
                .flat_map(Posted::components)
                .find_map(refused_by)
        };
        Sight {
            me,
            question: question.or(tie).or_else(sealed),
            partner: self.partner(world, user),
            turn: turn.unwrap_or(Turn::Nobodys),
            offer,
        }
    }

    /// Returns whose action or turn is under way, as it was told last and before; an action that begins is told to its player alone.
    fn turns(self, world: &World) -> impl Iterator<Item = Option<u64>> {
        let here = world.messages.values().rev();
        let here = here.filter(move |m| m.channel == self.channel).take(200);
        here.filter_map(|message| match message.only_for {
            Some(player) => {
                let begins = message.content().starts_with("Your action begins");
                begins.then_some(Some(player))
            }
            None => message.content().lines().rev().find_map(|line| {
                let action = line.split_once("he action of <@");
                let Some((_, rest)) = action.or_else(|| line.split_once("he turn of <@")) else {
                    return line.contains("> is done. ").then_some(None);
                };
                let (of, rest) = rest.split_once('>')?;
                let is_theirs = rest.starts_with(" begins") || rest.starts_with(" now");
                Some(of.parse().ok().filter(|_| is_theirs))
            }),
        })
    }

    /// Returns the player of whom another got an ambassador last, unless their relations have been broken since.
    fn partner(self, world: &World, user: u64) -> Option<u64> {
        let gets = format!("<@{user}> gets the ambassador of <@");
        let own = format!("<@{user}>");
        let told = self.said(world).take(100);
        let mut told = told.flat_map(|message| message.content().lines().rev());
        let concerns = |line: &&str| {
            line.contains(&gets) || line.contains("are broken by") && line.contains(&own)
        };
        let (_, of) = told.find(concerns)?.split_once(&gets)?;
        let (of, _) = of.split_once('>')?;
        let other = world.people.get(&of.parse().ok()?)?;
        other.handle.strip_prefix("player")?.parse().ok()
    }
}

/// Sends a command and waits for its answer, which must come.
async fn ask(discord: &Loopback, user: u64, channel: u64, line: &str) {
    // The commands of a game come to the server with the first campaign of it.
    let known = |world: &World| {
        let name = line.trim_start_matches('/').split(' ').next();
        let mut commands = world.commands.values();
        commands
            .any(|known| known["name"].as_str() == name)
            .then_some(())
    };
    within(discord.until(known)).await;
    let asked = discord.slash(user, channel, line).unwrap();
    let answer = discord.answer(asked, PATIENCE).await;
    assert!(matches!(answer, Some(Answer::Message(_))), "{line}");
}

struct Person {
    discord: Loopback,
    user: u64,
    number: u64,
    tables: Vec<Table>,
    dice: Dice,
}

impl Person {
    async fn talk(mut self, enough: Arc<AtomicBool>) {
        while !enough.load(Ordering::Relaxed) {
            if self.dice.below(2) == 0 {
                self.press().await;
            } else {
                self.type_something().await;
            }
        }
    }

    async fn type_something(&mut self) {
        if self.number == PEOPLE {
            tokio::time::sleep(LOOKING_ON).await;
        }
        let dice = &mut self.dice;
        let (user, number) = (self.user, self.number);
        let sights: Vec<(Table, Sight)> = self.discord.look(|world| {
            let tables = self.tables.iter();
            tables
                .map(|table| (*table, table.look(world, user, number)))
                .collect()
        });
        // Who has begun something goes on with it, mostly.
        let mine = sights.iter().find(|(_, sight)| sight.turn == Turn::Mine);
        let some = &sights[dice.below(sights.len() as u64) as usize];
        let (table, sight) = mine.filter(|_| dice.below(4) > 0).unwrap_or(some);
        let act = match self.number == PEOPLE {
            true => table.game.correction,
            false => table.game.deed,
        };
        let (channel, lines) = (table.channel, act(dice, *sight));
        for line in lines {
            if let Ok(asked) = self.discord.slash(self.user, channel, &line) {
                self.discord.answer(asked, HURRY).await;
                if ["/move-ships", "/action end"]
                    .iter()
                    .any(|asks| line.starts_with(asks))
                {
                    self.say_yes().await;
                }
            }
        }
    }

    /// Confirms what they were just asked, mostly: moving ships to a partner's asks first.
    async fn say_yes(&mut self) {
        if self.dice.below(4) == 0 {
            return;
        }
        let user = self.user;
        let asked = self.discord.with(|world| {
            let (message, part) = parts_for(world, user, false).into_iter().next()?;
            let confirms = part["custom_id"].as_str()?.starts_with("1:confirm:");
            confirms.then(|| world.press(user, message, part["custom_id"].as_str()?).ok())?
        });
        if let Some(asked) = asked {
            self.discord.answer(asked, HURRY).await;
        }
    }

    /// Uses one of the buttons and menus on the person's screen, most likely a new one, and now and then twice at once.
    async fn press(&mut self) {
        let dice = &mut self.dice;
        // Who is not asked presses, too.
        let curious = dice.below(8) == 0;
        let times = if dice.below(4) == 0 { 2 } else { 1 };
        let newest = dice.below(2) == 0;
        let (one, other, line) = (dice.next(), dice.next(), dice.next() as usize);
        let user = self.user;
        let asked = self.discord.with(|world| {
            let parts = parts_for(world, user, curious);
            let some = parts.len().max(1) as u64;
            let at = if newest {
                0
            } else {
                (one % some).min(other % some)
            };
            let Some((message, part)) = parts.get(at as usize) else {
                return Vec::new();
            };
            let uses = (0..times).filter_map(|_| apply(world, user, *message, part, line).ok());
            uses.collect()
        });
        for asked in &asked {
            self.discord.answer(*asked, HURRY).await;
        }
        if asked.is_empty() {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }
}

/// Returns the offer that a button refuses, if it does.
fn refused_by(part: &Value) -> Option<u64> {
    let refuse = part["custom_id"].as_str()?.strip_prefix("1:refuse:")?;
    refuse.split_once(':')?.1.parse().ok()
}

/// Presses a button, or chooses a line of a menu.
fn apply(
    world: &mut World,
    user: u64,
    message: u64,
    part: &Value,
    line: usize,
) -> Result<u64, NotSent> {
    let id = part["custom_id"].as_str().unwrap_or_default();
    match part["options"].as_array() {
        Some(lines) => {
            let value = &lines[line % lines.len()]["value"];
            let value = value.as_str().unwrap_or_default().to_owned();
            world.select(user, message, id, &[value])
        }
        None => world.press(user, message, id),
    }
}

/// Returns the newest buttons and menus that a person could sensibly use, the newest first; with those of others, where they
/// are curious.
fn parts_for(world: &World, user: u64, curious: bool) -> Vec<(u64, Value)> {
    let newest = world.messages.values().rev().take(200);
    let seen = newest.filter(|message| world.sees(user, message));
    // It need not ring: who was called a moment ago is only named.
    let name = format!("<@{user}>");
    let own = |m: &&Posted| m.only_for.is_some() || m.json.to_string().contains(&name);
    // Guides lead to everything: also to research, which earns money, so that a fault that makes some would not be seen.
    seen.filter(|message| curious || own(message))
        .flat_map(|message| answering(message).map(|part| (message.id, part.clone())))
        .collect()
}
