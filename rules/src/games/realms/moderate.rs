//! Moderators' corrections in this ruleset, which cover all tracked state (U1). Counts are absolute; changes of a
//! purse are relative.

use super::board::{Edit, Piece};
use super::covert;
use super::entered::{changes_hands, must_be_left, must_be_within, must_change, pieces, purse, war};
use super::event::Event;
use super::plan::Plan;
use super::refusal::{Refusal, Token};
use super::state::{MOST_ALLIANCES, MOST_MERCHANTS, Merchant, State, Supply};
use super::{Actor, Effect, GameContext, Refused, seat, trade};
use crate::board::{self, MOST_PIECES};
use crate::ids::PlayerId;
use crate::ruleset::happened;
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Correction {
    /// Replaces the whole map, or changes nothing if the plan has a flaw.
    Load(Box<Plan>),
    /// Moves a player to a seat, counted from 1.
    Order {
        player: PlayerId,
        position: usize,
    },
    /// Gives a free realm to a player without one: an NPR, or the realm of a player who left (U1.7).
    Seat {
        player: PlayerId,
        realm: String,
    },
    /// Changes power and ducats by an amount.
    Purse {
        player: PlayerId,
        power: Option<i32>,
        ducats: Option<i32>,
    },
    /// Sets what is left in a player's supply, and their total number of merchants. Omitted values stay.
    Supply {
        player: PlayerId,
        influence: Option<u32>,
        claims: Option<u32>,
        alliances: Option<u32>,
        merchants: Option<usize>,
    },
    /// Sets the realm that owns a province, or removes its owner.
    Province {
        province: String,
        owner: Option<String>,
    },
    /// Sets a player's number of pieces of a kind in a place, including influence and claims.
    Pieces {
        player: PlayerId,
        kind: Piece,
        place: String,
        count: u32,
    },
    /// Sets an NPR's ally, or removes it.
    Alliance {
        realm: String,
        player: Option<PlayerId>,
    },
    /// Moves a merchant, numbered from 1, to a node, or to the hand if no node is given. If `upright` is omitted, it
    /// stays as it is.
    Merchant {
        player: PlayerId,
        number: usize,
        node: Option<String>,
        upright: Option<bool>,
    },
    War {
        realm: String,
        at_war: bool,
    },
    /// Sets whether a sea zone is hostile to a player.
    Hostile {
        zone: String,
        player: PlayerId,
        hostile: bool,
    },
    Pirates {
        node: String,
        count: u32,
    },
    /// Starts the next round (U5.8).
    Round,
    /// Sets whose turn it is, which starts it (U1.8).
    Active {
        player: Option<PlayerId>,
    },
    Covert(covert::Correction),
}

pub(super) fn correct(at: &GameContext, moderator: &Actor, correction: &Correction) -> Result<Vec<Effect>, Refused> {
    let state = at.game;
    let event = match correction {
        Correction::Load(plan) => {
            return board::edited(at, moderator, &Edit::Load((**plan).clone()));
        }
        Correction::Order { player, position } => ordered(at, *player, *position)?,
        Correction::Seat { player, realm } => {
            return Ok(happened(seat::give_realm(at, *player, realm)?));
        }
        Correction::Purse { player, power, ducats } => {
            at.roster.must_know(*player)?;
            purse(state, *player, (*power, *ducats), (None, None))?
        }
        Correction::Supply { player, influence, claims, alliances, merchants } => {
            supply(at, *player, [*influence, *claims, *alliances], *merchants)?
        }
        Correction::Province { province, owner } => {
            let owner = owner.as_deref().map(|realm| state.must_have_realm(realm));
            let owner = owner.transpose()?.map(|realm| &realm.name[..]);
            return Ok(happened(changes_hands(state, province, owner, None)?));
        }
        Correction::Pieces { player, kind, place, count } => laid(at, *player, (*kind, place, *count))?,
        Correction::Alliance { realm, player } => alliance(at, realm, *player)?,
        Correction::Merchant { player, number, node, upright } => {
            merchant(at, (*player, *number), node.as_deref(), *upright)?
        }
        Correction::War { realm, at_war } => war(state, realm, *at_war, None)?,
        Correction::Hostile { zone, player, hostile } => hostile_zone(at, zone, *player, *hostile)?,
        Correction::Pirates { node, count } => pirates(state, node, *count)?,
        Correction::Round => seat::round(state),
        Correction::Active { player } => {
            let active = active(at, *player)?;
            let mut effects = trade::cut_short(state);
            effects.extend(happened([active]));
            return Ok(effects);
        }
        Correction::Covert(correction) => return covert::correct(at, correction),
    };
    Ok(happened([event]))
}

