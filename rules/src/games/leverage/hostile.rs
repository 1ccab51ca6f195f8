//! Hostile acts, and the thresholds that open them (L6).

use super::access::{self, Access};
use super::amounts::Leverage;
use super::event::{Event, Why};
use super::forecast::Forecast;
use super::refusal::Refusal;
use super::relation::{Account, Booking, Pair};
use super::state::State;
use super::values::ThresholdTable;
use super::{Actor, Confirmation, GameContext, Refused};
use crate::ids::{PlayerId, ShipId};
use serde::{Deserialize, Serialize};

/// A hostile act that requires the other's leverage to be low (L6, table).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HostileAct {
    StealMinerals,
    StealBiomass,
    DamageShipInOwnSystems,
    DamageShipElsewhere,
    ConquerCity,
    DestroyCity,
}

/// A hostile act as reported (L6.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Hostility {
    StealMinerals {
        count: i64,
    },
    StealBiomass,
    DamageShip {
        damage: i64,
        max_health: i64,
        place: Battleground,
    },
    ConquerCity,
    /// A previously conquered city.
    DestroyCity,
}

/// Where a ship was damaged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Battleground {
    /// In the attacker's systems.
    OwnSystems,
    ThirdParty,
    TheirSystems,
}

/// A sanity limit above anything a player takes at once, to catch typos and jokes.
pub(super) const MOST: i64 = 1_000_000;

/// The thresholds a campaign plays by (L6.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Thresholds {
    /// The table of L6.
    Warfare,
    /// Any negative leverage opens every act.
    Negative,
}

/// A right opened or closed by a change of leverage (L6.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RightsShift {
    /// The player who may, or may no longer, act.
    pub actor: PlayerId,
    /// The target: the player whose leverage over the actor changed.
    pub against: PlayerId,
    pub act: HostileAct,
    pub opened: bool,
}

impl HostileAct {
    pub const ALL: [HostileAct; 6] = [
        HostileAct::StealMinerals,
        HostileAct::StealBiomass,
        HostileAct::DamageShipInOwnSystems,
        HostileAct::DamageShipElsewhere,
        HostileAct::ConquerCity,
        HostileAct::DestroyCity,
    ];
}

impl Hostility {
    /// The smallest act of each kind.
    pub const SMALLEST: [Hostility; 6] = [
        Hostility::StealMinerals { count: 1 },
        Hostility::StealBiomass,
        Hostility::DamageShip { damage: 1, max_health: 1, place: Battleground::OwnSystems },
        Hostility::DamageShip { damage: 1, max_health: 1, place: Battleground::TheirSystems },
        Hostility::ConquerCity,
        Hostility::DestroyCity,
    ];

    /// Returns the act whose threshold applies.
    pub fn act(self) -> HostileAct {
        match self {
            Hostility::StealMinerals { .. } => HostileAct::StealMinerals,
            Hostility::StealBiomass => HostileAct::StealBiomass,
            Hostility::DamageShip { place: Battleground::OwnSystems, .. } => HostileAct::DamageShipInOwnSystems,
            Hostility::DamageShip { .. } => HostileAct::DamageShipElsewhere,
            Hostility::ConquerCity => HostileAct::ConquerCity,
            Hostility::DestroyCity => HostileAct::DestroyCity,
        }
    }

    fn check(self) -> Result<(), Refusal> {
        match self {
            Hostility::StealMinerals { count } => within(count, MOST),
            Hostility::DamageShip { damage, max_health, .. } => {
                within(max_health, MOST)?;
                within(damage, max_health)
            }
            _ => Ok(()),
        }
    }
}

/// Refuses a count below one or above `most`.
pub(super) fn within(value: i64, most: i64) -> Result<(), Refusal> {
    let fits = (1..=most).contains(&value);
    fits.then_some(()).ok_or(Refusal::CountOutOfRange { value, most })
}

/// With a map, a ship can be damaged only in the systems of a player who rules at least one (L11.2).
fn must_have_ground(state: &State, by: PlayerId, against: PlayerId, hostility: Hostility) -> Result<(), Refusal> {
    let Hostility::DamageShip { place, .. } = hostility else {
        return Ok(());
    };
    match place {
        Battleground::OwnSystems => state.must_have_systems(by),
        Battleground::TheirSystems => state.must_have_systems(against),
        Battleground::ThirdParty => Ok(()),
    }
}

/// Returns the thresholds that hold now.
pub fn thresholds<'a>(at: &GameContext<'a>) -> ThresholdTable<'a> {
    at.game.values.thresholds(at.settings.thresholds)
}

