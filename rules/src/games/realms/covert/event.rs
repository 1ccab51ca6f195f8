//! The events of covert actions, and their application.

use super::window::{Past, Step, Window};
use super::{Deed, Mark, Marked};
use crate::games::realms::board::Piece;
use crate::games::realms::condition::Price;
use crate::games::realms::state::State;
use crate::ids::PlayerId;
use crate::ruleset::Profile;
use crate::shuffle::Shuffle;
use crate::time::Time;
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A covert action was declared and paid for; `left` is what the player has afterwards. `targets` are asked, in
    /// seat order after the actor. If there are none, it takes effect at once.
    Declared {
        player: PlayerId,
        deed: Deed,
        #[serde(default, skip_serializing_if = "String::is_empty")]
        text: String,
        paid: Price,
        left: Price,
        spent: Spent,
        targets: Vec<PlayerId>,
        row: Option<u64>,
        since: Time,
    },
    /// A counter was played against a player's act. In a new row, that player is asked whether to counter it (U6.3,
    /// U6.6).
    Countered {
        by: PlayerId,
        card: usize,
        against: PlayerId,
        /// The row the counter answered.
        of: u64,
        row: u64,
        since: Time,
    },
    Closed {
        by: PlayerId,
        deed: Deed,
        outcome: Outcome,
    },
    /// A covert action returned a player's influence to its owner.
    InfluenceRemoved {
        by: PlayerId,
        of: PlayerId,
        area: String,
        count: u32,
    },
    /// A covert action replaced one player's influence with another's (U6.4).
    InfluenceSwapped {
        by: PlayerId,
        of: PlayerId,
        area: String,
        count: u32,
    },
    /// The number of counters of a name there changed (U6.4).
    Marked {
        on: Marked,
        name: String,
        before: u32,
        count: u32,
    },
    /// A player was dealt cards that only they see.
    Dealt {
        player: PlayerId,
        count: usize,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        cards: Vec<usize>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        names: Vec<String>,
    },
    Discarded {
        player: PlayerId,
        card: usize,
        name: String,
    },
    /// The discards were shuffled into the deck.
    Shuffled {
        shuffle: Box<Shuffle>,
    },
    /// A draw was undone, so the undealt cards were reshuffled (U5.9).
    Reshuffled {
        shuffle: Box<Shuffle>,
    },
    /// Every card of a shuffle has been revealed, so this is the text behind its hash (U7.3).
    ShuffleShown {
        number: u64,
        promise: String,
        text: String,
    },
    /// A moderator set a player's number of charges.
    ChargesSet {
        player: PlayerId,
        count: u32,
        before: u32,
    },
}

/// The charge or card a declared action used up, besides its price.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Spent {
    Nothing,
    /// A charge of the Spy Network display, leaving this many; at zero the display is discarded (U6.5).
    Charge {
        left: u32,
    },
    Card {
        card: usize,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// The following events say what it did; the table itself carries out a card without an effect.
    TookEffect,
    /// Its conditions no longer held (U6.7).
    Failed,
    /// A counter by this player was effective (U6.3).
    Countered { by: PlayerId },
    /// The player who declared it left (U1.7).
    ActorLeft,
    /// Another map was loaded.
    CalledOff,
    /// The campaign ended.
    GameEnded,
}

impl Event {
    pub(in crate::games::realms) fn profile(&self) -> Profile {
        match self {
            Event::Declared { player, targets, row, .. } => Profile::act().done_to(*player, targets).opens_window(*row),
            Event::Countered { by, against, row, .. } => {
                Profile::act().done_to(*by, [against]).settles_window().opens_row(*row)
            }
            Event::Closed { by, outcome, .. } => {
                let closed = Profile::act().calls([by]);
                match outcome {
                    Outcome::TookEffect | Outcome::Failed => closed.settles_window(),
                    Outcome::Countered { by: other } => closed.between(*by, *other).settles_window(),
                    // Calling a window off keeps its answers sealed.
                    Outcome::ActorLeft | Outcome::CalledOff | Outcome::GameEnded => closed,
                }
            }
            Event::InfluenceRemoved { by, of, .. } | Event::InfluenceSwapped { by, of, .. } => {
                Profile::consequence().done_to(*by, [of])
            }
            Event::Marked { on, .. } => match on {
                Marked::Player(player) => Profile::consequence().calls([player]),
                Marked::Npr(_) => Profile::consequence(),
            },
            Event::Dealt { player, .. } => Profile::act_with_draw().calls([player]),
            Event::Discarded { .. } => Profile::act(),
            Event::Reshuffled { .. } => Profile::consequence_with_draw(),
            // The hash does not reveal the order of the cards. The text does, but all of them have been revealed.
            Event::Shuffled { .. } | Event::ShuffleShown { .. } => Profile::consequence(),
            Event::ChargesSet { player, .. } => Profile::act().calls([player]),
        }
    }

