//! Taking back (L14.3): a player asks to undo the newest entry, which must be their own. Every player whose figures
//! or offers it touched has to agree within a day; otherwise nothing happens.

pub(super) mod newer;

use super::campaign::{Campaign, Phase};
use super::chance::DecisionContext;
use super::command::Confirmation;
use super::event::{Agreement, Event};
use super::event_buffer::EventBuffer;
use super::ids::{OfferId, PlayerId};
use super::notice::{Audience, Notice, retold};
use super::offer::Offer;
use super::quiet;
use super::refusal::Refusal;
use super::second::{self, SecondEnding};
use super::table::{self, Outcome, Viewer};
use super::time::{Span, Time};
use super::undoing::{TakenEntry, must_hide_nothing_again, taken_back, taken_back_by};
use newer::{Remaining, counts_for_all, remaining, stands_after};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// How long the players have to agree.
pub const TAKE_BACK_WITHIN: Span = Span::hours(24);

/// A player's request to take back the newest entry. Every player asked has to agree.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Request {
    pub by: PlayerId,
    /// The entry's sequence number in the journal.
    pub entry: i64,
    /// The entry's number, or if it has none, that of the last numbered entry before it.
    pub number: i64,
    /// Whether the table may know of the entry, and so of the request.
    pub open: bool,
    /// Identifies the request: no two requests of a campaign are made at the same moment.
    pub asked_at: Time,
    pub until: Time,
    /// The players asked at the table.
    pub openly: BTreeSet<PlayerId>,
    /// The players asked in private, because the table may not know what touched them.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub privately: BTreeSet<PlayerId>,
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub agreed: BTreeSet<PlayerId>,
}

/// How a request ended without success.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// A player did not agree; they are named if everyone knows that they were asked.
    Declined(Option<PlayerId>),
    Withdrawn,
    /// Not everyone agreed in time.
    Lapsed,
    /// Something else happened first.
    Overtaken,
}

impl Request {
    pub fn asks(&self, player: PlayerId) -> bool {
        self.openly.contains(&player) || self.privately.contains(&player)
    }

    /// Returns the players who have yet to answer.
    pub fn awaited(&self) -> BTreeSet<PlayerId> {
        let asked = self.openly.union(&self.privately).copied();
        asked.filter(|one| !self.agreed.contains(one)).collect()
    }

    pub(super) fn is_known_to(&self, viewer: Viewer) -> bool {
        let mut concerned = self.privately.iter().chain([&self.by]);
        self.open || concerned.any(|one| viewer.knows_what_is_private_to(*one))
    }

    /// Returns the request redacted for a viewer who may know of it: no player learns who else was asked in private.
    #[must_use]
    pub(super) fn redacted_for(&self, viewer: Viewer) -> Request {
        let shown = |one: &PlayerId| viewer.knows_what_is_private_to(*one);
        let private = |one: &PlayerId| self.privately.contains(one);
        let mut seen = self.clone();
        seen.privately.retain(shown);
        seen.agreed.retain(|one| !private(one) || shown(one));
        seen
    }

    pub(super) fn audiences(&self) -> Vec<Audience> {
        let table = self.open.then_some(Audience::Table);
        let privately = self.privately.iter().copied().map(Audience::Player);
        table.into_iter().chain(privately).collect()
    }
}

impl Ending {
    /// Returns the ending redacted for viewers who know of the request.
    pub(super) fn redacted_for(self, request: &Request, viewer: Viewer) -> Ending {
        match self {
            Ending::Declined(Some(player))
                if !request.openly.contains(&player) && !viewer.knows_what_is_private_to(player) =>
            {
                Ending::Declined(None)
            }
            ending => ending,
        }
    }
}

