//! The acts of players and moderators in a random game.

use super::{Action, Answer, Deed, SECTORS, order, sector_name};
use chancery_rules::games::ambassadors::{
    Choice, Command as Act, Correction, Population, Room, SpaceKind, Species, Technology,
};
use chancery_rules::games::ambassadors::{Edit, LinkKind};
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

fn somebody(players: u64) -> impl Strategy<Value = PlayerId> {
    (1..=players).prop_map(PlayerId)
}

fn two(players: u64) -> impl Strategy<Value = (PlayerId, PlayerId)> {
    (1..=players, 1..players).prop_map(move |(by, step)| {
        let other = (by + step - 1) % players + 1;
        (PlayerId(by), PlayerId(other))
    })
}

fn track() -> impl Strategy<Value = Population> {
    select(Population::ALL.to_vec())
}

fn sector() -> impl Strategy<Value = String> {
    prop_oneof![
        30 => (0..SECTORS).prop_map(sector_name),
        1 => select(vec!["nowhere", " SECTOR 1", "Gorse"]).prop_map(str::to_owned),
    ]
}

fn space() -> impl Strategy<Value = u8> {
    prop_oneof![12 => 1..=5_u8, 1 => select(vec![0, 6, 8, 9, u8::MAX])]
}

pub fn action(players: u64) -> impl Strategy<Value = Deed> {
    let action = prop_oneof![
        12 => (0..6_usize, track(), option::weighted(0.1, space()))
            .prop_map(|(to, track, space)| Action::Propose { to, track, space }),
        3 => (0..6_usize, 0..6_usize, prop_oneof![6 => 1..=2_u32, 1 => 0..=4_u32])
            .prop_map(|(from, link, count)| Action::Sail { from, link, count }),
        8 => Just(Action::Attack),
        2 => Just(Action::End),
    ];
    (somebody(players), action).prop_map(|(somebody, action)| Deed::Action { somebody, action })
}

pub fn answer(players: u64) -> impl Strategy<Value = Deed> {
    use Answer::{Accept, Refuse, Void, Withdraw};
    let answer = prop_oneof![
        12 => Just(Accept),
        2 => Just(Refuse),
        1 => Just(Withdraw),
        1 => Just(Void),
    ];
    let choice = (option::weighted(0.85, track()), option::weighted(0.2, space()));
    let choice = choice.prop_map(|(track, space)| Choice { track, space });
    let stale = prop::bool::weighted(0.05);
    let impostor = option::weighted(0.1, anybody(players));
    (0..20_usize, stale, answer, choice, impostor).prop_map(|(place, stale, answer, choice, impostor)| Deed::Answer {
        place,
        stale,
        answer,
        choice,
        impostor,
    })
}

/// Deeds with a player's own track and tiles.
pub fn own(players: u64) -> impl Strategy<Value = Deed> {
    let left = || option::weighted(0.7, prop_oneof![12 => 0..=11_u8, 1 => 11..=255_u8]);
    let act = prop_oneof![
        2 => select(Species::ALL.to_vec()).prop_map(|species| Act::Species { species }),
        4 => (left(), left(), left()).prop_map(|(materials, science, money)| Act::Population {
            materials,
            science,
            money,
        }),
        4 => (0..6_u8, option::of(space()))
            .prop_map(|(value, space)| Act::PlaceReputation { value, space }),
        4 => (space(), space()).prop_map(|(from, to)| Act::MoveTile { from, to }),
        5 => space().prop_map(|space| Act::ReturnReputation { space }),
        2 => (space(), space()).prop_map(|(to, from)| Act::MakeRoom(Room::Replace { to, from })),
        1 => any::<bool>().prop_map(|has| Act::Technology {
            technology: Technology::CloakingDevice,
            has,
        }),
        2 => (sector(), prop_oneof![9 => 0..3_u32, 1 => 98..101_u32])
            .prop_map(|(sector, count)| Act::SetShips { sector, count }),
        1 => sector().prop_map(|sector| Act::TakeSector { sector }),
        1 => sector().prop_map(|sector| Act::LeaveSector { sector }),
    ];
    (anybody(players), act).prop_map(|(by, act)| acting(by, act))
}

