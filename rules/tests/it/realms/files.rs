//! Maps as files (U1.4): every possible flaw, named by its path. A map loads completely or not at all.

use super::given::*;
use chancery_rules::board::{self, Flaw};
use chancery_rules::games::realms::{
    self as game, Capital, CardEffect, Key, Plan, PlannedPieces, PlannedShips, Refusal as No, Token,
};
use chancery_rules::{Refusal, seating, table};

fn with(change: impl FnOnce(&mut Plan)) -> Plan {
    let mut plan = plan();
    change(&mut plan);
    plan
}

/// Checks the flaws of a map, and that loading it leaves the current map as it was.
#[track_caller]
fn flawed(change: impl FnOnce(&mut Plan), flaws: &[(&str, Refusal)]) {
    let flaw = |(path, problem): &(&str, Refusal)| Flaw { path: text(path), problem: Box::new(problem.clone()) };
    let (flaws, more) = (flaws.iter().map(flaw).collect(), 0);
    let mut evening = table();
    let before = evening.campaign.clone();
    let refused = evening.attempt(&load(with(change)));
    assert_eq!(refused, Err(Refusal::BadBoard { flaws, more }));
    assert_eq!(evening.campaign, before);
}

fn taken(name: &str) -> Refusal {
    let name = text(name);
    refusal(table::Refusal::NameTaken { name })
}

fn no_seat(seat: usize) -> Refusal {
    refusal(seating::Refusal::NobodySits { seat, seated: 4 })
}

#[test]
fn u6_4_card_names_are_normalised_and_prices_are_payable() {
    let mut evening = seated(ALL);
    let hidden = "\u{200b}".repeat(5000);
    evening.play(&[load(with(|plan| {
        plan.covert[0].name = format!(" Support{hidden} Rebels ");
        plan.covert[0].effect =
            Some(CardEffect::Mark { name: format!("\u{202e}unrest{hidden}"), count: 1, own: false });
    }))]);
    let card = &state(&evening.campaign).covert.cards[0];
    assert_eq!(card.name, "Support Rebels");
    let (name, count) = (text("unrest"), 1);
    assert_eq!(card.effect, Some(CardEffect::Mark { name, count, own: false }));
    let out = |value, most| refusal(No::OutOfRange { value, most });
    flawed(
        |plan| plan.covert[0].price = price(11, 100_000),
        &[("covert[0].price.power", out(11, 10)), ("covert[0].price.ducats", out(100_000, 99_999))],
    );
    let many = No::CountOutOfRange { value: 101, least: 0, most: 100 };
    flawed(
        |plan| {
            let card = plan.covert[0].clone();
            plan.covert = (0..101).map(|n| game::Card { name: format!("Card {n}"), ..card.clone() }).collect();
        },
        &[("covert", refusal(many))],
    );
}

#[test]
fn u1_4_names_must_be_unique_and_readable() {
    flawed(
        |plan| {
            plan.areas[1].name = text(" ALAND ");
            plan.areas[1].land.clear();
            plan.sea_zones[1].name = text("x".repeat(41).as_str());
            for area in &mut plan.areas {
                area.land.retain(|name| name != "Borne");
                area.sea.retain(|name| name != "South Sea");
            }
            plan.sea_zones[0].adjacent.clear();
        },
        &[
            ("areas[1].name", taken("Aland")),
            ("sea_zones[1].name", refusal(table::Refusal::NameTooLong { length: 41, most: 40 })),
        ],
    );
    flawed(
        |plan| {
            plan.areas[2].provinces[0].name = text("alaport");
            plan.realms[8].name = text("OSTRICH");
            plan.realms[7].name = text("ostrich");
            plan.areas[3].provinces[1].owner = None;
            plan.areas[9].provinces[0].owner = None;
            plan.areas[9].provinces[0].capital = Capital::None;
            plan.nodes[1].name = text("NORTHPORT");
            plan.trade.iter_mut().for_each(|card| card.nodes = vec![text("northport")]);
            plan.covert[1].name = text("support rebels");
        },
        &[
            ("realms[8].name", taken("OSTRICH")),
            ("areas[2].provinces[0].name", taken("alaport")),
            ("nodes[1].name", taken("NORTHPORT")),
            ("covert[1].name", taken("support rebels")),
        ],
    );
}

