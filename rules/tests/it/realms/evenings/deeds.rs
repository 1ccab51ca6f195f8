//! The acts of players and moderators in a random game.

use super::{Deed, INCOME, map, order};
use chancery_rules::games::realms::{
    CallKind, Command as Act, Correction, CovertCommand, CovertCorrection, DistantAlliance, MerchantsStand, Piece,
    Play, Setting as OfRealms,
};
use chancery_rules::ids::{OfferId, PlayerId};
use chancery_rules::time::Span;
use chancery_rules::{Command, Moderation, Setting, Silence};
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use proptest::sample::select;

/// Returns one of the players, or one of two people who never join.
pub fn anybody(players: u64) -> impl Strategy<Value = PlayerId> {
    prop_oneof![
        20 => (1..=players).prop_map(PlayerId),
        1 => select(vec![PlayerId(0), PlayerId(u64::MAX)]),
    ]
}

fn named(known: Vec<&'static str>) -> impl Strategy<Value = String> {
    prop_oneof![30 => select(known), 1 => select(vec!["nowhere", " VOID ", ""])].prop_map(str::to_owned)
}

fn area() -> impl Strategy<Value = String> {
    named(vec!["Aland", "Borne", "Corse", "Dunn", "Mid", "Free", "Gilt", "Isle", "Void", "Outland", "Colony", "Wild"])
}

fn zone() -> impl Strategy<Value = String> {
    named(vec!["North Sea", "South Sea", "Ocean"])
}

fn place() -> impl Strategy<Value = String> {
    prop_oneof![3 => area(), 1 => zone()]
}

fn realm() -> impl Strategy<Value = String> {
    named(vec!["Aland", "Borne", "Corse", "Dunn", "Fria", "Gilt", "Isle", "Oro", "Stray"])
}

fn province() -> impl Strategy<Value = String> {
    named(vec![
        "Alaport",
        "Alafield",
        "Bornhold",
        "Dunnet",
        "Strayfield",
        "Midwest",
        "Midmost",
        "Mideast",
        "Friaburg",
        "Giltholm",
        "Islet",
        "Orovilla",
        "Landing",
        "Wilderness",
    ])
}

fn node() -> impl Strategy<Value = String> {
    named(vec!["Northport", "Midfair"])
}

fn card() -> impl Strategy<Value = String> {
    named(vec![
        "support-rebels",
        "Sow Discontent",
        "sabotage-reputation",
        "New Alliance",
        "study-technology",
        "counterespionage",
    ])
}

fn kind() -> impl Strategy<Value = Piece> {
    select(Piece::ALL.to_vec())
}

fn count() -> impl Strategy<Value = u32> {
    prop_oneof![20 => 0..4_u32, 1 => any::<u32>()]
}

pub fn next(players: u64) -> impl Strategy<Value = Deed> {
    let player = (1..=players).prop_map(PlayerId);
    (player, 0..800_usize).prop_map(|(player, choice)| Deed::Next { player, choice })
}

pub fn answer(players: u64) -> impl Strategy<Value = Deed> {
    (
        0..20_usize,
        prop::bool::weighted(0.05),
        prop::bool::weighted(0.3),
        prop::bool::weighted(0.03),
        option::weighted(0.1, anybody(players)),
    )
        .prop_map(|(place, stale, refuses, voids, impostor)| Deed::Answer {
            place,
            stale,
            refuses,
            voids,
            impostor,
        })
}

/// Entries by players for what they do without the bot.
pub fn own(players: u64) -> impl Strategy<Value = Deed> {
    let (power, ducats) = (Some(INCOME.power as i32), Some(INCOME.ducats as i32));
    let act = prop_oneof![
        6 => Just(Act::Purse { power, ducats, reason: "income".to_owned() }),
        3 => province().prop_map(|province| Act::Province { province }),
        4 => (kind(), place(), count())
            .prop_map(|(kind, place, count)| Act::Pieces { kind, place, count }),
        2 => (realm(), prop::bool::weighted(0.3))
            .prop_map(|(realm, at_war)| Act::War { realm, at_war }),
        2 => realm().prop_map(|realm| Act::SeatRealm { realm }),
        2 => card().prop_map(|card| Act::Covert(CovertCommand::Discard { card })),
    ];
    (anybody(players), act).prop_map(|(by, act)| acting(by, act))
}

/// Orders that mostly make no sense.
pub fn nonsense(players: u64) -> impl Strategy<Value = Deed> {
    let purse = (option::of(any::<i32>()), option::of(any::<i32>()));
    let play = (card(), option::of(realm()), option::of(area()), option::of(count()));
    let act = prop_oneof![
        Just(Act::BeginTurn),
        Just(Act::EndTurn),
        purse.prop_map(|(power, ducats)| {
            let reason = String::new();
            Act::Purse { power, ducats, reason }
        }),
        (vec((area(), count()), 0..6), option::of(count()))
            .prop_map(|(areas, in_ducats)| Act::Influence { areas, in_ducats }),
        realm().prop_map(|realm| Act::Forge { realm }),
        ties(),
        vec(area(), 0..4).prop_map(|areas| Act::Claims { areas }),
        play.prop_map(|(card, realm, area, count)| {
            let play = Play { card, realm, area, count };
            Act::Covert(CovertCommand::Play(play))
        }),
    ];
    (anybody(players), act).prop_map(|(by, act)| acting(by, act))
}

