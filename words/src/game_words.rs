//! The traits that word a game.
//!
//! [`Ruleset`](crate::rules::ruleset::Ruleset) defines what a game decides; the traits here define what players read
//! about it. Each of them is implemented where its words are, and has a default only if a game can do without words of
//! its own. The default is then the table's wording, or nothing. [`games`](crate::games) dispatches to the game being
//! played.

mod about;
mod chronicle;
mod completed;
mod configured;
mod confirmed;
mod dealt;
mod exported;
mod imported;
mod named;
mod offered;
mod parts;
mod picked;
mod refused;
mod ruled;
mod sheet;
mod shown;
mod told;
mod without;

pub use about::{About, HelpContext, Topic};
pub use chronicle::{Chronicle, best};
pub use completed::{Completed, LeftOpen, MOST_CHOICES};
pub use configured::{Alternatives, Configured};
pub use confirmed::Confirmed;
pub use dealt::{ClauseField, ClauseForm, ClauseHead, ClauseTimes, Dealt, Stated, Unreadable};
pub use exported::Exported;
pub use imported::{Imported, of_any_game, setting};
pub use named::Named;
pub(crate) use named::named_values;
pub use offered::Offered;
pub use parts::{BoardParts, NotWritten, ReadValues, SeatParts, TurnParts, ValueParts};
pub use picked::{Choice, Picked, Question, named};
pub use refused::{Refused, WayOut};
pub use ruled::Ruled;
pub use sheet::{BroughtAlong, LineFlaw, ReadSheet, Sheet, SheetParts};
pub use shown::{Chart, Draw, Leaderboard, LeaderboardPicture, QuestionGroup, Relations, Rights, Shown, Tone};
pub use told::Told;
pub(crate) use without::without;
