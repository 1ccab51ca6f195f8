//! Placing influence (U2).

use super::given::*;
use chancery_rules::games::realms::{
    self as game, Command as Act, Confirmation, Event, Needs, Piece, Reachable, Refusal as No, Setting,
};

#[test]
fn u2_1_the_first_costs_power_and_others_power_or_ducats() {
    let mut evening = table();
    let step = place_in(ADA, &[("Free", 2), ("Isle", 1)], 2);
    let asked = question(&mut evening, &step);
    let areas = vec![(text("Free"), 2), (text("Isle"), 1)];
    assert_eq!(asked, Confirmation::PlacesInfluence { areas: areas.clone(), price: price(1, 6), left: price(5, 14) });
    assert_eq!(purse(&evening, ADA), (6, 20));
    let placed = Event::InfluencePlaced { player: ADA, areas, paid: price(1, 6), left: price(5, 14) };
    assert_eq!(told(&mut evening, step), [placed]);
    assert_eq!(purse(&evening, ADA), (5, 14));
    let there = ["Free", "Isle"].map(|area| influence(&evening, ADA, area));
    assert_eq!((there, supply(&evening, ADA)), ([2, 1], [17, 8, 3]));
}

#[test]
fn u2_1_the_first_influence_is_never_paid_in_ducats() {
    let mut evening = table();
    let no = refused(&mut evening, place_in(ADA, &[("Free", 1)], 1));
    assert_eq!(no, No::TooManyInDucats { named: 1, most: 0 });
    // Each action has its own first influence.
    evening.play(&[place_in(ADA, &[("Free", 1)], 0)]);
    let no = refused(&mut evening, place_in(ADA, &[("Free", 1)], 1));
    assert_eq!(no, No::TooManyInDucats { named: 1, most: 0 });
    let no = refused(&mut evening, place_in(ADA, &[("Isle", 2)], 2));
    assert_eq!(no, No::TooManyInDucats { named: 2, most: 1 });
}

#[test]
fn u2_1_a_player_who_cannot_pay_places_nothing() {
    let mut evening = table();
    purse_of(&mut evening, ADA, 1, 5);
    let step = place_in(ADA, &[("Free", 2), ("Isle", 1)], 2);
    let short = Needs::Ducats { needs: 6, has: 5 };
    assert_eq!(unmet(&mut evening, step), ("U2.1", short));
    let short = Needs::Power { needs: 2, has: 1 };
    assert_eq!(unmet(&mut evening, place(ADA, "Free", 2)), ("U2.1", short));
    evening.play(&[place_in(ADA, &[("Free", 2)], 1)]);
    assert_eq!(purse(&evening, ADA), (0, 2));
}

#[test]
fn u2_1_a_changed_preview_asks_again() {
    let mut evening = table();
    let step = place(ADA, "Free", 1);
    let asked = evening.attempt(&step).expect_err("to be confirmed");
    let chancery_rules::Refusal::MustConfirm(asked) = asked else {
        panic!("{asked:?}");
    };
    purse_of(&mut evening, ADA, 4, 20);
    let step = confirmed(step, asked);
    let Confirmation::PlacesInfluence { left, .. } = question(&mut evening, &step) else {
        panic!("it is about influence");
    };
    assert_eq!(left, price(3, 20));
    purse_of(&mut evening, ADA, 0, 20);
    let short = Needs::Power { needs: 1, has: 0 };
    assert_eq!(unmet(&mut evening, step), ("U2.1", short));
}

