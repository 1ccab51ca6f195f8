//! Pictures of a game's state, which this crate does not know. Pure functions turn plain values into SVG, which is easy to read and to test, and SVG
//! into PNG, which Discord can show.
//!
//! Each picture has its own dark background, so that it looks the same for all readers. Colour is never the only cue.

pub use resvg::usvg;

mod circle;
mod fonts;
mod galaxy_map;
mod heat_map;
mod key;
mod line_chart;
mod plot;
mod png;
mod realm_map;
mod sector_map;
mod svg;
mod timeline;

pub use circle::{Circle, CircleWords, MOST_NODES, Node, circle};
pub use galaxy_map::{DiplomacyToken, GalaxyMap, GalaxyWords, Planet, System, galaxy_map};
pub use heat_map::{HeatMap, HeatMapWords, MOST_IN_TABLE, MOST_PLAYERS, Value, heat_map};
pub use line_chart::{LineChart, Series, line_chart};
pub use png::{PictureError, png, tree};
pub use realm_map::{MOST_PLACES, Neutral, RealmKind, RealmMap, RealmPlace, RealmWords, Sign, TradeNode, realm_map};
pub use sector_map::{Link, LinkKind, MOST_SECTORS, MapWords, Sector, SectorMap, sector_map};
pub use timeline::{Bond, MOST_BONDS, MOST_LINES, Timeline, timeline};
