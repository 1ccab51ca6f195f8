//! Fabricating claims (U4): conditions and costs. `counters.rs` and `covert.rs` test how targets counter them.

use super::given::*;
use chancery_rules::games::realms::{self as game, Condition, Correction, Needs, Piece, Refusal as No};

/// Returns the unmet conditions of claims on an area.
fn in_the_way(evening: &Evening, by: chancery_rules::ids::PlayerId, area: &str) -> Vec<Needs> {
    let conditions = checked(evening, by, &on_area(area)).conditions;
    let unmet = conditions.into_iter().filter(|one: &Condition| !one.is_met());
    unmet.map(|one| one.needs).collect()
}

#[test]
fn u4_1_a_claim_costs_two_power_or_one_in_a_battleground() {
    let mut evening = table();
    let prices = ["Free", "Mid"].map(|area| checked(&evening, ADA, &on_area(area)).price);
    assert_eq!(prices, [price(2, 0), price(1, 0)]);
    purse_of(&mut evening, ADA, 4, 20);
    let short = Needs::Power { needs: 5, has: 4 };
    let step = claim(ADA, &["Free", "Mid", "Isle"]);
    assert_eq!(unmet(&mut evening, step), ("U4.1", short));
}

#[test]
fn u4_1_a_claim_needs_an_area_adjacent_to_the_realm() {
    let evening = after(&[lies(ADA, "Isle", 2)]);
    // Aland and Mid are areas of Ada's realm, and so is Colony, where she has a town.
    let border = |area: &str| {
        let conditions = checked(&evening, ADA, &on_area(area)).conditions;
        let mut of = conditions.into_iter().filter_map(|one| match one.needs {
            Needs::Border { from, by_land, .. } => Some((one.rule, by_land, from)),
            _ => None,
        });
        of.next().expect("adjacency is asked for")
    };
    let names = |names: &[&str]| names.iter().map(|name| text(name)).collect::<Vec<_>>();
    assert_eq!(border("Free"), ("U4.1", false, names(&["Aland"])));
    assert_eq!(border("Isle"), ("U4.1", false, names(&["Aland"])));
    assert_eq!(border("Corse"), ("U4.1", false, names(&["Mid"])));
    assert_eq!(border("Borne"), ("U4.1", false, names(&["Aland", "Mid"])));
    // An area is adjacent to itself.
    assert_eq!(border("Mid"), ("U4.1", false, names(&["Aland", "Mid"])));
    // Influence does not make an area part of the realm.
    assert_eq!(border("Gilt"), ("U4.1", false, names(&[])));
}

#[test]
fn u4_1_an_action_may_claim_several_areas_once_each() {
    let mut evening = table();
    let no = refused(&mut evening, claim(ADA, &["Free", "free"]));
    let area = text("Free");
    assert_eq!(no, No::AreaTwice { area });
    let no = refused(&mut evening, claim(ADA, &[]));
    let areas = game::claimable(state(&evening.campaign), ADA);
    // Colony has a town, but it is her own, and she has no province there.
    assert_eq!(areas, ["Borne", "Corse", "Mid", "Free", "Isle", "Outland", "Colony"]);
    let most = 6;
    assert_eq!(no, No::ChooseClaims { areas, most });
    let none = Correction::Supply { player: ADA, influence: None, claims: Some(1), alliances: None, merchants: None };
    evening.play(&[correct(none)]);
    let left = Needs::Claims { needs: 2, left: 1 };
    let step = claim(ADA, &["Free", "Mid"]);
    assert_eq!(unmet(&mut evening, step), ("U1.2", left));
}

#[test]
fn u4_2_a_claimed_or_fully_owned_area_is_refused() {
    let mut evening = after(&[claimed(ADA, "Free"), claimed(BO, "Isle")]);
    let (area, claimed) = (text("Free"), true);
    let unclaimed = Needs::Unclaimed { area, claimed };
    assert_eq!(unmet(&mut evening, claim(ADA, &["Free"])), ("U4.2", unclaimed));
    let (area, all_own) = (text("Aland"), true);
    let own = Needs::NotOwn { area, all_own };
    assert_eq!(unmet(&mut evening, claim(ADA, &["Aland"])), ("U4.2", own));
    // It is not prevented by another player's claim, or by Ada's province among others.
    let open = ["Isle", "Mid"].map(|area| in_the_way(&evening, ADA, area));
    assert_eq!(open, [vec![], vec![]]);
}

#[test]
fn u4_2_claims_need_peace() {
    let mut evening = after(&[war("Aland", true)]);
    let (realm, at_war) = (text("Aland"), true);
    let peace = Needs::Peace { realm, at_war };
    assert_eq!(unmet(&mut evening, claim(ADA, &["Free"])), ("U4.2", peace));
    // A war involving the owners of provinces there does not prevent it.
    let evening = after(&[war("Fria", true), war("Borne", true)]);
    assert_eq!(in_the_way(&evening, ADA, "Free"), []);
}

#[test]
fn u4_2_a_distant_area_must_be_inhabited_and_adjacent_by_land() {
    // Ada's town in Colony borders Outland by land.
    let evening = table();
    assert_eq!(in_the_way(&evening, ADA, "Outland"), []);
    // Bo has a town in Outland: Colony has Ada's town, and Wild is not adjacent.
    let town = lay(BO, Piece::Town, "Outland", 1);
    let mut evening = after(&[town]);
    let [colony, wild] = ["Colony", "Wild"].map(|area| in_the_way(&evening, BO, area));
    assert!(matches!(colony[..], [Needs::Turn { .. }]), "{colony:?}");
    assert!(matches!(wild[1], Needs::Border { by_land: true, .. }), "{wild:?}");
    // Without a town, a vassal or an NPR's province, there is nothing to claim.
    let wild = Needs::Inhabited { area: text("Wild"), inhabited: false };
    assert_eq!(in_the_way(&evening, ADA, "Wild"), [wild]);
    evening.play(&[lay(DEE, Piece::Vassal, "Wild", 1)]);
    assert_eq!(in_the_way(&evening, ADA, "Wild"), []);
    let npr = after(&[owned_by("Wilderness", "Gilt")]);
    assert_eq!(in_the_way(&npr, ADA, "Wild"), []);
    let player = after(&[owned_by("Wilderness", "Dunn")]);
    assert_eq!(in_the_way(&player, ADA, "Wild").len(), 1);
}

#[test]
fn u4_2_the_sea_does_not_connect_distant_areas() {
    // Isle and Outland now border the same sea zone, and Bo has a town in Isle.
    let mut plan = plan();
    plan.areas[9].sea.push(text("North Sea"));
    let mut evening = loaded();
    evening.play(&[load(plan), lay(BO, Piece::Town, "Isle", 1)]);
    let rules = unmet_rules(&evening, BO, &on_area("Outland"));
    assert_eq!(rules, ["U1.8", "U4.2"]);
}

#[test]
fn u4_2_an_obstacle_in_every_area_is_reported_first() {
    let mut evening = after(&[war("Aland", true)]);
    let (realm, at_war) = (text("Aland"), true);
    let peace = Needs::Peace { realm, at_war };
    assert_eq!(unmet(&mut evening, claim(ADA, &[])), ("U4.2", peace));
}
