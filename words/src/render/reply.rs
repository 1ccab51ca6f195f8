//! The private answer to a player's order.

use super::card::{MESSAGE_LIMIT, fit};
use super::tell::{self, Reader};
use super::words;
use crate::games;
use crate::render::words::clauses;
use crate::rules::ids::PlayerId;
use crate::rules::{Audience, Campaign, Event, Offer, Setting, notices};
use crate::text::{Role, Said, Text, say};

/// Tells `by` what happened, and what comes next. `offers` are those made, answered or withdrawn.
pub fn reply<'a>(text: &Text, by: PlayerId, events: &[Event], offers: impl IntoIterator<Item = &'a Offer>) -> Said {
    reply_in(text, by, None, events, offers)
}

/// Like [`reply`], with the values of the campaign, if it is known.
pub fn reply_in<'a>(
    text: &Text,
    by: PlayerId,
    campaign: Option<&Campaign>,
    events: &[Event],
    offers: impl IntoIterator<Item = &'a Offer>,
) -> Said {
    let offers: Vec<&Offer> = offers.into_iter().collect();
    let told = tell::lines(text, Reader::only(by), events, &offers);
    fit(text, &with_hints(text, by, campaign, events, told), MESSAGE_LIMIT)
}

/// Answers a player who also reads the table's announcement: says what they have left instead of repeating it.
pub fn reply_at_table<'a>(
    text: &Text,
    by: PlayerId,
    campaign: &Campaign,
    events: &[Event],
    offers: impl IntoIterator<Item = &'a Offer>,
) -> Said {
    let offers: Vec<&Offer> = offers.into_iter().collect();
    let public = told_to_all(campaign, events);
    let (done, told): (Vec<&Event>, Vec<&Event>) =
        events.iter().partition(|event| is_deed(event) && (public.contains(event) || games::is_known_to_actor(event)));
    let told: Vec<Event> = told.into_iter().cloned().collect();
    let acts = done.iter().any(|event| event.is_act()) || told.is_empty();
    let done = acts.then(|| done_with(text, campaign, by, &done));
    let told = tell::lines(text, Reader::only(by), &told, &offers);
    let lines: Vec<Said> = done.into_iter().chain(told).collect();
    fit(text, &with_hints(text, by, Some(campaign), events, lines), MESSAGE_LIMIT)
}

fn with_hints(text: &Text, by: PlayerId, campaign: Option<&Campaign>, events: &[Event], lines: Vec<Said>) -> Vec<Said> {
    let hints = events.iter().flat_map(|event| hints(text, by, campaign, event));
    lines.into_iter().chain(hints).collect()
}

/// Returns the events in the table's announcements.
fn told_to_all(campaign: &Campaign, events: &[Event]) -> Vec<Event> {
    let told = notices(campaign, events).into_iter();
    told.filter(|notice| notice.to == Audience::Table).flat_map(|notice| notice.events).collect()
}

/// Returns whether the table's announcement is a sufficient answer for the actor.
fn is_deed(event: &Event) -> bool {
    match event {
        Event::Founded(_)
        | Event::Imported(_)
        | Event::Paused { .. }
        | Event::Resumed { .. }
        | Event::PauseEnds { .. }
        | Event::Ended { .. }
        | Event::Configured { .. }
        | Event::Moderated { .. }
        | Event::TemplateUsed { .. }
        | Event::Scheduled(_)
        | Event::ScheduleEnded { .. }
        | Event::ActedFor { .. }
        | Event::OfferExtended { .. }
        | Event::OfferMade(_)
        | Event::OfferReminded { .. }
        | Event::OfferClosed { .. }
        | Event::Undone { .. }
        | Event::TakeBackAsked(_)
        | Event::TakeBackEnded { .. }
        | Event::SecondAsked(_)
        | Event::SecondEnded { .. }
        | Event::Reasoned { .. }
        | Event::Deal(_)
        | Event::Game(_) => true,
        Event::Joined { .. }
        | Event::Left { .. }
        | Event::EntryAsked { .. }
        | Event::SeatAsked { .. }
        | Event::SeatGiven { .. }
        | Event::SeatRequestEnded { .. }
        | Event::TakeBackAgreed { .. }
        | Event::SecretsShown { .. }
        | Event::Looked { .. }
        | Event::Erased { .. }
        | Event::Moved { .. }
        | Event::PlaceLost { .. }
        | Event::Away { .. }
        | Event::QuietHours { .. }
        | Event::CallMissed { .. }
        | Event::CaughtUp { .. }
        | Event::ActionAwaited { .. }
        | Event::ActionCalled { .. }
        | Event::OfferAnswered { .. } => false,
    }
}

/// Confirms the order, and says what is left.
fn done_with(text: &Text, campaign: &Campaign, by: PlayerId, done: &[&Event]) -> Said {
    let left = games::left(text, campaign, by, done);
    match left.is_empty() {
        true => say!(text, "reply-done"),
        false => {
            let left = clauses(text, left).capitalised();
            say!(text, "reply-done-with", left)
        }
    }
}

/// Returns hints about an event for the player.
fn hints(text: &Text, by: PlayerId, campaign: Option<&Campaign>, event: &Event) -> Vec<Said> {
    match event {
        Event::OfferMade(offer) if offer.terms.row().is_none() => hints_of(text, by, campaign, offer),
        Event::Configured { setting: Setting::ModeratorRole(Some(role)), .. } => {
            vec![say!(text, "hint-role", role = Role(*role))]
        }
        Event::Game(event) => games::advice(text, by, event).into_iter().collect(),
        _ => Vec::new(),
    }
}

/// Returns hints about a pending offer for the player who made it.
fn hints_of(text: &Text, by: PlayerId, campaign: Option<&Campaign>, offer: &Offer) -> Vec<Said> {
    let id = offer.id;
    if !offer.terms.may_be_refused() || offer.from.is_none() {
        let theirs = (offer.to == by).then(|| say!(text, "hint-asked", offer = id));
        return theirs.into_iter().collect();
    }
    // A public card says the same.
    let awaits = offer.deadline.filter(|_| offer.awaits_return && offer.private);
    let awaits = awaits.map(|latest| words::awaits_return(text, offer, latest));
    let mut lines: Vec<Said> = games::hint(text, campaign, offer).into_iter().chain(awaits).collect();
    if offer.private {
        lines.push(say!(text, "hint-private"));
    }
    lines
}
