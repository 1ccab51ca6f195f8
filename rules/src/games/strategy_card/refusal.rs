//! Why the rules of this game forbid something, with the figures a player needs.

use super::row::Hindrance;
use super::state::Phase;
use super::tokens::{Pool, Pools};
use crate::ids::PlayerId;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    TableFull {
        most: usize,
    },
    /// The order belongs to another phase (T1.7, T2.1).
    WrongPhase {
        needs: Phase,
        now: Option<Phase>,
    },
    /// Phases follow a fixed order (T1.7).
    NotNextPhase {
        phase: Phase,
        now: Option<Phase>,
        next: Phase,
    },
    /// A player already holds the card, possibly the one who asks for it.
    CardHeld {
        holder: PlayerId,
    },
    /// Someone else holds the card, or nobody does.
    NotYourCard {
        holder: Option<PlayerId>,
    },
    CardExhausted,
    /// No galaxy is loaded, so the card, activations and tokens have no systems (T1.8).
    NoGalaxy,
    /// The initiative is not between 0 and this (T1.9).
    InitiativeOutOfRange {
        number: u8,
        most: u8,
    },
    /// Another player has that initiative (T1.9).
    InitiativeTaken {
        number: u8,
        by: PlayerId,
    },
    /// The player holds the Diplomacy card, so their lowest initiative is at most the card's own (T1.9).
    InitiativeOverCard {
        number: u8,
        card: u8,
    },
    /// A planet cannot have a holder and no holder (T1.8).
    PlayerAndNobody {
        player: PlayerId,
    },
    /// The card has to be resolved first (T2.1, T3.4).
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
    /// Not final: the player has to choose one of these systems (T2.2).
    ChooseSystem {
        systems: Vec<String>,
    },
    /// Not final: the player has to choose this many of these planets (T2.5); they named `named`.
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
    PlanetReadied {
        planet: String,
    },
    PlanetExhausted {
        planet: String,
    },
    /// The planet already belongs to the player.
    PlanetYours {
        planet: String,
    },
    /// The player already has a token there, and there is never a second one (T4.3). This also prevents an activation
    /// (T4.1).
    TokenThere {
        player: PlayerId,
        system: String,
    },
    /// The token is already there, so the player cannot activate the system (T4.1).
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
    /// Redistributing must not change the total of the sheet (T4.4).
    SumChanged {
        needs: u32,
        has: u32,
    },
    /// The choice does not add up to the tokens gained (T4.4).
    GainMismatch {
        needs: u8,
        chosen: Pools,
    },
    /// A player has sixteen tokens (T1.3), but this needs `needs` on the sheet and in systems.
    TooManyTokens {
        player: PlayerId,
        needs: u32,
        most: u8,
    },
    /// The player asked cannot use the secondary ability now (T3.2).
    CannotUse {
        why: Hindrance,
    },
    /// That other system is already the Mecatol Rex system.
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
