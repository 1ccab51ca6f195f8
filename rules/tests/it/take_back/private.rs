//! Requests to take back, and other players' private acts (L14.3, L13.2).

use super::*;

/// Returns the number of the only pending private offer.
fn private_offer(campaign: &Campaign) -> u64 {
    let mut private = campaign.offers.pending.keys().filter(|id| id.is_private());
    private.next().expect("a private offer").0
}

fn money_in_private(by: PlayerId, of: PlayerId, amount: i64) -> Step {
    let amount = chancery_rules::games::leverage::amounts::Money(amount);
    ask(by, of, Favour::Money { amount }, None, true)
}

/// Other players' private acts do not show in what becomes of a request, and are not undone with the act (L13.2).
#[test]
fn l14_3_other_players_private_acts_neither_count_nor_are_undone() {
    let first = [holding(CY, BO, 50), gift(BO, ADA, 1)];
    let then = [money_in_private(CY, BO, 40), wait(1)];
    for asked_before in [true, false] {
        let mut journal = Journal::begin(&first);
        journal.play(gift(ADA, BO, 500));
        if asked_before {
            journal.ask(ADA, &[BO]);
        }
        then.iter().for_each(|step| journal.play(step.clone()));
        let favour = private_offer(&journal.evening.campaign);
        journal.play(accept(BO, favour));
        if !asked_before {
            journal.ask(ADA, &[BO]);
        }
        assert!(journal.request().open);
        let Decided::TakesBack(events) = journal.answer(BO, true).expect("Bo is asked") else {
            panic!("it is not taken back");
        };
        // As if the gift had never been made.
        let mut without = Journal::begin(&first);
        then.iter().for_each(|step| without.play(step.clone()));
        without.play(accept(BO, favour));
        assert_eq!(journal.evening.campaign, without.evening.campaign);
        // Nobody else, the asker included, sees what stands.
        for viewer in [Viewer::TABLE, ADA.into(), CY.into()] {
            let seen = events[0].redacted_for(&journal.evening.campaign.settings, viewer);
            assert!(matches!(seen, Some(Event::Undone { ref standing, .. }) if standing.is_empty()), "{seen:?}");
        }
        let back: usize = journal.told_of_undoing(2).iter().map(|one| one.taken_back.len()).sum();
        assert_eq!(back, 1, "only the gift was taken back");
    }
}

/// A party to a private act knows that it is newer.
#[test]
fn l14_3_a_private_act_counts_for_its_parties() {
    let mut journal = Journal::begin(&[holding(BO, ADA, 50), gift(ADA, BO, 500)]);
    journal.ask(ADA, &[BO]);
    journal.play(money_in_private(BO, ADA, 40));
    assert!(journal.evening.campaign.take_back.is_some(), "the table knows of the request");
    journal.answer(ADA, false).expect("it is hers");
    let ask = TakingBack::Ask { confirmed: None };
    assert_eq!(journal.decide(ADA, &ask), refused(table::Refusal::NotYoursToTakeBack));
    journal.ask(BO, &[ADA]);
    let request = journal.request().clone();
    assert!(!request.open);
    // Everyone who knows of this request also knows of what ends it.
    let favour = private_offer(&journal.evening.campaign);
    journal.play(accept(ADA, favour));
    assert_eq!(journal.evening.campaign.take_back, None);
    assert_eq!(journal.answer(ADA, true), refused(table::Refusal::TakeBackOver));
}

/// A private request that the asker does not know of does not stand in the way.
#[test]
fn l14_3_a_private_request_of_others_does_not_refuse_another() {
    let mut journal = Journal::begin(&[holding(CY, BO, 50), gift(ADA, BO, 500), money_in_private(CY, BO, 40)]);
    journal.ask(CY, &[BO]);
    let Decided::Goes(events) = journal.ask(ADA, &[BO]) else {
        panic!("Bo has to agree");
    };
    let known = chancery_rules::known(&journal.evening.campaign.settings, &events, ADA.into());
    assert_eq!(known.len(), 1, "{known:?}");
    assert_eq!(journal.request().by, ADA);
    journal.answer(BO, true).expect("Bo is asked");
    assert_eq!(journal.evening.campaign.offers.pending.len(), 1);
}

/// A private act that was possible only because of the other one cannot stand.
#[test]
fn l14_3_an_act_that_a_private_one_depends_on_is_not_taken_back() {
    let rich = [holding(CY, BO, 100), gift(ADA, BO, 500), money_in_private(CY, BO, 1500)];
    let mut journal = Journal::begin(&rich);
    let favour = private_offer(&journal.evening.campaign);
    journal.play(accept(BO, favour));
    assert_eq!(money(&journal.evening.campaign, BO), 0);
    let ask = TakingBack::Ask { confirmed: None };
    assert_eq!(journal.decide(ADA, &ask), refused(table::Refusal::NotYoursToTakeBack));
    let mut journal = Journal::begin(&rich[..2]);
    journal.ask(ADA, &[BO]);
    journal.play(rich[2].clone());
    journal.play(accept(BO, favour));
    let over = journal.answer(BO, true).expect("Bo is asked");
    ends(&over, Ending::Overtaken);
    assert_eq!(money(&journal.evening.campaign, BO), 0);
}

/// The clock does not reveal a private offer by its end either.
#[test]
fn l14_3_a_private_offer_that_lapses_neither_counts_nor_is_undone() {
    let given = [holding(CY, BO, 50), money_in_private(CY, BO, 40), wait(71), gift(ADA, BO, 500)];
    let mut journal = Journal::begin(&given);
    journal.ask(ADA, &[BO]);
    journal.play(wait(2));
    assert!(journal.evening.campaign.offers.pending.is_empty());
    assert!(journal.evening.campaign.take_back.is_some());
    journal.answer(BO, true).expect("Bo is asked");
    assert!(journal.evening.campaign.offers.pending.is_empty(), "it does not come back");
}
