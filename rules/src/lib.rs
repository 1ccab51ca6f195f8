//! The whole game, pure: values in, values out. Nothing here waits, reads a clock, draws a random number or knows where its
//! orders come from and its events go to.
//!
//! - [`decide`] turns an order into events, or refuses it and says why with the numbers.
//! - [`Campaign::evolve`] applies an event, and cannot fail.
//! - [`settle`] books what time alone has decided; [`deadline`] says when it next will.
//! - [`rights`] and [`check`] answer "what may I do, and why not" by asking `decide`.
//! - [`notices`] says who is to be told what.
//! - [`invariants`] names what must hold after every event.

pub mod amounts;
pub mod ids;
pub mod time;

pub mod board;
mod campaign;
mod command;
mod decide;
mod event;
pub mod game_clock;
mod invariants;
mod moderate;
mod names;
mod notice;
mod offer;
mod refusal;
mod settings;
mod settle;

pub mod ambassadors;
pub mod leverage;

pub use campaign::{Campaign, Game, Phase, Player, QuietHours, Ruleset};
pub use command::{Command, Confirmation, Correction, Moderation, Order, Pick};
pub use decide::{Right, check, decide, found, rights};
pub use event::{Event, Founding};
pub use invariants::{Broken, invariants, misrecorded};
pub use moderate::{Undo, undo, vanished};
pub use names::PLACE_LIMIT;
pub use notice::{Audience, Notice, announced_anew, notices};
pub use offer::{Closed, Closing, NOTE_LIMIT, Offer, Offers, Outcome, Reminder, Silence, Terms};
pub use refusal::Refusal;
pub use settings::{NAME_LIMIT, Setting, Settings};
pub use settle::{deadline, settle};
