//! Players' reports: acts that use other players' access (L3.8, L6.5), and the destruction of lent ships (L10.2).

use super::access::{self, Access};
use super::event::{Event, Why};
use super::hostile::{self, MOST};
use super::refusal::Refusal;
use super::relation::{Account, Pair};
use super::settings::{DestroyedShips, Terraforming};
use super::ship::Ship;
use super::task::Ending;
use super::terms::Terms;
use super::{Actor, Effect, GameContext, Refused, forecast};
use crate::ids::{OfferId, PlayerId, ShipId, TaskId};
use crate::ruleset::NewOffer;
use crate::table::OfferHeader;

/// Decides collecting biomass in another player's systems (L3.8).
pub fn collect(
    at: &GameContext,
    by: PlayerId,
    host: PlayerId,
    samples: Option<i64>,
    place: Option<&str>,
) -> Result<Vec<Event>, Refused> {
    access::must_have(at, by, host, Access::Ecological)?;
    if let Some(samples) = samples {
        hostile::within(samples, MOST)?;
    }
    let place = at.game.must_be_place_of(host, place)?;
    Ok(vec![Event::BiomassCollected { by, host, samples, place }])
}

/// Decides selling minerals in another player's systems (L3.8).
pub fn sell(
    at: &GameContext,
    by: PlayerId,
    host: PlayerId,
    count: i64,
    place: Option<&str>,
) -> Result<Vec<Event>, Refused> {
    access::must_have(at, by, host, Access::Trade)?;
    hostile::within(count, MOST)?;
    let place = at.game.must_be_place_of(host, place)?;
    Ok(vec![Event::MineralsSold { by, host, count, place }])
}

/// Decides terraforming another player's planet: its owner confirms, or a report is enough (L6.5).
pub fn terraform(at: &GameContext, actor: &Actor, host: PlayerId, place: Option<&str>) -> Result<Vec<Effect>, Refused> {
    let (state, by) = (at.game, actor.player);
    let (place, events) = terraformed(at, (by, host), place)?;
    let terms = Terms::Terraforming { place };
    let waits_for_owner = match at.settings.terraforming {
        Terraforming::Reported => false,
        Terraforming::Confirmed => true,
    };
    if let (false, Terms::Terraforming { place: None }) = (waits_for_owner, &terms) {
        // A second report would be indistinguishable from the first.
        return Err(Refusal::WhichPlanet { host }.into());
    }
    if waits_for_owner {
        // Checked before any confirmation, so that nothing is refused afterwards.
        must_not_wait(at, (by, host), &terms)?;
    }
    let mut bookings = events.iter().filter_map(Event::booking);
    actor.must_have_seen(bookings.find_map(|booking| forecast::overflowing(state, booking)))?;
    Ok(match waits_for_owner {
        true => vec![Effect::Asks(NewOffer::new(by, host, terms))],
        false => super::all_happened(events),
    })
}

/// Returns the events of a terraforming and the planet, checking everything as of now.
pub fn terraformed(
    at: &GameContext,
    (by, host): (PlayerId, PlayerId),
    place: Option<&str>,
) -> Result<(Option<String>, Vec<Event>), Refused> {
    access::must_have(at, by, host, Access::Ecological)?;
    let state = at.game;
    let place = state.must_be_planet_of(host, place)?;
    let pair = Pair::new(by, host);
    let booked = state.book(pair, Account::Earned, state.values.terraform.0, Why::Terraforming);
    let event = Event::Terraformed { by, host, place: place.clone(), once: place.is_some() };
    Ok((place, vec![event, booked]))
}

/// Reports a lent ship destroyed. The other party, its owner or borrower, has to confirm (L10.2).
pub fn loss(at: &GameContext, by: PlayerId, ship: ShipId) -> Result<Vec<Effect>, Refused> {
    let task = at.game.lending(ship);
    let task = task.filter(|task| task.player == by || task.host == by);
    let task = task.ok_or_else(|| not_lent(at, ship))?;
    let other = if task.player == by { task.host } else { task.player };
    at.roster.must_play(other)?;
    let terms = Terms::Loss {
        ship,
        name: task.ship_name.clone().unwrap_or_default(),
        task: task.id,
        borrower: task.player,
        owner: task.host,
    };
    if let Some(offer) = reported(at, ship).next() {
        return Err(Refusal::ReportPending { offer }.into());
    }
    // The report of a privately lent ship is private.
    Ok(vec![Effect::Asks(NewOffer { about: task.lent_by_offer(), ..NewOffer::new(by, other, terms) })])
}