fn ordered(at: &GameContext, player: PlayerId, position: usize) -> Result<Event, Refused> {
    let seating = &at.game.seating;
    at.roster.must_play(player)?;
    let order = seating.moved(at.roster, player, position)?;
    must_change(order != seating.order)?;
    Ok(Event::Ordered { order })
}

fn laid(at: &GameContext, player: PlayerId, (kind, place, count): (Piece, &str, u32)) -> Result<Event, Refused> {
    at.roster.must_know(player)?;
    // A file could not contain pieces without a realm, and cards could not target them.
    if count > 0 {
        at.game.must_play_realm(player)?;
    }
    pieces(at.game, player, (kind, place, count), None)
}

fn supply(
    at: &GameContext,
    player: PlayerId,
    [influence, claims, alliances]: [Option<u32>; 3],
    merchants: Option<usize>,
) -> Result<Event, Refused> {
    at.roster.must_know(player)?;
    let state = at.game;
    let before = state.supply(player);
    let after = Supply {
        influence: influence.unwrap_or(before.influence),
        claims: claims.unwrap_or(before.claims),
        alliances: alliances.unwrap_or(before.alliances),
    };
    let merchants_before = state.sheet(player).merchants.len();
    let merchants = merchants.unwrap_or(merchants_before);
    must_change(before != after || merchants_before != merchants)?;
    for left in [after.influence, after.claims, after.alliances] {
        must_be_within(left, MOST_PIECES)?;
    }
    let most = u32::try_from(MOST_MERCHANTS).unwrap_or(u32::MAX);
    must_be_within(u32::try_from(merchants).unwrap_or(u32::MAX), most)?;
    Ok(Event::SupplySet { player, before, after, merchants_before, merchants })
}

fn alliance(at: &GameContext, realm: &str, player: Option<PlayerId>) -> Result<Event, Refused> {
    let state = at.game;
    let realm = state.must_have_npr(realm)?;
    must_change(realm.ally != player)?;
    if let Some(player) = player {
        at.roster.must_know(player)?;
        state.must_play_realm(player)?;
        let left = state.supply(player).alliances;
        let most = MOST_ALLIANCES;
        if state.placed(player).alliances >= most {
            return Err(Refusal::TooManyAlliances { player, most }.into());
        }
        must_be_left(Token::Alliances, player, 1, left)?;
    }
    Ok(Event::AllianceSet { realm: realm.name.clone(), player, before: realm.ally })
}

fn merchant(
    at: &GameContext,
    (player, number): (PlayerId, usize),
    node: Option<&str>,
    upright: Option<bool>,
) -> Result<Event, Refused> {
    at.roster.must_know(player)?;
    let state = at.game;
    let merchants = state.sheet(player).into_owned().merchants;
    let before = number.checked_sub(1).and_then(|n| merchants.get(n));
    let before = before.ok_or(Refusal::NoSuchMerchant { player, number, has: merchants.len() })?;
    let node = node.map(|node| state.must_have_node(node)).transpose()?;
    let node = node.map(|node| node.name.clone());
    let others = (1..).zip(&merchants).filter(|(n, _)| *n != number);
    if let Some(node) = &node
        && others.map(|(_, one)| &one.node).any(|other| other.as_ref() == Some(node))
    {
        let node = node.clone();
        return Err(Refusal::MerchantThere { player, node }.into());
    }
    let after = Merchant { node, upright: upright.unwrap_or(before.upright) };
    must_change(after != *before)?;
    Ok(Event::MerchantSet { player, number, before: before.clone(), after })
}

fn hostile_zone(at: &GameContext, zone: &str, player: PlayerId, hostile: bool) -> Result<Event, Refused> {
    at.roster.must_know(player)?;
    let place = at.game.must_have_zone(zone)?;
    let is = place.zone().is_some_and(|zone| zone.hostile.contains(&player));
    must_change(is != hostile)?;
    Ok(Event::HostileSet { zone: place.name.clone(), player, hostile })
}

fn pirates(state: &State, node: &str, count: u32) -> Result<Event, Refused> {
    let node = state.must_have_node(node)?;
    board::check_count(count)?;
    let before = node.pirates;
    must_change(before != count)?;
    Ok(Event::PiratesSet { node: node.name.clone(), count, before })
}

fn active(at: &GameContext, player: Option<PlayerId>) -> Result<Event, Refused> {
    let state = at.game;
    let before = state.seating.active;
    must_change(player != before)?;
    covert::must_be_settled(at)?;
    let mut stood = Vec::new();
    if let Some(player) = player {
        at.roster.must_play(player)?;
        state.must_play_realm(player)?;
        stood = state.stands(player).into_iter().collect();
    }
    Ok(Event::ActiveSet { player, before, stood })
}
