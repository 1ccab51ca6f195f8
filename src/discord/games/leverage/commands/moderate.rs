//! Subcommands of `/mod` for corrections in the leverage ruleset (L7.2).

mod correct;
mod ship;
mod system;

use crate::discord::command::Context;
use crate::discord::handler::Handler;
use crate::discord::invoker::Invoker;
use crate::discord::problem::Problem;
use crate::rules::games::leverage;
use crate::rules::{Campaign, Correction};

pub fn corrections() -> Vec<poise::Command<Handler, Problem>> {
    vec![
        correct::set_leverage(),
        correct::reset_relations(),
        correct::money(),
        correct::science(),
        ship::ship(),
        system::system(),
    ]
}

async fn correct(
    ctx: Context<'_>,
    reason: Option<String>,
    correction: impl FnOnce(&Invoker, &Campaign) -> Result<leverage::Correction, Problem>,
) -> Result<(), Problem> {
    crate::discord::command::correct(ctx, reason, |invoker, campaign| {
        correction(invoker, campaign).map(Correction::Leverage)
    })
    .await
}
