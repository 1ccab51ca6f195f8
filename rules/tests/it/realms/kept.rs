//! The tracked state (U1).

use super::given::*;
use chancery_rules::games::realms::{
    Command as Act, Correction, Event, Merchant, MerchantsStand, Needs, Piece, Refusal as No, Setting, Supply,
};
use chancery_rules::{seating, table};

#[test]
fn u1_1_areas_are_land_or_sea_and_realms_own_provinces() {
    let evening = table();
    let state = state(&evening.campaign);
    let adjacent = |area: &str| state.board.adjacent(area).into_iter().collect::<Vec<_>>();
    assert_eq!(adjacent("Aland"), ["Aland", "Borne", "Free", "Isle", "Mid"]);
    assert_eq!(adjacent("Void"), ["Dunn", "Void"]);
    let capital = |realm| state.capital_area(realm).map(|area| &area.name[..]);
    let capitals = ["Aland", "Fria", "Stray"].map(capital);
    assert_eq!(capitals, [Some("Aland"), Some("Free"), None]);
    assert_eq!(["Aland", "Fria", "Isle"].map(|realm| state.tax(realm)), [5, 3, 0]);
    let areas = |realm: &str| {
        let realm = state.realm(realm).expect("it is there");
        let areas = state.areas_of(realm);
        areas.map(|area| &area.name[..]).collect::<Vec<_>>()
    };
    assert_eq!(areas("Aland"), ["Aland", "Mid", "Colony"]);
    assert_eq!(areas("Fria"), ["Mid", "Free"]);
}

#[test]
fn u1_1_a_capital_stays_its_realms_whoever_owns_it() {
    let mut evening = after(&[owned_by("Friaburg", "Borne")]);
    let game = state(&evening.campaign);
    let area = game.capital_area("Fria").expect("it has one");
    assert_eq!((&area.name[..], game.tax("Fria")), ("Free", 1));
    // It survives writing to a file and reading back.
    let plan = chancery_rules::games::realms::Plan::of(game, &ALL);
    evening.play(&[load(plan)]);
    let game = state(&evening.campaign);
    assert_eq!(game.capital_area("Fria").map(|area| &area.name[..]), Some("Free"));
    assert_eq!(game.capital_area("Borne").map(|area| &area.name[..]), Some("Borne"));
}

#[test]
fn u1_2_power_ranges_from_0_to_10_and_the_excess_is_reported() {
    let mut evening = table();
    let purse_by = |power, ducats| {
        let (power, ducats, reason) = (Some(power), Some(ducats), text("taxes"));
        act(ADA, Act::Purse { power, ducats, reason })
    };
    let happened = told(&mut evening, purse_by(7, 5));
    let Event::PurseChanged { lost, reason, .. } = &happened[0] else {
        panic!("the purse changes");
    };
    assert_eq!((*lost, reason.as_deref()), (3, Some("taxes")));
    assert_eq!(purse(&evening, ADA), (10, 25));
    let no = refused(&mut evening, purse_by(-11, 0));
    assert_eq!(no, No::PowerShort { needs: 11, has: 10 });
    let no = refused(&mut evening, purse_by(0, -26));
    assert_eq!(no, No::DucatsShort { needs: 26, has: 25 });
    let no = refused(&mut evening, purse_by(0, i32::MAX));
    assert!(matches!(no, No::OutOfRange { .. }), "{no:?}");
    let no = refused(&mut evening, purse_by(i32::MIN, 0));
    let needs = 2_147_483_648;
    assert_eq!(no, No::PowerShort { needs, has: 10 });
    evening.play(&[purse_by(-10, -25)]);
    assert_eq!(purse(&evening, ADA), (0, 0));
    let nothing = refusal(table::Refusal::NothingToChange);
    assert_eq!(evening.attempt(&purse_by(0, 0)), Err(nothing));
}

#[test]
fn u1_2_pieces_come_from_the_supply_and_return_to_it() {
    let mut evening = table();
    assert_eq!(supply(&evening, BO), [19, 8, 3]);
    evening.play(&[claimed(BO, "Mid"), allied(BO, "Fria"), lies(BO, "Free", 3)]);
    assert_eq!(supply(&evening, BO), [17, 7, 2]);
    evening.play(&[lay(BO, Piece::Claim, "Mid", 0), lies(BO, "Free", 0)]);
    evening.play(&[correct(Correction::Alliance { realm: text("Fria"), player: None })]);
    assert_eq!(supply(&evening, BO), [20, 8, 3]);
    let merchants = state(&evening.campaign).sheet(BO).into_owned().merchants;
    assert_eq!(merchants, [Merchant::default(), Merchant::default()]);
    assert!(merchants[0].upright && merchants[0].node.is_none());
}

