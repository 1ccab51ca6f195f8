//! The acts that people try, as orders and as typed lines.

use super::map::adjacent;
use super::{AREAS, Deed, PIECES, PLAYERS, PROVINCES, REALMS, Realms};
use crate::given::{Step, order as given_order};
use crate::models::{PEOPLE, Told, id, order};
use crate::realms::given::lay;
use chancery_rules::Command;
use chancery_rules::games::realms as game;
use chancery_rules::games::realms::{Command as Act, Piece, TradeCommand};
use chancery_rules::ids::OfferId;
use chancery_rules::time::Span;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::subsequence;

fn who() -> impl Strategy<Value = usize> + Clone {
    0..PLAYERS
}

fn area() -> impl Strategy<Value = usize> + Clone {
    0..AREAS.len()
}

/// Returns a player, mostly the one whose turn it is.
fn active(model: &Realms) -> impl Strategy<Value = usize> + use<> {
    let active = model.active().unwrap_or_default();
    prop_oneof![6 => Just(active), 1 => who()]
}

/// Returns placements of influence in areas that the active player may be able to reach.
fn near(model: &Realms) -> BoxedStrategy<Deed> {
    let by = model.active().unwrap_or_default();
    let stood = model.pieces_of(by);
    let reached = |area: &usize| model.takes_influence(*area) && stood.iter().any(|stood| adjacent(*stood, *area));
    let reached: Vec<usize> = (0..AREAS.len()).filter(reached).collect();
    let first = reached.first().copied().unwrap_or_default();
    let some = subsequence(reached.clone(), 0..=reached.len());
    (some, [1..3_i64, 1..3_i64, 1..3_i64], 0..6_i64)
        .prop_map(move |(areas, counts, in_ducats)| {
            let areas = if areas.is_empty() { vec![first] } else { areas };
            let each: Vec<(usize, i64)> = areas.into_iter().zip(counts).collect();
            let all: i64 = each.iter().map(|(_, count)| count).sum();
            Deed::Place(by, each, in_ducats.min(all - 1))
        })
        .boxed()
}

pub(super) fn any(model: &Realms) -> BoxedStrategy<Deed> {
    let impostor = || prop_oneof![9 => Just(None), 1 => who().prop_map(Some)];
    let asked = model.window.as_ref().map_or(0, |window| window.questions.len());
    let answers = if asked == 0 { 1 } else { 16 };
    let begins = if model.turn.is_none() { 20 } else { 1 };
    let turn = prop_oneof![
        begins => who().prop_map(Deed::Begin),
        3 => active(model).prop_map(Deed::End),
        2 => (active(model), vec((area(), 1..3_i64), 1..4), 0..4_i64)
            .prop_map(|(by, areas, in_ducats)| Deed::Place(by, areas, in_ducats)),
        10 => near(model),
        6 => (active(model), PLAYERS - 1..REALMS.len())
            .prop_map(|(by, realm)| Deed::Forge(by, realm)),
        2 => (active(model), PLAYERS - 1..REALMS.len()).prop_map(|(by, realm)| Deed::EndAlliance(by, realm)),
        3 => (active(model), PLAYERS..REALMS.len(), 1..3_i64, proptest::option::of(0..REALMS.len()))
            .prop_map(|(by, realm, discards, enemy)| Deed::Call(by, realm, discards, enemy)),
        8 => (active(model), vec(area(), 1..3)).prop_map(|(by, areas)| Deed::Claim(by, areas)),
        1 => active(model).prop_map(Deed::Trade),
        1 => active(model).prop_map(Deed::Discard),
    ];
    let entered = prop_oneof![
        4 => (who(), -2..8_i64, -6..12_i64).prop_map(|(by, p, d)| Deed::Purse(by, p, d)),
        1 => (who(), 0..PROVINCES.len()).prop_map(|(by, province)| Deed::Take(by, province)),
        3 => (who(), 0..PIECES.len(), area(), 0..3_i64)
            .prop_map(|(by, kind, area, count)| Deed::Pieces(by, kind, area, count)),
        1 => (who(), 0..REALMS.len(), any_bool())
            .prop_map(|(by, realm, at_war)| Deed::War(by, realm, at_war)),
        1 => (0..REALMS.len()).prop_map(|realm| Deed::War(realm % PLAYERS, realm, false)),
    ];
    prop_oneof![
        20 => turn,
        8 => entered,
        answers => prop_oneof![
            5 => (0..asked.max(1), impostor()).prop_map(|(at, by)| Deed::LetPass(at, by)),
            1 => (0..asked.max(1), impostor()).prop_map(|(at, by)| Deed::Counter(at, by)),
        ],
        4 => (who(), area(), 0..6_i64).prop_map(|(of, area, n)| Deed::Lay(of, area, n)),
        1 => prop_oneof![1 => who().prop_map(Deed::Leave), 4 => who().prop_map(Deed::Join)],
        1 => (1..30_i64).prop_map(|hours| Deed::Wait(60 * hours)),
    ]
    .boxed()
}

