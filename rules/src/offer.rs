//! Offers: whatever waits for another player's answer. One mechanism serves every ruleset; what an answer does, the ruleset
//! that made the offer says.

mod private;
mod stored;

use super::away::WhileAway;
use super::campaign::Campaign;
use super::games::Terms;
use super::ids::{OfferId, PlayerId};
use super::ruleset::NewOffer;
use super::table::{Answer, Closing, Head, Refusal, Sealed};
use super::time::{Span, Time};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use stored::Stored;

pub use private::PrivateNumbers;

/// The last reminder goes out this long before the deadline (L4.7).
const LAST_CALL: Span = Span::hours(1);

/// An offer as it was made. It is stored with lists of its parties and its clauses.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Stored", into = "Stored")]
pub struct Offer {
    pub id: OfferId,
    /// The player who made it; `None` where the game asks.
    pub from: Option<PlayerId>,
    /// The player who owes the answer.
    pub to: PlayerId,
    pub terms: Terms,
    pub note: Option<String>,
    /// Only the two of them are told of it.
    pub private: bool,
    pub made_at: Time,
    /// When silence becomes an answer; `None` where the offer waits for ever.
    pub deadline: Option<Time>,
    /// How long there was to answer when the offer was made, from which half time is reckoned.
    pub answer_within: Span,
    /// What silence past the deadline means for this offer, fixed when it was made.
    pub silence: Silence,
    /// The player asked was away when it was made: the time to answer begins when they are back, and the deadline is the latest that can come
    /// of that (L14.1).
    pub awaits_return: bool,
    /// The last reminder that has gone out, while the offer is pending.
    pub reminded: Option<Reminder>,
}

/// What it means that the player asked did not answer in time (L4.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Silence {
    /// It is a refusal, with all that a refusal costs.
    Refuse,
    /// Neither loses anything, and what asking cost comes back.
    Lapse,
    /// There is no deadline.
    Wait,
}

/// A reminder to both players that an answer is owed (L4.7), in the order in which they come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reminder {
    HalfTime,
    LastCall,
}

/// An offer that has come to its end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Closed {
    pub offer: Offer,
    pub closing: Closing,
}

/// The offers of a campaign: all that are pending, and of the closed ones those that have not been forgotten.
///
/// A replay remembers all of them. What is kept of a campaign in memory and in snapshots forgets them, so that no ruling costs more for the
/// offers that were ever made; an order or a story that is about a closed offer is given it back by [`Offers::recall`].
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Offers {
    pub pending: BTreeMap<OfferId, Offer>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub closed: BTreeMap<OfferId, Closed>,
    /// The sealed answers of pending offers.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub answers: BTreeMap<OfferId, Answer>,
    /// The newest public offer when closed ones were last forgotten.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) last: Option<OfferId>,
    /// What private offers bear as numbers.
    #[serde(default, skip_serializing_if = "PrivateNumbers::is_empty")]
    pub(super) private: PrivateNumbers,
}

impl Offer {
    /// Returns what a game sees of it beside its terms.
    pub fn head(&self) -> Head {
        let Offer { id, from, to, .. } = *self;
        Head { id, from, to }
    }

    /// Returns when `reminder` is due; `None` where there is no deadline, or where the answer is expected so soon that the
    /// last call would come before half time.
    pub fn reminder_due(&self, reminder: Reminder) -> Option<Time> {
        let deadline = self.deadline?;
        let half = deadline - self.answer_within.half();
        match reminder {
            Reminder::HalfTime => Some(half),
            Reminder::LastCall => Some(deadline - LAST_CALL).filter(|call| *call > half),
        }
    }

    /// Returns the reminders that have not gone out, in order, with the times they are due.
    pub(super) fn reminders_left(&self) -> impl Iterator<Item = (Reminder, Time)> {
        [Reminder::HalfTime, Reminder::LastCall]
            .into_iter()
            .filter(|reminder| self.reminded < Some(*reminder))
            .filter_map(|reminder| Some((reminder, self.reminder_due(reminder)?)))
    }

    /// Refuses where no is no answer.
    pub(super) fn must_be_refusable(&self) -> Result<(), Refusal> {
        match self.terms.may_be_refused() {
            true => Ok(()),
            false => Err(Refusal::MustBeAnswered { offer: self.id }),
        }
    }

    /// Returns whether `player` made the offer or owes the answer.
    pub fn concerns(&self, player: PlayerId) -> bool {
        self.from == Some(player) || self.to == player
    }

