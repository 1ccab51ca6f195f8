//! The strategy card rules. There is one file per topic, and each test is named after its rule.

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
