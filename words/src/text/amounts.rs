//! Amounts, which messages show with the language's decimal separator.

use super::words::{Fits, Words, append};
use crate::rules::games::leverage::amounts::{Factor, Leverage, Money};
use std::fmt;

/// Implements [`Fits`] for amounts. Outside of messages, use [`Text::amount`](super::Text::amount).
macro_rules! amounts {
    ($($amount:ty),*) => {
        $(impl<M> Fits<M> for $amount {
            fn put(&self, words: &mut Words<M>) {
                append(words, format_args!("{self}"));
            }

            fn is_amount(&self) -> bool {
                true
            }
        })*
    };
}

amounts!(Factor, Leverage, Money);

/// A figure with its sign: `+5`.
#[derive(Clone, Copy, Debug)]
pub struct Signed<F>(pub F);

/// A change of an amount or a count.
pub trait Signable: fmt::Display {}

impl Signable for Leverage {}
impl Signable for i64 {}
impl<F: Signable> Signable for &F {}

impl<M, F: Signable> Fits<M> for Signed<F> {
    fn put(&self, words: &mut Words<M>) {
        append(words, format_args!("{:+}", self.0));
    }

    fn is_amount(&self) -> bool {
        true
    }
}
