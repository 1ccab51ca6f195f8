//! The list of games, and the dispatch to the words of the one being played.
//!
//! To add a game, add a folder next to the others, a `mod` line and a line in the list; the compiler then names what
//! the folder lacks.

pub mod ambassadors;
pub mod leverage;
#[cfg(any(feature = "nim", debug_assertions))]
pub mod nim;
pub mod realms;
pub mod strategy_card;

use crate::game_words::{About, Alternatives, Configured, Dealt, Offered, Ruled, Shown, Topic};
use crate::rules::games::{Game, Listed, Setting, Settings, Terms};
use crate::rules::{self, Campaign, PlayerId, RulesetName};
use crate::text::{Arguments, OwnNames, Place, Said, Text, Words};
use serde_json::{Value, json};

/// The ruleset to use if no campaign determines it.
pub const USUAL: RulesetName = RulesetName::Leverage;

/// Defines three macros for dispatching to a game in the list. `$d` is the dollar sign of the inner macros' variables.
macro_rules! games {
    ($d:tt $($(#[$when:meta])* $Game:ident = $module:ident;)*) => {
        /// Evaluates an expression for the game of a ruleset, with `R` as its type.
        #[macro_export]
        macro_rules! of_ruleset {
            ($d ruleset:expr, $d R:ident => $d asked:expr) => {
                match $d ruleset {
                    $($(#[$when])* $crate::rules::RulesetName::$Game => {
                        type $d R = $crate::rules::games::$module::State;
                        $d asked
                    })*
                }
            };
        }

        /// Evaluates an expression for the game that owns a value, and binds the game's own value to a name.
        #[macro_export]
        macro_rules! of_value {
            ($d All:ident, $d any:expr, $d R:ident, $d one:ident => $d asked:expr) => {
                match $d any {
                    $($(#[$when])* $d All::$Game($d one) => {
                        type $d R = $crate::rules::games::$module::State;
                        $d asked
                    })*
                }
            };
        }

        /// Evaluates an expression for each game in turn.
        #[macro_export]
        macro_rules! of_each {
            ($d R:ident => $d asked:expr) => {
                $($(#[$when])* {
                    type $d R = $crate::rules::games::$module::State;
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

/// Returns the games that players hear of. A game without a demo exists for development only.
pub fn offered() -> impl Iterator<Item = RulesetName> {
    RulesetName::ALL.iter().copied().filter(|ruleset| !demo(*ruleset).is_empty())
}

// This module uses the macros, so it must come after them.
mod asking;

pub use asking::*;

pub fn name(text: &Text, ruleset: RulesetName) -> Said {
    of_ruleset!(ruleset, R => <R as About>::name(text))
}

/// Says in a few words what the game is about and how it ends.
pub fn about(text: &Text, ruleset: RulesetName) -> Said {
    of_ruleset!(ruleset, R => <R as About>::about(text))
}

/// Explains how to begin, with the campaign's values, if it plays this game.
pub fn start(text: &Text, ruleset: RulesetName, campaign: Option<&Campaign>) -> Said {
    of_ruleset!(ruleset, R => {
        let played = campaign.and_then(|campaign| campaign.playing::<R>().ok());
        let usual = R::default();
        <R as About>::start(text, played.unwrap_or(&usual))
    })
}

/// Returns the help topics, in addition to how to begin.
pub fn topics(ruleset: RulesetName) -> &'static [Topic] {
    of_ruleset!(ruleset, R => R::TOPICS)
}

/// Returns a chapter and a rule, as examples of what to look up.
pub fn example_rules(ruleset: RulesetName) -> (&'static str, &'static str) {
    of_ruleset!(ruleset, R => R::EXAMPLE)
}

/// Returns the values that the rules mention, by name: those of `campaign`, if it plays this game, or else the
/// defaults.
pub fn numbers(text: &Text, ruleset: RulesetName, campaign: Option<&Campaign>, settings: &Settings) -> Arguments {
    of_ruleset!(ruleset, R => {
        let played = campaign.and_then(|campaign| campaign.playing::<R>().ok());
        let usual = R::default();
        <R as Ruled>::numbers(text, played.unwrap_or(&usual), R::settings_of(settings))
    })
}

/// Says what breaks and what keeps each kind of promise of a ruleset.
pub fn promises(text: &Text, ruleset: RulesetName) -> Said {
    of_ruleset!(ruleset, R => <R as Dealt>::promises(text))
}

/// Returns the texts for messages to a campaign's whole table.
pub fn table_text(campaign: &Campaign) -> Text {
    Text::of(&campaign.settings.language).with_names(own_names(campaign))
}

/// Returns the campaign's own names for terms of its game.
pub fn own_names(campaign: &Campaign) -> OwnNames {
    of_value!(Game, &*campaign.game, R, game => <R as Configured>::own_names(game))
}

/// Returns the commands that a new player types first.
pub fn first_steps(ruleset: RulesetName) -> &'static [&'static str] {
    of_ruleset!(ruleset, R => R::FIRST_STEPS)
}

/// Returns the script that leads to the middle of a game, or an empty one without a demo.
pub fn demo(ruleset: RulesetName) -> &'static str {
    of_ruleset!(ruleset, R => R::DEMO)
}

/// Returns the lines of that script for people with this locale: they press buttons, such as `{guide-join}`, by their
/// labels.
pub fn demo_in(ruleset: RulesetName, locale: &str) -> Vec<String> {
    let text = Text::of(locale);
    let label = |(number, part): (usize, &str)| match number % 2 {
        0 => part.to_owned(),
        _ => text.try_get(part).unwrap_or_default(),
    };
    let worded = |line: &str| line.split(['{', '}']).enumerate().map(label).collect();
    demo(ruleset).lines().map(worded).collect()
}

/// Returns the name of a game and what it is about, for a visitor of the sandbox.
pub fn introduction(ruleset: RulesetName, locale: &str) -> [String; 2] {
    let text = Text::of(locale);
    [name(&text, ruleset), about(&text, ruleset)].map(String::from)
}

/// Returns the leaderboard measures, the default first.
pub fn measures(ruleset: RulesetName) -> &'static [&'static str] {
    of_ruleset!(ruleset, R => R::MEASURES)
}

pub fn refusing_costs(ruleset: RulesetName) -> bool {
    of_ruleset!(ruleset, R => R::REFUSING_COSTS)
}

/// Returns the player who waits for the answer to a question of the game, if it is asked because of their act.
pub fn waiting(terms: &Terms) -> Option<PlayerId> {
    of_value!(Terms, terms, R, one => <R as Offered>::waiting(one))
}

/// Says that no offer is pending, and which commands make one.
pub fn no_offers(text: &Text, ruleset: RulesetName) -> Said {
    of_ruleset!(ruleset, R => <R as Offered>::no_offers(text))
}

/// Returns a ruleset's settings with their current values.
pub fn settings_now(ruleset: RulesetName, settings: &Settings) -> Vec<rules::Setting> {
    of_ruleset!(ruleset, R => {
        let now = <R as Configured>::settings_now(R::settings_of(settings)).into_iter();
        now.map(|one| rules::Setting::Game(R::setting(one))).collect()
    })
}

pub fn setting_name<M: Place>(text: &Text, setting: &Setting) -> Words<M> {
    of_value!(Setting, setting, R, one => <R as Configured>::setting_name(text, one))
}

pub fn setting_value(text: &Text, setting: &Setting) -> Said {
    of_value!(Setting, setting, R, one => <R as Configured>::setting_value(text, one))
}

pub fn setting(text: &Text, setting: &Setting) -> Said {
    of_value!(Setting, setting, R, one => <R as Configured>::setting_told(text, one))
}

/// Returns the values that a game's setting may have.
pub fn alternatives(setting: &Setting) -> Alternatives<rules::Setting> {
    of_value!(Setting, setting, R, one => {
        <R as Configured>::alternatives(one).map(|one| rules::Setting::Game(R::setting(one)))
    })
}

/// Exports a ruleset's settings as an object: each is stored under the key that exports use.
pub fn exported_settings(ruleset: RulesetName, settings: &Settings) -> Value {
    of_ruleset!(ruleset, R => {
        let all = <R as Configured>::settings_now(R::settings_of(settings)).into_iter();
        let keyed = all.filter_map(|one| json!(one).as_object().cloned());
        Value::Object(keyed.flatten().collect())
    })
}
