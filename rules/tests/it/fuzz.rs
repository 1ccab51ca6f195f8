//! Corrupted JSON: stored events, campaigns and offers with values exchanged, omitted, duplicated or made absurd.
//! Reading it must give an error, or a value that reads back the same. A campaign that still satisfies its invariants
//! must play on and keep them.
//!
//! `PROPTEST_CASES` sets the number of corrupted values.

mod spoilt;

use crate::given::Evening;
use crate::models;
use chancery_rules::game_clock::GameTime;
use chancery_rules::games::ambassadors;
use chancery_rules::games::leverage::amounts::{Leverage, Money};
use chancery_rules::ids::OfferId;
use chancery_rules::time::{Span, Time};
use chancery_rules::{Campaign, Command, Event, Offer, Order, deadline, decide, invariants, settle};
use proptest::prelude::*;
use proptest::test_runner::TestRunner;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use spoilt::{Spoiling, spoilings};
use std::sync::LazyLock;

/// The number of values of each kind to corrupt, unless `PROPTEST_CASES` is set.
const SPOILT: u32 = 1000;

static EVENINGS: LazyLock<Vec<Evening>> = LazyLock::new(models::evenings);

fn runner() -> TestRunner {
    let usual = ProptestConfig::default();
    let cases = match std::env::var_os("PROPTEST_CASES") {
        Some(_) => usual.cases.saturating_mul(20),
        None => SPOILT,
    };
    TestRunner::new(ProptestConfig { cases, failure_persistence: None, max_shrink_iters: 2000, ..usual })
}

fn spoils<T>(of: impl Fn(&Evening) -> Vec<T>, check: impl Fn(T))
where
    T: Serialize + DeserializeOwned + PartialEq + std::fmt::Debug,
{
    let all: Vec<Value> =
        EVENINGS.iter().flat_map(of).map(|one| serde_json::to_value(one).expect("plain data")).collect();
    assert!(!all.is_empty());
    let strategy = (any::<prop::sample::Index>(), spoilings());
    let outcome = runner().run(&strategy, |(place, spoilings)| {
        let mut value = place.get(&all).clone();
        let other = all[(place.index(all.len()) + 1) % all.len()].clone();
        spoilings.iter().for_each(|one: &Spoiling| one.spoil(&mut value, &other));
        let text = value.to_string();
        if let Ok(read) = serde_json::from_str::<T>(&text) {
            let kept = serde_json::to_string(&read).expect("plain data");
            let again: T = serde_json::from_str(&kept)
                .map_err(|error| TestCaseError::fail(format!("{error} in {kept}, of {text}")))?;
            prop_assert_eq!(&again, &read, "{}", text);
            check(read);
        }
        Ok(())
    });
    if let Err(error) = outcome {
        panic!("{error}");
    }
}

#[test]
fn corrupt_events_are_errors_or_valid() {
    spoils(|evening| evening.log.clone(), |_: Event| ());
}

#[test]
fn corrupt_offers_are_errors_or_valid() {
    let made = |event: &Event| match event {
        Event::OfferMade(offer) => Some(offer.clone()),
        _ => None,
    };
    spoils(|evening| evening.log.iter().filter_map(made).collect(), |_: Offer| ());
}

#[test]
fn corrupt_orders_are_errors_or_valid() {
    let by = chancery_rules::ids::PlayerId(100);
    let order = |command| Order { by, moderator: true, on_behalf: None, command, confirmed: None };
    spoils(move |_| vec![order(Command::Join), order(Command::Leave)], |_: Order| ());
}

/// Every flaw in a campaign is reported, and a campaign without flaws plays on.
#[test]
fn corrupt_campaigns_are_errors_or_playable() {
    let now = EVENINGS.iter().map(|evening| evening.now).max().expect("evenings");
    spoils(
        |evening| vec![evening.campaign.clone()],
        |mut campaign: Campaign| {
            if !invariants(&campaign).is_empty() {
                return;
            }
            let _ = deadline(&campaign);
            let later = now + Span::hours(200);
            for event in settle(&campaign, later) {
                campaign.evolve(&event);
            }
            let left: Vec<_> = campaign.players.keys().copied().collect();
            for by in left {
                let order = Order { by, moderator: false, on_behalf: None, command: Command::Leave, confirmed: None };
                let _ = decide(&campaign, &order, later);
            }
            assert_eq!(invariants(&campaign), []);
        },
    );
}

#[test]
fn absurd_amounts_and_counts_are_errors() {
    for (text, good) in [
        ("1000000000000000", true),
        ("-1000000000000000", true),
        ("1000000000000001", false),
        ("-9223372036854775808", false),
    ] {
        assert_eq!(serde_json::from_str::<Money>(text).is_ok(), good, "{text}");
        assert_eq!(serde_json::from_str::<Leverage>(text).is_ok(), good);
        assert_eq!(serde_json::from_str::<Time>(text).is_ok(), good);
        assert_eq!(serde_json::from_str::<GameTime>(text).is_ok(), good);
        // A duration is never negative.
        let length = good && !text.starts_with('-');
        assert_eq!(serde_json::from_str::<Span>(text).is_ok(), length);
    }
    for (count, good) in [(99, true), (1_000_000, true), (u32::MAX, false)] {
        let pieces = format!("{{\"owner\":100,\"count\":{count}}}");
        let read = serde_json::from_str::<ambassadors::Pieces>(&pieces);
        assert_eq!(read.is_ok(), good, "{count}");
    }
}

#[test]
fn an_offer_stored_under_another_number_is_reported() {
    let mut evening = crate::given::Evening::begin();
    evening.play(&[crate::given::propose(crate::given::ADA, crate::given::BO, 1)]);
    let mut campaign = evening.campaign;
    let offer = campaign.offers.pending.pop_first().expect("it is pending").1;
    campaign.offers.pending.insert(OfferId(7), offer);
    let broken = invariants(&campaign);
    assert!(broken[0].0.contains("offer 1 is kept as 7"), "{broken:?}");
}

#[test]
fn a_relation_of_somebody_who_never_joined_is_reported() {
    use crate::given::{ADA, BO, Evening, gift};
    let mut evening = Evening::begin();
    evening.play(&[gift(ADA, BO, 100)]);
    let mut campaign = evening.campaign;
    assert_eq!(invariants(&campaign), []);
    campaign.players = Evening::of([ADA]).campaign.players;
    let broken = invariants(&campaign);
    let reported = format!("{BO} has a relation, and never joined");
    assert!(broken.iter().any(|one| one.0 == reported), "{broken:?}");
    assert!(!broken.iter().any(|one| one.0.starts_with(&format!("{ADA} has a relation"))), "{broken:?}");
}
