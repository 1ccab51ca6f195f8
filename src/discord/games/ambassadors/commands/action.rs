//! `/action` and `/move-ships`: the active player's action. Its end decides about aggression (E1.5, E3.2).

use super::suggestions;
use crate::discord::command::{Context, Person, Problem, campaign_option, order, respond};
use crate::discord::{Handler, Invoker};
use crate::rules::Command;
use crate::rules::games::ambassadors::Command as Act;

#[poise::command(slash_command, guild_only, subcommands("begin", "end"), subcommand_required)]
pub async fn action(_: Context<'_>) -> Result<(), Problem> {
    Ok(())
}

#[poise::command(slash_command, guild_only)]
async fn begin(ctx: Context<'_>) -> Result<(), Problem> {
    order(ctx, Act::BeginAction).await
}

#[poise::command(slash_command, guild_only)]
async fn end(ctx: Context<'_>) -> Result<(), Problem> {
    order(ctx, Act::EndAction).await
}

#[poise::command(slash_command, guild_only, rename = "move-ships")]
pub async fn move_ships(
    ctx: Context<'_>,
    #[autocomplete = "suggestions::sectors_to_leave"] from: String,
    #[autocomplete = "suggestions::sectors_to_reach"] to: String,
    count: u32,
    player: Option<Person>,
) -> Result<(), Problem> {
    respond(ctx, async |handler: Handler, invoker: Invoker| {
        let row = handler.campaign(&invoker, campaign_option(ctx)).await?;
        let command = Command::from(Act::MoveShips { from, to, count });
        match player {
            Some(owner) => handler.order_as(&invoker, row.id, owner.id, command).await,
            None => handler.order(&invoker, row.id, command).await,
        }
    })
    .await
}
