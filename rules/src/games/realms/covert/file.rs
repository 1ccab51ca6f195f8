//! The covert cards of a file (U6.4).

use super::Refusal;
use crate::games::realms::condition::Price;
use crate::games::realms::{MOST_DUCATS, MOST_POWER, Refusal as OfGame, Refused};
use crate::names::{must_be_name, same_name};
use crate::table;
use serde::{Deserialize, Serialize};

/// The longest text of a covert card, in characters.
pub const TEXT_LIMIT: usize = 200;
/// The most covert cards in a file, each with its copies.
const MOST_CARDS: usize = 100;
const MOST_COPIES: u32 = 20;
/// The highest count of an effect.
const MOST_COUNT: u32 = 5;
/// The name of the card that answers questions, ignoring case (U6.1).
const COUNTERESPIONAGE: &str = "counterespionage";

/// A covert card of the file (U6.4).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Card {
    /// Unique among the covert cards, ignoring case.
    pub name: String,
    #[serde(default)]
    pub kind: Kind,
    #[serde(default)]
    pub price: Price,
    #[serde(default)]
    pub target: Target,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub text: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub effect: Option<CardEffect>,
    /// Its number of copies in the deck.
    #[serde(default = "one")]
    pub copies: u32,
}

fn one() -> u32 {
    1
}

/// Where a covert card is played from (U6.4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    #[default]
    Card,
    /// For a charge of the Spy Network display; not part of the deck.
    SpyNetwork,
}

/// The target of a covert card (U6.4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Target {
    #[default]
    None,
    Realm,
    Area,
    Npr,
}

/// A card's effect, carried out by the bot (U6.4).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum CardEffect {
    RemoveInfluence {
        #[serde(default = "one")]
        count: u32,
    },
    SwapInfluence {
        #[serde(default = "one")]
        count: u32,
    },
    PlaceClaim,
    ForgeAlliance,
    Mark {
        name: String,
        #[serde(default = "one")]
        count: u32,
        /// It lies with the player who plays the card, whatever the card targets.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        own: bool,
    },
}

impl CardEffect {
    /// Returns its highest count.
    pub fn most(&self) -> u32 {
        match self {
            CardEffect::RemoveInfluence { count }
            | CardEffect::SwapInfluence { count }
            | CardEffect::Mark { count, .. } => *count,
            CardEffect::PlaceClaim | CardEffect::ForgeAlliance => 1,
        }
    }

    fn suits(&self, target: Target) -> bool {
        match self {
            CardEffect::RemoveInfluence { .. } | CardEffect::SwapInfluence { .. } => {
                matches!(target, Target::Area | Target::Realm)
            }
            CardEffect::PlaceClaim => target == Target::Area,
            CardEffect::ForgeAlliance => target == Target::Npr,
            CardEffect::Mark { .. } => target != Target::Area,
        }
    }
}

impl Card {
    /// Returns whether the card answers questions instead of being played (U6.1, U6.2).
    pub fn is_counterespionage(&self) -> bool {
        slug(&self.name).replace('-', "") == COUNTERESPIONAGE
    }

    /// Returns whether the card removes or replaces influence.
    pub fn moves_influence(&self) -> bool {
        matches!(self.effect, Some(CardEffect::RemoveInfluence { .. } | CardEffect::SwapInfluence { .. }))
    }

    /// Returns whether a realm can be named for the card: its target, or whose influence it moves.
    pub fn takes_realm(&self) -> bool {
        matches!(self.target, Target::Realm | Target::Npr) || self.moves_influence()
    }

    /// Returns whether the card requires an area, because of its target or its effect.
    pub fn is_in_area(&self) -> bool {
        self.target == Target::Area || self.moves_influence()
    }
}

/// Returns a card's name as used in commands: lower case, with hyphens.
pub fn slug(name: &str) -> String {
    let words: Vec<String> = name.split_whitespace().map(str::to_lowercase).collect();
    words.join("-")
}

/// Returns the normalised covert cards of a file, and their flaws with paths.
pub(in crate::games::realms) fn kept(cards: &[Card]) -> (Vec<Card>, Vec<(String, Refused)>) {
    let (mut kept, mut flaws): (Vec<Card>, Vec<(String, Refused)>) = Default::default();
    if cards.len() > MOST_CARDS {
        let (value, least, most) = (cards.len(), 0, MOST_CARDS);
        let many = OfGame::CountOutOfRange { value, least, most };
        flaws.push(("covert".to_owned(), many.into()));
    }
    for (n, card) in cards.iter().take(MOST_CARDS).enumerate() {
        let mut flaw = |key: &str, problem: Refused| flaws.push((format!("covert[{n}].{key}"), problem));
        let mut card = card.clone();
        match must_be_name(&card.name) {
            Ok(name) => {
                if kept.iter().any(|one| is_called(one, &name)) {
                    let name = name.clone();
                    flaw("name", table::Refusal::NameTaken { name }.into());
                }
                card.name = name;
            }
            Err(problem) => flaw("name", problem.into()),
        }
        if let Some(CardEffect::Mark { name, .. }) = &mut card.effect {
            match must_be_name(name) {
                Ok(cleaned) => *name = cleaned,
                Err(problem) => flaw("effect.name", problem.into()),
            }
        }
        let Price { power, ducats } = card.price;
        for (key, value, most) in [("price.power", power, MOST_POWER.into()), ("price.ducats", ducats, MOST_DUCATS)] {
            if value > most {
                flaw(key, OfGame::OutOfRange { value, most }.into());
            }
        }
        let copies = card.copies;
        if !(1..=MOST_COPIES).contains(&copies) {
            let most = MOST_COPIES;
            flaw("copies", of_game(Refusal::CopiesOutOfRange { copies, most }));
        }
        let length = card.text.chars().count();
        if length > TEXT_LIMIT {
            let most = TEXT_LIMIT;
            flaw("text", of_game(Refusal::TextTooLong { length, most }));
        }
        if let Some(effect) = &card.effect {
            if !effect.suits(card.target) || card.is_counterespionage() {
                flaw("effect", of_game(Refusal::EffectWithoutTarget));
            }
            let (count, most) = (effect.most(), MOST_COUNT);
            if !(1..=most).contains(&count) {
                flaw("effect.count", of_game(Refusal::CountOutOfRange { count, most }));
            }
        }
        kept.push(card);
    }
    (kept, flaws)
}

/// Returns whether a name is the card's, in the file's or the commands' spelling.
pub(super) fn is_called(card: &Card, name: &str) -> bool {
    same_name(&card.name, name) || slug(&card.name) == slug(name)
}

pub(super) fn of_game(refusal: Refusal) -> Refused {
    OfGame::Covert(refusal).into()
}
