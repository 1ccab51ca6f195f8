//! Reads ships, and everything that runs on the game clock.

use super::{MOST_BOOKED, MOST_MONEY, MOST_THINGS, decimal, name};
use crate::import::{Export, Node, Wrong};
use crate::rules::game_clock::{GAME_MINUTE, GameTime};
use crate::rules::games::leverage::{
    Access, LONGEST_LIMIT, Loan, LoanSource, Meter, Money, Paid, Pay, Ship, State, Task, TaskKind,
};
use crate::rules::{DealId, OfferId, PlayerId, ShipId, TaskId, Time};

/// The highest number of a ship or a public task. Private tasks have the number of their offer.
const MOST: u64 = 1 << 53;
/// The most of anything that a game minute can earn.
const MOST_PAID: i64 = 1_000_000;
/// How long an action may have run, in game minutes: some decades at the fastest pace.
const LONGEST_RUN: i64 = 2_000_000_000;

pub fn ship(node: &Node<'_>) -> Option<Ship> {
    let id = node.key("id").id();
    let owner = node.key("owner").player();
    let called = name(&node.key("name"));
    let place = node.key("place").optional(name);
    let lost = node.key("lost").is_set();
    let loan_over = node.key("loan_over").given().and_then(|loan| {
        Some(Loan {
            task: TaskId(loan.key("task").id()?),
            borrower: loan.key("borrower").player()?,
            owner: loan.key("owner").player()?,
        })
    });
    let (id, name) = (id?, called?);
    if id >= MOST {
        return node.key("id").wrong(Wrong::OutOfRange { least: "1".to_owned(), most: MOST.to_string() });
    }
    Some(Ship { id: ShipId(id), owner: owner?, name, place: place?, lost, loan_over })
}

pub fn tasks(state: &mut State, export: &Export<'_>) {
    let list = export.file.key("tasks");
    let items = list.items();
    if items.len() > MOST_THINGS {
        return list.flaw(Wrong::TooMany { most: MOST_THINGS });
    }
    for node in items {
        let Some(task) = node.object().and_then(|_| task(state, export, &node)) else { continue };
        if task.pair().is_some_and(|pair| !state.has_access(pair.by, pair.over, Access::Diplomatic)) {
            // It depends on private access, which the export hides.
            node.hidden();
            continue;
        }
        if state.tasks.contains_key(&task.id) {
            node.key("id").flaw(Wrong::Twice);
            continue;
        }
        if !task.id.is_private() {
            state.next_task = state.next_task.max(TaskId(task.id.0 + 1));
        }
        state.tasks.insert(task);
    }
    let next = export.file.key("next").key("task").given();
    if let Some(next) = next.and_then(|next| next.id()).map(TaskId).filter(|next| !next.is_private()) {
        state.next_task = state.next_task.max(next);
    }
}

fn task(state: &State, export: &Export<'_>, node: &Node<'_>) -> Option<Task> {
    let id = node.key("id").id().filter(|id| *id < MOST).map(TaskId);
    let (player, host) = (node.key("player").player(), node.key("host").player());
    let (id, player, host) = (id?, player?, host?);
    let kind = kind(state, node, player)?;
    if !matches!(kind, TaskKind::Aid { .. }) && !export.active.contains(&player) {
        return node.key("player").wrong(Wrong::HasLeft(player));
    }
    let owner = if let TaskKind::Aid { .. } = kind { host } else { player };
    let ship = ship_of(state, node, owner, kind)?;
    let started_at = node.key("since").moment()?;
    let (started, meter) = times(export, node, started_at)?;
    let limit = node.key("minutes").optional(|minutes| minutes.integer(1, LONGEST_LIMIT))?;
    let earned = node.key("earned").optional(|earned| decimal(earned, MOST_BOOKED))?;
    let halted = node.key("halted").optional(|halted| moment(export, halted))?;
    Some(Task {
        id,
        kind,
        player,
        host,
        ship: ship.map(|ship| ship.id),
        ship_name: ship.map(|ship| ship.name.clone()),
        place: node.key("place").optional(name)?,
        came_from: node.key("came_from").optional(name)?,
        started_at,
        started,
        limit,
        meter,
        pay: node.key("pay").optional(self::pay)?,
        paid_before: node.key("paid_before").optional(paid)?.unwrap_or_default(),
        earned: earned.unwrap_or_default(),
        told_at_limit: node.key("told_at_limit").is_set(),
        halted,
    })
}

