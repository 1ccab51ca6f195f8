//! Every refusal says what is wrong, with the figures, and what to do.

mod ambassadors;
mod boards;
mod costs;
mod deals;
mod kinds;
mod leaving;
mod places_and_reports;
mod realms;
mod strategy_card;

use super::*;
use boards::name;
use chancery::discord::render::{cancel_label, confirm_label, refusal};
use chancery::rules::games::leverage::values::{ValueFlaw, Wrong};
use chancery::rules::games::leverage::{self, HostileAct, Lack, Refusal as No, Technology};
use chancery::rules::ids::{ShipId, TaskId};
use chancery::rules::table::Refusal as Table;
use chancery::rules::{Closing, Outcome};
use kinds::{KINDS, kind};

/// Returns one refusal of every kind that is shared by all rulesets or specific to leverage, with the parts its text
/// must contain.
fn every_kind() -> Vec<(Refusal, &'static [&'static str])> {
    let (offer, access) = (OfferId(7), Access::Trade);
    let closed = |outcome, by| {
        Refusal::from(Table::OfferClosed {
            offer,
            closing: Closing {
                outcome,
                at: START,
                by,
                moderator: None,
                unsealed: false,
                unable: None,
                joint: true,
                again: false,
            },
        })
    };
    let unable = |player| match closed(Outcome::Unable, None) {
        Refusal::Table(Table::OfferClosed { offer, closing }) => {
            Refusal::from(Table::OfferClosed { offer, closing: Closing { unable: player, ..closing } })
        }
        refusal => refusal,
    };
    let technology = Technology::Harmony;
    let confirm = |confirmation| Refusal::MustConfirm(confirmation);
    let (a, b) = (Leverage::hundredths(150), Leverage::points(2));
    vec![
        (
            confirm(Confirmation::from(leverage::Confirmation::GiftOverflows { earns: a, swallowed: b, limit: None })),
            &["1.5", "2", "100"],
        ),
        (confirm(Confirmation::EndsForGood { pending: 12 }), &["12"]),
        (Refusal::from(Table::NameEmpty), &["no visible characters", "`Spiral Arm`"]),
        (Refusal::from(Table::NameTooLong { length: 61, most: 60 }), &["61", "60"]),
        (Refusal::from(Table::NoteTooLong { length: 4000, most: 300 }), &["4000", "300"]),
        (
            Refusal::from(Table::SpanOutOfRange {
                value: Span::hours(800),
                least: Span::hours(1),
                most: Span::hours(720),
            }),
            &["33 days 8 hours", "1 hour", "30 days"],
        ),
        (Refusal::from(Table::NoLanguage { tag: "tlh".to_owned() }), &["tlh", "`en`"]),
        (Refusal::from(Table::NotInCampaign { player: ADA }), &["<@100>", "/campaign join"]),
        (Refusal::from(Table::NotInCampaign { player: BO }), &["You are not", "/campaign join"]),
        (Refusal::from(Table::HasLeft { player: ADA }), &["<@100>", "/campaign join"]),
        (Refusal::from(Table::HasLeft { player: BO }), &["You have left", "/campaign join"]),
        (Refusal::from(Table::AlreadyPlays), &["/campaign info"]),
        (Refusal::from(Table::PlaysAlready { player: BO }), &["<@101>"]),
        (Refusal::from(Table::EntryClosed), &["/mod settings entry:"]),
        (Refusal::from(Table::EntryAsked), &["/mod admit"]),
        (Refusal::from(Table::EntryNotAsked { player: BO }), &["<@101>", "/campaign join"]),
        (Refusal::from(Table::SecondNotYours { by: ADA }), &["<@100>"]),
        (Refusal::from(Table::SecondAsked { until: START }), &["another player"]),
        (Refusal::from(Table::SecondNotPrivate), &["moderator-plays"]),
        (Refusal::from(Table::NoEmptySeat { seat: BO }), &["<@101>", "/campaign claim"]),
        (Refusal::from(Table::HasSeat { player: BO }), &["/campaign join"]),
        (Refusal::from(Table::SeatAsked), &["/campaign claim"]),
        (Refusal::from(Table::SeatNotAsked { player: BO, seat: CY }), &["<@101>", "<@102>"]),
        (Refusal::from(Table::ModeratorsOnly), &["/campaign info"]),
        (Refusal::from(Table::Paused { since: START }), &["<t:1800000000:f>", "<t:1800000000:R>", "/mod resume"]),
        (Refusal::from(Table::NotPaused), &["/mod pause"]),
        (Refusal::from(Table::ScheduledTooFar { latest: START }), &["too far", "<t:1800000000:f>"]),
        (Refusal::from(Table::ScheduleFull { most: 20 }), &["20", "/mod schedule cancel"]),
        (Refusal::from(Table::NotScheduled { number: 7 }), &["7", "/mod schedule list"]),
        (Refusal::from(Table::NothingToAnnounce), &["text is empty"]),
        (Refusal::from(Table::PlayHasBegun), &["too late", "/mod settings"]),
        (Refusal::from(Table::PlayedThere), &["another channel"]),
        (Refusal::from(Table::Ended { at: START }), &["<t:1800000000:f>", "/campaign create"]),
        (Refusal::from(Table::Oneself), &["That is you"]),
        (Refusal::from(Table::UnknownOffer { offer }), &["7", "/offers"]),
        (closed(Outcome::Accepted, Some(BO)), &["7", "you accepted", "<t:1800000000:f>"]),
        (closed(Outcome::Accepted, Some(ADA)), &["7", "<@100> accepted", "/offers"]),
        (closed(Outcome::Refused, Some(ADA)), &["7", "<@100> refused"]),
        (closed(Outcome::Refused, None), &["7", "counted as a refusal"]),
        (closed(Outcome::Lapsed, None), &["7", "lapsed"]),
        (closed(Outcome::Lapsed, Some(ADA)), &["7", "ended it with another act"]),
        (closed(Outcome::Withdrawn, Some(ADA)), &["7", "<@100> withdrew"]),
        (closed(Outcome::Void, Some(ADA)), &["7", "<@100> voided it"]),
        (unable(Some(BO)), &["7", "you could not carry it out", "without loss"]),
        (unable(Some(ADA)), &["7", "<@100> could not carry it out", "without loss"]),
        (unable(None), &["7", "it ended without loss"]),
        (Refusal::from(Table::NotYoursToAnswer { offer, to: ADA }), &["7", "<@100>", "/offers"]),
        (Refusal::from(Table::NotYoursToWithdraw { offer, from: ADA.into() }), &["7", "<@100>", "/refuse offer:7"]),
        (Refusal::from(Table::NotYoursToWithdraw { offer, from: None }), &["7", "the game", "/accept offer:7"]),
        (Refusal::from(No::AmountTooSmall { amount: Money(0) }), &["0 money", "1"]),
        (
            Refusal::from(No::NotEnoughMoney { player: BO, needs: Money(500), has: Money(120) }),
            &["500", "you have 120"],
        ),
        (
            Refusal::from(No::NotEnoughMoney { player: ADA, needs: Money(500), has: Money(120) }),
            &["500", "<@100> has 120"],
        ),
        (
            Refusal::from(No::NotEnoughLeverage { by: BO, over: ADA, cost: b, has: a }),
            &["costs 2 leverage", "you have 1.5 over <@100>", "/gift"],
        ),
        (
            Refusal::from(No::NotEnoughLeverage { by: ADA, over: BO, cost: b, has: a }),
            &["costs 2 leverage", "<@100> has 1.5 over you"],
        ),
        (
            Refusal::from(No::NotEnoughLeverage { by: ADA, over: CY, cost: b, has: a }),
            &["costs 2 leverage", "<@100> has 1.5 over <@102>"],
        ),
        (
            Refusal::from(No::AccessAlreadyGranted { granter: BO, grantee: ADA, access }),
            &["<@100>", "trade", "your systems"],
        ),
        (
            Refusal::from(No::AccessAlreadyGranted { granter: ADA, grantee: BO, access }),
            &["<@100>", "trade", "You already have"],
        ),
        (Refusal::from(No::AccessAlreadyGranted { granter: ADA, grantee: CY, access }), &["<@100>", "trade", "<@102>"]),
        (Refusal::from(No::AccessPending { offer, access }), &["7", "trade", "/accept offer:7", "/withdraw offer:7"]),
        (
            Refusal::from(No::AccessNotGranted { granter: BO, grantee: ADA, access }),
            &["<@100>", "trade", "your systems", "/grant-access"],
        ),
        (Refusal::from(No::AccessNotGranted { granter: ADA, grantee: BO, access }), &["You have no trade", "<@100>"]),
        (Refusal::from(No::AccessNotGranted { granter: ADA, grantee: CY, access }), &["<@102>", "trade", "<@100>"]),
        (Refusal::from(No::ResetByNothing), &["0"]),
        (
            Refusal::from(No::ResetTooLarge { amount: Leverage::hundredths(20_001), most: Leverage::points(200) }),
            &["200.01", "-200 to 200"],
        ),
        (
            Refusal::from(No::LeverageOutOfRange {
                value: Leverage::points(150),
                least: Leverage::points(-100),
                most: Leverage::points(100),
            }),
            &["150 is out of range", "-100 to 100"],
        ),
        (Refusal::from(No::TooMuchToTakeFrom { player: CY, needs: 50, has: 20 }), &["<@102>", "50", "20"]),
        (Refusal::from(No::NobodyPlays), &["Nobody plays"]),
        (Refusal::from(No::SameValues), &["already has these values"]),
        (
            Refusal::from(No::BadValues {
                flaws: vec![ValueFlaw {
                    path: "schmooze[2]".to_owned(),
                    problem: Wrong::OutOfRange { least: Leverage::ZERO, most: Leverage::points(10_000) },
                }],
                more: 3,
            }),
            &["not loaded", "schmooze[2]", "0 to 10000", "3 more"],
        ),
        (
            confirm(Confirmation::from(leverage::Confirmation::WithdrawalCosts { offer: OfferId(7), cost: a })),
            &["offer 7", "1.5 leverage", "stays spent"],
        ),
        (
            confirm(Confirmation::from(leverage::Confirmation::Unable {
                offer,
                asker: ADA,
                lack: Lack::Money { needs: Money(500), has: Money(120) },
                returns: a,
            })),
            &["when <@100> asked", "120 of the 500 money", "offer 7 costs you nothing", "1.5 leverage back"],
        ),
        (
            confirm(Confirmation::from(leverage::Confirmation::Unable {
                offer,
                asker: ADA,
                lack: Lack::Ship,
                returns: b,
            })),
            &["you have no ship"],
        ),
        (confirm(Confirmation::from(leverage::Confirmation::HasNoShip { of: ADA })), &["<@100> has no ship", "Ask?"]),
        (confirm(Confirmation::Leaves { settled: Vec::new(), ends: None }), &["no pending offers", "Leave?"]),
        (confirm(Confirmation::RemovesPlayer { player: ADA, pending: 3 }), &["<@100>", "3 pending offers"]),
        (confirm(Confirmation::Undoes { entries: 3, from: 41, second: false }), &["newest 3 rulings", "41"]),
        (Refusal::from(No::NoAccess { granter: ADA, access }), &["<@100>", "trade", "/ask-favour access"]),
        (
            Refusal::from(No::AccessSuspended { granter: ADA, access, leverage: Leverage::points(-3) }),
            &["<@100>", "trade", "-3", "negative"],
        ),
        (Refusal::from(No::UnknownShip { ship: ShipId(9) }), &["9", "/ships"]),
        (Refusal::from(No::NotYourShip { ship: name() }), &["\\*Star", "/ships"]),
        (Refusal::from(No::ShipLost { ship: name() }), &["\\*Star", "/mod ship add"]),
        (Refusal::from(No::ShipBusy { owner: BO, ship: name(), task: TaskId(3) }), &["\\*Star", "/stop"]),
        (Refusal::from(No::ShipBusy { owner: ADA, ship: name(), task: TaskId(3) }), &["\\*Star", "<@100>'s ship"]),
        (Refusal::from(No::ShipIdle { ship: name() }), &["\\*Star", "/ships"]),
        (Refusal::from(No::NoIdleShip { ships: 0 }), &["no ship", "/mod ship add"]),
        (Refusal::from(No::NoIdleShip { ships: 3 }), &["3", "/stop"]),
        (Refusal::from(No::NothingToStop), &["/ships"]),
        (Refusal::from(No::WhichShip), &["/stop ship:"]),
        (
            Refusal::MustPick {
                offer,
                picks: [ShipId(1), ShipId(2)].map(|ship| leverage::Pick::Ship(ship).into()).into(),
                most: 1,
            },
            &["2", "/accept offer:7 ship:"],
        ),
        (Refusal::from(No::NotLent { ship: name() }), &["\\*Star", "/ships"]),
        (Refusal::from(No::LimitOutOfRange { minutes: 0, most: 100_000 }), &["0", "100000"]),
        (Refusal::from(No::AidOutOfRange { minutes: 5, most: 4 }), &["1 to 4", "5"]),
        (Refusal::from(No::NotTheirShip { ship: name(), owner: ADA }), &["\\*Star", "<@100>"]),
        (Refusal::from(No::NoShipToLend { owner: ADA }), &["<@100>", "no idle ship"]),
        (Refusal::from(No::NeedsPlanet { planets: vec![name()] }), &["\\*Star", "planet"]),
        (Refusal::from(No::EmbassyOpen { host: ADA, task: TaskId(3) }), &["<@100>", "/ships"]),
        (Refusal::from(Table::NoSuchPlace { place: name() }), &["\\*Star", "/board show"]),
        (
            Refusal::from(No::NotTheirPlace { place: name(), host: ADA, ruler: Some(CY) }),
            &["\\*Star", "<@100>", "<@102>", "/map"],
        ),
        (Refusal::from(No::NotTheirPlace { place: name(), host: ADA, ruler: None }), &["\\*Star", "ruled by nobody"]),
        (Refusal::from(No::HomeSystem { place: name(), player: ADA }), &["\\*Star", "<@100>"]),
        (Refusal::from(Table::NameTaken { name: name() }), &["\\*Star"]),
        (Refusal::from(No::NeedsTechnology { technology }), &["Galactic Harmony", "/technology list"]),
        (Refusal::from(No::FullyUnlocked { technology }), &["Galactic Harmony", "/technology list"]),
        (Refusal::from(No::NeedsTopTier { technology }), &["Galactic Harmony", "tier V"]),
        (Refusal::from(No::NotEnoughScience { needs: 150, has: 20 }), &["150", "20", "/research"]),
        (
            Refusal::from(No::NotHostileEnough {
                against: ADA,
                act: HostileAct::ConquerCity,
                others: a,
                threshold: Leverage::points(-50),
            }),
            &["<@100>", "1.5", "-50", "conquering a city", "/rights"],
        ),
        (Refusal::from(No::NothingConquered { against: ADA }), &["<@100>", "/hostile conquer-city"]),
        (Refusal::from(No::CountOutOfRange { value: 0, most: 1_000_000 }), &["0", "1000000"]),
        (Refusal::from(Table::SamePlayer), &["same player"]),
        (Refusal::from(No::CorrectionOutOfRange { value: 0, most: 99 }), &["0", "99"]),
        (Refusal::from(No::NothingToReset { value: Leverage::points(3) }), &["already 3"]),
        (Refusal::from(No::TooMuchToTake { needs: 50, has: 7 }), &["50", "7"]),
        (Refusal::from(Table::NoDeadline { offer }), &["7"]),
        (Refusal::from(Table::NotInFuture { at: Time::from_millis(1_000_000) }), &["<t:1000:f>", "past"]),
        (
            Refusal::from(Table::PauseTooLong { latest: Time::from_millis(1_000_000), most: Span::hours(48) }),
            &["<t:1000:f>", "2 days", "pause-most"],
        ),
        (Refusal::from(Table::CountOutOfRange { value: 21, least: 0, most: 20 }), &["21", "0 to 20"]),
        (Refusal::from(Table::ExtendedEnough { offer, most: 3 }), &["7", "3 times", "extensions-most"]),
        (Refusal::from(Table::NothingToUndo), &["nothing left"]),
        (Refusal::from(Table::NothingToChange), &["change nothing"]),
        (Refusal::from(Table::QuietHoursOutOfRange { hour: 24 }), &["24", "0 to 23"]),
        (Refusal::from(Table::QuietHoursEmpty { hour: 23 }), &["23:00 to 23:00", "two different"]),
    ]
}

