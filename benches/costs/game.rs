//! Measures the rules alone.

use super::{ADA, BO, NOON, carry_out, copy_of, order, table};
use chancery::journal::{self, ChainHead, Entry, Link, Loaded, Recorded};
use chancery::referee::replay;
use chancery::rules::games::leverage::amounts::{Leverage, Money};
use chancery::rules::games::leverage::{Command as Deal, Favour};
use chancery::rules::ids::{CampaignId, PlayerId};
use chancery::rules::time::Span;
use chancery::rules::{Campaign, Command, Order, deadline, notices, settle};
use divan::Bencher;

fn gift(by: PlayerId, to: PlayerId, amount: i64) -> Order {
    let amount = Money(amount);
    let note = None;
    order(by, Command::from(Deal::Gift { to, amount, note }))
}

fn reset(n: u64) -> Order {
    let (by, to) = (ADA.0 + n % 25, ADA.0 + (n + 1 + n / 25 % 24) % 25);
    let deal = Deal::ProposeReset { to: PlayerId(to), amount: Leverage::points(1) };
    order(PlayerId(by), Command::from(deal))
}

/// Returns a campaign of 25 players with 1,000 closed offers and 10 leverage of Ada over Bo.
fn old_table() -> Campaign {
    let (mut campaign, _) = table(25);
    for n in 0..1000 {
        let offer = campaign.offers.next_id();
        let made = reset(n);
        carry_out(&mut campaign, &made);
        carry_out(&mut campaign, &order(made.by, Command::Withdraw { offer }));
    }
    carry_out(&mut campaign, &gift(ADA, BO, 500));
    campaign
}

#[divan::bench]
fn gift_at_an_old_table(bencher: Bencher) {
    let campaign = old_table();
    let order = gift(ADA, BO, 50);
    bencher.with_inputs(|| copy_of(&campaign)).bench_values(|mut campaign| {
        carry_out(&mut campaign, &order);
        campaign
    });
}

/// Measures a gift, with and without a copy of the campaign. The copy is needed while another ruling is still being
/// announced.
#[divan::bench(args = [2, 200, 2_000])]
fn gift_among_players(bencher: Bencher, players: u64) {
    let (campaign, _) = table(players);
    let order = gift(ADA, BO, 1);
    bencher.with_inputs(|| copy_of(&campaign)).bench_values(|mut campaign| {
        assert!(settle(&campaign, NOON).is_empty());
        let events = carry_out(&mut campaign, &order);
        let told = notices(&campaign, &events);
        (deadline(&campaign), told, campaign)
    });
}

#[divan::bench(args = [2, 200, 2_000])]
fn copy_among_players(bencher: Bencher, players: u64) {
    let (campaign, _) = table(players);
    bencher.bench(|| copy_of(&campaign));
}

#[divan::bench]
fn favour_at_an_old_table(bencher: Bencher) {
    let campaign = old_table();
    let deal = Deal::AskFavour { of: BO, favour: Favour::Money { amount: Money(300) }, note: None, private: false };
    let order = order(ADA, Command::from(deal));
    bencher.with_inputs(|| copy_of(&campaign)).bench_values(|mut campaign| {
        carry_out(&mut campaign, &order);
        campaign
    });
}

#[divan::bench]
fn copy_of_an_old_table(bencher: Bencher) {
    let campaign = old_table();
    bencher.bench(|| campaign.clone());
}

#[divan::bench]
fn settle_100_overdue_offers(bencher: Bencher) {
    let (mut campaign, _) = table(25);
    for n in 0..100 {
        carry_out(&mut campaign, &reset(n));
    }
    let late = NOON + Span::hours(100);
    assert_eq!(settle(&campaign, late).len(), 100);
    bencher.bench(|| settle(&campaign, late));
}

#[divan::bench(sample_count = 20)]
fn replay_10_000_entries(bencher: Bencher) {
    let (mut campaign, founding) = table(25);
    let mut entries = vec![founding];
    for n in 1..10_000_u64 {
        let (by, to) = (ADA.0 + n % 25, ADA.0 + (n + 1) % 25);
        let order = gift(PlayerId(by), PlayerId(to), 1);
        entries.push(carry_out(&mut campaign, &order));
    }
    let stored = Loaded {
        campaign: journal::Campaign {
            id: CampaignId(1),
            guild: 900,
            channel: 1,
            name: campaign.name.clone(),
            ruleset: "leverage".to_owned(),
            language: "en".to_owned(),
            ended: false,
            version: 10_000,
            next_due: None,
            created_at: NOON,
            founded_in: 1,
        },
        head: ChainHead { version: 10_000, link: Link::new([0; 32]) },
        snapshot: None,
        entries: (1..)
            .zip(&entries)
            .map(|(seq, events)| Recorded {
                campaign: CampaignId(1),
                seq,
                entry: Entry {
                    at: NOON,
                    actor: Some(ADA),
                    cause: format!("interaction:{seq}"),
                    events: serde_json::to_string(events).expect("JSON"),
                },
                reverted_by: None,
            })
            .collect(),
    };
    assert_eq!(replay(CampaignId(1), &stored).as_ref(), Ok(&campaign));
    bencher.bench(|| replay(CampaignId(1), &stored));
}
