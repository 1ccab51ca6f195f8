//! Offers: everything that waits for another player's answer. All rulesets share this mechanism; the ruleset that
//! made an offer decides what an answer does.

mod stored;

use super::away::WhileAway;
use super::campaign::Campaign;
use super::games::Terms;
use super::ids::{OfferId, PlayerId};
use super::ruleset::NewOffer;
use super::table::{Answer, Closing, OfferHeader, PrivateNumbers, Refusal, Sealed};
use super::time::{Span, Time};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use stored::Stored;

/// How long before the deadline the last reminder goes out (L4.7).
pub const LAST_CALL: Span = Span::hours(1);

/// An offer as it was made. It is stored with lists of its parties and clauses.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Stored", into = "Stored")]
pub struct Offer {
    pub id: OfferId,
    /// The player who made it; `None` if the game asks.
    pub from: Option<PlayerId>,
    /// The player who owes the answer.
    pub to: PlayerId,
    pub terms: Terms,
    pub note: Option<String>,
    /// Only its two players know of it.
    pub private: bool,
    pub made_at: Time,
    /// When silence counts as an answer; `None` if the offer waits forever.
    pub deadline: Option<Time>,
    /// The time to answer when the offer was made, which determines half time.
    pub answer_within: Span,
    /// The meaning of silence past the deadline, fixed when the offer was made.
    pub silence: Silence,
    /// The player asked was away when it was made: the time to answer starts when they are back, and the deadline is
    /// the latest possible one (L14.1).
    pub awaits_return: bool,
    /// The last reminder sent while the offer was pending.
    pub reminded: Option<Reminder>,
    /// How often moderators extended it (H3.4).
    pub extensions: u8,
}

/// The effect of silence past the deadline (L4.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Silence {
    /// It is a refusal, at the full cost of one.
    Refuse,
    /// Neither player loses anything, and the cost of asking is refunded.
    Lapse,
    /// The offer never expires.
    Wait,
}

/// A reminder to both players that an answer is owed (L4.7), in sending order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reminder {
    HalfTime,
    LastCall,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Closed {
    pub offer: Offer,
    pub closing: Closing,
}

/// The offers of a campaign: all pending ones, and the closed ones that were not forgotten.
///
/// A replay remembers all of them. Campaigns in memory and in snapshots forget closed offers, so that the cost of a
/// ruling does not grow with their number. Call [`Offers::recall`] before an order or a story about a forgotten offer.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Offers {
    pub pending: BTreeMap<OfferId, Offer>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub closed: BTreeMap<OfferId, Closed>,
    /// The sealed answers of pending offers.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub answers: BTreeMap<OfferId, Answer>,
    /// The newest public offer at the time closed ones were last forgotten.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) last: Option<OfferId>,
    /// The numbers given to private offers.
    #[serde(default, skip_serializing_if = "PrivateNumbers::is_empty")]
    pub(super) private: PrivateNumbers,
}

impl Offer {
    /// Returns the part of the offer that games see, besides its terms.
    pub fn head(&self) -> OfferHeader {
        let Offer { id, from, to, .. } = *self;
        OfferHeader { id, from, to }
    }

    /// Returns when `reminder` is due. `None` if the offer never expires, or if the time to answer is so short that the
    /// last call would precede half time.
    pub fn reminder_due(&self, reminder: Reminder) -> Option<Time> {
        let deadline = self.deadline?;
        let half = deadline - self.answer_within.half();
        match reminder {
            Reminder::HalfTime => Some(half),
            Reminder::LastCall => Some(deadline - LAST_CALL).filter(|call| *call > half),
        }
    }

    /// Returns the reminders not sent yet, in order, with their due times.
    pub(super) fn reminders_left(&self) -> impl Iterator<Item = (Reminder, Time)> {
        [Reminder::HalfTime, Reminder::LastCall]
            .into_iter()
            .filter(|reminder| self.reminded < Some(*reminder))
            .filter_map(|reminder| Some((reminder, self.reminder_due(reminder)?)))
    }

    /// Refuses if a no is not a possible answer.
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

