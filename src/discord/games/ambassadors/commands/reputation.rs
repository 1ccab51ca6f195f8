//! `/reputation`: the tiles on a player's own reputation track, which other players cannot see (E1.2, E2.5).

use crate::discord::command::{Context, Purpose, campaign_option, order, respond};
use crate::discord::games::ambassadors::views;
use crate::discord::handler::Handler;
use crate::discord::invoker::Invoker;
use crate::discord::problem::Problem;
use crate::discord::reply::Answer;
use crate::rules::Command;
use crate::rules::games::ambassadors::{Command as Act, Room};
use crate::rules::ids::CampaignId;

#[poise::command(
    slash_command,
    guild_only,
    subcommands("show", "place", "rearrange", "give_back"),
    subcommand_required
)]
pub async fn reputation(_: Context<'_>) -> Result<(), Problem> {
    Ok(())
}

#[poise::command(slash_command, guild_only, custom_data = "Purpose::Shows")]
async fn show(ctx: Context<'_>) -> Result<(), Problem> {
    respond(ctx, async |handler: Handler, invoker: Invoker| {
        let row = handler.campaign(&invoker, campaign_option(ctx)).await?;
        own_seat(&handler, &invoker, row.id).await
    })
    .await
}

#[poise::command(slash_command, guild_only)]
async fn place(ctx: Context<'_>, value: u8, space: Option<u8>) -> Result<(), Problem> {
    order(ctx, Act::PlaceReputation { value, space }).await
}

#[poise::command(slash_command, guild_only, rename = "move")]
async fn rearrange(ctx: Context<'_>, from: u8, to: u8) -> Result<(), Problem> {
    order(ctx, Act::MoveTile { from, to }).await
}

#[poise::command(slash_command, guild_only, rename = "return")]
async fn give_back(ctx: Context<'_>, space: u8) -> Result<(), Problem> {
    order(ctx, Act::ReturnReputation { space }).await
}

/// Makes room for an ambassador on the invoker's own track (E2.5).
pub async fn make_room(
    handler: &Handler,
    invoker: &Invoker,
    campaign: CampaignId,
    room: Room,
) -> Result<Answer, Problem> {
    let act = Command::from(Act::MakeRoom(room));
    handler.order_as(invoker, campaign, invoker.player, act).await
}

pub async fn own_seat(handler: &Handler, invoker: &Invoker, campaign: CampaignId) -> Result<Answer, Problem> {
    let campaign = handler.load_view(invoker, campaign).await?;
    let names = handler.names(campaign.id).await?;
    Ok(Answer::card(views::reputation(&invoker.text, &campaign, &names, invoker.player)?))
}
