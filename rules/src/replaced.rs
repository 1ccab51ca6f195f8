//! Replaces a player by another wherever a value names them (H2.4).
//!
//! States, offers and events are stored, so their serialisation reaches every player that they name. A game therefore
//! needs no list of its own that could miss one. The value is taken apart as if it were stored, and read back with the
//! other player in place.

use super::ids::PlayerId;
use serde::de::DeserializeOwned;
use serde::ser::{
    Error as _, Serialize, SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple,
    SerializeTupleStruct, SerializeTupleVariant, Serializer,
};
use serde_json::{Error, Map, Value, json};

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
    // Stored values are parsed from text too. Anything else would need a second parser of all types, and rules that take
    // longer to compile.
    let text = value.serialize(Replacing { player, by }).map(|parts| parts.to_string());
    // Whatever is stored can be read back, so the value never stays as it is.
    text.and_then(|text| serde_json::from_str(&text)).unwrap_or_else(|_| value.clone())
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
    parts: P,
    /// The key of a map's next value.
    key: Option<String>,
}

type List = Parts<Vec<Value>>;
type Keyed = Parts<Map<String, Value>>;

impl<P: Default + Into<Value>> Parts<P> {
    fn new(replacing: Replacing, variant: Option<&'static str>) -> Parts<P> {
        Parts { replacing, variant, parts: P::default(), key: None }
    }

    fn whole(self) -> Value {
        match self.variant {
            Some(variant) => json!({variant: self.parts.into()}),
            None => self.parts.into(),
        }
    }
}

macro_rules! serialized {
    ($($method:ident($type:ty))*) => {
        $(fn $method(self, value: $type) -> Result<Value, Error> {
            Ok(value.into())
        })*
    };
}

impl Serializer for Replacing {
    type Ok = Value;
    type Error = Error;
    type SerializeSeq = List;
    type SerializeTuple = List;
    type SerializeTupleStruct = List;
    type SerializeTupleVariant = List;
    type SerializeMap = Keyed;
    type SerializeStruct = Keyed;
    type SerializeStructVariant = Keyed;

    serialized! {
        serialize_bool(bool) serialize_i8(i8) serialize_i16(i16) serialize_i32(i32) serialize_i64(i64) serialize_u8(u8)
        serialize_u16(u16) serialize_u32(u32) serialize_u64(u64) serialize_str(&str)
    }

    fn serialize_char(self, value: char) -> Result<Value, Error> {
        Ok(value.to_string().into())
    }

    fn serialize_f32(self, value: f32) -> Result<Value, Error> {
        self.serialize_f64(value.into())
    }

    /// The rules count in whole numbers.
    fn serialize_f64(self, value: f64) -> Result<Value, Error> {
        Err(Error::custom(format_args!("{value} instead of a whole number")))
    }

    fn serialize_bytes(self, bytes: &[u8]) -> Result<Value, Error> {
        Ok(bytes.into())
    }

    fn serialize_none(self) -> Result<Value, Error> {
        Ok(Value::Null)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<Value, Error> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<Value, Error> {
        Ok(Value::Null)
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<Value, Error> {
        Ok(Value::Null)
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Result<Value, Error> {
        Ok(variant.into())
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, name: &'static str, value: &T) -> Result<Value, Error> {
        let part = value.serialize(self)?;
        let is_player = name == PLAYER && part == self.player.0;
        Ok(if is_player { self.by.0.into() } else { part })
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<Value, Error> {
        Ok(json!({variant: value.serialize(self)?}))
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<List, Error> {
        Ok(Parts::new(self, None))
    }

    fn serialize_tuple(self, _: usize) -> Result<List, Error> {
        Ok(Parts::new(self, None))
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<List, Error> {
        Ok(Parts::new(self, None))
    }

    fn serialize_tuple_variant(self, _: &'static str, _: u32, variant: &'static str, _: usize) -> Result<List, Error> {
        Ok(Parts::new(self, Some(variant)))
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Keyed, Error> {
        Ok(Parts::new(self, None))
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Keyed, Error> {
        Ok(Parts::new(self, None))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Keyed, Error> {
        Ok(Parts::new(self, Some(variant)))
    }
}

macro_rules! lists {
    ($($Trait:ident::$method:ident)*) => {
        $(impl $Trait for List {
            type Ok = Value;
            type Error = Error;

            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
                self.parts.push(value.serialize(self.replacing)?);
                Ok(())
            }

            fn end(self) -> Result<Value, Error> {
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
        $(impl $Trait for Keyed {
            type Ok = Value;
            type Error = Error;

            fn serialize_field<T: Serialize + ?Sized>(&mut self, key: &'static str, value: &T) -> Result<(), Error> {
                self.parts.insert(key.to_owned(), value.serialize(self.replacing)?);
                Ok(())
            }

            fn end(self) -> Result<Value, Error> {
                Ok(self.whole())
            }
        })*
    };
}

structs! { SerializeStruct SerializeStructVariant }

impl SerializeMap for Keyed {
    type Ok = Value;
    type Error = Error;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Error> {
        self.key = Some(match key.serialize(self.replacing)? {
            Value::String(text) => text,
            number => number.to_string(),
        });
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        let key = self.key.take().ok_or_else(|| Error::custom("a value without a key"))?;
        self.parts.insert(key, value.serialize(self.replacing)?);
        Ok(())
    }

    fn end(self) -> Result<Value, Error> {
        Ok(self.whole())
    }
}
