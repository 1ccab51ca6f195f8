use super::access::Access;
use super::amounts::{Leverage, Money};
use super::event::{Event, GrantedBy, Why};
use super::hostile::Hostility;
use super::lease::RunningLease;
use super::map::System;
use super::pairs;
use super::privacy::Redaction;
use super::refusal::Refusal;
use super::relation::{Account, Booking, Pair, Relation};
use super::relations::AllRelations;
use super::ships::Ships;
use super::small_gifts::Untold;
use super::task::{Task, TaskKind};
use super::tasks::Tasks;
use super::technology::{Science, Technologies};
use super::values::{Bounds, CampaignValues, Values};
use crate::game_clock::GameTime;
use crate::ids::{PlayerId, ShipId, TaskId};
use imbl::{OrdMap, OrdSet};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    pub purses: OrdMap<PlayerId, Money>,
    pub relations: AllRelations,
    /// The access of `by` to the systems of `over` (L3).
    pub access: OrdSet<(Pair, Access)>,
    /// Money given out and not taken back: the total of all purses.
    pub issued: Money,
    pub science: OrdMap<PlayerId, Science>,
    pub technologies: OrdMap<PlayerId, Technologies>,
    pub ships: Ships,
    pub next_ship: ShipId,
    /// Everything that runs on the game clock.
    pub tasks: Tasks,
    pub next_task: TaskId,
    /// Each player's earnings from research with others and schmoozing, after the bound of L1.2 (L8.2).
    pub cooperation: OrdMap<PlayerId, Leverage>,
    /// How many milestones each player has reached, for good (L8.3).
    pub milestones: OrdMap<PlayerId, u8>,
    /// How many cities `by` has conquered from `over` and not destroyed (L6).
    #[serde(with = "pairs")]
    pub conquered: OrdMap<Pair, i64>,
    /// The map, if there is one (L11).
    pub systems: Vec<System>,
    /// The terraformed planets on the map (L6.5).
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub terraformed: BTreeSet<String>,
    /// Places terraformed without a map, by player and name (L6.5).
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub terraformed_unmapped: BTreeSet<(PlayerId, String)>,
    /// Access granted by private favours and not openly revoked since (L13.2). A subset of `access`.
    #[serde(default, skip_serializing_if = "OrdSet::is_empty")]
    pub(super) private_access: OrdSet<(Pair, Access)>,
    /// Access that ends by itself (D2.3). The keys are a subset of `access`.
    #[serde(default, skip_serializing_if = "OrdMap::is_empty", with = "pairs")]
    pub leases: OrdMap<(Pair, Access), RunningLease>,
    /// The campaign's values: earnings, costs, bounds, prices (H1).
    #[serde(default, skip_serializing_if = "CampaignValues::is_usual")]
    pub values: CampaignValues,
    /// The widest bounds so far, if they ever changed: a leverage may still be outside the present ones (H1.4).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) widest_bounds: Option<Bounds>,
    /// Small gifts not announced yet (L2.4).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) untold: Option<Untold>,
    /// The parts hidden from a viewer (L13.1); empty in the actual state of play.
    #[serde(skip)]
    pub(super) redaction: Redaction,
}

impl Default for State {
    fn default() -> State {
        State {
            purses: OrdMap::new(),
            relations: AllRelations::default(),
            access: OrdSet::new(),
            issued: Money::ZERO,
            science: OrdMap::new(),
            technologies: OrdMap::new(),
            ships: Ships::default(),
            // Ids start at 1.
            next_ship: ShipId(1),
            tasks: Tasks::default(),
            next_task: TaskId(1),
            cooperation: OrdMap::new(),
            milestones: OrdMap::new(),
            conquered: OrdMap::new(),
            systems: Vec::new(),
            terraformed: BTreeSet::new(),
            terraformed_unmapped: BTreeSet::new(),
            private_access: OrdSet::new(),
            leases: OrdMap::new(),
            values: CampaignValues::default(),
            widest_bounds: None,
            untold: None,
            redaction: Redaction::default(),
        }
    }
}

impl State {
    /// Returns the state of a new campaign with these values.
    pub fn with_values(values: Values) -> State {
        State { values: CampaignValues::new(values), ..State::default() }
    }

