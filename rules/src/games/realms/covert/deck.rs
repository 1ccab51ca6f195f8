//! The deck of covert cards, hands and discards (U7.3), and charges (U6.5). Cards are numbered in file order with
//! copies, from 1; cards played for a charge are not part of the deck.

use super::file::{Kind, is_called, of_game};
use super::{Card, Covert, Event, Refusal};
use crate::board::MOST_PIECES;
use crate::chance::Chance;
use crate::games::realms::entered::{must_be_within, must_change};
use crate::games::realms::{Effect, Event as OfGame, GameContext, Refused, State};
use crate::ids::PlayerId;
use crate::ruleset::happened;
use crate::shuffle::Shuffle;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The deck's name in the text of a shuffle.
const NAME: &str = "covert";

/// The undealt cards, and those everyone has seen.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deck {
    /// The shuffles with a card still hidden, by number; the newest is dealt from.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub shuffles: BTreeMap<u64, Shuffle>,
    #[serde(default)]
    pub newest: u64,
    /// How many cards of the newest shuffle were dealt.
    #[serde(default)]
    pub dealt: usize,
    /// The discards, oldest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub discards: Vec<usize>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hand {
    pub count: usize,
    /// Hidden from all other players.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<Held>,
}

/// A card in a hand, with its position in its shuffle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Held {
    pub card: usize,
    pub shuffle: u64,
    pub place: usize,
}

impl Hand {
    /// Returns the hand's size without its cards.
    pub(super) fn redacted(&self) -> Hand {
        Hand { count: self.count, cards: Vec::new() }
    }
}

impl Deck {
    pub(super) fn redacted(&self) -> Deck {
        let shuffles = self.shuffles.iter();
        Deck { shuffles: shuffles.map(|(n, one)| (*n, one.redacted())).collect(), ..self.clone() }
    }

    pub(super) fn hides(&self) -> bool {
        self.shuffles.values().any(|shuffle| !shuffle.is_open())
    }

    /// Returns how many cards can be dealt before the discards are shuffled.
    pub fn left(&self) -> usize {
        let newest = self.shuffles.get(&self.newest);
        newest.map_or(0, |shuffle| shuffle.count.saturating_sub(self.dealt))
    }

    /// Returns a new shuffle of the undealt cards, if there are any.
    fn reshuffled(&self, chance: Chance) -> Option<Shuffle> {
        let newest = self.shuffles.get(&self.newest)?;
        let undealt: Vec<usize> = (self.dealt..newest.count).filter_map(|place| newest.card(place)).collect();
        (!undealt.is_empty()).then(|| Shuffle::new(chance, NAME, undealt))
    }

    /// Replaces the order of the undealt cards. Their old order is meaningless, so it is revealed.
    pub(super) fn reshuffle(&mut self, shuffle: Shuffle) {
        let dealt = self.dealt;
        if let Some(before) = self.shuffles.get_mut(&self.newest) {
            (dealt..before.count).for_each(|place| before.show(place));
        }
        self.newest += 1;
        self.dealt = 0;
        self.shuffles.insert(self.newest, shuffle);
    }

    pub(super) fn begin(&mut self, shuffle: Shuffle) {
        self.newest += 1;
        self.dealt = 0;
        self.shuffles.retain(|_, before| !before.is_open());
        self.shuffles.insert(self.newest, shuffle);
        self.discards.clear();
    }
}

/// The cards of a hand that comes along from elsewhere (H2).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HeldFrom {
    /// These cards, by number.
    Known(Vec<usize>),
    /// As many others, because they are unknown.
    Dealt(usize),
}

impl Covert {
    /// Gives players their hands, and shuffles the cards that are neither held nor discarded, for a game that comes along
    /// from elsewhere (H2.5).
    pub fn bring_deck(&mut self, hands: &BTreeMap<PlayerId, HeldFrom>, discards: Vec<usize>, chance: Chance) {
        let mut left: Vec<usize> = (1..=self.numbered().count()).filter(|card| !discards.contains(card)).collect();
        for (player, held) in hands {
            if let HeldFrom::Known(cards) = held {
                left.retain(|card| !cards.contains(card));
                // They are under no promise: number 0 is no shuffle's.
                let cards = cards.iter().map(|card| Held { card: *card, shuffle: 0, place: 0 });
                self.hands.insert(*player, Hand { count: cards.len(), cards: cards.collect() });
            }
        }
        if !left.is_empty() {
            self.deck.begin(Shuffle::new(chance, NAME, left));
        }
        self.deck.discards = discards;
        for (player, held) in hands {
            if let HeldFrom::Dealt(count) = held {
                let places = self.deck.dealt..self.deck.dealt + count;
                let newest = self.deck.shuffles.get(&self.deck.newest);
                let cards = newest.map(|shuffle| places.filter_map(|place| shuffle.card(place)).collect::<Vec<_>>());
                self.draw(*player, &cards.unwrap_or_default());
            }
        }
    }

