//! Undoing in the middle of the card's resolution.

use super::given::*;
use chancery_rules::games::strategy_card::Stand;
use chancery_rules::ids::{CampaignId, PlayerId};
use chancery_rules::{Campaign, Confirmation, Event, Outcome, Refusal, TakenEntry, TakingBack, table, take_back};

/// Plays `given` and then `undone` at the table, and undoes the latter `later` hours afterwards.
fn taken_back(given: &[Step], undone: &[Step], later: i64) -> Evening {
    let mut evening = after(given);
    let (rebuilt, told) = (evening.campaign.clone(), evening.log.len());
    evening.play(undone);
    evening.now = evening.now + hours(later);
    evening.take_back(rebuilt, told);
    evening
}

#[test]
fn an_undone_play_places_no_token_and_can_be_repeated() {
    let mut evening = taken_back(&[], &[played()], 0);
    assert_eq!(asked(&evening), []);
    assert!(ALL.iter().all(|player| !lies(&evening, *player, "Aven")));
    assert_eq!(exhausted(&evening, ADA), ["Aven Prime", "Aven Minor"]);
    // Its questions are recorded as void, and their numbers are not reused.
    let void = evening.campaign.offers.closed.values();
    assert!(void.map(|one| one.closing.outcome).eq([Outcome::Void; 3]));
    evening.play(&[played()]);
    assert_eq!(stand(&evening, BO), Stand::Open { offer: id(4) });
    assert_eq!(row(&evening).play, 1);
}

#[test]
fn undoing_an_answer_asks_again_with_full_time() {
    let given = [played(), refuse(BO, 1)];
    let mut evening = taken_back(&given, &[readies(CY, 2, &["Corse"]), refuse(DEE, 3)], 100);
    assert_eq!(asked(&evening), [(CY, "secondary"), (DEE, "secondary")]);
    assert_eq!(tokens(&evening, CY), (7, [3, 3, 2], 1));
    let deadlines = evening.campaign.offers.pending.values().map(|offer| offer.deadline);
    assert!(deadlines.eq([Some(DUE + hours(100)); 2]));
    evening.play(&[refuse(CY, 2), refuse(DEE, 3)]);
    assert!(row(&evening).over);
}

/// Returns the refusal of a player's request to take back what they just did.
fn no_taking_back(given: &[Step], step: Step, by: PlayerId) -> Refusal {
    let mut evening = after(given);
    let (rebuilt, told) = (evening.campaign.clone(), evening.log.len());
    evening.play(&[step]);
    let (at, events) = (evening.now, evening.log[told..].to_vec());
    let entry = TakenEntry { seq: 9, number: 9, is_numbered: true, at, actor: Some(by), undone: false, events };
    let ask = TakingBack::Ask { confirmed: None };
    take_back((&evening.campaign, &rebuilt), &[entry], by, &ask, at).expect_err("it is refused, or asks first")
}

#[test]
fn t3_3_an_answer_cannot_be_taken_back() {
    // Cy's waits for Bo's, Bo's takes effect at once.
    for (answer, by, offer) in
        [(readies(CY, 2, &["Corse"]), CY, 2), (refuse(CY, 2), CY, 2), (readies(BO, 1, &["Bryn"]), BO, 1)]
    {
        let no = Refusal::from(table::Refusal::AnswerFinal { offer: id(offer) });
        assert_eq!(no_taking_back(&[played()], answer, by), no);
    }
    // Other answers can be, and so can leaving, which ends a question.
    let may = |refusal: &Refusal| matches!(refusal, Refusal::MustConfirm(Confirmation::TakesBack { .. }));
    let mut given = spent(CY, 5, 5, 1);
    given.push(played());
    assert!(may(&no_taking_back(&given, from_pool(CY, 1, chancery_rules::games::strategy_card::Pool::Tactic), CY)));
    assert!(may(&no_taking_back(&[played()], leave(CY), CY)));
}

#[test]
fn undoing_a_status_phase_restores_the_row() {
    let given = [played(), refuse(BO, 1), refuse(CY, 2), refuse(DEE, 3)];
    let evening = taken_back(&given, &[begin(Status)], 0);
    assert!(row(&evening).over && lies(&evening, BO, "Aven"));
    assert_eq!(asked(&evening), []);
}

#[test]
fn a_game_replays_identically() {
    let mut evening = seated(ALL);
    evening.play(&[
        load(plan()),
        begin(Strategy),
        act(ADA, chancery_rules::games::strategy_card::Command::TakeCard),
        begin(Action),
        act(ADA, chancery_rules::games::strategy_card::Command::BeginTurn),
        played(),
        readies(DEE, 3, &["Dorn"]),
        wait(72),
        begin(Status),
        wait(10),
    ]);
    let kept = serde_json::to_string(&evening.log).expect("values without unserialisable parts");
    let read: Vec<Event> = serde_json::from_str(&kept).expect("what was written reads back");
    assert_eq!(Campaign::replay(CampaignId(1), &read).as_ref(), Some(&evening.campaign));
    let kept = serde_json::to_string(&evening.campaign).expect("values without unserialisable parts");
    let read: Campaign = serde_json::from_str(&kept).expect("what was written reads back");
    assert_eq!(read, evening.campaign);
}
