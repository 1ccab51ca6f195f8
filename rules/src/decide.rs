//! Orders in, events or a refusal out.

use super::campaign::{Campaign, Game, Phase, QuietHours, Ruleset};
use super::command::{Command, Confirmation, Order};
use super::event::{Event, Founding};
use super::ids::PlayerId;
use super::moderate;
use super::offer::{self, Outcome};
use super::refusal::Refusal;
use super::settings::{NAME_LIMIT, Setting, Settings};
use super::time::{Span, Time};
use super::{ambassadors, leverage};

/// Decides whether a campaign can begin like this.
///
/// # Errors
/// Refuses an empty or overlong name, a pace outside L5.5, and a pace where nothing goes by the game's clock.
pub fn found(
    name: &str,
    ruleset: Ruleset,
    pace: Option<Span>,
    now: Time,
) -> Result<Founding, Refusal> {
    let name = name.trim();
    let length = name.chars().count();
    if length == 0 {
        return Err(Refusal::NameEmpty);
    }
    if length > NAME_LIMIT {
        return Err(Refusal::NameTooLong {
            length,
            most: NAME_LIMIT,
        });
    }
    let mut settings = Settings::default();
    if let Some(pace) = pace.map(Setting::Pace) {
        pace.check()?;
        pace.must_suit(ruleset)?;
        settings.apply(&pace);
    }
    Ok(Founding {
        at: now,
        name: name.to_owned(),
        ruleset,
        settings,
    })
}

/// Decides an order on a settled campaign: the events that follow, or why not.
///
/// # Errors
/// Returns the [`Refusal`], and the campaign stays as it is.
pub fn decide(campaign: &Campaign, order: &Order, now: Time) -> Result<Vec<Event>, Refusal> {
    if let Phase::Ended { at } = campaign.phase {
        return Err(Refusal::Ended { at });
    }
    if order.on_behalf.is_some() && !order.moderator {
        return Err(Refusal::ModeratorsOnly);
    }
    let mut events: Vec<Event> = order
        .on_behalf
        .map(|moderator| Event::ActedFor {
            moderator,
            player: order.by,
        })
        .into_iter()
        .collect();
    events.extend(carry_out(campaign, order, now)?);
    if let Game::Leverage(state) = &campaign.game {
        events.extend(leverage::milestones(state, &events));
    }
    Ok(events)
}

fn carry_out(campaign: &Campaign, order: &Order, now: Time) -> Result<Vec<Event>, Refusal> {
    let by = order.by;
    match &order.command {
        Command::Moderate(moderation) => moderate::decide(campaign, order, moderation, now),
        Command::Join => join(campaign, by),
        Command::Leave => {
            campaign.must_play(by)?;
            if let Game::Ambassadors(state) = &campaign.game {
                ambassadors::must_have_ended(state, by)?;
            }
            Ok(leave(campaign, by, by, now))
        }
        Command::Away { away } => {
            campaign.must_play(by)?;
            Ok(vec![Event::Away {
                player: by,
                away: *away,
            }])
        }
        Command::QuietHours { hours } => {
            campaign.must_play(by)?;
            let late = |hours: &QuietHours| hours.from.max(hours.to);
            match hours.as_ref().map(late).filter(|hour| *hour > 23) {
                Some(hour) => Err(Refusal::QuietHoursOutOfRange { hour }),
                None => Ok(vec![Event::QuietHours {
                    player: by,
                    hours: *hours,
                }]),
            }
        }
        Command::Accept { offer, pick } => {
            must_be_in_play(campaign, by)?;
            offer::accept(campaign, *offer, by, *pick, now)
        }
        Command::Refuse { offer } => {
            must_be_in_play(campaign, by)?;
            let offer = offer::answerable(campaign, *offer, by)?;
            offer.must_be_refusable()?;
            if let Game::Leverage(state) = &campaign.game {
                order.must_have_seen(leverage::refusal_costs(campaign, state, offer))?;
            }
            Ok(offer::refuse(campaign, offer, Some(by), now))
        }
        Command::Withdraw { offer } => {
            must_be_in_play(campaign, by)?;
            offer::withdraw(campaign, *offer, by, now)
        }
        Command::Leverage(command) => {
            let state = campaign.leverage()?;
            must_be_in_play(campaign, by)?;
            leverage::decide(campaign, state, order, command, now)
        }
        Command::Ambassadors(command) => {
            let state = campaign.ambassadors()?;
            must_be_in_play(campaign, by)?;
            ambassadors::decide(campaign, state, order, command, now)
        }
    }
}

