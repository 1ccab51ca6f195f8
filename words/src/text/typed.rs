//! Player input: types that only enter words escaped.

use super::harmless;
use super::words::{Fits, Markdown, Monospace, Place, Words};
use crate::rules::NAME_LIMIT;

/// The name of a campaign, a ship, a place or a card.
#[derive(Clone, Copy, Debug)]
pub struct Name<'a>(pub &'a str);

/// One line of up to this many characters. It is empty in a sentence if nothing in it is visible.
#[derive(Clone, Copy, Debug)]
pub struct Typed<'a>(pub &'a str, pub usize);

/// A note of up to this many characters. A web address that is not disguised stays a link, without a preview.
#[derive(Clone, Copy, Debug)]
pub struct Note<'a>(pub &'a str, pub usize);

/// One line between the backticks of a message.
#[derive(Clone, Copy, Debug)]
pub struct Code<'a>(pub &'a str);

/// A table cell of exactly this many columns.
#[derive(Clone, Copy, Debug)]
pub struct Cell<'a>(pub &'a str, pub usize);

impl<M: Place> Fits<M> for Name<'_> {
    fn put(&self, words: &mut Words<M>) {
        words.push_str(&match M::HAS_MARKDOWN {
            true => harmless::name(self.0),
            false => harmless::label(self.0, NAME_LIMIT),
        });
    }
}

impl<M: Place> Fits<M> for Typed<'_> {
    fn put(&self, words: &mut Words<M>) {
        words.push_str(&match M::HAS_MARKDOWN {
            true => harmless::prose(self.0, self.1),
            false => harmless::label(self.0, self.1),
        });
    }
}

impl Fits<Markdown> for Note<'_> {
    fn put(&self, words: &mut Words<Markdown>) {
        words.push_str(&harmless::note(self.0, self.1));
    }
}

impl Fits<Markdown> for Code<'_> {
    fn put(&self, words: &mut Words<Markdown>) {
        words.push_str(&harmless::code(self.0));
    }
}

impl Fits<Monospace> for Cell<'_> {
    fn put(&self, words: &mut Words<Monospace>) {
        words.push_str(&harmless::cell(self.0, self.1));
    }
}
