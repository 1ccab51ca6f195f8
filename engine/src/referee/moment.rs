//! Adds the time and a seed to an order before it is decided.

use super::{Loaded, Referee, RuleError};
use crate::rules::ids::CampaignId;
use crate::rules::{Chance, DecisionContext};

/// The source of the seeds for random draws in games.
#[derive(Clone, Copy, Debug, Default)]
pub enum Seeds {
    /// The operating system's generator.
    #[default]
    System,
    /// The same in every run, for scripts and tests: derived from this number, the campaign and its version.
    Played(u64),
}

impl Referee {
    /// Returns the time and seed for the next ruling on this campaign.
    pub(super) fn moment(&self, loaded: &Loaded) -> Result<DecisionContext, RuleError> {
        let chance = self.seed(loaded.campaign.id, loaded.version())?;
        let now = self.shared.clock.now();
        Ok(DecisionContext { now, chance })
    }

    /// Returns the seed of a ruling. A campaign that does not exist yet has the number 0.
    pub(super) fn seed(&self, campaign: CampaignId, version: i64) -> Result<Chance, getrandom::Error> {
        let mut seed = [0; 32];
        Ok(match self.seeds {
            Seeds::System => {
                getrandom::fill(&mut seed)?;
                Chance::new(seed)
            }
            Seeds::Played(number) => Chance::new(seed).named(&format!("{number} {campaign} {version}")),
        })
    }
}
