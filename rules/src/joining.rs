//! Who comes and who goes: what becomes of a player's offers and actions when they leave (L12), and whom a campaign lets in (L12.6).

use super::campaign::{Campaign, Phase};
use super::chance::Moment;
use super::command::{Confirmation, Order, Settled};
use super::event::Event;
use super::ids::{OfferId, PlayerId};
use super::offer::{Offer, Silence};
use super::proceeding::Proceeding;
use super::refusal::Refusal;
use super::settings::Entry;
use super::table::{self, Closing, Outcome};

/// Decides that a player joins, comes back, or asks to be let in (L12.6).
pub(super) fn join(campaign: &Campaign, order: &Order, moment: Moment) -> Result<Vec<Event>, Refusal> {
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

/// Decides that a moderator lets in a player who has asked (L12.6).
pub(super) fn admit(campaign: &Campaign, player: PlayerId, moment: Moment) -> Result<Vec<Event>, Refusal> {
    if campaign.is_active(player) {
        return Err(table::Refusal::PlaysAlready { player }.into());
    }
    if !campaign.applicants.contains(&player) {
        return Err(table::Refusal::EntryNotAsked { player }.into());
    }
    enter(campaign, player, moment)
}

/// Returns what happens when a player comes in; nothing opens a campaign that is closed.
fn enter(campaign: &Campaign, player: PlayerId, moment: Moment) -> Result<Vec<Event>, Refusal> {
    if campaign.settings.entry == Entry::Closed {
        return Err(table::Refusal::EntryClosed.into());
    }
    let effects = campaign.game.joins(campaign, moment, player)?;
    let mut proceeding = Proceeding::new(campaign, moment.chance);
    proceeding.record(Event::Joined { player });
    proceeding.take(effects, Some(player), moment.now);
    Ok(proceeding.events)
}

/// Decides that a player leaves of their own will. What ends or is settled by it they have to see first (L12.1).
pub(super) fn leave(campaign: &Campaign, order: &Order, moment: Moment) -> Result<Vec<Event>, Refusal> {
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
    let mut proceeding = Proceeding::new(campaign, moment.chance);
    let settled = settle(&mut proceeding, player, moment);
    let ends = campaign.game.before_leaving(campaign, moment, player);
    order.must_have_seen(Some(Confirmation::Leaves { settled, ends }))?;
    go(&mut proceeding, player, player, moment);
    Ok(proceeding.events)
}

/// Returns what follows when a moderator removes a player, or one leaves where that settles nothing: their offers are void (L12.5).
pub(super) fn removed(campaign: &Campaign, player: PlayerId, by: PlayerId, moment: Moment) -> Vec<Event> {
    let mut proceeding = Proceeding::new(campaign, moment.chance);
    // A question whose answer is sealed ends as by silence, whatever was answered.
    let sealed = |offer: &&Offer| offer.to == player && offer.terms.is_sealed();
    let sealed: Vec<Offer> = campaign.offers.pending.values().filter(sealed).cloned().collect();
    for offer in sealed {
        proceeding.take_back(&offer, Outcome::Lapsed, None, moment.now);
    }
    proceeding.void_offers(|offer| offer.needs(player), Some(by), moment.now);
    go(&mut proceeding, player, by, moment);
    proceeding.events
}

/// Returns which offers leaving ends, for the player to see first; nothing where none waits.
fn voids(events: &[Event]) -> Option<Confirmation> {
    let ended = events.iter().filter_map(|event| match event {
        Event::OfferClosed { offer, .. } => Some(*offer),
        _ => None,
    });
    let offers: Vec<OfferId> = ended.collect();
    (!offers.is_empty()).then_some(Confirmation::LeavingVoids { offers })
}

fn go(proceeding: &mut Proceeding<'_>, player: PlayerId, by: PlayerId, moment: Moment) {
    let campaign = proceeding.campaign();
    let effects = campaign.game.leaves(campaign, moment, player);
    proceeding.take(effects, Some(by), moment.now);
    proceeding.record(Event::Left { player });
}

/// Answers what the player owes an answer to as silence would, and withdraws what they have asked (L12.2). Returns what became of each
/// offer.
fn settle(proceeding: &mut Proceeding<'_>, player: PlayerId, moment: Moment) -> Vec<Settled> {
    let pending = proceeding.campaign().offers.pending.values();
    let theirs: Vec<Offer> = pending.filter(|offer| offer.concerns(player)).cloned().collect();
    let mut settled = Vec::new();
    for offer in theirs {
        let (id, campaign) = (offer.id, proceeding.campaign());
        let (outcome, costs) = if offer.from == Some(player) {
            let costs = campaign.game.before_withdrawing(campaign, moment, &offer);
            let closing = Closing::new(Outcome::Withdrawn, Some(player), moment.now);
            proceeding.close(&offer, closing, Vec::new());
            (Outcome::Withdrawn, costs)
        } else {
            // What a player was never able to do they are not made to pay for, whatever silence counts as (L4.13).
            let unable = campaign.game.is_unable(campaign, moment, &offer);
            let costs = match offer.silence {
                Silence::Refuse => campaign.game.before_refusing(campaign, moment, &offer),
                Silence::Lapse | Silence::Wait if unable => campaign.game.before_refusing(campaign, moment, &offer),
                Silence::Lapse | Silence::Wait => None,
            };
            (proceeding.silence(&offer, Some(player), moment.now), costs)
        };
        settled.push(Settled { offer: id, outcome, costs });
    }
    settled
}
