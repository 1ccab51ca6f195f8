//! The gateway connection ends in every possible way, and events arrive twice or late.

use super::Seated;
use crate::machine::{Machine, answer_to};
use chancery::rules::time::Span;
use chancery_loopback::Silence;
use chancery_loopback::world::World;
use futures::future::join_all;
use std::time::Duration;

/// After these codes the bot reconnects and resumes its session:
/// <https://docs.discord.com/developers/topics/opcodes-and-status-codes>.
const RESUMED: [Option<u16>; 6] = [None, Some(1000), Some(1001), Some(4000), Some(4002), Some(4008)];

/// After these codes, the bot reconnects and begins another session.
const ANEW: [u16; 5] = [4001, 4003, 4005, 4007, 4009];

/// After these codes, reconnecting is pointless: the token, the shards, the version or the intents are wrong.
const FATAL: [u16; 6] = [4004, 4010, 4011, 4012, 4013, 4014];

/// The bot gives up a silent connection after about a minute. The rest is for a connection that still answers
/// heartbeats, which are 41 seconds apart. In accelerated time, the bot's checks also come late: by a step at least, and
/// by more on a busy machine.
const NOTICED: Span = Span::seconds(240);

/// How many connections are refused: if one that was given up tried again beside the others, there would be more
/// sessions.
const GIVEN_UP: usize = 4;

/// How long the process stays frozen once Discord no longer waits. The bot measures an event's delay relative to the
/// fastest one, which a busy machine may also have delayed.
const STANDSTILL: Duration = Duration::from_secs(3);

/// A way for Discord to end a connection.
#[derive(Clone, Copy, Debug)]
enum End {
    Closed(Option<u16>),
    Reconnect,
    Invalid { resumable: bool },
}

impl End {
    fn is_resumed(self) -> bool {
        match self {
            End::Closed(code) => RESUMED.contains(&code),
            End::Reconnect => true,
            End::Invalid { resumable } => resumable,
        }
    }

    fn come(self, machine: &Machine) {
        match self {
            End::Closed(code) => machine.discord.hang_up(code),
            End::Reconnect => machine.discord.reconnect(),
            End::Invalid { resumable } => machine.discord.invalidate(resumable),
        }
    }
}