/// Returns why a ship's loss cannot be reported: it is not lent, or does not exist.
fn not_lent(at: &GameContext, ship: ShipId) -> Refusal {
    match at.game.ships.get(&ship) {
        Some(known) => Refusal::NotLent { ship: known.name.clone() },
        None => Refusal::UnknownShip { ship },
    }
}

fn reported<'a>(at: &'a GameContext, ship: ShipId) -> impl Iterator<Item = OfferId> + 'a {
    let reports = at.pending.iter().filter(move |(_, terms)| {
        let loss = terms.loss();
        loss.is_some_and(|(lost, ..)| lost == ship)
    });
    reports.map(|(head, _)| head.id)
}

/// Decides a moderator's report that a ship was destroyed during its current or last loan. It replaces a pending
/// report by a player (L10.2).
pub fn loss_by_moderator(at: &GameContext, ship: ShipId) -> Result<Vec<Effect>, Refused> {
    let losses = at.pending.iter().filter_map(|(_, terms)| terms.loss());
    let mut losses = losses.filter(|(lost, ..)| *lost == ship);
    let told = losses.next().map(|(_, task, borrower, owner)| (task, borrower, owner));
    let lent = at.game.lending(ship);
    let lent = lent.map(|task| (task.id, task.player, task.host));
    let over = at.game.ships.get(&ship).and_then(|ship| ship.loan_over);
    let over = over.map(|loan| (loan.task, loan.borrower, loan.owner));
    let loan = told.or(lent).or(over);
    let (task, borrower, owner) = loan.ok_or_else(|| not_lent(at, ship))?;
    let events = lost(at, ship, task, (borrower, owner))?;
    let reports = reported(at, ship).map(Effect::Lapses);
    let events = super::all_happened(events);
    Ok(events.into_iter().chain(reports).collect())
}

/// Returns the consequences of a ship's destruction during this loan (L10.2).
pub fn lost(
    at: &GameContext,
    ship: ShipId,
    task: TaskId,
    (borrower, owner): (PlayerId, PlayerId),
) -> Result<Vec<Event>, Refusal> {
    let state = at.game;
    let known = state.ships.get(&ship).ok_or(Refusal::UnknownShip { ship })?;
    if known.lost {
        let ship = known.name.clone();
        return Err(Refusal::ShipLost { ship });
    }
    let known = Ship { loan_over: None, ..known.clone() };
    let gone = at.settings.destroyed_ships == DestroyedShips::Gone;
    // A ship that came home has since started something else, which continues unless the ship is gone for good.
    let doing = state.task_of(ship);
    let broken_off = doing.filter(|doing| gone || doing.id == task);
    let mut events = Vec::new();
    events.extend(broken_off.map(|task| task.over(Ending::ShipLost)));
    if gone {
        events.push(Event::ShipLost(known));
    } else if doing.is_none() || broken_off.is_some() {
        let home = state.systems.iter().find(|system| system.home_of == Some(owner));
        let place = home.map(|home| home.name.clone());
        events.push(Event::ShipSentHome(Ship { place, ..known }));
    } else {
        events.push(Event::ShipWasDestroyed(known));
    }
    let pair = Pair::new(borrower, owner);
    events.push(state.book(pair, Account::Lost, state.values.loss.lent_ship, Why::ShipLost));
    Ok(events)
}

/// Refuses if an identical offer is already pending.
fn must_not_wait(at: &GameContext, (from, to): (PlayerId, PlayerId), terms: &Terms) -> Result<(), Refusal> {
    let same = |(head, waits): &&(OfferHeader, &Terms)| head.from == Some(from) && head.to == to && *waits == terms;
    match at.pending.iter().find(same) {
        Some((head, _)) => Err(Refusal::ReportPending { offer: head.id }),
        None => Ok(()),
    }
}
