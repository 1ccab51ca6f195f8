//! Texts of moderators' corrections, with the previous values.

use crate::render::words::short_hash;
use crate::render::{line, list};
use crate::rules::PlayerId;
use crate::rules::games::realms::{Change, Laid, Merchant, Supply};
use crate::rules::shuffle::HASH;
use crate::text::{Code, Name, Said, Text, say};

/// Describes a change of a supply, without what stays.
pub fn supply(
    text: &Text,
    player: PlayerId,
    (before, after): (Supply, Supply),
    (had, merchants): (usize, usize),
) -> Said {
    let influence = (before.influence, after.influence);
    let claims = (before.claims, after.claims);
    let alliances = (before.alliances, after.alliances);
    let changes = [
        (influence.0 != influence.1).then(|| say!(text, "supply-influence", before = influence.0, after = influence.1)),
        (claims.0 != claims.1).then(|| say!(text, "supply-claims", before = claims.0, after = claims.1)),
        (alliances.0 != alliances.1).then(|| say!(text, "supply-alliances", before = alliances.0, after = alliances.1)),
        (had != merchants).then(|| say!(text, "supply-merchants", before = had, after = merchants)),
    ];
    say!(text, "line-supply-set", player, changes = list(text, changes.into_iter().flatten()))
}

/// Describes where a merchant is, and whether it is upright.
pub fn merchant(text: &Text, merchant: &Merchant) -> Said {
    let upright = merchant.upright;
    match &merchant.node {
        Some(node) => say!(text, "merchant-at", node = Name(node), upright),
        None => say!(text, "merchant-in-hand", upright),
    }
}

/// Announces a new map, the only change to the map as a whole.
pub fn board(text: &Text, change: &Change) -> Option<Said> {
    match change {
        Change::Loaded(board) => {
            Some(line(&say!(text, "line-map-loaded", areas = board.areas().count(), zones = board.zones().count())))
        }
        Change::PlaceAdded(_)
        | Change::PlaceRemoved(_)
        | Change::Held { .. }
        | Change::Linked { .. }
        | Change::Unlinked(_)
        | Change::PiecesSet { .. }
        | Change::PiecesMoved { .. } => None,
    }
}

/// Lists the realms that a new map deals to players, and the commitments of its shuffled decks (U7.3).
pub fn dealt(text: &Text, laid: &Laid) -> Option<Said> {
    let played = laid.realms.iter().filter_map(|realm| {
        let (player, realm) = (Said::of(realm.player?), Said::of(Name(&realm.name)));
        Some(say!(text, "realm-dealt", player, realm))
    });
    let played: Vec<Said> = played.collect();
    let mut lines = Vec::new();
    if !played.is_empty() {
        lines.push(line(&say!(text, "line-realms-dealt", realms = list(text, &played))));
    }
    let deck = &laid.covert.deck;
    if let Some(shuffle) = deck.shuffles.get(&deck.newest) {
        let promise = Code(short_hash(&shuffle.promise));
        lines.push(line(&say!(text, "line-shuffled", hash = HASH, promise)));
    }
    if let Some(shuffle) = laid.deck.shuffles.last() {
        let promise = Code(short_hash(&shuffle.promise));
        lines.push(line(&say!(text, "line-trade-shuffled", hash = HASH, promise)));
    }
    (!lines.is_empty()).then(|| Said::in_lines(lines))
}
