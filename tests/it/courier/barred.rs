//! Pending announcements for a place closed to the bot, and how the courier distinguishes announcements.

use super::{Counter, Plan, idle, start, tell, tell_to};
use crate::journal::{BO, GUILD, NOON, Place, announce, change, commit, create};
use chancery::courier::Courier;
use chancery::journal::{Journal, Opening, Reference, Target};
use chancery::rules::ids::{CampaignId, PlayerId};
use chancery::rules::time::Span;
use chancery_clock::Clock;
use std::time::Duration;

/// Gives up two delivery queues of a campaign.
async fn barred(place: &Place) -> (Journal, Counter, Courier, CampaignId) {
    let (journal, counter) = (place.serve().await, Counter::new());
    let campaign = create(&journal, 1).await;
    counter.plan(campaign, [Plan::Barred, Plan::Barred]);
    let courier = start(&journal, &counter);
    tell(&journal, campaign, &["a", "alone", "b"]).await;
    idle(&courier).await;
    tell_to(&journal, campaign, Target::Player(BO), &["p"]).await;
    idle(&courier).await;
    assert_eq!(counter.texts(campaign), ["a", "p"]);
    assert_eq!(journal.parked(campaign).await.unwrap().len(), 4);
    (journal, counter, courier, campaign)
}

#[tokio::test]
async fn a_closed_channel_is_tried_once_and_keeps_its_queue() {
    let place = Place::new();
    let (journal, counter, courier, campaign) = barred(&place).await;
    // Openings in other servers, or to other people, do not open anything here.
    for opening in [Opening::Server(GUILD + 1), Opening::Channels(GUILD + 1), Opening::Player(PlayerId(BO.0 + 1))] {
        journal.reopen(opening).await.unwrap();
        idle(&courier).await;
        assert_eq!(counter.texts(campaign), ["a", "p"]);
    }
    journal.reopen(Opening::Channels(GUILD)).await.unwrap();
    idle(&courier).await;
    assert_eq!(counter.texts(campaign), ["a", "p", "a", "alone", "b"]);
    journal.reopen(Opening::Player(BO)).await.unwrap();
    idle(&courier).await;
    assert_eq!(counter.texts(campaign)[5..], ["p"]);
    assert_eq!(journal.parked(campaign).await.unwrap(), []);
}

#[tokio::test]
async fn a_channel_that_refuses_without_a_reason_is_retried() {
    let place = Place::new();
    let (journal, counter, clock) = (place.serve().await, Counter::new(), Clock::still(NOON));
    let campaign = create(&journal, 1).await;
    counter.plan(campaign, [Plan::BarredAgain(Duration::from_secs(1)), Plan::BarredAgain(Duration::from_secs(1))]);
    let courier = Courier::start(journal.clone(), counter.clone(), clock.clone());
    tell(&journal, campaign, &["a"]).await;
    for tries in 1..=3 {
        counter.wait_for(tries).await;
        idle(&courier).await;
        assert_eq!(counter.texts(campaign).len(), tries);
        // The wait may begin a moment after the outbox is idle.
        while tries < 3 && counter.texts(campaign).len() == tries {
            clock.advance(Span::seconds(1));
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }
    assert_eq!(journal.parked(campaign).await.unwrap(), []);
}

#[tokio::test]
async fn the_next_courier_retries_what_an_earlier_one_paused() {
    let place = Place::new();
    let (journal, counter, courier, campaign) = barred(&place).await;
    courier.stop().await;
    let clock = Clock::still(NOON);
    let next = Courier::start(journal.clone(), counter.clone(), clock.clone());
    while !journal.parked(campaign).await.unwrap().is_empty() {
        // The wait may begin a moment after the start.
        clock.advance(Span::seconds(60));
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    idle(&next).await;
    let mut told = counter.texts(campaign).split_off(2);
    told.retain(|text| text != "p");
    assert_eq!(told, ["a", "alone", "b"]);
    assert_eq!(counter.texts(campaign).len(), 6);
}

#[tokio::test]
async fn a_returning_player_gets_every_message() {
    let place = Place::new();
    let (journal, counter, courier, campaign) = barred(&place).await;
    journal.reopen(Opening::Server(GUILD)).await.unwrap();
    idle(&courier).await;
    let mut told = counter.texts(campaign).split_off(2);
    told.retain(|text| text != "p");
    assert_eq!(told, ["a", "alone", "b"]);
    assert_eq!(journal.parked(campaign).await.unwrap(), []);
}

#[tokio::test]
async fn new_messages_never_overtake_abandoned_ones() {
    let place = Place::new();
    let (journal, counter, courier, campaign) = barred(&place).await;
    // The place is still closed, so only the oldest announcement is tried.
    counter.plan(campaign, [Plan::Barred]);
    tell(&journal, campaign, &["c"]).await;
    idle(&courier).await;
    assert_eq!(counter.texts(campaign), ["a", "p", "a"]);
    assert_eq!(journal.parked(campaign).await.unwrap().len(), 5);
    tell(&journal, campaign, &["d"]).await;
    idle(&courier).await;
    assert_eq!(counter.texts(campaign)[3..], ["a", "alone", "b+c+d"]);
    let left = journal.unpark(campaign).await.unwrap();
    assert_eq!(left, 1, "the private one");
}

#[tokio::test]
async fn a_channel_that_reopens_during_give_up_is_retried() {
    let place = Place::new();
    let (journal, counter) = (place.serve().await, Counter::new());
    let campaign = create(&journal, 1).await;
    counter.plan(campaign, [Plan::BarredFor(journal.clone())]);
    let courier = start(&journal, &counter);
    tell(&journal, campaign, &["a", "alone"]).await;
    idle(&courier).await;
    assert_eq!(counter.texts(campaign), ["a", "a", "alone"]);
}

#[tokio::test]
async fn announcements_of_a_queue_have_unique_references() {
    let place = Place::new();
    let (journal, counter) = (place.serve().await, Counter::new());
    let campaign = create(&journal, 1).await;
    let mut two = change("two entries".to_owned());
    two.entries.extend(change("the second".to_owned()).entries);
    let to = |target, entry, text| {
        let mut outgoing = announce(target, text);
        outgoing.entry = entry;
        outgoing
    };
    let (channel, bo) = (Target::Channel, Target::Player(BO));
    two.outbox =
        vec![to(channel, 0, "a"), to(channel, 1, "b"), to(bo, 1, "p"), to(channel, 1, "alone"), to(bo, 1, "q")];
    commit(&journal, campaign, 1, two).await.unwrap();
    let courier = start(&journal, &counter);
    idle(&courier).await;
    let of = |seq, part| Reference { seq, part };
    let mut found: Vec<(String, Vec<Reference>)> = counter
        .batches(campaign)
        .into_iter()
        .map(|batch| (batch.notices.join("+").replace('"', ""), batch.of))
        .collect();
    found.sort();
    let expected = [("a+b", vec![of(2, 1), of(3, 1)]), ("alone", vec![of(3, 2)]), ("p+q", vec![of(3, 1), of(3, 2)])];
    assert_eq!(found, expected.map(|(text, of)| (text.to_owned(), of)));
}
