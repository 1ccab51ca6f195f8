//! Pauses that end by themselves, and are announced a day before (H3.4).

use super::campaign::{Campaign, Phase};
use super::event::Event;
use super::refusal::Refusal;
use super::table;
use super::time::{Span, Time};
use serde::{Deserialize, Serialize};

/// How long before its end a pause is announced once more.
pub const PAUSE_TOLD_BEFORE: Span = Span::hours(24);
/// How long a pause lasts that an undo brings back after its end.
const BROUGHT_BACK_FOR: Span = PAUSE_TOLD_BEFORE;

/// When a pause ends by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PauseEnd {
    pub at: Time,
    /// The players were warned that the end is near.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub announced: bool,
}

/// Decides a pause from now on, until a moment or as long as a pause may last.
pub(super) fn begin(campaign: &Campaign, until: Option<Time>, now: Time) -> Result<Vec<Event>, Refusal> {
    if let Phase::Paused { since } = campaign.phase {
        return Err(table::Refusal::Paused { since }.into());
    }
    let most = campaign.settings.pause_most;
    if let Some(until) = until {
        if until <= now {
            return Err(table::Refusal::NotInFuture { at: until }.into());
        }
        let latest = most.map(|most| now + most).filter(|latest| until > *latest);
        if let Some((latest, most)) = latest.zip(most) {
            return Err(table::Refusal::PauseTooLong { latest, most }.into());
        }
    }
    let until = until.or(most.map(|most| now + most));
    Ok(vec![Event::Paused { at: now, until }])
}

/// Returns the next thing that a pause brings about by itself, as of `now`, and when.
pub(super) fn due(campaign: &Campaign, now: Time) -> Option<(Time, Event)> {
    let (since, end) = (campaign.phase.paused_since()?, campaign.pause_end?);
    let ends = || (end.at, Event::Resumed { at: end.at, stood_still: end.at.since(since) });
    // An end that has passed is not announced any more.
    match announced_at(since, end) {
        Some(at) if end.at > now => Some((at, Event::PauseEnds { at: end.at })),
        _ => Some(ends()),
    }
    .filter(|(at, _)| *at <= now)
}

/// Returns when [`due`] will next return something.
pub(super) fn next(campaign: &Campaign) -> Option<Time> {
    let (since, end) = (campaign.phase.paused_since()?, campaign.pause_end?);
    Some(announced_at(since, end).unwrap_or(end.at))
}

/// Returns when the end is to be announced. A pause of a day or less is announced only as it begins.
fn announced_at(since: Time, end: PauseEnd) -> Option<Time> {
    let at = end.at - PAUSE_TOLD_BEFORE;
    (!end.announced && at > since).then_some(at)
}

/// Returns the new end of a pause that an undo brings back although its time is over.
pub(super) fn anew(rebuilt: &Campaign, now: Time) -> Option<Event> {
    rebuilt.phase.paused_since()?;
    let over = rebuilt.pause_end.is_some_and(|end| end.at <= now);
    over.then_some(Event::PauseEnds { at: now + BROUGHT_BACK_FOR })
}
