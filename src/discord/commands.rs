//! The slash commands that every server has, whatever is played there: one file for each, which parses and hands over. What is
//! allowed, the rules say; how it reads, `render`. Those of a game stand with the game.

mod answers;
mod campaign;
mod help;
mod history;
mod leaderboard;
mod moderate;
mod offers;
mod panel;
mod quiet;
mod relations;
mod rights;
mod rules;
pub(super) mod suggestions;

use super::desk::Desk;
use super::games;
use super::problem::Problem;
use crate::rules::RulesetName;

pub use history::page as history_page;
pub use moderate::log_page;

/// Returns the commands that every server has: the table's own and those of the games that are registered everywhere.
pub fn everywhere() -> Vec<poise::Command<Desk, Problem>> {
    let mut moderate = moderate::moderate();
    moderate
        .subcommands
        .extend(games::leverage::commands::moderate::corrections());
    let mut all = vec![campaign::campaign()];
    all.extend(games::leverage::commands::all());
    all.extend([
        answers::accept(),
        answers::refuse(),
        answers::withdraw(),
        offers::offers(),
        relations::relations(),
        relations::relations_of_user(),
        rights::rights(),
        history::history(),
        leaderboard::leaderboard(),
        quiet::away(),
        quiet::quiet_hours(),
        rules::rules(),
        help::help(),
        moderate,
    ]);
    all
}

/// Returns all commands there are.
pub fn all() -> Vec<poise::Command<Desk, Problem>> {
    let games = RulesetName::ALL.iter().copied().flat_map(of);
    everywhere().into_iter().chain(games).collect()
}

/// Returns the commands that only the servers have in which the ruleset is played.
pub fn of(ruleset: RulesetName) -> Vec<poise::Command<Desk, Problem>> {
    match ruleset {
        RulesetName::Leverage => Vec::new(),
        RulesetName::Ambassadors => games::ambassadors::commands::all(),
    }
}
