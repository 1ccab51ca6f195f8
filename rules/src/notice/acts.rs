//! Groups events into stories: an act with its consequences, and the moderator behind it.

use crate::event::Event;
use crate::ids::{OfferId, PlayerId};

/// Splits events into acts, each with its consequences. Settings changed together are one act. A moderator's
/// correction, or act for a player, includes the event that names the moderator, so that both have the same audience.
/// The use of a template is one act with everything it changes, and with the founding if it is part of one.
pub(crate) fn acts(events: &[Event]) -> impl Iterator<Item = &[Event]> {
    let begun = preamble(events);
    let template = events.iter().any(|event| matches!(event, Event::TemplateUsed { .. }));
    let setting = |event: &Event| matches!(event, Event::Configured { .. });
    let mut rest = events;
    let mut first = true;
    std::iter::from_fn(move || {
        let joined = if std::mem::take(&mut first) { begun } else { 0 };
        let goes_on = |pair: &[Event]| match pair {
            [last, next] => template || !next.is_act() || setting(last) && setting(next),
            _ => false,
        };
        let parted = rest.windows(2).skip(joined).position(|pair| !goes_on(pair));
        let end = parted.map_or(rest.len(), |at| joined + at + 1);
        let (story, later) = rest.split_at(end);
        rest = later;
        (!story.is_empty()).then_some(story)
    })
}

/// Returns how many events precede the act they belong to: the moderator behind it, and the reason.
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

/// Returns a story's act, and if a moderator acted for a player, that player.
pub(super) fn act(story: &[Event]) -> (Option<&Event>, Option<PlayerId>) {
    let acted_for = match story.first() {
        Some(Event::ActedFor { player, .. }) => Some(*player),
        _ => None,
    };
    (story.get(preamble(story)), acted_for)
}

/// Returns the one offer a story is about. A story about several questions of a row is about none of them.
pub(crate) fn about(story: &[Event]) -> Option<OfferId> {
    let single = |event: &&Event| event.asks_in_row().is_none() && event.unseals().is_none();
    story.iter().filter(single).find_map(Event::about_offer)
}
