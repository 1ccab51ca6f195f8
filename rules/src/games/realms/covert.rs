//! Covert actions and counterespionage (U6): the cards of the file, the deck, hands, charges, marks, and the window in which targets may counter.

mod deck;
mod effect;
mod event;
mod file;
mod play;
mod sound;
mod window;

use super::condition::Price;
use super::{Actor, At, Effect, Refused, State};
use crate::ids::PlayerId;
use crate::ruleset::Termed;
use crate::table::Head;
use crate::wire;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::collections::BTreeMap;

pub use deck::{Deck, Hand, Held};
pub(super) use deck::{redrawn, shown_all};
pub(super) use effect::marks_more;
pub use event::{Event, Outcome, Spent};
pub(super) use file::kept;
pub use file::{Card, CardEffect, Kind, TEXT_LIMIT, Target, slug};
pub(super) use play::check;
pub use play::{areas_for, opponents, playable, realms_for};
pub(super) use sound::misdealt;
pub use window::{Past, Step, Window};
pub(super) use window::{called_off, declare, ended, leaves, must_be_settled, none_open, opened, opens_at};

/// What this part of the game keeps.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Covert {
    /// The cards of the file.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<Card>,
    /// The charges of each player's Spy Network display; a player without one has none (U6.5).
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub charges: BTreeMap<PlayerId, u32>,
    #[serde(default)]
    pub deck: Deck,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub hands: BTreeMap<PlayerId, Hand>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub marks: Vec<Mark>,
    /// How many rows of questions there were.
    #[serde(default)]
    pub rows: u64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub window: Option<Window>,
    /// The last window that has closed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub past: Option<Past>,
}

/// Counters of one name that lie with a player or an NPR (U6.4).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mark {
    pub on: Marked,
    pub name: String,
    #[serde(deserialize_with = "wire::count")]
    pub count: u32,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Marked {
    Player(PlayerId),
    /// An NPR, by its name.
    Npr(String),
}

/// A covert card as a player plays it, with what it is played against. What is left out the player is asked for, or is all that the effect allows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Play {
    pub card: String,
    /// The realm it targets, or whose influence it is about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub realm: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub area: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub count: Option<u32>,
}

/// A covert action that is declared: one window is for the whole of it (U6.7).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Deed {
    /// Claims are fabricated in these areas (U4).
    Claims {
        areas: Vec<String>,
    },
    Card(Play),
}

/// What a player may order here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Command {
    Play(Play),
    /// Discards a card from one's hand.
    Discard {
        card: String,
    },
}

/// What a moderator may correct here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Correction {
    Charges {
        player: PlayerId,
        count: u32,
    },
    /// Deals a player so many cards, face down, from the shuffled deck.
    Deal {
        player: PlayerId,
        count: u32,
    },
    /// Says how many marks of a name lie on a realm.
    Mark {
        realm: String,
        name: String,
        count: u32,
    },
}

/// What players are asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Terms {
    /// Whether a target counters a covert action (U6.2), or its player a counter (U6.6). The answer is sealed.
    Counter {
        row: u64,
        /// The player who declared the action.
        by: PlayerId,
        deed: Deed,
        /// The player whose counter would be countered; `None` where it is the action itself.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        counter_of: Option<PlayerId>,
    },
    /// Who of those who tie takes the upper row (U5.6).
    Tie(super::trade::Tie),
}

impl Termed for Terms {
    fn refusal_costs(&self) -> bool {
        match self {
            Terms::Counter { .. } | Terms::Tie(_) => false,
        }
    }

    fn may_be_refused(&self) -> bool {
        match self {
            Terms::Counter { .. } => true,
            Terms::Tie(_) => false,
        }
    }

    fn row(&self) -> Option<u64> {
        match self {
            Terms::Counter { row, .. } => Some(*row),
            Terms::Tie(_) => None,
        }
    }

    fn is_sealed(&self) -> bool {
        match self {
            Terms::Counter { .. } => true,
            Terms::Tie(_) => false,
        }
    }

    fn veiled(&self, _: &Head, _: Option<PlayerId>) -> Cow<'_, Terms> {
        Cow::Borrowed(self)
    }
}

/// What a covert card asks for beside what every action needs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Needs {
    /// The player has a charge of the Spy Network display (U6.5).
    Charge { has: u32 },
    /// No other covert action is open; one of `by` is (U6.2).
    NoneOpen { by: Option<PlayerId> },
    /// The card is in the player's hand.
    InHand { card: String, held: bool },
    /// This opponent has influence in the area.
    Theirs { area: String, of: PlayerId, has: u32 },
}

impl Needs {
    pub(super) fn are_met(&self) -> bool {
        match self {
            Needs::Charge { has } | Needs::Theirs { has, .. } => *has > 0,
            Needs::InHand { held, .. } => *held,
            Needs::NoneOpen { by } => by.is_none(),
        }
    }
}

