//! `/map`: systems, their planets and rulers, if a campaign has a map (L11).

use crate::discord::answer::Answer;
use crate::discord::asker::Asker;
use crate::discord::counter::{Context, view};
use crate::discord::games;
use crate::discord::handler::Handler;
use crate::discord::problem::Problem;

#[poise::command(slash_command)]
pub async fn map(
    ctx: Context<'_>,
    #[autocomplete = "crate::discord::commands::suggestions::campaigns"] campaign: Option<String>,
) -> Result<(), Problem> {
    view(ctx, campaign, async |handler: Handler, asker: Asker, campaign, _| {
        let names = handler.names(campaign.id).await?;
        Ok(Answer::card(games::leverage::map(&asker.text, &campaign, &names)?))
    })
    .await
}
