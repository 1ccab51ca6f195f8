//! `/standings`: the leaderboard, for games that list the command.

use crate::discord::command::{Context, view};
use crate::discord::games;
use crate::discord::handler::Handler;
use crate::discord::invoker::Invoker;
use crate::discord::panel;
use crate::discord::problem::Problem;

#[poise::command(slash_command)]
pub async fn standings(ctx: Context<'_>) -> Result<(), Problem> {
    view(ctx, async |handler: Handler, invoker: Invoker, campaign, _| {
        // Games without seats show their leaderboard under other names.
        games::seats(&campaign)?;
        panel::leaderboard(&handler, &invoker, &campaign, None).await
    })
    .await
}
