//! The fonts that pictures are drawn with, and what can be drawn with them.
//!
//! DejaVu is in the binary. What it lacks (Chinese, Thai, Devanagari) is drawn with the fonts of the machine, which are looked for when the first
//! such letter comes, mapped while they are read, and never kept in memory. What they lack, too, is written in Latin letters; a box that
//! stands for a letter is never drawn.

use deunicode::deunicode_char;
use resvg::usvg::fontdb::{Database, ID, Style};
use resvg::usvg::{FontResolver, Options};
use skrifa::charmap::Charmap;
use skrifa::instance::{LocationRef, Size};
use skrifa::metrics::GlyphMetrics;
use skrifa::outline::OutlineGlyphCollection;
use skrifa::{FontRef, GlyphId, MetadataProvider};
use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

pub const FAMILY: &str = "DejaVu Sans";

/// The breadth of a letter is told in parts of its size.
pub const WHOLE: i64 = 1_000;

/// So many letters of other fonts are remembered; a book of them would be forgotten and looked for again.
const MOST_FOUND: usize = 8_192;
/// A letter bears so many marks at most: a tower of them would stand in other lines.
const MOST_MARKS: usize = 2;
/// Which of 256 letters in a row a font has any of, for all that Unicode can hold.
const BLOCKS: usize = 0x11_0000 / 256;

/// A font of the binary.
struct Own {
    letters: Charmap<'static>,
    metrics: GlyphMetrics<'static>,
    units: f32,
}

/// A font of the machine.
struct Other {
    id: ID,
    blocks: Box<[u64]>,
}

/// All fonts of the machine beside those of the binary.
struct Machine {
    fonts: Arc<Database>,
    others: Vec<Other>,
}

/// Where a letter was found, and how broad it is.
#[derive(Clone, Copy)]
struct Found {
    font: ID,
    breadth: i64,
}

static REGULAR: LazyLock<Option<Own>> = LazyLock::new(|| Own::of(dejavu::sans::regular()));
static BOLD: LazyLock<Option<Own>> = LazyLock::new(|| Own::of(dejavu::sans::bold()));

/// The fonts of the binary are read once.
static OWN: LazyLock<Arc<Database>> = LazyLock::new(|| {
    let mut fonts = Database::new();
    fonts.load_font_data(dejavu::sans::regular().to_vec());
    fonts.load_font_data(dejavu::sans::bold().to_vec());
    Arc::new(fonts)
});

static MACHINE: LazyLock<Machine> = LazyLock::new(Machine::read);

static FOUND: LazyLock<Mutex<HashMap<char, Option<Found>>>> = LazyLock::new(Mutex::default);

impl Own {
    fn of(data: &'static [u8]) -> Option<Own> {
        let font = FontRef::new(data).ok()?;
        let (size, place) = (Size::unscaled(), LocationRef::default());
        Some(Own {
            letters: font.charmap(),
            metrics: font.glyph_metrics(size, place),
            units: f32::from(font.metrics(size, place).units_per_em).max(1.0),
        })
    }

    fn breadth(&self, letter: char) -> Option<i64> {
        let glyph = self.letters.map(letter)?;
        Some(parts(self.metrics.advance_width(glyph)?, self.units))
    }
}

fn parts(units: f32, whole: f32) -> i64 {
    (units * WHOLE as f32 / whole).ceil() as i64
}

impl Machine {
    fn read() -> Machine {
        let mut fonts = Database::clone(&OWN);
        let own: Vec<ID> = fonts.faces().map(|face| face.id).collect();
        fonts.load_system_fonts();
        let upright = fonts.faces().filter(|face| face.style == Style::Normal);
        let mut others: Vec<_> = upright.filter(|face| !own.contains(&face.id)).collect();
        // The same letter is always drawn with the same font: the one nearest to a usual weight, then by its name.
        others.sort_by_key(|face| (face.weight.0.abs_diff(400), face.post_script_name.clone()));
        let others = others.iter().filter_map(|face| {
            let blocks = fonts.with_face_data(face.id, blocks)??;
            Some(Other { id: face.id, blocks })
        });
        let others = others.collect();
        let fonts = Arc::new(fonts);
        Machine { fonts, others }
    }

    fn find(&self, letter: char) -> Option<Found> {
        let block = u32::from(letter) as usize / 256;
        let has = |other: &&Other| other.blocks[block / 64] & (1 << (block % 64)) != 0;
        self.others.iter().filter(has).find_map(|other| {
            let breadth = |data: &[u8], index| breadth(data, index, letter);
            let breadth = self.fonts.with_face_data(other.id, breadth)??;
            let font = other.id;
            Some(Found { font, breadth })
        })
    }
}

/// Returns which blocks of letters a font has any of; nothing for one that draws its letters as pictures, which cannot be drawn here.
fn blocks(data: &[u8], index: u32) -> Option<Box<[u64]>> {
    let font = FontRef::from_index(data, index).ok()?;
    font.outline_glyphs().format()?;
    let mut blocks = vec![0; BLOCKS / 64].into_boxed_slice();
    for (letter, _) in font.charmap().mappings() {
        let block = letter as usize / 256;
        if let Some(bits) = blocks.get_mut(block / 64) {
            *bits |= 1 << (block % 64);
        }
    }
    Some(blocks)
}

