//! The machine's clock is wrong, or jumps.

use super::Seated;
use crate::machine::Machine;
use chancery::rules::time::Span;
use chancery_loopback::world::World;
use futures::future::join_all;

const MINUTE: i64 = 60;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_wrong_clock_refuses_nobody() {
    let wrong = [-400 * DAY, -DAY, -MINUTE, MINUTE, DAY].map(async |seconds| {
        let mut machine = Machine::new().await;
        machine.shift_clock(Span::seconds(seconds));
        machine.start().await;
        let table = Seated::at(&machine, "table").await;
        table.goes_on(&machine, "all is well.").await;
        machine.stop().await;
        machine.verify();
    });
    join_all(wrong).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_clock_jump_stops_nothing() {
    let mut machine = Machine::running().await;
    let table = Seated::at(&machine, "table").await;
    table.must(&machine, table.ada, &table.gift(500, "First."), "Done.").await;
    for (n, seconds) in [HOUR, -2 * HOUR, 10, -10, -30 * DAY, 30 * DAY].into_iter().enumerate() {
        machine.shift_clock(Span::seconds(seconds));
        table.goes_on(&machine, &format!("after jump {n}.")).await;
        let asks = table.favour("While clocks jump.", false);
        table.must(&machine, table.ada, &asks, "Done").await;
        let accepts = format!("/accept offer:{}", n + 1);
        table.must(&machine, table.bo, &accepts, "Done").await;
    }
    machine.stop().await;
    machine.verify();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_deadline_reached_by_a_clock_jump_stays_settled() {
    let mut machine = Machine::running().await;
    let table = Seated::at(&machine, "table").await;
    table.must(&machine, table.ada, &table.gift(500, "First."), "Done.").await;
    table.must(&machine, table.ada, &table.favour("In time?", false), "Done").await;
    let over = |world: &World| {
        let told = Seated::told(world, table.channel, "did not answer offer 1");
        (!told.is_empty()).then_some(told.len())
    };
    machine.shift_clock(Span::seconds(4 * DAY));
    // The scheduler checks the clock at least every minute, and a command does so at once.
    table.goes_on(&machine, "after the jump.").await;
    machine.until("the offer is over", over).await;
    machine.shift_clock(Span::seconds(-4 * DAY));
    table.goes_on(&machine, "after the jump back.").await;
    table.must(&machine, table.bo, "/accept offer:1", "closed on").await;
    machine.stop().await;
    machine.verify();
}
