//! Turns orders into events or a refusal.

use super::away;
use super::campaign::{Campaign, Phase};
use super::chance::DecisionContext;
use super::command::{Command, Confirmation, Moderation, Order};
use super::deal;
use super::empty_seat;
use super::event::{Event, Founding};
use super::event_buffer::EventBuffer;
use super::games::{self, Pick, RulesetName};
use super::ids::{OfferId, PlayerId};
use super::joining;
use super::moderate;
use super::names::must_be_at_most;
use super::nudge;
use super::offer::{self, Offer};
use super::patience;
use super::quiet;
use super::refusal::Refusal;
use super::second;
use super::settings::{NAME_LIMIT, Setting, Settings};
use super::settle;
use super::table::{self, Answer, Closing, Outcome};
use super::take_back::newer::Newer;
use super::take_back::{self, Ending};
use super::time::{Span, Time};

/// Decides whether a campaign can be founded like this.
///
/// # Errors
/// Refuses a name that is empty or too long, a pace outside L5.5, and any pace for a game that does not use the game
/// clock.
pub fn found(name: &str, ruleset: RulesetName, pace: Option<Span>, now: Time) -> Result<Founding, Refusal> {
    let name = must_be_at_most(name, NAME_LIMIT)?;
    let mut settings = Settings::default();
    if let Some(pace) = pace.map(Setting::Pace) {
        pace.check()?;
        pace.must_suit(ruleset)?;
        settings.apply(&pace);
    }
    Ok(Founding { at: now, name, ruleset, settings, by: None })
}

/// Decides an order on a settled campaign. When the result will be recorded, the caller passes a seed with the time.
///
/// # Errors
/// Returns the [`Refusal`]. The campaign stays as it is.
pub fn decide(campaign: &Campaign, order: &Order, moment: impl Into<DecisionContext>) -> Result<Vec<Event>, Refusal> {
    let moment = moment.into();
    // A moderator may still read what was private after the campaign has ended.
    let looks = matches!(order.command, Command::Moderate(Moderation::PrivateLook { .. }));
    if !looks {
        campaign.must_go_on()?;
    }
    if order.on_behalf.is_some() && !order.moderator {
        return Err(table::Refusal::ModeratorsOnly.into());
    }
    let mut events: Vec<Event> =
        order.on_behalf.map(|moderator| Event::ActedFor { moderator, player: order.by }).into_iter().collect();
    let decided = forewarned(campaign, order, moment)?;
    events.extend(decided.into_iter().map(|event| acted_for(event, order)));
    // An act by a moderator does not show that the player is at the table.
    let by = Some(order.by).filter(|_| order.on_behalf.is_none());
    Ok(with_what_follows(campaign, events, by, moment))
}

/// Records the moderator in an offer's closing, if they close it for a player.
fn acted_for(event: Event, order: &Order) -> Event {
    match event {
        Event::OfferClosed { offer, closing } if closing.by == Some(order.by) => {
            let moderator = order.on_behalf;
            let closing = Closing { moderator, ..closing };
            Event::OfferClosed { offer, closing }
        }
        event => event,
    }
}

