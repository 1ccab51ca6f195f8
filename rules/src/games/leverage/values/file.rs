//! Reads a table of values from a file (H1.1): keys may be left out, and everything wrong is found at once.

use super::Values;
use super::fields::{Field, NAME};
use crate::games::leverage::amounts::Leverage;
use crate::names::{cleaned, must_be_at_most, same_name};
use crate::table::Refusal;
use serde::de::{Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};
use std::collections::BTreeSet;
use std::fmt;
use std::ops::RangeInclusive;

/// The most flaws listed of a file; the others are only counted.
pub const MOST_FLAWS: usize = 20;

/// A file's content, before it is known to be a table. Unlike other readers, it keeps keys that occur twice.
#[derive(Clone, Debug, PartialEq)]
pub enum Given {
    /// `null`, `true` or `false`, which no key takes.
    Other,
    Number(f64),
    Text(String),
    List(Vec<Given>),
    Object(Vec<(String, Given)>),
}

/// A problem of a file, and its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ValueFlaw {
    /// The place in the file, like `schmooze[2]`; empty for the whole file.
    pub path: String,
    pub problem: Wrong,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wrong {
    UnknownKey,
    KeyTwice,
    NotAnObject,
    NotANumber,
    NotAText,
    NotAList,
    NotWhole,
    /// More than two decimals.
    TooFine,
    OutOfRange {
        least: Leverage,
        most: Leverage,
    },
    /// A list with another number of entries.
    Length {
        least: usize,
        most: usize,
    },
    /// An entry is not higher than the one before.
    NotRising,
    /// An entry is lower than the one before.
    Falling,
    NameEmpty,
    NameTooLong {
        most: usize,
    },
    /// Another kind of access has the same name.
    NameTaken,
}

impl Values {
    /// Returns the table of a file. Keys that it leaves out have their default values.
    ///
    /// # Errors
    /// Returns everything that is wrong with the file.
    pub fn read(given: &Given) -> Result<Values, Vec<ValueFlaw>> {
        let mut reading = Reading { values: Values::default(), flaws: Vec::new() };
        reading.object("", given);
        let Reading { values, mut flaws } = reading;
        let wrong: BTreeSet<String> = flaws.iter().map(|flaw| flaw.path.clone()).collect();
        let new = values.flaws().into_iter().filter(|flaw| !wrong.contains(&flaw.path));
        flaws.extend(new);
        if flaws.is_empty() { Ok(values) } else { Err(flaws) }
    }

    /// Returns everything that is out of range (H1.3).
    pub fn flaws(&self) -> Vec<ValueFlaw> {
        let mut copy = self.clone();
        let mut flaws = Vec::new();
        let mut names: Vec<String> = Vec::new();
        for (path, field) in copy.fields() {
            let mut flaw = |path: String, problem| flaws.push(ValueFlaw { path, problem });
            match field {
                Field::Whole(value, range) => flaw_of(*value, &range, Leverage::points).map(|p| flaw(path.into(), p)),
                Field::Decimal(value, range) => {
                    flaw_of(*value, &range, Leverage::hundredths).map(|p| flaw(path.into(), p))
                }
                Field::Name(name) => {
                    let problem = name_flaw(name, &names);
                    names.push(name.clone());
                    problem.map(|problem| flaw(path.into(), problem))
                }
                Field::Decimals(values, range) => {
                    let values = values.map(Leverage::in_hundredths);
                    let each = |value| flaw_of(value, &range, Leverage::hundredths);
                    in_list(path, &values, each).into_iter().for_each(|(path, problem)| flaw(path, problem));
                    None
                }
                Field::Wholes(values, range) => {
                    let each = |value| flaw_of(value, &range, Leverage::points);
                    let all = in_list(path, values, each).into_iter();
                    all.chain(order(path, values, Wrong::Falling, |before, after| after >= before))
                        .for_each(|(path, problem)| flaw(path, problem));
                    None
                }
                Field::Rising(values, range, most) => {
                    let each = |value| flaw_of(value, &range, Leverage::points);
                    let long = values.len() > most;
                    let long = long.then(|| (path.to_owned(), Wrong::Length { least: 0, most }));
                    let all = long.into_iter().chain(in_list(path, values, each));
                    all.chain(order(path, values, Wrong::NotRising, |before, after| after > before))
                        .for_each(|(path, problem)| flaw(path, problem));
                    None
                }
            };
        }
        flaws
    }
}

