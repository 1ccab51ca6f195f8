//! Covert actions and counterespionage (U6): cards, deck, hands, charges, marks, and the window for counters.

mod deck;
mod effect;
mod event;
mod file;
mod play;
mod sound;
mod window;

use super::condition::Price;
use super::{Actor, Effect, GameContext, Refused, State};
use crate::ids::PlayerId;
use crate::numbers;
use crate::ruleset::OfferTerms;
use crate::table::OfferHeader;
use crate::time::Time;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::collections::BTreeMap;

pub use deck::{Deck, Hand, Held, HeldFrom};
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

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Covert {
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<Card>,
    /// The charges of each player's Spy Network display; none without a display (U6.5).
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub charges: BTreeMap<PlayerId, u32>,
    #[serde(default)]
    pub deck: Deck,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub hands: BTreeMap<PlayerId, Hand>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub marks: Vec<Mark>,
    /// The number of rows of questions so far.
    #[serde(default)]
    pub rows: u64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub window: Option<Window>,
    /// The last closed window.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub past: Option<Past>,
}

/// Counters of one name with a player or an NPR (U6.4).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mark {
    pub on: Marked,
    pub name: String,
    #[serde(deserialize_with = "numbers::count")]
    pub count: u32,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Marked {
    Player(PlayerId),
    Npr(String),
}

/// A covert card with its targets, as a player plays it. The player is asked for omitted details, unless the effect
/// allows only one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Play {
    pub card: String,
    /// The realm it targets, or whose influence it concerns.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub realm: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub area: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub count: Option<u32>,
}

/// A declared covert action. The whole of it has one window (U6.7).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Deed {
    /// Claims are fabricated in these areas (U4).
    Claims {
        areas: Vec<String>,
    },
    Card(Play),
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Command {
    Play(Play),
    /// Discards a card from the author's hand.
    Discard {
        card: String,
    },
}

/// A moderator's correction of covert actions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Correction {
    Charges {
        player: PlayerId,
        count: u32,
    },
    /// Deals a player cards from the shuffled deck, face down.
    Deal {
        player: PlayerId,
        count: u32,
    },
    /// Sets the number of marks of a name on a realm.
    Mark {
        realm: String,
        name: String,
        count: u32,
    },
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Terms {
    /// Whether a target counters a covert action (U6.2), or its player a counter (U6.6). The answer is sealed.
    Counter {
        row: u64,
        /// The player who declared the action.
        by: PlayerId,
        deed: Deed,
        /// The player whose counter would be countered; `None` for the action itself.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        counter_of: Option<PlayerId>,
    },
    /// Which player takes the upper row in a tie (U5.6).
    Tie(super::trade::Tie),
}

impl OfferTerms for Terms {
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

    fn redacted_for(&self, _: &OfferHeader, _: Option<PlayerId>) -> Cow<'_, Terms> {
        Cow::Borrowed(self)
    }
}

/// A condition of a covert card, besides those of every action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Needs {
    /// The player has a charge of the Spy Network display (U6.5).
    Charge { has: u32 },
    /// No other covert action is open. If one is, `by` declared it (U6.2).
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

/// Why the rules of covert actions forbid something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    NoSuchCard {
        card: String,
    },
    /// The card can only be used to answer questions (U6.6).
    OnlyAnswers {
        card: String,
    },
    /// The player does not hold such a card, and the question stays open (U6.2).
    NoCounterespionage,
    /// An open window has to close first (U6.2).
    WindowOpen {
        by: PlayerId,
        asked: Vec<PlayerId>,
        until: Option<Time>,
    },
    /// Not final: the player has to choose one of these realms as the target.
    ChooseRealm {
        card: String,
        realms: Vec<String>,
    },
    /// Not final: the player has to choose one of these areas.
    ChooseArea {
        card: String,
        areas: Vec<String>,
    },
    /// Not final: the player has to choose whose influence there it concerns (U6.4).
    ChooseWhose {
        area: String,
        realms: Vec<String>,
    },
    /// The order has an option that the card does not use.
    Unused {
        card: String,
        option: Unused,
    },
    /// No opponent has influence in the area.
    NoneThere {
        area: String,
    },
    /// The effect allows from 1 to this many (U6.4).
    CountOutOfRange {
        count: u32,
        most: u32,
    },
    NotHeld {
        card: String,
    },
    /// The deck and the discards do not have enough cards to deal.
    DeckShort {
        needs: u32,
        has: u32,
    },
    /// The number of copies of a deck card is out of range.
    CopiesOutOfRange {
        copies: u32,
        most: u32,
    },
    /// The effect does not apply to what the card targets.
    EffectWithoutTarget,
    /// A text is too long to be shown.
    TextTooLong {
        length: usize,
        most: usize,
    },
}

