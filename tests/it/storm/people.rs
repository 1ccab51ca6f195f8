//! People who all talk to the bot at once, without waiting for one another.

use super::games::{Game, Sight, Turn};
use super::person::{Person, confirmation, refused_by};
use crate::machine::{TEST_TIMEOUT, within};
use chancery::text::{Arguments, Text};
use chancery_loopback::world::{GUILD, Kind, MANAGE_GUILD, OWNER, World};
use chancery_loopback::{Answer, Loopback, Posted};
use futures::stream::{self, StreamExt};
use serde_json::Value;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;
use tokio::sync::Semaphore;
use tokio::task::JoinHandle;

/// The number of players at every table. People with higher numbers moderate.
pub const PEOPLE: u64 = 8;
/// How many people use the bot at once.
const AT_ONCE: usize = 12;

/// How long people play on until everything has happened: so many rounds of so many answered commands.
const ROUNDS: usize = 30;
const ROUND: u64 = 20;

/// A player or moderator, with their number, whether they moderate, and their tables.
type Seat = (u64, u64, bool, Vec<Table>);

/// The table's message that a player has to break a tie.
const TIE: &str = " decides which realm takes row";

/// A deterministic random number generator (xorshift).
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
pub struct Table {
    pub guild: u64,
    pub channel: u64,
    pub game: &'static Game,
    /// The number for `@player0` at this table. The others follow.
    number: usize,
}

/// A server, the names of its channels, and what is played in them.
pub struct Party {
    pub server: &'static str,
    /// The number in the names of people and tables.
    pub number: usize,
    pub players: u64,
    pub played: &'static [(&'static str, Game)],
}

pub struct People {
    seats: Vec<Seat>,
    tables: Vec<Table>,
    wild: bool,
    enough: Arc<AtomicBool>,
    turns: Arc<Semaphore>,
    answers: Arc<AtomicU64>,
}

impl People {
    /// Founds the campaigns of all parties. Everyone in a party plays in all of its campaigns.
    pub async fn sit_down(discord: &Loopback, parties: &[Party], wild: bool) -> People {
        let sitting = parties.iter().map(|party| party.sit_down(discord));
        let seated: Vec<_> = stream::iter(sitting).buffer_unordered(AT_ONCE).collect().await;
        let mut people = People {
            seats: Vec::new(),
            tables: Vec::new(),
            wild,
            enough: Arc::default(),
            turns: Arc::new(Semaphore::new(AT_ONCE)),
            answers: Arc::default(),
        };
        for (seats, tables) in seated {
            people.seats.extend(seats);
            people.tables.extend(tables);
        }
        people
    }

    /// Makes everybody act, one step after another, until they are stopped.
    pub fn let_loose(&self, discord: &Loopback, seed: u64) -> Vec<JoinHandle<()>> {
        self.enough.store(false, Ordering::Relaxed);
        let person = |(one, (user, number, moderates, tables)): (u64, &Seat)| {
            let person = Person {
                discord: discord.clone(),
                user: *user,
                number: *number,
                moderates: *moderates,
                wild: self.wild,
                tables: tables.clone(),
                dice: Dice::new(seed.wrapping_add(one)),
                turns: Arc::clone(&self.turns),
                answers: Arc::clone(&self.answers),
            };
            tokio::spawn(person.talk(Arc::clone(&self.enough)))
        };
        (0..).zip(&self.seats).map(person).collect()
    }

