//! Every refusal says what is wrong, with its numbers, and what to do.

mod ambassadors;

use super::*;
use chancery::discord::render::{cancel_label, confirm_label, refusal};
use chancery::rules::ids::{ShipId, TaskId};
use chancery::rules::leverage::{HostileAct, Technology};
use chancery::rules::{Closing, Outcome};

/// Returns one refusal of every kind that all rulesets share or that leverage has, with what its text must hold.
fn every_kind() -> Vec<(Refusal, &'static [&'static str])> {
    let (offer, access) = (OfferId(7), Access::Trade);
    let closed = |outcome, by| Refusal::OfferClosed {
        offer,
        closing: Closing {
            outcome,
            at: START,
            by,
        },
    };
    let technology = Technology::Harmony;
    let confirm = |confirmation| Refusal::MustConfirm(confirmation);
    let (a, b) = (Leverage::hundredths(150), Leverage::points(2));
    vec![
        (
            confirm(Confirmation::GiftOverflows {
                earns: a,
                swallowed: b,
            }),
            &["1.5", "2", "100"],
        ),
        (
            confirm(Confirmation::RefusalCosts {
                offer,
                asker: ADA,
                from: b,
                to: -a,
                opens: vec![],
            }),
            &["7", "<@100>", "3.5", "2 → -1.5"],
        ),
        (
            confirm(Confirmation::RefusalCosts {
                offer,
                asker: ADA,
                from: -a,
                to: -a,
                opens: vec![],
            }),
            &["7", "<@100>", "-1.5", "no more"],
        ),
        (confirm(Confirmation::EndsForGood { pending: 12 }), &["12"]),
        (Refusal::NameEmpty, &["/campaign create"]),
        (
            Refusal::NameTooLong {
                length: 61,
                most: 60,
            },
            &["61", "60"],
        ),
        (
            Refusal::NoteTooLong {
                length: 4000,
                most: 300,
            },
            &["4000", "300"],
        ),
        (
            Refusal::SpanOutOfRange {
                value: Span::hours(800),
                least: Span::hours(1),
                most: Span::hours(720),
            },
            &["33 days 8 hours", "1 hour", "30 days"],
        ),
        (
            Refusal::NotInCampaign { player: ADA },
            &["<@100>", "/campaign join"],
        ),
        (
            Refusal::NotInCampaign { player: BO },
            &["You do not", "/campaign join"],
        ),
        (
            Refusal::HasLeft { player: ADA },
            &["<@100>", "/campaign join"],
        ),
        (
            Refusal::HasLeft { player: BO },
            &["You have left", "/campaign join"],
        ),
        (Refusal::AlreadyPlays, &["/campaign info"]),
        (Refusal::ModeratorsOnly, &["/campaign info"]),
        (
            Refusal::Paused { since: START },
            &["<t:1800000000:f>", "<t:1800000000:R>", "/mod resume"],
        ),
        (Refusal::NotPaused, &["/mod pause"]),
        (
            Refusal::Ended { at: START },
            &["<t:1800000000:f>", "/campaign create"],
        ),
        (Refusal::Oneself, &["That is you"]),
        (Refusal::UnknownOffer { offer }, &["7", "/offers"]),
        (
            closed(Outcome::Accepted, Some(BO)),
            &["7", "you accepted", "<t:1800000000:f>"],
        ),
        (
            closed(Outcome::Accepted, Some(ADA)),
            &["7", "<@100> accepted", "/offers"],
        ),
        (
            closed(Outcome::Refused, Some(ADA)),
            &["7", "<@100> refused"],
        ),
        (
            closed(Outcome::Refused, None),
            &["7", "counted as a refusal"],
        ),
        (closed(Outcome::Lapsed, None), &["7", "lapsed"]),
        (
            closed(Outcome::Lapsed, Some(ADA)),
            &["7", "ended with the action"],
        ),
        (
            closed(Outcome::Withdrawn, Some(ADA)),
            &["7", "<@100> withdrew"],
        ),
        (
            closed(Outcome::Void, Some(ADA)),
            &["7", "<@100> took it off"],
        ),
        (
            Refusal::NotYoursToAnswer { offer, to: ADA },
            &["7", "<@100>", "/offers"],
        ),
        (
            Refusal::NotYoursToWithdraw { offer, from: ADA },
            &["7", "<@100>", "/refuse offer:7"],
        ),
        (
            Refusal::AmountTooSmall { amount: Money(0) },
            &["0 money", "1"],
        ),
        (
            Refusal::NotEnoughMoney {
                needs: Money(500),
                has: Money(120),
            },
            &["500", "120"],
        ),
        (
            Refusal::NotEnoughLeverage {
                over: ADA,
                cost: b,
                has: a,
            },
            &["costs 2 leverage", "you have 1.5 over <@100>", "/gift"],
        ),
        (
            Refusal::AccessAlreadyGranted {
                granter: BO,
                grantee: ADA,
                access,
            },
            &["<@100>", "trade", "your systems"],
        ),
        (
            Refusal::AccessAlreadyGranted {
                granter: ADA,
                grantee: BO,
                access,
            },
            &["<@100>", "trade", "You have"],
        ),
        (
            Refusal::AccessAlreadyGranted {
                granter: ADA,
                grantee: CY,
                access,
            },
            &["<@100>", "trade", "<@102>"],
        ),
        (
            Refusal::AccessPending { offer, access },
            &["7", "trade", "/accept offer:7", "/withdraw offer:7"],
        ),
        (
            Refusal::AccessNotGranted {
                grantee: ADA,
                access,
            },
            &["<@100>", "trade", "/grant-access"],
        ),
        (Refusal::ResetByNothing, &["0"]),
        (
            Refusal::ResetTooLarge {
                amount: Leverage::hundredths(20_001),
                most: Leverage::points(200),
            },
            &["200.01", "-200 to 200"],
        ),
        (
            confirm(Confirmation::ActCosts {
                against: ADA,
                price: b,
                from: a,
                to: a - b,
            }),
            &["costs you 2", "<@100>", "1.5 → -0.5"],
        ),
        (
            confirm(Confirmation::ActCosts {
                against: ADA,
                price: b,
                from: -a,
                to: -a,
            }),
            &["as low as it goes", "<@100>", "-1.5"],
        ),
        (
            confirm(Confirmation::RemovesPlayer {
                player: ADA,
                pending: 3,
            }),
            &["<@100>", "3 pending offers"],
        ),
        (
            confirm(Confirmation::Undoes {
                entries: 3,
                from: 41,
            }),
            &["newest 3 entries", "41"],
        ),
        (
            Refusal::NoAccess {
                granter: ADA,
                access,
            },
            &["<@100>", "trade", "/ask-favour access"],
        ),
        (Refusal::UnknownShip { ship: ShipId(9) }, &["9", "/ships"]),
        (Refusal::NotYourShip { ship: ShipId(9) }, &["9", "/ships"]),
        (
            Refusal::ShipLost { ship: name() },
            &["\\*Star", "/mod ship add"],
        ),
        (
            Refusal::ShipBusy {
                ship: name(),
                task: TaskId(3),
            },
            &["\\*Star", "/stop"],
        ),
        (Refusal::ShipIdle { ship: name() }, &["\\*Star", "/ships"]),
        (
            Refusal::NoIdleShip { ships: 0 },
            &["no ship", "/mod ship add"],
        ),
        (Refusal::NoIdleShip { ships: 3 }, &["3", "/stop"]),
        (Refusal::NothingToStop, &["/ships"]),
        (Refusal::WhichShip, &["/stop ship:"]),
        (
            Refusal::MustPickShip {
                offer,
                ships: vec![ShipId(1), ShipId(2)],
            },
            &["2", "/accept offer:7 ship:"],
        ),
        (Refusal::NotLent { ship: ShipId(9) }, &["9", "/ships"]),
        (
            Refusal::LimitOutOfRange {
                minutes: 0,
                most: 100_000,
            },
            &["0", "100000"],
        ),
        (
            Refusal::AidOutOfRange {
                minutes: 5,
                most: 4,
            },
            &["1 to 4", "5"],
        ),
        (
            Refusal::EmbassyOpen {
                host: ADA,
                task: TaskId(3),
            },
            &["<@100>", "/ships"],
        ),
        (Refusal::NoSuchPlace { place: name() }, &["\\*Star", "/map"]),
        (
            Refusal::NotTheirPlace {
                place: name(),
                host: ADA,
                ruler: Some(CY),
            },
            &["\\*Star", "<@100>", "<@102>", "/map"],
        ),
        (
            Refusal::NotTheirPlace {
                place: name(),
                host: ADA,
                ruler: None,
            },
            &["\\*Star", "ruled by nobody"],
        ),
        (
            Refusal::HomeSystem {
                place: name(),
                player: ADA,
            },
            &["\\*Star", "<@100>"],
        ),
        (Refusal::NameTaken { name: name() }, &["\\*Star"]),
        (
            Refusal::NeedsTechnology { technology },
            &["Galactic Harmony", "/technology list"],
        ),
        (
            Refusal::FullyUnlocked { technology },
            &["Galactic Harmony", "/technology list"],
        ),
        (
            Refusal::NeedsTopTier { technology },
            &["Galactic Harmony", "tier V"],
        ),
        (
            Refusal::NotEnoughScience {
                needs: 150,
                has: 20,
            },
            &["150", "20", "/research"],
        ),
        (
            Refusal::NotHostileEnough {
                against: ADA,
                act: HostileAct::ConquerCity,
                others: a,
                threshold: Leverage::points(-50),
            },
            &["<@100>", "1.5", "-50", "conquering a city", "/rights"],
        ),
        (
            Refusal::NothingConquered { against: ADA },
            &["<@100>", "/hostile conquer-city"],
        ),
        (
            Refusal::CountOutOfRange {
                value: 0,
                most: 1_000_000,
            },
            &["0", "1000000"],
        ),
        (Refusal::SamePlayer, &["same player"]),
        (
            Refusal::CorrectionOutOfRange { value: 0, most: 99 },
            &["0", "99"],
        ),
        (Refusal::TooMuchToTake { needs: 50, has: 7 }, &["50", "7"]),
        (Refusal::NoDeadline { offer }, &["7"]),
        (Refusal::NothingToUndo, &["nothing left"]),
        (Refusal::NothingToChange, &["as it is"]),
        (
            Refusal::QuietHoursOutOfRange { hour: 24 },
            &["24", "0 to 23"],
        ),
    ]
}

