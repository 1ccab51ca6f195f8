//! `/enter`, `/terraform`, `/collect-biomass` and `/sell-minerals`: acts in another player's systems (L3.8, L6.1,
//! L6.5).

use super::ships::own_ship;
use crate::discord::command::{Context, person};
use crate::discord::problem::Problem;
use crate::rules::Command;
use crate::rules::games::leverage;
use poise::serenity_prelude::User;

#[poise::command(slash_command, guild_only)]
pub async fn enter(
    ctx: Context<'_>,
    player: User,
    #[autocomplete = "crate::discord::games::leverage::commands::suggestions::places_of"] place: Option<String>,
    #[autocomplete = "crate::discord::games::leverage::commands::suggestions::idle_ships"] ship: Option<String>,
) -> Result<(), Problem> {
    crate::discord::command::order_in(ctx, |invoker, by, campaign| {
        let host = person(invoker, &player)?;
        let ship = own_ship(invoker, campaign, by, ship.as_deref())?;
        Ok(Command::from(leverage::Command::Enter { host, place, ship }))
    })
    .await
}

#[poise::command(slash_command, guild_only)]
pub async fn terraform(
    ctx: Context<'_>,
    player: User,
    #[autocomplete = "crate::discord::games::leverage::commands::suggestions::places_of"] place: Option<String>,
) -> Result<(), Problem> {
    crate::discord::command::order(ctx, |invoker| {
        let host = person(invoker, &player)?;
        Ok(Command::from(leverage::Command::Terraform { host, place }))
    })
    .await
}

#[poise::command(slash_command, guild_only, rename = "collect-biomass")]
pub async fn collect_biomass(
    ctx: Context<'_>,
    player: User,
    samples: Option<i64>,
    #[autocomplete = "crate::discord::games::leverage::commands::suggestions::places_of"] place: Option<String>,
) -> Result<(), Problem> {
    crate::discord::command::order(ctx, |invoker| {
        let host = person(invoker, &player)?;
        Ok(Command::from(leverage::Command::CollectBiomass { host, samples, place }))
    })
    .await
}

#[poise::command(slash_command, guild_only, rename = "sell-minerals")]
pub async fn sell_minerals(
    ctx: Context<'_>,
    player: User,
    count: i64,
    #[autocomplete = "crate::discord::games::leverage::commands::suggestions::places_of"] place: Option<String>,
) -> Result<(), Problem> {
    crate::discord::command::order(ctx, |invoker| {
        let host = person(invoker, &player)?;
        Ok(Command::from(leverage::Command::SellMinerals { host, count, place }))
    })
    .await
}
