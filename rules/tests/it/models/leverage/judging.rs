//! Allows or forbids each act by the rules, and applies its results.

use super::{
    Accounts, Asked, Deed, Figures, GAME_MINUTE, Hostile, How, KINDS, Kind, Leverage, Offer, POINT, TO_ANSWER, Task,
    Tech, Terms, Work,
};
use crate::models::Verdict;

fn only_if(allowed: bool, rule: &'static str) -> Verdict {
    if allowed { Ok(()) } else { Err(rule) }
}

/// Returns `points`, in hundredths, times a fraction, rounded half up (L6.2).
fn part(points: i64, of: i64, whole: i64) -> i64 {
    (2 * points * of + whole).div_euclid(2 * whole)
}

impl<const SECOND: bool> Leverage<SECOND> {
    pub(super) fn worth(&self, kind: Kind) -> i64 {
        let place = KINDS.iter().position(|one| *one == kind).expect("one of four");
        self.figures.access[place]
    }

    pub(super) fn pair(&mut self, by: usize, over: usize) -> &mut Accounts {
        self.pairs.entry((by, over)).or_default()
    }

    fn value(&self, by: usize, over: usize) -> i64 {
        self.pairs.get(&(by, over)).copied().unwrap_or_default().value()
    }

    pub(super) fn grants(&self, host: usize, guest: usize, kind: Kind) -> bool {
        host == guest || (self.access.contains(&(host, guest, kind)) && !self.suspends(guest, host))
    }

    fn suspends(&self, guest: usize, host: usize) -> bool {
        self.figures.suspends && self.value(guest, host) < 0
    }

    /// Suspends tasks, or lets them continue (L3.10).
    pub(super) fn stand_still(&mut self) {
        let now = self.now;
        let mut tasks = std::mem::take(&mut self.tasks);
        for task in tasks.iter_mut().filter(|task| task.work != Work::Aid && task.player != task.host) {
            match (task.still, self.suspends(task.player, task.host)) {
                (None, true) => task.still = Some(now),
                (Some(since), false) => {
                    task.still = None;
                    task.since += now - since;
                    task.ends = task.ends.map(|end| end + now - since);
                }
                (None, false) | (Some(_), true) => {}
            }
        }
        self.tasks = tasks;
    }

    fn is_busy(&self, player: usize) -> bool {
        self.tasks.iter().any(|task| task.ship() == Some(player))
    }

    pub(super) fn decide(&mut self, deed: &Deed) -> Verdict {
        let verdict = self.done(deed);
        self.stand_still();
        self.reach();
        verdict
    }

    fn done(&mut self, deed: &Deed) -> Verdict {
        if let Some((by, other)) = between(deed) {
            only_if(!self.people[by].out, "L12")?;
            only_if(by != other || matches!(deed, Deed::Research(..)), "L1.1")?;
            // Access may be revoked at any time (L3.3).
            only_if(!self.people[other].out || matches!(deed, Deed::Revoke(..)), "L12")?;
        }
        match *deed {
            Deed::Gift(by, to, amount) => self.gift(by, to, amount),
            Deed::Grant(by, to, kind) => self.grant(by, to, kind),
            Deed::Revoke(by, from, kind) => self.revoke(by, from, kind),
            Deed::Ask(by, of, asked) => self.ask(by, of, asked),
            Deed::Reset(by, to, amount) => {
                let most = self.figures.highest - self.figures.lowest;
                only_if(amount != 0 && amount.abs() <= most, "L7.1")?;
                self.offer(by, to, Terms::Reset(amount));
                Ok(())
            }
            Deed::Answer(at, how, by) => self.answer(at, how, by),
            Deed::Research(by, host, limit) => self.research(by, host, limit),
            Deed::Schmooze(by, host) => self.schmooze(by, host),
            Deed::Stop(by) => self.stop(by),
            Deed::Unlock(by, technology) => self.unlock(by, technology),
            Deed::Embassy(by, host) => self.embassy(by, host),
            Deed::Act(by, against, ref act) => self.act(by, against, act),
            Deed::Enter(by, host) => {
                if !self.grants(host, by, Kind::Passage) {
                    let figures = self.figures;
                    self.pair(by, host).lose(figures.entry, figures);
                }
                Ok(())
            }
            Deed::Collect(by, host) => only_if(self.grants(host, by, Kind::Ecological), "L3.8"),
            Deed::Sell(by, host, count) => {
                only_if((1..=1_000_000).contains(&count), "L6.2")?;
                only_if(self.grants(host, by, Kind::Trade), "L3.8")
            }
            Deed::Terraform(by, host, place) => self.terraform(by, host, place),
            Deed::Leave(by) => self.leave(by),
            Deed::Join(by) => {
                only_if(self.people[by].out, "L12.4")?;
                self.people[by].out = false;
                Ok(())
            }
            Deed::SetLeverage(by, over, value) => self.set(by, over, value),
            Deed::Money(player, amount) => {
                only_if(self.people[player].money + amount >= 0, "L2.3")?;
                self.people[player].money += amount;
                Ok(())
            }
            Deed::Science(player, neutral, amount) => self.science(player, neutral, amount),
            Deed::Wait(minutes) => {
                // A real minute is a game second.
                self.pass(self.now + minutes * 1000);
                Ok(())
            }
        }
    }

