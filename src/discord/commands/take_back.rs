//! `/take-back`: asks to undo the player's last act (L14.3).

use crate::discord::asker::Asker;
use crate::discord::counter::{Context, respond};
use crate::discord::handler::Handler;
use crate::discord::problem::Problem;
use crate::rules::TakingBack;

#[poise::command(slash_command, guild_only, rename = "take-back")]
pub async fn take_back(
    ctx: Context<'_>,
    #[autocomplete = "crate::discord::commands::suggestions::campaigns"] campaign: Option<String>,
) -> Result<(), Problem> {
    respond(ctx, async |handler: Handler, asker: Asker| {
        let row = handler.campaign(&asker, campaign.as_deref()).await?;
        let wish = TakingBack::Ask { confirmed: None };
        handler.take_back(&asker, row.id, wish).await
    })
    .await
}
