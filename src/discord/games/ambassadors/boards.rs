//! The boards that come with the bot.

use crate::board_file::read;
use crate::rules::games::ambassadors::Plan;

/// Each is for so many players.
const EXAMPLES: [(usize, &str); 2] = [
    (4, include_str!("boards/four.json")),
    (6, include_str!("boards/six.json")),
];

/// Returns the board that comes with the bot for so many players.
pub fn example(players: usize) -> Option<Plan> {
    let (_, file) = EXAMPLES.iter().find(|(seats, _)| *seats == players)?;
    read(file.as_bytes()).ok()
}
