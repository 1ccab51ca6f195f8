//! Pictures of a game's state, which this crate does not know. Pure functions turn plain values into SVG, which is easy to read and to test, and SVG
//! into PNG, which Discord can show.
//!
//! Each picture has its own background, so that it looks the same in light and dark mode. Colour is never the only cue.

pub use resvg::usvg;

mod area_map;
mod circle;
mod fonts;
mod galaxy_map;
mod heat_map;
mod line_chart;
mod plot;
mod png;
mod sector_map;
mod svg;
mod timeline;

pub use area_map::{Area, AreaMap, AreaWords, MOST_AREAS, Neutral, area_map};
pub use circle::{Circle, MOST_NODES, Node, circle};
pub use galaxy_map::{DiplomacyToken, GalaxyMap, GalaxyWords, Planet, System, galaxy_map};
pub use heat_map::{HeatMap, HeatMapWords, MOST_IN_TABLE, MOST_PLAYERS, Value, heat_map};
pub use line_chart::{LineChart, Series, line_chart};
pub use png::{PictureError, png, tree};
pub use sector_map::{Link, LinkKind, MOST_SECTORS, MapWords, Sector, SectorMap, sector_map};
pub use timeline::{Bond, MOST_BONDS, MOST_LINES, Timeline, timeline};
