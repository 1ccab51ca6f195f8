//! Recounts all accounts of leverage campaigns from the public messages alone, as a bystander's client receives them,
//! with an independent price list and clock. At the end, each player's `/relations` must match.

mod reader;
mod words;

use crate::discord::Table;
use chancery::rules::time::Span;
use reader::Reader;
use serde_json::Value;

const PLAYERS: [&str; 4] = ["ada", "bo", "cy", "dee"];
const KINDS: [&str; 4] = ["ecological", "diplomatic", "trade", "passage"];

/// A deterministic random number generator.
#[derive(Clone, Copy)]
pub struct Dice(pub u64);

impl Dice {
    pub fn below(&mut self, most: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005);
        self.0 = self.0.wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % most
    }

    pub fn one_of<T: Copy>(&mut self, some: &[T]) -> T {
        some[self.below(some.len() as u64) as usize]
    }
}

struct Evening {
    table: Table,
    people: Vec<u64>,
    host: u64,
    bystander: u64,
    reader: Reader,
    dice: Dice,
}

impl Evening {
    async fn begin(seed: u64) -> Evening {
        let table = Table::lay().await;
        let people = PLAYERS.map(|name| table.discord.person(name)).to_vec();
        let (host, bystander) = (table.discord.person("mod"), table.discord.person("eve"));
        let mut evening =
            Evening { reader: Reader::new(table.clock.now()), table, people, host, bystander, dice: Dice(seed) };
        let create = "/campaign create name:\"Spiral Arm\" ruleset:leverage";
        evening.order(host, create).await;
        for player in evening.people.clone() {
            evening.order(player, "/campaign join").await;
            // This is enough for a second ship, for science and for expensive acts.
            let player = format!("player:@{}", evening.name(player));
            for line in [
                format!("/mod science {player} kind:neutral amount:200 reason:Seed"),
                format!("/mod money {player} amount:2000 reason:Seed"),
            ] {
                evening.order(host, &line).await;
            }
        }
        evening
    }

