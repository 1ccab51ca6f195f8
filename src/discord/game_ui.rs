//! The contract of a game in this layer: its commands, the wording of its values, and its views.
//!
//! The rules' contract ([`Ruleset`]) defines what a game decides; this one defines what players read about it. A
//! method has a default only if a game can do without words of its own. The default is the table's wording, or
//! nothing if there may be nothing to add. [`games`](super::games) lists the games and asks the one that is played.

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
use crate::text::Text;
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
    pub title: fn(&Text) -> String,
    /// Explains the topic, with the numbers of a campaign with these settings.
    pub body: fn(&Text, &Settings) -> String,
}

/// The rules of a game, as message ids.
#[derive(Clone, Copy, Debug)]
pub struct Rulebook {
    pub chapters: &'static [Chapter],
    /// A chapter and a rule that show how to ask for any other.
    pub example: (&'static str, &'static str),
}

/// The message id of a chapter, with those of its rules.
pub type Chapter = (&'static str, &'static [&'static str]);

/// The question asked when something is left to choose.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Question {
    pub words: String,
    /// The menu's placeholder.
    pub title: String,
    /// Whether the lines are buttons instead of menu lines; there are only a few then, and no title is needed.
    pub buttons: bool,
}

/// A menu line: its label and its code.
pub type Choice = (String, String);

/// The message of a row: questions that several players are asked at once, and what became of each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QuestionGroup {
    pub card: Card,
    /// The buttons that answer, while any question is pending: the game's code, and the label.
    pub buttons: Vec<(GameCode, String, ButtonStyle)>,
}

/// The choices that an order leaves open, for menus or buttons.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeftOpen {
    pub words: String,
    /// The menu's placeholder.
    pub title: String,
    /// Whether the lines are buttons, one of which is pressed, instead of menu lines.
    pub buttons: bool,
    pub lines: Vec<Choice>,
    /// The codes of the lines that are already chosen.
    pub chosen: Vec<String>,
    /// How many lines have to be chosen in total.
    pub count: RangeInclusive<usize>,
}

impl LeftOpen {
    /// Returns whether the lines need more than one menu.
    pub fn needs_menus(&self) -> bool {
        self.lines.len() > MOST_CHOICES
    }
}

/// A menu that helps after a refusal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WayOut {
    pub code: GameCode,
    pub title: String,
    pub lines: Vec<Choice>,
}

/// How something between two players developed, as a picture drawn from the events of a whole campaign.
#[derive(Clone, Copy, Debug)]
pub struct Chart<R: Listed> {
    /// Returns whether the chart is drawn from this event.
    pub needs: fn(&R::Event, [PlayerId; 2]) -> bool,
    pub draw: Draw<R>,
}

/// Draws the chart for the campaign of this name, from these events (oldest first), as of a moment.
pub type Draw<R> = fn(&Text, &Names, &str, [PlayerId; 2], &[(Time, <R as Ruleset>::Event)], Time) -> Option<Picture>;

