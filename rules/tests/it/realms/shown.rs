//! Checks before anything is paid, and the standings (U7).

use super::given::*;
use chancery_rules::games::realms::{self as game, Command as Act, Needs, Npr, Piece, Refusal as No, Strength};
use chancery_rules::{Refusal, table};

#[test]
fn u7_1_every_condition_is_listed_with_its_result_and_price() {
    let evening = after(&[lies(ADA, "Free", 1), war("Aland", true)]);
    let check = checked(&evening, ADA, &with_realm("Fria"));
    assert_eq!(check.price, price(2, 0));
    assert!(!check.is_open());
    let listed: Vec<(&str, bool)> = check.conditions.iter().map(|one| (one.rule, one.is_met())).collect();
    assert_eq!(
        listed,
        [
            ("U1.6", true),
            ("U1.8", true),
            ("U3.1", true),
            ("U3.1", true),
            ("U3.1", true),
            ("U3.2", false),
            ("U3.2", true),
            ("U3.2", false),
            ("U3.2", true),
            ("U3.3", true),
        ]
    );
}

#[test]
fn u7_1_the_same_conditions_decide_the_action() {
    let mut evening = after(&[lies(ADA, "Free", 1), war("Fria", true)]);
    let listed = checked(&evening, ADA, &with_realm("Fria")).conditions;
    let unmet: Vec<_> = listed.into_iter().filter(|one| !one.is_met()).collect();
    assert_eq!(unmet.len(), 2);
    assert_eq!(refused(&mut evening, forge(ADA, "Fria")), No::Unmet { unmet });
    let listed = checked(&evening, ADA, &in_area("Gilt")).conditions;
    let unmet: Vec<_> = listed.into_iter().filter(|one| !one.is_met()).collect();
    assert_eq!(refused(&mut evening, place(ADA, "Gilt", 1)), No::Unmet { unmet });
}

#[test]
fn u7_1_conditions_can_be_viewed_out_of_turn_and_without_power() {
    let mut evening = table();
    purse_of(&mut evening, BO, 0, 20);
    let check = checked(&evening, BO, &in_area("Free"));
    let unmet: Vec<&Needs> = check.conditions.iter().filter(|one| !one.is_met()).map(|one| &one.needs).collect();
    let (by, active) = (BO, Some(ADA));
    let (needs, has) = (1, 0);
    assert_eq!(unmet, [&Needs::Turn { by, active }, &Needs::Power { needs, has }]);
    assert_eq!(check.price, price(1, 0));
}

#[test]
fn u7_1_players_without_a_realm_and_unknown_names_are_refused() {
    let mut evening = table();
    evening.play(&[join(EVE)]);
    let at = at(&evening);
    let no = |by, action| game::check(&at, by, &action).expect_err("it cannot be checked");
    assert_eq!(no(EVE, in_area("Free")), No::NoRealm { player: EVE }.into());
    let area = text("Nowhere");
    assert_eq!(no(ADA, on_area("Nowhere")), No::NoSuchArea { area }.into());
    let realm = text("Nowhere");
    assert_eq!(no(ADA, with_realm("Nowhere")), No::NoSuchRealm { realm }.into());
    // The table refuses checks by a person who does not play.
    let joined = evening.attempt(&act(game_stranger(), Act::BeginTurn));
    let player = game_stranger();
    let stranger = Refusal::from(table::Refusal::NotInCampaign { player });
    assert_eq!(joined, Err(stranger));
}

fn game_stranger() -> chancery_rules::ids::PlayerId {
    chancery_rules::ids::PlayerId(999)
}

fn npr(evening: &Evening, realm: &str) -> Npr {
    let at = at(evening);
    let realm = at.game.realm(realm).expect("it is there");
    game::npr(at.roster, at.game, at.settings, realm)
}

#[test]
fn u7_2_each_npr_shows_its_leader_and_the_next_price() {
    let mut evening =
        after(&[lies(CY, "Mid", 2), lies(ADA, "Free", 1), lay(ADA, Piece::Marriage, "Mid", 1), allied(BO, "Fria")]);
    let fria = npr(&evening, "Fria");
    let strength = |influence, marriages| Strength { influence, marriages, colonists: 0, claims: 0 };
    let stands = [(ADA, strength(1, 1)), (CY, strength(2, 0)), (BO, strength(1, 0))];
    assert_eq!(fria.strengths, stands);
    assert_eq!(fria.leaders(), [ADA, CY]);
    assert_eq!((fria.price, fria.tax, fria.ally), (2, 3, Some(BO)));
    assert_eq!(fria.areas, ["Mid", "Free"]);
    assert_eq!(fria.capital.as_deref(), Some("Free"));
    evening.play(&[lies(CY, "Free", 1)]);
    assert_eq!(npr(&evening, "Fria").leaders(), [CY]);
    assert_eq!(npr(&evening, "Gilt").leaders(), []);
    let at = at(&evening);
    let all = game::nprs(at.roster, at.game, at.settings);
    let names: Vec<&str> = all.iter().map(|one| &one.realm[..]).collect();
    assert_eq!(names, ["Fria", "Gilt", "Isle", "Oro", "Stray"]);
}

#[test]
fn u7_2_standings_show_each_players_holdings() {
    let evening =
        after(&[lies(ADA, "Free", 2), claimed(ADA, "Mid"), allied(ADA, "Isle"), lay(ADA, Piece::Vassal, "Isle", 1)]);
    let at = at(&evening);
    let [ada, bo, cy, dee] = &game::standings(at.roster, at.game)[..] else {
        panic!("four are at the table");
    };
    assert_eq!((ada.player, ada.seat, ada.active), (ADA, 1, true));
    assert_eq!(ada.realm.as_deref(), Some("Aland"));
    assert_eq!((ada.provinces, ada.tax), (3, 5));
    assert_eq!([ada.towns, ada.vassals, ada.marriages], [3, 1, 0]);
    assert_eq!((ada.influence, ada.ships, ada.charges), (2, 2, 2));
    assert_eq!((&ada.claims[..], &ada.allies[..]), (&[text("Mid")][..], &[text("Isle")][..]));
    assert_eq!(ada.supply, at.game.supply(ADA));
    assert_eq!((bo.seat, cy.seat, dee.seat), (2, 3, 4));
    assert_eq!((bo.influence, cy.ships, dee.charges), (1, 1, 0));
}
