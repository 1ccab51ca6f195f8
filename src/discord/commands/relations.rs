//! `/relations`, and "Relations" in a user's menu: the invoker's relations with other players.

use crate::discord::command::{Context, Person, Purpose, show_own};
use crate::discord::deals::with_beginning;
use crate::discord::games;
use crate::discord::problem::Problem;
use crate::discord::reply::Answer;
use crate::rules::ids::PlayerId;
use poise::serenity_prelude::User;

#[poise::command(slash_command)]
pub async fn relations(ctx: Context<'_>, player: Option<Person>) -> Result<(), Problem> {
    with(ctx, player.map(PlayerId::from), false).await
}

#[poise::command(context_menu_command = "Relations", guild_only, custom_data = "Purpose::Shows")]
pub async fn relations_of_user(ctx: Context<'_>, user: User) -> Result<(), Problem> {
    with(ctx, Some(PlayerId(user.id.get())), true).await
}

/// Shows relations. On the menu of a person, `deals` adds the button that begins a deal with them.
async fn with(ctx: Context<'_>, player: Option<PlayerId>, deals: bool) -> Result<(), Problem> {
    show_own(ctx, |view| {
        let (campaign, side) = (view.campaign, view.side);
        campaign.must_know(side.player)?;
        // Players who name themselves see everyone.
        let other = player.filter(|other| *other != side.player);
        other.map_or(Ok(()), |other| campaign.must_know(other))?;
        let answer = Answer::card(games::relations(view.text, campaign, view.names, side, other)?);
        Ok::<Answer, Problem>(match other.filter(|_| deals) {
            Some(other) => with_beginning(view.text, campaign, (side, other), answer),
            None => answer,
        })
    })
    .await
}
