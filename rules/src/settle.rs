//! Settles what time alone decides, in closed form: settling a week of inactivity costs as much as settling a minute.

use super::away;
use super::campaign::{Campaign, Phase};
use super::chance::DecisionContext;
use super::deal;
use super::event::Event;
use super::event_buffer::EventBuffer;
use super::nudge;
use super::offer::{Offer, Reminder};
use super::pause;
use super::quiet;
use super::schedule;
use super::second;
use super::take_back::newer::Newer;
use super::take_back::{self, Ending};
use super::time::{Span, Time};
use std::borrow::Cow;
use std::collections::BTreeMap;

/// Reminders due within this time of a player's first reminder are sent along with it (L4.7).
pub const TOGETHER: Span = Span::hours(6);

/// Returns the events due by `now`, in order of time. Settling often leads to the same state as settling once.
pub fn settle(campaign: &Campaign, moment: impl Into<DecisionContext>) -> Vec<Event> {
    let moment = moment.into();
    let mut events = Vec::new();
    let mut current = Cow::Borrowed(campaign);
    // What is due before a turn is settled by the rules of a paused campaign, or of a running one.
    while let Some(turn) = Turn::first(&current, moment.now) {
        let then = DecisionContext { now: turn.at, ..moment };
        for event in settle_between(&current, then) {
            current.to_mut().evolve(&event);
            events.push(event);
        }
        for event in turn.events(&current, then) {
            current.to_mut().evolve(&event);
            events.push(event);
        }
    }
    events.extend(settle_between(&current, moment));
    events
}

/// Something that resumes or ends the campaign by itself, or announces something.
struct Turn {
    at: Time,
    /// What a pause brings about; `None` if a scheduled act is due.
    of_pause: Option<Event>,
}

impl Turn {
    /// Returns the first turn by `now`. A pause that ends at the moment of a scheduled act ends first.
    fn first(campaign: &Campaign, now: Time) -> Option<Turn> {
        let scheduled = schedule::due(campaign, now);
        match pause::due(campaign, now) {
            Some((at, event)) if scheduled.is_none_or(|other| at <= other) => Some(Turn { at, of_pause: Some(event) }),
            _ => scheduled.map(|at| Turn { at, of_pause: None }),
        }
    }

    fn events(self, campaign: &Campaign, moment: DecisionContext) -> Vec<Event> {
        match self.of_pause {
            Some(event) => vec![event],
            None => schedule::carried_out(campaign, moment),
        }
    }
}

/// Returns the events due by `now` if the campaign is not paused or resumed until then: completed timed actions (L5.6), offers past their deadlines in deadline order,
/// reminders, and returning players. In a paused campaign, only players return.
fn settle_between(campaign: &Campaign, moment: DecisionContext) -> Vec<Event> {
    let DecisionContext { now, chance } = moment;
    let mut buffer = EventBuffer::new(campaign, chance);
    match campaign.phase {
        Phase::Running => {}
        // Absences end by the calendar, which no pause stops.
        Phase::Paused { .. } => {
            while let Some((at, player)) = away::returning(buffer.campaign(), now) {
                buffer.record(away::back(player, at));
            }
            end_requests(&mut buffer, campaign, now);
            quiet::catch_up(&mut buffer, now);
            return buffer.events;
        }
        Phase::Ended { .. } => return Vec::new(),
    }
    // An offer that ends at its deadline may lead to another question, whose own deadline may also have passed.
    loop {
        let next = overdue(buffer.campaign(), now);
        let opens = opens_at(buffer.campaign()).filter(|at| *at <= now);
        let due_deal = deal::due(buffer.campaign(), now);
        // Returning players come before endings at the same moment, because their return starts the time to answer.
        if let Some((at, player)) = away::returning(buffer.campaign(), now)
            && next.as_ref().is_none_or(|(due, _)| at <= *due)
            && opens.is_none_or(|opens| at <= opens)
            && due_deal.as_ref().is_none_or(|(due, _)| at <= *due)
        {
            buffer.record(away::back(player, at));
            continue;
        }
        let first = |at: Time| next.as_ref().is_none_or(|(due, _)| at < *due) && opens.is_none_or(|opens| at < opens);
        if let Some((_, events)) = due_deal.filter(|(at, _)| first(*at)) {
            events.into_iter().for_each(|event| buffer.record(event));
            continue;
        }
        if let Some(at) = opens.filter(|at| next.as_ref().is_none_or(|(due, _)| at <= due))
            && open(&mut buffer, at)
        {
            nudge::track(&mut buffer, None, at);
            continue;
        }
        let Some((due, offer)) = next else { break };
        pass(&mut buffer, due);
        let moment = buffer.at(due);
        let campaign = buffer.campaign();
        let mut ending = EventBuffer::new(campaign, chance);
        ending.silence(&offer, None, due);
        let follows = campaign.game.follows(campaign, moment, &ending.events);
        ending.take(follows, None, due);
        let void = deal::voided_with(campaign, &ending.events, due);
        let events = ending.events.into_iter().chain(void).collect::<Vec<Event>>();
        events.into_iter().for_each(|event| buffer.record(event));
        buffer.go_on(due);
        nudge::track(&mut buffer, None, due);
    }
    pass(&mut buffer, now);
    nudge::track(&mut buffer, None, now);
    let back = |event: &Event| matches!(event, Event::Away { .. });
    let reminders: Vec<Event> = match buffer.events.iter().any(back) {
        // Returned players have other deadlines now.
        true => reminders(campaign, buffer.campaign().offers.pending.values(), now),
        false => reminders(campaign, buffer.pending(), now),
    };
    let of_deals = deal::reminders(buffer.campaign(), now);
    reminders.into_iter().chain(of_deals).for_each(|event| buffer.record(event));
    nudge::call(&mut buffer, now);
    end_requests(&mut buffer, campaign, now);
    quiet::catch_up(&mut buffer, now);
    buffer.events
}

