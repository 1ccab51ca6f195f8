//! The contract of a ruleset: what a game is asked, what it may see when it is asked, and what it may answer.
//!
//! A game never touches the campaign. It is shown where it stands ([`At`]) and answers with [`Effect`]s, of which the table makes events,
//! or with a refusal. The table puts everything else around that: who may order at all, the ids of offers, deadlines, reminders, pauses,
//! moderators and undoing.

mod values;
mod without;

pub(crate) use values::concerned;
pub use values::{Happening, InWindow, Termed};
pub use without::Never;
pub(crate) use without::without;

use crate::board::{self, Flaw};
use crate::chance::Chance;
use crate::game_clock::GameTime;
use crate::ids::{OfferId, PlayerId};
use crate::offer::PrivateNumbers;
use crate::seating::{self, Seating};
use crate::table::{self, Broken, Clock, Head, Roster, Sealed, Viewer};
use crate::time::{Span, Time};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt::Debug;

/// What values of a game can do, so that they can be kept, compared and shown to a developer.
pub trait Value: Clone + Debug + PartialEq + Eq + Serialize + DeserializeOwned {}

impl<T: Clone + Debug + PartialEq + Eq + Serialize + DeserializeOwned> Value for T {}

/// Where a game stands when it is asked: who plays, what waits for an answer, what time it is.
#[derive(Debug)]
pub struct At<'a, R: Ruleset> {
    pub roster: Roster<'a>,
    pub clock: Clock<'a>,
    pub game: &'a R,
    pub settings: &'a R::Settings,
    /// The offers of this game that wait for an answer, in the order in which they were made.
    pub pending: Vec<(Head, &'a R::Terms)>,
    /// Of those the ones whose answers are sealed, with the answers that have been given (see [`Termed::is_sealed`]).
    pub sealed: BTreeMap<OfferId, Sealed>,
    /// The id of the first public offer that the game makes by its answer; the next has the next number.
    pub next_offer: OfferId,
    /// The numbers of private offers, from which the first of each two players follows in the same way.
    pub private_offers: &'a PrivateNumbers,
    pub now: Time,
    /// What the game draws on, if it draws. All that follows from one order, or from one settling, has the same seed.
    pub chance: Chance,
}

impl<R: Ruleset> At<'_, R> {
    /// Returns the number of the offer that a player makes now.
    pub fn offer_number(&self, private: bool, from: PlayerId, to: PlayerId) -> OfferId {
        match private {
            true => self.private_offers.next(Some(from), to),
            false => self.next_offer,
        }
    }

    /// Returns what the game's clock shows now.
    pub fn game_time(&self) -> GameTime {
        self.clock.at(self.now)
    }
}

/// The player whose order is decided, and what they have been shown and agreed to.
#[derive(Debug)]
pub struct Actor<'a, R: Ruleset> {
    pub player: PlayerId,
    /// Whether a moderator gives the order for them.
    pub acted_for: bool,
    pub confirmed: Option<&'a R::Confirmation>,
}

impl<R: Ruleset> Actor<'_, R> {
    /// Asks for a confirmation, unless exactly this one has been given.
    ///
    /// # Errors
    /// Returns what has to be seen first.
    pub fn must_have_seen(&self, needed: Option<R::Confirmation>) -> Result<(), Refused<R>> {
        match needed {
            Some(needed) if self.confirmed != Some(&needed) => Err(Refused::MustConfirm(needed)),
            _ => Ok(()),
        }
    }
}

/// What follows from what was asked: one thing that a game lets happen. `E` are the game's events, `T` its terms.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect<E, T> {
    Happened(E),
    /// A player, or the game, waits for a player's answer.
    Asks(NewOffer<T>),
    /// An offer ends without an answer; what asking cost comes back.
    Lapses(OfferId),
    /// An offer can never be carried out any more; what asking cost comes back.
    Voids(OfferId),
    /// An offer is answered by what its player ordered: it ends as accepted, and what follows from that stands beside this.
    Answers(OfferId),
    /// A sealed offer ends as it was answered; as a lapsed one where it was not, and nothing comes back.
    Opens(OfferId),
    /// A sealed offer ends as one that lapsed, whatever the answer was, which stays hidden.
    Discards(OfferId),
    /// A sealed offer takes no answers any more, and goes on as one that waits to all who see it.
    Silences(OfferId),
}

