use crate::game_words::Chart;
use crate::render::picture::{Picture, listed, round_marks, ticks};
use crate::render::{Names, clauses};
use crate::rules::games::leverage::{Booking, Event, Leverage, Pair, State};
use crate::rules::{Campaign, NAME_LIMIT, PlayerId, Time};
use crate::text::{Label, Plain, Signed, Text, Typed, label};
use chancery_pictures::{HeatMap, HeatMapWords, LineChart, MOST_IN_TABLE, MOST_PLAYERS, Series, Value};
use std::cmp::Reverse;

pub const CHART: Chart<State> = Chart { needs: |event, players| booking(event, players).is_some(), draw };

/// Draws the leverages between at least two active players. In a large campaign, a viewer gets the part that concerns
/// them.
pub fn leverage_map(text: &Text, campaign: &Campaign, names: &Names, viewer: Option<PlayerId>) -> Option<Picture> {
    let state = campaign.playing::<State>().ok()?;
    // A viewer must be in their own picture, even if it leaves other players out.
    let mut players: Vec<_> = campaign.active_players().collect();
    players.sort_by_key(|player| Some(*player) != viewer);
    players.truncate(MOST_PLAYERS);
    players.sort_unstable();
    // Hidden values would look like zero (L13.1).
    let pairs = || players.iter().flat_map(|by| players.iter().map(|over| Pair::new(*by, *over)));
    if players.len() < 2 || !state.shows_leverage_among(&players) {
        return None;
    }
    let over = |by, over| (by != over).then(|| value(text, state.leverage(Pair::new(by, over))));
    let row = |by: &PlayerId| players.iter().map(|other| over(*by, *other)).collect();
    let map = HeatMap {
        title: Label::of(Typed(&campaign.name, NAME_LIMIT)).into(),
        words: HeatMapWords {
            legend: label!(text, "picture-map-legend").into(),
            numbered: label!(text, "picture-map-numbered").into(),
            strongest: label!(text, "picture-map-strongest", count = MOST_IN_TABLE).into(),
            own: label!(text, "picture-map-own").into(),
            over: label!(text, "picture-map-over").into(),
            under: label!(text, "picture-map-under").into(),
            scale: label!(text, "picture-map-scale").into(),
        },
        players: players.iter().map(|player| names.label(*player).into()).collect(),
        rows: players.iter().map(row).collect(),
        own: players.iter().position(|player| Some(*player) == viewer),
    };
    let mut held: Vec<(Pair, Leverage)> = pairs()
        .filter(|pair| pair.by != pair.over)
        .map(|pair| (pair, state.leverage(pair)))
        .filter(|(_, value)| !value.is_zero())
        .collect();
    held.sort_by_key(|(pair, value)| (Reverse(value.in_hundredths().abs()), *pair));
    let list = held.iter().map(|(pair, value)| {
        let pair = pair_of(text, names, *pair);
        label!("{pair} {}", text.amount::<Plain>(Signed(value)))
    });
    let list = listed(list);
    let alt = match list.is_empty() {
        true => label!(text, "picture-map-alt-none", count = players.len()),
        false => label!(text, "picture-map-alt", count = players.len(), list),
    };
    Some(Picture { file: "leverage.png", svg: chancery_pictures::heat_map(&map), alt })
}

fn booking(event: &Event, [one, other]: [PlayerId; 2]) -> Option<&Booking> {
    let pair = Pair::new(one, other);
    let booking = event.booking()?;
    (booking.pair == pair || booking.pair == pair.reversed()).then_some(booking)
}

fn draw(
    text: &Text,
    names: &Names,
    campaign: &str,
    players: [PlayerId; 2],
    events: &[(Time, Event)],
    now: Time,
) -> Option<Picture> {
    let booked = events.iter().filter_map(|(at, event)| Some((*at, booking(event, players)?)));
    let bookings: Vec<(Time, &Booking)> = booked.collect();
    let (first, _) = bookings.first()?;
    let [one, other] = players;
    let pair = Pair::new(one, other);
    let line = |pair: Pair| {
        let own = bookings.iter().filter(|(_, booking)| booking.pair == pair);
        let start = own.clone().next().map(|(_, booking)| booking.before());
        Series {
            label: pair_of(text, names, pair).into(),
            start: value(text, start.unwrap_or_default()),
            steps: own.map(|(at, booking)| (*at, value(text, booking.value))).collect(),
        }
    };
    let lines = [line(pair), line(pair.reversed())];
    let ends = [pair, pair.reversed()].map(|pair| {
        let mut own = bookings.iter().filter(|(_, booking)| booking.pair == pair);
        let value = own.next_back().map_or(Leverage::ZERO, |(_, booking)| booking.value);
        label!("{} {}", pair_of(text, names, pair), text.amount::<Plain>(Signed(value)))
    });
    let from = *first;
    let title = label!(
        text,
        "picture-chart-title",
        one = names.label(one),
        other = names.label(other),
        campaign = Typed(campaign, NAME_LIMIT)
    );
    let chart = LineChart {
        title: title.into(),
        from,
        to: now,
        ticks: ticks(text, from, now),
        marks: marks(text, &lines),
        lines,
    };
    Some(Picture {
        file: "history.png",
        svg: chancery_pictures::line_chart(&chart),
        alt: label!(text, "picture-chart-alt", list = clauses(text, ends)),
    })
}

/// Returns the marks of an axis that covers both lines, at whole points.
fn marks(text: &Text, lines: &[Series]) -> Vec<Value> {
    let steps = lines.iter().flat_map(|line| line.steps.iter().map(|(_, value)| value).chain([&line.start]));
    let point = Leverage::points(1).in_hundredths();
    let marks = round_marks(steps.map(|value| value.number), point).into_iter();
    marks.map(|number| value(text, Leverage::points(number / point))).collect()
}

fn value(text: &Text, leverage: Leverage) -> Value {
    let words: Label = text.amount::<Plain>(Signed(leverage));
    Value { number: leverage.in_hundredths(), words: words.into() }
}

fn pair_of(text: &Text, names: &Names, pair: Pair) -> Label {
    label!(text, "picture-pair", by = names.label(pair.by), over = names.label(pair.over))
}
