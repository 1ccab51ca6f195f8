//! `/milestones`: a player's progress and its parts (L8).

use crate::discord::command::{Context, Person, Problem, show_own};
use crate::discord::games::leverage::views;
use crate::rules::PlayerId;

#[poise::command(slash_command)]
pub async fn milestones(ctx: Context<'_>, player: Option<Person>) -> Result<(), Problem> {
    show_own(ctx, |view| {
        let (own, other) = (view.side.player, player.map(PlayerId::from));
        view.campaign.must_know(other.unwrap_or(own))?;
        views::milestones(view.text, view.campaign, view.names, own, other)
    })
    .await
}