/// Ends the requests to take back and for a second word if their time is over, or if time brought about something that
/// they would undo or that changes what they concern.
fn end_requests(buffer: &mut EventBuffer<'_>, campaign: &Campaign, now: Time) {
    let ending = campaign.take_back.as_ref().and_then(|request| {
        let (after, events) = buffer.so_far();
        match Newer::by_clock(events).ends(after, request) {
            true => Some(Ending::Overtaken),
            false => (request.until <= now).then_some(Ending::Lapsed),
        }
    });
    let second = second::ended_in_time(campaign, &buffer.events, now);
    let ended = ending.into_iter().flat_map(|ending| take_back::ended(campaign, ending));
    ended.chain(second).for_each(|event| buffer.record(event));
}

fn opens_at(campaign: &Campaign) -> Option<Time> {
    // The moment is irrelevant here.
    campaign.game.opens_at(campaign, Time::from_millis(0).into())
}

/// Opens sealed answers once everyone has answered. This follows from an order, at this moment, and the players asked
/// next get their whole time from now on.
pub(super) fn open_now(buffer: &mut EventBuffer<'_>, now: Time) {
    loop {
        let campaign = buffer.campaign();
        let opens = campaign.phase == Phase::Running && opens_at(campaign).is_some_and(|at| at <= now);
        if !(opens && open(buffer, now)) {
            return;
        }
    }
}

/// Records the consequences of opening sealed answers, and returns whether there were any.
fn open(buffer: &mut EventBuffer<'_>, at: Time) -> bool {
    let moment = buffer.at(at);
    let campaign = buffer.campaign();
    let effects = campaign.game.opened(campaign, moment);
    let opens = !effects.is_empty();
    buffer.take(effects, None, at);
    buffer.go_on(at);
    opens
}

/// Returns the offer whose deadline was first to pass by `now`, and when it passed.
fn overdue(campaign: &Campaign, now: Time) -> Option<(Time, Offer)> {
    let pending = campaign.offers.pending.values();
    // The game ends sealed offers.
    let pending = pending.filter(|offer| !offer.terms.is_sealed());
    let overdue = pending.filter_map(|offer| Some((offer.deadline.filter(|due| *due <= now)?, offer)));
    let first = overdue.min_by_key(|(due, offer)| (*due, offer.id));
    first.map(|(due, offer)| (due, offer.clone()))
}

/// Records what time has brought about in the game by `now`.
fn pass(buffer: &mut EventBuffer<'_>, now: Time) {
    let moment = buffer.at(now);
    let campaign = buffer.campaign();
    let effects = campaign.game.passes(campaign, moment);
    buffer.take(effects, None, now);
}

/// Returns when [`settle`] will next have something to record; `None` if only an order can change anything.
pub fn deadline(campaign: &Campaign) -> Option<Time> {
    let back = away::returns(campaign).map(|(until, _)| until);
    let second = campaign.second.as_ref().map(|request| request.until);
    let back = back.chain(quiet::next(campaign)).chain(schedule::next(campaign)).chain(second);
    match campaign.phase {
        Phase::Running => {}
        Phase::Paused { .. } => return back.chain(pause::next(campaign)).min(),
        Phase::Ended { .. } => return None,
    }
    let due = |offer: &Offer| {
        let reminders = offer.reminders_left().map(|(_, at)| at);
        let ends = offer.deadline.filter(|_| !offer.terms.is_sealed());
        let nudge = campaign.nudge_due(offer);
        reminders.chain(ends).chain(nudge).min()
    };
    let offers = campaign.offers.pending.values().filter_map(due);
    // The current reading of the clock does not affect when it will show another.
    let timed = campaign.game.due(campaign, Time::from_millis(0).into());
    let all = offers.chain(timed).chain(opens_at(campaign));
    let request = campaign.take_back.as_ref().map(|request| request.until);
    let nudge = nudge::next(campaign);
    let all = all.chain(deal::next(campaign));
    all.chain(back).chain(request).chain(nudge).min()
}

/// Returns the reminders due. Each offer gets only the latest, so that half time is not announced in the last hour. A
/// player's first reminder brings forward half-time reminders due within [`TOGETHER`], so that one message covers them
/// all (L4.7). Private and sealed offers have separate reminders, which never bring others forward. An offer that waits
/// forever gets one reminder, from a nudge (L14.4).
fn reminders<'a>(campaign: &Campaign, pending: impl Iterator<Item = &'a Offer>, now: Time) -> Vec<Event> {
    let left = pending.flat_map(|offer| {
        let place = (offer.to, offer.private, offer.terms.is_sealed());
        let nudge = campaign.nudge_due(offer);
        let nudge = nudge.map(|at| (Reminder::HalfTime, at));
        let left = offer.reminders_left().chain(nudge);
        left.map(move |(reminder, at)| (place, at, offer.id, reminder))
    });
    let mut left: Vec<_> = left.collect();
    left.sort_unstable();
    let mut due = BTreeMap::new();
    let mut first = None;
    for (place, at, offer, reminder) in left {
        let follows = |(begun, until): (_, Time)| begun == place && at <= until;
        let joins = reminder == Reminder::HalfTime && first.is_some_and(follows);
        if !joins && at > now {
            continue;
        }
        if !joins {
            first = Some((place, at + TOGETHER));
        }
        due.insert(offer, reminder);
    }
    let reminded = due.into_iter();
    reminded.map(|(offer, reminder)| Event::OfferReminded { offer, reminder }).collect()
}
