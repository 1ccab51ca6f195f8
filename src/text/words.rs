//! Words that can stand in a place of Discord's, by type: only [`say!`](super::say) and its sisters make them, from the
//! texts, from literals in the code, and from values that fit.

use super::harmless;
use crate::rules::Zone;
use crate::rules::deal::PromiseId;
use crate::rules::ids::{CampaignId, DealId, OfferId, PlaceId, PlayerId, ShipId, TaskId};
use fluent_bundle::FluentValue;
use std::fmt::{self, Write};
use std::marker::PhantomData;
use std::ops::Deref;

/// A place for words, in which text from players is escaped in a certain way.
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

    /// Returns the value for a message, where a number selects a plural.
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

figures!(bool, char, Zone, CampaignId, DealId, PromiseId, ShipId, TaskId);

/// The number of a public offer, or the short code of a private one, whose number is long.
impl<M> Fits<M> for OfferId {
    fn put(&self, words: &mut Words<M>) {
        match self.is_private() {
            true => append(words, format_args!("{PRIVATE}{}", short_code(self.0))),
            false => append(words, format_args!("{self}")),
        }
    }
}

/// Reads an offer's number or code.
pub fn read_offer(typed: &str) -> Option<OfferId> {
    match typed.strip_prefix([PRIVATE, PRIVATE.to_ascii_lowercase()]) {
        Some(code) => read_short(code).map(OfferId).filter(|offer| offer.is_private()),
        None => typed.parse().ok().map(OfferId),
    }
}

/// Begins the code of a private offer, which could otherwise be a number.
const PRIVATE: char = 'P';

/// The position of an announcement among those of its entry. Positions of private ones are long, and have a code.
pub struct PartCode(pub i64);

/// The first position that is shown as a code.
const LONG_PART: i64 = 10_000;
/// Begins the code of a position.
const PART: char = 'x';

impl<M> Fits<M> for PartCode {
    fn put(&self, words: &mut Words<M>) {
        match u64::try_from(self.0).ok().filter(|_| self.0 >= LONG_PART) {
            Some(part) => append(words, format_args!("{PART}{}", short_code(part))),
            None => append(words, format_args!("{}", self.0)),
        }
    }
}

impl PartCode {
    /// Reads a position as it is shown, or as older versions showed it.
    pub fn read(shown: &str) -> Option<i64> {
        match shown.strip_prefix(PART) {
            Some(code) => read_short(code).and_then(|part| part.try_into().ok()),
            None => shown.parse().ok(),
        }
    }
}

/// The digits of short codes, without those that look alike.
const DIGITS: &[u8] = b"23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

const BASE: u64 = 32;

fn short_code(mut number: u64) -> String {
    let mut code = Vec::new();
    loop {
        let digit = usize::try_from(number % BASE).ok().and_then(|digit| DIGITS.get(digit));
        code.extend(digit.copied().map(char::from));
        number /= BASE;
        if number == 0 {
            return code.into_iter().rev().collect();
        }
    }
}

fn read_short(code: &str) -> Option<u64> {
    let digit = |char: u8| {
        let digit = DIGITS.iter().position(|one| *one == char.to_ascii_uppercase())?;
        u64::try_from(digit).ok()
    };
    let digits = code.bytes().map(digit).collect::<Option<Vec<u64>>>().filter(|digits| !digits.is_empty())?;
    digits.into_iter().try_fold(0_u64, |sum, digit| sum.checked_mul(BASE)?.checked_add(digit))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn private_offers_have_codes_that_can_be_typed() {
        for offer in [OfferId::private(0, 0), OfferId::private(20_525, 0), OfferId::private(7, 999), OfferId(u64::MAX)]
        {
            let code = Said::of(offer);
            assert!(code.starts_with('P') && code.len() <= 14, "{code}");
            assert_eq!(read_offer(&code), Some(offer));
            assert_eq!(read_offer(&code.to_lowercase()), Some(offer));
            assert_eq!(read_offer(&offer.to_string()), Some(offer), "its number, too");
        }
        assert_eq!(Said::of(OfferId(12)), "12");
        for wrong in ["", "P", "P1", "Pé", "P2", "PZZZZZZZZZZZZZZZZ", "x"] {
            assert_eq!(read_offer(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn positions_are_read_as_they_are_shown() {
        for part in [1, 2, 9_999, 10_000, 19_865, i64::MAX] {
            assert_eq!(PartCode::read(&Said::of(PartCode(part))), Some(part));
        }
        assert_eq!(PartCode::read("19865"), Some(19_865), "from an older version");
        assert_eq!(Said::of(PartCode(2)), "2");
    }
}

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
