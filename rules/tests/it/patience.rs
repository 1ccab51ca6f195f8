//! The growing wait after unsuccessful requests (L14.2).

use super::given::*;
use chancery_rules::games::leverage::{Access, Favour};
use chancery_rules::ids::PlayerId;
use chancery_rules::time::Time;
use chancery_rules::{Event, Refusal, Setting, Silence, table};

fn at(hour: i64) -> Time {
    START + hours(hour)
}

fn too_soon(player: PlayerId, asks: u32, until: Time) -> Refusal {
    Refusal::from(table::Refusal::TooSoon { player, asks, until })
}

/// Ada offers Bo access and takes it back; the next offer has number `offer` + 1.
fn in_vain(offer: u64) -> [Step; 2] {
    [trade(), withdraw(ADA, offer)]
}

fn trade() -> Step {
    offer_access(ADA, BO, Access::Trade)
}

/// Returns the steps for `asks` unsuccessful requests by Ada, each made as soon as allowed.
fn so_often(asks: u64) -> Vec<Step> {
    let pauses = [0, 0, 1, 2, 4, 8, 16, 32, 64, 72, 72];
    let ask = |offer: u64| {
        let pause = pauses[usize::try_from(offer - 1).expect("few")];
        [vec![wait(pause)], in_vain(offer).to_vec()].concat()
    };
    (1..=asks).flat_map(ask).collect()
}

#[test]
fn l14_2_after_two_failed_requests_the_next_waits_an_hour() {
    // A single unsuccessful request causes no wait.
    let mut evening = Evening::begin();
    evening.play(&so_often(1));
    assert!(evening.attempt(&trade()).is_ok());
    check(&so_often(2), trade(), Err(too_soon(BO, 2, at(1))));
}

#[test]
fn l14_2_the_wait_doubles_up_to_three_days() {
    let mut now = 0;
    for (asks, pause) in [(2, 1), (3, 2), (4, 4), (5, 8), (6, 16), (7, 32), (8, 64), (9, 72), (10, 72)] {
        let given = so_often(asks);
        let count = u32::try_from(asks).expect("few");
        check(&given, trade(), Err(too_soon(BO, count, at(now + pause))));
        let almost = [&given[..], &[wait(pause - 1), seconds(3599)]].concat();
        check(&almost, trade(), Err(too_soon(BO, count, at(now + pause))));
        let mut evening = Evening::begin();
        evening.play(&[&almost[..], &[seconds(1)]].concat());
        assert!(evening.attempt(&trade()).is_ok(), "after {asks}");
        now += pause;
    }
}

#[test]
fn l14_2_requests_in_either_direction_count() {
    let given = so_often(2);
    // Bo's request to Ada also counts, because it is between the same two players.
    let by_bo = offer_access(BO, ADA, Access::Passage);
    check(&given, by_bo, Err(too_soon(ADA, 2, at(1))));
    // Requests between other players do not count.
    let mut evening = Evening::begin();
    evening.play(&given);
    evening.play(&[offer_access(ADA, CY, Access::Trade), offer_access(CY, BO, Access::Trade)]);
    // An act that asks for nothing need not wait.
    evening.play(&[gift(ADA, BO, 50), gift(BO, ADA, 50)]);
}

#[test]
fn l14_2_refusals_and_lapses_count_like_withdrawals() {
    let refused = [trade(), refuse(BO, 1), propose(BO, ADA, 5), refuse(ADA, 2)];
    check(&refused, trade(), Err(too_soon(BO, 2, at(1))));
    let lapsed = [trade(), propose(BO, ADA, 5), wait(72)];
    check(&lapsed, trade(), Err(too_soon(BO, 2, at(73))));
    // One request is refused by silence, and one lapses.
    let given = [
        gift(ADA, BO, 1000),
        ask_money(ADA, BO, 50),
        set(Setting::Silence(Silence::Lapse)),
        ask_money(ADA, BO, 50),
        wait(72),
    ];
    check(&given, trade(), Err(too_soon(BO, 2, at(73))));
    // Offers voided by a moderator do not count for either player.
    let voided = [trade(), withdraw(ADA, 1), trade(), void(2)];
    let mut evening = Evening::begin();
    evening.play(&voided);
    assert!(evening.attempt(&trade()).is_ok());
}

#[test]
fn l14_2_an_accepted_offer_resets_the_wait() {
    let given = [&in_vain(1)[..], &[trade(), accept(BO, 2)], &in_vain_reset(3)].concat();
    let mut evening = Evening::begin();
    evening.play(&given);
    assert!(evening.attempt(&propose(ADA, BO, 5)).is_ok());
    // Accepting an offer from before the wait also ends the wait.
    let waiting = [&[propose(BO, ADA, 5)][..], &[trade(), withdraw(ADA, 2), trade(), withdraw(ADA, 3)]].concat();
    check(&waiting, trade(), Err(too_soon(BO, 2, at(1))));
    evening = Evening::begin();
    evening.play(&[&waiting[..], &[accept(ADA, 1)]].concat());
    assert!(evening.attempt(&trade()).is_ok());
    assert!(evening.campaign.patience.between(ADA, BO, false).is_none());
}

fn in_vain_reset(offer: u64) -> [Step; 2] {
    [propose(ADA, BO, 5), withdraw(ADA, offer)]
}

