//! `/seat` and `/population`: seats, species, and the cubes left on the population tracks (E1.2, E1.3, E1.5).

use crate::discord::command::{Chosen, Context, Problem, campaign_option, order, order_typed, respond};
use crate::discord::commands::{seat as seats, suggestions};
use crate::discord::games::ambassadors::words;
use crate::discord::render::series;
use crate::discord::{Handler, Invoker};
use crate::rules::Command;
use crate::rules::games::ambassadors::{Command as Act, Species, Technology};
use crate::text::{Said, Typed, say};
use poise::serenity_prelude::CreateAutocompleteResponse;

#[poise::command(
    slash_command,
    subcommands("seats::show_seats", "species", "technology", "seats::seat_order"),
    subcommand_required
)]
pub async fn seat(_: Context<'_>) -> Result<(), Problem> {
    Ok(())
}

#[poise::command(slash_command, guild_only)]
async fn species(ctx: Context<'_>, species: Chosen<Species>) -> Result<(), Problem> {
    order(ctx, Act::Species { species: species.0 }).await
}

#[poise::command(slash_command, guild_only)]
async fn technology(
    ctx: Context<'_>,
    #[autocomplete = "technologies"] technology: String,
    has: bool,
) -> Result<(), Problem> {
    order_typed(ctx, |invoker| Ok(Act::Technology { technology: technology_of(invoker, &technology)?, has })).await
}

async fn technologies(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let invoker = Invoker::from((ctx.serenity_context(), ctx.framework.user_data.referee.clock(), ctx.interaction));
    let choice = |technology: Technology| {
        let name = words::technology(&invoker.text, technology);
        (name.clone().into(), name.into())
    };
    suggestions::suggest(Technology::ALL.into_iter().map(choice), typed)
}

/// Accepts any case, and spaces or hyphens between words.
fn technology_of(invoker: &Invoker, typed: &str) -> Result<Technology, Said> {
    let plain = |name: &str| name.trim().replace('-', " ").to_lowercase();
    let name = |one: Technology| words::technology(&invoker.text, one);
    let mut all = Technology::ALL.into_iter();
    let found = all.find(|one| plain(&name(*one)) == plain(typed));
    found.ok_or_else(|| {
        let known: Vec<Said> = Technology::ALL.into_iter().map(name).collect();
        say!(invoker.text, "not-a-seat-technology", typed = Typed(typed, 40), known = series(&invoker.text, known))
    })
}

#[poise::command(slash_command, guild_only)]
pub async fn population(
    ctx: Context<'_>,
    materials: Option<u8>,
    science: Option<u8>,
    money: Option<u8>,
) -> Result<(), Problem> {
    respond(ctx, async |handler: Handler, invoker: Invoker| {
        let row = handler.campaign(&invoker, campaign_option(ctx)).await?;
        if [materials, science, money] == [None; 3] {
            return super::reputation::own_seat(&handler, &invoker, row.id).await;
        }
        handler.order(&invoker, row.id, Command::from(Act::Population { materials, science, money })).await
    })
    .await
}
