//! Why the rules of this game do not allow something, with the numbers a player needs.

use super::row::Hindrance;
use super::state::Phase;
use super::tokens::{Pool, Pools};
use crate::ids::PlayerId;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    TableFull {
        most: usize,
    },
    /// What was ordered belongs to another phase (T1.7, T2.1).
    WrongPhase {
        needs: Phase,
        now: Option<Phase>,
    },
    /// The phases come one after the other (T1.7).
    NotNextPhase {
        phase: Phase,
        now: Option<Phase>,
        next: Phase,
    },
    /// The card is with a player already; it may be the one who asks for it.
    CardHeld {
        holder: PlayerId,
    },
    /// The card is with another player, or with none.
    NotYourCard {
        holder: Option<PlayerId>,
    },
    CardExhausted,
    /// Without a galaxy there is no system to play the card in, to activate or to lay a token in (T1.8).
    NoGalaxy,
    /// Initiative goes from 0 to this (T1.9).
    InitiativeOutOfRange {
        number: u8,
        most: u8,
    },
    /// Another player has that initiative (T1.9).
    InitiativeTaken {
        number: u8,
        by: PlayerId,
    },
    /// The player holds the Diplomacy card, so their lowest initiative is its own at most (T1.9).
    InitiativeOverCard {
        number: u8,
        card: u8,
    },
    /// A planet cannot be a player's and nobody's (T1.8).
    PlayerAndNobody {
        player: PlayerId,
    },
    /// The card is being resolved, and that has to end first (T2.1, T3.4).
    BeingResolved {
        by: PlayerId,
    },
    /// It is the Mecatol Rex system (T2.2).
    MecatolRex {
        system: String,
    },
    /// The player controls no planet there (T2.2).
    NoPlanetThere {
        system: String,
    },
    /// Not a no: one of these systems has to be chosen (T2.2).
    ChooseSystem {
        systems: Vec<String>,
    },
    /// Not a no: so many of these planets have to be chosen (T2.5), and `named` were.
    ChoosePlanets {
        planets: Vec<String>,
        count: usize,
        named: usize,
    },
    TooManyPlanets {
        named: usize,
        most: usize,
    },
    PlanetTwice {
        planet: String,
    },
    NoSuchPlanet {
        planet: String,
    },
    NotYourPlanet {
        planet: String,
        holder: Option<PlayerId>,
    },
    /// The planet is readied already.
    PlanetReadied {
        planet: String,
    },
    /// The planet is exhausted already.
    PlanetExhausted {
        planet: String,
    },
    /// The planet is the player's already.
    PlanetYours {
        planet: String,
    },
    /// A token of the player lies there; there is never a second one (T4.3). Who orders to activate the system cannot do that either (T4.1).
    TokenThere {
        player: PlayerId,
        system: String,
    },
    /// The token lies there already, so the player cannot activate the system (T4.1).
    CannotActivate {
        system: String,
    },
    NoTokenThere {
        player: PlayerId,
        system: String,
    },
    ReinforcementsShort {
        needs: u32,
        has: u8,
    },
    PoolShort {
        pool: Pool,
        needs: u8,
        has: u8,
    },
    /// Redistributing changes the sum of the sheet (T4.4).
    SumChanged {
        needs: u32,
        has: u32,
    },
    /// What was chosen does not come to what is to be gained (T4.4).
    GainMismatch {
        needs: u8,
        chosen: Pools,
    },
    /// A player has sixteen tokens (T1.3): `needs` would be on the sheet and in systems.
    TooManyTokens {
        player: PlayerId,
        needs: u32,
        most: u8,
    },
    /// The player asked cannot use the secondary ability now (T3.2).
    CannotUse {
        why: Hindrance,
    },
    // A file.
    /// That other system is the Mecatol Rex system already.
    MecatolTwice {
        system: String,
    },
    PlanetsOutOfRange {
        value: usize,
        most: usize,
    },
    CommaInName {
        planet: String,
    },
}