fn any_bool() -> impl Strategy<Value = bool> {
    proptest::bool::ANY
}

fn small(value: i64) -> u32 {
    u32::try_from(value).expect("a count")
}

type Line = (String, Option<Step>);

fn by_one(by: usize, words: String, command: impl Into<Command>) -> Line {
    (format!("@{} {words}", PEOPLE[by]), order(by, command))
}

/// Returns options for several areas: `area`, `area-2` and so on.
fn options<T>(of: &[T], option: impl Fn(&str, &T) -> String) -> String {
    let number = |place: usize| match place {
        0 => String::new(),
        place => format!("-{}", place + 1),
    };
    let each = of.iter().enumerate();
    each.map(|(place, one)| option(&number(place), one)).collect()
}

pub(super) fn told(model: &Realms, deed: &Deed) -> Told {
    let (line, step) = match *deed {
        Deed::Begin(by) => by_one(by, "/turn begin".to_owned(), Act::BeginTurn),
        Deed::End(by) => by_one(by, "/turn end".to_owned(), Act::EndTurn),
        Deed::Place(by, ref areas, in_ducats) => {
            let words =
                options(areas, |number, (area, count)| format!(" area{number}:{} count{number}:{count}", AREAS[*area]));
            let named = |(area, count): &(usize, i64)| (AREAS[*area].to_owned(), small(*count));
            by_one(
                by,
                format!("/influence place{words} ducats:{in_ducats}"),
                Act::Influence { areas: areas.iter().map(named).collect(), in_ducats: Some(small(in_ducats)) },
            )
        }
        Deed::Forge(by, realm) => {
            let realm = REALMS[realm].to_owned();
            by_one(by, format!("/alliance forge realm:{realm}"), Act::Forge { realm })
        }
        Deed::EndAlliance(by, realm) => {
            let (realm, areas) = (REALMS[realm].to_owned(), Vec::new());
            by_one(by, format!("/alliance end realm:{realm}"), Act::EndAlliance { realm, areas })
        }
        Deed::Call(by, realm, discards, enemy) => called(by, realm, discards, enemy),
        Deed::Claim(by, ref areas) => {
            let words = options(areas, |number, area| format!(" area{number}:{}", AREAS[*area]));
            let areas = areas.iter().map(|area| AREAS[*area].to_owned()).collect();
            by_one(by, format!("/claims fabricate{words}"), Act::Claims { areas })
        }
        Deed::Trade(by) => by_one(by, "/trade begin".to_owned(), Act::Trade(TradeCommand::Begin)),
        Deed::Discard(by) => by_one(by, "/trade discard".to_owned(), Act::Trade(TradeCommand::Discard)),
        Deed::Leave(by) => by_one(by, "/campaign leave".to_owned(), Command::Leave),
        Deed::Join(by) => by_one(by, "/campaign join".to_owned(), Command::Join),
        Deed::Lay(player, area, count) => (
            format!(
                "@mod /mod-realms influence player:@{} area:{} count:{count} reason:\"For the play\"",
                PEOPLE[player], AREAS[area]
            ),
            Some(lay(id(player), Piece::Influence, AREAS[area], small(count))),
        ),
        Deed::Wait(minutes) => {
            let line = format!("time +{minutes}m");
            (line, Some(Step::Wait(Span::seconds(60 * minutes))))
        }
        Deed::Counter(..) | Deed::LetPass(..) => answered(model, deed),
        Deed::Purse(..) | Deed::Take(..) | Deed::Pieces(..) | Deed::War(..) => entered(deed),
    };
    Told { line, step }
}

