//! Deals made from offers (D5).

use super::*;
use chancery_rules::games::leverage::Favour;
use chancery_rules::ids::OfferId;
use chancery_rules::table::Outcome;
use chancery_rules::time::Time;

fn counter(by: PlayerId, offer: u64) -> Step {
    wish(by, Wish::CounterOffer { offer: id(offer) })
}

/// Ada asks Bo for 500 money, which costs her 10 leverage.
fn asked() -> Evening {
    let mut evening = table();
    evening.play(&[holding(ADA, BO, 20), ask_money(ADA, BO, 500)]);
    evening
}

fn deadline(evening: &Evening, offer: u64) -> Option<Time> {
    evening.campaign.offers.pending.get(&id(offer))?.deadline
}

fn outcome(evening: &Evening, offer: u64) -> Option<Outcome> {
    evening.campaign.offers.closed.get(&id(offer)).map(|closed| closed.closing.outcome)
}

#[test]
fn d5_1_the_player_asked_counters_with_a_deal_that_begins_with_the_offer() {
    let mut evening = asked();
    let no = table::Refusal::NotYoursToAnswer { offer: id(1), to: BO };
    refuses(&mut evening, &counter(ADA, 1), no);
    evening.play(&[counter(BO, 1)]);
    let begun = &evening.campaign.deals.drafts[&draft(&evening, BO)];
    assert_eq!(begun.clauses, [clause(BO, ADA, Terms::Favour { amount: Money(500) })]);
    assert_eq!((&begun.parties[..], begun.private), (&[BO, ADA][..], false));
    evening.play(&[set(Setting::Deals(false))]);
    refuses(&mut evening, &counter(BO, 1), No::Off);
}

#[test]
fn d5_1_only_offers_that_a_clause_can_express_are_countered() {
    let mut evening = table();
    evening.play(&[holding(ADA, BO, 100), holding(BO, ADA, 100)]);
    let aid = Favour::MilitaryAid { place: "Vega".to_owned(), minutes: 1 };
    let access = Access::Trade;
    evening.play(&[
        offer_access(ADA, BO, access),
        act(ADA, Act::ProposeReset { to: BO, amount: points(-5) }),
        ask(ADA, BO, Favour::Access { access: Access::Passage }, None, false),
        ask(ADA, BO, aid, None, false),
    ]);
    let expected = [
        clause(ADA, BO, Terms::Access { access }),
        clause(ADA, BO, Terms::Reset { amount: points(-5) }),
        clause(BO, ADA, Terms::Access { access: Access::Passage }),
        clause(BO, ADA, Terms::Ship { ship: None, name: None, place: "Vega".to_owned(), minutes: 1 }),
    ];
    for (offer, expected) in (1..).zip(expected) {
        evening.play(&[counter(BO, offer)]);
        let newest = draft(&evening, BO);
        assert_eq!(evening.campaign.deals.drafts[&newest].clauses, [expected]);
    }
    let may = granted(BO, ADA, Access::Ecological, leverage::GrantedBy::Campaign);
    evening.play(&[Step::Event(may), act(ADA, Act::Terraform { host: BO, place: None })]);
    refuses(&mut evening, &counter(BO, 5), No::NoClauseFor { offer: id(5) });
}

#[test]
fn d5_1_the_offer_waits_while_the_deal_is_open_once() {
    let mut evening = asked();
    evening.play(&[wait(70), counter(BO, 1)]);
    let first = draft(&evening, BO);
    let deal = send(&mut evening, BO, first);
    refuses(&mut evening, &counter(BO, 1), No::CounteredAlready { offer: id(1), deal });
    evening.play(&[wait(30)]);
    assert_eq!(outcome(&evening, 1), None, "it waits past its deadline");
    evening.play(&[wish(ADA, Wish::Decline { deal, version: None })]);
    assert_eq!(deadline(&evening, 1), Some(DUE + hours(30)), "by the time that the deal was open");
    evening.play(&[counter(BO, 1)]);
    let again = draft(&evening, BO);
    let again = send(&mut evening, BO, again);
    evening.play(&[wait(2)]);
    assert_eq!((outcome(&evening, 1), ending(&evening, again)), (Some(Outcome::Refused), Some(Ending::Void)));
}

#[test]
fn d5_1_answering_the_offer_voids_the_deal() {
    let mut evening = asked();
    evening.play(&[counter(BO, 1)]);
    let begun = draft(&evening, BO);
    let deal = send(&mut evening, BO, begun);
    evening.play(&[accept(BO, 1)]);
    assert_eq!((outcome(&evening, 1), ending(&evening, deal)), (Some(Outcome::Accepted), Some(Ending::Void)));
    refuses(&mut evening, &counter(BO, 1), too_late(1, Outcome::Accepted, BO, START));
}

#[test]
fn d5_1_the_counter_of_a_private_offer_is_private() {
    let mut evening = table();
    evening.play(&[holding(ADA, BO, 20), ask(ADA, BO, Favour::Money { amount: Money(500) }, None, true)]);
    let offer = OfferId(private_id(0));
    refuses(&mut evening, &wish(CY, Wish::CounterOffer { offer }), table::Refusal::UnknownOffer { offer });
    evening.play(&[wish(BO, Wish::CounterOffer { offer })]);
    let begun = draft(&evening, BO);
    assert!(send(&mut evening, BO, begun).is_private());
    let seen = evening.campaign.redacted_for(CY.into());
    assert!(seen.deals.is_empty(), "{:?}", seen.deals);
}

#[test]
fn d5_2_a_deal_that_is_carried_out_settles_the_offer_and_refunds_its_cost() {
    let mut evening = asked();
    assert_eq!(leverage(&evening.campaign, ADA, BO), points(10));
    evening.play(&[counter(BO, 1)]);
    let begun = draft(&evening, BO);
    evening.play(&[wish(BO, Wish::Add { deal: begun, clause: gives(BO, ADA, 100) })]);
    let deal = send(&mut evening, BO, begun);
    evening.play(&[sign(ADA, deal)]);
    assert_eq!(outcome(&evening, 1), Some(Outcome::Settled));
    // The cost of asking came back before the first clause, which costs the same.
    assert_eq!(leverage(&evening.campaign, ADA, BO), points(10));
    assert_eq!([ADA, BO].map(|one| money(&evening.campaign, one)), [1600, 400]);
}

#[test]
fn d5_2_if_the_deal_fails_the_offer_goes_on() {
    let mut evening = asked();
    evening.play(&[counter(BO, 1)]);
    let begun = draft(&evening, BO);
    evening.play(&[wish(BO, Wish::Add { deal: begun, clause: gives(BO, ADA, 900) })]);
    let deal = send(&mut evening, BO, begun);
    let why = Refusal::from(NoClause::NotEnoughMoney { player: BO, needs: Money(900), has: Money(500) });
    let mut sees = Vec::new();
    if let Err(Refusal::Clause { why: Some(named), .. }) = evening.attempt(&sign(ADA, deal)) {
        sees.push(*named);
    }
    assert_eq!(sees, [why]);
    assert_eq!(outcome(&evening, 1), None);
    evening.play(&[wait(72)]);
    assert_eq!((outcome(&evening, 1), ending(&evening, deal)), (None, Some(Ending::Lapsed)));
    evening.play(&[wait(72)]);
    assert_eq!(outcome(&evening, 1), Some(Outcome::Refused));
}