#[test]
fn u2_2_reach_is_measured_at_the_start_of_the_turn() {
    let mut evening = table();
    // The towns in Aland reach Aland itself and everything adjacent by land and sea, but nothing further.
    let reached = |evening: &Evening, player| -> Vec<String> {
        let all = game::reachable(state(&evening.campaign), player);
        all.into_iter().map(|one| one.area).collect()
    };
    assert_eq!(reached(&evening, ADA), ["Mid", "Free", "Isle"]);
    let (rule, needs) = unmet(&mut evening, place(ADA, "Gilt", 1));
    let (area, from) = (text("Gilt"), Vec::new());
    assert_eq!((rule, needs), ("U2.2", Needs::Reach { area, from }));
    // Influence placed this turn does not extend the reach: Isle and Gilt are on the South Sea.
    evening.play(&[place(ADA, "Isle", 1)]);
    assert_eq!(unmet(&mut evening, place(ADA, "Gilt", 1)).0, "U2.2");
    let round = [next_turn(ADA, BO), next_turn(BO, ADA)].concat();
    evening.play(&round);
    assert_eq!(reached(&evening, ADA), ["Dunn", "Mid", "Free", "Gilt", "Isle"]);
    evening.play(&[place(ADA, "Gilt", 1)]);
}

#[test]
fn u2_2_only_vassals_marriages_and_alliances_extend_reach() {
    for (kind, reaches) in [
        (Piece::Town, true),
        (Piece::Vassal, true),
        (Piece::Marriage, true),
        (Piece::Influence, true),
        (Piece::Claim, false),
    ] {
        let mut evening = after(&[act(ADA, Act::EndTurn), lay(BO, kind, "Dunn", 1)]);
        evening.play(&[act(BO, Act::BeginTurn)]);
        let void = unmet_rules(&evening, BO, &in_area("Void")).is_empty();
        assert_eq!(void, reaches, "{kind:?}");
    }
    // The token of an alliance is in the capital area.
    let mut evening = after(&[act(ADA, Act::EndTurn), allied(BO, "Isle")]);
    evening.play(&[act(BO, Act::BeginTurn)]);
    assert!(unmet_rules(&evening, BO, &in_area("Gilt")).is_empty());
}

#[test]
fn u2_2_pieces_removed_during_the_turn_still_reach() {
    let mut evening = after(&next_turn(ADA, BO));
    evening.play(&[lay(BO, Piece::Town, "Borne", 0), lies(BO, "Free", 0)]);
    evening.play(&[place(BO, "Isle", 1)]);
    // Pieces that arrive during the turn do not extend the reach.
    evening.play(&[lay(BO, Piece::Town, "Dunn", 1)]);
    assert_eq!(unmet(&mut evening, place(BO, "Void", 1)).0, "U2.2");
}

#[test]
fn u2_3_an_area_takes_at_most_two_per_turn() {
    let mut evening = table();
    let (rule, needs) = unmet(&mut evening, place(ADA, "Free", 3));
    let of_turn = |placed, more| Needs::OfTurn { area: text("Free"), placed, more };
    assert_eq!((rule, needs), ("U2.3", of_turn(0, 3)));
    evening.play(&[place(ADA, "Free", 1)]);
    assert_eq!(unmet(&mut evening, place(ADA, "Free", 2)).1, of_turn(1, 2));
    evening.play(&[place(ADA, "Free", 1)]);
    assert_eq!(unmet(&mut evening, place(ADA, "Free", 1)).1, of_turn(2, 1));
    // Influence that was removed still counts as placed.
    evening.play(&[lies(ADA, "Free", 0)]);
    assert_eq!(unmet(&mut evening, place(ADA, "Free", 1)).1, of_turn(2, 1));
    // The total is not limited.
    evening.play(&[place_in(ADA, &[("Isle", 2), ("Mid", 2)], 3)]);
    let round = [next_turn(ADA, BO), next_turn(BO, ADA)].concat();
    evening.play(&round);
    evening.play(&[place_in(ADA, &[("Free", 2)], 1)]);
    assert_eq!(influence(&evening, ADA, "Free"), 2);
}

#[test]
fn u2_3_influence_from_an_alliance_does_not_count() {
    let mut evening = after(&[lies(ADA, "Mid", 2), place(ADA, "Free", 1), forge(ADA, "Fria")]);
    assert_eq!(influence(&evening, ADA, "Free"), 2);
    evening.play(&[place(ADA, "Free", 1)]);
    assert_eq!(influence(&evening, ADA, "Free"), 3);
}

