//! The kinds of refusals, so that a test can find kinds without an example.

use chancery::rules::{Refusal, games};

/// Returns the kind of a refusal. A new kind breaks the build until it is listed below.
macro_rules! kinds {
    ({ $($Game:ident = $game:ident)* } $($owner:ident { $($kind:ident)* })*) => {
        pub const KINDS: &[&str] = &[
            "MustConfirm", "WhichPlace", "MustPick", "MustPickFor", "OtherRuleset", "NoPace", "BadBoard", "Clause",
            $($(concat!(stringify!($owner), " ", stringify!($kind)),)*)*
        ];

        pub mod of {
            use chancery::rules::games::{$($game),*};
            use chancery::rules::{board, deal, seating, table};

            $(pub fn $owner(refusal: &$owner::Refusal) -> &'static str {
                use $owner::Refusal as No;
                match refusal {
                    $(No::$kind { .. } => concat!(stringify!($owner), " ", stringify!($kind)),)*
                }
            })*
        }

        pub fn kind(refusal: &Refusal) -> &'static str {
            match refusal {
                Refusal::MustConfirm(_) => "MustConfirm",
                Refusal::MustPick { .. } => "MustPick",
                Refusal::MustPickFor { .. } => "MustPickFor",
                Refusal::WhichPlace { .. } => "WhichPlace",
                Refusal::OtherRuleset { .. } => "OtherRuleset",
                Refusal::NoPace { .. } => "NoPace",
                Refusal::BadBoard { .. } => "BadBoard",
                Refusal::Clause { .. } => "Clause",
                Refusal::Table(refusal) => of::table(refusal),
                Refusal::Deal(refusal) => of::deal(refusal),
                Refusal::Board(_, refusal) => of::board(refusal),
                Refusal::Seating(_, refusal) => of::seating(refusal),
                $(Refusal::Game(games::Refusal::$Game(refusal)) => of::$game(refusal),)*
                // Nim does not have refusals of its own.
                Refusal::Game(games::Refusal::Nim(never)) => match *never {},
            }
        }
    };
}

kinds! {
    { Leverage = leverage Ambassadors = ambassadors StrategyCard = strategy_card Realms = realms }
    table {
        NameEmpty NameTooLong NameTaken NoSuchPlace NoteTooLong SpanOutOfRange CountOutOfRange NoLanguage
        QuietHoursOutOfRange QuietHoursEmpty NotAway NotInCampaign HasLeft AlreadyPlays PlaysAlready EntryClosed
        EntryAsked EntryNotAsked NoEmptySeat HasSeat SeatAsked SeatNotAsked Paused NotPaused PlayHasBegun PlayedThere ScheduledTooFar ScheduleFull NotScheduled NothingToAnnounce Ended Oneself
        UnknownOffer OfferClosed AnswerSealed NotYoursToAnswer NotYoursToWithdraw MustBeAnswered TooSoon
        NotInFuture PauseTooLong ExtendedEnough ModeratorsOnly SamePlayer NothingToChange NoDeadline NothingToUndo
        ShownToAll NotYoursToTakeBack TakeBackAsked AnswerFinal TakeBackAnswered TakeBackOver SecondAsked SecondNotPrivate SecondNotYours
        NotAskedToAgree AgreedAlready
    }
    deal {
        Off Parties NamedTwice Unknown NotParty Over Unsent NotADraft NotInDeal TooManyClauses NoClauses NoSuchClause
        Idle Unchanged TooManyOpen NeedsTime TakesNoTime NoText NotPrivate Replaced SignedAlready NotSigned NotSender
        SignAgain ChooseFirst NoClauseFor CounteredAlready TimePassed UnknownPromise PromiseOver JudgedByRules NotGivenToYou NotGivenByYou NotDoubted
        DoubtedAlready CannotSay
    }
    board {
        BoardFull SpotTaken SpotOutOfRange SamePlace NoLink TooManyPieces
        NotPlanned PlacesOutOfRange CountedTwice LinkedTwice
    }
    seating {
        ActionRunning NotYourAction NobodySits
    }
    leverage {
        AmountTooSmall NotEnoughMoney NotEnoughLeverage AccessAlreadyGranted AccessPending
        AccessNotGranted NoAccess AccessSuspended ResetByNothing ResetTooLarge LeverageOutOfRange UnknownShip NotYourShip ShipLost
        ShipBusy ShipIdle NoIdleShip NothingToStop WhichShip NotLent LimitOutOfRange
        AidOutOfRange NotTheirShip NoShipToLend NeedsPlanet EmbassyOpen NotTheirPlace NoSystems NotOnMap WhichPlanet TerraformedBefore ReportPending
        TooManyPending HomeSystem NeedsTechnology FullyUnlocked
        NeedsTopTier NotEnoughScience NotHostileEnough NothingConquered CountOutOfRange
        CorrectionOutOfRange TooMuchToTake TooMuchToTakeFrom NobodyPlays NothingToReset BadValues SameValues
    }
    ambassadors {
        TableFull LeavesInAction SpeciesTaken TilesOnTrack CubesOutOfRange NotEnoughCubes NotEnoughShips
        ShipsPinned ModeratorsEnter SectorControlled NotYourSector NoWay NoRelations OutOfAction ChosenSpaceTaken AlreadyProposed NoCubeOn TrackFull NoSuchSpace SpaceUnfit
        SpaceEmpty NoFreeSpace NoRoomForReputation ReputationOutOfRange AmbassadorStays
        SpacesOutOfRange TilesDoNotFit RoundOutOfRange NotRelated
    }
    strategy_card {
        TableFull WrongPhase NotNextPhase CardHeld NotYourCard CardExhausted NoGalaxy InitiativeOutOfRange InitiativeTaken
        InitiativeOverCard PlayerAndNobody BeingResolved
        MecatolRex NoPlanetThere ChooseSystem ChoosePlanets TooManyPlanets PlanetTwice NoSuchPlanet
        NotYourPlanet PlanetReadied PlanetExhausted PlanetYours TokenThere CannotActivate
        NoTokenThere ReinforcementsShort PoolShort SumChanged GainMismatch TooManyTokens CannotUse
        MecatolTwice PlanetsOutOfRange CommaInName
    }
    realms {
        TableFull Unmet NoSuchRealm NoSuchArea NoSuchZone NoSuchProvince NoSuchNode NoMap NoRealm NotAnNpr
        IsAnNpr IsVassal AllyAsEnemy ChooseLeaving NotYourRealm GameBegun ChooseAreas ChoosePayment PlaysRealm RealmTaken AreaTwice
        ChooseCount TooManyInDucats
        ChooseClaims PowerShort DucatsShort PurseShort DucatsOutOfTurn OutOfRange SettingOutOfRange AreaFull Distant AllOwned SupplyShort
        TooManyAlliances TooManyMarriages NotEntered SlotsShort NoSuchMerchant MerchantThere ProvinceTwice
        CapitalTwice CapitalOfNone SeatTwice SeatWithoutRealm AllyOfPlayer VassalOtherwise OnlyOfPlayer
        SeatCountedTwice NodeNowhere ListedTwice NextToItself CountOutOfRange Covert Trade
    }
}
