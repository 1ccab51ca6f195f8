//! `/panel`: the table's message, with the buttons for a turn.

use crate::discord::command::{Context, view};
use crate::discord::handler::{Handler, must_moderate};
use crate::discord::invoker::Invoker;
use crate::discord::panel::{self, Kind};
use crate::discord::problem::Problem;
use crate::discord::reply::Answer;
use crate::rules::{Campaign, Refusal};
use poise::serenity_prelude::PartialChannel;

#[poise::command(slash_command, guild_only, rename = "panel")]
pub async fn table_panel(
    ctx: Context<'_>,
    #[channel_types("Text", "News", "Voice", "Stage", "NewsThread", "PublicThread", "PrivateThread")] channel: Option<
        PartialChannel,
    >,
    remove: Option<bool>,
) -> Result<(), Problem> {
    view(ctx, async move |handler: Handler, invoker: Invoker, campaign, row| {
        let wanted = channel.map(|channel| channel.id.get()).filter(|channel| *channel != row.channel);
        let remove = remove == Some(true);
        // This moves the existing panel, so only players and moderators may do it, and only moderators elsewhere.
        if wanted.is_some() || remove || !campaign.is_active(invoker.player) {
            must_moderate(&invoker, &campaign)?;
        }
        if remove {
            return panel::remove(&handler, &invoker, &campaign, |kind| kind == Kind::Table).await;
        }
        campaign.must_go_on().map_err(Refusal::from)?;
        panel::post(&handler, &invoker, (&campaign, &row), Kind::Table, wanted).await
    })
    .await
}

/// Posts the panel in the campaign's channel, for a moderator who pressed a button.
pub async fn post_panel(handler: &Handler, invoker: &Invoker, campaign: &Campaign) -> Result<Answer, Problem> {
    must_moderate(invoker, campaign)?;
    campaign.must_go_on().map_err(Refusal::from)?;
    let row = handler.journal().campaign(campaign.id).await?.ok_or(Problem::Unknown)?;
    panel::post(handler, invoker, (campaign, &row), Kind::Table, None).await
}
