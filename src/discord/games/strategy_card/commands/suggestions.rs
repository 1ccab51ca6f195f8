use crate::discord::command::Context;
use crate::discord::commands::suggestions::{Choices, from_campaign, named};
use crate::rules::Campaign;
use crate::rules::games::strategy_card::{Place, Planet, State, playable};
use crate::rules::ids::PlayerId;
use poise::serenity_prelude::CreateAutocompleteResponse;

pub async fn systems(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    from_campaign(ctx, typed, |_, by, campaign, _| systems_where(campaign, by, |_, _| true)).await
}

pub async fn systems_with_a_token(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    from_campaign(ctx, typed, |_, by, campaign, _| systems_where(campaign, by, |place, _| !place.pieces.is_empty()))
        .await
}

/// Suggests the systems where the card can be played.
pub async fn playable_systems(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    from_campaign(ctx, typed, |_, by, campaign, _| {
        let Ok(state) = campaign.playing::<State>() else {
            return Choices::new();
        };
        let systems = playable(state, by).systems;
        systems.iter().map(|system| named(system)).collect()
    })
    .await
}

fn systems_where(campaign: &Campaign, by: PlayerId, which: impl Fn(&Place, PlayerId) -> bool) -> Choices {
    let Ok(state) = campaign.playing::<State>() else {
        return Choices::new();
    };
    let places = state.board.places.iter().filter(|place| which(place, by));
    places.map(|place| named(&place.name)).collect()
}

pub async fn exhausted_planets(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    from_campaign(ctx, typed, |_, by, campaign, _| {
        planets_where(campaign, |one| one.control == Some(by) && one.exhausted)
    })
    .await
}

pub async fn readied_planets(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    from_campaign(ctx, typed, |_, by, campaign, _| {
        planets_where(campaign, |one| one.control == Some(by) && !one.exhausted)
    })
    .await
}

pub async fn others_planets(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    from_campaign(ctx, typed, |_, by, campaign, _| planets_where(campaign, |one| one.control != Some(by))).await
}

pub async fn all_planets(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    from_campaign(ctx, typed, |_, _, campaign, _| planets_where(campaign, |_| true)).await
}

fn planets_where(campaign: &Campaign, which: impl Fn(&Planet) -> bool) -> Choices {
    let Ok(state) = campaign.playing::<State>() else {
        return Choices::new();
    };
    let planets = state.planets().filter(|(_, planet)| which(planet));
    planets.map(|(_, planet)| named(&planet.name)).collect()
}