#[test]
fn u1_2_a_files_supply_is_what_remains() {
    let mut map = plan();
    map.realms[1].supply = Some(Supply { influence: 7, claims: 2, alliances: 1 }.into());
    map.realms[4].alliance = Some(2);
    let mut evening = seated(ALL);
    evening.play(&[load(map)]);
    // Bo also has one influence in Free.
    assert_eq!(supply(&evening, BO), [7, 2, 1]);
    evening.play(&[lies(BO, "Free", 0)]);
    assert_eq!(supply(&evening, BO), [8, 2, 1]);
}

#[test]
fn u1_3_halves_round_up_and_starting_values_are_kept() {
    let evening = after(&[lies(ADA, "Mid", 2), act(ADA, Act::EndTurn)]);
    // Fria has a tax income of 3.
    assert_eq!(checked(&evening, ADA, &with_realm("Fria")).price, price(2, 0));
    let mut evening = table();
    let stood = |evening: &Evening| {
        let turn = state(&evening.campaign).turn.as_ref();
        turn.map(|turn| turn.stood.iter().cloned().collect::<Vec<_>>())
    };
    let first = stood(&evening);
    assert_eq!(first, Some(vec![text("Aland"), text("Colony")]));
    evening.play(&[place(ADA, "Isle", 1), lay(ADA, Piece::Town, "Colony", 0)]);
    assert_eq!(stood(&evening), first);
    evening.play(&[act(ADA, Act::EndTurn)]);
    assert_eq!(stood(&evening), None);
    let begun = told(&mut evening, act(ADA, Act::BeginTurn));
    let stood = vec![text("Aland"), text("Isle")];
    assert_eq!(begun, [Event::TurnBegun { player: ADA, stood }]);
}

#[test]
fn u1_4_a_file_without_pieces_gets_towns_in_player_provinces() {
    let mut map = plan();
    for area in &mut map.areas {
        area.pieces = None;
    }
    let mut evening = loaded();
    evening.play(&[load(map.clone())]);
    let towns = ["Aland", "Mid", "Colony"].map(|area| has(&evening, ADA, Piece::Town, area));
    assert_eq!(towns, [2, 1, 0]);
    assert_eq!(has(&evening, CY, Piece::Town, "Mid"), 1);
    assert_eq!(influence(&evening, BO, "Free"), 0);
    // An empty list also counts as listing pieces.
    map.areas[3].pieces = Some(Vec::new());
    evening.play(&[load(map)]);
    assert_eq!(has(&evening, ADA, Piece::Town, "Aland"), 0);
}

#[test]
fn u1_5_adjacency_is_symmetric_and_includes_the_area_itself() {
    let evening = table();
    let board = &state(&evening.campaign).board;
    // Mid lists no links itself. Aland, Borne and Corse list it.
    let by_land = |area: &str| board.by_land(area).into_iter().collect::<Vec<_>>();
    assert_eq!(by_land("Mid"), ["Aland", "Borne", "Corse", "Mid"]);
    // Isle is joined by sea alone.
    assert_eq!(by_land("Isle"), ["Isle"]);
    let adjacent = board.adjacent("Isle");
    assert!(["Aland", "Free", "Corse", "Gilt", "Dunn"].iter().all(|area| adjacent.contains(area)));
    assert!(!adjacent.contains("Outland"));
    // An area without provinces never counts as completely owned.
    let void = board.place("Void").expect("it is there");
    assert!(!state(&evening.campaign).is_all_owned(void));
    let mut evening = after(&[lay(ADA, Piece::Town, "Void", 1)]);
    evening.play(&next_turn(ADA, BO));
    evening.play(&next_turn(BO, ADA));
    evening.play(&[place(ADA, "Void", 1)]);
}

#[test]
fn u1_8_a_player_starts_a_turn_and_the_next_seat_is_pinged() {
    let mut evening = table();
    let running = seating::Refusal::ActionRunning { active: ADA };
    assert_eq!(evening.attempt(&act(BO, Act::BeginTurn)), Err(refusal(running)));
    let not_yours = seating::Refusal::NotYourAction { active: Some(ADA) };
    assert_eq!(evening.attempt(&act(BO, Act::EndTurn)), Err(refusal(not_yours)));
    let ended = told(&mut evening, act(ADA, Act::EndTurn));
    let (player, next) = (ADA, Some(BO));
    assert_eq!(ended, [Event::TurnEnded { player, next }]);
    // The bot does not enforce the order of turns.
    evening.play(&[act(DEE, Act::BeginTurn)]);
    let (by, active) = (ADA, Some(DEE));
    let turn = Needs::Turn { by, active };
    assert_eq!(unmet(&mut evening, place(ADA, "Free", 1)), ("U1.8", turn));
}

