//! Demo games, each opening in the middle of play.

use super::evening::{Evening, Turn};
use super::{Guest, SandboxError};
use crate::discord::games;
use crate::rules::RulesetName;
use std::str::FromStr;

/// A game that is already under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Demo(RulesetName);

impl Demo {
    fn all() -> impl Iterator<Item = RulesetName> {
        let all = RulesetName::ALL.iter().copied();
        all.filter(|ruleset| !games::demo(*ruleset).is_empty())
    }

    /// Plays the demo's script, and returns its transcript. If a line failed, the error contains the transcript.
    pub(super) async fn begin<G: Guest>(self, evening: &mut Evening<G>) -> Result<String, SandboxError> {
        let (mut played, mut failed) = (String::new(), false);
        for line in games::demo(self.0).lines() {
            if let Turn::Seen(seen) = evening.take(line).await {
                played += &(super::echo(line) + &seen.text);
                failed |= seen.failure.is_some();
            }
        }
        if failed { Err(SandboxError::Demo(played)) } else { Ok(played) }
    }
}

impl FromStr for Demo {
    type Err = String;

    fn from_str(name: &str) -> Result<Demo, String> {
        let found = Demo::all().find(|ruleset| ruleset.name() == name);
        found.map(Demo).ok_or_else(|| {
            let names: Vec<&str> = Demo::all().map(RulesetName::name).collect();
            format!("there are demos of {}", names.join(", "))
        })
    }
}
