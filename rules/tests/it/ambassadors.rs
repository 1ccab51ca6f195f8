//! The ambassadors rules. There is one file per topic, and each test is named after its rule.

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
