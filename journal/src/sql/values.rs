//! The values that statements take and return.

use crate::values::{Link, Target};
use chancery_basics::ids::{CampaignId, OfferId, PlayerId};
use chancery_basics::time::Time;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Number,
    Text,
    Bytes,
    Truth,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    Number(Option<i64>),
    Text(Option<String>),
    Bytes(Option<Vec<u8>>),
    Truth(Option<bool>),
}

/// The values of a row, in the order of the columns, or those of a column in many rows.
pub type Values = Vec<Value>;

#[derive(Clone, Debug)]
pub enum Argument {
    One(Value),
    /// Values of this kind.
    Many(Kind, Values),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Parameter {
    One(Kind),
    Many(Kind),
}

#[derive(Clone, Copy, Debug)]
pub struct Column {
    /// Empty if the row does not name its columns.
    pub name: &'static str,
    pub kind: Kind,
    /// Whether the column may be null.
    pub optional: bool,
}

impl Column {
    pub const fn of<F: Field>(name: &'static str) -> Column {
        Column { name, kind: F::KIND, optional: F::OPTIONAL }
    }
}

/// A type that one column holds.
pub trait Field: Sized {
    const KIND: Kind;
    const OPTIONAL: bool = false;

    /// Returns `None` if the value is not of this type.
    fn read(value: Value) -> Option<Self>;

    fn write(self) -> Value;
}

/// A type that a row is read as.
pub trait Row: Sized {
    const COLUMNS: &'static [Column];

    /// Returns `None` if the values are not of these types.
    fn parse(values: &mut dyn Iterator<Item = Value>) -> Option<Self>;
}

/// A type that a statement takes.
pub trait Bind {
    const PARAMETER: Parameter;

    fn bind(self) -> Argument;
}

macro_rules! fields {
    ($($type:ty: $kind:ident, |$stored:ident| $read:expr, |$value:ident| $write:expr;)*) => {
        $(
            impl Field for $type {
                const KIND: Kind = Kind::$kind;

                fn read(value: Value) -> Option<$type> {
                    match value {
                        Value::$kind(Some($stored)) => Some($read),
                        _ => None,
                    }
                }

                fn write(self) -> Value {
                    let $value = self;
                    Value::$kind(Some($write))
                }
            }
        )*
    };
}

fields! {
    i64: Number, |number| number, |number| number;
    // Discord's ids.
    u64: Number, |number| number.cast_unsigned(), |id| id.cast_signed();
    CampaignId: Number, |number| CampaignId(number), |id| id.0;
    PlayerId: Number, |number| PlayerId(number.cast_unsigned()), |id| id.0.cast_signed();
    OfferId: Number, |number| OfferId(number.cast_unsigned()), |id| id.0.cast_signed();
    Time: Number, |number| Time::from_millis(number), |time| time.as_millis();
    String: Text, |text| text, |text| text;
    Vec<u8>: Bytes, |bytes| bytes, |bytes| bytes;
    bool: Truth, |truth| truth, |truth| truth;
}

impl<F: Field> Field for Option<F> {
    const KIND: Kind = F::KIND;
    const OPTIONAL: bool = true;

    fn read(value: Value) -> Option<Option<F>> {
        match value {
            Value::Number(None) | Value::Text(None) | Value::Bytes(None) | Value::Truth(None) => Some(None),
            value => F::read(value).map(Some),
        }
    }

    fn write(self) -> Value {
        match (self, F::KIND) {
            (Some(value), _) => value.write(),
            (None, Kind::Number) => Value::Number(None),
            (None, Kind::Text) => Value::Text(None),
            (None, Kind::Bytes) => Value::Bytes(None),
            (None, Kind::Truth) => Value::Truth(None),
        }
    }
}

impl Field for Target {
    const KIND: Kind = Kind::Number;
    const OPTIONAL: bool = true;

    fn read(value: Value) -> Option<Target> {
        Option::<i64>::read(value).map(Target::from_column)
    }

    fn write(self) -> Value {
        Value::Number(self.column())
    }
}

/// The link of an entry. It is `None` in rows that have none, and in rows whose link cannot be parsed.
impl Field for Option<Link> {
    const KIND: Kind = Kind::Bytes;
    const OPTIONAL: bool = true;

    fn read(value: Value) -> Option<Option<Link>> {
        Option::<Vec<u8>>::read(value).map(|bytes| Link::read(bytes.as_deref()))
    }

    fn write(self) -> Value {
        Value::Bytes(self.map(|link| link.as_bytes().to_vec()))
    }
}

impl<F: Field> Bind for F {
    const PARAMETER: Parameter = Parameter::One(F::KIND);

    fn bind(self) -> Argument {
        Argument::One(self.write())
    }
}

impl Bind for &str {
    const PARAMETER: Parameter = Parameter::One(Kind::Text);

    fn bind(self) -> Argument {
        Argument::One(Value::Text(Some(self.to_owned())))
    }
}

impl<F: Field> Bind for Vec<F> {
    const PARAMETER: Parameter = Parameter::Many(F::KIND);

    fn bind(self) -> Argument {
        Argument::Many(F::KIND, self.into_iter().map(Field::write).collect())
    }
}

impl Row for () {
    const COLUMNS: &'static [Column] = &[];

    fn parse(_: &mut dyn Iterator<Item = Value>) -> Option<()> {
        Some(())
    }
}

impl<F: Field> Row for F {
    const COLUMNS: &'static [Column] = &[Column::of::<F>("")];

    fn parse(values: &mut dyn Iterator<Item = Value>) -> Option<F> {
        F::read(values.next()?)
    }
}

macro_rules! tuples {
    ($($($field:ident)*;)*) => {
        $(
            impl<$($field: Field),*> Row for ($($field,)*) {
                const COLUMNS: &'static [Column] = &[$(Column::of::<$field>("")),*];

                fn parse(values: &mut dyn Iterator<Item = Value>) -> Option<Self> {
                    Some(($($field::read(values.next()?)?,)*))
                }
            }
        )*
    };
}

tuples! {
    A B;
    A B C;
    A B C D;
    A B C D E;
    A B C D E F;
}
