//! Tables of comma-separated values, read strictly. The crate `csv` does not fit: it skips empty lines, which separate
//! tables here, and it accepts quotes that do not close.

use std::iter::Peekable;
use std::str::Lines;

/// The separators, in the order we try them on a header.
const SEPARATORS: [char; 3] = [',', ';', '\t'];

/// One of the tables in a file, with the number of its header among those that were expected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    pub header: usize,
    /// The line of its header.
    pub line: usize,
    pub rows: Vec<Row>,
}

/// A row with as many fields as the header.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The line in the file, counted from 1.
    pub line: usize,
    pub fields: Vec<String>,
}

/// What is wrong with a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// A table does not begin with an expected header.
    NoHeader,
    /// An earlier table has the same header.
    HeaderTwice,
    /// A header without an empty line before it.
    HeaderInside,
    /// A field with quotes inside that are not doubled, or one that continues after its closing quotes.
    StrayQuotes,
    /// Quotes that the line does not close.
    OpenQuotes,
    /// Another number of fields than in the header.
    Fields { found: usize, needed: usize },
}

/// Reads all tables of a file, and everything that is wrong, by line. An empty line, or one of separators only, ends a
/// table. Each table's header decides its separator.
pub fn read(text: &str, headers: &[&[&str]]) -> (Vec<Table>, Vec<(usize, Flaw)>) {
    let mut reading = Reading { headers, tables: Vec::new(), flaws: Vec::new() };
    // A lone carriage return also ends a line, in files of old programs.
    let text = text.replace("\r\n", "\n").replace('\r', "\n");
    let mut lines = numbered(&text);
    while lines.peek().is_some() {
        reading.table(&mut lines);
    }
    (reading.tables, reading.flaws)
}

type Numbered<'a> = Peekable<std::iter::Zip<std::ops::RangeFrom<usize>, Lines<'a>>>;

fn numbered(text: &str) -> Numbered<'_> {
    (1..).zip(text.lines()).peekable()
}

struct Reading<'a> {
    headers: &'a [&'a [&'a str]],
    tables: Vec<Table>,
    flaws: Vec<(usize, Flaw)>,
}

impl Reading<'_> {
    /// Reads one table, up to the empty line after it.
    fn table(&mut self, lines: &mut Numbered<'_>) {
        let mut begun: Option<(char, Table)> = None;
        let mut is_bad = false;
        for (line, text) in lines.by_ref() {
            if is_empty(text) {
                break;
            }
            let header = self.header(text);
            match &mut begun {
                // One flaw for the whole table.
                _ if is_bad => {}
                None => match header {
                    Some((header, _)) if self.tables.iter().any(|table| table.header == header) => {
                        is_bad = true;
                        self.flaws.push((line, Flaw::HeaderTwice));
                    }
                    Some((header, separator)) => begun = Some((separator, Table { header, line, rows: Vec::new() })),
                    None => {
                        is_bad = true;
                        self.flaws.push((line, Flaw::NoHeader));
                    }
                },
                Some(_) if header.is_some() => {
                    is_bad = true;
                    self.flaws.push((line, Flaw::HeaderInside));
                }
                Some((separator, table)) => match fields(text, *separator, self.headers[table.header].len()) {
                    Ok(fields) => table.rows.push(Row { line, fields }),
                    Err(flaw) => self.flaws.push((line, flaw)),
                },
            }
        }
        self.tables.extend(begun.map(|(_, table)| table));
    }

    /// Returns which header a line is, and its separator.
    fn header(&self, text: &str) -> Option<(usize, char)> {
        SEPARATORS.into_iter().find_map(|separator| {
            let same = |header: &&&[&str]| {
                let found = fields(text, separator, header.len()).unwrap_or_default();
                found.iter().map(|field| plain(field)).eq(header.iter().map(|word| plain(word)))
            };
            let found = self.headers.iter().position(|header| same(&header))?;
            Some((found, separator))
        })
    }
}

/// Returns a header's word without blanks and capital letters.
fn plain(word: &str) -> String {
    word.chars().filter(|c| !c.is_whitespace()).flat_map(char::to_lowercase).collect()
}

fn is_empty(text: &str) -> bool {
    text.chars().all(|c| c.is_whitespace() || SEPARATORS.contains(&c))
}

/// Splits a line into as many fields as are needed. Spreadsheets pad short rows, so empty fields after the last one do
/// not count.
fn fields(text: &str, separator: char, needed: usize) -> Result<Vec<String>, Flaw> {
    let blank = |c: char| c.is_whitespace() && c != separator;
    let mut fields = Vec::new();
    let mut rest = Some(text);
    while let Some(text) = rest {
        let text = text.trim_start_matches(blank);
        let (field, after) = match text.strip_prefix('"') {
            Some(quoted) => unquoted(quoted)?,
            None => {
                let end = text.find(separator).unwrap_or(text.len());
                let field = text[..end].trim_end_matches(blank);
                if field.contains('"') {
                    return Err(Flaw::StrayQuotes);
                }
                (field.to_owned(), &text[end..])
            }
        };
        let after = after.trim_start_matches(blank);
        rest = match after.strip_prefix(separator) {
            Some(next) => Some(next),
            None if after.is_empty() => None,
            None => return Err(Flaw::StrayQuotes),
        };
        fields.push(field);
    }
    while fields.len() > needed && fields.last().is_some_and(String::is_empty) {
        fields.pop();
    }
    match fields.len() == needed {
        true => Ok(fields),
        false => Err(Flaw::Fields { found: fields.len(), needed }),
    }
}

/// Returns a quoted field, in which doubled quotes stand for one, and the text after its closing quotes.
fn unquoted(mut quoted: &str) -> Result<(String, &str), Flaw> {
    let mut field = String::new();
    loop {
        let (part, after) = quoted.split_once('"').ok_or(Flaw::OpenQuotes)?;
        field.push_str(part);
        match after.strip_prefix('"') {
            Some(more) => {
                field.push('"');
                quoted = more;
            }
            None => return Ok((field, after)),
        }
    }
}
