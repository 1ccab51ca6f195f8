//! Why the rules of this game forbid something, with the figures a player needs.

use super::access::Access;
use super::amounts::{Leverage, Money};
use super::hostile::HostileAct;
use super::technology::Technology;
use super::values::ValueFlaw;
use crate::ids::{OfferId, PlayerId, ShipId, TaskId};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Money is given and asked for in whole pieces, at least one (L2.1).
    AmountTooSmall {
        amount: Money,
    },
    NotEnoughMoney {
        player: PlayerId,
        needs: Money,
        has: Money,
    },
    /// Asking for a favour requires leverage of at least its cost (L4.2).
    NotEnoughLeverage {
        by: PlayerId,
        over: PlayerId,
        cost: Leverage,
        has: Leverage,
    },
    AccessAlreadyGranted {
        granter: PlayerId,
        grantee: PlayerId,
        access: Access,
    },
    /// A pending offer concerns the same access (L3.2).
    AccessPending {
        offer: OfferId,
        access: Access,
    },
    AccessNotGranted {
        granter: PlayerId,
        grantee: PlayerId,
        access: Access,
    },
    /// The access is suspended while this leverage over the granter is below 0 (L3.10).
    AccessSuspended {
        granter: PlayerId,
        access: Access,
        leverage: Leverage,
    },
    NoAccess {
        granter: PlayerId,
        access: Access,
    },
    /// The reset would change nothing.
    ResetByNothing,
    /// The reset exceeds the distance between the bounds.
    ResetTooLarge {
        amount: Leverage,
        most: Leverage,
    },
    /// A moderator's reset would change nothing (L7.2).
    NothingToReset {
        value: Leverage,
    },
    /// The value is outside the bounds of leverage (L7.2).
    LeverageOutOfRange {
        value: Leverage,
        least: Leverage,
        most: Leverage,
    },
    /// Some of the values are out of range, or a file cannot be read as values (H1.1, H1.3).
    BadValues {
        flaws: Vec<ValueFlaw>,
        /// How many flaws are not listed.
        more: usize,
    },
    /// The campaign already has these values.
    SameValues,

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
        owner: PlayerId,
        ship: String,
        task: TaskId,
    },
    ShipIdle {
        ship: String,
    },
    /// All of the ships are busy or lost.
    NoIdleShip {
        ships: usize,
    },
    NothingToStop,
    /// Several ships are busy.
    WhichShip,
    /// Only a lent ship can be reported lost.
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
    /// Another player's ship was named.
    NotTheirShip {
        ship: String,
        owner: PlayerId,
    },
    /// The player has no idle ship to lend in a deal.
    NoShipToLend {
        owner: PlayerId,
    },
    /// The place of aid is a planet (L10.3), and the system has several.
    NeedsPlanet {
        planets: Vec<String>,
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
    /// There is a map, and the player rules nothing on it (L11.2).
    NoSystems {
        player: PlayerId,
    },
    /// The map does not contain a system or planet of that name (L11.1).
    NotOnMap {
        place: String,
    },
    /// Without a map, the planet must be named if the report is enough (L6.5).
    WhichPlanet {
        host: PlayerId,
    },
    /// A planet on the map can be terraformed only once (L6.5).
    TerraformedBefore {
        place: String,
    },
    /// The same report is already waiting for confirmation.
    ReportPending {
        offer: OfferId,
    },
    /// The limit of pending favours between the two players is reached (L4.12).
    TooManyPending {
        of: PlayerId,
        most: u8,
    },
    /// A home cannot be given away (L9.5), and nobody can have two.
    HomeSystem {
        place: String,
        player: PlayerId,
    },

    NeedsTechnology {
        technology: Technology,
    },
    FullyUnlocked {
        technology: Technology,
    },
    /// A bonus technology requires tier V of either line (L9.2).
    NeedsTopTier {
        technology: Technology,
    },
    NotEnoughScience {
        needs: i64,
        has: i64,
    },

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

    CorrectionOutOfRange {
        value: i64,
        most: i64,
    },
    TooMuchToTake {
        needs: i64,
        has: i64,
    },
    /// One of all players does not have what would be taken from each (H3.2).
    TooMuchToTakeFrom {
        player: PlayerId,
        needs: i64,
        has: i64,
    },
    /// There are no active players to correct.
    NobodyPlays,
}
