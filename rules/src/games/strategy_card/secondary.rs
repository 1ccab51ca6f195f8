//! The secondary ability: the others, clockwise, may spend a token from the strategy pool to ready planets (T3).
//! Answers are given at any time, and each takes effect on the player's turn.

use super::event::Event;
use super::row::{Hindrance, Play, Share, asked, hindrance};
use super::terms::{Terms, token_asked};
use super::{Effect, GameContext};
use crate::ids::PlayerId;
use crate::ruleset::{NewOffer, happened};

/// Returns the next possible step of an unfinished play: the secondary ability opens, a player's turn comes, or the
/// card is exhausted.
pub(super) fn goes_on(at: &GameContext) -> Vec<Effect> {
    let Some(play) = at.game.play.as_ref().filter(|play| !play.over) else {
        return Vec::new();
    };
    if play.seats.is_none() {
        return match token_asked(at) {
            true => Vec::new(),
            false => opened(at, play),
        };
    }
    match turn(play) {
        Some((player, Some(planets))) => happened([applied(at, player, planets)]),
        Some((player, None)) => waits(at, play, player),
        None => {
            let (play, holder) = (play.number, at.game.card.holder);
            happened([Event::CardExhausted { play, holder }])
        }
    }
}

/// Returns the player whose turn it is, with the planets they chose, if they have answered.
fn turn(play: &Play) -> Option<(PlayerId, Option<&[String]>)> {
    let mut seats = play.seats.iter().flatten();
    seats.find_map(|(player, share)| match share {
        Share::Waits => Some((*player, None)),
        Share::Answered { planets } => Some((*player, Some(&planets[..]))),
        Share::Applied { .. } | Share::Passed { .. } | Share::PassedOver { .. } => None,
    })
}

/// Opens the secondary ability, and asks everyone who can use it now (T3.1, T3.3).
fn opened(at: &GameContext, play: &Play) -> Vec<Effect> {
    let seats: Vec<PlayerId> = at.game.seating.others(at.roster, play.by).collect();
    let can = |player: &PlayerId| hindrance(at.roster, at.game, *player).is_none();
    let asked: Vec<PlayerId> = seats.iter().copied().filter(can).collect();
    let questions = asked.clone().into_iter();
    let opened =
        Event::SecondaryOpened { play: play.number, player: play.by, system: play.system.clone(), seats, asked };
    let questions = questions.map(|player| question(play, player));
    [Effect::Happened(opened)].into_iter().chain(questions).collect()
}

fn question(play: &Play, player: PlayerId) -> Effect {
    let terms = Terms::Secondary { play: play.number, played_by: play.by };
    Effect::Asks(NewOffer::new(None, player, terms))
}

/// Returns the effects of a player's turn who has not answered. There are none while the player is asked and can use
/// the ability.
fn waits(at: &GameContext, play: &Play, player: PlayerId) -> Vec<Effect> {
    let question = |player| question(play, player);
    match (hindrance(at.roster, at.game, player), asked(at, player)) {
        (None, Some(_)) => Vec::new(),
        (None, None) => {
            let play = play.number;
            let asked = Event::SecondaryAsked { play, player };
            vec![Effect::Happened(asked), question(player)]
        }
        (Some(_), Some(offer)) => vec![Effect::Voids(offer)],
        (Some(why), None) => happened([Event::PassedOver { player, why }]),
    }
}

/// Returns the consequences of declining, or of not answering in time. The player passes; if it is their turn and they
/// can no longer use the ability, they are passed over.
pub(super) fn passed(at: &GameContext, player: PlayerId, silent: bool) -> Vec<Effect> {
    let open = at.game.play.as_ref().filter(|play| !play.over);
    let mut seats = open.into_iter().flat_map(|play| play.seats.iter().flatten());
    if !seats.any(|seat| *seat == (player, Share::Waits)) {
        return Vec::new();
    }
    let is_next = open.and_then(turn).is_some_and(|(next, _)| next == player);
    let event = match hindrance(at.roster, at.game, player).filter(|_| is_next) {
        Some(why) => Event::PassedOver { player, why },
        None => Event::SecondaryPassed { player, silent },
    };
    happened([event])
}

/// Returns the event for an answer that was just checked. On the player's turn it takes effect at once, otherwise it
/// waits for the turn (T3.3).
pub(super) fn answered(at: &GameContext, player: PlayerId, planets: Vec<String>) -> Event {
    let next = at.game.play.as_ref().and_then(turn);
    match next {
        Some((next, _)) if next == player => applied(at, player, &planets),
        _ => Event::SecondaryChosen { player, planets },
    }
}

/// Checks an answer again on the player's turn (T3.3).
fn applied(at: &GameContext, player: PlayerId, chosen: &[String]) -> Event {
    let exhausted = at.game.exhausted(player);
    let still = |planet: &String| exhausted.contains(planet);
    let (planets, lost): (Vec<String>, Vec<String>) = chosen.iter().cloned().partition(still);
    let gone = planets.is_empty().then_some(Hindrance::ChoiceGone);
    let hindrance = match hindrance(at.roster, at.game, player) {
        // The chosen planets are not exhausted either.
        None | Some(Hindrance::NoExhaustedPlanet) => gone,
        Some(why @ (Hindrance::HasLeft | Hindrance::NoStrategyToken | Hindrance::ChoiceGone)) => Some(why),
    };
    match hindrance {
        Some(why) => Event::PassedOver { player, why },
        None => {
            Event::SecondaryApplied { player, planets, lost, left: at.game.sheet(player).strategy.saturating_sub(1) }
        }
    }
}