    /// Returns whether the offer ends when `player` goes: no offer outlives the player who owes the answer, and a question
    /// outlives the other (E3.3).
    pub(super) fn needs(&self, player: PlayerId) -> bool {
        self.to == player || (self.from == Some(player) && self.terms.may_be_refused())
    }

    /// Returns what it is about, clause by clause.
    pub fn clauses(&self) -> impl Iterator<Item = &Terms> {
        std::iter::once(&self.terms)
    }

    /// Returns the players between whom it is: the one who made it, unless the game asks, and the one who owes the answer.
    pub fn parties(&self) -> impl Iterator<Item = PlayerId> {
        self.from.into_iter().chain([self.to])
    }
}

impl Offers {
    /// Returns the id of the next public offer that is made.
    pub fn next_id(&self) -> OfferId {
        OfferId(self.newest().map_or(0, |newest| newest.0) + 1)
    }

    /// Returns the newest public offer that was made, whatever became of it.
    pub(super) fn newest(&self) -> Option<OfferId> {
        let public = |id: &&OfferId| !id.is_private();
        let pending = self.pending.keys().rev().find(public).copied();
        let closed = self.closed.keys().rev().find(public).copied();
        pending.max(closed).max(self.last)
    }

    /// Returns whether an offer with this id was ever made.
    pub fn was_made(&self, id: OfferId) -> bool {
        match id.is_private() {
            true => self.private.was_given(id),
            false => (OfferId(1)..self.next_id()).contains(&id),
        }
    }

    /// Returns whether an offer has been closed and forgotten, so that [`Offers::get`] does not find it.
    pub fn is_forgotten(&self, id: OfferId) -> bool {
        self.was_made(id) && self.get(id).is_none()
    }

    /// Forgets the closed offers. Their ids are not given out again.
    pub fn forget_closed(&mut self) {
        self.last = self.newest();
        self.closed.clear();
    }

    /// Gives back a closed offer that was forgotten.
    pub fn recall(&mut self, closed: Closed) {
        self.closed.insert(closed.offer.id, closed);
    }

    /// Returns the offer with this id, pending, or closed and not forgotten.
    pub fn get(&self, id: OfferId) -> Option<&Offer> {
        let closed = || self.closed.get(&id).map(|closed| &closed.offer);
        self.pending.get(&id).or_else(closed)
    }

    pub(super) fn open(&mut self, offer: Offer) {
        self.private.give(offer.id, offer.from, offer.to);
        self.pending.insert(offer.id, offer);
    }

    pub(super) fn close(&mut self, id: OfferId, closing: Closing) {
        self.answers.remove(&id);
        if let Some(mut offer) = self.pending.remove(&id) {
            // Which reminders went out depends on how often the campaign was looked at, and a closed offer has no use for them.
            offer.reminded = None;
            self.closed.insert(id, Closed { offer, closing });
        }
    }

    pub(super) fn answer(&mut self, id: OfferId, answer: Answer) {
        if self.pending.contains_key(&id) {
            self.answers.insert(id, answer);
        }
    }

    /// Returns the pending offers whose answers are sealed, as the game sees them.
    pub(super) fn sealed(&self) -> BTreeMap<OfferId, Sealed> {
        let sealed = self.pending.values();
        let sealed = sealed.filter(|offer| offer.terms.is_sealed());
        let seen = |offer: &Offer| Sealed {
            head: offer.head(),
            deadline: offer.deadline,
            answer: self.answers.get(&offer.id).copied(),
        };
        sealed.map(|offer| (offer.id, seen(offer))).collect()
    }

    pub(super) fn remind(&mut self, id: OfferId, reminder: Reminder) {
        if let Some(offer) = self.pending.get_mut(&id) {
            offer.reminded = Some(reminder);
        }
    }

    pub(super) fn extend(&mut self, id: OfferId, deadline: Time, within: Span) {
        if let Some(offer) = self.pending.get_mut(&id) {
            // The new time has its own reminders.
            offer.deadline = Some(deadline);
            offer.answer_within = within;
            offer.reminded = None;
        }
    }

    /// Lets the time to answer of what a player was asked while they were away begin at another moment at the latest.
    pub(super) fn await_return(&mut self, player: PlayerId, latest: Time) {
        let awaits = |offer: &&mut Offer| offer.to == player && offer.awaits_return;
        for offer in self.pending.values_mut().filter(awaits) {
            offer.deadline = offer.deadline.map(|_| latest + offer.answer_within);
        }
    }