#[test]
fn l14_2_private_requests_count_separately() {
    let amount = chancery_rules::games::leverage::amounts::Money(50);
    let favour = Favour::Money { amount };
    let secretly = || ask(ADA, BO, favour.clone(), None, true);
    let given = [gift(ADA, BO, 1000), secretly(), withdraw(ADA, private_id(0)), secretly(), refuse(BO, private_id(1))];
    check(&given, secretly(), Err(too_soon(BO, 2, at(1))));
    // The allowed requests do not reveal to the table that anything was asked.
    let mut evening = Evening::begin();
    evening.play(&given);
    assert!(evening.attempt(&ask_money(ADA, BO, 50)).is_ok());
}

#[test]
fn l14_2_an_early_request_is_refused_before_any_question() {
    // Bo is away, so Ada would have to confirm first.
    let given = [&so_often(2)[..], &[away(BO)]].concat();
    check(&given, trade(), Err(too_soon(BO, 2, at(1))));
    // Bo cannot pay, so she would have to confirm as well.
    let given = [&[gift(ADA, BO, 1000), gift(BO, CY, 2000)][..], &so_often(2)].concat();
    check(&given, ask_money(ADA, BO, 50), Err(too_soon(BO, 2, at(1))));
}

#[test]
fn l14_2_a_campaign_may_turn_the_wait_off() {
    let given = [&so_often(2)[..], &[set(Setting::Patience(false))]].concat();
    let mut evening = Evening::begin();
    evening.play(&given);
    for offer in 3..20 {
        evening.play(&in_vain(offer));
    }
    // Requests were counted while the setting was off.
    evening.play(&[set(Setting::Patience(true))]);
    assert_eq!(evening.attempt(&trade()), Err(too_soon(BO, 19, at(72))));
}

#[test]
fn l14_2_a_hundred_requests_and_withdrawals_cause_little_noise() {
    let mut evening = Evening::begin();
    let mut made = 0;
    for _ in 0..100 {
        // She withdraws her open request, and asks again.
        if evening.attempt(&trade()).is_ok() {
            made += 1;
            evening.play(&[withdraw(ADA, made)]);
        }
        evening.play(&[seconds(60)]);
    }
    let happened = |event: &&Event| matches!(event, Event::OfferMade(_) | Event::OfferClosed { .. });
    let told = evening.log.iter().filter(happened).count();
    // In an hour and forty minutes, two succeed at once and one after an hour.
    assert_eq!((made, told), (3, 6));
}

fn secretly() -> Step {
    let amount = chancery_rules::games::leverage::amounts::Money(50);
    ask(ADA, BO, Favour::Money { amount }, None, true)
}

#[test]
fn l14_2_private_requests_wait_for_public_refusals() {
    let given = [&[gift(ADA, BO, 1000)][..], &so_often(2)].concat();
    check(&given, secretly(), Err(too_soon(BO, 2, at(1))));
    // One of each counts as two in a row for a private request, but as one for a public request.
    let given = [&[gift(ADA, BO, 1000), secretly(), refuse(BO, private_id(0))][..], &in_vain(1)].concat();
    check(&given, secretly(), Err(too_soon(BO, 2, at(1))));
    let mut evening = Evening::begin();
    evening.play(&given);
    assert!(evening.attempt(&trade()).is_ok());
    // A public acceptance ends both waits. A private one only ends the wait for private requests, because the table
    // must not learn of it.
    for (ends, open) in [(vec![trade(), accept(BO, 2)], true), (vec![], false)] {
        let mut evening = Evening::begin();
        evening.play(&[&given[..], &ends].concat());
        assert_eq!(evening.attempt(&secretly()).is_ok(), open);
    }
    let waiting = [&[gift(ADA, BO, 1000), secretly()][..], &so_often(2)].concat();
    let mut evening = Evening::begin();
    evening.play(&[&waiting[..], &[accept(BO, private_id(0))]].concat());
    assert!(evening.attempt(&secretly()).is_ok());
    assert_eq!(evening.attempt(&trade()), Err(too_soon(BO, 2, at(1))));
}

#[test]
fn l14_2_offers_closed_before_this_rule_count_as_before() {
    let old = |offer: u64| {
        Step::Event(match closed(offer, chancery_rules::Outcome::Refused, BO, START) {
            chancery_rules::Event::OfferClosed { offer, closing } => {
                let closing = table::Closing { joint: false, ..closing };
                chancery_rules::Event::OfferClosed { offer, closing }
            }
            event => event,
        })
    };
    let given = [gift(ADA, BO, 1000), trade(), old(1), trade(), old(2)];
    let mut evening = Evening::begin();
    evening.play(&given);
    assert!(evening.attempt(&secretly()).is_ok());
    assert_eq!(evening.attempt(&trade()), Err(too_soon(BO, 2, at(1))));
}

#[test]
fn l14_2_private_requests_show_only_their_public_consequences() {
    let given = [&[gift(ADA, BO, 1000), secretly(), refuse(BO, private_id(0))][..], &in_vain(1)].concat();
    let openly = [&[gift(ADA, BO, 1000)][..], &in_vain(1)].concat();
    let seen = |given: &[Step]| after(given).redacted_for(CY.into()).patience.clone();
    assert_eq!(seen(&given), seen(&openly));
    assert_eq!(after(&given).redacted_for(BO.into()).patience.between(ADA, BO, true).map(|one| one.asks), Some(2));
}
