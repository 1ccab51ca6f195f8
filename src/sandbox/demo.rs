//! Demo games, each opening in the middle of play.

use super::evening::Evening;
use super::{Guest, SandboxError};
use crate::discord::games;
use crate::rules::RulesetName;
use chancery_loopback::world::World;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::str::FromStr;

/// How a sandbox opens.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Opening {
    #[default]
    EmptyTable,
    /// The page offers the demos, and the visitor chooses one.
    ChoiceOfDemos,
    Demo(Demo),
}

/// A game that is already under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Demo(RulesetName);

impl Demo {
    fn all() -> impl Iterator<Item = RulesetName> {
        RulesetName::ALL.iter().copied().filter(|ruleset| is_for_visitors(*ruleset))
    }

    pub fn names() -> String {
        let names: Vec<&str> = Demo::all().map(RulesetName::name).collect();
        names.join(", ")
    }

    /// Describes all demos for the page, in this language.
    pub(super) fn offers(locale: &str) -> Value {
        let offer = |ruleset: RulesetName| {
            let [title, about] = games::introduction(ruleset, locale);
            json!({"name": ruleset.name(), "title": title, "about": about})
        };
        Demo::all().map(offer).collect()
    }

    /// Plays the demo's script in the server's language, and returns its transcript. If a line failed, the error
    /// contains the transcript.
    pub(super) async fn begin<G: Guest>(self, evening: &mut Evening<G>) -> Result<String, SandboxError> {
        let locale = evening.discord.look(World::locale);
        match evening.play(&self.script(locale.as_deref())).await {
            (played, true) => Ok(played),
            (played, false) => Err(SandboxError::Demo(played)),
        }
    }

    /// Returns the lines of the script for people with this locale. Their messages stay in English.
    fn script(self, locale: Option<&str>) -> Vec<String> {
        let script = games::demo_in(self.0, locale.unwrap_or_default());
        let people: BTreeSet<&str> = script.iter().filter_map(|line| line.split(' ').next()).collect();
        let people = people.into_iter().filter(|name| name.starts_with('@'));
        let locales = people.filter_map(|name| Some(format!("locale {name} {}", locale?)));
        locales.chain(script.iter().cloned()).collect()
    }
}

impl FromStr for Demo {
    type Err = String;

    fn from_str(name: &str) -> Result<Demo, String> {
        let found = Demo::all().find(|ruleset| ruleset.name() == name);
        found.map(Demo).ok_or_else(|| format!("there are demos of {}", Demo::names()))
    }
}

/// Returns whether a game is meant to be played. A game without a demo exists for development only.
pub fn is_for_visitors(ruleset: RulesetName) -> bool {
    games::offered().any(|offered| offered == ruleset)
}