    /// Lets the time to answer begin of what a player was asked while they were away. Of an absence that outlasted its protection it had begun.
    pub(super) fn begin(&mut self, player: PlayerId, at: Time) {
        let awaits = |offer: &&mut Offer| offer.to == player && offer.awaits_return;
        for offer in self.pending.values_mut().filter(awaits) {
            let begun = at + offer.answer_within;
            offer.deadline = offer.deadline.map(|latest| latest.min(begun));
            offer.awaits_return = false;
        }
    }

    /// Moves every deadline on by as long as the clock stood still (L4.4).
    pub(super) fn postpone(&mut self, by: Span) {
        for offer in self.pending.values_mut() {
            offer.deadline = offer.deadline.map(|deadline| deadline + by);
        }
    }
}

/// Returns whether only its two players are told of an offer that a game makes: one that comes of a private one is as private.
pub(super) fn is_private(campaign: &Campaign, asked: &NewOffer<Terms>) -> bool {
    let about = asked.about.and_then(|id| campaign.offers.get(id));
    asked.private || about.is_some_and(|about| about.private)
}

/// Returns the offer that a game makes, with the deadline and the silence that the campaign has set.
pub(super) fn made(campaign: &Campaign, id: OfferId, asked: NewOffer<Terms>, now: Time) -> Offer {
    let settings = &campaign.settings;
    // What costs nothing to refuse simply lapses; waiting for ever is a setting for all offers but those whose answers are sealed: a window closes.
    let away = asked.from.and_then(|_| campaign.while_away(asked.to, now));
    let silence = match settings.silence {
        _ if asked.terms.is_sealed() => Silence::Lapse,
        Silence::Refuse if !asked.terms.refusal_costs() => Silence::Lapse,
        Silence::Refuse if away == Some(WhileAway::Lapses) => Silence::Lapse,
        silence => silence,
    };
    // In a campaign that stands still it begins to run when that goes on.
    let from = campaign.deadlines_ran_until(now);
    let (from, awaits_return) = match away {
        Some(WhileAway::StandsStill { until }) if silence != Silence::Wait => (from.max(until), true),
        _ => (from, false),
    };
    let answer_within = asked.answer_within.unwrap_or(settings.answer_within);
    let deadline = (silence != Silence::Wait).then(|| from + answer_within);
    let private = is_private(campaign, &asked);
    Offer {
        id,
        from: asked.from,
        to: asked.to,
        terms: asked.terms,
        note: asked.note,
        private,
        made_at: now,
        deadline,
        answer_within,
        silence,
        awaits_return,
        reminded: None,
    }
}

/// Returns the offer that `by` may answer.
pub(super) fn answerable(campaign: &Campaign, id: OfferId, by: PlayerId) -> Result<&Offer, Refusal> {
    let offer = must_be_pending_for(campaign, id, by)?;
    if offer.to != by {
        return Err(Refusal::NotYoursToAnswer { offer: id, to: offer.to });
    }
    match campaign.offers.answers.get(&id) {
        Some(answer) => Err(Refusal::AnswerSealed { offer: id, answer: *answer }),
        None => Ok(offer),
    }
}

/// Returns the offer that `by` may withdraw: what asking cost stays spent (L4.8).
pub(super) fn withdrawable(campaign: &Campaign, id: OfferId, by: PlayerId) -> Result<&Offer, Refusal> {
    let offer = must_be_pending_for(campaign, id, by)?;
    if offer.from != Some(by) {
        return Err(Refusal::NotYoursToWithdraw { offer: id, from: offer.from });
    }
    offer.must_be_refusable()?;
    Ok(offer)
}

/// Returns the pending offer with this id. A private one between two others is as good as none: a refusal that told more
/// would give it away.
fn must_be_pending_for(campaign: &Campaign, id: OfferId, by: PlayerId) -> Result<&Offer, Refusal> {
    match campaign.offers.get(id) {
        Some(offer) if offer.private && !offer.concerns(by) => Err(Refusal::UnknownOffer { offer: id }),
        _ => must_be_pending(campaign, id, by),
    }
}

/// Returns the pending offer with this id, or why it cannot be answered any more, as `by` may know it.
pub(super) fn must_be_pending(campaign: &Campaign, id: OfferId, by: PlayerId) -> Result<&Offer, Refusal> {
    let Offers { pending, closed, .. } = &campaign.offers;
    pending.get(&id).ok_or_else(|| match closed.get(&id) {
        Some(Closed { closing, .. }) => {
            let closing = closing.veiled(&campaign.settings, by.into());
            Refusal::OfferClosed { offer: id, closing }
        }
        None => Refusal::UnknownOffer { offer: id },
    })
}
