//! Boards as JSON files, in the terms of their game. This module only parses and prints; the rules decide whether the
//! result is a valid board.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::error::Category;
use serde_json::ser::{Formatter, Serializer};
use std::io::{self, Write};

/// The maximum size of a board file in bytes, many times that of the largest board.
pub const LARGEST: usize = 256 * 1024;

/// Serde's terms and their plain equivalents. A structure or a map is called an object.
const PLAIN: [(&str, &str); 5] = [
    ("a sequence", "a list"),
    ("a string", "a text in quotes"),
    ("usize", "a whole number from 0"),
    ("u32", "a whole number from 0"),
    ("i16", "a whole number"),
];

/// The beginnings of Serde's messages about what it found.
const FOUND: [(&str, &str); 3] =
    [("invalid type: ", "found "), ("invalid value: ", "found "), ("invalid length ", "found a list of ")];

/// Why a file cannot be read as a board.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BoardFileError {
    #[error("it has {size} bytes; the most is {LARGEST}")]
    TooLarge { size: usize },
    /// Text in an encoding other than UTF-8.
    #[error("the file is saved as {encoding}, not as UTF-8")]
    Encoded { encoding: &'static str },
    #[error("line {line}, column {column}: not JSON: {problem}")]
    NotJson { line: usize, column: usize, problem: String },
    /// JSON that does not describe a board. `path` locates the problem, as in `sectors[3].ships[0].count`; it is empty
    /// for the document as a whole.
    #[error("line {line}, {path}: {problem}")]
    NotABoard { path: String, line: usize, problem: String },
}

/// Parses a board file. Refuses a file that is too large, is not UTF-8 or not JSON, lacks a key or has an unknown one.
pub fn read<P: DeserializeOwned>(bytes: &[u8]) -> Result<P, BoardFileError> {
    if bytes.len() > LARGEST {
        let size = bytes.len();
        return Err(BoardFileError::TooLarge { size });
    }
    let bytes = without_mark(bytes);
    if let Some(encoding) = other_encoding(bytes) {
        return Err(BoardFileError::Encoded { encoding });
    }
    let mut json = serde_json::Deserializer::from_slice(bytes);
    let plan =
        serde_path_to_error::deserialize(&mut json).map_err(|error| wrong(&error.path().to_string(), error.inner()))?;
    json.end().map_err(|error| wrong("", &error))?;
    Ok(plan)
}

/// Removes the byte order mark that some editors write.
pub fn without_mark(bytes: &[u8]) -> &[u8] {
    bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes)
}

/// Returns the encoding of a text file that is not UTF-8 and begins with an ASCII character.
pub fn other_encoding(bytes: &[u8]) -> Option<&'static str> {
    match bytes {
        [0xFF, 0xFE, 0, 0, ..] | [0, 0, 0xFE, 0xFF, ..] | [0, 0, 0, 1..=255, ..] | [1..=255, 0, 0, 0, ..] => {
            Some("UTF-32")
        }
        // In UTF-16, the other byte of an ASCII character is zero.
        [0xFF, 0xFE, ..] | [0xFE, 0xFF, ..] | [0, 1..=255, ..] | [1..=255, 0, ..] => Some("UTF-16"),
        // A file with control characters is not text.
        _ if std::str::from_utf8(bytes).is_err() && !bytes.iter().any(is_control) => Some("Latin-1 or Windows-1252"),
        _ => None,
    }
}

fn is_control(byte: &u8) -> bool {
    byte.is_ascii_control() && !byte.is_ascii_whitespace()
}

/// Formats a board for people, with one list entry per line.
pub fn write<P: Serialize>(plan: &P) -> Result<Vec<u8>, serde_json::Error> {
    let mut file = Vec::new();
    plan.serialize(&mut Serializer::with_formatter(&mut file, BoardFormatter::default()))?;
    file.push(b'\n');
    Ok(file)
}