/// A name that would break out of its sentence.
fn name() -> String {
    "*Star".to_owned()
}

/// Says of what kind a refusal is. Breaks when a kind is added, to be listed here and above.
macro_rules! kinds {
    ($($kind:ident)*) => {
        const KINDS: &[&str] = &[$(stringify!($kind)),*];

        fn kind(refusal: &Refusal) -> &'static str {
            match refusal {
                $(Refusal::$kind { .. } => stringify!($kind),)*
            }
        }
    };
}

kinds! {
    MustConfirm NameEmpty NameTooLong NoteTooLong SpanOutOfRange NotInCampaign HasLeft AlreadyPlays
    ModeratorsOnly Paused NotPaused OtherRuleset NoPace Ended Oneself UnknownOffer OfferClosed
    NotYoursToAnswer NotYoursToWithdraw MustBeAnswered AmountTooSmall NotEnoughMoney
    NotEnoughLeverage AccessAlreadyGranted AccessPending AccessNotGranted ResetByNothing NoAccess
    UnknownShip NotYourShip ShipLost ShipBusy ShipIdle NoIdleShip NothingToStop WhichShip
    MustPickShip NotLent LimitOutOfRange AidOutOfRange EmbassyOpen NoSuchPlace NotTheirPlace
    HomeSystem NameTaken NeedsTechnology FullyUnlocked NeedsTopTier NotEnoughScience
    NotHostileEnough NothingConquered CountOutOfRange SamePlayer CorrectionOutOfRange TooMuchToTake
    NoDeadline NothingToUndo QuietHoursOutOfRange ResetTooLarge NothingToChange BoardFull SpotTaken
    SpotOutOfRange SamePlace NoLink TooManyPieces BadBoard SectorsOutOfRange CountedTwice
    LinkedTwice NobodySits TableFull SpeciesTaken TilesOnTrack CubesOutOfRange NotEnoughCubes
    ActionRunning NotYourAction NotEnoughShips ShipsPinned NoWay NoRelations AlreadyProposed
    NoCubeOn MustPickTrack TrackFull NoSuchSpace SpaceUnfit SpaceEmpty NoFreeSpace
    NoRoomForReputation ReputationOutOfRange AmbassadorStays SpacesOutOfRange TilesDoNotFit
    RoundOutOfRange NotRelated
}

