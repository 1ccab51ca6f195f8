//! L3: access.

use super::given::*;
use chancery_rules::games::leverage;
use chancery_rules::games::leverage::amounts::Money;
use chancery_rules::games::leverage::{Access, GrantedBy, HostileAct, Terms, Why};
use chancery_rules::ids::PlayerId;
use chancery_rules::table;
use chancery_rules::{Confirmation, Event, Outcome, Refusal, Setting};

use Access::{Diplomatic, Ecological, Passage, Trade};

fn already(granter: PlayerId, grantee: PlayerId, access: Access) -> Refusal {
    Refusal::from(leverage::Refusal::AccessAlreadyGranted { granter, grantee, access })
}

fn pending(offer: u64, access: Access) -> Refusal {
    Refusal::from(leverage::Refusal::AccessPending { offer: id(offer), access })
}

fn open(kinds: &[Access]) -> Step {
    set(Setting::from(leverage::Setting::OpenAccess(kinds.iter().copied().collect())))
}

#[test]
fn l3_1_an_offer_of_access_grants_nothing_yet() {
    let campaign =
        check(&[], offer_access(ADA, BO, Trade), Ok(vec![made(1, ADA, BO, Terms::Access { access: Trade })]));
    assert!(!state(&campaign).has_access(BO, ADA, Trade));
}

#[test]
fn l3_1_accepting_access_grants_it_and_earns_its_value() {
    for (access, value) in [(Ecological, 25), (Diplomatic, 20), (Trade, 15), (Passage, 15)] {
        check(
            &[offer_access(ADA, BO, access)],
            accept(BO, 1),
            Ok(vec![
                closed(1, Outcome::Accepted, BO, START),
                granted(ADA, BO, access, GrantedBy::Offer(id(1))),
                earned(ADA, BO, value, value, Why::AccessGranted(id(1))),
            ]),
        );
    }
}

#[test]
fn l3_1_granted_access_cannot_be_offered_again() {
    let given = [offer_access(ADA, BO, Trade), accept(BO, 1)];
    check(&given, offer_access(ADA, BO, Trade), Err(already(ADA, BO, Trade)));
    check(&given, offer_access(BO, ADA, Trade), Ok(vec![made(2, BO, ADA, Terms::Access { access: Trade })]));
}

#[test]
fn l3_1_access_over_the_limit_is_granted_and_reported() {
    check(
        &[holding(ADA, BO, 90), offer_access(ADA, BO, Ecological)],
        accept(BO, 1),
        Ok(vec![
            closed(1, Outcome::Accepted, BO, START),
            granted(ADA, BO, Ecological, GrantedBy::Offer(id(1))),
            swallowing(earned(ADA, BO, 10, 100, Why::AccessGranted(id(1))), 15),
        ]),
    );
}

#[test]
fn l3_2_declining_access_costs_nothing() {
    check(&[offer_access(ADA, BO, Trade)], refuse(BO, 1), Ok(vec![closed(1, Outcome::Refused, BO, START)]));
}

#[test]
fn l3_2_a_granter_grantee_and_kind_have_one_pending_offer() {
    let given = [offer_access(ADA, BO, Trade)];
    check(&given, offer_access(ADA, BO, Trade), Err(pending(1, Trade)));
    for (step, offered) in [
        (offer_access(ADA, BO, Passage), made(2, ADA, BO, Terms::Access { access: Passage })),
        (offer_access(BO, ADA, Trade), made(2, BO, ADA, Terms::Access { access: Trade })),
        (offer_access(ADA, CY, Trade), made(2, ADA, CY, Terms::Access { access: Trade })),
    ] {
        check(&given, step, Ok(vec![offered]));
    }
}

#[test]
fn l3_2_an_offer_excludes_a_favour_for_the_same_access() {
    check(&[holding(BO, ADA, 50), offer_access(ADA, BO, Trade)], ask_access(BO, ADA, Trade), Err(pending(1, Trade)));
    check(&[holding(BO, ADA, 50), ask_access(BO, ADA, Trade)], offer_access(ADA, BO, Trade), Err(pending(1, Trade)));
    check(&[holding(BO, ADA, 50), ask_access(BO, ADA, Trade)], ask_access(BO, ADA, Trade), Err(pending(1, Trade)));
}