/// A player's action on a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TakingBack {
    /// Makes a request, with the confirmation of its effects.
    Ask { confirmed: Option<Confirmation> },
    /// Answers the request made at this moment.
    Answer { asked_at: Time, agrees: bool },
    /// Ends the request of a moderator (H3.4) who no longer moderates, instead of agreeing to it.
    EndUnmoderated { asked_at: Time },
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Decided {
    /// The request starts, continues or ends.
    Goes(Vec<Event>),
    /// The entries are taken back.
    TakesBack(Vec<Event>),
}

/// Decides a player's action on a request to take back. `taken` begins with the newest entry that
/// [counts](newer::counts_for) for the player who asks. `before` is the current campaign, `rebuilt` its state before
/// those entries.
///
/// # Errors
/// Refuses entries that are not the player's own, or that showed something to everyone since; asks for a confirmation
/// first.
pub fn take_back(
    (before, rebuilt): (&Campaign, &Campaign),
    taken: &[TakenEntry],
    by: PlayerId,
    wish: &TakingBack,
    moment: impl Into<DecisionContext>,
) -> Result<Decided, Refusal> {
    let moment = moment.into();
    let now = moment.now;
    match wish {
        // A moderator's request is answered in the same way.
        TakingBack::Answer { asked_at, agrees } => {
            if let Some(decided) = second::answer((before, rebuilt), taken, (by, *asked_at, *agrees), moment) {
                return decided;
            }
        }
        TakingBack::EndUnmoderated { asked_at } => return second::unmoderated(before, by, *asked_at),
        TakingBack::Ask { .. } => {}
    }
    match before.phase {
        Phase::Ended { at } => return Err(table::Refusal::Ended { at }.into()),
        Phase::Paused { since } => return Err(table::Refusal::Paused { since }.into()),
        Phase::Running => {}
    }
    let decided = match wish {
        TakingBack::Ask { confirmed } => ask((before, rebuilt), taken, by, confirmed.as_ref(), moment)?,
        TakingBack::Answer { asked_at, agrees } => {
            let request = pending(before, by, *asked_at)?;
            answer((before, rebuilt), taken, (request, by, *agrees), moment)?
        }
        TakingBack::EndUnmoderated { .. } => return Err(table::Refusal::TakeBackOver.into()),
    };
    Ok(match decided {
        Decided::Goes(events) => {
            let mut buffer = EventBuffer::new(before, moment.chance);
            events.into_iter().for_each(|event| buffer.record(event));
            quiet::catch_up(&mut buffer, now);
            Decided::Goes(buffer.events)
        }
        taken => taken,
    })
}

fn ask(
    (before, rebuilt): (&Campaign, &Campaign),
    taken: &[TakenEntry],
    by: PlayerId,
    confirmed: Option<&Confirmation>,
    moment: DecisionContext,
) -> Result<Decided, Refusal> {
    let now = moment.now;
    before.must_know(by)?;
    let entry = taken.first().filter(|entry| is_own_act(entry, by)).ok_or(table::Refusal::NotYoursToTakeBack)?;
    if let Some(offer) = final_answer(rebuilt, entry) {
        return Err(table::Refusal::AnswerFinal { offer }.into());
    }
    if let Some(request) = before.take_back.as_ref().filter(|request| request.is_known_to(by.into())) {
        let until = request.until;
        return Err(table::Refusal::TakeBackAsked { until }.into());
    }
    if taken.iter().any(|after| has_ended(after, entry.seq)) {
        return Err(table::Refusal::TakeBackAnswered.into());
    }
    must_hide_nothing_again(rebuilt, taken)?;
    let remaining =
        remaining(rebuilt, taken, |one| stands_after(entry.seq, one)).ok_or(table::Refusal::NotYoursToTakeBack)?;
    let touched = touched(before, entry, by);
    let shown = |viewer| touched_as_shown(before, entry, viewer);
    let (openly, privately): (BTreeSet<PlayerId>, BTreeSet<PlayerId>) = {
        let open = shown(Viewer::TABLE);
        touched.iter().partition(|player| open.contains(player))
    };
    // The asker must not learn that their act touched something private to others.
    let own = shown(by.into());
    let known = touched.iter().filter(|player| own.contains(player));
    let needed =
        Confirmation::TakesBack { entry: entry.seq, players: known.copied().collect(), alone: touched.is_empty() };
    if confirmed != Some(&needed) {
        return Err(Refusal::MustConfirm(needed));
    }
    if touched.is_empty() {
        let agreement = Agreement::default();
        return Ok(carried_out(before, &remaining, by, agreement, moment));
    }
    let request = Request {
        by,
        entry: entry.seq,
        number: entry.number,
        open: !retold(before, entry, Viewer::TABLE).is_empty(),
        asked_at: now,
        until: now + TAKE_BACK_WITHIN,
        openly,
        privately,
        agreed: BTreeSet::new(),
    };
    // The asker does not know of an earlier request.
    let earlier = ended(before, Ending::Overtaken).into_iter();
    Ok(Decided::Goes(earlier.chain([Event::TakeBackAsked(request)]).collect()))
}

