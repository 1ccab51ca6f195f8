//! The contract of a ruleset: the questions a game answers, the context it sees, and the effects it returns.
//!
//! A game never touches the campaign. It receives a context ([`GameContext`]) and answers with [`Effect`]s, which the table
//! turns into events, or with a refusal. The table handles the rest: permission to order, offer ids, deadlines,
//! reminders, pauses, moderators and undoing.

mod clause;
mod profile;
mod values;
mod without;

pub use clause::{Clause, ClauseKind, ClauseTerms, Judgement, OnlyWords, TEXT, Verdict, When, Word, count_payments};
pub use profile::Profile;
pub use values::{GameEvent, InWindow, NewOffer, OfferTerms};
pub use without::Never;
pub(crate) use without::without;

use crate::board::{self, Flaw};
use crate::chance::Chance;
use crate::game_clock::GameTime;
use crate::ids::{DealId, OfferId, PlayerId};
use crate::replaced;
use crate::seating::{self, Seating};
use crate::shuffle::Shuffle;
use crate::table::{self, Broken, Clock, OfferHeader, PrivateNumbers, Roster, Sealed, Viewer};
use crate::time::{Span, Time};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt::Debug;

pub trait Value: Clone + Debug + PartialEq + Eq + Serialize + DeserializeOwned {}

impl<T: Clone + Debug + PartialEq + Eq + Serialize + DeserializeOwned> Value for T {}

/// The context of a game: the players, the pending offers, and the time.
#[derive(Debug)]
pub struct GameContext<'a, R: Ruleset> {
    pub roster: Roster<'a>,
    pub clock: Clock<'a>,
    pub game: &'a R,
    pub settings: &'a R::Settings,
    /// This game's pending offers, oldest first.
    pub pending: Vec<(OfferHeader, &'a R::Terms)>,
    /// Those with sealed answers, and the answers given so far (see [`OfferTerms::is_sealed`]).
    pub sealed: BTreeMap<OfferId, Sealed>,
    /// The id of the first public offer in the game's answer; later ones count up from it.
    pub next_offer: OfferId,
    /// The numbers of private offers, which determine the next one for each pair of players.
    pub private_offers: &'a PrivateNumbers,
    pub now: Time,
    /// The seed for the game's draws, the same for everything that follows from one order or one settling.
    pub chance: Chance,
}

impl<R: Ruleset> GameContext<'_, R> {
    /// Returns the number of an offer that a player makes now.
    pub fn offer_number(&self, private: bool, from: PlayerId, to: PlayerId) -> OfferId {
        match private {
            true => self.private_offers.next(Some(from), to),
            false => self.next_offer,
        }
    }

    pub fn game_time(&self) -> GameTime {
        self.clock.at(self.now)
    }
}

/// The player whose order is decided, and what they confirmed.
#[derive(Debug)]
pub struct Actor<'a, R: Ruleset> {
    pub player: PlayerId,
    /// Whether a moderator gives the order for them.
    pub acted_for: bool,
    pub confirmed: Option<&'a R::Confirmation>,
}

impl<R: Ruleset> Actor<'_, R> {
    /// Asks for this confirmation, unless the player already gave it.
    ///
    /// # Errors
    /// Returns the confirmation needed.
    pub fn must_have_seen(&self, needed: Option<R::Confirmation>) -> Result<(), Refused<R>> {
        match needed {
            Some(needed) if self.confirmed != Some(&needed) => Err(Refused::MustConfirm(needed)),
            _ => Ok(()),
        }
    }
}

/// One effect of a decision. `E` are the game's events, `T` its terms.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect<E, T> {
    Happened(E),
    /// A player, or the game, asks for a player's answer.
    Asks(NewOffer<T>),
    /// An offer ends without an answer, and the cost of asking is refunded.
    Lapses(OfferId),
    /// An offer has become impossible, and the cost of asking is refunded.
    Voids(OfferId),
    /// An order of the player asked answers an offer. It ends as accepted; separate effects describe the consequences.
    Answers(OfferId),
    /// A sealed offer ends with its answer, or lapses without a refund if there is none.
    Opens(OfferId),
    /// A sealed offer ends as lapsed, and its answer stays hidden.
    Discards(OfferId),
    /// A sealed offer takes no more answers, but still looks pending to everybody.
    Silences(OfferId),
}

pub type EffectOf<R> = Effect<<R as Ruleset>::Event, <R as Ruleset>::Terms>;

/// Wraps events as effects.
pub fn happened<E, T>(events: impl IntoIterator<Item = E>) -> Vec<Effect<E, T>> {
    events.into_iter().map(Effect::Happened).collect()
}

