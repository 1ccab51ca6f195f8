//! Nudges: the table waits for one player's action, and calls them and others if they do not act (L14.4).

use super::campaign::{Campaign, Phase};
use super::event::Event;
use super::event_buffer::EventBuffer;
use super::ids::{OfferId, PlayerId};
use super::offer::Offer;
use super::take_back::newer::is_personal;
use super::time::{Span, Time};
use super::viewer::is_unnumbered;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A player who acted in turn within this time is at the table, and at first gets their next turn without a call.
const AT_TABLE: Span = Span::seconds(30 * 60);

/// How long such a player has to start before they are called (L14.4).
pub const GRACE: Span = Span::seconds(10 * 60);

/// An act by a player on their turn restarts the wait, but is recorded at most this often.
const NOTED_EVERY: Span = Span::hours(1);

/// The nudges, in sending order.
const ALL: [Nudge; 4] = [Nudge::Turn, Nudge::Player, Nudge::Next, Nudge::Moderators];

/// A call to get a stalled game moving, in sending order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Nudge {
    /// The player who got the turn without a call and has not started.
    Turn,
    /// The player, after the number of hours set for the campaign.
    Player,
    /// Also the next player in turn order, after the same time again.
    Next,
    /// Finally the moderator.
    Moderators,
}

/// A player whose action the table waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Waiting {
    pub player: PlayerId,
    /// Their action is under way; otherwise they have yet to start it.
    pub begun: bool,
    /// The start of the wait. A pause postpones it.
    pub since: Time,
    /// They have not been called to it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub silent: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last: Option<Nudge>,
}

/// A campaign's record of waits and nudges, so that it nudges the right players, once each.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Nudging {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub waiting: Option<Waiting>,
    /// When players last acted in turn.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub seen: BTreeMap<PlayerId, Time>,
    /// When pending offers without a deadline, and so without a half time, started to wait.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub open: BTreeMap<OfferId, Time>,
}

impl Waiting {
    /// Returns the remaining nudges with their due times.
    fn left(self, hours: Span) -> impl Iterator<Item = (Nudge, Time)> {
        let due = move |nudge: Nudge| match nudge {
            Nudge::Turn => self.silent.then_some(self.since + GRACE),
            Nudge::Player => Some(self.since + hours),
            Nudge::Next => Some(self.since + hours + hours),
            Nudge::Moderators => Some(self.since + hours + hours + hours),
        };
        let left = ALL.into_iter().filter(move |nudge| self.last < Some(*nudge));
        left.filter_map(move |nudge| Some((nudge, due(nudge)?)))
    }
}

impl Nudging {
    pub fn is_empty(&self) -> bool {
        *self == Nudging::default()
    }

    /// Records the player whose action the table waits for from `at` on, and who caused that.
    pub(super) fn wait(&mut self, waiting: Option<Waiting>, seen: Option<PlayerId>, at: Time) {
        self.waiting = waiting;
        self.seen.extend(seen.map(|player| (player, at)));
    }

    pub(super) fn note_call(&mut self, player: PlayerId, nudge: Nudge) {
        let waiting = self.waiting.as_mut();
        if let Some(waiting) = waiting.filter(|waiting| waiting.player == player) {
            waiting.last = Some(nudge);
        }
    }

    /// Records a new offer whose only reminder will be a nudge.
    pub(super) fn open(&mut self, offer: &Offer, from: Time) {
        if offer.deadline.is_none() {
            self.open.insert(offer.id, from);
        }
    }

    pub(super) fn close(&mut self, offer: OfferId) {
        self.open.remove(&offer);
    }

    /// Postpones everything by the length of a pause.
    pub(super) fn postpone(&mut self, by: Span) {
        let waits = self.waiting.iter_mut().map(|waiting| &mut waiting.since);
        let all = waits.chain(self.open.values_mut()).chain(self.seen.values_mut());
        all.for_each(|at| *at = *at + by);
    }
}

impl Campaign {
    /// Returns how long the table waits before it calls the player whose action it is; `None` if a moderator turned
    /// that off.
    fn nudges_after(&self) -> Option<Span> {
        Some(self.settings.nudge).filter(|hours| *hours > Span::millis(0))
    }

    pub(super) fn nudges(&self) -> bool {
        self.nudges_after().is_some()
    }

    /// Returns when an offer without a deadline gets its only reminder.
    pub(super) fn nudge_due(&self, offer: &Offer) -> Option<Time> {
        let since = self.nudging.open.get(&offer.id)?;
        let waits = offer.reminded.is_none() && !offer.terms.is_sealed();
        Some(*since + self.nudges_after()?).filter(|_| waits)
    }

    /// Returns whether it is the player's action, under way or not yet started, in a running campaign.
    pub fn is_turn_of(&self, player: PlayerId) -> bool {
        let waiting = self.nudging.waiting.map(|waiting| waiting.player);
        let active = self.game.turns().and_then(|seating| seating.active);
        matches!(self.phase, Phase::Running) && [active, waiting].contains(&Some(player))
    }