fn wrong(path: &str, error: &serde_json::Error) -> BoardFileError {
    let (line, column) = (error.line(), error.column());
    let told = error.to_string();
    let place = format!(" at line {line} column {column}");
    let problem = told.strip_suffix(&place).unwrap_or(&told);
    match error.classify() {
        Category::Data => {
            BoardFileError::NotABoard { path: path.trim_matches('.').to_owned(), line, problem: plain(problem) }
        }
        Category::Syntax | Category::Eof | Category::Io => {
            BoardFileError::NotJson { line, column, problem: problem.to_owned() }
        }
    }
}

/// Rephrases an error message for people who do not program. Quotes from their file stay as they are.
fn plain(problem: &str) -> String {
    let problem = FOUND
        .iter()
        .find_map(|(word, plain)| Some(format!("{plain}{}", problem.strip_prefix(word)?)))
        .unwrap_or_else(|| problem.to_owned());
    let Some((found, expected)) = problem.rsplit_once("expected ") else {
        return problem;
    };
    if expected.starts_with("struct ") || expected == "a map" {
        return format!("{found}expected an object");
    }
    let known = PLAIN.iter().find(|(word, _)| expected.starts_with(word));
    match known {
        Some((word, plain)) => format!("{found}expected {}", expected.replacen(word, plain, 1)),
        None => problem,
    }
}

/// Formats JSON with a line for each top-level key, and for each entry of a list or an object there. Within a line,
/// spaces are placed as people would place them.
#[derive(Default)]
struct BoardFormatter {
    /// How many lists and objects are open.
    depth: usize,
    /// Whether the innermost of them has any content.
    filled: bool,
}

impl BoardFormatter {
    /// The maximum depth at which lists and objects are broken into lines.
    const BROKEN: usize = 2;

    fn open<W: ?Sized + Write>(&mut self, to: &mut W, bracket: &[u8]) -> io::Result<()> {
        (self.depth, self.filled) = (self.depth + 1, false);
        to.write_all(bracket)
    }

    fn next<W: ?Sized + Write>(&mut self, to: &mut W, first: bool) -> io::Result<()> {
        match (first, self.depth <= Self::BROKEN) {
            (true, true) => self.line(to, self.depth),
            (true, false) => Ok(()),
            (false, true) => to.write_all(b",").and_then(|()| self.line(to, self.depth)),
            (false, false) => to.write_all(b", "),
        }
    }

    fn close<W: ?Sized + Write>(&mut self, to: &mut W, bracket: &[u8]) -> io::Result<()> {
        self.depth -= 1;
        if self.filled && self.depth < Self::BROKEN {
            self.line(to, self.depth)?;
        }
        self.filled = true;
        to.write_all(bracket)
    }

    fn line<W: ?Sized + Write>(&self, to: &mut W, depth: usize) -> io::Result<()> {
        to.write_all(b"\n")?;
        to.write_all(&b"    "[..2 * depth])
    }
}

impl Formatter for BoardFormatter {
    fn begin_array<W: ?Sized + Write>(&mut self, to: &mut W) -> io::Result<()> {
        self.open(to, b"[")
    }

    fn begin_array_value<W: ?Sized + Write>(&mut self, to: &mut W, first: bool) -> io::Result<()> {
        self.next(to, first)
    }

    fn end_array_value<W: ?Sized + Write>(&mut self, _: &mut W) -> io::Result<()> {
        self.filled = true;
        Ok(())
    }

    fn end_array<W: ?Sized + Write>(&mut self, to: &mut W) -> io::Result<()> {
        self.close(to, b"]")
    }

    fn begin_object<W: ?Sized + Write>(&mut self, to: &mut W) -> io::Result<()> {
        self.open(to, b"{")
    }

    fn begin_object_key<W: ?Sized + Write>(&mut self, to: &mut W, first: bool) -> io::Result<()> {
        self.next(to, first)
    }

    fn begin_object_value<W: ?Sized + Write>(&mut self, to: &mut W) -> io::Result<()> {
        to.write_all(b": ")
    }

    fn end_object_value<W: ?Sized + Write>(&mut self, _: &mut W) -> io::Result<()> {
        self.filled = true;
        Ok(())
    }

    fn end_object<W: ?Sized + Write>(&mut self, to: &mut W) -> io::Result<()> {
        self.close(to, b"}")
    }
}
