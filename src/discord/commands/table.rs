//! `/panel`: the table's message, with the buttons for a turn.

use crate::discord::command::{Context, view};
use crate::discord::handler::{Handler, must_moderate};
use crate::discord::invoker::Invoker;
use crate::discord::panel::{self, Kind};
use crate::discord::problem::Problem;
use crate::rules::Refusal;

#[poise::command(slash_command, guild_only, rename = "panel")]
pub async fn table_panel(ctx: Context<'_>) -> Result<(), Problem> {
    view(ctx, async |handler: Handler, invoker: Invoker, campaign, row| {
        // This moves the existing panel, so only players and moderators may do it.
        if !campaign.is_active(invoker.player) {
            must_moderate(&invoker, &campaign)?;
        }
        campaign.must_go_on().map_err(Refusal::from)?;
        panel::post(&handler, &invoker, &campaign, &row, Kind::Table).await
    })
    .await
}