/// The effects that a game of this ruleset can have.
pub type EffectOf<R> = Effect<<R as Ruleset>::Event, <R as Ruleset>::Terms>;

/// Returns events as what a game answers.
pub fn happened<E, T>(events: impl IntoIterator<Item = E>) -> Vec<Effect<E, T>> {
    events.into_iter().map(Effect::Happened).collect()
}

/// An offer as a game makes it; the table gives it a number and a deadline.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewOffer<T> {
    /// The player who waits for the answer; `None` where the game asks.
    pub from: Option<PlayerId>,
    pub to: PlayerId,
    pub terms: T,
    pub note: Option<String>,
    /// Only the two of them are told of it.
    pub private: bool,
    /// How long there is to answer; as long as the campaign has set where nothing is said.
    pub answer_within: Option<Span>,
    /// The offer that it comes of: where that is private, so is this.
    pub about: Option<OfferId>,
}

impl<T> NewOffer<T> {
    /// Returns an offer of a player, or a question of the game, that the whole table hears of, without a note.
    pub fn new(from: impl Into<Option<PlayerId>>, to: PlayerId, terms: T) -> NewOffer<T> {
        NewOffer { from: from.into(), to, terms, note: None, private: false, answer_within: None, about: None }
    }
}

/// Why a game does not do what was ordered, or not yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refused<R: Ruleset> {
    Table(table::Refusal),
    Board(board::Refusal),
    Seating(seating::Refusal),
    Game(R::Refusal),
    /// A plan of a board is refused as a whole: so many flaws are named, and so many more there are.
    BadBoard {
        flaws: Vec<Flaw<Refused<R>>>,
        more: usize,
    },
    /// Not a no: the player has to see this first and agree.
    MustConfirm(R::Confirmation),
    /// Not a no either: the player has to say at which of these places, which are of `host` where it is done in a player's systems.
    WhichPlace {
        host: Option<PlayerId>,
        places: Vec<String>,
    },
    /// Not a no either: it is theirs to choose among these, so many of them at most.
    MustPick {
        offer: OfferId,
        picks: Vec<R::Pick>,
        most: usize,
    },
}

/// What a game answers.
pub type Ruled<R> = Result<Vec<EffectOf<R>>, Refused<R>>;

impl<R: Ruleset> From<table::Refusal> for Refused<R> {
    fn from(refusal: table::Refusal) -> Refused<R> {
        Refused::Table(refusal)
    }
}

impl<R: Ruleset> From<board::Refusal> for Refused<R> {
    fn from(refusal: board::Refusal) -> Refused<R> {
        Refused::Board(refusal)
    }
}

impl<R: Ruleset> From<seating::Refusal> for Refused<R> {
    fn from(refusal: seating::Refusal) -> Refused<R> {
        Refused::Seating(refusal)
    }
}

/// What every game answers; the state of each implements it.
pub trait Ruleset: Default + Value {
    /// The name that commands, the export and the journal use.
    const NAME: &'static str;
    /// The letter that the numbers of its rules begin with.
    const LETTER: char;
    /// Whether anything in it goes by the game's clock, so that a campaign can set its pace.
    const GOES_BY_CLOCK: bool = false;
    /// Whether anything in it goes on by itself when an order has been carried out ([`Ruleset::goes_on`]).
    const GOES_ON: bool = false;
    /// Whether a player who leaves settles what waits for an answer, having been shown it (L12). In other games their offers are void.
    const LEAVING_SETTLES: bool = false;
    /// Whether all that it hides is shown when the campaign has ended.
    const REVEALS_AT_END: bool = true;

    /// What a player may order, beside answering offers.
    type Command: Value;
    type Event: Happening;
    type Terms: Termed;
    /// One thing that a player may choose when they accept an offer.
    type Pick: Value;
    /// What a moderator may correct.
    type Correction: Value;
    /// What a player must have seen and agreed to before their order is carried out.
    type Confirmation: Value;
    type Refusal: Clone + Debug + PartialEq + Eq;
    type Setting: Value;
    type Settings: Value + Default;
    /// What can be said about events beside what happened: rights that they open, for instance.
    type Remark: Value;

    /// Applies what happened. It consults no rule: the event says all there is to know.
    fn evolve(&mut self, event: &Self::Event);

    /// Returns the state as a viewer may know it while the campaign lasts; without a viewer, as every player at the table may. All that is
    /// shown of a game is made of this. Borrowed where nothing is hidden.
    fn veiled(&self, settings: &Self::Settings, viewer: Viewer) -> Cow<'_, Self>;

