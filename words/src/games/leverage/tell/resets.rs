//! Relations that a moderator resets together (L7.2): one line for each two players.

use crate::render::{line, list};
use crate::rules::PlayerId;
use crate::rules::games::leverage::{Event as Happened, Leverage, Pair, Reset, Shown, Why};
use crate::text::{Said, Text, say};

/// The most lines. A message of a few players holds them all; another line counts the rest.
const MOST_LINES: usize = 12;

/// One leverage that was reset, or will be. Without figures if the readers may not know them.
#[derive(Clone, Copy)]
struct Change {
    pair: Pair,
    figures: Option<(Leverage, Leverage)>,
}

/// Describes what a moderator is about to reset.
pub fn asked(text: &Text, value: Leverage, changes: &[Reset]) -> Said {
    let change = |reset: &Reset| Change { pair: reset.pair, figures: reset.from.map(|from| (from, value)) };
    let changes: Vec<Change> = changes.iter().map(change).collect();
    let unseen = changes.iter().any(|change| change.figures.is_none());
    let unseen = unseen.then(|| say!(text, "confirm-resets-unseen"));
    let lines = lines(text, &changes, |one, other| say!(text, "resets-unseen", one, other));
    let first = [say!(text, "confirm-resets", value)].into_iter();
    let last = unseen.into_iter().chain([say!(text, "confirm-resets-back")]);
    Said::in_lines(first.chain(lines).chain(last).collect::<Vec<_>>())
}

/// Describes the relations that these events reset.
pub fn told(text: &Text, events: &[&Happened]) -> Vec<Said> {
    let change = |event: &&Happened| {
        if let Happened::LeverageBooked { booking, why: Why::RelationsReset } = event {
            let figures = (booking.shown == Shown::Whole).then(|| (booking.before(), booking.value));
            Some(Change { pair: booking.pair, figures })
        } else {
            None
        }
    };
    let changes: Vec<Change> = events.iter().filter_map(change).collect();
    lines(text, &changes, |one, other| say!(text, "resets-anew", one, other))
}

fn lines(text: &Text, changes: &[Change], unseen: impl Fn(PlayerId, PlayerId) -> Said) -> Vec<Said> {
    let relations: Vec<&[Change]> = changes.chunk_by(|one, next| one.pair == next.pair.reversed()).collect();
    let told = |relation: &[Change]| {
        let way = |change: &Change| {
            let (before, after) = change.figures?;
            Some(say!(text, "resets-way", by = change.pair.by, over = change.pair.over, before, after))
        };
        let ways: Option<Vec<Said>> = relation.iter().map(way).collect();
        Some(line(&match ways {
            Some(ways) => Said::joined(ways, " · "),
            None => {
                let pair = relation.first()?.pair;
                unseen(pair.by, pair.over)
            }
        }))
    };
    let shown = relations.len().min(MOST_LINES);
    let mut lines: Vec<Said> = relations[..shown].iter().filter_map(|relation| told(relation)).collect();
    let left_out = &relations[shown..];
    if !left_out.is_empty() {
        lines.push(line(&more(text, &relations[..shown], left_out)));
    }
    lines
}

/// Counts the relations left out, and names the players who are in no other line, so that they can be called.
fn more(text: &Text, shown: &[&[Change]], left_out: &[&[Change]]) -> Said {
    let of = |relations: &[&[Change]]| -> Vec<PlayerId> {
        relations.iter().flat_map(|relation| relation.first()).flat_map(|one| [one.pair.by, one.pair.over]).collect()
    };
    let named = of(shown);
    let mut players: Vec<PlayerId> = Vec::new();
    for player in of(left_out) {
        if !named.contains(&player) && !players.contains(&player) {
            players.push(player);
        }
    }
    let named = match players.is_empty() {
        true => "none",
        false => "some",
    };
    say!(text, "resets-more", count = left_out.len(), named, players = list(text, &players))
}
