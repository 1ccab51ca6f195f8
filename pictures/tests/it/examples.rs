//! The examples in `docs/pictures/`: every kind of picture, with few and with many players.
//!
//! `BLESS=1 cargo test -p chancery-pictures examples` renews them; then look at each. A file names the drawing that it
//! was made from, so the test finds out-dated ones without drawing any.

mod boards;
mod people;
pub mod realms;

use chancery_pictures as pictures;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// The largest file, in bytes.
const LARGEST: usize = 60_000;
/// The width of the files. That of a phone is smaller, and most pictures are larger.
const WIDTH: u32 = 520;
/// The number of colours in a file. The second is for files that would be too large.
const COLOURS: [usize; 2] = [64, 32];
/// The name of the text chunk with the drawing's hash.
const DRAWING: &str = "Drawing";

/// Returns each example's file name and its drawing.
fn examples() -> Vec<(&'static str, String)> {
    vec![
        ("leverage-3", pictures::heat_map(&people::leverage(3, None))),
        ("leverage-10", pictures::heat_map(&people::leverage(10, None))),
        ("leverage-25-own", pictures::heat_map(&people::leverage(25, Some(1)))),
        ("history", pictures::line_chart(&people::history())),
        ("season-3", pictures::timeline(&people::season(3))),
        ("season-10", pictures::timeline(&people::season(10))),
        ("relations-3", pictures::circle(&people::relations(3))),
        ("relations-10", pictures::circle(&people::relations(10))),
        ("relations-25", pictures::circle(&people::relations(25))),
        ("sectors-3", pictures::sector_map(&boards::sectors(3))),
        ("sectors-10", pictures::sector_map(&boards::sectors(10))),
        ("galaxy-3", pictures::galaxy_map(&boards::galaxy(3))),
        ("galaxy-10", pictures::galaxy_map(&boards::galaxy(10))),
        ("realms-3", pictures::realm_map(&realms::map(3))),
        ("realms-10", pictures::realm_map(&realms::map(10))),
    ]
}

/// Returns names of any length, in several scripts that the built-in fonts have.
fn names(count: usize) -> Vec<String> {
    let names = [
        "Ada",
        "Maximiliane Charlotte von Hohenstein-Öhr",
        "Bo",
        "Екатерина Великая",
        "محمد بن عبد الله",
        "Ωμέγα Ελλάς",
        "Wilhelmina",
        "ნინო ბერიძე",
        "Cy",
        "Ebenezer the Younger",
        "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
        "Łucja Święcicka",
    ];
    let more = (1..).map(|n| format!("Player {n}"));
    names.map(str::to_owned).into_iter().chain(more).take(count).collect()
}

fn file(name: &str) -> PathBuf {
    folder().join(name).with_extension("png")
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/pictures")
}

/// Returns a number that changes with the drawing (FNV-1a).
fn hash(svg: &str) -> String {
    let step = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    format!("{:016x}", svg.bytes().fold(0xcbf2_9ce4_8422_2325, step))
}

/// Returns the same drawing at this width.
fn scaled(svg: &str, width: u32) -> String {
    let part = |name: &str| svg.split_once(&format!(" {name}=\"")).unwrap().1.split_once('"').unwrap().0;
    let (wide, high): (u32, u32) = (part("width").parse().unwrap(), part("height").parse().unwrap());
    let size = format!(" width=\"{wide}\" height=\"{high}\"");
    let smaller = format!(" width=\"{width}\" height=\"{}\" viewBox=\"0 0 {wide} {high}\"", high * width / wide);
    svg.replacen(&size, &smaller, 1)
}

/// Makes a small file, which a slow compression does.
fn write(name: &str, svg: &str) {
    let drawn = pictures::png(&scaled(svg, WIDTH)).unwrap();
    let mut reader = png::Decoder::new(std::io::Cursor::new(drawn)).read_info().unwrap();
    let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
    let frame = reader.next_frame(&mut pixels).unwrap();
    let size = (frame.width, frame.height);
    let files = COLOURS.map(|colours| packed(size, palette(&pixels, colours), &hash(svg)));
    let small = files.iter().find(|file| file.len() <= LARGEST);
    std::fs::write(file(name), small.unwrap_or(&files[1])).unwrap();
}

