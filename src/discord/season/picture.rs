//! A season as a picture: each player's value over time, and which players were bound.

use super::{Medium, Season};
use crate::discord::games;
use crate::discord::render::picture::{Picture, listed, ticks};
use crate::discord::render::{Names, harmless};
use crate::rules::ids::PlayerId;
use crate::rules::time::{Span, Time};
use crate::rules::{Campaign, NAME_LIMIT};
use crate::text::{Text, fl};
use chancery_pictures::{MOST_BONDS, MOST_LINES, Series, Timeline, Value};
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// The shortest time that a timeline covers, so that the marks on its axis differ.
const LEAST_TIME: Span = Span::hours(1);
/// The axis of values ends at a multiple of this, ten points.
const STEP: i64 = 1_000;

/// Returns the timeline of a campaign, if there is anything to draw. `public` must be redacted for the table.
pub fn timeline(text: &Text, public: &Campaign, names: &Names, season: &Season) -> Option<Picture> {
    let to = season.until()?;
    let from = season.begun?.min(to - LEAST_TIME);
    let (lines, left_out) = lines(public, names, season, to);
    let mut spans: BTreeMap<[PlayerId; 2], Vec<(Time, Option<Time>)>> = BTreeMap::new();
    for bond in &season.bonds {
        let broken = bond.broken.map(|(at, _)| at);
        spans.entry(bond.players).or_default().push((bond.since, broken));
    }
    if lines.is_empty() && spans.is_empty() {
        return None;
    }
    let told = |[one, other]: [PlayerId; 2]| {
        let (one, other) = (names.label(one), names.label(other));
        fl!(text, "picture-related", one = one, other = other)
    };
    let count = spans.len();
    let bonds: Vec<chancery_pictures::Bond> =
        spans.into_iter().map(|(pair, spans)| chancery_pictures::Bond { label: told(pair), spans }).collect();
    let record = games::record(text, public.game.ruleset(), Medium::Picture(names), season);
    let values = lines.iter().map(|line| format!("{} {}", line.label, line.last().words));
    let pairs: Vec<String> = bonds.iter().map(|bond| bond.label.clone()).collect();
    let together = (!pairs.is_empty()).then(|| fl!(text, "picture-together", pairs = pairs.join(", ")));
    let alt = fl!(
        text,
        "picture-timeline-alt",
        list = listed(record.iter().cloned().chain(values).chain(together)),
        broken = season.broken()
    );
    let name = harmless::label(&public.name, NAME_LIMIT);
    let more = match (left_out, count.saturating_sub(MOST_BONDS)) {
        (0, 0) => String::new(),
        (players, pairs) => fl!(text, "picture-timeline-more", players = players, pairs = pairs),
    };
    let timeline = Timeline {
        title: fl!(text, "picture-timeline-title", campaign = name),
        legend: match (lines.is_empty(), bonds.is_empty()) {
            (false, true) => fl!(text, "picture-timeline-lines"),
            (true, _) => fl!(text, "picture-timeline-bonds"),
            (false, false) => fl!(text, "picture-timeline-both"),
        },
        record,
        from,
        to,
        ticks: ticks(text, from, to),
        marks: marks(public, &lines),
        lines,
        bonds,
        more,
    };
    Some(Picture { file: "season.png", svg: chancery_pictures::timeline(&timeline), alt })
}

/// Returns the lines of the players with the highest values, and the number of the others. Returns no lines if not
/// everything is public.
fn lines(public: &Campaign, names: &Names, season: &Season, to: Time) -> (Vec<Series>, usize) {
    let Some(mut held) = games::held(public) else {
        return (Vec::new(), 0);
    };
    held.sort_by_key(|(player, number)| (Reverse(*number), *player));
    let value = |number: i64| Value { number, words: games::held_told(public, number) };
    let all = held.len();
    let has_steps = |(player, number): &(PlayerId, i64)| *number != 0 || season.sums.contains_key(player);
    if !held.iter().any(has_steps) {
        return (Vec::new(), 0);
    }
    let lines = held.into_iter().take(MOST_LINES).map(|(player, number)| {
        let steps = season.sums.get(&player).into_iter().flatten();
        let steps = steps.map(|(at, sum)| (*at, value(*sum)));
        Series {
            label: names.label(player),
            start: value(0),
            // The last value matches the table's, even if not everything that led to it was public.
            steps: steps.chain([(to, value(number))]).collect(),
        }
    });
    (lines.collect(), all.saturating_sub(MOST_LINES))
}

/// Returns the marks of an axis that covers all lines.
fn marks(public: &Campaign, lines: &[Series]) -> Vec<Value> {
    let steps = lines.iter().flat_map(|line| &line.steps);
    let numbers = || steps.clone().map(|(_, value)| value.number);
    let end = |most: i64| (most / STEP + i64::from(most % STEP != 0)) * STEP;
    let highest = end(numbers().max().unwrap_or_default().max(0));
    let lowest = -end((-numbers().min().unwrap_or_default()).max(0));
    let highest = if highest == 0 && lowest == 0 { STEP } else { highest };
    let mut marks = vec![highest, highest / 2, 0, lowest / 2, lowest];
    marks.dedup();
    let value = |number| Value { number, words: games::held_told(public, number) };
    marks.into_iter().map(value).collect()
}
