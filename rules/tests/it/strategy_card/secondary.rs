//! The secondary ability (T3).

use super::given::*;
use chancery_rules::games::strategy_card::{
    Card, Command as Act, Correction, Event as Effect, Hindrance, Pick, Pool, Refusal as No, Stand, hindrance,
};
use chancery_rules::time::Span;
use chancery_rules::{Event, Moderation, Outcome, Refusal, Reminder, Setting, Silence, invariants, notices, table};

fn readied(planets: &[&str]) -> Stand {
    let planets = names(planets);
    Stand::Applied { planets }
}

fn answered(planets: &[&str]) -> Stand {
    let planets = names(planets);
    Stand::Answered { planets }
}

/// Rule point 3 of the card.
#[test]
fn t3_1_other_players_pay_a_token_to_ready_two_planets_clockwise() {
    let mut evening = after(&[played()]);
    let row = row(&evening);
    assert_eq!((row.play, row.by, row.over), (1, ADA, false));
    let open = |player, offer| (player, Stand::Open { offer: id(offer) });
    assert_eq!(row.seats, [open(BO, 1), open(CY, 2), open(DEE, 3)]);
    evening.play(&[readies(BO, 1, &["Brynlet"])]);
    assert_eq!(exhausted(&evening, BO), ["Bryn"]);
    assert_eq!(tokens(&evening, BO), (8, [3, 3, 1], 1));
    evening.play(&[readies(CY, 2, &["Little Corse", "corse"])]);
    assert_eq!(exhausted(&evening, CY), [""; 0]);
    assert_eq!(stand(&evening, CY), readied(&["Little Corse", "Corse"]));
}

#[test]
fn t3_1_the_secondary_opens_after_the_last_primary_answer() {
    let mut evening = after(&spent(CY, 5, 5, 1));
    evening.play(&[played()]);
    assert_eq!(asked(&evening), [(CY, "token")]);
    assert_eq!(exhausted(&evening, ADA), [""; 0]);
    evening.play(&[from_pool(CY, 1, Tactic)]);
    assert_eq!(asked(&evening), [(BO, "secondary"), (CY, "secondary"), (DEE, "secondary")]);
}

#[test]
fn t3_1_planets_must_be_different_exhausted_and_ones_own() {
    let mut evening = after(&[control(BO, "Wild"), played()]);
    let most = 2;
    for (chosen, no) in [
        (&["Bryn"; 2][..], No::PlanetTwice { planet: "Bryn".to_owned() }),
        (&["Bryn"; 5][..], No::TooManyPlanets { named: 5, most }),
        (&["Nowhere"][..], No::NoSuchPlanet { planet: "Nowhere".to_owned() }),
    ] {
        assert_eq!(refused(&mut evening, readies(BO, 1, chosen)), no);
    }
    let (planet, holder) = ("Corse".to_owned(), Some(CY));
    let no = refused(&mut evening, readies(BO, 1, &["Bryn", "Corse"]));
    assert_eq!(no, No::NotYourPlanet { planet, holder });
    let picks = ["Bryn", "Brynlet", "Wild"].map(|name| Pick::Planet(name.to_owned()).into());
    let (offer, picks) = (id(1), picks.to_vec());
    let must_pick = Refusal::MustPick { offer, picks, most };
    assert_eq!(evening.attempt(&readies(BO, 1, &[])), Err(must_pick));
    let planet = "Far Dorn".to_owned();
    let no = refused(&mut evening, readies(DEE, 3, &["Far Dorn"]));
    assert_eq!(no, No::PlanetReadied { planet });
    // A single exhausted planet is readied even if it is not named.
    evening.play(&[readies(DEE, 3, &[])]);
    assert_eq!(stand(&evening, DEE), answered(&["Dorn"]));
}