    /// Waits until this many more commands are answered.
    pub async fn busy_for(&self, answers: u64) {
        let enough = self.answers.load(Ordering::Relaxed) + answers;
        within(async {
            while self.answers.load(Ordering::Relaxed) < enough {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        })
        .await;
    }

    /// Lets people play on for a while until everything the storm is about has happened.
    pub async fn try_everything(&self, discord: &Loopback) {
        for _ in 0..ROUNDS {
            if self.missing(discord).is_empty() {
                return;
            }
            self.busy_for(ROUND).await;
        }
    }

    /// Types what makes happen what has not, once nobody plays: no storm waits for luck. Returns whether everything has
    /// happened; what no script can bring about is only said to be missing.
    pub async fn make_up(&self, discord: &Loopback) -> bool {
        let missing = self.missing(discord);
        for (table, _) in missing.iter().filter(|(table, _)| !table.game.script.is_empty()) {
            table.act_out(discord, &self.seats).await;
        }
        let told = |world: &World| self.missing_in(world).iter().all(|(table, _)| table.game.script.is_empty());
        within(discord.until(|world| told(world).then_some(()))).await;
        let missing = self.missing(discord);
        for (table, what) in &missing {
            eprintln!("{}: \"{what}\" has not happened", table.game.ruleset);
        }
        missing.is_empty()
    }

    fn missing(&self, discord: &Loopback) -> Vec<(Table, &'static str)> {
        discord.look(|world| self.missing_in(world))
    }

    /// Returns what has not happened at any table of its game, with one of those tables.
    fn missing_in(&self, world: &World) -> Vec<(Table, &'static str)> {
        let is_direct = |message: &&Posted| matches!(world.channels[&message.channel].kind, Kind::Direct { .. });
        let told = |what: &str| world.messages.values().filter(is_direct).any(|m| m.json.to_string().contains(what));
        let mut missing = Vec::new();
        for table in &self.tables {
            let same = |other: &&Table| other.game.ruleset == table.game.ruleset;
            let said = |what: &str| {
                let mut tables = self.tables.iter().filter(same);
                tables.any(|table| table.said(world).any(|m| m.content().contains(what)))
            };
            let unsaid = table.game.must_happen.iter().filter(|what| !said(what));
            let untold = table.game.must_be_told.iter().filter(|what| !told(what));
            missing.extend(unsaid.chain(untold).map(|what| (*table, *what)));
        }
        missing
    }

    pub async fn rein_in(&self, busy: Vec<JoinHandle<()>>) {
        self.enough.store(true, Ordering::Relaxed);
        for person in busy {
            person.await.unwrap();
        }
    }
}

impl Table {
    /// Returns the public messages there, newest first.
    fn said(self, world: &World) -> impl Iterator<Item = &Posted> {
        let here = move |m: &&Posted| m.channel == self.channel && m.only_for.is_none();
        world.messages.values().rev().filter(here)
    }

    /// Converts a line to this table, where player names contain the table's number.
    pub fn line(self, line: &str) -> String {
        let number = self.number;
        let line = line.replace("@player", &format!("@t{number}player"));
        line.replace("TABLE", &number.to_string())
    }

    pub fn player(self, number: u64) -> String {
        format!("@t{}player{number}", self.number)
    }

    /// Has the people at this table type its game's script.
    async fn act_out(self, discord: &Loopback, seats: &[Seat]) {
        let here = |seat: &&Seat| seat.3.iter().any(|table| table.channel == self.channel);
        for (who, line) in self.game.script {
            let found = seats.iter().filter(here).find(|(_, number, ..)| number == who);
            let (user, number, ..) = found.expect("somebody with this number");
            let offer = discord.look(|world| self.look(world, *user, *number).offer);
            let line = line.replace("OFFER", &offer.unwrap_or(1).to_string());
            self.ask(discord, *user, &line).await;
            let confirms = discord.with(|world| confirmation(world, *user));
            if let Some(asked) = confirms {
                let answer = discord.answer(asked, TEST_TIMEOUT).await;
                assert!(answer.is_some(), "{line}");
            }
        }
    }

    pub fn look(self, world: &World, user: u64, me: u64) -> Sight {
        let said = || self.said(world).take(100);
        let turn = self.turns(world).next();
        let turn = turn.map(|of| match of {
            Some(of) if of == user => Turn::Mine,
            Some(_) => Turn::Theirs,
            None => Turn::Nobodys,
        });
        let offer = said().flat_map(Posted::components).find_map(refused_by);
        let asked = format!("<@{user}> has ");
        let question = said().find_map(|message| {
            let row = message.json["embeds"][0]["description"].as_str()?;
            let (_, rest) = row.lines().find_map(|line| line.split_once(&asked)?.1.split_once("to answer offer "))?;
            rest.split(' ').next()?.parse().ok()
        });
        let breaks = format!("<@{user}>{TIE}");
        let tie = said().find_map(|message| {
            let title = message.json["embeds"][0]["title"].as_str()?;
            let (_, rest) = title.split_once("Pending · Offer ")?;
            let theirs = message.content().contains(&breaks);
            theirs.then(|| rest.split(' ').next())??.parse().ok()
        });
        // Players get sealed questions by direct message.
        let with = Kind::Direct { with: user };
        let direct = |m: &&Posted| world.channels[&m.channel].kind == with;
        let direct = world.messages.values().rev().filter(direct);
        let sealed = || direct.take(100).flat_map(Posted::components).find_map(refused_by);
        Sight {
            me,
            question: question.or(tie).or_else(sealed),
            partner: self.partner(world, user),
            turn: turn.unwrap_or(Turn::Nobodys),
            offer,
        }
    }

    /// Returns the players whose action or turn is under way, newest first. Only the player hears that an action
    /// begins.
    fn turns(self, world: &World) -> impl Iterator<Item = Option<u64>> {
        let here = world.messages.values().rev();
        let here = here.filter(move |m| m.channel == self.channel).take(200);
        here.filter_map(|message| match message.only_for {
            Some(player) => {
                let begins = message.content().starts_with("Your action begins");
                begins.then_some(Some(player))
            }
            None => message.content().lines().rev().find_map(|line| {
                let Some((of, rest)) = turn_told(line) else {
                    return line.contains("> is done. ").then_some(None);
                };
                let is_theirs = rest.starts_with(" begins") || rest.starts_with(" now");
                Some(of.parse().ok().filter(|_| is_theirs))
            }),
        })
    }

