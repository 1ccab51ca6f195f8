//! `/board`: the galaxy as a whole. Commands for the pieces in it are separate.

use crate::discord::command::{Context, Problem};
use crate::discord::commands::board;

#[poise::command(
    slash_command,
    subcommands("board::show_board", "board::load", "board::example", "board::export_board"),
    subcommand_required,
    rename = "board"
)]
pub async fn galaxy(_: Context<'_>) -> Result<(), Problem> {
    Ok(())
}