#[test]
fn t3_2_the_secondary_needs_a_token_in_the_strategy_pool() {
    let mut evening = after(&[spend(BO, Pool::Strategy, 2), played()]);
    assert_eq!(asked(&evening), [(CY, "secondary"), (DEE, "secondary")]);
    let why = Hindrance::NoStrategyToken;
    // He was first in turn, so he is skipped at once.
    assert_eq!(stand(&evening, BO), Stand::CouldNot { why });
    // Passing is always possible.
    evening.play(&[spend(CY, Pool::Strategy, 1), spend(DEE, Pool::Strategy, 2)]);
    let no = refused(&mut evening, readies(DEE, 2, &["Dorn"]));
    assert_eq!(no, No::CannotUse { why });
    evening.play(&[refuse(DEE, 2)]);
    assert_eq!(stand(&evening, DEE), Stand::Passed { silent: false });
    let before = tokens(&evening, CY);
    evening.play(&[readies(CY, 1, &["Corse"])]);
    // The token returned to reinforcements.
    assert_eq!((before, tokens(&evening, CY)), ((8, [3, 3, 1], 1), (9, [3, 3, 0], 1)));
}

#[test]
fn t3_2_a_player_without_exhausted_planets_is_not_asked() {
    let evening = after(&[ready(CY, "Corse"), ready(CY, "Little Corse"), played()]);
    assert_eq!(asked(&evening), [(BO, "secondary"), (DEE, "secondary")]);
    let why = Some(Hindrance::NoExhaustedPlanet);
    assert_eq!(stand(&evening, CY), Stand::NotAsked { why });
    let at = at(&evening);
    assert_eq!([BO, CY].map(|player| hindrance(at.roster, at.game, player)), [None, why]);
}

#[test]
fn t3_3_an_answer_in_ones_turn_takes_effect_at_once() {
    let mut evening = after(&[played()]);
    let chosen = |events: &[Event]| {
        let all = effects(events).into_iter();
        all.filter(|one| matches!(one, Effect::SecondaryChosen { .. })).count()
    };
    // Cy's turn follows Bo's.
    let answered = evening.attempt(&readies(CY, 2, &["Corse"])).expect("asked");
    assert_eq!(chosen(&answered), 1);
    let answered = evening.attempt(&readies(BO, 1, &["Bryn"])).expect("asked");
    let (bryn, left) = (vec!["Bryn".to_owned()], 1);
    assert_eq!(chosen(&answered), 0);
    assert!(effects(&answered).contains(&Effect::SecondaryApplied {
        player: BO,
        planets: bryn,
        lost: Vec::new(),
        left,
    }));
}

#[test]
fn t3_3_everyone_is_asked_at_once_with_one_deadline() {
    let within = Setting::AnswerWithin(Span::hours(48));
    let mut evening = after(&[set(within), wait(5), played()]);
    let deadlines = evening.campaign.offers.pending.values().map(|offer| offer.deadline);
    assert!(deadlines.eq([Some(START + hours(53)); 3]));
    let reminded = evening.attempt(&wait(24)).expect("time passes");
    let reminder = Reminder::HalfTime;
    let of = |offer| Event::OfferReminded { offer: id(offer), reminder };
    assert_eq!(reminded, [of(1), of(2), of(3)]);
    evening.play(&[wait(24)]);
    // A player who does not answer passes.
    for player in [BO, CY, DEE] {
        assert_eq!(stand(&evening, player), Stand::Passed { silent: true });
        assert_eq!(tokens(&evening, player), (7, [3, 3, 2], 1));
    }
    assert!(row(&evening).over && state(&evening.campaign).card.exhausted);
}

#[test]
fn t3_3_an_early_answer_takes_effect_in_turn_and_is_final() {
    let mut evening = after(&[played(), readies(DEE, 3, &["Dorn"]), readies(CY, 2, &["Corse"])]);
    assert_eq!(stand(&evening, DEE), answered(&["Dorn"]));
    assert_eq!(tokens(&evening, DEE), (7, [3, 3, 2], 1));
    assert_eq!(exhausted(&evening, DEE), ["Dorn"]);
    // An answer cannot be changed.
    for again in [readies(DEE, 3, &["Dorn"]), refuse(DEE, 3)] {
        let answered = evening.attempt(&again).expect_err("it is answered");
        let outcome = Outcome::Accepted;
        assert!(
            matches!(answered, Refusal::Table(table::Refusal::OfferClosed { closing, .. }) if closing.outcome == outcome)
        );
    }
    let told = evening.attempt(&refuse(BO, 1)).expect("he passes");
    let silent = false;
    let applied = |player, planet: &str| Effect::SecondaryApplied {
        player,
        planets: names(&[planet]),
        lost: Vec::new(),
        left: 1,
    };
    let exhausted = Effect::CardExhausted { play: 1, holder: Some(ADA) };
    let passed = Effect::SecondaryPassed { player: BO, silent };
    assert_eq!(effects(&told), [passed, applied(CY, "Corse"), applied(DEE, "Dorn"), exhausted]);
}

