//! Verifiable shuffles (`docs/shuffles.md`): a hash commits to the order when cards are shuffled, and the text behind
//! the hash is shown once every card has been revealed. A table can check it with `sha256sum` alone.

use crate::chance::{Chance, hashed};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::fmt;

/// The name of the hash that a shuffle promises (U7.3).
pub const HASH: &str = "SHA-256";

/// A shuffled pile of cards, top card first. A card is identified by its number in a list the table knows; its
/// meaning is up to the game.
///
/// ```
/// use chancery_rules::chance::Chance;
/// use chancery_rules::shuffle::Shuffle;
///
/// let mut shuffle = Shuffle::new(Chance::new([7; 32]), "deck", [1, 2, 3]);
/// let seen = shuffle.redacted();
/// assert_eq!((seen.card(0), seen.text()), (None, None));
/// for place in 0..3 {
///     shuffle.show(place);
/// }
/// let text = shuffle.redacted().text().expect("no card is hidden any more");
/// assert!(shuffle.keeps_its_promise() && text.starts_with("deck "));
/// ```
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shuffle {
    /// The pile's name, one word.
    pub deck: String,
    /// The [`HASH`] of the text, as 64 hexadecimal digits. Shown when the cards are shuffled.
    pub promise: String,
    pub count: usize,
    /// The positions, counted from 0, of the cards everyone has seen.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    shown: BTreeSet<usize>,
    /// The hidden order. Only the rules know it while any card is hidden.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    order: Option<Order>,
}

#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
struct Order {
    salt: Chance,
    cards: Vec<usize>,
}

/// Keeps hidden cards out of logs.
impl fmt::Debug for Shuffle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Shuffle")
            .field("deck", &self.deck)
            .field("promise", &self.promise)
            .field("count", &self.count)
            .field("shown", &self.shown)
            .finish_non_exhaustive()
    }
}

impl Shuffle {
    /// Shuffles cards, given by number. `deck` is a word that distinguishes this pile from others shuffled with the
    /// same seed.
    pub fn new(chance: Chance, deck: &str, cards: impl IntoIterator<Item = usize>) -> Shuffle {
        let salt = chance.named(deck);
        let mut cards: Vec<usize> = cards.into_iter().collect();
        cards.sort_by_cached_key(|card| lot(salt, *card).digits());
        let order = Order { salt, cards };
        Shuffle {
            deck: deck.to_owned(),
            promise: hashed(&order.text(deck)).digits(),
            count: order.cards.len(),
            shown: BTreeSet::new(),
            order: Some(order),
        }
    }

    /// Returns the card at a position, counted from 0 at the top; `None` if it does not exist or is hidden.
    pub fn card(&self, place: usize) -> Option<usize> {
        self.order.as_ref()?.cards.get(place).copied()
    }

    /// Reveals the card at a position to everyone.
    pub fn show(&mut self, place: usize) {
        if place < self.count {
            self.shown.insert(place);
        }
    }

    /// Reveals every card, as when the game ends.
    pub fn show_all(&mut self) {
        self.shown = (0..self.count).collect();
    }

    /// Returns whether every card has been revealed.
    pub fn is_open(&self) -> bool {
        self.shown.len() == self.count
    }

    /// Returns the committed text, one line without a line break: the deck, the salt, and the card numbers from the
    /// top. `None` if it is hidden.
    pub fn text(&self) -> Option<String> {
        Some(self.order.as_ref()?.text(&self.deck))
    }

    /// Returns the shuffle as the whole table may see it: only its hash while any card is hidden. Games show players
    /// their own hands separately.
    #[must_use]
    pub fn redacted(&self) -> Shuffle {
        Shuffle { order: self.order.clone().filter(|_| self.is_open()), ..self.clone() }
    }

    /// Returns whether the text matches the hash and the cards are in the order that the salt determines. A redacted
    /// shuffle passes.
    pub fn keeps_its_promise(&self) -> bool {
        self.order.as_ref().is_none_or(|order| {
            let lots = order.cards.iter().map(|card| lot(order.salt, *card));
            hashed(&order.text(&self.deck)).digits() == self.promise
                && order.cards.len() == self.count
                && lots.map(|lot| lot.digits()).is_sorted()
        })
    }
}

impl Order {
    fn text(&self, deck: &str) -> String {
        let cards: Vec<String> = self.cards.iter().map(usize::to_string).collect();
        format!("{deck} {} {}", self.salt.digits(), cards.join(","))
    }
}

/// Returns a card's sort key: the SHA-256 of the salt, a space and the card's number.
fn lot(salt: Chance, card: usize) -> Chance {
    hashed(&format!("{} {card}", salt.digits()))
}