    /// Returns whether the offer ends when `player` leaves. Every offer ends without the player who owes the answer; a
    /// question survives the other's departure (E3.3).
    pub(super) fn needs(&self, player: PlayerId) -> bool {
        self.to == player || (self.from == Some(player) && self.terms.may_be_refused())
    }

    /// Returns the offer's terms, clause by clause.
    pub fn clauses(&self) -> impl Iterator<Item = &Terms> {
        std::iter::once(&self.terms)
    }

    /// Returns the offer's players: its maker, unless the game asks, and the player who owes the answer.
    pub fn parties(&self) -> impl Iterator<Item = PlayerId> {
        self.from.into_iter().chain([self.to])
    }
}

impl Offers {
    pub fn next_id(&self) -> OfferId {
        OfferId(self.newest().map_or(0, |newest| newest.0) + 1)
    }

    /// Returns the newest public offer, pending or closed.
    pub(super) fn newest(&self) -> Option<OfferId> {
        let public = |id: &&OfferId| !id.is_private();
        let pending = self.pending.keys().rev().find(public).copied();
        let closed = self.closed.keys().rev().find(public).copied();
        pending.max(closed).max(self.last)
    }

    /// Returns offers that come along from elsewhere (H2). The next public one has the number `next`, or a later one if
    /// that is taken.
    pub(super) fn brought_along(
        pending: Vec<Offer>,
        closed: Vec<Closed>,
        answers: BTreeMap<OfferId, Answer>,
        next: OfferId,
    ) -> Offers {
        let mut offers = Offers { answers, last: next.0.checked_sub(1).map(OfferId), ..Offers::default() };
        for Closed { offer, closing } in closed {
            offers.private.give(offer.id, offer.from, offer.to);
            offers.closed.insert(offer.id, Closed { offer, closing });
        }
        pending.into_iter().for_each(|offer| offers.open(offer));
        offers.last = offers.newest().filter(|newest| newest.0 > 0);
        offers
    }

    pub fn was_made(&self, id: OfferId) -> bool {
        match id.is_private() {
            true => self.private.was_given(id),
            false => (OfferId(1)..self.next_id()).contains(&id),
        }
    }

    /// Returns whether an offer was closed and forgotten, so that [`Offers::get`] does not find it.
    pub fn is_forgotten(&self, id: OfferId) -> bool {
        self.was_made(id) && self.get(id).is_none()
    }

    /// Forgets the closed offers. Their ids are never reused.
    pub fn forget_closed(&mut self) {
        self.last = self.newest();
        self.closed.clear();
    }

    /// Restores a closed offer that was forgotten.
    pub fn recall(&mut self, closed: Closed) {
        self.closed.insert(closed.offer.id, closed);
    }

    /// Returns the offer with this id, if it is pending, or closed and not forgotten.
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
            // Which reminders went out depends on how often the campaign was settled, and a closed offer does not
            // need them.
            offer.reminded = None;
            self.closed.insert(id, Closed { offer, closing });
        }
    }

    pub(super) fn answer(&mut self, id: OfferId, answer: Answer) {
        if self.pending.contains_key(&id) {
            self.answers.insert(id, answer);
        }
    }

    /// Returns the pending sealed offers, as the game sees them.
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

    /// Gives an offer another deadline; `counts` if that is one of the extensions it may have.
    pub(super) fn extend(&mut self, id: OfferId, deadline: Time, within: Span, counts: bool) {
        if let Some(offer) = self.pending.get_mut(&id) {
            offer.extensions = offer.extensions.saturating_add(counts.into());
            // The new deadline has its own reminders.
            offer.deadline = Some(deadline);
            offer.answer_within = within;
            offer.reminded = None;
        }
    }

    /// Changes the latest moment at which the time to answer starts for offers made to a player during their absence.
    pub(super) fn await_return(&mut self, player: PlayerId, latest: Time) {
        let awaits = |offer: &&mut Offer| offer.to == player && offer.awaits_return;
        for offer in self.pending.values_mut().filter(awaits) {
            offer.deadline = offer.deadline.map(|_| latest + offer.answer_within);
        }
    }

    /// Starts the time to answer of offers made to a player while they were away. If the absence outlasted its
    /// protection, it has already started.
    pub(super) fn begin(&mut self, player: PlayerId, at: Time) {
        let awaits = |offer: &&mut Offer| offer.to == player && offer.awaits_return;
        for offer in self.pending.values_mut().filter(awaits) {
            let begun = at + offer.answer_within;
            offer.deadline = offer.deadline.map(|latest| latest.min(begun));
            offer.awaits_return = false;
        }
    }

    /// Postpones every deadline by the length of a pause (L4.4).
    pub(super) fn postpone(&mut self, by: Span) {
        for offer in self.pending.values_mut() {
            offer.deadline = offer.deadline.map(|deadline| deadline + by);
        }
    }
}

