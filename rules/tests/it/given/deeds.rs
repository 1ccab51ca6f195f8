//! Steps and events for ships, science, hostility and moderators.
//!
//! A game minute takes an hour unless a test sets another pace, so `wait(3)` is three game minutes.

use super::*;
use chancery_rules::games::leverage;
use chancery_rules::games::leverage::{
    Correction, Ending, Hostility, Science, ScienceKind, Task, TaskKind, TaskOptions, Technology,
};
use chancery_rules::ids::TaskId;

pub fn science(campaign: &Campaign, player: PlayerId) -> (i64, i64) {
    let Science { neutral, harmony } = state(campaign).science(player);
    (neutral, harmony)
}

#[track_caller]
pub fn only_task(campaign: &Campaign) -> Task {
    let tasks: Vec<&Task> = state(campaign).tasks.values().collect();
    let [task] = tasks[..] else {
        panic!("not one task, but {tasks:?}");
    };
    task.clone()
}

pub fn no_tasks(campaign: &Campaign) -> bool {
    state(campaign).tasks.is_empty()
}

/// Grants access without an offer, so that it earned no player anything.
pub fn open(granter: PlayerId, grantee: PlayerId, access: Access) -> Step {
    Step::Event(granted(granter, grantee, access, GrantedBy::Campaign))
}

/// Gives a player a technology without payment.
pub fn knowing(player: PlayerId, technology: Technology, tier: u8) -> Step {
    let paid = Science::default();
    Step::Event(Event::from(Effect::TechnologyUnlocked { player, technology, tier, paid }))
}

/// Marks a player as away until they act.
pub fn away(player: PlayerId) -> Step {
    let (away, until) = (true, None);
    order(player, Command::Away { away, until })
}

/// Marks a player as away until this many hours after [`START`].
pub fn away_until(player: PlayerId, hour: i64) -> Step {
    let (away, until) = (true, Some(START + hours(hour)));
    order(player, Command::Away { away, until })
}

pub fn back(player: PlayerId) -> Step {
    let (away, until) = (false, None);
    order(player, Command::Away { away, until })
}

pub fn propose(by: PlayerId, to: PlayerId, amount: impl Into<f64>) -> Step {
    let amount = points(amount);
    act(by, Act::ProposeReset { to, amount })
}

pub fn accept(by: PlayerId, offer: u64) -> Step {
    let (offer, ship) = (id(offer), None);
    order(
        by,
        Command::Accept {
            offer,
            picks: ship.map(|ship| chancery_rules::games::leverage::Pick::Ship(ship).into()).into_iter().collect(),
        },
    )
}

pub fn refuse(by: PlayerId, offer: u64) -> Step {
    order(by, Command::Refuse { offer: id(offer) })
}

pub fn withdraw(by: PlayerId, offer: u64) -> Step {
    order(by, Command::Withdraw { offer: id(offer) })
}

pub fn seconds(seconds: i64) -> Step {
    Step::Wait(Span::seconds(seconds))
}

pub fn research(player: PlayerId, host: PlayerId) -> Step {
    research_by(player, host, TaskOptions::default())
}

pub fn research_by(player: PlayerId, host: PlayerId, means: TaskOptions) -> Step {
    act(player, Act::Research { host, means })
}

pub fn schmooze(player: PlayerId, host: PlayerId) -> Step {
    let means = TaskOptions::default();
    act(player, Act::Schmooze { host, means })
}

pub fn limited(minutes: i64) -> TaskOptions {
    TaskOptions { minutes: Some(minutes), ..TaskOptions::default() }
}

pub fn at(place: &str) -> TaskOptions {
    TaskOptions { place: Some(place.to_owned()), ..TaskOptions::default() }
}

pub fn with_ship(ship: u64) -> TaskOptions {
    TaskOptions { ship: Some(ShipId(ship)), ..TaskOptions::default() }
}

pub fn stop(player: PlayerId) -> Step {
    act(player, Act::Stop { ship: None })
}

pub fn stop_ship(player: PlayerId, ship: u64) -> Step {
    let ship = Some(ShipId(ship));
    act(player, Act::Stop { ship })
}

pub fn unlock(player: PlayerId, technology: Technology) -> Step {
    act(player, Act::Unlock { technology })
}

pub fn embassy(player: PlayerId, host: PlayerId) -> Step {
    act(player, Act::Embassy { host })
}