fn packed((width, height): (u32, u32), (colours, places): (Vec<[u8; 3]>, Vec<u8>), hash: &str) -> Vec<u8> {
    let mut small = Vec::new();
    let mut encoder = png::Encoder::new(&mut small, width, height);
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_palette(colours.concat());
    encoder.set_compression(png::Compression::High);
    encoder.set_filter(png::Filter::NoFilter);
    encoder.add_text_chunk(DRAWING.to_owned(), hash.to_owned()).unwrap();
    let mut writer = encoder.write_header().unwrap();
    writer.write_image_data(&places).unwrap();
    writer.finish().unwrap();
    small
}

/// Returns this many of the most frequent colours, and for each pixel the place of the nearest among them.
fn palette(pixels: &[u8], most: usize) -> (Vec<[u8; 3]>, Vec<u8>) {
    // All pictures are opaque.
    let pixels: Vec<[u8; 3]> = pixels.chunks(4).map(|pixel| [pixel[0], pixel[1], pixel[2]]).collect();
    let mut counts: BTreeMap<[u8; 3], usize> = BTreeMap::new();
    for pixel in &pixels {
        *counts.entry(*pixel).or_default() += 1;
    }
    let mut colours: Vec<[u8; 3]> = counts.keys().copied().collect();
    colours.sort_by_key(|colour| Reverse(counts[colour]));
    colours.truncate(most);
    let apart = |one: &[u8; 3], other: &[u8; 3]| -> u32 {
        (0..3).map(|part| u32::from(one[part].abs_diff(other[part])).pow(2)).sum()
    };
    let nearest = |pixel: &[u8; 3]| {
        let place = (0..colours.len()).min_by_key(|at| apart(&colours[*at], pixel)).unwrap();
        u8::try_from(place).unwrap()
    };
    let places: BTreeMap<[u8; 3], u8> = counts.keys().map(|colour| (*colour, nearest(colour))).collect();
    let of_pixels = pixels.iter().map(|pixel| places[pixel]).collect();
    (colours, of_pixels)
}

/// Returns the hash of the drawing that a file was made from.
fn made_from(bytes: &[u8]) -> Option<String> {
    let reader = png::Decoder::new(std::io::Cursor::new(bytes)).read_info().ok()?;
    let texts = &reader.info().uncompressed_latin1_text;
    texts.iter().find(|chunk| chunk.keyword == DRAWING).map(|chunk| chunk.text.clone())
}

#[test]
fn examples_of_every_kind_are_up_to_date() {
    let bless = std::env::var_os("BLESS").is_some();
    let mut known = BTreeSet::from(["README.md".to_owned(), "sandbox.png".to_owned()]);
    let list = std::fs::read_to_string(folder().join("README.md")).unwrap();
    let examples = examples();
    if bless {
        examples.iter().for_each(|(name, svg)| write(name, svg));
    }
    for (name, svg) in examples {
        let renew = "renew it with BLESS=1 cargo test -p chancery-pictures examples, and look at it";
        let bytes = std::fs::read(file(name)).unwrap_or_else(|error| panic!("{name}: {error}; {renew}"));
        assert_eq!(made_from(&bytes), Some(hash(&svg)), "{name} shows an older drawing; {renew}");
        assert!(bytes.len() <= LARGEST, "{name} has {} bytes", bytes.len());
        let shown = format!("({name}.png)");
        assert!(list.contains(&shown), "{name} is not in the list");
        known.insert(format!("{name}.png"));
    }
    let there = std::fs::read_dir(folder()).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap());
    let there: BTreeSet<String> = there.collect();
    assert_eq!(there, known);
}

#[test]
fn examples_are_legible() {
    for (name, svg) in examples() {
        let shown = super::shown::Shown::of(&svg);
        shown.check_texts();
        shown.check_contrast();
        shown.check_letters();
        shown.check_marks();
        super::check_on_a_phone(&svg, 6.0);
        assert!(!svg.contains('…'), "{name} cuts a text");
    }
}
