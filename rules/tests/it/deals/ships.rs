//! Ships that are lent in deals (D2, L10).

use super::*;
use chancery_rules::games::leverage::{Ending as TaskEnding, Event as Effect, Favour, LoanSource, TaskKind};
use chancery_rules::ids::ShipId;
use chancery_rules::table::Outcome;

fn lends(ship: Option<u64>, place: &str, minutes: i64) -> Clause {
    let terms = Terms::Ship { ship: ship.map(ShipId), name: None, place: place.to_owned(), minutes };
    clause(BO, ADA, terms)
}

fn task_endings(evening: &Evening) -> Vec<TaskEnding> {
    let ended = evening.log.iter().filter_map(|event| match event {
        Event::Game(games::Event::Leverage(Effect::TaskEnded { ending, .. })) => Some(*ending),
        _ => None,
    });
    ended.collect()
}

/// Refuses the last signature because of the first clause.
#[track_caller]
fn fails(evening: &mut Evening, deal: DealId, why: NoClause) {
    refuses(evening, &sign(ADA, deal), Refusal::Clause { deal, number: 1, why: Some(Box::new(why.into())) });
}

#[test]
fn d2_a_deal_lends_a_ship_as_aid_does_and_no_leverage_moves() {
    let mut evening = table();
    let deal = sent(&mut evening, BO, &[ADA], &[lends(Some(2), "Sol", 2)]);
    evening.play(&[sign(ADA, deal)]);
    let task = state(&evening.campaign).lending(ShipId(2)).expect("it is lent").clone();
    assert_eq!(task.kind, TaskKind::Aid { by: LoanSource::Deal(deal) });
    let expected = (ADA, BO, Some("Sol".to_owned()), Some(2));
    assert_eq!((task.player, task.host, task.place, task.limit), expected);
    assert_eq!(leverage(&evening.campaign, ADA, BO), points(0));
    // Its loss can be reported as that of any lent ship (L10.2).
    evening.play(&[report_loss(ADA, 2), accept(BO, 1)]);
    assert_eq!(leverage(&evening.campaign, ADA, BO), points(-10));
    assert_eq!(task_endings(&evening), [TaskEnding::ShipLost]);
    // It returns home by itself.
    let again = sent(&mut evening, BO, &[ADA], &[lends(None, "Sol", 4)]);
    evening.play(&[sign(ADA, again), wait(4)]);
    assert_eq!(task_endings(&evening), [TaskEnding::ShipLost, TaskEnding::Completed]);
    assert_eq!(state(&evening.campaign).task_of(ShipId(2)), None);
}

#[test]
fn d2_1_a_ship_that_cannot_be_lent_is_refused() {
    let mut evening = table();
    let draft = drafted(&mut evening, BO, &[ADA], &[]);
    let add = |clause| wish(BO, Wish::Add { deal: draft, clause });
    refuses(&mut evening, &add(lends(Some(2), "Sol", 5)), NoClause::AidOutOfRange { minutes: 5, most: 4 });
    refuses(&mut evening, &add(lends(Some(2), " ", 1)), table::Refusal::NameEmpty);
    refuses(&mut evening, &add(lends(Some(99), "Sol", 1)), NoClause::UnknownShip { ship: ShipId(99) });
    let theirs = NoClause::NotTheirShip { ship: "Flagship".to_owned(), owner: BO };
    refuses(&mut evening, &add(lends(Some(1), "Sol", 1)), theirs);
    let named = sent(&mut evening, BO, &[ADA], &[lends(Some(2), "Sol", 1)]);
    let any = sent(&mut evening, BO, &[ADA], &[lends(None, "Sol", 1)]);
    evening.play(&[research(BO, BO)]);
    let task = state(&evening.campaign).task_of(ShipId(2)).expect("it is busy").id;
    fails(&mut evening, named, NoClause::ShipBusy { owner: BO, ship: "Flagship".to_owned(), task });
    fails(&mut evening, any, NoClause::NoShipToLend { owner: BO });
    // A clause sees what those before it did: the ship goes only once.
    evening.play(&[act(BO, Act::Stop { ship: None })]);
    let twice = sent(&mut evening, BO, &[ADA], &[lends(None, "Sol", 1), lends(None, "Vega", 1)]);
    let why = Some(Box::new(NoClause::NoShipToLend { owner: BO }.into()));
    refuses(&mut evening, &sign(ADA, twice), Refusal::Clause { deal: twice, number: 2, why });
    evening.play(&[sign(ADA, named)]);
}