#[test]
fn t3_3_the_remaining_planet_is_readied_if_one_is_lost() {
    let mut evening = after(&[played(), readies(CY, 2, &["Corse", "Little Corse"])]);
    evening.play(&[control(DEE, "Corse")]);
    let told = evening.attempt(&refuse(BO, 1)).expect("he passes");
    let applied =
        Effect::SecondaryApplied { player: CY, planets: names(&["Little Corse"]), lost: names(&["Corse"]), left: 1 };
    assert_eq!(effects(&told)[1], applied);
    // Dee got the planet exhausted, and may ready it.
    evening.play(&[readies(DEE, 3, &["Corse", "Dorn"])]);
    assert_eq!(stand(&evening, DEE), readied(&["Corse", "Dorn"]));
}

#[test]
fn t3_3_nothing_is_spent_if_both_planets_are_lost() {
    let mut evening = after(&[played(), readies(CY, 2, &["Corse", "Little Corse"])]);
    evening.play(&[control(DEE, "Corse"), ready(CY, "Little Corse"), refuse(BO, 1)]);
    let why = Hindrance::ChoiceGone;
    assert_eq!(stand(&evening, CY), Stand::CouldNot { why });
    assert_eq!(tokens(&evening, CY), (7, [3, 3, 2], 1));
}

#[test]
fn t3_3_a_player_who_lost_the_token_is_skipped() {
    let mut evening = after(&[played(), readies(CY, 2, &["Corse"])]);
    evening.play(&[spend(CY, Pool::Strategy, 2), refuse(BO, 1)]);
    let why = Hindrance::NoStrategyToken;
    assert_eq!(stand(&evening, CY), Stand::CouldNot { why });
    assert_eq!(exhausted(&evening, CY), ["Corse", "Little Corse"]);
}

#[test]
fn t3_3_a_player_who_became_unable_is_skipped() {
    let mut evening = after(&[played(), spend(CY, Pool::Strategy, 2)]);
    // Her turn has not come yet, and she may have a token again by then.
    assert_eq!(stand(&evening, CY), Stand::Open { offer: id(2) });
    evening.play(&[refuse(BO, 1)]);
    let why = Hindrance::NoStrategyToken;
    assert_eq!(stand(&evening, CY), Stand::CouldNot { why });
    assert_eq!(asked(&evening), [(DEE, "secondary")]);
    // On that player's turn, it takes effect at once.
    let told = evening.attempt(&ready(DEE, "Dorn")).expect("hers");
    let (player, why) = (DEE, Hindrance::NoExhaustedPlanet);
    let effects = effects(&told);
    assert_eq!(effects[1], Effect::PassedOver { player, why });
    // That ends her question, without an author.
    let outcome = Outcome::Void;
    let closed = |event: &Event| matches!(event, Event::OfferClosed { closing, .. } if (closing.outcome, closing.by) == (outcome, None));
    assert!(closed(&told[1]), "{told:?}");
    assert!(matches!(effects[2], Effect::CardExhausted { .. }));
    assert_eq!(asked(&evening), []);
}