    fn grant(&mut self, by: usize, to: usize, kind: Kind) -> Verdict {
        only_if(!self.access.contains(&(by, to, kind)), "L3.1")?;
        only_if(!self.is_pending(by, to, kind), "L3.2")?;
        self.offer(by, to, Terms::Access(kind));
        Ok(())
    }

    fn research(&mut self, by: usize, host: usize, limit: Option<i64>) -> Verdict {
        only_if(self.grants(host, by, Kind::Diplomatic), "L5.2")?;
        let in_range = |most: i64| (1..=100_000).contains(&most);
        only_if(limit.is_none_or(in_range), "L5.4")?;
        self.start(Work::Research, by, host, limit)
    }

    fn schmooze(&mut self, by: usize, host: usize) -> Verdict {
        only_if(self.people[by].known.neuropsychology > 0, "L5.3")?;
        only_if(self.grants(host, by, Kind::Diplomatic), "L5.3")?;
        self.start(Work::Schmooze, by, host, None)
    }

    fn terraform(&mut self, by: usize, host: usize, place: Option<&'static str>) -> Verdict {
        only_if(self.grants(host, by, Kind::Ecological), "L6.5")?;
        only_if(!self.is_terraformed(host, place), "L6.5")?;
        let same = |offer: &Offer| (offer.from, offer.to) == (by, host) && offer.terms == Terms::Terraforming(place);
        only_if(!self.offers.iter().any(same), "L6.5")?;
        self.offer(by, host, Terms::Terraforming(place));
        Ok(())
    }

    fn set(&mut self, by: usize, over: usize, value: i64) -> Verdict {
        only_if(by != over, "L1.1")?;
        let figures = self.figures;
        only_if((figures.lowest..=figures.highest).contains(&value), "L7.2")?;
        let change = value - self.value(by, over);
        self.pair(by, over).adjust(change, figures);
        Ok(())
    }

    fn science(&mut self, player: usize, neutral: bool, amount: i64) -> Verdict {
        let person = &mut self.people[player];
        let purse = if neutral { &mut person.neutral } else { &mut person.harmony };
        only_if(*purse + amount >= 0, "L9.1")?;
        *purse += amount;
        Ok(())
    }

    pub(super) fn gift(&mut self, by: usize, to: usize, amount: i64) -> Verdict {
        only_if(amount >= 1, "L2.1")?;
        only_if(self.people[by].money >= amount, "L2.3")?;
        self.people[by].money -= amount;
        self.people[to].money += amount;
        let figures = self.figures;
        // Rounded down (H1.7).
        self.pair(by, to).earn(POINT * amount / figures.gift, figures);
        Ok(())
    }

