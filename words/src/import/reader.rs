//! Reads JSON by path, and collects everything wrong with it.

use crate::rules::Refusal;
use crate::rules::games::Listed;
use crate::rules::ids::PlayerId;
use crate::rules::ruleset::Refused;
use crate::rules::time::{Span, Time};
use chrono::DateTime;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use std::cell::{Cell, RefCell};
use std::collections::BTreeSet;
use std::str::FromStr;

/// How many flaws are kept. The others are only counted.
const KEPT: usize = 100;

/// The longest text that is kept of what a file says.
const FOUND: usize = 60;

/// The years that a moment may be in, as milliseconds since 1970: 2000 to 2199.
const MOMENTS: std::ops::Range<i64> = 946_684_800_000..7_258_118_400_000;

/// What is wrong with a place in an export.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PathFlaw {
    /// The place, like `players[2].money`; empty for the whole file.
    pub path: String,
    pub problem: Wrong,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// Play needs it, and nothing can take its place.
    Missing,
    /// The value is of another kind.
    Not(Kind),
    /// The value is not one of those that are possible here.
    Unknown(String),
    OutOfRange {
        least: String,
        most: String,
    },
    TooLong {
        most: usize,
    },
    TooMany {
        most: usize,
    },
    /// The id is not one of `players`.
    NoSuchPlayer(PlayerId),
    /// The player does not play any more.
    HasLeft(PlayerId),
    /// The same entry occurs before.
    Twice,
    /// Something happens between a player and themselves.
    Oneself,
    /// It would be over before it begins.
    EndsBeforeStart,
    /// The accounts add up to something else.
    OtherSum(String),
    /// It refers to something that the file does not have.
    NoSuchThing(String),
    /// Another place of the file says something else.
    Contradicts,
    /// An older export lacks the map, and nothing can take its place.
    WithoutMap,
    /// The format is newer than this version of Chancery.
    Newer,
    /// The campaign has ended.
    Ended,
    /// Exports of this game cannot be imported.
    NotYet,
    Refused(Box<Refusal>),
    /// The rules forbid the state. The reason is in the log.
    Forbidden,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Object,
    List,
    Text,
    Whole,
    Decimal,
    Flag,
    Id,
    Moment,
}

/// What the places of a file share while it is read.
#[derive(Debug, Default)]
pub struct Reading {
    flaws: RefCell<Vec<PathFlaw>>,
    count: Cell<usize>,
    /// The players of the campaign, once they are read.
    players: RefCell<BTreeSet<PlayerId>>,
    /// How many figures the file hides.
    hidden: Cell<usize>,
}

impl Reading {
    pub fn know(&self, player: PlayerId) -> bool {
        self.players.borrow_mut().insert(player)
    }

    /// Returns the flaws so far, and how many there are.
    pub fn flaws(&self) -> (Vec<PathFlaw>, usize) {
        (self.flaws.borrow().clone(), self.count.get())
    }

    pub fn hidden(&self) -> usize {
        self.hidden.get()
    }
}

/// A place in a file, and its value if there is one. `null` counts as no value.
#[derive(Clone, Debug)]
pub struct Node<'a> {
    value: Option<&'a Value>,
    path: String,
    reading: &'a Reading,
}

