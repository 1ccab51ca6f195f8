//! Allows or forbids each act by the rules, and applies its results.

use super::map::{adjacent, capital};
use super::{
    AREAS, BATTLEGROUND, DISTANT, Deed, Laid, MARRIAGE, PLAYERS, Question, Realms, TO_COUNTER, TO_TRADE, Turn, Window,
};
use crate::models::Verdict;

fn only_if(allowed: bool, rule: &'static str) -> Verdict {
    if allowed { Ok(()) } else { Err(rule) }
}

impl Realms {
    pub(super) fn active(&self) -> Option<usize> {
        self.turn.as_ref().map(|turn| turn.by)
    }

    /// Returns the question with this index, answered or not.
    pub(super) fn at(&self, place: usize) -> Option<&Question> {
        let questions = &self.window.as_ref()?.questions;
        questions.get(place.min(questions.len() - 1))
    }

    pub(super) fn decide(&mut self, deed: &Deed) -> Verdict {
        if let Some(by) = doer(deed) {
            only_if(!self.players[by].out, "U1.7")?;
        }
        match *deed {
            Deed::Begin(by) => {
                only_if(self.turn.is_none(), "U1.8")?;
                self.turn = Some(Turn { by, stood: self.pieces_of(by), placed: [0; AREAS.len()] });
                Ok(())
            }
            Deed::End(by) => {
                only_if(self.active() == Some(by), "U1.8")?;
                only_if(self.window.is_none(), "U6.2")?;
                self.turn = None;
                self.discard();
                Ok(())
            }
            Deed::Place(by, ref areas, in_ducats) => self.place(by, areas, in_ducats),
            Deed::Forge(by, npr) => self.forge(by, npr),
            Deed::EndAlliance(by, npr) => self.end_alliance(by, npr),
            Deed::Call(by, npr, discards, enemy) => self.call(by, npr, discards, enemy),
            Deed::Claim(by, ref areas) => self.claim(by, areas),
            // Nobody holds the card.
            Deed::Counter(..) => Err("U6.2"),
            Deed::LetPass(at, by) => self.let_pass(at, by),
            Deed::Purse(by, power, ducats) => self.purse(by, power, ducats),
            Deed::Take(by, province) => {
                self.owners[province] = by;
                self.return_influence();
                Ok(())
            }
            Deed::Pieces(by, kind, area, count) => {
                let lies = |laid: &Laid| laid.pieces[by][kind];
                let more = count - lies(&self.areas[area]);
                let all: i64 = self.areas.iter().map(lies).sum();
                only_if(kind != MARRIAGE || more < 0 || all + more <= 3, "U3.5")?;
                self.areas[area].pieces[by][kind] = count;
                Ok(())
            }
            Deed::War(by, realm, at_war) => {
                only_if(realm == by || realm >= PLAYERS, "U1.6")?;
                self.at_war[realm] = at_war;
                Ok(())
            }
            Deed::Trade(by) => self.trade(by),
            Deed::Discard(by) => {
                only_if(self.trade.is_some_and(|(trader, _)| trader == by), "U5.1")?;
                self.discard();
                Ok(())
            }
            Deed::Leave(by) => {
                self.leave(by);
                Ok(())
            }
            Deed::Join(by) => {
                only_if(self.players[by].out, "U1.7")?;
                self.players[by].out = false;
                Ok(())
            }
            Deed::Lay(player, area, count) => self.lay(player, area, count),
            Deed::Wait(minutes) => {
                self.pass(self.now + minutes);
                Ok(())
            }
        }
    }

    fn purse(&mut self, by: usize, power: i64, ducats: i64) -> Verdict {
        let player = &mut self.players[by];
        let enough = player.power + power >= 0 && player.ducats + ducats >= 0;
        only_if(enough, "U1.6")?;
        player.power = (player.power + power).min(10);
        player.ducats += ducats;
        Ok(())
    }

    fn trade(&mut self, by: usize) -> Verdict {
        only_if(self.active() == Some(by), "U1.8")?;
        only_if(self.trade.is_none(), "U5.1")?;
        only_if(self.players[by].power >= 1, "U5.1")?;
        self.players[by].power -= 1;
        self.trade = Some((by, self.now + TO_TRADE));
        Ok(())
    }

    fn lay(&mut self, player: usize, area: usize, count: i64) -> Verdict {
        let change = count - self.areas[area].influence[player];
        only_if(count == 0 || self.takes_influence(area), "U2.4")?;
        only_if(self.influence_in(area) + change <= 5, "U2.3")?;
        only_if(change <= self.supply(player)[0], "U1.2")?;
        self.areas[area].influence[player] = count;
        Ok(())
    }