    /// Sets the widest bounds that the campaign ever had. A leverage may be outside the present ones, within these
    /// (H1.4).
    #[must_use]
    pub fn with_widest_bounds(mut self, bounds: &Bounds) -> State {
        let widest = bounds.hull(&self.values.bounds);
        self.widest_bounds = (widest != self.values.bounds).then_some(widest);
        self
    }

    /// Returns the widest bounds that the campaign ever had.
    pub fn widest_bounds(&self) -> &Bounds {
        self.widest_bounds.as_ref().unwrap_or(&self.values.bounds)
    }

    /// Grants access as a private favour did (L13.2).
    pub fn grant_in_private(&mut self, pair: Pair, access: Access) {
        self.access.insert((pair, access));
        self.private_access.insert((pair, access));
    }

    /// Returns whether only the two players know of this access.
    pub fn is_private_access(&self, pair: Pair, access: Access) -> bool {
        self.private_access.contains(&(pair, access))
    }

    pub fn relation(&self, pair: Pair) -> Relation {
        self.relations.get(&pair).copied().unwrap_or_default()
    }

    pub fn leverage(&self, pair: Pair) -> Leverage {
        self.relation(pair).value()
    }

    pub fn money(&self, player: PlayerId) -> Money {
        self.purses.get(&player).copied().unwrap_or_default()
    }

    pub fn science(&self, player: PlayerId) -> Science {
        self.science.get(&player).copied().unwrap_or_default()
    }

    pub fn technologies(&self, player: PlayerId) -> Technologies {
        self.technologies.get(&player).copied().unwrap_or_default()
    }

    /// Returns whether `grantee` has `access` to the systems of `granter`; players always have it to their own
    /// (L3.5). It may be suspended (L3.10).
    pub fn has_access(&self, grantee: PlayerId, granter: PlayerId, access: Access) -> bool {
        grantee == granter || self.access.contains(&(Pair::new(grantee, granter), access))
    }

    pub(super) fn must_have_money(&self, player: PlayerId, needs: Money) -> Result<(), Refusal> {
        let has = self.money(player);
        if has < needs {
            return Err(Refusal::NotEnoughMoney { player, needs, has });
        }
        Ok(())
    }

    /// Returns the highest leverage, to be stored; `None` if it is that of the default values.
    pub(super) fn limit_recorded(&self) -> Option<Leverage> {
        let highest = self.values.bounds.highest;
        (highest != Values::usual().bounds.highest).then_some(highest)
    }

    /// Returns the booking of `amount` now, within the limits.
    pub fn would_book(&self, pair: Pair, account: Account, amount: Leverage) -> Booking {
        self.relation(pair).book(pair, account, amount, &self.values.bounds)
    }

    /// Returns the event that books `amount`, within the limits.
    pub(super) fn book(&self, pair: Pair, account: Account, amount: Leverage, why: Why) -> Event {
        self.would_book(pair, account, amount).because(why)
    }

