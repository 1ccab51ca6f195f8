//! Allows or forbids each act by the rules of deals, and applies its results.

use super::{
    Bargaining, Bargains, Clause, DRAFT_KEPT, Deal, Deed, Done, Draft, Fact, HOUR, MOST_CLAUSES, MOST_OPEN,
    MOST_PARTIES, Promise, Says, TIMES, TO_JUDGE, Terms,
};
use crate::models::Verdict;
use std::collections::BTreeMap;

fn only_if(allowed: bool, rule: &'static str) -> Verdict {
    if allowed { Ok(()) } else { Err(rule) }
}

/// Returns the payer, the payee and the remaining amount of a promise to pay.
fn owed<A>(promise: &Promise<A>) -> Option<(usize, usize, i64)> {
    match promise.terms {
        Terms::Pay(rest) => Some((promise.from, promise.to, rest)),
        Terms::Act(_) | Terms::Peace | Terms::KeepAccess(_) | Terms::NoFavours | Terms::Text(_) => None,
    }
}

/// Returns whether this breaks a promise (D3).
fn breaks<A>(promise: &Promise<A>, fact: Fact) -> bool {
    let (from, to) = (promise.from, promise.to);
    match promise.terms {
        Terms::Peace => fact == Fact::Attacked(from, to),
        Terms::NoFavours => fact == Fact::Asked(from, to),
        Terms::KeepAccess(kind) => fact == Fact::Revoked(from, to, kind),
        Terms::Act(_) | Terms::Pay(_) | Terms::Text(_) => false,
    }
}

impl<A> Promise<A> {
    /// Returns when time alone decides it, and how.
    fn falls_due(&self) -> (i64, &'static str) {
        match (&self.terms, self.doubted) {
            (Terms::Pay(_), _) => (self.until, "broken"),
            (Terms::Text(_), Some(doubted)) => (doubted + TO_JUDGE, "broken"),
            (Terms::Text(_), None) => (self.until + TO_JUDGE, "kept"),
            (Terms::Act(_) | Terms::Peace | Terms::KeepAccess(_) | Terms::NoFavours, _) => (self.until, "kept"),
        }
    }
}

impl<G: Bargaining> Bargains<G> {
    pub(super) fn decide(&mut self, deed: &Deed<G::Deed, G::Act>) -> Verdict {
        if let Some(by) = doer(deed) {
            only_if(!self.game.is_out(by), "D1.1")?;
        }
        match deed {
            Deed::Game(deed) => self.play(deed),
            Deed::New(by, with) => self.begin(*by, with),
            Deed::Add(by, clause) => {
                let place = self.newest_draft(*by).ok_or("D1.2")?;
                self.add(place, clause)
            }
            Deed::AddTo(by, deal, clause) => {
                let place = self.counter(*by, *deal)?;
                self.add(place, clause)
            }
            Deed::Drop(by, number) => {
                let place = self.newest_draft(*by).ok_or("D1.2")?;
                let draft = &mut self.drafts[place];
                only_if((1..=draft.clauses.len()).contains(number), "D1.2")?;
                draft.clauses.remove(number - 1);
                draft.changed = self.now;
                Ok(())
            }
            Deed::Discard(by) => {
                let place = self.newest_draft(*by).ok_or("D1.2")?;
                self.drafts.remove(place);
                Ok(())
            }
            Deed::Counter(by, deal) => self.counter(*by, *deal).map(drop),
            Deed::Send(by) => self.send(*by),
            Deed::Sign(by, deal, version) => self.sign(*by, *deal, *version),
            Deed::Unsign(by, deal) => {
                let signed = self.open(*by, *deal)?.signed.remove(by);
                only_if(signed.is_some(), "D4.5")
            }
            Deed::Decline(by, deal) => {
                let deal = self.open(*by, *deal)?;
                deal.ended = Some(if deal.sender == *by { "withdrawn" } else { "declined" });
                Ok(())
            }
            Deed::Withdraw(by, deal) => {
                let deal = self.open(*by, *deal)?;
                only_if(deal.sender == *by, "D4.4")?;
                deal.ended = Some("withdrawn");
                Ok(())
            }
            Deed::Judge(by, promise, says) => self.say(*by, *promise, *says),
            Deed::Void(promise) => {
                self.running(*promise)?.verdict = Some("void");
                Ok(())
            }
        }
    }

