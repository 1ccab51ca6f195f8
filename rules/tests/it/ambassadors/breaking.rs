//! Acts of aggression: what counts as one, what does not, and what follows (E3).

use super::given::*;
use Species::Planta;
use chancery_rules::games::ambassadors;
use chancery_rules::games::ambassadors::{Correction, Event as Effect, Species, Technology, aggression, pinned};
use chancery_rules::table;
use chancery_rules::{Event, Outcome, Refusal};

/// Ada and Bo are partners, and Ada's action is under way.
fn partners() -> Vec<Step> {
    vec![form(ADA, BO), begin(ADA)]
}

/// Checks that Ada's action ends without aggression after these steps.
#[track_caller]
fn peaceful(steps: impl IntoIterator<Item = Step>) {
    let campaign = check(&and(partners(), steps), finish(ADA), Ok(vec![ended(ADA, BO)]));
    assert!(related(&campaign, ADA, BO));
}

/// Checks that Ada's action would end with exactly this act of aggression against Bo.
#[track_caller]
fn hostile(steps: impl IntoIterator<Item = Step>, clashes: &[chancery_rules::games::ambassadors::Clash]) {
    let given = and(partners(), steps);
    let warning = Refusal::MustConfirm(warning(clashes, None));
    check(&given, finish(ADA), Err(warning));
    let campaign = check(
        &given,
        warned(finish(ADA), clashes, None),
        Ok(vec![
            ended(ADA, BO),
            broke(ADA, BO, clashes),
            passed(None, ADA),
            put_back(BO, Money, 11),
            put_back(ADA, Money, 11),
        ]),
    );
    assert!(!related(&campaign, ADA, BO));
    assert_eq!(state(&campaign).traitor, Some(ADA));
    assert_eq!([ADA, BO].map(|p| seat(&campaign, p).tiles), [3, 3]);
    assert_eq!([ADA, BO].map(|p| cubes(&campaign, p)), [[11; 3]; 2]);
}

#[test]
fn e3_2_ships_in_a_partners_sector_are_aggression() {
    hostile([sail(ADA, "Aster", "Birch", 1)], &[clash((ADA, 1), (BO, 2), "Birch", true)]);
    hostile([hold("Edge", BO), sail(ADA, "Aster", "Edge", 2)], &[clash((ADA, 2), (BO, 0), "Edge", true)]);
    hostile([ships("Edge", BO, 3), sail(ADA, "Aster", "Edge", 1)], &[clash((ADA, 1), (BO, 3), "Edge", false)]);
    // How they got there, and into which sector, does not matter.
    hostile(
        [ships("Aster", BO, 1), ships("Middle", ADA, 1), hold("Middle", BO)],
        &[clash((ADA, 2), (BO, 1), "Aster", false), clash((ADA, 1), (BO, 0), "Middle", true)],
    );
}

#[test]
fn e3_2_passing_through_is_not_aggression() {
    peaceful([hold("Edge", BO), sail(ADA, "Aster", "Edge", 2), sail(ADA, "Edge", "Aster", 2)]);
    // She moves through Edge to Cedar, and through Bo's sector with the ships that are not pinned.
    peaceful([hold("Edge", BO), sail(ADA, "Aster", "Cedar", 1)]);
    peaceful([ships("Birch", BO, 0), sail(ADA, "Aster", "Birch", 2), sail(ADA, "Birch", "Edge", 2)]);
}

#[test]
fn e3_2_acts_of_partners_or_against_others_are_no_aggression() {
    peaceful([ships("Aster", ADA, 0), ships("Aster", BO, 2)]);
    peaceful([sail(ADA, "Aster", "Dune", 1)]);
    peaceful([sail(ADA, "Aster", "Middle", 1)]);
    peaceful([]);
    // Without relations, there is nothing to break.
    check(&[begin(ADA), sail(ADA, "Aster", "Birch", 1)], finish(ADA), Ok(vec![ended(ADA, BO)]));
}

