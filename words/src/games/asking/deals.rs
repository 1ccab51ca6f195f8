//! Dispatches to the games for the clauses of deals.

use crate::game_words::{Choice, ClauseField, ClauseTimes, Dealt, Question, Stated, Unreadable};
use crate::render::{Names, Reader};
use crate::rules::games::{Clause, Game, Pick};
use crate::rules::ruleset::{ClauseTerms, Ruleset};
use crate::rules::{Campaign, Listed, PlayerId, RulesetName, deal, ruleset};
use crate::text::{Said, Text};
use serde_json::Value;

/// Renders a clause as a sentence without a full stop.
pub fn clause(text: &Text, reader: Reader, clause: &deal::Clause, times: &ClauseTimes) -> Said {
    let (from, to, time) = (clause.from, clause.to, clause.time);
    of_value!(Clause, &clause.terms, R, terms => {
        let own = ruleset::Clause { from, to, time, terms: terms.clone() };
        <R as Dealt>::clause_told(text, reader, &own, times)
    })
}

/// Returns the clauses of a game with their names for players.
pub fn clause_names(text: &Text, ruleset: RulesetName) -> Vec<(&'static str, Said)> {
    of_ruleset!(ruleset, R => <R as Dealt>::CLAUSES.iter().map(|form| (form.head.name, (form.head.label)(text))).collect())
}

/// Returns the clauses of a game that a deal can hold, with their names for players.
pub fn clause_menu(text: &Text, ruleset: RulesetName, private: bool) -> Vec<(&'static str, Said)> {
    let never = of_ruleset!(ruleset, R => <<R as Ruleset>::Clause as ClauseTerms>::NEVER_PRIVATE);
    let mut names = clause_names(text, ruleset);
    names.retain(|(name, _)| !private || !never.contains(name));
    names
}

/// Returns the fields of a clause, and whether the order of its two players does not matter; `None` if the game has no
/// such clause.
pub fn clause_form(ruleset: RulesetName, name: &str) -> Option<(&'static [ClauseField], bool)> {
    of_ruleset!(ruleset, R => {
        let found = <R as Dealt>::CLAUSES.iter().find(|form| form.head.name == name);
        found.map(|form| (form.head.fields, form.head.is_mutual))
    })
}

/// Returns the question for a choice that a clause leaves to those who sign.
pub fn clause_question(text: &Text, campaign: &Campaign, clause: u8) -> Question {
    of_ruleset!(campaign.game.ruleset(), R => <R as Dealt>::clause_question(text, clause))
}

/// Describes a choice that a party has made about a clause, if the game's clauses leave one.
pub fn clause_pick_told(text: &Text, pick: &Pick) -> Option<Said> {
    of_value!(Pick, pick, R, one => <R as Dealt>::clause_pick_told(text, one))
}

/// Returns the lines to choose from in a clause, of this giver or of all players.
pub fn clause_choices(
    text: &Text,
    campaign: &Campaign,
    names: &Names,
    clause: &str,
    from: Option<PlayerId>,
) -> Vec<Choice> {
    of_value!(Game, &*campaign.game, R, game => <R as Dealt>::clause_choices(game, text, names, clause, from))
}

/// Returns the places that a clause can name.
pub fn clause_places(campaign: &Campaign, clause: &str) -> Vec<Choice> {
    of_value!(Game, &*campaign.game, R, game => <R as Dealt>::clause_places(game, clause))
}

/// Returns the options of a clause for the export.
pub fn clause_exported(clause: &deal::Clause) -> Value {
    let (from, to, time) = (clause.from, clause.to, clause.time);
    of_value!(Clause, &clause.terms, R, terms => {
        let own = ruleset::Clause { from, to, time, terms: terms.clone() };
        <R as Dealt>::clause_exported(&own)
    })
}

pub fn clause_read(ruleset: RulesetName, stated: &Stated) -> Result<Clause, Unreadable> {
    of_ruleset!(ruleset, R => {
        let found = <R as Dealt>::CLAUSES.iter().find(|form| form.head.name == stated.name);
        (found.ok_or(Unreadable::Name)?.read)(stated).map(R::clause)
    })
}
