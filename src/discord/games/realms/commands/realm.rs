//! `/realm`: what realms have, the conditions of an action, and reports of what the table plays without the bot (U1.6,
//! U7.1).

use crate::discord::command::{Context, order, view};
use crate::discord::games::realms::commands::PieceKind;
use crate::discord::games::realms::{dialogue, views};
use crate::discord::handler::Handler;
use crate::discord::invoker::Invoker;
use crate::discord::problem::Problem;
use crate::discord::reply::Answer;
use crate::rules::Command;
use crate::rules::games::realms::Command as Act;

#[poise::command(
    slash_command,
    subcommands("show", "check", "purse", "province", "pieces", "war"),
    subcommand_required
)]
pub async fn realm(_: Context<'_>) -> Result<(), Problem> {
    Ok(())
}

#[poise::command(slash_command)]
async fn show(
    ctx: Context<'_>,
    #[autocomplete = "crate::discord::games::realms::commands::suggestions::realms"] realm: Option<String>,
) -> Result<(), Problem> {
    view(ctx, async |handler: Handler, invoker: Invoker, campaign, _| {
        let names = handler.names(campaign.id).await?;
        let card = match realm {
            Some(realm) => views::realm(&invoker.text, &campaign, &names, &realm)?,
            None => views::realms(&invoker.text, &campaign, &names)?,
        };
        Ok(Answer::card(card))
    })
    .await
}

#[poise::command(slash_command)]
async fn check(
    ctx: Context<'_>,
    #[autocomplete = "crate::discord::games::realms::commands::suggestions::actions"] action: String,
    #[autocomplete = "crate::discord::games::realms::commands::suggestions::realms"] realm: Option<String>,
    #[autocomplete = "crate::discord::games::realms::commands::suggestions::areas"] area: Option<String>,
) -> Result<(), Problem> {
    view(ctx, async |handler: Handler, invoker: Invoker, campaign, _| {
        dialogue::check(&handler, &invoker, &campaign, &action, (realm, area))
    })
    .await
}

#[poise::command(slash_command, guild_only)]
async fn purse(ctx: Context<'_>, reason: String, power: Option<i32>, ducats: Option<i32>) -> Result<(), Problem> {
    order(ctx, |_| Ok(Command::from(Act::Purse { power, ducats, reason }))).await
}

#[poise::command(slash_command, guild_only)]
async fn province(
    ctx: Context<'_>,
    #[autocomplete = "crate::discord::games::realms::commands::suggestions::provinces"] province: String,
) -> Result<(), Problem> {
    order(ctx, |_| Ok(Command::from(Act::Province { province }))).await
}

#[poise::command(slash_command, guild_only)]
async fn pieces(
    ctx: Context<'_>,
    kind: PieceKind,
    #[autocomplete = "crate::discord::games::realms::commands::suggestions::places"] place: String,
    count: u32,
) -> Result<(), Problem> {
    order(ctx, |_| Ok(Command::from(Act::Pieces { kind: kind.into(), place, count }))).await
}

#[poise::command(slash_command, guild_only)]
async fn war(
    ctx: Context<'_>,
    #[autocomplete = "crate::discord::games::realms::commands::suggestions::realms"] realm: String,
    #[rename = "at-war"] at_war: bool,
) -> Result<(), Problem> {
    order(ctx, |_| Ok(Command::from(Act::War { realm, at_war }))).await
}
