//! Several processes, each with some of the servers, and one leader among them.

mod leading;

use crate::discord::within;
use chancery::backups::Schedule;
use chancery::bot::Bot;
use chancery::config::{Config, KEEP_SERVERS, Shards, ShardsError};
use chancery::journal::{self, Access, Journal};
use chancery::referee::Seeds;
use chancery::rules::time::{Span, Time};
use chancery_clock::Clock;
use chancery_loopback::world::{GUILD, OWNER, World};
use chancery_loopback::{Answer, Fault, Loopback, Mishap};
use serde_json::json;
use std::time::Duration;
use tempfile::TempDir;
use tokio::sync::watch;

/// The shard of the first server, out of two. Shard 0 receives direct messages.
const HOME: usize = ((GUILD >> 22) % 2) as usize;
const ELSEWHERE: usize = 1 - HOME;

/// Two bots on one journal, like two processes on one database. Each has one of two shards.
struct Pair {
    discord: Loopback,
    clock: Clock,
    journal: Journal,
    leads: [watch::Sender<bool>; 2],
    bots: [Option<Bot>; 2],
    backups: Option<Schedule>,
    /// A channel in each shard's server, by shard.
    tables: [u64; 2],
    folder: TempDir,
}

impl Pair {
    /// Creates two tables. Neither bot is running yet.
    async fn lay() -> Pair {
        let clock = Clock::still(Time::from_millis(1_767_614_400_000));
        let discord = Loopback::start(clock.clone()).await.unwrap();
        let folder = TempDir::new().unwrap();
        let people = ["mod", "ada", "bo", "cy"].map(|name| discord.person(name));
        let mut tables = [discord.channel("table"); 2];
        tables[ELSEWHERE] = discord.with(|world| {
            let shard = (ELSEWHERE as u64, 2);
            let server = world.guild_of_shard("Elsewhere", OWNER, shard);
            for person in people {
                world.join(person, server);
            }
            world.channel_in(server, "elsewhere")
        });
        Pair {
            journal: open(&folder).await,
            leads: [watch::Sender::new(false), watch::Sender::new(false)],
            bots: [None, None],
            backups: None,
            clock,
            tables,
            discord,
            folder,
        }
    }

    /// Creates two tables with both bots; `leader` leads.
    async fn led_by(leader: usize) -> Pair {
        let mut pair = Pair::lay().await;
        pair.lead(Some(leader)).await;
        pair.start(0).await;
        pair.start(1).await;
        pair
    }

    async fn start(&mut self, shard: usize) {
        let bot = self.starting(shard, shard).await;
        self.bots[shard] = Some(bot);
    }

    /// Starts the bot of this number for a shard.
    async fn starting(&self, number: usize, shard: usize) -> Bot {
        let config = Config {
            token: self.discord.token().to_owned(),
            database_url: String::new(),
            proxy: Some(self.discord.base_url()),
            elsewhere: None,
            command_guild: None,
            backups: self.backups.clone(),
            metrics: None,
            keep_servers: Some(KEEP_SERVERS),
            shards: Some(format!("{shard}/2").parse().unwrap()),
        };
        let (journal, leads) = (self.journal.clone(), self.leads[number].subscribe());
        let clock = self.clock.clone();
        let started = Bot::start_on(journal, leads, config, clock, Seeds::Played(0));
        within(started).await.unwrap()
    }

    /// Makes one bot the leader, or none. First waits until the former leader's work is done: with two real processes,
    /// the journal would refuse its writes.
    async fn lead(&self, leader: Option<usize>) {
        for leads in &self.leads {
            leads.send_if_modified(std::mem::take);
        }
        for bot in self.bots.iter().flatten() {
            within(bot.quiet()).await.unwrap();
        }
        if let Some(leader) = leader {
            self.leads[leader].send_replace(true);
        }
    }

    /// Stops both, and reopens the journal.
    async fn stop(&mut self) {
        for bot in &mut self.bots {
            if let Some(bot) = bot.take() {
                bot.stop().await;
            }
        }
        self.journal = open(&self.folder).await;
    }

    /// Waits until both bots have nothing left to do.
    async fn quiet(&self) {
        for _ in 0..2 {
            for bot in self.bots.iter().flatten() {
                within(bot.quiet()).await.unwrap();
            }
        }
    }

