//! `/board`: sectors, their controllers and ships, and the links between them (E1.1).

mod link;
mod sector;
mod ships;

use crate::discord::command::{Context, Problem};
use crate::discord::commands::board;

#[poise::command(
    slash_command,
    subcommands(
        "board::show_board",
        "sector::sector",
        "link::link",
        "ships::ships",
        "board::load",
        "board::example",
        "board::export_board"
    ),
    subcommand_required,
    rename = "board"
)]
pub async fn sectors(_: Context<'_>) -> Result<(), Problem> {
    Ok(())
}
