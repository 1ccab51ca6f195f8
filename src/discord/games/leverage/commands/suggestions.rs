use crate::discord::Invoker;
use crate::discord::command::{Context, Suggesting};
use crate::discord::commands::suggestions::{Choices, from_campaign, from_state, names, player, suggest, suggestions};
use crate::discord::game_ui::{Choice, Named};
use crate::discord::games::leverage::words::{self, owned, places_in, planets_in};
use crate::rules::PlayerId;
use crate::rules::games::leverage::{Ship, State, Technology};
use crate::text::{Label, Typed};
use poise::serenity_prelude::CreateAutocompleteResponse;

suggestions! { State:
    idle_ships = |state, by| state.idle_ships(by).map(ship).collect();
    busy_ships = |state, by| state.fleet(by).filter(|ship| state.task_of(ship.id).is_some()).map(ship).collect();
    /// Suggests every planet on the map, and every system without planets (L10.3).
    planets = |state, _| state.systems.iter().flat_map(planets_in).collect();
    systems = |state, _| names(state.systems.iter().map(|system| &system.name));
}

pub async fn lent_ships(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    ships_where(ctx, typed, concerns_lending_of).await
}

pub async fn all_ships(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    ships_where(ctx, typed, |_, _, _| true).await
}

/// Returns whether a ship is lent, by or to this player.
pub fn concerns_lending_of(state: &State, by: PlayerId, ship: &Ship) -> bool {
    state.lending(ship.id).is_some_and(|task| task.player == by || task.host == by)
}

/// Suggests ships with the names of their owners.
async fn ships_where(
    ctx: Context<'_>,
    typed: &str,
    which: fn(&State, PlayerId, &Ship) -> bool,
) -> CreateAutocompleteResponse {
    from_campaign(ctx, typed, |_, by, campaign, names| {
        let Ok(state) = campaign.playing::<State>() else {
            return Choices::new();
        };
        let ships = state.ships.values().filter(|ship| which(state, by, ship));
        ships.map(|ship| owned(ship, names)).collect()
    })
    .await
}

/// Suggests places in the systems of the named player; the default is the invoker.
pub fn places_of<'a>(ctx: Context<'a>, typed: &'a str) -> Suggesting<'a> {
    from_state(ctx, typed, move |state: &State, by| {
        let theirs = state.systems.iter().filter(|system| system.ruler == Some(player(ctx).unwrap_or(by)));
        theirs.flat_map(places_in).collect()
    })
}

/// Suggests the star systems that the named player could give away.
pub fn systems_of<'a>(ctx: Context<'a>, typed: &'a str) -> Suggesting<'a> {
    from_state(ctx, typed, move |state: &State, _| {
        let owner = player(ctx);
        let given = state.systems.iter().filter(|system| {
            system.home_of.is_none() && system.ruler.is_some_and(|ruler| owner.is_none_or(|owner| ruler == owner))
        });
        names(given.map(|system| &system.name))
    })
}

pub async fn technologies(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let invoker = Invoker::from((ctx.serenity_context(), ctx.framework.user_data.referee.clock(), ctx.interaction));
    let choice = |(name, technology): &(&str, Technology)| {
        let label = words::technology(&invoker.text, *technology);
        (label.into(), (*name).to_owned())
    };
    suggest(Technology::NAMES.iter().map(choice), typed)
}

fn ship(ship: &Ship) -> Choice {
    (Label::of(Typed(&ship.name, 100)), ship.id.to_string())
}
