//! Discord's limits on messages, forms and suggestions.

use super::refusal::{Problems, Refusal};
use super::server::File;
use serde_json::Value;
use std::collections::HashSet;
use std::fmt::Display;

const FILE_LIMIT: usize = 10 << 20;
/// The flag of a message made of the newer kind of components, which the sandbox does not draw.
const COMPONENTS_V2: u64 = 1 << 15;

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

/// Validates a message body. An edit may leave a message empty, so that is checked separately: see [`is_empty`].
pub fn message(body: &Value, files: &[File]) -> Result<(), Refusal> {
    if files.iter().any(|file| file.bytes.len() > FILE_LIMIT) {
        return Err(Refusal::TOO_LARGE);
    }
    let mut problems = Problems::default();
    problems.length("content", &body["content"], 0, 2000);
    if body["flags"].as_u64().unwrap_or_default() & COMPONENTS_V2 != 0 {
        let message = "The sandbox does not know components V2.";
        problems.add("flags", "MESSAGE_FLAGS_UNSUPPORTED", message);
    }
    embeds(&mut problems, list(&body["embeds"]));
    rows(&mut problems, list(&body["components"]));
    mentions(&mut problems, &body["allowed_mentions"]);
    attachments(&mut problems, list(&body["attachments"]), files);
    match &body["nonce"] {
        Value::Number(_) => {}
        nonce => {
            problems.length("nonce", nonce, 0, 25);
        }
    }
    problems.settle()
}

/// Returns whether a message would show nothing. Buttons alone do not count as content.
pub fn is_empty(message: &Value) -> bool {
    let blank = message["content"].as_str().unwrap_or_default().trim();
    blank.is_empty() && list(&message["embeds"]).is_empty() && list(&message["attachments"]).is_empty()
}

fn embeds(problems: &mut Problems, embeds: &[Value]) {
    if embeds.len() > 10 {
        problems.count("embeds", embeds.len(), 0, 10);
    }
    let mut sum = 0;
    for (n, embed) in embeds.iter().enumerate() {
        let at = format!("embeds.{n}");
        sum += problems.length(format!("{at}.title"), &embed["title"], 0, 256);
        sum += problems.length(format!("{at}.description"), &embed["description"], 0, 4096);
        sum += problems.length(format!("{at}.footer.text"), &embed["footer"]["text"], 0, 2048);
        sum += problems.length(format!("{at}.author.name"), &embed["author"]["name"], 0, 256);
        let fields = list(&embed["fields"]);
        problems.count(format!("{at}.fields"), fields.len(), 0, 25);
        for (k, field) in fields.iter().enumerate() {
            for (part, most) in [("name", 256), ("value", 1024)] {
                let at = format!("{at}.fields.{k}.{part}");
                // Discord trims a text before it checks for emptiness.
                if field[part].as_str().is_some_and(|text| text.trim().is_empty()) {
                    problems.required(at);
                } else {
                    sum += problems.length(at, &field[part], 1, most);
                }
            }
        }
        let shown = ["title", "description", "author", "footer", "image", "thumbnail"];
        let filled = |part: &&str| !embed[*part].is_null() && embed[*part] != "";
        if fields.is_empty() && !shown.iter().any(filled) {
            problems.required(format!("{at}.description"));
        }
    }
    if sum > 6000 {
        let message = "Embed size exceeds maximum size of 6000";
        problems.add("embeds", "MAX_EMBED_SIZE_EXCEEDED", message);
    }
}

fn rows(problems: &mut Problems, rows: &[Value]) {
    if rows.len() > 5 {
        problems.count("components", rows.len(), 1, 5);
    }
    let mut ids = HashSet::new();
    for (n, row) in rows.iter().enumerate() {
        let at = format!("components.{n}");
        if row["type"] != 1 {
            let message = "Value of field \"type\" must be one of (1,).";
            problems.add(format!("{at}.type"), "UNION_TYPE_CHOICES", message);
            continue;
        }
        let parts = list(&row["components"]);
        problems.count(format!("{at}.components"), parts.len(), 1, 5);
        let selects = parts.iter().filter(|part| part["type"] != 2).count();
        if selects > 0 && parts.len() > 1 {
            let message = "The specified component exceeds the maximum width";
            problems.add(&at, "COMPONENT_LAYOUT_WIDTH_EXCEEDED", message);
        }
        for (k, part) in parts.iter().enumerate() {
            let at = format!("{at}.components.{k}");
            match part["type"].as_u64() {
                Some(2) => button(problems, &at, part),
                Some(3 | 5..=8) => select(problems, &at, part),
                _ => {
                    let message = "Value of field \"type\" must be one of (2, 3, 5, 6, 7, 8).";
                    problems.add(format!("{at}.type"), "UNION_TYPE_CHOICES", message);
                }
            }
            unique_id(problems, &mut ids, &at, part);
        }
    }
}

fn unique_id<'a>(problems: &mut Problems, ids: &mut HashSet<&'a str>, at: impl Display, part: &'a Value) {
    if part["custom_id"].as_str().is_some_and(|id| !ids.insert(id)) {
        let message = "Component custom id cannot be duplicated";
        let at = format!("{at}.custom_id");
        problems.add(at, "COMPONENT_CUSTOM_ID_DUPLICATED", message);
    }
}

