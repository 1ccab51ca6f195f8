//! Why the rules of this game do not allow something, with the numbers a player needs.

use super::access::Access;
use super::amounts::{Leverage, Money};
use super::hostile::HostileAct;
use super::technology::Technology;
use crate::ids::{OfferId, PlayerId, ShipId, TaskId};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Money is given and asked in whole pieces, at least one (L2.1).
    AmountTooSmall {
        amount: Money,
    },
    NotEnoughMoney {
        needs: Money,
        has: Money,
    },
    /// A favour can be asked only with leverage of at least its cost (L4.2).
    NotEnoughLeverage {
        over: PlayerId,
        cost: Leverage,
        has: Leverage,
    },
    AccessAlreadyGranted {
        granter: PlayerId,
        grantee: PlayerId,
        access: Access,
    },
    /// The same access is the matter of an offer that is still pending (L3.2).
    AccessPending {
        offer: OfferId,
        access: Access,
    },
    AccessNotGranted {
        grantee: PlayerId,
        access: Access,
    },
    NoAccess {
        granter: PlayerId,
        access: Access,
    },
    /// An amount that would leave everything as it is.
    ResetByNothing,
    /// No reset can move a leverage further than from one bound to the other.
    ResetTooLarge {
        amount: Leverage,
        most: Leverage,
    },
    /// No leverage can be set to a value outside of its bounds (L7.2).
    LeverageOutOfRange {
        value: Leverage,
        most: Leverage,
    },

    // Ships, places and what goes on with the game's clock.
    UnknownShip {
        ship: ShipId,
    },
    NotYourShip {
        ship: String,
    },
    ShipLost {
        ship: String,
    },
    ShipBusy {
        ship: String,
        task: TaskId,
    },
    ShipIdle {
        ship: String,
    },
    /// All of them are busy, or lost.
    NoIdleShip {
        ships: usize,
    },
    NothingToStop,
    /// Several of them are busy.
    WhichShip,
    /// Only a ship that is lent can be reported lost.
    NotLent {
        ship: String,
    },
    LimitOutOfRange {
        minutes: i64,
        most: i64,
    },
    AidOutOfRange {
        minutes: i64,
        most: i64,
    },
    EmbassyOpen {
        host: PlayerId,
        task: TaskId,
    },
    NotTheirPlace {
        place: String,
        host: PlayerId,
        ruler: Option<PlayerId>,
    },
    /// Where there is a map, a player who rules nothing has no systems (L11.2).
    NoSystems {
        player: PlayerId,
    },
    /// The map has no system or planet of that name (L11.1).
    NotOnMap {
        place: String,
    },
    /// Where the report is enough and there is no map, the planet has to be named (L6.5).
    WhichPlanet {
        host: PlayerId,
    },
    /// A planet on the map is terraformed once (L6.5).
    TerraformedBefore {
        place: String,
    },
    /// The same was reported, and waits to be confirmed.
    ReportPending {
        offer: OfferId,
    },
    /// So many favours may wait between two players (L4.12).
    TooManyPending {
        of: PlayerId,
        most: u8,
    },
    /// A home is not given away (L9.5), and no player has two.
    HomeSystem {
        place: String,
        player: PlayerId,
    },

    // Technology.
    NeedsTechnology {
        technology: Technology,
    },
    FullyUnlocked {
        technology: Technology,
    },
    /// A bonus technology needs tier V of either line (L9.2).
    NeedsTopTier {
        technology: Technology,
    },
    NotEnoughScience {
        needs: i64,
        has: i64,
    },

    // Hostile acts.
    /// The other's leverage is not below the threshold (L6.2).
    NotHostileEnough {
        against: PlayerId,
        act: HostileAct,
        others: Leverage,
        threshold: Leverage,
    },
    NothingConquered {
        against: PlayerId,
    },
    CountOutOfRange {
        value: i64,
        most: i64,
    },

    // Moderation.
    CorrectionOutOfRange {
        value: i64,
        most: i64,
    },
    TooMuchToTake {
        needs: i64,
        has: i64,
    },
}
