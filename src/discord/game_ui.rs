//! The traits that a game implements in this layer.
//!
//! [`Ruleset`](crate::rules::ruleset::Ruleset) defines what a game decides; the traits here define what players read
//! about it, and [`GameUi`] what they type and press. Each of them is implemented where its words are, and has a default
//! only if a game can do without words of its own. The default is then the table's wording, or nothing.
//! [`games`](super::games) lists the games and dispatches to the one being played.

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
mod wizard;

pub use about::{About, HelpContext, Topic};
pub use chronicle::{Chronicle, best};
pub use completed::{Completed, LeftOpen};
pub use configured::{Alternatives, Configured};
pub use confirmed::Confirmed;
pub use dealt::{ClauseField, ClauseTimes, Dealt, Stated, Unreadable};
pub use exported::Exported;
pub use imported::{Imported, of_any_game, setting};
pub use named::Named;
pub use offered::Offered;
pub use parts::{BoardParts, ReadValues, SeatParts, TurnParts, ValueParts};
pub use picked::{Choice, Picked, Question, named};
pub use refused::{Refused, WayOut};
pub use ruled::Ruled;
pub use sheet::{BroughtAlong, LineFlaw, ReadSheet, Sheet, SheetParts};
pub use shown::{Chart, Draw, QuestionGroup, Shown};
pub use told::Told;
pub(in crate::discord) use without::without;
pub use wizard::{
    Choices, Field, Form, Placement, RETURN, RETURN_ALONE, Step, Wizard, WizardContext, nth, numbered, written,
};

use super::buttons::GameCode;
use super::command::Options;
use super::handler::Handler;
use super::invoker::Invoker;
use super::problem::Problem;
use super::reply::Answer;
use crate::rules::Campaign;
use crate::rules::ids::{CampaignId, PlayerId};
use crate::text::Text;
use std::future::{Future, ready};

pub type Command = poise::Command<Handler, Problem>;
pub type Parameter = poise::CommandParameter<Handler, Problem>;

/// The controls of a game: its commands, options, buttons and wizards.
pub trait GameUi:
    About
    + Chronicle
    + Completed
    + Configured
    + Confirmed
    + Dealt
    + Exported
    + Imported
    + Offered
    + Picked
    + Refused
    + Ruled
    + Shown
    + Told
    + 'static
{
    /// Whether the game's commands are registered in every server, even if it is not played there.
    const EVERYWHERE: bool = false;
    /// The game's wizards, in the order of their buttons.
    const WIZARDS: &'static [Wizard<Self>];

    /// Returns the game's commands in the order of their registration with Discord.
    fn commands() -> Vec<Command>;

    /// Returns the implementation of the shared board commands, or `None` if the game has no board. A game with a board
    /// lists these commands under its `/board`: [`board::show_board`](super::commands::board::show_board), `load`, `example` and
    /// `export`.
    fn board() -> Option<BoardParts>;

    /// Returns the implementation of the shared seat commands, or `None` if the order of the players means nothing. A
    /// game with seats lists these commands under its `/seat`: [`seat::show_seats`](super::commands::seat::show_seats) and
    /// `seat_order`.
    fn seats() -> Option<SeatParts>;

    /// Returns the implementation of the shared command [`turn`](super::commands::turn::turn), or `None` if other
    /// commands or none begin and end turns. A game with such turns lists the command.
    fn turns() -> Option<TurnParts>;

    /// Returns the implementation of `/campaign values`, or `None` if every campaign of this game has the same values.
    fn values() -> Option<ValueParts>;

    /// Returns the implementation of importing a spreadsheet, or `None` if this game's campaigns do not come from one.
    /// At most one game has it, because a spreadsheet does not name its game.
    fn sheet() -> Option<SheetParts>;

    /// Returns the subcommands that the game adds to `/mod`. A game that is not registered everywhere has its own
    /// command instead.
    fn corrections() -> Vec<Command> {
        Vec::new()
    }

    fn setting_options() -> Vec<Parameter> {
        Vec::new()
    }

    /// Parses the values of those options.
    fn settings_chosen(_text: &Text, _options: Options<'_>) -> Result<Vec<Self::Setting>, Problem> {
        Ok(Vec::new())
    }

    /// Adds to an order's answer what the player is likely to need next, such as a view or a button.
    fn follow_up(
        _handler: &Handler,
        _asker: &Invoker,
        _campaign: &Campaign,
        _events: &[&Self::Event],
        answer: Answer,
    ) -> impl Future<Output = Result<Answer, Problem>> + Send {
        ready(Ok(answer))
    }

    /// Returns the options that the game adds to `/accept`, in addition to `choice`.
    fn accept_options() -> Vec<Parameter> {
        Vec::new()
    }

    /// Parses the picks that `by` made with those options.
    fn options_picked(
        _asker: &Invoker,
        _campaign: &Campaign,
        _by: PlayerId,
        _options: Options<'_>,
    ) -> Result<Vec<Self::Pick>, Problem> {
        Ok(Vec::new())
    }

    /// Handles a press of one of the game's buttons or menus. The code is checked as if it had been typed.
    fn pressed(
        _handler: &Handler,
        _asker: &Invoker,
        _campaign: CampaignId,
        _code: &GameCode,
        _chosen: &[&str],
    ) -> impl Future<Output = Result<Answer, Problem>> + Send {
        ready(Err(Problem::Unknown))
    }
}
