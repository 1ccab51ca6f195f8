//! Sanitises player input: it cannot ping anyone, imitate the bot, disguise a link, or break the layout.

use crate::rules::{NAME_LIMIT, cleaned};
use unicode_width::UnicodeWidthChar;

/// Stands for a text without visible characters.
const NOTHING: &str = "?";

/// The longest text shown between backticks. Ids, paths and promises of shuffles are shorter.
const CODE_LIMIT: usize = 100;

/// Returns the text for a sentence: one line of at most `limit` characters, with Markdown escaped and links disabled.
/// The result is empty if nothing in it is visible.
pub fn prose(text: &str, limit: usize) -> String {
    in_words(text, limit, |_| None)
}

/// Returns a note for a quotation. Like [`prose`], but a web address that is not disguised stays a link, without a
/// preview.
pub fn note(text: &str, limit: usize) -> String {
    in_words(text, limit, address)
}

/// Returns the name of a campaign, a ship or a place for a sentence or a title.
pub fn name(text: &str) -> String {
    let name = prose(text, NAME_LIMIT);
    if name.is_empty() { NOTHING.to_owned() } else { name }
}

/// Returns the text for a place between backticks, in one line of at most [`CODE_LIMIT`] characters.
pub fn code(text: &str) -> String {
    let text = cleaned(text).replace('`', "'");
    let mut shown: String = text.chars().take(CODE_LIMIT).collect();
    if shown.len() < text.len() {
        shown.push('…');
    }
    unmentioned(&shown)
}

/// Returns the text as a table cell in a code block, exactly `width` columns wide.
pub fn cell(text: &str, width: usize) -> String {
    let mut text = cleaned(text).replace('`', "'");
    if text.is_empty() {
        text.push_str(NOTHING);
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

/// Returns the text for places without Markdown and mentions: choices, menus, buttons and pictures. It is never empty,
/// and at most `limit` characters long, including characters that sanitising adds.
pub fn label(text: &str, limit: usize) -> String {
    labelled(text, limit, |label| label.chars().count() <= limit)
}

/// Returns a label for a choice, a menu or a button, shortened if Discord would refuse it.
///
/// Discord's staff say that it counts characters; others have seen limits in UTF-16 units. That count is never lower,
/// so it is safe.
pub fn fitted(text: String, limit: usize) -> String {
    let fits = |text: &str| text.encode_utf16().count() <= limit;
    if fits(&text) && !cleaned(&text).is_empty() {
        return text;
    }
    labelled(&text, limit, fits)
}

fn labelled(text: &str, limit: usize, fits: impl Fn(&str) -> bool) -> String {
    let clean = cleaned(text);
    let most = clean.chars().count().min(limit);
    // Sanitising adds characters, and how many depends on the remaining text.
    let mut shorter = (1..=most).rev().map(|most| isolated(unmentioned(&shortened(&clean, most))));
    shorter.find(|label| fits(label)).unwrap_or_else(|| NOTHING.to_owned())
}

/// Escapes a text word by word. If `kept` finds a part that may stay as it is, the rest of that word stays as well.
fn in_words(text: &str, limit: usize, kept: impl Fn(&str) -> Option<(&str, &str)>) -> String {
    let text = shortened(&cleaned(text), limit);
    let words = text.split(' ').enumerate().map(|(n, word)| match kept(word) {
        Some((kept, rest)) => format!("<{kept}>{rest}"),
        None => escaped(word, n == 0),
    });
    isolated(words.collect::<Vec<_>>().join(" "))
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

/// Drops leftovers before the ellipsis: spaces, and a joiner that lost what it joined.
fn trim_end(text: &mut String) {
    while text.ends_with([' ', '\u{200C}', '\u{200D}']) {
        text.pop();
    }
}

/// Splits a word into a web address and the punctuation after it. Accepts only addresses that show which server they
/// lead to: plain letters, no user name before the server, and no encoded letters of other alphabets.
fn address(word: &str) -> Option<(&str, &str)> {
    let address = word.trim_end_matches(['.', ',', ';', ':', '!', '?']);
    let server = address.strip_prefix("https://").or_else(|| address.strip_prefix("http://"))?;
    let (server, path) = server.split_at(server.find(['/', '?', '#']).unwrap_or(server.len()));
    let (host, port) = server.split_once(':').unwrap_or((server, "80"));
    let labels: Vec<&str> = host.split('.').collect();
    let (top, below) = labels.split_last()?;
    let plain = |label: &str| {
        let inner = |c: char| c.is_ascii_alphanumeric() || c == '-';
        !label.is_empty() && label.chars().all(inner) && !label.starts_with('-')
    };
    let coded = |label: &&str| label.get(..4).is_some_and(|c| c.eq_ignore_ascii_case("xn--"));
    let clear = !below.is_empty()
        && labels.iter().all(|label| plain(label))
        && !labels.iter().any(coded)
        && top.chars().all(|c| c.is_ascii_alphabetic())
        && !port.is_empty()
        && port.chars().all(|c| c.is_ascii_digit());
    let in_path = |c: char| c.is_ascii_alphanumeric() || "-._~/?#&=%+,;:!$".contains(c);
    (clear && path.chars().all(in_path)).then(|| word.split_at(address.len()))
}

/// Escapes everything in a word that Discord would interpret as Markdown, an emoji, a mention, a time or a link.
fn escaped(word: &str, begins: bool) -> String {
    let mut safe = String::with_capacity(word.len() * 2);
    let mut rest = word.chars().peekable();
    let starts_list = |text: &str| {
        let after = text.trim_start_matches(|c: char| c.is_ascii_digit());
        after.len() < text.len() && after.starts_with(['.', ')'])
    };
    let mut list_number = begins && starts_list(word);
    let mut before = None;
    while let Some(c) = rest.next() {
        let next = rest.peek().copied();
        let in_word = next.is_some_and(|n| n.is_alphanumeric() || n == '_');
        let special = match c {
            '\\' | '*' | '_' | '~' | '|' | '`' | '<' | '>' | '[' | ']' => true,
            '#' | '-' | '+' => begins && before.is_none(),
            ':' => in_word || next == Some('/'),
            ')' => std::mem::take(&mut list_number),
            '.' => {
                // Discord turns `discord.gg/x` into an invitation, and some clients may turn other server names into
                // links.
                let in_server = before.is_some_and(char::is_alphanumeric) && next.is_some_and(char::is_alphabetic);
                std::mem::take(&mut list_number) || in_server
            }
            _ => false,
        };
        if special {
            safe.push('\\');
        }
        safe.push(c);
        before = Some(c);
    }
    unmentioned(&safe)
}

/// Breaks `@everyone`, `@here` and mentions with a zero-width space. Backslashes do not stop them.
fn unmentioned(text: &str) -> String {
    text.replace('@', "@\u{200B}")
}

/// Keeps right-to-left text from reordering the numbers next to it.
fn isolated(text: String) -> String {
    if text.chars().any(runs_right_to_left) {
        return format!("\u{2068}{text}\u{2069}");
    }
    text
}

fn columns(text: &str) -> usize {
    text.chars().map(column).sum()
}

/// Returns how many columns a character takes in a monospaced font.
fn column(c: char) -> usize {
    c.width().unwrap_or_default()
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
