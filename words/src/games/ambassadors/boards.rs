//! Boards as files: the bundled examples, uploads by moderators, and downloads.

use crate::board_file::{read, write};
use crate::game_words::NotWritten;
use crate::rules::games::ambassadors::{self, Edit, Plan, State};
use crate::rules::{Campaign, Correction};

pub const EXAMPLES: &[usize] = &[4, 6];

const FILES: [(usize, &str); 2] = [(4, include_str!("boards/four.json")), (6, include_str!("boards/six.json"))];

pub fn example(players: usize) -> Option<Plan> {
    let (_, file) = FILES.iter().find(|(seats, _)| *seats == players)?;
    read(file.as_bytes()).ok()
}

pub fn loading(plan: Plan) -> Correction {
    Correction::Ambassadors(ambassadors::Correction::Board(Edit::Load(plan)))
}

pub fn written(campaign: &Campaign) -> Result<Vec<u8>, NotWritten> {
    let state = campaign.playing::<State>()?;
    let seats = state.on_board(campaign.roster());
    write(&Plan::of(&state.board, &seats)).map_err(NotWritten::Json)
}