#[test]
fn e3_2_aggression_is_judged_at_the_end_of_an_action() {
    let given = and(partners(), [sail(ADA, "Aster", "Birch", 1)]);
    let campaign = after(&given);
    let found = clash((ADA, 1), (BO, 2), "Birch", true);
    assert_eq!(aggression(state(&campaign), ADA), [(BO, vec![found])]);
    assert_eq!(aggression(state(&campaign), CY), []);
    let player = Some(CY);
    let campaign =
        check(&given, correct(Correction::Active { player }), Ok(vec![moderated(), turned(Some(ADA), player)]));
    assert!(related(&campaign, ADA, BO));
    let campaign = after(&and(given, [removed(ADA, 0)]));
    assert!(related(&campaign, ADA, BO));
    assert_eq!(state(&campaign).traitor, None);
}

#[test]
fn e3_3_aggression_breaks_relations_with_every_partner_it_hits() {
    let given = [
        form(ADA, BO),
        form(ADA, CY),
        form(BO, CY),
        form(ADA, DEE),
        begin(ADA),
        sail(ADA, "Aster", "Birch", 1),
        sail(ADA, "Aster", "Cedar", 1),
    ];
    let at_bo = clash((ADA, 1), (BO, 2), "Birch", true);
    let at_cy = clash((ADA, 1), (CY, 1), "Cedar", true);
    let both = [at_bo.clone(), at_cy.clone()];
    let campaign = check(
        &given,
        warned(finish(ADA), &both, None),
        Ok(vec![
            ended(ADA, BO),
            broke(ADA, BO, &[at_bo]),
            broke(ADA, CY, &[at_cy]),
            passed(None, ADA),
            put_back(BO, Money, 10),
            put_back(ADA, Money, 9),
            put_back(CY, Money, 10),
            put_back(ADA, Money, 10),
        ]),
    );
    // Relations with third players continue, on either side.
    assert_eq!(state(&campaign).relations(), [(ADA, DEE), (BO, CY)]);
    assert_eq!([ADA, BO, CY].map(|p| seat(&campaign, p).tiles), [2, 2, 2]);
}

#[test]
fn e3_3_the_traitor_tile_passes_to_the_aggressor() {
    let found = [clash((ADA, 1), (BO, 2), "Birch", true)];
    let broken = |passes: Option<Event>| {
        let mut events = vec![ended(ADA, BO), broke(ADA, BO, &found)];
        events.extend(passes);
        events.extend([put_back(BO, Money, 11), put_back(ADA, Money, 11)]);
        Ok(events)
    };
    for holder in [BO, CY] {
        let given = and(partners(), [traitor(holder), sail(ADA, "Aster", "Birch", 1)]);
        let campaign = check(&given, warned(finish(ADA), &found, holder), broken(Some(passed(holder, ADA))));
        assert_eq!(state(&campaign).traitor, Some(ADA));
    }
    // A player who already has the tile keeps it.
    let given = and(partners(), [traitor(ADA), sail(ADA, "Aster", "Birch", 1)]);
    let campaign = check(&given, warned(finish(ADA), &found, ADA), broken(None));
    assert_eq!(state(&campaign).traitor, Some(ADA));
}

#[test]
fn e3_3_the_traitor_tile_moves_to_the_next_aggressor() {
    let given = [
        form(ADA, BO),
        form(BO, CY),
        begin(ADA),
        sail(ADA, "Aster", "Birch", 1),
        finish(ADA),
        begin(BO),
        sail(BO, "Birch", "Cedar", 1),
    ];
    let found = [clash((BO, 1), (CY, 1), "Cedar", true)];
    let campaign = check(
        &given,
        warned(finish(BO), &found, ADA),
        Ok(vec![
            ended(BO, CY),
            broke(BO, CY, &found),
            passed(ADA, BO),
            put_back(CY, Money, 11),
            put_back(BO, Money, 11),
        ]),
    );
    assert_eq!(state(&campaign).traitor, Some(BO));
}

#[test]
fn e3_3_former_partners_may_form_relations_again() {
    let campaign = after(&[
        form(ADA, BO),
        begin(ADA),
        sail(ADA, "Aster", "Birch", 1),
        finish(ADA),
        traitor(None),
        ships("Birch", ADA, 0),
        begin(BO),
        propose(BO, ADA, Science),
        accept_with(ADA, 1, Science, None),
    ]);
    assert!(related(&campaign, ADA, BO));
}

