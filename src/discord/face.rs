//! The contract of a game on this floor: which commands it has, how its values are worded, and what it shows.
//!
//! The rules' contract ([`Ruleset`]) says what a game is asked; this one says what players read of it.
//! A default stands only where nothing is missing without a game's own words: the words that the table has for all offers, or nothing
//! where there may be nothing to add. [`games`](super::games) lists the games and asks whichever is played.

mod chronicle;
mod guide;
mod parts;
mod without;

pub use chronicle::Chronicle;
pub use guide::{Field, Form, Guide, Lines, RETURN, Scene, Stands, Step, written};
pub use parts::{BoardParts, SeatParts, TurnParts};
pub(in crate::discord) use without::without;

use super::answer::Answer;
use super::asker::Asker;
use super::buttons::GameCode;
use super::controls::MOST_CHOICES;
use super::counter::Options;
use super::handler::Handler;
use super::problem::Problem;
use super::render::tell::{Reader, Side, offers};
use super::render::{Card, Names, Picture, offer, usual_board_refusal, usual_seating_refusal, words};
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

/// One thing that there is help on.
#[derive(Clone, Copy, Debug)]
pub struct Topic {
    /// What it is called in `/help topic:`.
    pub name: &'static str,
    pub title: fn(&Text) -> String,
    /// Explains it, with the numbers of a campaign that is set like this.
    pub body: fn(&Text, &Settings) -> String,
}

/// The rules of a game: the messages that hold them.
#[derive(Clone, Copy, Debug)]
pub struct Rulebook {
    pub chapters: &'static [Chapter],
    /// A chapter and a rule by which one is shown how to ask for any.
    pub example: (&'static str, &'static str),
}

/// The message of a chapter, with those of its rules.
pub type Chapter = (&'static str, &'static [&'static str]);

/// What is asked where something is left to choose.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Question {
    pub words: String,
    /// What the menu says as long as nothing is chosen.
    pub title: String,
    /// Whether each line is a button rather than a line of a menu, which then needs no title. There are a few only.
    pub buttons: bool,
}

/// A line of a menu: what it says, and the code it stands for.
pub type Line = (String, String);

/// What the message of a row shows: questions that several players are asked at once, and what became of each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    pub card: Card,
    /// What answers them, as long as any waits: the code of the game, and the label.
    pub buttons: Vec<(GameCode, String, ButtonStyle)>,
}

/// What an order leaves open, for menus or buttons that ask for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeftOpen {
    pub words: String,
    /// What a menu says as long as nothing is chosen.
    pub title: String,
    /// Whether each line is a button, of which one is pressed, rather than a line of a menu.
    pub buttons: bool,
    pub lines: Vec<Line>,
    /// The codes of the lines that are chosen already.
    pub chosen: Vec<String>,
    /// How many lines have to be chosen in all.
    pub count: RangeInclusive<usize>,
}

impl LeftOpen {
    /// Returns whether the lines need more menus than one.
    pub fn needs_menus(&self) -> bool {
        self.lines.len() > MOST_CHOICES
    }
}

/// A menu that helps where the rules refuse.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WayOut {
    pub code: GameCode,
    pub title: String,
    pub lines: Vec<Line>,
}

/// How something between two players came to be what it is, as a picture drawn from the events of a whole campaign.
#[derive(Clone, Copy, Debug)]
pub struct Chart<R: Listed> {
    /// Says whether an event is one of those that it is drawn from.
    pub needs: fn(&R::Event, [PlayerId; 2]) -> bool,
    pub draw: Draw<R>,
}

/// Draws it, for the campaign of this name, from these events, the oldest first, as of a moment.
pub type Draw<R> = fn(&Text, &Names, &str, [PlayerId; 2], &[(Time, <R as Ruleset>::Event)], Time) -> Option<Picture>;

