//! Wizards: a player assembles a command with buttons, one question after another. A game lists its wizards; the table
//! shows their buttons and asks their questions.

use super::{Choice, GameUi, LeftOpen};
use crate::discord::buttons::Button;
use crate::discord::games;
use crate::discord::problem::Problem;
use crate::discord::render::Names;
use crate::discord::render::tell::Side;
use crate::discord::reply::Answer;
use crate::rules::ids::PlayerId;
use crate::rules::time::Time;
use crate::rules::{Campaign, Command, Order, Refusal, asks_first, check, may_act, table};
use crate::text::{Fits, Label, Plain, Said, Text, Typed, say};
use poise::serenity_prelude::ButtonStyle;
use std::str::FromStr;

/// Up to this many lines become buttons instead of a menu.
const FEW: usize = 5;

/// The wizard that returns the gift of an accepted offer: by a deal, if the campaign has deals. Its first answers are the
/// giver and the receiver.
pub const RETURN: &str = "return";

/// The same without a deal.
pub const RETURN_ALONE: &str = "return-alone";

#[derive(Debug)]
pub struct Wizard<R> {
    /// The name in button codes. It must never change, because old messages contain it.
    pub name: &'static str,
    pub label: fn(&Text) -> Said,
    pub stands: Placement,
    /// Returns whether anybody can have a use for it yet, so that the table's panel shows it.
    pub is_of_use: fn(&R) -> bool,
    pub next: Next<R>,
}

/// Returns the next step after these answers; the list is empty at first. Answers are checked as if they had been typed.
pub type Next<R> = fn(&WizardContext<'_, R>, &[String]) -> Result<Step, Problem>;

impl<R> Wizard<R> {
    pub const fn on_the_panel(name: &'static str, label: fn(&Text) -> Said, next: Next<R>) -> Wizard<R> {
        Wizard { name, label, stands: Placement::OnThePanel, is_of_use: |_| true, next }
    }

    pub const fn in_private(name: &'static str, label: fn(&Text) -> Said, next: Next<R>) -> Wizard<R> {
        Wizard { name, label, stands: Placement::InPrivate, is_of_use: |_| true, next }
    }

    pub const fn elsewhere(name: &'static str, label: fn(&Text) -> Said, next: Next<R>) -> Wizard<R> {
        Wizard { name, label, stands: Placement::Elsewhere, is_of_use: |_| true, next }
    }

    /// Keeps it off the table's panel until this is true.
    #[must_use]
    pub const fn once(self, is_of_use: fn(&R) -> bool) -> Wizard<R> {
        Wizard { is_of_use, ..self }
    }
}

/// Where a wizard's button is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Placement {
    OnThePanel,
    /// On the private panel of players who may use it now.
    InPrivate,
    /// Nowhere: another wizard leads to it.
    Elsewhere,
}

/// The person who presses, and the state of the campaign as they may know it.
#[derive(Clone, Copy, Debug)]
pub struct WizardContext<'a, R> {
    pub text: &'a Text,
    pub campaign: &'a Campaign,
    pub game: &'a R,
    pub names: &'a Names,
    /// The player that the command counts for, and the person who reads.
    pub side: Side,
    pub now: Time,
    pub moderates: bool,
}

#[derive(Debug)]
pub enum Step {
    Choices(Choices),
    Form(Form),
    Order(Box<Command>),
    Shows(Box<Answer>),
}

#[derive(Clone, Debug)]
pub struct Choices {
    pub words: Said,
    /// The menu's placeholder.
    pub title: Label,
    /// Shows the lines as buttons instead of a menu.
    pub buttons: bool,
    pub lines: Vec<Choice>,
}

/// A form. Each of its fields becomes one answer.
#[derive(Clone, Debug)]
pub struct Form {
    pub title: Label,
    pub fields: Vec<Field>,
}

#[derive(Clone, Debug)]
pub struct Field {
    pub label: Label,
    /// The placeholder of the empty field.
    pub example: Label,
    pub needed: bool,
    pub most: u16,
    /// Whether it has several lines.
    pub long: bool,
}