/// Answers whether an order would be carried out. Having to confirm is no obstacle.
///
/// # Errors
/// Returns the [`Refusal`] that [`decide`] would.
pub fn check(campaign: &Campaign, order: &Order, now: Time) -> Result<(), Refusal> {
    match decide(campaign, order, now) {
        Ok(_) | Err(Refusal::MustConfirm(_)) => Ok(()),
        Err(refusal) => Err(refusal),
    }
}

/// Something one player may or may not do towards another, and why not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Right {
    pub command: Command,
    pub verdict: Result<(), Refusal>,
}

/// Returns everything `by` could do towards `other` now, each judged by the code that would decide it.
pub fn rights(campaign: &Campaign, by: PlayerId, other: PlayerId, now: Time) -> Vec<Right> {
    let acts: Vec<Command> = match &campaign.game {
        Game::Leverage(_) => {
            let acts = leverage::acts_towards(other).into_iter();
            acts.map(Command::Leverage).collect()
        }
        Game::Ambassadors(_) => {
            let acts = ambassadors::acts_towards(other).into_iter();
            acts.map(Command::Ambassadors).collect()
        }
    };
    let judge = |command| {
        let order = Order {
            by,
            moderator: false,
            on_behalf: None,
            command,
            confirmed: None,
        };
        let verdict = check(campaign, &order, now);
        Right {
            command: order.command,
            verdict,
        }
    };
    acts.into_iter().map(judge).collect()
}

fn join(campaign: &Campaign, player: PlayerId) -> Result<Vec<Event>, Refusal> {
    if campaign.is_active(player) {
        return Err(Refusal::AlreadyPlays);
    }
    let mut events = vec![Event::Joined { player }];
    // Who comes back finds what they left: nobody earns a second purse by leaving.
    let first = !campaign.players.contains_key(&player);
    match &campaign.game {
        Game::Leverage(state) if first => {
            events.extend(leverage::welcome(campaign, state, player).map(Event::Leverage));
        }
        Game::Leverage(_) => {}
        Game::Ambassadors(state) => {
            let seated = ambassadors::welcome(campaign, state, player)?;
            events.extend(seated.map(Event::Ambassadors));
        }
    }
    Ok(events)
}

/// Returns what follows when a player leaves, by their own will or a moderator's.
pub(super) fn leave(campaign: &Campaign, player: PlayerId, by: PlayerId, now: Time) -> Vec<Event> {
    let mut proceeding = Proceeding::new(campaign);
    proceeding.void_offers(|offer| offer.needs(player), Some(by), now);
    let ended: Vec<Event> = match &proceeding.campaign.game {
        Game::Leverage(state) => {
            let with = |task: &leverage::Task| task.player == player || task.host == player;
            let ended = leverage::end_all(state, leverage::Ending::Left, with);
            ended.map(Event::Leverage).collect()
        }
        Game::Ambassadors(state) => {
            let ended = ambassadors::left(&proceeding.campaign, state, player).into_iter();
            ended.map(Event::Ambassadors).collect()
        }
    };
    ended.into_iter().for_each(|event| proceeding.record(event));
    proceeding.record(Event::Left { player });
    proceeding.events
}

/// Refuses who does not play, and everybody while the campaign is paused.
fn must_be_in_play(campaign: &Campaign, player: PlayerId) -> Result<(), Refusal> {
    campaign.must_play(player)?;
    match campaign.phase {
        Phase::Paused { since } => Err(Refusal::Paused { since }),
        _ => Ok(()),
    }
}

impl Order {
    /// Asks for a confirmation, unless exactly this one has been given.
    pub(super) fn must_have_seen(&self, needed: Option<Confirmation>) -> Result<(), Refusal> {
        match needed {
            Some(needed) if self.confirmed.as_ref() != Some(&needed) => {
                Err(Refusal::MustConfirm(needed))
            }
            _ => Ok(()),
        }
    }
}

/// Several events of which each depends on what the ones before it have done.
pub(super) struct Proceeding {
    pub campaign: Campaign,
    pub events: Vec<Event>,
}

impl Proceeding {
    pub fn new(campaign: &Campaign) -> Proceeding {
        Proceeding {
            campaign: campaign.clone(),
            events: Vec::new(),
        }
    }

    pub fn record(&mut self, event: Event) {
        self.campaign.evolve(&event);
        self.events.push(event);
    }

    /// Voids the pending offers that `which` picks; what asking cost comes back.
    pub fn void_offers(
        &mut self,
        which: impl Fn(&offer::Offer) -> bool,
        by: Option<PlayerId>,
        at: Time,
    ) {
        let picked: Vec<_> = self
            .campaign
            .offers
            .pending
            .values()
            .filter(|o| which(o))
            .cloned()
            .collect();
        for offer in picked {
            offer::take_back(&self.campaign, &offer, Outcome::Void, by, at)
                .into_iter()
                .for_each(|event| self.record(event));
        }
    }
}
