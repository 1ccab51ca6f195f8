use crate::discord::command::{Choices, Context, choice, view};
use crate::discord::games;
use crate::discord::handler::Handler;
use crate::discord::invoker::Invoker;
use crate::discord::panel;
use crate::discord::problem::Problem;
use crate::rules::RulesetName;
use poise::ChoiceParameter;

/// A leaderboard measure as a command option, from any game that has several.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Measure(&'static str);

impl Measure {
    fn all() -> impl Iterator<Item = &'static str> {
        let measures = RulesetName::ALL.iter().map(|ruleset| games::measures(*ruleset));
        measures.filter(|all| all.len() > 1).flatten().copied()
    }

    pub fn name(self) -> &'static str {
        self.0
    }
}

impl ChoiceParameter for Measure {
    fn list() -> Choices {
        Measure::all().map(choice).collect()
    }

    fn from_index(index: usize) -> Option<Measure> {
        Measure::all().nth(index).map(Measure)
    }

    fn from_name(name: &str) -> Option<Measure> {
        Measure::all().find(|one| *one == name).map(Measure)
    }

    fn name(&self) -> &'static str {
        self.0
    }

    fn localized_name(&self, _: &str) -> Option<&'static str> {
        None
    }
}

#[poise::command(slash_command)]
pub async fn leaderboard(ctx: Context<'_>, by: Option<Measure>) -> Result<(), Problem> {
    view(ctx, async |handler: Handler, invoker: Invoker, campaign, _| {
        panel::leaderboard(&handler, &invoker, &campaign, by).await
    })
    .await
}
