//! Refusals about missing options, unknown places, earlier reports, pending favours, asking again too soon, and absent
//! players.

use super::*;
use chancery::rules::{AskedAway, WhileAway};

/// Returns one of each kind, with the parts its text must contain.
pub fn every_kind() -> Vec<(Refusal, &'static [&'static str])> {
    let offer = OfferId(7);
    let confirm = |confirmation| Refusal::MustConfirm(confirmation);
    let name = || "Vega".to_owned();
    vec![
        (Refusal::from(leverage::Refusal::NotOnMap { place: name() }), &["Vega", "/map"]),
        (
            confirm(Confirmation::from(leverage::Confirmation::CannotPay {
                of: ADA,
                needs: Money(5000),
                has: Money(20),
            })),
            &["<@100>", "20 money", "5000"],
        ),
        (Refusal::WhichPlace { host: Some(ADA), places: vec![name()] }, &["<@100>", "place:"]),
        (Refusal::WhichPlace { host: None, places: vec![name()] }, &["which planet", "place:"]),
        (Refusal::from(No::NoSystems { player: ADA }), &["<@100>", "/map"]),
        (Refusal::from(No::WhichPlanet { host: ADA }), &["<@100>", "/terraform place:"]),
        (Refusal::from(No::TerraformedBefore { place: name() }), &["/map"]),
        (Refusal::from(No::ReportPending { offer }), &["Offer 7", "/offers"]),
        (Refusal::from(No::TooManyPending { of: ADA, most: 3 }), &["3 favours", "<@100>", "/offers"]),
    ]
}

/// Returns the refusals about absent players, and about asking too soon.
pub fn of_waiting() -> Vec<(Refusal, &'static [&'static str])> {
    vec![
        (Refusal::from(Table::NotAway), &["not away"]),
        (
            Refusal::from(Table::TooSoon { player: BO, asks: 3, until: Time::from_millis(1_767_614_400_000) }),
            &["3 offers", "<@101>", "<t:1767614400:R>"],
        ),
        (
            Refusal::MustConfirm(Confirmation::AsksAway {
                away: vec![AskedAway {
                    player: ADA,
                    until: Some(Time::from_millis(1_767_614_400_000)),
                    then: WhileAway::Lapses,
                }],
                game: None,
            }),
            &["<@100>", "<t:1767614400:f>", "lapses", "Ask them?"],
        ),
    ]
}

/// Returns the refusals of undoing and taking back (L14.3).
pub fn of_taking_back() -> Vec<(Refusal, &'static [&'static str])> {
    vec![
        (Refusal::from(Table::ShownToAll { number: 12, steps: 3 }), &["12", "`steps:3`"]),
        (Refusal::from(Table::NotYoursToTakeBack), &["not yours"]),
        (Refusal::from(Table::TakeBackAsked { until: START }), &["1800000000"]),
        (Refusal::from(Table::AnswerFinal { offer: OfferId(3) }), &["3", "final", "/mod undo"]),
        (Refusal::from(Table::TakeBackAnswered), &["once"]),
        (Refusal::from(Table::TakeBackOver), &["over"]),
        (Refusal::from(Table::NotAskedToAgree { by: ADA }), &["<@100>"]),
        (Refusal::from(Table::AgreedAlready), &["already agreed"]),
    ]
}
