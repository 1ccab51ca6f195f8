//! The game's invariants: tokens come from supplies, influence is only in allowed areas, and each realm has one player.

use super::GameContext;
use super::board::{Piece, Place};
use super::covert::misdealt;
use super::influence::{self, Blocked};
use super::state::{MOST_ALLIANCES, MOST_POWER, State};
use super::trade;
use crate::ids::PlayerId;
use crate::table::Broken;

pub(super) fn invariants(at: &GameContext) -> Vec<Broken> {
    let state = at.game;
    let mut broken = state.board.flaws();
    let mut seated: Vec<PlayerId> = state.seating.order.clone();
    seated.sort();
    if !seated.iter().eq(state.sheets.keys()) {
        broken.push("the order names other players than the sheets".to_owned());
    }
    let active = state.seating.active;
    if active.is_some_and(|player| !at.roster.is_active(player)) {
        broken.push("the turn is one of a player who does not play".to_owned());
    }
    if active.is_some() != state.turn.is_some() {
        broken.push("a player is active without a turn, or a turn is no player's".to_owned());
    }
    for (player, sheet) in &state.sheets {
        let placed = state.placed(*player);
        if sheet.tokens.without(placed).with(placed) != sheet.tokens {
            broken.push(format!("{player} has placed more than they have"));
        }
        if sheet.power > MOST_POWER || placed.alliances > MOST_ALLIANCES {
            broken.push(format!("{player} has too much power, or too many alliances"));
        }
    }
    broken.extend(misplayed(state));
    broken.extend(misdealt(at));
    broken.extend(trade::flaws(state));
    let places = state.board.places.iter();
    broken.extend(places.flat_map(|place| misplaced(state, place)));
    broken.into_iter().map(Broken).collect()
}

fn misplayed(state: &State) -> Vec<String> {
    let mut broken = Vec::new();
    for (n, realm) in state.realms.iter().enumerate() {
        let before = &state.realms[..n];
        let name = &realm.name;
        if realm.player.is_some() && before.iter().any(|one| one.player == realm.player) {
            broken.push(format!("{name} is the second realm of a player"));
        }
        if realm.player.is_some() && realm.ally.is_some() {
            broken.push(format!("{name} is a player's, and has an ally"));
        }
        if realm.vassal_of.is_some() && (realm.player.is_some() || realm.ally.is_some()) {
            broken.push(format!("{name} is a vassal, and a player's or an ally"));
        }
        let players = realm.player.iter().chain(&realm.ally).chain(&realm.vassal_of);
        if players.clone().any(|one| !state.sheets.contains_key(one)) {
            broken.push(format!("{name} is with a player who never sat down"));
        }
    }
    let known = |realm: &String| state.realms.iter().any(|one| one.name == *realm);
    for (_, province) in state.board.provinces() {
        let mut realms = province.owner.iter().chain(&province.capital_of);
        if !realms.all(known) {
            broken.push(format!("{} is of a realm that is not there", province.name));
        }
    }
    broken
}

fn misplaced(state: &State, place: &Place) -> Vec<String> {
    let mut broken = Vec::new();
    let name = &place.name;
    let fits = |owner: Option<PlayerId>, kind: Piece| {
        owner.is_some_and(|player| state.sheets.contains_key(&player)) && kind.is_at_sea() == place.zone().is_some()
    };
    if !place.pieces.iter().all(|one| fits(one.owner, one.kind)) {
        broken.push(format!("{name} has pieces that cannot be there"));
    }
    let influence = place.all_of(Piece::Influence);
    match influence::shut(state, place, (influence, 0)) {
        Some(Blocked::Full) => broken.push(format!("{name} has {influence} influence")),
        Some(Blocked::Distant | Blocked::AllOwned) if influence > 0 => {
            broken.push(format!("{name} has influence, and can have none"));
        }
        Some(Blocked::Distant | Blocked::AllOwned) | None => {}
    }
    if place.each_of(Piece::Claim).values().any(|count| *count > 1) {
        broken.push(format!("{name} has two claims of a player"));
    }
    let slots = place.zone().map_or(0, |zone| zone.slots);
    if place.all_of(Piece::Protection) > slots {
        broken.push(format!("{name} has more ships on slots than slots"));
    }
    broken
}