/// Adds the consequences of events that have not been applied yet.
pub(super) fn with_what_follows(
    campaign: &Campaign,
    events: Vec<Event>,
    by: Option<PlayerId>,
    moment: DecisionContext,
) -> Vec<Event> {
    // What follows from the clauses of a deal is among its events.
    let mut follows = match events.iter().any(Event::carries_out_deal) {
        true => Vec::new(),
        false => campaign.game.follows(campaign, moment, &events),
    };
    let judged = deal::judged(campaign, &events, moment.now);
    let pauses = |event: &Event| matches!(event, Event::Paused { .. });
    if events.iter().any(pauses) {
        follows.extend(campaign.game.pauses(campaign, moment));
    }
    let ends_waiting = events.iter().any(|event| ends_waiting(campaign, event));
    let mut buffer = EventBuffer::new(campaign, moment.chance);
    events.into_iter().for_each(|event| buffer.record(event));
    buffer.take(follows, None, moment.now);
    let void = deal::voided_with(campaign, &buffer.events, moment.now);
    let requests = empty_seat::ended_by(campaign, &buffer.events);
    let second = second::ended_by(campaign, &buffer.events);
    void.into_iter().chain(judged).chain(requests).chain(second).for_each(|event| buffer.record(event));
    buffer.go_on(moment.now);
    if ends_waiting {
        settle::open_now(&mut buffer, moment.now);
    }
    if let Some(request) = &campaign.take_back {
        let (after, events) = buffer.so_far();
        if Newer::by_player(events).ends(after, request) {
            let ended = take_back::ended(campaign, Ending::Overtaken);
            ended.into_iter().for_each(|event| buffer.record(event));
        }
    }
    nudge::track(&mut buffer, by, moment.now);
    quiet::catch_up(&mut buffer, moment.now);
    buffer.events
}

/// Returns whether an order's event may end the wait for sealed answers: a question ended without an answer, or the
/// campaign resumed after one had. Otherwise, the clock opens the answers.
fn ends_waiting(campaign: &Campaign, event: &Event) -> bool {
    match event {
        Event::OfferClosed { offer, .. } => {
            let offer = campaign.offers.pending.get(offer);
            offer.is_some_and(|offer| offer.terms.is_sealed())
        }
        Event::Resumed { .. } => true,
        _ => false,
    }
}

/// Carries out an order, after warning its author of the promises it breaks (D3.2), and of everything else. A question
/// also names the open deals and the promises that the act voids.
fn forewarned(campaign: &Campaign, order: &Order, moment: DecisionContext) -> Result<Vec<Event>, Refusal> {
    let Order { by, confirmed, .. } = order;
    let (seen, then) = match confirmed {
        Some(Confirmation::BreaksPromises { promises, then }) => (Some(promises), then.as_deref().cloned()),
        confirmed => (None, confirmed.clone()),
    };
    let (voids, then) = match then {
        Some(Confirmation::VoidsDeals { deals, promises, then }) => ((deals, promises), Some(*then)),
        then => (Default::default(), then),
    };
    let inner = Order { confirmed: then, ..order.clone() };
    let breaks = |events: &[Event], then: Option<Confirmation>| {
        let promises = deal::broken_by(campaign, events, *by);
        (!promises.is_empty() && seen != Some(&promises))
            .then(|| Confirmation::BreaksPromises { promises, then: then.map(Box::new) })
    };
    let naming_deals = |events: &[Event], asked: Confirmation| {
        let (deals, promises) = deal::voided_by(campaign, events, order, moment);
        match deals.is_empty() && promises.is_empty() {
            true => asked,
            false => Confirmation::VoidsDeals { deals, promises, then: Box::new(asked) },
        }
    };
    match warned_of_absence(campaign, &inner, moment) {
        Ok(events) => {
            let asked = inner.confirmed.map(|asked| naming_deals(&events, asked));
            let more = match &asked {
                Some(Confirmation::VoidsDeals { deals, promises, .. }) => (deals, promises) != (&voids.0, &voids.1),
                _ => false,
            };
            match breaks(&events, asked.clone()).or(asked.filter(|_| more)) {
                Some(needed) => Err(Refusal::MustConfirm(needed)),
                None => Ok(events),
            }
        }
        Err(Refusal::MustConfirm(needed)) => {
            let agreed = Order { confirmed: Some(needed.clone()), ..inner };
            let would = carry_out(campaign, &agreed, moment).unwrap_or_default();
            let needed = naming_deals(&would, needed);
            let needed = breaks(&would, Some(needed.clone())).unwrap_or(needed);
            Err(Refusal::MustConfirm(needed))
        }
        refused => refused,
    }
}

