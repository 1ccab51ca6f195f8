use crate::discord::command::Context;
use crate::discord::commands::suggestions::{Choices, from_campaign, named, player, text};
use crate::rules::games::ambassadors::{Place, State, movable, reachable};
use crate::rules::ids::PlayerId;
use crate::rules::{Campaign, same_name};
use poise::serenity_prelude::CreateAutocompleteResponse;

pub async fn sectors(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    from_campaign(ctx, typed, |_, _, campaign, _| sectors_by(campaign, |_| false)).await
}

/// Suggests every sector. Those with ships of the named player come first; the default is the invoker.
pub async fn sectors_to_leave(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    from_campaign(ctx, typed, |_, by, campaign, _| {
        let owner = player(ctx).unwrap_or(by);
        sectors_by(campaign, |sector| sector.count(Some(owner)) > 0)
    })
    .await
}

pub async fn sectors_with_own_ships(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    from_campaign(ctx, typed, |_, by, campaign, _| sectors_by(campaign, |sector| sector.count(Some(by)) > 0)).await
}

pub async fn uncontrolled_sectors(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    from_campaign(ctx, typed, |_, _, campaign, _| sectors_held_by(campaign, None)).await
}

pub async fn own_sectors(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    from_campaign(ctx, typed, |_, by, campaign, _| sectors_held_by(campaign, Some(by))).await
}

/// Suggests the sectors that the player's unpinned ships can reach, from the chosen sector if there is one.
pub async fn sectors_to_reach(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    from_campaign(ctx, typed, |_, by, campaign, _| {
        let Ok(state) = campaign.playing::<State>() else {
            return Choices::new();
        };
        let (owner, from) = (player(ctx).unwrap_or(by), text(ctx, "from"));
        let sources = movable(state, owner).into_iter().map(|(place, _)| place);
        let sources = sources.filter(|place| from.is_none_or(|from| same_name(&place.name, from)));
        let goals = sources.flat_map(|source| reachable(state, owner, source));
        goals.map(|goal| named(&goal.name)).collect()
    })
    .await
}

fn sectors_held_by(campaign: &Campaign, holder: Option<PlayerId>) -> Choices {
    let Ok(state) = campaign.playing::<State>() else {
        return Choices::new();
    };
    let held = state.board.places.iter().filter(|sector| sector.holder == holder);
    held.map(|sector| named(&sector.name)).collect()
}

/// Lists a campaign's sectors, those that match `which` first.
fn sectors_by(campaign: &Campaign, which: impl Fn(&Place) -> bool) -> Choices {
    let Ok(state) = campaign.playing::<State>() else {
        return Choices::new();
    };
    let mut sectors: Vec<&Place> = state.board.places.iter().collect();
    sectors.sort_by_key(|sector| !which(sector));
    sectors.iter().map(|sector| named(&sector.name)).collect()
}
