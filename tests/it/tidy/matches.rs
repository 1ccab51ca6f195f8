//! Reads the matches of a source: their arms, and what covers cases that nobody listed.

use super::reading::tokens;

/// Each game's own enums, by the end of their names. A match over one lists every case.
const OF_GAMES: [&str; 10] =
    ["Condition", "Confirmation", "Correction", "Event", "Needs", "Pick", "Refusal", "Remark", "Setting", "Terms"];

/// A match's arm: its pattern, with its guard, and its body.
#[derive(Default)]
struct Arm {
    pattern: Vec<String>,
    body: Vec<String>,
}

/// Returns one other arm of each match over a game's own enum that ends in a catch-all arm, and the pattern of each
/// `let` with an `else` over such an enum.
pub fn catch_alls(source: &str) -> Vec<String> {
    let tokens = tokens(source);
    let kinds = kinds(&tokens, &OF_GAMES);
    let mut found = Vec::new();
    for (at, word) in tokens.iter().enumerate() {
        let rest = &tokens[at + 1..];
        match word.as_str() {
            "match" => {
                let arms = arms(rest);
                let first = arms.iter().find_map(|arm| case(&kinds, &arm.pattern));
                found.extend(first.filter(|_| arms.iter().any(is_for_all)));
            }
            "let" if !is_condition(&tokens[..at]) => {
                let end = rest.iter().position(|word| word == "=");
                let (pattern, value) = rest.split_at(end.unwrap_or_default());
                found.extend(case(&kinds, pattern).filter(|_| gives_up(value)));
            }
            _ => {}
        }
    }
    found
}

/// Returns the signs of a match over a game's own enum that is cut into pieces, or forgets cases: macros that stand for
/// patterns, arms that pass the whole value on to another match, arms with an empty text, and several `if let`s over
/// one event.
pub fn pieces(source: &str) -> Vec<String> {
    let tokens = tokens(source);
    let kinds = kinds(&tokens, &OF_GAMES);
    let mut found = Vec::new();
    for (at, word) in tokens.iter().enumerate() {
        let rest = &tokens[at + 1..];
        match word.as_str() {
            "macro_rules" => found.extend(pattern_macro(rest)),
            "match" => {
                let value = matched(rest);
                for arm in arms(rest) {
                    let Some(case) = case(&kinds, &arm.pattern) else { continue };
                    if value.is_some_and(|value| passes(&arm, value)) {
                        found.push(format!("{case} is passed on"));
                    }
                    if is_empty_text(&arm.body) {
                        found.push(format!("{case} has an empty text"));
                    }
                }
            }
            _ => {}
        }
    }
    found.extend(chained(&tokens));
    found
}

/// Returns the name of a macro, from the tokens after `macro_rules`, if it stands for a pattern.
fn pattern_macro(tokens: &[String]) -> Option<String> {
    let body: Vec<&String> =
        tokens.iter().skip_while(|word| *word != ">").skip(1).take_while(|word| *word != ";").collect();
    let signs = ["::", "{", "}", "(", ")", ".", ",", "|", "_"];
    let is_name = |word: &str| word.starts_with(|c: char| c.is_alphabetic());
    let names = body.iter().any(|word| *word == "::");
    let plain = body.iter().all(|word| signs.contains(&word.as_str()) || is_name(word));
    (names && plain).then(|| format!("{}! is a pattern", tokens[1]))
}

/// Returns the name whose value a match distinguishes, unless it is more than a name.
fn matched(tokens: &[String]) -> Option<&String> {
    let mut value = tokens.iter().take_while(|word| *word != "{").filter(|word| *word != "*" && *word != "&");
    value.next().filter(|name| value.next().is_none() && *name != "self")
}

/// Returns whether an arm passes the matched value itself to a function.
fn passes(arm: &Arm, value: &String) -> bool {
    let body: Vec<&String> = arm.body.iter().filter(|word| *word != "*" && *word != "&").collect();
    let given = body.windows(3).any(|three| {
        ["(", ","].contains(&three[0].as_str()) && three[1] == value && [")", ","].contains(&three[2].as_str())
    });
    given && !arm.pattern.contains(value)
}

/// Returns whether an arm's body is an empty text, without or with a block around it.
fn is_empty_text(body: &[String]) -> bool {
    let body = body.join("");
    let body = body.trim_start_matches('{').trim_end_matches(['}', ';']);
    body.trim_start_matches("return") == "String::new()"
}

