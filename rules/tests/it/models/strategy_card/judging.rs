//! Allows or forbids each act by the rules, and applies its results.

use super::{Asks, Card, Deed, PLANETS, PLAYERS, Phase, Pools, Question, SYSTEMS, Share, THRONE};
use crate::models::Verdict;

fn only_if(allowed: bool, rule: &'static str) -> Verdict {
    if allowed { Ok(()) } else { Err(rule) }
}

impl Card {
    pub(super) fn at(&self, place: usize) -> Option<&Question> {
        let last = self.questions.len().checked_sub(1)?;
        self.questions.get(place.min(last))
    }

    pub(super) fn decide(&mut self, deed: &Deed) -> Verdict {
        self.done(deed)?;
        self.go_on();
        Ok(())
    }

    fn done(&mut self, deed: &Deed) -> Verdict {
        if let Some(by) = doer(deed) {
            only_if(!self.out[by], "T1.6")?;
        }
        match *deed {
            Deed::Take(by) => self.take(by),
            Deed::Initiative(by, number) => self.record(by, number),
            Deed::Play(by, system, ref planets) => self.play(by, system, planets),
            Deed::Begin(_, phase) => self.begins(phase),
            Deed::BeginTurn(by) => {
                only_if(self.phase == Some(Phase::Action), "T1.7")?;
                only_if(self.active.is_none(), "T1.7")?;
                self.active = Some(by);
                Ok(())
            }
            Deed::EndTurn(by) => {
                only_if(self.active == Some(by), "T1.7")?;
                self.active = None;
                Ok(())
            }
            Deed::Gain(by, pools) => self.gain(by, pools),
            Deed::Redistribute(by, pools) => {
                let sum = |pools: Pools| pools.iter().sum::<i64>();
                only_if(sum(pools) == sum(self.sheets[by]), "T1.3")?;
                self.sheets[by] = pools;
                Ok(())
            }
            Deed::Spend(by, pool, count) => {
                only_if(self.sheets[by][pool] >= count, "T1.3")?;
                self.sheets[by][pool] -= count;
                Ok(())
            }
            Deed::Place(by, system) => {
                only_if(!self.tokens.contains(&(by, system)), "T4.3")?;
                only_if(self.reinforcements(by) > 0, "T4.3")?;
                self.tokens.insert((by, system));
                Ok(())
            }
            Deed::Remove(_, system, of) => only_if(self.tokens.remove(&(of, system)), "T4.3"),
            Deed::Activate(by, system) => self.activate(by, system),
            Deed::Exhaust(by, planet) => self.turn(by, planet, true),
            Deed::Ready(by, planet) => self.turn(by, planet, false),
            Deed::Control(by, planet) => {
                let planet = &mut self.planets[planet];
                only_if(planet.control != Some(by), "T1.5")?;
                (planet.control, planet.exhausted) = (Some(by), true);
                Ok(())
            }
            Deed::Answer(at, pool, ref planets, pools, by) => self.answer(at, pool, planets, pools, by),
            Deed::Pass(at, by) => self.passes(at, by),
            Deed::Leave(by) => self.leave(by),
            Deed::Join(by) => {
                only_if(self.out[by], "T1.6")?;
                self.out[by] = false;
                Ok(())
            }
            Deed::Sheet(player, pools) => {
                self.sheets[player] = pools;
                only_if(self.reinforcements(player) >= 0, "T1.3")
            }
            Deed::Wait(minutes) => {
                self.pass(self.now + minutes);
                Ok(())
            }
        }
    }

    fn take(&mut self, by: usize) -> Verdict {
        only_if(self.phase == Some(Phase::Strategy), "T1.2")?;
        only_if(self.holder.is_none(), "T1.2")?;
        (self.holder, self.exhausted) = (Some(by), false);
        // The player gets the card's number, unless theirs is lower.
        if self.recorded[by].is_none_or(|number| number >= 2) {
            for (_, recorded) in self.recorded.iter_mut().enumerate().filter(|(player, _)| *player != by) {
                *recorded = recorded.filter(|number| *number != 2);
            }
        }
        self.recorded[by] = self.recorded[by].filter(|number| *number <= 2);
        Ok(())
    }