fn examples() -> impl Iterator<Item = (Refusal, &'static [&'static str])> {
    let lists = [
        every_kind(),
        ambassadors::every_kind(),
        strategy_card::every_kind(),
        realms::every_kind(),
        costs::every_kind(),
        deals::every_kind(),
        places_and_reports::every_kind(),
        places_and_reports::of_waiting(),
        places_and_reports::of_taking_back(),
    ];
    lists.into_iter().flatten()
}

#[test]
fn every_refusal_gives_its_reason_and_numbers() {
    let mut kinds = std::collections::BTreeSet::new();
    for (refused, expected) in examples() {
        kinds.insert(kind(&refused));
        let read = refusal(&english(), &refused, BO);
        assert!(!read.contains("No localization"), "{read}");
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
fn an_expensive_favour() {
    let mut play = Play::of_three();
    play.act(ADA, gift(BO, 75, None));
    let refused = play.refused(ADA, Command::from(ask_money(BO, 100, None)));
    assert_eq!(
        refusal(&english(), &refused, ADA),
        "That favour costs 2 leverage, but you have 1.5 over <@101>. Gifts earn leverage: `/gift`."
    );
}

#[test]
fn every_confirmation_has_buttons() {
    for (refused, _) in examples() {
        if let Refusal::MustConfirm(needed) = refused {
            let (yes, no) = (confirm_label(&english(), &needed), cancel_label(&english()));
            assert!(!yes.is_empty() && !no.is_empty() && yes != no);
            assert!(yes.chars().count() <= 80 && no.chars().count() <= 80);
        }
    }
}
