//! The table of values: as a file, as a card, and the bundled tables (H1).

use super::{tell, words};
use crate::board_file::{BoardFileError, read, write};
use crate::game_words::{NotWritten, ReadValues, ValueParts};
use crate::render::{Card, clauses};
use crate::rules::games::leverage::values::{Figure, Given, MOST_FLAWS};
use crate::rules::games::leverage::{self, Leverage, State, Values};
use crate::rules::{Campaign, Correction, Refusal};
use crate::text::{Code, Name, Said, Text, say};
use serde_json::{Map, Value, json};

/// The bundled tables (H1.5), by name.
const PRESETS: [(&str, &str); 3] = [
    ("grandspace", include_str!("values/grandspace.json")),
    ("grandspace-code", include_str!("values/grandspace-code.json")),
    ("gentle", include_str!("values/gentle.json")),
];

const NAMES: &[&str] = &[PRESETS[0].0, PRESETS[1].0, PRESETS[2].0];

pub const PARTS: ValueParts = ValueParts { show, differences, presets: NAMES, preset, read: loaded, write: exported };

fn differences(text: &Text, before: &Campaign, after: &Campaign) -> Result<Vec<Said>, Refusal> {
    let (before, after) = (campaign_values(before)?, campaign_values(after)?);
    Ok(tell::values::differences(text, before, after))
}

fn campaign_values(campaign: &Campaign) -> Result<&Values, Refusal> {
    Ok(&campaign.playing::<State>()?.values)
}

fn preset(name: &str) -> Option<Correction> {
    let found = PRESETS.iter().find(|(known, _)| known.eq_ignore_ascii_case(name));
    loaded(found?.1.as_bytes()).ok()?.ok()
}

fn loaded(bytes: &[u8]) -> Result<ReadValues, BoardFileError> {
    let values = table_of(&read(bytes)?);
    Ok(values.map(|values| Correction::Leverage(leverage::Correction::Values(Box::new(values)))))
}

/// Returns the table that a file gives, or refuses it for its first flaws.
pub fn table_of(given: &Given) -> Result<Values, Refusal> {
    Values::read(given).map_err(|mut flaws| {
        let more = flaws.len().saturating_sub(MOST_FLAWS);
        flaws.truncate(MOST_FLAWS);
        leverage::Refusal::BadValues { flaws, more }.into()
    })
}

fn exported(campaign: &Campaign) -> Result<Vec<u8>, NotWritten> {
    let state = campaign.playing::<State>()?;
    write(&table(&state.values)).map_err(NotWritten::Json)
}

/// Returns the whole table, as in the file.
pub fn table(values: &Values) -> Value {
    let mut file = Map::new();
    values.figures().iter().for_each(|(path, figure)| put(&mut file, path, json_of(figure)));
    Value::Object(file)
}

fn put(object: &mut Map<String, Value>, path: &str, value: Value) {
    match path.split_once('.') {
        Some((group, rest)) => {
            if let Value::Object(inner) = object.entry(group).or_insert_with(|| json!({})) {
                put(inner, rest, value);
            }
        }
        None => drop(object.insert(path.to_owned(), value)),
    }
}

fn json_of(figure: &Figure) -> Value {
    match figure {
        Figure::Whole(number) => json!(number),
        Figure::Decimal(number) => decimal(*number),
        Figure::Name(name) => json!(name),
        Figure::Wholes(numbers) => json!(numbers),
        Figure::Decimals(numbers) => numbers.iter().copied().map(decimal).collect(),
    }
}

/// Returns a number without decimals if it has none.
fn decimal(number: Leverage) -> Value {
    let whole = Leverage::points(1).in_hundredths();
    match number.in_hundredths() {
        hundredths if hundredths % whole == 0 => json!(hundredths / whole),
        // Both are small enough to be exact.
        #[expect(clippy::cast_precision_loss, reason = "at most a million points")]
        hundredths => json!(hundredths as f64 / whole as f64),
    }
}

/// Lists the values in one line for each part of the table, without names that are the usual ones. Those that differ
/// from the defaults are bold, with the default.
fn show(text: &Text, campaign: &Campaign) -> Result<Card, Refusal> {
    let state = campaign.playing::<State>()?;
    let all = state.values.figures().into_iter().zip(Values::usual().figures());
    let all = all.map(|((path, now), (_, usual))| (path, now, usual));
    let all: Vec<_> = all.filter(|(_, now, usual)| !matches!(now, Figure::Name(_)) || now != usual).collect();
    let part = |path: &'static str| path.split_once('.').map_or(path, |(part, _)| part);
    let groups = all.chunk_by(|(one, ..), (other, ..)| part(one) == part(other));
    let lines = groups.map(|group| {
        let name = group.first().map_or("", |(path, ..)| part(path));
        let each = group.iter().map(|(path, now, usual)| {
            let key = path.strip_prefix(name).unwrap_or(path).trim_start_matches('.');
            value(text, key, now, usual)
        });
        let each: Vec<Said> = each.collect();
        say!(text, "values-part", part = Code(name), values = clauses(text, each))
    });
    let title = say!(text, "values-title", name = Name(&campaign.name));
    let card = Card::new(title, Said::in_lines(lines));
    let footer = match state.values.is_usual() {
        true => say!(text, "values-footer-usual"),
        false => say!(text, "values-footer"),
    };
    Ok(card.footer(footer))
}

fn value(text: &Text, key: &str, now: &Figure, usual: &Figure) -> Said {
    let value = match now == usual {
        true => words::figure(now),
        false => say!(text, "value-changed-from", now = words::figure(now), usual = words::figure(usual)),
    };
    match key.is_empty() {
        true => value,
        false => say!(text, "value-of-key", key = Code(key), value),
    }
}
