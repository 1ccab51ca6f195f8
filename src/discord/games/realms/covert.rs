use super::words;
use crate::discord::render::harmless;
use crate::rules::games::realms::{Card, CardEffect, Declares, Deed, Kind, Piece, Play, TEXT_LIMIT};
use crate::text::Text;
use crate::text::fl;

/// Describes the action to be declared, its price, and the players who may counter it.
pub fn confirmation(text: &Text, declares: &Declares) -> String {
    let targets = match declares.targets.is_empty() {
        true => fl!(text, "confirm-covert-unopposed"),
        false => {
            let targets = words::players(text, &declares.targets);
            fl!(text, "confirm-covert-targets", targets = targets)
        }
    };
    let price = fl!(
        text,
        "confirm-price",
        price = words::price(text, declares.price),
        left = words::purse(text, declares.left)
    );
    let deed = fl!(text, "confirm-covert", deed = deed(text, &declares.deed));
    [deed, targets, price].join("\n")
}

pub fn deed(text: &Text, deed: &Deed) -> String {
    match deed {
        Deed::Claims { areas } => {
            fl!(text, "deed-claims", count = areas.len(), areas = words::names(text, areas))
        }
        Deed::Card(play) => played(text, play),
    }
}

fn played(text: &Text, play: &Play) -> String {
    let card = harmless::name(&play.card);
    let realm = play.realm.as_deref().map(harmless::name);
    let area = play.area.as_deref().map(harmless::name);
    let played = match (realm, area) {
        (Some(realm), Some(area)) => {
            fl!(text, "deed-card-both", card = card, realm = realm, area = area)
        }
        (Some(realm), None) => fl!(text, "deed-card-realm", card = card, realm = realm),
        (None, Some(area)) => fl!(text, "deed-card-area", card = card, area = area),
        (None, None) => card,
    };
    match play.count {
        Some(count) => {
            let influence = words::pieces(text, Piece::Influence, count);
            fl!(text, "deed-count", deed = played, influence = influence)
        }
        None => played,
    }
}

pub fn card(text: &Text, card: &Card) -> String {
    let name = harmless::name(&card.name);
    let price = words::price(text, card.price);
    let spy = words::yes(card.kind == Kind::SpyNetwork);
    let mut line = match card.is_counterespionage() {
        true => fl!(text, "card-counters", card = name),
        false => fl!(text, "card-line", card = name, price = price, spy = spy),
    };
    if let Some(effect) = &card.effect {
        line.push_str(&fl!(text, "card-does", effect = self::effect(text, effect)));
    }
    if !card.text.is_empty() {
        line.push_str(&fl!(text, "card-says", said = said(&card.text)));
    }
    line
}

pub fn said(words: &str) -> String {
    harmless::prose(words, TEXT_LIMIT)
}

fn effect(text: &Text, effect: &CardEffect) -> String {
    match effect {
        CardEffect::RemoveInfluence { count } => fl!(text, "effect-remove", count = count),
        CardEffect::SwapInfluence { count } => fl!(text, "effect-swap", count = count),
        CardEffect::PlaceClaim => fl!(text, "effect-claim"),
        CardEffect::ForgeAlliance => fl!(text, "effect-alliance"),
        CardEffect::Mark { name, count } => {
            fl!(text, "effect-mark", mark = harmless::name(name), count = count.to_string())
        }
    }
}
