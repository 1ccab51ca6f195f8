//! `/rules`: the rules by number, with what this campaign has set.

use crate::discord::answer::Answer;
use crate::discord::asker::Asker;
use crate::discord::counter::{Context, respond};
use crate::discord::handler::Handler;
use crate::discord::problem::Problem;
use crate::discord::render;

#[poise::command(slash_command)]
pub async fn rules(ctx: Context<'_>, number: Option<String>) -> Result<(), Problem> {
    respond(ctx, async |handler: Handler, asker: Asker| {
        // The rules are for everybody everywhere: that there is no campaign here is no problem.
        let campaign = match handler.here(&asker).await? {
            Some(row) => Some(handler.look(&asker, row.id).await?),
            None => None,
        };
        Ok(Answer::card(render::rules(
            &asker.text,
            number.as_deref(),
            campaign.as_deref(),
        )))
    })
    .await
}
