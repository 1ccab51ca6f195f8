//! What moderators may do. Discord says who moderates; what moderating does is decided here.

use super::campaign::{Campaign, Phase};
use super::chance::Moment;
use super::command::{Confirmation, Moderation, Order};
use super::event::Event;
use super::games::Correction;
use super::ids::{OfferId, PlayerId};
use super::joining;
use super::offer::Offer;
use super::proceeding::Proceeding;
use super::refusal::Refusal;
use super::settings::Setting;
use super::table::{self, Answer, Closing, Outcome, Viewer, check_note};
use super::time::{Span, Time};
use std::collections::BTreeMap;

pub(super) fn decide(
    campaign: &Campaign,
    order: &Order,
    moderation: &Moderation,
    moment: Moment,
) -> Result<Vec<Event>, Refusal> {
    let now = moment.now;
    if !order.moderator {
        return Err(table::Refusal::ModeratorsOnly.into());
    }
    match moderation {
        Moderation::Pause => match campaign.phase {
            Phase::Paused { since } => Err(table::Refusal::Paused { since }.into()),
            _ => Ok(vec![Event::Paused { at: now }]),
        },
        Moderation::Resume => match campaign.phase {
            Phase::Paused { since } => Ok(vec![Event::Resumed {
                at: now,
                stood_still: now.since(since),
            }]),
            _ => Err(table::Refusal::NotPaused.into()),
        },
        Moderation::End => {
            let known = known_to(campaign, order.by);
            let pending = known.count();
            order.must_have_seen(Some(Confirmation::EndsForGood { pending }))?;
            Ok(end(campaign, order.by, moment))
        }
        Moderation::ShowSecrets => Ok(vec![Event::SecretsShown { by: order.by }]),
        Moderation::Look { players, through } => Ok(vec![Event::Looked {
            by: order.by,
            players: players.clone(),
            through: *through,
        }]),
        Moderation::Configure(settings) => {
            settings.iter().try_for_each(Setting::check)?;
            settings
                .iter()
                .try_for_each(|one| one.must_suit(campaign.game.ruleset()))?;
            Ok(configure(campaign, settings, moment))
        }
        Moderation::Void { offer, reason } => {
            check_note(Some(reason))?;
            let offer = campaign.offers.must_be_pending(*offer)?;
            let mut proceeding = Proceeding::new(campaign, moment.chance);
            proceeding.take_back(offer, Outcome::Void, Some(order.by), now);
            let mut events = proceeding.events;
            let reason = reason.clone();
            events.insert(1, Event::Reasoned { reason });
            Ok(events)
        }
        Moderation::Extend { offer, by } => {
            let offer = campaign.offers.must_be_pending(*offer)?;
            let extended = extend(campaign, offer, *by, now)?;
            Ok(vec![Event::Moderated { by: order.by }, extended])
        }
        Moderation::Admit { player } => {
            let mut events = moderated(order, None);
            events.extend(joining::admit(campaign, *player, moment)?);
            Ok(events)
        }
        Moderation::RemovePlayer { player, reason } => {
            check_note(reason.as_deref())?;
            campaign.must_play(*player)?;
            let concerned = known_to(campaign, order.by).filter(|o| o.needs(*player));
            let pending = concerned.count();
            order.must_have_seen(Some(Confirmation::RemovesPlayer {
                player: *player,
                pending,
            }))?;
            let mut events = moderated(order, reason.as_deref());
            events.extend(joining::removed(campaign, *player, order.by, moment));
            Ok(events)
        }
        Moderation::Correct { correction, reason } => {
            check_note(reason.as_deref())?;
            let mut events = moderated(order, reason.as_deref());
            events.extend(correct(campaign, order, correction, moment)?);
            Ok(events)
        }
    }
}

/// Returns the pending offers of which a moderator may know who does not look at what is private to others (L13.3).
fn known_to(campaign: &Campaign, moderator: PlayerId) -> impl Iterator<Item = &Offer> {
    let pending = campaign.offers.pending.values();
    pending.filter(move |offer| Viewer::from(moderator).may_know_of(offer))
}

fn configure(campaign: &Campaign, settings: &[Setting], moment: Moment) -> Vec<Event> {
    let mut proceeding = Proceeding::new(campaign, moment.chance);
    for setting in settings {
        proceeding.record(Event::Configured {
            at: moment.now,
            setting: setting.clone(),
        });
    }
    let after = proceeding.campaign();
    let before = &campaign.settings.games;
    let effects = after.game.configured(after, moment, before);
    proceeding.take(effects, None, moment.now);
    proceeding.events
}

fn correct(
    campaign: &Campaign,
    order: &Order,
    correction: &Correction,
    moment: Moment,
) -> Result<Vec<Event>, Refusal> {
    let effects = campaign.game.correct(campaign, moment, order, correction)?;
    let mut proceeding = Proceeding::new(campaign, moment.chance);
    proceeding.take(effects, Some(order.by), moment.now);
    Ok(proceeding.events)
}