#[test]
fn e3_3_a_partner_who_left_is_still_a_partner() {
    let given = [
        populate(ADA, [5, 5, 5]),
        populate(BO, [6, 6, 6]),
        form(ADA, BO),
        leave(BO),
        begin(ADA),
        sail(ADA, "Aster", "Birch", 1),
    ];
    let found = [clash((ADA, 1), (BO, 2), "Birch", true)];
    // Players at the table choose; a player who left is not asked.
    check(
        &given,
        warned(finish(ADA), &found, None),
        Ok(vec![
            ended(ADA, CY),
            broke(ADA, BO, &found),
            passed(None, ADA),
            put_back(BO, Money, 6),
            asked(1, BO, ADA, Money),
        ]),
    );
}

#[test]
fn e3_3_aggression_still_ends_the_actions_proposals() {
    let given = and(partners(), [propose(ADA, DEE, Science), sail(ADA, "Aster", "Birch", 1)]);
    let found = [clash((ADA, 1), (BO, 2), "Birch", true)];
    check(
        &given,
        ending(finish(ADA), &found, &[1]),
        Ok(vec![
            ended(ADA, BO),
            broke(ADA, BO, &found),
            passed(None, ADA),
            put_back(BO, Money, 11),
            put_back(ADA, Money, 11),
            closed(1, Outcome::Lapsed, ADA, START),
        ]),
    );
}

#[test]
fn e3_4_partners_pin_each_other() {
    let given = and(partners(), [ships("Aster", BO, 1)]);
    let pinned = |pinned, needs| {
        let (sector, has) = ("Aster".to_owned(), 2);
        Err(Refusal::from(ambassadors::Refusal::ShipsPinned { sector, needs, has, pinned, each: 1 }))
    };
    check(&given, sail(ADA, "Aster", "Edge", 2), pinned(1, 2));
    after(&and(given.clone(), [sail(ADA, "Aster", "Edge", 1)]));
    let without = [ships("Aster", BO, 1), begin(ADA)];
    check(&without, sail(ADA, "Aster", "Edge", 2), pinned(1, 2));
    // Ancients also pin.
    let given = and(given, [ships("Aster", None, 1)]);
    check(&given, sail(ADA, "Aster", "Edge", 1), pinned(2, 1));
}

/// Ada has the Cloaking Device, and three ships in Aster.
fn cloaked() -> Vec<Step> {
    let cloak = cloak(ADA, true);
    and(partners(), [cloak, ships("Aster", ADA, 3)])
}

#[test]
fn e3_4_the_cloaking_device_needs_two_ships_to_pin_one() {
    for (others, pinned) in [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (6, 3), (9, 3)] {
        let given = and(cloaked(), [ships("Aster", BO, others)]);
        let free = 3 - pinned;
        if free > 0 {
            after(&and(given.clone(), [sail(ADA, "Aster", "Edge", free)]));
        }
        if pinned > 0 {
            let (needs, has, each) = (free + 1, 3, 2);
            let sector = "Aster".to_owned();
            let refusal = Refusal::from(ambassadors::Refusal::ShipsPinned { sector, needs, has, pinned, each });
            check(&given, sail(ADA, "Aster", "Edge", needs), Err(refusal));
        }
    }
    // One ship of a partner and one of the ancients together pin her.
    let given = and(cloaked(), [ships("Aster", BO, 1), ships("Aster", None, 1)]);
    after(&and(given, [sail(ADA, "Aster", "Edge", 2)]));
    // Bo lacks the device, so each of Ada's ships pins one of his. Without hers, each of his would pin one of hers.
    let campaign = after(&and(cloaked(), [ships("Aster", BO, 2)]));
    let aster = state(&campaign).board.place("Aster").expect("a sector");
    assert_eq!([ADA, BO].map(|p| pinned(state(&campaign), aster, p)), [1, 2]);
    let campaign = after(&and(cloaked(), [ships("Aster", BO, 2), cloak(ADA, false)]));
    assert_eq!(pinned(state(&campaign), aster, ADA), 2);
}

