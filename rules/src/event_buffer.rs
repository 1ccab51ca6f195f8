//! A buffer for events that depend on the effects of earlier ones.

use super::campaign::{Campaign, Phase};
use super::chance::{Chance, DecisionContext};
use super::event::Event;
use super::games::Effects;
use super::ids::{OfferId, PlayerId};
use super::offer::{self, Offer, Silence};
use super::ruleset::Effect;
use super::table::{Answer, Closing, Outcome};
use super::time::Time;
use std::collections::BTreeSet;

/// The events that follow from an order or from time. The campaign is copied only if a later step has to see the
/// effect of an earlier one.
pub(super) struct EventBuffer<'a> {
    before: &'a Campaign,
    after: Option<Campaign>,
    /// How many of the events `after` includes.
    applied: usize,
    next_offer: OfferId,
    chance: Chance,
    pub events: Vec<Event>,
}

impl<'a> EventBuffer<'a> {
    pub fn new(campaign: &'a Campaign, chance: Chance) -> EventBuffer<'a> {
        EventBuffer {
            before: campaign,
            after: None,
            applied: 0,
            next_offer: campaign.offers.next_id(),
            chance,
            events: Vec::new(),
        }
    }

    /// Returns the campaign before the first event.
    pub fn before(&self) -> &'a Campaign {
        self.before
    }

    /// Returns the campaign after the events so far.
    pub fn campaign(&mut self) -> &Campaign {
        if self.applied == self.events.len() {
            return self.after.as_ref().unwrap_or(self.before);
        }
        let after = self.after.get_or_insert_with(|| self.before.clone());
        for event in &self.events[self.applied..] {
            after.evolve(event);
        }
        self.applied = self.events.len();
        after
    }

    /// Returns the campaign after the events so far, and those events.
    pub fn so_far(&mut self) -> (&Campaign, &[Event]) {
        self.campaign();
        (self.after.as_ref().unwrap_or(self.before), &self.events)
    }

    /// Returns the campaign after the events so far, if `holds` is true of it. The condition must only depend on what
    /// players may know. If it was false before and no event can have changed that, nothing is copied.
    pub fn campaign_if(&mut self, holds: impl Fn(&Campaign) -> bool) -> Option<&Campaign> {
        let concerns = |event: &Event| {
            matches!(
                event,
                Event::Away { .. }
                    | Event::QuietHours { .. }
                    | Event::CallMissed { .. }
                    | Event::Joined { .. }
                    | Event::SeatGiven { .. }
                    | Event::ActionAwaited { .. }
            )
        };
        let changed = self.events.iter().any(concerns);
        match changed || holds(self.before) {
            true => Some(self.campaign()).filter(|campaign| holds(campaign)),
            false => None,
        }
    }

    /// Returns the offers pending after the events so far. Only creation and closing are applied to them, so the
    /// campaign is not copied.
    pub fn pending(&self) -> impl Iterator<Item = &Offer> {
        let closed = |event: &Event| match event {
            Event::OfferClosed { offer, .. } => Some(*offer),
            _ => None,
        };
        let closed: BTreeSet<OfferId> = self.events.iter().filter_map(closed).collect();
        let made = self.events.iter().filter_map(|event| match event {
            Event::OfferMade(offer) => Some(offer),
            _ => None,
        });
        let pending = self.before.offers.pending.values().chain(made);
        pending.filter(move |offer| !closed.contains(&offer.id))
    }

    /// Returns the context for a consequence at this moment, with the seed shared by all of them.
    pub fn at(&self, now: Time) -> DecisionContext {
        let chance = self.chance;
        DecisionContext { now, chance }
    }

    pub fn record(&mut self, event: Event) {
        if let Event::OfferMade(offer) = &event
            && !offer.id.is_private()
        {
            self.next_offer = OfferId(offer.id.0 + 1);
        }
        self.events.push(event);
    }

    /// Records a game's effects; `by` is the player whose order caused them.
    pub fn take(&mut self, effects: Effects, by: Option<PlayerId>, now: Time) {
        for effect in effects {
            match effect {
                Effect::Happened(event) => self.record(Event::Game(event)),
                Effect::Asks(asked) => {
                    let private = offer::is_private(self.campaign(), &asked);
                    let id = match private {
                        true => self.campaign().offers.private.next(asked.from, asked.to),
                        false => self.next_offer,
                    };
                    let made = offer::made(self.campaign(), id, asked, now);
                    self.record(Event::OfferMade(made));
                }
                Effect::Lapses(offer) => self.end_pending(offer, Outcome::Lapsed, by, now),
                // No player caused this.
                Effect::Voids(offer) => self.end_pending(offer, Outcome::Void, None, now),
                Effect::Answers(offer) => {
                    self.record(Event::OfferClosed { offer, closing: Closing::new(Outcome::Accepted, by, now) })
                }
                Effect::Opens(offer) => self.unseal(offer, true, now),
                Effect::Discards(offer) => self.unseal(offer, false, now),
                Effect::Silences(offer) => {
                    self.record(Event::OfferAnswered { offer, answer: Answer { by: None, accepts: false, at: now } })
                }
            }
        }
    }

