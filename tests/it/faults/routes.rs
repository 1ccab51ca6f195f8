//! Every use of Discord's routes with every fault, checked against the table of outcomes.

mod cell;
mod looks;
mod search;
mod start;

use super::Seated;
use super::table::{self, Trouble, Use};
use crate::databases::hold;
use crate::machine::Machine;
use cell::Cell;
use chancery::rules::time::Span;
use chancery_loopback::world::World;
use chancery_loopback::{Fault, Mishap};
use futures::future::join_all;
use futures::stream::{self, StreamExt};
use std::time::Duration;

/// A rate limit that outlasts the test on any machine.
const LIMIT: Duration = Duration::from_secs(120);

/// The uses that are tried together, each with every fault.
pub const SENT: &[Use] = &[Use::Announcement, Use::Offer, Use::Outcome];
pub const SENT_IN_PRIVATE: &[Use] = &[Use::DirectChannel, Use::DirectOffer, Use::DirectOutcome];
pub const ANSWERED: &[Use] = &[Use::Answer, Use::Instead, Use::Suggestions];
pub const ANSWERED_LATER: &[Use] = &[Use::Deferral, Use::LateAnswer];
pub const POSTED: &[Use] = &[Use::Panel, Use::PanelRemoval, Use::Pin];
/// These cannot be tried at the same time as others.
pub const ALONE: [&[Use]; 3] = [&[Use::History], &[Use::Myself], &[Use::PanelEdit]];

#[test]
fn every_route_is_tested() {
    let together = [SENT, SENT_IN_PRIVATE, ANSWERED, ANSWERED_LATER, POSTED];
    let tried: Vec<Use> = together
        .into_iter()
        .chain(ALONE)
        .chain([start::USES, looks::USES, search::USES, &[Use::ServerCommands]])
        .flatten()
        .copied()
        .collect();
    let routed: Vec<Use> = table::ROUTES.iter().map(|(of, _)| *of).collect();
    let judged: Vec<Use> = table::OUTCOMES.iter().map(|(of, _)| *of).collect();
    assert_eq!(routed, judged);
    for of in &judged {
        let times = tried.iter().filter(|tried| *tried == of).count();
        assert_eq!(times, 1, "{of:?}");
    }
    assert_eq!(tried.len(), judged.len());
}

/// Tries these faults with these uses, all at once, each in its own campaign.
pub async fn try_out(uses: &[Use], troubles: &[Trouble]) {
    let mut machine = Machine::running().await;
    let witness = Seated::at(&machine, "witness").await;
    let wanted = uses.iter().flat_map(|of| troubles.iter().map(move |trouble| (*of, *trouble)));
    let mut cells = join_all(wanted.map(|(of, trouble)| Cell::prepare(&machine, of, trouble))).await;
    if matches!(uses, [Use::History | Use::Myself]) {
        // The messages may or may not have arrived, and after the gap Discord no longer recognises them.
        machine.kill().await;
        machine.discord.heal();
        machine.pass(Span::seconds(600));
        cells.iter_mut().for_each(|cell| cell.begin(&machine));
        machine.start().await;
        cells.iter_mut().for_each(|cell| cell.go_on(&machine));
    } else {
        let slow = uses.iter().any(|of| matches!(of, Use::Deferral | Use::LateAnswer));
        let held = match slow {
            true => Some(hold(machine.url()).await),
            false => None,
        };
        for cell in &mut cells {
            cell.begin(&machine);
            cell.go_on(&machine);
        }
        if let Some(held) = held {
            join_all(cells.iter().map(|cell| cell.deferred(&machine))).await;
            held.let_go().await;
        }
    }
    // Others are served while requests fail and hang.
    witness.goes_on(&machine, "meanwhile.").await;
    if uses == [Use::PanelEdit] {
        // The bot edits panels with a delay, so the commands must be answered first.
        join_all(cells.iter().map(|cell| cell.answered(&machine))).await;
    }
    machine.fly_until(join_all(cells.iter().map(|cell| cell.before_healing(&machine)))).await;
    machine.discord.heal();
    machine.fly_until(join_all(cells.iter().map(|cell| cell.after_healing(&machine)))).await;
    machine.stop().await;
    machine.verify();
    let journal = machine.journal().await;
    for cell in &cells {
        cell.in_the_end(&machine, &journal).await;
    }
    table::check_requests(&machine.discord.requests());
    eprintln!("{} cells of the table: {uses:?}", cells.len());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn announcements_and_offers_arrive_once() {
    try_out(SENT, &Trouble::ALL).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn direct_messages_arrive_once() {
    try_out(SENT_IN_PRIVATE, &Trouble::ALL).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn earlier_sends_are_looked_up_after_a_restart() {
    try_out(ALONE[0], &Trouble::ALL).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn earlier_sends_are_recognised_by_their_author() {
    // The request does not say which message it concerns, so these cannot be tried at the same time.
    let cells = Trouble::ALL.map(async |trouble| try_out(ALONE[1], &[trouble]).await);
    stream::iter(cells).buffer_unordered(3).collect::<Vec<()>>().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn answers_are_true() {
    try_out(ANSWERED, &Trouble::ALL).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn slow_answers_are_true() {
    try_out(ANSWERED_LATER, &Trouble::ALL).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn leaderboards_fail_cleanly() {
    try_out(POSTED, &Trouble::ALL).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn leaderboards_catch_up() {
    try_out(ALONE[2], &Trouble::ALL).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_global_rate_limit_stops_every_queue_at_once() {
    let mut machine = Machine::running().await;
    let tables = ["one", "two", "three", "four"];
    let tables = join_all(tables.map(|name| Seated::at(&machine, name))).await;
    for table in &tables {
        table.goes_on(&machine, "before.").await;
    }
    let limit = Mishap::RateLimit { seconds: LIMIT.as_secs_f64(), global: true };
    machine.discord.inject(Fault::next("POST", "/channels/", limit));
    let sent = |world: &World| {
        let sent = |request: &&String| request.starts_with("POST /channels/");
        world.requests.iter().filter(sent).count()
    };
    let before = machine.discord.look(sent);
    let give = async |table: &Seated| {
        let gift = table.gift(1, "held.");
        table.must(&machine, table.ada, &gift, "Done.").await;
    };
    give(&tables[0]).await;
    let limited = |world: &World| (sent(world) > before).then_some(());
    machine.until("a message is limited", limited).await;
    for table in &tables[1..] {
        give(table).await;
    }
    machine.must_rest().await;
    assert_eq!(machine.discord.look(sent), before + 1, "all queues are held");
    let told = |world: &World| {
        let told = |table: &Seated| Seated::told(world, table.channel, "held.").len() == 1;
        tables.iter().all(told).then_some(())
    };
    machine.fly_until(machine.until("all is told", told)).await;
    machine.stop().await;
    machine.verify();
}
