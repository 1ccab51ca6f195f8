//! Texts of events about covert actions and cards (U6).

use super::acted;
use crate::games::realms::{covert, words};
use crate::render::words::short_hash;
use crate::render::{Reader, line};
use crate::rules::PlayerId;
use crate::rules::games::realms::{CovertEvent as Event, Marked, Outcome, Piece, Spent};
use crate::rules::shuffle::HASH;
use crate::text::{Code, Name, Said, Text, say};

pub fn happened(text: &Text, reader: Reader, event: &Event) -> Said {
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
            let shown = || line(&say!(text, "window-card", said = covert::said(said)));
            let said = (!said.is_empty()).then(shown);
            let lines = [Some(told), said, used(text, *spent), Some(asked(text, targets))];
            Said::in_lines(lines.into_iter().flatten())
        }
        Event::Countered { by, against, .. } => {
            say!(text, "told-countered", you = reader.role(*by, *against), by, against)
        }
        Event::Closed { by, deed, outcome } => {
            let deed = covert::deed(text, deed);
            closed(text, reader, (*by, &deed), *outcome)
        }
        Event::InfluenceRemoved { by, of, area, count } => line(&say!(
            text,
            "line-influence-removed",
            you = reader.role(*by, *of),
            by,
            of,
            area = Name(area),
            influence = words::pieces(text, Piece::Influence, *count)
        )),
        Event::InfluenceSwapped { by, of, area, count } => line(&say!(
            text,
            "line-influence-swapped",
            you = reader.role(*by, *of),
            by,
            of,
            area = Name(area),
            influence = words::pieces(text, Piece::Influence, *count)
        )),
        Event::Marked { on, name, before, count } => {
            line(&say!(text, "line-marked", on = marked(on), mark = Name(name), before, count))
        }
        Event::Dealt { player, count, names, .. } => match names.is_empty() {
            true => acted!(text, reader, *player, "told-dealt", count),
            false => acted!(text, reader, *player, "told-dealt-seen", cards = words::names(text, names)),
        },
        Event::Discarded { player, name, .. } => acted!(text, reader, *player, "told-discarded", card = Name(name)),
        Event::Shuffled { shuffle } => {
            line(&say!(text, "line-shuffled", hash = HASH, promise = Code(short_hash(&shuffle.promise))))
        }
        Event::Reshuffled { shuffle } => {
            line(&say!(text, "line-reshuffled", hash = HASH, promise = Code(short_hash(&shuffle.promise))))
        }
        Event::ShuffleShown { promise, text: said, .. } => {
            line(&say!(text, "line-shuffle-shown", promise = Code(promise), said = Code(said)))
        }
        Event::ChargesSet { player, count, before } => line(&say!(text, "line-charges-set", player, before, count)),
    }
}

fn used(text: &Text, spent: Spent) -> Option<Said> {
    match spent {
        Spent::Charge { left } => Some(line(&say!(text, "line-charge-used", left))),
        Spent::Card { .. } => Some(line(&say!(text, "line-card-used"))),
        Spent::Nothing => None,
    }
}

/// Says who may counter an action.
fn asked(text: &Text, targets: &[PlayerId]) -> Said {
    line(&match targets.is_empty() {
        true => say!(text, "line-unopposed"),
        false => say!(text, "line-may-counter", targets = words::players(text, targets)),
    })
}

fn closed(text: &Text, reader: Reader, (by, deed): (PlayerId, &Said), outcome: Outcome) -> Said {
    match outcome {
        Outcome::TookEffect => acted!(text, reader, by, "told-took-effect", deed),
        Outcome::Failed => acted!(text, reader, by, "told-covert-failed", deed),
        Outcome::Countered { by: other } => {
            say!(text, "told-stays-countered", you = reader.role(by, other), player = by, by = other, deed)
        }
        Outcome::ActorLeft => acted!(text, reader, by, "told-actor-left", deed),
        Outcome::CalledOff => acted!(text, reader, by, "told-called-off", deed),
        Outcome::GameEnded => acted!(text, reader, by, "told-game-ended", deed),
    }
}

pub fn marked(on: &Marked) -> Said {
    match on {
        Marked::Player(player) => Said::of(*player),
        Marked::Npr(realm) => Said::of(Name(realm)),
    }
}
