mod action;
mod ambassador;
mod board;
mod entered;
mod moderate;
pub mod reputation;
mod seat;
mod settings;
mod suggestions;

use crate::discord::command::{self, Context};
use crate::discord::commands::standings;
use crate::discord::handler::Handler;
use crate::discord::invoker::Invoker;
use crate::discord::problem::Problem;
use crate::rules::Correction;
use crate::rules::games::ambassadors;

pub fn all() -> Vec<poise::Command<Handler, Problem>> {
    vec![
        board::board(),
        seat::seat(),
        seat::population(),
        action::action(),
        action::move_ships(),
        entered::ships(),
        entered::sector(),
        ambassador::ambassador(),
        reputation::reputation(),
        standings::standings(),
        moderate::mod_ambassadors(),
    ]
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, poise::ChoiceParameter)]
pub enum TrackKind {
    #[name = "materials"]
    Materials,
    #[name = "science"]
    Science,
    #[name = "money"]
    Money,
}

impl From<TrackKind> for ambassadors::Population {
    fn from(kind: TrackKind) -> ambassadors::Population {
        match kind {
            TrackKind::Materials => ambassadors::Population::Materials,
            TrackKind::Science => ambassadors::Population::Science,
            TrackKind::Money => ambassadors::Population::Money,
        }
    }
}

/// Applies a moderator's correction, or shows the refusal.
pub async fn correct(
    ctx: Context<'_>,
    reason: Option<String>,
    correction: impl FnOnce(&Invoker) -> Result<ambassadors::Correction, Problem>,
) -> Result<(), Problem> {
    command::correct(ctx, reason, |invoker, _| correction(invoker).map(Correction::Ambassadors)).await
}
