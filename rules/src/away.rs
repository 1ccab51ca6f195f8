//! Absences: how long they stop a player's time to answer, and what happens to offers made meanwhile (L14.1).

use super::campaign::{Campaign, Phase};
use super::event::Event;
use super::ids::PlayerId;
use super::refusal::Refusal;
use super::table::{self, Absence, AbsenceInterval, Player};
use super::time::{Span, Time};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// The most time within any [`PROTECTED_IN`] that absences can stop a player's time to answer.
pub const PROTECTED: Span = Span::hours(14 * 24);

/// The length of the sliding window for [`PROTECTED`].
pub const PROTECTED_IN: Span = Span::hours(30 * 24);

/// The shortest absence that can be announced with an end.
const SHORTEST: Span = Span::hours(1);
const LONGEST: Span = Span::hours(365 * 24);

/// How an absence affects the time to answer of offers made meanwhile. A campaign setting.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DuringAbsence {
    /// The time starts when they are back.
    StandStill,
    /// It runs, and silence costs nothing: the offer lapses and the cost of asking is refunded.
    Lapse,
    /// It runs as it does for every player.
    Run,
}

impl DuringAbsence {
    /// Returns the behaviour of campaigns from before this setting existed.
    pub(super) fn before() -> DuringAbsence {
        DuringAbsence::Run
    }

    pub(super) fn is_as_before(&self) -> bool {
        *self == DuringAbsence::before()
    }
}

/// What happens to an offer made to an absent player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WhileAway {
    /// The time to answer starts when they are back, at the latest at this moment.
    StandsStill { until: Time },
    /// Silence costs nothing.
    Lapses,
    /// It is treated like any other offer.
    Runs,
}

/// A warning to a player who is about to ask someone who is away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AskedAway {
    pub player: PlayerId,
    /// When they expect to be back, if they said so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<Time>,
    pub then: WhileAway,
}

/// Returns when protection ends for a player who goes away now and has had these absences before.
fn protected_until(before: &[AbsenceInterval], now: Time) -> Time {
    let used_by = |at: Time| {
        let overlap = |one: &AbsenceInterval| one.to.min(at).since(one.from.max(at - PROTECTED_IN));
        let before: i64 = before.iter().map(|one| overlap(one).as_millis()).sum();
        before + at.since(now).as_millis()
    };
    // The time used grows steadily, except while older absences leave the window at the same rate. Its slope changes
    // only at these moments.
    let turns = before.iter().flat_map(|one| [one.from, one.to]);
    let mut turns: Vec<Time> = turns.map(|at| at + PROTECTED_IN).collect();
    turns.extend([now, now + PROTECTED]);
    turns.retain(|at| (now..=now + PROTECTED).contains(at));
    turns.sort_unstable();
    let most = PROTECTED.as_millis();
    let over = turns.into_iter().find(|at| used_by(*at) > most);
    // From the previous turning point on, every moment counted.
    over.map_or(now + PROTECTED, |at| at - Span::millis(used_by(at) - most))
}

/// Decides that a player goes away, or changes the end of their absence.
pub(super) fn goes(
    campaign: &Campaign,
    player: PlayerId,
    until: Option<Time>,
    now: Time,
) -> Result<Vec<Event>, Refusal> {
    campaign.must_play(player)?;
    if let Some(until) = until {
        let (value, least, most) = (until.since(now), SHORTEST, LONGEST);
        if !(least..=most).contains(&value) {
            return Err(table::Refusal::SpanOutOfRange { value, least, most }.into());
        }
    }
    let known = campaign.players.get(&player);
    let before = known.map_or(&[][..], |known| &known.stretches);
    let protects = campaign.settings.away == DuringAbsence::StandStill;
    let protected_until = match known.and_then(|known| known.absence) {
        // A player who is already away keeps the protection they have left.
        Some(absence) => absence.protected_until,
        None => Some(protected_until(before, now)).filter(|until| protects && *until > now),
    };
    Ok(vec![Event::Away { player, away: true, at: Some(now), until, protected_until }])
}

pub(super) fn comes_back(campaign: &Campaign, player: PlayerId, now: Time) -> Result<Vec<Event>, Refusal> {
    campaign.must_play(player)?;
    match campaign.players.get(&player) {
        Some(known) if known.away => Ok(vec![back(player, now)]),
        _ => Err(table::Refusal::NotAway.into()),
    }
}

pub(super) fn back(player: PlayerId, at: Time) -> Event {
    Event::Away { player, away: false, at: Some(at), until: None, protected_until: None }
}