    /// Plays an act of the game, and judges the promises by it. Departures void deals and promises (D7.1).
    fn play(&mut self, deed: &G::Deed) -> Verdict {
        let before = self.game.clone();
        self.game.judge(deed)?;
        let leaves = |player: &usize| self.game.is_out(*player) && !before.is_out(*player);
        for left in (0..G::PLAYERS).filter(leaves).collect::<Vec<_>>() {
            for deal in self.deals.values_mut().filter(|deal| deal.ended.is_none() && deal.parties.contains(&left)) {
                deal.ended = Some("void");
            }
            for promise in self.promises.values_mut().filter(|one| one.verdict.is_none()) {
                if [promise.from, promise.to].contains(&left) {
                    promise.verdict = Some("void");
                }
            }
        }
        let facts = self.game.facts(&before, deed);
        self.judge_by(&facts);
        if let Some(minutes) = G::waits(deed) {
            self.pass(self.now + minutes);
        }
        Ok(())
    }

    /// Gives the verdicts that follow from facts: each payment counts for one promise, the earliest due (D3).
    fn judge_by(&mut self, facts: &[Fact]) {
        for fact in facts {
            let mut running: Vec<_> = self.promises.iter_mut().filter(|(_, one)| one.verdict.is_none()).collect();
            running.sort_by_key(|(id, promise)| (promise.until, **id));
            let Fact::Paid(from, to, amount) = *fact else {
                for (_, promise) in running.into_iter().filter(|(_, promise)| breaks(promise, *fact)) {
                    promise.verdict = Some("broken");
                }
                continue;
            };
            let due = running.into_iter().find_map(|(_, promise)| {
                let (debtor, creditor, rest) = owed(promise)?;
                ((debtor, creditor) == (from, to)).then_some((promise, rest))
            });
            if let Some((promise, rest)) = due {
                match rest <= amount {
                    true => promise.verdict = Some("kept"),
                    false => promise.terms = Terms::Pay(rest - amount),
                }
            }
        }
    }

    /// Lets time pass: promises get their verdicts, deals lapse, and drafts are dropped.
    fn pass(&mut self, until: i64) {
        self.now = until;
        for promise in self.promises.values_mut().filter(|one| one.verdict.is_none()) {
            let (at, verdict) = promise.falls_due();
            promise.verdict = (at <= until).then_some(verdict);
        }
        for deal in self.deals.values_mut().filter(|deal| deal.ended.is_none() && deal.due <= until) {
            deal.ended = Some("lapsed");
        }
        self.drafts.retain(|draft| draft.changed + DRAFT_KEPT > until);
    }

    pub(super) fn newest_draft(&self, by: usize) -> Option<usize> {
        self.drafts.iter().rposition(|draft| draft.by == by)
    }

