//! `/rules`: the rules by number, with this campaign's settings.

use crate::discord::command::{Context, Purpose, respond};
use crate::discord::commands::suggestions::{quietly, suggest};
use crate::discord::handler::Handler;
use crate::discord::invoker::Invoker;
use crate::discord::problem::Problem;
use crate::discord::render;
use crate::discord::reply::Answer;
use poise::serenity_prelude::CreateAutocompleteResponse;

#[poise::command(slash_command, custom_data = "Purpose::Informs")]
pub async fn rules(ctx: Context<'_>, #[autocomplete = "numbers"] number: Option<String>) -> Result<(), Problem> {
    respond(ctx, async |handler: Handler, invoker: Invoker| {
        // The rules can also be read without a campaign.
        let campaign = match handler.here(&invoker).await? {
            Some(row) => Some(handler.load_view(&invoker, row.id).await?),
            None => None,
        };
        Ok(Answer::card(render::rules(&invoker.text, number.as_deref(), campaign.as_deref())))
    })
    .await
}

/// Suggests the numbers of this campaign's rules, with their first words; without a campaign, those of all rules.
async fn numbers(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let handler = ctx.framework.user_data;
    let invoker = Invoker::from((ctx.serenity_context(), ctx.framework.user_data.referee.clock(), ctx.interaction));
    let found: Result<_, Problem> = async {
        let campaign = match handler.here(&invoker).await? {
            Some(row) => Some(handler.load_view(&invoker, row.id).await?),
            None => None,
        };
        Ok(render::rule_numbers(&invoker.text, campaign.as_deref()))
    }
    .await;
    suggest(found.unwrap_or_else(quietly).into_iter(), typed)
}