    /// Types a command and returns what the person reads.
    async fn ask(&self, who: &str, channel: u64, line: &str) -> String {
        let user = self.discord.person(who);
        let asked = self.discord.slash(user, channel, line).unwrap();
        let answer = within(self.discord.answered(asked)).await;
        self.quiet().await;
        let path = format!("POST /interactions/{asked}/");
        let answers = self.requests(&path);
        assert_eq!(answers, 1, "{line}: answered by one");
        let Answer::Message(id) = answer else {
            panic!("{line}: {answer:?}");
        };
        self.discord.look(|world| {
            let message = &world.messages[&id];
            format!("{}{}", message.content(), message.json["embeds"])
        })
    }

    /// Begins a campaign with Ada and Bo at the table of a shard.
    async fn found(&self, shard: usize, name: &str) {
        let founder = if shard == HOME { "mod" } else { "host" };
        let line = format!("/campaign create name:{name} ruleset:leverage");
        let table = self.tables[shard];
        assert!(self.ask(founder, table, &line).await.contains("is open"));
        for player in ["ada", "bo"] {
            let joined = self.ask(player, table, "/campaign join").await;
            assert!(joined.contains("Welcome"), "{joined}");
        }
    }

    /// Gives Bo something at the table of a shard, with an identifying note.
    async fn give(&self, shard: usize, note: &str) {
        let line = format!("/gift player:@bo amount:1 note:\"{note}\"");
        let done = self.ask("ada", self.tables[shard], &line).await;
        assert!(done.starts_with("Done."), "{done}");
    }

    /// Returns how many public messages at the table of a shard contain this text.
    fn told(&self, shard: usize, text: &str) -> usize {
        let ada = self.discord.person("ada");
        let screen = self.discord.screen(ada, self.tables[shard]);
        let says = screen.iter().filter(|message| message.only_for.is_none());
        says.filter(|message| message.content().contains(text)).count()
    }

    fn requests(&self, beginning: &str) -> usize {
        let requests = self.discord.requests();
        let such = requests.iter().filter(|one| one.starts_with(beginning));
        such.count()
    }
}

async fn open(folder: &TempDir) -> Journal {
    let url = format!("sqlite://{}", folder.path().join("pair.db").display());
    journal::open(&url, Access::Serve).await.unwrap()
}

fn server_of(pair: &Pair, shard: usize) -> u64 {
    let channel = pair.tables[shard];
    pair.discord.look(|world| world.channels[&channel].guild)
}

#[tokio::test]
async fn each_process_serves_the_servers_of_its_shard() {
    let mut pair = Pair::lay().await;
    pair.lead(Some(HOME)).await;
    pair.start(HOME).await;
    assert_eq!(pair.discord.look(|w| w.shards()), [(HOME as u32, 2)]);
    // Shard 0 registers the global commands, whichever process leads.
    pair.start(ELSEWHERE).await;
    let global = |one: &String| one.starts_with("PUT ") && !one.contains("/guilds/");
    let registered = pair.discord.requests();
    assert_eq!(registered.iter().filter(|one| global(one)).count(), 1);
    for (shard, name) in [(HOME, "Home"), (ELSEWHERE, "Away")] {
        pair.found(shard, name).await;
        pair.give(shard, "for the docks").await;
        assert_eq!(pair.told(shard, "for the docks"), 1);
    }
    let direct = pair.discord.direct(pair.discord.person("ada"));
    for name in ["Home", "Away"] {
        let line = format!("/offers campaign:{name}");
        let seen = pair.ask("ada", direct, &line).await;
        assert!(!seen.contains("no campaign"), "{seen}");
    }
    // If a process is down, its servers wait for it. No other process answers for it.
    pair.bots[ELSEWHERE].take().unwrap().stop().await;
    let (ada, table) = (pair.discord.person("ada"), pair.tables[ELSEWHERE]);
    let asked = pair.discord.slash(ada, table, "/offers").unwrap();
    let answer = pair.discord.answer(asked, Duration::from_millis(300)).await;
    assert_eq!(answer, None);
    pair.stop().await;
}

