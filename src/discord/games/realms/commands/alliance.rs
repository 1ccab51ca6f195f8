//! `/alliance`: forges and ends alliances, and calls allies to arms (U3).

use super::suggestions;
use crate::discord::command::{Chosen, Context, Problem, order};
use crate::rules::games::realms::{CallKind, Command as Act};

#[poise::command(slash_command, guild_only, subcommands("forge", "end", "call"), subcommand_required)]
pub async fn alliance(_: Context<'_>) -> Result<(), Problem> {
    Ok(())
}

#[poise::command(slash_command, guild_only)]
async fn forge(
    ctx: Context<'_>,
    #[autocomplete = "suggestions::unplayed_realms"] realm: String,
) -> Result<(), Problem> {
    order(ctx, Act::Forge { realm }).await
}

#[poise::command(slash_command, guild_only)]
async fn end(ctx: Context<'_>, #[autocomplete = "suggestions::allies"] realm: String) -> Result<(), Problem> {
    order(ctx, Act::EndAlliance { realm, areas: Vec::new() }).await
}

#[poise::command(slash_command, guild_only)]
async fn call(
    ctx: Context<'_>,
    #[autocomplete = "suggestions::allies"] realm: String,
    kind: Chosen<CallKind>,
    #[autocomplete = "suggestions::realms"] enemy: Option<String>,
) -> Result<(), Problem> {
    order(ctx, Act::CallToArms { realm, kind: kind.0, enemy, areas: Vec::new() }).await
}
