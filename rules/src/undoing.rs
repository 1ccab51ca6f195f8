//! Undo: takes back the newest journal entries and restores the campaign from before them.

use super::campaign::Campaign;
use super::chance::DecisionContext;
use super::command::Confirmation;
use super::deal;
use super::event::{Agreement, Event};
use super::event_buffer::EventBuffer;
use super::ids::{OfferId, PlayerId};
use super::nudge;
use super::offer::Offer;
use super::pause;
use super::refusal::Refusal;
use super::ruleset::InWindow;
use super::schedule;
use super::table::{self, Answer, Closing, Outcome, Viewer};
use super::take_back::newer::{Remaining, remaining};
use super::take_back::{self, Ending};
use super::time::Time;
use super::viewer::{is_of_hours, is_undoable};
use std::collections::BTreeMap;

/// A journal entry that an undo takes back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TakenEntry {
    /// Its position in the journal.
    pub seq: i64,
    /// Its number, or if it has none, that of the last numbered entry before it.
    pub number: i64,
    pub is_numbered: bool,
    pub at: Time,
    /// The player who gave the order; `None` if time alone caused it.
    pub actor: Option<PlayerId>,
    /// It was already undone before.
    pub undone: bool,
    pub events: Vec<Event>,
}

impl TakenEntry {
    /// Returns whether it counts as a step of an undo: an act that was not undone yet.
    pub fn is_act(&self) -> bool {
        self.actor.is_some() && !self.undone && is_undoable(&self.events)
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Undo {
    pub by: PlayerId,
    pub moderator: bool,
    pub entries: u32,
    /// How many of the entries are private between players (L13.2).
    pub private: u32,
    pub from: i64,
    pub confirmed: Option<Confirmation>,
}

/// Returns whether the entries, read from the newest back, end inside a window of sealed answers. If so, they settled
/// part of it, but do not include its opening yet. `mid` is the result for the entries after the one with these
/// events.
pub fn is_mid_window(mid: bool, events: &[Event]) -> bool {
    let parts = events.iter().filter_map(Event::in_window);
    parts.rev().fold(mid, |_, part| match part {
        InWindow::Opens => false,
        InWindow::Settles => true,
    })
}

/// Decides to undo the newest `entries` entries, down to the one numbered `from`. `before` is the current campaign,
/// `rebuilt` its state before them, and `taken` are all entries since then, oldest first.
///
/// Offers that are pending again but past their time get full time. Offers made in those entries stay known as void,
/// and sealed answers stay given.
///
/// # Errors
/// Refuses non-moderators, and an undo that would have to hide what everyone has seen; asks for a confirmation first.
pub fn undo(
    (before, rebuilt): (&Campaign, &Campaign),
    taken: &[TakenEntry],
    order: &Undo,
    moment: impl Into<DecisionContext>,
) -> Result<Vec<Event>, Refusal> {
    confirmed_undo((before, rebuilt), taken, (order, false), moment.into())
}

/// Decides an undo like [`undo`]. `second` says whether another player has to agree first, which its confirmation says.
pub(super) fn confirmed_undo(
    (before, rebuilt): (&Campaign, &Campaign),
    taken: &[TakenEntry],
    (order, second): (&Undo, bool),
    moment: DecisionContext,
) -> Result<Vec<Event>, Refusal> {
    if !order.moderator {
        return Err(table::Refusal::ModeratorsOnly.into());
    }
    if order.entries == 0 {
        return Err(table::Refusal::NothingToUndo.into());
    }
    must_hide_nothing_again(rebuilt, taken)?;
    let Undo { by, entries, from, private, .. } = *order;
    let needed = Confirmation::Undoes { entries, from, second };
    if order.confirmed.as_ref() != Some(&needed) {
        return Err(Refusal::MustConfirm(needed));
    }
    let stands = |entry: &TakenEntry| stands_in_undo((before, rebuilt), entry);
    let remaining = remaining(rebuilt, taken, stands).unwrap_or_else(|| Remaining::all(rebuilt, taken));
    let Remaining { rebuilt, taken, standing } = remaining;
    let undone = Event::Undone { by, entries, from, private, agreement: None, standing };
    let mut events = taken_back((before, &rebuilt), &taken, undone, (by, moment));
    events.extend(take_back::ended(before, Ending::Overtaken));
    Ok(events)
}

/// Returns the events that take back entries; `undone` is the first of them.
pub(super) fn taken_back(
    (before, rebuilt): (&Campaign, &Campaign),
    taken: &[TakenEntry],
    undone: Event,
    (by, moment): (PlayerId, DecisionContext),
) -> Vec<Event> {
    let now = moment.now;
    let answers = answered_still(taken, rebuilt, now);
    let from_now = rebuilt.deadlines_ran_until(now);
    // Includes offers with sealed answers, because announcing only the others would reveal which those are.
    let late = rebuilt.offers.pending.values().filter(|o| o.deadline.is_some_and(|due| due <= from_now));
    let extended = late.map(|offer| Event::OfferExtended {
        offer: offer.id,
        deadline: from_now + offer.answer_within,
        answer_within: offer.answer_within,
        paused: rebuilt.is_paused(),
        counts: false,
    });
    let given = |(&offer, &answer)| Event::OfferAnswered { offer, answer };
    let mut renewed = EventBuffer::new(rebuilt, moment.chance);
    let all: Vec<Event> = events(taken).cloned().collect();
    let anew = rebuilt.game.renewed(rebuilt, from_now.into(), &all);
    renewed.take(anew, Some(by), now);
    renewed.take(rebuilt.game.redrawn(rebuilt, moment, &all), Some(by), now);
    [undone]
        .into_iter()
        .chain(extended)
        .chain(renewed.events)
        .chain(vanished(taken, (before, rebuilt), by, now))
        .chain(answers.iter().map(given))
        .chain(deal::reopened(before, rebuilt, from_now))
        .chain(deal::vanished(events(taken), (before, rebuilt), by, now))
        .chain(deal::kept_drafts(before, rebuilt))
        .chain(nudge::anew(rebuilt, from_now))
        .chain(pause::anew(rebuilt, now))
        .chain(schedule::passed(rebuilt, now))
        .collect()
}

/// Returns the entries that stand in an undo with these events.
pub fn standing(events: &[Event]) -> &[i64] {
    match events.first() {
        Some(Event::Undone { standing, .. }) => standing,
        _ => &[],
    }
}

/// Carries out an undo with these events: the entries that stand happen to the campaign as it was before, and then the
/// events do.
pub fn carry_out_undo(rebuilt: &mut Campaign, taken: &[TakenEntry], events: &[Event]) {
    let standing = standing(events);
    let stands = taken.iter().filter(|entry| standing.contains(&entry.seq));
    stands.flat_map(|entry| &entry.events).chain(events).for_each(|event| rebuilt.evolve(event));
}

/// Returns whether an entry stands in any undo: quiet hours do, unless the joining of their player is undone as well.
pub(super) fn stands_in_undo((before, rebuilt): (&Campaign, &Campaign), entry: &TakenEntry) -> bool {
    let plays = |campaign: &Campaign, player: PlayerId| campaign.players.contains_key(&player);
    let joined = entry.actor.is_some_and(|player| plays(before, player) && !plays(rebuilt, player));
    is_of_hours(&entry.events) && !joined
}

/// Refuses an undo that would have to hide something from everyone again, for example after the campaign ended or a
/// deck was replaced.
pub(super) fn must_hide_nothing_again(rebuilt: &Campaign, taken: &[TakenEntry]) -> Result<(), table::Refusal> {
    let mut campaign = rebuilt.clone();
    let mut shown: Option<(i64, u32)> = None;
    for entry in taken.iter().filter(|entry| !entry.undone) {
        let mut shows = false;
        for event in &entry.events {
            shows |= shows_what_was_hidden(&campaign, event);
            campaign.evolve(event);
        }
        match &mut shown {
            _ if shows => shown = Some((entry.number, 0)),
            Some((_, steps)) if entry.is_act() => *steps += 1,
            _ => {}
        }
    }
    match shown {
        Some((number, steps)) => Err(table::Refusal::ShownToAll { number, steps }),
        None => Ok(()),
    }
}

/// Returns whether an event reveals something hidden in this campaign to all players.
fn shows_what_was_hidden(campaign: &Campaign, event: &Event) -> bool {
    match event {
        Event::Ended { .. } => {
            let reveals = campaign.game.ruleset().reveals_at_end();
            let seen = || campaign.game.redacted_for(&campaign.settings.games, Viewer::TABLE);
            reveals && *seen() != *campaign.game
        }
        Event::Game(event) => campaign.game.uncovers(event),
        _ => false,
    }
}

/// Returns the sealed answers that were undone but whose questions are still pending. They cannot be changed, so they
/// are not asked for again. They count as given `now`, because their effects follow the undo.
fn answered_still(taken: &[TakenEntry], rebuilt: &Campaign, now: Time) -> BTreeMap<OfferId, Answer> {
    let offers = &rebuilt.offers;
    let waits = |offer: &OfferId| offers.pending.contains_key(offer) && !offers.answers.contains_key(offer);
    let given = events(taken).filter_map(|event| match event {
        Event::OfferAnswered { offer, answer } if answer.by.is_some() => Some((*offer, Answer { at: now, ..*answer })),
        _ => None,
    });
    given.filter(|(offer, _)| waits(offer)).collect()
}

/// Returns the events that keep undone offers known as void. Their numbers are not reused, and their buttons still get
/// a reply.
fn vanished(taken: &[TakenEntry], (before, rebuilt): (&Campaign, &Campaign), by: PlayerId, now: Time) -> Vec<Event> {
    let made = events(taken).filter_map(|event| match event {
        Event::OfferMade(offer) => Some((offer.id, offer)),
        _ => None,
    });
    let gone: BTreeMap<OfferId, &Offer> = made.filter(|(id, _)| !rebuilt.offers.was_made(*id)).collect();
    let closing = Closing::new(Outcome::Void, Some(by), now);
    let closed = |offer: &Offer| {
        let known = before.offers.closed.get(&offer.id);
        let again = known.is_some_and(|known| known.closing.outcome == Outcome::Void);
        Event::OfferClosed { offer: offer.id, closing: Closing { again, ..closing } }
    };
    gone.into_values().flat_map(|offer| [Event::OfferMade(offer.clone()), closed(offer)]).collect()
}

fn events(taken: &[TakenEntry]) -> impl Iterator<Item = &Event> {
    taken.iter().flat_map(|entry| &entry.events)
}

/// Returns the event of a player taking back their own act (L14.3).
pub(super) fn taken_back_by(by: PlayerId, entry: &TakenEntry, agreement: Agreement, standing: Vec<i64>) -> Event {
    Event::Undone {
        by,
        entries: 1,
        from: entry.seq,
        private: u32::from(super::viewer::is_private(&entry.events)),
        agreement: Some(agreement),
        standing,
    }
}