    pub(super) fn evolve(&mut self, event: &Event) {
        match event {
            Event::MoneyIssued { to, amount } | Event::MoneyCorrected { player: to, amount } => {
                self.issue(*to, *amount)
            }
            Event::MoneySpent { by, amount } => self.issue(*by, Money::ZERO - *amount),
            Event::Gifted { from, to, amount, .. } | Event::MoneyMoved { from, to, amount } => {
                self.put(*from, Money::ZERO - *amount);
                self.put(*to, *amount);
            }
            Event::AccessGranted { granter, grantee, access, by, lease } => {
                let granted = (Pair::new(*grantee, *granter), *access);
                self.access.insert(granted);
                self.leases.remove(&granted);
                self.leases.extend(lease.map(|lease| (granted, RunningLease::new(lease))));
                let private = match by {
                    GrantedBy::Favour(offer) => offer.is_private(),
                    GrantedBy::Deal(deal) => deal.is_private(),
                    GrantedBy::Offer(_) | GrantedBy::Campaign => false,
                };
                if private {
                    self.private_access.insert(granted);
                }
            }
            Event::AccessRevoked { granter, grantee, access } => {
                self.close_access((Pair::new(*grantee, *granter), *access));
            }
            Event::AccessEnded(grant) => self.close_access(grant.key()),
            Event::RenewalAsked(grant) => self.note_renewal(*grant, None),
            Event::RenewalAgreed { grant, by } => self.note_renewal(*grant, Some(*by)),
            Event::AccessRenewed { grant, until } => self.renew(*grant, *until),
            Event::LeverageBooked { booking, .. } => self.apply(booking),
            Event::GiftKeptBack { gift, since } => self.keep_back(gift, *since),
            Event::SmallGiftsTold { .. } => self.untold = None,
            Event::TechnologyUnlocked { player, technology, tier, paid } => {
                self.technologies.entry(*player).or_default().unlock(*technology, *tier);
                let science = self.science.entry(*player).or_default();
                science.neutral -= paid.neutral;
                science.harmony -= paid.harmony;
            }
            Event::MilestoneReached { player, milestone, science, .. } => {
                self.milestones.insert(*player, *milestone);
                self.science.entry(*player).or_default().harmony += science;
            }
            Event::ScienceCorrected { player, kind, amount } => {
                self.science.entry(*player).or_default().add(*kind, *amount);
            }
            Event::MoneyCorrectedForAll { players, amount } => {
                players.iter().for_each(|player| self.issue(*player, *amount));
            }
            Event::ScienceCorrectedForAll { players, kind, amount } => {
                players.iter().for_each(|player| self.science.entry(*player).or_default().add(*kind, *amount));
            }
            Event::ActedAgainst { by, against, hostility } => {
                let conquered = match hostility {
                    Hostility::ConquerCity => 1,
                    Hostility::DestroyCity => -1,
                    _ => return,
                };
                *self.conquered.entry(Pair::new(*by, *against)).or_default() += conquered;
            }
            Event::Entered { place, ship, .. } => {
                if let Some(ship) = ship {
                    self.ships.update(*ship, |ship| ship.place.clone_from(place));
                }
            }
            Event::Terraformed { host, place, once, .. } => {
                let planet = place.clone().filter(|_| *once);
                match self.systems.is_empty() {
                    true => {
                        let planet = planet.map(|planet| (*host, planet));
                        self.terraformed_unmapped.extend(planet);
                    }
                    false => self.terraformed.extend(planet),
                }
            }
            Event::BiomassCollected { .. } | Event::MineralsSold { .. } | Event::RightsShifted { .. } => {}
            Event::ShipSentHome(home) => {
                self.ships.update(home.id, |ship| {
                    ship.loan_over = None;
                    ship.place.clone_from(&home.place);
                });
            }
            Event::ShipLaunched(ship) => {
                self.next_ship = ShipId(ship.id.0 + 1);
                self.ships.insert(ship.clone());
            }
            Event::ShipWasDestroyed(ship) => self.ships.update(ship.id, |ship| ship.loan_over = None),
            Event::ShipLost(ship) => self.ships.update(ship.id, |ship| {
                ship.loan_over = None;
                ship.lost = true;
            }),
            Event::ShipRestored(ship) => self.ships.update(ship.id, |ship| {
                ship.lost = false;
                ship.place = None;
            }),
            Event::ShipRemoved(ship) => drop(self.ships.remove(ship.id)),
            Event::TaskStarted(task) => {
                if !task.id.is_private() {
                    self.next_task = TaskId(task.id.0 + 1);
                }
                if let Some(ship) = task.ship {
                    self.ships.update(ship, |ship| ship.place.clone_from(&task.place));
                }
                self.tasks.insert(task.clone());
            }
            Event::TaskCredited { task, completed, science, money, booking, cooperation } => {
                if let Some(credited) = self.credit(*task, *completed, booking.as_ref()) {
                    let (player, host, earned) = credited;
                    self.science.entry(player).or_default().neutral += science;
                    if host != player {
                        self.science.entry(host).or_default().neutral += science;
                    }
                    if *cooperation {
                        *self.cooperation.entry(player).or_default() += earned;
                    }
                    self.issue(player, *money);
                }
            }
            Event::TaskRetuned { task, tier, at, pay } => {
                self.tasks.update(*task, |task| task.rise_to(*tier, *pay, *at));
            }
            Event::TasksHalted { tasks, at, .. } => {
                for task in tasks {
                    self.tasks.update(*task, |task| task.halt(*at));
                }
            }
            Event::TasksResumed { tasks, at, .. } => {
                for task in tasks {
                    self.tasks.update(*task, |task| task.resume(*at));
                }
            }
            Event::ValuesChanged { after, at, .. } => self.revalue(after, *at),
            Event::TaskAtLimit { task, also, .. } => {
                for task in [task].into_iter().chain(also) {
                    self.tasks.update(*task, |task| task.told_at_limit = true);
                }
            }
            Event::TaskEnded { task, reportable, .. } => {
                if let Some(ship) = task.ship.filter(|_| *reportable) {
                    self.ships.update(ship, |ship| ship.loan_over = Some(task.loan()));
                }
                let ended = self.tasks.remove(task.id);
                self.come_home(ended);
            }
            Event::SystemAdded(system) => self.systems.push(system.clone()),
            Event::SystemRemoved { system, .. } => self.systems.retain(|one| one.name != *system),
            Event::SystemGiven { to, system: name, .. } => {
                if let Some(system) = self.system_mut(name) {
                    system.ruler = Some(*to);
                    system.home_of = None;
                }
            }
            Event::SystemRuled { system: name, ruler, home, .. } => {
                if let Some(system) = self.system_mut(name) {
                    system.ruler = *ruler;
                    system.home_of = ruler.filter(|_| *home);
                }
            }
        }
    }

