//! The primary ability (T2).

use super::given::*;
use chancery_rules::games::strategy_card::{
    Command as Act, Confirmation, Correction, Event as Effect, Pick, Plays, Pool, Refusal as No, Source, Spared, Stand,
    Terms, playable,
};
use chancery_rules::ids::PlayerId;
use chancery_rules::{Closing, Event, Outcome, Refusal, seating, table};

/// Rule point 1 of the card.
#[test]
fn t2_1_the_active_player_plays_the_readied_card() {
    let mut evening = table();
    evening.play(&[act(ADA, Act::EndTurn)]);
    let active = None;
    let not_hers = refusal(seating::Refusal::NotYourAction { active });
    assert_eq!(evening.attempt(&played()), Err(not_hers));
    evening.play(&[act(BO, Act::BeginTurn)]);
    let bo_plays = act(BO, Act::Play { system: Some("Bryn".to_owned()), planets: Vec::new() });
    let holder = Some(ADA);
    assert_eq!(refused(&mut evening, bo_plays.clone()), No::NotYourCard { holder });
    let nobody = correct(Correction::Card { player: None, exhausted: None });
    evening.play(&[nobody]);
    let holder = None;
    assert_eq!(refused(&mut evening, bo_plays), No::NotYourCard { holder });
}

#[test]
fn t2_1_the_card_cannot_be_played_while_exhausted_or_resolving() {
    let mut evening = after(&[played()]);
    let no = refused(&mut evening, played());
    assert_eq!(no, No::BeingResolved { by: ADA });
    evening.play(&[refuse(BO, 1), refuse(CY, 2), refuse(DEE, 3)]);
    assert_eq!(refused(&mut evening, played()), No::CardExhausted);
    // If the card was readied, its holder may play it again.
    let readied = correct(Correction::Card { player: Some(ADA), exhausted: None });
    evening.play(&[readied, play("Aven", &[])]);
    assert_eq!(row(&evening).play, 2);
}

/// Rule point 2 of the card.
#[test]
fn t2_2_every_other_player_places_a_token_from_reinforcements() {
    let mut evening = table();
    let step = play(" AVEN ", &[]);
    let asked = question(&mut evening, &step);
    let plays = Plays {
        system: Some("Aven".to_owned()),
        planets: names(&["Aven Prime", "Aven Minor"]),
        locked_out: vec![BO, CY, DEE],
        from_sheet: Vec::new(),
        there: Vec::new(),
        without: Vec::new(),
    };
    assert_eq!(asked, Confirmation::PlaysDiplomacy(Box::new(plays)));
    // Nothing is placed before it is confirmed.
    assert!(ALL.iter().all(|player| !lies(&evening, *player, "Aven")));
    evening.play(&[step]);
    for player in [BO, CY, DEE] {
        assert!(lies(&evening, player, "Aven"));
        assert_eq!(tokens(&evening, player), (7, [3, 3, 2], 1));
    }
    assert!(!lies(&evening, ADA, "Aven"));
}

#[test]
fn t2_2_the_player_must_choose_an_eligible_system() {
    let mut evening = after(&[control(ADA, "Wild"), control(ADA, "Mecatol Rex")]);
    let eligible = playable(state(&evening.campaign), ADA);
    assert_eq!(eligible.systems, ["Aven", "Wilds"]);
    assert_eq!(eligible.count, 2);
    let systems = names(&["Aven", "Wilds"]);
    let no = refused(&mut evening, play("", &["Wild", "Aven Prime"]));
    assert_eq!(no, No::ChooseSystem { systems });
    let system = "Throne".to_owned();
    let no = refused(&mut evening, play("throne", &[]));
    assert_eq!(no, No::MecatolRex { system });
    for name in ["Bryn", "Void"] {
        let system = name.to_owned();
        let no = refused(&mut evening, play(name, &[]));
        assert_eq!(no, No::NoPlanetThere { system });
    }
    let place = "Elsewhere".to_owned();
    let unknown = Refusal::from(table::Refusal::NoSuchPlace { place });
    assert_eq!(evening.attempt(&play("Elsewhere", &[])), Err(unknown));
}

#[test]
fn t2_2_a_single_eligible_system_is_chosen_automatically() {
    let evening = after(&[play("", &[])]);
    assert_eq!(row(&evening).system.as_deref(), Some("Aven"));
}

