//! Keeps the stored JSON of the table's enums flat: a game's event is `{"<game>": {..}}` beside `{"joined": {..}}`,
//! as if the table's enum had a variant for each game. A game's tag is passed on to the enum of the games without
//! buffering, so that maps with numeric keys stay readable.

use serde::Deserializer;
use serde::de::value::EnumAccessDeserializer;
use serde::de::{DeserializeSeed, EnumAccess, IntoDeserializer, VariantAccess, Visitor};
use std::fmt;
use std::marker::PhantomData;

/// An enum that shares its tags with those of the games.
pub(crate) trait Shared<'de>: Sized {
    /// Reads and wraps a game's value.
    fn of_game<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error>;

    /// Reads one of the table's own values.
    fn of_table<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error>;
}

/// Reads a value, choosing the enum by its tag.
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

/// A tag that was read, with its unread content.
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

/// Writes the variant `Game` of an enum with `#[serde(remote = "Self")]` as the value in it, without a tag.
macro_rules! written {
    ($Enum:ident) => {
        impl Serialize for $Enum {
            fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                match self {
                    $Enum::Game(of_game) => of_game.serialize(to),
                    of_table => $Enum::serialize(of_table, to),
                }
            }
        }
    };
}

/// Makes the variant `Game` of an enum with `#[serde(remote = "Self")]` as flat as the others.
macro_rules! shared {
    ($Enum:ident, $Game:ty) => {
        flat_enum::written!($Enum);

        impl<'de> Deserialize<'de> for $Enum {
            fn deserialize<D: Deserializer<'de>>(from: D) -> Result<$Enum, D::Error> {
                flat_enum::read(from)
            }
        }

        impl<'de> flat_enum::Shared<'de> for $Enum {
            fn of_game<D: Deserializer<'de>>(from: D) -> Result<$Enum, D::Error> {
                <$Game as Deserialize>::deserialize(from).map($Enum::Game)
            }

            fn of_table<D: Deserializer<'de>>(from: D) -> Result<$Enum, D::Error> {
                $Enum::deserialize(from)
            }
        }
    };
}

pub(crate) use {shared, written};
