use crate::discord::command::Context;
use crate::discord::commands::suggestions::{Choices, from_campaign, named};
use crate::discord::games::realms::dialogue;
use crate::rules::games::realms::{Piece, Place, Realm, State, claimable, playable, prospects, reachable, slug};
use crate::rules::ids::PlayerId;
use poise::serenity_prelude::CreateAutocompleteResponse;

/// Makes suggestions from the game's state on behalf of the player who would act.
async fn from_state(
    ctx: Context<'_>,
    typed: &str,
    list: impl FnOnce(&State, PlayerId) -> Choices,
) -> CreateAutocompleteResponse {
    from_campaign(ctx, typed, |_, by, campaign, _| {
        let state = campaign.playing::<State>();
        state.map_or_else(|_| Choices::new(), |state| list(state, by))
    })
    .await
}

pub async fn areas(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    from_state(ctx, typed, |state, _| state.board.areas().map(|one| named(&one.name)).collect()).await
}

pub async fn areas_in_reach(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    from_state(ctx, typed, |state, by| {
        let areas = reachable(state, by);
        areas.iter().map(|one| named(&one.area)).collect()
    })
    .await
}

pub async fn claimable_areas(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    from_state(ctx, typed, |state, by| {
        let areas = claimable(state, by);
        areas.iter().map(|area| named(area)).collect()
    })
    .await
}

pub async fn zones(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    from_state(ctx, typed, |state, _| state.board.zones().map(|one| named(&one.name)).collect()).await
}

pub async fn places(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    from_state(ctx, typed, |state, _| {
        let places = state.board.places.iter();
        places.map(|one| named(&one.name)).collect()
    })
    .await
}

pub async fn provinces(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    from_state(ctx, typed, |state, _| {
        let provinces = state.board.provinces();
        provinces.map(|(_, one)| named(&one.name)).collect()
    })
    .await
}

pub async fn nodes(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    from_state(ctx, typed, |state, _| state.nodes.iter().map(|node| named(&node.name)).collect()).await
}

/// Suggests the nodes of the revealed cards, or all nodes if the invoker sees no cards.
pub async fn nodes_to_choose(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    from_state(ctx, typed, |state, _| {
        let prospects = prospects(state);
        let verdicts = prospects.iter().flat_map(|one| &one.verdicts);
        let mut open: Vec<&String> = Vec::new();
        for verdict in verdicts.filter(|one| one.is_open()) {
            if !open.contains(&&verdict.node) {
                open.push(&verdict.node);
            }
        }
        match open.is_empty() {
            true => state.nodes.iter().map(|node| named(&node.name)).collect(),
            false => open.into_iter().map(|node| named(node)).collect(),
        }
    })
    .await
}

/// Suggests where the player's upright merchants are.
pub async fn merchants(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    from_state(ctx, typed, |state, by| {
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
    from_state(ctx, typed, |state, by| {
        let ships = [Piece::Ship, Piece::Protection];
        let there = |zone: &&Place| ships.iter().any(|kind| zone.has(*kind, by) > 0);
        let zones = state.board.zones().filter(there);
        zones.map(|one| named(&one.name)).collect()
    })
    .await
}

/// Suggests everything that can be checked: the actions and the covert cards.
pub async fn actions(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    from_state(ctx, typed, |state, _| {
        let actions = dialogue::actions(state);
        actions.iter().map(|action| named(action)).collect()
    })
    .await
}

/// Suggests covert cards that the player can play. A moderator who acts for another player sees only their own hand.
pub async fn playable_cards(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    from_state(ctx, typed, |state, by| {
        let cards = playable(state, by);
        cards.iter().map(|card| named(&slug(&card.name))).collect()
    })
    .await
}

pub async fn marks(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    from_state(ctx, typed, |state, _| {
        let marks = state.covert.marks.iter();
        marks.map(|mark| named(&mark.name)).collect()
    })
    .await
}

pub async fn cards_in_hand(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    from_state(ctx, typed, |state, by| {
        let cards = state.covert.hand(by);
        cards.iter().map(|card| named(&slug(&card.name))).collect()
    })
    .await
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
        let realms = state.realms.iter().filter(free);
        realms.map(|realm| named(&realm.name)).collect()
    })
    .await
}

pub async fn allies(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    from_state(ctx, typed, |state, by| state.allies(by).map(|realm| named(&realm.name)).collect()).await
}

pub async fn unplayed_realms(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    realms_where(ctx, typed, Realm::is_npr).await
}

async fn realms_where(ctx: Context<'_>, typed: &str, which: impl Fn(&Realm) -> bool) -> CreateAutocompleteResponse {
    from_state(ctx, typed, |state, _| {
        let realms = state.realms.iter().filter(|realm| which(realm));
        realms.map(|realm| named(&realm.name)).collect()
    })
    .await
}
