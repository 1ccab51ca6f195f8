//! Colonists and marriages (U3.5), the end of an alliance (U3.6), the call to arms (U3.7), and vassals (U3.8).

use super::covert::{ALLIANCE, dealt, play};
use super::given::*;
use chancery_rules::games::realms::{
    CallKind, Command as Act, Confirmation, CovertEvent, CovertRefusal, DistantAlliance, Event, MOST_MARRIAGES, Marked,
    Needs, Piece, Plan, PlannedRealm, Refusal as No, Setting, Strength, TRUCE,
};
use chancery_rules::ids::PlayerId;
use chancery_rules::{Refusal, table as of_table};

fn end_with(by: PlayerId, realm: &str, areas: &[(&str, u32)]) -> Step {
    let areas = areas.iter().map(|(area, count)| (text(area), *count)).collect();
    act(by, Act::EndAlliance { realm: text(realm), areas })
}

fn call_from(kind: CallKind, enemy: Option<&str>, areas: &[(&str, u32)]) -> Step {
    let areas = areas.iter().map(|(area, count)| (text(area), *count)).collect();
    act(ADA, Act::CallToArms { realm: text("Fria"), kind, enemy: enemy.map(text), areas })
}

fn call(kind: CallKind) -> Step {
    call_from(kind, None, &[])
}

/// Returns the table with Ada as the ally of Fria, whose areas are Free and Mid.
fn allies(given: &[Step]) -> Evening {
    let mut evening = after(&[allied(ADA, "Fria")]);
    evening.play(given);
    evening
}

fn share(area: &str, count: u32) -> (String, u32) {
    (text(area), count)
}

#[test]
fn u3_5_a_colonist_counts_as_influence_in_a_distant_area() {
    let strict = setting(Setting::DistantAlliance(DistantAlliance::Strict));
    let mut evening = after(&[strict, claimed(ADA, "Outland")]);
    assert_eq!(unmet(&mut evening, forge(ADA, "Oro")).0, "U3.2");
    let colonists = |count| act(ADA, Act::Pieces { kind: Piece::Colonist, place: text("Outland"), count });
    evening.play(&[colonists(1)]);
    let (rule, needs) = unmet(&mut evening, forge(ADA, "Oro"));
    let own = Strength { colonists: 1, ..Strength::default() };
    assert_eq!((rule, needs), ("U3.2", Needs::Standing { realm: text("Oro"), own }));
    evening.play(&[colonists(2), forge(ADA, "Oro")]);
    // A colonist anywhere else does not count.
    let mut evening = after(&[lay(ADA, Piece::Colonist, "Free", 2)]);
    assert_eq!(unmet(&mut evening, forge(ADA, "Fria")).0, "U3.2");
}

#[test]
fn u3_5_a_player_has_at_most_three_marriages() {
    let marry = |place: &str, count| act(ADA, Act::Pieces { kind: Piece::Marriage, place: text(place), count });
    let mut evening = after(&[marry("Free", 2), marry("Gilt", 1)]);
    let no = refused(&mut evening, marry("Isle", 1));
    assert_eq!(no, No::TooManyMarriages { player: ADA, most: MOST_MARRIAGES });
    assert_eq!(refused(&mut evening, lay(ADA, Piece::Marriage, "Free", 3)), no, "a moderator cannot place more either");
    evening.play(&[marry("Free", 1), marry("Isle", 1), lay(BO, Piece::Marriage, "Free", 3)]);
    let mut plan = plan();
    let pieces = plan.areas[0].pieces.as_mut().expect("a town");
    pieces[0].marriage = 4;
    assert!(evening.attempt(&load(plan)).is_err(), "and no file does");
}

#[test]
fn u3_6_ending_an_alliance_returns_influence() {
    let mut evening = allies(&[lies(ADA, "Free", 2), lies(ADA, "Mid", 1)]);
    let returned = vec![share("Mid", 1), share("Free", 2)];
    let asked = question(&mut evening, &end_with(ADA, "Fria", &[]));
    assert_eq!(asked, Confirmation::EndsAlliance { realm: text("Fria"), returned: returned.clone() });
    let before = purse(&evening, ADA);
    let events = told(&mut evening, end_with(ADA, "Fria", &[]));
    let marked = |on| Event::Covert(CovertEvent::Marked { on, name: text(TRUCE), before: 0, count: 1 });
    let ended = Event::AllianceEnded { player: ADA, realm: text("Fria"), returned };
    assert_eq!(events, [ended, marked(Marked::Player(ADA)), marked(Marked::Npr(text("Fria")))]);
    assert_eq!((purse(&evening, ADA), supply(&evening, ADA)), (before, [20, 8, 3]), "free");
    assert_eq!(state(&evening.campaign).realm("Fria").expect("it is there").ally, None);
}

