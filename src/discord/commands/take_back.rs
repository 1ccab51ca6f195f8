//! `/take-back`: asks to undo the player's last act (L14.3).

use crate::discord::command::{Context, campaign_option, respond};
use crate::discord::handler::Handler;
use crate::discord::invoker::Invoker;
use crate::discord::problem::Problem;
use crate::rules::TakingBack;

#[poise::command(slash_command, guild_only, rename = "take-back")]
pub async fn take_back(ctx: Context<'_>) -> Result<(), Problem> {
    respond(ctx, async |handler: Handler, invoker: Invoker| {
        let row = handler.campaign(&invoker, campaign_option(ctx)).await?;
        let wish = TakingBack::Ask { confirmed: None };
        handler.take_back(&invoker, row.id, wish).await
    })
    .await
}