/// What every game has on this floor; the state of each implements it.
///
/// What a view needs comes in this order: the language, the campaign, what its players are called, who looks at whom.
pub trait Face: Chronicle + 'static {
    /// Whether its commands are registered everywhere, and not only where it is played.
    const EVERYWHERE: bool = false;
    /// What one types first, for the welcome of the sandbox.
    const FIRST_STEPS: &'static [&'static str];
    /// The lines that lead to the middle of a game, for the sandbox to begin there: people, an offer that waits, and a picture.
    const DEMO: &'static str;
    /// What its leaderboards compare, by the names that panels are kept under; the usual one first.
    const MEASURES: &'static [&'static str];
    /// Whether silence can be set to count as a refusal, since refusing some offers costs something.
    const REFUSING_COSTS: bool;
    const RULEBOOK: Rulebook;
    /// What there is help on, beside how to begin.
    const TOPICS: &'static [Topic] = &[];

    /// What players do by buttons, in the order in which the buttons stand.
    const GUIDES: &'static [Guide<Self>];

    /// Returns what it is called.
    fn name(text: &Text) -> String;

    /// Returns in a few words what it is about and how it ends; with its name before it, a menu has room for 100 characters.
    fn about(text: &Text) -> String;

    /// Returns how to begin.
    fn start(text: &Text) -> String;

    /// Returns the numbers that its rules name, beside those that every campaign sets.
    fn numbers(_text: &Text, _settings: &Self::Settings) -> Vec<(&'static str, String)> {
        Vec::new()
    }

    /// Returns its commands, in the order in which Discord is told of them.
    fn commands() -> Vec<Command>;

    /// Returns what the table's commands for a board ask; `None` where it is played on none. A game that has one lists them under its `/board`:
    /// [`board::show`](super::commands::board::show), `load`, `example` and `export`.
    fn board() -> Option<BoardParts>;

    /// Returns what the table's commands for seats ask; `None` where the order of the players means nothing. A game that has them lists them
    /// under its `/seat`: [`seat::show`](super::commands::seat::show) and `seat_order`.
    fn seats() -> Option<SeatParts>;

    /// Returns what the table's command [`turn`](super::commands::turn::turn) orders; `None` where no turns are begun and ended, or by other
    /// commands. A game that has them lists it.
    fn turns() -> Option<TurnParts>;

    /// Returns the subcommands that it adds to `/mod`; a game that is not registered everywhere has a command of its own instead.
    fn corrections() -> Vec<Command> {
        Vec::new()
    }

    /// Returns the options that it adds to `/mod settings`.
    fn setting_options() -> Vec<Parameter> {
        Vec::new()
    }

    /// Returns what is to be set by those options.
    ///
    /// # Errors
    /// Says what of it cannot be understood.
    fn settings_chosen(_text: &Text, _options: Options<'_>) -> Result<Vec<Self::Setting>, Problem> {
        Ok(Vec::new())
    }

    /// Returns its settings as they are.
    fn settings_now(settings: &Self::Settings) -> Vec<Self::Setting>;

    /// Returns a setting with its value, as a sentence.
    fn setting_told(text: &Text, setting: &Self::Setting) -> String;

    /// Returns where the game stands, as lines of the table's panel: whose turn it is, for one.
    fn situation(_text: &Text, _campaign: &Campaign, _game: &Self) -> Vec<String> {
        Vec::new()
    }

    /// Returns an event as a sentence, or what followed from one as a line; nothing where it is told with another.
    fn told(text: &Text, reader: Reader, event: &Self::Event) -> Option<String>;

    /// Returns whether an event is what an offer said that was accepted: that it was accepted tells of it.
    fn is_agreed(_event: &Self::Event) -> bool {
        false
    }

    /// Returns the note that a player gave with an event.
    fn note(_event: &Self::Event) -> Option<&str> {
        None
    }

    /// Returns lines that tell of all these events at once, after those that tell of each.
    fn summary(_text: &Text, _events: &[&Self::Event]) -> Vec<String> {
        Vec::new()
    }

    /// Returns a line for each remark, or for several that go together.
    fn remarks(text: &Text, reader: Reader, remarks: &[&Self::Remark]) -> Vec<String>;

    /// Returns what a player has left after events of their own order of which the table is told, each as a phrase with the figure first.
    fn left(_text: &Text, _game: &Self, _by: PlayerId, _events: &[&Self::Event]) -> Vec<String> {
        Vec::new()
    }

    /// Returns what a player should know after their own order has led to an event.
    fn advice(_text: &Text, _by: PlayerId, _event: &Self::Event) -> Option<String> {
        None
    }

    /// Adds to the answer of an order what the player will want next: a view, a button.
    fn follow_up(
        _handler: &Handler,
        _asker: &Asker,
        _campaign: &Campaign,
        _events: &[&Self::Event],
        answer: Answer,
    ) -> impl Future<Output = Result<Answer, Problem>> + Send {
        ready(Ok(answer))
    }

    /// Returns a refusal as `by` reads it, whose order it answers.
    fn refusal_told(text: &Text, refusal: &Self::Refusal, by: PlayerId) -> String;

    /// Returns why its board stays as it is.
    fn board_refusal(text: &Text, refusal: &board::Refusal) -> String {
        usual_board_refusal(text, refusal)
    }

    /// Returns why something is not done out of turn, or on a seat that is not there, as `by` reads it.
    fn seating_refusal(text: &Text, refusal: &seating::Refusal, by: PlayerId) -> String {
        usual_seating_refusal(text, refusal, by)
    }

    /// Returns a menu with a way out of a refusal, for the player whose order it was.
    fn way_out(_text: &Text, _game: &Self, _by: PlayerId, _refusal: &Self::Refusal) -> Option<WayOut> {
        None
    }

    /// Returns what a command leaves open, where that is why it is refused.
    fn left_open(_text: &Text, _command: &Self::Command, _refusal: &Self::Refusal) -> Option<LeftOpen> {
        None
    }

    /// Returns a command with what was chosen of what it left open, by the codes of the lines; where the game says nothing else, done at the
    /// place that was chosen. Where nothing is chosen it leaves all of it open; nothing where there is no such command.
    fn filled(command: &Self::Command, chosen: &[String]) -> Option<Self::Command> {
        let place = chosen.first()?;
        Some(Self::at_place(command.clone(), place.clone()))
    }

    /// Says what will happen, and asks.
    fn confirmation_told(text: &Text, needed: &Self::Confirmation) -> String;

    /// Returns the label of the button that says yes.
    fn confirm_label(text: &Text, needed: &Self::Confirmation) -> String;

    /// Returns what becomes of an offer when a player leaves, whom that costs what they must have seen.
    fn settles(_text: &Text, _offer: OfferId, _costs: &Self::Confirmation) -> Option<String> {
        None
    }

    /// Returns what the message of a row shows now; nothing where the row is over and forgotten.
    fn row(_text: &Text, _campaign: &Campaign, _game: &Self, _number: u64) -> Option<Row> {
        None
    }

    /// Returns the sentence by which an offer is made, or a question asked.
    fn made(text: &Text, reader: Reader, offer: &Offer, terms: &Self::Terms) -> String;

    /// Returns what an offer is about, as a phrase that names no player, with places as `named` shows them.
    fn matter(text: &Text, terms: &Self::Terms, named: &dyn Fn(&str) -> String) -> String;

    /// Returns what accepting does beside what the sentence says by which the offer is made, as the game stands.
    fn accepting(_text: &Text, _game: Option<&Self>, _offer: &Offer, _terms: &Self::Terms) -> Option<String> {
        None
    }

    /// Returns who gives what by an offer that is accepted, and to whom, where it can be returned; the game has the guide [`RETURN`] then.
    fn gives(_offer: &Offer, _terms: &Self::Terms) -> Option<(PlayerId, PlayerId)> {
        None
    }

    /// Returns what refusing costs, where it costs anything, as the game stands.
    fn refusing(text: &Text, game: Option<&Self>, offer: &Offer, terms: &Self::Terms) -> Option<String>;

    /// Returns whether an event changes what the card of a pending offer promises.
    fn rewords(_event: &Self::Event, _offer: &Offer, _terms: &Self::Terms) -> bool {
        false
    }

    /// Returns the label of the button that answers a question.
    fn answer_label(text: &Text, _terms: &Self::Terms) -> String {
        offer::answer_label(text)
    }

    /// Returns the label of the button that refuses an offer.
    fn refuse_label(text: &Text, _terms: &Self::Terms) -> String {
        offer::usual_refuse_label(text)
    }

    /// Returns what silence does to an offer, as a sentence.
    fn silence(text: &Text, _terms: &Self::Terms, silence: Silence) -> String {
        words::usual_silence(text, silence)
    }

    /// Returns what became of a question that was not answered, as a line of its card.
    fn unanswered(text: &Text, closing: &Closing, _terms: &Self::Terms) -> String {
        offer::unanswered(text, closing)
    }

    /// Returns the sentence by which an offer ends.
    fn closed(text: &Text, reader: Reader, offer: &Offer, _terms: &Self::Terms, closing: &Closing) -> String {
        offers::usually_closed(text, reader, offer, closing)
    }

    /// Returns the reminder that an offer waits.
    fn reminded(text: &Text, reader: Reader, offer: &Offer, _terms: &Self::Terms, reminder: Reminder) -> String {
        offers::usually_reminded(text, reader, offer, reminder)
    }

    /// Returns what the player who made an offer should know of it alone, beside what all are told.
    fn hint(_text: &Text, _terms: &Self::Terms) -> Option<String> {
        None
    }

    /// Returns that no offer waits, and which commands make one.
    fn no_offers(text: &Text) -> String;

    /// Says, as a refusal, what is left to choose when an offer is accepted.
    fn must_pick(text: &Text, offer: OfferId, picks: &[&Self::Pick]) -> String;

    /// Asks for it, above the menu of what there is to choose from.
    fn question(text: &Text, offer: OfferId, picks: &[&Self::Pick]) -> Question;

    /// Returns what the line of a pick says in the menu of `by`; nothing where it has vanished.
    fn pick_label(text: &Text, game: &Self, by: PlayerId, pick: &Self::Pick) -> Option<String>;

    /// Returns the code of a pick in a menu.
    fn pick_code(pick: &Self::Pick) -> String;

    /// Returns the pick that a code stands for.
    fn picked(code: &str) -> Option<Self::Pick>;

    /// Returns the options that it adds to `/accept`, beside `choice`.
    fn accept_options() -> Vec<Parameter> {
        Vec::new()
    }

    /// Returns what `by` chose with those options.
    ///
    /// # Errors
    /// Says what of it cannot be understood.
    fn options_picked(
        _asker: &Asker,
        _campaign: &Campaign,
        _by: PlayerId,
        _options: Options<'_>,
    ) -> Result<Vec<Self::Pick>, Problem> {
        Ok(Vec::new())
    }

    /// Does what a button or a menu of its own says. Whatever the code says is checked as if it had been typed.
    fn pressed(
        _handler: &Handler,
        _asker: &Asker,
        _campaign: CampaignId,
        _code: &GameCode,
        _chosen: &[&str],
    ) -> impl Future<Output = Result<Answer, Problem>> + Send {
        ready(Err(Problem::Unknown))
    }

    /// Returns how the viewer stands with another player, or with all; where the rules know no relations, how all of them stand.
    ///
    /// # Errors
    /// Refuses where there is nothing to show.
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

    /// Returns what the first may do towards the second, and why not; where that is all there is to their relations, how they stand.
    ///
    /// # Errors
    /// Refuses where there is nothing to show.
    fn rights(
        text: &Text,
        campaign: &Campaign,
        names: &Names,
        (viewer, other): (Side, PlayerId),
        _now: Time,
    ) -> Result<Card, Refusal> {
        Self::relations(text, campaign, names, viewer, Some(other))
    }

    /// Returns the players in order, by one of [`Face::MEASURES`].
    fn leaderboard(text: &Text, campaign: &Campaign, game: &Self, names: &Names, measure: &str) -> Card;

    /// Returns the picture that goes with it; `viewer` is the player who looks, where it is not for all.
    fn leaderboard_picture(
        _text: &Text,
        _campaign: &Campaign,
        _names: &Names,
        _measure: &str,
        _viewer: Option<PlayerId>,
    ) -> Option<Picture> {
        None
    }

    /// Returns the chart that goes with the history of two players.
    fn chart() -> Option<Chart<Self>> {
        None
    }

    /// Returns what the export fills in beside what every campaign has.
    fn exported(campaign: &Campaign, game: &Self) -> Value;

    /// Returns what a player has.
    fn exported_player(_game: &Self, _player: PlayerId) -> Value {
        Value::Object(Map::new())
    }

    /// Returns what an offer is about: its kind, what of that kind, and the particulars.
    fn exported_terms(terms: &Self::Terms) -> Value;

    /// Returns the settings, each under its key.
    fn exported_settings(settings: &Self::Settings) -> Value;
}