#[test]
fn l3_2_the_granter_may_withdraw_an_offer() {
    let given = [offer_access(ADA, BO, Trade)];
    check(&given, withdraw(ADA, 1), Ok(vec![closed(1, Outcome::Withdrawn, ADA, START)]));
    let not_yours = Refusal::from(table::Refusal::NotYoursToWithdraw { offer: id(1), from: ADA.into() });
    check(&given, withdraw(BO, 1), Err(not_yours));
    check(
        &[offer_access(ADA, BO, Trade), withdraw(ADA, 1)],
        offer_access(ADA, BO, Trade),
        Ok(vec![made(2, ADA, BO, Terms::Access { access: Trade })]),
    );
}

#[test]
fn l3_3_revoking_costs_the_value_however_access_was_granted() {
    let gone = |value: f64| vec![revoked(ADA, BO, Trade), lost(ADA, BO, 15, value, Why::AccessRevoked(Trade))];
    let by_offer = [offer_access(ADA, BO, Trade), accept(BO, 1)];
    check_agreed(&by_offer, revoke(ADA, BO, Trade), gone(0.0));
    let by_favour = [holding(BO, ADA, 15), ask_access(BO, ADA, Trade), accept(ADA, 1)];
    check_agreed(&by_favour, revoke(ADA, BO, Trade), gone(-15.0));
    let by_campaign = [granted(ADA, BO, Trade, GrantedBy::Campaign)].map(Step::Event);
    let campaign = check_agreed(&by_campaign, revoke(ADA, BO, Trade), gone(-15.0));
    assert!(!state(&campaign).has_access(BO, ADA, Trade));
}

/// Returns the question before a player revokes access.
fn revoking(
    access: Access,
    (from, to): (f64, f64),
    opens: &[HostileAct],
    back: Option<i64>,
    ends: usize,
) -> Confirmation {
    Confirmation::from(leverage::Confirmation::RevokingCosts {
        grantee: BO,
        access,
        from: points(from),
        to: points(to),
        opens: opens.to_vec(),
        back: back.map(Money),
        ends,
    })
}

#[test]
fn l3_3_revoking_previews_its_costs_and_effects() {
    let at_home = HostileAct::DamageShipInOwnSystems;
    let stealing = [HostileAct::StealMinerals, HostileAct::StealBiomass, at_home];
    // Access from an offer gives back what it earned, so revoking it opens no right.
    let by_offer = [offer_access(ADA, BO, Trade), accept(BO, 1)];
    assert_eq!(asked_first(&by_offer, revoke(ADA, BO, Trade)), revoking(Trade, (15.0, 0.0), &[], Some(750), 0));
    let by_campaign = [Step::Event(granted(ADA, BO, Trade, GrantedBy::Campaign))];
    assert_eq!(
        asked_first(&by_campaign, revoke(ADA, BO, Trade)),
        revoking(Trade, (0.0, -15.0), &stealing, Some(750), 0)
    );
    // The player cannot afford a gift that would undo it.
    let poor = [by_campaign[0].clone(), gift(ADA, CY, 300)];
    assert_eq!(asked_first(&poor, revoke(ADA, BO, Trade)), revoking(Trade, (0.0, -15.0), &stealing, None, 0));
    // Bo's tasks that need this access end, and his others continue.
    let opened = |access| Step::Event(granted(ADA, BO, access, GrantedBy::Campaign));
    let researched = [opened(Diplomatic), research(BO, ADA)];
    assert_eq!(
        asked_first(&researched, revoke(ADA, BO, Diplomatic)),
        revoking(Diplomatic, (0.0, -20.0), &stealing, Some(1000), 1)
    );
    // At the limit, revoking costs and ends nothing, so no question is asked.
    let bottom = [opened(Trade), holding(ADA, BO, -100)];
    let events = vec![revoked(ADA, BO, Trade), swallowing(lost(ADA, BO, 0, -100, Why::AccessRevoked(Trade)), 15)];
    check(&bottom, revoke(ADA, BO, Trade), Ok(events));
}

#[test]
fn l3_3_a_changed_preview_asks_again() {
    let given = [offer_access(ADA, BO, Trade), accept(BO, 1)];
    let seen = asked_first(&given, revoke(ADA, BO, Trade));
    let mut changed = given.to_vec();
    changed.push(gift(ADA, BO, 50));
    assert_eq!(
        asked_first(&changed, confirmed(revoke(ADA, BO, Trade), seen)),
        revoking(Trade, (16.0, 1.0), &[], Some(750), 0)
    );
}

