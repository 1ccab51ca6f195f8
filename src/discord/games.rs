//! The list of the games on this floor: one line a game, and everything that asks whichever is played.
//!
//! Whatever the table has to know of a game's commands, words and views it asks here. A new game is a folder beside the others, a `mod`
//! line and a line in the list; the compiler then names what its folder lacks.

pub mod ambassadors;
pub mod leverage;
#[cfg(any(feature = "nim", debug_assertions))]
pub mod nim;
pub mod realms;
pub mod strategy_card;

use super::counter::Options;
use super::face::{Command, Face, Parameter, Rulebook, Topic};
use super::problem::Problem;
use crate::rules::games::{Listed, Setting, Settings};
use crate::rules::{self, RulesetName};
use crate::text::Text;
use serde_json::Value;

/// The ruleset that is meant where no campaign says which.
pub const USUAL: RulesetName = RulesetName::Leverage;

/// Makes the three ways to ask a game of the list. `$d` stands for the sign that begins their own variables.
macro_rules! games {
    ($d:tt $($(#[$when:meta])* $Game:ident = $module:ident;)*) => {
        /// Asks the game of a ruleset, which is called `R` there.
        macro_rules! of_ruleset {
            ($d ruleset:expr, $d R:ident => $d asked:expr) => {
                match $d ruleset {
                    $($(#[$when])* RulesetName::$Game => {
                        type $d R = rules::games::$module::State;
                        $d asked
                    })*
                }
            };
        }

        /// Asks the game that a value of all games belongs to; what it is there gets a name.
        macro_rules! of_value {
            ($d All:ident, $d any:expr, $d R:ident, $d one:ident => $d asked:expr) => {
                match $d any {
                    $($(#[$when])* $d All::$Game($d one) => {
                        type $d R = rules::games::$module::State;
                        $d asked
                    })*
                }
            };
        }

        /// Asks each game in turn.
        macro_rules! of_each {
            ($d R:ident => $d asked:expr) => {
                $($(#[$when])* {
                    type $d R = rules::games::$module::State;
                    $d asked
                })*
            };
        }
    };
}

games! { $
    Leverage = leverage;
    Ambassadors = ambassadors;
    StrategyCard = strategy_card;
    Realms = realms;
    #[cfg(any(feature = "nim", debug_assertions))] Nim = nim;
}

// Below the macros, which it asks with.
mod asking;

pub use asking::*;

// What a ruleset has, whether or not it is played.

pub fn name(text: &Text, ruleset: RulesetName) -> String {
    of_ruleset!(ruleset, R => <R as Face>::name(text))
}

/// Returns in a few words what it is about and how it ends.
pub fn about(text: &Text, ruleset: RulesetName) -> String {
    of_ruleset!(ruleset, R => <R as Face>::about(text))
}

/// Returns how to begin.
pub fn start(text: &Text, ruleset: RulesetName) -> String {
    of_ruleset!(ruleset, R => <R as Face>::start(text))
}

/// Returns what there is help on, beside how to begin.
pub fn topics(ruleset: RulesetName) -> &'static [Topic] {
    of_ruleset!(ruleset, R => R::TOPICS)
}

pub fn rulebook(ruleset: RulesetName) -> Rulebook {
    of_ruleset!(ruleset, R => R::RULEBOOK)
}

/// Returns the numbers that the rules name, with their names.
pub fn numbers(text: &Text, ruleset: RulesetName, settings: &Settings) -> Vec<(&'static str, String)> {
    of_ruleset!(ruleset, R => <R as Face>::numbers(text, R::settings_of(settings)))
}

/// Returns whether the commands are registered everywhere.
pub fn is_everywhere(ruleset: RulesetName) -> bool {
    of_ruleset!(ruleset, R => R::EVERYWHERE)
}

pub fn commands(ruleset: RulesetName) -> Vec<Command> {
    of_ruleset!(ruleset, R => <R as Face>::commands())
}

/// Returns the subcommands that a game adds to `/mod`.
pub fn corrections(ruleset: RulesetName) -> Vec<Command> {
    of_ruleset!(ruleset, R => <R as Face>::corrections())
}

/// Returns the options that a game adds to `/accept`.
pub fn accept_options(ruleset: RulesetName) -> Vec<Parameter> {
    of_ruleset!(ruleset, R => <R as Face>::accept_options())
}

/// Returns what one types first.
pub fn first_steps(ruleset: RulesetName) -> &'static [&'static str] {
    of_ruleset!(ruleset, R => R::FIRST_STEPS)
}

/// Returns the lines that lead to the middle of a game; none for a game that is not shown.
pub fn demo(ruleset: RulesetName) -> &'static str {
    of_ruleset!(ruleset, R => R::DEMO)
}

/// Returns what leaderboards compare, the usual first.
pub fn measures(ruleset: RulesetName) -> &'static [&'static str] {
    of_ruleset!(ruleset, R => R::MEASURES)
}

/// Returns whether refusing some offers costs anything.
pub fn refusing_costs(ruleset: RulesetName) -> bool {
    of_ruleset!(ruleset, R => R::REFUSING_COSTS)
}

/// Returns that no offer waits, and which commands make one.
pub fn no_offers(text: &Text, ruleset: RulesetName) -> String {
    of_ruleset!(ruleset, R => <R as Face>::no_offers(text))
}

// Settings: all of them stand in every campaign.

/// Returns the options that the games add to `/mod settings`.
pub fn setting_options() -> Vec<Parameter> {
    let mut all = Vec::new();
    of_each!(R => all.extend(<R as Face>::setting_options()));
    all
}

/// Returns what is to be set by those options.
///
/// # Errors
/// Says what of it cannot be understood.
pub fn settings_chosen(text: &Text, options: Options<'_>) -> Result<Vec<rules::Setting>, Problem> {
    let mut all = Vec::new();
    of_each!(R => {
        let chosen = <R as Face>::settings_chosen(text, options)?;
        all.extend(chosen.into_iter().map(|one| rules::Setting::Game(R::setting(one))));
    });
    Ok(all)
}

/// Returns the settings that a ruleset has, as they are.
pub fn settings_now(ruleset: RulesetName, settings: &Settings) -> Vec<rules::Setting> {
    of_ruleset!(ruleset, R => {
        let now = <R as Face>::settings_now(R::settings_of(settings)).into_iter();
        now.map(|one| rules::Setting::Game(R::setting(one))).collect()
    })
}

/// Returns a setting with its value, as a sentence.
pub fn setting(text: &Text, setting: &Setting) -> String {
    of_value!(Setting, setting, R, one => <R as Face>::setting_told(text, one))
}

/// Returns the exported settings of a ruleset, an object.
pub fn exported_settings(ruleset: RulesetName, settings: &Settings) -> Value {
    of_ruleset!(ruleset, R => <R as Face>::exported_settings(R::settings_of(settings)))
}
