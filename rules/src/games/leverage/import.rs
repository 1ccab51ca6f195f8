//! Figures that come along from a spreadsheet (H2.2).

use super::amounts::{Leverage, Money};
use super::event::{Event, Why};
use super::moderate::LARGEST;
use super::relation::{Account, Pair};
use super::state::State;
use crate::ids::PlayerId;
use std::collections::{BTreeMap, BTreeSet};

/// The figures of a spreadsheet, each with its line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Figures {
    pub leverage: Vec<(usize, Pair, Leverage)>,
    pub money: Vec<(usize, PlayerId, Money)>,
}

/// What is wrong with a line of figures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FigureFlaw {
    /// Nobody has leverage over themselves.
    Oneself,
    /// The same pair, or the same player's money, is in an earlier line.
    Twice {
        line: usize,
    },
    LeverageOutOfRange {
        least: Leverage,
        most: Leverage,
    },
    MoneyOutOfRange {
        most: Money,
    },
}

impl Figures {
    /// Returns everybody with a figure.
    pub fn players(&self) -> BTreeSet<PlayerId> {
        let pairs = self.leverage.iter().flat_map(|(_, pair, _)| [pair.by, pair.over]);
        pairs.chain(self.money.iter().map(|(_, player, _)| *player)).collect()
    }

    /// Returns what is wrong, line by line.
    fn flaws(&self, state: &State) -> Vec<(usize, FigureFlaw)> {
        let bounds = &state.values.bounds;
        let range = bounds.lowest..=bounds.highest;
        let mut pairs = BTreeMap::new();
        let leverage = self.leverage.iter().filter_map(|(line, pair, value)| {
            let before = *pairs.entry(pair).or_insert(*line);
            let flaw = match pair.by == pair.over {
                true => Some(FigureFlaw::Oneself),
                false if before != *line => Some(FigureFlaw::Twice { line: before }),
                false if !range.contains(value) => {
                    Some(FigureFlaw::LeverageOutOfRange { least: bounds.lowest, most: bounds.highest })
                }
                false => None,
            };
            Some((*line, flaw?))
        });
        let mut purses = BTreeMap::new();
        let money = self.money.iter().filter_map(|(line, player, amount)| {
            let before = *purses.entry(player).or_insert(*line);
            let flaw = match (before == *line, (0..=LARGEST).contains(&amount.0)) {
                (false, _) => FigureFlaw::Twice { line: before },
                (true, false) => FigureFlaw::MoneyOutOfRange { most: Money(LARGEST) },
                (true, true) => return None,
            };
            Some((*line, flaw))
        });
        let mut flaws: Vec<_> = leverage.chain(money).collect();
        flaws.sort_by_key(|(line, _)| *line);
        flaws
    }
}

impl State {
    /// Returns what gives the players these figures (H2.3). All of them have joined; what has no figure keeps its
    /// starting value.
    ///
    /// # Errors
    /// Returns what is wrong, line by line.
    pub fn brought_along(&self, figures: &Figures) -> Result<Vec<Event>, Vec<(usize, FigureFlaw)>> {
        let flaws = figures.flaws(self);
        if !flaws.is_empty() {
            return Err(flaws);
        }
        let money = figures.money.iter().map(|(_, player, amount)| {
            let amount = *amount - self.money(*player);
            Event::MoneyIssued { to: *player, amount }
        });
        let leverage = figures.leverage.iter().filter(|(_, pair, value)| *value != self.leverage(*pair));
        let leverage = leverage.map(|(_, pair, value)| {
            let change = *value - self.leverage(*pair);
            self.book(*pair, Account::Adjusted, change, Why::Moderator)
        });
        Ok(money.chain(leverage).collect())
    }
}
