//! `/planets`: the planets' controllers, and whether they are readied or exhausted (T1.1, T1.5).

use super::suggestions;
use crate::discord::command::{Context, Person, Problem, order, show};
use crate::discord::games::strategy_card::views;
use crate::rules::PlayerId;
use crate::rules::games::strategy_card::Command as Act;

#[poise::command(slash_command, subcommands("show_planets", "exhaust", "ready", "control"), subcommand_required)]
pub async fn planets(_: Context<'_>) -> Result<(), Problem> {
    Ok(())
}

#[poise::command(slash_command, rename = "show")]
async fn show_planets(ctx: Context<'_>, player: Option<Person>) -> Result<(), Problem> {
    show(ctx, |view| views::planets(view.text, view.campaign, view.names, player.map(PlayerId::from))).await
}

#[poise::command(slash_command, guild_only)]
async fn exhaust(
    ctx: Context<'_>,
    #[autocomplete = "suggestions::readied_planets"] planet: String,
) -> Result<(), Problem> {
    order(ctx, Act::Exhaust { planet }).await
}

#[poise::command(slash_command, guild_only)]
async fn ready(
    ctx: Context<'_>,
    #[autocomplete = "suggestions::exhausted_planets"] planet: String,
) -> Result<(), Problem> {
    order(ctx, Act::Ready { planet }).await
}

#[poise::command(slash_command, guild_only)]
async fn control(
    ctx: Context<'_>,
    #[autocomplete = "suggestions::others_planets"] planet: String,
) -> Result<(), Problem> {
    order(ctx, Act::Control { planet }).await
}
