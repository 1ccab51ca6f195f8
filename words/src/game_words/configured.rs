//! The wording of settings.

use super::Named;
use crate::rules::games::Listed;
use crate::text::{Label, OwnNames, Place, Said, Text, Typed, Words, label, say};
use std::fmt;

/// The values that a setting may have instead of its current one.
pub enum Alternatives<S> {
    Among(Vec<S>),
    /// Any value that can be read from what a moderator types, with a hint at what to type.
    Written(Read<S>, Hint),
}

type Hint = fn(&Text) -> Label;
type Read<S> = Box<dyn Fn(&Text, &str) -> Result<S, Said> + Send + Sync>;

impl<S: 'static> Alternatives<S> {
    pub fn among(values: impl IntoIterator<Item = S>) -> Alternatives<S> {
        Alternatives::Among(values.into_iter().collect())
    }

    /// Returns all values of a setting whose options have these names.
    pub fn named<V: Named>(setting: impl Fn(V) -> S) -> Alternatives<S> {
        Alternatives::among(V::NAMES.iter().map(|(_, value)| setting(*value)))
    }

    pub fn written(
        hint: Hint,
        read: impl Fn(&Text, &str) -> Result<S, Said> + Send + Sync + 'static,
    ) -> Alternatives<S> {
        Alternatives::Written(Box::new(read), hint)
    }

    /// Returns whole numbers, of which the rules judge the range.
    pub fn numbers(hint: Hint, make: impl Fn(u32) -> S + Send + Sync + 'static) -> Alternatives<S> {
        Alternatives::written(hint, move |text, typed| {
            let number = typed.trim().parse().map_err(|_| say!(text, "not-a-number", typed = Typed(typed, 40)));
            number.map(&make)
        })
    }

    /// Returns whole numbers of hours.
    pub fn hours(make: impl Fn(u32) -> S + Send + Sync + 'static) -> Alternatives<S> {
        Alternatives::numbers(|text| label!(text, "settings-hint-hours"), make)
    }

    pub fn map<T: 'static>(self, lift: impl Fn(S) -> T + Send + Sync + 'static) -> Alternatives<T> {
        match self {
            Alternatives::Among(values) => Alternatives::Among(values.into_iter().map(lift).collect()),
            Alternatives::Written(read, hint) => {
                Alternatives::written(hint, move |text, typed| read(text, typed).map(&lift))
            }
        }
    }
}

impl<S: fmt::Debug> fmt::Debug for Alternatives<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Alternatives::Among(values) => write!(f, "{values:?}"),
            Alternatives::Written(..) => f.write_str("written"),
        }
    }
}

/// Words the settings of a game.
pub trait Configured: Listed {
    fn settings_now(settings: &Self::Settings) -> Vec<Self::Setting>;

    /// Names a setting in a few words.
    fn setting_name<M: Place>(text: &Text, setting: &Self::Setting) -> Words<M>;

    /// Returns a setting's value in a few words, which follow its name.
    fn setting_value(text: &Text, setting: &Self::Setting) -> Said;

    /// States a setting and its value in a sentence.
    fn setting_told(text: &Text, setting: &Self::Setting) -> Said;

    /// Returns the campaign's own names for terms of the game.
    fn own_names(_game: &Self) -> OwnNames {
        OwnNames::new()
    }

    /// Returns the values that a setting may have.
    fn alternatives(setting: &Self::Setting) -> Alternatives<Self::Setting>;
}
