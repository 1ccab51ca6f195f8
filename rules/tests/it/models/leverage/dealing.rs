//! What clauses of deals do (D2), and which acts matter to promises (D3).

use super::books::access_of;
use super::{Asked, Deed, How, KINDS, Kind, Leverage, PLAYERS, POINT, Terms as Offered};
use crate::models::Verdict;
use crate::models::deals::{Bargaining, Done, Fact, Terms};
use chancery_rules::games;
use chancery_rules::games::leverage::Clause as Real;
use chancery_rules::games::leverage::amounts::{Leverage as Points, Money};
use chancery_rules::ruleset::Word;
use proptest::prelude::*;
use proptest::sample::select;

/// The most money that a clause can be about.
const MOST: i64 = 1_000_000_000;

#[derive(Clone, Debug, PartialEq)]
pub enum Act {
    Gift(i64),
    Access(Kind),
    Favour(i64),
    /// In hundredths.
    Reset(i64),
}

fn only_if(allowed: bool, rule: &'static str) -> Verdict {
    if allowed { Ok(()) } else { Err(rule) }
}

fn number(kind: Kind) -> usize {
    KINDS.iter().position(|one| *one == kind).expect("one of four")
}

impl<const SECOND: bool> Bargaining for Leverage<SECOND> {
    type Act = Act;

    const PLAYERS: usize = PLAYERS;

    fn terms() -> BoxedStrategy<Terms<Act>> {
        let odd = || select(vec![0, -1, MOST, MOST + 1, i64::MAX]);
        let amount = move || prop_oneof![12 => 1..600_i64, 2 => 600..3000_i64, 1 => odd()];
        let points = prop_oneof![9 => -40..40_i64, 1 => -250..250_i64];
        prop_oneof![
            5 => amount().prop_map(|amount| Terms::Act(Act::Gift(amount))),
            2 => amount().prop_map(|amount| Terms::Act(Act::Favour(amount))),
            2 => select(KINDS.to_vec()).prop_map(|kind| Terms::Act(Act::Access(kind))),
            2 => points.prop_map(|points| Terms::Act(Act::Reset(points * POINT))),
            2 => Just(Terms::Peace),
            4 => amount().prop_map(Terms::Pay),
            2 => (0..KINDS.len()).prop_map(Terms::KeepAccess),
            1 => Just(Terms::NoFavours),
            2 => Just(Terms::Text(0)),
        ]
        .boxed()
    }

    fn said(terms: &Terms<Act>) -> Option<(String, games::Clause)> {
        let access = |name: &str, kind: Kind| format!("{name} access:{}", kind.word());
        let (line, clause) = match *terms {
            Terms::Act(Act::Gift(amount)) => (format!("gift amount:{amount}"), Real::Gift { amount: Money(amount) }),
            Terms::Act(Act::Favour(amount)) => {
                (format!("favour amount:{amount}"), Real::Favour { amount: Money(amount) })
            }
            Terms::Act(Act::Access(kind)) => (access("access", kind), Real::Access { access: access_of(kind) }),
            Terms::Act(Act::Reset(amount)) => {
                let amount = Points::hundredths(amount);
                (format!("reset amount:{amount}"), Real::Reset { amount })
            }
            Terms::Peace => ("peace".to_owned(), Real::Peace),
            Terms::Pay(amount) => (format!("pay amount:{amount}"), Real::Pay { amount: Money(amount) }),
            Terms::KeepAccess(kind) => {
                let kind = KINDS[kind];
                (access("keep-access", kind), Real::KeepAccess { access: access_of(kind) })
            }
            Terms::NoFavours => ("no-favours".to_owned(), Real::NoFavours),
            Terms::Text(_) => return None,
        };
        Some((line, games::Clause::Leverage(clause)))
    }

    fn text(word: Word) -> games::Clause {
        games::Clause::Leverage(Real::Text(word))
    }

