//! `/grant-access` and `/revoke-access` (L3).

use crate::discord::command::{Context, person};
use crate::discord::games::leverage::commands::AccessKind;
use crate::discord::problem::Problem;
use crate::rules::Command;
use crate::rules::games::leverage;
use poise::serenity_prelude::User;

#[poise::command(slash_command, guild_only, rename = "grant-access")]
pub async fn grant_access(ctx: Context<'_>, player: User, access: AccessKind) -> Result<(), Problem> {
    crate::discord::command::order(ctx, |invoker| {
        let to = person(invoker, &player)?;
        Ok(Command::from(leverage::Command::OfferAccess { to, access: access.into() }))
    })
    .await
}

#[poise::command(slash_command, guild_only, rename = "revoke-access")]
pub async fn revoke_access(ctx: Context<'_>, player: User, access: AccessKind) -> Result<(), Problem> {
    crate::discord::command::order(ctx, |invoker| {
        let from = person(invoker, &player)?;
        Ok(Command::from(leverage::Command::RevokeAccess { from, access: access.into() }))
    })
    .await
}
