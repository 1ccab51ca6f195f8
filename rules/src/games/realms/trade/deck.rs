//! The deck of trade cards (U5.1). When it runs out, its discards are shuffled, each time with a published hash
//! (U7.3).

use crate::chance::Chance;
use crate::shuffle::Shuffle;
use serde::{Deserialize, Serialize};

/// The deck's name in the text of a shuffle.
const NAME: &str = "trade";

/// The trade cards in order. A card is identified by its number in the file, from 1.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deck {
    /// The shuffles with a card still hidden; cards are drawn from the last one.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub shuffles: Vec<Shuffle>,
    /// How many cards of the last one were drawn.
    #[serde(default)]
    pub drawn: usize,
    /// The discards, face up.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub discards: Vec<usize>,
}

/// The cards drawn, and the shuffle this required.
pub(super) struct Drawn {
    pub cards: Vec<usize>,
    pub shuffle: Option<Shuffle>,
}

impl Deck {
    pub(in crate::games::realms) fn shuffled(cards: usize, chance: Chance) -> Deck {
        Deck { shuffles: vec![Shuffle::new(chance, NAME, 1..=cards)], ..Deck::default() }
    }

    /// Returns the deck of an imported game, with these cards shuffled, and with these discards (H2.5).
    pub(super) fn brought_along(cards: Vec<usize>, discards: Vec<usize>, chance: Chance) -> Deck {
        let shuffle = (!cards.is_empty()).then(|| Shuffle::new(chance, NAME, cards));
        Deck { shuffles: shuffle.into_iter().collect(), drawn: 0, discards }
    }

    /// Returns whether the deck is empty and has no discards.
    pub(in crate::games::realms) fn is_none(&self) -> bool {
        *self == Deck::default()
    }

    /// Returns how many cards can be drawn before the discards are shuffled.
    pub fn left(&self) -> usize {
        let last = self.shuffles.last();
        last.map_or(0, |last| last.count.saturating_sub(self.drawn))
    }

    /// Returns the next cards to draw, continuing with the shuffled discards if the deck runs out (U5.1).
    pub(super) fn draws(&self, count: usize, chance: Chance) -> Drawn {
        let of = |shuffle: &Shuffle, from: usize, count: usize| -> Vec<usize> {
            let places = from..from + count;
            places.filter_map(|place| shuffle.card(place)).collect()
        };
        let left = self.left().min(count);
        let last = self.shuffles.last();
        let mut cards = last.map_or_else(Vec::new, |last| of(last, self.drawn, left));
        let lacking = count - left;
        let shuffle = (lacking > 0).then(|| Shuffle::new(chance, NAME, self.discards.iter().copied()));
        cards.extend(shuffle.iter().flat_map(|shuffle| of(shuffle, 0, lacking)));
        Drawn { cards, shuffle }
    }

    /// Returns a new shuffle of the undrawn cards, if there are any.
    pub(super) fn reshuffled(&self, chance: Chance) -> Option<Shuffle> {
        let last = self.shuffles.last()?;
        let undrawn: Vec<usize> = (self.drawn..last.count).filter_map(|place| last.card(place)).collect();
        (!undrawn.is_empty()).then(|| Shuffle::new(chance, NAME, undrawn))
    }

    /// Replaces the order of the undrawn cards. Their old order is meaningless, so it is revealed.
    pub(super) fn reshuffle(&mut self, shuffle: &Shuffle) {
        if let Some(last) = self.shuffles.last_mut() {
            (self.drawn..last.count).for_each(|place| last.show(place));
        }
        self.shuffles.push(shuffle.clone());
        self.drawn = 0;
    }

    /// Removes cards from the deck; `shuffle` holds the discards if they had to be shuffled.
    pub(super) fn draw(&mut self, count: usize, shuffle: Option<&Shuffle>) {
        match shuffle {
            Some(shuffle) => {
                self.drawn = count.saturating_sub(self.left());
                self.shuffles.push(shuffle.clone());
                self.discards.clear();
            }
            None => self.drawn += count,
        }
    }

    /// Reveals every drawn card to everyone.
    pub(super) fn show_drawn(&mut self) {
        if let Some((last, before)) = self.shuffles.split_last_mut() {
            before.iter_mut().for_each(Shuffle::show_all);
            (0..self.drawn).for_each(|place| last.show(place));
        }
    }

    /// Returns the shuffles without hidden cards.
    pub(in crate::games::realms) fn open(&self) -> impl Iterator<Item = &Shuffle> {
        self.shuffles.iter().filter(|shuffle| shuffle.is_open())
    }

    /// Records that the text of a shuffle was shown. The shuffle is dropped unless it still has cards, because the
    /// end of the game shows everything.
    pub(super) fn tell(&mut self, promise: &str) {
        let is = |shuffle: &Shuffle| shuffle.promise == promise;
        let left = self.left();
        match self.shuffles.last_mut().filter(|last| is(last)) {
            Some(last) if left > 0 => last.show_all(),
            Some(_) => {
                self.shuffles.pop();
                self.drawn = 0;
            }
            None => self.shuffles.retain(|shuffle| !is(shuffle)),
        }
    }

    /// Returns the deck as the whole table may see it.
    #[must_use]
    pub(in crate::games::realms) fn redacted(&self) -> Deck {
        Deck { shuffles: self.shuffles.iter().map(Shuffle::redacted).collect(), ..self.clone() }
    }
}
