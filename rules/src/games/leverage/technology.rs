//! Science, and the technologies it unlocks (L9).

use super::GameContext;
use super::event::Event;
use super::refusal::Refusal;
use super::state::State;
use super::task::{Pay, Task, TaskKind};
use crate::ids::PlayerId;
use serde::{Deserialize, Serialize};

pub const TOP_TIER: u8 = 5;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Technology {
    Neuropsychology,
    Charisma,
    Ambassadors,
    Harmony,
}

/// A player's technologies: tiers from 0 to 5, and the two bonus technologies.
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
    /// Returns the same total without the split by kind.
    pub(super) fn undivided(self) -> Science {
        Science { neutral: self.neutral + self.harmony, harmony: 0 }
    }

    pub fn of(self, kind: ScienceKind) -> i64 {
        match kind {
            ScienceKind::Neutral => self.neutral,
            ScienceKind::Harmony => self.harmony,
        }
    }

    pub(super) fn add(&mut self, kind: ScienceKind, amount: i64) {
        match kind {
            ScienceKind::Neutral => self.neutral += amount,
            ScienceKind::Harmony => self.harmony += amount,
        }
    }

    pub fn total(self) -> i64 {
        self.neutral.saturating_add(self.harmony)
    }

    /// Returns the science that pays for `cost`: harmony first (L9.1).
    fn paying(self, cost: i64) -> Science {
        let harmony = self.harmony.min(cost);
        Science { neutral: cost - harmony, harmony }
    }
}

impl Technology {
    pub const ALL: [Technology; 4] =
        [Technology::Neuropsychology, Technology::Charisma, Technology::Ambassadors, Technology::Harmony];

    /// Returns its highest tier; a bonus technology has only one.
    pub fn tiers(self) -> u8 {
        match self {
            Technology::Neuropsychology | Technology::Charisma => TOP_TIER,
            Technology::Ambassadors | Technology::Harmony => 1,
        }
    }

    /// Returns whether a player with these can unlock it: a bonus technology requires tier V of either line (L9.2).
    pub fn is_open(self, has: &Technologies) -> bool {
        self.tiers() > 1 || has.neuropsychology == TOP_TIER || has.charisma == TOP_TIER
    }
}

impl Technologies {
    /// Returns the unlocked tier, 0 for none.
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
}

/// Unlocks the next tier (L9.2), which immediately speeds up running schmoozing.
pub fn unlock(at: &GameContext, player: PlayerId, technology: Technology) -> Result<Vec<Event>, Refusal> {
    let state = at.game;
    let has = state.technologies(player);
    let tier = has.tier(technology) + 1;
    if tier > technology.tiers() {
        return Err(Refusal::FullyUnlocked { technology });
    }
    if !technology.is_open(&has) {
        return Err(Refusal::NeedsTopTier { technology });
    }
    let (needs, science) = (state.values.technology_cost(technology, tier), state.science(player));
    if science.total() < needs {
        return Err(Refusal::NotEnoughScience { needs, has: science.total() });
    }
    let paid = science.paying(needs);
    let mut events = vec![Event::TechnologyUnlocked { player, technology, tier, paid }];
    if technology == Technology::Neuropsychology {
        let at = at.game_time();
        let own = state.tasks.values().filter(|task| task.player == player);
        let faster = own.filter(|task| matches!(task.kind, TaskKind::Schmooze { .. }));
        let pay = |task: &Task| Pay::recorded(&state.values, TaskKind::Schmooze { tier }, task.is_at_home());
        events.extend(faster.map(|task| Event::TaskRetuned { task: task.id, tier, at, pay: pay(task) }));
    }
    Ok(events)
}

/// Returns the tier for schmoozing (L5.3), or refuses a player without one.
pub fn must_know_neuropsychology(state: &State, player: PlayerId) -> Result<u8, Refusal> {
    match state.technologies(player).neuropsychology {
        0 => Err(Refusal::NeedsTechnology { technology: Technology::Neuropsychology }),
        tier => Ok(tier),
    }
}