/// Decides undoing the newest entries of the journal, `entries` of them, down to the one numbered `from`. `rebuilt` is the
/// campaign as it was before them, and `undone` are their events: offers that wait again, and whose time has run out meanwhile, are given it
/// anew, those that were made stay known as void, and sealed answers stay given.
///
/// # Errors
/// Asks for a confirmation first; only moderators may.
pub fn undo(
    rebuilt: &Campaign,
    undone: &[Event],
    order: &Undo,
    now: Time,
) -> Result<Vec<Event>, Refusal> {
    if !order.moderator {
        return Err(table::Refusal::ModeratorsOnly.into());
    }
    if order.entries == 0 {
        return Err(table::Refusal::NothingToUndo.into());
    }
    let Undo {
        by,
        entries,
        from,
        private,
        ..
    } = *order;
    if order.confirmed != Some(Confirmation::Undoes { entries, from }) {
        return Err(Refusal::MustConfirm(Confirmation::Undoes { entries, from }));
    }
    let answers = answered_still(undone, rebuilt, now);
    let from_now = rebuilt.deadlines_ran_until(now);
    // Also those that have their sealed answer: what is told of the others would tell which they are.
    let late = rebuilt
        .offers
        .pending
        .values()
        .filter(|o| o.deadline.is_some_and(|due| due <= from_now));
    let extended = late.map(|offer| Event::OfferExtended {
        offer: offer.id,
        deadline: from_now + offer.answer_within,
        answer_within: offer.answer_within,
        paused: rebuilt.is_paused(),
    });
    let given = |(&offer, &answer)| Event::OfferAnswered { offer, answer };
    let mut renewed = Proceeding::new(rebuilt, Moment::from(now).chance);
    let anew = rebuilt.game.renewed(rebuilt, from_now.into(), undone);
    renewed.take(anew, Some(by), now);
    let taken_back = Event::Undone {
        by,
        entries,
        from,
        private,
    };
    Ok([taken_back]
        .into_iter()
        .chain(extended)
        .chain(renewed.events)
        .chain(vanished(undone, rebuilt, by, now))
        .chain(answers.iter().map(given))
        .collect())
}

/// Returns the sealed answers that were taken back to questions that wait still: they cannot be changed, so they are not asked for again. They count
/// as given `now`, for what follows from them follows after the undoing.
fn answered_still(undone: &[Event], rebuilt: &Campaign, now: Time) -> BTreeMap<OfferId, Answer> {
    let offers = &rebuilt.offers;
    let waits =
        |offer: &OfferId| offers.pending.contains_key(offer) && !offers.answers.contains_key(offer);
    let given = undone.iter().filter_map(|event| match event {
        Event::OfferAnswered { offer, answer } if answer.by.is_some() => {
            Some((*offer, Answer { at: now, ..*answer }))
        }
        _ => None,
    });
    given.filter(|(offer, _)| waits(offer)).collect()
}

/// Returns the events by which the offers that an undoing has unmade stay known as void: their numbers are never given to
/// others, and their buttons have an answer. `undone` are the events that were taken back.
fn vanished(undone: &[Event], rebuilt: &Campaign, by: PlayerId, now: Time) -> Vec<Event> {
    let made = undone.iter().filter_map(|event| match event {
        Event::OfferMade(offer) => Some((offer.id, offer)),
        _ => None,
    });
    let gone: BTreeMap<OfferId, &Offer> = made
        .filter(|(id, _)| !rebuilt.offers.was_made(*id))
        .collect();
    let closing = Closing::new(Outcome::Void, Some(by), now);
    gone.into_values()
        .flat_map(|offer| {
            [
                Event::OfferMade(offer.clone()),
                Event::OfferClosed {
                    offer: offer.id,
                    closing,
                },
            ]
        })
        .collect()
}

/// An order to undo the newest entries.
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

/// Returns the beginning of what a moderator does: who they are, and why, if they say.
fn moderated(order: &Order, reason: Option<&str>) -> Vec<Event> {
    let reasoned = reason.map(|reason| Event::Reasoned {
        reason: reason.to_owned(),
    });
    [Event::Moderated { by: order.by }]
        .into_iter()
        .chain(reasoned)
        .collect()
}

fn end(campaign: &Campaign, by: PlayerId, moment: Moment) -> Vec<Event> {
    let now = moment.now;
    let mut proceeding = Proceeding::new(campaign, moment.chance);
    proceeding.void_offers(|_| true, Some(by), now);
    let campaign = proceeding.campaign();
    let effects = campaign.game.ends(campaign, moment);
    proceeding.take(effects, Some(by), now);
    proceeding.record(Event::Ended { at: now });
    proceeding.events
}

/// Gives an offer so much more time, from its deadline on.
fn extend(campaign: &Campaign, offer: &Offer, by: Span, now: Time) -> Result<Event, Refusal> {
    let deadline = offer
        .deadline
        .ok_or(table::Refusal::NoDeadline { offer: offer.id })?;
    Setting::AnswerWithin(by).check()?;
    let deadline = deadline + by;
    Ok(Event::OfferExtended {
        offer: offer.id,
        deadline,
        // Where that has not begun to run, it is so much longer.
        answer_within: match offer.awaits_return {
            true => offer.answer_within + by,
            false => deadline.since(campaign.deadlines_ran_until(now)),
        },
        paused: campaign.is_paused(),
    })
}
