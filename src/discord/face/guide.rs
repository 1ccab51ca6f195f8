//! Guides: commands that a player puts together by buttons, question after question. A game lists its guides; the table shows their buttons and
//! asks what they ask.

use super::Line;
use crate::discord::answer::Answer;
use crate::discord::games;
use crate::discord::problem::Problem;
use crate::discord::render::tell::Side;
use crate::discord::render::{Names, harmless};
use crate::rules::ids::PlayerId;
use crate::rules::time::Time;
use crate::rules::{Campaign, Command, Order, Refusal, check, may_act};
use crate::text::Text;
use i18n_embed_fl::fl;
use std::str::FromStr;

/// So many lines are asked for by buttons rather than by a menu.
const FEW: usize = 5;

/// The name of the guide that returns what an accepted offer gave. Its first answers are who gave, and to whom.
pub const RETURN: &str = "return";

/// One guide of a game.
#[derive(Debug)]
pub struct Guide<R> {
    /// What its buttons are called in their codes: it stays as it is, for old messages bear it.
    pub name: &'static str,
    pub label: fn(&Text) -> String,
    pub stands: Stands,
    /// Returns what comes next, when this was answered so far: first nothing. Whatever the answers say is checked as if it had been typed.
    pub next: fn(&Scene<'_, R>, &[String]) -> Result<Step, Problem>,
}

/// Where the button of a guide stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stands {
    /// On the table's panel, for all.
    OnThePanel,
    /// On the private panel, of those who may use it now.
    InPrivate,
    /// Where another guide leads to it.
    Elsewhere,
}

/// Who presses, and how things stand as they may know it.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a, R> {
    pub text: &'a Text,
    pub campaign: &'a Campaign,
    pub game: &'a R,
    pub names: &'a Names,
    /// Whose command it will be, and who reads.
    pub side: Side,
    pub now: Time,
    pub moderates: bool,
}

/// What comes next.
#[derive(Debug)]
pub enum Step {
    /// One of the people at the table is to be named.
    Person { words: String },
    /// One of these is to be chosen.
    Lines(Lines),
    /// Something is to be written.
    Form(Form),
    /// All is known.
    Order(Box<Command>),
    /// There is something to read.
    Shows(Box<Answer>),
}

/// What there is to choose from.
#[derive(Clone, Debug)]
pub struct Lines {
    pub words: String,
    /// What the menu says as long as nothing is chosen.
    pub title: String,
    /// Whether each line is a button rather than a line of a menu.
    pub buttons: bool,
    pub lines: Vec<Line>,
}

/// A form. What is written in its fields comes as so many answers.
#[derive(Clone, Debug)]
pub struct Form {
    pub title: String,
    pub fields: Vec<Field>,
}

/// A field of a form.
#[derive(Clone, Debug)]
pub struct Field {
    pub label: String,
    /// What stands in it as long as it is empty.
    pub example: String,
    pub needed: bool,
    /// How many characters it takes.
    pub most: u16,
    /// Whether it has room for several lines.
    pub long: bool,
}

