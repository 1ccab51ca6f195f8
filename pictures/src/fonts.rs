//! The fonts of the pictures, and which text they can draw.
//!
//! DejaVu is embedded in the binary. Scripts that it lacks (Chinese, Thai, Devanagari) use the machine's fonts, which
//! are searched only once a letter needs them, memory-mapped while they are read, and never kept in memory. Letters
//! that no font has are transliterated to Latin; a placeholder box is never drawn.

use deunicode::deunicode_char;
use resvg::usvg::fontdb::{Database, ID, Style};
use resvg::usvg::{FontFamily, FontResolver, Options};
use skrifa::charmap::Charmap;
use skrifa::instance::{LocationRef, Size};
use skrifa::metrics::GlyphMetrics;
use skrifa::outline::OutlineGlyphCollection;
use skrifa::{FontRef, GlyphId, MetadataProvider};
use std::borrow::Cow;
use std::collections::HashMap;
use std::fs::File;
use std::path::Path;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

pub const FAMILY: &str = "DejaVu Sans";

/// The advance of a letter is given in this fraction of its size.
pub const WHOLE: i64 = 1_000;

/// The most letters of system fonts that the cache holds. It is cleared when it is full.
const MOST_FOUND: usize = 8_192;
/// The most combining marks on a letter. A taller stack would run into other lines.
const MOST_MARKS: usize = 2;
/// The number of blocks of 256 code points in all of Unicode.
const BLOCKS: usize = 0x11_0000 / 256;

struct Own {
    letters: Charmap<'static>,
    metrics: GlyphMetrics<'static>,
    units: f32,
}

struct Other {
    id: ID,
    blocks: Box<[u64]>,
}

/// All system fonts, with the embedded ones.
struct Machine {
    fonts: Arc<Database>,
    others: Vec<Other>,
}

/// The font that has a letter, and the letter's width.
#[derive(Clone, Copy)]
struct Found {
    font: ID,
    breadth: i64,
}

static REGULAR: LazyLock<Option<Own>> = LazyLock::new(|| Own::of(dejavu::sans::regular()));
static BOLD: LazyLock<Option<Own>> = LazyLock::new(|| Own::of(dejavu::sans::bold()));

/// The embedded fonts, which are loaded once.
static OWN: LazyLock<Arc<Database>> = LazyLock::new(|| {
    let mut fonts = Database::new();
    fonts.load_font_data(without_older_kerning(dejavu::sans::regular()));
    fonts.load_font_data(without_older_kerning(dejavu::sans::bold()));
    Arc::new(fonts)
});

static MACHINE: LazyLock<Machine> = LazyLock::new(Machine::read);

static FOUND: LazyLock<Mutex<HashMap<char, Option<Found>>>> = LazyLock::new(Mutex::default);

/// Hides the table `kern` of a font. It is never used, because `GPOS` has kerning for all scripts, but it would be
/// prepared again for every text, which takes an eighth of the time of a map.
fn without_older_kerning(font: &[u8]) -> Vec<u8> {
    /// The lengths of the font's header and of the record of each table that follows it, in bytes.
    const HEADER: usize = 12;
    const RECORD: usize = 16;
    let mut font = font.to_vec();
    // The records are sorted by their tags, and stay so.
    if let Some(record) = font[HEADER..].chunks_exact_mut(RECORD).find(|record| record.starts_with(b"kern")) {
        record[..4].copy_from_slice(b"kerm");
    }
    font
}

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
        // A letter is always drawn with the same font: the one nearest to regular weight, then by name.
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

/// Returns the blocks that contain letters of a font, or `None` for a font with bitmap or colour glyphs, which cannot
/// be drawn here.
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

/// Returns whether a font can be opened now. A process that has too many files and connections open cannot, and a
/// search for fonts would remember that there are none.
fn can_open_files() -> bool {
    let always_there = Path::new("/dev/null");
    File::open(always_there).is_ok() || !always_there.exists()
}

