//! `/research`, `/schmooze`, `/embassy` and `/stop`: tasks that run on the game's clock (L5, L9.4).

use super::ships::own_ship;
use super::suggestions;
use crate::discord::command::{Context, Person, Problem, order, order_in};
use crate::rules::PlayerId;
use crate::rules::games::leverage::{Command as Act, TaskOptions};

#[poise::command(slash_command, guild_only)]
pub async fn research(
    ctx: Context<'_>,
    player: Option<Person>,
    #[autocomplete = "suggestions::idle_ships"] ship: Option<String>,
    #[autocomplete = "suggestions::places_of"] place: Option<String>,
    minutes: Option<i64>,
) -> Result<(), Problem> {
    order_in(ctx, |invoker, by, campaign| {
        let ship = own_ship(invoker, campaign, by, ship.as_deref())?;
        // Without a named player, the research takes place in the player's own systems.
        let host = player.map_or(by, PlayerId::from);
        Ok(Act::Research { host, means: TaskOptions { ship, place, minutes } })
    })
    .await
}

#[poise::command(slash_command, guild_only)]
pub async fn schmooze(
    ctx: Context<'_>,
    player: Person,
    #[autocomplete = "suggestions::idle_ships"] ship: Option<String>,
    #[autocomplete = "suggestions::places_of"] place: Option<String>,
    minutes: Option<i64>,
) -> Result<(), Problem> {
    order_in(ctx, |invoker, by, campaign| {
        let ship = own_ship(invoker, campaign, by, ship.as_deref())?;
        Ok(Act::Schmooze { host: player.id, means: TaskOptions { ship, place, minutes } })
    })
    .await
}

#[poise::command(slash_command, guild_only)]
pub async fn embassy(ctx: Context<'_>, player: Person) -> Result<(), Problem> {
    order(ctx, Act::Embassy { host: player.id }).await
}

#[poise::command(slash_command, guild_only)]
pub async fn stop(
    ctx: Context<'_>,
    #[autocomplete = "suggestions::busy_ships"] ship: Option<String>,
) -> Result<(), Problem> {
    order_in(ctx, |invoker, by, campaign| {
        let ship = own_ship(invoker, campaign, by, ship.as_deref())?;
        Ok(Act::Stop { ship })
    })
    .await
}
