//! Fills in registered commands with values that may or may not be valid, so new commands are covered automatically.

use super::people::{Dice, PEOPLE, Table, commands_in};
use chancery_loopback::world::World;
use serde_json::Value;

/// Values for an option or a field that takes any text.
pub const WORDS: [&str; 12] = [
    "Storm",
    "1",
    "3d",
    "22:30",
    "Europe/Berlin",
    "back",
    "Home1",
    "March2",
    "**@everyone** `x`",
    "<@100>",
    "A name of more than forty letters, which is too long for most of them",
    "\u{202e}txet",
];

/// Commands that would end the others' game or interfere with the later counts. Other tests use these.
const LEFT_OUT: [&str; 8] = [
    "board example",
    "board load",
    "campaign create",
    "mod act-as",
    "mod end",
    "mod move",
    "mod remove-player",
    "mod-realms supply",
];

pub struct Draft {
    pub line: String,
    /// The options still to be filled from suggestions.
    pub suggests: Vec<String>,
}

/// Returns a random command that is registered at a table, filled in.
pub fn draft(world: &World, dice: &mut Dice, table: Table) -> Option<Draft> {
    let slash: Vec<&Value> = commands_in(world, table.guild).filter(|command| command["type"] == 1).collect();
    let mut here = *slash.get(dice.below(slash.len().max(1) as u64) as usize)?;
    let mut path = here["name"].as_str()?.to_owned();
    loop {
        let inner: Vec<&Value> = options(here).filter(|option| option["type"] == 1 || option["type"] == 2).collect();
        if inner.is_empty() {
            break;
        }
        here = inner[dice.below(inner.len() as u64) as usize];
        path = format!("{path} {}", here["name"].as_str()?);
    }
    if LEFT_OUT.contains(&path.as_str()) {
        return None;
    }
    let mut draft = Draft { line: format!("/{path}"), suggests: Vec::new() };
    for option in options(here) {
        let name = option["name"].as_str()?;
        // The later checks compare texts, so the language must not change.
        if name == "language" || option["required"] != true && dice.below(3) > 0 {
            continue;
        }
        if option["autocomplete"] == true && dice.below(5) > 0 {
            draft.suggests.push(name.to_owned());
        } else {
            let value = value(dice, option, table)?;
            draft.line = format!("{} {name}:\"{value}\"", draft.line);
        }
    }
    Some(draft)
}

/// Returns a value for an option; `None` for an option that only takes a file.
fn value(dice: &mut Dice, option: &Value, table: Table) -> Option<String> {
    let choices: Vec<&str> = option["choices"]
        .as_array()
        .map_or_else(Vec::new, |choices| choices.iter().filter_map(|one| one["name"].as_str()).collect());
    if !choices.is_empty() {
        return Some(dice.one_of(&choices).to_owned());
    }
    let bound = |key: &str, usual: i64| option[key].as_f64().map_or(usual, |bound| bound as i64);
    match option["type"].as_u64()? {
        3 => Some(dice.one_of(&WORDS).to_owned()),
        4 | 10 => {
            let (least, most) = (bound("min_value", -3), bound("max_value", 1_000_000));
            let some = least.saturating_add(dice.below(6) as i64).min(most);
            Some([some, some, some, least, most][dice.below(5) as usize].to_string())
        }
        5 => Some(dice.one_of(&["true", "false"]).to_owned()),
        6 => match dice.below(12) {
            // A stranger, and the bot.
            0 => Some("@host".to_owned()),
            1 => Some("@chancery".to_owned()),
            _ => Some(table.player(dice.below(PEOPLE))),
        },
        7 => Some(table.channel.to_string()),
        8 => Some(table.guild.to_string()),
        _ => None,
    }
}

/// Returns what a person writes into a form: the default value, or something else.
pub fn fields(dice: &mut Dice, form: &Value) -> Vec<(String, String)> {
    let rows = form["components"].as_array().into_iter().flatten();
    let mut fields = Vec::new();
    for input in rows.map(|row| &row["components"][0]) {
        let id = input["custom_id"].as_str().unwrap_or_default();
        if input["value"].is_null() || dice.below(2) == 0 {
            let written = match dice.below(2) {
                0 => (1 + dice.below(40)).to_string(),
                _ => dice.one_of(&WORDS).to_owned(),
            };
            fields.push((id.to_owned(), written));
        }
    }
    fields
}

fn options(of: &Value) -> impl Iterator<Item = &Value> {
    of["options"].as_array().into_iter().flatten()
}