/// Rule point 2.1 of the card.
#[test]
fn t2_3_players_without_reinforcements_choose_from_the_sheet() {
    let mut evening = after(&spent(BO, 6, 4, 1));
    evening.play(&spent(DEE, 5, 5, 1));
    let asked_first = question(&mut evening, &played());
    let Confirmation::PlaysDiplomacy(plays) = asked_first else {
        panic!("{asked_first:?}");
    };
    assert_eq!((plays.locked_out, plays.from_sheet), (vec![CY], vec![BO, DEE]));
    evening.play(&[played()]);
    // All of them are asked at once, and the secondary ability waits for their answers.
    assert_eq!(asked(&evening), [(BO, "token"), (DEE, "token")]);
    assert!(!lies(&evening, BO, "Aven"));

    let offer = id(2);
    let no_answer = Refusal::from(table::Refusal::MustBeAnswered { offer });
    assert_eq!(evening.attempt(&refuse(DEE, 2)), Err(no_answer));
    let picks = Pool::ALL.map(|pool| Pick::Pool(pool).into()).to_vec();
    let most = 1;
    let must_pick = Refusal::MustPick { offer, picks, most };
    assert_eq!(evening.attempt(&answer(DEE, 2, Vec::new())), Err(must_pick.clone()));
    let two = vec![Pick::Pool(Fleet), Pick::Pool(Tactic)];
    assert_eq!(evening.attempt(&answer(DEE, 2, two)), Err(must_pick));

    let placed = evening.attempt(&from_pool(DEE, 2, Fleet)).expect("her token");
    let event = Effect::TokenPlaced {
        player: DEE,
        system: "Aven".to_owned(),
        from: Source::Sheet(Fleet),
        left: 4,
        by_card: true,
    };
    assert_eq!(effects(&placed), [event]);
    assert_eq!(tokens(&evening, DEE), (0, [5, 4, 1], 6));
    assert_eq!(asked(&evening), [(BO, "token")]);
    evening.play(&[from_pool(BO, 1, Pool::Strategy)]);
    // Bo has no token left in the strategy pool.
    assert_eq!(asked(&evening), [(CY, "secondary"), (DEE, "secondary")]);
}

#[test]
fn t2_3_silence_takes_from_the_fullest_pool() {
    for (sheet, left) in
        [([4, 6, 1], [4, 5, 1]), ([5, 5, 1], [4, 5, 1]), ([1, 5, 5], [1, 4, 5]), ([5, 1, 5], [4, 1, 5])]
    {
        let [tactic, fleet, strategy] = sheet;
        let mut evening = after(&spent(BO, tactic, fleet, strategy));
        evening.play(&[played(), wait(71)]);
        assert_eq!(asked(&evening), [(BO, "token")]);
        evening.play(&[wait(1)]);
        assert_eq!(tokens(&evening, BO), (0, left, 6));
        assert!(lies(&evening, BO, "Aven"));
        // The secondary ability opened at that moment.
        assert_eq!(asked(&evening), [(BO, "secondary"), (CY, "secondary"), (DEE, "secondary")]);
        let asked_at = evening.campaign.offers.pending.values().map(|offer| offer.made_at);
        assert!(asked_at.eq([DUE; 3]));
    }
}

#[test]
fn t2_3_a_pool_without_a_token_is_refused() {
    let mut evening = after(&spent(BO, 11, 2, 0));
    evening.play(&[played()]);
    let (pool, needs, has) = (Pool::Strategy, 1, 0);
    let no = refused(&mut evening, from_pool(BO, 1, Pool::Strategy));
    assert_eq!(no, No::PoolShort { pool, needs, has });
    let picks = [Tactic, Fleet].map(|pool| Pick::Pool(pool).into()).to_vec();
    let (offer, most) = (id(1), 1);
    let must_pick = Refusal::MustPick { offer, picks, most };
    assert_eq!(evening.attempt(&answer(BO, 1, Vec::new())), Err(must_pick));
}

#[test]
fn t2_3_a_single_pool_leaves_only_one_answer() {
    let mut evening = after(&spent(BO, 0, 0, 11));
    evening.play(&[played()]);
    assert_eq!(asked(&evening), [(BO, "token")]);
    evening.play(&[answer(BO, 1, Vec::new())]);
    assert_eq!(tokens(&evening, BO), (0, [0, 0, 10], 6));
}

