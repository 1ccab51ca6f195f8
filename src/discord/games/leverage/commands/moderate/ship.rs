//! `/mod ship`: fleets (L5.1), and the loss and restoration of ships (L10.2).

use super::correct;
use crate::discord::command::{Context, person};
use crate::discord::games::leverage::commands::ships::named_ship;
use crate::discord::problem::Problem;
use crate::rules::games::leverage::Correction;
use poise::serenity_prelude::User;

#[poise::command(slash_command, guild_only, subcommands("add", "remove", "lose"), subcommand_required)]
pub async fn ship(_: Context<'_>) -> Result<(), Problem> {
    Ok(())
}

#[poise::command(slash_command, guild_only)]
async fn add(ctx: Context<'_>, player: User, name: String, reason: Option<String>) -> Result<(), Problem> {
    correct(ctx, reason, |invoker, _| {
        let owner = person(invoker, &player)?;
        Ok(Correction::AddShip { owner, name })
    })
    .await
}

#[poise::command(slash_command, guild_only)]
async fn remove(
    ctx: Context<'_>,
    #[autocomplete = "crate::discord::games::leverage::commands::suggestions::all_ships"] ship: String,
    reason: Option<String>,
) -> Result<(), Problem> {
    correct(ctx, reason, |invoker, campaign| {
        let ship = named_ship(invoker, campaign, &ship, |_| true)?;
        Ok(Correction::RemoveShip { ship })
    })
    .await
}

#[poise::command(slash_command, guild_only)]
async fn lose(
    ctx: Context<'_>,
    #[autocomplete = "crate::discord::games::leverage::commands::suggestions::all_ships"] ship: String,
    reason: Option<String>,
) -> Result<(), Problem> {
    correct(ctx, reason, |invoker, campaign| {
        let ship = named_ship(invoker, campaign, &ship, |_| true)?;
        Ok(Correction::LoseShip { ship })
    })
    .await
}
