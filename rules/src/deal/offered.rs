//! Deals made from offers: a player who is asked for something bargains instead of answering (D5).

use super::{Closing, Deal, Draft, Ending, Happened, Promise, Record, Refusal, Verdict, drafting, signing};
use crate::campaign::Campaign;
use crate::chance::DecisionContext;
use crate::command::Order;
use crate::event::Event;
use crate::event_buffer::EventBuffer;
use crate::ids::{DealId, OfferId, PlayerId};
use crate::offer::{self, Offer};
use crate::refusal::Refusal as AnyRefusal;
use crate::table::Outcome;
use crate::time::{Span, Time};

/// Returns whether the player asked can answer an offer with a deal.
pub fn may_counter(campaign: &Campaign, offer: &Offer) -> bool {
    campaign.settings.deals && campaign.game.clause_of_offer(offer).is_some_and(|clause| fits(offer, &clause))
}

/// Returns whether a deal made from the offer can hold the clause (D6.1).
fn fits(offer: &Offer, clause: &super::Clause) -> bool {
    !offer.private || clause.terms.may_be_private()
}

/// Decides that the player asked drafts a deal that begins with what was offered.
pub(super) fn begin(campaign: &Campaign, by: PlayerId, offer: OfferId, now: Time) -> Result<Vec<Event>, AnyRefusal> {
    drafting::must_be_on(campaign)?;
    let asked = offer::answerable(campaign, offer, by)?;
    let clause = campaign.game.clause_of_offer(asked).filter(|clause| fits(asked, clause));
    let (Some(clause), Some(from)) = (clause, asked.from) else {
        return Err(Refusal::NoClauseFor { offer }.into());
    };
    must_be_first(campaign, offer)?;
    let draft = Draft {
        id: campaign.deals.next_id(&[by], true),
        by,
        parties: vec![by, from],
        private: asked.private,
        clauses: vec![clause],
        changed_at: now,
        counters: None,
        about: Some(offer),
    };
    Ok(vec![Happened::Drafted(draft).into()])
}

/// Refuses a second open deal about an offer.
fn must_be_first(campaign: &Campaign, offer: OfferId) -> Result<(), Refusal> {
    let open = campaign.deals.open.values().map(|record| &record.deal).find(|deal| deal.about == Some(offer));
    match open {
        Some(deal) => Err(Refusal::CounteredAlready { offer, deal: deal.id }),
        None => Ok(()),
    }
}

/// Returns the events that let an offer wait while the first version of a deal about it is open, once per offer (D5.1).
pub(super) fn waits(campaign: &Campaign, deal: &Deal, by: PlayerId, now: Time) -> Result<Option<Event>, AnyRefusal> {
    let Some(offer) = deal.about else { return Ok(None) };
    let asked = offer::answerable(campaign, offer, by)?;
    must_be_first(campaign, offer)?;
    let again = campaign.deals.has_waited(offer);
    let deadline = asked.deadline.filter(|_| !again);
    Ok(deadline.map(|deadline| until(offer, deadline + deal.answer_within, now)))
}

fn until(offer: OfferId, deadline: Time, now: Time) -> Event {
    Event::OfferExtended { offer, deadline, answer_within: deadline.since(now), paused: false, counts: false }
}

/// Returns the events of a deal that ends without being carried out: the offer it was made from goes on, and gets back
/// only the time that it waited.
pub(super) fn ended(campaign: &Campaign, record: &Record, closing: Closing) -> Vec<Event> {
    let ended = signing::ended(&record.deal, closing);
    let first = record.earlier.first().unwrap_or(&record.deal);
    let goes_on = first.about.filter(|_| record.held).and_then(|offer| campaign.offers.pending.get(&offer));
    let goes_on = goes_on.and_then(|offer| {
        let waited = closing.at.since(first.sent_at).min(first.answer_within);
        let unused = Span::millis(first.answer_within.as_millis() - waited.as_millis());
        Some(until(offer.id, offer.deadline? - unused, closing.at))
    });
    [ended].into_iter().chain(goes_on).collect()
}

/// Ends the offer that a deal replaces, and refunds the cost of asking (D5.2).
pub(super) fn settle(buffer: &mut EventBuffer<'_>, about: Option<OfferId>, by: Option<PlayerId>, now: Time) {
    let pending = about.and_then(|offer| buffer.campaign().offers.pending.get(&offer).cloned());
    if let Some(offer) = pending {
        buffer.take_back(&offer, Outcome::Settled, by, now);
    }
}

/// Returns the open deals and the running promises that an order's events void, as far as its author may know of them
/// (D5.1, D7).
pub(crate) fn voided_by(
    campaign: &Campaign,
    events: &[Event],
    order: &Order,
    moment: DecisionContext,
) -> (Vec<DealId>, Vec<Promise>) {
    let follow = voided_with(campaign, events, moment.now);
    let all = events.iter().chain(&follow).filter_map(|event| match event {
        Event::Deal(Happened::Ended { deal, closing: Closing { ending: Ending::Void, .. } }) => Some(deal),
        _ => None,
    });
    let known = all.filter(|deal| super::is_known(deal.id, &deal.parties, order.by.into()));
    let mut deals: Vec<DealId> = known.map(|deal| deal.id).collect();
    deals.sort_unstable();
    let void = events.iter().filter_map(|event| match event {
        Event::Deal(Happened::Judged { promise, verdict: Verdict::Void, .. }) => Some(promise),
        _ => None,
    });
    let known = void.filter(|promise| promise.is_known_to(order.by.into()));
    let mut promises: Vec<Promise> = known.cloned().collect();
    promises.sort_by_key(|promise| promise.id);
    (deals, promises)
}

/// Returns the events that void the deals made from offers that these events end (D5.1).
pub(crate) fn voided_with(campaign: &Campaign, events: &[Event], at: Time) -> Vec<Event> {
    if campaign.deals.open.is_empty() || events.iter().any(Event::carries_out_deal) {
        return Vec::new();
    }
    let ends = |about: OfferId| {
        events.iter().find_map(|event| match event {
            Event::OfferClosed { offer, closing } if *offer == about => Some(closing.by),
            _ => None,
        })
    };
    let gone = |deal: &Deal| {
        let header = deal.header();
        !events.iter().any(|event| matches!(event, Event::Deal(Happened::Ended { deal, .. }) if *deal == header))
    };
    let open = campaign.deals.open.values().map(|record| &record.deal).filter(|deal| gone(deal));
    let void = open.filter_map(|deal| {
        let by = ends(deal.about?)?;
        Some(signing::ended(deal, Closing::new(Ending::Void, by, at)))
    });
    void.collect()
}