/// Returns the first player who was due back by `now`, if there is one.
pub(super) fn returning(campaign: &Campaign, now: Time) -> Option<(Time, PlayerId)> {
    let all = returns(campaign);
    all.filter(|(until, _)| *until <= now).min()
}

/// Returns when each absent player with an announced end will be back.
pub(super) fn returns(campaign: &Campaign) -> impl Iterator<Item = (Time, PlayerId)> {
    let playing = campaign.players.uncalled().filter(|(_, known)| known.active);
    playing.filter_map(|(player, known)| Some((known.absence?.until?, player)))
}

/// Returns the absent players these events ask for something, so that the asker can be warned.
pub(super) fn asked(campaign: &Campaign, events: &[Event], by: PlayerId, now: Time) -> Vec<AskedAway> {
    let offers = events.iter().filter_map(|event| match event {
        Event::OfferMade(offer) if offer.from == Some(by) => Some(offer.to),
        _ => None,
    });
    let away = offers.filter_map(|player| {
        let absence = campaign.players.get(&player)?.absence;
        Some(AskedAway {
            player,
            until: absence.and_then(|absence| absence.until),
            then: campaign.while_away(player, now)?,
        })
    });
    away.collect()
}

impl Campaign {
    /// Returns what happens to an offer another player makes to this one now, if this one is away.
    ///
    /// Questions of the game give every player the same time: nobody waits for an absent player, and a window of
    /// sealed answers must not reveal who could answer.
    pub fn while_away(&self, player: PlayerId, now: Time) -> Option<WhileAway> {
        let known = self.players.get(&player).filter(|known| known.away)?;
        let latest = known.absence.and_then(|absence| absence.latest_return(now));
        Some(match (self.settings.away, latest) {
            (DuringAbsence::StandStill, Some(until)) => WhileAway::StandsStill { until },
            (DuringAbsence::StandStill, None) => WhileAway::Runs,
            (DuringAbsence::Lapse, _) => WhileAway::Lapses,
            (DuringAbsence::Run, _) => WhileAway::Runs,
        })
    }

    /// Returns whether the player's next command or press ends their absence.
    pub fn comes_back_by_acting(&self, player: PlayerId) -> bool {
        let goes_on = !matches!(self.phase, Phase::Ended { .. });
        let open = |known: &Player| known.absence.is_none_or(|one| one.until.is_none());
        let known = self.players.get(&player);
        goes_on && known.is_some_and(|known| known.active && known.away && open(known))
    }

    /// Marks a player as away, or changes the end of their absence. Older journals have no details.
    pub(super) fn go_away(&mut self, player: PlayerId, absence: Option<Absence>) {
        self.players.change(player, |known| {
            known.away = true;
            let since = known.absence.map(|before| before.since);
            known.absence = absence.map(|absence| Absence { since: since.unwrap_or(absence.since), ..absence });
        });
        let Some(absence) = absence else { return };
        let at = absence.since;
        // Pending offers that await a return now start at the newly announced one at the latest; time already running
        // keeps running.
        if let Some(latest) = absence.latest_return(at) {
            let begins = latest.max(self.deadlines_ran_until(at));
            self.offers.await_return(player, begins);
            if self.deals.await_anyone() {
                Arc::make_mut(&mut self.deals).await_return(player, begins);
            }
        }
    }

    /// Marks a player as back, and starts the time to answer of offers made meanwhile, unless it already runs.
    pub(super) fn come_back(&mut self, player: PlayerId, at: Option<Time>) {
        let was_absent = self.players.change(player, |known| known.come_back(at));
        if let Some(at) = at.filter(|_| was_absent) {
            let begins = self.deadlines_ran_until(at);
            self.offers.begin(player, begins);
            if self.deals.await_anyone() {
                Arc::make_mut(&mut self.deals).begin(player, begins);
            }
        }
    }
}

impl Player {
    /// Marks them as back, and returns whether the journal has details of their absence.
    fn come_back(&mut self, at: Option<Time>) -> bool {
        self.away = false;
        if let (Some(missed), Some(at)) = (&mut self.missed, at) {
            missed.from = missed.from.max(at);
        }
        let Some(absence) = self.absence.take() else {
            return false;
        };
        let from = absence.since;
        self.stretches.retain(|one| one.to > from - PROTECTED_IN);
        if let Some(protected) = absence.protected_until {
            // The moment a player left the campaign was not always recorded.
            let to = at.map_or(protected, |at| at.min(protected));
            self.stretches.push(AbsenceInterval { from, to });
        }
        true
    }
}
