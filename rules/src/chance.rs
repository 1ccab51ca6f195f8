//! Randomness. The rules never generate any: the referee passes a seed with each decision, and games draw from it.

use crate::time::Time;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest, Sha256};
use std::fmt;

/// A 256-bit seed. An event that depends on a draw carries the result, so that a replay needs no generator, and also
/// the seed if the table should be able to verify it. A game that draws nothing leaves no trace of the seed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Chance([u8; 32]);

impl Chance {
    pub const fn new(seed: [u8; 32]) -> Chance {
        Chance(seed)
    }

    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// Returns the seed as 64 hexadecimal digits, in the format of `sha256sum`.
    pub fn digits(&self) -> String {
        self.0.iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// Returns a separate seed for one of several draws: the SHA-256 of the seed, a space and the name. Revealing it
    /// reveals neither the seed nor the other draws.
    #[must_use]
    pub fn named(&self, name: &str) -> Chance {
        hashed(&format!("{} {name}", self.digits()))
    }

    /// Draws a uniform number from 0 to below `bound`: the first 16 bytes of the seed of that name, modulo `bound`.
    pub fn below(&self, name: &str, bound: u32) -> u32 {
        let seed = self.named(name);
        let (first, _) = seed.0.split_at(16);
        let number = first.iter().fold(0, |number: u128, byte| number << 8 | u128::from(*byte));
        let left = number % u128::from(bound.max(1));
        u32::try_from(left).unwrap_or_default()
    }
}

pub(crate) fn hashed(text: &str) -> Chance {
    Chance(Sha256::digest(text).into())
}

/// Hides the seed from logs, because anyone who knows a shuffle's seed knows the deck.
impl fmt::Debug for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Chance(..)")
    }
}

impl Serialize for Chance {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&self.digits())
    }
}

impl<'de> Deserialize<'de> for Chance {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Chance, D::Error> {
        let digits = String::deserialize(from)?;
        let wrong = || D::Error::custom("expected 64 hexadecimal digits");
        if digits.len() != 64 || !digits.bytes().all(|digit| digit.is_ascii_hexdigit()) {
            return Err(wrong());
        }
        let mut seed = [0; 32];
        for (n, byte) in seed.iter_mut().enumerate() {
            *byte = u8::from_str_radix(&digits[2 * n..2 * n + 2], 16).map_err(|_| wrong())?;
        }
        Ok(Chance(seed))
    }
}

/// The time of a decision, and the seed for its draws.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DecisionContext {
    pub now: Time,
    pub chance: Chance,
}

/// Queries draw nothing, so a time is enough for them. The referee passes a seed when it decides.
impl From<Time> for DecisionContext {
    fn from(now: Time) -> DecisionContext {
        let chance = Chance([0; 32]);
        DecisionContext { now, chance }
    }
}
