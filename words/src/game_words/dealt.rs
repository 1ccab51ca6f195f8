//! The wording and the parsing of clauses.

use super::{Choice, Question};
use crate::render::Names;
use crate::render::tell::Reader;
use crate::rules::games::Listed;
use crate::rules::ids::PlayerId;
use crate::rules::ruleset::{Clause, Ruleset, TEXT, Word};
use crate::text::{Said, Text, say};
use serde_json::Value;
use std::str::FromStr;

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
    /// The time by which it has to be done.
    By,
}

/// The form of a clause, and how it is read.
pub struct ClauseForm<C> {
    pub head: ClauseHead,
    pub read: fn(&Stated) -> Result<C, Unreadable>,
}

/// A kind of clause, and what a player has to say about it.
#[derive(Clone, Copy)]
pub struct ClauseHead {
    pub name: &'static str,
    /// Its name in the menu.
    pub label: fn(&Text) -> Said,
    /// Its fields, in the order of the form.
    pub fields: &'static [ClauseField],
    /// Whether the order of its two players does not matter.
    pub is_mutual: bool,
}

impl ClauseHead {
    pub const fn new(name: &'static str, label: fn(&Text) -> Said, fields: &'static [ClauseField]) -> ClauseHead {
        ClauseHead { name, label, fields, is_mutual: false }
    }

    pub const fn mutual(self) -> ClauseHead {
        ClauseHead { is_mutual: true, ..self }
    }

    pub const fn read<C>(self, read: fn(&Stated) -> Result<C, Unreadable>) -> ClauseForm<C> {
        ClauseForm { head: self, read }
    }
}

impl<C> ClauseForm<C> {
    /// A promise in words, which every game has.
    pub const fn in_words(read: fn(&Stated) -> Result<C, Unreadable>) -> ClauseForm<C> {
        let fields = &[ClauseField::Text, ClauseField::By];
        ClauseHead::new(TEXT, |text| say!(text, "clause-name-text"), fields).read(read)
    }
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

impl Stated {
    /// Reads the amount, which may have spaces between its digits.
    pub fn whole_amount<N: FromStr>(&self) -> Result<N, Unreadable> {
        let typed = self.amount.clone().unwrap_or_default();
        let digits: String = typed.split_whitespace().collect();
        digits.parse().map_err(|_| Unreadable::Amount(typed))
    }

    /// Reads a promise in the words that the player typed.
    pub fn word(&self) -> Result<Word, Unreadable> {
        let by = self.by.ok_or(Unreadable::Name)?;
        Ok(Word { by, text: Some(self.text.clone().ok_or(Unreadable::Name)?) })
    }
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
pub trait Dealt: Listed + Ruleset<Clause: 'static> {
    /// Its clauses, in the order of the menu.
    const CLAUSES: &'static [ClauseForm<<Self as Ruleset>::Clause>];

    /// Says what breaks and what keeps each kind of promise of this game, other than in words (D3).
    fn promises(text: &Text) -> Said;

    /// Renders a clause as a sentence without a full stop.
    fn clause_told(
        text: &Text,
        reader: Reader,
        clause: &Clause<<Self as Ruleset>::Clause>,
        times: &ClauseTimes,
    ) -> Said;

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
}