    /// Returns the player whose turn follows the current one, or who has yet to begin theirs, if that is known.
    pub fn next_up(&self) -> Option<PlayerId> {
        match self.game.turns()?.active {
            Some(active) => self.game.next_in_turn(self.roster(), active).filter(|next| *next != active),
            None => {
                let waiting = self.nudging.waiting.filter(|waiting| !waiting.begun);
                waiting.map(|waiting| waiting.player).filter(|player| self.is_active(*player))
            }
        }
    }

    /// Returns the player whose action it is, and whether it is under way. `given` is the player who got the turn from
    /// the events so far. Returns `None` while the game waits for others, or for an answer with reminders of its own.
    fn awaits(&self, given: Option<PlayerId>) -> Option<(PlayerId, bool)> {
        if !self.nudges() || matches!(self.phase, Phase::Ended { .. }) {
            return None;
        }
        let seating = self.game.turns()?;
        if let Some(active) = seating.active {
            let asks = |offer: &Offer| offer.from.is_none_or(|from| from == active);
            let mut pending = self.offers.pending.values();
            let waits = pending.any(|offer| !offer.private && asks(offer));
            return (!waits).then_some((active, true));
        }
        let known = self.nudging.waiting.filter(|waiting| !waiting.begun);
        let player = given.or(known.map(|waiting| waiting.player))?;
        match self.is_active(player) {
            true => Some((player, false)),
            false => Some((self.game.next_in_turn(self.roster(), player)?, false)),
        }
    }

    /// Returns the nudge due at `now`, or the latest if several are due.
    fn nudge(&self, now: Time) -> Option<(Waiting, Nudge)> {
        let (waiting, hours) = (self.nudging.waiting?, self.nudges_after()?);
        let due = waiting.left(hours).filter(|(_, at)| *at <= now);
        due.last().map(|(nudge, _)| (waiting, nudge))
    }
}

/// Records the player whose action it is if these events changed that, or if that player has acted. `by` is the author
/// of the order, unless a moderator gave it for them.
pub(super) fn track(buffer: &mut EventBuffer<'_>, by: Option<PlayerId>, now: Time) {
    let events = &buffer.events;
    let turns = buffer.before().game.turns().is_some();
    // Events hidden from the table must not visibly restart a wait. Nor do changes to when a player may be called.
    if !turns || events.is_empty() || is_unnumbered(events) || is_personal(events) {
        return;
    }
    let given = events.iter().rev().find_map(|event| event.profile().gives_turn_to);
    let campaign = buffer.campaign();
    let before = campaign.nudging.waiting;
    let at = campaign.deadlines_ran_until(now);
    let awaited = campaign.awaits(given);
    let changed = awaited != before.map(|waiting| (waiting.player, waiting.begun));
    let moved = awaited.is_some_and(|(player, _)| by == Some(player));
    let long_ago = |waiting: Waiting| waiting.last.is_some() || at.since(waiting.since) >= NOTED_EVERY;
    let anew = changed || (moved && before.is_some_and(long_ago));
    if !anew {
        return;
    }
    let at_table = |player: &PlayerId| {
        let seen = campaign.nudging.seen.get(player);
        seen.is_some_and(|seen| at.since(*seen) <= AT_TABLE)
    };
    let waiting = awaited.map(|(player, begun)| Waiting {
        player,
        begun,
        since: at,
        // If the turn passes because another player left, no message calls the new player.
        silent: changed
            && !begun
            && campaign.may_be_called(player, now)
            && (given != Some(player) || at_table(&player)),
        last: None,
    });
    let seen = by.filter(|player| campaign.is_active(*player));
    buffer.record(Event::ActionAwaited { waiting, seen, at });
}

/// Returns the event that restarts the current wait after an undo.
pub(super) fn anew(rebuilt: &Campaign, at: Time) -> Option<Event> {
    let waiting = rebuilt.nudging.waiting.filter(|_| rebuilt.nudges())?;
    let silent = waiting.silent && waiting.last.is_none();
    let waiting = Some(Waiting { since: at, silent, last: None, ..waiting });
    let seen = None;
    Some(Event::ActionAwaited { waiting, seen, at })
}

/// Records the nudge that is due, or the latest if several are: after a week of inactivity each player is called
/// once.
pub(super) fn call(buffer: &mut EventBuffer<'_>, now: Time) {
    let due = |campaign: &Campaign| campaign.nudge(now).is_some();
    let Some(campaign) = buffer.campaign_if(due) else {
        return;
    };
    let Some((waiting, nudge)) = campaign.nudge(now) else {
        return;
    };
    let player = waiting.player;
    let next = campaign.game.next_in_turn(campaign.roster(), player);
    let called = Event::ActionCalled {
        player,
        since: waiting.since,
        nudge,
        next: next.filter(|next| nudge >= Nudge::Next && *next != player),
        moderator: campaign.founder.filter(|_| nudge == Nudge::Moderators),
    };
    buffer.record(called);
}

pub(super) fn next(campaign: &Campaign) -> Option<Time> {
    let left = campaign.nudging.waiting?.left(campaign.nudges_after()?);
    left.map(|(_, at)| at).min()
}
