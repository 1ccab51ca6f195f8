//! The tracked state (T1).

use super::given::*;
use chancery_rules::games::strategy_card::{
    self as card, Card, Command as Act, Confirmation, Correction, Pools, Refusal as No,
};
use chancery_rules::{Refusal, seating, table};

#[test]
fn t1_1_planets_have_a_system_a_controller_and_a_state() {
    let mut evening = table();
    let game = state(&evening.campaign);
    let (system, planet) = game.planet(" aven PRIME").expect("it is there");
    assert_eq!((&system.name[..], planet.control, planet.exhausted), ("Aven", Some(ADA), true));
    let rex = game.board.places.iter().filter(|one| one.holds.mecatol_rex);
    assert!(rex.map(|one| &one.name[..]).eq(["Throne"]));

    assert_eq!(exhausted(&evening, ADA), ["Aven Prime", "Aven Minor"]);
    evening.play(&[exhaust(ADA, "Aven Tor"), ready(ADA, "aven prime")]);
    assert_eq!(exhausted(&evening, ADA), ["Aven Minor", "Aven Tor"]);
    let planet = || "Aven Tor".to_owned();
    let no = refused(&mut evening, exhaust(ADA, "Aven Tor"));
    assert_eq!(no, No::PlanetExhausted { planet: planet() });
    let no = refused(&mut evening, ready(BO, "Aven Tor"));
    let (planet, holder) = (planet(), Some(ADA));
    assert_eq!(no, No::NotYourPlanet { planet, holder });
    let no = refused(&mut evening, ready(ADA, "Aven Prime"));
    let planet = "Aven Prime".to_owned();
    assert_eq!(no, No::PlanetReadied { planet });
    let no = refused(&mut evening, exhaust(ADA, " Nowhere "));
    let planet = "Nowhere".to_owned();
    assert_eq!(no, No::NoSuchPlanet { planet });
    let no = refused(&mut evening, exhaust(ADA, "Wild"));
    let (planet, holder) = ("Wild".to_owned(), None);
    assert_eq!(no, No::NotYourPlanet { planet, holder });
}

#[test]
fn t1_2_seats_go_round_and_are_fixed_during_the_card() {
    let mut evening = table();
    let bo_last = || {
        let (player, position) = (BO, 4);
        correct(Correction::Order { player, position })
    };
    evening.play(&[bo_last()]);
    let order = &state(&evening.campaign).seating.order;
    assert_eq!(order, &[ADA, CY, DEE, BO]);
    // The last player is followed by the first.
    evening.play(&[act(ADA, Act::EndTurn), act(BO, Act::BeginTurn)]);
    let ended = evening.attempt(&act(BO, Act::EndTurn)).expect("it is his");
    // Initiative decides whose turn is next, and nobody has recorded one.
    let next = None;
    assert_eq!(effects(&ended), [card::Event::TurnEnded { player: BO, next }]);
    evening.play(&[act(ADA, Act::BeginTurn), played()]);
    let no = refused(&mut evening, bo_last());
    assert_eq!(no, No::BeingResolved { by: ADA });
    assert!(row(&evening).seats.iter().map(|(player, _)| *player).eq([CY, DEE, BO]));
}

#[test]
fn t1_2_one_player_takes_the_card_in_the_strategy_phase() {
    let mut evening = seated(ALL);
    let take = |by| act(by, Act::TakeCard);
    let (needs, now) = (Strategy, None);
    let no = refused(&mut evening, take(ADA));
    assert_eq!(no, No::WrongPhase { needs, now });
    evening.play(&[begin(Strategy), take(BO)]);
    let card = |evening: &Evening| state(&evening.campaign).card;
    let (holder, exhausted) = (Some(BO), false);
    assert_eq!(card(&evening), Card { holder, exhausted });
    for player in [ADA, BO] {
        let no = refused(&mut evening, take(player));
        assert_eq!(no, No::CardHeld { holder: BO });
    }
}

#[test]
fn t1_3_sixteen_tokens_are_split_over_supply_sheet_and_systems() {
    let mut evening = table();
    assert_eq!(Pools::START, pools(3, 3, 2));
    assert_eq!(tokens(&evening, BO), (8, [3, 3, 2], 0));
    evening.play(&[place(BO, "Wilds"), spend(BO, Fleet, 2)]);
    assert_eq!(tokens(&evening, BO), (9, [3, 1, 2], 1));
    evening.play(&[act(BO, Act::Gain(pools(0, 0, 4)))]);
    assert_eq!(tokens(&evening, BO), (5, [3, 1, 6], 1));
    evening.play(&[act(BO, Act::Redistribute(pools(10, 0, 0)))]);
    assert_eq!(tokens(&evening, BO), (5, [10, 0, 0], 1));

    let (needs, has) = (6, 5);
    let no = refused(&mut evening, act(BO, Act::Gain(pools(2, 2, 2))));
    assert_eq!(no, No::ReinforcementsShort { needs, has });
    let no = refused(&mut evening, act(BO, Act::Redistribute(pools(255, 255, 255))));
    let (needs, has) = (765, 10);
    assert_eq!(no, No::SumChanged { needs, has });
    let (pool, needs, has) = (Fleet, 1, 0);
    let no = refused(&mut evening, spend(BO, Fleet, 1));
    assert_eq!(no, No::PoolShort { pool, needs, has });
    let nothing = Err(Refusal::from(table::Refusal::NothingToChange));
    for idle in [act(BO, Act::Redistribute(pools(10, 0, 0))), act(BO, Act::Gain(pools(0, 0, 0))), spend(BO, Tactic, 0)]
    {
        assert_eq!(evening.attempt(&idle), nothing);
    }
}

