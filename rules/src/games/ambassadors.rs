//! The ambassadors ruleset: Diplomatic Relations after the board game Eclipse. Two players joined by a wormhole who
//! keep their ships apart exchange ambassadors, each with a cube that raises its owner's production. An act of
//! aggression breaks the relations and makes a traitor.

mod action;
mod board;
mod deal;
mod entered;
mod event;
mod invariants;
mod moderate;
mod refusal;
mod relations;
mod seat;
mod settings;
mod ships;
mod standing;
mod state;
mod terms;
mod tiles;

use crate::ids::{DealId, OfferId, PlayerId};
use crate::replaced;
use crate::ruleset::{self, Judgement, Ruleset, happened, without};
use crate::seating::Seating;
use crate::table::{self, Broken, OfferHeader, Viewer};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

pub use action::aggression;
pub use board::{
    Board, Change, Edit, Link, LinkKind, MOST_PLACES, Pieces, Place, Plan, PlannedLink, PlannedPieces, PlannedPlace,
    Sectors,
};
pub use deal::Clause;
pub use event::Event;
pub use moderate::{Correction, LAST_ROUND};
pub use refusal::Refusal;
pub use relations::{Clash, Condition, Joint, LEAST_PLAYERS, conditions, open_to};
pub use seat::{
    BEST_REPUTATION, CUBES, Cubes, MOST_SPACES, Population, Room, Seat, Space, SpaceKind, Species, TILES, TRACK_CUBES,
    Technology, Tile, production,
};
pub use settings::{EntryBy, Setting, Settings};
pub use ships::{TO_PIN_CLOAKED, movable, pinned, reachable};
pub use standing::{AMBASSADOR_POINTS, Standing, TRAITOR_POINTS, standings};
pub use state::State;
pub use terms::{Choice, Pick, Terms};

pub type GameContext<'a> = ruleset::GameContext<'a, State>;
type Actor<'a> = ruleset::Actor<'a, State>;
type Effect = ruleset::EffectOf<State>;
/// Why the game does not do what was ordered, or not yet.
pub type Refused = ruleset::Refused<State>;

pub const MOST_PLAYERS: usize = 9;

/// A player's order in this ruleset, other than an answer to an offer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Command {
    Species {
        species: Species,
    },
    /// Sets how many cubes are left on the author's population tracks; omitted tracks stay as they are.
    Population {
        materials: Option<u8>,
        science: Option<u8>,
        money: Option<u8>,
    },
    /// Sets whether the author has researched a technology.
    Technology {
        technology: Technology,
        has: bool,
    },
    BeginAction,
    EndAction,
    MoveShips {
        from: String,
        to: String,
        count: u32,
    },
    /// Sets how many ships the author has in a sector (E1.6).
    SetShips {
        sector: String,
        count: u32,
    },
    /// Takes a sector nobody controls (E1.6).
    TakeSector {
        sector: String,
    },
    /// Gives up a sector the author controls (E1.6).
    LeaveSector {
        sector: String,
    },
    /// Proposes Diplomatic Relations (E2).
    Propose {
        to: PlayerId,
        track: Population,
        space: Option<u8>,
    },
    /// Places a reputation tile that was drawn.
    PlaceReputation {
        value: u8,
        space: Option<u8>,
    },
    MoveTile {
        from: u8,
        to: u8,
    },
    ReturnReputation {
        space: u8,
    },
    /// Makes room for an ambassador (E2.5).
    MakeRoom(Room),
}

/// A consequence that a player must see and confirm before their order is carried out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Confirmation {
    /// The first action starts with too few players for relations (E2.1).
    BeginsWithFew { players: usize },
    /// Ending the action now is an act of aggression (E3.5), or ends pending proposals (E2.9).
    #[serde(rename = "aggression")]
    EndsAction {
        clashes: Vec<Clash>,
        /// The current holder of the Traitor tile.
        traitor: Option<PlayerId>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        proposals: Vec<OfferId>,
    },
    /// The ships would be where a partner has control or ships. Ending the action like that is an act of aggression
    /// (E3.5).
    MeetsPartners {
        clashes: Vec<Clash>,
        /// The current holder of the Traitor tile.
        traitor: Option<PlayerId>,
    },
    /// Loading a board replaces one with this many sectors.
    ReplacesBoard { sectors: usize },
}

