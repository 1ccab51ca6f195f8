//! `/mod system`: the map (L11).

use crate::discord::command::{Context, Person, Problem, Purpose, correct};
use crate::discord::games::leverage::commands::suggestions;
use crate::rules::PlayerId;
use crate::rules::games::leverage::{Correction, System};

#[poise::command(slash_command, subcommands("add", "remove", "ruler"), subcommand_required)]
pub async fn system(_: Context<'_>) -> Result<(), Problem> {
    Ok(())
}

#[poise::command(slash_command, custom_data = "Purpose::Adjusts")]
async fn add(
    ctx: Context<'_>,
    name: String,
    planets: Option<String>,
    ruler: Option<Person>,
    home: Option<bool>,
) -> Result<(), Problem> {
    let ruler = ruler.map(PlayerId::from);
    let planets = planets.unwrap_or_default();
    let planets = planets.split(',').map(str::trim).filter(|planet| !planet.is_empty());
    let planets = planets.map(str::to_owned).collect();
    let home_of = ruler.filter(|_| home == Some(true));
    correct(ctx, Correction::AddSystem(System { name, planets, ruler, home_of })).await
}

#[poise::command(slash_command, custom_data = "Purpose::Adjusts")]
async fn remove(ctx: Context<'_>, #[autocomplete = "suggestions::systems"] system: String) -> Result<(), Problem> {
    correct(ctx, Correction::RemoveSystem { system }).await
}

#[poise::command(slash_command, custom_data = "Purpose::Adjusts")]
async fn ruler(
    ctx: Context<'_>,
    #[autocomplete = "suggestions::systems"] system: String,
    player: Option<Person>,
    home: Option<bool>,
) -> Result<(), Problem> {
    correct(ctx, Correction::RuleSystem { system, ruler: player.map(PlayerId::from), home: home == Some(true) }).await
}