/// Why a game does not do what was ordered, or not yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refused<R: Ruleset> {
    Table(table::Refusal),
    Board(board::Refusal),
    Seating(seating::Refusal),
    Game(R::Refusal),
    /// A plan of a board is refused as a whole, with a limited number of flaws and a count of the rest.
    BadBoard {
        flaws: Vec<Flaw<Refused<R>>>,
        more: usize,
    },
    /// Not final: the player has to see this first and agree.
    MustConfirm(R::Confirmation),
    /// Not final: the player has to choose one of these places, which belong to `host` if it happens in a player's
    /// systems.
    WhichPlace {
        host: Option<PlayerId>,
        places: Vec<String>,
    },
    /// Not final: the player has to choose among these, up to a maximum.
    MustPick {
        offer: OfferId,
        picks: Vec<R::Pick>,
        most: usize,
    },
}

/// A game's answer.
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

/// The trait every game implements, on its state.
pub trait Ruleset: Default + Value {
    /// The name used by commands, the export and the journal.
    const NAME: &'static str;
    /// The letter that starts its rule numbers.
    const LETTER: char;
    /// Whether anything is timed by the game clock, so that a campaign can set its pace.
    const GOES_BY_CLOCK: bool = false;
    /// Whether the game may continue by itself after an order ([`Ruleset::goes_on`]).
    const GOES_ON: bool = false;
    /// Whether leaving settles a player's pending offers, after a confirmation (L12). In other games their offers
    /// become void.
    const LEAVING_SETTLES: bool = false;
    /// Whether everything hidden is revealed when the campaign ends.
    const REVEALS_AT_END: bool = true;

    /// A player's order, other than an answer to an offer.
    type Command: Value;
    type Event: GameEvent;
    type Terms: OfferTerms;
    /// A choice a player may make when they accept an offer.
    type Pick: Value;
    /// A moderator's correction.
    type Correction: Value;
    /// A consequence that a player must see and confirm before their order is carried out.
    type Confirmation: Value;
    type Refusal: Clone + Debug + PartialEq + Eq;
    type Setting: Value;
    type Settings: Value + Default;
    /// A remark on events, for example on rights they open.
    type Remark: Value;
    /// What the clauses of deals are about (D2, D3). [`OnlyWords`] is the shortest list.
    type Clause: ClauseTerms;

    /// Applies an event without consulting any rule: the event says everything needed.
    fn evolve(&mut self, event: &Self::Event);

    /// Returns the state as a viewer may know it during the campaign; without a player, as the whole table may.
    /// Everything shown of a game goes through this. Borrowed if nothing is hidden.
    fn redacted_for(&self, settings: &Self::Settings, viewer: Viewer) -> Cow<'_, Self>;

    /// Returns an event as a viewer may know it; `None` if they may not know of it. The event itself redacts what is
    /// hidden regardless of settings.
    fn redacted_event(_settings: &Self::Settings, event: &Self::Event, viewer: Viewer) -> Option<Self::Event> {
        Some(event.redacted_for(viewer.player))
    }

    /// Decides an active player's command while the campaign runs.
    ///
    /// # Errors
    /// Refuses what the rules do not allow, with the figures, or asks for a confirmation.
    fn decide(at: &GameContext<'_, Self>, by: &Actor<'_, Self>, command: &Self::Command) -> Ruled<Self>;

    /// Decides a moderator's correction.
    ///
    /// # Errors
    /// Refuses an impossible state, with the figures.
    fn correct(at: &GameContext<'_, Self>, moderator: &Actor<'_, Self>, correction: &Self::Correction) -> Ruled<Self>;

    /// Decides whether a setting may have this value.
    ///
    /// # Errors
    /// Refuses a value outside the setting's range.
    fn may_set(_setting: &Self::Setting) -> Result<(), Self::Refusal> {
        Ok(())
    }

    fn configure(settings: &mut Self::Settings, setting: &Self::Setting);

    /// Returns what follows from changed settings. The game is in its state after the change; `before` are the
    /// previous settings.
    fn configured(_at: &GameContext<'_, Self>, _before: &Self::Settings) -> Vec<EffectOf<Self>> {
        Vec::new()
    }