    fn place(&mut self, by: usize, areas: &[(usize, i64)], in_ducats: i64) -> Verdict {
        let turn = self.turn.clone().filter(|turn| turn.by == by).ok_or("U1.8")?;
        let all: i64 = areas.iter().map(|(_, count)| count).sum();
        only_if(all >= 1 && in_ducats < all, "U2.1")?;
        for (area, count) in areas {
            let near = turn.stood.iter().any(|stood| adjacent(*stood, *area));
            only_if(near, "U2.2")?;
            only_if(turn.placed[*area] + count <= 2, "U2.3")?;
            only_if(self.influence_in(*area) + count <= 5, "U2.3")?;
            only_if(self.takes_influence(*area), "U2.4")?;
        }
        only_if(self.supply(by)[0] >= all, "U1.2")?;
        let power = self.first + (all - 1 - in_ducats);
        self.pay(by, power, 3 * in_ducats)?;
        for (area, count) in areas {
            self.areas[*area].influence[by] += count;
            if let Some(turn) = &mut self.turn {
                turn.placed[*area] += count;
            }
        }
        Ok(())
    }

    fn pay(&mut self, by: usize, power: i64, ducats: i64) -> Verdict {
        let player = &mut self.players[by];
        only_if(player.power >= power && player.ducats >= ducats, "U1.2")?;
        player.power -= power;
        player.ducats -= ducats;
        Ok(())
    }

    fn forge(&mut self, by: usize, npr: usize) -> Verdict {
        only_if(self.active() == Some(by), "U1.8")?;
        only_if(npr >= PLAYERS, "U3.1")?;
        only_if(!self.at_war[by] && !self.at_war[npr], "U3.2")?;
        let area = capital(npr);
        let before = self.allies[npr - PLAYERS];
        let strength = self.strength(by, npr);
        only_if(strength >= 2, "U3.2")?;
        only_if(area != DISTANT || self.has_claim_in(by, npr), "U3.3")?;
        only_if(before != Some(by), "U3.2")?;
        only_if(before.is_none_or(|ally| strength > self.strength(ally, npr)), "U3.2")?;
        only_if(self.supply(by)[2] > 0, "U3.3")?;
        let price = ((self.income(npr) + 1) / 2).clamp(1, 3);
        self.pay(by, price, 0)?;
        self.allies[npr - PLAYERS] = Some(by);
        let space = self.takes_influence(area) && self.influence_in(area) < 5;
        if space && self.supply(by)[0] > 0 {
            self.areas[area].influence[by] += 1;
        }
        Ok(())
    }

    fn must_be_ally(&self, by: usize, npr: usize) -> Verdict {
        only_if(self.active() == Some(by), "U1.8")?;
        only_if(npr >= PLAYERS, "U3.6")?;
        only_if(self.allies[npr - PLAYERS] == Some(by), "U3.6")?;
        only_if(!self.at_war[npr], "U3.6")
    }

    fn end_alliance(&mut self, by: usize, npr: usize) -> Verdict {
        self.must_be_ally(by, npr)?;
        only_if(!self.at_war[by], "U3.6")?;
        self.withdraw(by, npr, 5);
        self.allies[npr - PLAYERS] = None;
        Ok(())
    }

    fn call(&mut self, by: usize, npr: usize, discards: i64, enemy: Option<usize>) -> Verdict {
        self.must_be_ally(by, npr)?;
        only_if(enemy != Some(by) && enemy != Some(npr), "U3.7")?;
        only_if(self.borders(npr, by) || enemy.is_some_and(|enemy| self.borders(npr, enemy)), "U3.7")?;
        let has: i64 = self.lies_with(by, npr).iter().map(|(_, count)| count).sum();
        only_if(has >= discards, "U3.7")?;
        self.withdraw(by, npr, discards);
        self.at_war[npr] = true;
        Ok(())
    }

    /// Withdraws influence from the areas of an NPR. Only cases without a choice of areas are tried.
    fn withdraw(&mut self, by: usize, npr: usize, most: i64) {
        let mut left = most;
        for (area, count) in self.lies_with(by, npr) {
            let leaves = count.min(left);
            self.areas[area].influence[by] -= leaves;
            left -= leaves;
        }
    }

