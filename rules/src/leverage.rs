//! The leverage ruleset: each player has a leverage over each other player, earned by gifts, access and time, spent on
//! favours, lost by refusals and hostile acts.

mod access;
mod crediting;
mod event;
mod favour;
mod gift;
mod hostile;
mod map;
mod milestone;
mod moderate;
mod pairs;
mod relation;
mod reset;
mod ship;
mod state;
mod task;
mod technology;
mod terms;

use super::Event as CampaignEvent;
use super::amounts::{Leverage, Money};
use super::campaign::Campaign;
use super::command::Order;
use super::ids::{PlayerId, ShipId};
use super::offer;
use super::refusal::Refusal;
use super::time::Time;
use serde::{Deserialize, Serialize};

pub use access::Access;
pub use event::{Event, GrantedBy, Why};
pub use favour::{Favour, LONGEST_AID};
pub use hostile::{Battleground, HostileAct, Hostility, RightsShift, Thresholds};
pub use map::System;
pub use milestone::{MILESTONE_SCIENCE, MILESTONES, cooperation_points};
pub use moderate::Correction;
pub use relation::{Account, Booking, Pair, Relation};
pub use ship::Ship;
pub use state::State;
pub use task::{EMBASSY_PRICE, Ending, LONGEST_LIMIT, Means, Meter, PER_MINUTE, Task, TaskKind};
pub use technology::{SCHMOOZE_RATES, Science, ScienceKind, Technologies, Technology};
pub use terms::Terms;

pub(super) use access::welcome;
pub(super) use crediting::{credit, next_due};
pub(super) use favour::refusal_costs;
pub(super) use hostile::rights_shifted;
pub(super) use moderate::correct;
pub(super) use task::end_all;

/// Returns the milestones that follow from events which are not applied yet, and whose bookings no clock made.
pub(super) fn milestones(state: &State, events: &[CampaignEvent]) -> Vec<CampaignEvent> {
    let bookings = events.iter().filter_map(|event| match event {
        CampaignEvent::Leverage(event) => event.booking(),
        _ => None,
    });
    state
        .reached_by(bookings)
        .into_iter()
        .map(CampaignEvent::Leverage)
        .collect()
}

/// Players start with this much money (L2.3).
pub const STARTING_MONEY: Money = Money(1000);

/// What a player may order in this ruleset, beside answering offers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Command {
    Gift {
        to: PlayerId,
        amount: Money,
        note: Option<String>,
    },
    /// Offers access in one's own systems (L3.1).
    OfferAccess {
        to: PlayerId,
        access: Access,
    },
    RevokeAccess {
        from: PlayerId,
        access: Access,
    },
    AskFavour {
        of: PlayerId,
        favour: Favour,
        note: Option<String>,
        private: bool,
    },
    /// Proposes to add the same amount to both leverages (L7.1).
    ProposeReset {
        to: PlayerId,
        amount: Leverage,
    },
    /// Researches in another player's systems, or in one's own (L5.2).
    Research {
        host: PlayerId,
        means: Means,
    },
    Schmooze {
        host: PlayerId,
        means: Means,
    },
    Stop {
        ship: Option<ShipId>,
    },
    Unlock {
        technology: Technology,
    },
    /// Opens an embassy at a player (L9.4).
    Embassy {
        host: PlayerId,
    },
    /// Reports a hostile act of one's own (L6.3).
    Act {
        against: PlayerId,
        hostility: Hostility,
    },
    Enter {
        host: PlayerId,
        place: Option<String>,
        ship: Option<ShipId>,
    },
    Terraform {
        host: PlayerId,
        place: Option<String>,
    },
    /// Reports that a lent ship was destroyed (L10.2).
    ReportLoss {
        ship: ShipId,
    },
}