fn button(problems: &mut Problems, at: &str, button: &Value) {
    problems.label(format!("{at}.label"), &button["label"], 0, 80);
    let style = button["style"].as_u64().unwrap_or_default();
    if !(1..=6).contains(&style) {
        let message = "Value must be one of {1, 2, 3, 4, 5, 6}.";
        problems.add(format!("{at}.style"), "BASE_TYPE_CHOICES", message);
    }
    if style == 5 {
        problems.length(format!("{at}.url"), &button["url"], 1, 512);
        if !button["custom_id"].is_null() {
            let message = "A custom id and url cannot both be specified";
            problems.add(at, "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", message);
        }
    } else if style != 6 {
        problems.length(format!("{at}.custom_id"), &button["custom_id"], 1, 100);
    }
    let unlabelled = button["label"].as_str().unwrap_or_default().is_empty();
    if unlabelled && button["emoji"].is_null() {
        let message = "A button must have a label or emoji";
        problems.add(at, "BUTTON_COMPONENT_INVALID", message);
    }
}

fn select(problems: &mut Problems, at: &str, select: &Value) {
    problems.length(format!("{at}.custom_id"), &select["custom_id"], 1, 100);
    problems.label(format!("{at}.placeholder"), &select["placeholder"], 0, 150);
    let number = |part: &str, other| select[part].as_u64().unwrap_or(other);
    let (least, most) = (number("min_values", 1), number("max_values", 1));
    if least > 25 || most == 0 || most > 25 || least > most {
        let message = "min_values must be 0 to 25, max_values 1 to 25 and not less";
        problems.add(format!("{at}.max_values"), "NUMBER_TYPE_MAX", message);
    }
    if select["type"] != 3 {
        return;
    }
    let options = list(&select["options"]);
    problems.count(format!("{at}.options"), options.len(), 1, 25);
    if most as usize > options.len() {
        let message = "max_values cannot be greater than the number of options";
        problems.add(format!("{at}.max_values"), "NUMBER_TYPE_MAX", message);
    }
    let taken = options.iter().filter(|option| option["default"] == true);
    if taken.count() > most as usize {
        let message = "No more options can be the default than can be chosen";
        problems.add(format!("{at}.options"), "TOO_MANY_DEFAULT_VALUES", message);
    }
    let mut values = HashSet::new();
    for (n, option) in options.iter().enumerate() {
        let at = format!("{at}.options.{n}");
        problems.label(format!("{at}.label"), &option["label"], 1, 100);
        problems.label(format!("{at}.value"), &option["value"], 1, 100);
        problems.label(format!("{at}.description"), &option["description"], 0, 100);
        if !values.insert(option["value"].as_str()) {
            let message = "The specified option value is already used";
            problems.add(format!("{at}.value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", message);
        }
    }
}

fn mentions(problems: &mut Problems, allowed: &Value) {
    for kind in ["users", "roles"] {
        let named = list(&allowed[kind]).len();
        let at = format!("allowed_mentions.{kind}");
        if named > 100 {
            problems.count(&at, named, 0, 100);
        }
        if named > 0 && list(&allowed["parse"]).iter().any(|word| word == kind) {
            let message = format!("parse:[\"{kind}\"] and {kind}: [ids...] are mutually exclusive.");
            problems.add("allowed_mentions", "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", message);
        }
    }
}

fn attachments(problems: &mut Problems, entries: &[Value], files: &[File]) {
    if entries.len().max(files.len()) > 10 {
        problems.count("attachments", entries.len().max(files.len()), 0, 10);
    }
    for (n, entry) in entries.iter().enumerate() {
        problems.length(format!("attachments.{n}.description"), &entry["description"], 0, 1024);
    }
}

pub fn form(form: &Value) -> Result<(), Refusal> {
    let mut problems = Problems::default();
    problems.length("data.title", &form["title"], 1, 45);
    problems.length("data.custom_id", &form["custom_id"], 1, 100);
    let rows = list(&form["components"]);
    problems.count("data.components", rows.len(), 1, 5);
    let mut ids = HashSet::new();
    for (n, row) in rows.iter().enumerate() {
        let parts = list(&row["components"]);
        problems.count(format!("data.components.{n}.components"), parts.len(), 1, 1);
        let Some(input) = parts.first() else { continue };
        let at = format!("data.components.{n}.components.0");
        if input["type"] != 4 {
            let message = "Value of field \"type\" must be one of (4,).";
            problems.add(format!("{at}.type"), "UNION_TYPE_CHOICES", message);
        }
        problems.length(format!("{at}.custom_id"), &input["custom_id"], 1, 100);
        problems.length(format!("{at}.label"), &input["label"], 1, 45);
        problems.length(format!("{at}.placeholder"), &input["placeholder"], 0, 100);
        let number = |part: &str, other| input[part].as_u64().unwrap_or(other) as usize;
        let (least, most) = (number("min_length", 0), number("max_length", 4000));
        if least > 4000 || most == 0 || most > 4000 || least > most {
            let message = "int value should be less than or equal to 4000.";
            problems.add(format!("{at}.max_length"), "NUMBER_TYPE_MAX", message);
        }
        problems.length(format!("{at}.value"), &input["value"], 0, most);
        unique_id(&mut problems, &mut ids, &at, input);
    }
    problems.settle()
}

pub fn suggestions(choices: &[Value]) -> Result<(), Refusal> {
    let mut problems = Problems::default();
    if choices.len() > 25 {
        problems.count("data.choices", choices.len(), 0, 25);
    }
    for (n, choice) in choices.iter().enumerate() {
        problems.label(format!("data.choices.{n}.name"), &choice["name"], 1, 100);
        if !choice["value"].is_number() {
            problems.label(format!("data.choices.{n}.value"), &choice["value"], 1, 100);
        }
    }
    problems.settle()
}
