//! The choices made while accepting an offer.

use crate::rules::games::Listed;
use crate::rules::ids::{OfferId, PlayerId};
use crate::text::{Label, Said, Text, Typed};

/// The question for a missing choice.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Question {
    pub words: Said,
    /// The menu's placeholder.
    pub title: Label,
    /// Shows few lines as buttons instead of a menu. Buttons need no title.
    pub buttons: bool,
}

/// A menu line: its label and its code.
pub type Choice = (Label, String);

/// Returns the line of a thing whose name is also its code.
pub fn named(name: &str) -> Choice {
    (Label::of(Typed(name, 100)), name.to_owned())
}

/// Words the picks of a game, and gives each a code.
pub trait Picked: Listed {
    /// Renders a refusal that lists the choices needed to accept an offer.
    fn must_pick(text: &Text, offer: OfferId, picks: &[&Self::Pick]) -> Said;

    fn question(text: &Text, offer: OfferId, picks: &[&Self::Pick]) -> Question;

    /// Returns the label of a pick in the menu of `by`, or `None` if it no longer exists.
    fn pick_label(text: &Text, game: &Self, by: PlayerId, pick: &Self::Pick) -> Option<Label>;

    fn pick_code(pick: &Self::Pick) -> String;

    /// Parses the code of a pick.
    fn picked(code: &str) -> Option<Self::Pick>;
}
