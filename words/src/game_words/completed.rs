//! The choices missing from a command.

use super::Choice;
use crate::rules::games::Listed;
use crate::text::{Label, Said, Text};
use std::ops::RangeInclusive;

/// The most lines of a menu on Discord.
pub const MOST_CHOICES: usize = 25;

/// The choices missing from an order, for menus or buttons.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeftOpen {
    pub words: Said,
    /// The menu's placeholder.
    pub title: Label,
    /// Shows the lines as buttons instead of a menu.
    pub buttons: bool,
    pub lines: Vec<Choice>,
    /// The codes of the lines that are already chosen.
    pub chosen: Vec<String>,
    /// How many lines have to be chosen in total.
    pub count: RangeInclusive<usize>,
    /// Asks even if there is only one line, because choosing it costs something and is not confirmed afterwards.
    pub confirms: bool,
}

impl LeftOpen {
    /// Asks for one line of a menu.
    pub fn menu(words: Said, title: Label, lines: Vec<Choice>) -> LeftOpen {
        LeftOpen { words, title, buttons: false, lines, chosen: Vec::new(), count: 1..=1, confirms: false }
    }

    /// Asks for one of a few lines, shown as buttons.
    pub fn buttons(words: Said, lines: Vec<Choice>) -> LeftOpen {
        LeftOpen { buttons: true, ..LeftOpen::menu(words, Label::default(), lines) }
    }

    /// Asks even if there is only one line.
    #[must_use]
    pub fn confirming(self) -> LeftOpen {
        LeftOpen { confirms: true, ..self }
    }

    pub fn needs_menus(&self) -> bool {
        self.lines.len() > MOST_CHOICES
    }
}

/// Asks for what a command left open. By default, the rules refuse no command for that.
pub trait Completed: Listed {
    /// Returns the choices missing from a command, if they are the reason for its refusal.
    fn left_open(_text: &Text, _command: &Self::Command, _refusal: &Self::Refusal) -> Option<LeftOpen> {
        None
    }

    /// Completes a command with the chosen codes, or removes its choices if there are no codes. Returns `None` for an
    /// invalid code. By default, the one choice is a place.
    fn filled(command: &Self::Command, chosen: &[String]) -> Option<Self::Command> {
        let place = chosen.first()?;
        Some(Self::at_place(command.clone(), place.clone()))
    }
}