#[test]
fn u1_4_references_must_exist() {
    let nowhere = || text("Nowhere");
    flawed(
        |plan| {
            plan.areas[0].land.push(nowhere());
            plan.areas[0].sea.push(text("Mid"));
            plan.sea_zones[0].adjacent.push(text("Free"));
            plan.areas[1].provinces[0].key = Some(Key { node: nowhere(), plus: 0 });
            plan.areas[8].land.push(text("North Sea"));
            plan.trade[0].nodes.push(nowhere());
            plan.areas[4].provinces[1].owner = Some(nowhere());
        },
        &[
            ("areas[1].provinces[0].key.node", No::NoSuchNode { node: nowhere() }.into()),
            ("areas[4].provinces[1].owner", No::NoSuchRealm { realm: nowhere() }.into()),
            ("areas[0].land[2]", No::NoSuchArea { area: nowhere() }.into()),
            ("areas[0].sea[1]", No::NoSuchZone { zone: text("Mid") }.into()),
            ("areas[8].land[0]", No::NoSuchArea { area: text("North Sea") }.into()),
            ("sea_zones[0].adjacent[2]", No::NoSuchZone { zone: text("Free") }.into()),
            ("trade[0].nodes[1]", No::NoSuchNode { node: nowhere() }.into()),
        ],
    );
}

#[test]
fn u1_4_seats_have_one_realm_and_appear_once() {
    flawed(
        |plan| {
            plan.realms[1].seat = Some(1);
            plan.areas[1].pieces = None;
            plan.areas[5].pieces = None;
            plan.sea_zones[0].ships.truncate(1);
        },
        &[("realms[1].seat", No::SeatTwice { seat: 1 }.into())],
    );
    let seat = |seat| PlannedPieces { seat, town: 1, ..PlannedPieces::default() };
    flawed(
        |plan| {
            plan.realms[4].alliance = Some(9);
            plan.areas[6].pieces = Some(vec![seat(5), seat(0), seat(1), seat(1)]);
        },
        &[
            ("realms[4].alliance", no_seat(9)),
            ("areas[6].pieces[0].seat", no_seat(5)),
            ("areas[6].pieces[1].seat", no_seat(0)),
            ("areas[6].pieces[3].seat", No::SeatCountedTwice { seat: 1 }.into()),
        ],
    );
    // The realm of an empty seat has no pieces.
    flawed(
        |plan| {
            plan.realms[3].seat = None;
            plan.realms[3].power = 0;
            plan.realms[3].ducats = 0;
        },
        &[
            ("areas[3].pieces[0].seat", No::SeatWithoutRealm { seat: 4 }.into()),
            ("sea_zones[1].ships[1].seat", No::SeatWithoutRealm { seat: 4 }.into()),
        ],
    );
}

#[test]
fn u1_4_players_and_nprs_have_only_their_own_things() {
    flawed(
        |plan| {
            plan.realms[0].alliance = Some(2);
            plan.realms[4].power = 1;
            plan.realms[4].charges = 1;
            plan.areas[10].provinces[0].capital = Capital::OfOwner;
            plan.areas[0].provinces[1].capital = Capital::OfOwner;
        },
        &[
            ("realms[0].alliance", No::AllyOfPlayer.into()),
            ("realms[4].power", No::OnlyOfPlayer.into()),
            ("realms[4].charges", No::OnlyOfPlayer.into()),
            ("areas[0].provinces[1].capital", No::CapitalTwice { realm: text("Aland") }.into()),
            ("areas[10].provinces[0].capital", No::CapitalOfNone.into()),
        ],
    );
}