impl<'a, R> WizardContext<'a, R> {
    /// Returns the same context with the state of the game.
    pub fn of<G>(&self, game: &'a G) -> WizardContext<'a, G> {
        WizardContext {
            text: self.text,
            campaign: self.campaign,
            game,
            names: self.names,
            side: self.side,
            now: self.now,
            moderates: self.moderates,
        }
    }

    /// Refuses a player who cannot give any order, before they are asked anything.
    pub fn must_be_in_play(&self) -> Result<PlayerId, Refusal> {
        may_act(self.campaign, self.side.player)?;
        Ok(self.side.player)
    }

    /// Returns whether an order would be carried out, or need confirmation.
    pub fn may(&self, command: &Command) -> bool {
        self.judged(command).is_ok()
    }

    /// Judges an incomplete order: refuses it only if every way to complete it would be refused.
    pub fn may_go_on(&self, command: impl Into<Command>) -> Result<(), Refusal> {
        match self.judged(&command.into()) {
            Err(no @ (Refusal::Table(_) | Refusal::Seating(..))) => Err(no),
            Ok(()) | Err(_) => Ok(()),
        }
    }

    /// Asks for one of several orders and leaves out those that would be refused. If none is left, returns the first
    /// refusal.
    pub fn ask_for<L: Into<Label>>(
        &self,
        words: Said,
        candidates: impl IntoIterator<Item = ((L, String), Command)>,
    ) -> Result<Step, Problem> {
        self.must_be_in_play()?;
        self.ask_among(words, candidates)
    }

    /// Like [`WizardContext::ask_for`], for orders of a moderator, who need not play.
    pub fn ask_moderator<L: Into<Label>>(
        &self,
        words: Said,
        candidates: impl IntoIterator<Item = ((L, String), Command)>,
    ) -> Result<Step, Problem> {
        if !self.moderates {
            return Err(Refusal::from(table::Refusal::ModeratorsOnly).into());
        }
        self.ask_among(words, candidates)
    }

    fn ask_among<L: Into<Label>>(
        &self,
        words: Said,
        candidates: impl IntoIterator<Item = ((L, String), Command)>,
    ) -> Result<Step, Problem> {
        let (mut lines, mut first) = (Vec::new(), None);
        for ((label, code), command) in candidates {
            match self.judged(&command) {
                Ok(()) => lines.push((label, code)),
                Err(no) => first = first.or(Some(no)),
            }
        }
        match (lines.is_empty(), first) {
            (true, Some(no)) => Err(no.into()),
            (true, None) => Err(say!(self.text, "guide-nothing").into()),
            // A few lines are faster to press than to choose from a menu.
            (false, _) if lines.len() <= FEW => Ok(Step::buttons(words, lines)),
            (false, _) => Ok(self.ask_in_menu(words, lines)),
        }
    }

    /// Asks for one of several orders. The answer is the code of a line, and `order` makes the order from it, which also
    /// decides whether the line is shown.
    pub fn ask_one<L: Into<Label>, C: Into<Command>>(
        &self,
        answers: &[String],
        words: Said,
        lines: impl IntoIterator<Item = (L, String)>,
        order: impl Fn(&str) -> Option<C>,
    ) -> Result<Step, Problem> {
        match answers {
            [] => {
                let lines = lines.into_iter().filter_map(|line| {
                    let command = order(&line.1)?.into();
                    Some((line, command))
                });
                self.ask_for(words, lines)
            }
            [code] => order(code).map(Step::order).ok_or(Problem::Unknown),
            _ => Err(Problem::Unknown),
        }
    }

    /// Asks for one of these lines in a menu.
    pub fn ask_in_menu(&self, words: Said, lines: impl IntoIterator<Item = (impl Into<Label>, String)>) -> Step {
        Step::menu(words, say!(self.text, "guide-choose"), lines)
    }

    /// Returns the button that opens a wizard with these answers.
    pub fn button(&self, wizard: &str, answers: &[String]) -> Button {
        Button::go(self.campaign.id, wizard, answers)
    }

    /// Returns whether an order is carried out only after another question, such as whether to confirm it.
    pub fn asks_first(&self, command: &Command) -> bool {
        asks_first(self.campaign, &self.order(command), self.now)
    }

    fn order(&self, command: &Command) -> Order {
        Order {
            by: self.side.player,
            moderator: self.moderates,
            on_behalf: None,
            command: command.clone(),
            confirmed: None,
        }
    }

    fn judged(&self, command: &Command) -> Result<(), Refusal> {
        match (check(self.campaign, &self.order(command), self.now), command) {
            (Ok(()) | Err(Refusal::MustPick { .. } | Refusal::MustPickFor { .. }), _) => Ok(()),
            (Err(Refusal::Game(no)), Command::Game(command)) => match games::left_open(self.text, command, &no) {
                Some(open) if !open.lines.is_empty() => Ok(()),
                Some(_) | None => Err(Refusal::Game(no)),
            },
            (Err(no), _) => Err(no),
        }
    }

    /// Parses the player in an answer. Refuses an invalid id, and a person who does not play.
    pub fn player(&self, answer: &str) -> Result<PlayerId, Problem> {
        let player = PlayerId(answer.parse().map_err(|_| Problem::Unknown)?);
        self.campaign.roster().must_play(player)?;
        Ok(player)
    }

    /// Returns the other players, with their menu lines.
    pub fn others(&self) -> impl Iterator<Item = (Choice, PlayerId)> {
        let others = self.campaign.active_players();
        let others = others.filter(|other| *other != self.side.player);
        others.map(|other| ((self.names.label(other), other.to_string()), other))
    }

    /// Parses a number in a field that may be empty.
    pub fn number_if_any<N: FromStr>(&self, typed: &str) -> Result<Option<N>, Problem> {
        written(typed).map(|typed| self.number(&typed)).transpose()
    }

    /// Adds a menu of the other players, which leads on in a wizard.
    pub fn with_others(&self, answer: Answer, wizard: &str, title: impl Into<Label>) -> Answer {
        let lines: Vec<Choice> = self.others().map(|(line, _)| line).collect();
        if lines.is_empty() {
            return answer;
        }
        let open = LeftOpen::menu(Said::default(), title.into(), lines);
        let go = |menu| Button::Go { campaign: self.campaign.id, wizard: wizard.to_owned(), answers: Vec::new(), menu };
        answer.with_menus(go, &open)
    }

    pub fn number<N: FromStr>(&self, typed: &str) -> Result<N, Problem> {
        let digits: String = typed.split_whitespace().collect();
        let digits = digits.replace(self.text.decimal_separator(), ".");
        digits.parse().map_err(|_| {
            let typed = Typed(typed, 40);
            say!(self.text, "not-a-number", typed).into()
        })
    }
}

impl<R: GameUi> WizardContext<'_, R> {
    /// Shows an answer with the buttons of other wizards, which begin with these answers. Leaves out those that would
    /// be refused now.
    pub fn leading_to(
        &self,
        answer: impl Into<Answer>,
        wizards: &[&str],
        answers: &[String],
        style: ButtonStyle,
    ) -> Step {
        let wizards = wizards.iter().filter_map(|name| R::WIZARDS.iter().find(|one| one.name == *name));
        let wizards = wizards.filter(|one| (one.next)(self, answers).is_ok_and(|step| step.leads_on(self)));
        let with = |answer: Answer, one: &Wizard<R>| {
            answer.with_button(&self.button(one.name, answers), (one.label)(self.text), style)
        };
        Step::shows(wizards.fold(answer.into(), with))
    }
}

