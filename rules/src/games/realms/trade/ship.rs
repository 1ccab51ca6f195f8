//! The light ship a trader may move (U5.2), and the effects of the move.

use super::chain::can_sail;
use super::standing::{nodes_of, stand, verdict};
use super::steps::must_be_trading;
use super::{Event, Node, Refusal, Stand, Verdict};
use crate::games::realms::board::{Piece, Place};
use crate::games::realms::condition::Price;
use crate::games::realms::state::State;
use crate::games::realms::{self, Actor, Effect, GameContext, Refused};
use crate::ids::PlayerId;
use crate::ruleset::happened;
use serde::{Deserialize, Serialize};

/// A consequence that a player must see and confirm before a step of a trade.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Confirmation {
    /// A trade starts and is paid for; `left` is what the player has afterwards.
    Begins { price: Price, left: Price },
    /// A ship moves, which changes standings at nodes.
    MovesShip { from: String, from_slot: bool, to: String, slot: bool, displaced: Option<PlayerId>, shifts: Vec<Shift> },
    /// The end of the turn ends the trade: the cards are discarded for this many ducats.
    EndsTurn { pays: u32 },
}

/// A player's standing at a node before and after a ship's move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shift {
    pub node: String,
    pub before: Stand,
    pub after: Stand,
    /// The obstacles to choosing the node after the move. Only for the player who moves the ship.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub verdict: Option<Verdict>,
}

/// Moves a light ship, after the player confirms the effects.
pub(super) fn moves(
    at: &GameContext,
    by: &Actor,
    (from, to): (&str, &str),
    (slot, displace): (Option<bool>, Option<&str>),
) -> Result<Vec<Effect>, Refused> {
    let (state, player) = (at.game, by.player);
    let begun = must_be_trading(state, player)?;
    if let Some(zone) = &begun.moved {
        let zone = zone.clone();
        return no(Refusal::AlreadyMoved { zone });
    }
    let (from, to) = (state.must_have_zone(from)?, state.must_have_zone(to)?);
    let stays = from.name == to.name;
    let slot = slot.unwrap_or(stays || displace.is_some());
    let from_slot = leaves_slot(player, from, stays, slot)?;
    must_sail(state, player, from, to)?;
    let displaced = match (slot, displace) {
        (true, displace) => displaced(state, player, to, displace)?,
        (false, Some(_)) => {
            let zone = to.name.clone();
            return no(Refusal::TakesNoSlot { zone });
        }
        (false, None) => None,
    };
    let event = Event::ShipMoved { player, from: from.name.clone(), from_slot, to: to.name.clone(), slot, displaced };
    let mut after = state.clone();
    after.follow_trade(&event);
    must_lead_somewhere(&after)?;
    by.must_have_seen(Some(realms::Confirmation::Trade(Confirmation::MovesShip {
        from: from.name.clone(),
        from_slot,
        to: to.name.clone(),
        slot,
        displaced,
        shifts: shifts(state, &after, player),
    })))?;
    Ok(happened([realms::Event::Trade(event)]))
}

fn no<T>(refusal: Refusal) -> Result<T, Refused> {
    Err(realms::Refusal::Trade(refusal).into())
}

/// Returns whether the moving ship comes from a slot; ships not on a slot move first.
fn leaves_slot(player: PlayerId, from: &Place, stays: bool, slot: bool) -> Result<bool, realms::Refusal> {
    let zone = || from.name.clone();
    let off = from.has(Piece::Ship, player) > 0;
    let on = from.has(Piece::Protection, player) > 0;
    match (off, on) {
        (false, false) => Err(Refusal::NoShip { zone: zone() }.into()),
        _ if stays && !(off && slot) => Err(Refusal::StaysPut { zone: zone() }.into()),
        _ => Ok(!off),
    }
}

