//! Replaces a player by another wherever a value names them (H2.4).
//!
//! States, offers and events are stored, so their serialisation reaches every player that they name. A game therefore
//! needs no list of its own that could miss one. The value is taken apart as if it were stored, and read back with the
//! other player in place.

use super::ids::PlayerId;
use serde::de::value::{Error, MapAccessDeserializer, MapDeserializer, SeqDeserializer};
use serde::de::{DeserializeOwned, Deserializer, Error as _, IntoDeserializer, Unexpected, Visitor};
use serde::forward_to_deserialize_any;
use serde::ser::{
    Serialize, SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple,
    SerializeTupleStruct, SerializeTupleVariant, Serializer,
};

/// Returns the value with `by` wherever it named `player`.
///
/// ```
/// use chancery_rules::ids::PlayerId;
/// use chancery_rules::{Event, replaced};
///
/// let (bo, dee) = (PlayerId(101), PlayerId(103));
/// let joined = Event::Joined { player: bo };
/// assert_eq!(replaced(&joined, bo, dee), Event::Joined { player: dee });
/// ```
#[must_use]
pub fn replaced<T: Clone + Serialize + DeserializeOwned>(value: &T, player: PlayerId, by: PlayerId) -> T {
    let parts = value.serialize(Replacing { player, by });
    // Whatever is stored can be read back, so the value never stays as it is.
    parts.and_then(T::deserialize).unwrap_or_else(|_| value.clone())
}

/// A value, taken apart.
#[derive(Debug)]
enum Part {
    Nothing,
    Flag(bool),
    Signed(i64),
    Unsigned(u64),
    Text(String),
    List(Vec<Part>),
    Map(Vec<(Part, Part)>),
}

/// Takes a value apart, and replaces one player.
#[derive(Clone, Copy)]
struct Replacing {
    player: PlayerId,
    by: PlayerId,
}

/// The name that serde gives to players.
const PLAYER: &str = "PlayerId";

/// The parts of a list or a map so far, and the variant of an enum that holds them.
struct Parts<P> {
    replacing: Replacing,
    variant: Option<&'static str>,
    parts: Vec<P>,
    /// The key of a map's next value.
    key: Option<Part>,
}

impl<P> Parts<P> {
    fn new(replacing: Replacing, variant: Option<&'static str>) -> Parts<P> {
        Parts { replacing, variant, parts: Vec::new(), key: None }
    }
}

impl Parts<Part> {
    fn push<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        self.parts.push(value.serialize(self.replacing)?);
        Ok(())
    }

    fn whole(self) -> Part {
        tagged(self.variant, Part::List(self.parts))
    }
}

impl Parts<(Part, Part)> {
    fn push<T: Serialize + ?Sized>(&mut self, key: Part, value: &T) -> Result<(), Error> {
        self.parts.push((key, value.serialize(self.replacing)?));
        Ok(())
    }

    fn whole(self) -> Part {
        tagged(self.variant, Part::Map(self.parts))
    }
}

fn tagged(variant: Option<&'static str>, part: Part) -> Part {
    match variant {
        Some(variant) => Part::Map(vec![(text(variant), part)]),
        None => part,
    }
}

fn text(text: &str) -> Part {
    Part::Text(text.to_owned())
}

macro_rules! serialized {
    ($($method:ident($type:ty) = $part:expr;)*) => {
        $(fn $method(self, value: $type) -> Result<Part, Error> {
            Ok(($part)(value))
        })*
    };
}

impl Serializer for Replacing {
    type Ok = Part;
    type Error = Error;
    type SerializeSeq = Parts<Part>;
    type SerializeTuple = Parts<Part>;
    type SerializeTupleStruct = Parts<Part>;
    type SerializeTupleVariant = Parts<Part>;
    type SerializeMap = Parts<(Part, Part)>;
    type SerializeStruct = Parts<(Part, Part)>;
    type SerializeStructVariant = Parts<(Part, Part)>;

    serialized! {
        serialize_bool(bool) = Part::Flag;
        serialize_i8(i8) = |value| Part::Signed(i64::from(value));
        serialize_i16(i16) = |value| Part::Signed(i64::from(value));
        serialize_i32(i32) = |value| Part::Signed(i64::from(value));
        serialize_i64(i64) = Part::Signed;
        serialize_u8(u8) = |value| Part::Unsigned(u64::from(value));
        serialize_u16(u16) = |value| Part::Unsigned(u64::from(value));
        serialize_u32(u32) = |value| Part::Unsigned(u64::from(value));
        serialize_u64(u64) = Part::Unsigned;
        serialize_char(char) = |value: char| Part::Text(value.to_string());
        serialize_str(&str) = text;
    }