#[test]
fn t3_3_a_player_who_became_able_is_asked_in_turn() {
    let none = spend(CY, Pool::Strategy, 2);
    let mut evening = after(&[none, played(), wait(10)]);
    assert_eq!(asked(&evening), [(BO, "secondary"), (DEE, "secondary")]);
    evening.play(&[act(CY, Act::Redistribute(pools(2, 3, 1)))]);
    assert_eq!(stand(&evening, CY), Stand::NotAsked { why: None });
    let told = evening.attempt(&refuse(BO, 1)).expect("he passes");
    let (play, player) = (1, CY);
    assert_eq!(effects(&told)[1], Effect::SecondaryAsked { play, player });
    assert_eq!(stand(&evening, CY), Stand::Open { offer: id(3) });
    let deadline = |evening: &Evening, offer| evening.campaign.offers.pending[&id(offer)].deadline;
    assert_eq!(deadline(&evening, 3), Some(DUE + hours(10)));
    assert_eq!(deadline(&evening, 2), Some(DUE));
    evening.play(&[readies(DEE, 2, &["Dorn"]), readies(CY, 3, &["Corse"])]);
    assert!(row(&evening).over);
}

/// Time alone leads from one question to the next, no matter how late the campaign is settled.
#[test]
fn t3_3_a_long_outage_gives_the_same_result() {
    let none = spend(CY, Pool::Strategy, 2);
    let token = spent(DEE, 5, 5, 1);
    let mut evening = after(&token);
    evening.play(&[none, played(), act(CY, Act::Redistribute(pools(2, 3, 1)))]);
    assert_eq!(asked(&evening), [(DEE, "token")]);
    evening.play(&[wait(1000)]);
    assert_eq!(asked(&evening), []);
    assert!(row(&evening).over);
    assert_eq!(tokens(&evening, DEE), (0, [4, 5, 1], 6));
}

#[test]
fn t3_3_a_table_without_deadlines_waits_forever() {
    let mut evening = after(&[set(Setting::Silence(Silence::Wait)), played(), wait(10_000)]);
    assert_eq!(asked(&evening).len(), 3);
    // If a moderator ends a question, it counts as unanswered.
    evening.play(&[void(1), void(2), void(3)]);
    assert!(row(&evening).over);
}

#[test]
fn t3_3_an_absence_does_not_stop_the_deadline() {
    let away = order(CY, chancery_rules::Command::Away { away: true, until: None });
    let mut evening = after(&[away, played(), wait(72)]);
    assert_eq!(stand(&evening, CY), Stand::Passed { silent: true });
    assert_eq!(asked(&evening), []);
    evening.play(&[act(ADA, Act::EndTurn)]);
}

#[test]
fn t3_4_the_card_is_exhausted_after_the_last_player() {
    let mut evening = after(&[played(), refuse(BO, 1), refuse(CY, 2)]);
    let (holder, exhausted) = (Some(ADA), false);
    assert_eq!(state(&evening.campaign).card, Card { holder, exhausted });
    // Until the card is resolved, no phase begins and no galaxy is loaded. Turns may end and begin.
    let no = No::BeingResolved { by: ADA };
    let begin_status = begin(Status);
    assert_eq!(refused(&mut evening, begin_status), no);
    assert_eq!(refused(&mut evening, load(plan())), no);
    evening.play(&[act(ADA, Act::EndTurn), act(BO, Act::BeginTurn)]);
    evening.play(&[refuse(DEE, 3)]);
    let exhausted = true;
    assert_eq!(state(&evening.campaign).card, Card { holder, exhausted });
    evening.play(&[load(plan()), begin(Status)]);
}

#[test]
fn t3_4_the_card_is_exhausted_at_once_if_nobody_can_use_it() {
    let none = |player| spend(player, Pool::Strategy, 2);
    let evening = after(&[none(BO), none(CY), none(DEE), played()]);
    assert_eq!(asked(&evening), []);
    assert!(row(&evening).over && state(&evening.campaign).card.exhausted);
}

#[test]
fn a_pause_stops_everything() {
    let mut evening = after(&[played(), wait(10), pause(), wait(100)]);
    let since = START + hours(10);
    let paused = Refusal::from(table::Refusal::Paused { since });
    assert_eq!(evening.attempt(&refuse(BO, 1)), Err(paused));
    // Moderators' corrections during the pause take effect, and the row continues with the campaign.
    evening.play(&[void(1), void(2)]);
    let by = Span::hours(10);
    evening.play(&[moderate(Moderation::Extend { offer: id(3), by })]);
    assert_eq!(invariants(&evening.campaign), []);
    evening.play(&[sheet(DEE, 3, 3, 0)]);
    assert_eq!(stand(&evening, DEE), Stand::Open { offer: id(3) });
    evening.play(&[resume()]);
    let why = Hindrance::NoStrategyToken;
    assert_eq!(stand(&evening, DEE), Stand::CouldNot { why });
    assert!(row(&evening).over);
}

