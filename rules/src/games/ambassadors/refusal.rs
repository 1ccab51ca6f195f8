//! Why the rules of this game forbid something, with the figures a player needs.

use super::relations::Condition;
use super::seat::{Population, SpaceKind, Species};
use crate::ids::{OfferId, PlayerId};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    TableFull {
        most: usize,
    },
    /// A player who has begun an action ends it before they leave.
    LeavesInAction,
    SpeciesTaken {
        species: Species,
        by: Vec<PlayerId>,
    },
    /// A reputation track with tiles on it cannot be replaced.
    TilesOnTrack {
        tiles: usize,
    },
    CubesOutOfRange {
        track: Population,
        value: u8,
        most: u8,
    },
    /// The player does not have enough cubes for these tracks (E1.2).
    NotEnoughCubes {
        needs: u8,
        has: u8,
    },
    NotEnoughShips {
        sector: String,
        needs: u32,
        has: u32,
    },
    /// Some of them are pinned (E3.4).
    ShipsPinned {
        sector: String,
        needs: u32,
        has: u32,
        pinned: u32,
        /// How many ships of others pin one.
        each: u32,
    },
    /// In this campaign, moderators enter changes to ships and sectors (E1.6).
    ModeratorsEnter,
    /// Someone already controls the sector, possibly the player who asks (E1.6).
    SectorControlled {
        sector: String,
        by: PlayerId,
    },
    NotYourSector {
        sector: String,
        by: Option<PlayerId>,
    },
    NoWay {
        from: String,
        to: String,
    },
    /// Unmet conditions of relations (E2.1 to E2.6).
    NoRelations {
        by: PlayerId,
        other: PlayerId,
        unmet: Vec<Condition>,
    },
    /// Relations in a deal need the action of one of the two (D2).
    OutOfAction {
        one: PlayerId,
        other: PlayerId,
        active: Option<PlayerId>,
    },
    /// The space that a player chose when they signed is no longer free for an ambassador (D4.2).
    ChosenSpaceTaken {
        player: PlayerId,
        space: u8,
    },
    AlreadyProposed {
        offer: OfferId,
    },
    NoCubeOn {
        player: PlayerId,
        track: Population,
    },
    TrackFull {
        track: Population,
        most: u8,
    },
    NoSuchSpace {
        space: u8,
        most: usize,
    },
    SpaceUnfit {
        space: u8,
        kind: SpaceKind,
        taken: bool,
    },
    SpaceEmpty {
        space: u8,
    },
    NoFreeSpace,
    NoRoomForReputation,
    ReputationOutOfRange {
        value: u8,
        most: u8,
    },
    /// An ambassador cannot be given back (E3.1).
    AmbassadorStays {
        of: PlayerId,
    },
    SpacesOutOfRange {
        value: usize,
        most: usize,
    },
    TilesDoNotFit {
        player: PlayerId,
    },
    RoundOutOfRange {
        round: u32,
        most: u32,
    },
    NotRelated {
        one: PlayerId,
        other: PlayerId,
    },
}
