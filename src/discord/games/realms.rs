//! The Discord interface of the realms ruleset. `game_ui.rs` implements the controls.

mod buttons;
mod commands;
mod condition;
mod confirm;
mod covert;
mod deal;
mod dialogue;
mod export;
mod game_ui;
mod help;
mod import;
mod maps;
mod offer;
mod picture;
mod refusal;
mod row;
mod rulebook;
mod season;
mod settings;
mod tell;
mod trade;
mod views;
mod wizards;
mod words;

use crate::rules::games::realms::{Settings, State};
use crate::rules::{Campaign, Listed};

pub use picture::map_picture;
pub use views::{area, areas, check, hand, map, realm, realms, seats, standings};

fn settings_of(campaign: &Campaign) -> &Settings {
    State::settings_of(&campaign.settings.games)
}
