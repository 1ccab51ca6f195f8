//! `/offers`: who owes what answer to whom.

use crate::discord::answer::Answer;
use crate::discord::asker::Asker;
use crate::discord::counter::{Context, view_as};
use crate::discord::handler::Handler;
use crate::discord::problem::Problem;
use crate::discord::render::{self, tell::Side};

#[poise::command(slash_command)]
pub async fn offers(
    ctx: Context<'_>,
    #[autocomplete = "crate::discord::commands::suggestions::campaigns"] campaign: Option<String>,
) -> Result<(), Problem> {
    view_as(
        ctx,
        campaign,
        async |handler: Handler, asker: Asker, side: Side, campaign| {
            let undelivered = handler.undelivered_offers(campaign.id).await?;
            Ok(Answer::card(render::offers(
                &asker.text,
                &campaign,
                side,
                &undelivered,
            )))
        },
    )
    .await
}