impl<'a> Node<'a> {
    pub fn new(file: &'a Value, reading: &'a Reading) -> Node<'a> {
        Node { value: Some(file), path: String::new(), reading }
    }

    fn at(&self, value: Option<&'a Value>, path: String) -> Node<'a> {
        Node { value: value.filter(|value| !value.is_null()), path, reading: self.reading }
    }

    pub fn path(&self) -> &str {
        &self.path
    }

    /// Records what is wrong here.
    pub fn flaw(&self, problem: Wrong) {
        let flaw = PathFlaw { path: self.path.clone(), problem };
        let mut flaws = self.reading.flaws.borrow_mut();
        // The table and the game read some places both.
        if flaws.contains(&flaw) {
            return;
        }
        self.reading.count.set(self.reading.count.get() + 1);
        if flaws.len() < KEPT {
            flaws.push(flaw);
        }
    }

    /// Records a flaw, and returns nothing.
    pub fn wrong<T>(&self, problem: Wrong) -> Option<T> {
        self.flaw(problem);
        None
    }

    /// Returns whether nothing wrong has been found so far, anywhere in the file.
    pub fn is_flawless(&self) -> bool {
        self.reading.count.get() == 0
    }

    /// Records a figure that the file has, but hides from its reader.
    pub fn hidden(&self) {
        self.reading.hidden.set(self.reading.hidden.get() + 1);
    }

    /// Returns the value of a key. The place itself has to be an object, which [`Node::object`] checks.
    pub fn key(&self, key: &str) -> Node<'a> {
        let path = if self.path.is_empty() { key.to_owned() } else { format!("{}.{key}", self.path) };
        self.at(self.value.and_then(|value| value.get(key)), path)
    }

    /// Returns the place if there is a value.
    pub fn given(&self) -> Option<Node<'a>> {
        self.value.is_some().then(|| self.clone())
    }

    /// Reads what may be left out; `None` only if it is wrong.
    pub fn optional<T>(&self, read: impl FnOnce(&Node<'a>) -> Option<T>) -> Option<Option<T>> {
        match self.given() {
            Some(node) => read(&node).map(Some),
            None => Some(None),
        }
    }

    /// Returns whether a key is present, even if it is `null`.
    pub fn names(&self, key: &str) -> bool {
        self.value.is_some_and(|value| value.get(key).is_some())
    }

    fn must<T>(&self, kind: Kind, read: impl FnOnce(&'a Value) -> Option<T>) -> Option<T> {
        let Some(value) = self.value else {
            return self.wrong(Wrong::Missing);
        };
        read(value).or_else(|| self.wrong(Wrong::Not(kind)))
    }

    pub fn object(&self) -> Option<&'a Map<String, Value>> {
        self.must(Kind::Object, Value::as_object)
    }

    /// Returns the entries of a list, which may be left out.
    pub fn items(&self) -> Vec<Node<'a>> {
        let Some(value) = self.value else {
            return Vec::new();
        };
        let Some(items) = value.as_array() else {
            self.flaw(Wrong::Not(Kind::List));
            return Vec::new();
        };
        items.iter().enumerate().map(|(at, item)| self.at(Some(item), format!("{}[{at}]", self.path))).collect()
    }

    /// Returns the entries of an object, which may be left out.
    pub fn fields(&self) -> Vec<(&'a str, Node<'a>)> {
        let Some(value) = self.value else {
            return Vec::new();
        };
        let Some(entries) = value.as_object() else {
            self.flaw(Wrong::Not(Kind::Object));
            return Vec::new();
        };
        entries.keys().map(|key| (key.as_str(), self.key(key))).collect()
    }

    /// Reads every entry of a list, so that all flaws are found; `None` if any has one.
    pub fn each<T>(&self, read: impl FnMut(&Node<'a>) -> Option<T>) -> Option<Vec<T>> {
        let all: Vec<Option<T>> = self.items().iter().map(read).collect();
        all.into_iter().collect()
    }

    pub fn is_list(&self) -> bool {
        self.value.is_some_and(Value::is_array)
    }

    pub fn is_text(&self) -> bool {
        self.value.is_some_and(Value::is_string)
    }

    pub fn text(&self) -> Option<&'a str> {
        self.must(Kind::Text, Value::as_str)
    }

    /// Returns a name that is one of these.
    pub fn named<'n>(&self, all: impl IntoIterator<Item = &'n String>) -> Option<String> {
        let name = self.text()?;
        match all.into_iter().any(|one| one == name) {
            true => Some(name.to_owned()),
            false => self.wrong(Wrong::NoSuchThing(shortened(name))),
        }
    }

    /// Records that the text is none of the known ones.
    pub fn unknown<T>(&self) -> Option<T> {
        self.text().and_then(|text| self.wrong(Wrong::Unknown(shortened(text))))
    }

    /// Returns a text of at most so many characters.
    pub fn short_text(&self, most: usize) -> Option<String> {
        let text = self.text()?;
        match text.chars().count() > most {
            true => self.wrong(Wrong::TooLong { most }),
            false => Some(text.to_owned()),
        }
    }

    pub fn flag(&self) -> Option<bool> {
        self.must(Kind::Flag, Value::as_bool)
    }

    /// Returns a flag that is off if it is left out.
    pub fn is_set(&self) -> bool {
        self.given().and_then(|flag| flag.flag()).unwrap_or_default()
    }

    /// Returns a whole number from 0 to `most`.
    pub fn number<T: TryFrom<i64>>(&self, most: i64) -> Option<T> {
        self.integer(0, most).and_then(|number| T::try_from(number).ok())
    }

    /// Returns a whole number within a range.
    pub fn integer(&self, least: i64, most: i64) -> Option<i64> {
        let number = self.must(Kind::Whole, |value| {
            let huge = || value.as_u64().map(|_| i64::MAX);
            value.as_i64().or_else(huge)
        })?;
        self.within(number, least, most)
    }

    pub fn within<T: PartialOrd + ToString>(&self, value: T, least: T, most: T) -> Option<T> {
        match (&least..=&most).contains(&&value) {
            true => Some(value),
            false => self.wrong(Wrong::OutOfRange { least: least.to_string(), most: most.to_string() }),
        }
    }

    pub fn count(&self, most: u32) -> Option<u32> {
        self.integer(0, most.into()).and_then(|count| u32::try_from(count).ok())
    }

    pub fn small(&self, least: u8, most: u8) -> Option<u8> {
        self.integer(least.into(), most.into()).and_then(|number| u8::try_from(number).ok())
    }

    pub fn seconds(&self, most: Span) -> Option<Span> {
        self.integer(0, most.as_millis() / 1000).map(Span::seconds)
    }

    /// Returns the hundredths of a decimal number in quotes, which has at most two decimals.
    pub fn hundredths(&self) -> Option<i64> {
        self.must(Kind::Decimal, |value| hundredths(value.as_str()?))
    }

    /// Returns a number in quotes, like `"7"`.
    pub fn id(&self) -> Option<u64> {
        let id = self.must(Kind::Id, |value| {
            let digits = value.as_str()?;
            let plain = digits.bytes().all(|byte| byte.is_ascii_digit()) && !digits.starts_with('0');
            let id: u64 = plain.then(|| digits.parse().ok())??;
            // The database stores ids as signed numbers.
            i64::try_from(id).is_ok().then_some(id)
        })?;
        Some(id)
    }

    /// Returns one of the campaign's players.
    pub fn player(&self) -> Option<PlayerId> {
        let player = PlayerId(self.id()?);
        let known = self.reading.players.borrow().contains(&player);
        if known { Some(player) } else { self.wrong(Wrong::NoSuchPlayer(player)) }
    }

    /// Returns the players of a list, each once.
    pub fn players(&self) -> Vec<PlayerId> {
        let mut players = Vec::new();
        for node in self.items() {
            match node.player() {
                Some(player) if players.contains(&player) => node.flaw(Wrong::Twice),
                Some(player) => players.push(player),
                None => {}
            }
        }
        players
    }

    /// Returns the two players of a pair, which are not the same.
    pub fn pair(&self, one: &str, other: &str) -> Option<(PlayerId, PlayerId)> {
        let (one, other) = (self.key(one).player(), self.key(other).player());
        let (one, other) = one.zip(other)?;
        if one == other { self.wrong(Wrong::Oneself) } else { Some((one, other)) }
    }

    pub fn moment(&self) -> Option<Time> {
        self.must(Kind::Moment, |value| {
            let at = DateTime::parse_from_rfc3339(value.as_str()?).ok()?.timestamp_millis();
            MOMENTS.contains(&at).then(|| Time::from_millis(at))
        })
    }

    /// Returns a value that is read from a text, like the number of a promise.
    pub fn parsed<T: FromStr>(&self) -> Option<T> {
        let text = self.text()?;
        text.parse().ok().or_else(|| self.wrong(Wrong::Unknown(shortened(text))))
    }

    /// Returns a value that is stored as in the journal: one of several names, or a small object.
    pub fn stored<T: DeserializeOwned>(&self) -> Option<T> {
        let Some(value) = self.value else {
            return self.wrong(Wrong::Missing);
        };
        let read: Result<T, serde_path_to_error::Error<serde_json::Error>> = serde_path_to_error::deserialize(value);
        match read {
            Ok(value) => Some(value),
            Err(error) => {
                let inner = error.path().to_string();
                let inner = if inner == "." { String::new() } else { inner };
                let at = [self.path.as_str(), &inner].into_iter().filter(|part| !part.is_empty());
                let path = at.collect::<Vec<_>>().join(".");
                let found = shortened(&value.to_string());
                Node { value: None, path, reading: self.reading }.wrong(Wrong::Unknown(found))
            }
        }
    }

    /// Checks that the value of a key, if there is one, agrees with what other places of the file say. Keys inside it that
    /// are not expected do not matter.
    pub fn must_agree(&self, key: &str, expected: &Value) {
        if let Some(value) = self.value.and_then(|value| value.get(key)) {
            let path = self.key(key).path;
            self.compare(path, value, expected, false);
        }
    }

    /// Checks that the value, stored as in the journal, is exactly the expected one.
    pub fn must_be<T: Serialize + DeserializeOwned>(&self, expected: &T) {
        let Some(given) = self.stored::<T>() else { return };
        if let (Ok(given), Ok(expected)) = (serde_json::to_value(given), serde_json::to_value(expected)) {
            self.compare(self.path.clone(), &given, &expected, true);
        }
    }

    fn compare(&self, path: String, given: &Value, expected: &Value, exactly: bool) {
        match (given, expected) {
            (Value::Object(given), Value::Object(expected)) => {
                let surplus = given.keys().filter(|key| exactly && !expected.contains_key(*key));
                let missing = exactly.then_some(&Value::Null);
                for key in expected.keys().chain(surplus) {
                    let Some(given) = given.get(key).or(missing) else { continue };
                    let expected = expected.get(key).unwrap_or(&Value::Null);
                    self.compare(format!("{path}.{key}"), given, expected, exactly);
                }
            }
            (Value::Array(given), Value::Array(expected)) if given.len() == expected.len() => {
                for (at, (given, expected)) in given.iter().zip(expected).enumerate() {
                    self.compare(format!("{path}[{at}]"), given, expected, exactly);
                }
            }
            (given, expected) if given == expected => {}
            _ => self.at(None, path).flaw(Wrong::Contradicts),
        }
    }

    /// Records why the rules refuse a board. The paths of its flaws, which begin below this place, are named as the
    /// export names them.
    pub fn refused<R: Listed>(&self, refused: Refused<R>, named: impl Fn(&str) -> String) {
        match Refusal::from(refused) {
            Refusal::BadBoard { flaws, more } => {
                for flaw in flaws {
                    let path = format!("{}.{}", self.path, named(&flaw.path));
                    self.at(None, path).flaw(Wrong::Refused(flaw.problem));
                }
                self.reading.count.set(self.reading.count.get() + more);
            }
            other => self.flaw(Wrong::Refused(Box::new(other))),
        }
    }

    /// Returns one of the named values.
    pub fn among<T: Clone>(&self, all: &[(&str, T)]) -> Option<T> {
        let text = self.text()?;
        let found = all.iter().find(|(name, _)| *name == text);
        found.map(|(_, value)| value.clone()).or_else(|| self.wrong(Wrong::Unknown(shortened(text))))
    }
}

/// Returns the beginning of a text, for a message.
pub fn shortened(text: &str) -> String {
    text.chars().take(FOUND).collect()
}

/// Reads a decimal number like `-12.5`, in hundredths.
fn hundredths(text: &str) -> Option<i64> {
    let (sign, number) = match text.strip_prefix('-') {
        Some(number) => (-1, number),
        None => (1, text),
    };
    let (whole, part) = number.split_once('.').unwrap_or((number, "0"));
    let digits = |text: &str, most: usize| {
        let plain = (1..=most).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
        plain.then(|| text.parse::<i64>().ok())?
    };
    let decimals = digits(part, 2)?;
    let decimals = if part.len() == 1 { decimals * 10 } else { decimals };
    Some(sign * (digits(whole, 15)? * 100 + decimals))
}
