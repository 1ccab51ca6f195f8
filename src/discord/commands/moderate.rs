//! `/mod`: moderators' commands. Discord hides them from everyone else, and the rules refuse them as well.

mod log;
mod place;
mod schedule;
mod server;
pub mod settings;
mod settings_menu;

use crate::discord::command::{
    Context, Person, Purpose, campaign_option, offer_id, order, order_typed, respond, span, view,
};
use crate::discord::commands::promises::promise_id;
use crate::discord::commands::quiet::moment_for;
use crate::discord::commands::suggestions::{as_is, offers_pending, promises, suggest};
use crate::discord::handler::{Handler, must_moderate};
use crate::discord::invoker::Invoker;
use crate::discord::problem::Problem;
use crate::discord::render;
use crate::discord::{game_ui, games};
use crate::rules::{Command, Moderation, RulesetName};
use crate::text::{Typed, say};
use poise::serenity_prelude::CreateAutocompleteResponse;

pub use log::page as log_page;
pub use server::{is_founder, must_be_founder, must_be_in_server, said_founders};
pub use settings_menu::{all as all_settings, page as settings_page, table_settings};

#[poise::command(
    slash_command,
    rename = "mod",
    subcommands(
        "pause",
        "resume",
        "schedule::schedule",
        "end",
        "void",
        "extend",
        "void_promise",
        "undo",
        "act_as",
        "admit",
        "remove_player",
        "log::log",
        "deliver",
        "super::panel::leaderboard",
        "server::server",
        "place::move_to"
    ),
    subcommand_required
)]
async fn root(_: Context<'_>) -> Result<(), Problem> {
    Ok(())
}

/// Returns the command, with the corrections that games add.
pub fn moderate() -> game_ui::Command {
    let mut moderate = root();
    // Between ending a campaign and the commands for a single offer.
    let place = moderate.subcommands.len().min(3);
    moderate.subcommands.insert(place, settings::settings());
    let rulesets = RulesetName::ALL.iter().copied();
    let corrections = rulesets.flat_map(games::corrections);
    moderate.subcommands.extend(corrections);
    moderate
}

#[poise::command(slash_command, custom_data = "Purpose::Moderates")]
async fn pause(ctx: Context<'_>, #[autocomplete = "spans"] until: Option<String>) -> Result<(), Problem> {
    respond(ctx, async |handler: Handler, invoker: Invoker| {
        let row = handler.campaign(&invoker, campaign_option(ctx)).await?;
        let campaign = handler.load_view(&invoker, row.id).await?;
        must_moderate(&invoker, &campaign)?;
        let (moderation, hint) = match until {
            None => (Moderation::Pause, None),
            Some(typed) => {
                let now = handler.referee.clock().now();
                let (until, hint) = moment_for(&invoker, &campaign, (&typed, None), now)?;
                (Moderation::PauseUntil { until }, hint)
            }
        };
        let answer = handler.order(&invoker, row.id, Command::Moderate(moderation)).await?;
        Ok(match hint {
            Some(hint) => answer.with_line(hint),
            None => answer,
        })
    })
    .await
}

async fn spans(_: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    suggest(["1d", "3d", "7d", "14d"].map(as_is).into_iter(), typed)
}

#[poise::command(slash_command, custom_data = "Purpose::Moderates")]
async fn resume(ctx: Context<'_>) -> Result<(), Problem> {
    order(ctx, Command::Moderate(Moderation::Resume)).await
}

#[poise::command(slash_command, custom_data = "Purpose::Moderates")]
async fn end(ctx: Context<'_>) -> Result<(), Problem> {
    order(ctx, Command::Moderate(Moderation::End)).await
}

#[poise::command(slash_command, custom_data = "Purpose::Moderates")]
async fn void(
    ctx: Context<'_>,
    #[autocomplete = "offers_pending"] offer: String,
    reason: String,
) -> Result<(), Problem> {
    order_typed(ctx, |invoker| {
        let offer = offer_id(invoker, &offer)?;
        Ok(Command::Moderate(Moderation::Void { offer, reason }))
    })
    .await
}

#[poise::command(slash_command, custom_data = "Purpose::Moderates", rename = "void-promise")]
async fn void_promise(
    ctx: Context<'_>,
    #[autocomplete = "promises"] promise: String,
    reason: String,
) -> Result<(), Problem> {
    order_typed(ctx, |invoker| {
        let promise = promise_id(invoker, &promise)?;
        Ok(Command::Moderate(Moderation::VoidPromise { promise, reason }))
    })
    .await
}

#[poise::command(slash_command, custom_data = "Purpose::Moderates")]
async fn extend(
    ctx: Context<'_>,
    #[autocomplete = "offers_pending"] offer: String,
    time: String,
) -> Result<(), Problem> {
    order_typed(ctx, |invoker| {
        let offer = offer_id(invoker, &offer)?;
        let by = span(&time).ok_or_else(|| {
            let typed = Typed(&time, 40);
            say!(invoker.text, "not-a-span", typed)
        })?;
        Ok(Command::Moderate(Moderation::Extend { offer, by }))
    })
    .await
}

#[poise::command(slash_command, custom_data = "Purpose::Moderates")]
async fn undo(
    ctx: Context<'_>,
    #[min = 1]
    #[max = 100]
    steps: Option<u32>,
) -> Result<(), Problem> {
    respond(ctx, async |handler: Handler, invoker: Invoker| {
        let row = handler.campaign(&invoker, campaign_option(ctx)).await?;
        handler.undo(&invoker, row.id, steps.unwrap_or(1)).await
    })
    .await
}

#[poise::command(slash_command, custom_data = "Purpose::Moderates", rename = "act-as")]
async fn act_as(ctx: Context<'_>, player: Person) -> Result<(), Problem> {
    view(ctx, async |handler: Handler, invoker: Invoker, campaign, _| {
        let player = player.id;
        let until = handler.act_as(&invoker, &campaign, player).await?;
        let until = render::at(until);
        Ok(say!(invoker.text, "acting-as", player, until).into())
    })
    .await
}

#[poise::command(slash_command, custom_data = "Purpose::Moderates")]
async fn admit(ctx: Context<'_>, player: Person) -> Result<(), Problem> {
    order(ctx, Command::Moderate(Moderation::Admit { player: player.id })).await
}

#[poise::command(slash_command, custom_data = "Purpose::Moderates", rename = "remove-player")]
async fn remove_player(ctx: Context<'_>, player: Person, reason: String) -> Result<(), Problem> {
    order(ctx, Command::Moderate(Moderation::RemovePlayer { player: player.id, reason: Some(reason) })).await
}

/// Retries deliveries that were given up.
#[poise::command(slash_command, custom_data = "Purpose::Moderates")]
async fn deliver(ctx: Context<'_>) -> Result<(), Problem> {
    view(ctx, async |handler: Handler, invoker: Invoker, campaign, _| {
        must_moderate(&invoker, &campaign)?;
        let count = handler.journal().unpark(campaign.id).await?;
        Ok(say!(invoker.text, "delivering-again", count).into())
    })
    .await
}
