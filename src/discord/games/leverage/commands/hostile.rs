//! `/hostile`: a player reports their own hostile act at the table (L6).

use crate::discord::command::{Chosen, Context, Person, Problem, order};
use crate::rules::games::leverage::{Battleground, Command as Act, Hostility};

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
async fn steal_minerals(ctx: Context<'_>, player: Person, count: i64) -> Result<(), Problem> {
    report(ctx, player, Hostility::StealMinerals { count }).await
}

#[poise::command(slash_command, guild_only, rename = "steal-biomass")]
async fn steal_biomass(ctx: Context<'_>, player: Person) -> Result<(), Problem> {
    report(ctx, player, Hostility::StealBiomass).await
}

#[poise::command(slash_command, guild_only, rename = "damage-ship")]
async fn damage_ship(
    ctx: Context<'_>,
    player: Person,
    damage: i64,
    #[rename = "max-health"] max_health: i64,
    #[rename = "where"] place: Chosen<Battleground>,
) -> Result<(), Problem> {
    report(ctx, player, Hostility::DamageShip { damage, max_health, place: place.0 }).await
}

#[poise::command(slash_command, guild_only, rename = "conquer-city")]
async fn conquer_city(ctx: Context<'_>, player: Person) -> Result<(), Problem> {
    report(ctx, player, Hostility::ConquerCity).await
}

#[poise::command(slash_command, guild_only, rename = "destroy-city")]
async fn destroy_city(ctx: Context<'_>, player: Person) -> Result<(), Problem> {
    report(ctx, player, Hostility::DestroyCity).await
}

async fn report(ctx: Context<'_>, player: Person, hostility: Hostility) -> Result<(), Problem> {
    order(ctx, Act::Act { against: player.id, hostility }).await
}
