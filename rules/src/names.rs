//! Names that players and moderators give to places, ships and campaigns, and their own: what is kept of them, and when two are
//! the same. No other file judges that.

use super::table::Refusal;
use std::iter;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// The longest name of a place or a ship, in characters.
pub const PLACE_LIMIT: usize = 40;

/// So many marks on one letter are enough for every language; towers of them reach into the lines around.
const MOST_MARKS: usize = 3;

/// Returns the name of a place or a ship as it is kept.
///
/// # Errors
/// Refuses a name in which nothing can be seen, and one longer than [`PLACE_LIMIT`].
pub(super) fn must_be_name(name: &str) -> Result<String, Refusal> {
    must_be_at_most(name, PLACE_LIMIT)
}

/// Returns a name as it is kept. What has been kept is never cleaned again: that would change what was decided.
///
/// # Errors
/// Refuses a name in which nothing can be seen, and one of more than `most` characters.
pub(super) fn must_be_at_most(name: &str, most: usize) -> Result<String, Refusal> {
    let name = cleaned(name);
    match name.chars().count() {
        0 => Err(Refusal::NameEmpty),
        length if length > most => Err(Refusal::NameTooLong { length, most }),
        _ => Ok(name),
    }
}

/// Returns a text in one line, without what shows nothing or turns the direction of writing. Empty where nothing can be seen.
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

/// Returns whether two names are the same to a reader: without regard to case, to the width and the composition of letters, and
/// to what [`cleaned`] drops.
pub fn same_name(one: &str, other: &str) -> bool {
    if one.is_ascii() && other.is_ascii() {
        return ascii_key(one).eq(ascii_key(other));
    }
    name_key(one) == name_key(other)
}

/// Returns what a name is compared and searched by.
pub fn name_key(name: &str) -> String {
    let letters = cleaned(name).nfkd().collect::<String>();
    // From `ẞ` to `ß`, to `SS`, to `ss`; and both small sigmas become one.
    let letters = letters.to_lowercase().to_uppercase();
    let letters = letters.chars().flat_map(char::to_lowercase).nfkd();
    letters.filter(|c| !is_joiner(*c) && !is_selector(*c)).collect()
}

/// Returns the key of a name of ASCII characters, letter by letter: names are compared often, and nearly all are such.
fn ascii_key(name: &str) -> impl Iterator<Item = u8> {
    let words = name.split_whitespace();
    words
        .filter(|word| word.bytes().any(|b| b.is_ascii_graphic()))
        .flat_map(|word| iter::once(b' ').chain(word.bytes()))
        .filter(|b| !b.is_ascii_control())
        .map(|b| b.to_ascii_lowercase())
}

/// A text that is being cleaned.
#[derive(Default)]
struct Cleaned {
    text: String,
    /// How many marks the last letter bears.
    marks: usize,
    /// A joiner that waits for what it joins to the last letter.
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
            // One selects how the letter before it looks; more, or one alone, select nothing.
            if !self.is_between_words() && !self.text.ends_with(is_selector) {
                self.text.push(c);
            }
        } else if !is_hidden(c) {
            self.show(c);
        }
    }

    fn show(&mut self, c: char) {
        self.marks = match is_combining_mark(c) {
            // Without a letter to stand on, a mark is drawn on what is none of the text's.
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

/// Returns whether the character is a space or a break of any kind, or looks like one.
fn is_blank(c: char) -> bool {
    c.is_whitespace()
        || matches!(
            c,
            '\u{115F}' | '\u{1160}' | '\u{2800}' | '\u{3164}' | '\u{FFA0}' | '\u{13441}' | '\u{13442}' | '\u{1D159}'
        )
}

/// Returns whether the character joins those around it, or keeps them apart.
fn is_joiner(c: char) -> bool {
    matches!(c, '\u{200C}' | '\u{200D}')
}

/// Returns whether a joiner has a meaning beside the character: in the scripts of the Near East and of India, and between
/// emoji. Beside the letters of Europe it would only hide.
fn may_be_joined(c: char) -> bool {
    c >= '\u{0600}'
}

/// Returns whether the character says how the one before it is drawn, as an emoji or as a letter.
fn is_selector(c: char) -> bool {
    matches!(c, '\u{FE00}'..='\u{FE0F}')
}

/// Returns whether the character shows nothing: controls, soft hyphens, tags, places held for objects, and all that sets the
/// direction of writing or the layout of a script. These are Unicode's `Default_Ignorable_Code_Point` without joiners, selectors and
/// blanks, and what stands beside them without a shape.
fn is_hidden(c: char) -> bool {
    // The last two of each plane are no characters.
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
