//! Markup in Discord's text that the sandbox interprets: mentions, timestamps, escapes and code.

#[derive(Debug, PartialEq)]
pub enum Piece<'a> {
    Plain(&'a str),
    /// A code block or span with its backticks. Markup inside it is literal.
    Code(&'a str),
    User(u64),
    Role(u64),
    Channel(u64),
    /// `@everyone` or `@here`.
    Everyone(&'a str),
    /// A timestamp in seconds since 1970, and the letter of its style.
    Stamp(i64, char),
    Command(&'a str),
}

/// Whether a backslash escapes the next character. It does for display. To decide who is notified, the sandbox
/// does not assume that Discord's server respects escapes.
#[derive(Clone, Copy, PartialEq)]
pub enum Escapes {
    Shown,
    Ignored,
}

pub fn pieces(text: &str, escapes: Escapes) -> Vec<Piece<'_>> {
    let mut found = Vec::new();
    let mut plain = 0;
    let mut at = 0;
    while at < text.len() {
        let rest = &text[at..];
        if let Some((piece, length)) = special(rest, escapes) {
            if plain < at {
                found.push(Piece::Plain(&text[plain..at]));
            }
            found.push(piece);
            at += length;
            plain = at;
        } else {
            at += rest.chars().next().map_or(1, char::len_utf8);
        }
    }
    if plain < text.len() {
        found.push(Piece::Plain(&text[plain..]));
    }
    found
}

fn special(rest: &str, escapes: Escapes) -> Option<(Piece<'_>, usize)> {
    match rest.as_bytes().first()? {
        b'\\' if escapes == Escapes::Shown => {
            let escaped = rest[1..].chars().next()?;
            let length = 1 + escaped.len_utf8();
            let piece = Piece::Plain(&rest[1..length]);
            escaped.is_ascii_punctuation().then_some((piece, length))
        }
        b'`' => ["```", "``", "`"].iter().find_map(|fence| {
            let inner = rest.strip_prefix(fence)?;
            let length = inner.find(fence)? + 2 * fence.len();
            (length > 2 * fence.len()).then(|| (Piece::Code(&rest[..length]), length))
        }),
        b'@' => ["@everyone", "@here"]
            .iter()
            .find(|word| rest.starts_with(**word))
            .map(|word| (Piece::Everyone(&rest[..word.len()]), word.len())),
        b'<' => {
            let end = rest.find('>')?;
            Some((bracketed(&rest[1..end])?, end + 1))
        }
        _ => None,
    }
}

fn bracketed(inner: &str) -> Option<Piece<'_>> {
    if let Some(id) = inner.strip_prefix("@&") {
        return id.parse().ok().map(Piece::Role);
    }
    if let Some(id) = inner.strip_prefix('@') {
        let id = id.strip_prefix('!').unwrap_or(id);
        return id.parse().ok().map(Piece::User);
    }
    if let Some(id) = inner.strip_prefix('#') {
        return id.parse().ok().map(Piece::Channel);
    }
    if let Some(moment) = inner.strip_prefix("t:") {
        let (seconds, style) = moment.split_once(':').unwrap_or((moment, "f"));
        return Some(Piece::Stamp(seconds.parse().ok()?, style.chars().next()?));
    }
    let (name, id) = inner.strip_prefix('/')?.rsplit_once(':')?;
    id.parse::<u64>().ok().map(|_| Piece::Command(name))
}
