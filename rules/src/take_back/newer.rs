//! Which entries count as newer than the one to take back. Other players' private acts do not (L13.2): if they did, a
//! request that fails or ends because of them would show that something private happened. They stand when older
//! entries are taken back, and so does what a player has set for themselves.

use super::Request;
use crate::campaign::Campaign;
use crate::deal::Happened;
use crate::event::Event;
use crate::ids::PlayerId;
use crate::invariants::{invariants, misrecorded};
use crate::notice::stories;
use crate::ruleset::Profile;
use crate::table::{AnnounceTiming, Viewer};
use crate::undoing::TakenEntry;
use crate::viewer::{is_private, is_undoable};
use std::borrow::Cow;

/// How widely an entry counts as newer than those before it.
pub(crate) enum Newer<'a> {
    /// It is hidden, time would repeat it, or it concerns only its author.
    Never,
    /// Only readers who know of these private events see that it is newer.
    InPrivate(Cow<'a, [Event]>),
    ForAll,
}

impl<'a> Newer<'a> {
    /// `actor` is the player who gave the order; `None` if time alone caused the events.
    fn of(actor: Option<PlayerId>, events: &'a [Event]) -> Newer<'a> {
        match actor {
            Some(_) => Newer::by_player(events),
            None => Newer::by_clock(events),
        }
    }

    pub fn by_player(events: &'a [Event]) -> Newer<'a> {
        let counts = is_undoable(events) && !is_personal(events) || is_undoing(events);
        match counts {
            false => Newer::Never,
            true if is_private(events) => Newer::InPrivate(events.into()),
            true => Newer::ForAll,
        }
    }

    /// Events of the clock count if they were announced, because they would not recur in the same way.
    pub fn by_clock(events: &'a [Event]) -> Newer<'a> {
        let told: Vec<Event> = events.iter().filter(|event| is_told_by_clock(event)).cloned().collect();
        let private = |event: &Event| is_private(std::slice::from_ref(event));
        match told.is_empty() {
            true => Newer::Never,
            false if told.iter().all(private) => Newer::InPrivate(told.into()),
            false => Newer::ForAll,
        }
    }

    /// `campaign` must remember the offers that the events are about.
    fn counts_for(&self, campaign: &Campaign, viewer: Viewer) -> bool {
        match self {
            Newer::Never => false,
            Newer::InPrivate(events) => !stories(campaign, events, viewer).is_empty(),
            Newer::ForAll => true,
        }
    }

    pub fn counts_for_all(&self) -> bool {
        matches!(self, Newer::ForAll)
    }

    /// Returns whether the events end a pending request. Private ones do only if everyone who knows of the request
    /// knows of them. `campaign` is the state after them.
    pub fn ends(&self, campaign: &Campaign, request: &Request) -> bool {
        let mut concerned = request.privately.iter().chain([&request.by]);
        match request.open {
            true => self.counts_for_all(),
            false => concerned.all(|one| self.counts_for(campaign, (*one).into())),
        }
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

/// Returns whether an entry counts for a viewer as newer than those before it. `campaign` must remember the offers that
/// it is about.
pub fn counts_for(campaign: &Campaign, entry: &TakenEntry, viewer: Viewer) -> bool {
    Newer::of(entry.actor, &entry.events).counts_for(campaign, viewer)
}

/// Returns whether an entry stands when an older one is taken back. `actor` is the player who gave the order, if one did.
pub fn stands(actor: Option<PlayerId>, events: &[Event]) -> bool {
    (actor.is_some() && is_personal(events)) || matches!(Newer::of(actor, events), Newer::InPrivate(_))
}

/// Returns whether an entry stands when one before it is taken back.
pub(crate) fn stands_after(first: i64, entry: &TakenEntry) -> bool {
    entry.seq > first && stands(entry.actor, &entry.events)
}

/// Returns whether an entry counts for everyone.
pub(super) fn counts_for_all(entry: &TakenEntry) -> bool {
    !entry.undone && Newer::of(entry.actor, &entry.events).counts_for_all()
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