    fn is_pending(&self, granter: usize, grantee: usize, kind: Kind) -> bool {
        self.offers.iter().any(|offer| match offer.terms {
            Terms::Access(one) => (offer.from, offer.to, one) == (granter, grantee, kind),
            Terms::Favour(Asked::Access(one), _) => (offer.to, offer.from, one) == (granter, grantee, kind),
            Terms::Favour(..) | Terms::Reset(_) | Terms::Terraforming(_) => false,
        })
    }

    fn is_terraformed(&self, host: usize, place: Option<&'static str>) -> bool {
        place.is_some_and(|place| self.terraformed.contains(&(host, place)))
    }

    fn offer(&mut self, from: usize, to: usize, terms: Terms) {
        self.asked += 1;
        let unable = self.lacks(to, terms);
        self.offers.push(Offer { number: self.asked, from, to, terms, due: self.now + TO_ANSWER, unable });
    }

    /// Returns whether the player asked cannot do it. They can only lack money, because every player has a ship
    /// (L4.13).
    fn lacks(&self, to: usize, terms: Terms) -> bool {
        matches!(terms, Terms::Favour(Asked::Money(amount), _) if self.people[to].money < amount)
    }

    /// Refuses an offer, explicitly or by silence. A favour is refused at its cost (L4.6), unless the player asked was
    /// never able to do it (L4.13).
    pub(super) fn refuse(&mut self, offer: Offer) {
        let Terms::Favour(_, spent) = offer.terms else {
            return;
        };
        if offer.unable && self.lacks(offer.to, offer.terms) {
            let figures = self.figures;
            self.pair(offer.from, offer.to).spend(-spent, figures);
        } else {
            let figures = self.figures;
            let loss = part(spent, self.refusing, POINT);
            self.pair(offer.to, offer.from).lose(loss, figures);
        }
    }

    fn revoke(&mut self, by: usize, from: usize, kind: Kind) -> Verdict {
        only_if(self.access.remove(&(by, from, kind)), "L3.3")?;
        let (figures, worth) = (self.figures, self.worth(kind));
        self.pair(by, from).lose(worth, figures);
        if kind == Kind::Diplomatic {
            let stays = |task: &Task| task.work == Work::Aid || (task.player, task.host) != (from, by);
            self.tasks.retain(stays);
        }
        Ok(())
    }

    fn ask(&mut self, by: usize, of: usize, asked: Asked) -> Verdict {
        let cost = match asked {
            Asked::Money(amount) => {
                only_if(amount >= 1, "L4.1")?;
                self.cost_of_money(amount)
            }
            Asked::Access(kind) => {
                only_if(!self.access.contains(&(of, by, kind)), "L3.1")?;
                only_if(!self.is_pending(of, by, kind), "L3.2")?;
                self.worth(kind)
            }
            Asked::Aid(minutes) => {
                only_if((1..=self.figures.longest_aid).contains(&minutes), "L10.1")?;
                self.figures.aid * minutes
            }
        };
        only_if(self.value(by, of) >= cost, "L4.2")?;
        let waits = |offer: &&Offer| (offer.from, offer.to) == (by, of) && matches!(offer.terms, Terms::Favour(..));
        only_if(self.offers.iter().filter(waits).count() < 3, "L4.12")?;
        let (figures, spent) = (self.figures, self.spent_on(by, cost));
        self.pair(by, of).spend(spent, figures);
        self.offer(by, of, Terms::Favour(asked, spent));
        Ok(())
    }

    /// Returns the leverage that a favour of money costs, rounded up (H1.7).
    fn cost_of_money(&self, amount: i64) -> i64 {
        (POINT * amount + self.figures.favour - 1) / self.figures.favour
    }

    /// Returns what a player with Charisma spends of a cost (L9.3).
    fn spent_on(&self, by: usize, cost: i64) -> i64 {
        let tiers = self.people[by].known.charisma as i64;
        cost - part(cost, self.figures.refund * tiers, 100)
    }