    /// Returns the numbers of the copies of a card, which is named as the file spells it.
    pub fn copies(&self, name: &str) -> Vec<usize> {
        let numbered = (1..).zip(self.numbered());
        numbered.filter(|(_, card)| card.name == name).map(|(number, _)| number).collect()
    }

    /// Returns the covert state for a file with these cards and charges, with a shuffled deck.
    pub(in crate::games::realms) fn laid(cards: &[Card], charges: BTreeMap<PlayerId, u32>, chance: Chance) -> Covert {
        let mut covert = Covert { cards: cards.to_vec(), charges, ..Covert::default() };
        let count = covert.numbered().count();
        if count > 0 {
            covert.deck.begin(Shuffle::new(chance, NAME, 1..=count));
        }
        covert
    }

    /// Returns the deck's cards with copies, in file order.
    fn numbered(&self) -> impl Iterator<Item = &Card> {
        let of_deck = self.cards.iter().filter(|card| card.kind == Kind::Card);
        of_deck.flat_map(|card| (0..card.copies).map(move |_| card))
    }

    pub fn card(&self, number: usize) -> Option<&Card> {
        self.numbered().nth(number.checked_sub(1)?)
    }

    /// Returns the covert card of that name, whether or not it is part of the deck.
    pub fn called(&self, name: &str) -> Option<&Card> {
        self.cards.iter().find(|card| is_called(card, name))
    }

    /// Returns the cards in a player's hand; none if the hand is hidden.
    pub fn hand(&self, player: PlayerId) -> Vec<&Card> {
        let cards = self.hands.get(&player).map_or(&[][..], |hand| &hand.cards);
        cards.iter().filter_map(|held| self.card(held.card)).collect()
    }

    pub(super) fn held(&self, player: PlayerId, is: impl Fn(&Card) -> bool) -> Option<Held> {
        let mut cards = self.hands.get(&player)?.cards.iter();
        let found = cards.find(|held| self.card(held.card).is_some_and(&is));
        found.copied()
    }

    /// Returns a counterespionage card from a player's hand (U6.2).
    pub(super) fn counterespionage(&self, player: PlayerId) -> Option<Held> {
        self.held(player, Card::is_counterespionage)
    }

    /// Discards a card from a hand, which reveals it to everyone.
    pub(super) fn lay_down(&mut self, player: PlayerId, number: usize) {
        let Some(hand) = self.hands.get_mut(&player) else {
            return;
        };
        let Some(n) = hand.cards.iter().position(|held| held.card == number) else {
            return;
        };
        let held = hand.cards.remove(n);
        hand.count = hand.cards.len();
        self.deck.discards.push(held.card);
        if let Some(shuffle) = self.deck.shuffles.get_mut(&held.shuffle) {
            shuffle.show(held.place);
        }
    }

    /// Moves cards from the top of the deck to a hand.
    pub(super) fn draw(&mut self, player: PlayerId, cards: &[usize]) {
        let hand = self.hands.entry(player).or_default();
        for card in cards {
            hand.cards.push(Held { card: *card, shuffle: self.deck.newest, place: self.deck.dealt });
            self.deck.dealt += 1;
        }
        hand.count = hand.cards.len();
    }
}

/// Returns the event that follows when a card is revealed: the text of its shuffle, if this was its last hidden card
/// (U7.3).
pub(super) fn shown(covert: &Covert, held: Held) -> Option<Event> {
    let mut shuffle = covert.deck.shuffles.get(&held.shuffle)?.clone();
    shuffle.show(held.place);
    text_of(held.shuffle, &shuffle)
}

fn text_of(number: u64, shuffle: &Shuffle) -> Option<Event> {
    let text = shuffle.text().filter(|_| shuffle.is_open())?;
    Some(Event::ShuffleShown { number, promise: shuffle.promise.clone(), text })
}