#[test]
fn u2_3_an_area_holds_at_most_five_influence() {
    let mut evening = after(&[lies(CY, "Free", 3)]);
    let (rule, needs) = unmet(&mut evening, place(ADA, "Free", 2));
    let space = |there, more| Needs::Space { area: text("Free"), there, more };
    assert_eq!((rule, needs), ("U2.3", space(4, 2)));
    evening.play(&[place(ADA, "Free", 1)]);
    assert_eq!(unmet(&mut evening, place(ADA, "Free", 1)).1, space(5, 1));
    let no = refused(&mut evening, lies(DEE, "Free", 1));
    let area = text("Free");
    let full = No::AreaFull { area, would_be: 6, most: 5 };
    assert_eq!(no, full);
    let all = game::reachable(state(&evening.campaign), ADA);
    assert!(all.iter().all(|one| one.area != "Free"));
}

#[test]
fn u2_3_possible_placements_are_listed_by_area() {
    let evening = after(&[lies(CY, "Isle", 4), place(ADA, "Free", 1)]);
    let reachable = |area: &str, placed, there, most| Reachable { area: text(area), placed, there, most };
    assert_eq!(
        game::reachable(state(&evening.campaign), ADA),
        [reachable("Mid", 0, 0, 2), reachable("Free", 1, 2, 1), reachable("Isle", 0, 4, 1),]
    );
}

#[test]
fn u2_4_distant_continents_take_no_influence() {
    let mut evening = table();
    // Ada has a town in Colony.
    let (area, distant) = (text("Colony"), true);
    let near = Needs::Near { area, distant };
    assert_eq!(unmet(&mut evening, place(ADA, "Colony", 1)), ("U2.4", near));
    let area = text("Colony");
    assert_eq!(refused(&mut evening, lies(ADA, "Colony", 1)), No::Distant { area });
}

#[test]
fn u2_4_areas_fully_owned_by_players_take_no_influence() {
    let mut evening = table();
    let (area, all_owned) = (text("Aland"), true);
    let open = Needs::Open { area, all_owned };
    assert_eq!(unmet(&mut evening, place(ADA, "Aland", 1)), ("U2.4", open));
    let area = text("Borne");
    assert_eq!(refused(&mut evening, lies(CY, "Borne", 1)), No::AllOwned { area });
    // Several player realms may also own an area together.
    evening.play(&[owned_by("Midmost", "Borne")]);
    assert_eq!(unmet(&mut evening, place(ADA, "Mid", 1)).0, "U2.4");
}

#[test]
fn u2_4_influence_returns_when_players_own_the_whole_area() {
    let mut evening = after(&[lies(ADA, "Mid", 2), lies(DEE, "Mid", 1)]);
    assert_eq!(supply(&evening, ADA), [18, 8, 3]);
    let province = text("Midmost");
    let happened = told(&mut evening, act(BO, Act::Province { province }));
    let returned = Event::InfluenceReturned { area: text("Mid"), returned: vec![(ADA, 2), (DEE, 1)] };
    assert_eq!(happened[1..], [returned]);
    let left = [ADA, DEE].map(|player| influence(&evening, player, "Mid"));
    assert_eq!((left, supply(&evening, ADA)), ([0, 0], [20, 8, 3]));
    // An area without any influence has no event.
    let mut evening = table();
    let province = text("Midmost");
    let happened = told(&mut evening, act(BO, Act::Province { province }));
    assert_eq!(happened.len(), 1);
}