fn kind(state: &State, node: &Node<'_>, player: PlayerId) -> Option<TaskKind> {
    let kinds = [("research", 0_u8), ("schmooze", 1), ("embassy", 2), ("aid", 3)];
    Some(match node.key("kind").among(&kinds)? {
        0 => TaskKind::Research,
        1 => {
            let tier = match node.key("tier").given() {
                Some(tier) => tier.integer(1, super::TOP_TIER)?,
                None => i64::from(state.technologies(player).neuropsychology.max(1)),
            };
            TaskKind::Schmooze { tier: u8::try_from(tier).ok()? }
        }
        2 => TaskKind::Embassy,
        _ => {
            let by = match node.key("deal").given() {
                Some(deal) => LoanSource::Deal(DealId(deal.id()?)),
                None => LoanSource::Offer(OfferId(node.key("offer").given().map_or(Some(0), |offer| offer.id())?)),
            };
            TaskKind::Aid { by }
        }
    })
}

/// Returns the ship of a task; an older export only has its name.
#[expect(clippy::option_option, reason = "the outer one says whether it could be read")]
fn ship_of<'a>(state: &'a State, node: &Node<'_>, owner: PlayerId, kind: TaskKind) -> Option<Option<&'a Ship>> {
    let (by_id, by_name) = (node.key("ship_id"), node.key("ship"));
    let busy = |ship: &&Ship| state.task_of(ship.id).is_some();
    let (place, found, named) = if let Some(id) = by_id.given() {
        let id = ShipId(id.id()?);
        (by_id, state.ships.get(&id), id.to_string())
    } else if let Some(name) = by_name.given() {
        let name = name.text()?;
        let found = state.fleet(owner).find(|ship| ship.name == name && !busy(ship));
        (by_name, found, crate::import::shortened(name))
    } else if kind == TaskKind::Embassy {
        return Some(None);
    } else {
        return by_id.wrong(Wrong::Missing);
    };
    let found = found.filter(|ship| ship.owner == owner && !ship.lost);
    match found {
        None => place.wrong(Wrong::NoSuchThing(named)),
        Some(ship) if busy(&ship) => place.wrong(Wrong::Twice),
        Some(ship) => Some(Some(ship)),
    }
}

/// Returns when a task started and what its meter shows. In an older export, the game minute that has begun starts
/// again.
fn times(export: &Export<'_>, node: &Node<'_>, started_at: Time) -> Option<(GameTime, Meter)> {
    let pace = export.runs.then_some(export.settings.pace);
    let now = export.clock.read(export.founding.at, pace);
    let started = match node.key("started").given() {
        Some(started) => moment(export, &started)?,
        None => {
            let ago = i128::from(export.founding.at.since(started_at).as_millis()) * i128::from(GAME_MINUTE);
            let ago = i64::try_from(ago / i128::from(export.settings.pace.as_millis().max(1))).ok()?;
            GameTime(now.0.saturating_sub(ago))
        }
    };
    let Some(meter) = node.key("meter").given() else {
        return Some((started, Meter::new(now)));
    };
    let since = moment(export, &meter.key("since"))?;
    let begun = meter.key("begun").integer(0, GAME_MINUTE)?;
    let credited = meter.key("credited").integer(0, LONGEST_RUN.saturating_mul(MOST_PAID))?;
    Some((started, Meter { since, begun, credited }))
}

/// Returns a moment of game time, which is not in the future.
fn moment(export: &Export<'_>, node: &Node<'_>) -> Option<GameTime> {
    let pace = export.runs.then_some(export.settings.pace);
    let now = export.clock.read(export.founding.at, pace).0;
    let earliest = now.saturating_sub(LONGEST_RUN.saturating_mul(GAME_MINUTE));
    node.integer(earliest, now).map(GameTime)
}

fn paid(node: &Node<'_>) -> Option<Paid> {
    let science = node.key("science").integer(0, MOST_MONEY)?;
    Some(Paid { science, money: Money(node.key("money").integer(0, MOST_MONEY)?) })
}

fn pay(node: &Node<'_>) -> Option<Pay> {
    let rate = node.key("rate").integer(0, MOST_PAID)?;
    // What is paid several times a minute is leverage only.
    let most = if rate > 1 { 0 } else { MOST_PAID };
    let leverage = decimal(&node.key("leverage"), MOST_PAID)?;
    let (science, money) = (node.key("science").integer(0, most)?, node.key("money").integer(0, most)?);
    Some(Pay { rate, leverage, science, money: Money(money) })
}