/// Why the rules of this part do not allow something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    NoSuchCard {
        card: String,
    },
    /// The card only answers questions (U6.6).
    OnlyAnswers {
        card: String,
    },
    /// The player holds no such card: the question stays (U6.2).
    NoCounterespionage,
    /// A window is open, and has to close first (U6.2).
    WindowOpen {
        by: PlayerId,
    },
    /// Not a no: the card is played against one of these realms.
    ChooseRealm {
        card: String,
        realms: Vec<String>,
    },
    /// Not a no: the card is played in one of these areas.
    ChooseArea {
        card: String,
        areas: Vec<String>,
    },
    /// Not a no: the card is about the influence of one of these realms there (U6.4).
    ChooseWhose {
        area: String,
        realms: Vec<String>,
    },
    /// No opponent has influence in the area.
    NoneThere {
        area: String,
    },
    /// The effect allows from 1 up to so many (U6.4).
    CountOutOfRange {
        count: u32,
        most: u32,
    },
    NotHeld {
        card: String,
    },
    /// More cards are to be dealt than are in the deck and discarded.
    DeckShort {
        needs: u32,
        has: u32,
    },
    // A file.
    /// A card of the deck is there once at least, and so many times at most.
    CopiesOutOfRange {
        copies: u32,
        most: u32,
    },
    /// The effect is not one on what the card targets.
    EffectWithoutTarget,
    /// A text is longer than is shown.
    TextTooLong {
        length: usize,
        most: usize,
    },
}

/// What a player must have seen before a covert action is declared: its price, and who may counter it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Declares {
    pub deed: Deed,
    pub price: Price,
    pub left: Price,
    pub targets: Vec<PlayerId>,
}

impl Covert {
    /// Returns it as a viewer may know it; without a viewer, as every player at the table may.
    #[must_use]
    pub fn veiled(&self, viewer: Option<PlayerId>) -> Covert {
        let hands = self.hands.iter().map(|(player, hand)| {
            let shows = viewer == Some(*player);
            (*player, if shows { hand.clone() } else { hand.veiled() })
        });
        Covert { deck: self.deck.veiled(), hands: hands.collect(), ..self.clone() }
    }

    /// Returns whether anything is hidden from a viewer.
    pub fn hides_from(&self, viewer: Option<PlayerId>) -> bool {
        let others = self.hands.iter();
        let mut others = others.filter(|(player, _)| viewer != Some(**player));
        self.deck.hides() || others.any(|(_, hand)| hand.count > 0)
    }

    /// Returns the rows of the window to which a row belongs.
    pub(super) fn rows_with(&self, number: u64) -> Vec<u64> {
        let past = self.past.as_ref().map(|past| &past.window);
        let windows = self.window.as_ref().into_iter().chain(past);
        let rows = windows.map(|window| window.steps.iter().map(|step| step.row).collect());
        let mut with = rows.filter(|rows: &Vec<u64>| rows.contains(&number));
        with.next().unwrap_or_else(|| vec![number])
    }

    /// Exchanges what belongs to the realms of two players: the charges of their displays, and marks. Hands stay with the players.
    pub(super) fn exchange(&mut self, one: PlayerId, other: PlayerId) {
        let [one_has, other_has] = [one, other].map(|player| self.charges.remove(&player));
        self.charges.extend(other_has.map(|charges| (one, charges)));
        self.charges.extend(one_has.map(|charges| (other, charges)));
        for Mark { on, .. } in &mut self.marks {
            if *on == Marked::Player(one) {
                *on = Marked::Player(other);
            } else if *on == Marked::Player(other) {
                *on = Marked::Player(one);
            }
        }
    }

    /// Lays the marks on an NPR with the player who plays it from now on.
    pub(super) fn take_marks(&mut self, npr: &str, player: PlayerId) {
        for Mark { on, .. } in &mut self.marks {
            if matches!(on, Marked::Npr(realm) if realm == npr) {
                *on = Marked::Player(player);
            }
        }
    }
}

/// Decides what a player orders here.
pub(super) fn decide(at: &At, by: &Actor, command: &Command) -> Result<Vec<Effect>, Refused> {
    match command {
        Command::Play(play) => play::play(at, by, play),
        Command::Discard { card } => deck::discard(at, by.player, card),
    }
}

/// Decides what a moderator corrects here.
pub(super) fn correct(at: &At, correction: &Correction) -> Result<Vec<Effect>, Refused> {
    match correction {
        Correction::Charges { player, count } => deck::charges(at, *player, *count),
        Correction::Deal { player, count } => deck::deal(at, *player, *count),
        Correction::Mark { realm, name, count } => effect::marks(at, realm, name, *count),
    }
}

/// Decides whether a player may counter: only with the card in hand (U6.2). What comes of it is decided when the window closes.
pub(super) fn accepted(at: &At, offer: &Head) -> Result<Vec<Effect>, Refused> {
    match at.game.covert.counterespionage(offer.to) {
        Some(_) => Ok(Vec::new()),
        None => Err(super::Refusal::Covert(Refusal::NoCounterespionage).into()),
    }
}

impl State {
    /// Applies what happened here.
    pub(super) fn follow_covert(&mut self, event: &Event) {
        event::follow(self, event);
    }
}