/// The end of an alliance, or a call to arms. The influence returned may be nonsense.
fn ties() -> impl Strategy<Value = Act> {
    let leaves = || prop_oneof![3 => Just(Vec::new()), 1 => vec((area(), count()), 0..4)];
    let kind = select(vec![CallKind::Defensive, CallKind::Offensive]);
    prop_oneof![
        (realm(), leaves()).prop_map(|(realm, areas)| Act::EndAlliance { realm, areas }),
        (realm(), kind, option::of(realm()), leaves()).prop_map(|(realm, kind, enemy, areas)| Act::CallToArms {
            realm,
            kind,
            enemy,
            areas
        }),
    ]
}

fn acting(by: PlayerId, act: Act) -> Deed {
    Deed::Order(order(by, false, Command::from(act)))
}

pub fn coming_and_going(players: u64) -> impl Strategy<Value = Deed> {
    let command = prop_oneof![3 => Just(Command::Join), 1 => Just(Command::Leave)];
    (1..=players + 4, command).prop_map(|(by, command)| Deed::Order(order(PlayerId(by), false, command)))
}

pub fn moderation(players: u64) -> impl Strategy<Value = Deed> {
    use Moderation::{Configure, End, Pause, Resume};
    let of_game = prop_oneof![
        (1..40_u16).prop_map(OfRealms::CounterHours),
        (0..3_u32).prop_map(OfRealms::Actions),
        select(vec![DistantAlliance::Claim, DistantAlliance::Strict]).prop_map(OfRealms::DistantAlliance),
        select(vec![MerchantsStand::Moderator, MerchantsStand::LastSeat]).prop_map(OfRealms::MerchantsStand),
    ];
    let setting = prop_oneof![
        select(vec![Silence::Refuse, Silence::Lapse, Silence::Wait]).prop_map(Setting::Silence),
        (0..200_i64).prop_map(|hours| Setting::AnswerWithin(Span::hours(hours))),
        of_game.prop_map(Setting::from),
    ];
    let moderation = prop_oneof![
        6 => vec(setting, 1..3).prop_map(Configure),
        4 => (0..30_u64, -1..900_i64).prop_map(|(offer, hours)| Moderation::Extend {
            offer: OfferId(offer),
            by: Span::hours(hours),
        }),
        1 => anybody(players)
            .prop_map(|player| Moderation::RemovePlayer { player, reason: None }),
        2 => Just(Pause),
        24 => Just(Resume),
        1 => Just(End),
    ];
    moderated(players, moderation)
}

fn moderated(players: u64, moderation: impl Strategy<Value = Moderation>) -> impl Strategy<Value = Deed> {
    let moderator = prop::bool::weighted(0.95);
    (anybody(players), moderator, moderation)
        .prop_map(|(by, moderator, moderation)| Deed::Order(order(by, moderator, Command::Moderate(moderation))))
}

pub fn correction(players: u64) -> impl Strategy<Value = Deed> {
    let player = move || anybody(players);
    let left = || option::weighted(0.5, prop_oneof![9 => 0..22_u32, 1 => any::<u32>()]);
    let correction = prop_oneof![
        1 => Just(map(players)).prop_map(|plan| Correction::Load(Box::new(plan))),
        1 => (player(), 0..7_usize)
            .prop_map(|(player, position)| Correction::Order { player, position }),
        2 => (player(), realm())
            .prop_map(|(player, realm)| Correction::Seat { player, realm }),
        8 => player().prop_map(|player| {
            let (power, ducats) = (Some(INCOME.power as i32), Some(INCOME.ducats as i32));
            Correction::Purse { player, power, ducats }
        }),
        3 => (player(), left(), left(), left(), option::of(0..13_usize)).prop_map(
            |(player, influence, claims, alliances, merchants)| Correction::Supply {
                player,
                influence,
                claims,
                alliances,
                merchants,
            }
        ),
        3 => (province(), option::weighted(0.8, realm()))
            .prop_map(|(province, owner)| Correction::Province { province, owner }),
        8 => (player(), kind(), place(), count()).prop_map(|(player, kind, place, count)| {
            Correction::Pieces { player, kind, place, count }
        }),
        3 => (realm(), option::of(player()))
            .prop_map(|(realm, player)| Correction::Alliance { realm, player }),
        2 => (player(), 0..4_usize, option::of(node()), option::of(any::<bool>())).prop_map(
            |(player, number, node, upright)| Correction::Merchant {
                player,
                number,
                node,
                upright,
            }
        ),
        1 => (realm(), any::<bool>())
            .prop_map(|(realm, at_war)| Correction::War { realm, at_war }),
        1 => (zone(), player(), any::<bool>()).prop_map(|(zone, player, hostile)| {
            Correction::Hostile { zone, player, hostile }
        }),
        1 => (node(), count()).prop_map(|(node, count)| Correction::Pirates { node, count }),
        1 => Just(Correction::Round),
        2 => option::of(player()).prop_map(|player| Correction::Active { player }),
        16 => (player(), 0..5_u32).prop_map(|(player, count)| {
            Correction::Covert(CovertCorrection::Deal { player, count })
        }),
        2 => (player(), count()).prop_map(|(player, count)| {
            Correction::Covert(CovertCorrection::Charges { player, count })
        }),
        1 => (realm(), count()).prop_map(|(realm, count)| {
            let name = "unrest".to_owned();
            Correction::Covert(CovertCorrection::Mark { realm, name, count })
        }),
    ];
    let correct = correction.prop_map(|correction| {
        let correction = chancery_rules::Correction::Realms(correction);
        let reason = None;
        Moderation::Correct { correction, reason }
    });
    moderated(players, correct)
}
