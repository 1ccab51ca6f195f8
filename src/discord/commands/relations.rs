//! `/relations`, and "Relations" in a user's menu: the invoker's relations with other players.

use crate::discord::command::{Context, person, view_as};
use crate::discord::games;
use crate::discord::handler::Handler;
use crate::discord::invoker::Invoker;
use crate::discord::problem::Problem;
use crate::discord::render::tell::Side;
use crate::discord::reply::Answer;
use poise::serenity_prelude::User;

#[poise::command(slash_command)]
pub async fn relations(ctx: Context<'_>, player: Option<User>) -> Result<(), Problem> {
    show(ctx, player).await
}

#[poise::command(context_menu_command = "Relations", guild_only)]
pub async fn relations_of_user(ctx: Context<'_>, user: User) -> Result<(), Problem> {
    show(ctx, Some(user)).await
}

async fn show(ctx: Context<'_>, player: Option<User>) -> Result<(), Problem> {
    view_as(ctx, async |handler: Handler, invoker: Invoker, side: Side, campaign| {
        campaign.must_know(side.player)?;
        let names = handler.names(campaign.id).await?;
        let other = player.map(|user| person(&invoker, &user)).transpose()?;
        // Players who name themselves see everyone.
        let other = other.filter(|other| *other != side.player);
        other.map_or(Ok(()), |other| campaign.must_know(other))?;
        let card = games::relations(&invoker.text, &campaign, &names, side, other)?;
        Ok(Answer::card(card))
    })
    .await
}
