//! Makes what players typed harmless: it can call nobody, look like nothing of ours, and break no layout.

use crate::rules::NAME_LIMIT;

/// Returns the text for a sentence: in one line, at most `limit` characters, showing every sign of markdown as itself. Empty
/// where nothing in it can be seen.
pub fn prose(text: &str, limit: usize) -> String {
    isolated(escaped(&shortened(&cleaned(text), limit)))
}

/// Returns the name of a campaign, a ship or a place for a sentence or a title.
pub fn name(text: &str) -> String {
    let name = prose(text, NAME_LIMIT);
    if name.is_empty() {
        "?".to_owned()
    } else {
        name
    }
}

/// Returns the text as a table cell in a code block, exactly `width` columns wide.
pub fn cell(text: &str, width: usize) -> String {
    let mut text = cleaned(text).replace('`', "'");
    if text.is_empty() {
        text.push('?');
    }
    if columns(&text) > width {
        let mut used = 1;
        text = text
            .chars()
            .take_while(|c| {
                used += column(*c);
                used <= width
            })
            .collect();
        trim_end(&mut text);
        text.push('…');
    }
    let padding = " ".repeat(width.saturating_sub(columns(&text)));
    format!("{}{padding}", isolated(unmentioned(&text)))
}

/// Returns the text for where Discord knows neither markdown nor mentions: the choices of autocomplete.
pub fn label(text: &str, limit: usize) -> String {
    isolated(unmentioned(&shortened(&cleaned(text), limit)))
}

/// Drops what cannot be seen or turns the direction of writing, and makes one line of it.
fn cleaned(text: &str) -> String {
    let mut clean = String::with_capacity(text.len());
    let mut marks = 0;
    for c in text.chars() {
        let c = if is_blank(c) { ' ' } else { c };
        if c.is_control() || is_invisible(c) || (c == ' ' && clean.ends_with([' ', '\u{200D}'])) {
            continue;
        }
        // Two marks on one letter are enough for every language; towers of them reach into the lines around.
        marks = if is_mark(c) { marks + 1 } else { 0 };
        if marks <= 2 {
            clean.push(c);
        }
    }
    if clean.chars().all(|c| c == ' ' || column(c) == 0) {
        return String::new();
    }
    clean.trim().to_owned()
}

fn shortened(text: &str, limit: usize) -> String {
    if text.chars().count() <= limit {
        return text.to_owned();
    }
    let mut short: String = text.chars().take(limit.saturating_sub(1)).collect();
    trim_end(&mut short);
    short.push('…');
    short
}

/// Drops what would hang on to the ellipsis: spaces, and a joiner that lost what it joined.
fn trim_end(text: &mut String) {
    while text.ends_with([' ', '\u{200C}', '\u{200D}']) {
        text.pop();
    }
}

/// Puts a backslash before whatever Discord would take for markdown, an emoji, a mention or a time.
fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len() * 2);
    let mut rest = text.chars().peekable();
    let starts_list = |text: &str| {
        let after = text.trim_start_matches(|c: char| c.is_ascii_digit());
        after.len() < text.len() && after.starts_with(['.', ')'])
    };
    let mut list_number = starts_list(text);
    let mut first = true;
    while let Some(c) = rest.next() {
        let in_word = rest
            .peek()
            .is_some_and(|n| n.is_alphanumeric() || *n == '_');
        let special = match c {
            '\\' | '*' | '_' | '~' | '|' | '`' | '<' | '>' | '[' | ']' => true,
            '#' | '-' | '+' => first,
            ':' => in_word,
            '.' | ')' => std::mem::take(&mut list_number),
            _ => false,
        };
        if special {
            safe.push('\\');
        }
        safe.push(c);
        first = false;
    }
    unmentioned(&safe)
}

/// Breaks `@everyone`, `@here` and mentions with a space that has no width. Backslashes do not stop them.
fn unmentioned(text: &str) -> String {
    text.replace('@', "@\u{200B}")
}

/// Keeps text that runs from right to left from pulling the numbers beside it along.
fn isolated(text: String) -> String {
    if text.chars().any(runs_right_to_left) {
        return format!("\u{2068}{text}\u{2069}");
    }
    text
}

fn columns(text: &str) -> usize {
    text.chars().map(column).sum()
}

/// Returns how many columns a character takes where all are equally wide.
fn column(c: char) -> usize {
    match c {
        '\u{200C}' | '\u{200D}' | '\u{FE00}'..='\u{FE0F}' => 0,
        c if is_mark(c) => 0,
        '\u{1100}'..='\u{115F}'
        | '\u{2E80}'..='\u{A4CF}'
        | '\u{AC00}'..='\u{D7A3}'
        | '\u{F900}'..='\u{FAFF}'
        | '\u{FE30}'..='\u{FE6F}'
        | '\u{FF00}'..='\u{FF60}'
        | '\u{FFE0}'..='\u{FFE6}'
        | '\u{1F000}'..='\u{1FAFF}'
        | '\u{20000}'..='\u{3FFFD}' => 2,
        _ => 1,
    }
}

/// Returns whether the character is a space or a break of any kind, or looks like one.
fn is_blank(c: char) -> bool {
    c.is_whitespace()
        || matches!(
            c,
            '\u{2800}' | '\u{115F}' | '\u{1160}' | '\u{3164}' | '\u{FFA0}'
        )
}

/// Returns whether the character shows nothing and may change how the others show: joiners of words, soft hyphens, tags, and
/// all that sets the direction of writing. The two joiners that scripts and emoji need stay.
fn is_invisible(c: char) -> bool {
    matches!(
        c,
        '\u{00AD}'
            | '\u{034F}'
            | '\u{061C}'
            | '\u{180B}'..='\u{180F}'
            | '\u{200B}'
            | '\u{200E}'
            | '\u{200F}'
            | '\u{202A}'..='\u{202E}'
            | '\u{2060}'..='\u{206F}'
            | '\u{FEFF}'
            | '\u{FFF0}'..='\u{FFFB}'
            | '\u{E0000}'..='\u{E0FFF}'
    )
}

/// Returns whether the character is drawn over the one before it.
fn is_mark(c: char) -> bool {
    matches!(
        c,
        '\u{0300}'..='\u{036F}'
            | '\u{0483}'..='\u{0489}'
            | '\u{0591}'..='\u{05BD}'
            | '\u{0610}'..='\u{061A}'
            | '\u{064B}'..='\u{065F}'
            | '\u{06D6}'..='\u{06DC}'
            | '\u{0E31}'
            | '\u{0E34}'..='\u{0E3A}'
            | '\u{0E47}'..='\u{0E4E}'
            | '\u{1AB0}'..='\u{1AFF}'
            | '\u{1DC0}'..='\u{1DFF}'
            | '\u{20D0}'..='\u{20FF}'
            | '\u{FE20}'..='\u{FE2F}'
    )
}

fn runs_right_to_left(c: char) -> bool {
    matches!(
        c,
        '\u{0590}'..='\u{08FF}'
            | '\u{FB1D}'..='\u{FDFF}'
            | '\u{FE70}'..='\u{FEFC}'
            | '\u{10800}'..='\u{10FFF}'
            | '\u{1E800}'..='\u{1EFFF}'
    )
}
