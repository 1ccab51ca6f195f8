//! `/tokens`: where command tokens are, and what players do with them apart from the card (T1.3, T4).

use crate::discord::command::{Context, order, person, view};
use crate::discord::games::strategy_card::commands::PoolKind;
use crate::discord::games::strategy_card::views;
use crate::discord::handler::Handler;
use crate::discord::invoker::Invoker;
use crate::discord::problem::Problem;
use crate::discord::reply::Answer;
use crate::rules::Command;
use crate::rules::games::strategy_card::{Command as Act, Pools};
use poise::serenity_prelude::User;

#[poise::command(
    slash_command,
    subcommands("show", "gain", "redistribute", "spend", "place", "remove"),
    subcommand_required
)]
pub async fn tokens(_: Context<'_>) -> Result<(), Problem> {
    Ok(())
}

#[poise::command(slash_command)]
async fn show(ctx: Context<'_>, player: Option<User>) -> Result<(), Problem> {
    view(ctx, async |handler: Handler, invoker: Invoker, campaign, _| {
        let names = handler.names(campaign.id).await?;
        let player = player.map(|user| person(&invoker, &user)).transpose()?;
        let card = views::tokens(&invoker.text, &campaign, &names, player)?;
        Ok(Answer::card(card))
    })
    .await
}

#[poise::command(slash_command, guild_only)]
async fn gain(ctx: Context<'_>, tactic: Option<u8>, fleet: Option<u8>, strategy: Option<u8>) -> Result<(), Problem> {
    let pools = Pools { tactic: tactic.unwrap_or(0), fleet: fleet.unwrap_or(0), strategy: strategy.unwrap_or(0) };
    order(ctx, |_| Ok(Command::from(Act::Gain(pools)))).await
}

#[poise::command(slash_command, guild_only)]
async fn redistribute(ctx: Context<'_>, tactic: u8, fleet: u8, strategy: u8) -> Result<(), Problem> {
    let pools = Pools { tactic, fleet, strategy };
    order(ctx, |_| Ok(Command::from(Act::Redistribute(pools)))).await
}

#[poise::command(slash_command, guild_only)]
async fn spend(ctx: Context<'_>, pool: PoolKind, count: Option<u8>) -> Result<(), Problem> {
    order(ctx, |_| {
        let (pool, count) = (pool.into(), count.unwrap_or(1));
        Ok(Command::from(Act::Spend { pool, count }))
    })
    .await
}

#[poise::command(slash_command, guild_only)]
async fn place(
    ctx: Context<'_>,
    #[autocomplete = "crate::discord::games::strategy_card::commands::suggestions::systems"] system: String,
) -> Result<(), Problem> {
    order(ctx, |_| Ok(Command::from(Act::PlaceToken { system }))).await
}

#[poise::command(slash_command, guild_only)]
async fn remove(
    ctx: Context<'_>,
    #[autocomplete = "crate::discord::games::strategy_card::commands::suggestions::systems_with_a_token"]
    system: String,
    player: Option<User>,
) -> Result<(), Problem> {
    order(ctx, |invoker| {
        let player = player.map(|user| person(invoker, &user)).transpose()?;
        Ok(Command::from(Act::RemoveToken { system, player }))
    })
    .await
}
