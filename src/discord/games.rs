//! The list of the games on this floor: one line a game, and everything that asks whichever is played.
//!
//! Whatever the table has to know of a game's commands, words and views it asks here. A new game is a folder beside the others, a `mod`
//! line and a line in the list; the compiler then names what its folder lacks.

pub mod ambassadors;
pub mod leverage;
#[cfg(any(feature = "nim", debug_assertions))]
pub mod nim;

use super::answer::Answer;
use super::asker::Asker;
use super::buttons::GameCode;
use super::counter::Options;
use super::drawing;
use super::face::{Command, Face, Line, Parameter, Question, Row, Rulebook, Topic, WayOut};
use super::handler::Handler;
use super::problem::Problem;
use super::render::tell::Reader;
use super::render::{Card, Names, Picture};
use crate::rules::games::{
    Confirmation, Event, Game, Listed, Pick, Refusal as No, Remark, Setting, Settings, Terms,
};
use crate::rules::ids::{CampaignId, OfferId, PlayerId};
use crate::rules::time::Time;
use crate::rules::{self, Campaign, Closing, Offer, Refusal, Reminder, RulesetName, Silence};
use crate::text::{Text, fl};
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
    #[cfg(any(feature = "nim", debug_assertions))] Nim = nim;
}

// What a ruleset has, whether or not it is played.

