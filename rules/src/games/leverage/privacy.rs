//! Redacts leverage and money for players other than the two concerned (L13.1), in states and in events.

use super::amounts::{Leverage, Money};
use super::event::{Event, Why};
use super::relation::{Booking, Pair, Shown};
use super::settings::{Public, Settings};
use super::ship::Ship;
use super::small_gifts::SmallGifts;
use super::state::State;
use crate::ids::{PlayerId, ShipId, TaskId};
use crate::table::Viewer;
use imbl::OrdMap;
use std::borrow::Cow;

/// How a state was redacted. Nothing is hidden in the actual state of play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Redaction {
    leverage: Option<Viewer>,
    money: Option<Viewer>,
}

impl State {
    /// Returns whether the viewer of the redacted state sees the leverage between these two.
    pub fn shows_leverage(&self, pair: Pair) -> bool {
        self.redaction.leverage.is_none_or(|viewer| knows_pair(viewer, pair))
    }

    /// Returns whether they see the leverage between any two of these players.
    pub fn shows_leverage_among(&self, players: &[PlayerId]) -> bool {
        let pairs = || players.iter().flat_map(|by| players.iter().map(|over| Pair::new(*by, *over)));
        self.redaction.leverage.is_none_or(|viewer| pairs().all(|pair| knows_pair(viewer, pair)))
    }

    /// Returns whether they see a player's progress from leverage: progress, milestones, science.
    pub fn shows_progress(&self, player: PlayerId) -> bool {
        let viewer = self.redaction.leverage;
        viewer.is_none_or(|viewer| viewer.knows_what_is_private_to(player))
    }

    pub fn shows_money(&self, player: PlayerId) -> bool {
        let viewer = self.redaction.money;
        viewer.is_none_or(|viewer| viewer.knows_what_is_private_to(player))
    }

    pub(super) fn redacted_for_viewer(&self, settings: &Settings, viewer: Viewer) -> Cow<'_, State> {
        let hides = |public: Public| public != Public::All && !viewer.reads_private;
        let redaction = Redaction {
            leverage: hides(settings.public_leverage).then_some(viewer),
            money: hides(settings.public_money).then_some(viewer),
        };
        if redaction == Redaction::default() && self.knows_what_came_of_private_favours(viewer) {
            return Cow::Borrowed(self);
        }
        let mut seen = self.clone();
        seen.leave_out_what_came_of_private_favours(viewer);
        seen.redaction = redaction;
        if redaction.money.is_some() {
            seen.purses = only(seen.purses, |player| viewer.knows_what_is_private_to(*player));
            let known = seen.purses.values();
            seen.issued = known.fold(Money::ZERO, |sum, money| sum + *money);
        }
        if redaction.leverage.is_some() {
            seen.untold = None;
            let relations = self.relations.iter().filter(|(pair, _)| knows_pair(viewer, **pair));
            seen.relations = relations.map(|(pair, relation)| (*pair, *relation)).collect();
            let known = |player: &PlayerId| viewer.knows_what_is_private_to(*player);
            seen.science = only(seen.science, known);
            seen.cooperation = only(seen.cooperation, known);
            seen.milestones = only(seen.milestones, known);
        }
        for (id, task) in self.tasks.iter() {
            let pair = Pair::new(task.player, task.host);
            if !seen.shows_leverage(pair) {
                // A task's earnings depend on the limit, and so on everything between the two players.
                seen.tasks.update(*id, |task| {
                    task.earned = Leverage::ZERO;
                    task.told_at_limit = false;
                    task.halted = None;
                });
            }
        }
        Cow::Owned(seen)
    }
}

impl State {
    fn knows_what_came_of_private_favours(&self, viewer: Viewer) -> bool {
        let mut granted = self.private_access.iter();
        granted.all(|(pair, _)| knows_pair(viewer, *pair))
            && self.tasks.private().next().is_none()
            && self.ships.lent_in_private().next().is_none()
    }

    /// Removes access and loans granted in private, which only the two players may see, whatever else is public
    /// (L13.2).
    fn leave_out_what_came_of_private_favours(&mut self, viewer: Viewer) {
        let hidden = |pair: Pair| !knows_pair(viewer, pair);
        for granted in std::mem::take(&mut self.private_access) {
            match hidden(granted.0) {
                true => {
                    self.access.remove(&granted);
                    self.leases.remove(&granted);
                }
                false => drop(self.private_access.insert(granted)),
            }
        }
        let tasks = self.tasks.private().filter(|task| hidden(Pair::new(task.player, task.host)));
        let tasks: Vec<TaskId> = tasks.map(|task| task.id).collect();
        for task in tasks {
            let task = self.tasks.remove(task);
            self.come_home(task);
        }
        let hidden = |ship: &&Ship| ship.loan_over.is_some_and(|loan| hidden(Pair::new(loan.borrower, loan.owner)));
        let ships: Vec<ShipId> = self.ships.lent_in_private().filter(hidden).map(|ship| ship.id).collect();
        for id in ships {
            self.ships.update(id, |ship| ship.loan_over = None);
        }
    }
}

fn only<K: Ord + Clone, V: Clone>(map: OrdMap<K, V>, known: impl Fn(&K) -> bool) -> OrdMap<K, V> {
    map.into_iter().filter(|(key, _)| known(key)).collect()
}

