//! The stored JSON of the table's enums stays flat: an event of a game is `{"<game>": {..}}`, and stands beside `{"joined": {..}}` as if
//! the table's own enum had a variant for each game. A tag that belongs to a game is handed on to the enum of the games, and nothing is
//! buffered on the way, so that maps with numbers for keys can be read.

use serde::de::Error;
use serde::de::value::EnumAccessDeserializer;
use serde::de::{DeserializeSeed, EnumAccess, IntoDeserializer, VariantAccess, Visitor};
use serde::{Deserialize, Deserializer};
use std::fmt;
use std::marker::PhantomData;

/// A count that is stored and larger than this is damage: thousands of them are added without leaving 32 bits.
const LARGEST: u32 = 1_000_000;

/// Reads a count that can be reckoned with.
pub(crate) fn count<'de, D: Deserializer<'de>>(from: D) -> Result<u32, D::Error> {
    let count = u32::deserialize(from)?;
    if count <= LARGEST { Ok(count) } else { Err(D::Error::custom(format!("{count} is no count"))) }
}

/// A number that is stored and further from nothing than this is damage. As milliseconds it is some thirty thousand years; sums and products of
/// such numbers stay inside 64 bits.
const FURTHEST: i64 = 1_000_000_000_000_000;

/// Reads a number that can be reckoned with.
pub(crate) fn number<'de, D: Deserializer<'de>>(from: D) -> Result<i64, D::Error> {
    within(from, -FURTHEST)
}

/// Reads a number that can be reckoned with and is not below nothing.
pub(crate) fn natural<'de, D: Deserializer<'de>>(from: D) -> Result<i64, D::Error> {
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

/// An enum some of whose tags belong to the games.
pub(crate) trait Shared<'de>: Sized {
    /// Reads a value of a game, and wraps it.
    fn of_game<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error>;

    /// Reads a value of the table's own.
    fn of_table<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error>;
}

/// Reads a value whose tag says whose it is.
pub(crate) fn read<'de, T: Shared<'de>, D: Deserializer<'de>>(from: D) -> Result<T, D::Error> {
    from.deserialize_enum("", &[], Either(PhantomData))
}

struct Either<T>(PhantomData<T>);

impl<'de, T: Shared<'de>> Visitor<'de> for Either<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a tag and what belongs to it")
    }

    fn visit_enum<A: EnumAccess<'de>>(self, data: A) -> Result<T, A::Error> {
        let (tag, content) = data.variant::<String>()?;
        let of_game = crate::games::RulesetName::named(&tag).is_some();
        let tagged = EnumAccessDeserializer::new(Tagged { tag, content });
        match of_game {
            true => T::of_game(tagged),
            false => T::of_table(tagged),
        }
    }
}

/// A tag that has been read, and the content that has not.
struct Tagged<V> {
    tag: String,
    content: V,
}

impl<'de, V: VariantAccess<'de>> EnumAccess<'de> for Tagged<V> {
    type Error = V::Error;
    type Variant = V;

    fn variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<(S::Value, V), V::Error> {
        let tag = seed.deserialize(self.tag.into_deserializer())?;
        Ok((tag, self.content))
    }
}

/// Makes the variant `Game` of an enum with `#[serde(remote = "Self")]` as flat as the others.
macro_rules! shared {
    ($Enum:ident, $Game:ty) => {
        impl Serialize for $Enum {
            fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                match self {
                    $Enum::Game(of_game) => of_game.serialize(to),
                    of_table => $Enum::serialize(of_table, to),
                }
            }
        }

        impl<'de> Deserialize<'de> for $Enum {
            fn deserialize<D: Deserializer<'de>>(from: D) -> Result<$Enum, D::Error> {
                wire::read(from)
            }
        }

        impl<'de> wire::Shared<'de> for $Enum {
            fn of_game<D: Deserializer<'de>>(from: D) -> Result<$Enum, D::Error> {
                <$Game as Deserialize>::deserialize(from).map($Enum::Game)
            }

            fn of_table<D: Deserializer<'de>>(from: D) -> Result<$Enum, D::Error> {
                $Enum::deserialize(from)
            }
        }
    };
}

pub(crate) use shared;