#[test]
fn u1_4_numbers_have_bounds() {
    let over = |value, most| No::OutOfRange { value, most }.into();
    flawed(
        |plan| {
            plan.realms[0].power = 11;
            plan.realms[0].ducats = 100_000;
            plan.areas[0].provinces[0].tax = 100;
            plan.areas[1].pieces = Some(vec![PlannedPieces { seat: 2, town: 100, ..PlannedPieces::default() }]);
            plan.sea_zones[0].slots = 10;
            plan.nodes[0].pirates = 100;
            plan.trade[0].rows[0].ducats = 100_000;
        },
        &[
            ("realms[0].power", over(11, 10)),
            ("realms[0].ducats", over(100_000, 99_999)),
            ("areas[0].provinces[0].tax", over(100, 99)),
            ("areas[1].pieces[0].town", refusal(board::Refusal::TooManyPieces { count: 100, most: 99 })),
            ("sea_zones[0].slots", over(10, 9)),
            ("nodes[0].pirates", over(100, 99)),
            ("trade[0].rows[0].ducats", over(100_000, 99_999)),
        ],
    );
    flawed(
        |plan| {
            plan.trade.pop();
        },
        &[("trade", No::CountOutOfRange { value: 2, least: 3, most: 120 }.into())],
    );
    let mut evening = table();
    let none = load(with(|plan| {
        plan.areas.clear();
        plan.sea_zones.clear();
    }));
    let problem = refusal(board::Refusal::PlacesOutOfRange { value: 0, most: 120 });
    let flaws = vec![Flaw { path: text("areas"), problem: Box::new(problem) }];
    let more = 0;
    assert_eq!(evening.attempt(&none), Err(Refusal::BadBoard { flaws, more }));
}

#[test]
fn u1_4_adjacency_and_nodes_are_unique_and_consistent() {
    flawed(
        |plan| {
            plan.areas[0].land = vec![text("Mid"), text("aland"), text("MID")];
            plan.nodes[0].area = Some(text("Mid"));
            plan.nodes[1].area = None;
        },
        &[
            ("areas[0].land[1]", No::NextToItself { name: text("Aland") }.into()),
            ("areas[0].land[2]", No::ListedTwice { name: text("Mid") }.into()),
            ("nodes[0]", No::NodeNowhere.into()),
            ("nodes[1]", No::NodeNowhere.into()),
        ],
    );
}

#[test]
fn u1_4_influence_and_ships_need_valid_places() {
    let influence = |seat, influence| PlannedPieces { seat, influence, ..PlannedPieces::default() };
    flawed(
        |plan| {
            plan.areas[1].pieces = Some(vec![influence(2, 1)]);
            plan.areas[6].pieces = Some(vec![influence(1, 3), influence(2, 3)]);
            plan.areas[11].pieces = Some(vec![influence(1, 1)]);
            plan.sea_zones[2].ships = vec![PlannedShips { seat: 1, protection: 1, ..PlannedShips::default() }];
        },
        &[
            ("areas[1].pieces", No::AllOwned { area: text("Borne") }.into()),
            ("areas[6].pieces", No::AreaFull { area: text("Gilt"), would_be: 6, most: 5 }.into()),
            ("areas[11].pieces", No::Distant { area: text("Wild") }.into()),
            ("sea_zones[2].ships", No::SlotsShort { zone: text("Ocean"), slots: 0, would_be: 1 }.into()),
        ],
    );
}

#[test]
fn u1_2_a_file_places_at_most_what_a_player_has() {
    let claim = || PlannedPieces { seat: 1, claim: true, ..PlannedPieces::default() };
    let nine = [2, 4, 5, 6, 7, 8, 9, 11];
    flawed(
        |plan| {
            for n in nine {
                plan.areas[n].pieces.get_or_insert_default().push(claim());
            }
            if let Some(pieces) = &mut plan.areas[10].pieces {
                pieces[0].claim = true;
            }
            for n in 4..8 {
                plan.realms[n].alliance = Some(2);
            }
        },
        &[
            ("realms[0].supply", No::SupplyShort { kind: Token::Claims, player: ADA, needs: 9, left: 8 }.into()),
            ("realms[1].supply", No::TooManyAlliances { player: BO, most: 3 }.into()),
            ("realms[1].supply", No::SupplyShort { kind: Token::Alliances, player: BO, needs: 4, left: 3 }.into()),
        ],
    );
}

#[test]
fn u1_4_a_file_reports_unknown_names() {
    let read = |json: &str| serde_json::from_str::<Plan>(json).expect_err("it is refused").to_string();
    let unknown = read(r#"{"trade": [], "oceans": []}"#);
    assert!(unknown.starts_with("unknown field `oceans`"), "{unknown}");
    let missing = read(r#"{"areas": []}"#);
    assert!(missing.starts_with("missing field `trade`"), "{missing}");
    let capital = read(r#"{"trade": [], "areas": [{"name": "A", "provinces": [{"name": "B", "capital": 3}]}]}"#);
    assert!(capital.contains("true, false or the name of a realm"), "{capital}");
}