    /// Lets the game continue by itself until it waits for a player or for time. A paused campaign does not continue.
    pub fn go_on(&mut self, now: Time) {
        let moment = self.at(now);
        if !self.before.game.ruleset().goes_on() {
            return;
        }
        while self.campaign().phase == Phase::Running {
            let campaign = self.campaign();
            let effects = campaign.game.goes_on(campaign, moment);
            if effects.is_empty() {
                break;
            }
            self.take(effects, None, now);
        }
    }

    /// Ends a sealed offer with its window: with its answer if that may be seen, or else as if there was none.
    fn unseal(&mut self, id: OfferId, shows: bool, at: Time) {
        let offers = &self.campaign().offers;
        if !offers.pending.contains_key(&id) {
            return;
        }
        let answer = offers.answers.get(&id).filter(|_| shows);
        let by = answer.and_then(|answer| answer.by);
        let outcome = match answer {
            Some(answer) if answer.by.is_some() && answer.accepts => Outcome::Accepted,
            Some(answer) if answer.by.is_some() => Outcome::Refused,
            _ => Outcome::Lapsed,
        };
        let closing = Closing { unsealed: true, ..Closing::new(outcome, by, at) };
        self.record(Event::OfferClosed { offer: id, closing });
    }

    fn end_pending(&mut self, id: OfferId, outcome: Outcome, by: Option<PlayerId>, at: Time) {
        if let Some(offer) = self.campaign().offers.pending.get(&id).cloned() {
            self.take_back(&offer, outcome, by, at);
        }
    }

    /// Ends an offer without an answer, and refunds the cost of asking.
    pub fn take_back(&mut self, offer: &Offer, outcome: Outcome, by: Option<PlayerId>, at: Time) {
        let moment = self.at(at);
        let campaign = self.campaign();
        let effects = campaign.game.taken_back(campaign, moment, offer);
        let unable = (outcome == Outcome::Unable).then_some(offer.to);
        self.close(offer, Closing { unable, ..Closing::new(outcome, by, at) }, effects);
    }

    /// Ends an offer as refused, at the full cost of a refusal, or without loss if the player asked was never able to
    /// do it (L4.13). Returns the outcome.
    pub fn refuse(&mut self, offer: &Offer, by: Option<PlayerId>, at: Time) -> Outcome {
        let moment = self.at(at);
        let campaign = self.campaign();
        if campaign.game.is_unable(campaign, moment, offer) {
            self.take_back(offer, Outcome::Unable, by, at);
            return Outcome::Unable;
        }
        let effects = campaign.game.refused(campaign, moment, offer);
        self.close(offer, Closing::new(Outcome::Refused, by, at), effects);
        Outcome::Refused
    }

    /// Closes an offer, then records the effects.
    pub fn close(&mut self, offer: &Offer, closing: Closing, effects: Effects) {
        self.record(Event::OfferClosed { offer: offer.id, closing });
        self.take(effects, closing.by, closing.at);
    }

    /// Ends an unanswered offer the way its silence was agreed: at its deadline, or because the player asked, `by`,
    /// leaves. A refusal counts as that player's; a lapse is nobody's act. Returns the outcome.
    pub fn silence(&mut self, offer: &Offer, by: Option<PlayerId>, at: Time) -> Outcome {
        if offer.silence == Silence::Refuse {
            return self.refuse(offer, by, at);
        }
        let moment = self.at(at);
        let campaign = self.campaign();
        let outcome = match campaign.game.is_unable(campaign, moment, offer) {
            true => Outcome::Unable,
            false => Outcome::Lapsed,
        };
        self.take_back(offer, outcome, None, at);
        outcome
    }

    /// Voids the pending offers that `which` selects, and refunds the cost of asking.
    pub fn void_offers(&mut self, which: impl Fn(&Offer) -> bool, by: Option<PlayerId>, at: Time) {
        let pending = self.campaign().offers.pending.values();
        let picked: Vec<Offer> = pending.filter(|offer| which(offer)).cloned().collect();
        for offer in picked {
            self.take_back(&offer, Outcome::Void, by, at);
        }
    }
}
