//! Players who are away: until when the time to answer stands still for them, and what an offer to them comes to (L14.1).

use super::campaign::{Campaign, Phase};
use super::event::Event;
use super::ids::PlayerId;
use super::refusal::Refusal;
use super::table::{self, Player};
use super::time::{Span, Time};
use serde::{Deserialize, Serialize};

/// So long the time to answer stands still at most, in any so many days as the next constant says.
pub const PROTECTED: Span = Span::hours(14 * 24);

/// In any so long it stands still for [`PROTECTED`] at most.
pub const PROTECTED_IN: Span = Span::hours(30 * 24);

/// The shortest and the longest absence whose end can be named.
const SHORTEST: Span = Span::hours(1);
const LONGEST: Span = Span::hours(365 * 24);

/// What is known of the absence of a player who is away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Absence {
    pub since: Time,
    /// When they come back by themselves; `None` where their next command or press brings them back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<Time>,
    /// Until when it protects them, if it lasts: more than 14 days in any 30 no player has (L14.1). `None` where it never did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub protected_until: Option<Time>,
}

impl Absence {
    /// Returns the latest moment at which the time to answer begins to run of what the player is asked meanwhile, if it is to come after `now`.
    pub fn latest_return(&self, now: Time) -> Option<Time> {
        let protected = self.protected_until?;
        let latest = self.until.map_or(protected, |until| until.min(protected));
        (latest > now).then_some(latest)
    }
}

/// A time for which the time to answer stood still for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stretch {
    pub from: Time,
    pub to: Time,
}

/// What being away does to the time to answer of offers that are made to a player meanwhile: a campaign's setting.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DuringAbsence {
    /// It begins when they are back.
    StandStill,
    /// It runs, and silence costs nothing: the offer lapses, and what asking cost comes back.
    Lapse,
    /// It runs as for every player.
    Run,
}

impl DuringAbsence {
    /// Returns how it was before campaigns could set it.
    pub(super) fn before() -> DuringAbsence {
        DuringAbsence::Run
    }

    pub(super) fn is_as_before(&self) -> bool {
        *self == DuringAbsence::before()
    }
}

/// What an offer comes to that is made to a player who is away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WhileAway {
    /// The time to answer begins when they are back, at this moment at the latest.
    StandsStill { until: Time },
    /// Silence costs nothing.
    Lapses,
    /// It is as any other.
    Runs,
}

/// A player who is away, and is asked for something all the same: the player who asks is told first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AskedAway {
    pub player: PlayerId,
    /// When they mean to be back, where they have said so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<Time>,
    /// What comes of that for the offer.
    pub then: WhileAway,
}

/// Returns until when a player is protected who goes away now, after these stretches.
fn protected_until(before: &[Stretch], now: Time) -> Time {
    let used_by = |at: Time| {
        let overlap = |one: &Stretch| one.to.min(at).since(one.from.max(at - PROTECTED_IN));
        let before: i64 = before.iter().map(|one| overlap(one).as_millis()).sum();
        before + at.since(now).as_millis()
    };
    // What is used grows as time goes on, but for the times at which as much falls out of the window; it changes its pace at these moments only.
    let turns = before.iter().flat_map(|one| [one.from, one.to]);
    let mut turns: Vec<Time> = turns.map(|at| at + PROTECTED_IN).collect();
    turns.extend([now, now + PROTECTED]);
    turns.retain(|at| (now..=now + PROTECTED).contains(at));
    turns.sort_unstable();
    let most = PROTECTED.as_millis();
    let over = turns.into_iter().find(|at| used_by(*at) > most);
    // Since the turn before that every moment counted.
    over.map_or(now + PROTECTED, |at| at - Span::millis(used_by(at) - most))
}

/// Decides that a player goes away, or changes until when they are.
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
        // They go on with what is left.
        Some(absence) => absence.protected_until,
        None => Some(protected_until(before, now)).filter(|until| protects && *until > now),
    };
    Ok(vec![Event::Away { player, away: true, at: Some(now), until, protected_until }])
}

/// Decides that a player is back.
pub(super) fn comes_back(campaign: &Campaign, player: PlayerId, now: Time) -> Result<Vec<Event>, Refusal> {
    campaign.must_play(player)?;
    match campaign.players.get(&player) {
        Some(known) if known.away => Ok(vec![back(player, now)]),
        _ => Err(table::Refusal::NotAway.into()),
    }
}

/// Returns that a player is back.
pub(super) fn back(player: PlayerId, at: Time) -> Event {
    Event::Away { player, away: false, at: Some(at), until: None, protected_until: None }
}

/// Returns the players who were to be back by `now`, the first to come first.
pub(super) fn returning(campaign: &Campaign, now: Time) -> Option<(Time, PlayerId)> {
    let all = returns(campaign);
    all.filter(|(until, _)| *until <= now).min()
}

/// Returns when the players who are away and have said until when will be back.
pub(super) fn returns(campaign: &Campaign) -> impl Iterator<Item = (Time, PlayerId)> {
    let playing = campaign.players.iter().filter(|(_, known)| known.active);
    playing.filter_map(|(player, known)| Some((known.absence?.until?, *player)))
}

/// Returns the players who are away among those whom these events ask for something, for the player who asks to see.
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
    /// Returns what an offer comes to that another player makes to this one now, if this one is away. Questions of the game have the same time for
    /// every player: no other waits for one who is away, and a window of sealed answers must not show who of them could answer.
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

    /// Returns whether the next command or press of a player brings them back.
    pub fn comes_back_by_acting(&self, player: PlayerId) -> bool {
        let goes_on = !matches!(self.phase, Phase::Ended { .. });
        let open = |known: &Player| known.absence.is_none_or(|one| one.until.is_none());
        let known = self.players.get(&player);
        goes_on && known.is_some_and(|known| known.active && known.away && open(known))
    }

    /// Lets a player be away, or changes until when they are. Of what an older version recorded nothing more is known.
    pub(super) fn go_away(&mut self, player: PlayerId, absence: Option<Absence>) {
        let known = self.player_mut(player);
        known.away = true;
        let before = known.absence.take();
        let Some(absence) = absence else { return };
        let at = absence.since;
        let since = before.map_or(at, |before| before.since);
        known.absence = Some(Absence { since, ..absence });
        // What they have been asked so far begins to run when they mean to be back by now; what runs already runs on.
        if let Some(latest) = absence.latest_return(at) {
            let begins = latest.max(self.deadlines_ran_until(at));
            self.offers.await_return(player, begins);
        }
    }

    /// Lets a player be back: the time to answer what they were asked meanwhile begins, if it had not begun before.
    pub(super) fn come_back(&mut self, player: PlayerId, at: Option<Time>) {
        let known = self.player_mut(player);
        known.away = false;
        if let (Some(missed), Some(at)) = (&mut known.missed, at) {
            missed.from = missed.from.max(at);
        }
        let Some(absence) = known.absence.take() else {
            return;
        };
        let from = absence.since;
        known.stretches.retain(|one| one.to > from - PROTECTED_IN);
        if let Some(protected) = absence.protected_until {
            // A player who left did so at a moment that was not written down.
            let to = at.map_or(protected, |at| at.min(protected));
            known.stretches.push(Stretch { from, to });
        }
        if let Some(at) = at {
            let begins = self.deadlines_ran_until(at);
            self.offers.begin(player, begins);
        }
    }
}
