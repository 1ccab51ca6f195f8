//! Command tokens: sixteen per player, on the command sheet, in reinforcements and in systems (T1.3).

use super::state::State;
use crate::ids::PlayerId;
use serde::{Deserialize, Serialize};

/// The command tokens of each player, in all locations (T1.3).
pub const TOKENS: u8 = 16;
/// The tokens each player gains in the status phase (T4.4).
pub const GAIN: u8 = 2;

/// A pool of the command sheet. Between equally full pools, silence takes the first (T2.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pool {
    Tactic,
    Fleet,
    Strategy,
}

impl Pool {
    pub const ALL: [Pool; 3] = [Pool::Tactic, Pool::Fleet, Pool::Strategy];
}

/// A number of tokens per pool of a command sheet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Pools {
    #[serde(default)]
    pub tactic: u8,
    #[serde(default)]
    pub fleet: u8,
    #[serde(default)]
    pub strategy: u8,
}

impl Pools {
    /// The tokens on a command sheet at the start (T1.3).
    pub const START: Pools = Pools { tactic: 3, fleet: 3, strategy: 2 };

    pub fn of(self, pool: Pool) -> u8 {
        match pool {
            Pool::Tactic => self.tactic,
            Pool::Fleet => self.fleet,
            Pool::Strategy => self.strategy,
        }
    }

    pub(super) fn of_mut(&mut self, pool: Pool) -> &mut u8 {
        match pool {
            Pool::Tactic => &mut self.tactic,
            Pool::Fleet => &mut self.fleet,
            Pool::Strategy => &mut self.strategy,
        }
    }

    /// Returns the total of the three pools.
    pub fn sum(self) -> u32 {
        Pool::ALL.iter().map(|pool| u32::from(self.of(*pool))).sum()
    }

    pub fn filled(self) -> Vec<Pool> {
        let pools = Pool::ALL.into_iter();
        pools.filter(|pool| self.of(*pool) > 0).collect()
    }

    /// Returns the pool with the most tokens, or the first of several; `None` if all are empty (T2.3).
    pub fn fullest(self) -> Option<Pool> {
        let most = Pool::ALL.iter().map(|pool| self.of(*pool)).max();
        self.filled().into_iter().find(|pool| Some(self.of(*pool)) == most)
    }

    #[must_use]
    pub fn plus(self, more: Pools) -> Pools {
        Pools {
            tactic: self.tactic.saturating_add(more.tactic),
            fleet: self.fleet.saturating_add(more.fleet),
            strategy: self.strategy.saturating_add(more.strategy),
        }
    }

    /// Counts pools listed one by one; a pool is repeated if it gets several tokens.
    pub fn counted(pools: &[Pool]) -> Pools {
        let mut counted = Pools::default();
        for pool in pools {
            let count = counted.of_mut(*pool);
            *count = count.saturating_add(1);
        }
        counted
    }
}

/// The source of a token placed in a system.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    Reinforcements,
    Sheet(Pool),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tokens {
    pub reinforcements: u8,
    pub sheet: Pools,
    /// The systems with one of them, in board order.
    pub systems: Vec<String>,
}

/// Returns the locations of a player's tokens; `None` for a player who never sat down.
pub fn tokens(state: &State, player: PlayerId) -> Option<Tokens> {
    let sheet = *state.sheets.get(&player)?;
    let systems = state.board.with_pieces_of(player);
    Some(Tokens {
        reinforcements: state.reinforcements(player),
        sheet,
        systems: systems.map(|system| system.name.clone()).collect(),
    })
}
