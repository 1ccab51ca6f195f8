//! `/mod leaderboard`: a leaderboard that updates itself.

use crate::discord::command::{Context, Purpose, view};
use crate::discord::commands::Measure;
use crate::discord::games;
use crate::discord::handler::{Handler, must_moderate};
use crate::discord::invoker::Invoker;
use crate::discord::panel::{self, Kind};
use crate::discord::problem::Problem;
use poise::serenity_prelude::PartialChannel;

#[poise::command(slash_command, custom_data = "Purpose::Moderates")]
pub async fn leaderboard(
    ctx: Context<'_>,
    by: Option<Measure>,
    #[channel_types("Text", "News", "Voice", "Stage", "NewsThread", "PublicThread", "PrivateThread")] channel: Option<
        PartialChannel,
    >,
    remove: Option<bool>,
) -> Result<(), Problem> {
    view(ctx, async move |handler: Handler, invoker: Invoker, campaign, row| {
        must_moderate(&invoker, &campaign)?;
        let named = by.map(|by| games::measure(&campaign, Some(by.name())));
        if remove == Some(true) {
            // Without a measure, all of them go.
            let is_meant = |kind: Kind| match kind {
                Kind::Leaderboard(by) => named.is_none_or(|named| named == by),
                Kind::Table => false,
            };
            return panel::remove(&handler, &invoker, &campaign, is_meant).await;
        }
        let kind = Kind::Leaderboard(named.unwrap_or_else(|| games::measure(&campaign, None)));
        let wanted = channel.map(|channel| channel.id.get()).filter(|channel| *channel != row.channel);
        panel::post(&handler, &invoker, (&campaign, &row), kind, wanted).await
    })
    .await
}
