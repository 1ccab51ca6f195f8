//! The effects of time (L5, L4.7, L8.3), one moment after another. At each moment, earnings come first.

use super::{GAME_MINUTE, Leverage, PLAYERS, POINT, Task, Work};

fn ends(task: &Task) -> Option<i64> {
    task.ends.filter(|_| task.still.is_none())
}

impl<const SECOND: bool> Leverage<SECOND> {
    pub(super) fn pass(&mut self, until: i64) {
        while let Some(moment) = self.next().filter(|moment| *moment <= until) {
            self.now = moment;
            self.credit();
            self.tasks.retain(|task| ends(task).is_none_or(|end| end > moment));
            self.reach();
            self.silence();
            self.stand_still();
            self.reach();
        }
        self.now = until;
    }

    /// Returns the next time at which anything is due.
    fn next(&self) -> Option<i64> {
        let earns = self.tasks.iter().filter_map(|task| self.earns_next(task));
        let ends = self.tasks.iter().filter_map(ends);
        let due = self.offers.iter().map(|offer| offer.due);
        earns.chain(ends).chain(due).min()
    }

    /// Returns the completions of a task per game minute.
    fn rate(&self, task: &Task) -> i64 {
        match task.work {
            Work::Research | Work::Embassy => 1,
            Work::Schmooze => self.figures.rates[self.tier(task)],
            Work::Aid => 0,
        }
    }

    fn tier(&self, task: &Task) -> usize {
        self.people[task.player].known.neuropsychology - 1
    }

    /// Returns when a task completes its next minute or point.
    fn earns_next(&self, task: &Task) -> Option<i64> {
        let rate = self.rate(task);
        if rate == 0 || task.still.is_some() {
            return None;
        }
        let missing = (task.credited + 1) * GAME_MINUTE - task.begun;
        // A completion within a thousandth of a second counts at its end.
        Some(task.since + (missing + rate - 1).div_euclid(rate))
    }

    fn credit(&mut self) {
        for place in 0..self.tasks.len() {
            let task = self.tasks[place];
            if self.earns_next(&task) != Some(self.now) {
                continue;
            }
            self.tasks[place].credited += 1;
            let (player, host) = (task.player, task.host);
            let figures = self.figures;
            let ([science, own_science], [pay, own_pay]) = (figures.science, figures.pay);
            match task.work {
                Work::Research if player == host => {
                    self.people[player].neutral += own_science;
                    self.people[player].money += own_pay;
                }
                Work::Research => {
                    self.people[player].neutral += science;
                    self.people[host].neutral += science;
                    self.people[player].money += pay;
                    let earned = self.pair(player, host).earn(figures.research, figures);
                    self.people[player].cooperation += earned;
                }
                Work::Schmooze => {
                    let piece = figures.pieces[self.tier(&task)];
                    let earned = self.pair(player, host).earn(piece, figures);
                    self.people[player].cooperation += earned;
                }
                Work::Embassy => {
                    self.pair(player, host).earn(figures.embassy, figures);
                }
                Work::Aid => {}
            }
        }
    }

    /// Keeps the partial progress toward a point when the rate changes (L5.3).
    pub(super) fn before_faster(&mut self, player: usize) {
        for place in 0..self.tasks.len() {
            let task = self.tasks[place];
            if task.work == Work::Schmooze && task.player == player {
                let rate = self.rate(&task);
                let now = task.still.unwrap_or(self.now);
                self.tasks[place].begun += (now - task.since) * rate;
                self.tasks[place].since = now;
            }
        }
    }

    /// Ends overdue offers: a favour is refused, and anything else lapses (L4.7).
    fn silence(&mut self) {
        let now = self.now;
        let late = |offer: &super::Offer| offer.due <= now;
        let over: Vec<_> = self.offers.iter().copied().filter(late).collect();
        self.offers.retain(|offer| offer.due > now);
        for offer in over {
            self.refuse(offer);
        }
    }

    pub(super) fn reach(&mut self) {
        for player in 0..PLAYERS {
            let next = |model: &Self| model.figures.milestones.get(model.people[player].milestones).copied();
            while next(self).is_some_and(|points| self.progress(player) >= points) {
                self.people[player].milestones += 1;
                self.people[player].harmony += self.figures.harmony;
            }
        }
    }

    fn progress(&self, player: usize) -> i64 {
        let net = |by, over| {
            let pair = self.pairs.get(&(by, over)).copied().unwrap_or_default();
            pair.earned - pair.lost
        };
        let rivals = (0..PLAYERS).filter(|rival| *rival != player);
        let advantages: i64 = rivals.map(|rival| net(player, rival) - net(rival, player)).sum();
        let advantages = if self.figures.only_work { 0 } else { advantages };
        advantages + self.people[player].cooperation / self.figures.per_point * POINT
    }
}
