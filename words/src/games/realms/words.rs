//! Phrases shared by the texts of this ruleset.

use crate::render::{list, span};
use crate::rules::games::realms::{CallKind, Piece, Price, Strength, Supply};
use crate::rules::{PlayerId, Span};
use crate::text::{Name, Said, Text, say};

/// Describes an amount paid or left, without the parts that are zero.
pub fn price(text: &Text, price: Price) -> Said {
    match (price.power, price.ducats) {
        (0, 0) => say!(text, "realms-nothing"),
        (power, 0) => self::power(text, power),
        (0, ducats) => self::ducats(text, ducats),
        (power, ducats) => {
            say!(text, "realms-both", power = self::power(text, power), ducats = self::ducats(text, ducats))
        }
    }
}

/// Describes power and ducats, even if they are zero.
pub fn purse(text: &Text, purse: Price) -> Said {
    say!(text, "realms-both", power = power(text, purse.power), ducats = ducats(text, purse.ducats))
}

pub fn power(text: &Text, count: u32) -> Said {
    say!(text, "realms-power", count)
}

pub fn ducats(text: &Text, count: u32) -> Said {
    say!(text, "realms-ducats", count)
}

pub fn supply(text: &Text, supply: Supply) -> Said {
    say!(text, "realms-supply", influence = supply.influence, claims = supply.claims, alliances = supply.alliances)
}

pub fn pieces(text: &Text, kind: Piece, count: u32) -> Said {
    match kind {
        Piece::Town => say!(text, "piece-town", count),
        Piece::Vassal => say!(text, "piece-vassal", count),
        Piece::Marriage => say!(text, "piece-marriage", count),
        Piece::Colonist => say!(text, "piece-colonist", count),
        Piece::Influence => say!(text, "piece-influence", count),
        Piece::Claim => say!(text, "piece-claim", count),
        Piece::Ship => say!(text, "piece-ship", count),
        Piece::Protection => say!(text, "piece-protection", count),
    }
}

/// Describes a player's influence with an NPR, and what else counts towards their strength.
pub fn strength(text: &Text, strength: Strength) -> Said {
    let total = strength.total();
    let others = [(Piece::Marriage, strength.marriages), (Piece::Colonist, strength.colonists)];
    let others = others.into_iter().filter(|(_, count)| *count > 0).map(|(kind, count)| pieces(text, kind, count));
    let others: Vec<Said> = others.collect();
    let others = list(text, &others);
    match (others.is_empty(), strength.claims) {
        (true, 0) => Said::of(total),
        (false, 0) => say!(text, "strength-marriages", total, marriages = others),
        (true, claims) => say!(text, "strength-claims", total, claims),
        (false, claims) => say!(text, "strength-both", total, marriages = others, claims),
    }
}

pub fn call(text: &Text, kind: CallKind) -> Said {
    match kind {
        CallKind::Defensive => say!(text, "call-defensive"),
        CallKind::Offensive => say!(text, "call-offensive"),
    }
}

pub fn hours(text: &Text, hours: u16) -> Said {
    span(text, Span::hours(hours.into()))
}

/// Lists areas with the amount in each: `2 in Quay, 1 in Hollowmere`.
pub fn shares(text: &Text, shares: &[(String, u32)]) -> Said {
    let share = |(area, count): &(String, u32)| say!(text, "realms-share", area = Name(area), count);
    list(text, shares.iter().map(share))
}

pub fn counts(text: &Text, counts: &[(PlayerId, u32)]) -> Said {
    let count = |(player, count): &(PlayerId, u32)| say!(text, "realms-count", player, count);
    list(text, counts.iter().map(count))
}

pub fn names<'a>(text: &Text, names: impl IntoIterator<Item = &'a String>) -> Said {
    list(text, names.into_iter().map(|name| Name(name)))
}

pub fn players(text: &Text, players: &[PlayerId]) -> Said {
    list(text, players)
}
