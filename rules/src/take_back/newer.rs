//! Which entries count as newer than the one to take back. Other players' private acts do not (L13.2): if they did, a
//! request that fails or ends because of them would show that something private happened. They stand when older
//! entries are taken back, and so does what a player has set for themselves.

use super::Request;
use crate::campaign::Campaign;
use crate::deal::Happened;
use crate::event::Event;
use crate::invariants::{invariants, misrecorded};
use crate::notice::stories;
use crate::ruleset::Profile;
use crate::table::{AnnounceTiming, Viewer};
use crate::undoing::TakenEntry;
use crate::viewer::{is_private, is_undoable};
use std::borrow::Cow;

/// For which readers an entry counts as newer than those before it.
enum Newer<'a> {
    /// It is hidden, time would repeat it, or it concerns only its author.
    Never,
    /// Those who know of these private events.
    InPrivate(Cow<'a, [Event]>),
    ForAll,
}

fn by_player(events: &[Event]) -> Newer<'_> {
    let counts = is_undoable(events) && !is_personal(events) || is_undoing(events);
    match counts {
        false => Newer::Never,
        true if is_private(events) => Newer::InPrivate(events.into()),
        true => Newer::ForAll,
    }
}

/// Events of the clock count if they were announced, because they would not recur in the same way.
fn by_clock(events: &[Event]) -> Newer<'_> {
    let told: Vec<Event> = events.iter().filter(|event| is_told_by_clock(event)).cloned().collect();
    let private = |event: &Event| is_private(std::slice::from_ref(event));
    match told.is_empty() {
        true => Newer::Never,
        false if told.iter().all(private) => Newer::InPrivate(told.into()),
        false => Newer::ForAll,
    }
}

fn is_told_by_clock(event: &Event) -> bool {
    match event {
        Event::OfferClosed { .. } | Event::OfferMade(_) | Event::Deal(Happened::Ended { .. }) => true,
        Event::Game(event) => {
            let Profile { is_act, only_follows, announce_timing, .. } = event.profile();
            is_act && !only_follows && announce_timing == AnnounceTiming::AtOnce
        }
        _ => false,
    }
}

fn is_undoing(events: &[Event]) -> bool {
    matches!(events.first(), Some(Event::Undone { .. }))
}

/// Returns whether events only change when a player may be called.
pub(crate) fn is_personal(events: &[Event]) -> bool {
    let personal = |event: &Event| {
        matches!(
            event,
            Event::Away { .. }
                | Event::QuietHours { .. }
                | Event::CaughtUp { .. }
                | Event::CallMissed { .. }
                | Event::ActionAwaited { .. }
        )
    };
    events.iter().all(personal)
}

fn newer(by_a_player: bool, events: &[Event]) -> Newer<'_> {
    match by_a_player {
        true => by_player(events),
        false => by_clock(events),
    }
}

/// Returns whether an entry counts for a viewer as newer than those before it. `campaign` must remember the offers that
/// it is about.
pub fn counts_for(campaign: &Campaign, entry: &TakenEntry, viewer: Viewer) -> bool {
    match newer(entry.actor.is_some(), &entry.events) {
        Newer::Never => false,
        Newer::InPrivate(events) => is_known_to(campaign, &events, viewer),
        Newer::ForAll => true,
    }
}

fn is_known_to(campaign: &Campaign, events: &[Event], viewer: Viewer) -> bool {
    !stories(campaign, events, viewer).is_empty()
}

/// Returns whether an entry with these events stands when an older one is taken back.
pub fn stands(by_a_player: bool, events: &[Event]) -> bool {
    (by_a_player && is_personal(events)) || matches!(newer(by_a_player, events), Newer::InPrivate(_))
}

/// Returns whether an entry stands when one before it is taken back.
pub(crate) fn stands_after(first: i64, entry: &TakenEntry) -> bool {
    entry.seq > first && stands(entry.actor.is_some(), &entry.events)
}

/// Returns whether an entry counts for everyone.
pub(super) fn counts_for_all(entry: &TakenEntry) -> bool {
    !entry.undone && matches!(newer(entry.actor.is_some(), &entry.events), Newer::ForAll)
}

/// Returns whether events end a pending request. Private ones do only if everyone who knows of the request knows of
/// them. `campaign` is the state after them.
fn ends(campaign: &Campaign, newer: &Newer<'_>, request: &Request) -> bool {
    match newer {
        Newer::Never => false,
        Newer::InPrivate(events) => {
            let mut concerned = request.privately.iter().chain([&request.by]);
            !request.open && concerned.all(|one| is_known_to(campaign, events, (*one).into()))
        }
        Newer::ForAll => true,
    }
}

/// Returns whether a player's events end a pending request.
pub(crate) fn overtakes(campaign: &Campaign, events: &[Event], request: &Request) -> bool {
    ends(campaign, &by_player(events), request)
}

/// Returns whether the clock's events end a pending request.
pub(crate) fn overtakes_in_time(campaign: &Campaign, events: &[Event], request: &Request) -> bool {
    ends(campaign, &by_clock(events), request)
}

/// Returns whether a player's events end a pending request that everyone knows of.
pub(crate) fn overtakes_for_all(events: &[Event]) -> bool {
    matches!(by_player(events), Newer::ForAll)
}

/// Returns whether the clock's events end a pending request that everyone knows of.
pub(crate) fn overtakes_for_all_in_time(events: &[Event]) -> bool {
    matches!(by_clock(events), Newer::ForAll)
}

/// An undo, without the entries that stand.
pub(crate) struct Remaining<'a> {
    /// The campaign before the entries that are taken back, but with those that stand.
    pub rebuilt: Cow<'a, Campaign>,
    pub taken: Cow<'a, [TakenEntry]>,
    /// The entries that stand.
    pub standing: Vec<i64>,
}

impl<'a> Remaining<'a> {
    /// Nothing stands.
    pub fn all(rebuilt: &'a Campaign, taken: &'a [TakenEntry]) -> Remaining<'a> {
        Remaining { rebuilt: Cow::Borrowed(rebuilt), taken: Cow::Borrowed(taken), standing: Vec::new() }
    }
}

/// Separates the entries that stand from the others; `None` if one of them would have come out differently without those
/// others.
pub(crate) fn remaining<'a>(
    rebuilt: &'a Campaign,
    taken: &'a [TakenEntry],
    stands: impl Fn(&TakenEntry) -> bool,
) -> Option<Remaining<'a>> {
    let (standing, others): (Vec<&TakenEntry>, Vec<&TakenEntry>) =
        taken.iter().partition(|entry| !entry.undone && stands(entry));
    if standing.is_empty() {
        return Some(Remaining::all(rebuilt, taken));
    }
    let mut with_them = rebuilt.clone();
    for event in standing.iter().flat_map(|entry| &entry.events) {
        with_them.evolve(event);
        if misrecorded(&with_them, event).is_some() {
            return None;
        }
    }
    invariants(&with_them).is_empty().then(|| Remaining {
        rebuilt: Cow::Owned(with_them),
        taken: others.into_iter().cloned().collect(),
        standing: standing.iter().map(|entry| entry.seq).collect(),
    })
}
