//! Maps as files: those that come with the bot, those that moderators load, and the one that there is.

use crate::board_file::{read, write};
use crate::discord::problem::Problem;
use crate::rules::games::realms::{self, Plan, State};
use crate::rules::{Campaign, Correction};

/// For so many players a map comes with the bot.
pub const EXAMPLES: &[usize] = &[2, 3, 4];

const FOUR: &str = include_str!("maps/four.json");

/// Returns the map that comes with the bot for so many players: that for four, less the seats that are not taken.
pub fn example(players: usize) -> Option<Plan> {
    let plan: Plan = read(FOUR.as_bytes()).ok()?;
    Some(plan.for_players(players))
}

/// Returns the correction by which moderators load a map.
pub fn loading(plan: Plan) -> Correction {
    Correction::Realms(realms::Correction::Load(Box::new(plan)))
}

/// Returns the map of a campaign as a file.
///
/// # Errors
/// Refuses where another ruleset is played; fails where it cannot be written.
pub fn written(campaign: &Campaign) -> Result<Vec<u8>, Problem> {
    let state = campaign.playing::<State>()?;
    let seats = state.on_board(campaign.roster());
    write(&Plan::of(state, &seats)).map_err(|error| Problem::Failed(error.into()))
}
