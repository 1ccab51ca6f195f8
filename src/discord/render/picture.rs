//! Pictures and the words that stand for them where they cannot be seen.

use super::{Names, harmless};
use crate::pictures::{self, HeatMap, Line, LineChart, MOST_PLAYERS};
use crate::rules::games::leverage::amounts::Leverage;
use crate::rules::games::leverage::{self, Booking, Pair};
use crate::rules::ids::PlayerId;
use crate::rules::time::{Span, Time};
use crate::rules::{Campaign, NAME_LIMIT};
use crate::text::Text;
use i18n_embed_fl::fl;
use std::cmp::Reverse;

/// Discord takes 1024 characters; the sentence before the list needs some of them.
const LIST_LIMIT: usize = 800;
/// A chart covers at least so much time, so that its axis has different moments on it.
const LEAST_TIME: Span = Span::hours(1);

/// A drawing that is yet to be made a file of.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Picture {
    pub file: &'static str,
    pub svg: String,
    /// Says what is to be seen.
    pub alt: String,
}

/// Returns who holds how much leverage over whom, where there are at least two who play.
pub fn leverage_map(text: &Text, campaign: &Campaign, names: &Names) -> Option<Picture> {
    let state = campaign.playing::<leverage::State>().ok()?;
    let players: Vec<_> = campaign.active_players().take(MOST_PLAYERS).collect();
    if players.len() < 2 {
        return None;
    }
    let over = |by, over| (by != over).then(|| state.leverage(Pair::new(by, over)));
    let row = |by: &PlayerId| players.iter().map(|other| over(*by, *other)).collect();
    let map = HeatMap {
        title: harmless::label(&campaign.name, NAME_LIMIT),
        legend: fl!(text, "picture-map-legend"),
        players: players.iter().map(|player| names.label(*player)).collect(),
        rows: players.iter().map(row).collect(),
    };
    let mut held: Vec<(Pair, Leverage)> = players
        .iter()
        .flat_map(|by| players.iter().map(|other| Pair::new(*by, *other)))
        .filter(|pair| pair.by != pair.over)
        .map(|pair| (pair, state.leverage(pair)))
        .filter(|(_, value)| !value.is_zero())
        .collect();
    held.sort_by_key(|(pair, value)| (Reverse(value.in_hundredths().abs()), *pair));
    let list = held.iter().map(|(pair, value)| {
        let pair = pair_of(text, names, *pair);
        format!("{pair} {value:+}")
    });
    let list = listed(list);
    let alt = match list.is_empty() {
        true => fl!(text, "picture-map-alt-none", count = players.len()),
        false => fl!(text, "picture-map-alt", count = players.len(), list = list),
    };
    Some(Picture {
        file: "leverage.png",
        svg: pictures::heat_map(&map),
        alt,
    })
}

/// Returns how the leverages of two players over each other rose and fell up to `now`, if they ever did. The bookings come in
/// the order in which they were made.
pub fn pair_chart(
    text: &Text,
    names: &Names,
    pair: Pair,
    bookings: &[(Time, Booking)],
    now: Time,
) -> Option<Picture> {
    let (first, _) = bookings.first()?;
    let line = |pair: Pair| {
        let mut own = bookings.iter().filter(|(_, booking)| booking.pair == pair);
        let start = own.clone().next().map(|(_, booking)| booking.before());
        Line {
            label: pair_of(text, names, pair),
            start: start.unwrap_or_default(),
            steps: own
                .by_ref()
                .map(|(at, booking)| (*at, booking.value))
                .collect(),
        }
    };
    let lines = [line(pair), line(pair.reversed())];
    let ends = lines.each_ref().map(|line| {
        let value = line.steps.last().map_or(line.start, |(_, value)| *value);
        format!("{} {value:+}", line.label)
    });
    let chart = LineChart {
        title: fl!(text, "picture-chart-title"),
        from: (*first).min(now - LEAST_TIME),
        to: now,
        lines,
    };
    Some(Picture {
        file: "history.png",
        svg: pictures::line_chart(&chart),
        alt: fl!(text, "picture-chart-alt", list = ends.join("; ")),
    })
}

fn pair_of(text: &Text, names: &Names, pair: Pair) -> String {
    let (by, over) = (names.label(pair.by), names.label(pair.over));
    fl!(text, "picture-pair", by = by, over = over)
}

/// Joins as much of the list as there is room for.
pub fn listed(list: impl Iterator<Item = String>) -> String {
    let mut joined = String::new();
    for item in list {
        if joined.chars().count() + item.chars().count() + 3 > LIST_LIMIT {
            joined.push_str("; …");
            break;
        }
        if !joined.is_empty() {
            joined.push_str("; ");
        }
        joined.push_str(&item);
    }
    joined
}