    /// Returns an event as a viewer may know it; `None` where the viewer may not know of it. What is hidden whatever is set, the event says.
    fn veiled_event(_settings: &Self::Settings, event: &Self::Event, viewer: Viewer) -> Option<Self::Event> {
        Some(event.veiled(viewer.player))
    }

    /// Decides a command of a player who plays, while the campaign runs.
    ///
    /// # Errors
    /// Refuses what the rules do not allow, with the numbers; asks for what has to be seen first.
    fn decide(at: &At<'_, Self>, by: &Actor<'_, Self>, command: &Self::Command) -> Ruled<Self>;

    /// Decides a correction; a moderator gives it.
    ///
    /// # Errors
    /// Refuses what cannot be so, with the numbers.
    fn correct(at: &At<'_, Self>, moderator: &Actor<'_, Self>, correction: &Self::Correction) -> Ruled<Self>;

    /// Decides whether a setting may have this value.
    ///
    /// # Errors
    /// Refuses a value outside the setting's range.
    fn may_set(_setting: &Self::Setting) -> Result<(), Self::Refusal> {
        Ok(())
    }

    /// Takes on a new value of a setting.
    fn configure(settings: &mut Self::Settings, setting: &Self::Setting);

    /// Returns what follows when settings have changed. The game stands as it does after that; `before` is what it was played by till then.
    fn configured(_at: &At<'_, Self>, _before: &Self::Settings) -> Vec<EffectOf<Self>> {
        Vec::new()
    }

