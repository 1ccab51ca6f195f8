//! Why an order is refused: one variant a reason, with the numbers a player needs. A refusal changes nothing.

use super::amounts::{Leverage, Money};
use super::command::Confirmation;
use super::ids::{OfferId, PlayerId, ShipId, TaskId};
use super::leverage::{Access, HostileAct, Technology};
use super::offer::Closing;
use super::time::{Span, Time};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Not a no: whoever ordered it has to see this first and agree.
    MustConfirm(Confirmation),

    // The campaign and who plays in it.
    NameEmpty,
    NameTooLong {
        length: usize,
        most: usize,
    },
    NoteTooLong {
        length: usize,
        most: usize,
    },
    SpanOutOfRange {
        value: Span,
        least: Span,
        most: Span,
    },
    NotInCampaign {
        player: PlayerId,
    },
    HasLeft {
        player: PlayerId,
    },
    AlreadyPlays,
    ModeratorsOnly,
    Paused {
        since: Time,
    },
    NotPaused,
    Ended {
        at: Time,
    },
    Oneself,

    // Offers.
    UnknownOffer {
        offer: OfferId,
    },
    OfferClosed {
        offer: OfferId,
        closing: Closing,
    },
    /// Somebody else owes the answer (L4.4).
    NotYoursToAnswer {
        offer: OfferId,
        to: PlayerId,
    },
    NotYoursToWithdraw {
        offer: OfferId,
        from: PlayerId,
    },

    // Leverage.
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
    /// An amount that would leave everything as it is.
    ResetByNothing,
    /// No reset can move a leverage further than from one bound to the other.
    NoAccess {
        granter: PlayerId,
        access: Access,
    },

    // Ships, places and what goes on with the game's clock.
    UnknownShip {
        ship: ShipId,
    },
    NotYourShip {
        ship: ShipId,
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
    /// Several could go: the owner picks one (L10.1).
    MustPickShip {
        offer: OfferId,
        ships: Vec<ShipId>,
    },
    /// Only a ship that is lent can be reported lost.
    NotLent {
        ship: ShipId,
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
    NoSuchPlace {
        place: String,
    },
    NotTheirPlace {
        place: String,
        host: PlayerId,
        ruler: Option<PlayerId>,
    },
    /// Nobody gives their home (L9.5), and nobody has two.
    HomeSystem {
        place: String,
        player: PlayerId,
    },
    NameTaken {
        name: String,
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
    SamePlayer,
    CorrectionOutOfRange {
        value: i64,
        most: i64,
    },
    TooMuchToTake {
        needs: i64,
        has: i64,
    },
    /// The offer waits for ever as it is.
    NoDeadline {
        offer: OfferId,
    },
    NothingToUndo,
    QuietHoursOutOfRange {
        hour: u8,
    },

    ResetTooLarge {
        amount: Leverage,
        most: Leverage,
    },
}
