//! Nim (`docs/rules/nim.md`): players take turns to remove matches from heaps. It is the smallest ruleset that uses
//! the whole contract: the game asks, a player picks, chance draws hidden numbers, and turns time out. For developers
//! only.

use crate::ruleset::{self, GameEvent, NewOffer, OfferTerms, OnlyWords, Profile, Refused, Ruled, Ruleset, without};
use crate::table::{Broken, OfferHeader, Viewer};
use crate::{ids::PlayerId, seating::Seating};
use serde::{Deserialize, Serialize};
use std::{borrow::Cow, collections::BTreeMap};

type GameContext<'a> = ruleset::GameContext<'a, State>;

/// The initial number of matches in each heap (N1.1).
pub const HEAPS: [u32; 3] = [3, 4, 5];

/// The highest number that a player can draw; the lowest is 1 (N2.1).
pub const MOST_NUMBER: u32 = 3;

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// The number of matches taken from each heap.
    pub taken: [u32; 3],
    #[serde(flatten)]
    pub seating: Seating,
    pub winner: Option<PlayerId>,
    /// Each player's secret limit for one move (N2.1).
    #[serde(default)]
    pub numbers: BTreeMap<PlayerId, u32>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A player sat down or returned. If no player was active, it is their turn. A new player drew a number.
    Seated {
        player: PlayerId,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        number: Option<u32>,
    },
    /// `next` moves next; without a next player, `player` has won.
    Took { player: PlayerId, heap: usize, matches: u32, next: Option<PlayerId> },
    /// A player left on their turn, or ran out of time (N1.3).
    Passed { next: Option<PlayerId> },
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Terms {
    /// The move of the player whose turn it is (N1.2).
    Turn,
}

impl Ruleset for State {
    without! { 'N': commands, corrections, confirmations, settings, remarks }

    const NAME: &'static str = "nim";
    const LETTER: char = 'N';
    const GOES_ON: bool = true;

    type Event = Event;
    type Terms = Terms;
    type Clause = OnlyWords;
    /// A heap, counted from 1, and the number of matches to take.
    type Pick = (usize, u32);

    fn redacted_for(&self, _: &Self::Settings, viewer: Viewer) -> Cow<'_, State> {
        let viewer = viewer.player;
        let open = |player: &PlayerId| self.winner.is_some() || Some(*player) == viewer;
        let mut redacted = self.clone();
        redacted.numbers.retain(|player, _| open(player));
        Cow::Owned(redacted)
    }

    fn evolve(&mut self, event: &Event) {
        match event {
            Event::Seated { player, number } => {
                self.seating.sit(*player);
                self.seating.active = self.seating.active.or(Some(*player));
                self.numbers.extend(number.map(|number| (*player, number)));
            }
            Event::Took { player, heap, matches, next } => {
                self.taken[heap - 1] += matches;
                self.seating.active = *next;
                self.winner = next.is_none().then_some(*player);
            }
            Event::Passed { next } => self.seating.active = *next,
        }
    }

    /// A new player draws a number (N2.1).
    fn joins(at: &GameContext, player: PlayerId) -> Ruled<Self> {
        let is_new = at.game.seating.position(player).is_none();
        let number = is_new.then(|| 1 + at.chance.below(&player.to_string(), MOST_NUMBER));
        Ok(ruleset::happened([Event::Seated { player, number }]))
    }

    fn leaves(at: &GameContext, player: PlayerId) -> Vec<ruleset::EffectOf<Self>> {
        let next = at.game.seating.after(at.roster, player);
        let active = at.game.seating.active == Some(player);
        ruleset::happened(active.then_some(Event::Passed { next }))
    }

    fn goes_on(at: &GameContext) -> Vec<ruleset::EffectOf<Self>> {
        let waits = at.game.winner.is_none() && at.pending.is_empty();
        let two = at.roster.active().count() > 1;
        let active = at.game.seating.active.filter(|_| waits && two);
        let asks = |one| ruleset::Effect::Asks(NewOffer::new(None, one, Terms::Turn));
        active.map(asks).into_iter().collect()
    }

    fn accepted(at: &GameContext, asked: &OfferHeader, _: &Terms, picked: &[(usize, u32)]) -> Ruled<Self> {
        let (game, player) = (at.game, asked.to);
        let picks = game.picks(player);
        let Some(&(heap, matches)) = picks.iter().find(|pick| picked == [**pick]) else {
            let (offer, most) = (asked.id, 1);
            return Err(Refused::MustPick { offer, picks, most });
        };
        let next = game.seating.after(at.roster, player).unwrap_or(player);
        let next = (game.left().iter().sum::<u32>() > matches).then_some(next);
        Ok(ruleset::happened([Event::Took { player, heap, matches, next }]))
    }

    fn taken_back(at: &GameContext, asked: &OfferHeader, _: &Terms) -> Vec<ruleset::EffectOf<Self>> {
        Self::leaves(at, asked.to)
    }

    fn invariants(at: &GameContext) -> Vec<Broken> {
        let wrong = (at.game.taken == HEAPS) != at.game.winner.is_some();
        let told = || Broken("a game without matches is won, and no other".to_owned());
        wrong.then(told).into_iter().collect()
    }
}

impl State {
    pub fn left(&self) -> [u32; 3] {
        std::array::from_fn(|n| HEAPS[n] - self.taken[n])
    }

    /// Returns a player's possible moves (N1.2), limited to one match if their number is hidden.
    fn picks(&self, player: PlayerId) -> Vec<(usize, u32)> {
        let most = self.numbers.get(&player).copied().unwrap_or(1);
        let takes = |(heap, left): (usize, u32)| (1..=left.min(most)).map(move |n| (heap, n));
        (1..).zip(self.left()).flat_map(takes).collect()
    }
}

impl OfferTerms for Terms {
    fn refusal_costs(&self) -> bool {
        false
    }

    fn may_be_refused(&self) -> bool {
        false
    }

    fn redacted_for(&self, _: &OfferHeader, _: Option<PlayerId>) -> Cow<'_, Terms> {
        Cow::Borrowed(self)
    }
}

impl GameEvent for Event {
    fn profile(&self) -> Profile {
        match self {
            Event::Seated { number: Some(_), .. } => Profile::consequence_with_draw(),
            Event::Seated { number: None, .. } | Event::Took { .. } | Event::Passed { .. } => Profile::consequence(),
        }
    }

    fn begins_play(&self) -> bool {
        matches!(self, Event::Took { .. })
    }

    fn written(&mut self) -> Option<(PlayerId, &mut Option<String>)> {
        None
    }

    fn redacted_for(&self, viewer: Option<PlayerId>) -> Event {
        match *self {
            Event::Seated { player, .. } if viewer != Some(player) => {
                let number = None;
                Event::Seated { player, number }
            }
            Event::Seated { .. } | Event::Took { .. } | Event::Passed { .. } => self.clone(),
        }
    }
}
