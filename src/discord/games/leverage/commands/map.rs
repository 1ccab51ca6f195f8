//! `/map`: systems, their planets and rulers, if a campaign has a map (L11).

use crate::discord::command::{Context, view};
use crate::discord::games;
use crate::discord::handler::Handler;
use crate::discord::invoker::Invoker;
use crate::discord::problem::Problem;
use crate::discord::reply::Answer;

#[poise::command(slash_command)]
pub async fn map(ctx: Context<'_>) -> Result<(), Problem> {
    view(ctx, async |handler: Handler, invoker: Invoker, campaign, _| {
        let names = handler.names(campaign.id).await?;
        Ok(Answer::card(games::leverage::map(&invoker.text, &campaign, &names)?))
    })
    .await
}