/// An option of `/covert play` that a card does not use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unused {
    Realm,
    Area,
    Count,
}

/// The confirmation of a covert action: its price, and who may counter it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Declares {
    pub deed: Deed,
    pub price: Price,
    pub left: Price,
    pub targets: Vec<PlayerId>,
}

impl Covert {
    /// Returns the state redacted for a viewer, or for the whole table if there is none.
    #[must_use]
    pub fn redacted_for(&self, viewer: Option<PlayerId>) -> Covert {
        let hands = self.hands.iter().map(|(player, hand)| {
            let shows = viewer == Some(*player);
            (*player, if shows { hand.clone() } else { hand.redacted() })
        });
        Covert { deck: self.deck.redacted(), hands: hands.collect(), ..self.clone() }
    }

    /// Returns whether anything is hidden from a viewer.
    pub fn hides_from(&self, viewer: Option<PlayerId>) -> bool {
        let others = self.hands.iter();
        let mut others = others.filter(|(player, _)| viewer != Some(**player));
        self.deck.hides() || others.any(|(_, hand)| hand.count > 0)
    }

    pub(super) fn rows_with(&self, number: u64) -> Vec<u64> {
        let past = self.past.as_ref().map(|past| &past.window);
        let windows = self.window.as_ref().into_iter().chain(past);
        let rows = windows.map(|window| window.steps.iter().map(|step| step.row).collect());
        let mut with = rows.filter(|rows: &Vec<u64>| rows.contains(&number));
        with.next().unwrap_or_else(|| vec![number])
    }

    /// Swaps the property of two players' realms: charges and marks. Hands stay with the players.
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

    /// Moves the marks on an NPR to its new player.
    pub(super) fn take_marks(&mut self, npr: &str, player: PlayerId) {
        for Mark { on, .. } in &mut self.marks {
            if matches!(on, Marked::Npr(realm) if realm == npr) {
                *on = Marked::Player(player);
            }
        }
    }
}

pub(super) fn decide(at: &GameContext, by: &Actor, command: &Command) -> Result<Vec<Effect>, Refused> {
    match command {
        Command::Play(play) => play::play(at, by, play),
        Command::Discard { card } => deck::discard(at, by.player, card),
    }
}

pub(super) fn correct(at: &GameContext, correction: &Correction) -> Result<Vec<Effect>, Refused> {
    match correction {
        Correction::Charges { player, count } => deck::charges(at, *player, *count),
        Correction::Deal { player, count } => deck::deal(at, *player, *count),
        Correction::Mark { realm, name, count } => effect::marks(at, realm, name, *count),
    }
}

/// Decides whether a player may counter, which requires the card in hand (U6.2). The consequences follow when the
/// window closes.
pub(super) fn accepted(at: &GameContext, offer: &OfferHeader) -> Result<Vec<Effect>, Refused> {
    match at.game.covert.counterespionage(offer.to) {
        Some(_) => Ok(Vec::new()),
        None => Err(super::Refusal::Covert(Refusal::NoCounterespionage).into()),
    }
}

impl State {
    pub(super) fn follow_covert(&mut self, event: &Event) {
        event::follow(self, event);
    }
}
