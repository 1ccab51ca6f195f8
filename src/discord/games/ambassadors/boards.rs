//! Boards of sectors as files: those that come with the bot, those that moderators load, and the one that there is.

use crate::board_file::{read, write};
use crate::discord::problem::Problem;
use crate::rules::games::ambassadors::{self, Edit, Plan, State};
use crate::rules::{Campaign, Correction};

/// For so many players boards come with the bot.
pub const EXAMPLES: &[usize] = &[4, 6];

const FILES: [(usize, &str); 2] = [(4, include_str!("boards/four.json")), (6, include_str!("boards/six.json"))];

/// Returns the board that comes with the bot for so many players.
pub fn example(players: usize) -> Option<Plan> {
    let (_, file) = FILES.iter().find(|(seats, _)| *seats == players)?;
    read(file.as_bytes()).ok()
}

/// Returns the correction by which moderators load a board.
pub fn loading(plan: Plan) -> Correction {
    Correction::Ambassadors(ambassadors::Correction::Board(Edit::Load(plan)))
}

/// Returns the board of a campaign as a file.
///
/// # Errors
/// Refuses where another ruleset is played; fails where it cannot be written.
pub fn written(campaign: &Campaign) -> Result<Vec<u8>, Problem> {
    let state = campaign.playing::<State>()?;
    let seats = state.on_board(campaign.roster());
    write(&Plan::of(&state.board, &seats)).map_err(|error| Problem::Failed(error.into()))
}