    /// Returns what a player spends on money of another, if they have enough leverage (L4.2).
    pub(super) fn price(&self, by: usize, of: usize, amount: i64) -> Result<i64, &'static str> {
        let cost = self.cost_of_money(amount);
        only_if(self.value(by, of) >= cost, "L4.2")?;
        Ok(self.spent_on(by, cost))
    }

    fn answer(&mut self, at: usize, how: How, by: Option<usize>) -> Verdict {
        let offer = self.at(at).copied().ok_or("L4.9")?;
        let rightful = match how {
            How::Accept | How::Refuse => offer.to,
            How::Withdraw => offer.from,
            How::Void => by.unwrap_or(offer.to),
        };
        only_if(by.is_none_or(|by| by == rightful), "L4.4")?;
        match how {
            How::Accept => self.accept(offer)?,
            How::Refuse => self.refuse(offer),
            How::Withdraw => {}
            How::Void => {
                if let Terms::Favour(_, spent) = offer.terms {
                    let figures = self.figures;
                    self.pair(offer.from, offer.to).spend(-spent, figures);
                }
            }
        }
        self.offers.retain(|one| one.number != offer.number);
        Ok(())
    }

    fn accept(&mut self, offer: Offer) -> Verdict {
        let (from, to) = (offer.from, offer.to);
        let figures = self.figures;
        match offer.terms {
            Terms::Access(kind) => {
                // A deal may have granted it.
                only_if(self.access.insert((from, to, kind)), "L3.1")?;
                let worth = self.worth(kind);
                self.pair(from, to).earn(worth, figures);
            }
            Terms::Favour(Asked::Money(amount), _) => {
                only_if(self.people[to].money >= amount, "L4.5")?;
                self.people[to].money -= amount;
                self.people[from].money += amount;
            }
            Terms::Favour(Asked::Access(kind), _) => {
                only_if(self.access.insert((to, from, kind)), "L3.1")?;
            }
            Terms::Favour(Asked::Aid(minutes), _) => {
                only_if(!self.is_busy(to), "L4.5")?;
                self.start(Work::Aid, from, to, Some(minutes))?;
            }
            Terms::Reset(amount) => {
                self.pair(from, to).adjust(amount, figures);
                self.pair(to, from).adjust(amount, figures);
            }
            Terms::Terraforming(place) => {
                only_if(self.grants(to, from, Kind::Ecological), "L4.9")?;
                only_if(!self.is_terraformed(to, place), "L6.5")?;
                self.terraformed.extend(place.map(|place| (to, place)));
                self.pair(from, to).earn(figures.terraforming, figures);
            }
        }
        Ok(())
    }

    fn start(&mut self, work: Work, player: usize, host: usize, limit: Option<i64>) -> Verdict {
        let task = Task {
            work,
            player,
            host,
            ends: limit.map(|minutes| self.now + minutes * GAME_MINUTE),
            since: self.now,
            begun: 0,
            credited: 0,
            still: None,
        };
        only_if(task.ship().is_none_or(|owner| !self.is_busy(owner)), "L5.1")?;
        self.tasks.push(task);
        Ok(())
    }

    fn stop(&mut self, by: usize) -> Verdict {
        only_if(!self.people[by].out, "L12")?;
        let own = |task: &Task| task.work != Work::Aid && task.ship() == Some(by);
        only_if(self.tasks.iter().any(own), "L5.4")?;
        self.tasks.retain(|task| !own(task));
        Ok(())
    }

    fn unlock(&mut self, by: usize, technology: Tech) -> Verdict {
        only_if(!self.people[by].out, "L12")?;
        let known = self.people[by].known;
        let Figures { tiers, ambassadors, galactic_harmony, .. } = self.figures;
        let top = known.neuropsychology == tiers.len() || known.charisma == tiers.len();
        let price = match technology {
            Tech::Neuropsychology => tiers.get(known.neuropsychology).copied(),
            Tech::Charisma => tiers.get(known.charisma).copied(),
            Tech::Ambassadors => (top && !known.ambassadors).then_some(*ambassadors),
            Tech::Harmony => (top && !known.harmony).then_some(*galactic_harmony),
        };
        let price = price.ok_or("L9.2")?;
        let person = &mut self.people[by];
        only_if(person.neutral + person.harmony >= price, "L9.2")?;
        // Harmony is spent first (L9.1).
        let harmony = price.min(person.harmony);
        person.harmony -= harmony;
        person.neutral -= price - harmony;
        match technology {
            Tech::Neuropsychology => {
                self.before_faster(by);
                self.people[by].known.neuropsychology += 1;
            }
            Tech::Charisma => self.people[by].known.charisma += 1,
            Tech::Ambassadors => self.people[by].known.ambassadors = true,
            Tech::Harmony => self.people[by].known.harmony = true,
        }
        Ok(())
    }

    fn embassy(&mut self, by: usize, host: usize) -> Verdict {
        only_if(self.people[by].known.ambassadors, "L9.4")?;
        only_if(self.grants(host, by, Kind::Diplomatic), "L9.4")?;
        let open = |task: &Task| task.work == Work::Embassy && (task.player, task.host) == (by, host);
        only_if(!self.tasks.iter().any(open), "L9.4")?;
        let price = self.figures.embassy_price;
        only_if(self.people[by].money >= price, "L9.4")?;
        self.people[by].money -= price;
        self.start(Work::Embassy, by, host, None)
    }

    fn act(&mut self, by: usize, against: usize, act: &Hostile) -> Verdict {
        let figures = self.figures;
        let ([mineral, biomass, damaged, conquer, destroy], below) = (figures.prices, figures.below);
        let (price, below) = match *act {
            Hostile::Minerals(count) => {
                only_if((1..=1_000_000).contains(&count), "L6.2")?;
                (mineral * count, below[0])
            }
            Hostile::Biomass => (biomass, below[1]),
            Hostile::Damage(damage, health, own) => {
                only_if((1..=1_000_000).contains(&health), "L6.2")?;
                only_if((1..=health).contains(&damage), "L6.2")?;
                (part(damaged, damage, health), if own { figures.below_at_home } else { below[2] })
            }
            Hostile::Conquer => (conquer, below[3]),
            Hostile::Destroy => (destroy, below[4]),
        };
        only_if(self.value(against, by) < below, "L6.2")?;
        let cities = self.conquered.entry((by, against)).or_default();
        match act {
            Hostile::Conquer => *cities += 1,
            Hostile::Destroy => {
                only_if(*cities > 0, "L6.2")?;
                *cities -= 1;
            }
            Hostile::Minerals(_) | Hostile::Biomass | Hostile::Damage(..) => {}
        }
        self.pair(by, against).lose(price, figures);
        Ok(())
    }

    /// A leaver's pending answers count as silence, their own requests are withdrawn, and their ship's task ends (L12).
    fn leave(&mut self, by: usize) -> Verdict {
        only_if(!self.people[by].out, "L12")?;
        for offer in self.offers.clone() {
            if offer.to == by {
                self.refuse(offer);
            }
        }
        self.offers.retain(|offer| offer.from != by && offer.to != by);
        let own = |task: &Task| task.player == by && matches!(task.work, Work::Research | Work::Schmooze);
        self.tasks.retain(|task| !own(task));
        self.people[by].out = true;
        Ok(())
    }
}

/// Returns the author and the target of an act.
fn between(deed: &Deed) -> Option<(usize, usize)> {
    match *deed {
        Deed::Gift(by, other, _)
        | Deed::Grant(by, other, _)
        | Deed::Revoke(by, other, _)
        | Deed::Ask(by, other, _)
        | Deed::Reset(by, other, _)
        | Deed::Research(by, other, _)
        | Deed::Schmooze(by, other)
        | Deed::Embassy(by, other)
        | Deed::Act(by, other, _)
        | Deed::Enter(by, other)
        | Deed::Collect(by, other)
        | Deed::Sell(by, other, _)
        | Deed::Terraform(by, other, _) => Some((by, other)),
        Deed::Answer(..)
        | Deed::Stop(_)
        | Deed::Unlock(..)
        | Deed::Leave(_)
        | Deed::Join(_)
        | Deed::SetLeverage(..)
        | Deed::Money(..)
        | Deed::Science(..)
        | Deed::Wait(_) => None,
    }
}
