//! Decides which players a notice calls.

use super::acts::act;
use super::{Notice, of_game};
use crate::campaign::Campaign;
use crate::event::Event;
use crate::games;
use crate::ids::PlayerId;
use crate::offer::Offer;

pub(super) fn called(
    campaign: &Campaign,
    events: &[Event],
    offer: Option<&Offer>,
    doer: Option<PlayerId>,
) -> Vec<PlayerId> {
    let mut calls = calls(events, offer, doer);
    // A player who leaves voluntarily is not called about the offers they end; a player removed by a moderator is.
    let leaves = matches!(events.first(), Some(Event::Left { .. }));
    // The moderator called may not be a player.
    let nudges = matches!(events.first(), Some(Event::ActionCalled { .. }));
    // Nor does a member who gets no seat.
    let seats = events.iter().any(|event| matches!(event, Event::SeatRequestEnded { .. }));
    calls.retain(|player| leaves || nudges || seats || campaign.is_active(*player));
    calls
}

/// Removes the player who gets the turn from the calls, if they are at the table (L14.4). They are called later if they
/// do not start, and still called if anything else concerns them.
pub(super) fn without_turn_calls(told: &mut [Notice], events: &[Event]) {
    let at_table = events.iter().find_map(|event| match event {
        Event::ActionAwaited { waiting: Some(waiting), .. } if waiting.silent => Some(waiting.player),
        _ => None,
    });
    let Some(player) = at_table else { return };
    let gives = |event: &games::Event| event.gives_turn_to() == Some(player);
    for notice in told {
        let turn = of_game(&notice.events).any(gives);
        let mut others = of_game(&notice.events).filter(|event| !gives(event));
        let moderated = matches!(notice.events.first(), Some(Event::Moderated { .. }));
        if turn && !moderated && !others.any(|event| event.profile().calls.contains(&player)) {
            notice.calls.retain(|one| *one != player);
        }
    }
}

/// Returns the players an act and its consequences concern, except the author.
fn calls(story: &[Event], offer: Option<&Offer>, doer: Option<PlayerId>) -> Vec<PlayerId> {
    let (act, acted_for) = act(story);
    let moderated = matches!(story.first(), Some(Event::Moderated { .. }));
    let mut concerned: Vec<PlayerId> = match (act, offer) {
        // A moderator's extension concerns both players of the offer.
        (_, offer) if moderated => {
            let parties = offer.into_iter().flat_map(Offer::parties);
            let touched = of_game(story).flat_map(|event| event.profile().touches);
            let seats = |event: &&Event| matches!(event, Event::SeatGiven { .. } | Event::SeatRequestEnded { .. });
            let seated = story.iter().filter(seats).flat_map(|event| event.profile().calls);
            touched.chain(parties).chain(seated).collect()
        }
        // A reminder calls the player who owes the answer (L4.7).
        (Some(Event::OfferReminded { .. }), Some(offer)) => vec![offer.to],
        (Some(Event::OfferClosed { .. }), Some(offer)) => offer.parties().collect(),
        (Some(Event::Game(_) | Event::Configured { .. }), _) => {
            of_game(story).flat_map(|event| event.profile().calls).collect()
        }
        (act, _) => act.map(|act| act.profile().calls).unwrap_or_default(),
    };
    concerned.extend(acted_for);
    let mut called = Vec::new();
    concerned.retain(|player| Some(*player) != doer);
    for player in concerned {
        if !called.contains(&player) {
            called.push(player);
        }
    }
    called
}
