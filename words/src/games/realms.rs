//! The words of the realms ruleset.

mod condition;
mod confirm;
mod covert;
mod deal;
pub mod dialogue;
mod export;
mod help;
mod import;
pub mod maps;
mod named;
pub mod offer;
pub mod picture;
mod refusal;
pub mod row;
mod rulebook;
mod season;
mod settings;
pub mod tell;
pub mod trade;
pub mod views;
pub mod words;

use crate::rules::games::realms::{Settings, State};
use crate::rules::{Campaign, Listed};

pub use picture::map_picture;
pub use views::{area, areas, check, hand, map, realm, realms, seats, standings};

fn settings_of(campaign: &Campaign) -> &Settings {
    State::settings_of(&campaign.settings.games)
}
