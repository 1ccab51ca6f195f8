//! The acts a player can direct at another.

use super::board::Piece;
use super::covert::{Card, CardEffect, Target};
use super::state::Realm;
use super::{Command, CovertCommand, GameContext, Play, State};
use crate::ids::PlayerId;

/// Returns the possible acts against a player with a realm: taking over their alliances, claiming areas with their
/// provinces, and playing covert cards. Whether a given player may act, or holds the card, is checked elsewhere.
pub(super) fn acts(at: &GameContext, other: PlayerId) -> Vec<Command> {
    let state = at.game;
    let Some(realm) = state.realm_of(other) else {
        return Vec::new();
    };
    let forge = state.allies(other).map(|npr| Command::Forge { realm: npr.name.clone() });
    let owned = state.board.areas().filter(|area| {
        let mut provinces = area.provinces().iter();
        provinces.any(|one| one.is_owned_by(&realm.name))
    });
    let claims = owned.map(|area| Command::Claims { areas: vec![area.name.clone()] });
    let cards = state.covert.cards.iter();
    let plays = cards.flat_map(|card| plays(state, realm, other, card));
    let plays = plays.map(|play| Command::Covert(CovertCommand::Play(play)));
    forge.chain(claims).chain(plays).collect()
}

/// Returns the ways to play a card against a player: against their realm, or in each area where it would affect their
/// influence.
fn plays(state: &State, realm: &Realm, player: PlayerId, card: &Card) -> Vec<Play> {
    let against = |area: Option<&String>| Play {
        card: card.name.clone(),
        realm: Some(realm.name.clone()),
        area: area.cloned(),
        count: None,
    };
    let moves = matches!(card.effect, Some(CardEffect::RemoveInfluence { .. } | CardEffect::SwapInfluence { .. }));
    if moves {
        let areas = state.board.areas();
        let theirs = areas.filter(|area| area.has(Piece::Influence, player) > 0);
        return theirs.map(|area| against(Some(&area.name))).collect();
    }
    let is_against_realms = card.target == Target::Realm && !card.is_counterespionage();
    is_against_realms.then(|| against(None)).into_iter().collect()
}
