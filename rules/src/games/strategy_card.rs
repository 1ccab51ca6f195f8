//! The strategy card ruleset: Diplomacy's primary and secondary ability after the board game Twilight Imperium. The
//! card's holder names a system, where every other player places a command token, and readies two planets. After
//! that, the others may spend a token to ready planets of their own.

mod board;
mod check;
mod event;
mod evolve;
mod initiative;
mod invariants;
mod moderate;
mod phase;
mod planets;
mod play;
mod refusal;
mod row;
mod secondary;
mod sheet;
mod standing;
mod state;
mod terms;
mod tokens;

use crate::ids::PlayerId;
use crate::replaced;
use crate::ruleset::{self, Never, OnlyWords, Ruleset, happened};
use crate::seating::Seating;
use crate::table::{Broken, OfferHeader, Roster, Viewer};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

pub use board::{
    Board, Change, Holds, MOST_PLANETS, MOST_SYSTEMS, Place, Plan, Planet, PlannedPlanet, PlannedSystem, Systems,
};
pub use check::{Condition, Deed, check};
pub use event::{Event, Spared};
pub use initiative::{DIPLOMACY, MOST_INITIATIVE, NAALU};
pub use moderate::Correction;
pub use play::{MOST_READIED, Playable, playable};
pub use refusal::Refusal;
pub use row::{Hindrance, Play, SecondaryRow, Share, Stand, hindrance, row};
pub use standing::{Shorthand, Standing, diplomacy_token, standings};
pub use state::{Card, Phase, State};
pub use terms::{Pick, Terms};
pub use tokens::{GAIN, Pool, Pools, Source, TOKENS, Tokens, tokens};

pub type GameContext<'a> = ruleset::GameContext<'a, State>;
type Actor<'a> = ruleset::Actor<'a, State>;
type Effect = ruleset::EffectOf<State>;
/// Why the game does not do what was ordered, or not yet.
pub type Refused = ruleset::Refused<State>;

pub const MOST_PLAYERS: usize = 8;

/// A player's order in this ruleset, other than an answer to a question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Command {
    /// Takes the card from the supply, in the strategy phase.
    TakeCard,
    /// Takes the strategic action (T2). The player is asked for omitted details if there is a choice.
    Play {
        system: Option<String>,
        planets: Vec<String>,
    },
    /// Starts the next phase, after a confirmation (T1.7).
    BeginPhase {
        phase: Phase,
    },
    BeginTurn,
    EndTurn,
    /// Records the lowest initiative among the author's cards (T1.9).
    Initiative {
        number: u8,
    },
    /// Moves tokens from reinforcements to the sheet. This answers the question of the status phase, if it is open
    /// (T4.4).
    Gain(Pools),
    /// Redistributes the tokens on the sheet.
    Redistribute(Pools),
    /// Returns tokens of a pool to reinforcements.
    Spend {
        pool: Pool,
        count: u8,
    },
    /// Places a token from reinforcements, as required by an effect (T4.3).
    PlaceToken {
        system: String,
    },
    /// Removes a token of the named player, or the author's own (T4.3).
    RemoveToken {
        system: String,
        player: Option<PlayerId>,
    },
    /// Activates a system with a token from the tactic pool (T4.1, T4.2).
    Activate {
        system: String,
    },
    Exhaust {
        planet: String,
    },
    Ready {
        planet: String,
    },
    /// Takes control of a planet, which arrives exhausted (T1.5).
    Control {
        planet: String,
    },
}

/// A consequence that a player must see and confirm before their order is carried out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Confirmation {
    PlaysDiplomacy(Box<Plays>),
    /// A phase starts (T1.7). The status phase returns tokens and readies planets (T4.4); any phase answers open
    /// questions about gained tokens.
    BeginsPhase {
        phase: Phase,
        tokens: u32,
        planets: u32,
        open: u32,
        active: Option<PlayerId>,
    },
    /// Another player's token is removed (T4.3).
    RemovesToken {
        player: PlayerId,
        system: String,
    },
    /// Loading a galaxy replaces one with this many systems.
    ReplacesGalaxy {
        systems: usize,
    },
}

/// The effects of a play (T2). Players are listed clockwise, starting to the left of the player who plays.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Plays {
    pub system: Option<String>,
    pub planets: Vec<String>,
    /// The players whose token comes from reinforcements.
    pub locked_out: Vec<PlayerId>,
    /// The players asked for a token from their sheet (T2.3).
    pub from_sheet: Vec<PlayerId>,
    /// The players who already have a token there (T2.4).
    pub there: Vec<PlayerId>,
    /// The players without any token (T2.7).
    pub without: Vec<PlayerId>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Settings {}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Setting {}

impl Command {
    /// Returns whether it names something in the galaxy, or plays the card there (T1.8).
    fn is_about_galaxy(&self) -> bool {
        match self {
            Command::Play { .. }
            | Command::PlaceToken { .. }
            | Command::RemoveToken { .. }
            | Command::Activate { .. }
            | Command::Exhaust { .. }
            | Command::Ready { .. }
            | Command::Control { .. } => true,
            Command::TakeCard
            | Command::BeginPhase { .. }
            | Command::BeginTurn
            | Command::EndTurn
            | Command::Initiative { .. }
            | Command::Gain(_)
            | Command::Redistribute(_)
            | Command::Spend { .. } => false,
        }
    }
}

