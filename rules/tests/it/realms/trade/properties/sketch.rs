//! Random maps for trade.

use super::super::given::*;
use chancery_rules::games::realms::{
    Capital, Command as Act, Key, Plan, PlannedArea, PlannedNode, PlannedPieces, PlannedProvince, PlannedRealm,
    PlannedShips, PlannedZone, TradeCard, TradeRow,
};
use chancery_rules::ids::PlayerId;
use proptest::prelude::*;
use std::collections::BTreeSet;

pub const AREAS: usize = 5;
pub const ZONES: usize = 3;
pub const PLAYERS: [PlayerId; 3] = [ADA, BO, CY];

/// The parts of a map: links between places, and their contents. Places are numbered, areas first. All numbers are
/// taken modulo what fits.
#[derive(Clone, Debug)]
pub struct Sketch {
    pub joined: Vec<(usize, usize)>,
    /// The player, kind and place of each piece.
    pub pieces: Vec<(usize, usize, usize)>,
    pub hostile: Vec<(usize, usize)>,
    pub inland: usize,
    pub maritime: Vec<usize>,
    pub pirates: [u32; 2],
    pub rows: Vec<u32>,
    pub keys: Vec<(usize, usize, u32)>,
    pub merchants: [bool; 2],
    pub ship: (usize, usize, bool),
    /// The order of preference in ties.
    pub liking: [usize; 3],
}

pub fn sketches() -> impl Strategy<Value = Sketch> {
    let places = AREAS + ZONES;
    let joined = prop::collection::vec((0..places, 0..places), 8..22);
    let pieces = prop::collection::vec((0..3usize, 0..7usize, 0..places), 8..32);
    let hostile = prop::collection::vec((0..3usize, 0..ZONES), 0..3);
    let maritime = prop::collection::vec(0..ZONES, 1..3);
    let rows = prop::collection::vec(0..9u32, 1..4);
    let keys = prop::collection::vec((0..AREAS, 0..2usize, 0..3u32), 0..4);
    let lies = (0..AREAS, maritime, [0..2u32, 0..2u32]);
    let ship = (0..ZONES, 0..ZONES, any::<bool>());
    let liking = Just([0usize, 1, 2]).prop_shuffle();
    let all = (joined, pieces, hostile, lies, rows, keys);
    (all, any::<[bool; 2]>(), ship, liking).prop_map(|(all, merchants, ship, liking)| {
        let (joined, pieces, hostile, (inland, maritime, pirates), rows, keys) = all;
        Sketch { joined, pieces, hostile, inland, maritime, pirates, rows, keys, merchants, ship, liking }
    })
}

pub fn name(place: usize) -> String {
    match place < AREAS {
        true => format!("Area {place}"),
        false => format!("Sea {}", place - AREAS),
    }
}

impl Sketch {
    /// Returns the map with the players seated in this order; a player's realm does not depend on the seat.
    fn plan(&self, order: [usize; 3]) -> Plan {
        let seat = |player: usize| 1 + order.iter().position(|one| *one == player).unwrap_or(0);
        let rows = self.rows.iter().map(|ducats| TradeRow { ducats: *ducats });
        let card = TradeCard { nodes: vec![text("Fair"), text("Port")], rows: rows.collect() };
        let realm = |player: usize| PlannedRealm {
            name: format!("Realm {player}"),
            seat: Some(seat(player)),
            power: 10,
            ..PlannedRealm::default()
        };
        let zones = AREAS..AREAS + ZONES;
        Plan {
            areas: (0..AREAS).map(|area| self.area(area, &seat)).collect(),
            sea_zones: zones.map(|zone| self.zone(zone, &seat)).collect(),
            nodes: self.nodes(),
            realms: (0..3).map(realm).collect(),
            trade: vec![card; 3],
            ..Plan::default()
        }
    }

    fn links(&self, place: usize, is: fn(usize) -> bool) -> Vec<String> {
        let beyond = self.joined.iter().filter_map(|(one, other)| match () {
            () if one == other => None,
            () if *one == place => Some(*other),
            () if *other == place => Some(*one),
            () => None,
        });
        let beyond: BTreeSet<usize> = beyond.filter(|other| is(*other)).collect();
        beyond.into_iter().map(name).collect()
    }

