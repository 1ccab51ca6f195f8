//! The wording and the parsing of clauses.

use super::{Choice, Question};
use crate::discord::render::Names;
use crate::discord::render::tell::Reader;
use crate::rules::games::Listed;
use crate::rules::ids::PlayerId;
use crate::rules::ruleset::{Clause, Ruleset};
use crate::text::{Said, Text};
use serde_json::Value;

/// What a player has to say about a clause, besides its parties.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClauseField {
    Amount,
    /// One of the game's choices.
    Choice,
    /// A name on the game's board.
    Place,
    /// The place that a ship goes to.
    Planet,
    /// A number of game minutes.
    Minutes,
    Text,
    /// A time, until which it holds.
    Until,
    /// Like `Until`, but it may be left out.
    MayEnd,
    /// A time, by which it is to be done.
    By,
}

/// What a player said about a clause.
#[derive(Clone, Debug, Default)]
pub struct Stated {
    /// The clause's name.
    pub name: String,
    pub amount: Option<String>,
    pub minutes: Option<String>,
    pub choice: Option<String>,
    pub place: Option<String>,
    pub text: Option<String>,
    /// The person who says it.
    pub by: Option<PlayerId>,
}

/// Why a clause cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unreadable {
    /// The game has no such clause.
    Name,
    /// This is no amount.
    Amount(String),
    /// This is not one of the choices.
    Choice(String),
}

/// The words for the time of a clause: one that lasts until then, and one to be done by then.
pub struct ClauseTimes {
    pub until: Said,
    pub by: Said,
}

/// Words and reads the clauses of a game.
pub trait Dealt: Listed {
    /// The names of its clauses, in the order of the menu.
    const CLAUSES: &'static [&'static str];

    /// Renders a clause as a sentence without a full stop.
    fn clause_told(
        text: &Text,
        reader: Reader,
        clause: &Clause<<Self as Ruleset>::Clause>,
        times: &ClauseTimes,
    ) -> Said;

    /// Returns a clause's name in the menu; `None` if the game has no such clause.
    fn clause_name(text: &Text, name: &str) -> Option<Said>;

    /// Returns what has to be said about a clause, in the order of the form.
    fn clause_fields(name: &str) -> &'static [ClauseField];

    /// Returns whether it makes no difference in which order a clause names its two players.
    fn is_mutual(_name: &str) -> bool {
        false
    }

    /// Returns the question for a choice that a clause, counted from 1, leaves to those who sign. Empty in games whose
    /// clauses leave none.
    fn clause_question(_text: &Text, _clause: u8) -> Question {
        Question::default()
    }

    /// Describes a choice that a party has made about a clause. `None` in games whose clauses leave no choice.
    fn clause_pick_told(_text: &Text, _pick: &Self::Pick) -> Option<Said> {
        None
    }

    /// Returns the lines to choose from, of this giver or of all players.
    fn clause_choices(&self, _text: &Text, _names: &Names, _clause: &str, _from: Option<PlayerId>) -> Vec<Choice> {
        Vec::new()
    }

    /// Returns the places that a clause can name.
    fn clause_places(&self, _clause: &str) -> Vec<Choice> {
        Vec::new()
    }

    /// Returns the options of a clause as an object with the names of the command's options.
    fn clause_exported(clause: &Clause<<Self as Ruleset>::Clause>) -> Value;

    fn clause_read(stated: &Stated) -> Result<<Self as Ruleset>::Clause, Unreadable>;
}
