//! `/board ships`: sets the number of ships that a player or the ancients have in a sector.

use super::edit;
use crate::discord::command::{Context, person};
use crate::discord::problem::Problem;
use crate::rules::games::ambassadors::Edit;
use poise::serenity_prelude::User;

#[poise::command(slash_command, guild_only, subcommands("set"), subcommand_required)]
pub async fn ships(_: Context<'_>) -> Result<(), Problem> {
    Ok(())
}

#[poise::command(slash_command, guild_only)]
async fn set(
    ctx: Context<'_>,
    #[autocomplete = "crate::discord::games::ambassadors::commands::suggestions::sectors"] sector: String,
    count: u32,
    player: Option<User>,
    reason: Option<String>,
) -> Result<(), Problem> {
    edit(ctx, reason, |invoker| {
        Ok(Edit::SetPieces {
            place: sector,
            owner: player.map(|user| person(invoker, &user)).transpose()?,
            kind: (),
            count,
        })
    })
    .await
}
