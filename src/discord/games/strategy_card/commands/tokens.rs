//! `/tokens`: where command tokens are, and what players do with them apart from the card (T1.3, T4).

use super::suggestions;
use crate::discord::command::{Chosen, Context, Person, Problem, order, show};
use crate::discord::games::strategy_card::views;
use crate::rules::PlayerId;
use crate::rules::games::strategy_card::{Command as Act, Pool, Pools};

#[poise::command(
    slash_command,
    subcommands("show_tokens", "gain", "redistribute", "spend", "place", "remove"),
    subcommand_required
)]
pub async fn tokens(_: Context<'_>) -> Result<(), Problem> {
    Ok(())
}

#[poise::command(slash_command, rename = "show")]
async fn show_tokens(ctx: Context<'_>, player: Option<Person>) -> Result<(), Problem> {
    show(ctx, |view| views::tokens(view.text, view.campaign, view.names, player.map(PlayerId::from))).await
}

#[poise::command(slash_command, guild_only)]
async fn gain(ctx: Context<'_>, tactic: Option<u8>, fleet: Option<u8>, strategy: Option<u8>) -> Result<(), Problem> {
    let pools = Pools { tactic: tactic.unwrap_or(0), fleet: fleet.unwrap_or(0), strategy: strategy.unwrap_or(0) };
    order(ctx, Act::Gain(pools)).await
}

#[poise::command(slash_command, guild_only)]
async fn redistribute(ctx: Context<'_>, tactic: u8, fleet: u8, strategy: u8) -> Result<(), Problem> {
    order(ctx, Act::Redistribute(Pools { tactic, fleet, strategy })).await
}

#[poise::command(slash_command, guild_only)]
async fn spend(ctx: Context<'_>, pool: Chosen<Pool>, count: Option<u8>) -> Result<(), Problem> {
    order(ctx, Act::Spend { pool: pool.0, count: count.unwrap_or(1) }).await
}

#[poise::command(slash_command, guild_only)]
async fn place(ctx: Context<'_>, #[autocomplete = "suggestions::systems"] system: String) -> Result<(), Problem> {
    order(ctx, Act::PlaceToken { system }).await
}

#[poise::command(slash_command, guild_only)]
async fn remove(
    ctx: Context<'_>,
    #[autocomplete = "suggestions::systems_with_a_token"] system: String,
    player: Option<Person>,
) -> Result<(), Problem> {
    order(ctx, Act::RemoveToken { system, player: player.map(PlayerId::from) }).await
}