impl Ruleset for State {
    without! { 'E': remarks }

    const NAME: &'static str = "ambassadors";
    const LETTER: char = 'E';

    type Command = Command;
    type Event = Event;
    type Terms = Terms;
    type Clause = Clause;
    type Pick = Pick;
    type Correction = Correction;
    type Confirmation = Confirmation;
    type Refusal = Refusal;
    type Setting = Setting;
    type Settings = Settings;

    fn redacted_for(&self, _: &Self::Settings, viewer: Viewer) -> Cow<'_, State> {
        let viewer = viewer.player;
        self.tiles_turned_over(viewer)
    }

    fn turns(&self) -> Option<&Seating> {
        Some(&self.seating)
    }

    fn change_seat(&mut self, seat: PlayerId, player: PlayerId) {
        *self = replaced(self, seat, player);
        self.board.places.iter_mut().for_each(Place::order_pieces);
    }

    fn evolve(&mut self, event: &Event) {
        State::evolve(self, event);
    }

    fn decide(at: &GameContext, by: &Actor, command: &Command) -> Result<Vec<Effect>, Refused> {
        let (state, player) = (at.game, by.player);
        let event = match command {
            Command::Species { species } => choose(at, player, *species)?,
            Command::Population { materials, science, money } => {
                populate(state, player, [*materials, *science, *money])?
            }
            Command::Technology { technology, has } => research(state, player, *technology, *has)?,
            Command::BeginAction => action::begin(at, by)?,
            Command::EndAction => return action::end(at, by),
            Command::MoveShips { from, to, count } => ships::sail(at, by, from, to, *count)?,
            Command::SetShips { sector, count } => entered::ships(at, by, sector, *count)?,
            Command::TakeSector { sector } => entered::take(at, by, sector)?,
            Command::LeaveSector { sector } => entered::leave(at, by, sector)?,
            Command::Propose { to, track, space } => {
                let proposed = relations::propose(at, (player, *to), *track, *space)?;
                return Ok(vec![Effect::Asks(proposed)]);
            }
            Command::PlaceReputation { value, space } => tiles::place(state, player, *value, *space)?,
            Command::MoveTile { from, to } => tiles::rearrange(state, player, *from, *to)?,
            Command::ReturnReputation { space } => tiles::give_up(state, player, *space)?,
            Command::MakeRoom(room) => {
                let events = tiles::make_room(state, player, *room)?.into_iter();
                return Ok(events.map(Effect::Happened).collect());
            }
        };
        Ok(vec![Effect::Happened(event)])
    }

    fn correct(at: &GameContext, by: &Actor, correction: &Correction) -> Result<Vec<Effect>, Refused> {
        moderate::correct(at, by, correction)
    }

    fn configure(settings: &mut Settings, setting: &Setting) {
        settings::configure(settings, *setting);
    }

    /// A returning player finds their seat as they left it.
    fn joins(at: &GameContext, player: PlayerId) -> Result<Vec<Effect>, Refused> {
        if at.game.seating.seated(at.roster).count() >= MOST_PLAYERS {
            return Err(Refusal::TableFull { most: MOST_PLAYERS }.into());
        }
        let first = !at.game.seats.contains_key(&player);
        let seated = first.then_some(Event::Seated { player });
        let counted = at.game.counts_joining(at.roster);
        Ok(happened(seated.into_iter().chain(counted)))
    }

    /// A player cannot leave during their action, because its end has to be judged first (E3.2).
    fn may_leave(at: &GameContext, player: PlayerId) -> Result<(), Refused> {
        at.game.seating.must_have_ended(player).map_err(|_| Refusal::LeavesInAction.into())
    }

    /// Ends the action of a player who is removed during it, without judging it.
    fn leaves(at: &GameContext, player: PlayerId) -> Vec<Effect> {
        let next = at.game.seating.after(at.roster, player);
        let ended = Effect::Happened(Event::ActionEnded { player, next, intrudes_on: Vec::new() });
        let active = at.game.seating.active == Some(player);
        active.then_some(ended).into_iter().collect()
    }

    fn clause_of_offer(offer: &OfferHeader, terms: &Terms) -> Option<deal::DealClause> {
        deal::of_offer(offer, terms)
    }

    fn picks_for_clause(at: &GameContext, clause: &deal::DealClause, player: PlayerId) -> Vec<Pick> {
        deal::picks(at, clause, player)
    }

    fn carry_out_clause(
        at: &GameContext,
        (_, clause): (DealId, &deal::DealClause),
        picks: [Option<&Pick>; 2],
    ) -> Result<Vec<Effect>, Refused> {
        deal::carry_out(at, clause, picks).map(happened)
    }

    fn judge(promises: &[deal::DealClause], happened: &[&Event]) -> Vec<Option<Judgement<Clause>>> {
        deal::judge(promises, happened)
    }

    fn accepted(at: &GameContext, offer: &OfferHeader, terms: &Terms, picks: &[Pick]) -> Result<Vec<Effect>, Refused> {
        let happened = terms::accepted(at, offer, terms, picks)?;
        Ok(happened.into_iter().map(Effect::Happened).collect())
    }

    fn taken_back(at: &GameContext, offer: &OfferHeader, terms: &Terms) -> Vec<Effect> {
        let happened = terms::taken_back(at.game, offer, terms);
        happened.map(Effect::Happened).into_iter().collect()
    }

    fn acts_towards(_: &GameContext, other: PlayerId) -> Vec<Command> {
        let propose = |track| Command::Propose { to: other, track, space: None };
        Population::ALL.map(propose).to_vec()
    }

    fn invariants(at: &GameContext) -> Vec<Broken> {
        invariants::invariants(at)
    }
}

