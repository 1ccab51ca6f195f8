//! The commands that Discord gets, compared with a recorded list.

use chancery::discord::in_command_guild;
use serde_json::Value;
use std::fs;
use std::path::Path;

/// `BLESS=1 cargo test registered` rewrites it.
const RECORDED: &str = "tests/it/discord/registered.txt";

/// The numbers of Discord's option types, from 3 up.
const TYPES: [&str; 9] = ["text", "whole", "yes-no", "user", "channel", "role", "mentionable", "number", "file"];

/// Writes a line for a command: its options with their types, `!` after required ones, and `~` after those with
/// suggestions.
fn list(lines: &mut Vec<String>, above: &str, command: &Value) {
    let name = format!("{above}{}", command["name"].as_str().unwrap());
    let (subcommands, options): (Vec<&Value>, Vec<&Value>) = command["options"]
        .as_array()
        .into_iter()
        .flatten()
        .partition(|option| matches!(option["type"].as_u64(), Some(1 | 2)));
    let mut line = name.clone();
    for option in options {
        let kind = usize::try_from(option["type"].as_u64().unwrap()).unwrap();
        line.push_str(&format!(" {}:{}", option["name"].as_str().unwrap(), TYPES[kind - 3]));
        let choices = option["choices"].as_array().filter(|choices| !choices.is_empty());
        let choices: Vec<&str> = choices.into_iter().flatten().map(|choice| choice["name"].as_str().unwrap()).collect();
        if !choices.is_empty() {
            line.push_str(&format!("({})", choices.join("|")));
        }
        let marks = [("required", '!'), ("autocomplete", '~')];
        line.extend(marks.iter().filter(|(key, _)| option[key] == true).map(|(_, mark)| mark));
    }
    lines.push(line);
    for subcommand in subcommands {
        list(lines, &format!("{name} "), subcommand);
    }
}

#[test]
fn registered_commands_are_as_recorded() {
    let mut lines = Vec::new();
    for command in &in_command_guild() {
        list(&mut lines, "/", command);
    }
    let registered = lines.join("\n") + "\n";
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(RECORDED);
    if std::env::var_os("BLESS").is_some() {
        fs::write(&path, &registered).unwrap();
    }
    assert_eq!(fs::read_to_string(path).unwrap(), registered);
}
