//! The traits that a game implements in this layer: its commands, the wording of its values, and its views.
//!
//! [`Ruleset`] defines what a game decides; [`GameUi`] defines what players read about it. A method has a default only
//! if a game can do without words of its own. The default is then the table's wording, or nothing.
//! [`games`](super::games) lists the games and dispatches to the one being played.

mod chronicle;
mod parts;
mod without;
mod wizard;

pub use chronicle::Chronicle;
pub use parts::{BoardParts, SeatParts, TurnParts};
pub(in crate::discord) use without::without;
pub use wizard::{Choices, Field, Form, Placement, RETURN, Step, Wizard, WizardContext, written};

use super::buttons::GameCode;
use super::command::Options;
use super::controls::MOST_CHOICES;
use super::handler::Handler;
use super::invoker::Invoker;
use super::problem::Problem;
use super::render::tell::{Reader, Side, offers};
use super::render::{Card, Names, Picture, offer, usual_board_refusal, usual_seating_refusal, words};
use super::reply::Answer;
use crate::rules::games::Listed;
use crate::rules::ids::{CampaignId, OfferId, PlayerId};
use crate::rules::ruleset::Ruleset;
use crate::rules::time::Time;
use crate::rules::{Campaign, Closing, Offer, Refusal, Reminder, Settings, Silence, board, seating};
use crate::text::{Arguments, Label, Place, Said, Text, Words};
use poise::serenity_prelude::ButtonStyle;
use serde_json::{Map, Value};
use std::future::{Future, ready};
use std::ops::RangeInclusive;

pub type Command = poise::Command<Handler, Problem>;
pub type Parameter = poise::CommandParameter<Handler, Problem>;

#[derive(Clone, Copy, Debug)]
pub struct Topic {
    /// Its name in `/help topic:`.
    pub name: &'static str,
    pub title: fn(&Text) -> Said,
    /// Explains the topic, with the numbers of a campaign with these settings.
    pub body: fn(&Text, &Settings) -> Said,
}

/// The rules of a game, as message ids.
#[derive(Clone, Copy, Debug)]
pub struct Rulebook {
    pub chapters: &'static [Chapter],
    /// A chapter and a rule, as examples of what to look up.
    pub example: (&'static str, &'static str),
}

/// The message ids of a chapter and of its rules.
pub type Chapter = (&'static str, &'static [&'static str]);

/// The question for a missing choice.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Question {
    pub words: Said,
    /// The menu's placeholder.
    pub title: Label,
    /// Shows few lines as buttons instead of a menu. Buttons need no title.
    pub buttons: bool,
}

/// A menu line: its label and its code.
pub type Choice = (Label, String);

/// The single message for a question to several players, with each answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QuestionGroup {
    pub card: Card,
    /// The answer buttons, while any question is pending: the game's code, and the label.
    pub buttons: Vec<(GameCode, Label, ButtonStyle)>,
}

/// The choices missing from an order, for menus or buttons.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeftOpen {
    pub words: Said,
    /// The menu's placeholder.
    pub title: Label,
    /// Shows the lines as buttons instead of a menu.
    pub buttons: bool,
    pub lines: Vec<Choice>,
    /// The codes of the lines that are already chosen.
    pub chosen: Vec<String>,
    /// How many lines have to be chosen in total.
    pub count: RangeInclusive<usize>,
}

impl LeftOpen {
    pub fn needs_menus(&self) -> bool {
        self.lines.len() > MOST_CHOICES
    }
}

/// A menu that helps after a refusal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WayOut {
    pub code: GameCode,
    pub title: Label,
    pub lines: Vec<Choice>,
}

/// A picture of how something between two players developed, drawn from the events of a whole campaign.
#[derive(Clone, Copy, Debug)]
pub struct Chart<R: Listed> {
    /// Returns whether the chart uses this event.
    pub needs: fn(&R::Event, [PlayerId; 2]) -> bool,
    pub draw: Draw<R>,
}

/// Draws the chart for the campaign of this name from these events (oldest first), as of a time.
pub type Draw<R> = fn(&Text, &Names, &str, [PlayerId; 2], &[(Time, <R as Ruleset>::Event)], Time) -> Option<Picture>;