#[test]
fn a_question_opened_after_a_pause_has_its_full_time() {
    let mut evening = after(&spent(BO, 5, 5, 1));
    evening.play(&[played(), wait(10), pause(), void(1), wait(100)]);
    assert_eq!(asked(&evening), []);
    evening.play(&[resume()]);
    let deadlines = evening.campaign.offers.pending.values().map(|offer| offer.deadline);
    assert!(deadlines.eq([Some(DUE + hours(110)); 3]));
}

#[test]
fn a_question_opened_in_a_pause_has_its_full_time_afterwards() {
    let status = correct(Correction::BeginPhase { phase: Status });
    let mut evening = after(&[pause(), wait(100), status, wait(10), resume()]);
    let deadlines = evening.campaign.offers.pending.values().map(|offer| offer.deadline);
    assert!(deadlines.eq([Some(DUE + hours(110)); 4]));
    evening.play(&[wait(72)]);
    assert_eq!(asked(&evening), []);
}

#[test]
fn an_extension_delays_only_later_players() {
    let by = Span::hours(24);
    let longer = moderate(Moderation::Extend { offer: id(2), by });
    let mut evening = after(&[played(), longer, readies(DEE, 3, &["Dorn"]), wait(72)]);
    assert_eq!(stand(&evening, BO), Stand::Passed { silent: true });
    assert_eq!(stand(&evening, CY), Stand::Open { offer: id(2) });
    assert_eq!(stand(&evening, DEE), answered(&["Dorn"]));
    evening.play(&[readies(CY, 2, &["Corse"])]);
    assert_eq!(stand(&evening, DEE), readied(&["Dorn"]));
}

#[test]
fn a_player_who_joins_midway_is_not_in_the_row() {
    let mut evening = after(&[played(), join(EVE)]);
    assert!(row(&evening).seats.iter().all(|(player, _)| *player != EVE));
    evening.play(&[refuse(BO, 1), refuse(CY, 2), refuse(DEE, 3)]);
    assert!(row(&evening).over);
    assert!(!lies(&evening, EVE, "Aven"));
}

#[test]
fn a_new_holder_midway_has_the_card_exhausted_at_the_end() {
    let to_bo = correct(Correction::Card { player: Some(BO), exhausted: None });
    let mut evening = after(&[played(), to_bo, act(ADA, Act::EndTurn), act(BO, Act::BeginTurn)]);
    let bo_plays = Act::Play { system: None, planets: Vec::new() };
    let no = refused(&mut evening, act(BO, bo_plays));
    assert_eq!(no, No::BeingResolved { by: ADA });
    evening.play(&[refuse(BO, 1), refuse(CY, 2), refuse(DEE, 3)]);
    let (holder, exhausted) = (Some(BO), true);
    assert_eq!(state(&evening.campaign).card, Card { holder, exhausted });
}

#[test]
fn the_table_follows_the_row() {
    let mut evening = table();
    let question = match evening.attempt(&played()) {
        Err(Refusal::MustConfirm(question)) => question,
        other => panic!("{other:?}"),
    };
    let events = evening.attempt(&confirmed(played(), question)).expect("agreed");
    let told = notices(&evening.campaign, &events);
    // The players whose tokens were placed are called, but not the player of the card.
    assert_eq!(told[0].calls, [BO, CY, DEE]);
    let opened = |event: &Event| {
        let event = effects(std::slice::from_ref(event));
        matches!(event[..], [Effect::SecondaryOpened { .. }])
    };
    let row = told.iter().find(|notice| opened(&notice.events[0]));
    assert_eq!(row.expect("it is announced").calls, [BO, CY, DEE]);
}
