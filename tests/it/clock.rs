//! Waits on a simulated timeline take no real time, and always end in the same order.

use chancery::rules::time::{Span, Time};
use chancery_clock::{Clock, Late, Timeline};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::runtime::{Builder, Runtime};

const NOON: Time = Time::from_millis(1_767_614_400_000);
const HOUR: Duration = Duration::from_secs(3600);

/// Returns a runtime without timers. Time passes whenever all tasks are waiting.
pub fn machine(timeline: &Timeline) -> Runtime {
    let timeline = timeline.clone();
    let mut runtime = Builder::new_current_thread();
    runtime.on_thread_park(move || {
        timeline.pass();
    });
    runtime.build().unwrap()
}

#[test]
fn timeline_waits_end_in_order_without_real_time() {
    let timeline = Timeline::default();
    let clock = Clock::on(&timeline, NOON);
    let ended = Arc::new(Mutex::new(Vec::new()));
    machine(&timeline).block_on(async {
        let waits = [3, 1, 2, 1].map(|hours| {
            let (clock, ended) = (clock.clone(), Arc::clone(&ended));
            tokio::spawn(async move {
                clock.sleep(HOUR * hours).await;
                ended.lock().unwrap().push((hours, clock.now()));
            })
        });
        for wait in waits {
            wait.await.unwrap();
        }
    });
    let after = |hours| NOON + Span::hours(hours);
    assert_eq!(*ended.lock().unwrap(), [(1, after(1)), (1, after(1)), (2, after(2)), (3, after(3))]);
    assert_eq!(timeline.passed(), HOUR * 3);
}

#[test]
fn only_work_within_its_limit_is_awaited() {
    let timeline = Timeline::default();
    let clock = Clock::on(&timeline, NOON);
    machine(&timeline).block_on(async {
        assert_eq!(clock.within(HOUR * 2, clock.sleep(HOUR)).await, Ok(()));
        assert_eq!(clock.within(HOUR, clock.sleep(HOUR * 2)).await, Err(Late));
        // A dropped wait is not waited for any more.
        assert_eq!(timeline.passed(), HOUR * 2);
        clock.sleep(HOUR / 2).await;
        assert_eq!(timeline.passed(), HOUR * 5 / 2);
    });
    assert!(!timeline.pass());
}

#[tokio::test]
async fn nothing_is_late_while_the_clock_is_stopped() {
    let clock = Clock::still(NOON);
    let soon = NOON + Span::millis(1);
    assert_eq!(clock.by_steady(soon, tokio::time::sleep(Duration::from_millis(50))).await, Ok(()));
    clock.advance(Span::millis(1));
    assert_eq!(clock.by_steady(soon, std::future::pending::<()>()).await, Err(Late));
}

#[test]
fn a_held_clock_stands_still_and_then_shows_wall_time() {
    let (clock, other) = (Clock::wall(), Clock::wall());
    let held = clock.hold();
    let (now, steady) = (clock.now(), clock.steady());
    // Two clocks may differ by some milliseconds, because each start is rounded.
    while other.steady() <= steady + Span::millis(5) {
        std::thread::yield_now();
    }
    assert_eq!((clock.now(), clock.steady()), (now, steady));
    // It can still be moved.
    clock.advance(Span::hours(1));
    assert_eq!((clock.now(), clock.steady()), (now + Span::hours(1), steady + Span::hours(1)));
    drop(held);
    assert!(clock.steady() > steady + Span::hours(1));
}

#[test]
fn setting_the_calendar_ends_only_waits_that_became_due() {
    let timeline = Timeline::default();
    let [clock, other] = [(); 2].map(|()| Clock::on(&timeline, NOON));
    machine(&timeline).block_on(async {
        let until = NOON + Span::hours(10);
        let [calendar, steady, elsewhere] = [clock.clone(), clock.clone(), other.clone()];
        let calendar = tokio::spawn(async move { calendar.sleep_until(until).await });
        let steady = tokio::spawn(async move { steady.sleep_until_steady(until).await });
        let elsewhere = tokio::spawn(async move { elsewhere.sleep_until(until).await });
        clock.sleep(HOUR).await;
        clock.set(Span::hours(9).as_millis());
        calendar.await.unwrap();
        assert_eq!((timeline.passed(), clock.now()), (HOUR, until));
        steady.await.unwrap();
        elsewhere.await.unwrap();
        assert_eq!((timeline.passed(), other.now()), (HOUR * 10, until));
    });
}