/// Orders that no sensible player would give.
pub fn nonsense(players: u64) -> impl Strategy<Value = Deed> {
    let act = prop_oneof![
        Just(Act::BeginAction),
        Just(Act::EndAction),
        (sector(), sector(), 0..200_u32).prop_map(|(from, to, count)| Act::MoveShips { from, to, count }),
        (anybody(players), track(), option::of(space())).prop_map(|(to, track, space)| Act::Propose {
            to,
            track,
            space
        }),
    ];
    (anybody(players), act).prop_map(|(by, act)| acting(by, act))
}

fn acting(by: PlayerId, act: Act) -> Deed {
    Deed::Order(order(by, false, Command::from(act)))
}

pub fn coming_and_going(players: u64) -> impl Strategy<Value = Deed> {
    let command = prop_oneof![3 => Just(Command::Join), 1 => Just(Command::Leave)];
    (1..=players + 5, command).prop_map(|(by, command)| Deed::Order(order(PlayerId(by), false, command)))
}

pub fn moderation(players: u64) -> impl Strategy<Value = Deed> {
    use Moderation::{Configure, End, Pause, Resume};
    let setting = prop_oneof![
        select(vec![Silence::Refuse, Silence::Lapse, Silence::Wait]).prop_map(Setting::Silence),
        (0..200_i64).prop_map(|hours| Setting::AnswerWithin(Span::hours(hours))),
        Just(Setting::Pace(Span::hours(1))),
    ];
    let moderation = prop_oneof![
        6 => vec(setting, 1..3).prop_map(Configure),
        4 => (0..9_u64, -1..900_i64).prop_map(|(offer, hours)| Moderation::Extend {
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

/// Corrections. Most keep a game going: they return the Traitor tile or clear ships away.
pub fn correction(players: u64) -> impl Strategy<Value = Deed> {
    let kinds = vec![SpaceKind::Ambassador, SpaceKind::Reputation, SpaceKind::Either, SpaceKind::Either];
    let form = move |(one, other): (PlayerId, PlayerId)| {
        (track(), track()).prop_map(move |tracks| Correction::Form { one: (one, tracks.0), other: (other, tracks.1) })
    };
    let correction = prop_oneof![
        8 => edit(players).boxed().prop_map(Correction::Board),
        1 => option::of(anybody(players)).prop_map(|player| Correction::Traitor { player }),
        2 => (anybody(players), 0..7_usize)
            .prop_map(|(player, position)| Correction::Order { player, position }),
        3 => (anybody(players), vec(select(kinds), 0..10))
            .prop_map(|(player, spaces)| Correction::Track { player, spaces }),
        2 => option::of(anybody(players)).prop_map(|player| Correction::Active { player }),
        1 => (0..101_u32).prop_map(|round| Correction::Round { round }),
        3 => two(players).prop_flat_map(form),
        3 => two(players).prop_map(|(one, other)| Correction::Part { one, other }),
    ];
    let correct = correction.prop_map(|correction| {
        let correction = chancery_rules::Correction::Ambassadors(correction);
        let reason = None;
        Moderation::Correct { correction, reason }
    });
    moderated(players, correct)
}

fn edit(players: u64) -> impl Strategy<Value = Edit> {
    let kind = select(vec![LinkKind::Wormhole, LinkKind::Wormhole, LinkKind::WarpPortal, LinkKind::Generator]);
    let odd = prop_oneof![6 => 1..4_u32, 1 => 97..101_u32];
    prop_oneof![
        2 => (sector(), option::of(anybody(players)))
            .prop_map(|(name, holder)| Edit::AddPlace { name, at: None, holder }),
        1 => sector().prop_map(|place| Edit::RemovePlace { place }),
        5 => (sector(), option::weighted(0.9, anybody(players)))
            .prop_map(|(place, holder)| Edit::Hold { place, holder }),
        3 => (sector(), sector(), kind).prop_map(|(from, to, kind)| Edit::Link { from, to, kind }),
        1 => (sector(), sector()).prop_map(|(from, to)| Edit::Unlink { from, to }),
        6 => (sector(), option::weighted(0.9, anybody(players)))
            .prop_map(|(place, owner)| Edit::SetPieces { place, owner, kind: (), count: 0 }),
        2 => (sector(), option::weighted(0.9, anybody(players)), odd)
            .prop_map(|(place, owner, count)| Edit::SetPieces { place, owner, kind: (), count }),
    ]
}