    /// Decides that a player, not yet on the roster, joins, or that one returns.
    ///
    /// # Errors
    /// Refuses if the table is full.
    fn joins(at: &GameContext<'_, Self>, player: PlayerId) -> Ruled<Self>;

    /// Decides whether a player may leave voluntarily now.
    ///
    /// # Errors
    /// Refuses if something has to end first.
    fn may_leave(_at: &GameContext<'_, Self>, _player: PlayerId) -> Result<(), Refused<Self>> {
        Ok(())
    }

    /// Returns the confirmation of what ends when a player leaves. If leaving settles offers
    /// ([`Ruleset::LEAVING_SETTLES`]), this is what ends besides them.
    fn before_leaving(_at: &GameContext<'_, Self>, _player: PlayerId) -> Option<Self::Confirmation> {
        None
    }

    /// Returns what follows when a player leaves or is removed, after their offers have ended.
    fn leaves(at: &GameContext<'_, Self>, player: PlayerId) -> Vec<EffectOf<Self>>;

    /// Returns what follows when the campaign ends, after all offers became void.
    fn ends(_at: &GameContext<'_, Self>) -> Vec<EffectOf<Self>> {
        Vec::new()
    }

    fn pauses(_at: &GameContext<'_, Self>) -> Vec<EffectOf<Self>> {
        Vec::new()
    }

    /// Decides the acceptance of an offer, checking everything as of now.
    ///
    /// # Errors
    /// Refuses what has become impossible, or asks for the remaining choices.
    fn accepted(
        at: &GameContext<'_, Self>,
        offer: &OfferHeader,
        terms: &Self::Terms,
        picks: &[Self::Pick],
    ) -> Ruled<Self>;

    /// Returns what a player has to confirm before refusing an offer; `None` if refusing is free.
    fn before_refusing(
        _at: &GameContext<'_, Self>,
        _offer: &OfferHeader,
        _terms: &Self::Terms,
    ) -> Option<Self::Confirmation> {
        None
    }

    /// Returns what a player has to confirm before withdrawing an offer; `None` if withdrawing is free.
    fn before_withdrawing(
        _at: &GameContext<'_, Self>,
        _offer: &OfferHeader,
        _terms: &Self::Terms,
    ) -> Option<Self::Confirmation> {
        None
    }

    /// Returns what follows when an offer is refused, explicitly or by silence.
    fn refused(_at: &GameContext<'_, Self>, _offer: &OfferHeader, _terms: &Self::Terms) -> Vec<EffectOf<Self>> {
        Vec::new()
    }

    /// Returns whether the player asked could not carry an offer out when it was made, and still cannot. If so, a
    /// refusal or silence costs neither player anything, and the cost of asking is refunded (L4.13).
    fn is_unable(_at: &GameContext<'_, Self>, _offer: &OfferHeader, _terms: &Self::Terms) -> bool {
        false
    }

    /// Returns whether players other than the one asked may know that an offer ended for that reason.
    fn shows_inability(_settings: &Self::Settings) -> bool {
        true
    }

    /// Returns the clause that does what an accepted offer would do; `None` if no clause can express it (D5.1).
    fn clause_of_offer(_offer: &OfferHeader, _terms: &Self::Terms) -> Option<Clause<Self::Clause>> {
        None
    }

    /// Returns the clause with its names normalised, when it is added to a deal.
    ///
    /// # Errors
    /// Refuses a clause that no state could carry out. What the state lacks for the moment may still come.
    fn normalised_clause(
        _at: &GameContext<'_, Self>,
        clause: &Clause<Self::Clause>,
    ) -> Result<Clause<Self::Clause>, Refused<Self>> {
        Ok(clause.clone())
    }

    /// Returns the choices that a clause leaves to one of its two players, who makes one of them when they sign. Empty
    /// if there is nothing to choose, or if nothing can be chosen at the moment.
    fn picks_for_clause(
        _at: &GameContext<'_, Self>,
        _clause: &Clause<Self::Clause>,
        _player: PlayerId,
    ) -> Vec<Self::Pick> {
        Vec::new()
    }

    /// Carries out a clause of a deal, with the choices of its `from` and its `to`. Nothing happens for a promise, except
    /// that it may be impossible by now.
    ///
    /// # Errors
    /// Refuses what the act that the clause names would refuse.
    fn carry_out_clause(
        _at: &GameContext<'_, Self>,
        (_deal, _clause): (DealId, &Clause<Self::Clause>),
        _picks: [Option<&Self::Pick>; 2],
    ) -> Ruled<Self> {
        Ok(Vec::new())
    }

    /// Returns whether a party may know why a clause fails: a refusal may name a figure that is hidden from them.
    fn may_know_why(
        _at: &GameContext<'_, Self>,
        _clause: &Clause<Self::Clause>,
        _why: &Self::Refusal,
        _reader: PlayerId,
    ) -> bool {
        true
    }

    /// Returns whether others can work out a private deal from public figures (L13.2).
    fn shows_private_deals(_settings: &Self::Settings) -> bool {
        false
    }

    /// Returns how much of a player's earnings these events cut off, in the smallest unit (D2.2).
    fn swallowed(_happened: &[&Self::Event], _player: PlayerId) -> i64 {
        0
    }

    /// Returns what these events mean for each of these running promises, which are ordered by their times (D3).
    fn judge(_promises: &[Clause<Self::Clause>], _happened: &[&Self::Event]) -> Vec<Option<Judgement<Self::Clause>>> {
        Vec::new()
    }

    /// Returns what follows when an offer ends without an answer.
    fn taken_back(_at: &GameContext<'_, Self>, _offer: &OfferHeader, _terms: &Self::Terms) -> Vec<EffectOf<Self>> {
        Vec::new()
    }

    /// Returns the consequences of time alone until now. Settling often must lead to the same state as settling once.
    fn passes(_at: &GameContext<'_, Self>) -> Vec<EffectOf<Self>> {
        Vec::new()
    }

    /// Returns what follows from events not applied yet, as a milestone follows from earnings.
    fn follows(_at: &GameContext<'_, Self>, _happened: &[&Self::Event]) -> Vec<EffectOf<Self>> {
        Vec::new()
    }

    /// Returns how the game continues by itself once everything from an order or a deadline was applied, including
    /// closed offers and departures. Called until nothing follows, but not while the campaign is paused or over.
    fn goes_on(_at: &GameContext<'_, Self>) -> Vec<EffectOf<Self>> {
        Vec::new()
    }

    /// Returns when the game next acts at an exact moment. The pending sealed answers open at the deadline, or when the
    /// last of them was given. It depends on the state and the offers only: ignore `at.now`.
    fn opens_at(_at: &GameContext<'_, Self>) -> Option<Time> {
        None
    }

    /// Returns what happens at the moment of [`Ruleset::opens_at`]. There is always something, and after that, the next
    /// such moment is later, or there is none.
    fn opened(_at: &GameContext<'_, Self>) -> Vec<EffectOf<Self>> {
        Vec::new()
    }

    /// Postpones the game's own deadlines by the length of a pause; the table postpones offers (L4.4).
    fn postpone(&mut self, _by: Span) {}

    /// Gives a seat with everything that belongs to it to a player who is not in the game yet (H2.4). Override it if
    /// anything is ordered by players.
    fn change_seat(&mut self, seat: PlayerId, player: PlayerId) {
        *self = replaced(self, seat, player);
    }

    /// Returns the effects that give full time again to things that an undo made pending after their time. The table
    /// does so for offers. `undone` are the events of the undone entries.
    fn renewed(_at: &GameContext<'_, Self>, _undone: &[&Self::Event]) -> Vec<EffectOf<Self>> {
        Vec::new()
    }

    /// Returns new draws after draws were undone ([`Profile::is_draw`]), because players may have seen the order of
    /// undrawn cards. `undone` are the events of the undone entries.
    fn redrawn(_at: &GameContext<'_, Self>, _undone: &[&Self::Event]) -> Vec<EffectOf<Self>> {
        Vec::new()
    }

    /// Returns when time alone will next change something; `None` if only an order can. It depends on the clock and the
    /// state only: ignore `at.now`.
    fn due(_at: &GameContext<'_, Self>) -> Option<Time> {
        None
    }

    fn remarks(_at: &GameContext<'_, Self>, _happened: &[&Self::Event]) -> Vec<Self::Remark> {
        Vec::new()
    }

    /// Returns one command of each kind that a player can direct at another, the smallest of its kind.
    fn acts_towards(_at: &GameContext<'_, Self>, _other: PlayerId) -> Vec<Self::Command> {
        Vec::new()
    }

    /// Returns the command with its open place filled in, if it has one.
    fn at_place(command: Self::Command, _place: String) -> Self::Command {
        command
    }

    /// Returns the seating order and the player whose action it is, while players take turns.
    fn turns(&self) -> Option<&Seating> {
        None
    }

    /// Returns the player whose turn follows that of `player`, who may have left, while players take turns. By
    /// default, the next seated one.
    fn next_in_turn(&self, roster: Roster<'_>, player: PlayerId) -> Option<PlayerId> {
        self.turns()?.after(roster, player)
    }

    /// Returns the shuffles that cards are drawn from, whose promises the table has to know.
    fn decks(&self) -> Vec<&Shuffle> {
        Vec::new()
    }

    /// Returns the number of the newest row of questions, open or closed (see [`Profile::opens_row`]).
    fn newest_row(&self) -> Option<u64> {
        None
    }

    /// Returns the rows whose outcome is announced together with this one, including it.
    fn rows_with(&self, number: u64) -> Vec<u64> {
        vec![number]
    }

    /// Returns a mismatch between a balance an event recorded and the one it led to. The state is the one right after
    /// the event.
    fn misrecorded(&self, _event: &Self::Event) -> Option<Broken> {
        None
    }

    /// Returns whether an event reveals what no act in the game had uncovered, for example the order of a deck that is
    /// replaced. The state is the one before it. No undo can hide that again.
    fn uncovers(&self, _event: &Self::Event) -> bool {
        false
    }

    fn invariants(at: &GameContext<'_, Self>) -> Vec<Broken>;
}
