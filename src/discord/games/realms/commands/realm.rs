//! `/realm`: what realms have, the conditions of an action, and reports of what the table plays without the bot (U1.6,
//! U7.1).

use super::suggestions;
use crate::discord::command::{Chosen, Context, Problem, order, show, view};
use crate::discord::games::realms::{buttons, views};
use crate::discord::{Handler, Invoker};
use crate::rules::games::realms::{Command as Act, Piece};

#[poise::command(
    slash_command,
    subcommands("show_realm", "check", "purse", "province", "pieces", "war"),
    subcommand_required
)]
pub async fn realm(_: Context<'_>) -> Result<(), Problem> {
    Ok(())
}

#[poise::command(slash_command, rename = "show")]
async fn show_realm(
    ctx: Context<'_>,
    #[autocomplete = "suggestions::realms"] realm: Option<String>,
) -> Result<(), Problem> {
    show(ctx, |view| match realm {
        Some(realm) => views::realm(view.text, view.campaign, view.names, &realm),
        None => views::realms(view.text, view.campaign, view.names),
    })
    .await
}

#[poise::command(slash_command)]
async fn check(
    ctx: Context<'_>,
    #[autocomplete = "suggestions::actions"] action: String,
    #[autocomplete = "suggestions::realms"] realm: Option<String>,
    #[autocomplete = "suggestions::areas"] area: Option<String>,
) -> Result<(), Problem> {
    view(ctx, async |handler: Handler, invoker: Invoker, campaign, _| {
        buttons::check(&handler, &invoker, &campaign, &action, (realm, area))
    })
    .await
}

#[poise::command(slash_command, guild_only)]
async fn purse(ctx: Context<'_>, reason: String, power: Option<i32>, ducats: Option<i32>) -> Result<(), Problem> {
    order(ctx, Act::Purse { power, ducats, reason }).await
}

#[poise::command(slash_command, guild_only)]
async fn province(
    ctx: Context<'_>,
    #[autocomplete = "suggestions::provinces"] province: String,
) -> Result<(), Problem> {
    order(ctx, Act::Province { province }).await
}

#[poise::command(slash_command, guild_only)]
async fn pieces(
    ctx: Context<'_>,
    kind: Chosen<Piece>,
    #[autocomplete = "suggestions::places"] place: String,
    count: u32,
) -> Result<(), Problem> {
    order(ctx, Act::Pieces { kind: kind.0, place, count }).await
}

#[poise::command(slash_command, guild_only)]
async fn war(
    ctx: Context<'_>,
    #[autocomplete = "suggestions::realms"] realm: String,
    #[rename = "at-war"] at_war: bool,
) -> Result<(), Problem> {
    order(ctx, Act::War { realm, at_war }).await
}