/// Returns a menu line for each value. Its code is the index of the value.
pub fn numbered<V: Copy, L>(values: &[V], label: impl Fn(V) -> L) -> Vec<(L, String)> {
    (0_usize..).zip(values).map(|(number, value)| (label(*value), number.to_string())).collect()
}

/// Returns the value of such a line.
pub fn nth<V: Copy>(values: &[V], code: &str) -> Option<V> {
    values.get(code.parse::<usize>().ok()?).copied()
}

/// Returns the text of a field, or `None` for an empty one.
pub fn written(typed: &str) -> Option<String> {
    let typed = typed.trim();
    (!typed.is_empty()).then(|| typed.to_owned())
}

fn labelled(lines: impl IntoIterator<Item = (impl Into<Label>, String)>) -> Vec<Choice> {
    lines.into_iter().map(|(label, code)| (label.into(), code)).collect()
}

impl Step {
    pub fn order(command: impl Into<Command>) -> Step {
        Step::Order(Box::new(command.into()))
    }

    /// Returns whether the player can take this step now, so that a button may lead to it.
    pub fn leads_on<R>(&self, context: &WizardContext<'_, R>) -> bool {
        match self {
            Step::Order(command) => context.may(command),
            Step::Choices(choices) => !choices.lines.is_empty(),
            Step::Form(_) | Step::Shows(_) => true,
        }
    }

    pub fn shows(answer: impl Into<Answer>) -> Step {
        Step::Shows(Box::new(answer.into()))
    }

    pub fn form(title: impl Into<Label>, fields: impl Into<Vec<Field>>) -> Step {
        Step::Form(Form { title: title.into(), fields: fields.into() })
    }

    pub fn menu(
        words: Said,
        title: impl Into<Label>,
        lines: impl IntoIterator<Item = (impl Into<Label>, String)>,
    ) -> Step {
        Step::Choices(Choices { words, title: title.into(), buttons: false, lines: labelled(lines) })
    }

    pub fn buttons(words: Said, lines: impl IntoIterator<Item = (impl Into<Label>, String)>) -> Step {
        Step::Choices(Choices { words, title: Label::default(), buttons: true, lines: labelled(lines) })
    }
}

impl Field {
    pub fn number(label: impl Into<Label>, example: impl Fits<Plain>) -> Field {
        Field { label: label.into(), example: Label::of(example), needed: true, most: 12, long: false }
    }

    pub fn name(label: impl Into<Label>) -> Field {
        Field { most: 40, ..Field::number(label, "") }
    }

    pub fn note(label: impl Into<Label>, most: u16) -> Field {
        Field { label: label.into(), example: Label::default(), needed: false, most, long: true }
    }

    #[must_use]
    pub fn optional(self) -> Field {
        Field { needed: false, ..self }
    }
}