    /// Returns the last player who gave this one an ambassador, unless their relations have been broken since.
    fn partner(self, world: &World, user: u64) -> Option<u64> {
        let gets = format!("<@{user}> gets <@");
        let own = format!("<@{user}>");
        let told = self.said(world).take(100);
        let mut told = told.flat_map(|message| message.content().lines().rev());
        let concerns =
            |line: &&str| line.contains(&gets) || line.contains("act of aggression by") && line.contains(&own);
        let (_, of) = told.find(concerns)?.split_once(&gets)?;
        let (of, _) = of.split_once('>')?;
        let other = world.people.get(&of.parse().ok()?)?;
        let (_, number) = other.handle.split_once("player")?;
        number.parse().ok()
    }

    /// Sends a command and waits for its answer, which must come.
    async fn ask(self, discord: &Loopback, user: u64, line: &str) {
        // A game's commands are registered with the server's first campaign of that game.
        let known = |world: &World| {
            let name = line.trim_start_matches('/').split(' ').next();
            let mut commands = commands_in(world, self.guild);
            commands.any(|known| known["name"].as_str() == name).then_some(())
        };
        within(discord.until(known)).await;
        let asked = discord.slash(user, self.channel, &self.line(line)).unwrap();
        let answer = discord.answer(asked, TEST_TIMEOUT).await;
        assert!(matches!(answer, Some(Answer::Message(_))), "{line}");
    }
}

pub fn commands_in(world: &World, guild: u64) -> impl Iterator<Item = &Value> {
    let own = guild.to_string();
    let shown = move |command: &&Value| match command["guild_id"].as_str() {
        Some(of) => of == own,
        None => true,
    };
    world.commands.values().filter(shown)
}

/// Returns the player whose action or turn a line is about, and the rest of the line.
fn turn_told(line: &str) -> Option<(&str, &str)> {
    let of = ["he action of <@", "he turn of <@"].iter().find_map(|words| line.split_once(words));
    if let Some((_, rest)) = of {
        return rest.split_once('>');
    }
    let (before, rest) = [">'s action", ">'s turn"].iter().find_map(|words| line.split_once(words))?;
    Some((before.rsplit_once("<@")?.1, rest))
}

impl Party {
    /// Has them join their server and begin what they play.
    async fn sit_down(&self, discord: &Loopback) -> (Vec<Seat>, Vec<Table>) {
        let number = self.number;
        let (guild, players, host) = discord.with(|world| {
            let names = (0..self.players).map(|n| format!("t{number}player{n}"));
            let players: Vec<u64> = names.map(|name| world.person(&name)).collect();
            let host = world.person(&format!("t{number}mod"));
            let guild = world.guild(self.server, OWNER);
            for member in players.iter().chain([&host]) {
                world.join(*member, guild);
                if guild != GUILD {
                    world.leave(*member, GUILD);
                }
            }
            world.grant_in(guild, host, "Keepers", MANAGE_GUILD);
            (guild, players, host)
        });
        let mut tables = Vec::new();
        for (name, game) in self.played {
            let table = Table {
                guild,
                channel: discord.with(|world| world.channel_in(guild, &format!("{name}{number}"))),
                game,
                number,
            };
            let create = format!("/campaign create name:\"Spiral Arm {number}\" ruleset:{}", game.ruleset);
            table.ask(discord, players[0], &create).await;
            for player in &players {
                table.ask(discord, *player, "/campaign join").await;
            }
            for line in game.layout {
                table.ask(discord, host, line).await;
            }
            for player in &players {
                for line in game.opening {
                    table.ask(discord, *player, line).await;
                }
            }
            tables.push(table);
        }
        let seat = |(number, player)| (player, number, false, tables.clone());
        let mut seats: Vec<_> = (0..).zip(players).map(seat).collect();
        seats.push((host, PEOPLE, true, tables.clone()));
        (seats, tables)
    }
}

/// Otherwise nobody in the storm would ever break a tie.
#[test]
fn people_recognise_a_tie_by_its_text() {
    let arguments = ["players", "power", "node", "row", "ducats", "below"].map(|name| (name, "1".into()));
    let roles = [("you", "none".into()), ("to", chancery::rules::ids::PlayerId(7).into())];
    let arguments: Arguments = arguments.into_iter().chain(roles).collect();
    let told = Text::of("en").try_words("told-asked-tie", &arguments);
    assert!(told.is_some_and(|told| told.contains(&format!("<@7>{TIE} "))));
}
