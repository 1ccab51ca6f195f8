//! Why the rules of this game forbid something, with the figures a player needs.

use super::board::Piece;
use super::condition::{Condition, Price};
use super::covert;
use super::influence::{Payment, Reachable};
use super::trade;
use crate::ids::PlayerId;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    TableFull {
        most: usize,
    },
    /// These conditions of an action are not met (U7.1).
    Unmet {
        unmet: Vec<Condition>,
    },
    NoSuchRealm {
        realm: String,
    },
    NoSuchArea {
        area: String,
    },
    NoSuchZone {
        zone: String,
    },
    NoSuchProvince {
        province: String,
    },
    NoSuchNode {
        node: String,
    },
    /// No map is loaded, so nobody has a realm.
    NoMap,
    /// All realms were dealt before the player joined.
    NoRealm {
        player: PlayerId,
    },
    /// The order requires an NPR, but the realm has a player.
    NotAnNpr {
        realm: String,
        player: PlayerId,
    },
    /// The order requires an NPR, but the realm is this player's vassal (U3.8).
    IsVassal {
        realm: String,
        of: PlayerId,
    },
    /// An ally cannot be called against itself.
    AllyAsEnemy {
        realm: String,
    },
    /// Not final: the player has to choose which influence leaves the NPR's areas (U3.6, U3.7).
    ChooseLeaving {
        realm: String,
        count: u32,
        areas: Vec<(String, u32)>,
    },
    /// The realm is not one of those to choose from, because nobody plays it.
    IsAnNpr {
        realm: String,
    },
    /// Another player plays the realm.
    NotYourRealm {
        realm: String,
        player: PlayerId,
    },
    /// Realms can only be chosen before the first turn.
    GameBegun,
    /// The player already has a realm, so cannot be given one.
    PlaysRealm {
        player: PlayerId,
        realm: String,
    },
    /// A current player has the realm, so it is not free.
    RealmTaken {
        realm: String,
        player: PlayerId,
    },
    /// Not final: the player has to choose one or more of these areas (U2.2).
    ChooseAreas {
        areas: Vec<Reachable>,
        /// The total influence the player can place, given their purse and supply.
        most: u32,
    },
    /// Not final: the player has to say how much influence goes to this area, up to `most` (U2.3).
    ChooseCount {
        area: String,
        /// The influence there, all players combined.
        there: u32,
        most: u32,
    },
    /// Not final: the player has to choose one of these ways to pay for the influence (U2.1).
    ChoosePayment {
        areas: Vec<(String, u32)>,
        ways: Vec<Payment>,
    },
    AreaTwice {
        area: String,
    },
    /// More of the influence after the first was to be paid in ducats than is allowed (U2.1).
    TooManyInDucats {
        named: u32,
        most: u32,
    },
    /// Not final: the player has to name one or more areas (U4.1).
    ChooseClaims {
        areas: Vec<String>,
        /// The number of claims the player can place, given their purse and supply.
        most: u32,
    },
    /// The player has too little power to take this much away.
    PowerShort {
        needs: u32,
        has: u32,
    },
    DucatsShort {
        needs: u32,
        has: u32,
    },
    /// A player's purse lacks power or ducats for a clause of a deal.
    PurseShort {
        player: PlayerId,
        needs: Price,
        has: Price,
    },
    /// Ducats pass only in the turn of one of the two (D2).
    DucatsOutOfTurn {
        from: PlayerId,
        to: PlayerId,
        active: Option<PlayerId>,
    },
    /// A number is too large to be stored.
    OutOfRange {
        value: u32,
        most: u32,
    },
    /// The area would have too much influence, all players combined (U2.3).
    AreaFull {
        area: String,
        would_be: u32,
        most: u32,
    },
    /// Influence cannot be on a distant continent (U2.4).
    Distant {
        area: String,
    },
    /// Influence cannot be where player realms own all provinces (U2.4).
    AllOwned {
        area: String,
    },
    /// A moderator places more than the player's supply has.
    SupplyShort {
        kind: Token,
        player: PlayerId,
        needs: u32,
        left: u32,
    },
    /// A player cannot have more alliances than this (U3.3).
    TooManyAlliances {
        player: PlayerId,
        most: u32,
    },
    /// A player cannot have more marriages than this (U3.5).
    TooManyMarriages {
        player: PlayerId,
        most: u32,
    },
    /// Players place these by actions, so their number cannot be entered (U1.6).
    NotEntered {
        kind: Piece,
    },
    /// The zone does not have enough slots (U5.2).
    SlotsShort {
        zone: String,
        slots: u32,
        would_be: u32,
    },
    NoSuchMerchant {
        player: PlayerId,
        number: usize,
        has: usize,
    },
    /// A player can have only one merchant in a node (U5.4).
    MerchantThere {
        player: PlayerId,
        node: String,
    },
    SettingOutOfRange {
        value: u32,
        least: u32,
        most: u32,
    },
    ProvinceTwice {
        province: String,
    },
    /// A realm can have only one capital.
    CapitalTwice {
        realm: String,
    },
    /// Only an owned province can be its owner's capital.
    CapitalOfNone,
    /// A seat can have only one realm.
    SeatTwice {
        seat: usize,
    },
    SeatWithoutRealm {
        seat: usize,
    },
    /// Only an NPR can have an ally.
    AllyOfPlayer,
    /// A vassal cannot be a player's own realm, or anyone's ally.
    VassalOtherwise,
    /// Only a player realm can have this.
    OnlyOfPlayer,
    /// The pieces of a seat in one place are listed twice.
    SeatCountedTwice {
        seat: usize,
    },
    /// A node must be either in one area or at sea zones; this one is in both or neither.
    NodeNowhere,
    ListedTwice {
        name: String,
    },
    /// An area or a zone is listed as adjacent to itself.
    NextToItself {
        name: String,
    },
    CountOutOfRange {
        value: usize,
        least: usize,
        most: usize,
    },
    Covert(covert::Refusal),
    Trade(trade::Refusal),
}

/// The kinds of tokens in a player's supply.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Token {
    Influence,
    Claims,
    Alliances,
}