/// Returns whether an entry is an act that a player may ask to take back, unless something else forbids it.
pub fn is_own_act(entry: &TakenEntry, by: PlayerId) -> bool {
    (entry.actor == Some(by) || is_deal_of(entry, by)) && entry.is_act()
}

/// Returns the question that an entry answered, if the answer is final. `rebuilt` is the campaign before the entry.
/// Leaving also ends questions, but is not an answer.
fn final_answer(rebuilt: &Campaign, entry: &TakenEntry) -> Option<OfferId> {
    if entry.events.iter().any(|event| matches!(event, Event::Left { .. })) {
        return None;
    }
    entry.events.iter().find_map(|event| match event {
        Event::OfferClosed { offer, closing } => {
            let asked = rebuilt.offers.pending.get(offer).filter(|asked| asked.terms.is_final())?;
            let answers = matches!(closing.outcome, Outcome::Accepted | Outcome::Refused);
            (answers && closing.by == Some(asked.to)).then_some(*offer)
        }
        _ => None,
    })
}

/// Returns whether an entry carried out a deal of this player. Each party may ask to take it back (D8.1).
fn is_deal_of(entry: &TakenEntry, player: PlayerId) -> bool {
    let carried_out = entry.events.iter().filter(|event| event.carries_out_deal());
    carried_out.filter_map(Event::about_deal).any(|(_, parties)| parties.contains(&player))
}

/// Returns whether an entry ended a request to take back another. An entry can be requested only once, so that
/// players are not called repeatedly.
fn has_ended(after: &TakenEntry, entry: i64) -> bool {
    let mut events = after.events.iter().filter(|_| !after.undone);
    events.any(|event| matches!(event, Event::TakeBackEnded { request, .. } if request.entry == entry))
}

/// Returns the pending request, if the player may answer or withdraw it.
fn pending(campaign: &Campaign, by: PlayerId, asked_at: Time) -> Result<&Request, table::Refusal> {
    let request = campaign.take_back.as_ref();
    let known = request.filter(|one| one.asked_at == asked_at && one.is_known_to(by.into()));
    let request = known.ok_or(table::Refusal::TakeBackOver)?;
    if request.by != by && !request.asks(by) {
        return Err(table::Refusal::NotAskedToAgree { by: request.by });
    }
    Ok(request)
}