/// Checks that a ship can go there without entering a hostile zone.
fn must_sail(state: &State, player: PlayerId, from: &Place, to: &Place) -> Result<(), realms::Refusal> {
    if from.name == to.name || can_sail(state, player, &from.name, &to.name) {
        return Ok(());
    }
    let hostile = to.zone().is_some_and(|zone| zone.hostile.contains(&player));
    let (from, to) = (from.name.clone(), to.name.clone());
    Err(match hostile {
        true => Refusal::Hostile { zone: to }.into(),
        false => Refusal::NoWay { from, to }.into(),
    })
}

/// Returns the owner of the ship that has to leave its slot for the player's ship; `None` while a slot is free.
fn displaced(state: &State, player: PlayerId, to: &Place, displace: Option<&str>) -> Result<Option<PlayerId>, Refused> {
    let name = || to.name.clone();
    let slots = to.zone().map_or(0, |zone| zone.slots);
    if slots == 0 {
        return no(Refusal::NoSlots { zone: name() });
    }
    let taken = to.each_of(Piece::Protection);
    let free = slots.saturating_sub(to.all_of(Piece::Protection));
    let displace = displace.map(|realm| state.must_have_realm(realm));
    let displace = displace.transpose()?;
    if free > 0 {
        return match displace {
            Some(_) => no(Refusal::SlotsFree { zone: name(), free }),
            None => Ok(None),
        };
    }
    let others: Vec<PlayerId> = taken.into_keys().filter(|other| *other != player).collect();
    let realms = || {
        let realms = others.iter().filter_map(|other| state.realm_of(*other));
        realms.map(|realm| realm.name.clone()).collect()
    };
    let zone = name();
    match (displace, &others[..]) {
        (_, []) => no(Refusal::SlotsOwn { zone, slots }),
        (None, [other]) => Ok(Some(*other)),
        (None, _) => no(Refusal::ChooseDisplaced { zone, realms: realms() }),
        (Some(realm), others) => {
            let found = others.iter().find(|other| realm.player.as_ref() == Some(other));
            match found {
                Some(other) => Ok(Some(*other)),
                None => no(Refusal::NoShipOf { zone, realm: realm.name.clone(), realms: realms() }),
            }
        }
    }
}

/// Checks that a revealed card can be chosen after the move.
fn must_lead_somewhere(after: &State) -> Result<(), Refused> {
    let verdicts = verdicts(after);
    match verdicts.iter().any(Verdict::is_open) {
        true => Ok(()),
        false => no(Refusal::NoneEligible { verdicts }),
    }
}

/// Returns the verdict on each node of the revealed cards, without repetition.
pub(super) fn verdicts(state: &State) -> Vec<Verdict> {
    let mut verdicts: Vec<Verdict> = Vec::new();
    if let Some(begun) = &state.trade.begun {
        let nodes = begun.revealed.iter();
        for node in nodes.flat_map(|number| nodes_of(state, *number)) {
            if verdicts.iter().all(|one| one.node != node.name) {
                verdicts.push(verdict(state, begun, node));
            }
        }
    }
    verdicts
}

/// Returns the effects of a move. The player sees those on the nodes of the revealed cards and on all others that
/// change; other players see those on nodes where they have merchants. If the cards are hidden, every node is included,
/// so that a moderator who acts for the player learns nothing.
fn shifts(before: &State, after: &State, player: PlayerId) -> Vec<Shift> {
    let Some(begun) = &after.trade.begun else {
        return Vec::new();
    };
    let named = verdicts(after);
    let is_named = |node: &Node| begun.hidden || named.iter().any(|one| one.node == node.name);
    let shifts = before.nodes.iter().flat_map(|node| {
        let players = before.seating.order.iter();
        let shift = move |one: &PlayerId| Shift {
            node: node.name.clone(),
            before: stand(before, *one, node),
            after: stand(after, *one, node),
            verdict: (*one == player).then(|| verdict(after, begun, node)),
        };
        players.map(shift).filter(move |shift| {
            let changes = shift.before != shift.after;
            match shift.verdict {
                Some(_) => changes || is_named(node),
                None => changes && shift.before.upright.is_some(),
            }
        })
    });
    shifts.collect()
}

impl From<Refusal> for realms::Refusal {
    fn from(refusal: Refusal) -> realms::Refusal {
        realms::Refusal::Trade(refusal)
    }
}
