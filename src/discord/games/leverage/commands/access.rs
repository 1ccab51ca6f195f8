//! `/grant-access` and `/revoke-access` (L3).

use crate::discord::command::{Chosen, Context, Person, Problem, order};
use crate::rules::games::leverage::{Access, Command as Act};

#[poise::command(slash_command, guild_only, rename = "grant-access")]
pub async fn grant_access(ctx: Context<'_>, player: Person, access: Chosen<Access>) -> Result<(), Problem> {
    order(ctx, Act::OfferAccess { to: player.id, access: access.0 }).await
}

#[poise::command(slash_command, guild_only, rename = "revoke-access")]
pub async fn revoke_access(ctx: Context<'_>, player: Person, access: Chosen<Access>) -> Result<(), Problem> {
    order(ctx, Act::RevokeAccess { from: player.id, access: access.0 }).await
}
