//! `/map`: systems, their planets and who rules them, where a campaign has a map (L11).

use super::{Context, view};
use crate::discord::answer::Answer;
use crate::discord::asker::Asker;
use crate::discord::desk::Desk;
use crate::discord::problem::Problem;
use crate::discord::render;

#[poise::command(slash_command)]
pub async fn map(
    ctx: Context<'_>,
    #[autocomplete = "super::suggestions::campaigns"] campaign: Option<String>,
) -> Result<(), Problem> {
    view(
        ctx,
        campaign,
        async |desk: Desk, asker: Asker, campaign, _| {
            let names = desk.names(campaign.id).await?;
            Ok(Answer::card(render::map(&asker.text, &campaign, &names)?))
        },
    )
    .await
}
