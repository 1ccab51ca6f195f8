//! Nim (`docs/rules/nim.md`): players take matches from heaps in turn. It is the smallest ruleset there can be: it shows what a new one has to
//! bring, and is built for developers only.

use crate::ids::PlayerId;
use crate::ruleset::{self, Happening, Ruleset, happened, without};
use crate::seating::Seating;
use crate::table::Broken;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

type At<'a> = ruleset::At<'a, State>;
type Actor<'a> = ruleset::Actor<'a, State>;
type Effect = ruleset::EffectOf<State>;
type Refused = ruleset::Refused<State>;

/// How many matches lie in each heap at first (N1.1).
pub const HEAPS: [u32; 3] = [3, 4, 5];

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// How many have been taken from each heap.
    pub taken: [u32; 3],
    #[serde(flatten)]
    pub seating: Seating,
    pub winner: Option<PlayerId>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Command {
    /// Takes matches from a heap, counted from 1 (N1.2).
    Take { heap: usize, matches: u32 },
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A player sat down, or is back; it is their turn if it was no other's.
    Seated { player: PlayerId },
    /// `next` is to take now; without a next the player has won.
    Took {
        player: PlayerId,
        heap: usize,
        matches: u32,
        next: Option<PlayerId>,
    },
    /// A player left in their turn.
    Passed { next: Option<PlayerId> },
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    Alone,
    /// With a winner the game is over (N1.4).
    NotYourTurn {
        active: Option<PlayerId>,
        winner: Option<PlayerId>,
    },
    NoSuchHeap {
        heap: usize,
        most: usize,
    },
    /// The heap has so many.
    MatchesOutOfRange {
        most: u32,
    },
}

impl Ruleset for State {
    without! { 'N': offers, corrections, confirmations, settings, remarks }

    const NAME: &'static str = "nim";
    const LETTER: char = 'N';

    type Command = Command;
    type Event = Event;
    type Refusal = Refusal;

    fn veiled(&self, _: Option<PlayerId>) -> Cow<'_, State> {
        Cow::Borrowed(self)
    }

    fn evolve(&mut self, event: &Event) {
        match event {
            Event::Seated { player } => {
                self.seating.sit(*player);
                self.seating.active = self.seating.active.or(Some(*player));
            }
            Event::Took {
                player,
                heap,
                matches,
                next,
            } => {
                self.taken[heap - 1] += matches;
                self.seating.active = *next;
                self.winner = next.is_none().then_some(*player);
            }
            Event::Passed { next } => self.seating.active = *next,
        }
    }

    fn decide(at: &At, by: &Actor, command: &Command) -> Result<Vec<Effect>, Refused> {
        let (game, player) = (at.game, by.player);
        let Command::Take { heap, matches } = *command;
        if game.seating.active != Some(player) {
            let (active, winner) = (game.seating.active, game.winner);
            return Err(Refusal::NotYourTurn { active, winner }.into());
        }
        let next = game
            .seating
            .after(at.roster, player)
            .ok_or(Refusal::Alone)?;
        let left = game.left();
        let has = left.get(heap.wrapping_sub(1)).copied();
        let most = has.ok_or(Refusal::NoSuchHeap {
            heap,
            most: left.len(),
        })?;
        if !(1..=most).contains(&matches) {
            return Err(Refusal::MatchesOutOfRange { most }.into());
        }
        let next = (left.iter().sum::<u32>() > matches).then_some(next);
        let took = Event::Took {
            player,
            heap,
            matches,
            next,
        };
        Ok(happened([took]))
    }

    fn joins(_: &At, player: PlayerId) -> Result<Vec<Effect>, Refused> {
        Ok(happened([Event::Seated { player }]))
    }

    fn leaves(at: &At, player: PlayerId) -> Vec<Effect> {
        let next = at.game.seating.after(at.roster, player);
        let active = at.game.seating.active == Some(player);
        happened(active.then_some(Event::Passed { next }))
    }

    fn invariants(at: &At) -> Vec<Broken> {
        let all_gone = at.game.taken == HEAPS;
        let wrong = all_gone != at.game.winner.is_some();
        let told = "a game without matches is won, and no other".to_owned();
        Vec::from_iter(wrong.then_some(Broken(told)))
    }
}

impl State {
    pub fn left(&self) -> Vec<u32> {
        let left = HEAPS.iter().zip(self.taken);
        left.map(|(heap, taken)| heap - taken).collect()
    }
}

impl Happening for Event {
    fn is_act(&self) -> bool {
        matches!(self, Event::Took { .. })
    }

    fn calls(&self) -> Vec<PlayerId> {
        match self {
            Event::Seated { .. } => Vec::new(),
            Event::Took { next, .. } | Event::Passed { next } => next.iter().copied().collect(),
        }
    }

    fn veiled(&self, _: Option<PlayerId>) -> Event {
        self.clone()
    }
}
