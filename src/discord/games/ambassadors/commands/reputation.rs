//! `/reputation`: the tiles on a player's own reputation track, which other players cannot see (E1.2, E2.5).

use crate::discord::command::{Context, Problem, Purpose, campaign_option, order, respond};
use crate::discord::games::ambassadors::views;
use crate::discord::handler::must_be_own;
use crate::discord::{Answer, Handler, Invoker};
use crate::rules::CampaignId;
use crate::rules::games::ambassadors::Command as Act;

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

pub async fn own_seat(handler: &Handler, invoker: &Invoker, campaign: CampaignId) -> Result<Answer, Problem> {
    let campaign = handler.load_view(invoker, campaign).await?;
    must_be_own(&invoker.text, &campaign, handler.side(invoker, campaign.id))?;
    let names = handler.names(campaign.id).await?;
    Ok(Answer::card(views::reputation(&invoker.text, &campaign, &names, invoker.player)?))
}
