//! The deck of trade cards (U5.1): it is shuffled anew from its discards when too few are left, each time with a promise (U7.3).

use crate::chance::Chance;
use crate::shuffle::Shuffle;
use serde::{Deserialize, Serialize};

/// What the deck is called in what a shuffle promises.
const NAME: &str = "trade";

/// The trade cards in the order in which they lie. A card is known by its number in the file, from 1.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deck {
    /// The shuffles of which a card is hidden still; cards are drawn from the last one.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub shuffles: Vec<Shuffle>,
    /// How many cards of the last one have been drawn.
    #[serde(default)]
    pub drawn: usize,
    /// They lie open.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub discards: Vec<usize>,
}

/// What is drawn, with the shuffle that it takes.
pub(super) struct Drawn {
    pub cards: Vec<usize>,
    pub shuffle: Option<Shuffle>,
}

impl Deck {
    /// Returns the deck with so many cards, shuffled.
    pub(in crate::games::realms) fn shuffled(cards: usize, chance: Chance) -> Deck {
        Deck { shuffles: vec![Shuffle::new(chance, NAME, 1..=cards)], ..Deck::default() }
    }

    /// Returns whether it is of no cards.
    pub(in crate::games::realms) fn is_none(&self) -> bool {
        *self == Deck::default()
    }

    /// Returns how many cards can be drawn before the discards are shuffled.
    pub fn left(&self) -> usize {
        let last = self.shuffles.last();
        last.map_or(0, |last| last.count.saturating_sub(self.drawn))
    }

    /// Returns the cards that are drawn next: with fewer left, what is left and then from the discards, shuffled (U5.1).
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

    /// Returns the cards that can be drawn before the discards are shuffled, shuffled anew; nothing if there are none.
    pub(super) fn reshuffled(&self, chance: Chance) -> Option<Shuffle> {
        let last = self.shuffles.last()?;
        let undrawn: Vec<usize> = (self.drawn..last.count).filter_map(|place| last.card(place)).collect();
        (!undrawn.is_empty()).then(|| Shuffle::new(chance, NAME, undrawn))
    }

    /// Takes on a shuffle of the cards that can be drawn. Where they lay before says nothing any more, so that is not hidden.
    pub(super) fn reshuffle(&mut self, shuffle: &Shuffle) {
        if let Some(last) = self.shuffles.last_mut() {
            (self.drawn..last.count).for_each(|place| last.show(place));
        }
        self.shuffles.push(shuffle.clone());
        self.drawn = 0;
    }

    /// Takes so many cards off the deck; `shuffle` is what the discards became for it.
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

    /// Lets all see every card that has been drawn.
    pub(super) fn show_drawn(&mut self) {
        if let Some((last, before)) = self.shuffles.split_last_mut() {
            before.iter_mut().for_each(Shuffle::show_all);
            (0..self.drawn).for_each(|place| last.show(place));
        }
    }

    /// Returns the shuffles of which no card is hidden any more.
    pub(in crate::games::realms) fn open(&self) -> impl Iterator<Item = &Shuffle> {
        self.shuffles.iter().filter(|shuffle| shuffle.is_open())
    }

    /// Takes on that the text of a shuffle has been shown. It is forgotten, unless cards of it are left: when the game ends all is shown.
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

    /// Returns the deck as those may know it who have seen what all have seen.
    #[must_use]
    pub(in crate::games::realms) fn veiled(&self) -> Deck {
        Deck { shuffles: self.shuffles.iter().map(Shuffle::veiled).collect(), ..self.clone() }
    }
}
