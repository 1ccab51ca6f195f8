//! People who all talk to the bot at once, without waiting for one another.

use super::within;
use chancery::sandbox::loopback::world::World;
use chancery::sandbox::loopback::{Answer, Loopback};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::task::JoinHandle;

const PEOPLE: usize = 8;
const CHANNELS: [&str; 2] = ["table", "arena"];
/// Nobody waits longer than this before they do something else.
const HURRY: Duration = Duration::from_millis(400);

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
}

pub struct People {
    users: Vec<u64>,
    channels: Vec<u64>,
    enough: Arc<AtomicBool>,
}

impl People {
    /// Begins a campaign in each channel, in which everybody plays.
    pub async fn sit_down(discord: &Loopback) -> People {
        let users: Vec<u64> = (0..PEOPLE)
            .map(|n| discord.person(&format!("player{n}")))
            .collect();
        let channels = CHANNELS.map(|name| discord.channel(name)).to_vec();
        for channel in &channels {
            let create = "/campaign create name:\"Spiral Arm\" ruleset:leverage";
            ask(discord, users[0], *channel, create).await;
            for user in &users {
                ask(discord, *user, *channel, "/campaign join").await;
            }
        }
        let enough = Arc::default();
        People {
            users,
            channels,
            enough,
        }
    }

    /// Has everybody do one thing after the other, until they are reined in.
    pub fn let_loose(&self, discord: &Loopback, seed: u64) -> Vec<JoinHandle<()>> {
        self.enough.store(false, Ordering::Relaxed);
        let person = |(n, user): (usize, &u64)| {
            let dice = Dice::new(seed.wrapping_add(n as u64));
            let one = Person {
                discord: discord.clone(),
                user: *user,
                channels: self.channels.clone(),
                dice,
            };
            tokio::spawn(one.talk(Arc::clone(&self.enough)))
        };
        self.users.iter().enumerate().map(person).collect()
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

    pub async fn rein_in(&self, busy: Vec<JoinHandle<()>>) {
        self.enough.store(true, Ordering::Relaxed);
        for person in busy {
            person.await.unwrap();
        }
    }
}

/// Sends a command and waits for its answer, which must come.
async fn ask(discord: &Loopback, user: u64, channel: u64, line: &str) {
    let asked = discord.slash(user, channel, line).unwrap();
    let answer = discord.answer(asked, super::PATIENCE).await;
    assert!(matches!(answer, Some(Answer::Message(_))), "{line}");
}

struct Person {
    discord: Loopback,
    user: u64,
    channels: Vec<u64>,
    dice: Dice,
}

impl Person {
    async fn talk(mut self, enough: Arc<AtomicBool>) {
        while !enough.load(Ordering::Relaxed) {
            let asked = match self.dice.below(3) {
                0 => self.press(),
                _ => self.type_something(),
            };
            match asked {
                Some(asked) => drop(self.discord.answer(asked, HURRY).await),
                None => tokio::time::sleep(Duration::from_millis(5)).await,
            }
        }
    }

    fn type_something(&mut self) -> Option<u64> {
        let dice = &mut self.dice;
        let channel = self.channels[dice.below(self.channels.len() as u64) as usize];
        let other = dice.below(PEOPLE as u64);
        let amount = 1 + dice.below(60);
        let kinds = ["ecological", "diplomatic", "trade", "passage"];
        let kind = kinds[dice.below(4) as usize];
        let line = match dice.below(8) {
            0..=2 => format!("/gift player:@player{other} amount:{amount}"),
            3..=4 => format!("/ask-favour money player:@player{other} amount:{amount}"),
            5 => format!("/grant-access player:@player{other} access:{kind}"),
            6 => format!("/revoke-access player:@player{other} access:{kind}"),
            _ => format!("/reset-relations player:@player{other} amount:{amount}"),
        };
        self.discord.slash(self.user, channel, &line).ok()
    }

    /// Presses one of the buttons on the person's screen.
    fn press(&mut self) -> Option<u64> {
        let (user, roll) = (self.user, self.dice.next() as usize);
        self.discord.with(|world| {
            let buttons = buttons_for(world, user);
            let (message, id) = buttons.get(roll % buttons.len().max(1))?;
            world.press(user, *message, id).ok()
        })
    }
}

/// Returns the newest buttons that a person could sensibly press.
fn buttons_for(world: &World, user: u64) -> Vec<(u64, String)> {
    let newest = world.messages.values().rev().take(200);
    let seen = newest.filter(|message| world.sees(user, message));
    seen.filter(|message| message.only_for.is_some() || message.pings.users.contains(&user))
        .flat_map(|message| {
            let ids = message.components().filter_map(|c| c["custom_id"].as_str());
            ids.map(|id| (message.id, id.to_owned()))
        })
        .collect()
}