#[test]
fn e3_4_unpinned_ships_may_pass() {
    let (from, to) = ("Aster".to_owned(), "Cedar".to_owned());
    let no_way = || Err(Refusal::from(ambassadors::Refusal::NoWay { from: from.clone(), to: to.clone() }));
    let through = |steps: &[Step], open: bool| {
        // The only way to Cedar is through Edge.
        let shut = ["Birch", "Dune", "Middle"].map(|beyond| unlink("Aster", beyond));
        let given = and(and(cloaked(), shut), steps.to_vec());
        match open {
            true => drop(after(&and(given, [sail(ADA, "Aster", "Cedar", 2)]))),
            false => drop(check(&given, sail(ADA, "Aster", "Cedar", 2), no_way())),
        }
    };
    through(&[], true);
    through(&[ships("Edge", BO, 1)], true);
    through(&[ships("Edge", BO, 2)], false);
    through(&[ships("Edge", BO, 1), cloak(ADA, false)], false);
    // Ships that already lie there are the ones that are pinned.
    through(&[ships("Edge", BO, 2), ships("Edge", ADA, 1)], true);
    through(&[ships("Edge", BO, 4), ships("Edge", ADA, 1)], false);
    let bare = [ships("Edge", BO, 1), cloak(ADA, false)];
    through(&[&bare[..], &[ships("Edge", ADA, 1)]].concat(), true);
}

#[test]
fn e3_4_players_can_record_the_cloaking_device() {
    let (player, technology) = (ADA, Technology::CloakingDevice);
    let set = |has| Ok(vec![told(Effect::TechnologySet { player, technology, has })]);
    // This is allowed at any time, but not twice.
    let campaign = check(&[], cloak(ADA, true), set(true));
    assert!(seat(&campaign, ADA).technologies.contains(&technology));
    check(&[], cloak(ADA, false), Err(Refusal::from(table::Refusal::NothingToChange)));
    let has = [cloak(ADA, true)];
    check(&has, cloak(ADA, true), Err(Refusal::from(table::Refusal::NothingToChange)));
    let campaign = check(&has, cloak(ADA, false), set(false));
    assert_eq!(seat(&campaign, ADA), seat(&after(&[]), ADA));
    // It stays with the seat, whatever species is played there.
    let campaign = after(&[cloak(ADA, true), leave(ADA), join(ADA), play_as(ADA, Planta)]);
    assert!(seat(&campaign, ADA).technologies.contains(&technology));
    let player = EVE;
    check(&[], cloak(EVE, true), Err(Refusal::from(table::Refusal::NotInCampaign { player })));
}

#[test]
fn e3_5_the_aggressor_is_warned_until_the_preview_is_current() {
    let given = and(partners(), [sail(ADA, "Aster", "Birch", 1)]);
    let first = [clash((ADA, 1), (BO, 2), "Birch", true)];
    let asked = |clashes: &[_], traitor: Option<_>| Err(Refusal::MustConfirm(warning(clashes, traitor)));
    check(&given, finish(ADA), asked(&first, None));
    // An old confirmation no longer matches what would happen now.
    let more = and(given.clone(), [ships("Birch", BO, 1)]);
    let second = [clash((ADA, 1), (BO, 1), "Birch", true)];
    check(&more, warned(finish(ADA), &first, None), asked(&second, None));
    let passed_on = and(given.clone(), [traitor(CY)]);
    check(&passed_on, warned(finish(ADA), &first, None), asked(&first, Some(CY)));
    let partner_more = and(given.clone(), [form(ADA, DEE), ships("Dune", ADA, 1)]);
    let third = [first[0].clone(), clash((ADA, 1), (DEE, 1), "Dune", true)];
    check(&partner_more, warned(finish(ADA), &first, None), asked(&third, None));
    // A player with nothing left to confirm is not asked.
    let parted = and(given, [part(ADA, BO)]);
    check(&parted, warned(finish(ADA), &first, None), Ok(vec![ended(ADA, BO)]));
}
