//! `/seat`: the clockwise order of the players (T1.2).

use crate::discord::command::{Context, Problem};
use crate::discord::commands::seat;

#[poise::command(
    slash_command,
    subcommands("seat::show_seats", "seat::seat_order"),
    subcommand_required,
    rename = "seat"
)]
pub async fn seats(_: Context<'_>) -> Result<(), Problem> {
    Ok(())
}