/// Decides a hostile act, after checking the right to it and confirming its price (L6.2, L6.6).
pub fn decide(at: &GameContext, actor: &Actor, against: PlayerId, hostility: Hostility) -> Result<Vec<Event>, Refused> {
    hostility.check()?;
    let (state, thresholds) = (at.game, thresholds(at));
    let (by, act) = (actor.player, hostility.act());
    must_have_ground(state, by, against, hostility)?;
    let others = state.leverage(Pair::new(against, by));
    if !thresholds.opens(act, others) {
        let threshold = thresholds.of(act);
        return Err(Refusal::NotHostileEnough { against, act, others, threshold }.into());
    }
    let conquered = state.conquered.get(&Pair::new(by, against)).copied().unwrap_or(0);
    if act == HostileAct::DestroyCity && conquered == 0 {
        return Err(Refusal::NothingConquered { against }.into());
    }
    let pair = Pair::new(by, against);
    let price = state.values.price(hostility);
    let booking = state.would_book(pair, Account::Lost, price);
    let events = vec![Event::ActedAgainst { by, against, hostility }, booking.because(Why::Hostility(act))];
    let allowed = act == HostileAct::StealBiomass && access::must_have(at, by, against, Access::Ecological).is_ok();
    actor.must_have_seen(costs(at, by, (price, allowed), &events))?;
    Ok(events)
}

/// Returns an act's price and the acts it opens to the other player, to be confirmed (L6.4, L6.6).
fn costs(at: &GameContext, by: PlayerId, (price, allowed): (Leverage, bool), events: &[Event]) -> Option<Confirmation> {
    let forecast = Forecast::of(at, by, events)?;
    Some(Confirmation::ActCosts {
        against: forecast.over,
        price,
        from: forecast.from,
        to: forecast.to,
        allowed,
        opens: forecast.opens,
        back: forecast.back,
    })
}

/// Decides entering another player's system or planet: free with passage, at a price without (L3.4, L6.1, L6.6).
pub fn enter(
    at: &GameContext,
    actor: &Actor,
    host: PlayerId,
    place: Option<&str>,
    ship: Option<ShipId>,
) -> Result<Vec<Event>, Refused> {
    let (by, state) = (actor.player, at.game);
    let place = state.must_be_place_of(host, place)?;
    let ship = ship.map(|ship| state.must_be_free(by, Some(ship)).map(|ship| ship.id)).transpose()?;
    let entered = Event::Entered { by, host, place, ship };
    if access::must_have(at, by, host, Access::Passage).is_ok() {
        return Ok(vec![entered]);
    }
    let pair = Pair::new(by, host);
    let price = state.values.loss.entry;
    let booking = state.would_book(pair, Account::Lost, price);
    let events = vec![entered, booking.because(Why::Trespass)];
    actor.must_have_seen(costs(at, by, (price, false), &events))?;
    Ok(events)
}

/// Returns the rights one booking opens or closes. A's rights against B depend on B's leverage over A.
pub fn shifts(thresholds: ThresholdTable<'_>, booking: &Booking) -> Vec<RightsShift> {
    if !booking.shown.is_whole() {
        return Vec::new();
    }
    let (before, after) = (booking.before(), booking.value);
    HostileAct::ALL
        .into_iter()
        .filter_map(|act| {
            let opened = thresholds.opens(act, after);
            (opened != thresholds.opens(act, before)).then_some(RightsShift {
                actor: booking.pair.over,
                against: booking.pair.by,
                act,
                opened,
            })
        })
        .collect()
}

/// Returns the rights these events open or close.
pub fn rights_shifted(thresholds: ThresholdTable<'_>, events: &[&Event]) -> Vec<RightsShift> {
    let mut shifted = Vec::new();
    for event in events {
        if let Event::RightsShifted { rights } = event {
            shifted.extend(rights);
        }
        let booking = event.booking().into_iter();
        shifted.extend(booking.flat_map(|booking| shifts(thresholds, booking)));
    }
    shifted
}

/// Returns the event for the rights between current players that new thresholds open or close, if there are any.
pub fn thresholds_changed(at: &GameContext, before: ThresholdTable<'_>, now: ThresholdTable<'_>) -> Option<Event> {
    let others = |actor| at.roster.active().filter(move |other| *other != actor);
    let pairs = at.roster.active().flat_map(|actor| {
        let against = others(actor);
        against.map(move |against| (actor, against))
    });
    let rights: Vec<RightsShift> = pairs
        .flat_map(|(actor, against)| {
            let held = at.game.leverage(Pair::new(against, actor));
            HostileAct::ALL.into_iter().filter_map(move |act| {
                let opened = now.opens(act, held);
                (opened != before.opens(act, held)).then_some(RightsShift { actor, against, act, opened })
            })
        })
        .collect();
    (!rights.is_empty()).then_some(Event::RightsShifted { rights })
}
