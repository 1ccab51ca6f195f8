//! Whom a notice calls.

use super::acts::act;
use super::{Notice, of_game};
use crate::campaign::Campaign;
use crate::event::Event;
use crate::games;
use crate::ids::PlayerId;
use crate::offer::Offer;

/// Returns the players who are called about events as they are told.
pub(super) fn called(
    campaign: &Campaign,
    events: &[Event],
    offer: Option<&Offer>,
    doer: Option<PlayerId>,
) -> Vec<PlayerId> {
    let mut calls = calls(events, offer, doer);
    // The player who leaves is not called about what their leaving ends; a moderator who removes one is another thing.
    let leaves = matches!(events.first(), Some(Event::Left { .. }));
    // A moderator is called who may not play.
    let nudges = matches!(events.first(), Some(Event::ActionCalled { .. }));
    calls.retain(|player| leaves || nudges || campaign.is_active(*player));
    calls
}

/// Takes the player from those who are called to whom the turn is given, where they are at the table (L14.4): they are called later if they do not begin.
/// What else concerns them calls them all the same.
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
        if turn && !moderated && !others.any(|event| event.calls().contains(&player)) {
            notice.calls.retain(|one| *one != player);
        }
    }
}

/// Returns whom an act and what followed from it concern, except the person who did it.
fn calls(story: &[Event], offer: Option<&Offer>, doer: Option<PlayerId>) -> Vec<PlayerId> {
    let (act, acted_for) = act(story);
    let moderated = matches!(story.first(), Some(Event::Moderated { .. }));
    let mut concerned: Vec<PlayerId> = match (act, offer) {
        // Also a moderator who gives an offer more time gives it to both of the two.
        (_, offer) if moderated => {
            let parties = offer.into_iter().flat_map(Offer::parties);
            let touched = of_game(story).flat_map(games::Event::touches);
            touched.chain(parties).collect()
        }
        (Some(Event::OfferMade(offer)), _) => vec![offer.to],
        // Who owes the answer is reminded (L4.7).
        (Some(Event::OfferReminded { .. }), Some(offer)) => vec![offer.to],
        (Some(Event::OfferClosed { .. }), Some(offer)) => offer.parties().collect(),
        (Some(Event::Left { player } | Event::Joined { player }), _) => vec![*player],
        (Some(Event::ActionCalled { player, next, moderator, .. }), _) => {
            let help = next.iter().chain(moderator).copied();
            std::iter::once(*player).chain(help).collect()
        }
        (Some(Event::TakeBackAsked(request)), _) => request.openly.iter().copied().collect(),
        (Some(Event::TakeBackEnded { request, .. }), _) => vec![request.by],
        (Some(Event::Game(_) | Event::Configured { .. }), _) => of_game(story).flat_map(games::Event::calls).collect(),
        _ => Vec::new(),
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
