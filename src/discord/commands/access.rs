//! `/grant-access` and `/revoke-access` (L3).

use super::{AccessKind, Context, person};
use crate::discord::problem::Problem;
use crate::rules::{Command, leverage};
use poise::serenity_prelude::User;

#[poise::command(slash_command, guild_only, rename = "grant-access")]
pub async fn grant_access(
    ctx: Context<'_>,
    player: User,
    access: AccessKind,
    #[autocomplete = "super::suggestions::campaigns"] campaign: Option<String>,
) -> Result<(), Problem> {
    super::order(ctx, campaign, |asker| {
        let to = person(asker, &player)?;
        Ok(Command::Leverage(leverage::Command::OfferAccess {
            to,
            access: access.into(),
        }))
    })
    .await
}

#[poise::command(slash_command, guild_only, rename = "revoke-access")]
pub async fn revoke_access(
    ctx: Context<'_>,
    player: User,
    access: AccessKind,
    #[autocomplete = "super::suggestions::campaigns"] campaign: Option<String>,
) -> Result<(), Problem> {
    super::order(ctx, campaign, |asker| {
        let from = person(asker, &player)?;
        Ok(Command::Leverage(leverage::Command::RevokeAccess {
            from,
            access: access.into(),
        }))
    })
    .await
}
