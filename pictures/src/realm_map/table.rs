//! The tables below a map of realms. No text is cut; rows grow instead.

use super::signs::SIGN;
use super::{GAP, RealmMap, SIZE, Sign};
use crate::svg::{Canvas, FAINT, INK, MARGIN, RULE, Set, WIDTH};

pub struct Table {
    /// Where the columns begin.
    columns: Vec<i64>,
    heads: Vec<String>,
    pub rows: Vec<Vec<Cell>>,
}

/// Signs, and a text beside them.
#[derive(Default)]
pub struct Cell {
    pub signs: Vec<Sign>,
    pub words: String,
    pub bold: bool,
    pub faint: bool,
}

impl Cell {
    fn words(words: &str) -> Cell {
        Cell { words: words.trim().to_owned(), ..Cell::default() }
    }

    fn name(words: &str) -> Cell {
        Cell { bold: true, ..Cell::words(words) }
    }

    fn faint(words: &str) -> Cell {
        Cell { faint: true, ..Cell::words(words) }
    }

    fn set(&self) -> Set<'static> {
        Set { bold: self.bold, fill: if self.faint { FAINT } else { INK }, ..Set::new(SIZE) }
    }
}

/// A cell, laid out in its column: rows of signs, and the lines of the text beside the last one.
struct Laid<'a> {
    rows: Vec<Vec<&'a Sign>>,
    /// The width of the last row.
    taken: i64,
    lines: Vec<String>,
}

/// The space above and below the contents of a row, and between signs and text.
const PAD: i64 = 6;
const BESIDE: i64 = 8;

impl<'a> Laid<'a> {
    fn of(cell: &'a Cell, room: i64) -> Laid<'a> {
        let mut rows: Vec<Vec<&Sign>> = Vec::new();
        let mut taken = 0;
        for sign in &cell.signs {
            if rows.is_empty() || taken + sign.width() > room {
                rows.push(Vec::new());
                taken = 0;
            }
            taken += sign.width() + 2 * GAP;
            if let Some(row) = rows.last_mut() {
                row.push(sign);
            }
        }
        let beside = if rows.is_empty() { 0 } else { taken + BESIDE };
        Laid { rows, taken: beside, lines: cell.set().lines(&cell.words, room - beside, 4) }
    }

    fn height(&self) -> i64 {
        let count = |count: usize| i64::try_from(count).unwrap_or_default();
        let above = count(self.rows.len().saturating_sub(1)) * (SIGN + 2 * GAP);
        let lines = count(self.lines.len()).max(1) * Set::new(SIZE).leading();
        above + lines.max(SIGN + 2 * GAP)
    }
}

impl Table {
    fn room(&self, column: usize) -> i64 {
        let end = self.columns.get(column + 1).copied().unwrap_or(WIDTH - MARGIN + BESIDE);
        end - self.columns[column] - BESIDE
    }

    fn laid<'a>(&self, row: &'a [Cell]) -> Vec<Laid<'a>> {
        row.iter().enumerate().map(|(column, cell)| Laid::of(cell, self.room(column))).collect()
    }

    fn row_height(&self, row: &[Cell]) -> i64 {
        self.laid(row).iter().map(Laid::height).max().unwrap_or_default() + 2 * PAD
    }

    fn head(&self) -> Vec<Cell> {
        self.heads.iter().map(|words| Cell::faint(words)).collect()
    }

    pub fn height(&self) -> i64 {
        let rows: i64 = self.rows.iter().map(|row| self.row_height(row)).sum();
        rows + if self.heads.is_empty() { 0 } else { self.row_height(&self.head()) }
    }

    pub fn draw(&self, canvas: &mut Canvas, top: i64) {
        let mut y = top;
        if !self.heads.is_empty() {
            let head = self.head();
            self.draw_row(canvas, y, &head);
            y += self.row_height(&head);
        }
        for row in &self.rows {
            canvas.rectangle(MARGIN, y, WIDTH - 2 * MARGIN, 1, RULE);
            self.draw_row(canvas, y, row);
            y += self.row_height(row);
        }
    }

    fn draw_row(&self, canvas: &mut Canvas, top: i64, row: &[Cell]) {
        let cells = row.iter().zip(self.laid(row)).zip(&self.columns);
        for ((cell, laid), x) in cells {
            let mut y = top + PAD;
            for (at, signs) in laid.rows.iter().enumerate() {
                let mut across = *x;
                for sign in signs {
                    sign.draw(canvas, (across, y + GAP));
                    across += sign.width() + 2 * GAP;
                }
                if at + 1 < laid.rows.len() {
                    y += SIGN + 2 * GAP;
                }
            }
            canvas.lines(x + laid.taken, y + SIZE + GAP, cell.set(), &laid.lines);
        }
    }
}

/// Lists the realms without a player.
pub fn neutrals(map: &RealmMap) -> Table {
    let words = &map.words;
    let rows = map.neutrals.iter().map(|realm| {
        let ally = match realm.ally {
            Some(seat) => {
                let name = map.players.get(seat).map_or("", String::as_str);
                Cell { signs: vec![Sign::Capital(Some(seat))], ..Cell::words(name) }
            }
            None => Cell::faint(&words.none),
        };
        let leaders = match realm.leaders.is_empty() {
            true => Cell::faint(&words.none),
            false => {
                let signs = realm.leaders.iter().map(|seat| Sign::Influence(*seat)).collect();
                Cell { signs, ..Cell::words(&format!("×{}", realm.most)) }
            }
        };
        vec![Cell::name(&realm.name), ally, leaders, Cell::words(&realm.cost)]
    });
    let heads = [&words.realm, &words.ally, &words.leads, &words.costs].map(String::clone).to_vec();
    Table { columns: vec![MARGIN, 236, 440, 610], heads, rows: rows.collect() }
}

/// Lists the trade nodes.
pub fn nodes(map: &RealmMap) -> Table {
    let words = &map.words;
    let rows = map.nodes.iter().map(|node| {
        let name = Cell { signs: vec![Sign::Node(node.letter.clone())], ..Cell::name(&node.name) };
        let powers = match node.powers.is_empty() {
            true => Cell::faint(&words.none),
            false => {
                let signs = node.powers.iter().map(|(seat, power)| Sign::Power(*seat, *power)).collect();
                Cell { signs, ..Cell::default() }
            }
        };
        vec![name, powers, Cell::words(&node.pirates)]
    });
    let heads = [&words.node, &words.power, &words.pirates].map(String::clone).to_vec();
    Table { columns: vec![MARGIN, 330, 640], heads, rows: rows.collect() }
}