#[tokio::test]
async fn a_process_records_departures_only_from_its_own_servers() {
    let mut pair = Pair::led_by(ELSEWHERE).await;
    pair.found(HOME, "Home").await;
    pair.found(ELSEWHERE, "Away").await;
    pair.stop().await;
    pair.discord.with(|world| world.kick());
    for shard in [ELSEWHERE, HOME] {
        assert_eq!(pair.journal.departures().await.unwrap(), []);
        pair.start(shard).await;
        pair.quiet().await;
    }
    let noted = async || {
        let gone = pair.journal.departures().await.unwrap();
        (gone.len() == 1 && gone[0].0 == GUILD).then_some(())
    };
    within(async {
        while noted().await.is_none() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    })
    .await;
    pair.stop().await;
}

#[tokio::test]
async fn the_process_that_serves_a_server_registers_its_commands() {
    let mut pair = Pair::led_by(HOME).await;
    let puts = |pair: &Pair, shard: usize| {
        let server = format!("/guilds/{}/commands", server_of(pair, shard));
        let requests = pair.discord.requests();
        let such = |one: &&String| one.starts_with("PUT ") && one.ends_with(&server);
        requests.iter().filter(such).count()
    };
    for (shard, founder) in [(HOME, "mod"), (ELSEWHERE, "host")] {
        let create = "/campaign create name:Rift ruleset:ambassadors";
        pair.ask(founder, pair.tables[shard], create).await;
        assert_eq!(puts(&pair, shard), 1);
    }
    pair.stop().await;
    pair.start(HOME).await;
    pair.start(ELSEWHERE).await;
    pair.quiet().await;
    assert_eq!([puts(&pair, HOME), puts(&pair, ELSEWHERE)], [2, 2]);
    pair.stop().await;
}

#[tokio::test]
async fn direct_messages_count_servers_of_other_processes() {
    let mut pair = Pair::led_by(0).await;
    // Shard 0 receives the message, but the other process knows the server.
    pair.found(1, "Far").await;
    let founder = if HOME == 1 { "mod" } else { "host" };
    let table = pair.tables[1];
    pair.ask(founder, table, "/mod end").await;
    let user = pair.discord.person(founder);
    let screen = pair.discord.screen(user, table);
    let question = screen.iter().rfind(|message| message.only_for.is_some());
    let question = question.unwrap().clone();
    let yes = question.components().next().unwrap()["custom_id"].clone();
    let pressed = pair.discord.with(|world| world.press(user, question.id, yes.as_str().unwrap()));
    within(pair.discord.answered(pressed.unwrap())).await;
    pair.quiet().await;
    // Cy is not a player, but sees the channel.
    let direct = pair.discord.direct(pair.discord.person("cy"));
    let look = "/history campaign:1";
    let seen = pair.ask("cy", direct, look).await;
    assert!(seen.contains("Far"), "{seen}");
    let down = Mishap::Answer(503, json!({"code": 0, "message": "Down"}));
    let server = format!("/guilds/{}", server_of(&pair, 1));
    pair.discord.inject(Fault::next("GET", &server, down).times(9));
    let seen = pair.ask("cy", direct, look).await;
    assert!(!seen.contains("Far"), "{seen}");
    pair.discord.heal();
    pair.discord.with(|world| world.hide(table));
    // Information from Discord is cached for a minute.
    pair.clock.advance(Span::seconds(61));
    let seen = pair.ask("cy", direct, look).await;
    assert!(!seen.contains("Far"), "{seen}");
    pair.stop().await;
}

#[tokio::test]
async fn two_processes_of_one_shard_handle_an_interaction_once() {
    let mut pair = Pair::lay().await;
    pair.lead(Some(0)).await;
    pair.start(0).await;
    pair.bots[1] = Some(pair.starting(1, 0).await);
    let table = pair.tables[0];
    let founder = if HOME == 0 { "mod" } else { "host" };
    let lines = [
        (founder, "/campaign create name:Home ruleset:leverage"),
        ("ada", "/campaign join"),
        ("bo", "/campaign join"),
        ("ada", "/gift player:@bo amount:1 note:\"for the docks\""),
        ("ada", "/gift player:@cy amount:1 note:\"refused\""),
    ];
    for (who, line) in lines {
        let user = pair.discord.person(who);
        let asked = pair.discord.slash(user, table, line).unwrap();
        let answer = within(pair.discord.answered(asked)).await;
        assert!(matches!(answer, Answer::Message(_)), "{line}");
        // By then both have answered, and Discord accepts one answer.
        let path = format!("POST /interactions/{asked}/");
        let both = |world: &World| {
            let made = world.requests.iter().filter(|one| one.starts_with(&path));
            (made.count() == 2).then_some(())
        };
        within(pair.discord.until(both)).await;
        pair.quiet().await;
        let answers = pair.discord.look(|world| {
            let messages = world.messages.values();
            messages.filter(|one| one.answers == Some(asked)).count()
        });
        assert_eq!(answers, 1, "{line}");
    }
    assert_eq!(pair.told(0, "for the docks"), 1);
    let campaigns = pair.journal.campaigns().await.unwrap();
    assert_eq!(campaigns[0].version, 4);
    pair.stop().await;
}

