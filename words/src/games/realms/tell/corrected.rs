//! Texts of moderators' corrections, with the previous values.

use crate::render::words::short_hash;
use crate::render::{line, list};
use crate::rules::PlayerId;
use crate::rules::games::realms::{Change, Laid, Merchant, Supply};
use crate::rules::shuffle::HASH;
use crate::text::{Code, Name, Said, Text, say};

fn changed<T: PartialEq>(before: T, after: T) -> Option<(T, T)> {
    (before != after).then_some((before, after))
}

/// Describes a change of a supply, without what stays.
pub fn supply(
    text: &Text,
    player: PlayerId,
    (before, after): (Supply, Supply),
    (had, merchants): (usize, usize),
) -> Said {
    let changes = [
        changed(before.influence, after.influence).map(|(before, after)| say!(text, "supply-influence", before, after)),
        changed(before.claims, after.claims).map(|(before, after)| say!(text, "supply-claims", before, after)),
        changed(before.alliances, after.alliances).map(|(before, after)| say!(text, "supply-alliances", before, after)),
        changed(had, merchants).map(|(before, after)| say!(text, "supply-merchants", before, after)),
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
