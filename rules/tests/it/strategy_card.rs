//! The strategy card rules, one file a topic, each test named after the rule it shows.

pub mod given;

mod corrected;
mod evenings;
mod galaxies;
mod initiative;
mod kept;
mod leavers;
mod primary;
mod properties;
mod secondary;
mod shown;
mod status;
mod undone;
