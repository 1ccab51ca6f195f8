//! The acts of players and moderators in a random game.

use super::{Deed, galaxy, order};
use chancery_rules::games::strategy_card::{Command as Act, Correction, Phase, Pool, Pools};
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

fn system() -> impl Strategy<Value = String> {
    let known = vec!["Aven", "Bryn", "Corse", "Dorn", "Throne", "Wilds", "Void"];
    prop_oneof![
        30 => select(known),
        1 => select(vec!["nowhere", " VOID ", ""]),
    ]
    .prop_map(str::to_owned)
}

fn planet() -> impl Strategy<Value = String> {
    let known = vec![
        "Aven Prime",
        "Aven Minor",
        "Aven Tor",
        "Bryn",
        "Brynlet",
        "Corse",
        "Little Corse",
        "Dorn",
        "Far Dorn",
        "Mecatol Rex",
        "Wild",
    ];
    prop_oneof![
        30 => select(known),
        1 => select(vec!["nowhere", " WILD ", ""]),
    ]
    .prop_map(str::to_owned)
}

fn pool() -> impl Strategy<Value = Pool> {
    select(Pool::ALL.to_vec())
}

fn pools(most: u8) -> impl Strategy<Value = Pools> {
    (0..=most, 0..=most, 0..=most).prop_map(|(tactic, fleet, strategy)| Pools { tactic, fleet, strategy })
}

fn phase() -> impl Strategy<Value = Phase> {
    select(Phase::ALL.to_vec())
}

pub fn next(players: u64) -> impl Strategy<Value = Deed> {
    let player = (1..=players).prop_map(PlayerId);
    (player, 0..6_usize).prop_map(|(player, choice)| Deed::Next { player, choice })
}

pub fn answer(players: u64) -> impl Strategy<Value = Deed> {
    (
        0..20_usize,
        prop::bool::weighted(0.05),
        prop::bool::weighted(0.2),
        prop::bool::weighted(0.05),
        0..12_usize,
        option::weighted(0.1, anybody(players)),
    )
        .prop_map(|(place, stale, refuses, voids, choice, impostor)| Deed::Answer {
            place,
            stale,
            refuses,
            voids,
            choice,
            impostor,
        })
}

/// Acts that use a player's own tokens and planets.
pub fn own(players: u64) -> impl Strategy<Value = Deed> {
    let act = prop_oneof![
        3 => pools(2).prop_map(Act::Gain),
        2 => pools(6).prop_map(Act::Redistribute),
        3 => (pool(), 0..4_u8).prop_map(|(pool, count)| Act::Spend { pool, count }),
        3 => system().prop_map(|system| Act::PlaceToken { system }),
        2 => (system(), option::of(anybody(players)))
            .prop_map(|(system, player)| Act::RemoveToken { system, player }),
        4 => system().prop_map(|system| Act::Activate { system }),
        8 => planet().prop_map(|planet| Act::Exhaust { planet }),
        3 => planet().prop_map(|planet| Act::Ready { planet }),
        4 => planet().prop_map(|planet| Act::Control { planet }),
    ];
    (anybody(players), act).prop_map(|(by, act)| acting(by, act))
}

/// Orders that mostly make no sense.
pub fn nonsense(players: u64) -> impl Strategy<Value = Deed> {
    let play = (option::of(system()), vec(planet(), 0..5));
    let act = prop_oneof![
        Just(Act::TakeCard),
        Just(Act::BeginTurn),
        Just(Act::EndTurn),
        phase().prop_map(|phase| Act::BeginPhase { phase }),
        play.prop_map(|(system, planets)| Act::Play { system, planets }),
        pools(u8::MAX).prop_map(Act::Gain),
        pools(u8::MAX).prop_map(Act::Redistribute),
        (pool(), any::<u8>()).prop_map(|(pool, count)| Act::Spend { pool, count }),
    ];
    (anybody(players), act).prop_map(|(by, act)| acting(by, act))
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
    let setting = prop_oneof![
        select(vec![Silence::Refuse, Silence::Lapse, Silence::Wait]).prop_map(Setting::Silence),
        (0..200_i64).prop_map(|hours| Setting::AnswerWithin(Span::hours(hours))),
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
    let player = || anybody(players);
    let count = || option::weighted(0.6, prop_oneof![9 => 0..7_u8, 1 => any::<u8>()]);
    let correction = prop_oneof![
        1 => Just(galaxy(players)).prop_map(Correction::Load),
        1 => (player(), 0..7_usize)
            .prop_map(|(player, position)| Correction::Order { player, position }),
        1 => phase().prop_map(|phase| Correction::BeginPhase { phase }),
        2 => (option::of(player()), option::of(any::<bool>()))
            .prop_map(|(player, exhausted)| Correction::Card { player, exhausted }),
        4 => (player(), count(), count(), count()).prop_map(|(player, tactic, fleet, strategy)| {
            Correction::Tokens { player, tactic, fleet, strategy }
        }),
        4 => (player(), system(), any::<bool>()).prop_map(|(player, system, present)| {
            Correction::Token { player, system, present }
        }),
        4 => (planet(), option::of(player()), prop::bool::weighted(0.2), option::of(any::<bool>())).prop_map(
            |(planet, player, nobody, exhausted)| Correction::Planet { planet, player, nobody, exhausted }
        ),
        1 => option::of(player()).prop_map(|player| Correction::Active { player }),
        1 => phase().prop_map(|phase| Correction::Phase { phase }),
    ];
    let correct = correction.prop_map(|correction| {
        let correction = chancery_rules::Correction::StrategyCard(correction);
        let reason = None;
        Moderation::Correct { correction, reason }
    });
    moderated(players, correct)
}
