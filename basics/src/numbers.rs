//! Reads stored numbers, and refuses corrupt ones.

use serde::de::Error;
use serde::{Deserialize, Deserializer};

/// A stored count above this is corrupt. Thousands of smaller ones can be added within 32 bits.
const LARGEST: u32 = 1_000_000;

/// Reads a count small enough for arithmetic.
pub fn count<'de, D: Deserializer<'de>>(from: D) -> Result<u32, D::Error> {
    let count = u32::deserialize(from)?;
    if count <= LARGEST { Ok(count) } else { Err(D::Error::custom(format!("{count} is no count"))) }
}

/// A stored number further from zero than this is corrupt. As milliseconds it is about thirty thousand years; sums
/// and products of smaller numbers stay within 64 bits.
const FURTHEST: i64 = 1_000_000_000_000_000;

/// Reads a number small enough for arithmetic.
pub fn number<'de, D: Deserializer<'de>>(from: D) -> Result<i64, D::Error> {
    within(from, -FURTHEST)
}

/// Reads a non-negative number small enough for arithmetic.
pub fn natural<'de, D: Deserializer<'de>>(from: D) -> Result<i64, D::Error> {
    within(from, 0)
}

fn within<'de, D: Deserializer<'de>>(from: D, least: i64) -> Result<i64, D::Error> {
    let number = i64::deserialize(from)?;
    if (least..=FURTHEST).contains(&number) {
        Ok(number)
    } else {
        Err(D::Error::custom(format!("{number} is no number to reckon with")))
    }
}