fn answer(
    (before, rebuilt): (&Campaign, &Campaign),
    taken: &[TakenEntry],
    (request, by, agrees): (&Request, PlayerId, bool),
    moment: DecisionContext,
) -> Result<Decided, Refusal> {
    if request.by == by {
        return match agrees {
            true => Err(table::Refusal::NotAskedToAgree { by }.into()),
            false => Ok(Decided::Goes(ended(before, Ending::Withdrawn))),
        };
    }
    if !agrees {
        return Ok(Decided::Goes(ended(before, Ending::Declined(Some(by)))));
    }
    if request.agreed.contains(&by) {
        return Err(table::Refusal::AgreedAlready.into());
    }
    let mut awaited = request.awaited();
    awaited.remove(&by);
    if !awaited.is_empty() {
        return Ok(Decided::Goes(vec![Event::TakeBackAgreed { player: by }]));
    }
    // If anything that everyone knows of had come after it, the request would be over.
    let is_newest = taken
        .split_first()
        .is_some_and(|(entry, later)| entry.seq == request.entry && !later.iter().any(counts_for_all));
    if !is_newest {
        return Err(table::Refusal::TakeBackOver.into());
    }
    must_hide_nothing_again(rebuilt, taken)?;
    let Some(remaining) = remaining(rebuilt, taken, |one| stands_after(request.entry, one)) else {
        return Ok(Decided::Goes(ended(before, Ending::Overtaken)));
    };
    let agreement = Agreement { asked_at: Some(request.asked_at), players: request.openly.iter().copied().collect() };
    Ok(carried_out(before, &remaining, request.by, agreement, moment))
}

/// Returns the events that take back a player's entry.
fn carried_out(
    before: &Campaign,
    remaining: &Remaining<'_>,
    by: PlayerId,
    agreement: Agreement,
    moment: DecisionContext,
) -> Decided {
    let Some(entry) = remaining.taken.first() else {
        return Decided::Goes(Vec::new());
    };
    let campaigns = (before, &*remaining.rebuilt);
    let undone = taken_back_by(by, entry, agreement, remaining.standing.clone());
    let mut events = taken_back(campaigns, &remaining.taken, undone, (by, moment));
    events.extend(second::ended_by_undo(campaigns, SecondEnding::Overtaken));
    // The asker need not know of the request that ends.
    let pending = before.take_back.as_ref().filter(|request| request.entry != entry.seq);
    events.extend(pending.into_iter().flat_map(|_| ended(before, Ending::Overtaken)));
    Decided::TakesBack(events)
}

pub(super) fn ended(campaign: &Campaign, ending: Ending) -> Vec<Event> {
    let request = campaign.take_back.iter().cloned();
    request.map(|request| Event::TakeBackEnded { request, ending }).collect()
}

/// Returns the players whose figures or offers an entry touched, except its author. A revealed draw touches everyone.
fn touched(campaign: &Campaign, entry: &TakenEntry, by: PlayerId) -> BTreeSet<PlayerId> {
    if entry.events.iter().any(Event::is_draw) {
        return campaign.active_players().filter(|player| *player != by).collect();
    }
    let touched = entry.events.iter().flat_map(|event| touches(campaign, event));
    touched.filter(|player| *player != by && campaign.is_active(*player)).collect()
}

/// Returns whether an entry is a player's own, or touched their figures or offers.
pub(super) fn concerns(campaign: &Campaign, entry: &TakenEntry, player: PlayerId) -> bool {
    let touches = |event: &Event| event.is_draw() || touches(campaign, event).contains(&player);
    entry.actor == Some(player) || entry.events.iter().any(touches)
}

/// Returns the touched players that a viewer knows of from the entry's notices.
fn touched_as_shown(campaign: &Campaign, entry: &TakenEntry, viewer: Viewer) -> BTreeSet<PlayerId> {
    let concerned = |told: &Notice| -> Vec<PlayerId> {
        let parties = told.offer.iter().flat_map(Offer::parties);
        let touched = told.events.iter().flat_map(|one| touches(campaign, one));
        parties.chain(touched).collect()
    };
    let told = retold(campaign, entry, viewer);
    if entry.events.iter().any(Event::is_draw) && !told.is_empty() {
        return campaign.active_players().collect();
    }
    told.iter().flat_map(concerned).collect()
}

fn touches(campaign: &Campaign, event: &Event) -> Vec<PlayerId> {
    let profile = event.profile();
    if profile.touches_all {
        return campaign.active_players().collect();
    }
    let offer = profile.about_offer.and_then(|offer| campaign.offers.get(offer));
    let parties = offer.into_iter().flat_map(Offer::parties);
    parties.chain(profile.touches).collect()
}
