//! Names of places, ships, campaigns and players: how they are normalised, and when two are the same. Only this file
//! decides that.

use super::table::Refusal;
use std::iter;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

pub const PLACE_LIMIT: usize = 40;

/// The most marks on one letter, enough for every language. Taller stacks would overlap neighbouring lines.
const MOST_MARKS: usize = 3;

/// Returns the normalised name of a place or a ship. Refuses an invisible name, or one longer than [`PLACE_LIMIT`].
pub(super) fn must_be_name(name: &str) -> Result<String, Refusal> {
    must_be_at_most(name, PLACE_LIMIT)
}

/// Returns a normalised name. Refuses an invisible name, or one of more than `most` characters. Stored names are
/// never normalised again, because that would change past decisions.
pub(super) fn must_be_at_most(name: &str, most: usize) -> Result<String, Refusal> {
    let name = cleaned(name);
    match name.chars().count() {
        0 => Err(Refusal::NameEmpty),
        length if length > most => Err(Refusal::NameTooLong { length, most }),
        _ => Ok(name),
    }
}

/// Returns a text as one line without invisible and direction-changing characters; empty if nothing visible remains.
///
/// ```
/// use chancery_rules::cleaned;
///
/// assert_eq!(cleaned(" Spiral\t\u{A0}\u{200B}Arm\u{202E} "), "Spiral Arm");
/// assert_eq!(cleaned("\u{3164}\u{2800}\u{200D}"), "");
/// ```
pub fn cleaned(text: &str) -> String {
    let mut clean = Cleaned::default();
    text.chars().for_each(|c| clean.take(c));
    clean.text.truncate(clean.text.trim_end_matches(' ').len());
    clean.text
}

/// Returns whether two names look the same to a reader, ignoring case, the width and composition of letters, and
/// everything [`cleaned`] drops.
pub fn same_name(one: &str, other: &str) -> bool {
    if begin_differently(one, other) {
        return false;
    }
    if one.is_ascii() && other.is_ascii() {
        return ascii_key(one).eq(ascii_key(other));
    }
    name_key(one) == name_key(other)
}

/// Returns whether the first letters of two names are visible, ASCII and different. A fast path for looking a name up:
/// most others begin with another letter.
fn begin_differently(one: &str, other: &str) -> bool {
    let first = |name: &str| name.bytes().next().filter(u8::is_ascii_graphic);
    first(one).zip(first(other)).is_some_and(|(one, other)| !one.eq_ignore_ascii_case(&other))
}

/// Returns the key for comparing and searching names.
pub fn name_key(name: &str) -> String {
    let letters = cleaned(name).nfkd().collect::<String>();
    // Maps `ẞ` to `ß`, `SS` and finally `ss`; both small sigmas become one.
    let letters = letters.to_lowercase().to_uppercase();
    let letters = letters.chars().flat_map(char::to_lowercase).nfkd();
    letters.filter(|c| !is_joiner(*c) && !is_selector(*c)).collect()
}

/// Returns the key of an ASCII name, byte by byte. A fast path, as names are compared often and nearly all are ASCII.
fn ascii_key(name: &str) -> impl Iterator<Item = u8> {
    let words = name.split_whitespace();
    words
        .filter(|word| word.bytes().any(|b| b.is_ascii_graphic()))
        .flat_map(|word| iter::once(b' ').chain(word.bytes()))
        .filter(|b| !b.is_ascii_control())
        .map(|b| b.to_ascii_lowercase())
}

#[derive(Default)]
struct Cleaned {
    text: String,
    /// The number of marks on the last letter.
    marks: usize,
    /// A pending joiner, until the next letter to join is known.
    joiner: Option<char>,
}

impl Cleaned {
    fn take(&mut self, c: char) {
        if is_joiner(c) {
            let joins = self.text.chars().next_back().is_some_and(may_be_joined);
            self.joiner = joins.then_some(c);
        } else if is_blank(c) {
            self.joiner = None;
            if !self.is_between_words() {
                self.text.push(' ');
            }
        } else if is_selector(c) {
            // One selector sets how the letter before it looks; a second one, or one alone, has no effect.
            if !self.is_between_words() && !self.text.ends_with(is_selector) {
                self.text.push(c);
            }
        } else if !is_hidden(c) {
            self.show(c);
        }
    }

    fn show(&mut self, c: char) {
        self.marks = match is_combining_mark(c) {
            // A mark without a base letter would be drawn over text outside this one.
            true if self.is_between_words() => return,
            true => self.marks + 1,
            false => 0,
        };
        if self.marks > MOST_MARKS {
            return;
        }
        if let Some(joiner) = self.joiner.take().filter(|_| may_be_joined(c)) {
            self.text.push(joiner);
        }
        self.text.push(c);
    }

    fn is_between_words(&self) -> bool {
        self.text.is_empty() || self.text.ends_with(' ')
    }
}

/// Returns whether the character is, or looks like, any kind of space or break.
fn is_blank(c: char) -> bool {
    c.is_whitespace()
        || matches!(
            c,
            '\u{115F}' | '\u{1160}' | '\u{2800}' | '\u{3164}' | '\u{FFA0}' | '\u{13441}' | '\u{13442}' | '\u{1D159}'
        )
}

/// Returns whether the character joins its neighbours or keeps them apart.
fn is_joiner(c: char) -> bool {
    matches!(c, '\u{200C}' | '\u{200D}')
}

/// Returns whether a joiner has a meaning next to the character, as in the scripts of the Near East and India, and
/// between emoji. Next to European letters it would only be invisible.
fn may_be_joined(c: char) -> bool {
    c >= '\u{0600}'
}

/// Returns whether the character selects how the preceding one is drawn, as an emoji or as a letter.
fn is_selector(c: char) -> bool {
    matches!(c, '\u{FE00}'..='\u{FE0F}')
}

/// Returns whether the character is invisible: controls, soft hyphens, tags, object placeholders, and everything that
/// controls writing direction or script layout. These are Unicode's `Default_Ignorable_Code_Point` without joiners,
/// selectors and blanks, plus similar characters without a shape.
fn is_hidden(c: char) -> bool {
    // The last two code points of each plane are not characters.
    let never_assigned = u32::from(c) & 0xFFFE == 0xFFFE;
    c.is_control()
        || never_assigned
        || matches!(
            c,
            '\u{00AD}'
                | '\u{034F}'
                | '\u{061C}'
                | '\u{17B4}'..='\u{17B5}'
                | '\u{180B}'..='\u{180F}'
                | '\u{200B}'
                | '\u{200E}'..='\u{200F}'
                | '\u{202A}'..='\u{202E}'
                | '\u{2060}'..='\u{206F}'
                | '\u{FDD0}'..='\u{FDEF}'
                | '\u{FEFF}'
                | '\u{FFF0}'..='\u{FFFC}'
                | '\u{13430}'..='\u{13440}'
                | '\u{16FE4}'
                | '\u{1BCA0}'..='\u{1BCA3}'
                | '\u{1D173}'..='\u{1D17A}'
                | '\u{E0000}'..='\u{E0FFF}'
        )
}
