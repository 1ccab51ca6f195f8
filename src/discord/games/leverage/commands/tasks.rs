//! `/research`, `/schmooze`, `/embassy` and `/stop`: tasks that run on the game's clock (L5, L9.4).

use super::ships::own_ship;
use crate::discord::command::{Context, person};
use crate::discord::problem::Problem;
use crate::rules::games::leverage::{self, TaskOptions};
use crate::rules::{Command, ids::ShipId};
use poise::serenity_prelude::User;

#[poise::command(slash_command, guild_only)]
pub async fn research(
    ctx: Context<'_>,
    player: Option<User>,
    #[autocomplete = "crate::discord::games::leverage::commands::suggestions::idle_ships"] ship: Option<String>,
    #[autocomplete = "crate::discord::games::leverage::commands::suggestions::places_of"] place: Option<String>,
    minutes: Option<i64>,
) -> Result<(), Problem> {
    crate::discord::command::order_in(ctx, |invoker, by, campaign| {
        // Without a named player, the research takes place in the player's own systems.
        let host = player.map(|user| person(invoker, &user)).transpose()?;
        let host = host.unwrap_or(by);
        let ship = own_ship(invoker, campaign, by, ship.as_deref())?;
        let means = means(ship, place, minutes);
        Ok(Command::from(leverage::Command::Research { host, means }))
    })
    .await
}

#[poise::command(slash_command, guild_only)]
pub async fn schmooze(
    ctx: Context<'_>,
    player: User,
    #[autocomplete = "crate::discord::games::leverage::commands::suggestions::idle_ships"] ship: Option<String>,
    #[autocomplete = "crate::discord::games::leverage::commands::suggestions::places_of"] place: Option<String>,
    minutes: Option<i64>,
) -> Result<(), Problem> {
    crate::discord::command::order_in(ctx, |invoker, by, campaign| {
        let host = person(invoker, &player)?;
        let ship = own_ship(invoker, campaign, by, ship.as_deref())?;
        let means = means(ship, place, minutes);
        Ok(Command::from(leverage::Command::Schmooze { host, means }))
    })
    .await
}

#[poise::command(slash_command, guild_only)]
pub async fn embassy(ctx: Context<'_>, player: User) -> Result<(), Problem> {
    crate::discord::command::order(ctx, |invoker| {
        let host = person(invoker, &player)?;
        Ok(Command::from(leverage::Command::Embassy { host }))
    })
    .await
}

#[poise::command(slash_command, guild_only)]
pub async fn stop(
    ctx: Context<'_>,
    #[autocomplete = "crate::discord::games::leverage::commands::suggestions::busy_ships"] ship: Option<String>,
) -> Result<(), Problem> {
    crate::discord::command::order_in(ctx, |invoker, by, campaign| {
        let ship = own_ship(invoker, campaign, by, ship.as_deref())?;
        Ok(Command::from(leverage::Command::Stop { ship }))
    })
    .await
}

fn means(ship: Option<ShipId>, place: Option<String>, minutes: Option<i64>) -> TaskOptions {
    TaskOptions { ship, place, minutes }
}
