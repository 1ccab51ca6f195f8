//! The map of realms.

use super::names;
use chancery_pictures::{Neutral, RealmKind, RealmMap, RealmPlace, RealmWords, Sign, TradeNode};

/// The example map of the bot, with the places that border each other.
const PLACES: [(&str, RealmKind, &str); 18] = [
    ("Averne Vale", RealmKind::Area, ""),
    ("Brenn Coast", RealmKind::Area, ""),
    ("Castellane", RealmKind::Area, ""),
    ("Dorvik Fells", RealmKind::Area, ""),
    ("The Marches", RealmKind::Battleground, "Grauheim"),
    ("Northmarch", RealmKind::Area, "Estwick"),
    ("Southreach", RealmKind::Area, "Halmyra"),
    ("Estwick", RealmKind::Area, "Estwick"),
    ("Farolle", RealmKind::Area, "Farolle"),
    ("Grauheim", RealmKind::Area, "Grauheim"),
    ("Halmyra", RealmKind::Area, "Halmyra"),
    ("Isolde Isles", RealmKind::Area, "Isolde"),
    ("Jacarand", RealmKind::Distant, "Jacarand"),
    ("Kestrel Shore", RealmKind::Distant, ""),
    ("Amber Sea", RealmKind::Sea, ""),
    ("Copper Gulf", RealmKind::Sea, ""),
    ("Cold Sound", RealmKind::Sea, ""),
    ("Western Ocean", RealmKind::Sea, ""),
];
const BORDERS: [(usize, usize); 32] = [
    (0, 4),
    (0, 7),
    (0, 5),
    (0, 14),
    (1, 4),
    (1, 8),
    (1, 7),
    (1, 14),
    (2, 4),
    (2, 9),
    (2, 6),
    (2, 15),
    (3, 5),
    (3, 10),
    (3, 6),
    (3, 16),
    (4, 9),
    (5, 16),
    (6, 15),
    (7, 14),
    (8, 14),
    (9, 15),
    (10, 16),
    (11, 14),
    (11, 15),
    (11, 17),
    (12, 13),
    (12, 17),
    (13, 17),
    (14, 16),
    (14, 17),
    (15, 17),
];

/// Returns the example map for few players, and one with more places and longer names for many.
pub fn map(players: usize) -> RealmMap {
    let (copies, places) = if players > 4 { (2, 24) } else { (1, 18) };
    let place = |n: usize| {
        let (name, kind, realm) = PLACES[n % PLACES.len()];
        let name = if n < PLACES.len() { name.to_owned() } else { format!("{name} beyond the Sea") };
        let realms = if realm.is_empty() { Vec::new() } else { vec![realm.to_owned()] };
        RealmPlace { name, kind, realms, signs: signs(n, kind, players) }
    };
    let border = |copy: usize| BORDERS.map(|(one, other)| (one + copy * PLACES.len(), other + copy * PLACES.len()));
    let across = (copies > 1).then_some((17, 19));
    let neutral = |(n, (_, _, realm)): (usize, &(&str, RealmKind, &str))| Neutral {
        name: (*realm).to_owned(),
        ally: (n % 3 == 0).then_some(n % players),
        leaders: (0..n % 3).map(|seat| (n + seat) % players).collect(),
        most: 3,
        cost: format!("{} power", 1 + n % 3),
    };
    let node = |(n, name): (usize, &str)| TradeNode {
        name: name.to_owned(),
        letter: ["A", "B", "C", "D"][n].to_owned(),
        powers: (0..=n).map(|seat| ((n + seat) % players, 1 + seat as u32)).collect(),
        pirates: if n == 3 { "1".to_owned() } else { "–".to_owned() },
    };
    RealmMap {
        title: "The Long Table".to_owned(),
        legend: "Round 2. Turn: Ada".to_owned(),
        words: words(),
        players: names(players),
        places: (0..places).map(place).collect(),
        borders: (0..copies).flat_map(border).chain(across).collect(),
        neutrals: PLACES.iter().skip(7).take(6).enumerate().map(neutral).collect(),
        nodes: ["Goldport", "Coppergate", "Saltmarket", "Spice Roads"].into_iter().enumerate().map(node).collect(),
    }
}

fn signs(n: usize, kind: RealmKind, players: usize) -> Vec<Sign> {
    let seat = |step: usize| (n + step) % players;
    let mut signs = Vec::new();
    match kind {
        RealmKind::Sea => {
            signs.extend([Sign::Ships(seat(0), 1 + n as u32 % 3), Sign::Slot(Some(seat(1))), Sign::Slot(None)]);
            if n % 18 == 17 {
                signs.push(Sign::Hostile(seat(2)));
            }
            signs.push(Sign::Node(["A", "B", "C", "D"][n % 4].to_owned()));
        }
        RealmKind::Area | RealmKind::Battleground if n % 18 > 3 => {
            let count = n % 6;
            signs.extend((0..count).map(|step| Sign::Influence(seat(step / 2))));
            signs.extend((count..5).map(|_| Sign::Free));
        }
        RealmKind::Area | RealmKind::Battleground => signs.push(Sign::Owner(n % players)),
        RealmKind::Distant => {}
    }
    if kind != RealmKind::Sea {
        match n % 5 {
            0 => signs.push(Sign::Town(seat(0), 2)),
            1 => signs.extend([Sign::Town(seat(0), 1), Sign::Claim(seat(1))]),
            2 => signs.push(Sign::Marriage(seat(1), 1)),
            _ => signs.push(Sign::Claim(seat(2))),
        }
        if n % 18 > 6 {
            signs.push(Sign::Capital(n.is_multiple_of(2).then_some(seat(1))));
        }
    }
    signs
}

pub fn words() -> RealmWords {
    let word = str::to_owned;
    RealmWords {
        influence: word("influence"),
        free: word("room for influence"),
        owner: word("owns provinces"),
        claim: word("claim"),
        alliance: word("capital of an ally"),
        capital: word("capital without an ally"),
        town: word("town"),
        vassal: word("vassal"),
        marriage: word("marriage"),
        colonist: word("colonist"),
        ships: word("light ships"),
        protection: word("trade protection"),
        slot: word("free slot"),
        hostile: word("hostile to"),
        node: word("Trade node"),
        land: word("border by land"),
        coast: word("coast"),
        sea: word("border at sea"),
        distant: word("distant: no influence"),
        battleground: word("battleground"),
        realm: word("Realm"),
        ally: word("Ally"),
        leads: word("Leads"),
        costs: word("Next alliance"),
        power: word("Trade power"),
        pirates: word("Pirates"),
        none: word("none"),
    }
}