    fn close_access(&mut self, key: (Pair, Access)) {
        self.access.remove(&key);
        self.private_access.remove(&key);
        self.leases.remove(&key);
    }

    /// Plays on by other values. Bookings stay, and running tasks earn by the new values from now on (H1.4).
    fn revalue(&mut self, values: &Values, at: GameTime) {
        let before = std::mem::replace(&mut self.values, CampaignValues::new(values.clone()));
        let bounds = &self.values.bounds;
        let moved = *bounds != before.bounds;
        if moved {
            let widest = self.widest_bounds.as_ref().unwrap_or(&before.bounds);
            self.widest_bounds = Some(widest.hull(bounds));
        }
        let tasks: Vec<TaskId> = self.tasks.keys().copied().collect();
        for id in tasks {
            let full = |pair| self.leverage(pair) >= self.values.bounds.highest;
            let is_full = self.tasks.get(&id).and_then(Task::pair).is_some_and(full);
            self.tasks.update(id, |task| {
                task.revalue(values, at);
                task.told_at_limit &= is_full || !moved;
            });
        }
    }

    /// Credits a task's completions. Returns its player, its host and its leverage earnings.
    fn credit(
        &mut self,
        task: TaskId,
        completed: i64,
        booking: Option<&Booking>,
    ) -> Option<(PlayerId, PlayerId, Leverage)> {
        let earned = booking.map_or(Leverage::ZERO, |booking| booking.amount);
        let task = self.tasks.update(task, |task| {
            task.meter.credited += completed;
            task.earned += earned;
        })?;
        let (player, host) = (task.player, task.host);
        if let Some(booking) = booking {
            self.apply(booking);
        }
        Some((player, host, earned))
    }

    /// Returns a lent ship to its previous place after its task (L10.2); other ships stay where they are.
    pub(super) fn come_home(&mut self, ended: Option<Task>) {
        if let Some(Task { kind: TaskKind::Aid { .. }, ship: Some(ship), came_from, .. }) = ended {
            self.ships.update(ship, |ship| ship.place = came_from);
        }
    }

    fn system_mut(&mut self, name: &str) -> Option<&mut System> {
        self.systems.iter_mut().find(|system| system.name == name)
    }

    fn apply(&mut self, booking: &Booking) {
        self.relations.apply(booking);
    }

    /// Creates or removes money.
    fn issue(&mut self, player: PlayerId, amount: Money) {
        self.put(player, amount);
        self.issued = self.issued + amount;
    }

    fn put(&mut self, player: PlayerId, amount: Money) {
        let purse = self.purses.entry(player).or_default();
        *purse = *purse + amount;
    }
}
