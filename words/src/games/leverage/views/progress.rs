//! A task's earnings so far, and a forecast.

use crate::games::leverage::words;
use crate::render::{Names, at, relative};
use crate::rules::game_clock::GameTime;
use crate::rules::games::leverage::{self, Money, Pair, State, Task};
use crate::rules::{Campaign, PlayerId, Span, Time};
use crate::text::{Name, Said, Text, say};

/// The forecast's horizons.
const AHEAD: [Span; 2] = [Span::hours(1), Span::hours(24)];

pub fn task_progress(
    text: &Text,
    campaign: &Campaign,
    names: &Names,
    viewer: PlayerId,
    task: &Task,
    now: Time,
) -> Said {
    let mut lines = vec![what(text, names, viewer, task)];
    lines.extend(earned(text, task));
    lines.extend(outlook(text, campaign, task, now));
    Said::in_lines(lines)
}

/// Forecasts what a task earns that has just begun.
pub fn task_outlook(text: &Text, campaign: &Campaign, task: &Task, now: Time) -> Said {
    Said::in_lines(outlook(text, campaign, task, now))
}

fn what(text: &Text, names: &Names, viewer: PlayerId, task: &Task) -> Said {
    let since = relative(task.started_at);
    let you = words::part(viewer, task.player, task.host);
    let what = words::doing(text, task.kind, you, [names.prose(task.player), names.prose(task.host)]);
    match task.place.as_deref().map(Name).map(Said::of) {
        Some(place) => say!(text, "doing-at", what, place, since),
        None => say!(text, "doing-since", what, since),
    }
}

/// Returns `None` if the task earns nothing.
fn earned(text: &Text, task: &Task) -> Option<Said> {
    let leverage = task.pair().map(|_| task.earned);
    let (science, money) = task.paid();
    let paid = task.pays() || science > 0 || money != Money::ZERO;
    match leverage {
        Some(leverage) if paid => Some(say!(text, "earned-all", leverage, science, money)),
        Some(leverage) => Some(say!(text, "earned-leverage", leverage)),
        None if paid => Some(say!(text, "earned-research", science, money)),
        None => None,
    }
}

/// Forecasts the next completion, future earnings, when the limit is reached, and when the task ends.
fn outlook(text: &Text, campaign: &Campaign, task: &Task, now: Time) -> Vec<Said> {
    let Some(pace) = campaign.pace() else {
        return vec![say!(text, "outlook-still")];
    };
    let when = |moment: GameTime| campaign.clock.when(moment, pace);
    if task.halted.is_some() {
        return vec![say!(text, "outlook-suspended", over = task.host)];
    }
    let mut lines = Vec::new();
    if let Some(next) = task.completion(1) {
        lines.push(say!(text, "outlook-next", at = relative(when(next))));
    }
    let state = campaign.playing::<leverage::State>().ok();
    if let Some((state, pair)) = state.zip(task.pair()) {
        lines.extend(AHEAD.into_iter().filter_map(|ahead| {
            let by = now + ahead;
            let total = state.will_have_earned(task, campaign.game_time(by));
            (total > task.earned).then(|| say!(text, "outlook-by", left = relative(by), leverage = total))
        }));
        lines.extend(full(text, state, pair, when));
    }
    if let Some(ends) = task.ends().map(when) {
        lines.push(say!(text, "outlook-ends", at = at(ends), left = relative(ends)));
    }
    lines
}

/// Says when the leverage will reach its limit, counting all tasks between the two players.
fn full(text: &Text, state: &State, pair: Pair, when: impl Fn(GameTime) -> Time) -> Option<Said> {
    let limit = state.values.bounds.highest;
    if state.leverage(pair) >= limit {
        return Some(say!(text, "outlook-at-limit", limit));
    }
    let full = when(state.will_be_full(pair)?);
    Some(say!(text, "outlook-full", limit, at = at(full), left = relative(full)))
}
