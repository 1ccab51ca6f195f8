//! `/mod system`: the map (L11).

use super::correct;
use crate::discord::command::{Context, person};
use crate::discord::problem::Problem;
use crate::rules::games::leverage::{Correction, System};
use poise::serenity_prelude::User;

#[poise::command(slash_command, guild_only, subcommands("add", "remove", "ruler"), subcommand_required)]
pub async fn system(_: Context<'_>) -> Result<(), Problem> {
    Ok(())
}

#[poise::command(slash_command, guild_only)]
async fn add(
    ctx: Context<'_>,
    name: String,
    planets: Option<String>,
    ruler: Option<User>,
    home: Option<bool>,
    reason: Option<String>,
) -> Result<(), Problem> {
    correct(ctx, reason, |invoker, _| {
        let ruler = ruler.map(|user| person(invoker, &user)).transpose()?;
        let planets = planets.unwrap_or_default();
        let planets = planets.split(',').map(str::trim);
        Ok(Correction::AddSystem(System {
            name,
            planets: planets.filter(|planet| !planet.is_empty()).map(str::to_owned).collect(),
            ruler,
            home_of: ruler.filter(|_| home == Some(true)),
        }))
    })
    .await
}

#[poise::command(slash_command, guild_only)]
async fn remove(
    ctx: Context<'_>,
    #[autocomplete = "crate::discord::games::leverage::commands::suggestions::systems"] system: String,
    reason: Option<String>,
) -> Result<(), Problem> {
    correct(ctx, reason, |_, _| Ok(Correction::RemoveSystem { system })).await
}

#[poise::command(slash_command, guild_only)]
async fn ruler(
    ctx: Context<'_>,
    #[autocomplete = "crate::discord::games::leverage::commands::suggestions::systems"] system: String,
    player: Option<User>,
    home: Option<bool>,
    reason: Option<String>,
) -> Result<(), Problem> {
    correct(ctx, reason, |invoker, _| {
        let ruler = player.map(|user| person(invoker, &user)).transpose()?;
        Ok(Correction::RuleSystem { system, ruler, home: home == Some(true) })
    })
    .await
}