#[test]
fn l3_3_only_granted_access_can_be_revoked() {
    let (grantee, access) = (BO, Trade);
    let not_granted = || Err(Refusal::from(leverage::Refusal::AccessNotGranted { granter: ADA, grantee, access }));
    check(&[], revoke(ADA, BO, Trade), not_granted());
    check(&[offer_access(ADA, BO, Trade)], revoke(ADA, BO, Trade), not_granted());
    let given = [offer_access(ADA, BO, Trade), accept(BO, 1), revoke(ADA, BO, Trade)];
    check(&given, revoke(ADA, BO, Trade), not_granted());
}

#[test]
fn l3_4_access_covers_one_kind_one_player_and_one_direction() {
    let campaign = after(&[offer_access(ADA, BO, Trade), accept(BO, 1)]);
    let may = |grantee, granter, access| state(&campaign).has_access(grantee, granter, access);
    assert!(may(BO, ADA, Trade));
    assert!(!may(BO, ADA, Passage) && !may(ADA, BO, Trade) && !may(CY, ADA, Trade));
}

#[test]
fn l3_5_players_have_every_access_in_their_own_systems() {
    let campaign = after(&[]);
    assert!(Access::ALL.iter().all(|access| state(&campaign).has_access(ADA, ADA, *access)));
    check(&[], revoke(ADA, ADA, Trade), Err(Refusal::from(table::Refusal::Oneself)));
    check(&[], offer_access(ADA, ADA, Trade), Err(Refusal::from(table::Refusal::Oneself)));
}

#[test]
fn l3_6_a_campaign_starts_with_no_access_granted() {
    assert!(state(&after(&[join(DEE)])).access.is_empty());
}

#[test]
fn l3_6_joining_grants_open_access_both_ways_and_earns_nothing() {
    let by = GrantedBy::Campaign;
    let campaign = check(
        &[leave(CY), open(&[Trade, Passage])],
        join(DEE),
        Ok(vec![
            Event::Joined { player: DEE },
            issued(DEE),
            launched(4, DEE),
            granted(DEE, ADA, Trade, by),
            granted(ADA, DEE, Trade, by),
            granted(DEE, ADA, Passage, by),
            granted(ADA, DEE, Passage, by),
            granted(DEE, BO, Trade, by),
            granted(BO, DEE, Trade, by),
            granted(DEE, BO, Passage, by),
            granted(BO, DEE, Passage, by),
            granted(DEE, CY, Trade, by),
            granted(CY, DEE, Trade, by),
            granted(DEE, CY, Passage, by),
            granted(CY, DEE, Passage, by),
        ]),
    );
    assert_eq!(leverage(&campaign, ADA, DEE), points(0));
}

#[test]
fn l3_6_returning_players_get_open_access() {
    let campaign = after(&[leave(CY), open(&[Trade]), join(DEE), join(CY)]);
    let may = |grantee, granter| state(&campaign).has_access(grantee, granter, Trade);
    assert!(may(CY, DEE) && may(DEE, CY));
}

#[test]
fn l3_7_access_granted_as_a_favour_earns_nothing() {
    let campaign = check(
        &[holding(BO, ADA, 15), ask_access(BO, ADA, Trade)],
        accept(ADA, 1),
        Ok(vec![closed(1, Outcome::Accepted, ADA, START), granted(ADA, BO, Trade, GrantedBy::Favour(id(1)))]),
    );
    assert_eq!(leverage(&campaign, ADA, BO), points(0));
    assert!(state(&campaign).has_access(BO, ADA, Trade));
}

#[test]
fn l3_9_an_access_offer_asks_first_if_it_exceeds_the_limit() {
    let given = [holding(ADA, BO, 95)];
    let overflows = |earns: i32, swallowed: i32| {
        chancery_rules::Confirmation::from(leverage::Confirmation::GiftOverflows {
            earns: points(earns),
            swallowed: points(swallowed),
            limit: None,
        })
    };
    assert_eq!(asked_first(&given, offer_access(ADA, BO, Ecological)), overflows(5, 20));
    let offered = made(1, ADA, BO, Terms::Access { access: Ecological });
    check_agreed(&given, offer_access(ADA, BO, Ecological), vec![offered]);
    // If the figures have changed, the question is asked again; if the offer fits, it is not.
    let stale = confirmed(offer_access(ADA, BO, Ecological), overflows(10, 15));
    check(&given, stale, Err(Refusal::MustConfirm(overflows(5, 20))));
    let offered = made(1, ADA, BO, Terms::Access { access: Trade });
    check(&[holding(ADA, BO, 85)], offer_access(ADA, BO, Trade), Ok(vec![offered]));
}
