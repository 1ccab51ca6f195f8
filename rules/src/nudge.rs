//! Nudges: whose action the table waits for, and who is called when nothing comes of it (L14.4).

use super::campaign::{Campaign, Phase};
use super::event::Event;
use super::ids::{OfferId, PlayerId};
use super::offer::Offer;
use super::proceeding::Proceeding;
use super::take_back::is_personal;
use super::time::{Span, Time};
use super::viewer::is_unnumbered;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A player who has acted in turn within so long is at the table: that it is their turn again is told without a call at first.
const AT_TABLE: Span = Span::seconds(30 * 60);

/// So long such a player has to begin before they are called.
const GRACE: Span = Span::seconds(10 * 60);

/// What a player does on their turn begins the time anew, and is noted at most once in so long.
const NOTED_EVERY: Span = Span::hours(1);

/// The nudges, in the order in which they come.
const ALL: [Nudge; 4] = [Nudge::Turn, Nudge::Player, Nudge::Next, Nudge::Moderators];

/// Who is called to move a game on that waits for a player, in the order in which they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Nudge {
    /// The player to whom the turn was given without a call, and who has not begun.
    Turn,
    /// The player, after as many hours as the campaign has set.
    Player,
    /// After as many again, the player who is next in turn order as well.
    Next,
    /// And then the moderator.
    Moderators,
}

/// A player whose action it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Waiting {
    pub player: PlayerId,
    /// Their action is under way; otherwise it is theirs to begin.
    pub begun: bool,
    /// Since when nothing has come of it. A pause moves it on.
    pub since: Time,
    /// They have not been called to it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub silent: bool,
    /// The last nudge that there was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last: Option<Nudge>,
}

/// What a campaign keeps, so that it nudges whom it has to, once.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Nudging {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub waiting: Option<Waiting>,
    /// When players last acted in turn.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub seen: BTreeMap<PlayerId, Time>,
    /// Since when the pending offers wait that have no deadline, and so no half time.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub open: BTreeMap<OfferId, Time>,
}

impl Waiting {
    /// Returns the nudges that are left, with the moments at which they are due.
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
    /// Returns whether it keeps nothing.
    pub fn is_empty(&self) -> bool {
        *self == Nudging::default()
    }

    /// Notes whose action it is, from a moment on, and who brought that about.
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

    /// Notes an offer that was made, where a nudge is all that will remind of it.
    pub(super) fn open(&mut self, offer: &Offer, from: Time) {
        if offer.deadline.is_none() {
            self.open.insert(offer.id, from);
        }
    }

    pub(super) fn close(&mut self, offer: OfferId) {
        self.open.remove(&offer);
    }

    /// Moves on what it keeps by as long as the campaign stood still: paused time does not count.
    pub(super) fn postpone(&mut self, by: Span) {
        let waits = self.waiting.iter_mut().map(|waiting| &mut waiting.since);
        let all = waits.chain(self.open.values_mut()).chain(self.seen.values_mut());
        all.for_each(|at| *at = *at + by);
    }
}

impl Campaign {
    /// Returns after how long whose action it is is called; `None` where a moderator has turned that off.
    fn nudges_after(&self) -> Option<Span> {
        Some(self.settings.nudge).filter(|hours| *hours > Span::millis(0))
    }

    /// Returns whether nudges are on.
    pub(super) fn nudges(&self) -> bool {
        self.nudges_after().is_some()
    }

    /// Returns when an offer that waits for ever is to be reminded of, once.
    pub(super) fn nudge_due(&self, offer: &Offer) -> Option<Time> {
        let since = self.nudging.open.get(&offer.id)?;
        let waits = offer.reminded.is_none() && !offer.terms.is_sealed();
        Some(*since + self.nudges_after()?).filter(|_| waits)
    }

    /// Returns whether it is the player's action, under way or to be begun, in a campaign that runs.
    pub fn is_turn_of(&self, player: PlayerId) -> bool {
        let waiting = self.nudging.waiting.map(|waiting| waiting.player);
        let active = self.game.turns().and_then(|seating| seating.active);
        matches!(self.phase, Phase::Running) && [active, waiting].contains(&Some(player))
    }

    /// Returns whose action it is, and whether it is under way. `given` is the player to whom the events so far have given the turn. While the game waits
    /// for others, or for an answer that has reminders of its own, it is no player's.
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

    /// Returns the nudge that is due by now, the latest of several.
    fn nudge(&self, now: Time) -> Option<(Waiting, Nudge)> {
        let (waiting, hours) = (self.nudging.waiting?, self.nudges_after()?);
        let due = waiting.left(hours).filter(|(_, at)| *at <= now);
        due.last().map(|(nudge, _)| (waiting, nudge))
    }
}

/// Records whose action it is where these events have changed that, or where the player whose it is has moved. `by` is the player whose order it was, if
/// they gave it themselves.
pub(super) fn track(proceeding: &mut Proceeding<'_>, by: Option<PlayerId>, now: Time) {
    let events = &proceeding.events;
    let turns = proceeding.before().game.turns().is_some();
    // What is hidden from the table moves nothing on before its eyes, and neither does when a player may be called.
    if !turns || events.is_empty() || is_unnumbered(events) || is_personal(events) {
        return;
    }
    let given = events.iter().rev().find_map(|event| match event {
        Event::Game(event) => event.gives_turn_to(),
        _ => None,
    });
    let campaign = proceeding.campaign();
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
        // No message calls a player to whom the turn comes because another has left.
        silent: changed
            && !begun
            && campaign.may_be_called(player, now)
            && (given != Some(player) || at_table(&player)),
        last: None,
    });
    let seen = by.filter(|player| campaign.is_active(*player));
    proceeding.record(Event::ActionAwaited { waiting, seen, at });
}

/// Returns that the time begins anew of what a campaign waits for that an undoing has led back to.
pub(super) fn anew(rebuilt: &Campaign, at: Time) -> Option<Event> {
    let waiting = rebuilt.nudging.waiting.filter(|_| rebuilt.nudges())?;
    let silent = waiting.silent && waiting.last.is_none();
    let waiting = Some(Waiting { since: at, silent, last: None, ..waiting });
    let seen = None;
    Some(Event::ActionAwaited { waiting, seen, at })
}

/// Records the nudge that is due: of several the latest, so that a week of absence calls each player once.
pub(super) fn call(proceeding: &mut Proceeding<'_>, now: Time) {
    let due = |campaign: &Campaign| campaign.nudge(now).is_some();
    let Some(campaign) = proceeding.campaign_if(due) else {
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
    proceeding.record(called);
}

/// Returns when the next nudge is due.
pub(super) fn next(campaign: &Campaign) -> Option<Time> {
    let left = campaign.nudging.waiting?.left(campaign.nudges_after()?);
    left.map(|(_, at)| at).min()
}
