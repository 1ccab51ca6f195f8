//! Shuffles that a table can check afterwards with `sha256sum` alone (`docs/shuffles.md`): when cards are shuffled their order is promised by a hash,
//! and when none of them is hidden any more the text is shown that has this hash.

use crate::chance::{Chance, hashed};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::fmt;

/// Cards in the order in which they lie since they were shuffled, the top one first. A card is known by its number in the list that the table knows:
/// what stands on it the game says.
///
/// ```
/// use chancery_rules::chance::Chance;
/// use chancery_rules::shuffle::Shuffle;
///
/// let mut shuffle = Shuffle::new(Chance::new([7; 32]), "deck", [1, 2, 3]);
/// let seen = shuffle.veiled();
/// assert_eq!((seen.card(0), seen.text()), (None, None));
/// for place in 0..3 {
///     shuffle.show(place);
/// }
/// let text = shuffle.veiled().text().expect("no card is hidden any more");
/// assert!(shuffle.keeps_its_promise() && text.starts_with("deck "));
/// ```
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shuffle {
    /// What the pile is called, in one word.
    pub deck: String,
    /// The SHA-256 of the text, as 64 hexadecimal digits. It is shown when the cards are shuffled.
    pub promise: String,
    /// How many cards there are.
    pub count: usize,
    /// The places of the cards that all have seen. Places are counted from 0.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    shown: BTreeSet<usize>,
    /// What only the rules know while a card is hidden.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    order: Option<Order>,
}

#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
struct Order {
    salt: Chance,
    cards: Vec<usize>,
}

/// What is hidden stands in no log.
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
    /// Shuffles cards, each known by its number. `deck` is a word that tells this pile from others that are shuffled with the same seed.
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

    /// Returns the card at a place, counted from 0 at the top; nothing where there is none, or where it is hidden.
    pub fn card(&self, place: usize) -> Option<usize> {
        self.order.as_ref()?.cards.get(place).copied()
    }

    /// Lets all see the card at a place.
    pub fn show(&mut self, place: usize) {
        if place < self.count {
            self.shown.insert(place);
        }
    }

    /// Lets all see every card, as when the game ends.
    pub fn show_all(&mut self) {
        self.shown = (0..self.count).collect();
    }

    /// Returns whether no card is hidden any more.
    pub fn is_open(&self) -> bool {
        self.shown.len() == self.count
    }

    /// Returns the text that was promised, one line without a break at its end: the deck, the salt, and the numbers of the cards from the top.
    /// Nothing where it is hidden.
    pub fn text(&self) -> Option<String> {
        Some(self.order.as_ref()?.text(&self.deck))
    }

    /// Returns the shuffle as those may know it who see only what all have seen: its promise, until no card is hidden any more. A game that
    /// shows a player the cards of their hand does so itself.
    #[must_use]
    pub fn veiled(&self) -> Shuffle {
        Shuffle { order: self.order.clone().filter(|_| self.is_open()), ..self.clone() }
    }

    /// Returns whether the text has the hash that was promised and the cards lie as its salt says; also where it is hidden.
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

/// Returns the lot by which a card is sorted: the SHA-256 of the salt, a space and the card's number.
fn lot(salt: Chance, card: usize) -> Chance {
    hashed(&format!("{} {card}", salt.digits()))
}
