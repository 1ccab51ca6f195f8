//! Nim without commands: players answer the question that the game asks.

use crate::discord::game_ui::{GameUi, Wizard};
use crate::rules::games::nim::State;

impl GameUi for State {
    const WIZARDS: &'static [Wizard<State>] = &[];
}
