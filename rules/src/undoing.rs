//! Undoing: the newest entries of the journal are taken back, and the campaign becomes what it was before them.

use super::campaign::Campaign;
use super::chance::Moment;
use super::command::Confirmation;
use super::event::{Agreement, Event};
use super::ids::{OfferId, PlayerId};
use super::nudge;
use super::offer::Offer;
use super::proceeding::Proceeding;
use super::refusal::Refusal;
use super::ruleset::InWindow;
use super::table::{self, Answer, Closing, Outcome, Viewer};
use super::take_back::{self, Ending};
use super::time::Time;
use super::viewer::is_undoable;
use std::collections::BTreeMap;

/// An entry of the journal that an undoing takes back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TakenEntry {
    /// Where it stands in the journal.
    pub seq: i64,
    /// Its number; of one that has none, that of the last before it that has.
    pub number: i64,
    pub is_numbered: bool,
    pub at: Time,
    /// The player who gave the order; `None` where time alone brought it about.
    pub actor: Option<PlayerId>,
    /// It had been undone before.
    pub undone: bool,
    pub events: Vec<Event>,
}

impl TakenEntry {
    /// Returns whether it counts as a step of undoing: an act that holds.
    pub fn is_act(&self) -> bool {
        self.actor.is_some() && !self.undone && is_undoable(&self.events)
    }
}

/// A moderator's order to undo the newest entries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Undo {
    pub by: PlayerId,
    pub moderator: bool,
    pub entries: u32,
    /// How many of the entries are private to others than the table (L13.2).
    pub private: u32,
    pub from: i64,
    pub confirmed: Option<Confirmation>,
}

/// Returns whether entries end in the middle of a window of sealed answers, looked at from the newest back: some of it was settled in them, and what
/// opened it has not been among them yet. `mid` is what this is for the entries after the one of these events.
pub fn is_mid_window(mid: bool, events: &[Event]) -> bool {
    let parts = events.iter().filter_map(Event::in_window);
    parts.rev().fold(mid, |_, part| match part {
        InWindow::Opens => false,
        InWindow::Settles => true,
    })
}

/// Decides undoing the newest entries of the journal, `entries` of them, down to the one numbered `from`. `before` is the campaign as it stands,
/// `rebuilt` as it was before them, and `taken` are all entries since then, the oldest first: offers that wait again, and whose time has run out
/// meanwhile, are given it anew, those that were made stay known as void, and sealed answers stay given.
///
/// # Errors
/// Asks for a confirmation first; only moderators may, and nothing is hidden again that all have seen.
pub fn undo(
    (before, rebuilt): (&Campaign, &Campaign),
    taken: &[TakenEntry],
    order: &Undo,
    moment: impl Into<Moment>,
) -> Result<Vec<Event>, Refusal> {
    let moment = moment.into();
    if !order.moderator {
        return Err(table::Refusal::ModeratorsOnly.into());
    }
    if order.entries == 0 {
        return Err(table::Refusal::NothingToUndo.into());
    }
    must_hide_nothing_again(rebuilt, taken)?;
    let Undo { by, entries, from, private, .. } = *order;
    if order.confirmed != Some(Confirmation::Undoes { entries, from }) {
        return Err(Refusal::MustConfirm(Confirmation::Undoes { entries, from }));
    }
    let undone = Event::Undone { by, entries, from, private, agreement: None };
    let mut events = taken_back(rebuilt, taken, undone, (by, moment));
    events.extend(take_back::ended(before, Ending::Overtaken));
    Ok(events)
}

/// Returns the events by which entries are taken back, of which `undone` is the first.
pub(super) fn taken_back(
    rebuilt: &Campaign,
    taken: &[TakenEntry],
    undone: Event,
    (by, moment): (PlayerId, Moment),
) -> Vec<Event> {
    let now = moment.now;
    let answers = answered_still(taken, rebuilt, now);
    let from_now = rebuilt.deadlines_ran_until(now);
    // Also those that have their sealed answer: what is told of the others would tell which they are.
    let late = rebuilt.offers.pending.values().filter(|o| o.deadline.is_some_and(|due| due <= from_now));
    let extended = late.map(|offer| Event::OfferExtended {
        offer: offer.id,
        deadline: from_now + offer.answer_within,
        answer_within: offer.answer_within,
        paused: rebuilt.is_paused(),
    });
    let given = |(&offer, &answer)| Event::OfferAnswered { offer, answer };
    let mut renewed = Proceeding::new(rebuilt, moment.chance);
    let all: Vec<Event> = events(taken).cloned().collect();
    let anew = rebuilt.game.renewed(rebuilt, from_now.into(), &all);
    renewed.take(anew, Some(by), now);
    renewed.take(rebuilt.game.redrawn(rebuilt, moment, &all), Some(by), now);
    [undone]
        .into_iter()
        .chain(extended)
        .chain(renewed.events)
        .chain(vanished(taken, rebuilt, by, now))
        .chain(answers.iter().map(given))
        .chain(nudge::anew(rebuilt, from_now))
        .collect()
}

/// Refuses where what has been shown to all, because the campaign ended or another deck took the place of one, would have to be hidden again.
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

/// Returns whether an event shows all players what was hidden from them in this campaign.
fn shows_what_was_hidden(campaign: &Campaign, event: &Event) -> bool {
    match event {
        Event::Ended { .. } => {
            let reveals = campaign.game.ruleset().reveals_at_end();
            let seen = || campaign.game.veiled(&campaign.settings.games, Viewer::TABLE);
            reveals && *seen() != *campaign.game
        }
        Event::Game(event) => campaign.game.uncovers(event),
        _ => false,
    }
}

/// Returns the sealed answers that were taken back to questions that wait still: they cannot be changed, so they are not asked for again. They count
/// as given `now`, for what follows from them follows after the undoing.
fn answered_still(taken: &[TakenEntry], rebuilt: &Campaign, now: Time) -> BTreeMap<OfferId, Answer> {
    let offers = &rebuilt.offers;
    let waits = |offer: &OfferId| offers.pending.contains_key(offer) && !offers.answers.contains_key(offer);
    let given = events(taken).filter_map(|event| match event {
        Event::OfferAnswered { offer, answer } if answer.by.is_some() => Some((*offer, Answer { at: now, ..*answer })),
        _ => None,
    });
    given.filter(|(offer, _)| waits(offer)).collect()
}

/// Returns the events by which the offers that an undoing has unmade stay known as void: their numbers are never given to
/// others, and their buttons have an answer.
fn vanished(taken: &[TakenEntry], rebuilt: &Campaign, by: PlayerId, now: Time) -> Vec<Event> {
    let made = events(taken).filter_map(|event| match event {
        Event::OfferMade(offer) => Some((offer.id, offer)),
        _ => None,
    });
    let gone: BTreeMap<OfferId, &Offer> = made.filter(|(id, _)| !rebuilt.offers.was_made(*id)).collect();
    let closing = Closing::new(Outcome::Void, Some(by), now);
    gone.into_values()
        .flat_map(|offer| [Event::OfferMade(offer.clone()), Event::OfferClosed { offer: offer.id, closing }])
        .collect()
}

fn events(taken: &[TakenEntry]) -> impl Iterator<Item = &Event> {
    taken.iter().flat_map(|entry| &entry.events)
}

/// Returns that a player has taken back what was their own (L14.3).
pub(super) fn taken_back_by(by: PlayerId, entry: &TakenEntry, agreement: Agreement) -> Event {
    Event::Undone {
        by,
        entries: 1,
        from: entry.seq,
        private: u32::from(super::viewer::is_private(&entry.events)),
        agreement: Some(agreement),
    }
}
