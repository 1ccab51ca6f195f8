//! `/ambassador`: possible Diplomatic Relations, and proposals (E2).

use crate::discord::command::{Context, order, person, view_as};
use crate::discord::games;
use crate::discord::games::ambassadors::commands::TrackKind;
use crate::discord::handler::Handler;
use crate::discord::invoker::Invoker;
use crate::discord::problem::Problem;
use crate::discord::render::tell::Side;
use crate::discord::reply::Answer;
use crate::rules::Command;
use crate::rules::games::ambassadors::Command as Act;
use poise::serenity_prelude::User;

#[poise::command(slash_command, guild_only, subcommands("check", "propose"), subcommand_required)]
pub async fn ambassador(_: Context<'_>) -> Result<(), Problem> {
    Ok(())
}

#[poise::command(slash_command, guild_only)]
async fn check(ctx: Context<'_>, player: Option<User>) -> Result<(), Problem> {
    view_as(ctx, async |handler: Handler, invoker: Invoker, side: Side, campaign| {
        let (text, viewer) = (&invoker.text, side.player);
        let names = handler.names(campaign.id).await?;
        let other = player.map(|user| person(&invoker, &user)).transpose()?;
        Ok(Answer::card(match other {
            Some(other) => games::ambassadors::relations_missing(text, &campaign, &names, (viewer, other))?,
            None => games::ambassadors::relations_overview(text, &campaign, &names, viewer)?,
        }))
    })
    .await
}

#[poise::command(slash_command, guild_only)]
async fn propose(ctx: Context<'_>, player: User, track: TrackKind, space: Option<u8>) -> Result<(), Problem> {
    order(ctx, |invoker| Ok(Command::from(Act::Propose { to: person(invoker, &player)?, track: track.into(), space })))
        .await
}
