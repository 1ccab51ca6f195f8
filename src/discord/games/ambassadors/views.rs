mod board;
mod check;
mod seat;
mod standings;

pub use board::board;
pub use check::{relations_check, relations_missing, relations_overview};
pub use seat::{reputation, seats};
pub use standings::standings;
