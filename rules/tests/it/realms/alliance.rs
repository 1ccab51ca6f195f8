//! Forging alliances (U3).

use super::given::*;
use chancery_rules::games::realms::{
    self as game, Command as Act, Confirmation, DistantAlliance, Event, Landing, Needs, Piece, Refusal as No, Setting,
    Strength,
};
use chancery_rules::ids::PlayerId;

fn strength(influence: u32, marriages: u32, claims: u32) -> Strength {
    Strength { influence, marriages, colonists: 0, claims }
}

fn ally(evening: &Evening, realm: &str) -> Option<PlayerId> {
    let state = state(&evening.campaign);
    state.realm(realm).expect("it is there").ally
}

#[test]
fn u3_1_an_alliance_costs_half_the_tax_income_from_1_to_3() {
    let mut evening = table();
    let price_of = |evening: &Evening, realm: &str| {
        let check = checked(evening, ADA, &with_realm(realm));
        check.price
    };
    // Tax incomes of 3, 9, 0 and 4.
    let prices = ["Fria", "Gilt", "Isle", "Oro"].map(|realm| price_of(&evening, realm));
    assert_eq!(prices, [2, 3, 1, 2].map(|power| price(power, 0)));
    // The price follows the NPR's current tax income.
    evening.play(&[owned_by("Midmost", "Aland"), owned_by("Giltholm", "Fria")]);
    let prices = ["Fria", "Gilt"].map(|realm| price_of(&evening, realm));
    assert_eq!(prices, [3, 1].map(|power| price(power, 0)));
}

#[test]
fn u3_1_the_token_goes_on_the_capital_with_influence() {
    let mut evening = after(&[lies(ADA, "Mid", 1), lies(ADA, "Free", 1)]);
    let step = forge(ADA, "fria");
    let asked = question(&mut evening, &step);
    assert_eq!(
        asked,
        Confirmation::ForgesAlliance {
            realm: text("Fria"),
            area: text("Free"),
            before: None,
            price: price(2, 0),
            left: price(4, 20),
            influence: Landing::Placed,
        }
    );
    let forged = Event::AllianceForged {
        player: ADA,
        realm: text("Fria"),
        area: text("Free"),
        before: None,
        paid: price(2, 0),
        left: price(4, 20),
        influence: Landing::Placed,
    };
    assert_eq!(told(&mut evening, step), [forged]);
    assert_eq!(ally(&evening, "Fria"), Some(ADA));
    assert_eq!(influence(&evening, ADA, "Free"), 2);
    assert_eq!(supply(&evening, ADA), [17, 8, 2]);
    assert_eq!(purse(&evening, ADA), (4, 20));
}

fn landed(evening: &mut Evening, by: PlayerId, realm: &str) -> Landing {
    match &told(evening, forge(by, realm))[..] {
        [Event::AllianceForged { influence, .. }] => *influence,
        other => panic!("an alliance is forged, not {other:?}"),
    }
}

#[test]
fn u3_1_missing_space_or_supply_is_reported() {
    let mut full = after(&[lies(ADA, "Free", 2), lies(CY, "Free", 2)]);
    assert_eq!(landed(&mut full, ADA, "Fria"), Landing::Full);
    assert_eq!(influence(&full, ADA, "Free"), 2);

    let left = |influence| game::Correction::Supply {
        player: ADA,
        influence: Some(influence),
        claims: None,
        alliances: None,
        merchants: None,
    };
    let mut empty = after(&[lies(ADA, "Free", 2), correct(left(0))]);
    assert_eq!(landed(&mut empty, ADA, "Fria"), Landing::NoneLeft);
    assert_eq!(influence(&empty, ADA, "Free"), 2);

    // Players own the whole capital area, but the capital stays the NPR's.
    let mut owned = after(&[lies(ADA, "Mid", 2), owned_by("Friaburg", "Borne")]);
    assert_eq!(landed(&mut owned, ADA, "Fria"), Landing::AllOwned);

    let mut distant = after(&[claimed(ADA, "Outland")]);
    assert_eq!(landed(&mut distant, ADA, "Oro"), Landing::Distant);
    assert_eq!(supply(&distant, ADA), [20, 7, 2]);
}

