//! Why the rules of this game do not allow something, with the numbers a player needs.

use super::board::Piece;
use super::condition::Condition;
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
    /// There is no map, and so no player has a realm.
    NoMap,
    /// The player plays no realm, for all were dealt before.
    NoRealm {
        player: PlayerId,
    },
    /// The realm is a player's, and an NPR is needed.
    NotAnNpr {
        realm: String,
        player: PlayerId,
    },
    /// The realm is a vassal of this player, and an NPR is needed (U3.8).
    IsVassal {
        realm: String,
        of: PlayerId,
    },
    /// An ally is not called against itself.
    AllyAsEnemy {
        realm: String,
    },
    /// Not a no: so much influence leaves areas of the NPR, and the player has to say which of what lies there (U3.6, U3.7).
    ChooseLeaving {
        realm: String,
        count: u32,
        areas: Vec<(String, u32)>,
    },
    /// No player plays the realm, so it is not one of those that can be chosen.
    IsAnNpr {
        realm: String,
    },
    /// Another player plays the realm.
    NotYourRealm {
        realm: String,
        player: PlayerId,
    },
    /// Realms are chosen before the first turn.
    GameBegun,
    /// The player has a realm, and only a player without one is given one.
    PlaysRealm {
        player: PlayerId,
        realm: String,
    },
    /// A player at the table plays the realm, so it is not free.
    RealmTaken {
        realm: String,
        player: PlayerId,
    },
    /// Not a no: one or more of these areas have to be chosen (U2.2).
    ChooseAreas {
        areas: Vec<Reachable>,
        /// How much influence the player can place in all, by what they have to pay with and in supply.
        most: u32,
    },
    /// Not a no: the player has to say how so much influence is paid, in one of these ways (U2.1).
    ChoosePayment {
        areas: Vec<(String, u32)>,
        ways: Vec<Payment>,
    },
    /// An area is named twice.
    AreaTwice {
        area: String,
    },
    /// An action places one influence at least.
    PlacesNothing {
        area: String,
    },
    /// So many of the influence after the first can be paid in ducats, and more were to be (U2.1).
    TooManyInDucats {
        named: u32,
        most: u32,
    },
    /// Not a no: one or more areas have to be named (U4.1).
    ChooseClaims {
        areas: Vec<String>,
        /// How many claims the player can place, by what they have to pay with and in supply.
        most: u32,
    },
    /// The player has less than is taken away.
    PowerShort {
        needs: u32,
        has: u32,
    },
    DucatsShort {
        needs: u32,
        has: u32,
    },
    /// A number is beyond what can be kept.
    OutOfRange {
        value: u32,
        most: u32,
    },
    /// There would be more influence in the area than fits, all players together (U2.3).
    AreaFull {
        area: String,
        would_be: u32,
        most: u32,
    },
    /// Influence cannot lie on a distant continent (U2.4).
    Distant {
        area: String,
    },
    /// Influence cannot lie where player realms own all provinces (U2.4).
    AllOwned {
        area: String,
    },
    /// A moderator places more than is left in a player's supply.
    SupplyShort {
        kind: Token,
        player: PlayerId,
        needs: u32,
        left: u32,
    },
    /// A player has so many alliances in play at most (U3.3).
    TooManyAlliances {
        player: PlayerId,
        most: u32,
    },
    /// A player has so many marriages in play at most (U3.5).
    TooManyMarriages {
        player: PlayerId,
        most: u32,
    },
    /// Players place these by their actions, and do not enter how many there are (U1.6).
    NotEntered {
        kind: Piece,
    },
    /// All slots of the zone would be taken, and more (U5.2).
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
    /// A player has one merchant in a node (U5.4).
    MerchantThere {
        player: PlayerId,
        node: String,
    },
    SettingOutOfRange {
        value: u32,
        least: u32,
        most: u32,
    },
    // A file.
    ProvinceTwice {
        province: String,
    },
    /// A realm has one capital.
    CapitalTwice {
        realm: String,
    },
    /// The capital of no realm: the province has no owner.
    CapitalOfNone,
    /// A seat has one realm.
    SeatTwice {
        seat: usize,
    },
    /// A seat without a realm has pieces.
    SeatWithoutRealm {
        seat: usize,
    },
    /// Only an NPR has an ally.
    AllyOfPlayer,
    /// A vassal is neither a player's own realm nor anybody's ally.
    VassalOtherwise,
    /// What only a player realm has.
    OnlyOfPlayer,
    /// The pieces of a seat in one place are named twice.
    SeatCountedTwice {
        seat: usize,
    },
    /// A node lies in one area or at sea zones, and this one lies in both or in neither.
    NodeNowhere,
    /// A name is listed twice.
    ListedTwice {
        name: String,
    },
    /// An area or a zone is adjacent to itself without a word.
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

/// The kinds of tokens that a player has a supply of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Token {
    Influence,
    Claims,
    Alliances,
}