#[test]
fn t1_3_empty_reinforcements_place_no_token() {
    let mut evening = after(&spent(BO, 5, 5, 1));
    assert_eq!(tokens(&evening, BO), (0, [5, 5, 1], 5));
    let (needs, has) = (1, 0);
    let no = refused(&mut evening, place(BO, "Void"));
    assert_eq!(no, No::ReinforcementsShort { needs, has });
}

#[test]
fn t1_4_the_active_player_is_tracked_in_the_action_phase() {
    let mut evening = table();
    let running = refusal(seating::Refusal::ActionRunning { active: ADA });
    assert_eq!(evening.attempt(&act(BO, Act::BeginTurn)), Err(running));
    let active = Some(ADA);
    let not_bo = refusal(seating::Refusal::NotYourAction { active });
    for theirs in [act(BO, Act::EndTurn), activate(BO, "Wilds")] {
        assert_eq!(evening.attempt(&theirs), Err(not_bo.clone()));
    }
    evening.play(&[act(ADA, Act::EndTurn), begin(Status)]);
    let (needs, now) = (Action, Some(Status));
    for action in [act(ADA, Act::BeginTurn), activate(ADA, "Wilds"), played()] {
        let no = refused(&mut evening, action);
        assert_eq!(no, No::WrongPhase { needs, now });
    }
}

#[test]
fn t1_5_a_planet_that_changes_hands_arrives_exhausted() {
    let mut evening = table();
    let taken = evening.attempt(&control(CY, "Far Dorn")).expect("it is there");
    let before = Some(DEE);
    let (player, planet) = (CY, "Far Dorn".to_owned());
    let event = card::Event::PlanetTaken { player, planet, before };
    assert_eq!(effects(&taken), [event]);
    assert_eq!(exhausted(&evening, CY), ["Corse", "Little Corse", "Far Dorn"]);
    evening.play(&[control(CY, "wild")]);
    assert!(exhausted(&evening, CY).contains(&"Wild".to_owned()));
    let no = refused(&mut evening, control(CY, "Wild"));
    let planet = "Wild".to_owned();
    assert_eq!(no, No::PlanetYours { planet });
}

#[test]
fn t1_7_phases_follow_in_order_and_ask_for_confirmation() {
    let mut evening = seated(ALL);
    let wrong = |phase, now, next| No::NotNextPhase { phase, now, next };
    for phase in [Action, Status] {
        let no = refused(&mut evening, begin(phase));
        assert_eq!(no, wrong(phase, None, Strategy));
    }
    let asked = question(&mut evening, &begin(Strategy));
    let (phase, active) = (Strategy, None);
    let (tokens, planets, open) = (0, 0, 0);
    let needed = Confirmation::BeginsPhase { phase, tokens, planets, open, active };
    assert_eq!(asked, needed);
    evening.play(&[begin(Strategy)]);
    let no = refused(&mut evening, begin(Strategy));
    assert_eq!(no, wrong(Strategy, Some(Strategy), Action));
    evening.play(&[begin(Action), begin(Status), begin(Strategy)]);
    // A moderator who does not play may also begin one, after confirming.
    let next = correct(Correction::BeginPhase { phase: Action });
    question(&mut evening, &next);
    evening.play(&[next]);
    assert_eq!(state(&evening.campaign).phase, Some(Action));
    // A person who never joined cannot.
    let stranger = act(EVE, Act::BeginPhase { phase: Status });
    let player = EVE;
    let unknown = Refusal::from(table::Refusal::NotInCampaign { player });
    assert_eq!(evening.attempt(&stranger), Err(unknown));
}

#[test]
fn t1_8_the_card_needs_a_galaxy() {
    let mut evening = seated(ALL);
    evening.play(&[begin(Strategy), act(ADA, Act::TakeCard), begin(Action), act(ADA, Act::BeginTurn)]);
    for order in [
        play("", &[]),
        play("Aven", &[]),
        activate(ADA, "Aven"),
        place(ADA, "Aven"),
        remove(ADA, "Aven", None),
        exhaust(ADA, "Aven Prime"),
        control(ADA, "Aven Prime"),
    ] {
        assert_eq!(refused(&mut evening, order), No::NoGalaxy);
    }
    evening.play(&[load(plan()), played()]);
}

#[test]
fn a_table_seats_eight() {
    let mut evening = seated((1..=8).map(chancery_rules::ids::PlayerId));
    let no = refused(&mut evening, join(EVE));
    assert_eq!(no, No::TableFull { most: 8 });
}