#[test]
fn u3_1_the_token_comes_from_the_supply_and_needs_a_capital() {
    let none =
        game::Correction::Supply { player: ADA, influence: None, claims: None, alliances: Some(0), merchants: None };
    let mut evening = after(&[lies(ADA, "Free", 2), correct(none)]);
    let left = Needs::Alliance { left: 0 };
    assert_eq!(unmet(&mut evening, forge(ADA, "Fria")), ("U3.1", left));
    // Stray has a province in Dunn, but no capital.
    let mut evening = after(&[lies(DEE, "Dunn", 2)]);
    evening.play(&[act(ADA, Act::EndTurn), act(DEE, Act::BeginTurn)]);
    let (realm, area) = (text("Stray"), None);
    let capital = Needs::Capital { realm, area };
    assert_eq!(unmet(&mut evening, forge(DEE, "Stray")), ("U3.1", capital));
}

#[test]
fn u3_1_a_player_who_cannot_pay_forges_no_alliance() {
    let mut evening = after(&[lies(ADA, "Free", 2)]);
    purse_of(&mut evening, ADA, 1, 20);
    let short = Needs::Power { needs: 2, has: 1 };
    assert_eq!(unmet(&mut evening, forge(ADA, "Fria")), ("U3.1", short));
    purse_of(&mut evening, ADA, 2, 20);
    evening.play(&[forge(ADA, "Fria")]);
}

#[test]
fn u3_2_both_must_be_at_peace() {
    for realm in ["Aland", "Fria"] {
        let mut evening = after(&[lies(ADA, "Free", 2), war(realm, true)]);
        let (name, at_war) = (text(realm), true);
        let peace = Needs::Peace { realm: name, at_war };
        assert_eq!(unmet(&mut evening, forge(ADA, "Fria")), ("U3.2", peace));
        evening.play(&[war(realm, false), forge(ADA, "Fria")]);
    }
}

#[test]
fn u3_2_an_alliance_needs_two_influence_in_the_npr() {
    let mut evening = after(&[lies(ADA, "Mid", 1), lies(ADA, "Isle", 3)]);
    let realm = text("Fria");
    let standing = Needs::Standing { realm, own: strength(1, 0, 0) };
    assert_eq!(unmet(&mut evening, forge(ADA, "Fria")), ("U3.2", standing));
    // Influence in any of its areas counts toward the total.
    evening.play(&[lies(ADA, "Free", 1), forge(ADA, "Fria")]);
}

#[test]
fn u3_2_outbidding_an_opponents_alliance_needs_more_influence() {
    let mut evening = after(&[allied(BO, "Fria"), lies(BO, "Free", 2), lies(ADA, "Mid", 2)]);
    let majority = |own, theirs| Needs::Majority {
        realm: text("Fria"),
        own: strength(own, 0, 0),
        ally: BO,
        theirs: strength(theirs, 0, 0),
    };
    let step = || forge(ADA, "Fria");
    assert_eq!(unmet(&mut evening, step()), ("U3.2", majority(2, 2)));
    evening.play(&[lies(ADA, "Free", 1)]);
    assert_eq!(supply(&evening, BO), [18, 8, 2]);
    let Confirmation::ForgesAlliance { before, .. } = question(&mut evening, &step()) else {
        panic!("an alliance is asked about");
    };
    assert_eq!(before, Some(BO));
    let happened = told(&mut evening, step());
    assert!(matches!(happened[..], [Event::AllianceForged { before: Some(BO), .. }]));
    // The opponent's token returned; their influence stays.
    assert_eq!(ally(&evening, "Fria"), Some(ADA));
    assert_eq!(supply(&evening, BO), [18, 8, 3]);
    assert_eq!(influence(&evening, BO, "Free"), 2);
}

#[test]
fn u3_2_players_and_ones_own_allies_are_refused() {
    let mut evening = after(&[allied(ADA, "Fria"), lies(ADA, "Free", 2)]);
    let (realm, allied) = (text("Fria"), true);
    let unallied = Needs::Unallied { realm, allied };
    assert_eq!(unmet(&mut evening, forge(ADA, "Fria")), ("U3.2", unallied));
    let no = refused(&mut evening, forge(ADA, "Borne"));
    let (realm, player) = (text("Borne"), BO);
    assert_eq!(no, No::NotAnNpr { realm, player });
    let no = refused(&mut evening, forge(ADA, " Nowhere"));
    let realm = text("Nowhere");
    assert_eq!(no, No::NoSuchRealm { realm });
}