    /// Decides that a player joins, who is not yet on the roster, or comes back.
    ///
    /// # Errors
    /// Refuses where there is no room.
    fn joins(at: &At<'_, Self>, player: PlayerId) -> Ruled<Self>;

    /// Decides whether a player may leave now of their own will.
    ///
    /// # Errors
    /// Refuses where something has to end first.
    fn may_leave(_at: &At<'_, Self>, _player: PlayerId) -> Result<(), Refused<Self>> {
        Ok(())
    }

    /// Returns what ends when a player leaves, for them to see before; where leaving settles what waits ([`Ruleset::LEAVING_SETTLES`]), what ends
    /// beside that.
    fn before_leaving(_at: &At<'_, Self>, _player: PlayerId) -> Option<Self::Confirmation> {
        None
    }

    /// Returns what follows when a player leaves, by their own will or a moderator's; their offers have ended by then.
    fn leaves(at: &At<'_, Self>, player: PlayerId) -> Vec<EffectOf<Self>>;

    /// Returns what follows when the campaign ends; all offers are void by then.
    fn ends(_at: &At<'_, Self>) -> Vec<EffectOf<Self>> {
        Vec::new()
    }

    /// Returns what follows when a moderator pauses the campaign.
    fn pauses(_at: &At<'_, Self>) -> Vec<EffectOf<Self>> {
        Vec::new()
    }

    /// Decides the acceptance of an offer. Everything is checked as it is now.
    ///
    /// # Errors
    /// Refuses what has become impossible; asks for what is left to choose.
    fn accepted(at: &At<'_, Self>, offer: &Head, terms: &Self::Terms, picks: &[Self::Pick]) -> Ruled<Self>;

    /// Returns what a player has to see before they refuse an offer; nothing where refusing is free.
    fn before_refusing(_at: &At<'_, Self>, _offer: &Head, _terms: &Self::Terms) -> Option<Self::Confirmation> {
        None
    }

    /// Returns what a player has to see before they withdraw an offer; nothing where that is free.
    fn before_withdrawing(_at: &At<'_, Self>, _offer: &Head, _terms: &Self::Terms) -> Option<Self::Confirmation> {
        None
    }

    /// Returns what follows when an offer is refused, by the player asked or by their silence.
    fn refused(_at: &At<'_, Self>, _offer: &Head, _terms: &Self::Terms) -> Vec<EffectOf<Self>> {
        Vec::new()
    }

    /// Returns whether the player asked could not carry an offer out when it was made, and cannot now. Then a no or silence costs neither player
    /// anything, and what asking cost comes back (L4.13).
    fn is_unable(_at: &At<'_, Self>, _offer: &Head, _terms: &Self::Terms) -> bool {
        false
    }

    /// Returns whether others than the player asked may know that an offer ended for that reason.
    fn shows_inability(_settings: &Self::Settings) -> bool {
        true
    }

    /// Returns what follows when an offer ends without an answer.
    fn taken_back(_at: &At<'_, Self>, _offer: &Head, _terms: &Self::Terms) -> Vec<EffectOf<Self>> {
        Vec::new()
    }

    /// Returns what time alone has brought about by now. Asked often or once, it must come to the same state.
    fn passes(_at: &At<'_, Self>) -> Vec<EffectOf<Self>> {
        Vec::new()
    }

    /// Returns what follows from events that have not been applied yet, as a milestone follows from what was earned.
    fn follows(_at: &At<'_, Self>, _happened: &[&Self::Event]) -> Vec<EffectOf<Self>> {
        Vec::new()
    }

    /// Returns what the game goes on with by itself, once all that an order or a deadline brings has been applied: offers have ended and players
    /// have gone by then. It is asked again until nothing follows, and not while the campaign is paused or over.
    fn goes_on(_at: &At<'_, Self>) -> Vec<EffectOf<Self>> {
        Vec::new()
    }

    /// Returns when the sealed answers are opened that are waited for: at the deadline, or when the last of them was given. The answer lies in the
    /// state and the offers: `at.now` means nothing here.
    fn opens_at(_at: &At<'_, Self>) -> Option<Time> {
        None
    }

    /// Returns what follows when they are opened, at the moment of [`Ruleset::opens_at`]. That comes later then, or not at all.
    fn opened(_at: &At<'_, Self>) -> Vec<EffectOf<Self>> {
        Vec::new()
    }

    /// Moves what the game itself gives time for on by as long as the campaign stood still; the table does so with offers (L4.4).
    fn postpone(&mut self, _by: Span) {}

    /// Returns what gives its time anew to what waits again since entries were undone, and whose time was over; the table does so with offers.
    /// `undone` is what happened in those entries.
    fn renewed(_at: &At<'_, Self>, _undone: &[&Self::Event]) -> Vec<EffectOf<Self>> {
        Vec::new()
    }

    /// Returns what is drawn anew since draws were undone ([`Happening::is_draw`]): nobody may profit from having seen how undrawn cards lie. `undone` is
    /// what happened in those entries.
    fn redrawn(_at: &At<'_, Self>, _undone: &[&Self::Event]) -> Vec<EffectOf<Self>> {
        Vec::new()
    }

    /// Returns when time will next bring something about; `None` where only an order can change anything. The answer lies in the clock and
    /// the state: `at.now` means nothing here.
    fn due(_at: &At<'_, Self>) -> Option<Time> {
        None
    }

    /// Returns what is worth a remark beside what happened.
    fn remarks(_settings: &Self::Settings, _happened: &[&Self::Event]) -> Vec<Self::Remark> {
        Vec::new()
    }

    /// Returns one command of each kind that a player can direct at another, the smallest of its kind.
    fn acts_towards(_at: &At<'_, Self>, _other: PlayerId) -> Vec<Self::Command> {
        Vec::new()
    }

    /// Returns the same command, done at this place, where it is done at one that was left open.
    fn at_place(command: Self::Command, _place: String) -> Self::Command {
        command
    }

    /// Returns the order of the seats and whose action it is, while players take turns.
    fn turns(&self) -> Option<&Seating> {
        None
    }

    /// Returns the player whose turn comes after that of `player`, who may have left, while players take turns. The one who sits next, unless the
    /// game says otherwise.
    fn next_in_turn(&self, roster: Roster<'_>, player: PlayerId) -> Option<PlayerId> {
        self.turns()?.after(roster, player)
    }

    /// Returns the number of the newest row of questions, open or over (see [`Happening::opens_row`]).
    fn newest_row(&self) -> Option<u64> {
        None
    }

    /// Returns the rows that tell together what came of one of them, that one among them.
    fn rows_with(&self, number: u64) -> Vec<u64> {
        vec![number]
    }

    /// Returns where a balance that an event recorded is not the one it led to; the state is that after the event and before the next.
    fn misrecorded(&self, _event: &Self::Event) -> Option<Broken> {
        None
    }

    /// Returns whether an event shows what nothing done in the game had uncovered, as how cards lay whose place another deck takes; the state is that
    /// before it. No undoing hides that again.
    fn uncovers(&self, _event: &Self::Event) -> bool {
        false
    }

    /// Returns every invariant of the game that does not hold.
    fn invariants(at: &At<'_, Self>) -> Vec<Broken>;
}
