//! Which acts matter to promises (D3). What a clause of relations does is compared with the acts that it names
//! (`deals/bargains.rs`).

use super::{Deed, Galaxy, PLAYERS};
use crate::models::Verdict;
use crate::models::deals::{Bargaining, Done, Fact, Terms};
use chancery_rules::games;
use chancery_rules::games::ambassadors::Clause as Real;
use chancery_rules::ruleset::Word;
use proptest::prelude::*;
use std::convert::Infallible;

impl Bargaining for Galaxy {
    type Act = Infallible;

    const PLAYERS: usize = PLAYERS;

    fn terms() -> BoxedStrategy<Terms<Infallible>> {
        prop_oneof![3 => Just(Terms::Peace), 1 => Just(Terms::Text(0))].boxed()
    }

    fn said(terms: &Terms<Infallible>) -> Option<(String, games::Clause)> {
        match terms {
            Terms::Peace => Some(("peace".to_owned(), games::Clause::Ambassadors(Real::Peace))),
            Terms::Text(_) => None,
            Terms::Act(_) | Terms::Pay(_) | Terms::KeepAccess(_) | Terms::NoFavours => unreachable!("no such clauses"),
        }
    }

    fn text(word: Word) -> games::Clause {
        games::Clause::Ambassadors(Real::Text(word))
    }

    fn may_be(&self, _: &Terms<Infallible>) -> Verdict {
        Ok(())
    }

    fn carry_out(&mut self, _: usize, _: usize, act: &Infallible) -> Result<Done, &'static str> {
        match *act {}
    }

    fn facts(&self, before: &Self, deed: &Deed) -> Vec<Fact> {
        match *deed {
            Deed::End(by) => {
                let others = (0..PLAYERS).filter(|other| *other != by && before.meets(by, *other));
                others.map(|other| Fact::Attacked(by, other)).collect()
            }
            _ => Vec::new(),
        }
    }

    fn is_out(&self, player: usize) -> bool {
        self.seats[player].out
    }

    fn waits(deed: &Deed) -> Option<i64> {
        match *deed {
            Deed::Wait(minutes) => Some(minutes),
            _ => None,
        }
    }
}
