//! Boards as files: the JSON that `docs/board.md` describes, and the boards that come with the bot. This reads and writes what
//! somebody has put down; whether it makes a board, the rules say.

use crate::rules::board::Plan;
use serde::Serialize;
use serde_json::error::Category;
use serde_json::ser::{Formatter, Serializer};
use std::io::{self, Write};

/// The most bytes of a board file, many times what the largest board takes.
pub const LARGEST: usize = 256 * 1024;

/// The boards that come with the bot, each for so many players.
const EXAMPLES: [(usize, &str); 2] = [
    (4, include_str!("board_file/four.json")),
    (6, include_str!("board_file/six.json")),
];

/// What programmers call things, and what everybody does.
const PLAIN: [(&str, &str); 9] = [
    ("struct PlannedPlace", "an object"),
    ("struct PlannedPieces", "an object"),
    ("struct PlannedLink", "an object"),
    ("struct Plan", "an object"),
    ("a sequence", "a list"),
    ("a string", "a text in quotes"),
    ("usize", "a whole number from 0"),
    ("u32", "a whole number from 0"),
    ("i16", "a whole number"),
];

/// How they begin to say what they found.
const FOUND: [(&str, &str); 3] = [
    ("invalid type: ", "found "),
    ("invalid value: ", "found "),
    ("invalid length ", "found a list of "),
];

/// Why a file cannot be read as a board.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BoardFileError {
    #[error("{size} bytes are more than {LARGEST}")]
    TooLarge { size: usize },
    #[error("line {line}, column {column}: no JSON: {problem}")]
    NotJson {
        line: usize,
        column: usize,
        problem: String,
    },
    /// JSON that describes no board. `path` names what is wrong, as in `sectors[3].ships[0].count`, or is empty where it is
    /// the whole.
    #[error("line {line}, {path}: {problem}")]
    NotABoard {
        path: String,
        line: usize,
        problem: String,
    },
}

/// Returns the board that a file describes.
///
/// # Errors
/// Refuses a file that is too large, that is no JSON, that lacks a key or has one that is not known.
pub fn read(bytes: &[u8]) -> Result<Plan, BoardFileError> {
    if bytes.len() > LARGEST {
        let size = bytes.len();
        return Err(BoardFileError::TooLarge { size });
    }
    // Some editors put this mark before the first letter.
    let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
    let mut json = serde_json::Deserializer::from_slice(bytes);
    let plan = serde_path_to_error::deserialize(&mut json)
        .map_err(|error| wrong(&error.path().to_string(), error.inner()))?;
    json.end().map_err(|error| wrong("", &error))?;
    Ok(plan)
}

/// Returns a board as a file for people, one sector or link a line.
///
/// # Errors
/// Hands on what the serializer says.
pub fn write(plan: &Plan) -> Result<Vec<u8>, serde_json::Error> {
    let (sectors, links) = (list(&plan.sectors)?, list(&plan.links)?);
    let file = format!("{{\n  \"sectors\": {sectors},\n  \"links\": {links}\n}}\n");
    Ok(file.into_bytes())
}

/// Returns the board that comes with the bot for so many players.
pub fn example(players: usize) -> Option<Plan> {
    let (_, file) = EXAMPLES.iter().find(|(seats, _)| *seats == players)?;
    read(file.as_bytes()).ok()
}

fn wrong(path: &str, error: &serde_json::Error) -> BoardFileError {
    let (line, column) = (error.line(), error.column());
    let told = error.to_string();
    let place = format!(" at line {line} column {column}");
    let problem = told.strip_suffix(&place).unwrap_or(&told);
    match error.classify() {
        Category::Data => BoardFileError::NotABoard {
            path: path.trim_matches('.').to_owned(),
            line,
            problem: plain(problem),
        },
        Category::Syntax | Category::Eof | Category::Io => BoardFileError::NotJson {
            line,
            column,
            problem: problem.to_owned(),
        },
    }
}

/// Says what was found and what was expected in words for those who do not program. What they wrote is theirs, and stays as
/// it is.
fn plain(problem: &str) -> String {
    let problem = FOUND
        .iter()
        .find_map(|(word, plain)| Some(format!("{plain}{}", problem.strip_prefix(word)?)))
        .unwrap_or_else(|| problem.to_owned());
    let Some((found, expected)) = problem.rsplit_once("expected ") else {
        return problem;
    };
    let known = PLAIN.iter().find(|(word, _)| expected.starts_with(word));
    match known {
        Some((word, plain)) => format!("{found}expected {}", expected.replacen(word, plain, 1)),
        None => problem,
    }
}

fn list<T: Serialize>(entries: &[T]) -> Result<String, serde_json::Error> {
    if entries.is_empty() {
        return Ok("[]".to_owned());
    }
    let lines: Vec<String> = entries.iter().map(line).collect::<Result<_, _>>()?;
    Ok(format!("[\n    {}\n  ]", lines.join(",\n    ")))
}

fn line<T: Serialize>(entry: &T) -> Result<String, serde_json::Error> {
    let mut bytes = Vec::new();
    entry.serialize(&mut Serializer::with_formatter(&mut bytes, OneLine))?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// JSON in one line, with a space where people would put one.
struct OneLine;

impl Formatter for OneLine {
    fn begin_array_value<W: ?Sized + Write>(&mut self, to: &mut W, first: bool) -> io::Result<()> {
        to.write_all(if first { b"" } else { b", " })
    }

    fn begin_object_key<W: ?Sized + Write>(&mut self, to: &mut W, first: bool) -> io::Result<()> {
        to.write_all(if first { b"" } else { b", " })
    }

    fn begin_object_value<W: ?Sized + Write>(&mut self, to: &mut W) -> io::Result<()> {
        to.write_all(b": ")
    }
}
