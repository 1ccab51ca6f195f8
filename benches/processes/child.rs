//! A child process that plays: the same program, which reads commands and writes answers line by line.

use chancery::journal::{self, Access};
use chancery::referee::{Foundation, Referee, RuleError};
use chancery::rules::games::leverage::Command as Deal;
use chancery::rules::games::leverage::amounts::Money;
use chancery::rules::ids::{CampaignId, PlayerId};
use chancery::rules::{Command as Asked, Order, RulesetName};
use chancery_clock::Clock;
use futures::future::join_all;
use std::io::{BufRead, BufReader, Lines, Write, stdin};
use std::process::{self, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// The environment variables that make this program a child: the database, and the child's number.
pub const URL: &str = "CHANCERY_BENCH_URL";
const NUMBER: &str = "CHANCERY_BENCH_NUMBER";

/// The number of campaigns per process. Each turn founds new ones, because leverage ends at 100 and a gift that earns
/// nothing asks for confirmation.
const CAMPAIGNS: u64 = 96;

/// The distance between the channel ids of two processes.
const CHANNELS: u64 = 1_000_000;

const ADA: PlayerId = PlayerId(3_000_000);
const BO: PlayerId = PlayerId(3_000_001);

/// A child process. It is killed on drop.
pub struct Child {
    process: process::Child,
    to: ChildStdin,
    from: Lines<BufReader<ChildStdout>>,
    pub campaigns: Vec<i64>,
}

impl Drop for Child {
    fn drop(&mut self) {
        // The process may have ended already.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

impl Child {
    pub fn start(url: &str, number: u64) -> Child {
        let mut process = Command::new(std::env::current_exe().expect("this program"))
            .env(URL, url)
            .env(NUMBER, number.to_string())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("this program starts again");
        let to = process.stdin.take().expect("its input");
        let from = BufReader::new(process.stdout.take().expect("its output")).lines();
        Child { process, to, from, campaigns: Vec::new() }
    }

    /// Makes it found the campaigns for its next turns.
    pub fn found(&mut self) {
        writeln!(self.to).expect("it listens");
        self.campaigns = self.numbers();
    }

    /// Makes it play in `at_once` of its campaigns for this long. If `others` are given, one ruling in ten is in one of
    /// those.
    pub fn play(&mut self, at_once: u64, for_: Duration, others: Vec<i64>) {
        let numbers = [at_once as i64, for_.as_millis() as i64];
        let numbers: Vec<String> = numbers.into_iter().chain(others).map(|number| number.to_string()).collect();
        writeln!(self.to, "{}", numbers.join(" ")).expect("it listens");
    }

    /// Waits until it has played. Returns how many rulings were requested again, and the time of each in microseconds.
    pub fn played(&mut self) -> (u64, Vec<u64>) {
        let mut played = self.numbers().into_iter().map(|number| number as u64);
        let again = played.next().expect("a count");
        (again, played.collect())
    }

    fn numbers(&mut self) -> Vec<i64> {
        let line = self.from.next().expect("an answer").expect("text");
        numbers(&line)
    }
}

fn numbers(line: &str) -> Vec<i64> {
    let numbers = line.split_whitespace().map(|number| number.parse());
    numbers.map(|number| number.expect("a number")).collect()
}

fn print(numbers: impl IntoIterator<Item = i64>) {
    let numbers: Vec<String> = numbers.into_iter().map(|n| n.to_string()).collect();
    println!("{}", numbers.join(" "));
}

/// Carries out commands until the input ends.
pub async fn run(url: &str) {
    let number = std::env::var(NUMBER).expect("its kind");
    let number: u64 = number.parse().expect("a number");
    let journal = journal::open(url, Access::Serve).await;
    let referee = Referee::new(journal.expect("the database"), Clock::wall());
    let mut channels = number * CHANNELS..;
    let mut campaigns = Vec::new();
    for line in stdin().lines() {
        let told = numbers(&line.expect("text"));
        if told.is_empty() {
            let here = channels.by_ref().take(CAMPAIGNS as usize);
            campaigns = join_all(here.map(|channel| found(&referee, channel))).await;
            print(campaigns.iter().map(|campaign| campaign.0));
            continue;
        }
        let [at_once, millis, others @ ..] = &told[..] else {
            panic!("too few arguments");
        };
        let until = Instant::now() + Duration::from_millis(*millis as u64);
        let clients = campaigns.iter().take(*at_once as usize).map(|own| {
            let client = Client {
                referee: referee.clone(),
                number,
                own: *own,
                others: others.iter().map(|other| CampaignId(*other)).collect(),
            };
            tokio::spawn(client.play(until))
        });
        let clients: Vec<_> = clients.collect();
        let before = AGAIN.load(Ordering::Relaxed);
        let mut waited = Vec::new();
        for client in clients {
            waited.extend(client.await.expect("every gift is made"));
        }
        let again = AGAIN.load(Ordering::Relaxed) - before;
        print([again as i64].into_iter().chain(waited));
    }
}

async fn found(referee: &Referee, channel: u64) -> CampaignId {
    let place = Foundation {
        guild: 900,
        channel: 2_000_000 + channel,
        name: format!("Arm {channel}"),
        ruleset: RulesetName::Leverage,
        pace: None,
        language: "en".to_owned(),
        by: ADA,
    };
    let founded = referee.found(&place, &format!("found:{channel}")).await;
    let id = founded.expect("a campaign").campaign.id;
    for player in [ADA, BO] {
        let cause = format!("join:{id}:{player}");
        let ruled = referee.rule(id, &cause, &order(player, Asked::Join)).await;
        ruled.expect("they join");
    }
    id
}

fn order(by: PlayerId, command: Asked) -> Order {
    Order { by, moderator: false, on_behalf: None, command, confirmed: None }
}

/// A client that requests one ruling after the other.
struct Client {
    referee: Referee,
    number: u64,
    own: CampaignId,
    others: Vec<CampaignId>,
}

/// The number of gifts made by this process; it makes each cause unique.
static MADE: AtomicU64 = AtomicU64::new(0);

/// The number of gifts that were refused because another process kept writing, and then requested again.
static AGAIN: AtomicU64 = AtomicU64::new(0);

impl Client {
    async fn play(self, until: Instant) -> Vec<i64> {
        let mut waited = Vec::new();
        // The clients of a process visit other campaigns at different times, and different ones.
        let mut turn = self.own.0 as usize;
        while Instant::now() < until {
            turn += 1;
            let elsewhere = match (turn % 10, self.others.len()) {
                (0, count @ 1..) => Some(self.others[turn * 7 / 10 % count]),
                (_, _) => None,
            };
            let begun = Instant::now();
            // The direction alternates in each campaign.
            let of = elsewhere.map_or(turn, |_| turn / 10);
            self.give(elsewhere.unwrap_or(self.own), of % 2 == 0).await;
            waited.push(begun.elapsed().as_micros() as i64);
        }
        waited
    }

    async fn give(&self, campaign: CampaignId, fro: bool) {
        let (by, to) = if fro { (BO, ADA) } else { (ADA, BO) };
        let gift = Deal::Gift { to, amount: Money(1), note: None };
        let made = MADE.fetch_add(1, Ordering::Relaxed);
        // Grows like an interaction's id. Each process has its own range.
        let id = (1_300 + self.number) * 1_000_000_000_000_000 + made;
        let cause = format!("interaction:{id}");
        let order = order(by, Asked::from(gift));
        loop {
            match self.referee.rule(campaign, &cause, &order).await {
                Err(RuleError::Contended(_)) => AGAIN.fetch_add(1, Ordering::Relaxed),
                ruled => break drop(ruled.expect("it is allowed")),
            };
        }
    }
}
