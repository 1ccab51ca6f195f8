//! Measures the way from an order to a durable ruling, and waking up.

use super::{ADA, BO, NOON, journal, order};
use chancery::journal::{Change, Entry, Journal, NewCampaign};
use chancery::referee::{Foundation, Referee};
use chancery::rules::games::leverage::Command as Deal;
use chancery::rules::games::leverage::amounts::{Leverage, Money};
use chancery::rules::ids::CampaignId;
use chancery::rules::time::Span;
use chancery::rules::{Command, RulesetName};
use chancery::scheduler::settle_due;
use chancery_clock::Clock;
use divan::Bencher;
use divan::counter::ItemsCount;
use futures::future::join_all;
use tokio::runtime::Runtime;

async fn found(referee: &Referee, channel: u64) -> CampaignId {
    let place = Foundation {
        guild: 900,
        channel,
        name: "Spiral Arm".to_owned(),
        ruleset: RulesetName::Leverage,
        pace: None,
        language: "en".to_owned(),
        by: ADA,
    };
    let founded = referee.found(&place, &format!("found:{channel}")).await;
    let id = founded.expect("a campaign").campaign.id;
    for player in [ADA, BO] {
        let joins = order(player, Command::Join);
        let ruled = referee.rule(id, &format!("{id}:{player}"), &joins).await;
        ruled.expect("they join");
    }
    id
}

/// Each iteration is one gift in each of `campaigns` campaigns, all ordered at once.
#[divan::bench(args = [1, 16, 64])]
fn gifts_in_flight(bencher: Bencher, campaigns: u64) {
    let runtime = Runtime::new().expect("a runtime");
    let (journal, _folder) = runtime.block_on(journal());
    let referee = Referee::new(journal.clone(), Clock::still(NOON));
    let mut ids = Vec::new();
    for channel in 0..campaigns {
        ids.push(runtime.block_on(found(&referee, channel)));
    }
    let mut round = 0;
    bencher.counter(ItemsCount::new(campaigns)).bench_local(|| {
        let (by, to) = if round % 2 == 0 { (ADA, BO) } else { (BO, ADA) };
        let amount = Money(1);
        let note = None;
        let gift = order(by, Command::from(Deal::Gift { to, amount, note }));
        let rulings = ids.iter().map(|id| {
            let (referee, gift, cause) = (referee.clone(), gift.clone(), format!("{id}:{round}"));
            let id = *id;
            runtime.spawn(async move { referee.rule(id, &cause, &gift).await })
        });
        let rulings: Vec<_> = rulings.collect();
        for ruled in runtime.block_on(join_all(rulings)) {
            ruled.expect("no panic").expect("it is given");
        }
        round += 1;
    });
    runtime.block_on(journal.close());
}

/// Returns campaigns. Every other one waits for a distant deadline.
async fn sleepers(journal: &Journal, count: u64) {
    let far = NOON + Span::hours(1_000_000);
    let created = (0..count).map(|n| {
        let new = NewCampaign {
            guild: 900,
            channel: 1000 + n,
            name: "Sleeper".to_owned(),
            ruleset: "leverage".to_owned(),
            language: "en".to_owned(),
            at: NOON,
        };
        let entry = Entry { at: NOON, actor: None, cause: format!("sleeper:{n}"), events: "[]".to_owned() };
        let change = Change { entries: vec![entry], next_due: Some(far).filter(|_| n % 2 == 0), ..Change::default() };
        journal.create(new, change)
    });
    for created in join_all(created).await {
        created.expect("a campaign");
    }
}

/// Finds and settles the only campaign among many that has an expired offer.
#[divan::bench(args = [10, 10_000], sample_count = 50, sample_size = 1)]
fn waking_among_idle_campaigns(bencher: Bencher, idle: u64) {
    let runtime = Runtime::new().expect("a runtime");
    let (journal, _folder) = runtime.block_on(journal());
    let clock = Clock::still(NOON);
    let referee = Referee::new(journal.clone(), clock.clone());
    let id = runtime.block_on(async {
        sleepers(&journal, idle).await;
        found(&referee, 1).await
    });
    let mut round = 0;
    let to_sleep = || {
        let amount = Leverage::points(1);
        let propose = order(ADA, Command::from(Deal::ProposeReset { to: BO, amount }));
        round += 1;
        let proposed = runtime.block_on(referee.rule(id, &format!("ask:{round}"), &propose));
        proposed.expect("it is proposed");
        clock.advance(Span::hours(72));
    };
    bencher
        .with_inputs(to_sleep)
        .bench_local_values(|()| runtime.block_on(settle_due(&referee)).expect("it is settled"));
    runtime.block_on(journal.close());
}

#[divan::bench(args = [10, 10_000])]
fn looking_among_idle_campaigns(bencher: Bencher, idle: u64) {
    let runtime = Runtime::new().expect("a runtime");
    let (journal, _folder) = runtime.block_on(journal());
    runtime.block_on(sleepers(&journal, idle));
    bencher.bench_local(|| {
        runtime.block_on(async {
            let due = journal.due(NOON, 64).await.expect("the journal reads");
            assert!(due.is_empty());
            journal.earliest_due().await.expect("the journal reads")
        })
    });
    runtime.block_on(journal.close());
}
