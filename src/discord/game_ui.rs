//! The trait of a game's controls, its wizards, and the [traits of its words](chancery_words::game_words).
//! [`games`](super::games) lists the games and dispatches to the one being played.

mod wizard;

pub use wizard::{
    Choices, Field, Form, Placement, RETURN, RETURN_ALONE, Step, Wizard, WizardContext, nth, numbered, written,
};

pub use chancery_words::game_words::*;

use super::buttons::GameCode;
use super::command::Options;
use super::handler::Handler;
use super::invoker::Invoker;
use super::problem::Problem;
use super::reply::Answer;
use crate::rules::Campaign;
use crate::rules::ids::{CampaignId, PlayerId};
use crate::rules::ruleset::Ruleset;
use crate::text::Text;
use std::future::{Future, ready};

pub type Command = poise::Command<Handler, Problem>;
pub type Parameter = poise::CommandParameter<Handler, Problem>;

pub type SettingsChosen<R> = fn(&Text, Options<'_>) -> Result<Vec<<R as Ruleset>::Setting>, Problem>;
pub type OptionsPicked<R> =
    fn(&Invoker, &Campaign, PlayerId, Options<'_>) -> Result<Vec<<R as Ruleset>::Pick>, Problem>;

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
    const COMMANDS: fn() -> Vec<Command> = Vec::new;

    /// Returns the subcommands that the game adds to `/mod`. A game that is not registered everywhere has its own
    /// command instead.
    const CORRECTIONS: fn() -> Vec<Command> = Vec::new;

    /// The shared board commands, or `None` if the game has no board. A game with a board lists these commands under its
    /// `/board`: [`board::show_board`](super::commands::board::show_board), `load`, `example` and `export`.
    const BOARD: Option<BoardParts> = None;

    /// The shared seat commands, or `None` if the order of the players means nothing. A game with seats lists these
    /// commands under its `/seat`: [`seat::show_seats`](super::commands::seat::show_seats) and `seat_order`.
    const SEATS: Option<SeatParts> = None;

    /// The shared command [`turn`](super::commands::turn::turn), or `None` if other commands or none begin and end
    /// turns. A game with such turns lists the command.
    const TURNS: Option<TurnParts> = None;

    /// `/campaign values`, or `None` if every campaign of this game has the same values.
    const VALUES: Option<ValueParts> = None;

    /// The import of a spreadsheet, or `None` if this game's campaigns do not come from one. At most one game has it,
    /// because a spreadsheet does not name its game.
    const SHEET: Option<SheetParts> = None;

    const SETTING_OPTIONS: fn() -> Vec<Parameter> = Vec::new;

    /// Parses the values of those options.
    const SETTINGS_CHOSEN: SettingsChosen<Self> = |_, _| Ok(Vec::new());

    /// Returns the options that the game adds to `/accept`, in addition to `choice`.
    const ACCEPT_OPTIONS: fn() -> Vec<Parameter> = Vec::new;

    /// Parses the picks that a player made with those options.
    const OPTIONS_PICKED: OptionsPicked<Self> = |_, _, _, _| Ok(Vec::new());

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

    /// Handles a press of one of the game's buttons or menus. The code is checked as if it had been typed.
    fn pressed(_press: Press<'_>) -> impl Future<Output = Result<Answer, Problem>> + Send {
        ready(Err(Problem::Unknown))
    }
}

/// A press of one of a game's buttons, or a choice from one of its menus.
#[derive(Clone, Copy)]
pub struct Press<'a> {
    pub handler: &'a Handler,
    pub invoker: &'a Invoker,
    pub campaign: CampaignId,
    pub code: &'a GameCode,
    /// The codes of the chosen lines.
    pub chosen: &'a [&'a str],
}