#[test]
fn every_refusal_says_what_is_wrong_with_its_numbers() {
    let mut kinds = std::collections::BTreeSet::new();
    for (refused, expected) in every_kind().into_iter().chain(ambassadors::every_kind()) {
        kinds.insert(kind(&refused));
        let read = refusal(&english(), &refused, BO);
        assert!(!read.contains("No localization"), "{read}");
        assert!(!read.contains("not possible now"), "{refused:?}: {read}");
        assert!(!read.contains("{ $"), "{read}");
        assert!(read.chars().count() < 300, "{read}");
        for part in expected {
            assert!(read.contains(part), "{refused:?} lacks {part}:\n{read}");
        }
    }
    let missing: Vec<_> = KINDS.iter().filter(|kind| !kinds.contains(*kind)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn a_dear_favour() {
    let mut play = Play::of_three();
    play.act(ADA, gift(BO, 75, None));
    let refused = play.refused(ADA, Command::Leverage(ask_money(BO, 100, None)));
    assert_eq!(
        refusal(&english(), &refused, ADA),
        "That favour costs 2 leverage and you have 1.5 over <@101>. Gifts earn leverage: `/gift`."
    );
}

#[test]
fn every_confirmation_has_its_buttons() {
    for (refused, _) in every_kind().into_iter().chain(ambassadors::every_kind()) {
        if let Refusal::MustConfirm(needed) = refused {
            let (yes, no) = (confirm_label(&english(), &needed), cancel_label(&english()));
            assert!(!yes.is_empty() && !no.is_empty() && yes != no);
            assert!(yes.chars().count() <= 80 && no.chars().count() <= 80);
        }
    }
}
