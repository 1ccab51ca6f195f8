//! Boards in general: several kinds of pieces, and places that hold more than pieces. Boards with one kind of piece and
//! plain places keep the older stored format (`events/ambassadors.json` has some).

use super::given::{ADA, BO};
use chancery_rules::board::{Board, BoardOf, Link, Pieces, Place, Spot};
use serde::{Deserialize, Serialize};
use serde_json::json;
use std::collections::BTreeMap;

/// Land and sea, as in realms.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Lands {}

impl BoardOf for Lands {
    const MOST_PLACES: usize = 200;

    type Link = Border;
    type Piece = Kind;
    type Holds = Holds;
    type Plan = BTreeMap<String, u32>;
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Border {
    Land,
    Sea,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Kind {
    #[default]
    Town,
    Influence,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Holds {
    /// The yield of each province, by its number.
    Provinces(BTreeMap<u8, u32>),
    Water,
}

impl Default for Holds {
    fn default() -> Holds {
        Holds::Provinces(BTreeMap::new())
    }
}

fn place(name: &str, holds: Holds, pieces: Vec<Pieces<Lands>>) -> Place<Lands> {
    Place { name: name.to_owned(), at: None, holder: None, pieces, holds }
}

fn lands() -> Board<Lands> {
    let piece = |owner, kind, count| Pieces { owner, kind, count };
    let pieces =
        vec![piece(None, Kind::Town, 1), piece(Some(ADA), Kind::Town, 2), piece(Some(ADA), Kind::Influence, 3)];
    let provinces = Holds::Provinces(BTreeMap::from([(7, 2)]));
    let coast = Place { at: Some(Spot { q: 1, r: -1 }), ..place("Coast", provinces, pieces) };
    let between = ["Coast", "Deep"].map(str::to_owned);
    let kind = Border::Sea;
    Board { places: vec![coast, place("Deep", Holds::Water, Vec::new())], links: vec![Link { between, kind }] }
}

#[test]
fn a_boards_game_data_survives_a_round_trip() {
    let stored = serde_json::to_value(lands()).expect("values without unserialisable parts");
    let expected = json!({
        "places": [
            {
                "name": "Coast",
                "at": [1, -1],
                "pieces": [
                    {"owner": null, "count": 1},
                    {"owner": 100, "count": 2},
                    {"owner": 100, "kind": "influence", "count": 3},
                ],
                "holds": {"provinces": {"7": 2}},
            },
            {"name": "Deep", "holds": "water"},
        ],
        "links": [{"between": ["Coast", "Deep"], "kind": "sea"}],
    });
    assert_eq!(stored, expected);
    let text = serde_json::to_string(&lands()).expect("values without unserialisable parts");
    let read: Board<Lands> = serde_json::from_str(&text).expect("what was written reads back");
    assert_eq!(read, lands());
}

#[test]
fn pieces_are_counted_by_owner_and_kind() {
    let board = lands();
    let coast = board.place(" COAST ").expect("it is there");
    assert_eq!(coast.count(Some(ADA)), 5);
    assert_eq!(coast.count_of(Kind::Influence, Some(ADA)), 3);
    assert_eq!(coast.count_of(Kind::Influence, None), 0);
    assert_eq!((coast.others(ADA), coast.others(BO)), (1, 6));
}