/// Returns the breadth of a letter in a font that has it.
fn breadth(data: &[u8], index: u32, letter: char) -> Option<i64> {
    let font = FontRef::from_index(data, index).ok()?;
    let glyph = font.charmap().map(letter)?;
    if !is_drawn(&font.outline_glyphs(), glyph) {
        return None;
    }
    let (size, place) = (Size::unscaled(), LocationRef::default());
    let units = font.metrics(size, place).units_per_em;
    let breadth = font.glyph_metrics(size, place).advance_width(glyph)?;
    Some(parts(breadth, f32::from(units).max(1.0)))
}

fn is_drawn(outlines: &OutlineGlyphCollection, glyph: GlyphId) -> bool {
    glyph != GlyphId::NOTDEF && outlines.get(glyph).is_some()
}

/// Returns where the machine has a letter that the fonts of the binary lack.
fn found(letter: char) -> Option<Found> {
    let known = |found: &Mutex<HashMap<_, _>>| {
        let found = found.lock().unwrap_or_else(PoisonError::into_inner);
        found.get(&letter).copied()
    };
    if let Some(found) = known(&FOUND) {
        return found;
    }
    let looked = MACHINE.find(letter);
    let mut found = FOUND.lock().unwrap_or_else(PoisonError::into_inner);
    if found.len() >= MOST_FOUND {
        found.clear();
    }
    found.insert(letter, looked);
    looked
}

/// Returns the breadth of a letter; nothing where no font has it.
pub fn letter(letter: char, bold: bool) -> Option<i64> {
    let own = if bold { &*BOLD } else { &*REGULAR };
    let own = own.as_ref().and_then(|own| own.breadth(letter));
    own.or_else(|| Some(found(letter)?.breadth))
}

fn is_own(letter: char) -> bool {
    let has = |own: &Option<Own>| own.as_ref().is_some_and(|own| own.breadth(letter).is_some());
    has(&REGULAR) && has(&BOLD)
}

/// Returns whether a letter is never seen itself: it says how others are written, which names need not.
fn is_unseen(letter: char) -> bool {
    letter.is_control()
        || matches!(letter,
            '\u{ad}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}'
            | '\u{1f3fb}'..='\u{1f3ff}' | '\u{e0000}'..='\u{e0fff}')
}

/// Returns whether it stands over, under or through the letter before it.
fn is_mark(letter: char) -> bool {
    matches!(letter, '\u{300}'..='\u{36f}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}')
}

/// Returns a text as it can be drawn: without what is not seen, and what no font has in Latin letters, or left out where those say nothing.
pub fn drawable(text: &str) -> Cow<'_, str> {
    if text.is_ascii() && !text.bytes().any(|byte| byte.is_ascii_control()) {
        return Cow::Borrowed(text);
    }
    let mut drawn = String::with_capacity(text.len());
    // What was written in Latin letters last is set apart from the next word of its own.
    let mut written = false;
    let mut marks = 0;
    for one in text.chars().filter(|one| !is_unseen(*one)) {
        marks = if is_mark(one) { marks + 1 } else { 0 };
        if marks > MOST_MARKS {
            continue;
        }
        if is_own(one) || found(one).is_some() {
            if written && one.is_alphanumeric() && !drawn.ends_with(' ') {
                drawn.push(' ');
            }
            drawn.push(one);
            written = false;
            continue;
        }
        let words = deunicode_char(one).unwrap_or_default();
        // A word for a whole letter or sign begins one; a mark or a letter of an alphabet goes on.
        let begins = words.len() > 3 && !drawn.is_empty() && !drawn.ends_with(' ');
        if begins {
            drawn.push(' ');
        }
        drawn.push_str(words);
        written = words.len() > 3;
    }
    if drawn != text {
        drawn = drawn.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
    }
    Cow::Owned(drawn)
}

/// Returns a player's name as it can be drawn; of one that says nothing then, P and the player's number in the list.
pub fn named(name: &str, number: usize) -> String {
    let drawn = drawable(name);
    match drawn.chars().any(char::is_alphanumeric) {
        true => drawn.into_owned(),
        false => format!("P{number}"),
    }
}

/// Returns how a drawing is read: with the fonts of the binary, and with those of the machine only where it has letters that the former lack.
pub fn options(svg: &str) -> Options<'static> {
    let own = svg.is_ascii() || svg.chars().all(|one| one.is_control() || is_own(one));
    let fonts = if own { &OWN } else { &MACHINE.fonts };
    Options {
        fontdb: Arc::clone(fonts),
        font_family: FAMILY.to_owned(),
        font_resolver: FontResolver {
            select_font: FontResolver::default_font_selector(),
            select_fallback: Box::new(|letter, used, _| {
                let font = found(letter)?.font;
                (!used.contains(&font)).then_some(font)
            }),
        },
        ..Options::default()
    }
}
