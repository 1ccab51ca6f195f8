//! Words that can stand in a place of Discord's, by type: only [`say!`](super::say) and its sisters make them, from the
//! texts, from literals in the code, and from values that fit.

use super::harmless;
use crate::rules::Zone;
use crate::rules::ids::{CampaignId, PlaceId, PlayerId, ShipId, TaskId};
use fluent_bundle::FluentValue;
use std::fmt::{self, Write};
use std::marker::PhantomData;
use std::ops::Deref;

/// A place for words, with its way of escaping text from players.
pub trait Place: sealed::Sealed {
    /// Whether Discord interprets Markdown and mentions here.
    const HAS_MARKDOWN: bool;
}

mod sealed {
    pub trait Sealed {}
}

/// Defines the places.
macro_rules! places {
    ($($(#[$doc:meta])* $Place:ident: $has_markdown:literal;)*) => {
        $($(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $Place {}

        impl sealed::Sealed for $Place {}

        impl Place for $Place {
            const HAS_MARKDOWN: bool = $has_markdown;
        })*
    };
}

places! {
    /// Messages and embeds.
    Markdown: true;
    /// Choices, menus, buttons, forms and pictures.
    Plain: false;
    /// Tables in code blocks.
    Monospace: false;
}

/// Words for a place `M`. They cannot be made from a `String`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Words<M>(String, PhantomData<M>);

/// What can stand in a sentence.
pub type Said = Words<Markdown>;
/// What can stand on a button.
pub type Label = Words<Plain>;
/// What can stand in a table.
pub type Row = Words<Monospace>;

/// A value that can stand in words for a place `M`. Text from players fits only through a type that escapes it, such as
/// [`Name`](super::Name).
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot stand in words for `{M}`",
    note = "what players typed needs a type that escapes it: `Name(x)`, `Typed(x, limit)`, `Note(x, limit)` or `Cell(x, width)`",
    note = "code says `say!(\"…\")`, `label!(\"…\")` or a `&'static str` instead of a `String`"
)]
pub trait Fits<M> {
    fn put(&self, words: &mut Words<M>);

    /// Returns the value for a message; a number selects a plural.
    fn value(&self) -> FluentValue<'_> {
        let mut words = Words::default();
        self.put(&mut words);
        words.0.into()
    }

    /// Returns whether the value is an amount. Messages show it with the language's decimal separator.
    fn is_amount(&self) -> bool {
        false
    }
}

/// An argument of a message in a place `M`.
#[derive(Clone, Debug, PartialEq)]
pub struct Value<'a, M> {
    pub(super) value: FluentValue<'a>,
    pub(super) is_amount: bool,
    place: PhantomData<M>,
}

impl<'a, M> Value<'a, M> {
    pub fn of(value: &'a impl Fits<M>) -> Value<'a, M> {
        Value { value: value.value(), is_amount: value.is_amount(), place: PhantomData }
    }

    pub fn into_owned(self) -> Value<'static, M> {
        Value { value: self.value.into_owned(), is_amount: self.is_amount, place: PhantomData }
    }
}

impl<T: Fits<Markdown>> From<T> for Value<'static, Markdown> {
    fn from(value: T) -> Self {
        Value::of(&value).into_owned()
    }
}

impl<M> Words<M> {
    pub(super) fn formatted(words: String) -> Words<M> {
        Words(words, PhantomData)
    }

    pub fn of(value: impl Fits<M>) -> Words<M> {
        Words::all(&[&value])
    }

    /// Puts pieces after each other.
    pub fn all(pieces: &[&dyn Fits<M>]) -> Words<M> {
        let mut words = Words::default();
        pieces.iter().for_each(|piece| piece.put(&mut words));
        words
    }

    pub fn joined(pieces: impl IntoIterator<Item = impl Fits<M>>, between: &'static str) -> Words<M> {
        let mut words = Words::default();
        for (nth, piece) in pieces.into_iter().enumerate() {
            if nth > 0 {
                words.0.push_str(between);
            }
            piece.put(&mut words);
        }
        words
    }

    pub fn in_lines(pieces: impl IntoIterator<Item = impl Fits<M>>) -> Words<M> {
        Words::joined(pieces, "\n")
    }

    pub fn push(&mut self, piece: impl Fits<M>) {
        piece.put(self);
    }

    pub fn append(&mut self, more: &Words<M>) {
        self.0.push_str(&more.0);
    }

