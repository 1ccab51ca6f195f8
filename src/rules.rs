//! The whole game, pure: values in, values out.

pub mod amounts;
pub mod ids;
pub mod time;
