//! Offers: whatever waits for another player's answer. One mechanism serves every ruleset; what an answer does, the ruleset
//! that made the offer says.

use super::campaign::{Campaign, Game};
use super::command::Pick;
use super::event::Event;
use super::ids::{OfferId, PlayerId};
use super::refusal::Refusal;
use super::time::{Span, Time};
use super::{ambassadors, leverage};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The longest note that can go with an offer or a gift, in characters.
pub const NOTE_LIMIT: usize = 300;

/// The last reminder goes out this long before the deadline (L4.7).
const LAST_CALL: Span = Span::hours(1);

/// An offer as it was made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Offer {
    pub id: OfferId,
    pub from: PlayerId,
    /// The player who owes the answer.
    pub to: PlayerId,
    pub terms: Terms,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
    /// Only the two of them are told of it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub private: bool,
    pub made_at: Time,
    /// When silence becomes an answer; `None` where the offer waits for ever.
    pub deadline: Option<Time>,
    /// How long there was to answer when the offer was made, from which half time is reckoned.
    pub answer_within: Span,
    /// What silence past the deadline means for this offer, fixed when it was made.
    pub silence: Silence,
    /// The last reminder that has gone out, while the offer is pending.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reminded: Option<Reminder>,
}

/// What is offered: each ruleset has its own terms.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Terms {
    Leverage(leverage::Terms),
    Ambassadors(ambassadors::Terms),
}

/// What it means that nobody answered in time (L4.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Silence {
    /// It is a refusal, with all that a refusal costs.
    Refuse,
    /// Nobody loses anything, and what asking cost comes back.
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

/// How and when an offer came to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Closing {
    pub outcome: Outcome,
    pub at: Time,
    /// Who closed it; `None` where the deadline did.
    pub by: Option<PlayerId>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    Accepted,
    Refused,
    /// The deadline passed and nothing came of it.
    Lapsed,
    Withdrawn,
    /// Taken back by a moderator, or because one of the two left or the campaign ended.
    Void,
}

/// An offer that has come to its end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Closed {
    pub offer: Offer,
    pub closing: Closing,
}

/// All offers of a campaign. The closed ones are kept apart, so that nothing has to look past them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Offers {
    pub pending: BTreeMap<OfferId, Offer>,
    pub closed: BTreeMap<OfferId, Closed>,
}

impl Offer {
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
        self.from == player || self.to == player
    }

    /// Returns whether the offer ends when `player` goes: no offer outlives the player who owes the answer, and a question
    /// outlives the other (E3.3).
    pub(super) fn needs(&self, player: PlayerId) -> bool {
        self.to == player || (self.from == player && self.terms.may_be_refused())
    }

    /// Returns the other of the two players.
    pub fn other(&self, player: PlayerId) -> PlayerId {
        if self.from == player {
            self.to
        } else {
            self.from
        }
    }
}

impl Offers {
    /// Returns the id of the next offer that is made.
    pub fn next_id(&self) -> OfferId {
        let last = |id: Option<&OfferId>| id.map_or(0, |id| id.0);
        let pending = last(self.pending.keys().next_back());
        let closed = last(self.closed.keys().next_back());
        OfferId(pending.max(closed) + 1)
    }

    /// Returns the offer with this id, closed or not.
    pub fn get(&self, id: OfferId) -> Option<&Offer> {
        let closed = || self.closed.get(&id).map(|closed| &closed.offer);
        self.pending.get(&id).or_else(closed)
    }

    /// Returns the pending offer with this id, or why it cannot be answered any more.
    pub(super) fn must_be_pending(&self, id: OfferId) -> Result<&Offer, Refusal> {
        self.pending
            .get(&id)
            .ok_or_else(|| match self.closed.get(&id) {
                Some(Closed { closing, .. }) => Refusal::OfferClosed {
                    offer: id,
                    closing: *closing,
                },
                None => Refusal::UnknownOffer { offer: id },
            })
    }

    pub(super) fn open(&mut self, offer: Offer) {
        self.pending.insert(offer.id, offer);
    }

