//! Acts that moderators schedule for a moment (H3.1). Time carries each of them out exactly once.

use super::campaign::{Campaign, Phase};
use super::chance::DecisionContext;
use super::event::Event;
use super::ids::PlayerId;
use super::moderate;
use super::refusal::Refusal;
use super::table::{self, Viewer, check_note};
use super::time::{Span, Time};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The most acts that wait at a time.
pub const MOST_SCHEDULED: usize = 20;
/// How far ahead an act may be scheduled.
pub const FURTHEST_AHEAD: Span = Span::hours(366 * 24);

/// An act that time carries out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Scheduled {
    pub number: u32,
    pub by: PlayerId,
    pub at: Time,
    pub act: ScheduledAct,
    /// What the moderator says with it. Nobody else knows that of an announcement before its time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ScheduledAct {
    /// Resumes the campaign.
    Start,
    /// Ends the campaign.
    End,
    Announce,
}

/// What became of a scheduled act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ScheduleEnding {
    CarriedOut,
    /// There was nothing to do: the campaign was not paused.
    Idle,
    Cancelled {
        by: PlayerId,
    },
    /// An undo brought it back after its time.
    Passed,
}

/// The acts that wait, by number.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Schedule {
    pub pending: BTreeMap<u32, Scheduled>,
    /// The highest number given so far.
    last: u32,
}

impl Schedule {
    pub(super) fn is_empty(&self) -> bool {
        *self == Schedule::default()
    }

    /// Returns the number of the next act.
    pub fn next_number(&self) -> u32 {
        self.last.saturating_add(1)
    }

    /// Returns a schedule that comes along from elsewhere (H2). The next act has the number `next`, or a later one if
    /// that is taken.
    pub(super) fn brought_along(pending: &[Scheduled], next: u32) -> Schedule {
        let mut schedule = Schedule { pending: BTreeMap::new(), last: next.saturating_sub(1) };
        pending.iter().for_each(|scheduled| schedule.add(scheduled));
        schedule
    }

    pub(super) fn add(&mut self, scheduled: &Scheduled) {
        self.last = self.last.max(scheduled.number);
        self.pending.insert(scheduled.number, scheduled.clone());
    }

    /// Returns it as a viewer may know it.
    pub(super) fn redacted_for(&self, viewer: Viewer) -> Schedule {
        let pending = self.pending.iter().map(|(number, one)| (*number, one.redacted_for(viewer)));
        Schedule { pending: pending.collect(), last: self.last }
    }

    /// Returns the act that comes first.
    fn first(&self) -> Option<&Scheduled> {
        self.pending.values().min_by_key(|one| (one.at, one.number))
    }
}

impl Scheduled {
    /// Returns it as a viewer may know it before its time.
    #[must_use]
    pub fn redacted_for(&self, viewer: Viewer) -> Scheduled {
        let known = self.act != ScheduledAct::Announce || viewer.knows_what_is_private_to(self.by);
        Scheduled { text: self.text.clone().filter(|_| known), ..self.clone() }
    }
}

/// Decides to schedule an act.
pub(super) fn add(
    campaign: &Campaign,
    by: PlayerId,
    (at, act, text): (Time, ScheduledAct, Option<&str>),
    now: Time,
) -> Result<Vec<Event>, Refusal> {
    check_note(text)?;
    let text = text.filter(|text| !super::names::cleaned(text).is_empty()).map(str::to_owned);
    if act == ScheduledAct::Announce && text.is_none() {
        return Err(table::Refusal::NothingToAnnounce.into());
    }
    if at <= now {
        return Err(table::Refusal::NotInFuture { at }.into());
    }
    let latest = now + FURTHEST_AHEAD;
    if at > latest {
        return Err(table::Refusal::ScheduledTooFar { latest }.into());
    }
    if campaign.schedule.pending.len() >= MOST_SCHEDULED {
        return Err(table::Refusal::ScheduleFull { most: MOST_SCHEDULED }.into());
    }
    let number = campaign.schedule.next_number();
    Ok(vec![Event::Scheduled(Scheduled { number, by, at, act, text })])
}

pub(super) fn cancel(campaign: &Campaign, by: PlayerId, number: u32) -> Result<Vec<Event>, Refusal> {
    let found = campaign.schedule.pending.get(&number);
    let scheduled = found.ok_or(table::Refusal::NotScheduled { number })?.clone();
    let ending = ScheduleEnding::Cancelled { by };
    Ok(vec![Event::ScheduleEnded { scheduled, ending }])
}

/// Returns when the first act is due, if that is by `now`.
pub(super) fn due(campaign: &Campaign, now: Time) -> Option<Time> {
    next(campaign).filter(|at| *at <= now)
}

/// Returns when the first act is due.
pub(super) fn next(campaign: &Campaign) -> Option<Time> {
    match campaign.phase {
        Phase::Ended { .. } => None,
        Phase::Running | Phase::Paused { .. } => campaign.schedule.first().map(|one| one.at),
    }
}

/// Returns what the first act brings about at its moment.
pub(super) fn carried_out(campaign: &Campaign, moment: DecisionContext) -> Vec<Event> {
    let Some(scheduled) = campaign.schedule.first().cloned() else {
        return Vec::new();
    };
    let (by, at) = (scheduled.by, scheduled.at);
    let (ending, follows) = match (scheduled.act, campaign.phase) {
        (ScheduledAct::Start, Phase::Paused { since }) => {
            (ScheduleEnding::CarriedOut, vec![Event::Resumed { at, stood_still: at.since(since) }])
        }
        (ScheduledAct::Start, Phase::Running | Phase::Ended { .. }) => (ScheduleEnding::Idle, Vec::new()),
        (ScheduledAct::End, _) => (ScheduleEnding::CarriedOut, moderate::end(campaign, by, moment)),
        (ScheduledAct::Announce, _) => (ScheduleEnding::CarriedOut, Vec::new()),
    };
    [Event::ScheduleEnded { scheduled, ending }].into_iter().chain(follows).collect()
}

/// Returns the events that drop the acts that an undo brings back after their time, so that none is carried out twice.
pub(super) fn passed(rebuilt: &Campaign, now: Time) -> Vec<Event> {
    let late = rebuilt.schedule.pending.values().filter(|one| one.at <= now);
    let ending = ScheduleEnding::Passed;
    late.map(|one| Event::ScheduleEnded { scheduled: one.clone(), ending }).collect()
}
