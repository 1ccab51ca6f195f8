//! `/accept`, `/refuse` and `/withdraw`, the typed form of the buttons.

use crate::discord::command::{Context, Options, Purpose, campaign_option, offer_id, order_typed, respond};
use crate::discord::commands::suggestions::{self, from_campaign, suggest};
use crate::discord::handler::Handler;
use crate::discord::invoker::Invoker;
use crate::discord::problem::Problem;
use crate::discord::{game_ui, games};
use crate::rules::ids::OfferId;
use crate::rules::{Command, RulesetName};
use poise::serenity_prelude::CreateAutocompleteResponse;

pub fn accept() -> game_ui::Command {
    let mut accept = answer();
    accept.parameters.extend(RulesetName::ALL.iter().copied().flat_map(games::accept_options));
    accept
}

#[poise::command(slash_command, rename = "accept", custom_data = "Purpose::Orders")]
async fn answer(
    ctx: Context<'_>,
    #[autocomplete = "suggestions::offers_to_answer"] offer: String,
    #[autocomplete = "choices"] choice: Option<String>,
) -> Result<(), Problem> {
    let options = Options::of(ctx);
    respond(ctx, async |handler: Handler, invoker: Invoker| {
        let row = handler.meant(&invoker, campaign_option(ctx)).await?;
        let offer = offer_id(&invoker, &offer)?;
        handler.welcome_back(&invoker, row.id, Some(offer)).await;
        let campaign = handler.load_view(&invoker, row.id).await?;
        let by = handler.acting(&invoker, row.id);
        let mut picks = games::options_picked(&invoker, &campaign, by, options)?;
        if let Some(typed) = choice {
            picks.extend(handler.chosen(&invoker, &campaign, (by, offer), &typed)?);
        }
        handler.order(&invoker, row.id, Command::Accept { offer, picks }).await
    })
    .await
}

/// Suggests the choices for accepting the named offer.
async fn choices(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let named = Options::of(ctx).text("offer");
    let offer = named.and_then(|typed| typed.trim().trim_start_matches('#').parse().ok());
    let Some(offer) = offer.map(OfferId) else {
        return suggest(std::iter::empty(), typed);
    };
    let handler = ctx.framework.user_data;
    from_campaign(ctx, typed, |invoker, by, campaign, _| handler.choices(invoker, campaign, by, offer)).await
}

#[poise::command(slash_command, custom_data = "Purpose::Orders")]
pub async fn refuse(
    ctx: Context<'_>,
    #[autocomplete = "suggestions::offers_to_refuse"] offer: String,
) -> Result<(), Problem> {
    order_typed(ctx, |invoker| Ok(Command::Refuse { offer: offer_id(invoker, &offer)? })).await
}

#[poise::command(slash_command, custom_data = "Purpose::Orders")]
pub async fn withdraw(
    ctx: Context<'_>,
    #[autocomplete = "suggestions::offers_to_withdraw"] offer: String,
) -> Result<(), Problem> {
    order_typed(ctx, |invoker| Ok(Command::Withdraw { offer: offer_id(invoker, &offer)? })).await
}
