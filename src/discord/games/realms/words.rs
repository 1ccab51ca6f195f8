//! Phrases shared by the texts of this ruleset.

use crate::discord::render::words::{list, span};
use crate::discord::render::{harmless, mention};
use crate::rules::games::realms::{CallKind, Piece, Price, Strength, Supply};
use crate::rules::ids::PlayerId;
use crate::rules::time::Span;
use crate::text::Text;
use crate::text::fl;

/// Describes an amount paid or left, without the parts that are zero.
pub fn price(text: &Text, price: Price) -> String {
    match (price.power, price.ducats) {
        (0, 0) => fl!(text, "realms-nothing"),
        (power, 0) => self::power(text, power),
        (0, ducats) => self::ducats(text, ducats),
        (power, ducats) => {
            fl!(text, "realms-both", power = self::power(text, power), ducats = self::ducats(text, ducats))
        }
    }
}

/// Describes power and ducats, even if they are zero.
pub fn purse(text: &Text, purse: Price) -> String {
    let (power, ducats) = (power(text, purse.power), ducats(text, purse.ducats));
    fl!(text, "realms-both", power = power, ducats = ducats)
}

pub fn power(text: &Text, count: u32) -> String {
    fl!(text, "realms-power", count = count)
}

pub fn ducats(text: &Text, count: u32) -> String {
    fl!(text, "realms-ducats", count = count)
}

pub fn supply(text: &Text, supply: Supply) -> String {
    fl!(
        text,
        "realms-supply",
        influence = supply.influence.to_string(),
        claims = supply.claims.to_string(),
        alliances = supply.alliances.to_string()
    )
}

pub fn pieces(text: &Text, kind: Piece, count: u32) -> String {
    match kind {
        Piece::Town => fl!(text, "piece-town", count = count),
        Piece::Vassal => fl!(text, "piece-vassal", count = count),
        Piece::Marriage => fl!(text, "piece-marriage", count = count),
        Piece::Colonist => fl!(text, "piece-colonist", count = count),
        Piece::Influence => fl!(text, "piece-influence", count = count),
        Piece::Claim => fl!(text, "piece-claim", count = count),
        Piece::Ship => fl!(text, "piece-ship", count = count),
        Piece::Protection => fl!(text, "piece-protection", count = count),
    }
}

/// Describes a player's influence with an NPR, and what else counts towards their strength.
pub fn strength(text: &Text, strength: Strength) -> String {
    let total = strength.total().to_string();
    let others = [(Piece::Marriage, strength.marriages), (Piece::Colonist, strength.colonists)];
    let others = others.into_iter().filter(|(_, count)| *count > 0).map(|(kind, count)| pieces(text, kind, count));
    let others: Vec<String> = others.collect();
    let others = list(text, &others);
    match (others.is_empty(), strength.claims) {
        (true, 0) => total,
        (false, 0) => fl!(text, "strength-marriages", total = total, marriages = others),
        (true, claims) => fl!(text, "strength-claims", total = total, claims = claims.to_string()),
        (false, claims) => {
            fl!(text, "strength-both", total = total, marriages = others, claims = claims.to_string())
        }
    }
}

pub fn call(text: &Text, kind: CallKind) -> String {
    match kind {
        CallKind::Defensive => fl!(text, "call-defensive"),
        CallKind::Offensive => fl!(text, "call-offensive"),
    }
}

pub fn hours(text: &Text, hours: u16) -> String {
    span(text, Span::hours(hours.into()))
}

/// Lists areas with the amount in each: `2 in Quay, 1 in Hollowmere`.
pub fn shares(text: &Text, shares: &[(String, u32)]) -> String {
    let share = |(area, count): &(String, u32)| {
        let (area, count) = (harmless::name(area), count.to_string());
        fl!(text, "realms-share", area = area, count = count)
    };
    let shares: Vec<String> = shares.iter().map(share).collect();
    list(text, &shares)
}

pub fn counts(text: &Text, counts: &[(PlayerId, u32)]) -> String {
    let count = |(player, count): &(PlayerId, u32)| {
        let (player, count) = (mention(*player), count.to_string());
        fl!(text, "realms-count", player = player, count = count)
    };
    let counts: Vec<String> = counts.iter().map(count).collect();
    list(text, &counts)
}

pub fn names<'a>(text: &Text, names: impl IntoIterator<Item = &'a String>) -> String {
    let names: Vec<String> = names.into_iter().map(|name| harmless::name(name)).collect();
    list(text, &names)
}

pub fn players(text: &Text, players: &[PlayerId]) -> String {
    let players: Vec<String> = players.iter().copied().map(mention).collect();
    list(text, &players)
}

/// Returns the selector for a yes-or-no text.
pub fn yes(so: bool) -> &'static str {
    if so { "yes" } else { "no" }
}
