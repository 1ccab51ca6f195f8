//! Science and what it unlocks (L9).

use super::At;
use super::amounts::Leverage;
use super::event::Event;
use super::refusal::Refusal;
use super::state::State;
use super::task::TaskKind;
use crate::ids::PlayerId;
use serde::{Deserialize, Serialize};

/// Leverage a game minute of schmoozing, by the tier of Neuropsychology (L5.3).
pub const SCHMOOZE_RATES: [i64; 5] = [10, 20, 30, 45, 60];

/// What the tiers I to V cost in science (L9.2).
const TIER_COSTS: [i64; 5] = [20, 30, 50, 80, 120];

/// The highest tier.
pub const TOP_TIER: u8 = 5;

/// What a tier of Charisma brings back of what is spent on a favour, in hundredths of it (L9.3).
const CHARISMA_PER_TIER: i64 = 5;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Technology {
    Neuropsychology,
    Charisma,
    /// Intergalactic Ambassadors.
    Ambassadors,
    /// Galactic Harmony.
    Harmony,
}

/// What a player has unlocked: tiers from 0 to 5, and the two bonus technologies.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Technologies {
    pub neuropsychology: u8,
    pub charisma: u8,
    pub ambassadors: bool,
    pub harmony: bool,
}

/// Science by kind (L9.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Science {
    pub neutral: i64,
    pub harmony: i64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ScienceKind {
    Neutral,
    Harmony,
}

impl Science {
    /// Returns as much science without saying of which kind.
    pub(super) fn undivided(self) -> Science {
        Science { neutral: self.neutral + self.harmony, harmony: 0 }
    }

    pub fn total(self) -> i64 {
        self.neutral.saturating_add(self.harmony)
    }

    /// Returns what pays for `cost`: harmony first (L9.1).
    fn paying(self, cost: i64) -> Science {
        let harmony = self.harmony.min(cost);
        Science { neutral: cost - harmony, harmony }
    }
}

impl Technology {
    pub const ALL: [Technology; 4] =
        [Technology::Neuropsychology, Technology::Charisma, Technology::Ambassadors, Technology::Harmony];

    /// Returns the highest tier it has; a bonus technology is its own only tier.
    pub fn tiers(self) -> u8 {
        match self {
            Technology::Neuropsychology | Technology::Charisma => TOP_TIER,
            Technology::Ambassadors | Technology::Harmony => 1,
        }
    }

    /// Returns whether it can be unlocked by a player who has these: a bonus technology needs tier V of either line (L9.2).
    pub fn is_open(self, has: &Technologies) -> bool {
        self.tiers() > 1 || has.neuropsychology == TOP_TIER || has.charisma == TOP_TIER
    }

    /// Returns what a tier of it costs in science (L9.2).
    pub fn cost(self, tier: u8) -> i64 {
        match self {
            Technology::Neuropsychology | Technology::Charisma => {
                let index = usize::from(tier.clamp(1, TOP_TIER)) - 1;
                TIER_COSTS[index]
            }
            Technology::Ambassadors => 100,
            Technology::Harmony => 150,
        }
    }
}

impl Technologies {
    /// Returns the tier that is unlocked, 0 for none.
    pub fn tier(&self, technology: Technology) -> u8 {
        match technology {
            Technology::Neuropsychology => self.neuropsychology,
            Technology::Charisma => self.charisma,
            Technology::Ambassadors => u8::from(self.ambassadors),
            Technology::Harmony => u8::from(self.harmony),
        }
    }

    pub(super) fn unlock(&mut self, technology: Technology, tier: u8) {
        match technology {
            Technology::Neuropsychology => self.neuropsychology = tier,
            Technology::Charisma => self.charisma = tier,
            Technology::Ambassadors => self.ambassadors = tier > 0,
            Technology::Harmony => self.harmony = tier > 0,
        }
    }

    /// Returns what asking a favour of this cost really spends: Charisma brings 5 % a tier back at once (L9.3), rounded half
    /// up to hundredths.
    pub fn spends(&self, cost: Leverage) -> Leverage {
        let back = cost.in_hundredths() * i64::from(self.charisma) * CHARISMA_PER_TIER;
        Leverage::hundredths(cost.in_hundredths() - (back + 50).div_euclid(100))
    }
}

/// Unlocks the next tier (L9.2). Schmoozing that goes on becomes faster at once.
pub fn unlock(at: &At, player: PlayerId, technology: Technology) -> Result<Vec<Event>, Refusal> {
    let state = at.game;
    let has = state.technologies(player);
    let tier = has.tier(technology) + 1;
    if tier > technology.tiers() {
        return Err(Refusal::FullyUnlocked { technology });
    }
    if !technology.is_open(&has) {
        return Err(Refusal::NeedsTopTier { technology });
    }
    let (needs, science) = (technology.cost(tier), state.science(player));
    if science.total() < needs {
        return Err(Refusal::NotEnoughScience { needs, has: science.total() });
    }
    let paid = science.paying(needs);
    let mut events = vec![Event::TechnologyUnlocked { player, technology, tier, paid }];
    if technology == Technology::Neuropsychology {
        let at = at.game_time();
        let own = state.tasks.values().filter(|task| task.player == player);
        let faster = own.filter(|task| matches!(task.kind, TaskKind::Schmooze { .. }));
        events.extend(faster.map(|task| Event::TaskRetuned { task: task.id, tier, at }));
    }
    Ok(events)
}

/// Returns the tier to schmooze with (L5.3).
pub fn must_know_neuropsychology(state: &State, player: PlayerId) -> Result<u8, Refusal> {
    match state.technologies(player).neuropsychology {
        0 => Err(Refusal::NeedsTechnology { technology: Technology::Neuropsychology }),
        tier => Ok(tier),
    }
}
