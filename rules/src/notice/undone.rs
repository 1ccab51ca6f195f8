//! Notices of an undo: each act that was taken back, with its reversal, for everyone who had a notice of it.

use super::{Audience, Notice, Telling, asked_in_private, concerned, doer, stories, tell};
use crate::campaign::Campaign;
use crate::deal::Happened;
use crate::event::Event;
use crate::games::Remark;
use crate::ids::PlayerId;
use crate::offer::Offer;
use crate::table::Viewer;
use crate::take_back::newer::stands_after;
use crate::time::Time;
use crate::undoing::TakenEntry;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// The most acts in one announcement. More are split over several.
const TOGETHER: usize = 8;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TakenBack {
    /// The number of its entry, or if it has none, of the last numbered entry before it.
    pub number: i64,
    pub is_numbered: bool,
    pub at: Time,
    /// The original notice.
    pub told: Notice,
    /// The game's remarks on the reversal.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub remarks: Vec<Remark>,
}

impl TakenBack {
    /// Returns the reversing events, last act first.
    pub fn back(&self) -> impl Iterator<Item = Event> {
        self.told.events.iter().rev().filter_map(Event::reversed)
    }
}

/// What an undo makes of a campaign that was paused, resumed or ended meanwhile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PhaseAfter {
    Paused,
    Running,
    /// It had ended, and is open again.
    Open,
}

impl PhaseAfter {
    /// Returns the phase after these events are undone, newest first, if it differs from the current one.
    pub fn undoing<'a>(newest_first: impl IntoIterator<Item = &'a Event>) -> Option<PhaseAfter> {
        let mut turns = newest_first.into_iter().filter_map(|event| match event {
            Event::Paused { .. } => Some((PhaseAfter::Paused, PhaseAfter::Running)),
            Event::Resumed { .. } => Some((PhaseAfter::Running, PhaseAfter::Paused)),
            Event::Ended { .. } => Some((PhaseAfter::Open, PhaseAfter::Open)),
            _ => None,
        });
        let newest = turns.next()?;
        let (_, after) = turns.last().unwrap_or(newest);
        // The end of a campaign is never undone without a change.
        let changes = newest.0 != after || newest.0 == PhaseAfter::Open;
        changes.then_some(after)
    }
}

/// Returns the undoable notices of an entry, newest first, redacted for a viewer. `campaign` must remember the offers
/// concerned.
pub fn retold(campaign: &Campaign, entry: &TakenEntry, viewer: Viewer) -> Vec<Notice> {
    let mut told = stories(campaign, &entry.events, viewer);
    retain_undoable(&mut told);
    told.reverse();
    told
}

/// Keeps those notices of an entry whose acts can be undone. An undo stays, with everything that it announced.
pub fn retain_undoable(told: &mut Vec<Notice>) {
    match told.first().and_then(|first| first.events.first()) {
        Some(Event::Undone { .. }) => told.clear(),
        _ => told.retain(can_be_undone),
    }
}

/// Returns whether a notice's act can be undone. Reminders were already read. Undos, looks, moves to another place and
/// requests for an undo are never undone.
fn can_be_undone(told: &Notice) -> bool {
    told.events.first().is_some_and(|act| {
        let passes = matches!(
            act,
            Event::OfferReminded { .. }
                | Event::Undone { .. }
                | Event::Looked { .. }
                | Event::SecretsShown { .. }
                | Event::Moved { .. }
                | Event::PlaceLost { .. }
                | Event::PauseEnds { .. }
        );
        !passes && !act.is_of_request()
    })
}

/// Adds the acts taken back to the notices of an undo, or of a request for one. The table gets the public parts, and
/// the players concerned get the private ones. `before` is the earlier campaign, which remembers the offers of these
/// entries.
pub fn with_taken_back(
    before: &Campaign,
    events: &[Event],
    taken: &[TakenEntry],
    mut notices: Vec<Notice>,
) -> Vec<Notice> {
    let taken = taken.iter().filter(|entry| !stands_beside(events, entry));
    let table = taken_back(before, taken.clone(), Viewer::TABLE);
    let own = |player: &PlayerId| {
        let mut own = taken_back(before, taken.clone(), (*player).into());
        own.retain(|one| one.told.concerned().contains(player) && !table.iter().any(|other| other.tells_as(one)));
        (*player, own)
    };
    let told: Vec<(PlayerId, Vec<TakenBack>)> = before.players.keys().map(own).collect();
    let by = doer(events);
    let at_table = notices.iter().position(|one| {
        let heads = matches!(one.events[..], [Event::Undone { .. } | Event::TakeBackAsked(_)]);
        heads && one.to == Audience::Table
    });
    if let Some(place) = at_table {
        let head = notices.remove(place);
        let asks = matches!(head.events[..], [Event::TakeBackAsked(_)]);
        let concerned: BTreeSet<PlayerId> = match asks {
            true => head.calls.iter().copied().collect(),
            false => table.iter().flat_map(|one| one.told.concerned()).collect(),
        };
        let called = concerned.into_iter();
        let called = called.filter(|one| Some(*one) != by && before.is_active(*one));
        let phase = PhaseAfter::undoing(table.iter().flat_map(|one| one.told.events.iter().rev()));
        let head = Notice { calls: called.collect(), phase: phase.filter(|_| !asks), ..head };
        let parts = parts(head, table.clone());
        notices.splice(place..place, parts);
    }
    for (player, own) in told {
        let to = Audience::Player(player);
        let asked = notices.iter_mut().find(|one| one.to == to && matches!(one.events[..], [Event::TakeBackAsked(_)]));
        if let Some(asked) = asked {
            asked.taken_back = own;
            continue;
        }
        let Some(undone) = events.first().and_then(|one| as_theirs(one, &own)) else {
            continue;
        };
        if own.is_empty() || by == Some(player) {
            continue;
        }
        let head = Notice::of(to, vec![undone]);
        // The resulting changes to offers are announced afterwards.
        notices.splice(0..0, parts(head, own));
    }
    notices
}

