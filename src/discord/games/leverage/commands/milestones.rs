//! `/milestones`: a player's progress and its parts (L8).

use crate::discord::command::{Context, person, view_as};
use crate::discord::games;
use crate::discord::handler::Handler;
use crate::discord::invoker::Invoker;
use crate::discord::problem::Problem;
use crate::discord::render::tell::Side;
use crate::discord::reply::Answer;
use poise::serenity_prelude::User;

#[poise::command(slash_command)]
pub async fn milestones(ctx: Context<'_>, player: Option<User>) -> Result<(), Problem> {
    view_as(ctx, async |handler: Handler, invoker: Invoker, side: Side, campaign| {
        let names = handler.names(campaign.id).await?;
        let other = player.map(|user| person(&invoker, &user)).transpose()?;
        campaign.must_know(other.unwrap_or(side.player))?;
        Ok(Answer::card(games::leverage::milestones(&invoker.text, &campaign, &names, side.player, other)?))
    })
    .await
}
