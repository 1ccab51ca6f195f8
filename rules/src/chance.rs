//! Chance: the rules draw nothing by themselves. The referee gives a seed with whatever is to be decided, and a game that draws draws from that.

use crate::time::Time;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest, Sha256};
use std::fmt;

/// A seed of 256 bits. An event that a game lets happen by it carries what was drawn, so that replaying asks no generator, and the seed where
/// the table is to compute it again; a game that draws nothing leaves no trace of it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Chance([u8; 32]);

impl Chance {
    pub const fn new(seed: [u8; 32]) -> Chance {
        Chance(seed)
    }

    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// Returns the seed as 64 hexadecimal digits, as `sha256sum` writes such values.
    pub fn digits(&self) -> String {
        self.0.iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// Returns the seed of one of several things that are drawn at once, each under a name of its own: the SHA-256 of the seed, a space and the
    /// name. To show it gives away neither the seed nor what else is drawn.
    #[must_use]
    pub fn named(&self, name: &str) -> Chance {
        hashed(&format!("{} {name}", self.digits()))
    }

    /// Draws a number from 0 up to below `bound`, each as probable as any other: what the first 16 bytes of the seed of that name leave when
    /// they are divided by it.
    pub fn below(&self, name: &str, bound: u32) -> u32 {
        let seed = self.named(name);
        let (first, _) = seed.0.split_at(16);
        let number = first.iter().fold(0, |number: u128, byte| number << 8 | u128::from(*byte));
        let left = number % u128::from(bound.max(1));
        u32::try_from(left).unwrap_or_default()
    }
}

/// Returns the SHA-256 of a text.
pub(crate) fn hashed(text: &str) -> Chance {
    Chance(Sha256::digest(text).into())
}

/// A reader who knows the seed of a shuffle knows the deck, so a log that shows what is decided does not show it.
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

/// When something is decided, and what it draws on if it draws.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    pub now: Time,
    pub chance: Chance,
}

/// A moment for looks, at which nothing is drawn: the referee, who decides, gives a seed.
impl From<Time> for Moment {
    fn from(now: Time) -> Moment {
        let chance = Chance([0; 32]);
        Moment { now, chance }
    }
}