    fn count(&self, player: usize, kinds: &[usize], place: usize) -> u32 {
        let here = |one: &&(usize, usize, usize)| one.0 == player && one.2 == place;
        let there = self.pieces.iter().filter(here);
        let of = there.filter(|one| kinds.contains(&one.1));
        u32::try_from(of.count()).unwrap_or(0)
    }

    fn area(&self, area: usize, seat: &dyn Fn(usize) -> usize) -> PlannedArea {
        let pieces = |player: usize| PlannedPieces {
            seat: seat(player),
            town: self.count(player, &[0], area),
            vassal: self.count(player, &[1], area),
            // A player has at most three.
            marriage: if area < 3 { self.count(player, &[2], area).min(1) } else { 0 },
            colonist: 0,
            // Influence is allowed in every area, because each has a province that no player realm owns.
            influence: self.count(player, &[3], area).min(1),
            claim: self.count(player, &[4], area) > 0,
        };
        PlannedArea {
            name: name(area),
            land: self.links(area, |place| place < AREAS),
            sea: self.links(area, |place| place >= AREAS),
            provinces: self.provinces(area),
            pieces: Some((0..3).map(pieces).collect()),
            ..PlannedArea::default()
        }
    }

    fn zone(&self, zone: usize, seat: &dyn Fn(usize) -> usize) -> PlannedZone {
        let ships = |player: usize| PlannedShips {
            seat: seat(player),
            ships: self.count(player, &[0, 1, 5], zone),
            protection: self.count(player, &[2, 6], zone).min(3),
            hostile: self.hostile.contains(&(player, zone - AREAS)),
        };
        PlannedZone {
            name: name(zone),
            slots: 9,
            adjacent: self.links(zone, |place| place >= AREAS),
            ships: (0..3).map(ships).collect(),
        }
    }

    fn nodes(&self) -> Vec<PlannedNode> {
        let zones: BTreeSet<usize> = self.maritime.iter().copied().collect();
        let zones = zones.into_iter().map(|zone| name(AREAS + zone));
        let [inland, maritime] = self.pirates;
        vec![
            PlannedNode {
                name: text("Fair"),
                area: Some(name(self.inland)),
                pirates: inland,
                ..PlannedNode::default()
            },
            PlannedNode { name: text("Port"), zones: zones.collect(), pirates: maritime, ..PlannedNode::default() },
        ]
    }

    /// Returns the provinces of an area. The first three areas are the capitals of the three players, and key provinces
    /// belong to the owner of their area.
    fn provinces(&self, area: usize) -> Vec<PlannedProvince> {
        let wild = PlannedProvince { name: format!("Wild {area}"), ..PlannedProvince::default() };
        let own = (area < 3).then(|| PlannedProvince {
            name: format!("Capital {area}"),
            owner: Some(format!("Realm {area}")),
            capital: Capital::OfOwner,
            ..PlannedProvince::default()
        });
        let keys = self.keys.iter().enumerate().filter(|(_, key)| key.0 == area);
        let keys = keys.map(|(n, (_, node, plus))| PlannedProvince {
            name: format!("Key {n}"),
            owner: Some(format!("Realm {}", n % 3)),
            key: Some(Key { node: text(["Fair", "Port"][*node]), plus: *plus }),
            ..PlannedProvince::default()
        });
        let keys: Vec<PlannedProvince> = keys.collect();
        own.into_iter().chain([wild]).chain(keys).collect()
    }

    /// Returns the table with this map, with the first of PLAYERS about to trade. The others have merchants at either
    /// node at random.
    pub fn table(&self, order: [usize; 3]) -> Evening {
        let mut evening = seated(order.map(|player| PLAYERS[player]));
        evening.play(&[load(self.plan(order)), act(ADA, Act::BeginTurn)]);
        for (n, there) in self.merchants.into_iter().enumerate() {
            if there {
                let player = PLAYERS[n + 1];
                evening.play(&[merchant(player, 1, Some("Fair"), false)]);
                evening.play(&[merchant(player, 2, Some("Port"), true)]);
            }
        }
        evening.play(&[begin(ADA)]);
        evening
    }
}