    pub(super) fn close(&mut self, id: OfferId, closing: Closing) {
        if let Some(mut offer) = self.pending.remove(&id) {
            // Which reminders went out depends on how often somebody looked, and a closed offer has no use for them.
            offer.reminded = None;
            self.closed.insert(id, Closed { offer, closing });
        }
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

    /// Moves every deadline on by as long as the clock stood still (L4.4).
    pub(super) fn postpone(&mut self, by: Span) {
        for offer in self.pending.values_mut() {
            offer.deadline = offer.deadline.map(|deadline| deadline + by);
        }
    }
}

/// Returns the events by which an offer is made, once the ruleset has found nothing against it.
pub(super) fn make(
    campaign: &Campaign,
    (from, to): (PlayerId, PlayerId),
    terms: Terms,
    note: Option<&str>,
    private: bool,
    now: Time,
) -> Result<Event, Refusal> {
    check_note(note)?;
    let settings = &campaign.settings;
    // What costs nothing to refuse simply lapses; waiting for ever is a setting for all offers.
    let silence = match settings.silence {
        Silence::Refuse if !terms.refusal_costs() => Silence::Lapse,
        silence => silence,
    };
    let deadline = (silence != Silence::Wait).then(|| now + settings.answer_within);
    Ok(Event::OfferMade(Offer {
        id: campaign.offers.next_id(),
        from,
        to,
        terms,
        note: note.map(str::to_owned),
        private,
        made_at: now,
        deadline,
        answer_within: settings.answer_within,
        silence,
        reminded: None,
    }))
}

/// Refuses a note that is too long to be shown.
pub(super) fn check_note(note: Option<&str>) -> Result<(), Refusal> {
    let length = note.map_or(0, |note| note.chars().count());
    if length > NOTE_LIMIT {
        return Err(Refusal::NoteTooLong {
            length,
            most: NOTE_LIMIT,
        });
    }
    Ok(())
}

/// Returns what follows when `by` accepts: all conditions are checked again (L4.9).
pub(super) fn accept(
    campaign: &Campaign,
    id: OfferId,
    by: PlayerId,
    pick: Option<Pick>,
    now: Time,
) -> Result<Vec<Event>, Refusal> {
    let offer = answerable(campaign, id, by)?;
    let effects = match &offer.terms {
        Terms::Leverage(terms) => {
            let ship = match pick {
                Some(Pick::Ship(ship)) => Some(ship),
                _ => None,
            };
            let state = campaign.leverage()?;
            leveraged(terms.accepted(campaign, state, offer, ship, now)?)
        }
        Terms::Ambassadors(terms) => {
            let choice = match pick {
                Some(Pick::Track(choice)) => choice,
                _ => ambassadors::Choice::default(),
            };
            let state = campaign.ambassadors()?;
            diplomatic(terms.accepted(campaign, state, offer, choice)?)
        }
    };
    let closing = Closing::new(Outcome::Accepted, Some(by), now);
    Ok(closed(offer, closing, effects))
}

/// Returns the offer that `by` may answer.
pub(super) fn answerable(
    campaign: &Campaign,
    id: OfferId,
    by: PlayerId,
) -> Result<&Offer, Refusal> {
    let offer = must_be_pending_for(campaign, id, by)?;
    if offer.to != by {
        return Err(Refusal::NotYoursToAnswer {
            offer: id,
            to: offer.to,
        });
    }
    Ok(offer)
}

/// Returns what follows when an offer is refused, by the player asked or, where `by` is `None`, by silence.
pub(super) fn refuse(
    campaign: &Campaign,
    offer: &Offer,
    by: Option<PlayerId>,
    at: Time,
) -> Vec<Event> {
    let effects = match (&campaign.game, &offer.terms) {
        (Game::Leverage(state), Terms::Leverage(terms)) => leveraged(terms.refused(state, offer)),
        _ => Vec::new(),
    };
    closed(offer, Closing::new(Outcome::Refused, by, at), effects)
}

/// Returns what follows when an offer ends without an answer and what asking cost comes back.
pub(super) fn take_back(
    campaign: &Campaign,
    offer: &Offer,
    outcome: Outcome,
    by: Option<PlayerId>,
    at: Time,
) -> Vec<Event> {
    let effects = match (&campaign.game, &offer.terms) {
        (Game::Leverage(state), Terms::Leverage(terms)) => {
            leveraged(terms.taken_back(state, offer))
        }
        (Game::Ambassadors(state), Terms::Ambassadors(terms)) => {
            diplomatic(terms.taken_back(state, offer))
        }
        // No offer is made by another ruleset than the one that is played.
        _ => Vec::new(),
    };
    let closing = Closing::new(outcome, by, at);
    closed(offer, closing, effects)
}

/// Returns what follows when the player who made the offer withdraws it: what asking cost stays spent (L4.8).
pub(super) fn withdraw(
    campaign: &Campaign,
    id: OfferId,
    by: PlayerId,
    now: Time,
) -> Result<Vec<Event>, Refusal> {
    let offer = must_be_pending_for(campaign, id, by)?;
    if offer.from != by {
        return Err(Refusal::NotYoursToWithdraw {
            offer: id,
            from: offer.from,
        });
    }
    offer.must_be_refusable()?;
    Ok(closed(
        offer,
        Closing::new(Outcome::Withdrawn, Some(by), now),
        Vec::new(),
    ))
}

/// Returns the pending offer with this id. A private one between two others is as good as none: a refusal that told more
/// would give it away.
fn must_be_pending_for(campaign: &Campaign, id: OfferId, by: PlayerId) -> Result<&Offer, Refusal> {
    match campaign.offers.get(id) {
        Some(offer) if offer.private && !offer.concerns(by) => {
            Err(Refusal::UnknownOffer { offer: id })
        }
        _ => campaign.offers.must_be_pending(id),
    }
}

fn closed(offer: &Offer, closing: Closing, effects: Vec<Event>) -> Vec<Event> {
    let mut events = vec![Event::OfferClosed {
        offer: offer.id,
        closing,
    }];
    events.extend(effects);
    events
}

fn leveraged(events: Vec<leverage::Event>) -> Vec<Event> {
    events.into_iter().map(Event::Leverage).collect()
}

fn diplomatic(events: Vec<ambassadors::Event>) -> Vec<Event> {
    events.into_iter().map(Event::Ambassadors).collect()
}

impl Closing {
    pub(super) fn new(outcome: Outcome, by: Option<PlayerId>, at: Time) -> Closing {
        Closing { outcome, at, by }
    }
}

impl Terms {
    /// Returns whether refusing costs the refuser anything.
    pub fn refusal_costs(&self) -> bool {
        match self {
            Terms::Leverage(terms) => terms.cost().is_some(),
            Terms::Ambassadors(_) => false,
        }
    }

    /// Returns whether the player asked may say no, and whoever made the offer take it back.
    pub fn may_be_refused(&self) -> bool {
        match self {
            Terms::Leverage(_) => true,
            Terms::Ambassadors(terms) => terms.may_be_refused(),
        }
    }
}