/// Carries out an order, after warning its author if a player they ask is away (L14.1). The warning includes the game's
/// own confirmation. A player who asks again too soon is refused instead (L14.2).
fn warned_of_absence(campaign: &Campaign, order: &Order, moment: DecisionContext) -> Result<Vec<Event>, Refusal> {
    let asks = |events: &[Event], game: Option<&games::Confirmation>| {
        let game = game.cloned().map(Box::new);
        let away = away::asked(campaign, events, order.by, moment.now);
        (!away.is_empty()).then_some(Confirmation::AsksAway { away, game })
    };
    match carry_out(campaign, order, moment) {
        Ok(events) => {
            patience::must_have_waited(campaign, &events, order.by, moment.now)?;
            let game = order.confirmed.as_ref().and_then(Confirmation::of_game);
            order.must_have_seen(asks(&events, game))?;
            Ok(events)
        }
        Err(Refusal::MustConfirm(Confirmation::Game(game))) => {
            let agreed = Order { confirmed: Some(Confirmation::Game(game.clone())), ..order.clone() };
            let would = carry_out(campaign, &agreed, moment).unwrap_or_default();
            patience::must_have_waited(campaign, &would, order.by, moment.now)?;
            let needed = asks(&would, Some(&game));
            Err(Refusal::MustConfirm(needed.unwrap_or(Confirmation::Game(game))))
        }
        refused => refused,
    }
}

fn carry_out(campaign: &Campaign, order: &Order, moment: DecisionContext) -> Result<Vec<Event>, Refusal> {
    let (by, now) = (order.by, moment.now);
    match &order.command {
        Command::Moderate(moderation) => moderate::decide(campaign, order, moderation, moment),
        Command::Join => joining::join(campaign, order, moment),
        Command::Leave => joining::leave(campaign, order, moment),
        Command::ClaimSeat { seat, player } => empty_seat::ask(campaign, order, (*seat, *player), moment),
        Command::Away { away: true, until } => away::goes(campaign, by, *until, now),
        Command::Away { away: false, .. } => away::comes_back(campaign, by, now),
        Command::QuietHours { hours } => {
            // Moderators who do not play need a zone for what they schedule, with or without hours (H3.1).
            match order.moderator && !campaign.players.contains_key(&by) {
                true => hours.filter(|hours| hours.from != hours.to).map_or(Ok(()), quiet::must_be_hours)?,
                false => {
                    campaign.must_play(by)?;
                    hours.map_or(Ok(()), quiet::must_be_hours)?;
                }
            }
            Ok(vec![Event::QuietHours { player: by, hours: *hours }])
        }
        Command::Deal(command) => deal::decide(campaign, order, command, moment),
        Command::Accept { offer, picks } => accept(campaign, order, moment, (*offer, picks)),
        Command::Refuse { offer } => {
            must_be_in_play(campaign, by)?;
            let offer = offer::answerable(campaign, *offer, by)?;
            offer.must_be_refusable()?;
            let needed = campaign.game.before_refusing(campaign, moment, offer);
            order.must_have_seen(needed.map(Confirmation::Game))?;
            if offer.terms.is_sealed() {
                return Ok(sealed(offer, false, now));
            }
            let mut buffer = EventBuffer::new(campaign, moment.chance);
            buffer.refuse(offer, Some(by), now);
            Ok(buffer.events)
        }
        Command::Withdraw { offer } => {
            must_be_in_play(campaign, by)?;
            let offer = offer::withdrawable(campaign, *offer, by)?;
            let needed = campaign.game.before_withdrawing(campaign, moment, offer);
            order.must_have_seen(needed.map(Confirmation::Game))?;
            let closing = Closing::new(Outcome::Withdrawn, Some(by), now);
            let offer = offer.id;
            Ok(vec![Event::OfferClosed { offer, closing }])
        }
        Command::Game(command) => {
            campaign.must_play_by(command.ruleset())?;
            must_be_in_play(campaign, by)?;
            let effects = campaign.game.decide(campaign, moment, order, command)?;
            let mut buffer = EventBuffer::new(campaign, moment.chance);
            buffer.take(effects, Some(by), now);
            Ok(buffer.events)
        }
    }
}

