//! Several events of which each depends on what the ones before it have done.

use super::campaign::{Campaign, Phase};
use super::chance::{Chance, Moment};
use super::event::Event;
use super::games::Effects;
use super::ids::{OfferId, PlayerId};
use super::offer::{self, Offer, Silence};
use super::ruleset::Effect;
use super::table::{Answer, Closing, Outcome};
use super::time::Time;
use std::collections::BTreeSet;

/// What comes of an order or of time, event by event. The campaign is copied only where a later step has to see what an earlier one did.
pub(super) struct Proceeding<'a> {
    before: &'a Campaign,
    after: Option<Campaign>,
    /// How many of the events `after` has seen.
    applied: usize,
    next_offer: OfferId,
    chance: Chance,
    pub events: Vec<Event>,
}

impl<'a> Proceeding<'a> {
    pub fn new(campaign: &'a Campaign, chance: Chance) -> Proceeding<'a> {
        Proceeding {
            before: campaign,
            after: None,
            applied: 0,
            next_offer: campaign.offers.next_id(),
            chance,
            events: Vec::new(),
        }
    }

    /// Returns the campaign as it was before any of them.
    pub fn before(&self) -> &'a Campaign {
        self.before
    }

    /// Returns the campaign as the events so far have left it.
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

    /// Returns the campaign as the events so far have left it, if this holds of it. It is asked what the bot may tell whom, and nothing is copied where
    /// that did not hold before and none of the events can have brought it about.
    pub fn campaign_if(&mut self, holds: impl Fn(&Campaign) -> bool) -> Option<&Campaign> {
        let concerns = |event: &Event| {
            matches!(
                event,
                Event::Away { .. }
                    | Event::QuietHours { .. }
                    | Event::CallMissed { .. }
                    | Event::Joined { .. }
                    | Event::ActionAwaited { .. }
            )
        };
        let changed = self.events.iter().any(concerns);
        match changed || holds(self.before) {
            true => Some(self.campaign()).filter(|campaign| holds(campaign)),
            false => None,
        }
    }

    /// Returns the offers that the events so far have left pending, as they were before or were made. Nothing else that happened is applied to them,
    /// and so the campaign is not copied.
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

    /// Returns the moment at which something follows from this, with the seed of all that does.
    pub fn at(&self, now: Time) -> Moment {
        let chance = self.chance;
        Moment { now, chance }
    }

    pub fn record(&mut self, event: Event) {
        if let Event::OfferMade(offer) = &event
            && !offer.id.is_private()
        {
            self.next_offer = OfferId(offer.id.0 + 1);
        }
        self.events.push(event);
    }

    /// Records what a game lets happen; `by` is the player whose order led to it.
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
                // No player did it.
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

    /// Records what the game goes on with by itself, until it waits for a player or for time. A campaign that stands still goes on with nothing.
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

    /// Ends a sealed offer with its window: as it was answered where that is to be seen, or else as if it had not been.
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

    /// Ends an offer without an answer: what asking cost comes back.
    pub fn take_back(&mut self, offer: &Offer, outcome: Outcome, by: Option<PlayerId>, at: Time) {
        let moment = self.at(at);
        let campaign = self.campaign();
        let effects = campaign.game.taken_back(campaign, moment, offer);
        let unable = (outcome == Outcome::Unable).then_some(offer.to);
        self.close(offer, Closing { unable, ..Closing::new(outcome, by, at) }, effects);
    }

    /// Ends an offer as refused, with all that a refusal costs; without loss if the player asked was never able to do it (L4.13). Returns how it ended.
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

    /// Closes an offer; then what follows from that.
    pub fn close(&mut self, offer: &Offer, closing: Closing, effects: Effects) {
        self.record(Event::OfferClosed { offer: offer.id, closing });
        self.take(effects, closing.by, closing.at);
    }

    /// Ends an offer without the answer of the player asked, as it was agreed that silence would: at its deadline, or because that
    /// player, `by`, leaves. A refusal is that player's; what lapses no player has ended. Returns how it ended.
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

    /// Voids the pending offers that `which` picks; what asking cost comes back.
    pub fn void_offers(&mut self, which: impl Fn(&Offer) -> bool, by: Option<PlayerId>, at: Time) {
        let pending = self.campaign().offers.pending.values();
        let picked: Vec<Offer> = pending.filter(|offer| which(offer)).cloned().collect();
        for offer in picked {
            self.take_back(&offer, Outcome::Void, by, at);
        }
    }
}
