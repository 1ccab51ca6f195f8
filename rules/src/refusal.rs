//! Why an order is refused: one variant a reason, with the numbers a player needs. A refusal changes nothing.

use super::ambassadors::{Condition, Cubes, Population, SpaceKind, Species};
use super::amounts::{Leverage, Money};
use super::board::{Flaw, Spot};
use super::campaign::Ruleset;
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
    /// What was ordered belongs to another ruleset than the one that is played.
    OtherRuleset {
        plays: Ruleset,
        needs: Ruleset,
    },
    /// Nothing goes by the game's clock in this ruleset.
    NoPace {
        plays: Ruleset,
    },
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
    /// It is a question, to which no is no answer (E3.3).
    MustBeAnswered {
        offer: OfferId,
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
    NothingToChange,

    // Boards.
    BoardFull {
        most: usize,
    },
    SpotTaken {
        spot: Spot,
        place: String,
    },
    SpotOutOfRange {
        spot: Spot,
        most: i16,
    },
    SamePlace {
        place: String,
    },
    NoLink {
        from: String,
        to: String,
    },
    TooManyPieces {
        count: u32,
        most: u32,
    },
    /// A plan is refused as a whole: so many flaws are named, and so many more there are.
    BadBoard {
        flaws: Vec<Flaw>,
        more: usize,
    },
    SectorsOutOfRange {
        value: usize,
        most: usize,
    },
    /// Somebody's ships in a sector are named twice.
    CountedTwice,
    LinkedTwice {
        from: String,
        to: String,
    },
    NobodySits {
        seat: usize,
        seated: usize,
    },

    // Ambassadors.
    TableFull {
        most: usize,
    },
    SpeciesTaken {
        species: Species,
        by: Vec<PlayerId>,
    },
    /// A reputation track that holds something is not exchanged for another.
    TilesOnTrack {
        tiles: usize,
    },
    CubesOutOfRange {
        track: Population,
        value: u8,
        most: u8,
    },
    /// A player has only so many cubes that could lie on their tracks (E1.2).
    NotEnoughCubes {
        needs: u8,
        has: u8,
    },
    ActionRunning {
        active: PlayerId,
    },
    NotYourAction {
        active: Option<PlayerId>,
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
        /// So many ships of others pin one.
        each: u32,
    },
    NoWay {
        from: String,
        to: String,
    },
    /// Conditions of relations that are not met (E2.1 to E2.6).
    NoRelations {
        by: PlayerId,
        other: PlayerId,
        unmet: Vec<Condition>,
    },
    AlreadyProposed {
        offer: OfferId,
    },
    NoCubeOn {
        player: PlayerId,
        track: Population,
    },
    /// It is theirs to choose which track, and which space (E2.7, E3.3).
    MustPickTrack {
        offer: OfferId,
        cubes: Cubes,
        tracks: Vec<Population>,
        /// The spaces for an ambassador; none where it is about a cube only.
        spaces: Vec<u8>,
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
