//! `/seat show` and `/seat order`. Each game that is played in seat order lists them under its own `/seat`.

use crate::discord::command::{Context, correct, person, view};
use crate::discord::games;
use crate::discord::handler::Handler;
use crate::discord::invoker::Invoker;
use crate::discord::problem::Problem;
use crate::discord::reply::Answer;
use poise::serenity_prelude::User;

#[poise::command(slash_command)]
pub async fn show(ctx: Context<'_>) -> Result<(), Problem> {
    view(ctx, async |handler: Handler, invoker: Invoker, campaign, _| {
        let seats = games::seats(&campaign)?;
        let names = handler.names(campaign.id).await?;
        Ok(Answer::card((seats.show)(&invoker.text, &campaign, &names)?))
    })
    .await
}

#[poise::command(slash_command, guild_only, rename = "order")]
pub async fn seat_order(
    ctx: Context<'_>,
    player: User,
    position: usize,
    reason: Option<String>,
) -> Result<(), Problem> {
    correct(ctx, reason, |invoker, campaign| {
        let player = person(invoker, &player)?;
        Ok((games::seats(campaign)?.order)(player, position))
    })
    .await
}
