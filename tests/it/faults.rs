//! Failures around the rulings, tried on the real process: Discord's answers, its gateway, the disk, the log, the clock
//! and the host. `docs/RELIABILITY.md` lists the failures and the commands that try them.

mod clocks;
mod deals;
mod directly;
pub mod disk;
mod erasing;
mod frozen;
mod gaps;
mod gateway;
mod handles;
mod logging;
mod places;
mod routes;
pub mod table;
mod taking_back;
mod windows;

use crate::machine::{Machine, answer_to};
use chancery::journal::Journal;
use chancery::rules::ids::CampaignId;
use chancery_loopback::Posted;
use chancery_loopback::world::World;

const TRIES: usize = 6;

/// Two players and a moderator in a channel with a leverage campaign.
#[derive(Clone, Debug)]
pub struct Seated {
    pub name: String,
    pub channel: u64,
    pub host: u64,
    pub ada: u64,
    pub bo: u64,
}

impl Seated {
    /// Founds a campaign with two new players.
    pub async fn at(machine: &Machine, name: &str) -> Seated {
        Seated::playing(machine, name, "leverage").await
    }

    /// Founds a campaign of a game with two new players.
    pub async fn playing(machine: &Machine, name: &str, ruleset: &str) -> Seated {
        let seated = Seated::beside(machine, name, machine.discord.channel(name));
        seated.found(machine, ruleset).await;
        seated
    }

    /// Seats the same people in a channel without a campaign.
    pub fn beside(machine: &Machine, name: &str, channel: u64) -> Seated {
        let discord = &machine.discord;
        Seated {
            name: name.to_owned(),
            channel,
            host: discord.person("mod"),
            ada: discord.person(&format!("ada-{name}")),
            bo: discord.person(&format!("bo-{name}")),
        }
    }

    pub async fn begin(&self, machine: &Machine) {
        self.found(machine, "leverage").await;
    }

    async fn found(&self, machine: &Machine, ruleset: &str) {
        let create = format!("/campaign create name:\"{}\" ruleset:{ruleset}", self.name);
        self.must(machine, self.host, &create, "is open").await;
        for player in [self.ada, self.bo] {
            self.must(machine, player, "/campaign join", "You are in").await;
        }
    }

    /// Types a command, and expects these words in the answer.
    pub async fn must(&self, machine: &Machine, user: u64, line: &str, says: &str) {
        let answer = machine.answered(user, self.channel, line).await;
        assert!(answer.contains(says), "{}: {line}: {answer}\n{}", self.name, machine.log());
    }

    /// Hides the players' leverage and money, so that a private request needs no confirmation first.
    pub async fn hide(&self, machine: &Machine) {
        let unseen = "/mod settings public-leverage:nothing public-money:nothing";
        self.must(machine, self.host, unseen, "Done").await;
    }

    /// Returns the command for a gift by Ada with this note, which is announced.
    pub fn gift(&self, amount: u64, note: &str) -> String {
        format!("/gift player:@bo-{} amount:{amount} note:\"{note}\"", self.name)
    }

    pub fn favour(&self, note: &str, private: bool) -> String {
        format!("/ask-favour money player:@bo-{} amount:10 note:\"{note}\" private:{private}", self.name)
    }

    /// Returns the public messages in a channel that contain `what`, oldest first.
    pub fn told(world: &World, channel: u64, what: &str) -> Vec<u64> {
        let here = |m: &&Posted| m.channel == channel && m.only_for.is_none();
        let says = |m: &&Posted| m.json.to_string().contains(what);
        world.messages.values().filter(here).filter(says).map(|m| m.id).collect()
    }

    /// Makes a gift and waits until it is answered and announced, which shows that the campaign continues.
    pub async fn goes_on(&self, machine: &Machine, note: &str) {
        let asked = machine.must_answer(|world| world.slash(self.ada, self.channel, &self.gift(1, note)));
        let what = format!("{}: {note} is answered and told", self.name);
        let done = |world: &World| {
            let answered = answer_to(world, asked)?.starts_with("Done.");
            let told = Seated::told(world, self.channel, note).len() == 1;
            (answered && told).then_some(())
        };
        machine.until(&what, done).await;
    }

    /// Makes gifts until one is answered and announced, which shows that the campaign works again.
    pub async fn goes_on_again(&self, machine: &Machine, note: &str) {
        for n in 0.. {
            let note = format!("{note} {n}");
            let answer = machine.ask(self.ada, self.channel, &self.gift(1, &note)).await;
            if answer.is_some_and(|answer| answer.starts_with("Done.")) {
                let told = |world: &World| (Seated::told(world, self.channel, &note).len() == 1).then_some(());
                machine.until(&format!("{}: {note} is told", self.name), told).await;
                return;
            }
            assert!(n < TRIES, "{}: {note}\n{}", self.name, machine.log());
        }
    }

    pub async fn campaign(&self, journal: &Journal) -> CampaignId {
        let found = journal.campaign_in_channel(self.channel).await.unwrap();
        found.unwrap().id
    }
}
