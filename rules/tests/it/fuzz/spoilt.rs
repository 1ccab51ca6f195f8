//! Ways to corrupt JSON.

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use serde_json::{Value, json};

#[derive(Clone, Debug)]
pub enum Spoiling {
    Replace(Index, Value),
    Remove(Index),
    /// Duplicates a list item.
    Double(Index),
    Exchange(Index, Index),
    AddKey(Index, String),
}

pub fn spoilings() -> impl Strategy<Value = Vec<Spoiling>> {
    let at = any::<Index>;
    let one = prop_oneof![
        4 => (at(), odd()).prop_map(|(at, value)| Spoiling::Replace(at, value)),
        2 => at().prop_map(Spoiling::Remove),
        1 => at().prop_map(Spoiling::Double),
        3 => (at(), at()).prop_map(|(to, from)| Spoiling::Exchange(to, from)),
        1 => (at(), text()).prop_map(|(at, key)| Spoiling::AddKey(at, key)),
    ];
    vec(one, 1..4)
}

fn odd() -> impl Strategy<Value = Value> {
    let number = select(vec![
        json!(0),
        json!(-1),
        json!(1),
        json!(100),
        json!(255),
        json!(256),
        json!(65_536),
        json!(i32::MIN),
        json!(u32::MAX),
        json!(i64::MIN),
        json!(i64::MAX),
        json!(u64::MAX),
        json!(0.5),
        json!(1e300),
    ]);
    prop_oneof![
        6 => number,
        2 => text().prop_map(Value::String),
        1 => select(vec![json!(null), json!(true), json!([]), json!({}), json!([[]])]),
    ]
}

fn text() -> impl Strategy<Value = String> {
    let odd = ["", "\u{202E}x\u{202C}", "a\u{200B}b", "@everyone <@100>", "\0", "100", "leverage"];
    let long = "ü".repeat(3000);
    let all: Vec<String> = odd.iter().map(|text| (*text).to_owned()).chain([long]).collect();
    select(all)
}

impl Spoiling {
    /// Corrupts a value; `other` is another value of the same kind.
    pub fn spoil(&self, value: &mut Value, other: &Value) {
        match self {
            Spoiling::Replace(at, odd) => *part(value, *at) = odd.clone(),
            Spoiling::Remove(at) => remove(part(value, *at)),
            Spoiling::Double(at) => {
                if let Value::Array(list) = part(value, *at)
                    && let Some(last) = list.last().cloned()
                {
                    list.push(last);
                }
            }
            Spoiling::Exchange(to, from) => {
                let taken = part(&mut other.clone(), *from).clone();
                *part(value, *to) = taken;
            }
            Spoiling::AddKey(at, key) => {
                if let Value::Object(map) = part(value, *at) {
                    map.insert(key.clone(), json!(7));
                }
            }
        }
    }
}

fn remove(value: &mut Value) {
    match value {
        Value::Array(list) => {
            list.pop();
        }
        Value::Object(map) => {
            if let Some(key) = map.keys().next().cloned() {
                map.remove(&key);
            }
        }
        scalar => *scalar = Value::Null,
    }
}

fn part(value: &mut Value, at: Index) -> &mut Value {
    let count = count(value);
    nth(value, &mut at.index(count)).expect("as many as were counted")
}

fn count(value: &Value) -> usize {
    let within: usize = match value {
        Value::Array(list) => list.iter().map(count).sum(),
        Value::Object(map) => map.values().map(count).sum(),
        _ => 0,
    };
    1 + within
}

fn nth<'a>(value: &'a mut Value, left: &mut usize) -> Option<&'a mut Value> {
    if *left == 0 {
        return Some(value);
    }
    *left -= 1;
    match value {
        Value::Array(list) => list.iter_mut().find_map(|one| nth(one, left)),
        Value::Object(map) => map.values_mut().find_map(|one| nth(one, left)),
        _ => None,
    }
}