#[test]
fn l10_3_a_ship_of_a_deal_goes_to_a_planet() {
    let mut evening = table();
    let system = System {
        name: "Sol".to_owned(),
        planets: vec!["Earth".to_owned(), "Mars".to_owned()],
        ruler: Some(ADA),
        home_of: None,
    };
    evening.play(&[Step::Event(Event::from(Effect::SystemAdded(system)))]);
    let draft = drafted(&mut evening, BO, &[ADA], &[]);
    let add = |place: &str| wish(BO, Wish::Add { deal: draft, clause: lends(Some(2), place, 1) });
    let planets = vec!["Earth".to_owned(), "Mars".to_owned()];
    refuses(&mut evening, &add("sol"), NoClause::NeedsPlanet { planets });
    refuses(&mut evening, &add("Vega"), NoClause::NotOnMap { place: "Vega".to_owned() });
    evening.play(&[add("mars")]);
    let kept = &evening.campaign.deals.drafts[&draft].clauses[0].terms;
    let known =
        Terms::Ship { ship: Some(ShipId(2)), name: Some("Flagship".to_owned()), place: "Mars".to_owned(), minutes: 1 };
    assert_eq!(*kept, games::Clause::Leverage(known));
}

#[test]
fn d4_1_a_ship_can_be_signed_for_however_long_a_player_reads() {
    let mut evening = table();
    let deal = sent(&mut evening, BO, &[ADA], &[lends(Some(2), "Sol", 1)]);
    let Err(Refusal::MustConfirm(question)) = evening.attempt(&sign(ADA, deal)) else { panic!("it is confirmed") };
    evening.play(&[wait(1)]);
    assert!(evening.attempt(&confirmed(sign(ADA, deal), question)).is_ok());
}

#[test]
fn d6_1_a_private_deal_lends_no_ship_and_private_aid_is_not_countered() {
    let mut evening = table();
    evening.play(&[wish(BO, Wish::New { with: vec![ADA], private: true })]);
    let deal = draft(&evening, BO);
    refuses(&mut evening, &wish(BO, Wish::Add { deal, clause: lends(None, "Sol", 1) }), No::NotPrivate);
    let aid = Favour::MilitaryAid { place: "Sol".to_owned(), minutes: 1 };
    evening.play(&[holding(ADA, BO, 100), ask(ADA, BO, aid, None, true)]);
    let offer = chancery_rules::ids::OfferId(private_id(0));
    refuses(&mut evening, &wish(BO, Wish::CounterOffer { offer }), No::NoClauseFor { offer });
}

#[test]
fn d5_aid_is_countered_with_a_ship_and_settled() {
    let mut evening = table();
    evening.play(&[holding(ADA, BO, 100), ask_aid(ADA, BO, "Sol", 2), wish(BO, Wish::CounterOffer { offer: id(1) })]);
    let deal = fill(&mut evening, BO, &[gives(ADA, BO, 50)]);
    let deal = send(&mut evening, BO, deal);
    evening.play(&[sign(ADA, deal)]);
    assert_eq!(evening.campaign.offers.closed[&id(1)].closing.outcome, Outcome::Settled);
    assert_eq!(leverage(&evening.campaign, ADA, BO), points(100), "the cost came back; more than this nobody holds");
    assert!(state(&evening.campaign).lending(ShipId(2)).is_some());
}

#[test]
fn d2_1_a_loan_that_other_values_no_longer_allow_fails() {
    let mut evening = table();
    let deal = sent(&mut evening, BO, &[ADA], &[lends(None, "Sol", 4)]);
    let given = serde_json::from_str(r#"{"favour": {"aid_longest": 3}}"#).expect("JSON");
    let values = Box::new(leverage::Values::read(&given).expect("possible values"));
    evening.play(&[correct(leverage::Correction::Values(values))]);
    fails(&mut evening, deal, NoClause::AidOutOfRange { minutes: 4, most: 3 });
}
