//! `/covert play` and `/hand`: covert cards, including those in a player's hand (U6).

use crate::discord::command::{Context, order, view};
use crate::discord::games::realms::views;
use crate::discord::handler::Handler;
use crate::discord::invoker::Invoker;
use crate::discord::problem::Problem;
use crate::discord::reply::Answer;
use crate::rules::Command;
use crate::rules::games::realms::{Command as Act, CovertCommand, Play};

#[poise::command(slash_command, guild_only, subcommands("play"), subcommand_required)]
pub async fn covert(_: Context<'_>) -> Result<(), Problem> {
    Ok(())
}

#[poise::command(slash_command, guild_only)]
async fn play(
    ctx: Context<'_>,
    #[autocomplete = "crate::discord::games::realms::commands::suggestions::playable_cards"] action: String,
    #[autocomplete = "crate::discord::games::realms::commands::suggestions::realms"] realm: Option<String>,
    #[autocomplete = "crate::discord::games::realms::commands::suggestions::areas"] area: Option<String>,
    count: Option<u32>,
) -> Result<(), Problem> {
    order(ctx, |_| {
        let play = Play { card: action, realm, area, count };
        Ok(Command::from(Act::Covert(CovertCommand::Play(play))))
    })
    .await
}

#[poise::command(slash_command, subcommands("show", "discard"), subcommand_required)]
pub async fn hand(_: Context<'_>) -> Result<(), Problem> {
    Ok(())
}

#[poise::command(slash_command)]
async fn show(ctx: Context<'_>) -> Result<(), Problem> {
    view(ctx, async |_: Handler, invoker: Invoker, campaign, _| {
        let card = views::hand(&invoker.text, &campaign, invoker.player)?;
        Ok(Answer::card(card))
    })
    .await
}

#[poise::command(slash_command, guild_only)]
async fn discard(
    ctx: Context<'_>,
    #[autocomplete = "crate::discord::games::realms::commands::suggestions::cards_in_hand"] card: String,
) -> Result<(), Problem> {
    order(ctx, |_| Ok(Command::from(Act::Covert(CovertCommand::Discard { card })))).await
}