#[tokio::test]
async fn processes_started_together_come_up_one_by_one() {
    let mut pair = Pair::lay().await;
    pair.discord.with(|world| world.limit_sessions(true));
    let started = tokio::join!(pair.starting(0, 0), pair.starting(1, 1));
    pair.bots = [Some(started.0), Some(started.1)];
    let mut shards = pair.discord.look(|world| world.shards());
    shards.sort_unstable();
    assert_eq!(shards, [(0, 2), (1, 2)]);
    pair.stop().await;
}

#[tokio::test]
async fn a_process_for_everything_uses_the_recommended_shards() {
    let mut pair = Pair::lay().await;
    pair.discord.with(|world| world.recommend_shards(2));
    pair.discord.with(|world| world.limit_sessions(true));
    let config = Config {
        token: pair.discord.token().to_owned(),
        database_url: String::new(),
        proxy: Some(pair.discord.base_url()),
        elsewhere: None,
        command_guild: None,
        backups: None,
        metrics: None,
        keep_servers: None,
        shards: None,
    };
    let (journal, clock) = (pair.journal.clone(), pair.clock.clone());
    let (_leads, always) = watch::channel(true);
    let bot = Bot::start_on(journal, always, config, clock, Seeds::Played(0)).await;
    pair.bots[0] = Some(bot.unwrap());
    let both = |world: &chancery_loopback::world::World| (world.shards().len() == 2).then_some(());
    within(pair.discord.until(both)).await;
    for (shard, name) in [(HOME, "Home"), (ELSEWHERE, "Away")] {
        pair.found(shard, name).await;
    }
    pair.stop().await;
}

#[test]
fn a_range_of_shards_can_be_parsed() {
    for (said, numbers, is_all) in [
        ("0-3/16", 0..=3, false),
        ("5/16", 5..=5, false),
        ("15-15/16", 15..=15, false),
        ("0-15/16", 0..=15, true),
        ("0/1", 0..=0, true),
    ] {
        let shards: Shards = said.parse().unwrap();
        assert!(shards.numbers().eq(numbers), "{said}");
        assert_eq!(shards.is_all(), is_all, "{said}");
        let again: Shards = shards.to_string().parse().unwrap();
        assert_eq!(again, shards);
    }
}

#[test]
fn each_mistake_has_its_own_message() {
    let read = |said: &str| said.parse::<Shards>();
    for said in ["", "4", "0-3", "a/b", "-1/4", "0-/4", "1-2-3/4", "0/4/4", "0 - 3 / 16", "+0/4"] {
        assert_eq!(read(said), Err(ShardsError::Unreadable), "{said}");
    }
    for said in ["0/0", "0/16385", "0/99999999999"] {
        assert_eq!(read(said), Err(ShardsError::Total), "{said}");
    }
    for said in ["4/4", "0-4/4", "99999999999/4"] {
        let beyond = ShardsError::Beyond { total: 4 };
        assert_eq!(read(said), Err(beyond), "{said}");
    }
    let backwards = ShardsError::Backwards { first: 3, last: 0 };
    assert_eq!(read("3-0/16"), Err(backwards));
}

#[test]
fn a_server_belongs_to_one_shard() {
    let ranges = ["0/3", "1-2/3"].map(|said| said.parse::<Shards>().unwrap());
    for guild in (0..9_u64).map(|number| number << 22 | 7) {
        let [first, rest] = ranges.map(|range| range.have(guild));
        assert_eq!(first, (guild >> 22) % 3 == 0);
        assert_ne!(first, rest);
        assert!(Shards::all(3).have(guild));
    }
}
