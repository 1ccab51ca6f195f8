//! `/rights`: what the invoker may do towards another player, and why not.

use crate::discord::command::{Context, person, view_as};
use crate::discord::games;
use crate::discord::handler::Handler;
use crate::discord::invoker::Invoker;
use crate::discord::problem::Problem;
use crate::discord::render::tell::Side;
use crate::discord::reply::Answer;
use poise::serenity_prelude::User;

#[poise::command(slash_command, guild_only)]
pub async fn rights(ctx: Context<'_>, player: User) -> Result<(), Problem> {
    view_as(ctx, async |handler: Handler, invoker: Invoker, side: Side, campaign| {
        let other = person(&invoker, &player)?;
        campaign.must_know(side.player)?;
        campaign.must_know(other)?;
        let now = handler.referee.clock().now();
        let names = handler.names(campaign.id).await?;
        let pair = (side, other);
        let card = games::rights(&invoker.text, &campaign, &names, pair, now)?;
        Ok(Answer::card(card))
    })
    .await
}
