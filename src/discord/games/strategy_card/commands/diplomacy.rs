//! `/diplomacy`: takes and plays the card, and shows how far it is resolved (T2, T3).

use crate::discord::command::{Context, order, view};
use crate::discord::games::strategy_card::views;
use crate::discord::handler::Handler;
use crate::discord::invoker::Invoker;
use crate::discord::problem::Problem;
use crate::discord::reply::Answer;
use crate::rules::Command;
use crate::rules::games::strategy_card::Command as Act;

#[poise::command(slash_command, subcommands("take", "play", "show"), subcommand_required)]
pub async fn diplomacy(_: Context<'_>) -> Result<(), Problem> {
    Ok(())
}

#[poise::command(slash_command, guild_only)]
async fn take(ctx: Context<'_>) -> Result<(), Problem> {
    order(ctx, |_| Ok(Command::from(Act::TakeCard))).await
}

#[poise::command(slash_command, guild_only)]
async fn play(
    ctx: Context<'_>,
    #[autocomplete = "crate::discord::games::strategy_card::commands::suggestions::playable_systems"] system: Option<
        String,
    >,
    #[rename = "planet-1"]
    #[autocomplete = "crate::discord::games::strategy_card::commands::suggestions::exhausted_planets"]
    one: Option<String>,
    #[rename = "planet-2"]
    #[autocomplete = "crate::discord::games::strategy_card::commands::suggestions::exhausted_planets"]
    other: Option<String>,
) -> Result<(), Problem> {
    order(ctx, |_| {
        let planets = one.into_iter().chain(other).collect();
        Ok(Command::from(Act::Play { system, planets }))
    })
    .await
}

#[poise::command(slash_command)]
async fn show(ctx: Context<'_>) -> Result<(), Problem> {
    view(ctx, async |handler: Handler, invoker: Invoker, campaign, _| {
        let names = handler.names(campaign.id).await?;
        Ok(Answer::card(views::card(&invoker.text, &campaign, &names)?))
    })
    .await
}
