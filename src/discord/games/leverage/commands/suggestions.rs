use super::technology;
use crate::discord::command::Context;
use crate::discord::commands::suggestions::{Choices, from_campaign, named, player, suggest};
use crate::discord::games::leverage::words;
use crate::discord::invoker::Invoker;
use crate::discord::render::Names;
use crate::rules::Campaign;
use crate::rules::games::leverage::{Ship, State, System, Technology};
use crate::text::{Label, Name, Typed, label};
use poise::serenity_prelude::CreateAutocompleteResponse;

pub async fn idle_ships(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    from_campaign(ctx, typed, |_, by, campaign, _| found(campaign, |state| state.idle_ships(by).map(ship).collect()))
        .await
}

pub async fn busy_ships(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    from_campaign(ctx, typed, |_, by, campaign, _| {
        found(campaign, |state| {
            let fleet = state.fleet(by);
            let busy = fleet.filter(|ship| state.task_of(ship.id).is_some());
            busy.map(ship).collect()
        })
    })
    .await
}

pub async fn lent_ships(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    from_campaign(ctx, typed, |_, by, campaign, names| {
        found(campaign, |state| {
            let lent = state.ships.values().filter(|ship| {
                let task = state.lending(ship.id);
                task.is_some_and(|task| task.player == by || task.host == by)
            });
            lent.map(|ship| owned(ship, names)).collect()
        })
    })
    .await
}

pub async fn all_ships(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    from_campaign(ctx, typed, |_, _, campaign, names| {
        found(campaign, |state| {
            let ships = state.ships.values();
            ships.map(|ship| owned(ship, names)).collect()
        })
    })
    .await
}

/// Suggests every planet on the map, and every system without planets (L10.3).
pub async fn planets(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    from_campaign(ctx, typed, |_, _, campaign, _| {
        found(campaign, |state| state.systems.iter().flat_map(planets_in).collect())
    })
    .await
}

/// Suggests places in the systems of the named player; the default is the invoker.
pub async fn places_of(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    from_campaign(ctx, typed, |_, by, campaign, _| {
        let host = player(ctx).unwrap_or(by);
        found(campaign, |state| {
            let systems = state.systems.iter();
            let theirs = systems.filter(|system| system.ruler == Some(host));
            theirs.flat_map(places_in).collect()
        })
    })
    .await
}

pub async fn systems(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    from_campaign(ctx, typed, |_, _, campaign, _| {
        found(campaign, |state| {
            let systems = state.systems.iter();
            systems.map(|system| named(&system.name)).collect()
        })
    })
    .await
}

/// Suggests the star systems that the named player could give away.
pub async fn systems_of(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    from_campaign(ctx, typed, |_, _, campaign, _| {
        let owner = player(ctx);
        found(campaign, |state| {
            let systems = state.systems.iter();
            let given = systems.filter(|s| s.home_of.is_none() && s.ruler.is_some());
            given
                .filter(|system| owner.is_none_or(|owner| system.ruler == Some(owner)))
                .map(|system| named(&system.name))
                .collect()
        })
    })
    .await
}

pub async fn technologies(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let invoker = Invoker::from((ctx.serenity_context(), ctx.framework.user_data.referee.clock(), ctx.interaction));
    let choice = |(name, technology): &(&str, Technology)| {
        let label = words::technology(&invoker.text, *technology);
        (label.into(), (*name).to_owned())
    };
    suggest(technology::NAMES.iter().map(choice), typed)
}

/// Suggests nothing in a campaign of another ruleset.
fn found<'a>(campaign: &'a Campaign, list: impl FnOnce(&'a State) -> Choices) -> Choices {
    campaign.playing::<State>().map(list).unwrap_or_default()
}

fn ship(ship: &Ship) -> (Label, String) {
    (Label::of(Typed(&ship.name, 100)), ship.id.to_string())
}

fn owned(ship: &Ship, names: &Names) -> (Label, String) {
    (label!("{} ({})", Name(&ship.name), names.label(ship.owner)), ship.id.to_string())
}

fn places_in(system: &System) -> impl Iterator<Item = (Label, String)> {
    let planets = (!system.planets.is_empty()).then(|| planets_in(system));
    [named(&system.name)].into_iter().chain(planets.into_iter().flatten())
}

/// Returns the planets of a system, or the system itself if it has none.
pub fn planets_in(system: &System) -> Vec<(Label, String)> {
    if system.planets.is_empty() {
        return vec![named(&system.name)];
    }
    let planet = |planet: &String| (label!("{} ({})", Name(&system.name), Name(planet)), planet.clone());
    system.planets.iter().map(planet).collect()
}