/// Chooses a species, which determines the reputation track (E1.3). A track with tiles cannot change.
fn choose(at: &GameContext, by: PlayerId, species: Species) -> Result<Event, Refused> {
    let state = at.game;
    let seat = state.seat(by)?;
    let tiles = seat.track.iter().filter(|space| space.tile.is_some());
    let tiles = tiles.count();
    if tiles > 0 {
        return Err(Refusal::TilesOnTrack { tiles }.into());
    }
    let seated = state.seating.seated(at.roster);
    let others = seated.filter(|player| *player != by);
    let taken: Vec<PlayerId> =
        others.filter(|player| state.seats.get(player).is_some_and(|s| s.species == species)).collect();
    if taken.len() >= species.copies() {
        return Err(Refusal::SpeciesTaken { species, by: taken }.into());
    }
    Ok(Event::SpeciesChosen { player: by, species })
}

/// Sets the cubes on the author's population tracks, within the cubes they have (E1.2).
fn populate(state: &State, by: PlayerId, tracks: [Option<u8>; 3]) -> Result<Event, Refused> {
    let seat = state.seat(by)?;
    let mut after = seat.cubes;
    for (track, left) in Population::ALL.into_iter().zip(tracks) {
        let Some(left) = left else { continue };
        if left > TRACK_CUBES {
            return Err(Refusal::CubesOutOfRange { track, value: left, most: TRACK_CUBES }.into());
        }
        *after.on_mut(track) = left;
    }
    let (needs, has) = (after.sum(), seat.cubes.sum() + seat.placed);
    if needs > has {
        return Err(Refusal::NotEnoughCubes { needs, has }.into());
    }
    if after == seat.cubes {
        return Err(table::Refusal::NothingToChange.into());
    }
    Ok(Event::PopulationSet { player: by, before: seat.cubes, after })
}

/// Records whether a player has a technology, which is decided outside the bot (E3.4).
fn research(state: &State, by: PlayerId, technology: Technology, has: bool) -> Result<Event, table::Refusal> {
    let seat = state.seat(by)?;
    if seat.technologies.contains(&technology) == has {
        return Err(table::Refusal::NothingToChange);
    }
    Ok(Event::TechnologySet { player: by, technology, has })
}