/// The Discord interface of a game, implemented by its state.
///
/// Views take their arguments in this order: language, campaign, players' names, viewer, other player.
pub trait GameUi: Chronicle + 'static {
    /// Whether the game's commands are registered in every server, even if it is not played there.
    const EVERYWHERE: bool = false;
    /// The first commands to try, shown when a sandbox starts.
    const FIRST_STEPS: &'static [&'static str];
    /// The script that leads to the middle of a game: people, a pending offer and a picture. The sandbox can start from
    /// it.
    const DEMO: &'static str;
    /// The game's leaderboard measures, as stored for panels; the default comes first.
    const MEASURES: &'static [&'static str];
    /// Whether refusing some offers has a cost, so that campaigns can choose to count silence as a refusal.
    const REFUSING_COSTS: bool;
    const RULEBOOK: Rulebook;
    /// The game's help topics, in addition to how to begin.
    const TOPICS: &'static [Topic] = &[];

    /// The game's wizards, in the order of their buttons.
    const WIZARDS: &'static [Wizard<Self>];

    fn name(text: &Text) -> Said;

    /// Returns in a few words what the game is about and how it ends. Together with the name it must fit into the 100
    /// characters of a menu line.
    fn about(text: &Text) -> Said;

    /// Explains how to begin.
    fn start(text: &Text) -> Said;

    /// Returns the values in the game's rules, in addition to settings shared by all campaigns.
    fn numbers(_text: &Text, _settings: &Self::Settings) -> Arguments {
        Vec::new()
    }

    /// Returns the game's commands in the order of their registration with Discord.
    fn commands() -> Vec<Command>;

    /// Returns the implementation of the shared board commands, or `None` if the game has no board. A game with a board
    /// lists these commands under its `/board`: [`board::show`](super::commands::board::show), `load`, `example` and
    /// `export`.
    fn board() -> Option<BoardParts>;

    /// Returns the implementation of the shared seat commands, or `None` if the order of the players means nothing. A
    /// game with seats lists these commands under its `/seat`: [`seat::show`](super::commands::seat::show) and
    /// `seat_order`.
    fn seats() -> Option<SeatParts>;

    /// Returns the implementation of the shared command [`turn`](super::commands::turn::turn), or `None` if other
    /// commands or none begin and end turns. A game with such turns lists the command.
    fn turns() -> Option<TurnParts>;

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

    fn settings_now(settings: &Self::Settings) -> Vec<Self::Setting>;

    /// States a setting and its value in a sentence.
    fn setting_told(text: &Text, setting: &Self::Setting) -> Said;

    /// Returns the game's lines on the table's panel, such as whose turn it is.
    fn situation(_text: &Text, _campaign: &Campaign, _game: &Self) -> Vec<Said> {
        Vec::new()
    }

    /// Renders an event as a sentence and its consequence as a line. Returns `None` if another event already says it.
    fn told(text: &Text, reader: Reader, event: &Self::Event) -> Option<Said>;

    /// Returns whether an event only carries out an accepted offer, so that the acceptance already reports it.
    fn is_agreed(_event: &Self::Event) -> bool {
        false
    }

    fn note(_event: &Self::Event) -> Option<&str> {
        None
    }

    /// Returns lines that summarize all these events. They follow the lines about each event.
    fn summary(_text: &Text, _events: &[&Self::Event]) -> Vec<Said> {
        Vec::new()
    }

    /// Returns a line for each remark, or for several that belong together.
    fn remarks(text: &Text, reader: Reader, remarks: &[&Self::Remark]) -> Vec<Said>;

    /// Describes what a player has left after public events of their own order, in phrases that start with the figure.
    fn left(_text: &Text, _game: &Self, _by: PlayerId, _events: &[&Self::Event]) -> Vec<Said> {
        Vec::new()
    }

    /// Returns a hint for a player whose own order caused an event.
    fn advice(_text: &Text, _by: PlayerId, _event: &Self::Event) -> Option<Said> {
        None
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

    /// Renders a refusal for `by`, who gave the order.
    fn refusal_told(text: &Text, refusal: &Self::Refusal, by: PlayerId) -> Said;

    /// Explains why the board does not change.
    fn board_refusal(text: &Text, refusal: &board::Refusal) -> Said {
        usual_board_refusal(text, refusal)
    }

    /// Explains to `by` why an act is refused out of turn, or for a seat that does not exist.
    fn seating_refusal(text: &Text, refusal: &seating::Refusal, by: PlayerId) -> Said {
        usual_seating_refusal(text, refusal, by)
    }

    /// Returns a menu that resolves a refusal, shown to the player who was refused.
    fn way_out(_text: &Text, _game: &Self, _by: PlayerId, _refusal: &Self::Refusal) -> Option<WayOut> {
        None
    }

    /// Returns the choices missing from a command, if they are the reason for its refusal.
    fn left_open(_text: &Text, _command: &Self::Command, _refusal: &Self::Refusal) -> Option<LeftOpen> {
        None
    }

    /// Completes a command with the chosen codes, or removes its choices if there are no codes. Returns `None` for an
    /// invalid code. By default, the one choice is a place.
    fn filled(command: &Self::Command, chosen: &[String]) -> Option<Self::Command> {
        let place = chosen.first()?;
        Some(Self::at_place(command.clone(), place.clone()))
    }

    /// Says what will happen, and asks for confirmation.
    fn confirmation_told(text: &Text, needed: &Self::Confirmation) -> Said;

    fn confirm_label(text: &Text, needed: &Self::Confirmation) -> Said;

    /// Describes what an offer costs a player who leaves, if they must confirm it.
    fn settles(_text: &Text, _offer: OfferId, _costs: &Self::Confirmation) -> Option<Said> {
        None
    }

    /// Renders a question group's message, or returns `None` if the group is no longer in the state.
    fn row(_text: &Text, _campaign: &Campaign, _game: &Self, _number: u64) -> Option<QuestionGroup> {
        None
    }

    /// Renders an offer or a question.
    fn made(text: &Text, reader: Reader, offer: &Offer, terms: &Self::Terms) -> Said;

    /// Describes an offer's subject without player names, for any place.
    fn matter<M: Place>(text: &Text, terms: &Self::Terms) -> Words<M>;

    /// Says what accepting does in the current game beyond the offer's own sentence.
    fn accepting(_text: &Text, _game: Option<&Self>, _offer: &Offer, _terms: &Self::Terms) -> Option<Said> {
        None
    }

    /// Returns the giver and the receiver of an accepted offer, if the gift can be returned. The game then has the
    /// wizard [`RETURN`].
    fn gives(_offer: &Offer, _terms: &Self::Terms) -> Option<(PlayerId, PlayerId)> {
        None
    }

    /// Says what refusing costs in the current game, if it costs anything.
    fn refusing(text: &Text, game: Option<&Self>, offer: &Offer, terms: &Self::Terms) -> Option<Said>;

    /// Returns whether an event changes the text of a pending offer.
    fn rewords(_event: &Self::Event, _offer: &Offer, _terms: &Self::Terms) -> bool {
        false
    }

    fn answer_label(text: &Text, _terms: &Self::Terms) -> Said {
        offer::answer_label(text)
    }

    fn refuse_label(text: &Text, _terms: &Self::Terms) -> Said {
        offer::usual_refuse_label(text)
    }

    /// Says what happens without an answer.
    fn silence(text: &Text, _terms: &Self::Terms, silence: Silence) -> Said {
        words::usual_silence(text, silence)
    }

    /// Describes the outcome of an unanswered question, as a line of its card.
    fn unanswered(text: &Text, closing: &Closing, _terms: &Self::Terms) -> Said {
        offer::unanswered(text, closing)
    }

    /// Announces the end of an offer.
    fn closed(text: &Text, reader: Reader, offer: &Offer, _terms: &Self::Terms, closing: &Closing) -> Said {
        offers::usually_closed(text, reader, offer, closing)
    }

    /// Renders the reminder of a pending offer.
    fn reminded(text: &Text, reader: Reader, offer: &Offer, _terms: &Self::Terms, reminder: Reminder) -> Said {
        offers::usually_reminded(text, reader, offer, reminder)
    }

    /// Returns a private hint for the player who made an offer.
    fn hint(_text: &Text, _terms: &Self::Terms) -> Option<Said> {
        None
    }

    /// Says that no offer is pending, and which commands make one.
    fn no_offers(text: &Text) -> Said;

    /// Renders a refusal that lists the choices needed to accept an offer.
    fn must_pick(text: &Text, offer: OfferId, picks: &[&Self::Pick]) -> Said;

    fn question(text: &Text, offer: OfferId, picks: &[&Self::Pick]) -> Question;

    /// Returns the label of a pick in the menu of `by`, or `None` if it no longer exists.
    fn pick_label(text: &Text, game: &Self, by: PlayerId, pick: &Self::Pick) -> Option<Label>;

    fn pick_code(pick: &Self::Pick) -> String;

    /// Parses the code of a pick.
    fn picked(code: &str) -> Option<Self::Pick>;

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

    /// Shows the viewer's relations with another player, or with everyone. If the rules know no relations, shows the
    /// standings. Refuses if there is nothing to show.
    fn relations(
        text: &Text,
        campaign: &Campaign,
        names: &Names,
        _viewer: Side,
        _other: Option<PlayerId>,
    ) -> Result<Card, Refusal> {
        let usual = Self::MEASURES.first().copied().unwrap_or_default();
        let game = campaign.playing::<Self>()?;
        Ok(Self::leaderboard(text, campaign, game, names, usual))
    }

    /// Shows what the viewer may do towards the other player, and why not; in a game without such rights, their
    /// relations. Refuses if there is nothing to show.
    fn rights(
        text: &Text,
        campaign: &Campaign,
        names: &Names,
        (viewer, other): (Side, PlayerId),
        _now: Time,
    ) -> Result<Card, Refusal> {
        Self::relations(text, campaign, names, viewer, Some(other))
    }

    /// Ranks the players by one of [`GameUi::MEASURES`].
    fn leaderboard(text: &Text, campaign: &Campaign, game: &Self, names: &Names, measure: &str) -> Card;

    /// Draws the leaderboard. `viewer` is `None` for a public picture.
    fn leaderboard_picture(
        _text: &Text,
        _campaign: &Campaign,
        _names: &Names,
        _measure: &str,
        _viewer: Option<PlayerId>,
    ) -> Option<Picture> {
        None
    }

    fn chart() -> Option<Chart<Self>> {
        None
    }

    /// Returns the game's part of the export, without what every campaign has.
    fn exported(campaign: &Campaign, game: &Self) -> Value;

    /// Returns the game's part of a player in the export.
    fn exported_player(_game: &Self, _player: PlayerId) -> Value {
        Value::Object(Map::new())
    }

    /// Exports an offer's terms: their kind, their subject and the details.
    fn exported_terms(terms: &Self::Terms) -> Value;

    /// Exports the settings, each under its key.
    fn exported_settings(settings: &Self::Settings) -> Value;
}
