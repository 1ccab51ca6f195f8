//! Turns values of the rules into what people read. Pure functions: nothing here talks to Discord, and nothing here decides
//! what is allowed.
//!
//! In sentences players appear as mentions, which Discord shows by name; in tables and choices, where it shows no mentions,
//! by their [`Names`]. Whatever players typed comes in through [`harmless`] alone.

mod ambassadors;
mod announcement;
mod campaign;
mod card;
mod confirmation;
pub mod harmless;
mod help;
mod history;
mod leaderboard;
mod map;
mod milestones;
mod names;
mod offer;
mod offers;
mod picture;
mod progress;
mod reach;
mod refusal;
mod relations;
mod reply;
mod rights;
mod rules;
mod ships;
mod technologies;
mod tell;
mod words;

use crate::rules::ids::PlayerId;
use crate::rules::time::Time;

pub use ambassadors::{
    board, pick_track, relations_check, relations_overview, reputation, room_choice,
    seat_technology, seats, standings, track_choice,
};
pub use announcement::{Announcement, announcement, fits, story};
pub use campaign::{Listed, campaign_info, campaign_list, settings, undeliverable};
pub use card::{Card, Field, MESSAGE_LIMIT};
pub use confirmation::{cancel_label, cancelled, confirm_label, confirmation};
pub use help::{Topic, help};
pub use history::{HISTORY_PAGE, HistoryEntry, history_page, mod_log, undo_preview};
pub use leaderboard::{Standing, leaderboard};
pub use map::map;
pub use milestones::milestones;
pub use names::Names;
pub use offer::{OfferPost, accept_label, offer_choice, offer_post, refuse_label};
pub use offers::offers;
pub use picture::{Picture, board_picture, leverage_map, pair_chart, relations_picture};
pub use progress::task_progress;
pub use reach::{no_campaign_here, no_such_campaign, which_campaign};
pub use refusal::refusal;
pub use relations::{relation_pair, relations_table};
pub use reply::reply;
pub use rights::rights;
pub use rules::rules;
pub use ships::ships;
pub use technologies::technologies;
pub use words::technology as technology_name;

/// Returns the player as Discord shows them in a sentence.
pub fn mention(player: PlayerId) -> String {
    format!("<@{player}>")
}

/// Returns the moment as everybody's own date and time.
pub fn at(time: Time) -> String {
    format!("<t:{}:f>", time.as_seconds())
}

/// Returns the moment as how long ago or ahead it is.
pub fn relative(time: Time) -> String {
    format!("<t:{}:R>", time.as_seconds())
}