/// Returns whether a game's offer is private: an offer that arises from a private one is private as well.
pub(super) fn is_private(campaign: &Campaign, asked: &NewOffer<Terms>) -> bool {
    let about = asked.about.and_then(|id| campaign.offers.get(id));
    asked.private || about.is_some_and(|about| about.private)
}

/// Returns the offer a game makes, with the campaign's deadline and meaning of silence.
pub(super) fn made(campaign: &Campaign, id: OfferId, asked: NewOffer<Terms>, now: Time) -> Offer {
    let settings = &campaign.settings;
    // An offer that is free to refuse simply lapses. Offers may be set to wait forever, except those that must end.
    let away = asked.from.and_then(|_| campaign.while_away(asked.to, now));
    let silence = match settings.silence {
        _ if asked.terms.is_sealed() => Silence::Lapse,
        Silence::Wait if !asked.terms.may_wait_forever() => Silence::Lapse,
        Silence::Refuse if !asked.terms.refusal_costs() => Silence::Lapse,
        Silence::Refuse if away == Some(WhileAway::Lapses) => Silence::Lapse,
        silence => silence,
    };
    // In a paused campaign, the time starts when the campaign resumes.
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
        extensions: 0,
    }
}

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

/// Returns the offer, if `by` may withdraw it. The cost of asking is not refunded (L4.8).
pub(super) fn withdrawable(campaign: &Campaign, id: OfferId, by: PlayerId) -> Result<&Offer, Refusal> {
    let offer = must_be_pending_for(campaign, id, by)?;
    if offer.from != Some(by) {
        return Err(Refusal::NotYoursToWithdraw { offer: id, from: offer.from });
    }
    offer.must_be_refusable()?;
    Ok(offer)
}

/// Returns the offers that are extended together with a pending one: the questions of its row, if their answers are
/// sealed, because a window has one deadline.
pub(super) fn sharing_deadline<'a>(campaign: &'a Campaign, offer: &'a Offer) -> Vec<&'a Offer> {
    let sealed_row = |offer: &Offer| offer.terms.row().filter(|_| offer.terms.is_sealed());
    match sealed_row(offer) {
        Some(row) => campaign.offers.pending.values().filter(|one| sealed_row(one) == Some(row)).collect(),
        None => vec![offer],
    }
}

/// Returns the pending offer with this id. A private offer between two others is treated as nonexistent, because any
/// other refusal would reveal it.
fn must_be_pending_for(campaign: &Campaign, id: OfferId, by: PlayerId) -> Result<&Offer, Refusal> {
    match campaign.offers.get(id) {
        Some(offer) if offer.private && !offer.concerns(by) => Err(Refusal::UnknownOffer { offer: id }),
        _ => must_be_pending(campaign, id, by),
    }
}

/// Returns the pending offer with this id, or why it cannot be answered any more, as far as `by` may know.
pub(super) fn must_be_pending(campaign: &Campaign, id: OfferId, by: PlayerId) -> Result<&Offer, Refusal> {
    let Offers { pending, closed, .. } = &campaign.offers;
    pending.get(&id).ok_or_else(|| match closed.get(&id) {
        Some(Closed { closing, .. }) => {
            let closing = closing.redacted_for(&campaign.settings, by.into());
            Refusal::OfferClosed { offer: id, closing }
        }
        None => Refusal::UnknownOffer { offer: id },
    })
}
