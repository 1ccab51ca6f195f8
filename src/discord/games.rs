//! The list of games, and the dispatch to the controls of the one being played. Their words come from
//! [`chancery_words::games`].
//!
//! To add a game, add its words there, a folder next to the others and a `mod` line; the compiler then names what the
//! folder lacks.

pub mod ambassadors;
pub mod leverage;
#[cfg(any(feature = "nim", debug_assertions))]
pub mod nim;
pub mod realms;
pub mod strategy_card;

pub use chancery_words::games::*;

use super::command::Options;
use super::drawing;
use super::game_ui::{
    BoardParts, Command, GameUi, Parameter, Placement, Press, SeatParts, SheetParts, Shown, Step, TurnParts,
    ValueParts, WizardContext,
};
use super::handler::Handler;
use super::invoker::Invoker;
use super::problem::Problem;
use super::reply::Answer;
use crate::rules::games::{Game, Listed, Pick};
use crate::rules::{self, Campaign, PlayerId, Refusal, RulesetName};
use crate::text::{Said, Text};
use chancery_words::{of_each, of_ruleset, of_value};

pub fn is_everywhere(ruleset: RulesetName) -> bool {
    of_ruleset!(ruleset, R => R::EVERYWHERE)
}

pub fn commands(ruleset: RulesetName) -> Vec<Command> {
    of_ruleset!(ruleset, R => (<R as GameUi>::COMMANDS)())
}

pub fn corrections(ruleset: RulesetName) -> Vec<Command> {
    of_ruleset!(ruleset, R => (<R as GameUi>::CORRECTIONS)())
}

/// Returns the options that a game adds to `/accept`.
pub fn accept_options(ruleset: RulesetName) -> Vec<Parameter> {
    of_ruleset!(ruleset, R => (<R as GameUi>::ACCEPT_OPTIONS)())
}

/// Returns the game that imports spreadsheets, and how.
pub fn sheet() -> Option<(RulesetName, SheetParts)> {
    let mut games = RulesetName::ALL.iter().copied();
    games.find_map(|ruleset| Some((ruleset, of_ruleset!(ruleset, R => <R as GameUi>::SHEET)?)))
}

/// Returns the options that the games add to `/mod settings`. Every campaign has the settings of all games.
pub fn setting_options() -> Vec<Parameter> {
    let mut all = Vec::new();
    of_each!(R => all.extend((<R as GameUi>::SETTING_OPTIONS)()));
    all
}

/// Parses those options into settings. An error says which value is invalid.
pub fn settings_chosen(text: &Text, options: Options<'_>) -> Result<Vec<rules::Setting>, Problem> {
    let mut all = Vec::new();
    of_each!(R => {
        let chosen = (<R as GameUi>::SETTINGS_CHOSEN)(text, options)?;
        all.extend(chosen.into_iter().map(|one| rules::Setting::Game(R::setting(one))));
    });
    Ok(all)
}

/// Adds to an answer what the player is likely to need next.
pub async fn follow_up(
    handler: &Handler,
    invoker: &Invoker,
    campaign: &Campaign,
    events: &[rules::Event],
    answer: Answer,
) -> Result<Answer, Problem> {
    of_ruleset!(campaign.game.ruleset(), R => {
        <R as GameUi>::follow_up(handler, invoker, campaign, &of_game::<R>(events), answer).await
    })
}

pub fn wizards(text: &Text, ruleset: RulesetName) -> Vec<(&'static str, Said, Placement)> {
    of_ruleset!(ruleset, R => {
        let all = <R as GameUi>::WIZARDS.iter();
        all.map(|wizard| (wizard.name, (wizard.label)(text), wizard.stands)).collect()
    })
}

/// Returns the names and labels of the wizards on the table's panel.
pub fn wizards_on_the_panel(text: &Text, campaign: &Campaign) -> Vec<(&'static str, Said)> {
    of_value!(Game, &*campaign.game, R, game => {
        let all = <R as GameUi>::WIZARDS.iter();
        let shown = all.filter(|wizard| wizard.stands == Placement::OnThePanel && (wizard.is_of_use)(game));
        shown.map(|wizard| (wizard.name, (wizard.label)(text))).collect()
    })
}

