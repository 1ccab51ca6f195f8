//! `/relations`, and "Relations" in a user's menu: the invoker's relations with other players.

use crate::discord::command::{Context, Person, Purpose, show_own};
use crate::discord::games;
use crate::discord::problem::Problem;
use crate::rules::ids::PlayerId;
use poise::serenity_prelude::User;

#[poise::command(slash_command)]
pub async fn relations(ctx: Context<'_>, player: Option<Person>) -> Result<(), Problem> {
    with(ctx, player.map(PlayerId::from)).await
}

#[poise::command(context_menu_command = "Relations", guild_only, custom_data = "Purpose::Shows")]
pub async fn relations_of_user(ctx: Context<'_>, user: User) -> Result<(), Problem> {
    with(ctx, Some(PlayerId(user.id.get()))).await
}

async fn with(ctx: Context<'_>, player: Option<PlayerId>) -> Result<(), Problem> {
    show_own(ctx, |view| {
        let (campaign, side) = (view.campaign, view.side);
        campaign.must_know(side.player)?;
        // Players who name themselves see everyone.
        let other = player.filter(|other| *other != side.player);
        other.map_or(Ok(()), |other| campaign.must_know(other))?;
        games::relations(view.text, campaign, view.names, side, other)
    })
    .await
}
