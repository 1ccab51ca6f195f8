//! What a campaign's past costs: closed offers.

use super::{ADA, BO, NOON, journal, order};
use chancery::clock::Clock;
use chancery::journal::{Change, Commit, Entry, Journal, OfferChange};
use chancery::referee::Referee;
use chancery::rules::games::leverage::Command as Deal;
use chancery::rules::games::leverage::amounts::{Leverage, Money};
use chancery::rules::ids::CampaignId;
use chancery::rules::{Campaign, Command, Event, decide};
use divan::Bencher;
use tokio::runtime::Runtime;

/// Writes an entry in which so many offers are made and withdrawn.
async fn close_offers(journal: &Journal, campaign: &mut Campaign, version: i64, count: u64) {
    let mut events: Vec<Event> = Vec::new();
    for _ in 0..count {
        let amount = Leverage::points(1);
        let propose = order(ADA, Command::from(Deal::ProposeReset { to: BO, amount }));
        let offer = campaign.offers.next_id();
        for order in [propose, order(ADA, Command::Withdraw { offer })] {
            for event in decide(campaign, &order, NOON).expect("nothing speaks against it") {
                campaign.evolve(&event);
                events.push(event);
            }
        }
        campaign.offers.forget_closed();
    }
    let offers = events.iter().filter_map(|event| {
        let closed = matches!(event, Event::OfferClosed { .. });
        event.about_offer().map(|offer| OfferChange {
            offer,
            entry: 0,
            closed,
        })
    });
    let entry = Entry {
        at: NOON,
        actor: Some(ADA),
        cause: "past".to_owned(),
        events: serde_json::to_string(&events).expect("events are JSON"),
    };
    let change = Change {
        entries: vec![entry],
        offers: offers.collect(),
        ..Change::default()
    };
    let commit = Commit {
        campaign: campaign.id,
        expected_version: version,
        change,
    };
    journal.commit(commit).await.expect("it is written");
}

/// One gift in a campaign with so many closed offers.
#[divan::bench(args = [0, 20_000])]
fn gift_after_closed_offers(bencher: Bencher, count: u64) {
    let runtime = Runtime::new().expect("a runtime");
    let (journal, _folder) = runtime.block_on(journal());
    let id = runtime.block_on(async {
        let referee = Referee::new(journal.clone(), Clock::still(NOON));
        let id: CampaignId = super::ruling::found(&referee, 1).await;
        let mut campaign = (*referee.look(id).await.expect("it is there")).clone();
        let row = journal.campaign(id).await.expect("the journal reads");
        let version = row.expect("it is there").version;
        close_offers(&journal, &mut campaign, version, count).await;
        id
    });
    let referee = Referee::new(journal.clone(), Clock::still(NOON));
    let mut round = 0;
    bencher.bench_local(|| {
        let (by, to) = if round % 2 == 0 { (ADA, BO) } else { (BO, ADA) };
        let (amount, note) = (Money(1), None);
        let gift = order(by, Command::from(Deal::Gift { to, amount, note }));
        round += 1;
        let ruled = runtime.block_on(referee.rule(id, &format!("gift:{round}"), &gift));
        ruled.expect("it is given")
    });
    let snapshots = runtime.block_on(journal.snapshots(id));
    if let Some(newest) = snapshots.expect("the journal reads").last() {
        println!("its snapshot has {} bytes", newest.state.len());
    }
    runtime.block_on(journal.close());
}