#[test]
fn u3_6_the_player_chooses_which_influence_returns() {
    let mut evening = allies(&[lies(BO, "Free", 0), lies(ADA, "Free", 4), lies(ADA, "Mid", 3)]);
    let areas = vec![share("Mid", 3), share("Free", 4)];
    let choose = No::ChooseLeaving { realm: text("Fria"), count: 5, areas };
    let wrong: [&[(&str, u32)]; 6] = [
        &[],
        &[("Free", 4)],
        &[("Free", 4), ("Mid", 2)],
        &[("Free", 5)],
        &[("Mid", 2), ("Mid", 3)],
        &[("Free", 4), ("Gilt", 1)],
    ];
    for named in wrong {
        assert_eq!(refused(&mut evening, end_with(ADA, "Fria", named)), choose);
    }
    evening.play(&[end_with(ADA, "Fria", &[("Free", 2), ("Mid", 3)])]);
    assert_eq!((influence(&evening, ADA, "Free"), influence(&evening, ADA, "Mid")), (2, 0));
}

#[test]
fn u3_6_an_alliance_ends_only_in_ones_turn_and_at_peace() {
    let mut evening = allies(&[allied(BO, "Isle")]);
    let isle = Needs::Allied { realm: text("Isle"), allied: false };
    assert_eq!(unmet(&mut evening, end_with(ADA, "Isle", &[])), ("U3.6", isle));
    assert_eq!(unmet(&mut evening, end_with(BO, "Isle", &[])).0, "U1.8");
    for realm in ["Aland", "Fria"] {
        evening.play(&[war(realm, true)]);
        let at_war = Needs::Peace { realm: text(realm), at_war: true };
        assert_eq!(unmet(&mut evening, end_with(ADA, "Fria", &[])), ("U3.6", at_war));
        evening.play(&[war(realm, false)]);
    }
    evening.play(&[end_with(ADA, "Fria", &[])]);
}

#[test]
fn u3_7_a_called_ally_joins_the_war() {
    let mut evening = allies(&[lies(ADA, "Free", 2), war("Aland", true)]);
    let discarded = vec![share("Free", 1)];
    let asked = question(&mut evening, &call(CallKind::Defensive));
    let (realm, kind, units) = (text("Fria"), CallKind::Defensive, 2);
    assert_eq!(
        asked,
        Confirmation::CallsToArms { realm: realm.clone(), kind, discarded: discarded.clone(), units, enemy: None }
    );
    let events = told(&mut evening, call(CallKind::Defensive));
    let (player, enemy, against) = (ADA, None, None);
    assert_eq!(events, [Event::CalledToArms { player, realm, kind, discarded, units, enemy, against }]);
    let fria = state(&evening.campaign).realm("Fria").expect("it is there").clone();
    assert_eq!((fria.at_war, fria.ally), (true, Some(ADA)));
    assert_eq!((influence(&evening, ADA, "Free"), supply(&evening, ADA)), (1, [19, 8, 2]));
    // It is already at war.
    assert_eq!(unmet(&mut evening, call(CallKind::Defensive)).0, "U3.7");
}

#[test]
fn u3_7_an_offensive_call_takes_two_influence_from_chosen_areas() {
    let mut evening = allies(&[lies(ADA, "Free", 1)]);
    let short = Needs::ToDiscard { realm: text("Fria"), needs: 2, has: 1 };
    assert_eq!(unmet(&mut evening, call(CallKind::Offensive)), ("U3.7", short));
    evening.play(&[lies(ADA, "Mid", 2)]);
    let areas = vec![share("Mid", 2), share("Free", 1)];
    let choose = No::ChooseLeaving { realm: text("Fria"), count: 2, areas };
    assert_eq!(refused(&mut evening, call(CallKind::Offensive)), choose);
    evening.play(&[call_from(CallKind::Offensive, None, &[("Mid", 1), ("Free", 1)])]);
    assert_eq!((influence(&evening, ADA, "Free"), influence(&evening, ADA, "Mid")), (0, 1));
}

