//! Texts of events about covert actions and cards (U6).

use super::acted;
use crate::discord::games::realms::{covert, words};
use crate::discord::render::tell::{Reader, line};
use crate::discord::render::{harmless, mention};
use crate::rules::games::realms::{CovertEvent as Event, Marked, Outcome, Piece, Spent};
use crate::rules::ids::PlayerId;
use crate::rules::shuffle::HASH;
use crate::text::Text;
use crate::text::fl;

pub fn happened(text: &Text, reader: Reader, event: &Event) -> String {
    match event {
        Event::Declared { player, deed, paid, left, spent, targets, text: said, .. } => {
            let told = acted!(
                text,
                reader,
                *player,
                "told-declared",
                deed = covert::deed(text, deed),
                paid = words::price(text, *paid),
                left = words::purse(text, *left)
            );
            let shown = || line(&fl!(text, "window-card", said = covert::said(said)));
            let said = (!said.is_empty()).then(shown);
            let lines = [Some(told), said, used(text, *spent), Some(asked(text, targets))];
            lines.into_iter().flatten().collect::<Vec<_>>().join("\n")
        }
        Event::Countered { by, against, .. } => fl!(
            text,
            "told-countered",
            you = reader.role(*by, *against),
            by = mention(*by),
            against = mention(*against)
        ),
        Event::Closed { by, deed, outcome } => {
            let deed = covert::deed(text, deed);
            closed(text, reader, (*by, &deed), *outcome)
        }
        Event::InfluenceRemoved { by, of, area, count } => line(&fl!(
            text,
            "line-influence-removed",
            you = reader.role(*by, *of),
            by = mention(*by),
            of = mention(*of),
            area = harmless::name(area),
            influence = words::pieces(text, Piece::Influence, *count)
        )),
        Event::InfluenceSwapped { by, of, area, count } => swapped(text, reader, (*by, *of), (area, *count)),
        Event::Marked { on, name, before, count } => line(&fl!(
            text,
            "line-marked",
            on = marked(on),
            mark = harmless::name(name),
            before = before.to_string(),
            count = count.to_string()
        )),
        Event::Dealt { player, count, names, .. } => match names.is_empty() {
            true => acted!(text, reader, *player, "told-dealt", count = count),
            false => {
                let cards = words::names(text, names);
                acted!(text, reader, *player, "told-dealt-seen", cards = cards)
            }
        },
        Event::Discarded { player, name, .. } => {
            let card = harmless::name(name);
            acted!(text, reader, *player, "told-discarded", card = card)
        }
        Event::Shuffled { shuffle } => {
            line(&fl!(text, "line-shuffled", hash = HASH, promise = shuffle.promise.as_str()))
        }
        Event::Reshuffled { shuffle } => {
            line(&fl!(text, "line-reshuffled", hash = HASH, promise = shuffle.promise.as_str()))
        }
        Event::ShuffleShown { promise, text: said, .. } => {
            line(&fl!(text, "line-shuffle-shown", promise = promise.as_str(), said = said.as_str()))
        }
        Event::ChargesSet { player, count, before } => line(&fl!(
            text,
            "line-charges-set",
            player = mention(*player),
            before = before.to_string(),
            count = count.to_string()
        )),
    }
}

fn swapped(text: &Text, reader: Reader, (by, of): (PlayerId, PlayerId), (area, count): (&str, u32)) -> String {
    line(&fl!(
        text,
        "line-influence-swapped",
        you = reader.role(by, of),
        by = mention(by),
        of = mention(of),
        area = harmless::name(area),
        influence = words::pieces(text, Piece::Influence, count)
    ))
}

fn used(text: &Text, spent: Spent) -> Option<String> {
    match spent {
        Spent::Charge { left } => Some(line(&fl!(text, "line-charge-used", left = left))),
        Spent::Card { .. } => Some(line(&fl!(text, "line-card-used"))),
        Spent::Nothing => None,
    }
}

/// Says who may counter an action.
fn asked(text: &Text, targets: &[PlayerId]) -> String {
    line(&match targets.is_empty() {
        true => fl!(text, "line-unopposed"),
        false => fl!(text, "line-may-counter", targets = words::players(text, targets)),
    })
}

fn closed(text: &Text, reader: Reader, (by, deed): (PlayerId, &str), outcome: Outcome) -> String {
    match outcome {
        Outcome::TookEffect => acted!(text, reader, by, "told-took-effect", deed = deed),
        Outcome::Failed => acted!(text, reader, by, "told-covert-failed", deed = deed),
        Outcome::Countered { by: other } => fl!(
            text,
            "told-stays-countered",
            you = reader.role(by, other),
            player = mention(by),
            by = mention(other),
            deed = deed
        ),
        Outcome::ActorLeft => acted!(text, reader, by, "told-actor-left", deed = deed),
        Outcome::CalledOff => acted!(text, reader, by, "told-called-off", deed = deed),
        Outcome::GameEnded => acted!(text, reader, by, "told-game-ended", deed = deed),
    }
}

pub fn marked(on: &Marked) -> String {
    match on {
        Marked::Player(player) => mention(*player),
        Marked::Npr(realm) => harmless::name(realm),
    }
}
