//! A second player's word (H3.4): if the campaign is set so, a moderator who plays asks the other players before they
//! pause the campaign, and before they extend, void or undo what concerns themselves. Any one of them can agree.

use super::campaign::Campaign;
use super::chance::DecisionContext;
use super::command::{Command, Moderation, Order};
use super::deal::PromiseId;
use super::decide::with_what_follows;
use super::event::Event;
use super::ids::{OfferId, PlayerId};
use super::moderate;
use super::offer;
use super::refusal::Refusal;
use super::settings::{ModeratorPlays, Setting};
use super::table;
use super::take_back::newer::{Newer, Remaining, remaining, stands_after};
use super::take_back::{self, Decided, Ending, TAKE_BACK_WITHIN};
use super::time::{Span, Time};
use super::undoing::{TakenEntry, Undo, confirmed_undo, must_hide_nothing_again, stands_in_undo, taken_back};
use serde::{Deserialize, Serialize};

/// A moderator's request. A campaign has one at a time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SecondRequest {
    pub by: PlayerId,
    pub matter: Matter,
    /// Identifies the request, as it does a request to take back.
    pub asked_at: Time,
    pub until: Time,
}

/// What a moderator may do once another player agrees.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Matter {
    Pause {
        until: Option<Time>,
    },
    Extend {
        offer: OfferId,
        by: Span,
    },
    Void {
        offer: OfferId,
        /// `None` if it was erased at the moderator's request.
        reason: Option<String>,
    },
    VoidPromise {
        promise: PromiseId,
        reason: Option<String>,
    },
    /// Settings that let moderators who play act alone again.
    Settings(Vec<Setting>),
    Undo {
        entries: u32,
        private: u32,
        from: i64,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SecondEnding {
    /// This player agreed.
    Agreed(PlayerId),
    Withdrawn,
    /// Nobody agreed in time.
    Lapsed,
    /// What it concerned has changed, or the moderator asked for something else.
    Overtaken,
    /// Its author no longer moderates the campaign.
    Unmoderated,
}

impl Matter {
    /// Returns what the moderator ordered; `None` for an undo, or if its reason was erased.
    fn moderation(&self) -> Option<Moderation> {
        Some(match self.clone() {
            Matter::Pause { until: None } => Moderation::Pause,
            Matter::Pause { until: Some(until) } => Moderation::PauseUntil { until },
            Matter::Extend { offer, by } => Moderation::Extend { offer, by },
            Matter::Void { offer, reason } => Moderation::Void { offer, reason: reason? },
            Matter::VoidPromise { promise, reason } => Moderation::VoidPromise { promise, reason: reason? },
            Matter::Settings(settings) => Moderation::Configure(settings),
            Matter::Undo { .. } => return None,
        })
    }

    /// Returns the reason that the moderator gave, if the matter has one.
    pub fn reason(&self) -> Option<&str> {
        match self {
            Matter::Void { reason, .. } | Matter::VoidPromise { reason, .. } => reason.as_deref(),
            Matter::Pause { .. } | Matter::Extend { .. } | Matter::Settings(_) | Matter::Undo { .. } => None,
        }
    }

    /// Removes the reason, and returns whether there was one.
    pub(super) fn erase(&mut self) -> bool {
        match self {
            Matter::Void { reason, .. } | Matter::VoidPromise { reason, .. } => reason.take().is_some(),
            Matter::Pause { .. } | Matter::Extend { .. } | Matter::Settings(_) | Matter::Undo { .. } => false,
        }
    }
}

/// Returns whether a moderator has to ask: they play, and there is another player who can agree.
fn asks(campaign: &Campaign, moderator: PlayerId) -> bool {
    let set = campaign.settings.moderator_plays == ModeratorPlays::Second;
    set && campaign.is_active(moderator) && campaign.active_players().any(|player| player != moderator)
}

/// Returns what a moderator's order needs a second word for, if anything. Refuses what is private, because no other
/// player may know of it.
pub(super) fn needed(
    campaign: &Campaign,
    order: &Order,
    moderation: &Moderation,
) -> Result<Option<Matter>, table::Refusal> {
    let by = order.by;
    if !asks(campaign, by) {
        return Ok(None);
    }
    let matter = match moderation {
        Moderation::Pause => Matter::Pause { until: None },
        Moderation::PauseUntil { until } => Matter::Pause { until: Some(*until) },
        Moderation::Extend { offer, by: span } => {
            if !concerns_extension(campaign, by, *offer)? {
                return Ok(None);
            }
            Matter::Extend { offer: *offer, by: *span }
        }
        Moderation::Void { offer, reason } => {
            if !concerns(campaign, by, *offer)? {
                return Ok(None);
            }
            Matter::Void { offer: *offer, reason: Some(reason.clone()) }
        }
        Moderation::VoidPromise { promise, reason } => {
            let running = campaign.deals.running.get(promise);
            let Some(known) = running.filter(|one| [one.clause.from, one.clause.to].contains(&by)) else {
                return Ok(None);
            };
            if known.id.deal.is_private() {
                return Err(table::Refusal::SecondNotPrivate);
            }
            Matter::VoidPromise { promise: *promise, reason: Some(reason.clone()) }
        }
        Moderation::Configure(settings) if settings.contains(&Setting::ModeratorPlays(ModeratorPlays::Free)) => {
            Matter::Settings(settings.clone())
        }
        // These are announced with their reasons, show secrets to nobody, or do not concern a player's own game.
        Moderation::Configure(_)
        | Moderation::Resume
        | Moderation::End
        | Moderation::Schedule { .. }
        | Moderation::CancelScheduled { .. }
        | Moderation::ShowSecrets
        | Moderation::PrivateLook { .. }
        | Moderation::UseTemplate(_)
        | Moderation::Move { .. }
        | Moderation::Admit { .. }
        | Moderation::AnswerSeatRequest { .. }
        | Moderation::RemovePlayer { .. }
        | Moderation::Correct { .. } => return Ok(None),
    };
    Ok(Some(matter))
}

/// Returns whether a pending offer is from or to a moderator. Refuses one that is private.
fn concerns(campaign: &Campaign, moderator: PlayerId, offer: OfferId) -> Result<bool, table::Refusal> {
    match campaign.offers.pending.get(&offer).filter(|known| known.concerns(moderator)) {
        Some(known) if known.private => Err(table::Refusal::SecondNotPrivate),
        known => Ok(known.is_some()),
    }
}

/// Returns whether extending an offer gives the moderator more time to answer, or for an answer: that offer, or one
/// extended with it.
fn concerns_extension(campaign: &Campaign, moderator: PlayerId, offer: OfferId) -> Result<bool, table::Refusal> {
    let asked = campaign.offers.pending.get(&offer);
    let together = asked.into_iter().flat_map(|asked| offer::sharing_deadline(campaign, asked));
    let others = together.map(|one| one.id).filter(|one| *one != offer);
    std::iter::once(offer).chain(others).try_fold(false, |known, one| Ok(known || concerns(campaign, moderator, one)?))
}

/// Returns the events of a request, which takes the place of an earlier one.
pub(super) fn ask(campaign: &Campaign, by: PlayerId, matter: Matter, now: Time) -> Result<Vec<Event>, table::Refusal> {
    if let Some(earlier) = &campaign.second
        && (earlier.by, &earlier.matter) == (by, &matter)
    {
        return Err(table::Refusal::SecondAsked { until: earlier.until });
    }
    let asked = Event::SecondAsked(SecondRequest { by, matter, asked_at: now, until: now + TAKE_BACK_WITHIN });
    Ok([asked].into_iter().chain(ended(campaign, SecondEnding::Overtaken)).collect())
}

pub(super) fn ended(campaign: &Campaign, ending: SecondEnding) -> Option<Event> {
    let request = campaign.second.clone()?;
    Some(Event::SecondEnded { request, ending })
}

/// Decides to undo entries, as [`undo`](super::undo) does, or to ask for a second word first.
///
/// # Errors
/// Refuses what [`undo`](super::undo) refuses, and a moderator who plays if all the entries are private.
pub fn undo_or_ask(
    (before, rebuilt): (&Campaign, &Campaign),
    taken: &[TakenEntry],
    order: &Undo,
    moment: impl Into<DecisionContext>,
) -> Result<Decided, Refusal> {
    let moment = moment.into();
    let Undo { by, entries, private, from, .. } = *order;
    let mut acts = taken.iter().filter(|entry| entry.is_act());
    let second = asks(before, by) && acts.any(|entry| take_back::concerns(before, entry, by));
    let cannot_ask = second && private >= entries;
    let decided = confirmed_undo((before, rebuilt), taken, (order, second), moment);
    let mut events = match decided {
        Ok(_) | Err(Refusal::MustConfirm(_)) if cannot_ask => return Err(table::Refusal::SecondNotPrivate.into()),
        decided => decided?,
    };
    if second {
        return Ok(Decided::Goes(ask(before, by, Matter::Undo { entries, private, from }, moment.now)?));
    }
    events.extend(ended_by_undo((before, rebuilt), SecondEnding::Overtaken));
    Ok(Decided::TakesBack(events))
}

/// Ends the pending request when entries are taken back. A request that would be pending again is over as well: its
/// message has lost its buttons.
pub(super) fn ended_by_undo((before, rebuilt): (&Campaign, &Campaign), ending: SecondEnding) -> Vec<Event> {
    let again = ended(rebuilt, SecondEnding::Overtaken).filter(|_| rebuilt.second != before.second);
    ended(before, ending).into_iter().chain(again).collect()
}

/// Returns the pending request made at this moment.
fn pending(campaign: &Campaign, asked_at: Time) -> Option<&SecondRequest> {
    campaign.second.as_ref().filter(|request| request.asked_at == asked_at)
}

/// Returns the first entry that an agreement to the request made at this moment undoes.
pub fn undone_from(campaign: &Campaign, asked_at: Time) -> Option<i64> {
    if let Some(request) = campaign.take_back.as_ref().filter(|request| request.asked_at == asked_at) {
        return Some(request.entry);
    }
    match pending(campaign, asked_at)?.matter {
        Matter::Undo { from, .. } => Some(from),
        Matter::Pause { .. }
        | Matter::Extend { .. }
        | Matter::Void { .. }
        | Matter::VoidPromise { .. }
        | Matter::Settings(_) => None,
    }
}

/// Decides an answer to the request made at this moment; `None` if there is none. `taken` are the entries since the
/// request's oldest, if it is about an undo.
pub(super) fn answer(
    (before, rebuilt): (&Campaign, &Campaign),
    taken: &[TakenEntry],
    (by, asked_at, agrees): (PlayerId, Time, bool),
    moment: DecisionContext,
) -> Option<Result<Decided, Refusal>> {
    let request = pending(before, asked_at)?;
    let refuse = |refusal: table::Refusal| Some(Err(refusal.into()));
    let end = |ending| Some(Ok(Decided::Goes(ended(before, ending).into_iter().collect())));
    if let Err(ended) = before.must_go_on() {
        return refuse(ended);
    }
    match (request.by == by, agrees) {
        (true, false) => return end(SecondEnding::Withdrawn),
        (true, true) | (false, false) => return refuse(table::Refusal::SecondNotYours { by: request.by }),
        (false, true) => {}
    }
    if let Err(refusal) = before.must_play(by) {
        return refuse(refusal);
    }
    let decided = match &request.matter {
        Matter::Undo { .. } => agreed_undo((before, rebuilt), taken, (request, by), moment),
        _ => agreed_order(before, (request, by), moment),
    };
    match decided {
        Some(decided) => Some(decided),
        // It has become impossible.
        None => end(SecondEnding::Overtaken),
    }
}

/// Ends the request made at this moment, because its author no longer moderates the campaign. Any player may bring that
/// about by agreeing.
pub(super) fn unmoderated(campaign: &Campaign, by: PlayerId, asked_at: Time) -> Result<Decided, Refusal> {
    let request = pending(campaign, asked_at).ok_or(table::Refusal::TakeBackOver)?;
    campaign.must_go_on()?;
    if request.by == by {
        return Err(table::Refusal::SecondNotYours { by }.into());
    }
    campaign.must_play(by)?;
    Ok(Decided::Goes(ended(campaign, SecondEnding::Unmoderated).into_iter().collect()))
}

/// Carries out a moderator's order as if nobody had to be asked.
fn agreed_order(
    campaign: &Campaign,
    (request, by): (&SecondRequest, PlayerId),
    moment: DecisionContext,
) -> Option<Result<Decided, Refusal>> {
    let moderation = request.matter.moderation()?;
    let command = Command::Moderate(moderation.clone());
    let order = Order { by: request.by, moderator: true, on_behalf: None, command, confirmed: None };
    let carried_out = moderate::carry_out(campaign, &order, &moderation, moment).ok()?;
    let agreed = ended(campaign, SecondEnding::Agreed(by));
    let events = agreed.into_iter().chain(carried_out).collect();
    Some(Ok(Decided::Goes(with_what_follows(campaign, events, Some(by), moment))))
}

/// Undoes what was shown to the moderator, if nothing has happened since.
fn agreed_undo(
    (before, rebuilt): (&Campaign, &Campaign),
    taken: &[TakenEntry],
    (request, by): (&SecondRequest, PlayerId),
    moment: DecisionContext,
) -> Option<Result<Decided, Refusal>> {
    let Matter::Undo { entries, private, from } = request.matter else {
        return None;
    };
    let asked = Event::SecondAsked(request.clone());
    let is_request = |entry: &TakenEntry| !entry.undone && entry.events.contains(&asked);
    let theirs = taken.get(..taken.iter().position(is_request)?)?;
    let acts = theirs.iter().filter(|entry| entry.is_act()).count();
    if theirs.first()?.seq != from || u32::try_from(acts) != Ok(entries) {
        return None;
    }
    if let Err(shown) = must_hide_nothing_again(rebuilt, theirs) {
        return Some(Err(shown.into()));
    }
    let last = theirs.last()?.seq;
    let stands = |entry: &TakenEntry| stands_in_undo((before, rebuilt), entry) || stands_after(last, entry);
    let Remaining { rebuilt, taken, standing } = remaining(rebuilt, taken, stands)?;
    let undone = Event::Undone { by: request.by, entries, from, private, agreement: None, standing };
    let mut events = taken_back((before, &rebuilt), &taken, undone, (request.by, moment));
    events.extend(take_back::ended(before, Ending::Overtaken));
    events.extend(ended_by_undo((before, &rebuilt), SecondEnding::Agreed(by)));
    Some(Ok(Decided::TakesBack(events)))
}

/// Returns how these events, by a player or by the clock, end the pending request, if they do.
pub(super) fn ended_by(campaign: &Campaign, events: &[Event]) -> Option<Event> {
    let request = campaign.second.as_ref()?;
    if events.iter().any(|event| matches!(event, Event::SecondEnded { .. })) {
        return None;
    }
    let overtakes = |event: &Event| match (event, &request.matter) {
        (Event::Ended { .. }, _) => true,
        (Event::Left { player }, _) => *player == request.by,
        (Event::Configured { setting, .. }, _) => matches!(setting, Setting::ModeratorPlays(_)),
        (Event::Paused { .. }, Matter::Pause { .. }) => true,
        (Event::OfferClosed { offer: about, .. } | Event::OfferExtended { offer: about, .. }, matter) => {
            matches!(matter, Matter::Extend { offer, .. } | Matter::Void { offer, .. } if offer == about)
        }
        _ => false,
    };
    let is_undo = matches!(request.matter, Matter::Undo { .. });
    let is_over = events.iter().any(overtakes) || (is_undo && Newer::by_player(events).counts_for_all());
    is_over.then(|| ended(campaign, SecondEnding::Overtaken)).flatten()
}

/// Returns how time alone ends the pending request: nobody agreed, or something happened that an undo would take back.
pub(super) fn ended_in_time(campaign: &Campaign, events: &[Event], now: Time) -> Option<Event> {
    let request = campaign.second.as_ref()?;
    let is_undo = matches!(request.matter, Matter::Undo { .. });
    let about = |event: &Event| match (event, &request.matter) {
        (Event::OfferClosed { offer: about, .. }, Matter::Extend { offer, .. } | Matter::Void { offer, .. }) => {
            offer == about
        }
        _ => false,
    };
    if events.iter().any(about) || (is_undo && Newer::by_clock(events).counts_for_all()) {
        return ended(campaign, SecondEnding::Overtaken);
    }
    (request.until <= now).then(|| ended(campaign, SecondEnding::Lapsed)).flatten()
}
