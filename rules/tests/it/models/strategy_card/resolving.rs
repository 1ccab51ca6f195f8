//! The resolution of the card: tokens first, then the row, one player after another (T2.3, T3, T4.4).

use super::{Asks, Card, PLANETS, PLAYERS, Phase, Play, Pools, Question, STRATEGY, Share, TO_ANSWER, TOKENS};

impl Card {
    pub(super) fn reinforcements(&self, player: usize) -> i64 {
        let placed = self.tokens.iter().filter(|(owner, _)| *owner == player).count();
        TOKENS - self.sheets[player].iter().sum::<i64>() - placed as i64
    }

    pub(super) fn exhausted_of(&self, player: usize) -> Vec<usize> {
        let theirs = |place: &usize| {
            let planet = &self.planets[*place];
            planet.control == Some(player) && planet.exhausted
        };
        (0..PLANETS.len()).filter(theirs).collect()
    }

    /// Returns the other players, clockwise from one player's left.
    pub(super) fn others(&self, player: usize) -> Vec<usize> {
        let round = (1..PLAYERS).map(|step| (player + step) % PLAYERS);
        round.filter(|other| !self.out[*other]).collect()
    }

    pub(super) fn ask(&mut self, to: usize, asks: Asks) {
        self.asked += 1;
        self.questions.push(Question { number: self.asked, to, asks, due: self.now + TO_ANSWER });
    }

    /// Lets time pass; a question at its deadline gets its default answer.
    pub(super) fn pass(&mut self, until: i64) {
        loop {
            let due = self.questions.iter().filter(|question| question.due <= until);
            let first = due.min_by_key(|question| (question.due, question.number));
            let Some(first) = first.cloned() else {
                break;
            };
            self.now = first.due;
            self.silence(&first);
            self.go_on();
        }
        self.now = until;
    }

    pub(super) fn close(&mut self, number: u64) {
        self.questions.retain(|question| question.number != number);
    }

    pub(super) fn silence(&mut self, question: &Question) {
        self.close(question.number);
        match question.asks {
            Asks::Token(system) => {
                let sheet = self.sheets[question.to];
                let most = sheet.iter().copied().max().unwrap_or_default();
                let pool = sheet.iter().position(|tokens| *tokens == most);
                self.place_of_sheet(question.to, system, pool.unwrap_or_default());
            }
            Asks::Secondary => self.share(question.to, Share::Answered(Vec::new())),
            // Limited by the reinforcements.
            Asks::Gain(count) => {
                let count = count.min(self.reinforcements(question.to));
                self.sheets[question.to][0] += count;
            }
        }
    }

    /// Places a token from reinforcements if there is one, or from this pool otherwise (T2.3).
    pub(super) fn place_of_sheet(&mut self, player: usize, system: usize, pool: usize) {
        if self.tokens.contains(&(player, system)) {
            return;
        }
        if self.reinforcements(player) == 0 {
            if self.sheets[player][pool] == 0 {
                return;
            }
            self.sheets[player][pool] -= 1;
        }
        self.tokens.insert((player, system));
    }

    pub(super) fn share(&mut self, player: usize, share: Share) {
        let row = self.play.as_mut().and_then(|play| play.row.as_mut());
        for (seat, now) in row.into_iter().flatten() {
            if *seat == player {
                *now = share.clone();
            }
        }
    }

    pub(super) fn resolve(&mut self, by: usize, system: Option<usize>, planets: &[usize]) {
        for other in system.map(|_| self.others(by)).unwrap_or_default() {
            let Some(system) = system else { continue };
            if self.tokens.contains(&(other, system)) {
                continue;
            }
            if self.reinforcements(other) > 0 {
                self.tokens.insert((other, system));
            } else if self.sheets[other].iter().sum::<i64>() > 0 {
                self.ask(other, Asks::Token(system));
            }
        }
        for planet in planets {
            self.planets[*planet].exhausted = false;
        }
        self.play = Some(Play { by, row: None });
    }

    pub(super) fn can_use(&self, player: usize) -> bool {
        !self.out[player] && self.sheets[player][STRATEGY] > 0 && !self.exhausted_of(player).is_empty()
    }

    /// Resolves the card up to the next answer that it needs.
    pub(super) fn go_on(&mut self) {
        let Some(play) = self.play.clone() else {
            return;
        };
        let token = |question: &Question| matches!(question.asks, Asks::Token(_));
        if self.questions.iter().any(token) {
            return;
        }
        let mut row = match play.row {
            Some(row) => row,
            None => self.opened(play.by),
        };
        while let Some((player, share)) = row.first().cloned() {
            match share {
                Share::NotAsked if self.can_use(player) => {
                    self.ask(player, Asks::Secondary);
                    row[0].1 = Share::Asked;
                    break;
                }
                Share::Asked if self.can_use(player) => break,
                Share::Asked => {
                    let theirs = |question: &Question| question.to == player && question.asks == Asks::Secondary;
                    self.questions.retain(|question| !theirs(question));
                }
                Share::NotAsked => {}
                Share::Answered(planets) => self.ready(player, &planets),
            }
            row.remove(0);
        }
        let over = row.is_empty();
        self.play = Some(Play { by: play.by, row: Some(row) });
        if over {
            self.play = None;
            self.exhausted = self.holder.is_some();
        }
    }

    /// Opens the secondary ability: every player who could use it now is asked (T3.3).
    fn opened(&mut self, by: usize) -> Vec<(usize, Share)> {
        let mut row = Vec::new();
        for player in self.others(by) {
            let share = if self.can_use(player) {
                self.ask(player, Asks::Secondary);
                Share::Asked
            } else {
                Share::NotAsked
            };
            row.push((player, share));
        }
        row
    }

    /// Spends a token to ready those planets that are still exhausted and still the player's.
    fn ready(&mut self, player: usize, planets: &[usize]) {
        let exhausted = self.exhausted_of(player);
        let left: Vec<usize> = planets.iter().copied().filter(|planet| exhausted.contains(planet)).collect();
        if self.out[player] || left.is_empty() || self.sheets[player][STRATEGY] == 0 {
            return;
        }
        self.sheets[player][STRATEGY] -= 1;
        for planet in left {
            self.planets[planet].exhausted = false;
        }
    }

    pub(super) fn begin_phase(&mut self, phase: Phase) {
        let gains = |question: &Question| matches!(question.asks, Asks::Gain(_));
        for question in self.questions.clone() {
            if gains(&question) {
                self.silence(&question);
            }
        }
        self.phase = Some(phase);
        if phase == Phase::Strategy {
            self.recorded = [None; PLAYERS];
        }
        if phase != Phase::Status {
            return;
        }
        self.tokens.clear();
        for planet in &mut self.planets {
            planet.exhausted = false;
        }
        (self.holder, self.exhausted, self.active) = (None, false, None);
        for player in 0..PLAYERS {
            let count = self.gain.min(self.reinforcements(player));
            if !self.out[player] && count > 0 {
                self.ask(player, Asks::Gain(count));
            }
        }
    }

    pub(super) fn add(&mut self, player: usize, pools: Pools) {
        for (pool, more) in pools.into_iter().enumerate() {
            self.sheets[player][pool] += more;
        }
    }
}
