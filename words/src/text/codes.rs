//! Numbers of what is private, which are long, as short codes that can be typed.

use super::words::{Fits, Words, append};
use crate::rules::deal::PromiseId;
use crate::rules::ids::{DealId, OfferId};

/// The number of a public offer, or the short code of a private one, whose number is long.
impl<M> Fits<M> for OfferId {
    fn put(&self, words: &mut Words<M>) {
        match self.is_private() {
            true => append(words, format_args!("{PRIVATE}{}", short_code(self.0))),
            false => append(words, format_args!("{self}")),
        }
    }
}

/// The number of a public deal, or the short code of a private one or a draft.
impl<M> Fits<M> for DealId {
    fn put(&self, words: &mut Words<M>) {
        match self.is_private() {
            true => append(words, format_args!("{PRIVATE}{}", short_code(self.0))),
            false => append(words, format_args!("{self}")),
        }
    }
}

/// The deal and the clause, like `1.2`.
impl<M> Fits<M> for PromiseId {
    fn put(&self, words: &mut Words<M>) {
        self.deal.put(words);
        append(words, format_args!(".{}", self.clause));
    }
}

/// Reads an offer's number or code.
pub fn read_offer(typed: &str) -> Option<OfferId> {
    read_number(typed, |number| OfferId(number).is_private()).map(OfferId)
}

/// Reads a deal's number or code.
pub fn read_deal(typed: &str) -> Option<DealId> {
    read_number(typed, |number| DealId(number).is_private()).map(DealId)
}

/// Reads the number of a promise, whose deal may have a code.
pub fn read_promise(typed: &str) -> Option<PromiseId> {
    let (deal, clause) = typed.rsplit_once('.')?;
    Some(PromiseId { deal: read_deal(deal)?, clause: clause.parse().ok()? })
}

/// Reads a number, or the code of a private one.
fn read_number(typed: &str, is_private: impl Fn(u64) -> bool) -> Option<u64> {
    match typed.strip_prefix([PRIVATE, PRIVATE.to_ascii_lowercase()]) {
        Some(code) => read_short(code).filter(|number| is_private(*number)),
        None => typed.parse().ok(),
    }
}

/// Begins the code of a private offer or deal, which could otherwise be a number.
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
    use crate::text::Said;

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
        let promise = PromiseId { deal: DealId(1_020_525), clause: 2 };
        assert_eq!(read_promise(&Said::of(promise)), Some(promise));
        assert_eq!(read_promise("3.1"), Some(PromiseId { deal: DealId(3), clause: 1 }));
        assert_eq!(read_promise("3"), None);
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
