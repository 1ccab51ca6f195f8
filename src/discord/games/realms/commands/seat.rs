//! `/seat`: the clockwise order of the players, and their realms (U1.8).

use super::suggestions;
use crate::discord::command::{Context, Problem, order};
use crate::discord::commands::seat;
use crate::rules::games::realms::Command as Act;

#[poise::command(
    slash_command,
    subcommands("seat::show_seats", "seat::seat_order", "seat_realm"),
    subcommand_required,
    rename = "seat"
)]
pub async fn seats(_: Context<'_>) -> Result<(), Problem> {
    Ok(())
}

#[poise::command(slash_command, guild_only, rename = "realm")]
async fn seat_realm(
    ctx: Context<'_>,
    #[autocomplete = "suggestions::player_realms"] realm: String,
) -> Result<(), Problem> {
    order(ctx, Act::SeatRealm { realm }).await
}
