//! `/turn begin` and `/turn end`, listed by every game whose players begin and end their turns.

use crate::discord::command::{Context, order_in};
use crate::discord::games;
use crate::discord::problem::Problem;

#[poise::command(slash_command, guild_only, subcommands("begin", "end"), subcommand_required)]
pub async fn turn(_: Context<'_>) -> Result<(), Problem> {
    Ok(())
}

#[poise::command(slash_command, guild_only)]
async fn begin(ctx: Context<'_>) -> Result<(), Problem> {
    order_in(ctx, |_, _, campaign| Ok((games::turns(campaign)?.begin)())).await
}

#[poise::command(slash_command, guild_only)]
async fn end(ctx: Context<'_>) -> Result<(), Problem> {
    order_in(ctx, |_, _, campaign| Ok((games::turns(campaign)?.end)())).await
}
