//! What time alone decides, in closed form: a week of absence costs the same as a minute.

use super::campaign::{Campaign, Game, Phase};
use super::decide::Proceeding;
use super::event::Event;
use super::leverage;
use super::offer::{self, Offer, Outcome, Silence};
use super::time::Time;

/// Returns what has become due by `now`: what timed actions have completed (L5.6), the offers whose deadline has passed, in
/// the order of their deadlines, and the reminders. Settling often or once comes to the same state. A campaign that stands still owes nothing.
pub fn settle(campaign: &Campaign, now: Time) -> Vec<Event> {
    let waits = deadline(campaign).is_none_or(|due| due > now);
    let idle = match &campaign.game {
        Game::Leverage(state) => state.tasks.is_empty(),
        Game::Ambassadors(_) => true,
    };
    if campaign.phase != Phase::Running || (waits && idle) {
        return Vec::new();
    }
    let mut proceeding = Proceeding::new(campaign);
    let mut overdue: Vec<(Time, Offer)> = campaign
        .offers
        .pending
        .values()
        .filter_map(|offer| Some((offer.deadline.filter(|due| *due <= now)?, offer.clone())))
        .collect();
    overdue.sort_by_key(|(due, offer)| (*due, offer.id));
    for (due, offer) in &overdue {
        let until = proceeding.campaign.game_time(*due);
        leverage::credit(&mut proceeding, until);
        let mut events = match offer.silence {
            Silence::Refuse => offer::refuse(&proceeding.campaign, offer, None, *due),
            Silence::Lapse | Silence::Wait => {
                offer::take_back(&proceeding.campaign, offer, Outcome::Lapsed, None, *due)
            }
        };
        if let Game::Leverage(state) = &proceeding.campaign.game {
            events.extend(leverage::milestones(state, &events));
        }
        events
            .into_iter()
            .for_each(|event| proceeding.record(event));
    }
    let until = proceeding.campaign.game_time(now);
    leverage::credit(&mut proceeding, until);
    let reminders: Vec<_> = proceeding
        .campaign
        .offers
        .pending
        .values()
        .filter_map(|o| reminder(o, now))
        .collect();
    reminders
        .into_iter()
        .for_each(|event| proceeding.record(event));
    proceeding.events
}

/// Returns when [`settle`] will next have something to say, or `None` where only an order can change anything.
pub fn deadline(campaign: &Campaign) -> Option<Time> {
    if campaign.phase != Phase::Running {
        return None;
    }
    let due = |offer: &Offer| {
        let reminders: Vec<_> = offer.reminders_left().map(|(_, at)| at).collect();
        reminders.into_iter().chain(offer.deadline).min()
    };
    let offers = campaign.offers.pending.values().filter_map(due);
    let timed = match &campaign.game {
        Game::Leverage(state) => leverage::next_due(campaign, state),
        Game::Ambassadors(_) => None,
    };
    offers.chain(timed).min()
}

/// Returns the latest reminder that is due: nobody is reminded of half time in the last hour.
fn reminder(offer: &Offer, now: Time) -> Option<Event> {
    let due = offer.reminders_left().filter(|(_, at)| *at <= now);
    let (reminder, _) = due.last()?;
    Some(Event::OfferReminded {
        offer: offer.id,
        reminder,
    })
}
