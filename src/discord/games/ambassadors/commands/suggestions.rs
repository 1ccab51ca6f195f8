//! What is suggested of the board.

use crate::discord::commands::suggestions::{Choices, from_campaign, named, player};
use crate::discord::counter::Context;
use crate::rules::Campaign;
use crate::rules::games::ambassadors::Place;
use poise::serenity_prelude::CreateAutocompleteResponse;

/// Suggests every sector of the board.
pub async fn sectors(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    from_campaign(ctx, typed, |_, _, campaign, _| {
        sectors_by(campaign, |_| false)
    })
    .await
}

/// Suggests every sector, those first where the player has ships who is named, or oneself where none is.
pub async fn sectors_to_leave(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    from_campaign(ctx, typed, |_, by, campaign, _| {
        let owner = player(ctx).unwrap_or(by);
        sectors_by(campaign, |sector| sector.count(Some(owner)) > 0)
    })
    .await
}

/// Returns the sectors of a campaign's board, those first that `which` picks, and nothing where no board is played on.
fn sectors_by(campaign: &Campaign, which: impl Fn(&Place) -> bool) -> Choices {
    let Ok(state) = campaign.playing::<crate::rules::games::ambassadors::State>() else {
        return Choices::new();
    };
    let mut sectors: Vec<&Place> = state.board.places.iter().collect();
    sectors.sort_by_key(|sector| !which(sector));
    sectors.iter().map(|sector| named(&sector.name)).collect()
}