#[test]
fn t2_3_the_answer_is_checked_again() {
    // Now there is one in reinforcements.
    let mut evening = after(&spent(BO, 6, 4, 1));
    evening.play(&[played(), spend(BO, Tactic, 1), from_pool(BO, 1, Fleet)]);
    assert_eq!(tokens(&evening, BO), (0, [5, 4, 1], 6));
    // Now there is one in the system.
    let mut evening = after(&spent(BO, 6, 4, 1));
    let by_hand = [played(), spend(BO, Tactic, 1), place(BO, "Aven")];
    evening.play(&by_hand);
    let spared = evening.attempt(&from_pool(BO, 1, Fleet)).expect("an answer");
    let (player, system, why) = (BO, "Aven".to_owned(), Spared::HasOne);
    let event = Effect::TokenSpared { player, system, why };
    assert_eq!(effects(&spared)[0], event);
    assert_eq!(tokens(&evening, BO), (0, [5, 4, 1], 6));
    // Silence has the same effect.
    let mut evening = after(&spent(BO, 6, 4, 1));
    evening.play(&by_hand);
    evening.play(&[wait(72)]);
    assert_eq!(tokens(&evening, BO), (0, [5, 4, 1], 6));
}

/// Rule point 2.2 of the card.
#[test]
fn t2_4_a_player_with_a_token_there_places_none() {
    let mut evening = after(&[place(CY, "Aven")]);
    let asked = question(&mut evening, &played());
    let Confirmation::PlaysDiplomacy(plays) = asked else {
        panic!("{asked:?}");
    };
    assert_eq!((plays.locked_out, plays.there), (vec![BO, DEE], vec![CY]));
    evening.play(&[played()]);
    assert_eq!(tokens(&evening, CY), (7, [3, 3, 2], 1));
}

#[test]
fn t2_5_the_play_readies_two_different_exhausted_planets() {
    let mut evening = after(&[exhaust(ADA, "Aven Tor")]);
    let (planets, count) = (names(&["Aven Prime", "Aven Minor", "Aven Tor"]), 2);
    let choose = |named| No::ChoosePlanets { planets: planets.clone(), count, named };
    for (chosen, no) in [
        (&[][..], choose(0)),
        (&["Aven Tor"][..], choose(1)),
        (&["Aven Tor", " aven tor "][..], No::PlanetTwice { planet: "Aven Tor".to_owned() }),
        (&["Aven Tor"; 5][..], No::TooManyPlanets { named: 5, most: 2 }),
        (&["Aven Tor", "Nowhere"][..], No::NoSuchPlanet { planet: "Nowhere".to_owned() }),
    ] {
        assert_eq!(refused(&mut evening, play("Aven", chosen)), no);
    }
    let (planet, holder) = ("Bryn".to_owned(), Some(BO));
    let no = refused(&mut evening, play("Aven", &["Aven Tor", "Bryn"]));
    assert_eq!(no, No::NotYourPlanet { planet, holder });
    evening.play(&[play("Aven", &["aven tor", "Aven Minor"])]);
    assert_eq!(exhausted(&evening, ADA), ["Aven Prime"]);

    let mut evening = table();
    let planet = "Aven Tor".to_owned();
    let no = refused(&mut evening, play("Aven", &["Aven Prime", "Aven Tor"]));
    assert_eq!(no, No::PlanetReadied { planet });
}

/// Note 2 of the card: fewer than two exhausted planets.
#[test]
fn t2_5_fewer_exhausted_planets_are_all_readied() {
    let evening = after(&[ready(ADA, "Aven Prime"), played()]);
    assert_eq!(exhausted(&evening, ADA), [""; 0]);
    let mut evening = after(&[ready(ADA, "Aven Prime"), ready(ADA, "Aven Minor")]);
    let happened = evening.attempt(&played());
    let asked = match happened {
        Err(Refusal::MustConfirm(asked)) => asked,
        other => panic!("{other:?}"),
    };
    let happened = evening.attempt(&confirmed(played(), asked)).expect("agreed");
    let readied = |event: &Effect| matches!(event, Effect::PrimaryReadied { .. });
    assert!(!effects(&happened).iter().any(readied));
    assert!(lies(&evening, BO, "Aven"));
}

