//! `/planets`: the planets' controllers, and whether they are readied or exhausted (T1.1, T1.5).

use crate::discord::command::{Context, order, person, view};
use crate::discord::games::strategy_card::views;
use crate::discord::handler::Handler;
use crate::discord::invoker::Invoker;
use crate::discord::problem::Problem;
use crate::discord::reply::Answer;
use crate::rules::Command;
use crate::rules::games::strategy_card::Command as Act;
use poise::serenity_prelude::User;

#[poise::command(slash_command, subcommands("show", "exhaust", "ready", "control"), subcommand_required)]
pub async fn planets(_: Context<'_>) -> Result<(), Problem> {
    Ok(())
}

#[poise::command(slash_command)]
async fn show(ctx: Context<'_>, player: Option<User>) -> Result<(), Problem> {
    view(ctx, async |handler: Handler, invoker: Invoker, campaign, _| {
        let names = handler.names(campaign.id).await?;
        let player = player.map(|user| person(&invoker, &user)).transpose()?;
        let card = views::planets(&invoker.text, &campaign, &names, player)?;
        Ok(Answer::card(card))
    })
    .await
}

#[poise::command(slash_command, guild_only)]
async fn exhaust(
    ctx: Context<'_>,
    #[autocomplete = "crate::discord::games::strategy_card::commands::suggestions::readied_planets"] planet: String,
) -> Result<(), Problem> {
    order(ctx, |_| Ok(Command::from(Act::Exhaust { planet }))).await
}

#[poise::command(slash_command, guild_only)]
async fn ready(
    ctx: Context<'_>,
    #[autocomplete = "crate::discord::games::strategy_card::commands::suggestions::exhausted_planets"] planet: String,
) -> Result<(), Problem> {
    order(ctx, |_| Ok(Command::from(Act::Ready { planet }))).await
}

#[poise::command(slash_command, guild_only)]
async fn control(
    ctx: Context<'_>,
    #[autocomplete = "crate::discord::games::strategy_card::commands::suggestions::others_planets"] planet: String,
) -> Result<(), Problem> {
    order(ctx, |_| Ok(Command::from(Act::Control { planet }))).await
}