/// Ends the connection in the middle of a game. A command sent meanwhile is either answered and announced once, or has
/// no effect.
async fn end(how: End) {
    let mut machine = Machine::running().await;
    let table = Seated::at(&machine, "table").await;
    let session = |world: &World| world.session().map(str::to_owned);
    let before = machine.until("it is connected", session).await;
    how.come(&machine);
    let gift = table.gift(5, "while it is down.");
    let asked = machine.discord.slash(table.ada, table.channel, &gift).unwrap();
    let back = |world: &World| {
        let session = session(world)?;
        (how.is_resumed() == (session == before)).then_some(())
    };
    let comes_back = format!("it comes back after {how:?}");
    machine.until(&comes_back, back).await;
    table.goes_on_again(&machine, "it is back.").await;
    machine.until(&comes_back, back).await;
    machine.must_rest().await;
    machine.stop().await;
    machine.verify();
    let journal = machine.journal().await;
    let kept = journal.entry_by_cause(&format!("interaction:{asked}")).await.unwrap();
    let (told, answer, sent) = machine.discord.look(|world| {
        let told = Seated::told(world, table.channel, "while it is down.");
        let path = format!("POST /interactions/{asked}/");
        let sent = world.requests.iter().any(|request| request.starts_with(&path));
        (told.len(), answer_to(world, asked), sent)
    });
    assert_eq!(told, usize::from(kept.is_some()), "{how:?}");
    match (kept, answer) {
        (Some(_), Some(answer)) => assert!(answer.starts_with("Done."), "{how:?}: {answer}"),
        // A busy machine may answer more than 3 seconds after the interaction, and then Discord refuses the answer.
        (Some(_), None) => assert!(sent, "{how:?}"),
        (None, Some(answer)) => assert!(answer.contains("nothing happened"), "{how:?}: {answer}"),
        (None, None) => {}
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_closed_connection_is_reopened() {
    let others = [End::Reconnect, End::Invalid { resumable: true }, End::Invalid { resumable: false }];
    let closings = RESUMED.into_iter().chain(ANEW.map(Some));
    let all: Vec<End> = closings.map(End::Closed).chain(others).collect();
    join_all(all.iter().map(|how| end(*how))).await;
    eprintln!("{} ends of the connection", all.len());
}

/// Ends the connection, and makes the next ones hang until the bot has noticed.
async fn hang(silence: Silence, end: End) {
    let mut machine = Machine::running().await;
    let table = Seated::at(&machine, "table").await;
    machine.discord.with(|world| world.fall_silent(Some(silence)));
    end.come(&machine);
    let noticed = async || machine.log().contains("another is made");
    let what = format!("it notices {silence:?} after {end:?}");
    let ((), took) = machine.fly_until(machine.wait(&what, noticed)).await;
    assert!(took < NOTICED, "{what} after {took:?}\n{}", machine.log());
    machine.discord.with(|world| world.fall_silent(None));
    let back = |world: &World| world.connected().then_some(());
    let back = machine.until("it comes back", back);
    machine.fly_until(back).await;
    table.goes_on_again(&machine, "it is back.").await;
    machine.must_rest().await;
    machine.stop().await;
    machine.verify();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hanging_connection_is_noticed_and_reopened() {
    let silences = [Silence::Door, Silence::Hello, Silence::Deaf, Silence::Session];
    // One session can be resumed, and the other has to begin again.
    let ends = [End::Closed(None), End::Closed(Some(4009))];
    let cells: Vec<_> = silences.into_iter().flat_map(|silence| ends.map(|end| hang(silence, end))).collect();
    eprintln!("{} connections that hang", cells.len());
    join_all(cells).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn after_a_gateway_outage_the_bot_identifies_once() {
    let mut machine = Machine::running().await;
    let table = Seated::at(&machine, "table").await;
    let before = machine.discord.look(|world| world.identified());
    machine.discord.with(|world| world.fall_silent(Some(Silence::Refused)));
    machine.discord.hang_up(Some(4009));
    let refused = async || machine.log().matches("Discord has to be waited for").count() >= GIVEN_UP;
    machine.fly_until(machine.wait("several connections are given up", refused)).await;
    // Discord answers the first two that identify themselves with an invalid session.
    machine.discord.with(|world| {
        world.refuse_sessions(2);
        world.fall_silent(None);
    });
    let back = machine.until("it comes back", |world| world.connected().then_some(()));
    machine.fly_until(back).await;
    // Abandoned connections would have retried within the 41 seconds between two heartbeats.
    let heartbeats = machine.discord.look(|world| world.heartbeats());
    let goes_on = |world: &World| (world.heartbeats() >= heartbeats + 2).then_some(());
    machine.fly_until(machine.until("two heartbeats come", goes_on)).await;
    assert_eq!(machine.discord.look(|world| world.identified()), before + 3, "{}", machine.log());
    table.goes_on_again(&machine, "it is back.").await;
    machine.must_rest().await;
    machine.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_bot_starts_no_session_before_discord_allows_it() {
    let mut machine = Machine::new().await;
    let identified = |machine: &Machine| machine.discord.look(|world| world.identified());
    let waits = async |machine: &Machine, times| {
        let says = async || machine.log().matches("used all session starts that Discord allows").count() >= times;
        machine.fly_until(machine.wait("it waits for the limit", says)).await;
    };
    let limited = Span::hours(1);
    machine.discord.with(|world| world.allow_sessions(0, limited));
    machine.spawn();
    waits(&machine, 1).await;
    assert_eq!(identified(&machine), 0);
    machine.stop().await;
    // The remaining session starts are used, but not exceeded.
    machine.discord.with(|world| world.allow_sessions(2, limited));
    machine.start().await;
    let session = |world: &World| world.session().map(str::to_owned);
    let first = machine.until("it is connected", session).await;
    machine.discord.hang_up(Some(4009));
    machine.until("it begins another", |world| session(world).filter(|id| *id != first)).await;
    assert_eq!(identified(&machine), 2);
    machine.discord.hang_up(Some(4009));
    waits(&machine, 2).await;
    assert_eq!(identified(&machine), 2, "{}", machine.log());
    assert!(!machine.discord.look(|world| world.connected()));
    machine.stop().await;
    machine.pass(limited);
    machine.start().await;
    machine.stop().await;
}

/// Closes the connection permanently: either while the commands are being registered, or with `shards` shards
/// connected.
async fn hang_up_for_good(code: u16, shards: Option<u32>) {
    let mut machine = Machine::new().await;
    let recommended = shards.unwrap_or(1);
    machine.discord.with(|world| world.recommend_shards(recommended));
    machine.start().await;
    if let Some(shards) = shards {
        let says = async || machine.log().contains("Chancery is ready");
        machine.wait("it is ready", says).await;
        let all = |world: &World| (world.shards().len() == shards as usize).then_some(());
        machine.until("all shards are connected", all).await;
    }
    machine.discord.hang_up(Some(code));
    machine.must_give_up(&format!("closed by {code}")).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_permanent_gateway_error_ends_the_process_with_a_reason() {
    let registering = FATAL.map(|code| hang_up_for_good(code, None));
    let connected = FATAL.map(|code| hang_up_for_good(code, Some(1)));
    // Uses more shards than a small machine has processors.
    let several = hang_up_for_good(4011, Some(3));
    let cells: Vec<_> = registering.into_iter().chain(connected).chain([several]).collect();
    join_all(cells).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_duplicate_delivery_is_handled_once() {
    let mut machine = Machine::running().await;
    let table = Seated::at(&machine, "table").await;
    let gift = |note: &str| {
        let line = table.gift(5, note);
        machine.discord.slash(table.ada, table.channel, &line).unwrap()
    };
    let at_once = gift("at once.");
    machine.discord.with(|world| world.redeliver(at_once));
    let afterwards = gift("afterwards.");
    assert!(machine.read(afterwards).await.is_some());
    machine.discord.with(|world| world.redeliver(afterwards));
    let killed = gift("killed.");
    let told = |world: &World| Seated::told(world, table.channel, "killed.").pop();
    machine.until("it is told", told).await;
    machine.kill().await;
    machine.start().await;
    for asked in [at_once, afterwards, killed] {
        machine.discord.with(|world| world.redeliver(asked));
    }
    table.goes_on(&machine, "it is back.").await;
    machine.stop().await;
    machine.verify();
    for (asked, note) in [(at_once, "at once."), (afterwards, "afterwards."), (killed, "killed.")] {
        let told = machine.discord.look(|world| Seated::told(world, table.channel, note));
        assert_eq!(told.len(), 1, "{note}");
        let cause = format!("interaction:{asked}");
        let kept = machine.journal().await.entry_by_cause(&cause).await.unwrap();
        assert!(kept.is_some(), "{note}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_bot_ignores_interactions_that_arrive_too_late() {
    let mut machine = Machine::running().await;
    let table = Seated::at(&machine, "table").await;
    // The machine is frozen, as if out of memory, and Discord has shown the person that the bot does not respond.
    machine.signal("-STOP");
    let line = table.gift(5, "too late.");
    let asked = machine.discord.slash(table.ada, table.channel, &line).unwrap();
    let over = |world: &World| world.clock.running() > world.asked[&asked].answer_by + STANDSTILL;
    machine.wait("Discord waits no longer", async || machine.discord.look(over)).await;
    machine.signal("-CONT");
    table.goes_on_again(&machine, "it is back.").await;
    machine.stop().await;
    let kept = machine.journal().await.entry_by_cause(&format!("interaction:{asked}")).await.unwrap();
    let answer = machine.discord.look(|world| answer_to(world, asked));
    assert!(kept.is_none() && answer.is_none(), "{kept:?} {answer:?}");
    let told = machine.discord.look(|world| Seated::told(world, table.channel, "too late."));
    assert!(told.is_empty());
}
