//! `/standings`: ambassadors, victory points and production of all (E4.1).

use crate::discord::asker::Asker;
use crate::discord::counter::{Context, view};
use crate::discord::handler::Handler;
use crate::discord::panel;
use crate::discord::problem::Problem;
use crate::rules::games::ambassadors;

#[poise::command(slash_command)]
pub async fn standings(
    ctx: Context<'_>,
    #[autocomplete = "crate::discord::commands::suggestions::campaigns"] campaign: Option<String>,
) -> Result<(), Problem> {
    view(
        ctx,
        campaign,
        async |handler: Handler, asker: Asker, campaign, _| {
            campaign.playing::<ambassadors::State>()?;
            // It is what the leaderboard shows here.
            panel::leaderboard(&handler, &asker, &campaign, None).await
        },
    )
    .await
}