fn knows_pair(viewer: Viewer, pair: Pair) -> bool {
    viewer.knows_what_is_between([pair.by, pair.over])
}

/// Returns an event redacted for a viewer; `None` if they may not know of it.
pub(super) fn redacted_for(settings: &Settings, event: &Event, viewer: Viewer) -> Option<Event> {
    let seen = Seen { settings, viewer };
    let known = |known: bool| known.then_some(());
    let mut redacted = event.clone();
    match &mut redacted {
        Event::LeverageBooked { booking, why } => *booking = seen.booking(booking, *why)?,
        Event::TaskCredited { booking, .. } => *booking = booking.filter(|booking| seen.knows(booking.pair)),
        Event::TaskEnded { task, veiled, .. } => {
            if !seen.knows(Pair::new(task.player, task.host)) || !seen.knows_money(task.player) {
                task.earned = Leverage::ZERO;
                task.halted = None;
                *veiled = true;
            }
        }
        Event::TechnologyUnlocked { player, paid, .. } => {
            if !seen.knows_of(*player) {
                *paid = paid.undivided();
            }
        }
        Event::GiftKeptBack { gift, .. } => seen.redact(gift),
        Event::SmallGiftsTold { gifts, .. } => gifts.iter_mut().for_each(|gift| seen.redact(gift)),
        Event::TaskAtLimit { pair, .. } | Event::TasksHalted { pair, .. } | Event::TasksResumed { pair, .. } => {
            known(seen.knows(*pair))?;
        }
        Event::MilestoneReached { player, .. } => known(seen.knows_of(*player))?,
        // The deciding leverage is the other's over the actor.
        Event::RightsShifted { rights } => {
            rights.retain(|right| seen.knows(Pair::new(right.against, right.actor)));
            known(!rights.is_empty())?;
        }
        Event::MoneyIssued { to: one, .. }
        | Event::MoneySpent { by: one, .. }
        | Event::MoneyCorrected { player: one, .. } => known(seen.hears_of_money(&[*one]))?,
        Event::MoneyCorrectedForAll { players, .. } => known(seen.hears_of_money(players))?,
        Event::MoneyMoved { from, to, .. } => known(seen.hears_of_money(&[*from, *to]))?,
        Event::AccessEnded(grant)
        | Event::RenewalAsked(grant)
        | Event::RenewalAgreed { grant, .. }
        | Event::AccessRenewed { grant, .. } => {
            let [by, over] = grant.players();
            known(!grant.private || knows_pair(viewer, Pair::new(by, over)))?;
        }
        // The author chose to give openly.
        Event::Gifted { .. }
        | Event::AccessGranted { .. }
        | Event::AccessRevoked { .. }
        | Event::ShipLaunched(_)
        | Event::ShipLost(_)
        | Event::ShipSentHome(_)
        | Event::ShipWasDestroyed(_)
        | Event::ShipRestored(_)
        | Event::ShipRemoved(_)
        | Event::TaskStarted(_)
        | Event::TaskRetuned { .. }
        | Event::ActedAgainst { .. }
        | Event::Entered { .. }
        | Event::Terraformed { .. }
        | Event::BiomassCollected { .. }
        | Event::MineralsSold { .. }
        | Event::SystemGiven { .. }
        | Event::SystemAdded(_)
        | Event::SystemRemoved { .. }
        | Event::SystemRuled { .. }
        | Event::ValuesChanged { .. }
        | Event::ScienceCorrectedForAll { .. }
        | Event::ScienceCorrected { .. } => {}
    }
    Some(redacted)
}

/// A viewer, and what is public.
struct Seen<'a> {
    settings: &'a Settings,
    viewer: Viewer,
}

impl Seen<'_> {
    /// Leaves the viewer's part of what small gifts earned.
    fn redact(&self, gifts: &mut SmallGifts) {
        gifts.booking = gifts.booking.and_then(|booking| self.booking(&booking, Why::Gift));
    }

    fn knows(&self, pair: Pair) -> bool {
        self.settings.public_leverage == Public::All || knows_pair(self.viewer, pair)
    }

    /// Returns whether the viewer knows a player's progress from leverage.
    fn knows_of(&self, player: PlayerId) -> bool {
        self.settings.public_leverage == Public::All || self.viewer.knows_what_is_private_to(player)
    }

    fn knows_money(&self, player: PlayerId) -> bool {
        self.settings.public_money == Public::All || self.viewer.knows_what_is_private_to(player)
    }

    /// Returns whether the viewer learns how these players' money changed: differences are public unless nothing is.
    fn hears_of_money(&self, players: &[PlayerId]) -> bool {
        let mut players = players.iter();
        self.settings.public_money != Public::Nothing
            || players.any(|player| self.viewer.knows_what_is_private_to(*player))
    }

    /// Returns what the viewer learns of a booking. The amount actually booked depends on the limit, and a
    /// moderator's change on the old value, so both reveal history. The viewer therefore gets the difference the act
    /// alone would have made.
    fn booking(&self, booking: &Booking, why: Why) -> Option<Booking> {
        if self.knows(booking.pair) {
            return Some(*booking);
        }
        match (self.settings.public_leverage, why) {
            (_, Why::Moderator | Why::RelationsReset) => Some(booking.shown_as(Shown::Anew)),
            (Public::All | Public::Differences, _) => Some(booking.shown_as(Shown::Difference)),
            (Public::Nothing, _) => None,
        }
    }
}