    fn claim(&mut self, by: usize, areas: &[usize]) -> Verdict {
        only_if(self.active() == Some(by), "U1.8")?;
        only_if(!areas.is_empty(), "U4.1")?;
        only_if(!self.at_war[by], "U4.2")?;
        only_if(areas.iter().all(|area| self.claimable(by, *area)), "U4.2")?;
        only_if(self.supply(by)[1] >= areas.len() as i64, "U1.2")?;
        only_if(self.window.is_none(), "U6.2")?;
        let price = |area: &usize| if *area == BATTLEGROUND { 1 } else { 2 };
        self.pay(by, areas.iter().map(price).sum(), 0)?;
        let owns = |player: usize| areas.iter().any(|area| self.owners_in(*area).contains(&player));
        let round = (1..PLAYERS).map(|step| (by + step) % PLAYERS);
        let targets: Vec<usize> = round.filter(|player| owns(*player) && !self.players[*player].out).collect();
        let window = Window { by, areas: areas.to_vec(), questions: Vec::new(), due: self.now + TO_COUNTER };
        self.window = Some(window);
        for to in targets {
            self.asked += 1;
            let question = Question { number: self.asked, to, answered: false };
            self.window.as_mut().expect("it was opened").questions.push(question);
        }
        self.close_if_answered();
        Ok(())
    }

    fn let_pass(&mut self, at: usize, by: Option<usize>) -> Verdict {
        let question = self.at(at).cloned().ok_or("U6.2")?;
        only_if(by.is_none_or(|by| by == question.to), "U6.2")?;
        only_if(!question.answered, "U6.2")?;
        let window = self.window.as_mut().ok_or("U6.2")?;
        for one in &mut window.questions {
            one.answered |= one.number == question.number;
        }
        self.close_if_answered();
        Ok(())
    }

    fn close_if_answered(&mut self) {
        let answered = |window: &Window| window.questions.iter().all(|one| one.answered);
        if self.window.as_ref().is_some_and(answered) {
            self.close();
        }
    }

    /// Closes the window, and carries out what is still possible (U6.7).
    fn close(&mut self) {
        let Some(Window { by, areas, .. }) = self.window.take() else {
            return;
        };
        for area in areas {
            if !self.at_war[by] && self.claimable(by, area) && self.supply(by)[1] > 0 {
                self.areas[area].claims[by] = true;
            }
        }
    }

    /// Discards the revealed cards; the trader gets 2 ducats (U5.1).
    fn discard(&mut self) {
        if let Some((by, _)) = self.trade.take() {
            self.players[by].ducats += 2;
        }
    }

    /// Returns influence to its owners from areas where player realms own every province (U2.4).
    fn return_influence(&mut self) {
        for area in 0..AREAS.len() {
            if !self.takes_influence(area) {
                self.areas[area].influence = [0; PLAYERS];
            }
        }
    }

    fn leave(&mut self, by: usize) {
        self.turn = self.turn.take().filter(|turn| turn.by != by);
        self.trade = self.trade.filter(|(trader, _)| *trader != by);
        if let Some(window) = &mut self.window {
            if window.by == by {
                self.window = None;
            } else {
                window.questions.retain(|question| question.to != by);
                self.close_if_answered();
            }
        }
        self.players[by].out = true;
    }

    fn pass(&mut self, until: i64) {
        loop {
            let window = self.window.as_ref().map(|window| window.due);
            let trade = self.trade.map(|(_, due)| due);
            let next = window.into_iter().chain(trade).filter(|due| *due <= until).min();
            let Some(due) = next else {
                break;
            };
            self.now = due;
            if window == Some(due) {
                self.close();
            }
            if trade == Some(due) {
                // Discarding without a payment (U5.1).
                self.trade = None;
            }
        }
        self.now = until;
    }
}

/// Returns the player of an act that requires a player at the table.
fn doer(deed: &Deed) -> Option<usize> {
    match *deed {
        Deed::Begin(by)
        | Deed::End(by)
        | Deed::Place(by, ..)
        | Deed::Forge(by, _)
        | Deed::EndAlliance(by, _)
        | Deed::Call(by, ..)
        | Deed::Claim(by, _)
        | Deed::Purse(by, ..)
        | Deed::Take(by, _)
        | Deed::Pieces(by, ..)
        | Deed::War(by, ..)
        | Deed::Trade(by)
        | Deed::Discard(by)
        | Deed::Leave(by) => Some(by),
        Deed::Counter(..) | Deed::LetPass(..) | Deed::Join(_) | Deed::Lay(..) | Deed::Wait(_) => None,
    }
}