    /// Returns a player's initiative: the Diplomacy card has 2 (T1.9).
    pub(super) fn initiative(&self, player: usize) -> Option<i64> {
        match self.holder == Some(player) {
            true => Some(self.recorded[player].unwrap_or(2)),
            false => self.recorded[player],
        }
    }

    /// Returns the player whose turn follows, if everybody at the table has an initiative.
    pub(super) fn next(&self, player: usize) -> Option<usize> {
        let own = self.initiative(player)?;
        let others: Vec<usize> = (0..PLAYERS).filter(|one| *one != player && !self.out[*one]).collect();
        let numbers: Option<Vec<(i64, usize)>> =
            others.into_iter().map(|one| Some((self.initiative(one)?, one))).collect();
        let numbers = numbers?;
        let later = numbers.iter().filter(|(number, _)| *number > own).min();
        later.or(numbers.iter().min()).map(|(_, one)| *one)
    }

    fn record(&mut self, by: usize, number: i64) -> Verdict {
        only_if(self.phase == Some(Phase::Strategy), "T1.9")?;
        only_if((0..=8).contains(&number), "T1.9")?;
        only_if(self.holder != Some(by) || number <= 2, "T1.9")?;
        let taken = (0..PLAYERS).any(|one| one != by && self.initiative(one) == Some(number));
        only_if(!taken, "T1.9")?;
        self.recorded[by] = Some(number);
        Ok(())
    }

    fn begins(&mut self, phase: Phase) -> Verdict {
        let next = match self.phase {
            None | Some(Phase::Status) => Phase::Strategy,
            Some(Phase::Strategy) => Phase::Action,
            Some(Phase::Action) => Phase::Status,
        };
        only_if(phase == next, "T1.7")?;
        only_if(self.play.is_none(), "T3.4")?;
        self.begin_phase(phase);
        Ok(())
    }

    fn activate(&mut self, by: usize, system: usize) -> Verdict {
        only_if(self.phase == Some(Phase::Action), "T4.2")?;
        only_if(self.active == Some(by), "T4.2")?;
        only_if(self.tokens.insert((by, system)), "T4.1")?;
        only_if(self.sheets[by][0] > 0, "T4.2")?;
        self.sheets[by][0] -= 1;
        Ok(())
    }

    fn turn(&mut self, by: usize, planet: usize, exhausts: bool) -> Verdict {
        let planet = &mut self.planets[planet];
        only_if(planet.control == Some(by), "T1.4")?;
        only_if(planet.exhausted != exhausts, "T1.1")?;
        planet.exhausted = exhausts;
        Ok(())
    }

    fn passes(&mut self, at: usize, by: Option<usize>) -> Verdict {
        let question = self.at(at).cloned().ok_or("T3.2")?;
        only_if(by.is_none_or(|by| by == question.to), "T3.1")?;
        only_if(question.asks == Asks::Secondary, "T2.3")?;
        self.silence(&question);
        Ok(())
    }

    /// The leaver's questions get their default answers (T1.6).
    fn leave(&mut self, by: usize) -> Verdict {
        for question in self.questions.clone() {
            if question.to == by {
                self.silence(&question);
            }
        }
        self.active = self.active.filter(|active| *active != by);
        self.out[by] = true;
        Ok(())
    }

