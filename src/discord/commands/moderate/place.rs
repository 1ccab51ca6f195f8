//! `/mod move`: moves a campaign to another channel or thread of its server.

use crate::discord::channel;
use crate::discord::command::{Context, Purpose, view};
use crate::discord::handler::{Handler, must_moderate};
use crate::discord::invoker::Invoker;
use crate::discord::problem::Problem;
use crate::rules::ids::PlaceId;
use crate::rules::{Command, Moderation};
use poise::serenity_prelude::PartialChannel;

#[poise::command(slash_command, custom_data = "Purpose::Moderates", rename = "move")]
pub async fn move_to(
    ctx: Context<'_>,
    #[channel_types("Text", "News", "Voice", "Stage", "NewsThread", "PublicThread", "PrivateThread")]
    channel: PartialChannel,
) -> Result<(), Problem> {
    view(ctx, async move |handler: Handler, invoker: Invoker, campaign, row| {
        must_moderate(&invoker, &campaign)?;
        let to = channel::named_by(&invoker, row.guild, channel.id.get()).await?;
        let from = PlaceId(row.channel);
        let gone = handler.referee.is_lost(row.id, row.channel).await?;
        let command = Command::Moderate(Moderation::Move { from, to, gone });
        handler.order(&invoker, row.id, command).await
    })
    .await
}
