//! `/covert play` and `/hand`: covert cards, including those in a player's hand (U6).

use super::suggestions;
use crate::discord::command::{Context, Problem, order, show};
use crate::discord::games::realms::views;
use crate::discord::handler::must_be_own;
use crate::rules::games::realms::{Command as Act, CovertCommand, Play};

#[poise::command(slash_command, guild_only, subcommands("play"), subcommand_required)]
pub async fn covert(_: Context<'_>) -> Result<(), Problem> {
    Ok(())
}

#[poise::command(slash_command, guild_only)]
async fn play(
    ctx: Context<'_>,
    #[autocomplete = "suggestions::playable_cards"] action: String,
    #[autocomplete = "suggestions::realms"] realm: Option<String>,
    #[autocomplete = "suggestions::areas"] area: Option<String>,
    count: Option<u32>,
) -> Result<(), Problem> {
    order(ctx, Act::Covert(CovertCommand::Play(Play { card: action, realm, area, count }))).await
}

#[poise::command(slash_command, subcommands("show_hand", "discard"), subcommand_required)]
pub async fn hand(_: Context<'_>) -> Result<(), Problem> {
    Ok(())
}

#[poise::command(slash_command, rename = "show")]
async fn show_hand(ctx: Context<'_>) -> Result<(), Problem> {
    show(ctx, |view| {
        must_be_own(view.text, view.campaign, view.side)?;
        Ok::<_, Problem>(views::hand(view.text, view.campaign, view.side.reader)?)
    })
    .await
}

#[poise::command(slash_command, guild_only)]
async fn discard(ctx: Context<'_>, #[autocomplete = "suggestions::cards_in_hand"] card: String) -> Result<(), Problem> {
    order(ctx, Act::Covert(CovertCommand::Discard { card })).await
}
