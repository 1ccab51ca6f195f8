//! The games, each in a folder of its own.

pub mod ambassadors;
pub mod leverage;
