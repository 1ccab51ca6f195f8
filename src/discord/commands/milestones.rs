//! `/milestones`: how far one has come, and what it is made of (L8).

use super::{Context, person, view};
use crate::discord::answer::Answer;
use crate::discord::asker::Asker;
use crate::discord::desk::Desk;
use crate::discord::problem::Problem;
use crate::discord::render;
use poise::serenity_prelude::User;

#[poise::command(slash_command)]
pub async fn milestones(
    ctx: Context<'_>,
    player: Option<User>,
    #[autocomplete = "super::suggestions::campaigns"] campaign: Option<String>,
) -> Result<(), Problem> {
    view(
        ctx,
        campaign,
        async |desk: Desk, asker: Asker, campaign, _| {
            let names = desk.names(campaign.id).await?;
            let other = player.map(|user| person(&asker, &user)).transpose()?;
            campaign.must_know(other.unwrap_or(asker.player))?;
            Ok(Answer::card(render::milestones(
                &asker.text,
                &campaign,
                &names,
                asker.player,
                other,
            )?))
        },
    )
    .await
}