    pub(super) fn push_str(&mut self, escaped: &str) {
        self.0.push_str(escaped);
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Returns a part of the words.
    #[must_use]
    pub fn part(&self, part: impl FnOnce(&str) -> &str) -> Words<M> {
        Words::formatted(part(&self.0).to_owned())
    }

    /// Splits the words into parts.
    pub fn parts<'a, I: Iterator<Item = &'a str>>(
        &'a self,
        split: impl FnOnce(&'a str) -> I,
    ) -> impl Iterator<Item = Words<M>> {
        split(&self.0).map(|part| Words::formatted(part.to_owned()))
    }

    #[must_use]
    pub fn capitalised(&self) -> Words<M> {
        let mut chars = self.0.chars();
        let first = chars.next().into_iter().flat_map(char::to_uppercase);
        Words::formatted(first.collect::<String>() + chars.as_str())
    }
}

impl Said {
    /// Returns what the bot has posted before, as Discord returns it.
    pub fn read_back(content: &str) -> Said {
        Words::formatted(content.to_owned())
    }
}

impl Label {
    /// Returns the label, shortened if Discord would refuse it.
    #[must_use]
    pub fn fitted(self, limit: usize) -> Label {
        Words::formatted(harmless::fitted(self.0, limit))
    }
}

impl Row {
    /// Returns the table as a code block.
    #[must_use]
    pub fn in_block(self) -> Said {
        Words::formatted(format!("```\n{}\n```", self.0))
    }
}

impl<M> Default for Words<M> {
    fn default() -> Words<M> {
        Words(String::new(), PhantomData)
    }
}

impl<M> Deref for Words<M> {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl<M> fmt::Display for Words<M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

impl<M> From<Words<M>> for String {
    fn from(words: Words<M>) -> String {
        words.0
    }
}

/// Escaped text is readable without Markdown.
impl From<Said> for Label {
    fn from(said: Said) -> Label {
        Words::formatted(said.0)
    }
}

impl<M> PartialEq<str> for Words<M> {
    fn eq(&self, other: &str) -> bool {
        self.0 == other
    }
}

impl<M> PartialEq<&str> for Words<M> {
    fn eq(&self, other: &&str) -> bool {
        self.0 == *other
    }
}

/// Implements [`Fits`] for words in the same place.
macro_rules! words {
    ($($place:ty),*) => {
        $(impl Fits<$place> for Words<$place> {
            fn put(&self, words: &mut Words<$place>) {
                words.append(self);
            }

            fn value(&self) -> FluentValue<'_> {
                self.0.as_str().into()
            }
        })*
    };
}

words!(Plain, Monospace);

/// Escaped text is harmless everywhere.
impl<M: Place> Fits<M> for Said {
    fn put(&self, words: &mut Words<M>) {
        words.push_str(&self.0);
    }

    fn value(&self) -> FluentValue<'_> {
        self.0.as_str().into()
    }
}

/// Text that lives as long as the program is part of the program.
impl<M> Fits<M> for &'static str {
    fn put(&self, words: &mut Words<M>) {
        words.push_str(self);
    }

    fn value(&self) -> FluentValue<'_> {
        (*self).into()
    }
}

/// A selector of a message: `yes` or `no`.
impl<M> Fits<M> for bool {
    fn put(&self, words: &mut Words<M>) {
        words.push_str(if *self { "yes" } else { "no" });
    }
}

impl<M, T: Fits<M>> Fits<M> for &T {
    fn put(&self, words: &mut Words<M>) {
        (**self).put(words);
    }

    fn value(&self) -> FluentValue<'_> {
        (**self).value()
    }

    fn is_amount(&self) -> bool {
        (**self).is_amount()
    }
}

/// Implements [`Fits`] for values that are written the same everywhere.
macro_rules! figures {
    ($($figure:ty),*) => {
        $(impl<M> Fits<M> for $figure {
            fn put(&self, words: &mut Words<M>) {
                append(words, format_args!("{self}"));
            }
        })*
    };
}

figures!(char, Zone, CampaignId, ShipId, TaskId);

/// Implements [`Fits`] for numbers.
macro_rules! numbers {
    ($($number:ty),*) => {
        $(impl<M> Fits<M> for $number {
            fn put(&self, words: &mut Words<M>) {
                append(words, format_args!("{self}"));
            }

            fn value(&self) -> FluentValue<'_> {
                (*self).into()
            }
        })*
    };
}

numbers!(u8, u16, u32, u64, usize, i8, i16, i32, i64, isize, f64);

/// A mention, which Discord shows as a name.
impl Fits<Markdown> for PlayerId {
    fn put(&self, words: &mut Words<Markdown>) {
        append(words, format_args!("<@{self}>"));
    }
}

/// A mention of a role.
#[derive(Clone, Copy, Debug)]
pub struct Role(pub u64);

impl Fits<Markdown> for Role {
    fn put(&self, words: &mut Words<Markdown>) {
        append(words, format_args!("<@&{}>", self.0));
    }
}

/// A link to the channel.
impl Fits<Markdown> for PlaceId {
    fn put(&self, words: &mut Words<Markdown>) {
        append(words, format_args!("<#{self}>"));
    }
}

/// A column of a table, aligned to the right.
#[derive(Clone, Copy, Debug)]
pub struct Column<F>(pub F, pub usize);

impl<F: Fits<Monospace>> Fits<Monospace> for Column<F> {
    fn put(&self, words: &mut Words<Monospace>) {
        let value = Row::of(&self.0);
        append(words, format_args!("{value:>width$}", width = self.1));
    }
}

pub(super) fn append<M>(words: &mut Words<M>, more: fmt::Arguments<'_>) {
    // A string takes everything.
    let _ = words.0.write_fmt(more);
}
