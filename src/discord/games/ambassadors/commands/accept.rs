//! The options of `/accept` for the cube's track and the ambassador's space (E2.7, E3.3).

use crate::discord::command::{Chosen, Options, optional};
use crate::discord::game_ui::Parameter;
use crate::rules::games::ambassadors::{Choice, Pick, Population};

const TRACK: &str = "track";
const SPACE: &str = "space";

pub fn options() -> Vec<Parameter> {
    vec![optional::<Chosen<Population>>(TRACK), optional::<u8>(SPACE)]
}

pub fn chosen(options: Options<'_>) -> Vec<Pick> {
    let choice = Choice { track: options.choice(TRACK), space: options.number(SPACE) };
    let chosen = (choice != Choice::default()).then_some(Pick::Track(choice));
    chosen.into_iter().collect()
}
