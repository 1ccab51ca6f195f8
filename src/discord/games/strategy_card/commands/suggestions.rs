use crate::discord::command::Context;
use crate::discord::commands::suggestions::{from_state, names};
use crate::rules::games::strategy_card::{Planet, State, playable};
use crate::rules::ids::PlayerId;
use poise::serenity_prelude::CreateAutocompleteResponse;

pub async fn systems(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    from_state(ctx, typed, |state: &State, _| names(state.board.places.iter().map(|place| &place.name))).await
}

pub async fn systems_with_a_token(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    from_state(ctx, typed, |state: &State, _| {
        let places = state.board.places.iter().filter(|place| !place.pieces.is_empty());
        names(places.map(|place| &place.name))
    })
    .await
}

/// Suggests the systems where the card can be played.
pub async fn playable_systems(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    from_state(ctx, typed, |state: &State, by| names(&playable(state, by).systems)).await
}

pub async fn exhausted_planets(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    planets_where(ctx, typed, |one, by| one.control == Some(by) && one.exhausted).await
}

pub async fn readied_planets(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    planets_where(ctx, typed, |one, by| one.control == Some(by) && !one.exhausted).await
}

pub async fn others_planets(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    planets_where(ctx, typed, |one, by| one.control != Some(by)).await
}

pub async fn all_planets(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    planets_where(ctx, typed, |_, _| true).await
}

async fn planets_where(
    ctx: Context<'_>,
    typed: &str,
    which: fn(&Planet, PlayerId) -> bool,
) -> CreateAutocompleteResponse {
    from_state(ctx, typed, |state: &State, by| {
        let planets = state.planets().map(|(_, planet)| planet);
        names(planets.filter(|planet| which(planet, by)).map(|planet| &planet.name))
    })
    .await
}
