//! Maps as files: the bundled examples, uploads by moderators, and downloads.

use crate::board_file::{read, write};
use crate::game_words::NotWritten;
use crate::rules::games::realms::{self, Plan, State};
use crate::rules::{Campaign, Correction};

pub const EXAMPLES: &[usize] = &[2, 3, 4];

const FOUR: &str = include_str!("maps/four.json");

/// Two and three players use the map for four, without the unused seats.
pub fn example(players: usize) -> Option<Plan> {
    let plan: Plan = read(FOUR.as_bytes()).ok()?;
    Some(plan.for_players(players))
}

pub fn loading(plan: Plan) -> Correction {
    Correction::Realms(realms::Correction::Load(Box::new(plan)))
}

pub fn written(campaign: &Campaign) -> Result<Vec<u8>, NotWritten> {
    let state = campaign.playing::<State>()?;
    let seats = state.on_board(campaign.roster());
    write(&Plan::of(state, &seats)).map_err(NotWritten::Json)
}
