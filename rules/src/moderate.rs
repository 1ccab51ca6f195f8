//! Moderators' commands. Discord decides who moderates; this module decides what a moderator's command does.

use super::campaign::{Campaign, Phase};
use super::chance::DecisionContext;
use super::command::{Confirmation, Moderation, Order};
use super::deal;
use super::empty_seat;
use super::event::Event;
use super::event_buffer::EventBuffer;
use super::games::Correction;
use super::ids::PlayerId;
use super::joining;
use super::offer::{self, Offer};
use super::pause;
use super::refusal::Refusal;
use super::schedule;
use super::second;
use super::settings::Setting;
use super::table::{self, Outcome, Viewer, check_note};
use super::template;
use super::time::{Span, Time};

pub(super) fn decide(
    campaign: &Campaign,
    order: &Order,
    moderation: &Moderation,
    moment: DecisionContext,
) -> Result<Vec<Event>, Refusal> {
    if !order.moderator {
        return Err(table::Refusal::ModeratorsOnly.into());
    }
    let events = carry_out(campaign, order, moderation, moment)?;
    match second::needed(campaign, order, moderation)? {
        Some(matter) => Ok(second::ask(campaign, order.by, matter, moment.now)?),
        None => Ok(events),
    }
}

/// Returns what a moderator's order does, once no other player has to agree (H3.4).
pub(super) fn carry_out(
    campaign: &Campaign,
    order: &Order,
    moderation: &Moderation,
    moment: DecisionContext,
) -> Result<Vec<Event>, Refusal> {
    let now = moment.now;
    match moderation {
        Moderation::Pause => pause::begin(campaign, None, now),
        Moderation::PauseUntil { until } => pause::begin(campaign, Some(*until), now),
        Moderation::Resume => match campaign.phase {
            Phase::Paused { since } => Ok(vec![Event::Resumed { at: now, stood_still: now.since(since) }]),
            _ => Err(table::Refusal::NotPaused.into()),
        },
        Moderation::Schedule { at, act, text } => schedule::add(campaign, order.by, (*at, *act, text.as_deref()), now),
        Moderation::CancelScheduled { number } => schedule::cancel(campaign, order.by, *number),
        Moderation::End => {
            let known = known_to(campaign, order.by);
            let pending = known.count();
            order.must_have_seen(Some(Confirmation::EndsForGood { pending }))?;
            Ok(end(campaign, order.by, moment))
        }
        Moderation::ShowSecrets => Ok(vec![Event::SecretsShown { by: order.by }]),
        Moderation::PrivateLook { players, through } => {
            let (players, through) = (players.clone(), *through);
            Ok(vec![Event::Looked { by: order.by, players, through, untold: false }])
        }
        Moderation::Configure(settings) => {
            settings.iter().try_for_each(Setting::check)?;
            settings.iter().try_for_each(|one| one.must_suit(campaign.game.ruleset()))?;
            Ok(configure(campaign, settings, moment))
        }
        Moderation::UseTemplate(template) => {
            let events = template::use_template(campaign, order, template, moment)?;
            match events.len() {
                0 | 1 => Err(table::Refusal::NothingToChange.into()),
                _ => Ok(events),
            }
        }
        Moderation::Move { from, to, .. } if from == to => Err(table::Refusal::PlayedThere.into()),
        Moderation::Move { from, to, gone } => {
            Ok(vec![Event::Moved { by: order.by, from: *from, to: *to, gone: *gone }])
        }
        Moderation::Void { offer, reason } => {
            check_note(Some(reason))?;
            let offer = offer::must_be_pending(campaign, *offer, order.by)?;
            let mut buffer = EventBuffer::new(campaign, moment.chance);
            buffer.take_back(offer, Outcome::Void, Some(order.by), now);
            let mut events = buffer.events;
            let reason = reason.clone();
            events.insert(1, Event::Reasoned { reason });
            Ok(events)
        }
        Moderation::Extend { offer, by } => {
            let offer = offer::must_be_pending(campaign, *offer, order.by)?;
            let together = offer::sharing_deadline(campaign, offer);
            let latest = together.iter().filter_map(|one| one.deadline).max();
            let extended = together.into_iter().map(|one| extend(campaign, (one, latest), *by, now));
            std::iter::once(Ok(Event::Moderated { by: order.by })).chain(extended).collect()
        }
        Moderation::VoidPromise { promise, reason } => {
            check_note(Some(reason))?;
            let viewer = Viewer::TABLE.moderating(true);
            let voided = deal::voided(campaign, promise, order.by, now, viewer)?;
            Ok(vec![voided, Event::Reasoned { reason: reason.clone() }])
        }
        Moderation::Admit { player } => {
            let mut events = moderated(order, None);
            events.extend(joining::admit(campaign, *player, moment)?);
            Ok(events)
        }
        Moderation::AnswerSeatRequest { seat, player, gives } => {
            empty_seat::answer(campaign, order.by, (*seat, *player, *gives), moment)
        }
        Moderation::RemovePlayer { player, reason } => {
            check_note(reason.as_deref())?;
            campaign.must_play(*player)?;
            let concerned = known_to(campaign, order.by).filter(|o| o.needs(*player));
            let pending = concerned.count();
            order.must_have_seen(Some(Confirmation::RemovesPlayer { player: *player, pending }))?;
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

/// Returns the pending offers a moderator may know of without looking at what is private to others (L13.3).
fn known_to(campaign: &Campaign, moderator: PlayerId) -> impl Iterator<Item = &Offer> {
    let pending = campaign.offers.pending.values();
    pending.filter(move |offer| Viewer::from(moderator).may_know_of(offer))
}

fn configure(campaign: &Campaign, settings: &[Setting], moment: DecisionContext) -> Vec<Event> {
    let mut buffer = EventBuffer::new(campaign, moment.chance);
    for setting in settings {
        buffer.record(Event::Configured { at: moment.now, setting: setting.clone() });
    }
    let after = buffer.campaign();
    let before = &campaign.settings.games;
    let effects = after.game.configured(after, moment, before);
    buffer.take(effects, None, moment.now);
    buffer.events
}

fn correct(
    campaign: &Campaign,
    order: &Order,
    correction: &Correction,
    moment: DecisionContext,
) -> Result<Vec<Event>, Refusal> {
    let effects = campaign.game.correct(campaign, moment, order, correction)?;
    let mut buffer = EventBuffer::new(campaign, moment.chance);
    buffer.take(effects, Some(order.by), moment.now);
    Ok(buffer.events)
}

/// Returns the leading events of a moderator's act: who they are, and their reason, if they gave one.
fn moderated(order: &Order, reason: Option<&str>) -> Vec<Event> {
    let reasoned = reason.map(|reason| Event::Reasoned { reason: reason.to_owned() });
    [Event::Moderated { by: order.by }].into_iter().chain(reasoned).collect()
}

/// Returns the events that end the campaign.
pub(super) fn end(campaign: &Campaign, by: PlayerId, moment: DecisionContext) -> Vec<Event> {
    let now = moment.now;
    let mut buffer = EventBuffer::new(campaign, moment.chance);
    buffer.void_offers(|_| true, Some(by), now);
    let deals = deal::end(buffer.campaign(), by, now);
    deals.into_iter().for_each(|event| buffer.record(event));
    let campaign = buffer.campaign();
    let effects = campaign.game.ends(campaign, moment);
    buffer.take(effects, Some(by), now);
    buffer.record(Event::Ended { at: now });
    buffer.events
}

/// Returns the event that gives an offer more time, counted from `deadline`.
fn extend(
    campaign: &Campaign,
    (offer, deadline): (&Offer, Option<Time>),
    by: Span,
    now: Time,
) -> Result<Event, Refusal> {
    let deadline = deadline.ok_or(table::Refusal::NoDeadline { offer: offer.id })?;
    Setting::AnswerWithin(by).check()?;
    if let Some(most) = campaign.settings.extensions_most.filter(|most| offer.extensions >= *most) {
        return Err(table::Refusal::ExtendedEnough { offer: offer.id, most }.into());
    }
    let deadline = deadline + by;
    Ok(Event::OfferExtended {
        offer: offer.id,
        deadline,
        // If the time has not started to run, the allotted time grows instead.
        answer_within: match offer.awaits_return {
            true => offer.answer_within + by,
            false => deadline.since(campaign.deadlines_ran_until(now)),
        },
        paused: campaign.is_paused(),
        counts: true,
    })
}