    fn may_be(&self, terms: &Terms<Act>) -> Verdict {
        match *terms {
            Terms::Act(Act::Gift(amount) | Act::Favour(amount)) | Terms::Pay(amount) => {
                only_if((1..=MOST).contains(&amount), "L2.1")
            }
            Terms::Act(Act::Reset(amount)) => {
                let most = self.figures.highest - self.figures.lowest;
                only_if(amount != 0 && amount.abs() <= most, "L7.1")
            }
            Terms::Act(Act::Access(_)) | Terms::Peace | Terms::KeepAccess(_) | Terms::NoFavours | Terms::Text(_) => {
                Ok(())
            }
        }
    }

    fn carry_out(&mut self, from: usize, to: usize, act: &Act) -> Result<Done, &'static str> {
        let done = match *act {
            Act::Gift(amount) => {
                let whole = POINT * amount / self.figures.gift;
                let before = self.pair(from, to).earned;
                self.gift(from, to, amount)?;
                let real = self.pair(from, to).earned - before;
                Done { facts: vec![Fact::Paid(from, to, amount)], cut: vec![(from, whole - real)] }
            }
            Act::Access(kind) => {
                only_if(self.access.insert((from, to, kind)), "L3.1")?;
                let (figures, worth) = (self.figures, self.worth(kind));
                let real = self.pair(from, to).earn(worth, figures);
                Done { facts: Vec::new(), cut: vec![(from, worth - real)] }
            }
            Act::Favour(amount) => {
                let spent = self.price(to, from, amount)?;
                only_if(self.people[from].money >= amount, "L4.5")?;
                let figures = self.figures;
                self.pair(to, from).spend(spent, figures);
                self.people[from].money -= amount;
                self.people[to].money += amount;
                Done { facts: vec![Fact::Paid(from, to, amount)], cut: Vec::new() }
            }
            Act::Reset(amount) => {
                let figures = self.figures;
                let cut = [(from, to), (to, from)].map(|(by, over)| {
                    let before = self.pair(by, over).adjusted;
                    self.pair(by, over).adjust(amount, figures);
                    (by, (amount - (self.pair(by, over).adjusted - before)).abs())
                });
                Done { facts: Vec::new(), cut: cut.into() }
            }
        };
        self.stand_still();
        self.reach();
        Ok(done)
    }

    fn may_end(act: &Act) -> bool {
        matches!(act, Act::Access(_))
    }

    fn stands(&self, from: usize, to: usize, kind: usize) -> bool {
        self.access.contains(&(from, to, KINDS[kind]))
    }

    fn facts(&self, before: &Self, deed: &Deed) -> Vec<Fact> {
        let fact = match *deed {
            Deed::Gift(by, to, amount) => Some(Fact::Paid(by, to, amount)),
            Deed::Revoke(by, from, kind) => Some(Fact::Revoked(by, from, number(kind))),
            Deed::Ask(by, of, _) => Some(Fact::Asked(by, of)),
            Deed::Act(by, against, _) => Some(Fact::Attacked(by, against)),
            Deed::Enter(by, host) => (!before.grants(host, by, Kind::Passage)).then_some(Fact::Attacked(by, host)),
            Deed::Answer(at, How::Accept, _) => before.at(at).and_then(|offer| match offer.terms {
                Offered::Favour(Asked::Money(amount), _) => Some(Fact::Paid(offer.to, offer.from, amount)),
                Offered::Favour(Asked::Access(_) | Asked::Aid(_), _)
                | Offered::Access(_)
                | Offered::Reset(_)
                | Offered::Terraforming(_) => None,
            }),
            _ => None,
        };
        fact.into_iter().collect()
    }

    fn is_out(&self, player: usize) -> bool {
        self.people[player].out
    }

    fn waits(deed: &Deed) -> Option<i64> {
        match *deed {
            Deed::Wait(minutes) => Some(minutes),
            _ => None,
        }
    }
}
