//! `/rules`: the rules by number, with this campaign's settings.

use crate::discord::answer::Answer;
use crate::discord::asker::Asker;
use crate::discord::commands::suggestions::{quietly, suggest};
use crate::discord::counter::{Context, respond};
use crate::discord::handler::Handler;
use crate::discord::problem::Problem;
use crate::discord::render;
use poise::serenity_prelude::CreateAutocompleteResponse;

#[poise::command(slash_command)]
pub async fn rules(ctx: Context<'_>, #[autocomplete = "numbers"] number: Option<String>) -> Result<(), Problem> {
    respond(ctx, async |handler: Handler, asker: Asker| {
        // The rules can be read everywhere, so a missing campaign is no problem.
        let campaign = match handler.here(&asker).await? {
            Some(row) => Some(handler.look(&asker, row.id).await?),
            None => None,
        };
        Ok(Answer::card(render::rules(&asker.text, number.as_deref(), campaign.as_deref())))
    })
    .await
}

/// Suggests the numbers of this campaign's rules, with their first words; without a campaign, those of all rules.
async fn numbers(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let handler = ctx.framework.user_data;
    let asker = Asker::from((ctx.serenity_context(), ctx.framework.user_data.referee.clock(), ctx.interaction));
    let found: Result<_, Problem> = async {
        let campaign = match handler.here(&asker).await? {
            Some(row) => Some(handler.look(&asker, row.id).await?),
            None => None,
        };
        Ok(render::rule_numbers(&asker.text, campaign.as_deref()))
    }
    .await;
    suggest(found.unwrap_or_else(quietly).into_iter(), typed)
}
