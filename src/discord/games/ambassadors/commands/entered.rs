//! `/ships` and `/sector`: a player reports changes to their own pieces on the board (E1.6).

use crate::discord::command::{Context, order};
use crate::discord::problem::Problem;
use crate::rules::Command;
use crate::rules::games::ambassadors::Command as Act;

#[poise::command(slash_command, guild_only, subcommands("set"), subcommand_required)]
pub async fn ships(_: Context<'_>) -> Result<(), Problem> {
    Ok(())
}

#[poise::command(slash_command, guild_only)]
async fn set(
    ctx: Context<'_>,
    #[autocomplete = "crate::discord::games::ambassadors::commands::suggestions::sectors_with_own_ships"]
    sector: String,
    count: u32,
) -> Result<(), Problem> {
    order(ctx, |_| Ok(Command::from(Act::SetShips { sector, count }))).await
}

#[poise::command(slash_command, guild_only, subcommands("take", "leave"), subcommand_required)]
pub async fn sector(_: Context<'_>) -> Result<(), Problem> {
    Ok(())
}

#[poise::command(slash_command, guild_only)]
async fn take(
    ctx: Context<'_>,
    #[autocomplete = "crate::discord::games::ambassadors::commands::suggestions::uncontrolled_sectors"] sector: String,
) -> Result<(), Problem> {
    order(ctx, |_| Ok(Command::from(Act::TakeSector { sector }))).await
}

#[poise::command(slash_command, guild_only)]
async fn leave(
    ctx: Context<'_>,
    #[autocomplete = "crate::discord::games::ambassadors::commands::suggestions::own_sectors"] sector: String,
) -> Result<(), Problem> {
    order(ctx, |_| Ok(Command::from(Act::LeaveSector { sector }))).await
}