pub(super) fn piece(kind: usize) -> Piece {
    match kind {
        super::TOWN => Piece::Town,
        super::VASSAL => Piece::Vassal,
        super::MARRIAGE => Piece::Marriage,
        _ => Piece::Colonist,
    }
}

fn called(by: usize, realm: usize, discards: i64, enemy: Option<usize>) -> Line {
    let (kind, word) = match discards {
        1 => (game::CallKind::Defensive, "defensive"),
        _ => (game::CallKind::Offensive, "offensive"),
    };
    let (realm, enemy) = (REALMS[realm].to_owned(), enemy.map(|enemy| REALMS[enemy].to_owned()));
    let against = enemy.as_ref().map_or_else(String::new, |enemy| format!(" enemy:{enemy}"));
    let line = format!("/alliance call realm:{realm} kind:{word}{against}");
    by_one(by, line, Act::CallToArms { realm, kind, enemy, areas: Vec::new() })
}

fn entered(deed: &Deed) -> Line {
    match *deed {
        Deed::Purse(by, power, ducats) => {
            let change = |change: i64| {
                let small = i32::try_from(change).expect("a few");
                (change != 0).then_some(small)
            };
            let word = |name: &str, change: i64| match change {
                0 => String::new(),
                change => format!(" {name}:{change}"),
            };
            let reason = "Taxes".to_owned();
            by_one(
                by,
                format!("/realm purse reason:Taxes{}{}", word("power", power), word("ducats", ducats)),
                Act::Purse { power: change(power), ducats: change(ducats), reason },
            )
        }
        Deed::Take(by, province) => {
            let province = PROVINCES[province].0.to_owned();
            by_one(by, format!("/realm province province:{province}"), Act::Province { province })
        }
        Deed::Pieces(by, kind, area, count) => by_one(
            by,
            format!("/realm pieces kind:{} place:{} count:{count}", PIECES[kind], AREAS[area]),
            Act::Pieces { kind: piece(kind), place: AREAS[area].to_owned(), count: small(count) },
        ),
        Deed::War(by, realm, at_war) => {
            let word = if at_war { "yes" } else { "no" };
            let realm = REALMS[realm].to_owned();
            by_one(by, format!("/realm war realm:{realm} at-war:{word}"), Act::War { realm, at_war })
        }
        _ => unreachable!("what a player enters"),
    }
}

fn answered(model: &Realms, deed: &Deed) -> Line {
    let (at, by, counters) = match *deed {
        Deed::Counter(at, by) => (at, by, true),
        Deed::LetPass(at, by) => (at, by, false),
        _ => unreachable!("an answer"),
    };
    // If no question is pending, the act refers to a nonexistent one.
    let question = model.at(at);
    let number = question.map_or(model.asked + 1, |question| question.number);
    let by = by.or(question.map(|question| question.to)).unwrap_or(0);
    let offer = OfferId(number);
    let picks: Vec<chancery_rules::Pick> = Vec::new();
    let (word, command) = match counters {
        true => ("accept", Command::Accept { offer, picks }),
        false => ("refuse", Command::Refuse { offer }),
    };
    let line = format!("@{} /{word} offer:{number}", PEOPLE[by]);
    (line, Some(given_order(id(by), command)))
}

/// The kinds of token, as the game's pieces.
pub(super) const TOKENS: [game::Piece; 2] = [Piece::Influence, Piece::Claim];
