//! Splits a slash command into words.

/// A word, or the start of an option: `name:value` or `name:"value"`.
#[derive(Clone, Debug, PartialEq)]
pub struct Word {
    pub key: Option<String>,
    pub value: String,
    pub quoted: bool,
}

impl Word {
    pub fn text(&self) -> String {
        match &self.key {
            Some(key) => format!("{key}:{}", self.value),
            None => self.value.clone(),
        }
    }
}

/// Splits a line at its spaces, except inside quotes that follow a colon. `\"` is a quote inside quotes.
pub fn words(line: &str) -> Vec<Word> {
    let mut found = Vec::new();
    let mut rest = line.trim_start();
    while !rest.is_empty() {
        let end = rest.find(char::is_whitespace).unwrap_or(rest.len());
        let key = key_of(&rest[..end]);
        let after = &rest[key.map_or(0, |key| key.len() + 1)..];
        let (value, quoted, left) = match after.strip_prefix('"').filter(|_| key.is_some()) {
            Some(inner) => {
                let (value, left) = unquote(inner);
                (value, true, left)
            }
            None => {
                let end = after.find(char::is_whitespace).unwrap_or(after.len());
                (after[..end].to_owned(), false, &after[end..])
            }
        };
        found.push(Word { key: key.map(str::to_owned), value, quoted });
        rest = left.trim_start();
    }
    found
}

/// Returns the option name at the start of a word. A time of day or a link has none.
fn key_of(word: &str) -> Option<&str> {
    let (key, value) = word.split_once(':')?;
    let named = key.chars().any(char::is_alphabetic) && key.chars().all(|c| c.is_alphanumeric() || "-_'".contains(c));
    (named && !value.starts_with("//")).then_some(key)
}

/// Reads up to the closing quote, or to the end if it is missing.
fn unquote(inner: &str) -> (String, &str) {
    let mut value = String::new();
    let mut letters = inner.char_indices().peekable();
    while let Some((at, letter)) = letters.next() {
        match letter {
            '"' => return (value, &inner[at + 1..]),
            '\\' if letters.next_if(|(_, next)| *next == '"').is_some() => value.push('"'),
            _ => value.push(letter),
        }
    }
    (value, "")
}
