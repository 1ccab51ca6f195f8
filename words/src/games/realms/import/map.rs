//! The map, and the pieces on it.

use super::seated;
use crate::import::{Node, Wrong, shortened};
use crate::rules::PlayerId;
use crate::rules::board::MOST_PIECES;
use crate::rules::games::realms::{MOST_INFLUENCE, Piece, Plan, State};
use std::collections::BTreeSet;

/// The pieces that areas list by player.
const COUNTED: [(&str, Piece); 5] = [
    ("towns", Piece::Town),
    ("vassals", Piece::Vassal),
    ("marriages", Piece::Marriage),
    ("colonists", Piece::Colonist),
    ("influence", Piece::Influence),
];

/// Returns the game on the map of the export, without any pieces; an empty one if no map has been loaded. An older
/// export lacks the map.
pub fn read(board: &Node<'_>) -> Option<State> {
    let file = board.key("file");
    if is_missing(board) {
        return file.wrong(Wrong::WithoutMap);
    }
    let Some(node) = file.given() else { return Some(State::default()) };
    let seats = board.key("seats").players();
    let plan: Plan = node.stored()?;
    plan.bare_map(&seats).map_err(|refused| node.refused::<State>(refused, str::to_owned)).ok()
}

/// Returns whether the export is of a version that did not write down the map.
pub fn is_missing(board: &Node<'_>) -> bool {
    let empty = ["areas", "zones", "nodes"].iter().all(|key| board.key(key).items().is_empty());
    board.key("file").given().is_none() && !empty
}

/// Puts the pieces on the map.
pub fn pieces(state: &mut State, board: &Node<'_>) {
    let mut seen = BTreeSet::new();
    for node in board.key("areas").items() {
        let Some(place) = place(&node, state, false, &mut seen) else { continue };
        for (key, kind) in COUNTED {
            let pieces = node.key(key);
            counted(state, &pieces, (kind, &place));
            let all = state.board.place(&place).map_or(0, |place| place.all_of(kind));
            if kind == Piece::Influence && all > MOST_INFLUENCE {
                pieces.flaw(Wrong::OutOfRange { least: "0".to_owned(), most: MOST_INFLUENCE.to_string() });
            }
        }
        let claims = node.key("claims");
        for player in owners(&claims, state) {
            let twice = state.board.place(&place).is_some_and(|place| place.has(Piece::Claim, player) > 0);
            match twice {
                true => claims.flaw(Wrong::Twice),
                false => state.put(Piece::Claim, player, &place, 1),
            }
        }
    }
    for node in board.key("zones").items() {
        let Some(place) = place(&node, state, true, &mut seen) else { continue };
        counted(state, &node.key("ships"), (Piece::Ship, &place));
        let protection = node.key("protection");
        let slots = state.board.place(&place).and_then(|place| place.zone()).map_or(0, |zone| zone.slots);
        let ships = owners(&protection, state);
        if u32::try_from(ships.len()).unwrap_or(u32::MAX) > slots {
            protection.flaw(Wrong::TooMany { most: usize::try_from(slots).unwrap_or(usize::MAX) });
            continue;
        }
        for player in ships {
            let there = state.board.place(&place).map_or(0, |place| place.has(Piece::Protection, player));
            state.put(Piece::Protection, player, &place, there + 1);
        }
        for player in owners(&node.key("hostile"), state) {
            state.make_hostile(&place, player);
        }
    }
    let known: Vec<String> = state.board.places.iter().map(|place| place.name.clone()).collect();
    if let Some(missing) = known.into_iter().find(|name| !seen.contains(name)) {
        board.flaw(Wrong::NoSuchThing(shortened(&missing)));
    }
}

/// Returns the name of an area or a sea zone of the map, which is listed once.
fn place(node: &Node<'_>, state: &State, at_sea: bool, seen: &mut BTreeSet<String>) -> Option<String> {
    node.object()?;
    let at = node.key("name");
    let name = at.text()?;
    let found = state.board.places.iter().any(|place| place.name == name && place.zone().is_some() == at_sea);
    match () {
        () if !found => at.wrong(Wrong::NoSuchThing(shortened(name))),
        () if !seen.insert(name.to_owned()) => at.wrong(Wrong::Twice),
        () => Some(name.to_owned()),
    }
}

/// Puts as many pieces in a place as are listed for each player.
fn counted(state: &mut State, node: &Node<'_>, (kind, place): (Piece, &str)) {
    for (id, count) in node.fields() {
        let player = id.parse().ok().map(PlayerId).filter(|player| state.seating.order.contains(player));
        let Some(player) = player else {
            count.flaw(Wrong::NoSuchThing(shortened(id)));
            continue;
        };
        if let Some(count) = count.integer(1, MOST_PIECES.into()).and_then(|count| u32::try_from(count).ok()) {
            state.put(kind, player, place, count);
        }
    }
}

/// Returns the listed players, who may occur several times.
fn owners(node: &Node<'_>, state: &State) -> Vec<PlayerId> {
    node.items().iter().filter_map(|one| seated(one, state)).collect()
}
