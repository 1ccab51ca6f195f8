//! Texts of moderators' corrections, with the previous values.

use crate::discord::games::realms::words;
use crate::discord::render::tell::line;
use crate::discord::render::words::list;
use crate::discord::render::{harmless, mention};
use crate::rules::games::realms::{Change, Laid, Merchant, Supply};
use crate::rules::ids::PlayerId;
use crate::rules::shuffle::HASH;
use crate::text::Text;
use crate::text::fl;

pub fn supply(
    text: &Text,
    player: PlayerId,
    (before, after): (Supply, Supply),
    (had, merchants): (usize, usize),
) -> String {
    fl!(
        text,
        "line-supply-set",
        player = mention(player),
        before = words::supply(text, before),
        after = words::supply(text, after),
        merchants = merchants.to_string(),
        had = had.to_string()
    )
}

/// Describes where a merchant is, and whether it is upright.
pub fn merchant(text: &Text, merchant: &Merchant) -> String {
    let upright = words::yes(merchant.upright);
    match &merchant.node {
        Some(node) => {
            let node = harmless::name(node);
            fl!(text, "merchant-at", node = node, upright = upright)
        }
        None => fl!(text, "merchant-in-hand", upright = upright),
    }
}

/// Announces a new map, the only change to the map as a whole.
pub fn board(text: &Text, change: &Change) -> Option<String> {
    match change {
        Change::Loaded(board) => {
            let (areas, zones) = (board.areas().count(), board.zones().count());
            let loaded = fl!(text, "line-map-loaded", areas = areas, zones = zones);
            Some(line(&loaded))
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
pub fn dealt(text: &Text, laid: &Laid) -> Option<String> {
    let played = laid.realms.iter().filter_map(|realm| {
        let (player, realm) = (mention(realm.player?), harmless::name(&realm.name));
        Some(fl!(text, "realm-dealt", player = player, realm = realm))
    });
    let played: Vec<String> = played.collect();
    let mut lines = Vec::new();
    if !played.is_empty() {
        let realms = list(text, &played);
        lines.push(line(&fl!(text, "line-realms-dealt", realms = realms)));
    }
    let deck = &laid.covert.deck;
    if let Some(shuffle) = deck.shuffles.get(&deck.newest) {
        let promise = shuffle.promise.as_str();
        lines.push(line(&fl!(text, "line-shuffled", hash = HASH, promise = promise)));
    }
    if let Some(shuffle) = laid.deck.shuffles.last() {
        let promise = shuffle.promise.as_str();
        lines.push(line(&fl!(text, "line-trade-shuffled", hash = HASH, promise = promise)));
    }
    (!lines.is_empty()).then(|| lines.join("\n"))
}