#[test]
fn u2_1_an_action_names_each_area_once_with_a_count() {
    let mut evening = table();
    let areas = game::reachable(state(&evening.campaign), ADA);
    let no = refused(&mut evening, place_in(ADA, &[], 0));
    // 6 power pays for 6, and 20 ducats for 6 more.
    let most = 12;
    assert_eq!(no, No::ChooseAreas { areas, most });
    let no = refused(&mut evening, place_in(ADA, &[("Free", 1), (" FREE", 1)], 0));
    let area = text("Free");
    assert_eq!(no, No::AreaTwice { area });
    // A count of 0 is open, and asked for if there is a choice.
    let no = refused(&mut evening, place(ADA, "Free", 0));
    let there = [ADA, BO, CY, DEE].map(|player| influence(&evening, player, "Free")).iter().sum();
    let area = text("Free");
    assert_eq!(no, No::ChooseCount { area, there, most: 2 });
    evening.play(&[place(ADA, "Free", 1)]);
    let before = influence(&evening, ADA, "Free");
    evening.play(&[place(ADA, "Free", 0)]);
    assert_eq!(influence(&evening, ADA, "Free"), before + 1, "only one more may be placed this turn");
    // A sea zone is not an area.
    for name in ["Nowhere", "North Sea"] {
        let area = text(name);
        assert_eq!(refused(&mut evening, place(ADA, name, 1)), No::NoSuchArea { area });
    }
    // Even the largest numbers are refused with exact figures.
    let (rule, needs) = unmet_first(&mut evening, place_in(ADA, &[("Free", u32::MAX), ("Isle", 9)], 0));
    let left = 18;
    assert_eq!((rule, needs), ("U1.2", Needs::Influence { needs: u32::MAX, left }));
}

#[test]
fn u1_6_the_number_of_actions_can_be_set() {
    let mut evening = after(&[setting(Setting::Actions(2)), place(ADA, "Free", 1)]);
    evening.play(&[place(ADA, "Free", 1)]);
    let spent = Needs::Action { taken: 2, most: 2 };
    assert_eq!(unmet(&mut evening, place(ADA, "Isle", 1)), ("U1.6", spent));
    let round = [next_turn(ADA, BO), next_turn(BO, ADA)].concat();
    evening.play(&round);
    evening.play(&[place(ADA, "Isle", 1)]);
}

#[test]
fn u2_1_an_obstacle_in_every_area_is_reported_first() {
    let mut evening = table();
    let (by, active) = (BO, Some(ADA));
    let turn = Needs::Turn { by, active };
    assert_eq!(unmet(&mut evening, place_in(BO, &[], 0)), ("U1.8", turn));
    purse_of(&mut evening, ADA, 0, 20);
    let short = Needs::Power { needs: 1, has: 0 };
    assert_eq!(unmet(&mut evening, place_in(ADA, &[], 0)), ("U2.1", short));
}

#[test]
fn u2_1_players_choose_how_to_pay_if_they_can() {
    let left_open = |areas: &[(&str, u32)]| {
        let areas = areas.iter().map(|(area, count)| (text(area), *count));
        let (areas, in_ducats) = (areas.collect(), None);
        act(ADA, Act::Influence { areas, in_ducats })
    };
    let mut evening = table();
    let no = refused(&mut evening, left_open(&[("Free", 2), ("Isle", 1)]));
    let way = |in_ducats, power, ducats| game::Payment { in_ducats, price: price(power, ducats) };
    let ways = vec![way(0, 3, 0), way(1, 2, 3), way(2, 1, 6)];
    let areas = vec![(text("Free"), 2), (text("Isle"), 1)];
    assert_eq!(no, No::ChoosePayment { areas, ways });
    // The first influence always costs power, so there is nothing to choose.
    evening.play(&[left_open(&[("Free", 1)])]);
    assert_eq!(purse(&evening, ADA), (5, 20));
    // Either power covers the first only, or ducats cover none.
    purse_of(&mut evening, ADA, 1, 4);
    evening.play(&[left_open(&[("Isle", 2)])]);
    assert_eq!(purse(&evening, ADA), (0, 1));
    // A shortage is refused without asking, except a shortage of power that ducats could replace.
    let (rule, needs) = unmet_first(&mut evening, left_open(&[("Mid", 2)]));
    assert_eq!((rule, needs), ("U2.1", Needs::Power { needs: 1, has: 0 }));
    purse_of(&mut evening, ADA, 1, 5);
    let short = Needs::Ducats { needs: 6, has: 5 };
    assert_eq!(unmet(&mut evening, left_open(&[("Mid", 2), ("Free", 1)])), ("U2.1", short));
    // With `ducats:0`, only power pays.
    let short = Needs::Power { needs: 2, has: 1 };
    assert_eq!(unmet(&mut evening, place(ADA, "Mid", 2)), ("U2.1", short));
}
