//! `/systems` and `/activate`: what is in a system, and what a player's own token there prevents (T4).

use crate::discord::command::{Context, order, person, view, view_as};
use crate::discord::games::strategy_card::views;
use crate::discord::handler::Handler;
use crate::discord::invoker::Invoker;
use crate::discord::problem::Problem;
use crate::discord::render::tell::Side;
use crate::discord::reply::Answer;
use crate::rules::Command;
use crate::rules::games::strategy_card::Command as Act;
use poise::serenity_prelude::User;

#[poise::command(slash_command, subcommands("show", "check"), subcommand_required)]
pub async fn systems(_: Context<'_>) -> Result<(), Problem> {
    Ok(())
}

#[poise::command(slash_command)]
async fn show(
    ctx: Context<'_>,
    #[autocomplete = "crate::discord::games::strategy_card::commands::suggestions::systems"] system: Option<String>,
) -> Result<(), Problem> {
    view(ctx, async |handler: Handler, invoker: Invoker, campaign, _| {
        let names = handler.names(campaign.id).await?;
        let card = views::systems(&invoker.text, &campaign, &names, system.as_deref())?;
        Ok(Answer::card(card))
    })
    .await
}

#[poise::command(slash_command)]
async fn check(
    ctx: Context<'_>,
    #[autocomplete = "crate::discord::games::strategy_card::commands::suggestions::systems"] system: String,
    player: Option<User>,
) -> Result<(), Problem> {
    view_as(ctx, async |handler: Handler, invoker: Invoker, side: Side, campaign| {
        let names = handler.names(campaign.id).await?;
        let player = player.map(|user| person(&invoker, &user)).transpose()?;
        let about = (side.player, player.unwrap_or(side.player), &system[..]);
        let card = views::check(&invoker.text, &campaign, &names, about)?;
        Ok(Answer::card(card))
    })
    .await
}

#[poise::command(slash_command, guild_only)]
pub async fn activate(
    ctx: Context<'_>,
    #[autocomplete = "crate::discord::games::strategy_card::commands::suggestions::systems"] system: String,
) -> Result<(), Problem> {
    order(ctx, |_| Ok(Command::from(Act::Activate { system }))).await
}
