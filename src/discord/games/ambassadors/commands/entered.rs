//! `/ships` and `/sector`: a player reports changes to their own pieces on the board (E1.6).

use super::suggestions;
use crate::discord::command::{Context, Problem, order};
use crate::rules::games::ambassadors::Command as Act;

#[poise::command(slash_command, guild_only, subcommands("set"), subcommand_required)]
pub async fn ships(_: Context<'_>) -> Result<(), Problem> {
    Ok(())
}

#[poise::command(slash_command, guild_only)]
async fn set(
    ctx: Context<'_>,
    #[autocomplete = "suggestions::sectors_with_own_ships"] sector: String,
    count: u32,
) -> Result<(), Problem> {
    order(ctx, Act::SetShips { sector, count }).await
}

#[poise::command(slash_command, guild_only, subcommands("take", "leave"), subcommand_required)]
pub async fn sector(_: Context<'_>) -> Result<(), Problem> {
    Ok(())
}

#[poise::command(slash_command, guild_only)]
async fn take(
    ctx: Context<'_>,
    #[autocomplete = "suggestions::uncontrolled_sectors"] sector: String,
) -> Result<(), Problem> {
    order(ctx, Act::TakeSector { sector }).await
}

#[poise::command(slash_command, guild_only)]
async fn leave(ctx: Context<'_>, #[autocomplete = "suggestions::own_sectors"] sector: String) -> Result<(), Problem> {
    order(ctx, Act::LeaveSector { sector }).await
}
