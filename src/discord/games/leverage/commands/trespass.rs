//! `/enter`, `/terraform`, `/collect-biomass` and `/sell-minerals`: acts in another player's systems (L3.8, L6.1,
//! L6.5).

use super::ships::own_ship;
use super::suggestions;
use crate::discord::command::{Context, Person, Problem, order, order_in};
use crate::rules::games::leverage::Command as Act;

#[poise::command(slash_command, guild_only)]
pub async fn enter(
    ctx: Context<'_>,
    player: Person,
    #[autocomplete = "suggestions::places_of"] place: Option<String>,
    #[autocomplete = "suggestions::idle_ships"] ship: Option<String>,
) -> Result<(), Problem> {
    order_in(ctx, |invoker, by, campaign| {
        let ship = own_ship(invoker, campaign, by, ship.as_deref())?;
        Ok(Act::Enter { host: player.id, place, ship })
    })
    .await
}

#[poise::command(slash_command, guild_only)]
pub async fn terraform(
    ctx: Context<'_>,
    player: Person,
    #[autocomplete = "suggestions::places_of"] place: Option<String>,
) -> Result<(), Problem> {
    order(ctx, Act::Terraform { host: player.id, place }).await
}

#[poise::command(slash_command, guild_only, rename = "collect-biomass")]
pub async fn collect_biomass(
    ctx: Context<'_>,
    player: Person,
    samples: Option<i64>,
    #[autocomplete = "suggestions::places_of"] place: Option<String>,
) -> Result<(), Problem> {
    order(ctx, Act::CollectBiomass { host: player.id, samples, place }).await
}

#[poise::command(slash_command, guild_only, rename = "sell-minerals")]
pub async fn sell_minerals(
    ctx: Context<'_>,
    player: Person,
    count: i64,
    #[autocomplete = "suggestions::places_of"] place: Option<String>,
) -> Result<(), Problem> {
    order(ctx, Act::SellMinerals { host: player.id, count, place }).await
}