    fn serialize_f32(self, value: f32) -> Result<Part, Error> {
        self.serialize_f64(value.into())
    }

    /// The rules count in whole numbers.
    fn serialize_f64(self, value: f64) -> Result<Part, Error> {
        Err(Error::invalid_type(Unexpected::Float(value), &"a whole number"))
    }

    fn serialize_bytes(self, bytes: &[u8]) -> Result<Part, Error> {
        Ok(Part::List(bytes.iter().map(|byte| Part::Unsigned((*byte).into())).collect()))
    }

    fn serialize_none(self) -> Result<Part, Error> {
        Ok(Part::Nothing)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<Part, Error> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<Part, Error> {
        Ok(Part::Nothing)
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<Part, Error> {
        Ok(Part::Nothing)
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Result<Part, Error> {
        Ok(text(variant))
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, name: &'static str, value: &T) -> Result<Part, Error> {
        match value.serialize(self)? {
            Part::Unsigned(id) if name == PLAYER && id == self.player.0 => Ok(Part::Unsigned(self.by.0)),
            part => Ok(part),
        }
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<Part, Error> {
        Ok(tagged(Some(variant), value.serialize(self)?))
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Parts<Part>, Error> {
        Ok(Parts::new(self, None))
    }

    fn serialize_tuple(self, _: usize) -> Result<Parts<Part>, Error> {
        Ok(Parts::new(self, None))
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Parts<Part>, Error> {
        Ok(Parts::new(self, None))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Parts<Part>, Error> {
        Ok(Parts::new(self, Some(variant)))
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Parts<(Part, Part)>, Error> {
        Ok(Parts::new(self, None))
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Parts<(Part, Part)>, Error> {
        Ok(Parts::new(self, None))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Parts<(Part, Part)>, Error> {
        Ok(Parts::new(self, Some(variant)))
    }
}

macro_rules! lists {
    ($($Trait:ident::$method:ident)*) => {
        $(impl $Trait for Parts<Part> {
            type Ok = Part;
            type Error = Error;

            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
                self.push(value)
            }

            fn end(self) -> Result<Part, Error> {
                Ok(self.whole())
            }
        })*
    };
}

lists! {
    SerializeSeq::serialize_element
    SerializeTuple::serialize_element
    SerializeTupleStruct::serialize_field
    SerializeTupleVariant::serialize_field
}

macro_rules! structs {
    ($($Trait:ident)*) => {
        $(impl $Trait for Parts<(Part, Part)> {
            type Ok = Part;
            type Error = Error;

            fn serialize_field<T: Serialize + ?Sized>(&mut self, key: &'static str, value: &T) -> Result<(), Error> {
                self.push(text(key), value)
            }

            fn end(self) -> Result<Part, Error> {
                Ok(self.whole())
            }
        })*
    };
}

structs! { SerializeStruct SerializeStructVariant }

impl SerializeMap for Parts<(Part, Part)> {
    type Ok = Part;
    type Error = Error;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Error> {
        self.key = Some(key.serialize(self.replacing)?);
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        let key = self.key.take().ok_or_else(|| Error::custom("a value without a key"))?;
        self.push(key, value)
    }

    fn end(self) -> Result<Part, Error> {
        Ok(self.whole())
    }
}

impl IntoDeserializer<'_> for Part {
    type Deserializer = Part;

    fn into_deserializer(self) -> Part {
        self
    }
}

impl<'de> Deserializer<'de> for Part {
    type Error = Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self {
            Part::Nothing => visitor.visit_unit(),
            Part::Flag(flag) => visitor.visit_bool(flag),
            Part::Signed(number) => visitor.visit_i64(number),
            Part::Unsigned(number) => visitor.visit_u64(number),
            Part::Text(text) => visitor.visit_string(text),
            Part::List(parts) => visitor.visit_seq(SeqDeserializer::new(parts.into_iter())),
            Part::Map(parts) => visitor.visit_map(MapDeserializer::new(parts.into_iter())),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self {
            Part::Nothing => visitor.visit_none(),
            part => visitor.visit_some(part),
        }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        match self {
            Part::Text(variant) => visitor.visit_enum(variant.into_deserializer()),
            Part::Map(parts) => {
                let map = MapDeserializer::new(parts.into_iter());
                visitor.visit_enum(MapAccessDeserializer::new(map))
            }
            part => part.deserialize_any(visitor),
        }
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit unit_struct seq tuple
        tuple_struct map struct identifier ignored_any
    }
}