/// Decides the acceptance of an offer. If the answer is sealed and a moderator answers for the player, the game's
/// refusals are ignored, because a refusal would reveal what the player holds; such a yes counts if it can.
fn accept(
    campaign: &Campaign,
    order: &Order,
    moment: DecisionContext,
    (offer, picks): (OfferId, &[Pick]),
) -> Result<Vec<Event>, Refusal> {
    let (by, now) = (order.by, moment.now);
    must_be_in_play(campaign, by)?;
    let offer = offer::answerable(campaign, offer, by)?;
    let effects = campaign.game.accepted(campaign, moment, offer, picks);
    if offer.terms.is_sealed() && order.on_behalf.is_some() {
        return Ok(sealed(offer, true, now));
    }
    let effects = effects?;
    if offer.terms.is_sealed() {
        return Ok(sealed(offer, true, now));
    }
    let mut buffer = EventBuffer::new(campaign, moment.chance);
    buffer.close(offer, Closing::new(Outcome::Accepted, Some(by), now), effects);
    Ok(buffer.events)
}

/// Returns the event of a sealed answer, which only its author may know of.
fn sealed(offer: &Offer, accepts: bool, at: Time) -> Vec<Event> {
    let by = Some(offer.to);
    let answer = Answer { by, accepts, at };
    let offer = offer.id;
    vec![Event::OfferAnswered { offer, answer }]
}

/// Returns whether an order would be carried out. A missing confirmation or place does not count as an obstacle.
///
/// # Errors
/// Returns the [`Refusal`] that [`decide`] would return.
pub fn check(campaign: &Campaign, order: &Order, now: Time) -> Result<(), Refusal> {
    match decide(campaign, order, now) {
        Ok(_) | Err(Refusal::MustConfirm(_) | Refusal::WhichPlace { .. }) => Ok(()),
        Err(refusal) => Err(refusal),
    }
}

/// Returns whether an order would be carried out only after its author confirms it or chooses something.
pub fn asks_first(campaign: &Campaign, order: &Order, now: Time) -> bool {
    let asks = |refusal: &Refusal| {
        matches!(refusal, Refusal::MustConfirm(_) | Refusal::MustPick { .. } | Refusal::MustPickFor { .. })
    };
    decide(campaign, order, now).is_err_and(|refusal| asks(&refusal))
}

/// Returns whether a player can give game orders at all now.
///
/// # Errors
/// Returns the [`Refusal`] that [`decide`] would return for every such order.
pub fn may_act(campaign: &Campaign, player: PlayerId) -> Result<(), Refusal> {
    campaign.must_go_on()?;
    must_be_in_play(campaign, player)
}

/// Something a player may or may not do towards another, and why not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Right {
    pub command: Command,
    pub verdict: Result<(), Refusal>,
}

/// Returns everything `by` could do towards `other` now, each judged by the code that would decide it.
pub fn rights(campaign: &Campaign, by: PlayerId, other: PlayerId, now: Time) -> Vec<Right> {
    let acts = campaign.game.acts_towards(campaign, now.into(), other);
    let judge = |command| {
        let order = Order { by, moderator: false, on_behalf: None, command: Command::Game(command), confirmed: None };
        let verdict = check(campaign, &order, now);
        Right { command: order.command, verdict }
    };
    acts.into_iter().map(judge).collect()
}

/// Refuses unless the player is active and the campaign is running.
fn must_be_in_play(campaign: &Campaign, player: PlayerId) -> Result<(), Refusal> {
    campaign.must_play(player)?;
    match campaign.phase {
        Phase::Paused { since } => Err(table::Refusal::Paused { since }.into()),
        _ => Ok(()),
    }
}

impl Order {
    /// Asks for this confirmation, unless the author already gave it.
    pub(super) fn must_have_seen(&self, needed: Option<Confirmation>) -> Result<(), Refusal> {
        match needed {
            Some(needed) if self.confirmed.as_ref() != Some(&needed) => Err(Refusal::MustConfirm(needed)),
            _ => Ok(()),
        }
    }
}