/// Note 1 of the card: no planets, or only Mecatol Rex.
#[test]
fn t2_6_nobody_places_a_token_without_an_eligible_system() {
    let lose = ["Aven Prime", "Aven Minor", "Aven Tor"].map(|planet| control(BO, planet));
    let mut evening = after(&lose);
    let no = refused(&mut evening, play("Aven", &[]));
    let system = "Aven".to_owned();
    assert_eq!(no, No::NoPlanetThere { system });
    evening.play(&[play("", &[])]);
    assert_eq!(row(&evening).system, None);
    assert!(ALL.iter().all(|player| tokens(&evening, *player).2 == 0));

    // Mecatol Rex is readied if it is the only planet.
    let mut evening = after(&lose);
    evening.play(&[control(ADA, "Mecatol Rex")]);
    let system = "Throne".to_owned();
    assert_eq!(refused(&mut evening, play("Throne", &[])), No::MecatolRex { system });
    evening.play(&[play("", &["Mecatol Rex"])]);
    assert_eq!(exhausted(&evening, ADA), [""; 0]);
    assert!(ALL.iter().all(|player| tokens(&evening, *player).2 == 0));
    assert_eq!(asked(&evening), [(BO, "secondary"), (CY, "secondary"), (DEE, "secondary")]);
}

#[test]
fn t2_7_a_player_without_tokens_places_none_and_is_named() {
    // Sixteen systems hold all of Bo's tokens.
    let mut plan = plan();
    for n in 0..16_i16 {
        let mut far = system(&format!("Far {n}"), (n - 8, 5), &[]);
        far.tokens = vec![2];
        plan.systems.push(far);
    }
    let mut evening = after(&[sheet(BO, 0, 0, 0), load(plan)]);
    assert_eq!(tokens(&evening, BO), (0, [0, 0, 0], 16));
    let asked_first = question(&mut evening, &played());
    let Confirmation::PlaysDiplomacy(plays) = asked_first.clone() else {
        panic!("{asked_first:?}");
    };
    assert_eq!(plays.without, [BO]);
    let told = evening.attempt(&confirmed(played(), asked_first.into()));
    let (player, system, why) = (BO, "Aven".to_owned(), Spared::HasNone);
    let spared = Effect::TokenSpared { player, system, why };
    assert!(effects(&told.expect("agreed")).contains(&spared));
    assert_eq!(asked(&evening), [(CY, "secondary"), (DEE, "secondary")]);
    assert_eq!(tokens(&evening, BO), (0, [0, 0, 0], 16));
}

#[test]
fn t2_7_a_player_who_lost_the_last_token_places_none() {
    let mut evening = after(&spent(BO, 10, 0, 1));
    evening.play(&[played(), sheet(BO, 0, 0, 0)]);
    evening.play(&["Bryn", "Corse", "Dorn", "Throne", "Wilds"].map(|place| remove(BO, place, None)));
    // Reinforcements hold tokens again, so one of those is placed.
    evening.play(&[answer(BO, 1, Vec::new())]);
    assert_eq!(tokens(&evening, BO), (15, [0, 0, 0], 1));
}

#[test]
fn the_question_shows_its_context_and_late_answers_a_reason() {
    let mut evening = after(&spent(BO, 6, 4, 1));
    evening.play(&[played()]);
    let made = evening.log.iter().find_map(|event| match event {
        Event::OfferMade(offer) => Some(offer.clone()),
        _ => None,
    });
    let made = made.expect("Bo is asked");
    let system = "Aven".to_owned();
    assert_eq!(made.terms, chancery_rules::Terms::StrategyCard(Terms::Token { system }));
    assert_eq!((made.from, made.to, made.deadline), (None, BO, Some(DUE)));
    let impostor = Refusal::from(table::Refusal::NotYoursToAnswer { offer: id(1), to: BO });
    assert_eq!(evening.attempt(&from_pool(CY, 1, Fleet)), Err(impostor));
    evening.play(&[wait(72)]);
    let (outcome, at, by) = (Outcome::Lapsed, DUE, None::<PlayerId>);
    let closing =
        Closing { outcome, at, by, moderator: None, unsealed: false, unable: None, joint: true, again: false };
    let closed = Refusal::from(table::Refusal::OfferClosed { offer: id(1), closing });
    assert_eq!(evening.attempt(&from_pool(BO, 1, Fleet)), Err(closed));
    assert_eq!(stand(&evening, BO), Stand::Open { offer: id(2) });
}
