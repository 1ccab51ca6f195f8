//! Choices made while answering an offer: a track for the cube, and a space for the ambassador if there is one (E2.7,
//! E3.3).

use super::words;
use crate::game_words::{Completed, Named, Picked, Question};
use crate::render::series;
use crate::rules::games::ambassadors::{Choice, Cubes, Pick, Population, SpaceKind, State};
use crate::rules::{OfferId, PlayerId};
use crate::text::{Label, Said, Text, say};

impl Completed for State {}

impl Picked for State {
    fn must_pick(text: &Text, offer: OfferId, picks: &[&Pick]) -> Said {
        let (tracks, spaces) = among(picks);
        let tracks = words::tracks(text, &tracks);
        if spaces.is_empty() {
            return say!(text, "no-must-pick-track-back", offer, tracks);
        }
        say!(text, "no-must-pick-track", offer, tracks, spaces = series(text, spaces))
    }

    /// Asks for the track. A pick without a space returns a cube; a pick with one gives an ambassador away.
    fn question(text: &Text, offer: OfferId, picks: &[&Pick]) -> Question {
        let (_, spaces) = among(picks);
        let words = match spaces.is_empty() {
            true => say!(text, "pick-track-back", offer),
            false => say!(text, "pick-track", offer),
        };
        let title = say!(text, "pick-track-menu");
        Question { words, title: title.into(), buttons: false }
    }

    /// Returns a menu line. Equivalent empty spaces share one line, because a phone shows few.
    fn pick_label(text: &Text, state: &State, by: PlayerId, Pick::Track(choice): &Pick) -> Option<Label> {
        let seat = state.seat(by).ok()?;
        let kind = |space: u8| Some((space, seat.space(space).ok()?.kind));
        let space = match choice.space {
            Some(space) => {
                let chosen = kind(space)?;
                let mut free = seat.free_for_ambassador().into_iter();
                let first = free.find(|one| kind(*one).is_some_and(|(_, kind)| kind == chosen.1));
                Some(chosen).filter(|_| first == Some(space))?;
                Some(chosen)
            }
            None => None,
        };
        Some(track_choice(text, seat.cubes, choice.track?, space).into())
    }

    /// Returns `science:2`, or `science:0` without a choice of spaces.
    fn pick_code(Pick::Track(choice): &Pick) -> String {
        let track = choice.track.map_or("", Named::name);
        format!("{track}:{}", choice.space.unwrap_or(0))
    }

    fn picked(code: &str) -> Option<Pick> {
        let (named, space) = code.split_once(':')?;
        let track = Some(Population::by_name(named)?);
        // Spaces are numbered from 1.
        let space = Some(space.parse().ok()?).filter(|space| *space != 0);
        Some(Pick::Track(Choice { track, space }))
    }
}

fn among(picks: &[&Pick]) -> (Vec<Population>, Vec<u8>) {
    let picks: Vec<Pick> = picks.iter().copied().copied().collect();
    Choice::among(&picks)
}

/// Describes a track's production before and after, and the ambassador's space. `None` is for a returned cube.
pub fn track_choice(text: &Text, cubes: Cubes, track: Population, space: Option<(u8, SpaceKind)>) -> Said {
    let left = cubes.on(track);
    match space {
        Some((space, kind)) => say!(
            text,
            "track-give",
            production = words::change(text, track, (left, left.saturating_sub(1))),
            space,
            kind = words::kind(text, kind)
        ),
        None => words::change(text, track, (left, left.saturating_add(1))),
    }
}