/// Returns the texts of all hidden shuffles, when the game ends or the deck is replaced (U7.3).
pub(in crate::games::realms) fn shown_all(covert: &Covert) -> Vec<Event> {
    // The texts of fully revealed shuffles were shown before.
    let shuffles = covert.deck.shuffles.iter();
    let hidden = shuffles.filter(|(_, shuffle)| !shuffle.is_open());
    let shown = hidden.filter_map(|(number, shuffle)| {
        let mut shuffle = shuffle.clone();
        shuffle.show_all();
        text_of(*number, &shuffle)
    });
    shown.collect()
}

/// Reshuffles the undealt cards, because a draw was undone (U5.9).
pub(in crate::games::realms) fn redrawn(at: &GameContext) -> Vec<Effect> {
    let mut deck = at.game.covert.deck.clone();
    let Some(shuffle) = deck.reshuffled(at.chance) else {
        return Vec::new();
    };
    let number = deck.newest;
    deck.reshuffle(shuffle.clone());
    let shown = deck.shuffles.get(&number).and_then(|before| text_of(number, before));
    let events = std::iter::once(Event::Reshuffled { shuffle: Box::new(shuffle) }).chain(shown);
    happened(events.map(OfGame::Covert))
}

/// Deals cards to a player, shuffling the discards when the deck runs out.
pub(super) fn deal(at: &GameContext, player: PlayerId, count: u32) -> Result<Vec<Effect>, Refused> {
    at.roster.must_play(player)?;
    must_change(count > 0)?;
    let covert = &at.game.covert;
    let has = covert.deck.left() + covert.deck.discards.len();
    let has = u32::try_from(has).unwrap_or(u32::MAX);
    if count > has {
        let needs = count;
        return Err(of_game(Refusal::DeckShort { needs, has }));
    }
    let mut deck = covert.deck.clone();
    let mut missing = usize::try_from(count).unwrap_or(usize::MAX);
    let mut events = Vec::new();
    while missing > 0 {
        if deck.left() == 0 {
            let shuffle = Shuffle::new(at.chance, NAME, deck.discards.iter().copied());
            deck.begin(shuffle.clone());
            events.push(Event::Shuffled { shuffle: Box::new(shuffle) });
        }
        let places = deck.dealt..deck.dealt + missing.min(deck.left());
        let shuffle = &deck.shuffles[&deck.newest];
        let cards: Vec<usize> = places.filter_map(|place| shuffle.card(place)).collect();
        if cards.is_empty() {
            break;
        }
        deck.dealt += cards.len();
        missing = missing.saturating_sub(cards.len());
        let names = cards.iter().filter_map(|card| covert.card(*card));
        events.push(Event::Dealt {
            player,
            count: cards.len(),
            names: names.map(|card| card.name.clone()).collect(),
            cards,
        });
    }
    Ok(happened(events.into_iter().map(OfGame::Covert)))
}

/// Discards a card from the player's hand, at any time.
pub(super) fn discard(at: &GameContext, player: PlayerId, card: &str) -> Result<Vec<Effect>, Refused> {
    let covert = &at.game.covert;
    let not_held = || {
        let name = covert.called(card).map_or(card.trim(), |card| &card.name);
        let card = name.to_owned();
        of_game(Refusal::NotHeld { card })
    };
    let held = covert.held(player, |one| is_called(one, card));
    let held = held.ok_or_else(not_held)?;
    let card = held.card;
    let name = covert.card(card).map(|one| one.name.clone());
    let discarded = Event::Discarded { player, card, name: name.unwrap_or_default() };
    let events = [discarded].into_iter().chain(shown(covert, held));
    Ok(happened(events.map(OfGame::Covert)))
}

/// Sets the number of charges on a player's display (U6.5).
pub(super) fn charges(at: &GameContext, player: PlayerId, count: u32) -> Result<Vec<Effect>, Refused> {
    at.roster.must_know(player)?;
    let before = at.game.charges(player);
    must_change(before != count)?;
    if count > 0 {
        at.game.must_play_realm(player)?;
    }
    must_be_within(count, MOST_PIECES)?;
    let set = Event::ChargesSet { player, count, before };
    Ok(happened([OfGame::Covert(set)]))
}

impl State {
    /// Returns the charges of a player's Spy Network display; none without a display (U6.5).
    pub fn charges(&self, player: PlayerId) -> u32 {
        self.covert.charges.get(&player).copied().unwrap_or(0)
    }
}
