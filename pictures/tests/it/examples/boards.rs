//! The boards of hexagons.

use super::names;
use chancery_pictures::{
    DiplomacyToken, GalaxyMap, GalaxyWords, Link, LinkKind, MapWords, Planet, Sector, SectorMap, System,
};

const PLACES: [&str; 19] = [
    "The Anvil",
    "Candlehold",
    "Marrowdeep",
    "Lanthorn",
    "Saltmarch",
    "Two Sisters",
    "Orrery",
    "Hollow",
    "Grauheim",
    "The Long Reach",
    "Selwick",
    "Tarn",
    "Upper Wissenbrook Marches",
    "Ostrey",
    "Quay",
    "Farthing Coast",
    "Звезда",
    "Velden",
    "Sarn",
];

/// Returns the cells of a hexagonal board, from the middle outwards.
fn cells(count: usize) -> Vec<(i16, i16)> {
    let far = |(q, r): &(i16, i16)| q.abs().max(r.abs()).max((q + r).abs());
    let mut cells: Vec<(i16, i16)> = (-4..=4).flat_map(|q| (-4..=4).map(move |r| (q, r))).collect();
    cells.sort_by_key(|cell| (far(cell), *cell));
    cells.truncate(count);
    cells
}

pub fn sectors(players: usize) -> SectorMap {
    let cells = cells(if players > 3 { 19 } else { 7 });
    let sector = |(n, at): (usize, &(i16, i16))| Sector {
        name: PLACES[n].to_owned(),
        at: Some(*at),
        holder: (n % 4 != 0).then_some(n * 7 % players),
        ships: (0..n % 4).map(|ship| ((ship != 2).then_some((n * 7 + ship) % players), 1 + ship as u32 * 2)).collect(),
    };
    let near = |(one, other): &(usize, usize)| {
        let (q, r) = (cells[*one].0 - cells[*other].0, cells[*one].1 - cells[*other].1);
        q.abs().max(r.abs()).max((q + r).abs()) == 1 && (one * 3 + other) % 4 != 0
    };
    let pairs = (0..cells.len()).flat_map(|one| (0..one).map(move |other| (one, other)));
    let kind = |n: usize| [LinkKind::Wormhole, LinkKind::Wormhole, LinkKind::Generator][n % 3];
    let mut links: Vec<Link> = pairs.filter(near).map(|between| Link { between, kind: kind(between.0) }).collect();
    links.push(Link { between: (3, cells.len() - 1), kind: LinkKind::WarpPortal });
    SectorMap {
        title: "Spiral Arm".to_owned(),
        legend: "Round 3".to_owned(),
        words: MapWords {
            holder: "controls the sector".to_owned(),
            ships: "ships".to_owned(),
            ancients: "ancients".to_owned(),
            wormhole: "wormhole".to_owned(),
            generator: "generator only".to_owned(),
            warp_portal: "warp portals".to_owned(),
            elsewhere: "Elsewhere".to_owned(),
        },
        players: names(players),
        sectors: cells.iter().enumerate().map(sector).collect(),
        links,
    }
}

pub fn galaxy(players: usize) -> GalaxyMap {
    let cells = cells(if players > 3 { 19 } else { 7 });
    let system = |(n, at): (usize, &(i16, i16))| System {
        name: PLACES[n].to_owned(),
        at: Some(*at),
        central: n == 0,
        planets: (0..n % if players > 3 { 4 } else { 3 })
            .map(|planet| Planet {
                name: ["Wick", "Old Hearth", "Lark"][planet].to_owned(),
                holder: (planet != 2).then_some(n % players),
                exhausted: (n + planet) % 2 == 0,
            })
            .collect(),
        tokens: if n == 5 { Vec::new() } else { (0..n % 3).map(|token| (n + token) % players).collect() },
        diplomacy: (n == 5).then_some(DiplomacyToken { stands_for: players - 1 }),
    };
    GalaxyMap {
        title: "Wide Sky".to_owned(),
        legend: "Phase: action. Turn: Ada".to_owned(),
        words: GalaxyWords {
            token: "command token".to_owned(),
            readied: "readied planet".to_owned(),
            exhausted: "exhausted planet".to_owned(),
            unheld: "nobody's".to_owned(),
            central: "Mecatol Rex".to_owned(),
            diplomacy: "Diplomacy".to_owned(),
            elsewhere: "Elsewhere".to_owned(),
        },
        players: names(players),
        systems: cells.iter().enumerate().map(system).collect(),
    }
}
