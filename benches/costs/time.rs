//! Measures the crediting of actions that take time.

use super::{ADA, BO, NOON, carry_out, copy_of, order, table};
use chancery::rules::game_clock::GameTime;
use chancery::rules::games::leverage::amounts::{Leverage, Money};
use chancery::rules::games::leverage::{Command as Deal, Event as Happened, Meter, Task, TaskKind};
use chancery::rules::ids::{PlayerId, TaskId};
use chancery::rules::time::{Span, Time};
use chancery::rules::{Campaign, Command, Event, deadline, settle};
use divan::Bencher;

/// Returns a campaign of 101 players with this many schmooze actions, at most one per pair.
fn busy(tasks: u64) -> Campaign {
    let (mut campaign, _) = table(101);
    let pairs = (0..101).flat_map(|by| (1..101).map(move |step| (by, (by + step) % 101)));
    for (n, (by, host)) in (1..=tasks).zip(pairs) {
        let started = GameTime::default();
        campaign.evolve(&Event::from(Happened::TaskStarted(Task {
            id: TaskId(n),
            kind: TaskKind::Schmooze { tier: 1 },
            player: PlayerId(ADA.0 + by),
            host: PlayerId(ADA.0 + host),
            ship: None,
            ship_name: None,
            place: None,
            came_from: None,
            started_at: NOON,
            started,
            limit: None,
            meter: Meter::new(started),
            pay: None,
            paid_before: Default::default(),
            earned: Leverage::ZERO,
            told_at_limit: false,
            halted: None,
        })));
    }
    campaign
}

fn settle_after(bencher: Bencher, tasks: u64, wait: Span) {
    let campaign = busy(tasks);
    let later: Time = NOON + wait;
    assert!(settle(&campaign, later).len() as u64 >= tasks);
    bencher.bench(|| settle(&campaign, later));
}

/// One game minute takes an hour.
#[divan::bench(args = [1, 100, 10_000], sample_count = 20)]
fn settle_running_actions(bencher: Bencher, tasks: u64) {
    settle_after(bencher, tasks, Span::hours(1));
}

#[divan::bench(args = [1, 100, 10_000], sample_count = 20)]
fn catch_up_after_30_days(bencher: Bencher, tasks: u64) {
    settle_after(bencher, tasks, Span::hours(30 * 24));
}

/// Measures a gift while this many actions are running. None of them has completed.
#[divan::bench(args = [1, 2_000])]
fn gift_among_running_actions(bencher: Bencher, tasks: u64) {
    let campaign = busy(tasks);
    let (to, amount, note) = (BO, Money(50), None);
    let gift = order(ADA, Command::from(Deal::Gift { to, amount, note }));
    bencher.with_inputs(|| copy_of(&campaign)).bench_local_values(|mut campaign| {
        assert!(settle(&campaign, NOON).is_empty());
        carry_out(&mut campaign, &gift);
        (deadline(&campaign), campaign)
    });
}
