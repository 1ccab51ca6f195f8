//! The ambassadors rules: one file for each topic, each test named after its rule.

pub mod given;

mod boards;
mod breaking;
mod conditions;
mod entered;
pub mod evenings;
mod forecasts;
mod forming;
mod moderated;
mod notices;
mod plans;
mod properties;
mod returning;
mod seats;
mod shown;
mod tiles;
mod undone;