pub(super) fn decide(
    campaign: &Campaign,
    state: &State,
    order: &Order,
    command: &Command,
    now: Time,
) -> Result<Vec<CampaignEvent>, Refusal> {
    let by = order.by;
    if let Some(other) = command.towards() {
        // One researches in one's own systems, too; all else is done to others.
        let alone = other == by && matches!(command, Command::Research { .. });
        if other == by && !alone {
            return Err(Refusal::Oneself);
        }
        campaign.must_play(other)?;
    }
    let make = |to, terms, note: Option<&str>, private| {
        offer::make(
            campaign,
            (by, to),
            offer::Terms::Leverage(terms),
            note,
            private,
            now,
        )
    };
    let events = match command {
        Command::Gift { to, amount, note } => {
            offer::check_note(note.as_deref())?;
            gift::decide(state, order, *to, *amount, note.clone())?
        }
        Command::OfferAccess { to, access } => {
            access::must_be_open(campaign, state, by, *to, *access)?;
            return Ok(vec![make(
                *to,
                Terms::Access { access: *access },
                None,
                false,
            )?]);
        }
        Command::RevokeAccess { from, access } => access::revoke(state, by, *from, *access)?,
        Command::AskFavour {
            of,
            favour,
            note,
            private,
        } => {
            let (favour, cost) = favour::price(campaign, state, (by, *of), favour)?;
            let spent = state.technologies(by).spends(cost);
            let terms = Terms::Favour {
                favour,
                cost: spent,
            };
            let made = make(*of, terms, note.as_deref(), *private)?;
            let booked = favour::spend(state, (by, *of), spent, campaign.offers.next_id());
            return Ok(vec![made, CampaignEvent::Leverage(booked)]);
        }
        Command::ProposeReset { to, amount } => {
            reset::check(*amount)?;
            return Ok(vec![make(
                *to,
                Terms::Reset { amount: *amount },
                None,
                false,
            )?]);
        }
        Command::Research { host, means } => {
            task::begin(campaign, state, (by, *host), TaskKind::Research, means, now)?
        }
        Command::Schmooze { host, means } => {
            let tier = technology::must_know_neuropsychology(state, by)?;
            task::begin(
                campaign,
                state,
                (by, *host),
                TaskKind::Schmooze { tier },
                means,
                now,
            )?
        }
        Command::Stop { ship } => task::stop(state, by, *ship)?,
        Command::Unlock { technology } => {
            technology::unlock(campaign, state, by, *technology, now)?
        }
        Command::Embassy { host } => task::embassy(campaign, state, (by, *host), now)?,
        Command::Act { against, hostility } => {
            let thresholds = campaign.settings.thresholds;
            hostile::decide(state, order, thresholds, *against, *hostility)?
        }
        Command::Enter { host, place, ship } => {
            hostile::enter(state, order, *host, place.as_deref(), *ship)?
        }
        Command::Terraform { host, place } => {
            hostile::terraform(state, order, *host, place.as_deref())?
        }
        Command::ReportLoss { ship } => {
            task::report_loss(state, *ship, |task| task.player == by || task.host == by)?
        }
    };
    Ok(events.into_iter().map(CampaignEvent::Leverage).collect())
}

impl Command {
    /// Returns the player it is done to.
    pub fn towards(&self) -> Option<PlayerId> {
        match self {
            Command::Gift { to: other, .. }
            | Command::OfferAccess { to: other, .. }
            | Command::ProposeReset { to: other, .. }
            | Command::RevokeAccess { from: other, .. }
            | Command::AskFavour { of: other, .. }
            | Command::Research { host: other, .. }
            | Command::Schmooze { host: other, .. }
            | Command::Embassy { host: other }
            | Command::Act { against: other, .. }
            | Command::Enter { host: other, .. }
            | Command::Terraform { host: other, .. } => Some(*other),
            Command::Stop { .. } | Command::Unlock { .. } | Command::ReportLoss { .. } => None,
        }
    }
}

/// Returns one command of each kind that a player can direct at `other`, the smallest of its kind.
pub(super) fn acts_towards(other: PlayerId) -> Vec<Command> {
    let ask = |favour| Command::AskFavour {
        of: other,
        favour,
        note: None,
        private: false,
    };
    let mut acts = vec![Command::Gift {
        to: other,
        amount: Money(1),
        note: None,
    }];
    acts.extend(Access::ALL.map(|access| Command::OfferAccess { to: other, access }));
    acts.extend(Access::ALL.map(|access| Command::RevokeAccess {
        from: other,
        access,
    }));
    acts.push(ask(Favour::Money { amount: Money(1) }));
    acts.extend(Access::ALL.map(|access| ask(Favour::Access { access })));
    acts.push(Command::ProposeReset {
        to: other,
        amount: Leverage::points(1),
    });
    acts.push(Command::Research {
        host: other,
        means: Means::default(),
    });
    acts.push(Command::Schmooze {
        host: other,
        means: Means::default(),
    });
    acts.push(Command::Embassy { host: other });
    acts.push(Command::Enter {
        host: other,
        place: None,
        ship: None,
    });
    acts.push(Command::Terraform {
        host: other,
        place: None,
    });
    acts.extend(Hostility::SMALLEST.map(|hostility| Command::Act {
        against: other,
        hostility,
    }));
    acts
}
