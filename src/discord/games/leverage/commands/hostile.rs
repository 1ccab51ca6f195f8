//! `/hostile`: a player reports their own hostile act at the table (L6).

use crate::discord::command::{Context, order, person};
use crate::discord::problem::Problem;
use crate::rules::Command;
use crate::rules::games::leverage::{self, Battleground, Hostility};
use poise::serenity_prelude::User;

#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
pub enum Where {
    #[name = "own-systems"]
    OwnSystems,
    #[name = "third-party"]
    ThirdParty,
    #[name = "their-systems"]
    TheirSystems,
}

#[poise::command(
    slash_command,
    guild_only,
    subcommands("steal_minerals", "steal_biomass", "damage_ship", "conquer_city", "destroy_city"),
    subcommand_required
)]
pub async fn hostile(_: Context<'_>) -> Result<(), Problem> {
    Ok(())
}

#[poise::command(slash_command, guild_only, rename = "steal-minerals")]
async fn steal_minerals(ctx: Context<'_>, player: User, count: i64) -> Result<(), Problem> {
    report(ctx, &player, Hostility::StealMinerals { count }).await
}

#[poise::command(slash_command, guild_only, rename = "steal-biomass")]
async fn steal_biomass(ctx: Context<'_>, player: User) -> Result<(), Problem> {
    report(ctx, &player, Hostility::StealBiomass).await
}

#[poise::command(slash_command, guild_only, rename = "damage-ship")]
async fn damage_ship(
    ctx: Context<'_>,
    player: User,
    damage: i64,
    #[rename = "max-health"] max_health: i64,
    #[rename = "where"] place: Where,
) -> Result<(), Problem> {
    let place = match place {
        Where::OwnSystems => Battleground::OwnSystems,
        Where::ThirdParty => Battleground::ThirdParty,
        Where::TheirSystems => Battleground::TheirSystems,
    };
    let hostility = Hostility::DamageShip { damage, max_health, place };
    report(ctx, &player, hostility).await
}

#[poise::command(slash_command, guild_only, rename = "conquer-city")]
async fn conquer_city(ctx: Context<'_>, player: User) -> Result<(), Problem> {
    report(ctx, &player, Hostility::ConquerCity).await
}

#[poise::command(slash_command, guild_only, rename = "destroy-city")]
async fn destroy_city(ctx: Context<'_>, player: User) -> Result<(), Problem> {
    report(ctx, &player, Hostility::DestroyCity).await
}

async fn report(ctx: Context<'_>, player: &User, hostility: Hostility) -> Result<(), Problem> {
    order(ctx, |invoker| {
        let against = person(invoker, player)?;
        Ok(Command::from(leverage::Command::Act { against, hostility }))
    })
    .await
}
