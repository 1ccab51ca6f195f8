//! A season as a picture: each player's value over time, and which players were bound.

use super::Season;
use crate::games;
use crate::render::Names;
use crate::render::picture::{Picture, listed, round_marks, ticks};
use crate::render::words::series;
use crate::rules::ids::PlayerId;
use crate::rules::time::Time;
use crate::rules::{Campaign, NAME_LIMIT};
use crate::text::{Label, Plain, Text, Typed, label};
use chancery_pictures::{MOST_BONDS, MOST_LINES, Series, Timeline, Value};
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// The marks on the axis of values are multiples of this, one point.
const POINT: i64 = 100;

/// Returns the timeline of a campaign, if there is anything to draw. `public` must be redacted for the table.
pub fn timeline(text: &Text, public: &Campaign, names: &Names, season: &Season) -> Option<Picture> {
    let to = season.until()?;
    let from = season.begun?;
    let (lines, ends, left_out) = lines(text, public, names, season, to);
    let mut spans: BTreeMap<[PlayerId; 2], Vec<(Time, Option<Time>)>> = BTreeMap::new();
    for bond in &season.bonds {
        let broken = bond.over.map(|(at, _)| at);
        spans.entry(bond.players).or_default().push((bond.since, broken));
    }
    if lines.is_empty() && spans.is_empty() {
        return None;
    }
    let told = |[one, other]: [PlayerId; 2]| {
        let (one, other) = (names.label(one), names.label(other));
        label!(text, "picture-related", one, other)
    };
    let count = spans.len();
    let pairs: Vec<Label> = spans.keys().map(|pair| told(*pair)).collect();
    let bonds = pairs.iter().cloned().zip(spans.into_values());
    let bonds: Vec<_> = bonds.map(|(label, spans)| chancery_pictures::Bond { label: label.into(), spans }).collect();
    let record = games::record::<Plain>(text, public.game.ruleset(), names, season);
    let together = (!pairs.is_empty()).then(|| label!(text, "picture-together", pairs = series(text, pairs)));
    let alt = label!(
        text,
        "picture-timeline-alt",
        list = listed(record.iter().cloned().chain(ends).chain(together)),
        broken = season.broken()
    );
    let name = Typed(&public.name, NAME_LIMIT);
    let more = match (left_out, count.saturating_sub(MOST_BONDS)) {
        (0, 0) => Label::default(),
        (players, pairs) => label!(text, "picture-timeline-more", players, pairs),
    };
    let timeline = Timeline {
        title: label!(text, "picture-timeline-title", campaign = name).into(),
        legend: match (lines.is_empty(), bonds.is_empty()) {
            (false, true) => label!(text, "picture-timeline-lines").into(),
            (true, _) => label!(text, "picture-timeline-bonds").into(),
            (false, false) => label!(text, "picture-timeline-both").into(),
        },
        record: record.into_iter().map(String::from).collect(),
        from,
        to,
        ticks: ticks(text, from, to),
        marks: marks(text, public, &lines),
        lines,
        bonds,
        more: more.into(),
    };
    Some(Picture { file: "season.png", svg: chancery_pictures::timeline(&timeline), alt })
}

/// Returns the lines of the players with the highest values, what each ends with, and the number of the others. Returns
/// no lines if not everything is public.
fn lines(text: &Text, public: &Campaign, names: &Names, season: &Season, to: Time) -> (Vec<Series>, Vec<Label>, usize) {
    let Some(mut held) = games::held(public) else {
        return (Vec::new(), Vec::new(), 0);
    };
    held.sort_by_key(|(player, number)| (Reverse(*number), *player));
    let value = |number: i64| Value { number, words: games::held_told(text, public, number).into() };
    let all = held.len();
    let has_steps = |(player, number): &(PlayerId, i64)| *number != 0 || season.sums.contains_key(player);
    if !held.iter().any(has_steps) {
        return (Vec::new(), Vec::new(), 0);
    }
    held.truncate(MOST_LINES);
    let ends = held
        .iter()
        .map(|(player, number)| label!("{} {}", names.label(*player), games::held_told(text, public, *number)));
    let ends = ends.collect();
    let lines = held.into_iter().map(|(player, number)| {
        let steps = season.sums.get(&player).into_iter().flatten();
        let steps = steps.map(|(at, sum)| (*at, value(*sum)));
        Series {
            label: names.label(player).into(),
            start: value(0),
            // The last value matches the table's, even if not everything that led to it was public.
            steps: steps.chain([(to, value(number))]).collect(),
        }
    });
    (lines.collect(), ends, all.saturating_sub(MOST_LINES))
}

/// Returns the marks of an axis that covers all lines.
fn marks(text: &Text, public: &Campaign, lines: &[Series]) -> Vec<Value> {
    let steps = lines.iter().flat_map(|line| &line.steps);
    let value = |number| Value { number, words: games::held_told(text, public, number).into() };
    round_marks(steps.map(|(_, value)| value.number), POINT).into_iter().map(value).collect()
}