#[test]
fn u3_3_a_distant_npr_needs_a_claim_that_counts_as_two() {
    let mut evening = table();
    let conditions = unmet_rules(&evening, ADA, &with_realm("Oro"));
    assert_eq!(conditions, ["U3.2", "U3.3"]);
    evening.play(&[claimed(ADA, "Outland")]);
    let state_now = state(&evening.campaign);
    let oro = state_now.realm("Oro").expect("it is there");
    let own = game::strength(state_now, at(&evening).settings, ADA, oro);
    assert_eq!(own, strength(0, 0, 2));
    evening.play(&[forge(ADA, "Oro")]);
    assert_eq!(ally(&evening, "Oro"), Some(ADA));
    // A claim elsewhere does not count on its areas.
    let mut evening = after(&[claimed(ADA, "Colony")]);
    assert_eq!(unmet_first(&mut evening, forge(ADA, "Oro")).0, "U3.2");
}

#[test]
fn u3_3_a_claim_counts_as_two_against_an_opponent_too() {
    let both = [claimed(ADA, "Outland"), claimed(BO, "Outland"), allied(BO, "Oro")];
    let mut evening = after(&both);
    let majority = Needs::Majority { realm: text("Oro"), own: strength(0, 0, 2), ally: BO, theirs: strength(0, 0, 2) };
    assert_eq!(unmet(&mut evening, forge(ADA, "Oro")), ("U3.2", majority));
    evening.play(&[lay(ADA, Piece::Marriage, "Outland", 1), forge(ADA, "Oro")]);
}

#[test]
fn u3_3_a_table_may_require_influence_with_the_claim() {
    let strict = setting(Setting::DistantAlliance(DistantAlliance::Strict));
    let mut evening = after(&[strict, claimed(ADA, "Outland")]);
    let realm = text("Oro");
    let own = strength(0, 0, 0);
    let standing = Needs::Standing { realm, own };
    assert_eq!(unmet(&mut evening, forge(ADA, "Oro")), ("U3.2", standing));
    // It owns a province in an area that takes influence.
    evening.play(&[owned_by("Midmost", "Oro"), lies(ADA, "Mid", 2)]);
    evening.play(&[forge(ADA, "Oro")]);
    // Influence without the claim is not enough either.
    let strict = setting(Setting::DistantAlliance(DistantAlliance::Strict));
    let mut evening = after(&[strict, owned_by("Midmost", "Oro"), lies(ADA, "Mid", 2)]);
    let (realm, claims) = (text("Oro"), Vec::new());
    let claim = Needs::ClaimThere { realm, claims };
    assert_eq!(unmet(&mut evening, forge(ADA, "Oro")), ("U3.3", claim));
}

#[test]
fn u3_3_only_the_capital_makes_an_npr_distant() {
    // Fria takes a distant province, which does not make Fria distant.
    let mut evening = after(&[owned_by("Landing", "Fria"), lies(ADA, "Free", 2)]);
    evening.play(&[forge(ADA, "Fria")]);
}

#[test]
fn u3_3_a_player_has_at_most_three_alliances() {
    let given = ["Gilt", "Isle", "Oro"].map(|realm| allied(ADA, realm));
    let mut evening = after(&given);
    evening.play(&[lies(ADA, "Free", 2)]);
    // A fourth token in the supply does not help.
    evening.play(&[correct(game::Correction::Supply {
        player: ADA,
        influence: None,
        claims: None,
        alliances: Some(1),
        merchants: None,
    })]);
    let allies = ["Gilt", "Isle", "Oro"].map(text).to_vec();
    let few = Needs::FewAlliances { allies };
    assert_eq!(unmet(&mut evening, forge(ADA, "Fria")), ("U3.3", few));
    let no = refused(&mut evening, allied(ADA, "Fria"));
    let (player, most) = (ADA, 3);
    assert_eq!(no, No::TooManyAlliances { player, most });
}

#[test]
fn u3_4_a_marriage_counts_as_influence_on_both_sides() {
    let mut evening = after(&[
        allied(BO, "Fria"),
        lay(BO, Piece::Marriage, "Mid", 1),
        lies(ADA, "Free", 1),
        lay(ADA, Piece::Marriage, "Free", 1),
    ]);
    let majority = Needs::Majority { realm: text("Fria"), own: strength(1, 1, 0), ally: BO, theirs: strength(1, 1, 0) };
    assert_eq!(unmet(&mut evening, forge(ADA, "Fria")), ("U3.2", majority));
    evening.play(&[lay(ADA, Piece::Marriage, "Mid", 1), forge(ADA, "Fria")]);
}