    fn name(&self, player: u64) -> &'static str {
        let at = self.people.iter().position(|one| *one == player);
        PLAYERS[at.expect("a player")]
    }

    /// Types a line, confirms it if asked, and lets the bystander read the results.
    async fn order(&mut self, user: u64, line: &str) {
        self.table.insist(user, line).await;
        self.watch();
    }

    /// Lets the bystander read all new messages in their first form.
    fn watch(&mut self) {
        let now = self.table.clock.now();
        let screen = self.table.discord.screen(self.bystander, self.table.channel);
        for message in screen.iter().filter(|message| message.only_for.is_none()) {
            if message.id > self.reader.last {
                self.reader.last = message.id;
                self.reader.read(now, message.content(), &message.json["embeds"][0]);
            }
        }
    }

    async fn turn(&mut self) {
        let (player, line) = match self.dice.below(24) {
            0..=4 => {
                // Uses whole hours, so that two units can express every duration exactly.
                let hours = self.dice.one_of(&[1, 1, 2, 5, 9, 30]);
                self.table.clock.advance(Span::hours(hours));
                self.table.quiet().await;
                return self.watch();
            }
            5..=6 => (self.host, self.moderate()),
            7..=10 => {
                let Some((player, line)) = self.answer() else {
                    return;
                };
                (player, line)
            }
            _ => {
                let player = self.dice.one_of(&self.people.clone());
                (player, self.act(player))
            }
        };
        self.order(player, &line).await;
    }

    fn act(&mut self, player: u64) -> String {
        let others: Vec<u64> = self.people.iter().copied().filter(|one| *one != player).collect();
        let other = self.dice.one_of(&others);
        let to = format!("player:@{}", self.name(other));
        let dice = &mut self.dice;
        let (amount, kind) = (1 + dice.below(400), dice.one_of(&KINDS));
        match dice.below(25) {
            0..=3 => format!("/gift {to} amount:{amount}"),
            4..=6 => format!("/grant-access {to} access:{kind}"),
            7 => format!("/revoke-access {to} access:{kind}"),
            8..=9 => format!("/ask-favour money {to} amount:{amount}"),
            10 => format!("/ask-favour access {to} access:{kind}"),
            11 => format!("/ask-favour military-aid {to} place:Narrows minutes:1"),
            12 => format!("/reset-relations {to} amount:{}", amount as i64 % 90 - 60),
            // The messages would not say which of two identical tasks has ended.
            13..=14 if !self.reader.goes_on("research", player, other) => {
                format!("/research {to}")
            }
            15 if !self.reader.goes_on("schmoozing", player, other) => format!("/schmooze {to}"),
            16 => "/stop".to_owned(),
            17 => {
                let what = dice.one_of(&["neuropsychology", "charisma", "ambassadors", "harmony"]);
                format!("/technology unlock technology:{what}")
            }
            18 => format!("/embassy {to}"),
            19 => format!("/enter {to}"),
            20 => {
                let act = dice.one_of(&["steal-minerals", "steal-biomass", "damage-ship", "conquer-city"]);
                match act {
                    "steal-minerals" => format!("/hostile {act} {to} count:{}", 1 + amount % 9),
                    "damage-ship" => {
                        format!("/hostile {act} {to} damage:{} max-health:7 where:their-systems", 1 + amount % 7)
                    }
                    _ => format!("/hostile {act} {to}"),
                }
            }
            21 => format!("/terraform {to} place:\"Rock {amount}\""),
            22 => {
                let ship = 1 + dice.below(4);
                let report = format!("/report-loss ship:{ship}");
                let sale = format!("/sell-minerals {to} count:3");
                match dice.below(3) {
                    0 => report,
                    1 => sale,
                    _ => format!("/collect-biomass {to}"),
                }
            }
            23 => "/campaign leave".to_owned(),
            _ => "/campaign join".to_owned(),
        }
    }

    fn answer(&mut self) -> Option<(u64, String)> {
        let waiting = self.reader.waiting();
        if waiting.is_empty() {
            return None;
        }
        let (offer, from, to) = self.dice.one_of(&waiting);
        Some(match self.dice.below(8) {
            0..=4 => (to, format!("/accept offer:{offer}")),
            5..=6 => (to, format!("/refuse offer:{offer}")),
            _ => (from, format!("/withdraw offer:{offer}")),
        })
    }

    fn moderate(&mut self) -> String {
        let waiting = self.reader.waiting();
        let dice = &mut self.dice;
        let (one, other) = (dice.below(4) as usize, 1 + dice.below(3) as usize);
        let (one, other) = (PLAYERS[one], PLAYERS[(one + other) % 4]);
        let value = dice.below(200) as i64 - 100;
        let offer = match waiting.is_empty() {
            true => 1,
            false => dice.one_of(&waiting).0,
        };
        match dice.below(16) {
            0 => "/mod pause".to_owned(),
            1..=4 => "/mod resume".to_owned(),
            5..=6 => format!("/mod extend offer:{offer} time:{}h", 1 + value.unsigned_abs()),
            7 => format!("/mod void offer:{offer} reason:Slip"),
            8 => format!("/mod set-leverage by:@{one} over:@{other} value:{value} reason:Slip"),
            9 => format!("/mod settings thresholds:{}", dice.one_of(&["warfare", "negative"])),
            10 => format!("/mod settings silence:{}", dice.one_of(&["refuse", "lapse"])),
            11 => format!("/mod settings pace:{}", dice.one_of(&["1h", "30m", "2h"])),
            12 => format!(
                "/mod settings terraforming:{} destroyed-ships:{} pending-favours:{}",
                dice.one_of(&["confirmed", "reported"]),
                dice.one_of(&["return", "gone"]),
                dice.one_of(&["1", "3", "0"]),
            ),
            13 => format!("/mod settings entry:{}", dice.one_of(&["open", "approved", "closed"])),
            14 => format!("/mod ship lose ship:{} reason:Slip", 1 + dice.below(4)),
            _ => format!("/mod settings answer-hours:{}", 1 + dice.below(90)),
        }
    }

    /// Compares the count with what each player sees of their own accounts.
    async fn compare(&mut self) {
        // Every player has to be at the table to look.
        self.order(self.host, "/mod resume").await;
        self.order(self.host, "/mod settings entry:open").await;
        for player in self.people.clone() {
            self.order(player, "/campaign join").await;
        }
        self.reader.until(self.table.clock.now());
        for player in self.people.clone() {
            let own = self.shown(player, "/relations").await;
            let money = self.reader.money(player);
            assert!(own.contains(&format!("You have {money} money.")), "{money} but {own}");
            for other in self.people.clone() {
                if other == player {
                    continue;
                }
                let line = format!("/relations player:@{}", self.name(other));
                let shown = self.shown(player, &line).await;
                for (pair, what) in [((player, other), "over them"), ((other, player), "over you")] {
                    let counted = self.reader.accounts(pair);
                    assert!(shown.contains(&counted), "{what}: {counted}, but {shown}");
                }
            }
        }
    }

    async fn shown(&self, player: u64, line: &str) -> String {
        self.table.ask(player, line).await;
        let screen = self.table.discord.screen(player, self.table.channel);
        let newest = screen.iter().rev().find(|message| message.only_for.is_some());
        text_of(&newest.expect("an answer").json["embeds"][0])
    }
}

fn text_of(card: &Value) -> String {
    let fields = card["fields"].as_array().into_iter().flatten();
    let fields = fields.flat_map(|field| [&field["name"], &field["value"]]);
    let parts = [&card["title"], &card["description"]].into_iter().chain(fields);
    let parts: Vec<&str> = parts.filter_map(Value::as_str).collect();
    parts.join("\n")
}

async fn recount(seed: u64, turns: usize) {
    let mut evening = Evening::begin(seed).await;
    for _ in 0..turns {
        evening.turn().await;
    }
    evening.compare().await;
}

#[tokio::test]
async fn the_accounts_match_the_announcements() {
    recount(1, 60).await;
}

#[tokio::test]
#[ignore = "40 evenings take minutes: cargo test --test it recount -- --ignored --nocapture"]
async fn the_accounts_of_many_evenings_match_the_announcements() {
    for seed in 2..42 {
        println!("evening {seed}");
        recount(seed, 150).await;
    }
}