/// Returns the events that a second `if let` over the same value distinguishes in one function.
fn chained(tokens: &[String]) -> Vec<String> {
    let events = kinds(tokens, &["Event"]);
    let mut found = Vec::new();
    let mut seen: Vec<&str> = Vec::new();
    for (at, word) in tokens.iter().enumerate() {
        match word.as_str() {
            "fn" => seen.clear(),
            "let" if is_condition(&tokens[..at]) => {
                let rest = &tokens[at + 1..];
                let end = rest.iter().position(|word| word == "=").unwrap_or_default();
                let name = |word: &&String| word.starts_with(|c: char| c.is_ascii_lowercase()) && *word != "mut";
                let value = rest[end..].iter().find(name).map_or("", |name| name.as_str());
                if let Some(case) = case(&events, &rest[..end]) {
                    if seen.contains(&value) {
                        found.push(format!("{case} is in a chain"));
                    }
                    seen.push(value);
                }
            }
            _ => {}
        }
    }
    found
}

/// Returns the first case of these enums in a pattern.
fn case(kinds: &[String], pattern: &[String]) -> Option<String> {
    pattern.windows(3).find_map(|three| match three {
        [kind, colons, variant] if colons == "::" && kinds.contains(kind) && is_capital(variant) => {
            Some(format!("{kind}::{variant}"))
        }
        _ => None,
    })
}

fn is_capital(word: &str) -> bool {
    word.starts_with(|c: char| c.is_ascii_uppercase())
}

/// Returns the enums in a source whose names end like this, including renamed ones.
fn kinds(tokens: &[String], ends: &[&str]) -> Vec<String> {
    let is_kind = |name: &String| is_capital(name) && ends.iter().any(|end| name.ends_with(end));
    let renamed = tokens.windows(3).filter_map(|three| match three {
        [kind, of, name] if of == "as" && is_kind(kind) => Some(name.clone()),
        _ => None,
    });
    tokens.iter().filter(|word| is_kind(word)).cloned().chain(renamed).collect()
}

/// Returns whether the first match of a source names its cases and has no catch-all arm.
pub fn lists_every_case(source: &str) -> bool {
    let tokens = tokens(source);
    let start = tokens.iter().position(|word| word == "match");
    let arms = start.map(|start| arms(&tokens[start + 1..])).unwrap_or_default();
    let names = |arm: &Arm| arm.pattern.iter().any(|word| word == "::");
    arms.iter().any(names) && !arms.iter().any(is_for_all)
}

/// Returns whether an arm's pattern covers everything left.
fn is_for_all(arm: &Arm) -> bool {
    let sign = |word: &String| ["_", "(", ")", ",", ".."].contains(&word.as_str());
    let name = |word: &String| word.starts_with(|c: char| c.is_ascii_lowercase());
    arm.pattern.iter().all(sign) || (arm.pattern.len() == 1 && arm.pattern.iter().all(name))
}

/// Returns whether a `let` after these tokens is a condition.
fn is_condition(before: &[String]) -> bool {
    let last = before.last().map(String::as_str);
    matches!(last, Some("if" | "while" | "&"))
}

/// Returns whether a statement that continues like this has its own `else`, without a block before it.
fn gives_up(value: &[String]) -> bool {
    let mut depth = 0;
    for token in value {
        match token.as_str() {
            "else" if depth == 0 => return true,
            ";" if depth == 0 => return false,
            "if" | "match" if depth == 0 => return false,
            "(" | "[" | "{" => depth += 1,
            ")" | "]" | "}" => depth -= 1,
            _ => {}
        }
    }
    false
}

/// Returns a match's arms; `tokens` begin at its scrutinee.
fn arms(tokens: &[String]) -> Vec<Arm> {
    // The scrutinee ends at the first brace outside parentheses.
    let mut depth = 0;
    let mut rest = tokens.iter();
    for token in rest.by_ref() {
        match token.as_str() {
            "(" | "[" => depth += 1,
            ")" | "]" => depth -= 1,
            "{" if depth == 0 => break,
            _ => {}
        }
    }
    let mut arms = Vec::new();
    let mut arm = Arm::default();
    let (mut depth, mut in_pattern, mut last) = (0, true, "");
    for token in rest {
        match token.as_str() {
            "(" | "[" | "{" => depth += 1,
            "}" if depth == 0 => break,
            ")" | "]" | "}" => depth -= 1,
            _ => {}
        }
        let is_block = arm.body.first().is_some_and(|first| first == "{");
        if in_pattern && depth == 0 && token == ">" && last == "=" {
            arm.pattern.pop();
            in_pattern = false;
        } else if in_pattern {
            // A comma after a block is not part of a pattern.
            if !(arm.pattern.is_empty() && token == ",") {
                arm.pattern.push(token.clone());
            }
        } else if depth == 0 && (token == "," || (token == "}" && is_block)) {
            arms.push(std::mem::take(&mut arm));
            in_pattern = true;
        } else {
            arm.body.push(token.clone());
        }
        last = token;
    }
    if !in_pattern {
        arms.push(arm);
    }
    arms
}
