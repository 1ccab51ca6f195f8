//! Acts of a random evening with ships, science, hostility and moderators' corrections.

use super::{Deed, anybody, deed, two};
use chancery_rules::games::leverage::amounts::{Leverage, Money};
use chancery_rules::games::leverage::{
    Battleground, Command as Act, Correction, Hostility, Relations, ScienceKind, System, TaskOptions, Technology,
};
use chancery_rules::ids::{PlayerId, ShipId};
use chancery_rules::{Command, Moderation};
use proptest::prelude::*;
use proptest::sample::select;

/// Ids of ships, mostly existing ones.
fn ship() -> impl Strategy<Value = ShipId> {
    (0..12_u64).prop_map(ShipId)
}

pub fn place() -> impl Strategy<Value = String> {
    select(vec!["Sol", "vega", "Vega I", "", "An overlong name of a place, of which there is none"])
        .prop_map(str::to_owned)
}

fn means() -> impl Strategy<Value = TaskOptions> {
    let minutes = prop_oneof![8 => 1..40_i64, 1 => select(vec![0, -1, 100_000, i64::MAX])];
    let (ship, place) = (prop::option::weighted(0.3, ship()), prop::option::weighted(0.2, place()));
    let minutes = prop::option::weighted(0.3, minutes);
    (ship, place, minutes).prop_map(|(ship, place, minutes)| TaskOptions { ship, place, minutes })
}

/// Research, schmoozing, embassies and lent ships, and the technologies for them.
pub fn timed(players: u64) -> impl Strategy<Value = Deed> {
    let act = move |(by, host): (PlayerId, PlayerId)| {
        let at_home = prop_oneof![6 => Just(host), 1 => Just(by)];
        let act = prop_oneof![
            8 => (at_home, means()).prop_map(|(host, means)| Act::Research { host, means }),
            8 => means().prop_map(move |means| Act::Schmooze { host, means }),
            3 => prop::option::of(ship()).prop_map(|ship| Act::Stop { ship }),
            6 => select(Technology::ALL.to_vec())
                .prop_map(|technology| Act::Unlock { technology }),
            3 => Just(Act::Embassy { host }),
            2 => ship().prop_map(|ship| Act::ReportLoss { ship }),
        ];
        act.prop_map(move |act| deed(by, false, Command::from(act))).boxed()
    };
    two(players).prop_flat_map(act)
}

pub fn hostile(players: u64) -> impl Strategy<Value = Deed> {
    let act = move |(by, other): (PlayerId, PlayerId)| {
        let ground = select(vec![Battleground::OwnSystems, Battleground::ThirdParty, Battleground::TheirSystems]);
        let odd = prop_oneof![9 => 1..60_i64, 1 => select(vec![0, i64::MIN, i64::MAX])];
        let hostility = prop_oneof![
            odd.clone().prop_map(|count| Hostility::StealMinerals { count }),
            (odd.clone(), odd, ground)
                .prop_map(|(damage, max_health, place)| { Hostility::DamageShip { damage, max_health, place } }),
            select(vec![Hostility::StealBiomass, Hostility::ConquerCity, Hostility::DestroyCity]),
        ];
        let act = prop_oneof![
            3 => hostility
                .prop_map(move |hostility| Act::Act { against: other, hostility }),
            2 => (prop::option::of(place()), prop::option::of(ship()))
                .prop_map(move |(place, ship)| Act::Enter { host: other, place, ship }),
        ];
        act.prop_map(move |act| deed(by, false, Command::from(act))).boxed()
    };
    two(players).prop_flat_map(act)
}

/// Acts that use access, and reports.
pub fn reports(players: u64) -> impl Strategy<Value = Deed> {
    let act = move |(by, host): (PlayerId, PlayerId)| {
        let place = || prop::option::of(place());
        let act = prop_oneof![
            place().prop_map(move |place| Act::Terraform { host, place }),
            (prop::option::of(0..9_i64), place())
                .prop_map(move |(samples, place)| { Act::CollectBiomass { host, samples, place } }),
            (0..9_i64, place()).prop_map(move |(count, place)| Act::SellMinerals { host, count, place }),
        ];
        act.prop_map(move |act| deed(by, false, Command::from(act))).boxed()
    };
    two(players).prop_flat_map(act)
}

pub fn correction(players: u64) -> impl Strategy<Value = Deed> {
    let amount = || prop_oneof![12 => -200..2000_i64, 1 => select(vec![0, i64::MIN, i64::MAX])];
    let correct = move |(one, other): (PlayerId, PlayerId)| {
        let kind = select(vec![ScienceKind::Neutral, ScienceKind::Harmony]);
        let value = || (-10_100..10_100_i64).prop_map(Leverage::hundredths);
        let system = move |(name, rules, home): (&str, bool, bool)| System {
            name: name.to_owned(),
            planets: vec![format!("{name} I")],
            ruler: rules.then_some(one),
            home_of: home.then_some(one),
        };
        prop_oneof![
            value().prop_map(move |value| Correction::SetLeverage { by: one, over: other, value }),
            (select(vec![Relations::Between(one, other), Relations::Of(one), Relations::All]), value())
                .prop_map(|(whose, value)| Correction::ResetRelations { whose, value }),
            amount().prop_map(move |amount| Correction::Money { player: one, amount: Money(amount) }),
            (kind, amount()).prop_map(move |(kind, amount)| Correction::Science { player: one, kind, amount }),
            select(vec!["Kestrel", "Heron", "flagship"])
                .prop_map(move |name| { Correction::AddShip { owner: one, name: name.to_owned() } }),
            ship().prop_map(|ship| Correction::RemoveShip { ship }),
            ship().prop_map(|ship| Correction::LoseShip { ship }),
            (select(vec!["Sol", "Vega"]), any::<bool>(), any::<bool>())
                .prop_map(move |given| Correction::AddSystem(system(given))),
            place().prop_map(|system| Correction::RemoveSystem { system }),
            (place(), any::<bool>()).prop_map(move |(system, home)| Correction::RuleSystem {
                system,
                ruler: Some(other),
                home,
            }),
        ]
    };
    let moderator = prop::bool::weighted(0.9);
    let correction = two(players).prop_flat_map(correct);
    (anybody(players), moderator, correction).prop_map(|(by, moderator, correction)| {
        let reason = None;
        let correction = chancery_rules::Correction::Leverage(correction);
        let correct = Moderation::Correct { correction, reason };
        deed(by, moderator, Command::Moderate(correct))
    })
}
