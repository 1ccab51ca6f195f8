//! Texts of moderators' corrections, with the previous values.

use super::{of_acts, of_entries, of_turns};
use crate::discord::games::realms::words;
use crate::discord::render::tell::line;
use crate::discord::render::words::who;
use crate::discord::render::{harmless, mention};
use crate::rules::games::realms::{Change, Event, Laid, Merchant, Supply};
use crate::rules::ids::PlayerId;
use crate::rules::shuffle::HASH;
use crate::text::Text;
use crate::text::fl;

/// Returns `None` for other events.
pub fn happened(text: &Text, event: &Event) -> Option<String> {
    Some(line(&match event {
        Event::Board(change) => return board(text, change),
        Event::Laid(laid) => return dealt(text, laid),
        Event::SupplySet { player, before, after, merchants_before, merchants } => {
            supply(text, *player, (*before, *after), (*merchants_before, *merchants))
        }
        Event::AllianceSet { realm, player, before } => fl!(
            text,
            "line-alliance-set",
            realm = harmless::name(realm),
            before = who(text, *before),
            after = who(text, *player)
        ),
        Event::MerchantSet { player, number, before, after } => fl!(
            text,
            "line-merchant-set",
            player = mention(*player),
            number = number.to_string(),
            before = merchant(text, before),
            after = merchant(text, after)
        ),
        Event::HostileSet { zone, player, hostile } => fl!(
            text,
            "line-hostile-set",
            zone = harmless::name(zone),
            player = mention(*player),
            hostile = words::yes(*hostile)
        ),
        Event::PiratesSet { node, count, before } => pirates(text, node, (*before, *count)),
        Event::ActiveSet { player, before, .. } => match player.map(mention) {
            Some(player) => fl!(text, "line-turn-set", player = player),
            None => fl!(text, "line-turn-over", player = who(text, *before)),
        },
        // Other functions render these.
        of_turns!() | of_acts!() | of_entries!() | Event::Covert(_) | Event::Trade(_) => {
            return None;
        }
    }))
}

fn supply(
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
fn board(text: &Text, change: &Change) -> Option<String> {
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

fn pirates(text: &Text, node: &str, (before, count): (u32, u32)) -> String {
    fl!(text, "line-pirates-set", node = harmless::name(node), count = count.to_string(), before = before.to_string())
}

/// Lists the realms that a new map deals to players, and the commitments of its shuffled decks (U7.3).
fn dealt(text: &Text, laid: &Laid) -> Option<String> {
    let played = laid.realms.iter().filter_map(|realm| {
        let (player, realm) = (mention(realm.player?), harmless::name(&realm.name));
        Some(fl!(text, "realm-dealt", player = player, realm = realm))
    });
    let played: Vec<String> = played.collect();
    let mut lines = Vec::new();
    if !played.is_empty() {
        let realms = played.join(", ");
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
