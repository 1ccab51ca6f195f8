//! Joining and leaving (L12): a leaving player's offers and actions are settled, and the campaign may be closed to
//! newcomers (L12.6).

use super::campaign::{Campaign, Phase};
use super::chance::DecisionContext;
use super::command::{Confirmation, Order, Settled};
use super::deal::{self, Happened};
use super::event::Event;
use super::event_buffer::EventBuffer;
use super::games::Effects;
use super::ids::{OfferId, PlayerId};
use super::offer::{Offer, Silence};
use super::refusal::Refusal;
use super::settings::Entry;
use super::table::{self, Closing, Outcome};

/// Decides that a player joins, returns, or applies to join (L12.6).
pub(super) fn join(campaign: &Campaign, order: &Order, moment: DecisionContext) -> Result<Vec<Event>, Refusal> {
    let player = order.by;
    if campaign.is_active(player) {
        return Err(table::Refusal::AlreadyPlays.into());
    }
    let entered = enter(campaign, player, moment)?;
    let came_before = campaign.roster().knows(player);
    let asks = campaign.settings.entry == Entry::Approved && !came_before && !order.moderator;
    match asks {
        true if campaign.applicants.contains(&player) => Err(table::Refusal::EntryAsked.into()),
        true => Ok(vec![Event::EntryAsked { player }]),
        false => Ok(entered),
    }
}

/// Decides that a moderator admits an applicant (L12.6).
pub(super) fn admit(campaign: &Campaign, player: PlayerId, moment: DecisionContext) -> Result<Vec<Event>, Refusal> {
    if campaign.is_active(player) {
        return Err(table::Refusal::PlaysAlready { player }.into());
    }
    if !campaign.applicants.contains(&player) {
        return Err(table::Refusal::EntryNotAsked { player }.into());
    }
    enter(campaign, player, moment)
}

/// Returns the events of a player's entry. Refuses if the campaign is closed.
pub(super) fn enter(campaign: &Campaign, player: PlayerId, moment: DecisionContext) -> Result<Vec<Event>, Refusal> {
    let effects = effects(campaign, player, moment)?;
    let mut buffer = EventBuffer::new(campaign, moment.chance);
    buffer.record(Event::Joined { player });
    buffer.take(effects, Some(player), moment.now);
    Ok(buffer.events)
}

/// Returns what follows from a player's entry. Refuses if the campaign is closed.
pub(super) fn effects(campaign: &Campaign, player: PlayerId, moment: DecisionContext) -> Result<Effects, Refusal> {
    if campaign.settings.entry == Entry::Closed {
        return Err(table::Refusal::EntryClosed.into());
    }
    campaign.game.joins(campaign, moment, player)
}

/// Decides that a player leaves voluntarily. They confirm what that ends or settles first (L12.1).
pub(super) fn leave(campaign: &Campaign, order: &Order, moment: DecisionContext) -> Result<Vec<Event>, Refusal> {
    let player = order.by;
    campaign.must_play(player)?;
    campaign.game.may_leave(campaign, moment, player)?;
    if !campaign.game.ruleset().leaving_settles() {
        let events = removed(campaign, player, player, moment);
        let ends = campaign.game.before_leaving(campaign, moment, player);
        let needed = ends.map(Confirmation::Game);
        order.must_have_seen(needed.or_else(|| voids(&events)))?;
        return Ok(events);
    }
    if let Phase::Paused { since } = campaign.phase {
        return Err(table::Refusal::Paused { since }.into());
    }
    let mut buffer = EventBuffer::new(campaign, moment.chance);
    let settled = settle(&mut buffer, player, moment);
    let ends = campaign.game.before_leaving(campaign, moment, player);
    order.must_have_seen(Some(Confirmation::Leaves { settled, ends }))?;
    go(&mut buffer, player, player, moment);
    Ok(buffer.events)
}

/// Returns what follows when a moderator removes a player, or when one leaves a game without settlement on leaving:
/// their offers become void (L12.5).
pub(super) fn removed(campaign: &Campaign, player: PlayerId, by: PlayerId, moment: DecisionContext) -> Vec<Event> {
    let mut buffer = EventBuffer::new(campaign, moment.chance);
    // A question with a sealed answer ends as if unanswered, even if it was answered.
    let sealed = |offer: &&Offer| offer.to == player && offer.terms.is_sealed();
    let sealed: Vec<Offer> = campaign.offers.pending.values().filter(sealed).cloned().collect();
    for offer in sealed {
        buffer.take_back(&offer, Outcome::Lapsed, None, moment.now);
    }
    buffer.void_offers(|offer| offer.needs(player), Some(by), moment.now);
    go(&mut buffer, player, by, moment);
    buffer.events
}

/// Returns the confirmation that lists the offers ended by leaving, if there are any, or if deals end (D7.1).
fn voids(events: &[Event]) -> Option<Confirmation> {
    let deals = events.iter().any(|event| matches!(event, Event::Deal(Happened::Ended { .. })));
    let ended = events.iter().filter_map(|event| match event {
        Event::OfferClosed { offer, .. } => Some(*offer),
        _ => None,
    });
    let offers: Vec<OfferId> = ended.collect();
    (deals || !offers.is_empty()).then_some(Confirmation::LeavingVoids { offers })
}

fn go(buffer: &mut EventBuffer<'_>, player: PlayerId, by: PlayerId, moment: DecisionContext) {
    let deals = deal::without(buffer.campaign(), player, by, moment.now);
    deals.into_iter().for_each(|event| buffer.record(event));
    let campaign = buffer.campaign();
    let effects = campaign.game.leaves(campaign, moment, player);
    buffer.take(effects, Some(by), moment.now);
    buffer.record(Event::Left { player });
}

/// Answers the player's pending offers as silence would, and withdraws their own (L12.2). Returns each offer's
/// outcome.
fn settle(buffer: &mut EventBuffer<'_>, player: PlayerId, moment: DecisionContext) -> Vec<Settled> {
    let pending = buffer.campaign().offers.pending.values();
    let theirs: Vec<Offer> = pending.filter(|offer| offer.concerns(player)).cloned().collect();
    let mut settled = Vec::new();
    for offer in theirs {
        let (id, campaign) = (offer.id, buffer.campaign());
        let (outcome, costs) = if offer.from == Some(player) {
            let costs = campaign.game.before_withdrawing(campaign, moment, &offer);
            let closing = Closing::new(Outcome::Withdrawn, Some(player), moment.now);
            buffer.close(&offer, closing, Vec::new());
            (Outcome::Withdrawn, costs)
        } else {
            // A player does not pay for something they were never able to do, even if silence counts as a refusal
            // (L4.13).
            let unable = campaign.game.is_unable(campaign, moment, &offer);
            let costs = match offer.silence {
                Silence::Refuse => campaign.game.before_refusing(campaign, moment, &offer),
                Silence::Lapse | Silence::Wait if unable => campaign.game.before_refusing(campaign, moment, &offer),
                Silence::Lapse | Silence::Wait => None,
            };
            (buffer.silence(&offer, Some(player), moment.now), costs)
        };
        settled.push(Settled { offer: id, outcome, costs });
    }
    settled
}
