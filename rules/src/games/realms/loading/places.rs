//! The areas and sea zones of a file, with their contents and links.

use super::{Making, check_number, kept_name, named_realm, within};
use crate::board::{MOST_PIECES, check_count};
use crate::games::realms::Refusal;
use crate::games::realms::board::{Holds, Key, Map, Piece, Place, Province, Zone};
use crate::games::realms::plan::{Capital, PlannedArea, PlannedPieces, PlannedZone};
use crate::games::realms::state::Realm;
use crate::ids::PlayerId;
use crate::names::{cleaned, name_key, same_name};
use crate::{board, table};
use std::collections::BTreeSet;

const MOST_PROVINCES: usize = 20;
/// The most trade protection slots in a sea zone.
const MOST_SLOTS: u32 = 9;

/// Returns the provinces of an area. `capitals` holds the realms that already have a capital.
pub(super) fn provinces(
    making: &mut Making<'_>,
    path: &str,
    area: &PlannedArea,
    (realms, nodes): (&[Realm], &[String]),
    capitals: &mut BTreeSet<String>,
) -> Vec<Province> {
    let path = format!("{path}.provinces");
    within(making, &path, area.provinces.len(), (0, MOST_PROVINCES));
    let mut provinces = Vec::new();
    for (n, planned) in area.provinces.iter().enumerate().take(MOST_PROVINCES) {
        let path = format!("{path}[{n}]");
        let name = kept_name(making, &path, &planned.name, false);
        check_number(making, format!("{path}.tax"), planned.tax, MOST_PIECES);
        check_number(making, format!("{path}.size"), planned.size, MOST_PIECES);
        let owner = planned.owner.as_deref();
        let owner = owner.and_then(|name| named_realm(making, &format!("{path}.owner"), realms, name));
        let capital = format!("{path}.capital");
        let capital_of = match &planned.capital {
            Capital::None => None,
            Capital::OfOwner => {
                if planned.owner.is_none() {
                    making.flaw(&capital, Refusal::CapitalOfNone);
                }
                owner.clone()
            }
            Capital::Of(realm) => named_realm(making, &capital, realms, realm),
        };
        if let Some(realm) = &capital_of
            && !capitals.insert(realm.clone())
        {
            let realm = realm.clone();
            making.flaw(capital, Refusal::CapitalTwice { realm });
        }
        let key = planned.key.as_ref();
        let key = key.and_then(|key| key_province(making, &format!("{path}.key"), nodes, key));
        provinces.push(Province { name, tax: planned.tax, size: planned.size, owner, capital_of, key });
    }
    provinces
}
fn key_province(making: &mut Making<'_>, path: &str, nodes: &[String], key: &Key) -> Option<Key> {
    check_number(making, format!("{path}.plus"), key.plus, MOST_PIECES);
    let node = nodes.iter().find(|node| same_name(node, &key.node));
    if node.is_none() {
        let node = key.node.trim().to_owned();
        making.flaw(format!("{path}.node"), Refusal::NoSuchNode { node });
    }
    Some(Key { node: cleaned(node?), plus: key.plus })
}
/// Returns the player of a seat with pieces, which therefore must have a realm.
fn seat_of(making: &mut Making<'_>, path: &str, seat: usize, realms: &[Realm]) -> Option<PlayerId> {
    let path = format!("{path}.seat");
    let player = making.seated(&path, Some(seat))?;
    if !realms.iter().any(|realm| realm.player == Some(player)) {
        making.flaw(path, Refusal::SeatWithoutRealm { seat });
    }
    Some(player)
}
pub(super) fn lay_pieces(
    making: &mut Making<'_>,
    path: &str,
    place: &mut Place,
    planned: &PlannedPieces,
    realms: &[Realm],
) {
    let counts = [
        (Piece::Town, "town", planned.town),
        (Piece::Vassal, "vassal", planned.vassal),
        (Piece::Marriage, "marriage", planned.marriage),
        (Piece::Colonist, "colonist", planned.colonist),
        (Piece::Influence, "influence", planned.influence),
        (Piece::Claim, "claim", planned.claim.into()),
    ];
    lay(making, path, place, planned.seat, realms, &counts);
}
/// Places a seat's pieces in a place, once, and returns its player.
fn lay(
    making: &mut Making<'_>,
    path: &str,
    place: &mut Place,
    seat: usize,
    realms: &[Realm],
    counts: &[(Piece, &str, u32)],
) -> Option<PlayerId> {
    let player = seat_of(making, path, seat, realms)?;
    if place.count(Some(player)) > 0 {
        let twice = Refusal::SeatCountedTwice { seat };
        making.flaw(format!("{path}.seat"), twice);
        return None;
    }
    for (kind, key, count) in counts {
        if let Err(problem) = check_count(*count) {
            making.flaw(format!("{path}.{key}"), problem);
        }
        place.set(*kind, Some(player), (*count).min(MOST_PIECES));
    }
    Some(player)
}
pub(super) fn sea_zone(making: &mut Making<'_>, path: &str, planned: &PlannedZone, realms: &[Realm]) -> Place {
    let mut place = making.place(path, &planned.name, None);
    check_number(making, format!("{path}.slots"), planned.slots, MOST_SLOTS);
    let mut hostile = BTreeSet::new();
    for (n, ships) in planned.ships.iter().enumerate() {
        let path = format!("{path}.ships[{n}]");
        let counts = [(Piece::Ship, "ships", ships.ships), (Piece::Protection, "protection", ships.protection)];
        let player = lay(making, &path, &mut place, ships.seat, realms, &counts);
        hostile.extend(player.filter(|_| ships.hostile));
    }
    place.holds = Holds::Zone(Zone { slots: planned.slots, hostile });
    place
}
/// Reports provinces with duplicate names.
pub(super) fn province_names(making: &mut Making<'_>) {
    let mut names = BTreeSet::new();
    let mut twice = Vec::new();
    for (n, place) in making.board.places.iter().enumerate() {
        for (m, province) in place.provinces().iter().enumerate() {
            if !names.insert(name_key(&province.name)) {
                let name = province.name.clone();
                twice.push((format!("areas[{n}].provinces[{m}].name"), name));
            }
        }
    }
    for (path, name) in twice {
        making.flaw(path, table::Refusal::NameTaken { name });
    }
}
/// Links a place to the sea zones or areas in a list. The other side may have listed the link before.
pub(super) fn join(making: &mut Making<'_>, path: &str, name: &str, list: &[String], zones: bool) {
    let Some(one) = making.board.place(name).map(|place| place.name.clone()) else {
        return;
    };
    for (n, other) in list.iter().enumerate() {
        let path = format!("{path}[{n}]");
        let found = making.board.place(other);
        let found = found.filter(|place| place.zone().is_some() == zones);
        let Some(other) = found.map(|place| place.name.clone()) else {
            let name = other.trim().to_owned();
            making.flaw(
                path,
                match zones {
                    true => Refusal::NoSuchZone { zone: name },
                    false => Refusal::NoSuchArea { area: name },
                },
            );
            continue;
        };
        if other == one {
            making.flaw(path, Refusal::NextToItself { name: other });
        } else if list[..n].iter().any(|before| same_name(before, &other)) {
            making.flaw(path, Refusal::ListedTwice { name: other });
        } else if making.board.link(&one, &other).is_none() {
            let between = [one.clone(), other];
            making.board.links.push(board::Link::<Map> { between, kind: () });
        }
    }
}
