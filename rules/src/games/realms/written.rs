//! Writes a map as a file, and adapts it to fewer players.

use super::board::{Piece, Place, Province};
use super::plan::{
    Capital, Plan, PlannedArea, PlannedNode, PlannedPieces, PlannedProvince, PlannedRealm, PlannedShips, PlannedZone,
};
use super::state::{Realm, State};
use super::trade::{Lies, Node};
use crate::board::seat_of;
use crate::ids::PlayerId;

impl Plan {
    /// Returns this map for fewer players: realms of empty seats become NPRs, without their pieces.
    #[must_use]
    pub fn for_players(mut self, players: usize) -> Plan {
        let taken = |seat: usize| seat <= players;
        for area in &mut self.areas {
            let pieces = area.pieces.iter_mut();
            pieces.for_each(|pieces| pieces.retain(|one| taken(one.seat)));
        }
        for zone in &mut self.sea_zones {
            zone.ships.retain(|one| taken(one.seat));
        }
        for realm in &mut self.realms {
            realm.alliance = realm.alliance.filter(|seat| taken(*seat));
            realm.vassal_of = realm.vassal_of.filter(|seat| taken(*seat));
            if realm.seat.is_some_and(|seat| !taken(seat)) {
                *realm = PlannedRealm {
                    name: std::mem::take(&mut realm.name),
                    at_war: realm.at_war,
                    ..PlannedRealm::default()
                };
            }
        }
        self
    }

    /// Returns the current map as a plan, with the players in seat order. Belongings of players without a seat are left
    /// out.
    pub fn of(state: &State, seats: &[PlayerId]) -> Plan {
        let joined = |place: &Place, zone: bool| -> Vec<String> {
            let joined = state.board.joined(&place.name);
            let of_kind = joined.filter(|one| one.zone().is_some() == zone);
            of_kind.map(|one| one.name.clone()).collect()
        };
        let has_pieces = |place: &Place| place.pieces.iter().any(|one| !one.kind.is_at_sea());
        let none = !state.board.areas().any(has_pieces);
        let areas = state.board.areas().enumerate().map(|(n, place)| {
            let pieces = planned_pieces(place, seats);
            // If a file lists no pieces at all, loading it would put towns on the map.
            let listed = !pieces.is_empty() || (none && n == 0);
            PlannedArea {
                name: place.name.clone(),
                land: joined(place, false),
                sea: joined(place, true),
                distant: place.is_distant(),
                battleground: place.area().is_some_and(|area| area.battleground),
                provinces: place.provinces().iter().map(planned_province).collect(),
                pieces: listed.then_some(pieces),
            }
        });
        let zones = state.board.zones().map(|place| PlannedZone {
            name: place.name.clone(),
            slots: place.zone().map_or(0, |zone| zone.slots),
            adjacent: joined(place, true),
            ships: planned_ships(place, seats),
        });
        let realms = state.realms.iter();
        Plan {
            areas: areas.collect(),
            sea_zones: zones.collect(),
            nodes: state.nodes.iter().map(planned_node).collect(),
            realms: realms.map(|one| planned_realm(state, one, seats)).collect(),
            trade: state.trade.cards.clone(),
            covert: state.covert.cards.clone(),
        }
    }
}
fn planned_pieces(place: &Place, seats: &[PlayerId]) -> Vec<PlannedPieces> {
    let of = |(seat, player): (usize, &PlayerId)| {
        let has = |kind| place.has(kind, *player);
        PlannedPieces {
            seat,
            town: has(Piece::Town),
            vassal: has(Piece::Vassal),
            marriage: has(Piece::Marriage),
            colonist: has(Piece::Colonist),
            influence: has(Piece::Influence),
            claim: has(Piece::Claim) > 0,
        }
    };
    let empty = |one: &PlannedPieces| {
        let seat = one.seat;
        *one == PlannedPieces { seat, ..PlannedPieces::default() }
    };
    (1..).zip(seats).map(of).filter(|one| !empty(one)).collect()
}
fn planned_ships(place: &Place, seats: &[PlayerId]) -> Vec<PlannedShips> {
    let of = |(seat, player): (usize, &PlayerId)| PlannedShips {
        seat,
        ships: place.has(Piece::Ship, *player),
        protection: place.has(Piece::Protection, *player),
        hostile: place.zone().is_some_and(|zone| zone.hostile.contains(player)),
    };
    let all = (1..).zip(seats).map(of);
    all.filter(|one| one.ships > 0 || one.protection > 0 || one.hostile).collect()
}
fn planned_province(province: &Province) -> PlannedProvince {
    PlannedProvince {
        name: province.name.clone(),
        tax: province.tax,
        size: province.size,
        owner: province.owner.clone(),
        capital: match &province.capital_of {
            None => Capital::None,
            Some(realm) if province.is_owned_by(realm) => Capital::OfOwner,
            Some(realm) => Capital::Of(realm.clone()),
        },
        key: province.key.clone(),
    }
}
fn planned_node(node: &Node) -> PlannedNode {
    let (area, zones) = match &node.lies {
        Lies::Inland(area) => (Some(area.clone()), Vec::new()),
        Lies::Maritime(zones) => (None, zones.clone()),
    };
    PlannedNode { name: node.name.clone(), area, zones, pirates: node.pirates }
}
fn planned_realm(state: &State, realm: &Realm, seats: &[PlayerId]) -> PlannedRealm {
    let seat = |player: PlayerId| seat_of(seats, player);
    let sheet = realm.player.map(|player| (state.sheet(player), state.supply(player)));
    let charges = realm.player.and_then(|player| state.covert.charges.get(&player));
    PlannedRealm {
        name: realm.name.clone(),
        seat: realm.player.and_then(seat),
        power: sheet.as_ref().map_or(0, |(sheet, _)| sheet.power.into()),
        ducats: sheet.as_ref().map_or(0, |(sheet, _)| sheet.ducats),
        at_war: realm.at_war,
        alliance: realm.ally.and_then(seat),
        vassal_of: realm.vassal_of.and_then(seat),
        supply: sheet.map(|(_, left)| left.into()),
        charges: charges.copied().unwrap_or(0),
    }
}
