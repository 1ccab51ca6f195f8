//! The realms rules. There is one file per topic, and each test is named after its rule.

pub mod given;

mod alliance;
mod cards;
mod claims;
mod corrected;
mod counters;
mod covert;
mod drawn;
mod entered;
mod evenings;
mod files;
mod influence;
mod kept;
mod leavers;
mod properties;
mod sealed;
mod shown;
mod ties;
mod trade;
mod windows;