    /// Returns an open deal of a party.
    fn open(&mut self, by: usize, deal: u64) -> Result<&mut Deal<G::Act>, &'static str> {
        let deal = self.deals.get_mut(&deal).ok_or("D1.2")?;
        only_if(deal.parties.contains(&by), "D4.1")?;
        only_if(deal.ended.is_none(), "D4.4")?;
        Ok(deal)
    }

    fn running(&mut self, promise: (u64, u8)) -> Result<&mut Promise<G::Act>, &'static str> {
        let promise = self.promises.get_mut(&promise).ok_or("D3")?;
        only_if(promise.verdict.is_none(), "D3.1")?;
        Ok(promise)
    }

    fn begin(&mut self, by: usize, with: &[usize]) -> Verdict {
        let mut parties = vec![by];
        for player in with {
            only_if(!parties.contains(player), "D1.1")?;
            only_if(!self.game.is_out(*player), "D1.1")?;
            parties.push(*player);
        }
        only_if((2..=MOST_PARTIES).contains(&parties.len()), "D1.1")?;
        self.drafts.push(Draft { by, parties, clauses: Vec::new(), changed: self.now, counters: None });
        Ok(())
    }

    fn add(&mut self, place: usize, clause: &Clause<G::Act>) -> Verdict {
        let Clause { from, to, hours, .. } = *clause;
        let draft = &self.drafts[place];
        only_if(draft.clauses.len() < MOST_CLAUSES, "D1.1")?;
        only_if(from != to && draft.parties.contains(&from) && draft.parties.contains(&to), "D1.1")?;
        let timed = !matches!(clause.terms, Terms::Act(_));
        only_if(hours.is_some() == timed, "D1.4")?;
        only_if(hours.is_none_or(|hours| TIMES.contains(&hours)), "D1.4")?;
        self.game.may_be(&clause.terms)?;
        let author = draft.by;
        let mut clause = clause.clone();
        if let Terms::Text(by) = &mut clause.terms {
            *by = author;
        }
        let now = self.now;
        let draft = &mut self.drafts[place];
        draft.clauses.push(clause);
        draft.changed = now;
        Ok(())
    }

    /// Returns the place of a party's counter of the newest version, which begins as a copy of it (D4.3).
    fn counter(&mut self, by: usize, number: u64) -> Result<usize, &'static str> {
        let now = self.now;
        let deal = self.open(by, number)?;
        let counters = Some((number, deal.version));
        let (parties, clauses) = (deal.parties.clone(), deal.clauses.clone());
        let begun = self.drafts.iter().position(|draft| {
            let answered = draft.counters.map(|(deal, _)| deal);
            draft.by == by && answered == Some(number)
        });
        let fresh = Draft { by, parties, clauses, changed: now, counters };
        match begun {
            Some(place) if self.drafts[place].counters == counters => self.drafts[place].changed = now,
            Some(place) => self.drafts[place] = fresh,
            None => self.drafts.push(fresh),
        }
        Ok(begun.unwrap_or(self.drafts.len() - 1))
    }

    fn send(&mut self, by: usize) -> Verdict {
        let place = self.newest_draft(by).ok_or("D1.2")?;
        let draft = self.drafts[place].clone();
        only_if(!draft.clauses.is_empty(), "D1.1")?;
        for party in &draft.parties {
            only_if(!self.game.is_out(*party), "D1.1")?;
            let mentions = |clause: &Clause<G::Act>| [clause.from, clause.to].contains(party);
            only_if(draft.clauses.iter().any(mentions), "D1.1")?;
        }
        let (number, version, proposer) = match draft.counters {
            Some((number, version)) => {
                let deal = self.open(by, number)?;
                only_if(deal.version == version, "D1.3")?;
                only_if(deal.clauses != draft.clauses, "D4.3")?;
                (number, version + 1, deal.proposer)
            }
            None => {
                let own = self.deals.values().filter(|deal| deal.proposer == by && deal.ended.is_none());
                only_if(own.count() < MOST_OPEN, "D1.3")?;
                (self.deals.len() as u64 + 1, 1, by)
            }
        };
        let signed = BTreeMap::from([(by, self.foreseen(&draft.clauses, by))]);
        let Draft { parties, clauses, .. } = self.drafts.remove(place);
        let due = self.now + self.to_sign;
        let deal = Deal { version, parties, proposer, sender: by, clauses, due, signed, ended: None };
        self.deals.insert(number, deal);
        Ok(())
    }

    /// Carries a clause out on the game, or returns the rule that forbids it.
    fn carry_out(game: &mut G, clause: &Clause<G::Act>) -> Result<Done, &'static str> {
        match &clause.terms {
            Terms::Act(act) => game.carry_out(clause.from, clause.to, act),
            Terms::KeepAccess(kind) => {
                only_if(game.stands(clause.from, clause.to, *kind), "D3")?;
                Ok(Done::default())
            }
            Terms::Peace | Terms::Pay(_) | Terms::NoFavours | Terms::Text(_) => Ok(Done::default()),
        }
    }

    /// Returns how much of a player's earnings would be cut off. A clause that fails is passed over (D2.2).
    fn foreseen(&self, clauses: &[Clause<G::Act>], player: usize) -> i64 {
        let mut game = self.game.clone();
        let mut cut = 0;
        for clause in clauses {
            let mut after = game.clone();
            if let Ok(done) = Self::carry_out(&mut after, clause) {
                game = after;
                cut += done.cut.iter().filter(|(whose, _)| *whose == player).map(|(_, cut)| cut).sum::<i64>();
            }
        }
        cut
    }

    fn sign(&mut self, by: usize, number: u64, version: u32) -> Verdict {
        let deal = self.open(by, number)?.clone();
        only_if(deal.version == version, "D4.3")?;
        let cut = self.foreseen(&deal.clauses, by);
        only_if(deal.signed.get(&by).is_none_or(|seen| cut > *seen), "D4.1")?;
        let is_last = deal.parties.iter().all(|party| *party == by || deal.signed.contains_key(party));
        if !is_last {
            self.open(by, number)?.signed.insert(by, cut);
            return Ok(());
        }
        let mut game = self.game.clone();
        let mut facts = Vec::new();
        for clause in &deal.clauses {
            facts.extend(Self::carry_out(&mut game, clause)?.facts);
        }
        let surprised = |(party, seen): (&usize, &i64)| *party != by && self.foreseen(&deal.clauses, *party) > *seen;
        only_if(!deal.signed.iter().any(surprised), "D2.2")?;
        self.game = game;
        self.judge_by(&facts);
        let done = self.open(by, number)?;
        done.signed.insert(by, cut);
        done.ended = Some("carried out");
        for (place, clause) in (1_u8..).zip(deal.clauses) {
            let Clause { from, to, terms, hours } = clause;
            if let Some(hours) = hours {
                let until = self.now + hours * HOUR;
                let promise = Promise { from, to, terms, until, doubted: None, verdict: None };
                self.promises.insert((number, place), promise);
            }
        }
        Ok(())
    }

    /// Decides what a party says of a promise in words (D3).
    fn say(&mut self, by: usize, promise: (u64, u8), says: Says) -> Verdict {
        let now = self.now;
        let promise = self.running(promise)?;
        only_if(matches!(promise.terms, Terms::Text(_)), "D3")?;
        match says {
            Says::Kept => {
                only_if(promise.to == by, "D3")?;
                promise.verdict = Some("kept");
            }
            Says::Broken => {
                only_if(promise.to == by && promise.doubted.is_none(), "D3")?;
                promise.doubted = Some(now);
            }
            Says::Disputed => {
                only_if(promise.from == by && promise.doubted.is_some(), "D3.1")?;
                promise.verdict = Some("disputed");
            }
        }
        Ok(())
    }
}

/// Returns the player of an act that requires a player at the table. The game's model asks for those of its own acts.
fn doer<D, A>(deed: &Deed<D, A>) -> Option<usize> {
    match deed {
        Deed::New(by, _)
        | Deed::Add(by, _)
        | Deed::AddTo(by, ..)
        | Deed::Drop(by, _)
        | Deed::Discard(by)
        | Deed::Counter(by, _)
        | Deed::Send(by)
        | Deed::Sign(by, ..)
        | Deed::Unsign(by, _)
        | Deed::Decline(by, _)
        | Deed::Withdraw(by, _)
        | Deed::Judge(by, ..) => Some(*by),
        Deed::Game(_) | Deed::Void(_) => None,
    }
}
