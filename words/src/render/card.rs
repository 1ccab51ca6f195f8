//! Plain values for embeds, within Discord's limits.

use super::Names;
use crate::rules::PlayerId;
use crate::text::{Cell, Column, Fits, Monospace, Place, Row, Said, Text, Words, row, say, word};

/// The most characters in a message's content.
pub const MESSAGE_LIMIT: usize = 2000;
/// The most characters in a card's description. Discord allows 4096, and 6000 in the whole card.
pub const BODY_LIMIT: usize = 3800;
/// The most characters in a table: some sixty rows of phone width.
const TABLE_LIMIT: usize = 2500;
/// The most characters in a field's value.
pub const FIELD_LIMIT: usize = 1024;

#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Card {
    pub title: Said,
    pub description: Said,
    pub fields: Vec<Field>,
    pub footer: Option<Said>,
    pub colour: u32,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Field {
    pub name: Said,
    pub value: Said,
    pub inline: bool,
}

/// The colour of cards that show the current state.
const NEUTRAL: u32 = 0x005b_6eae;

impl Card {
    pub fn new(title: Said, description: Said) -> Card {
        Card { title, description, colour: NEUTRAL, ..Card::default() }
    }

    /// Adds a full-width field with as many of the lines as fit. Adds nothing without lines.
    pub fn field(mut self, text: &Text, name: Said, lines: &[Said]) -> Card {
        if !lines.is_empty() {
            self.fields.push(Field { name, value: fit(text, lines, FIELD_LIMIT), inline: false });
        }
        self
    }

    pub fn footer(mut self, footer: Said) -> Card {
        self.footer = Some(footer);
        self
    }

    pub fn colour(mut self, colour: u32) -> Card {
        self.colour = colour;
        self
    }
}

/// Joins as many lines as fit in `limit` characters, and says how many were left out.
pub fn fit(text: &Text, lines: &[Said], limit: usize) -> Said {
    fit_of(text, lines, lines.len(), limit)
}

/// Like [`fit`], for `count` lines. Those that do not fit are not even generated.
pub fn fit_of_many(text: &Text, count: usize, lines: impl Iterator<Item = Said>, limit: usize) -> Said {
    fit_of(text, &first_lines(lines, limit), count, limit)
}

/// Returns the lines that may fit, and one that does not if there are more.
fn first_lines<M: Place>(lines: impl Iterator<Item = Words<M>>, limit: usize) -> Vec<Words<M>>
where
    Words<M>: Fits<M>,
{
    let mut made = Vec::new();
    let mut used = 0;
    for line in lines {
        used += length(&line) + 1;
        made.push(line);
        if used > limit + 1 {
            break;
        }
    }
    made
}

/// Like [`fit`], for `count` lines. `lines` holds all of them, or more than fit.
fn fit_of<M: Place>(text: &Text, lines: &[Words<M>], count: usize, limit: usize) -> Words<M>
where
    Words<M>: Fits<M>,
{
    let whole = Words::in_lines(lines);
    if lines.len() == count && length(&whole) <= limit {
        return whole;
    }
    let more = |count: usize| word!(text, "and-more", count);
    let room = limit.saturating_sub(length(&more(count)));
    let mut used = 0;
    let fitting = lines
        .iter()
        .take_while(|line| {
            used += length(line) + 1;
            used <= room
        })
        .count();
    Words::in_lines(lines[..fitting].iter().chain([&more(count - fitting)]))
}

/// Returns a table of `count` rows in a code block, which is monospaced. Rows that do not fit are not even generated.
pub fn table(text: &Text, count: usize, rows: impl Iterator<Item = Row>) -> Said {
    fit_of(text, &first_lines(rows, TABLE_LIMIT), count, TABLE_LIMIT).in_block()
}

/// Returns the columns of a table row, each at least two characters wide.
pub fn columns(columns: impl IntoIterator<Item = impl Fits<Monospace>>) -> Row {
    Row::joined(columns.into_iter().map(|column| row!(" {}", Column(column, 2))), "")
}

/// A column of a table of players: its heading, and what it shows of a player.
pub type PlayerColumn<T> = (Said, fn(&T) -> Row);

/// Returns a table with a row for each player: their name in `width` characters, and what every column shows of them.
pub fn table_of_players<T>(
    text: &Text,
    (names, width): (&Names, usize),
    (players, id): (&[T], fn(&T) -> PlayerId),
    shown: &[PlayerColumn<T>],
) -> Said {
    let headings = columns(shown.iter().map(|(heading, _)| heading));
    let head = row!("{}{headings}", Cell(&say!(text, "standings-player"), width));
    let row = |player: &T| {
        let shown = columns(shown.iter().map(|(_, show)| show(player)));
        row!("{}{shown}", names.cell(id(player), width))
    };
    table(text, players.len() + 1, std::iter::once(head).chain(players.iter().map(row)))
}

pub fn length(text: &str) -> usize {
    text.chars().count()
}
