//! What clauses of deals do (D2), and which acts matter to promises (D3).

use super::{Deed, PLAYERS, Realms};
use crate::models::Verdict;
use crate::models::deals::{Bargaining, Done, Fact, Terms};
use chancery_rules::games;
use chancery_rules::games::realms::Clause as Real;
use chancery_rules::ruleset::Word;
use proptest::prelude::*;

/// A payment costs the active player a point of power for each of these ducats, or part of them.
const DUCATS_A_POINT: i64 = 10;

/// Ducats.
#[derive(Clone, Debug, PartialEq)]
pub struct Ducats(i64);

fn only_if(allowed: bool, rule: &'static str) -> Verdict {
    if allowed { Ok(()) } else { Err(rule) }
}

impl Bargaining for Realms {
    type Act = Ducats;

    const PLAYERS: usize = PLAYERS;

    fn terms() -> BoxedStrategy<Terms<Ducats>> {
        let amount = || prop_oneof![12 => 1..15_i64, 3 => 10..40_i64, 1 => Just(0)];
        prop_oneof![
            4 => amount().prop_map(|amount| Terms::Act(Ducats(amount))),
            3 => Just(Terms::Peace),
            3 => amount().prop_map(Terms::Pay),
            1 => Just(Terms::Text(0)),
        ]
        .boxed()
    }

    fn said(terms: &Terms<Ducats>) -> Option<(String, games::Clause)> {
        let count = |amount: i64| u32::try_from(amount).expect("few");
        let (line, clause) = match *terms {
            Terms::Act(Ducats(amount)) => (format!("ducats amount:{amount}"), Real::Ducats { amount: count(amount) }),
            Terms::Pay(amount) => (format!("pay amount:{amount}"), Real::Pay { amount: count(amount) }),
            Terms::Peace => ("peace".to_owned(), Real::Peace),
            Terms::Text(_) => return None,
            Terms::KeepAccess(_) | Terms::NoFavours => unreachable!("no clauses of this game"),
        };
        Some((line, games::Clause::Realms(clause)))
    }

    fn text(word: Word) -> games::Clause {
        games::Clause::Realms(Real::Text(word))
    }

    fn may_be(&self, terms: &Terms<Ducats>) -> Verdict {
        match *terms {
            Terms::Act(Ducats(amount)) | Terms::Pay(amount) => only_if(amount >= 1, "D2"),
            Terms::Peace | Terms::Text(_) => Ok(()),
            Terms::KeepAccess(_) | Terms::NoFavours => Err("D3"),
        }
    }

    fn carry_out(&mut self, from: usize, to: usize, &Ducats(amount): &Ducats) -> Result<Done, &'static str> {
        let active = self.active().filter(|active| [from, to].contains(active)).ok_or("D2")?;
        let power = (amount + DUCATS_A_POINT - 1) / DUCATS_A_POINT;
        only_if(self.players[active].power >= power, "D2")?;
        only_if(self.players[from].ducats >= amount, "D2")?;
        self.players[active].power -= power;
        self.players[from].ducats -= amount;
        self.players[to].ducats += amount;
        Ok(Done { facts: vec![Fact::Paid(from, to, amount)], cut: Vec::new() })
    }

    fn facts(&self, _: &Self, deed: &Deed) -> Vec<Fact> {
        match *deed {
            Deed::Claim(by, _) => {
                let questions = self.window.iter().flat_map(|window| &window.questions);
                questions.map(|question| Fact::Attacked(by, question.to)).collect()
            }
            _ => Vec::new(),
        }
    }

    fn is_out(&self, player: usize) -> bool {
        self.players[player].out
    }

    fn waits(deed: &Deed) -> Option<i64> {
        match *deed {
            Deed::Wait(minutes) => Some(minutes),
            _ => None,
        }
    }
}
