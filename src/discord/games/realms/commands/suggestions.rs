use crate::discord::command::{Context, Suggesting};
use crate::discord::commands::suggestions::{Choices, from_campaign, from_state, names, suggestions};
use crate::discord::game_ui::named;
use crate::discord::games::realms::buttons;
use crate::rules::PlayerId;
use crate::rules::games::realms::{Card, Piece, Place, Realm, State, claimable, playable, prospects, reachable, slug};

suggestions! { State:
    areas = |state, _| names(state.board.areas().map(|one| &one.name));
    areas_in_reach = |state, by| names(reachable(state, by).iter().map(|one| &one.area));
    claimable_areas = |state, by| names(&claimable(state, by));
    zones = |state, _| names(state.board.zones().map(|one| &one.name));
    zones_with_ships = |state, by| {
        let there = |zone: &&Place| [Piece::Ship, Piece::Protection].iter().any(|kind| zone.has(*kind, by) > 0);
        names(state.board.zones().filter(there).map(|one| &one.name))
    };
    places = |state, _| names(state.board.places.iter().map(|one| &one.name));
    provinces = |state, _| names(state.board.provinces().map(|(_, one)| &one.name));
    nodes = |state, _| names(state.nodes.iter().map(|one| &one.name));
    /// Suggests the nodes of the revealed cards, or all nodes if the invoker sees no cards.
    nodes_to_choose = |state, _| {
        let prospects = prospects(state);
        let mut open: Vec<&String> = Vec::new();
        for verdict in prospects.iter().flat_map(|one| &one.verdicts).filter(|one| one.is_open()) {
            if !open.contains(&&verdict.node) {
                open.push(&verdict.node);
            }
        }
        match open.is_empty() {
            true => names(state.nodes.iter().map(|node| &node.name)),
            false => names(open),
        }
    };
    /// Suggests where the player's upright merchants are.
    merchants = |state, by| {
        let merchants = state.sheet(by).into_owned().merchants;
        let upright = merchants.iter().filter(|merchant| merchant.upright);
        let mut places: Vec<&str> = upright.map(|merchant| merchant.node.as_deref().unwrap_or("hand")).collect();
        places.sort_unstable();
        places.dedup();
        places.into_iter().map(named).collect()
    };
    /// Suggests everything that can be checked: the actions and the covert cards.
    actions = |state, _| names(&buttons::actions(state));
    /// Suggests covert cards that the player can play. A moderator who acts for another player sees only their own hand.
    playable_cards = |state, by| cards(playable(state, by));
    cards_in_hand = |state, by| cards(state.covert.hand(by));
    marks = |state, _| names(state.covert.marks.iter().map(|one| &one.name));
    realms = |state, _| realms_that(state, |_| true);
    player_realms = |state, _| realms_that(state, |realm| realm.player.is_some());
    unplayed_realms = |state, _| realms_that(state, Realm::is_npr);
    allies = |state, by| names(state.allies(by).map(|realm| &realm.name));
}

pub fn free_realms<'a>(ctx: Context<'a>, typed: &'a str) -> Suggesting<'a> {
    from_campaign(ctx, typed, |_, _, campaign, _| {
        let Ok(state) = campaign.playing::<State>() else {
            return Choices::new();
        };
        let plays = |player: PlayerId| campaign.roster().is_active(player);
        realms_that(state, |realm| realm.vassal_of.is_none() && !realm.player.is_some_and(plays))
    })
}

fn realms_that(state: &State, which: impl Fn(&Realm) -> bool) -> Choices {
    names(state.realms.iter().filter(|realm| which(realm)).map(|realm| &realm.name))
}

fn cards<'a>(cards: impl IntoIterator<Item = &'a Card>) -> Choices {
    cards.into_iter().map(|card| named(&slug(&card.name))).collect()
}