    pub(in crate::games::realms) fn redacted_for(&self, viewer: Option<PlayerId>) -> Event {
        let mut redacted = self.clone();
        match &mut redacted {
            Event::Dealt { player, cards, names, .. } => {
                if viewer != Some(*player) {
                    cards.clear();
                    names.clear();
                }
            }
            Event::Shuffled { shuffle } | Event::Reshuffled { shuffle } => **shuffle = shuffle.redacted(),
            Event::Declared { .. }
            | Event::Countered { .. }
            | Event::Closed { .. }
            | Event::InfluenceRemoved { .. }
            | Event::InfluenceSwapped { .. }
            | Event::Marked { .. }
            | Event::Discarded { .. }
            | Event::ShuffleShown { .. }
            | Event::ChargesSet { .. } => {}
        }
        redacted
    }
}

pub(super) fn follow(state: &mut State, event: &Event) {
    match event {
        Event::Declared { player, deed, left, spent, targets, row, since, .. } => {
            state.pay(*player, *left);
            state.count_action(*player);
            spend(state, *player, *spent);
            if let Some(row) = row {
                state.covert.rows = *row;
                state.covert.window = Some(Window::new(*player, deed, (*row, *since), targets));
            }
        }
        Event::Countered { by, card, against, of, row, since } => {
            state.covert.lay_down(*by, *card);
            state.covert.rows = *row;
            if let Some(window) = &mut state.covert.window {
                window.counter((*by, *against), *of, (*row, *since));
            }
        }
        Event::Closed { outcome, .. } => {
            let window = state.covert.window.take();
            let outcome = *outcome;
            state.covert.past = window.map(|window| Past { window, outcome });
        }
        Event::InfluenceRemoved { of, area, count, .. } => take_away(state, *of, area, *count),
        Event::InfluenceSwapped { by, of, area, count } => {
            take_away(state, *of, area, *count);
            state.add(Piece::Influence, *by, area, *count);
        }
        Event::Marked { on, name, count, .. } => mark(state, on, name, *count),
        Event::Dealt { player, cards, .. } => state.covert.draw(*player, cards),
        Event::Discarded { player, card, .. } => state.covert.lay_down(*player, *card),
        Event::Shuffled { shuffle } => state.covert.deck.begin((**shuffle).clone()),
        Event::Reshuffled { shuffle } => state.covert.deck.reshuffle((**shuffle).clone()),
        Event::ShuffleShown { number, .. } => {
            let shuffles = &mut state.covert.deck.shuffles;
            if let Some(shuffle) = shuffles.get_mut(number) {
                shuffle.show_all();
            }
            // The newest is dealt from, even if it is empty.
            let newest = state.covert.deck.newest;
            shuffles.retain(|one, shuffle| *one == newest || !shuffle.is_open());
        }
        Event::ChargesSet { player, count, .. } => charge(state, *player, *count),
    }
}

fn spend(state: &mut State, player: PlayerId, spent: Spent) {
    match spent {
        Spent::Nothing => {}
        Spent::Charge { left } => charge(state, player, left),
        Spent::Card { card } => state.covert.lay_down(player, card),
    }
}

fn charge(state: &mut State, player: PlayerId, count: u32) {
    let charges = &mut state.covert.charges;
    match count {
        0 => charges.remove(&player),
        count => charges.insert(player, count),
    };
}

fn take_away(state: &mut State, of: PlayerId, area: &str, count: u32) {
    let has = state.board.place(area).map_or(0, |place| place.has(Piece::Influence, of));
    state.set(Piece::Influence, of, area, has.saturating_sub(count));
}

fn mark(state: &mut State, on: &Marked, name: &str, count: u32) {
    let marks = &mut state.covert.marks;
    match marks.iter_mut().find(|mark| mark.on == *on && mark.name == name) {
        Some(mark) => mark.count = count,
        None => marks.push(Mark { on: on.clone(), name: name.to_owned(), count }),
    }
}

impl Window {
    fn new(by: PlayerId, deed: &Deed, (row, since): (u64, Time), targets: &[PlayerId]) -> Window {
        let asked = targets.to_vec();
        Window {
            by,
            deed: deed.clone(),
            chain: 0,
            steps: vec![Step { row, since, against: by, asked, counters: Vec::new() }],
        }
    }

    /// Records a counter given in a row, and the player asked next: the one whose act it counters.
    fn counter(&mut self, (by, against): (PlayerId, PlayerId), of: u64, (row, since): (u64, Time)) {
        let answered = self.steps.iter().position(|step| step.row == of);
        if let Some(step) = answered.and_then(|n| self.steps.get_mut(n)) {
            step.counters.push(by);
        }
        // A counter against the action starts a chain; one against a counter continues it.
        self.chain = match answered {
            Some(0) => 1,
            _ => self.chain + 1,
        };
        self.steps.push(Step { row, since, against: by, asked: vec![against], counters: Vec::new() });
    }
}
