//! The realms and turns of the seats (U1.6 to U1.8).

use super::entered::influence_returned;
use super::event::Event;
use super::refusal::Refusal;
use super::settings::MerchantsStand;
use super::state::{Realm, State};
use super::{Actor, Confirmation, Effect, GameContext, Refused, covert, trade};
use crate::ids::PlayerId;
use crate::ruleset::happened;
use crate::table;

/// Takes a realm before the first turn; its player gets the taker's realm in exchange.
pub(super) fn take_realm(at: &GameContext, player: PlayerId, realm: &str) -> Result<Vec<Effect>, Refused> {
    let state = at.game;
    let realm = state.must_have_realm(realm)?;
    let Some(with) = realm.player else {
        return Err(State::unplayed(realm).into());
    };
    if state.begun {
        return Err(Refusal::GameBegun.into());
    }
    if with == player {
        return Err(table::Refusal::NothingToChange.into());
    }
    let theirs = state.realm_of(player).map(|realm| realm.name.clone());
    let realm = realm.name.clone();
    Ok(happened([Event::RealmsExchanged { player, realm, with, theirs }]))
}

/// Gives a realm that no current player has, with everything that belongs to it, to a current player without one
/// (U1.7).
pub(super) fn give_realm(at: &GameContext, player: PlayerId, realm: &str) -> Result<Vec<Event>, Refused> {
    let state = at.game;
    at.roster.must_play(player)?;
    if let Some(own) = state.realm_of(player) {
        let realm = own.name.clone();
        return Err(Refusal::PlaysRealm { player, realm }.into());
    }
    let realm = state.must_have_realm(realm)?;
    if realm.vassal_of.is_some() {
        return Err(State::unplayed(realm).into());
    }
    if let Some(with) = realm.player.filter(|one| at.roster.is_active(*one)) {
        let (realm, player) = (realm.name.clone(), with);
        return Err(Refusal::RealmTaken { realm, player }.into());
    }
    // Open covert actions depend on who plays which realm.
    covert::must_be_settled(at)?;
    trade::must_be_reckoned(state)?;
    let given = Event::RealmGiven { player, realm: realm.name.clone(), before: realm.player, ally: realm.ally };
    let played = |one: &Realm| !one.is_npr() || one.name == realm.name;
    let areas = state.board.areas();
    let shut = areas.filter(|area| state.would_be_all_owned(area, None, played));
    let returned = shut.filter_map(influence_returned);
    Ok(std::iter::once(given).chain(returned).collect())
}

/// Starts a turn: while no player is active, any player with a realm may (U1.8).
pub(super) fn begin_turn(at: &GameContext, player: PlayerId) -> Result<Vec<Effect>, Refused> {
    let state = at.game;
    state.seating.must_be_open()?;
    state.must_play_realm(player)?;
    let stood = state.stands(player).into_iter().collect();
    Ok(happened([Event::TurnBegun { player, stood }]))
}

/// Ends a turn, unless a covert action is open (U6.2), and asks for a confirmation if that ends a trade.
pub(super) fn end_turn(at: &GameContext, by: &Actor) -> Result<Vec<Effect>, Refused> {
    at.game.seating.must_be_active(by.player)?;
    covert::must_be_settled(at)?;
    let mut effects = trade::may_end_turn(at, by)?;
    effects.extend(happened(ended(at, by.player)));
    Ok(effects)
}

/// Returns the confirmation before a player leaves (U1.7). Sealed questions they have already answered are listed as
/// pending.
pub(super) fn before_leaving(at: &GameContext, player: PlayerId) -> Confirmation {
    let window = at.game.covert.window.as_ref();
    let own = window.filter(|window| window.by == player);
    let asked = at.pending.iter().filter(|(head, _)| head.to == player);
    Confirmation::Leaves {
        turn: at.game.seating.active == Some(player),
        trade: trade::must_be_trading(at.game, player).is_ok(),
        action: own.map(|window| Box::new(window.deed.clone())),
        questions: asked.map(|(head, _)| head.id).collect(),
    }
}

/// Returns what follows when a player leaves: pieces stay, and their turn ends (U1.7).
pub(super) fn leaves(at: &GameContext, player: PlayerId) -> Vec<Effect> {
    let mut effects = covert::leaves(at, player);
    effects.extend(trade::leaves(at.game, player));
    if at.game.seating.active == Some(player) {
        effects.extend(happened(ended(at, player)));
    }
    effects
}

/// Returns the end of a turn, and the next round if it was the last turn and the campaign counts rounds that way
/// (U5.8).
fn ended(at: &GameContext, player: PlayerId) -> Vec<Event> {
    let seating = &at.game.seating;
    let next = seating.after(at.roster, player);
    let mut events = vec![Event::TurnEnded { player, next }];
    let behind = seating.order.iter().skip_while(|one| **one != player);
    let is_last = !behind.skip(1).any(|one| at.roster.is_active(*one));
    if is_last && at.settings.merchants_stand == MerchantsStand::LastSeat {
        events.push(round(at.game));
    }
    events
}

/// Returns the start of the next round, which stands merchants up (U5.8).
pub(super) fn round(state: &State) -> Event {
    let lying = |player: &PlayerId| {
        let merchants = state.sheets.get(player).map_or(&[][..], |one| &one.merchants);
        let lying = merchants.iter().filter(|merchant| !merchant.upright);
        u32::try_from(lying.count()).unwrap_or(u32::MAX)
    };
    let order = state.seating.order.iter();
    let stood_up = order.map(|player| (*player, lying(player)));
    Event::RoundBegun {
        round: state.round.saturating_add(1),
        stood_up: stood_up.filter(|(_, count)| *count > 0).collect(),
    }
}
