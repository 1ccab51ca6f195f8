use super::words;
use crate::rules::games::realms::{Card, CardEffect, Declares, Deed, Kind, Piece, Play, TEXT_LIMIT};
use crate::text::{Name, Said, Text, Typed, say};

/// Describes the action to be declared, its price, and the players who may counter it.
pub fn confirmation(text: &Text, declares: &Declares) -> Said {
    let targets = match declares.targets.is_empty() {
        true => say!(text, "confirm-covert-unopposed"),
        false => say!(text, "confirm-covert-targets", targets = words::players(text, &declares.targets)),
    };
    let price = say!(
        text,
        "confirm-price",
        price = words::price(text, declares.price),
        left = words::purse(text, declares.left)
    );
    let deed = say!(text, "confirm-covert", deed = deed(text, &declares.deed));
    Said::in_lines([deed, targets, price])
}

pub fn deed(text: &Text, deed: &Deed) -> Said {
    match deed {
        Deed::Claims { areas } => say!(text, "deed-claims", count = areas.len(), areas = words::names(text, areas)),
        Deed::Card(play) => played(text, play),
    }
}

fn played(text: &Text, play: &Play) -> Said {
    let card = Name(&play.card);
    let realm = play.realm.as_deref().map(Name).map(Said::of);
    let area = play.area.as_deref().map(Name).map(Said::of);
    let played = match (realm, area) {
        (Some(realm), Some(area)) => say!(text, "deed-card-both", card, realm, area),
        (Some(realm), None) => say!(text, "deed-card-realm", card, realm),
        (None, Some(area)) => say!(text, "deed-card-area", card, area),
        (None, None) => Said::of(card),
    };
    match play.count {
        Some(count) => {
            say!(text, "deed-count", deed = played, influence = words::pieces(text, Piece::Influence, count))
        }
        None => played,
    }
}

pub fn card(text: &Text, card: &Card) -> Said {
    let name = Name(&card.name);
    let spy = card.kind == Kind::SpyNetwork;
    let mut line = match card.is_counterespionage() {
        true => say!(text, "card-counters", card = name),
        false => say!(text, "card-line", card = name, price = words::price(text, card.price), spy),
    };
    if let Some(effect) = &card.effect {
        line.push(say!(text, "card-does", effect = self::effect(text, effect)));
    }
    if !card.text.is_empty() {
        line.push(say!(text, "card-says", said = said(&card.text)));
    }
    line
}

pub fn said(words: &str) -> Said {
    Said::of(Typed(words, TEXT_LIMIT))
}

fn effect(text: &Text, effect: &CardEffect) -> Said {
    match effect {
        CardEffect::RemoveInfluence { count } => say!(text, "effect-remove", count),
        CardEffect::SwapInfluence { count } => say!(text, "effect-swap", count),
        CardEffect::PlaceClaim => say!(text, "effect-claim"),
        CardEffect::ForgeAlliance => say!(text, "effect-alliance"),
        CardEffect::Mark { name, count, own: true } => say!(text, "effect-mark-own", mark = Name(name), count),
        CardEffect::Mark { name, count, own: false } => say!(text, "effect-mark", mark = Name(name), count),
    }
}
