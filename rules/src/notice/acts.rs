//! Which events make one story: an act with what follows from it, and who the moderator was that brought it about.

use crate::event::Event;
use crate::ids::{OfferId, PlayerId};

/// Splits events into acts, each with the consequences that follow it. Settings that were changed together are one act. What a moderator corrects
/// in the game, or does for a player, is one with who the moderator is: only those who hear what was done hear that.
pub(crate) fn acts(events: &[Event]) -> impl Iterator<Item = &[Event]> {
    let begun = preamble(events);
    let setting = |event: &Event| matches!(event, Event::Configured { .. });
    let mut rest = events;
    let mut first = true;
    std::iter::from_fn(move || {
        let joined = if std::mem::take(&mut first) { begun } else { 0 };
        let goes_on = |pair: &[Event]| match pair {
            [last, next] => !next.is_act() || setting(last) && setting(next),
            _ => false,
        };
        let parted = rest.windows(2).skip(joined).position(|pair| !goes_on(pair));
        let end = parted.map_or(rest.len(), |at| joined + at + 1);
        let (story, later) = rest.split_at(end);
        rest = later;
        (!story.is_empty()).then_some(story)
    })
}

/// Returns how many events lie before the act that they belong to: who the moderator is that brought it about, and why.
fn preamble(events: &[Event]) -> usize {
    let before =
        |event: &&Event| matches!(event, Event::Moderated { .. } | Event::ActedFor { .. } | Event::Reasoned { .. });
    let count = events.iter().take_while(before).count();
    let joins = |act: &Event| match events.first() {
        Some(Event::ActedFor { .. }) => true,
        Some(Event::Moderated { .. }) => matches!(act, Event::Game(_)) && act.about_offer().is_none(),
        _ => false,
    };
    match events.get(count) {
        Some(act) if joins(act) => count,
        _ => 0,
    }
}

/// Returns the act of a story, with the player for whom a moderator did it, where one did.
pub(super) fn act(story: &[Event]) -> (Option<&Event>, Option<PlayerId>) {
    let acted_for = match story.first() {
        Some(Event::ActedFor { player, .. }) => Some(*player),
        _ => None,
    };
    (story.get(preamble(story)), acted_for)
}

/// Returns the one offer that a story is about. Several questions of a row make a story of none of them.
pub(crate) fn about(story: &[Event]) -> Option<OfferId> {
    let single = |event: &&Event| event.asks_in_row().is_none() && event.unseals().is_none();
    story.iter().filter(single).find_map(Event::about_offer)
}
