//! The words that players read, and the files they exchange. All functions are pure: they decide nothing, never wait, and know
//! neither Discord nor the database.

pub mod board_file;
pub mod buttons;
pub mod csv;
pub mod export;
pub mod game_words;
pub mod games;
pub mod import;
pub mod render;
pub mod season;
pub mod text;

pub use chancery_rules as rules;