/// Returns the wizard's next step, or `None` if the game has no such wizard.
pub fn guided(ctx: &WizardContext<'_, ()>, wizard: &str, answers: &[String]) -> Option<Result<Step, Problem>> {
    of_value!(Game, &*ctx.campaign.game, R, game => {
        let found = <R as GameUi>::WIZARDS.iter().find(|one| one.name == wizard)?;
        Some((found.next)(&ctx.of(game), answers))
    })
}

pub async fn pressed(press: Press<'_>) -> Result<Answer, Problem> {
    let plays = press.handler.load_view(press.invoker, press.campaign).await?.game.ruleset();
    of_ruleset!(plays, R => <R as GameUi>::pressed(press).await)
}

/// Adds the chart for the history of two players, if the game has one.
pub async fn with_chart(
    handler: &Handler,
    invoker: &Invoker,
    campaign: &Campaign,
    other: PlayerId,
    answer: Answer,
) -> Result<Answer, Problem> {
    of_ruleset!(campaign.game.ruleset(), R => match R::CHART {
        Some(chart) => {
            let picture = drawing::of_history::<R>(handler, invoker, campaign, other, chart);
            drawing::illustrated(handler, invoker, answer, picture).await
        }
        None => Ok(answer),
    })
}

/// Returns the choices made with the options that games add to `/accept`.
pub fn options_picked(
    invoker: &Invoker,
    campaign: &Campaign,
    by: PlayerId,
    options: Options<'_>,
) -> Result<Vec<Pick>, Problem> {
    let plays = campaign.game.ruleset();
    let others = RulesetName::ALL.iter().copied().filter(|one| *one != plays);
    for needs in others {
        if accept_options(needs).iter().any(|one| options.has(&one.name)) {
            // Silently ignoring an option of another ruleset would mislead the player.
            return Err(Refusal::OtherRuleset { plays, needs: vec![needs] }.into());
        }
    }
    of_ruleset!(plays, R => {
        let picks = (<R as GameUi>::OPTIONS_PICKED)(invoker, campaign, by, options)?;
        Ok(picks.into_iter().map(R::pick).collect())
    })
}

/// Refuses if the game has no board, and names the games that have one.
pub fn board(campaign: &Campaign) -> Result<BoardParts, Refusal> {
    part(campaign, |ruleset| of_ruleset!(ruleset, R => <R as GameUi>::BOARD))
}

/// Refuses if the game has no seats, and names the games that have them.
pub fn seats(campaign: &Campaign) -> Result<SeatParts, Refusal> {
    part(campaign, |ruleset| of_ruleset!(ruleset, R => <R as GameUi>::SEATS))
}

/// Refuses if the game has no turns of this kind, and names the games that have them.
pub fn turns(campaign: &Campaign) -> Result<TurnParts, Refusal> {
    part(campaign, |ruleset| of_ruleset!(ruleset, R => <R as GameUi>::TURNS))
}

/// Refuses if every campaign of this game has the same values, and names the games whose campaigns differ.
pub fn values(campaign: &Campaign) -> Result<ValueParts, Refusal> {
    part(campaign, |ruleset| of_ruleset!(ruleset, R => <R as GameUi>::VALUES))
}

/// Returns the names of a game's bundled tables of values.
pub fn presets(ruleset: RulesetName) -> &'static [&'static str] {
    let values = of_ruleset!(ruleset, R => <R as GameUi>::VALUES);
    values.map_or(&[], |values| values.presets)
}

fn part<T>(campaign: &Campaign, of: impl Fn(RulesetName) -> Option<T>) -> Result<T, Refusal> {
    let plays = campaign.game.ruleset();
    of(plays).ok_or_else(|| {
        let all = RulesetName::ALL.iter().copied();
        let needs = all.filter(|ruleset| of(*ruleset).is_some()).collect();
        Refusal::OtherRuleset { plays, needs }
    })
}