/// Returns whether an entry stands when these events take back others, or when the entry that they ask for is.
fn stands_beside(events: &[Event], entry: &TakenEntry) -> bool {
    events.iter().any(|event| match event {
        Event::Undone { standing, .. } => standing.contains(&entry.seq),
        Event::TakeBackAsked(request) => stands_after(request.entry, entry),
        _ => false,
    })
}

/// Returns whether an event of an undo only records once more that an offer or a deal is void. An earlier undo announced
/// it.
fn ended_before(event: &Event) -> bool {
    match event {
        Event::OfferClosed { closing, .. } => closing.again,
        Event::Deal(Happened::Ended { closing, .. }) => closing.again,
        _ => false,
    }
}

/// Returns an undo as announced to a player in private. It lists only their own part, which is no secret from them.
fn as_theirs(undone: &Event, own: &[TakenBack]) -> Option<Event> {
    let Event::Undone { by, from, agreement, .. } = undone else {
        return None;
    };
    Some(Event::Undone {
        by: *by,
        entries: u32::try_from(own.len()).unwrap_or(u32::MAX),
        from: *from,
        private: 0,
        agreement: agreement.clone(),
        standing: Vec::new(),
    })
}

/// Splits the acts into as many announcements as needed.
fn parts(head: Notice, all: Vec<TakenBack>) -> Vec<Notice> {
    let mut all = all.into_iter().peekable();
    let next = Notice { calls: Vec::new(), events: Vec::new(), phase: None, ..head.clone() };
    let mut parts = vec![Notice { taken_back: all.by_ref().take(TOGETHER).collect(), ..head }];
    while all.peek().is_some() {
        parts.push(Notice { taken_back: all.by_ref().take(TOGETHER).collect(), ..next.clone() });
    }
    parts
}

fn taken_back<'a>(
    campaign: &Campaign,
    taken: impl DoubleEndedIterator<Item = &'a TakenEntry>,
    viewer: Viewer,
) -> Vec<TakenBack> {
    let holds = taken.rev().filter(|entry| !entry.undone);
    let all = holds.flat_map(|entry| {
        let told = retold(campaign, entry, viewer).into_iter();
        told.map(|told| TakenBack::new(campaign, entry, told))
    });
    all.collect()
}

impl TakenBack {
    fn new(campaign: &Campaign, entry: &TakenEntry, told: Notice) -> TakenBack {
        let mut taken =
            TakenBack { number: entry.number, is_numbered: entry.is_numbered, at: entry.at, told, remarks: Vec::new() };
        let back: Vec<Event> = taken.back().collect();
        // Remarks do not depend on the time.
        let now = Time::from_millis(0).into();
        taken.remarks = campaign.game.remarks(campaign, now, &back);
        taken
    }

    /// Returns whether two notices say the same to different audiences.
    fn tells_as(&self, other: &TakenBack) -> bool {
        let same = |one: &TakenBack| (one.told.events.clone(), one.told.remarks.clone());
        self.number == other.number && same(self) == same(other)
    }
}

/// Returns notices that announce the offers again that an undo made pending.
pub fn announced_anew(before: &Campaign, after: &Campaign) -> Vec<Notice> {
    let again = after.offers.pending.values();
    let again = again.filter(|offer| !before.offers.pending.contains_key(&offer.id));
    let anew = |offer: &Offer| {
        let made = [Event::OfferMade(offer.clone())];
        if offer.terms.row().is_none() {
            let telling = Telling { tells: &concerned, viewer: None };
            return tell(after, &made, offer.from, telling);
        }
        // A row's message still exists and updates itself. The player's private message has lost its buttons, and is
        // only needed by players who have not answered.
        let answered = after.offers.answers.contains_key(&offer.id);
        let asked = made.iter().filter_map(asked_in_private);
        asked.filter(|_| !answered).collect()
    };
    again.flat_map(anew).collect()
}

/// Notifies the table of an undo, and the players of each affected offer of its new state.
pub(super) fn tell_undone(campaign: &Campaign, undone: &Event, after: &[Event], telling: Telling<'_>) -> Vec<Notice> {
    let doer = doer(std::slice::from_ref(undone));
    let viewer = telling.viewer.unwrap_or(Viewer::TABLE).moderating(false);
    let undone = undone.redacted_for(&campaign.settings, viewer);
    let table = undone.map(|undone| Notice::of(Audience::Table, vec![undone]));
    // Offers and deals that are void now also appear as made in these events, but are not announced again.
    let made = |event: &Event| matches!(event, Event::OfferMade(_) | Event::Deal(Happened::Sent { .. }));
    let offers = after
        .iter()
        .filter(|event| !made(event) && !event.is_sealed_answer() && !ended_before(event))
        .flat_map(|event| tell(campaign, std::slice::from_ref(event), doer, telling));
    table.into_iter().chain(offers).collect()
}