pub fn name(text: &Text, ruleset: RulesetName) -> String {
    of_ruleset!(ruleset, R => <R as Face>::name(text))
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
pub fn numbers(
    text: &Text,
    ruleset: RulesetName,
    settings: &Settings,
) -> Vec<(&'static str, String)> {
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

/// Returns the exported settings of all games, each an object.
pub fn exported_settings(settings: &Settings) -> Vec<Value> {
    let mut all = Vec::new();
    of_each!(R => all.push(<R as Face>::exported_settings(R::settings_of(settings))));
    all
}

// What happened.

/// Returns an event as a sentence or a line; nothing where it is told with another.
pub fn told(text: &Text, reader: Reader, event: &Event) -> Option<String> {
    of_value!(Event, event, R, one => <R as Face>::told(text, reader, one))
}

/// Returns the note that a player gave with an event.
pub fn note(event: &Event) -> Option<&str> {
    of_value!(Event, event, R, one => <R as Face>::note(one))
}

/// Returns what a player should know after their own order has led to an event.
pub fn advice(text: &Text, by: PlayerId, event: &Event) -> Option<String> {
    of_value!(Event, event, R, one => <R as Face>::advice(text, by, one))
}

/// Returns lines that tell of all these events at once.
pub fn summary(text: &Text, events: &[rules::Event]) -> Vec<String> {
    let mut all = Vec::new();
    of_each!(R => {
        let own = of_game::<R>(events);
        all.extend((!own.is_empty()).then(|| <R as Face>::summary(text, &own)).into_iter().flatten());
    });
    all
}

/// Returns the lines that tell of remarks.
pub fn remarks(text: &Text, reader: Reader, remarks: &[Remark]) -> Vec<String> {
    let mut all = Vec::new();
    of_each!(R => {
        let own: Vec<_> = remarks.iter().filter_map(R::remark_of).collect();
        all.extend(<R as Face>::remarks(text, reader, &own));
    });
    all
}

/// Adds to the answer of an order what the player will want next.
///
/// # Errors
/// Fails where something of it cannot be read.
pub async fn follow_up(
    handler: &Handler,
    asker: &Asker,
    campaign: &Campaign,
    events: &[rules::Event],
    answer: Answer,
) -> Result<Answer, Problem> {
    of_ruleset!(campaign.game.ruleset(), R => {
        <R as Face>::follow_up(handler, asker, campaign, &of_game::<R>(events), answer).await
    })
}

fn of_game<R: Face>(events: &[rules::Event]) -> Vec<&R::Event> {
    events.iter().filter_map(rules::Event::of::<R>).collect()
}

// What is not to be, and what has to be seen first.

/// Returns a refusal as `by` reads it, whose order it answers.
pub fn refusal(text: &Text, no: &No, by: PlayerId) -> String {
    of_value!(No, no, R, one => <R as Face>::refusal_told(text, one, by))
}

/// Returns a menu with a way out of a refusal, for the player whose order it was.
pub fn way_out(text: &Text, campaign: &Campaign, by: PlayerId, no: &No) -> Option<WayOut> {
    of_value!(No, no, R, one => <R as Face>::way_out(text, campaign.playing::<R>().ok()?, by, one))
}

/// Says what will happen, and asks.
pub fn confirmation(text: &Text, needed: &Confirmation) -> String {
    of_value!(Confirmation, needed, R, one => <R as Face>::confirmation_told(text, one))
}

/// Returns the label of the button that says yes.
pub fn confirm_label(text: &Text, needed: &Confirmation) -> String {
    of_value!(Confirmation, needed, R, one => <R as Face>::confirm_label(text, one))
}

/// Returns what becomes of an offer when a player leaves, whom that costs what they must have seen.
pub fn settles(text: &Text, offer: OfferId, costs: &Confirmation) -> Option<String> {
    of_value!(Confirmation, costs, R, one => <R as Face>::settles(text, offer, one))
}

/// Returns what the message of a row shows now.
pub fn row(text: &Text, campaign: &Campaign, number: u64) -> Option<Row> {
    of_value!(Game, &campaign.game, R, game => <R as Face>::row(text, campaign, game, number))
}

// Offers.

/// Returns the sentence by which an offer is made, or a question asked.
pub fn made(text: &Text, reader: Reader, offer: &Offer) -> String {
    of_value!(Terms, &offer.terms, R, terms => <R as Face>::made(text, reader, offer, terms))
}

/// Returns what an offer is about, as a phrase that names no player, with places as `named` shows them.
pub fn matter(text: &Text, terms: &Terms, named: &dyn Fn(&str) -> String) -> String {
    of_value!(Terms, terms, R, terms => <R as Face>::matter(text, terms, named))
}

/// Returns what accepting does.
pub fn accepting(text: &Text, offer: &Offer) -> String {
    of_value!(Terms, &offer.terms, R, terms => <R as Face>::accepting(text, offer, terms))
}

/// Returns what refusing costs, where it costs anything.
pub fn refusing(text: &Text, offer: &Offer) -> Option<String> {
    of_value!(Terms, &offer.terms, R, terms => <R as Face>::refusing(text, offer, terms))
}

/// Returns what the player asked is called with, where the offer is a question.
pub fn asks(text: &Text, offer: &Offer) -> String {
    of_value!(Terms, &offer.terms, R, terms => <R as Face>::asks(text, offer, terms))
}

/// Returns the label of the button that answers a question.
pub fn answer_label(text: &Text, offer: &Offer) -> String {
    of_value!(Terms, &offer.terms, R, terms => <R as Face>::answer_label(text, terms))
}

/// Returns what silence does, as a sentence.
pub fn silence(text: &Text, terms: &Terms, silence: Silence) -> String {
    of_value!(Terms, terms, R, terms => <R as Face>::silence(text, terms, silence))
}

/// Returns what became of a question that nobody answered.
pub fn unanswered(text: &Text, offer: &Offer, closing: &Closing) -> String {
    of_value!(Terms, &offer.terms, R, terms => <R as Face>::unanswered(text, closing, terms))
}

/// Returns the sentence by which an offer ends.
pub fn closed(text: &Text, reader: Reader, offer: &Offer, closing: &Closing) -> String {
    of_value!(Terms, &offer.terms, R, terms => <R as Face>::closed(text, reader, offer, terms, closing))
}

/// Returns the reminder that an offer waits.
pub fn reminded(text: &Text, reader: Reader, offer: &Offer, reminder: Reminder) -> String {
    of_value!(Terms, &offer.terms, R, terms => <R as Face>::reminded(text, reader, offer, terms, reminder))
}

/// Returns what `by`, whose order made an offer, should know while it waits.
pub fn hint(text: &Text, by: PlayerId, offer: &Offer) -> String {
    of_value!(Terms, &offer.terms, R, terms => <R as Face>::hint(text, by, offer, terms))
}

/// Returns what an offer is about, for the export.
pub fn exported_terms(terms: &Terms) -> Value {
    of_value!(Terms, terms, R, terms => <R as Face>::exported_terms(terms))
}

// What is left to choose.

/// Says, as a refusal, what is left to choose when an offer is accepted.
pub fn must_pick(text: &Text, offer: OfferId, picks: &[Pick]) -> String {
    let Some(first) = picks.first() else {
        return fl!(text, "no-must-pick", offer = offer.to_string());
    };
    of_value!(Pick, first, R, _one => <R as Face>::must_pick(text, offer, &picks_of::<R>(picks)))
}

/// Asks for it, above the menu.
pub fn question(text: &Text, campaign: &Campaign, offer: OfferId, picks: &[Pick]) -> Question {
    of_ruleset!(campaign.game.ruleset(), R => <R as Face>::question(text, offer, &picks_of::<R>(picks)))
}

/// Returns the lines of that menu, for the player who accepts.
pub fn lines(text: &Text, campaign: &Campaign, by: PlayerId, picks: &[Pick]) -> Vec<Line> {
    of_value!(Game, &campaign.game, R, game => {
        let line = |pick| Some((<R as Face>::pick_label(text, game, by, pick)?, <R as Face>::pick_code(pick)));
        picks_of::<R>(picks).into_iter().filter_map(line).collect()
    })
}

/// Returns what a line stands for.
pub fn picked(campaign: &Campaign, code: &str) -> Option<Pick> {
    of_ruleset!(campaign.game.ruleset(), R => <R as Face>::picked(code).map(R::pick))
}

/// Returns what `by` chose with the options that games add to `/accept`.
///
/// # Errors
/// Says what of it cannot be understood, and where an option belongs to another game than is played.
pub fn options_picked(
    asker: &Asker,
    campaign: &Campaign,
    by: PlayerId,
    options: Options<'_>,
) -> Result<Vec<Pick>, Problem> {
    let plays = campaign.game.ruleset();
    let others = RulesetName::ALL.iter().copied().filter(|one| *one != plays);
    for needs in others {
        if accept_options(needs)
            .iter()
            .any(|one| options.has(&one.name))
        {
            // What is chosen of another ruleset is not passed over in silence.
            return Err(Refusal::OtherRuleset { plays, needs }.into());
        }
    }
    of_ruleset!(plays, R => {
        let picks = <R as Face>::options_picked(asker, campaign, by, options)?;
        Ok(picks.into_iter().map(R::pick).collect())
    })
}

fn picks_of<R: Face>(picks: &[Pick]) -> Vec<&R::Pick> {
    picks.iter().filter_map(R::pick_of).collect()
}

/// Does what a button or a menu of a game says.
///
/// # Errors
/// Explains a refusal, and that there is no such button.
pub async fn pressed(
    handler: &Handler,
    asker: &Asker,
    campaign: CampaignId,
    code: &GameCode,
    chosen: &[&str],
) -> Result<Answer, Problem> {
    let plays = handler.referee.look(campaign).await?.game.ruleset();
    of_ruleset!(plays, R => <R as Face>::pressed(handler, asker, campaign, code, chosen).await)
}

// Views.

/// Returns how the viewer stands with another player, or with all.
///
/// # Errors
/// Refuses where there is nothing to show.
pub fn relations(
    text: &Text,
    campaign: &Campaign,
    names: &Names,
    viewer: PlayerId,
    other: Option<PlayerId>,
) -> Result<Card, Refusal> {
    of_ruleset!(campaign.game.ruleset(), R => <R as Face>::relations(text, campaign, names, viewer, other))
}

/// Returns what the first may do towards the second, and why not.
///
/// # Errors
/// Refuses where there is nothing to show.
pub fn rights(
    text: &Text,
    campaign: &Campaign,
    names: &Names,
    pair: (PlayerId, PlayerId),
    now: Time,
) -> Result<Card, Refusal> {
    of_ruleset!(campaign.game.ruleset(), R => <R as Face>::rights(text, campaign, names, pair, now))
}

/// Returns the measure of this name that a campaign's leaderboards have, or else its usual one.
pub fn measure(campaign: &Campaign, named: Option<&str>) -> &'static str {
    let all = measures(campaign.game.ruleset());
    let found = all.iter().find(|one| Some(**one) == named);
    found.or(all.first()).copied().unwrap_or_default()
}

/// Returns the players in order, by a measure.
pub fn leaderboard(text: &Text, campaign: &Campaign, names: &Names, measure: &str) -> Card {
    of_value!(Game, &campaign.game, R, game => {
        <R as Face>::leaderboard(text, campaign, game, names, measure)
    })
}

/// Returns the picture that goes with it.
pub fn leaderboard_picture(
    text: &Text,
    campaign: &Campaign,
    names: &Names,
    measure: &str,
) -> Option<Picture> {
    of_ruleset!(campaign.game.ruleset(), R => {
        <R as Face>::leaderboard_picture(text, campaign, names, measure)
    })
}

/// Adds the chart that goes with the history of the asker and another player, where there is one.
///
/// # Errors
/// Fails where the journal cannot be read.
pub async fn with_chart(
    handler: &Handler,
    asker: &Asker,
    campaign: &Campaign,
    other: PlayerId,
    answer: Answer,
) -> Result<Answer, Problem> {
    of_ruleset!(campaign.game.ruleset(), R => match <R as Face>::chart() {
        Some(chart) => {
            let picture = drawing::of_history::<R>(handler, asker, campaign, other, chart);
            drawing::illustrated(handler, asker, answer, picture).await
        }
        None => Ok(answer),
    })
}

/// Returns what the export fills in beside what every campaign has.
pub fn exported(campaign: &Campaign) -> Value {
    of_value!(Game, &campaign.game, R, game => <R as Face>::exported(campaign, game))
}

/// Returns what a player has; what only they may know, where that is `shown`.
pub fn exported_player(campaign: &Campaign, player: PlayerId, shown: bool) -> Value {
    of_value!(Game, &campaign.game, R, game => <R as Face>::exported_player(game, player, shown))
}