pub fn hostile(by: PlayerId, against: PlayerId, hostility: Hostility) -> Step {
    act(by, Act::Act { against, hostility })
}

pub fn enter(by: PlayerId, host: PlayerId, place: Option<&str>, ship: Option<u64>) -> Step {
    let (place, ship) = (place.map(str::to_owned), ship.map(ShipId));
    act(by, Act::Enter { host, place, ship })
}

pub fn terraform(by: PlayerId, host: PlayerId) -> Step {
    act(by, Act::Terraform { host, place: None })
}

pub fn collect(by: PlayerId, host: PlayerId, samples: Option<i64>) -> Step {
    let place = None;
    act(by, Act::CollectBiomass { host, samples, place })
}

pub fn sell(by: PlayerId, host: PlayerId, count: i64) -> Step {
    let place = None;
    act(by, Act::SellMinerals { host, count, place })
}

pub fn terraform_at(by: PlayerId, host: PlayerId, place: &str) -> Step {
    let place = Some(place.to_owned());
    act(by, Act::Terraform { host, place })
}

/// Returns the setting under which reporting terraforming is enough (L6.5).
pub fn reported() -> Setting {
    Setting::from(leverage::Setting::Terraforming(leverage::Terraforming::Reported))
}

pub fn report_loss(by: PlayerId, ship: u64) -> Step {
    let ship = ShipId(ship);
    act(by, Act::ReportLoss { ship })
}

pub fn ask_aid(by: PlayerId, of: PlayerId, place: &str, minutes: i64) -> Step {
    let place = place.to_owned();
    ask(by, of, Favour::MilitaryAid { place, minutes }, None, false)
}

pub fn ask_system(by: PlayerId, of: PlayerId, system: &str) -> Step {
    let system = system.to_owned();
    ask(by, of, Favour::System { system }, None, false)
}

pub fn accept_with(by: PlayerId, offer: u64, ship: u64) -> Step {
    let (offer, ship) = (id(offer), Some(ShipId(ship)));
    order(
        by,
        Command::Accept {
            offer,
            picks: ship.map(|ship| chancery_rules::games::leverage::Pick::Ship(ship).into()).into_iter().collect(),
        },
    )
}

pub fn correct(correction: Correction) -> Step {
    let correction = chancery_rules::Correction::Leverage(correction);
    let reason = None;
    moderate(Moderation::Correct { correction, reason })
}

pub fn science_for(player: PlayerId, kind: ScienceKind, amount: i64) -> Step {
    correct(Correction::Science { player, kind, amount })
}

pub fn money_for_nothing(player: PlayerId, amount: i64) -> Step {
    let amount = Money(amount);
    correct(Correction::Money { player, amount })
}

pub fn another_ship(owner: PlayerId, name: &str) -> Step {
    let name = name.to_owned();
    correct(Correction::AddShip { owner, name })
}

/// Returns a task that began at [`START`] with its player's first ship.
pub fn task(number: u64, kind: TaskKind, player: PlayerId, host: PlayerId, ship: u64) -> Task {
    Task {
        id: TaskId(number),
        kind,
        player,
        host,
        ship: Some(ShipId(ship)),
        ship_name: Some("Flagship".to_owned()),
        place: None,
        came_from: None,
        started_at: START,
        started: Default::default(),
        limit: None,
        meter: Default::default(),
        pay: None,
        paid_before: Default::default(),
        earned: Leverage::ZERO,
        told_at_limit: false,
        halted: None,
    }
}

pub fn started(task: Task) -> Event {
    Event::from(Effect::TaskStarted(task))
}

pub fn ended(task: Task, ending: Ending) -> Event {
    let lent = matches!(task.kind, TaskKind::Aid { .. });
    Event::from(Effect::TaskEnded { task, ending, reportable: lent && ending != Ending::ShipLost, veiled: false })
}

pub fn reached(player: PlayerId, milestone: u8) -> Event {
    let science = 20;
    Event::from(Effect::MilestoneReached { player, milestone, science, points: None })
}

pub fn moderated() -> Event {
    Event::Moderated { by: MODERATOR }
}

pub fn came_back(player: PlayerId, at: Time) -> Event {
    Event::Away { player, away: false, at: Some(at), until: None, protected_until: None }
}