fn flaw_of(value: i64, range: &RangeInclusive<i64>, shown: fn(i64) -> Leverage) -> Option<Wrong> {
    let (least, most) = (shown(*range.start()), shown(*range.end()));
    (!range.contains(&value)).then_some(Wrong::OutOfRange { least, most })
}

fn name_flaw(name: &str, others: &[String]) -> Option<Wrong> {
    match must_be_at_most(name, NAME) {
        Err(Refusal::NameEmpty) => Some(Wrong::NameEmpty),
        Err(_) => Some(Wrong::NameTooLong { most: NAME }),
        Ok(_) => others.iter().any(|other| same_name(other, name)).then_some(Wrong::NameTaken),
    }
}

fn in_list(path: &str, values: &[i64], each: impl Fn(i64) -> Option<Wrong>) -> Vec<(String, Wrong)> {
    let numbered = values.iter().enumerate();
    numbered.filter_map(|(nth, value)| Some((format!("{path}[{nth}]"), each(*value)?))).collect()
}

/// Returns the entries that do not follow the one before as they must.
fn order(path: &str, values: &[i64], problem: Wrong, follows: fn(i64, i64) -> bool) -> Vec<(String, Wrong)> {
    let pairs = values.windows(2).enumerate();
    let wrong = pairs.filter(|(_, pair)| !follows(pair[0], pair[1]));
    wrong.map(|(nth, _)| (format!("{path}[{}]", nth + 1), problem)).collect()
}

/// A table being read, and what was wrong so far.
struct Reading {
    values: Values,
    flaws: Vec<ValueFlaw>,
}

impl Reading {
    fn flaw(&mut self, path: &str, problem: Wrong) {
        self.flaws.push(ValueFlaw { path: path.to_owned(), problem });
    }

    fn object(&mut self, path: &str, given: &Given) {
        let Given::Object(entries) = given else {
            return self.flaw(path, Wrong::NotAnObject);
        };
        let mut seen = BTreeSet::new();
        for (key, value) in entries {
            let place = if path.is_empty() { key.clone() } else { format!("{path}.{key}") };
            if !seen.insert(key) {
                self.flaw(&place, Wrong::KeyTwice);
            } else if key.contains('.') {
                // It would look like a key inside an object.
                self.flaw(&place, Wrong::UnknownKey);
            } else {
                self.entry(&place, value);
            }
        }
    }

    fn entry(&mut self, path: &str, given: &Given) {
        let mut fields = self.values.fields();
        if let Some(at) = fields.iter().position(|(known, _)| *known == path) {
            let (_, field) = fields.swap_remove(at);
            let problems = set(field, given);
            for (place, problem) in problems {
                self.flaw(&format!("{path}{place}"), problem);
            }
            return;
        }
        let is_group =
            fields.iter().any(|(known, _)| known.strip_prefix(path).is_some_and(|rest| rest.starts_with('.')));
        match is_group {
            true => self.object(path, given),
            false => self.flaw(path, Wrong::UnknownKey),
        }
    }
}

/// Sets a field to what a file says. Returns what is wrong, with the place below the field.
fn set(field: Field<'_>, given: &Given) -> Vec<(String, Wrong)> {
    let set_one = |value: &mut i64, read: Result<i64, Wrong>| match read {
        Ok(number) => {
            *value = number;
            Vec::new()
        }
        Err(problem) => vec![(String::new(), problem)],
    };
    match field {
        Field::Whole(value, range) => set_one(value, whole(given, &range)),
        Field::Decimal(value, range) => set_one(value, decimal(given, &range)),
        Field::Name(name) => match given {
            Given::Text(text) => {
                *name = cleaned(text);
                Vec::new()
            }
            _ => vec![(String::new(), Wrong::NotAText)],
        },
        Field::Decimals(values, range) => match list(given, values.len(), |one| decimal(one, &range)) {
            Ok(read) => {
                let read = read.into_iter().map(Leverage::hundredths);
                values.iter_mut().zip(read).for_each(|(value, read)| *value = read);
                Vec::new()
            }
            Err(problems) => problems,
        },
        Field::Wholes(values, range) => match list(given, values.len(), |one| whole(one, &range)) {
            Ok(read) => {
                values.iter_mut().zip(read).for_each(|(value, read)| *value = read);
                Vec::new()
            }
            Err(problems) => problems,
        },
        Field::Rising(values, range, most) => match entries(given, 0, most, |one| whole(one, &range)) {
            Ok(read) => {
                *values = read;
                Vec::new()
            }
            Err(problems) => problems,
        },
    }
}

