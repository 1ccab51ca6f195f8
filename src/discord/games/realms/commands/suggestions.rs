use crate::discord::command::Context;
use crate::discord::commands::suggestions::{Choices, from_campaign, from_state, names};
use crate::discord::game_ui::named;
use crate::discord::games::realms::buttons;
use crate::rules::games::realms::{Card, Piece, Place, Realm, State, claimable, playable, prospects, reachable, slug};
use crate::rules::ids::PlayerId;
use poise::serenity_prelude::CreateAutocompleteResponse;

pub async fn areas(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    from_state(ctx, typed, |state: &State, _| names(state.board.areas().map(|one| &one.name))).await
}

pub async fn areas_in_reach(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    from_state(ctx, typed, |state: &State, by| names(reachable(state, by).iter().map(|one| &one.area))).await
}

pub async fn claimable_areas(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    from_state(ctx, typed, |state: &State, by| names(&claimable(state, by))).await
}

pub async fn zones(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    from_state(ctx, typed, |state: &State, _| names(state.board.zones().map(|one| &one.name))).await
}

pub async fn places(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    from_state(ctx, typed, |state: &State, _| names(state.board.places.iter().map(|one| &one.name))).await
}

pub async fn provinces(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    from_state(ctx, typed, |state: &State, _| names(state.board.provinces().map(|(_, one)| &one.name))).await
}

pub async fn nodes(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    from_state(ctx, typed, |state: &State, _| names(state.nodes.iter().map(|one| &one.name))).await
}

/// Suggests the nodes of the revealed cards, or all nodes if the invoker sees no cards.
pub async fn nodes_to_choose(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    from_state(ctx, typed, |state: &State, _| {
        let prospects = prospects(state);
        let verdicts = prospects.iter().flat_map(|one| &one.verdicts);
        let mut open: Vec<&String> = Vec::new();
        for verdict in verdicts.filter(|one| one.is_open()) {
            if !open.contains(&&verdict.node) {
                open.push(&verdict.node);
            }
        }
        match open.is_empty() {
            true => names(state.nodes.iter().map(|node| &node.name)),
            false => names(open),
        }
    })
    .await
}

/// Suggests where the player's upright merchants are.
pub async fn merchants(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    from_state(ctx, typed, |state: &State, by| {
        let merchants = state.sheet(by).into_owned().merchants;
        let upright = merchants.iter().filter(|merchant| merchant.upright);
        let mut places: Vec<&str> = upright.map(|merchant| merchant.node.as_deref().unwrap_or("hand")).collect();
        places.sort_unstable();
        places.dedup();
        places.into_iter().map(named).collect()
    })
    .await
}

pub async fn zones_with_ships(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    from_state(ctx, typed, |state: &State, by| {
        let ships = [Piece::Ship, Piece::Protection];
        let there = |zone: &&Place| ships.iter().any(|kind| zone.has(*kind, by) > 0);
        names(state.board.zones().filter(there).map(|one| &one.name))
    })
    .await
}

/// Suggests everything that can be checked: the actions and the covert cards.
pub async fn actions(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    from_state(ctx, typed, |state: &State, _| names(&buttons::actions(state))).await
}

/// Suggests covert cards that the player can play. A moderator who acts for another player sees only their own hand.
pub async fn playable_cards(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    from_state(ctx, typed, |state: &State, by| cards(playable(state, by))).await
}

pub async fn marks(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    from_state(ctx, typed, |state: &State, _| names(state.covert.marks.iter().map(|one| &one.name))).await
}

pub async fn cards_in_hand(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    from_state(ctx, typed, |state: &State, by| cards(state.covert.hand(by))).await
}

fn cards<'a>(cards: impl IntoIterator<Item = &'a Card>) -> Choices {
    cards.into_iter().map(|card| named(&slug(&card.name))).collect()
}

pub async fn realms(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    realms_where(ctx, typed, |_| true).await
}

pub async fn player_realms(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    realms_where(ctx, typed, |realm| realm.player.is_some()).await
}

pub async fn free_realms(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    from_campaign(ctx, typed, |_, _, campaign, _| {
        let Ok(state) = campaign.playing::<State>() else {
            return Choices::new();
        };
        let plays = |player: PlayerId| campaign.roster().is_active(player);
        let free = |realm: &&Realm| realm.vassal_of.is_none() && !realm.player.is_some_and(plays);
        names(state.realms.iter().filter(free).map(|realm| &realm.name))
    })
    .await
}

pub async fn allies(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    from_state(ctx, typed, |state: &State, by| names(state.allies(by).map(|realm| &realm.name))).await
}

pub async fn unplayed_realms(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    realms_where(ctx, typed, Realm::is_npr).await
}

async fn realms_where(ctx: Context<'_>, typed: &str, which: impl Fn(&Realm) -> bool) -> CreateAutocompleteResponse {
    from_state(ctx, typed, |state: &State, _| {
        names(state.realms.iter().filter(|realm| which(realm)).map(|realm| &realm.name))
    })
    .await
}