impl<'a, R> Scene<'a, R> {
    /// Returns the same with what is played.
    pub fn of<G>(&self, game: &'a G) -> Scene<'a, G> {
        Scene {
            text: self.text,
            campaign: self.campaign,
            game,
            names: self.names,
            side: self.side,
            now: self.now,
            moderates: self.moderates,
        }
    }

    /// Checks that there is anything for the player to order, before anything is asked.
    ///
    /// # Errors
    /// Refuses as every order would be.
    pub fn must_be_in_play(&self) -> Result<PlayerId, Refusal> {
        may_act(self.campaign, self.side.player)?;
        Ok(self.side.player)
    }

    /// Returns whether an order would be carried out, or asked about.
    pub fn may(&self, command: &Command) -> bool {
        self.judged(command).is_ok()
    }

    /// Judges an order of which something is still to be said: refused is what would be refused whatever that is.
    ///
    /// # Errors
    /// Returns the refusal.
    pub fn may_go_on(&self, command: impl Into<Command>) -> Result<(), Refusal> {
        match self.judged(&command.into()) {
            Err(no @ (Refusal::Table(_) | Refusal::Seating(..))) => Err(no),
            Ok(()) | Err(_) => Ok(()),
        }
    }

    /// Asks for one of several things to order, of which those are left out that would be refused. Where all would be, the refusal of the first
    /// says why.
    ///
    /// # Errors
    /// Returns that refusal, and the one that meets every order.
    pub fn ask_for(
        &self,
        words: String,
        candidates: impl IntoIterator<Item = (Line, Command)>,
    ) -> Result<Step, Problem> {
        self.must_be_in_play()?;
        let (mut lines, mut first) = (Vec::new(), None);
        for (line, command) in candidates {
            match self.judged(&command) {
                Ok(()) => lines.push(line),
                Err(no) => first = first.or(Some(no)),
            }
        }
        match (lines.is_empty(), first) {
            (true, Some(no)) => Err(no.into()),
            (true, None) => Err(fl!(self.text, "guide-nothing").into()),
            // Few are faster pressed than chosen.
            (false, _) if lines.len() <= FEW => Ok(Step::buttons(words, lines)),
            (false, _) => {
                let title = fl!(self.text, "guide-choose");
                Ok(Step::menu(words, title, lines))
            }
        }
    }

    fn judged(&self, command: &Command) -> Result<(), Refusal> {
        let order = Order {
            by: self.side.player,
            moderator: self.moderates,
            on_behalf: None,
            command: command.clone(),
            confirmed: None,
        };
        match (check(self.campaign, &order, self.now), command) {
            (Ok(()) | Err(Refusal::MustPick { .. }), _) => Ok(()),
            (Err(Refusal::Game(no)), Command::Game(command)) => match games::left_open(self.text, command, &no) {
                Some(open) if !open.lines.is_empty() => Ok(()),
                Some(_) | None => Err(Refusal::Game(no)),
            },
            (Err(no), _) => Err(no),
        }
    }

    /// Returns the player whom an answer names, who must play.
    ///
    /// # Errors
    /// Refuses a person who does not play, and what is no id of one.
    pub fn player(&self, answer: &str) -> Result<PlayerId, Problem> {
        let player = PlayerId(answer.parse().map_err(|_| Problem::Unknown)?);
        self.campaign.roster().must_play(player)?;
        Ok(player)
    }

    /// Returns the other players, with what a line says and stands for.
    pub fn others(&self) -> impl Iterator<Item = (Line, PlayerId)> {
        let others = self.campaign.active_players();
        let others = others.filter(|other| *other != self.side.player);
        others.map(|other| ((self.names.label(other), other.to_string()), other))
    }

    /// Reads a whole number.
    ///
    /// # Errors
    /// Says that it is none.
    pub fn number<N: FromStr>(&self, typed: &str) -> Result<N, Problem> {
        let digits: String = typed.split_whitespace().collect();
        digits.parse().map_err(|_| {
            let typed = harmless::prose(typed, 40);
            fl!(self.text, "not-a-number", typed = typed).into()
        })
    }
}

/// Returns what was written, unless the field was left empty.
pub fn written(typed: &str) -> Option<String> {
    let typed = typed.trim();
    (!typed.is_empty()).then(|| typed.to_owned())
}

impl Step {
    pub fn order(command: impl Into<Command>) -> Step {
        Step::Order(Box::new(command.into()))
    }

    pub fn shows(answer: Answer) -> Step {
        Step::Shows(Box::new(answer))
    }

    /// Asks by a menu.
    pub fn menu(words: String, title: String, lines: Vec<Line>) -> Step {
        Step::Lines(Lines { words, title, buttons: false, lines })
    }

    /// Asks by buttons.
    pub fn buttons(words: String, lines: Vec<Line>) -> Step {
        Step::Lines(Lines { words, title: String::new(), buttons: true, lines })
    }
}

impl Field {
    /// Returns a field for a number, which has to be filled in.
    pub fn number(label: String, example: &str) -> Field {
        Field { label, example: example.to_owned(), needed: true, most: 12, long: false }
    }

    /// Returns a field for a name, which has to be filled in.
    pub fn name(label: String) -> Field {
        Field { example: String::new(), most: 40, ..Field::number(label, "") }
    }

    /// Returns a field for a note, which may be left empty.
    pub fn note(label: String, most: u16) -> Field {
        Field { label, example: String::new(), needed: false, most, long: true }
    }

    /// Returns a field that may be left empty.
    #[must_use]
    pub fn optional(self) -> Field {
        Field { needed: false, ..self }
    }
}
