//! The targets and places of commands, and the list of acts possible towards a player.

use super::Command;
use super::access::Access;
use super::amounts::{Leverage, Money};
use super::favour::Favour;
use super::hostile::Hostility;
use super::state::State;
use super::task::TaskOptions;
use crate::ids::PlayerId;

impl Command {
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
            | Command::CollectBiomass { host: other, .. }
            | Command::SellMinerals { host: other, .. }
            | Command::Terraform { host: other, .. } => Some(*other),
            Command::Stop { .. } | Command::Unlock { .. } | Command::ReportLoss { .. } => None,
        }
    }
}

impl Command {
    /// Returns the command with its open place filled in, if it has one (L11.2).
    #[must_use]
    pub fn at_place(mut self, chosen: String) -> Command {
        match &mut self {
            Command::Research { means, .. } | Command::Schmooze { means, .. } => {
                means.place = Some(chosen);
            }
            Command::Enter { place, .. }
            | Command::Terraform { place, .. }
            | Command::CollectBiomass { place, .. }
            | Command::SellMinerals { place, .. } => *place = Some(chosen),
            Command::AskFavour { favour: Favour::MilitaryAid { place, .. }, .. } => *place = chosen,
            Command::Gift { .. }
            | Command::OfferAccess { .. }
            | Command::RevokeAccess { .. }
            | Command::AskFavour { .. }
            | Command::ProposeReset { .. }
            | Command::Stop { .. }
            | Command::Unlock { .. }
            | Command::Embassy { .. }
            | Command::Act { .. }
            | Command::ReportLoss { .. } => {}
        }
        self
    }
}

/// Returns one command of each kind that a player can direct at `other`, the smallest of its kind.
pub(super) fn acts_towards(state: &State, other: PlayerId) -> Vec<Command> {
    let ask = |favour| Command::AskFavour { of: other, favour, note: None, private: false };
    let mut acts = vec![Command::Gift { to: other, amount: Money(1), note: None }];
    acts.extend(Access::ALL.map(|access| Command::OfferAccess { to: other, access }));
    acts.extend(Access::ALL.map(|access| Command::RevokeAccess { from: other, access }));
    acts.push(ask(Favour::Money { amount: Money(1) }));
    acts.extend(Access::ALL.map(|access| ask(Favour::Access { access })));
    let place = state.a_place();
    acts.push(ask(Favour::MilitaryAid { place, minutes: 1 }));
    let system = state.a_system_of(other);
    acts.push(ask(Favour::System { system }));
    acts.push(Command::ProposeReset { to: other, amount: Leverage::points(1) });
    acts.push(Command::Research { host: other, means: TaskOptions::default() });
    acts.push(Command::Schmooze { host: other, means: TaskOptions::default() });
    acts.push(Command::Embassy { host: other });
    acts.push(Command::Enter { host: other, place: None, ship: None });
    // Without a map, the planet must be named if a report is enough (L6.5).
    let place = state.systems.is_empty().then(|| state.a_place());
    acts.push(Command::Terraform { host: other, place });
    acts.push(Command::CollectBiomass { host: other, samples: None, place: None });
    acts.push(Command::SellMinerals { host: other, count: 1, place: None });
    acts.extend(Hostility::SMALLEST.map(|hostility| Command::Act { against: other, hostility }));
    acts
}
