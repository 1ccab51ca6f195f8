//! `/board sector`: adds and removes sectors, and changes their controllers.

use super::edit;
use crate::discord::command::{Context, person};
use crate::discord::invoker::Invoker;
use crate::discord::problem::Problem;
use crate::rules::board::Spot;
use crate::rules::games::ambassadors::Edit;
use crate::text::say;
use poise::serenity_prelude::User;

#[poise::command(slash_command, guild_only, subcommands("add", "remove", "control"), subcommand_required)]
pub async fn sector(_: Context<'_>) -> Result<(), Problem> {
    Ok(())
}

#[poise::command(slash_command, guild_only)]
async fn add(
    ctx: Context<'_>,
    name: String,
    q: Option<i16>,
    r: Option<i16>,
    player: Option<User>,
    reason: Option<String>,
) -> Result<(), Problem> {
    edit(ctx, reason, |invoker| {
        Ok(Edit::AddPlace {
            name,
            at: spot(invoker, q, r)?,
            holder: player.map(|user| person(invoker, &user)).transpose()?,
        })
    })
    .await
}

#[poise::command(slash_command, guild_only)]
async fn remove(
    ctx: Context<'_>,
    #[autocomplete = "crate::discord::games::ambassadors::commands::suggestions::sectors"] sector: String,
    reason: Option<String>,
) -> Result<(), Problem> {
    edit(ctx, reason, |_| Ok(Edit::RemovePlace { place: sector })).await
}

#[poise::command(slash_command, guild_only)]
async fn control(
    ctx: Context<'_>,
    #[autocomplete = "crate::discord::games::ambassadors::commands::suggestions::sectors"] sector: String,
    player: Option<User>,
    reason: Option<String>,
) -> Result<(), Problem> {
    edit(ctx, reason, |invoker| {
        Ok(Edit::Hold { place: sector, holder: player.map(|user| person(invoker, &user)).transpose()? })
    })
    .await
}

/// Returns `None` if neither coordinate is given.
fn spot(invoker: &Invoker, q: Option<i16>, r: Option<i16>) -> Result<Option<Spot>, Problem> {
    match (q, r) {
        (None, None) => Ok(None),
        (Some(q), Some(r)) => Ok(Some(Spot { q, r })),
        _ => Err(say!(invoker.text, "spot-both").into()),
    }
}
