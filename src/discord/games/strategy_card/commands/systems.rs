//! `/systems` and `/activate`: what is in a system, and what a player's own token there prevents (T4).

use super::suggestions;
use crate::discord::command::{Context, Person, Problem, order, show, show_own};
use crate::discord::games::strategy_card::views;
use crate::rules::PlayerId;
use crate::rules::games::strategy_card::Command as Act;

#[poise::command(slash_command, subcommands("show_systems", "check"), subcommand_required)]
pub async fn systems(_: Context<'_>) -> Result<(), Problem> {
    Ok(())
}

#[poise::command(slash_command, rename = "show")]
async fn show_systems(
    ctx: Context<'_>,
    #[autocomplete = "suggestions::systems"] system: Option<String>,
) -> Result<(), Problem> {
    show(ctx, |view| views::systems(view.text, view.campaign, view.names, system.as_deref())).await
}

#[poise::command(slash_command)]
async fn check(
    ctx: Context<'_>,
    #[autocomplete = "suggestions::systems"] system: String,
    player: Option<Person>,
) -> Result<(), Problem> {
    show_own(ctx, |view| {
        let own = view.side.player;
        let about = (own, player.map_or(own, PlayerId::from), &system[..]);
        views::check(view.text, view.campaign, view.names, about)
    })
    .await
}

#[poise::command(slash_command, guild_only)]
pub async fn activate(
    ctx: Context<'_>,
    #[autocomplete = "suggestions::systems"] system: String,
) -> Result<(), Problem> {
    order(ctx, Act::Activate { system }).await
}