#[test]
fn u1_8_a_turn_starts_when_a_moderator_sets_the_active_player() {
    let active = |player| correct(Correction::Active { player });
    let mut evening = after(&[place(ADA, "Free", 2), active(Some(BO))]);
    let turn = state(&evening.campaign).turn.clone().expect("a turn");
    assert!(turn.stood.contains("Free") && turn.placed.is_empty());
    evening.play(&[place(BO, "Free", 2), active(None)]);
    assert_eq!(state(&evening.campaign).turn, None);
    let nothing = refusal(table::Refusal::NothingToChange);
    assert_eq!(evening.attempt(&active(None)), Err(nothing));
    // Neither a player without a realm nor a person who does not play can begin a turn.
    evening.play(&[join(EVE)]);
    assert_eq!(refused(&mut evening, active(Some(EVE))), No::NoRealm { player: EVE });
    let stranger = evening.attempt(&active(Some(MODERATOR)));
    let player = MODERATOR;
    assert_eq!(stranger, Err(refusal(table::Refusal::NotInCampaign { player })));
    evening.play(&[leave(CY)]);
    let left = refusal(table::Refusal::HasLeft { player: CY });
    assert_eq!(evening.attempt(&active(Some(CY))), Err(left));
}

fn lying(node: Option<&str>) -> Correction {
    Correction::Merchant { player: ADA, number: 2, node: node.map(text), upright: Some(false) }
}

fn upright(evening: &Evening) -> Vec<bool> {
    let merchants = state(&evening.campaign).sheet(ADA).into_owned().merchants;
    merchants.iter().map(|one| one.upright).collect()
}

#[test]
fn u5_8_merchants_stand_up_when_a_moderator_starts_a_round() {
    let mut evening = after(&[correct(lying(Some("northport")))]);
    assert_eq!(upright(&evening), [true, false]);
    let begun = told(&mut evening, correct(Correction::Round));
    let (round, stood_up) = (2, vec![(ADA, 1)]);
    assert_eq!(begun, [Event::RoundBegun { round, stood_up }]);
    assert_eq!((upright(&evening), state(&evening.campaign).round), (vec![true, true], 2));
    let merchants = state(&evening.campaign).sheet(ADA).into_owned().merchants;
    assert_eq!(merchants[1].node.as_deref(), Some("Northport"));
}

#[test]
fn u5_8_a_table_may_let_the_last_seat_start_the_round() {
    let last = setting(Setting::MerchantsStand(MerchantsStand::LastSeat));
    let mut evening = after(&[last, correct(lying(None))]);
    for (from, to) in [(ADA, BO), (BO, CY), (CY, DEE)] {
        evening.play(&next_turn(from, to));
    }
    assert_eq!((upright(&evening), state(&evening.campaign).round), (vec![true, false], 1));
    let ended = told(&mut evening, act(DEE, Act::EndTurn));
    let (round, stood_up) = (2, vec![(ADA, 1)]);
    assert_eq!(ended[1..], [Event::RoundBegun { round, stood_up }]);
    // A player who left is skipped, so Cy is now last.
    evening.play(&[leave(DEE), act(CY, Act::BeginTurn)]);
    assert_eq!(told(&mut evening, act(CY, Act::EndTurn)).len(), 2);
    // Without the setting, the end of a turn does not begin a round.
    let mut evening = after(&next_turn(ADA, DEE));
    assert_eq!(told(&mut evening, act(DEE, Act::EndTurn)).len(), 1);
}

#[test]
fn u1_2_seats_match_the_size_of_the_table() {
    let mut evening = table();
    for player in 200..204 {
        evening.play(&[join(chancery_rules::ids::PlayerId(player))]);
    }
    let no = refused(&mut evening, join(EVE));
    assert_eq!(no, No::TableFull { most: 8 });
}

#[test]
fn u6_2_targets_have_an_hour_to_two_weeks_to_answer() {
    let mut evening = table();
    for hours in [0, 337] {
        let (value, least, most) = (u32::from(hours), 1, 336);
        let no = refused(&mut evening, setting(Setting::CounterHours(hours)));
        assert_eq!(no, No::SettingOutOfRange { value, least, most });
    }
    for hours in [1, 336] {
        evening.play(&[setting(Setting::CounterHours(hours))]);
    }
}

#[test]
fn u5_1_a_trade_may_take_an_hour_to_two_weeks() {
    let mut evening = table();
    for hours in [0, 337] {
        let (value, least, most) = (u32::from(hours), 1, 336);
        let no = refused(&mut evening, setting(Setting::TradeHours(hours)));
        assert_eq!(no, No::SettingOutOfRange { value, least, most });
    }
    for hours in [1, 336] {
        evening.play(&[setting(Setting::TradeHours(hours))]);
    }
}

#[test]
fn u1_6_a_turn_has_at_most_99_counted_actions() {
    let mut evening = table();
    let (value, least, most) = (100, 0, 99);
    let no = refused(&mut evening, setting(Setting::Actions(100)));
    assert_eq!(no, No::SettingOutOfRange { value, least, most });
    evening.play(&[setting(Setting::Actions(99))]);
}
