//! `/panel`: the table's message, with the buttons for a turn.

use crate::discord::asker::Asker;
use crate::discord::counter::{Context, view};
use crate::discord::handler::{Handler, must_moderate};
use crate::discord::panel::{self, Kind};
use crate::discord::problem::Problem;
use crate::rules::Refusal;

#[poise::command(slash_command, guild_only, rename = "panel")]
pub async fn table_panel(
    ctx: Context<'_>,
    #[autocomplete = "crate::discord::commands::suggestions::campaigns"] campaign: Option<String>,
) -> Result<(), Problem> {
    view(ctx, campaign, async |handler: Handler, asker: Asker, campaign, row| {
        // This moves the existing panel, so it is only for players at the table.
        if !campaign.is_active(asker.player) {
            must_moderate(&asker, &campaign)?;
        }
        campaign.must_go_on().map_err(Refusal::from)?;
        panel::post(&handler, &asker, &campaign, &row, Kind::Table).await
    })
    .await
}
