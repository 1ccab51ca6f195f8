use crate::discord::commands::suggestions::{Choices, from_state, names, suggestions};
use crate::rules::PlayerId;
use crate::rules::games::strategy_card::{Planet, State, playable};

suggestions! { State:
    systems = |state, _| names(state.board.places.iter().map(|place| &place.name));
    systems_with_a_token = |state, _| {
        names(state.board.places.iter().filter(|place| !place.pieces.is_empty()).map(|place| &place.name))
    };
    /// Suggests the systems where the card can be played.
    playable_systems = |state, by| names(&playable(state, by).systems);
    exhausted_planets = |state, by| planets(state, |one| one.control == Some(by) && one.exhausted);
    readied_planets = |state, by| planets(state, |one| one.control == Some(by) && !one.exhausted);
    others_planets = |state, by| planets(state, |one| one.control != Some(by));
    all_planets = |state, _| planets(state, |_| true);
}

fn planets(state: &State, which: impl Fn(&Planet) -> bool) -> Choices {
    names(state.planets().map(|(_, planet)| planet).filter(|planet| which(planet)).map(|planet| &planet.name))
}
