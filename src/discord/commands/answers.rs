//! `/accept`, `/refuse` and `/withdraw`: the typed form of the buttons.

use crate::discord::asker::Asker;
use crate::discord::commands::suggestions::{from_campaign, suggest};
use crate::discord::counter::{Context, Options, offer_id, respond, with_options};
use crate::discord::handler::Handler;
use crate::discord::problem::Problem;
use crate::discord::{face, games};
use crate::rules::ids::OfferId;
use crate::rules::{Command, RulesetName};
use poise::serenity_prelude::CreateAutocompleteResponse;

/// Returns the command, with the options that games add to it.
pub fn accept() -> face::Command {
    let rulesets = RulesetName::ALL.iter().copied();
    let options = rulesets.flat_map(games::accept_options).collect();
    with_options(answer(), options, "campaign")
}

#[poise::command(slash_command, rename = "accept")]
async fn answer(
    ctx: Context<'_>,
    #[autocomplete = "crate::discord::commands::suggestions::offers_to_answer"] offer: String,
    #[autocomplete = "choices"] choice: Option<String>,
    #[autocomplete = "crate::discord::commands::suggestions::campaigns"] campaign: Option<String>,
) -> Result<(), Problem> {
    let options = Options::of(ctx);
    respond(ctx, async |handler: Handler, asker: Asker| {
        let row = handler.meant(&asker, campaign.as_deref()).await?;
        let offer = offer_id(&asker, &offer)?;
        handler.welcome_back(&asker, row.id, Some(offer)).await;
        let campaign = handler.look(&asker, row.id).await?;
        let by = handler.acting(&asker, row.id);
        let mut picks = games::options_picked(&asker, &campaign, by, options)?;
        if let Some(typed) = choice {
            picks.extend(handler.chosen(&asker, &campaign, (by, offer), &typed)?);
        }
        handler.order(&asker, row.id, Command::Accept { offer, picks }).await
    })
    .await
}

/// Suggests what can be chosen when the named offer is accepted.
async fn choices(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let named = Options::of(ctx).text("offer");
    let offer = named.and_then(|typed| typed.trim().trim_start_matches('#').parse().ok());
    let Some(offer) = offer.map(OfferId) else {
        return suggest(std::iter::empty(), typed);
    };
    let handler = ctx.framework.user_data;
    from_campaign(ctx, typed, |asker, by, campaign, _| handler.choices(asker, campaign, by, offer)).await
}

#[poise::command(slash_command)]
pub async fn refuse(
    ctx: Context<'_>,
    #[autocomplete = "crate::discord::commands::suggestions::offers_to_refuse"] offer: String,
    #[autocomplete = "crate::discord::commands::suggestions::campaigns"] campaign: Option<String>,
) -> Result<(), Problem> {
    crate::discord::counter::order(ctx, campaign, |asker| Ok(Command::Refuse { offer: offer_id(asker, &offer)? })).await
}

#[poise::command(slash_command)]
pub async fn withdraw(
    ctx: Context<'_>,
    #[autocomplete = "crate::discord::commands::suggestions::offers_to_withdraw"] offer: String,
    #[autocomplete = "crate::discord::commands::suggestions::campaigns"] campaign: Option<String>,
) -> Result<(), Problem> {
    crate::discord::counter::order(ctx, campaign, |asker| Ok(Command::Withdraw { offer: offer_id(asker, &offer)? }))
        .await
}
