//! `/diplomacy`: takes and plays the card, and shows how far it is resolved (T2, T3).

use super::suggestions::{exhausted_planets, playable_systems};
use crate::discord::command::{Context, Problem, order, show};
use crate::discord::games::strategy_card::views;
use crate::rules::games::strategy_card::Command as Act;

#[poise::command(slash_command, subcommands("take", "play", "show_card"), subcommand_required)]
pub async fn diplomacy(_: Context<'_>) -> Result<(), Problem> {
    Ok(())
}

#[poise::command(slash_command, guild_only)]
async fn take(ctx: Context<'_>) -> Result<(), Problem> {
    order(ctx, Act::TakeCard).await
}

#[poise::command(slash_command, guild_only)]
async fn play(
    ctx: Context<'_>,
    #[autocomplete = "playable_systems"] system: Option<String>,
    #[rename = "planet-1"]
    #[autocomplete = "exhausted_planets"]
    one: Option<String>,
    #[rename = "planet-2"]
    #[autocomplete = "exhausted_planets"]
    other: Option<String>,
) -> Result<(), Problem> {
    order(ctx, Act::Play { system, planets: one.into_iter().chain(other).collect() }).await
}

#[poise::command(slash_command, rename = "show")]
async fn show_card(ctx: Context<'_>) -> Result<(), Problem> {
    show(ctx, |view| views::card(view.text, view.campaign, view.names)).await
}