fn found(letter: char) -> Option<Found> {
    let known = |found: &Mutex<HashMap<_, _>>| {
        let found = found.lock().unwrap_or_else(PoisonError::into_inner);
        found.get(&letter).copied()
    };
    if let Some(found) = known(&FOUND) {
        return found;
    }
    if !can_open_files() {
        // No font can be read now. The next request for this letter tries again.
        return None;
    }
    let looked = MACHINE.find(letter);
    let mut found = FOUND.lock().unwrap_or_else(PoisonError::into_inner);
    if found.len() >= MOST_FOUND {
        found.clear();
    }
    found.insert(letter, looked);
    looked
}

/// Returns the width of a letter, or `None` if no font has it.
pub fn letter(letter: char, bold: bool) -> Option<i64> {
    let own = if bold { &*BOLD } else { &*REGULAR };
    let own = own.as_ref().and_then(|own| own.breadth(letter));
    own.or_else(|| Some(found(letter)?.breadth))
}

fn is_own(letter: char) -> bool {
    let has = |own: &Option<Own>| own.as_ref().is_some_and(|own| own.breadth(letter).is_some());
    has(&REGULAR) && has(&BOLD)
}

/// Returns whether a character is invisible: it only controls how others are written, which names do not need.
fn is_unseen(letter: char) -> bool {
    letter.is_control()
        || matches!(letter,
            '\u{ad}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}'
            | '\u{1f3fb}'..='\u{1f3ff}' | '\u{e0000}'..='\u{e0fff}')
}

/// Returns whether a character combines with the letter before it.
fn is_mark(letter: char) -> bool {
    matches!(letter, '\u{300}'..='\u{36f}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}')
}

/// Returns a drawable form of a text: without invisible characters, and with letters that no font has transliterated to
/// Latin, or omitted if that yields nothing.
pub fn drawable(text: &str) -> Cow<'_, str> {
    if text.is_ascii() && !text.bytes().any(|byte| byte.is_ascii_control()) {
        return Cow::Borrowed(text);
    }
    let mut drawn = String::with_capacity(text.len());
    // A transliterated word is separated from the next word.
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
        // A transliteration of more than three letters is a separate word; a shorter one continues the current word.
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

/// Returns a player's name as it can be drawn, or P and the player's number if nothing of the name can be drawn.
pub fn named(name: &str, number: usize) -> String {
    let drawn = drawable(name);
    match drawn.chars().any(char::is_alphanumeric) {
        true => drawn.into_owned(),
        false => format!("P{number}"),
    }
}

/// Splits a drawable text into pieces of one font each. A piece that the embedded fonts lack comes with a letter that
/// names its font. A space continues the piece before it, so that words keep the reading order of their script.
pub fn pieces(text: &str) -> Vec<(Option<char>, String)> {
    let mut pieces: Vec<(Option<ID>, String)> = Vec::new();
    for one in text.chars() {
        let font = if is_own(one) { None } else { found(one).map(|found| found.font) };
        match pieces.last_mut() {
            Some((same, piece)) if *same == font || one == ' ' => piece.push(one),
            _ => pieces.push((font, one.to_string())),
        }
    }
    pieces.into_iter().map(|(font, piece)| (font.and(piece.chars().next()), piece)).collect()
}

/// Returns the font that a letter names, as in [`pieces`].
fn named_by(families: &[FontFamily]) -> Option<ID> {
    let [FontFamily::Named(name), ..] = families else { return None };
    let mut letters = name.chars();
    let letter = letters.next().filter(|_| letters.next().is_none())?;
    Some(found(letter)?.font)
}

/// Returns the options for reading a drawing. System fonts are loaded only if the embedded ones lack one of its
/// letters.
pub fn options(svg: &str) -> Options<'static> {
    let own = svg.is_ascii() || svg.chars().all(|one| one.is_control() || is_own(one));
    let fonts = if own || !can_open_files() { &OWN } else { &MACHINE.fonts };
    let usual = FontResolver::default_font_selector();
    Options {
        fontdb: Arc::clone(fonts),
        font_family: FAMILY.to_owned(),
        font_resolver: FontResolver {
            select_font: Box::new(move |font, fonts| named_by(font.families()).or_else(|| usual(font, fonts))),
            select_fallback: Box::new(|letter, used, _| {
                let font = found(letter)?.font;
                (!used.contains(&font)).then_some(font)
            }),
        },
        ..Options::default()
    }
}