#[test]
fn u3_7_the_ally_must_border_the_caller_or_the_named_enemy() {
    let to_isle = |enemy: Option<&str>| {
        let (realm, kind, enemy) = (text("Gilt"), CallKind::Defensive, enemy.map(text));
        act(ADA, Act::CallToArms { realm, kind, enemy, areas: Vec::new() })
    };
    let mut evening = after(&[allied(ADA, "Gilt"), lies(ADA, "Gilt", 2)]);
    let (rule, needs) = unmet(&mut evening, to_isle(None));
    let (to, from) = (vec![text("Aland")], Vec::new());
    assert_eq!((rule, needs), ("U3.7", Needs::AllyNear { realm: text("Gilt"), to, from }));
    assert_eq!(unmet(&mut evening, to_isle(Some("Borne"))).0, "U3.7");
    let enemy = refused(&mut evening, to_isle(Some("Gilt")));
    assert_eq!(enemy, No::AllyAsEnemy { realm: text("Gilt") });
    let oneself = evening.attempt(&to_isle(Some("Aland")));
    assert_eq!(oneself, Err(Refusal::from(of_table::Refusal::Oneself)));
    let events = told(&mut evening, to_isle(Some("Corse")));
    assert!(matches!(events[..], [Event::CalledToArms { against: Some(CY), units: 5, .. }]), "{events:?}");
}

/// Returns a map with Stray as Dee's vassal.
fn with_vassal() -> Plan {
    let mut plan = plan();
    let stray = plan.realms.iter_mut().find(|realm| realm.name == "Stray");
    stray.expect("it is there").vassal_of = Some(4);
    plan
}

fn vassals(given: &[Step]) -> Evening {
    let mut evening = seated(ALL);
    evening.play(&[load(with_vassal()), act(ADA, Act::BeginTurn)]);
    evening.play(given);
    evening
}

#[test]
fn u3_8_a_vassal_is_not_an_npr() {
    let mut evening = vassals(&[dealt(ADA, &[ALLIANCE])]);
    let vassal = || No::IsVassal { realm: text("Stray"), of: DEE };
    let rebels = play(ADA, "support-rebels", Some("Stray"), None);
    for step in [forge(ADA, "Stray"), allied(BO, "Stray"), rebels, play(ADA, "new-alliance", Some("Stray"), None)] {
        assert_eq!(refused(&mut evening, step), vassal());
    }
    let realm = text("Stray");
    assert_eq!(refused(&mut evening, act(BO, Act::SeatRealm { realm })), vassal());
    let No::Covert(CovertRefusal::ChooseRealm { realms, .. }) =
        refused(&mut evening, play(ADA, "new-alliance", None, None))
    else {
        panic!("the realms are listed");
    };
    assert!(!realms.contains(&text("Stray")));
    // Only its lord may enter that it is at war.
    let at_war = |by| act(by, Act::War { realm: text("Stray"), at_war: true });
    assert_eq!(refused(&mut evening, at_war(ADA)), No::NotYourRealm { realm: text("Stray"), player: DEE });
    evening.play(&[at_war(DEE)]);
}

#[test]
fn u3_8_a_vassals_provinces_count_for_its_lord() {
    // Dunn and Stray together own the whole area Dunn.
    let open = |evening: &Evening| unmet_rules(evening, DEE, &in_area("Dunn")).contains(&"U2.4");
    let mut evening = vassals(&[]);
    assert!(open(&evening));
    let not_own = |evening: &Evening| {
        let claim = checked(evening, DEE, &on_area("Dunn"));
        claim.conditions.iter().any(|one| matches!(one.needs, Needs::NotOwn { all_own: true, .. }))
    };
    assert!(not_own(&evening));
    // A vassal's province does not count as an NPR's in a distant area.
    evening.play(&[owned_by("Wilderness", "Stray")]);
    let inhabited = |evening: &Evening| {
        let claim = checked(evening, ADA, &on_area("Wild"));
        claim.conditions.iter().any(|one| matches!(one.needs, Needs::Inhabited { inhabited: true, .. }))
    };
    assert!(!inhabited(&evening));
    evening.play(&[owned_by("Wilderness", "Gilt")]);
    assert!(inhabited(&evening));
    let plain = table();
    assert!(!open(&plain) && !not_own(&plain));
}

#[test]
fn u3_8_a_file_names_the_lord_of_a_vassal() {
    let evening = vassals(&[]);
    let written = Plan::of(state(&evening.campaign), &ALL);
    let stray = written.realms.iter().find(|realm| realm.name == "Stray").expect("it is there");
    assert_eq!(stray.vassal_of, Some(4));
    // With fewer players it is an NPR.
    let fewer = with_vassal().for_players(3);
    assert!(fewer.realms.iter().all(|realm| realm.vassal_of.is_none()));
    for otherwise in [
        PlannedRealm { name: text("New"), vassal_of: Some(1), alliance: Some(2), ..PlannedRealm::default() },
        PlannedRealm { name: text("New"), vassal_of: Some(9), ..PlannedRealm::default() },
    ] {
        let mut plan = plan();
        plan.realms.push(otherwise);
        let mut evening = table();
        assert!(evening.attempt(&load(plan)).is_err());
    }
}