/// The contract of every game in this layer, implemented by its state.
///
/// The arguments of a view come in this order: language, campaign, players' names, who looks at whom.
pub trait GameUi: Chronicle + 'static {
    /// Whether the game's commands are registered everywhere, and not only where it is played.
    const EVERYWHERE: bool = false;
    /// The first commands to try, for the welcome of the sandbox.
    const FIRST_STEPS: &'static [&'static str];
    /// The lines that lead to the middle of a game, so that the sandbox can start there: people, a pending offer and
    /// a picture.
    const DEMO: &'static str;
    /// What the game's leaderboards compare, by the names that panels are stored under; the usual measure first.
    const MEASURES: &'static [&'static str];
    /// Whether a campaign can set that silence counts as a refusal, because refusing some offers has a cost.
    const REFUSING_COSTS: bool;
    const RULEBOOK: Rulebook;
    /// The game's help topics, besides how to begin.
    const TOPICS: &'static [Topic] = &[];

    /// What players do by buttons, in the order of the buttons.
    const WIZARDS: &'static [Wizard<Self>];

    fn name(text: &Text) -> String;

    /// Returns in a few words what the game is about and how it ends. With the name it must fit into a menu's 100
    /// characters.
    fn about(text: &Text) -> String;

    /// Returns how to begin.
    fn start(text: &Text) -> String;

    /// Returns the numbers that the game's rules name, besides those that every campaign sets.
    fn numbers(_text: &Text, _settings: &Self::Settings) -> Vec<(&'static str, String)> {
        Vec::new()
    }

    /// Returns the game's commands, in the order in which they are registered with Discord.
    fn commands() -> Vec<Command>;

    /// Returns the parts behind the table's board commands, or `None` if the game has no board. A game with a board
    /// lists these commands under its `/board`: [`board::show`](super::commands::board::show), `load`, `example` and
    /// `export`.
    fn board() -> Option<BoardParts>;

    /// Returns the parts behind the table's seat commands, or `None` if the order of the players means nothing. A
    /// game with seats lists these commands under its `/seat`: [`seat::show`](super::commands::seat::show) and
    /// `seat_order`.
    fn seats() -> Option<SeatParts>;

    /// Returns the orders behind the table's command [`turn`](super::commands::turn::turn), or `None` if turns are
    /// not begun and ended, or only by other commands. A game with such turns lists the command.
    fn turns() -> Option<TurnParts>;

    /// Returns the subcommands that the game adds to `/mod`. A game that is not registered everywhere has its own
    /// command instead.
    fn corrections() -> Vec<Command> {
        Vec::new()
    }

    /// Returns the options that the game adds to `/mod settings`.
    fn setting_options() -> Vec<Parameter> {
        Vec::new()
    }

    /// Parses the values of those options.
    fn settings_chosen(_text: &Text, _options: Options<'_>) -> Result<Vec<Self::Setting>, Problem> {
        Ok(Vec::new())
    }

    fn settings_now(settings: &Self::Settings) -> Vec<Self::Setting>;

    /// Returns a sentence that states a setting and its value.
    fn setting_told(text: &Text, setting: &Self::Setting) -> String;

    /// Returns the game's lines on the table's panel, for example whose turn it is.
    fn situation(_text: &Text, _campaign: &Campaign, _game: &Self) -> Vec<String> {
        Vec::new()
    }

    /// Returns an event as a sentence, or a consequence as a line; `None` if another event's sentence covers it.
    fn told(text: &Text, reader: Reader, event: &Self::Event) -> Option<String>;

    /// Returns whether an event only carries out the terms of an accepted offer, so that the acceptance already
    /// reports it.
    fn is_agreed(_event: &Self::Event) -> bool {
        false
    }

    /// Returns the note that a player attached to an event.
    fn note(_event: &Self::Event) -> Option<&str> {
        None
    }

    /// Returns lines about all these events together, to follow the lines about each.
    fn summary(_text: &Text, _events: &[&Self::Event]) -> Vec<String> {
        Vec::new()
    }

    /// Returns a line for each remark, or for several that go together.
    fn remarks(text: &Text, reader: Reader, remarks: &[&Self::Remark]) -> Vec<String>;

    /// Returns what a player has left after announced events of their own order, as phrases that start with the
    /// figure.
    fn left(_text: &Text, _game: &Self, _by: PlayerId, _events: &[&Self::Event]) -> Vec<String> {
        Vec::new()
    }

    /// Returns advice for a player whose own order has led to an event.
    fn advice(_text: &Text, _by: PlayerId, _event: &Self::Event) -> Option<String> {
        None
    }

    /// Adds to an order's answer what the player will want next, such as a view or a button.
    fn follow_up(
        _handler: &Handler,
        _asker: &Invoker,
        _campaign: &Campaign,
        _events: &[&Self::Event],
        answer: Answer,
    ) -> impl Future<Output = Result<Answer, Problem>> + Send {
        ready(Ok(answer))
    }

    /// Returns a refusal as read by `by`, whose order was refused.
    fn refusal_told(text: &Text, refusal: &Self::Refusal, by: PlayerId) -> String;

    /// Returns why the board does not change.
    fn board_refusal(text: &Text, refusal: &board::Refusal) -> String {
        usual_board_refusal(text, refusal)
    }

    /// Returns why an act is refused out of turn, or for a seat that does not exist, as read by `by`.
    fn seating_refusal(text: &Text, refusal: &seating::Refusal, by: PlayerId) -> String {
        usual_seating_refusal(text, refusal, by)
    }

    /// Returns a menu with a way out of a refusal, for the player whose order was refused.
    fn way_out(_text: &Text, _game: &Self, _by: PlayerId, _refusal: &Self::Refusal) -> Option<WayOut> {
        None
    }

    /// Returns the choices that a command leaves open, if that is why it is refused.
    fn left_open(_text: &Text, _command: &Self::Command, _refusal: &Self::Refusal) -> Option<LeftOpen> {
        None
    }

    /// Returns a command completed with the chosen codes; by default, a command at the chosen place. With nothing
    /// chosen it leaves everything open. `None` if there is no such command.
    fn filled(command: &Self::Command, chosen: &[String]) -> Option<Self::Command> {
        let place = chosen.first()?;
        Some(Self::at_place(command.clone(), place.clone()))
    }

    /// Says what will happen, and asks for confirmation.
    fn confirmation_told(text: &Text, needed: &Self::Confirmation) -> String;

    /// Returns the label of the button that confirms.
    fn confirm_label(text: &Text, needed: &Self::Confirmation) -> String;

    /// Returns what becomes of an offer when a player leaves, if that has a cost that they must confirm.
    fn settles(_text: &Text, _offer: OfferId, _costs: &Self::Confirmation) -> Option<String> {
        None
    }

    /// Returns the current content of a row's message, or `None` if the row is over and forgotten.
    fn row(_text: &Text, _campaign: &Campaign, _game: &Self, _number: u64) -> Option<QuestionGroup> {
        None
    }

    /// Returns the sentence that makes an offer or asks a question.
    fn made(text: &Text, reader: Reader, offer: &Offer, terms: &Self::Terms) -> String;

    /// Returns what an offer is about, as a phrase that names no player, with places worded by `named`.
    fn matter(text: &Text, terms: &Self::Terms, named: &dyn Fn(&str) -> String) -> String;

    /// Returns what accepting does in the current game beyond what the offer's sentence says.
    fn accepting(_text: &Text, _game: Option<&Self>, _offer: &Offer, _terms: &Self::Terms) -> Option<String> {
        None
    }

    /// Returns the giver and the receiver of an accepted offer, if the gift can be returned; the game then has the
    /// guide [`RETURN`].
    fn gives(_offer: &Offer, _terms: &Self::Terms) -> Option<(PlayerId, PlayerId)> {
        None
    }

    /// Returns what refusing costs in the current game, if anything.
    fn refusing(text: &Text, game: Option<&Self>, offer: &Offer, terms: &Self::Terms) -> Option<String>;

    /// Returns whether an event changes what the card of a pending offer promises.
    fn rewords(_event: &Self::Event, _offer: &Offer, _terms: &Self::Terms) -> bool {
        false
    }

    fn answer_label(text: &Text, _terms: &Self::Terms) -> String {
        offer::answer_label(text)
    }

    fn refuse_label(text: &Text, _terms: &Self::Terms) -> String {
        offer::usual_refuse_label(text)
    }

    /// Returns what silence does to an offer, as a sentence.
    fn silence(text: &Text, _terms: &Self::Terms, silence: Silence) -> String {
        words::usual_silence(text, silence)
    }

    /// Returns what became of an unanswered question, as a line of its card.
    fn unanswered(text: &Text, closing: &Closing, _terms: &Self::Terms) -> String {
        offer::unanswered(text, closing)
    }

    /// Returns the sentence that ends an offer.
    fn closed(text: &Text, reader: Reader, offer: &Offer, _terms: &Self::Terms, closing: &Closing) -> String {
        offers::usually_closed(text, reader, offer, closing)
    }

    /// Returns the reminder of a pending offer.
    fn reminded(text: &Text, reader: Reader, offer: &Offer, _terms: &Self::Terms, reminder: Reminder) -> String {
        offers::usually_reminded(text, reader, offer, reminder)
    }

    /// Returns a hint for the player who made an offer, shown to them alone.
    fn hint(_text: &Text, _terms: &Self::Terms) -> Option<String> {
        None
    }

    /// Says that no offer is pending, and which commands make one.
    fn no_offers(text: &Text) -> String;

    /// Says, as a refusal, what is left to choose when an offer is accepted.
    fn must_pick(text: &Text, offer: OfferId, picks: &[&Self::Pick]) -> String;

    /// Asks for the choice, above the menu.
    fn question(text: &Text, offer: OfferId, picks: &[&Self::Pick]) -> Question;

    /// Returns the label of a pick in the menu of `by`, or `None` if it no longer exists.
    fn pick_label(text: &Text, game: &Self, by: PlayerId, pick: &Self::Pick) -> Option<String>;

    fn pick_code(pick: &Self::Pick) -> String;

    /// Returns the pick that a code stands for.
    fn picked(code: &str) -> Option<Self::Pick>;

    /// Returns the options that the game adds to `/accept`, besides `choice`.
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

    /// Returns how the viewer stands with another player, or with all; if the rules know no relations, how all
    /// players stand. Refuses if there is nothing to show.
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

    /// Returns what the viewer may do towards the other player, and why not; if relations consist of nothing else,
    /// how the two stand. Refuses if there is nothing to show.
    fn rights(
        text: &Text,
        campaign: &Campaign,
        names: &Names,
        (viewer, other): (Side, PlayerId),
        _now: Time,
    ) -> Result<Card, Refusal> {
        Self::relations(text, campaign, names, viewer, Some(other))
    }

    /// Returns the players ranked by one of [`GameUi::MEASURES`].
    fn leaderboard(text: &Text, campaign: &Campaign, game: &Self, names: &Names, measure: &str) -> Card;

    /// Returns the leaderboard's picture. `viewer` is the player who looks at it, or `None` if it is public.
    fn leaderboard_picture(
        _text: &Text,
        _campaign: &Campaign,
        _names: &Names,
        _measure: &str,
        _viewer: Option<PlayerId>,
    ) -> Option<Picture> {
        None
    }

    /// Returns the chart for the history of two players.
    fn chart() -> Option<Chart<Self>> {
        None
    }

    /// Returns the game's part of the export, besides what every campaign has.
    fn exported(campaign: &Campaign, game: &Self) -> Value;

    /// Returns the game's part of a player in the export.
    fn exported_player(_game: &Self, _player: PlayerId) -> Value {
        Value::Object(Map::new())
    }

    /// Returns an offer's terms for the export: their kind, their object and the details.
    fn exported_terms(terms: &Self::Terms) -> Value;

    /// Returns the settings for the export, each under its key.
    fn exported_settings(settings: &Self::Settings) -> Value;
}