impl Ruleset for State {
    const NAME: &'static str = "strategy-card";
    const LETTER: char = 'T';
    const GOES_ON: bool = true;

    type Command = Command;
    type Event = Event;
    type Terms = Terms;
    type Clause = OnlyWords;
    type Pick = Pick;
    type Correction = Correction;
    type Confirmation = Confirmation;
    type Refusal = Refusal;
    type Setting = Setting;
    type Settings = Settings;
    type Remark = Never<'T'>;

    fn turns(&self) -> Option<&Seating> {
        Some(&self.seating).filter(|_| self.phase == Some(Phase::Action))
    }

    fn next_in_turn(&self, roster: Roster<'_>, player: PlayerId) -> Option<PlayerId> {
        self.next_by_initiative(roster, player)
    }

    fn change_seat(&mut self, seat: PlayerId, player: PlayerId) {
        *self = replaced(self, seat, player);
        self.board.places.iter_mut().for_each(Place::order_pieces);
    }

    fn evolve(&mut self, event: &Event) {
        self.follow(event);
    }

    /// Everything is public.
    fn redacted_for(&self, _: &Self::Settings, _: Viewer) -> Cow<'_, State> {
        Cow::Borrowed(self)
    }

    fn decide(at: &GameContext, by: &Actor, command: &Command) -> Result<Vec<Effect>, Refused> {
        let (state, player) = (at.game, by.player);
        if command.is_about_galaxy() {
            play::must_have_galaxy(state)?;
        }
        let event = match command {
            Command::TakeCard => return phase::take_card(state, player),
            Command::Play { system, planets } => {
                return play::decide(at, by, system.as_deref(), planets);
            }
            Command::BeginPhase { phase } => return phase::begin(at, by, *phase),
            Command::BeginTurn => phase::begin_turn(state, player)?,
            Command::EndTurn => phase::end_turn(at, player)?,
            Command::Initiative { number } => initiative::record(at, player, *number)?,
            Command::Gain(pools) => return sheet::gain(at, player, *pools),
            Command::Redistribute(pools) => sheet::redistribute(state, player, *pools)?,
            Command::Spend { pool, count } => sheet::spend(state, player, *pool, *count)?,
            Command::PlaceToken { system } => sheet::place(state, player, system)?,
            Command::RemoveToken { system, player: whose } => return sheet::remove(at, by, system, *whose),
            Command::Activate { system } => sheet::activate(state, player, system)?,
            Command::Exhaust { planet } => planets::exhaust(state, player, planet)?,
            Command::Ready { planet } => planets::ready(state, player, planet)?,
            Command::Control { planet } => planets::control(state, player, planet)?,
        };
        Ok(happened([event]))
    }

    fn correct(at: &GameContext, by: &Actor, correction: &Correction) -> Result<Vec<Effect>, Refused> {
        moderate::correct(at, by, correction)
    }

    fn configure(_: &mut Settings, setting: &Setting) {
        match *setting {}
    }

    /// A returning player gets their seat back as they left it.
    fn joins(at: &GameContext, player: PlayerId) -> Result<Vec<Effect>, Refused> {
        if at.game.seating.seated(at.roster).count() >= MOST_PLAYERS {
            return Err(Refusal::TableFull { most: MOST_PLAYERS }.into());
        }
        let first = !at.game.sheets.contains_key(&player);
        Ok(happened(first.then_some(Event::Seated { player })))
    }

    /// A leaver keeps their tokens, their planets and the card, but not the active turn (T1.6).
    fn leaves(at: &GameContext, player: PlayerId) -> Vec<Effect> {
        let next = at.game.next_by_initiative(at.roster, player);
        let active = at.game.seating.active == Some(player);
        happened(active.then_some(Event::TurnEnded { player, next }))
    }

    fn accepted(at: &GameContext, offer: &OfferHeader, terms: &Terms, picks: &[Pick]) -> Result<Vec<Effect>, Refused> {
        terms::accepted(at, offer, terms, picks)
    }

    fn refused(at: &GameContext, offer: &OfferHeader, terms: &Terms) -> Vec<Effect> {
        terms::unanswered(at, offer, terms, false)
    }

    fn taken_back(at: &GameContext, offer: &OfferHeader, terms: &Terms) -> Vec<Effect> {
        terms::unanswered(at, offer, terms, true)
    }

    /// Acts against another player: removing one of their tokens (T4.3), or taking a planet (T1.5). Players who have
    /// neither are not targets.
    fn acts_towards(at: &GameContext, other: PlayerId) -> Vec<Command> {
        let token = at.game.board.with_pieces_of(other).next();
        let token = token.map(|system| Command::RemoveToken { system: system.name.clone(), player: Some(other) });
        let planet = at.game.planets_of(other).next();
        let planet = planet.map(|(_, planet)| Command::Control { planet: planet.name.clone() });
        token.into_iter().chain(planet).collect()
    }

    fn newest_row(&self) -> Option<u64> {
        let play = self.play.as_ref().filter(|play| play.seats.is_some());
        play.map(|play| play.number.into())
    }

    fn goes_on(at: &GameContext) -> Vec<Effect> {
        secondary::goes_on(at)
    }

    fn invariants(at: &GameContext) -> Vec<Broken> {
        invariants::invariants(at)
    }
}
