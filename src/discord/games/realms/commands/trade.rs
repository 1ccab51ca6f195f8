//! `/trade`: begin, discard, ship, choose and show (U5).

use super::suggestions;
use crate::discord::command::{Context, Problem, order, show};
use crate::discord::games::realms::trade::{node as node_card, under_way};
use crate::rules::games::realms::{Command as Act, TradeCommand};

#[poise::command(slash_command, subcommands("begin", "discard", "ship", "choose", "show_trade"), subcommand_required)]
pub async fn trade(_: Context<'_>) -> Result<(), Problem> {
    Ok(())
}

#[poise::command(slash_command, guild_only)]
async fn begin(ctx: Context<'_>) -> Result<(), Problem> {
    order(ctx, Act::Trade(TradeCommand::Begin)).await
}

#[poise::command(slash_command, guild_only)]
async fn discard(ctx: Context<'_>) -> Result<(), Problem> {
    order(ctx, Act::Trade(TradeCommand::Discard)).await
}

#[poise::command(slash_command, guild_only)]
async fn ship(
    ctx: Context<'_>,
    #[autocomplete = "suggestions::zones_with_ships"] from: String,
    #[autocomplete = "suggestions::zones"] to: String,
    slot: Option<bool>,
    #[autocomplete = "suggestions::player_realms"] displace: Option<String>,
) -> Result<(), Problem> {
    order(ctx, Act::Trade(TradeCommand::Ship { from, to, slot, displace })).await
}

#[poise::command(slash_command, guild_only)]
async fn choose(
    ctx: Context<'_>,
    #[min = 1]
    #[max = 3]
    card: Option<usize>,
    #[autocomplete = "suggestions::nodes_to_choose"] node: Option<String>,
    #[autocomplete = "suggestions::merchants"] merchant: Option<String>,
) -> Result<(), Problem> {
    order(ctx, Act::Trade(TradeCommand::Choose { card, node, merchant })).await
}

#[poise::command(slash_command, rename = "show")]
async fn show_trade(
    ctx: Context<'_>,
    #[autocomplete = "suggestions::nodes"] node: Option<String>,
) -> Result<(), Problem> {
    show(ctx, |view| match node {
        Some(node) => node_card(view.text, view.campaign, &node),
        None => under_way(view.text, view.campaign),
    })
    .await
}
