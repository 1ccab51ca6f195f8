//! Who holds how much over whom, as a table of coloured cells with their numbers.

use super::svg::{BLUE, Canvas, Colour, FAINT, INK, ORANGE, Set, shortened};

/// More players than these make cells too small to read.
pub const MOST_PLAYERS: usize = 25;

/// Up to so many players have large cells.
const FEW: usize = 8;
/// The longest name that finds room.
const NAME: usize = 12;

const NEUTRAL: Colour = Colour(0xea, 0xea, 0xe6);
const SELF: &str = "#f7f7f4";
/// Beyond so many hundredths of the way to blue, white is read more easily on it than black.
const DARK: i64 = 80;

/// A number to be drawn, and how it is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Value {
    pub number: i64,
    pub words: String,
}

/// What is held over others. What is beyond [`MOST_PLAYERS`] is left out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeatMap {
    pub title: String,
    /// Says which way to read it.
    pub legend: String,
    pub players: Vec<String>,
    /// For each player what they hold over all, in the same order; nothing over themselves.
    pub rows: Vec<Vec<Option<Value>>>,
    /// The most and, below nothing, the least that one can hold: its colour is the fullest.
    pub most: i64,
}

/// Measures, in pixels.
struct Size {
    cell: (i64, i64),
    font: i64,
    names: i64,
    head: i64,
}

const LARGE: Size = Size {
    cell: (104, 58),
    font: 22,
    names: 200,
    head: 200,
};
const SMALL: Size = Size {
    cell: (56, 34),
    font: 13,
    names: 130,
    head: 160,
};
const MARGIN: i64 = 16;
/// Room for the title and the legend, in letters and on the picture.
const LEAST_WIDTH: i64 = 560;
const TITLES: i64 = 64;

pub fn heat_map(map: &HeatMap) -> String {
    let players = &map.players[..map.players.len().min(MOST_PLAYERS)];
    let size = if players.len() <= FEW { LARGE } else { SMALL };
    let count = i64::try_from(players.len()).unwrap_or_default();
    let (left, top) = (MARGIN + size.names, TITLES + size.head);
    let width = (left + count * size.cell.0 + MARGIN).max(LEAST_WIDTH);
    let mut canvas = Canvas::new(width, top + count * size.cell.1 + MARGIN);
    let title = Set {
        bold: true,
        ..Set::new(20)
    };
    canvas.text(MARGIN, 32, title, &shortened(&map.title, 44));
    let legend = Set {
        fill: FAINT,
        ..Set::new(15)
    };
    canvas.text(MARGIN, 56, legend, &shortened(&map.legend, 64));
    let name = Set::new(size.font);
    for (at, player) in (0..).zip(players) {
        let player = shortened(player, NAME);
        let across = Set {
            upwards: true,
            ..name
        };
        let x = left + at * size.cell.0 + size.cell.0 / 2 + size.font / 3;
        canvas.text(x, top - 8, across, &player);
        let down = Set {
            anchor: "end",
            ..name
        };
        let y = top + at * size.cell.1 + size.cell.1 / 2 + size.font / 3;
        canvas.text(left - 10, y, down, &player);
    }
    for (row, values) in (0..count).zip(&map.rows) {
        for (column, value) in (0..count).zip(values) {
            let (x, y) = (left + column * size.cell.0, top + row * size.cell.1);
            let most = map.most.max(1);
            cell(&mut canvas, (x, y), &size, value.as_ref(), most);
        }
    }
    canvas.finish()
}

fn cell(canvas: &mut Canvas, (x, y): (i64, i64), size: &Size, value: Option<&Value>, most: i64) {
    let (width, height) = (size.cell.0 - 2, size.cell.1 - 2);
    let number = Set {
        anchor: "middle",
        ..Set::new(size.font)
    };
    let (across, down) = (x + size.cell.0 / 2 - 1, y + size.cell.1 / 2 + size.font / 3);
    let Some(value) = value else {
        canvas.rectangle(x, y, width, height, SELF);
        let number = Set {
            fill: FAINT,
            ..number
        };
        return canvas.text(across, down, number, "·");
    };
    let end = if value.number < 0 { ORANGE } else { BLUE };
    canvas.rectangle(
        x,
        y,
        width,
        height,
        NEUTRAL.towards(end, value.number.abs(), most),
    );
    let is_dark = value.number.saturating_mul(100) > most.saturating_mul(DARK);
    let number = Set {
        fill: if is_dark { "#ffffff" } else { INK },
        ..number
    };
    canvas.text(across, down, number, &value.words);
}