type Problems = Vec<(String, Wrong)>;

/// Returns the numbers of a list with exactly this many entries.
fn list(given: &Given, length: usize, read: impl Fn(&Given) -> Result<i64, Wrong>) -> Result<Vec<i64>, Problems> {
    entries(given, length, length, read)
}

fn entries(
    given: &Given,
    least: usize,
    most: usize,
    read: impl Fn(&Given) -> Result<i64, Wrong>,
) -> Result<Vec<i64>, Problems> {
    let Given::List(entries) = given else {
        return Err(vec![(String::new(), Wrong::NotAList)]);
    };
    if !(least..=most).contains(&entries.len()) {
        return Err(vec![(String::new(), Wrong::Length { least, most })]);
    }
    let mut numbers = Vec::new();
    let mut problems = Vec::new();
    for (nth, entry) in entries.iter().enumerate() {
        match read(entry) {
            Ok(number) => numbers.push(number),
            Err(problem) => problems.push((format!("[{nth}]"), problem)),
        }
    }
    if problems.is_empty() { Ok(numbers) } else { Err(problems) }
}

fn whole(given: &Given, range: &RangeInclusive<i64>) -> Result<i64, Wrong> {
    let Given::Number(number) = given else {
        return Err(Wrong::NotANumber);
    };
    let (least, most) = (Leverage::points(*range.start()), Leverage::points(*range.end()));
    let hundredths = near(*number).ok_or(Wrong::OutOfRange { least, most })?;
    match hundredths.filter(|hundredths| hundredths % 100 == 0) {
        Some(hundredths) => Ok(hundredths / 100),
        None => Err(Wrong::NotWhole),
    }
}

fn decimal(given: &Given, range: &RangeInclusive<i64>) -> Result<i64, Wrong> {
    let Given::Number(number) = given else {
        return Err(Wrong::NotANumber);
    };
    let (least, most) = (Leverage::hundredths(*range.start()), Leverage::hundredths(*range.end()));
    let hundredths = near(*number).ok_or(Wrong::OutOfRange { least, most })?;
    hundredths.ok_or(Wrong::TooFine)
}

/// Returns a number in hundredths, if it has at most two decimals; `None` if it is far out of every range.
fn near(number: f64) -> Option<Option<i64>> {
    let small = number.abs() < 1e12;
    small.then(|| Leverage::from_decimal(number).map(Leverage::in_hundredths))
}

impl<'de> Deserialize<'de> for Given {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Given, D::Error> {
        from.deserialize_any(Reader)
    }
}

struct Reader;

impl<'de> Visitor<'de> for Reader {
    type Value = Given;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("anything")
    }

    fn visit_unit<E>(self) -> Result<Given, E> {
        Ok(Given::Other)
    }

    fn visit_bool<E>(self, _: bool) -> Result<Given, E> {
        Ok(Given::Other)
    }

    #[expect(clippy::cast_precision_loss, reason = "numbers that lose precision are out of every range")]
    fn visit_i64<E>(self, number: i64) -> Result<Given, E> {
        Ok(Given::Number(number as f64))
    }

    #[expect(clippy::cast_precision_loss, reason = "numbers that lose precision are out of every range")]
    fn visit_u64<E>(self, number: u64) -> Result<Given, E> {
        Ok(Given::Number(number as f64))
    }

    fn visit_f64<E>(self, number: f64) -> Result<Given, E> {
        Ok(Given::Number(number))
    }

    fn visit_str<E>(self, text: &str) -> Result<Given, E> {
        Ok(Given::Text(text.to_owned()))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut entries: A) -> Result<Given, A::Error> {
        let mut list = Vec::new();
        while let Some(entry) = entries.next_element()? {
            list.push(entry);
        }
        Ok(Given::List(list))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Given, A::Error> {
        let mut object = Vec::new();
        while let Some(entry) = entries.next_entry()? {
            object.push(entry);
        }
        Ok(Given::Object(object))
    }
}
