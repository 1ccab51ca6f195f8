mod board;
mod diplomacy;
mod initiative;
mod moderate;
mod phase;
mod planets;
mod seat;
mod suggestions;
mod systems;
mod tokens;

use crate::discord::command::{self, Context};
use crate::discord::commands::{standings, turn};
use crate::discord::game_ui::Command;
use crate::discord::invoker::Invoker;
use crate::discord::problem::Problem;
use crate::rules::Correction;
use crate::rules::games::strategy_card::{self, Phase, Pool};

pub fn all() -> Vec<Command> {
    vec![
        board::galaxy(),
        seat::seats(),
        turn::turn(),
        phase::phase(),
        initiative::initiative(),
        diplomacy::diplomacy(),
        tokens::tokens(),
        systems::activate(),
        systems::systems(),
        planets::planets(),
        standings::standings(),
        moderate::mod_strategy_card(),
    ]
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, poise::ChoiceParameter)]
pub enum PoolKind {
    #[name = "tactic"]
    Tactic,
    #[name = "fleet"]
    Fleet,
    #[name = "strategy"]
    Strategy,
}

impl From<PoolKind> for Pool {
    fn from(kind: PoolKind) -> Pool {
        match kind {
            PoolKind::Tactic => Pool::Tactic,
            PoolKind::Fleet => Pool::Fleet,
            PoolKind::Strategy => Pool::Strategy,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, poise::ChoiceParameter)]
pub enum PhaseKind {
    #[name = "strategy"]
    Strategy,
    #[name = "action"]
    Action,
    #[name = "status"]
    Status,
}

impl From<PhaseKind> for Phase {
    fn from(kind: PhaseKind) -> Phase {
        match kind {
            PhaseKind::Strategy => Phase::Strategy,
            PhaseKind::Action => Phase::Action,
            PhaseKind::Status => Phase::Status,
        }
    }
}

pub async fn correct(
    ctx: Context<'_>,
    reason: Option<String>,
    correction: impl FnOnce(&Invoker) -> Result<strategy_card::Correction, Problem>,
) -> Result<(), Problem> {
    command::correct(ctx, reason, |invoker, _| correction(invoker).map(Correction::StrategyCard)).await
}