    fn play(&mut self, by: usize, system: Option<usize>, planets: &[usize]) -> Verdict {
        only_if(self.phase == Some(Phase::Action), "T2.1")?;
        only_if(self.active == Some(by), "T2.1")?;
        only_if(self.holder == Some(by) && !self.exhausted, "T2.1")?;
        only_if(self.play.is_none(), "T2.1")?;
        let eligible = self.eligible(by);
        let system = match (system, eligible[..].as_ref()) {
            (Some(system), _) => {
                only_if(eligible.contains(&system), "T2.2")?;
                Some(system)
            }
            (None, []) => None,
            (None, [only]) => Some(*only),
            (None, _) => return Err("T2.2"),
        };
        let exhausted = self.exhausted_of(by);
        let count = exhausted.len().min(2);
        let planets = if planets.is_empty() && exhausted.len() <= 2 {
            exhausted
        } else {
            only_if(planets.len() == count, "T2.5")?;
            only_if(planets.iter().all(|planet| exhausted.contains(planet)), "T2.5")?;
            only_if(count < 2 || planets[0] != planets[1], "T2.5")?;
            planets.to_vec()
        };
        self.resolve(by, system, &planets);
        Ok(())
    }

    pub(super) fn eligible(&self, by: usize) -> Vec<usize> {
        let theirs = |system: &usize| {
            let mut planets = PLANETS.iter().zip(&self.planets);
            planets.any(|((_, of), planet)| of == system && planet.control == Some(by))
        };
        let systems = (0..SYSTEMS.len()).filter(|system| *system != THRONE);
        systems.filter(theirs).collect()
    }

    /// Gains tokens. If the player was asked to, this answers the question, and the number must match (T4.4).
    fn gain(&mut self, by: usize, pools: Pools) -> Verdict {
        let count: i64 = pools.iter().sum();
        let asked = self.questions.iter().find_map(|question| match question.asks {
            Asks::Gain(count) if question.to == by => Some((question.number, count)),
            Asks::Gain(_) | Asks::Token(_) | Asks::Secondary => None,
        });
        if let Some((number, exactly)) = asked {
            only_if(count == exactly, "T4.4")?;
            self.close(number);
        }
        only_if(count <= self.reinforcements(by), "T1.3")?;
        self.add(by, pools);
        Ok(())
    }

    fn answer(&mut self, at: usize, pool: usize, planets: &[usize], pools: Pools, by: Option<usize>) -> Verdict {
        let question = self.at(at).cloned().ok_or("T2.3")?;
        let to = question.to;
        only_if(by.is_none_or(|by| by == to), "T2.3")?;
        match question.asks {
            Asks::Token(system) => {
                let there = self.tokens.contains(&(to, system)) || self.reinforcements(to) > 0;
                only_if(there || self.sheets[to][pool] > 0, "T2.3")?;
                self.place_of_sheet(to, system, pool);
            }
            Asks::Secondary => {
                only_if(self.can_use(to), "T3.2")?;
                let exhausted = self.exhausted_of(to);
                let planets = match (planets, &exhausted[..]) {
                    ([], [only]) => &[*only],
                    (named, _) => named,
                };
                only_if((1..=2).contains(&planets.len()), "T3.1")?;
                only_if(planets.iter().all(|planet| exhausted.contains(planet)), "T3.1")?;
                self.share(to, Share::Answered(planets.to_vec()));
            }
            Asks::Gain(count) => {
                only_if(pools.iter().sum::<i64>() == count, "T4.4")?;
                only_if(count <= self.reinforcements(to), "T1.3")?;
                self.add(to, pools);
            }
        }
        self.close(question.number);
        Ok(())
    }
}

/// Returns the player of an act that requires a player at the table.
fn doer(deed: &Deed) -> Option<usize> {
    match *deed {
        Deed::Take(by)
        | Deed::Initiative(by, _)
        | Deed::Play(by, ..)
        | Deed::Begin(by, _)
        | Deed::BeginTurn(by)
        | Deed::EndTurn(by)
        | Deed::Gain(by, _)
        | Deed::Redistribute(by, _)
        | Deed::Spend(by, ..)
        | Deed::Place(by, _)
        | Deed::Remove(by, ..)
        | Deed::Activate(by, _)
        | Deed::Exhaust(by, _)
        | Deed::Ready(by, _)
        | Deed::Control(by, _)
        | Deed::Leave(by) => Some(by),
        Deed::Answer(..) | Deed::Pass(..) | Deed::Join(_) | Deed::Sheet(..) | Deed::Wait(_) => None,
    }
}
