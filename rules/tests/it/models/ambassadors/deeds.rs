//! The acts that people try, as orders and as typed lines.

use super::books::species;
use super::{Deed, Galaxy, PLAYERS, SECTORS, SPECIES, TRACKS, Terms};
use crate::ambassadors::given::{correct, edit};
use crate::given::{Step, order as given_order};
use crate::models::{PEOPLE, Told, id, order};
use chancery_rules::Command;
use chancery_rules::games::ambassadors as game;
use chancery_rules::games::ambassadors::Command as Act;
use chancery_rules::ids::OfferId;
use chancery_rules::time::Span;
use proptest::prelude::*;
use proptest::sample::select;

fn who() -> impl Strategy<Value = usize> + Clone {
    0..PLAYERS
}

fn sector() -> impl Strategy<Value = usize> + Clone {
    0..SECTORS.len()
}

fn space() -> impl Strategy<Value = Option<usize>> + Clone {
    prop_oneof![3 => Just(None), 1 => (0..6_usize).prop_map(Some)]
}

/// Returns a player, mostly the one whose action it is.
fn active(model: &Galaxy) -> impl Strategy<Value = usize> + use<> {
    let active = model.active.unwrap_or_default();
    prop_oneof![5 => Just(active), 1 => who()]
}

fn sails(model: &Galaxy) -> BoxedStrategy<Deed> {
    let by = model.active.unwrap_or_default();
    let own = (0..SECTORS.len()).filter(|sector| model.ships[*sector][by] > 0);
    let own: Vec<usize> = own.collect();
    let from = select(if own.is_empty() { vec![0] } else { own });
    (from, sector(), 1..3_i64).prop_map(move |(from, to, count)| Deed::Move(by, from, to, count)).boxed()
}

pub(super) fn any(model: &Galaxy) -> BoxedStrategy<Deed> {
    let impostor = || prop_oneof![9 => Just(None), 1 => who().prop_map(Some)];
    let answers = if model.offers.is_empty() { 1 } else { 24 };
    let turn = prop_oneof![
        4 => who().prop_map(Deed::Begin),
        3 => active(model).prop_map(Deed::End),
        2 => (active(model), sector(), sector(), 1..3_i64)
            .prop_map(|(by, from, to, count)| Deed::Move(by, from, to, count)),
        10 => sails(model),
        10 => (active(model), who(), 0..3_usize, space())
            .prop_map(|(by, to, track, space)| Deed::Propose(by, to, track, space)),
    ];
    let cubes = || prop_oneof![1 => Just(None), 2 => (0..13_i64).prop_map(Some)];
    let seat = prop_oneof![
        2 => (who(), [cubes(), cubes(), cubes()]).prop_map(|(by, left)| Deed::Population(by, left)),
        3 => (who(), 0..6_i64, space()).prop_map(|(by, value, at)| Deed::Lay(by, value, at)),
        2 => (who(), 0..6_usize, 0..6_usize).prop_map(|(by, from, to)| Deed::Shift(by, from, to)),
        2 => (who(), 0..6_usize).prop_map(|(by, at)| Deed::Return(by, at)),
        1 => (who(), 0..SPECIES.len()).prop_map(|(by, species)| Deed::Species(by, species)),
        3 => (who(), any_bool()).prop_map(|(by, has)| Deed::Cloak(by, has)),
        3 => (who(), sector(), prop_oneof![12 => 0..3_i64, 1 => 99..101_i64])
            .prop_map(|(by, sector, count)| Deed::SetShips(by, sector, count)),
        2 => (who(), sector()).prop_map(|(by, sector)| Deed::Take(by, sector)),
        1 => (who(), sector()).prop_map(|(by, sector)| Deed::GiveUp(by, sector)),
    ];
    let answer = prop_oneof![
        6 => (0..4_usize, 0..3_usize, space(), impostor())
            .prop_map(|(at, track, space, by)| Deed::Accept(at, track, space, by)),
        1 => (0..4_usize, impostor()).prop_map(|(at, by)| Deed::Refuse(at, by)),
        1 => (0..4_usize, impostor()).prop_map(|(at, by)| Deed::Withdraw(at, by)),
    ];
    let of = || prop_oneof![1 => Just(None), 4 => who().prop_map(Some)];
    let corrections = prop_oneof![
        3 => (sector(), who(), 0..4_i64).prop_map(|(at, of, count)| Deed::Ships(at, of, count)),
        3 => (sector(), of()).prop_map(|(at, of)| Deed::Control(at, of)),
        1 => of().prop_map(Deed::Traitor),
        4 => Just(Deed::Traitor(None)),
    ];
    prop_oneof![
        24 => turn,
        8 => seat,
        answers => answer,
        6 => corrections,
        1 => prop_oneof![1 => who().prop_map(Deed::Leave), 4 => who().prop_map(Deed::Join)],
        1 => (1..100_i64).prop_map(|hours| Deed::Wait(60 * hours)),
    ]
    .boxed()
}

fn any_bool() -> impl Strategy<Value = bool> {
    proptest::bool::ANY
}

fn small(value: i64) -> u8 {
    u8::try_from(value).expect("few")
}

/// Players count spaces from 1.
fn counted(space: Option<usize>) -> Option<u8> {
    space.map(|space| u8::try_from(space + 1).expect("few"))
}

fn at_space(space: Option<usize>) -> String {
    let space = counted(space).map(|space| format!(" space:{space}"));
    space.unwrap_or_default()
}

type Line = (String, Option<Step>);

fn by_one(by: usize, words: String, command: impl Into<Command>) -> Line {
    (format!("@{} {words}", PEOPLE[by]), order(by, command))
}

pub(super) fn told(model: &Galaxy, deed: &Deed) -> Told {
    let (line, step) = match *deed {
        Deed::Begin(by) => by_one(by, "/action begin".to_owned(), Act::BeginAction),
        Deed::End(by) => by_one(by, "/action end".to_owned(), Act::EndAction),
        Deed::Move(by, from, to, count) => by_one(
            by,
            format!("/move-ships from:{} to:{} count:{count}", SECTORS[from], SECTORS[to]),
            Act::MoveShips {
                from: SECTORS[from].to_owned(),
                to: SECTORS[to].to_owned(),
                count: u32::try_from(count).expect("few"),
            },
        ),
        Deed::Propose(by, to, track, space) => by_one(
            by,
            format!("/ambassador propose player:@{} track:{}{}", PEOPLE[to], TRACKS[track], at_space(space)),
            Act::Propose { to: id(to), track: game::Population::ALL[track], space: counted(space) },
        ),
        Deed::Leave(by) => by_one(by, "/campaign leave".to_owned(), Command::Leave),
        Deed::Join(by) => by_one(by, "/campaign join".to_owned(), Command::Join),
        Deed::Wait(minutes) => {
            let line = format!("time +{minutes}m");
            (line, Some(Step::Wait(Span::seconds(60 * minutes))))
        }
        Deed::Accept(..) | Deed::Refuse(..) | Deed::Withdraw(..) => answered(model, deed),
        Deed::Ships(..) | Deed::Control(..) | Deed::Traitor(_) => corrected(deed),
        Deed::Population(..)
        | Deed::Lay(..)
        | Deed::Shift(..)
        | Deed::Return(..)
        | Deed::Species(..)
        | Deed::Cloak(..) => of_seat(deed),
        Deed::SetShips(..) | Deed::Take(..) | Deed::GiveUp(..) => entered(deed),
    };
    Told { line, step }
}

fn of_seat(deed: &Deed) -> Line {
    match *deed {
        Deed::Population(by, left) => {
            let named = TRACKS.iter().zip(left);
            let words: Vec<String> =
                named.filter_map(|(track, said)| said.map(|said| format!(" {track}:{said}"))).collect();
            let [materials, science, money] = left.map(|said| said.map(small));
            let act = Act::Population { materials, science, money };
            by_one(by, format!("/population{}", words.concat()), act)
        }
        Deed::Lay(by, value, space) => by_one(
            by,
            format!("/reputation place value:{value}{}", at_space(space)),
            Act::PlaceReputation { value: small(value), space: counted(space) },
        ),
        Deed::Shift(by, from, to) => {
            let (from, to) = (small(from as i64 + 1), small(to as i64 + 1));
            let words = format!("/reputation move from:{from} to:{to}");
            by_one(by, words, Act::MoveTile { from, to })
        }
        Deed::Return(by, space) => {
            let space = small(space as i64 + 1);
            let words = format!("/reputation return space:{space}");
            by_one(by, words, Act::ReturnReputation { space })
        }
        Deed::Species(by, place) => by_one(
            by,
            format!("/seat species species:\"{}\"", SPECIES[place].0),
            Act::Species { species: species(place) },
        ),
        Deed::Cloak(by, has) => by_one(
            by,
            format!("/seat technology technology:\"Cloaking Device\" has:{has}"),
            Act::Technology { technology: game::Technology::CloakingDevice, has },
        ),
        _ => unreachable!("of a seat"),
    }
}

fn entered(deed: &Deed) -> Line {
    match *deed {
        Deed::SetShips(by, place, count) => {
            let (sector, count) = (SECTORS[place].to_owned(), u32::try_from(count).expect("few"));
            by_one(by, format!("/ships set sector:{sector} count:{count}"), Act::SetShips { sector, count })
        }
        Deed::Take(by, place) => {
            let sector = SECTORS[place].to_owned();
            by_one(by, format!("/sector take sector:{sector}"), Act::TakeSector { sector })
        }
        Deed::GiveUp(by, place) => {
            let sector = SECTORS[place].to_owned();
            by_one(by, format!("/sector leave sector:{sector}"), Act::LeaveSector { sector })
        }
        _ => unreachable!("entered"),
    }
}

fn corrected(deed: &Deed) -> Line {
    let name = |sector: usize| SECTORS[sector].to_owned();
    let player = |of: Option<usize>| of.map(|of| format!(" player:@{}", PEOPLE[of]));
    match *deed {
        Deed::Ships(sector, of, count) => (
            format!("@mod /board ships set sector:{} count:{count} player:@{}", SECTORS[sector], PEOPLE[of]),
            Some(edit(game::Edit::SetPieces {
                place: name(sector),
                owner: Some(id(of)),
                kind: (),
                count: u32::try_from(count).expect("few"),
            })),
        ),
        Deed::Control(sector, of) => (
            format!("@mod /board sector control sector:{}{}", SECTORS[sector], player(of).unwrap_or_default()),
            Some(edit(game::Edit::Hold { place: name(sector), holder: of.map(id) })),
        ),
        Deed::Traitor(of) => (
            format!("@mod /mod-ambassadors traitor{}", player(of).unwrap_or_default()),
            Some(correct(game::Correction::Traitor { player: of.map(id) })),
        ),
        _ => unreachable!("a correction"),
    }
}

fn answered(model: &Galaxy, deed: &Deed) -> Line {
    let (at, by) = match *deed {
        Deed::Accept(at, .., by) | Deed::Refuse(at, by) | Deed::Withdraw(at, by) => (at, by),
        _ => unreachable!("an answer"),
    };
    // If no offer is pending, the act refers to a nonexistent one.
    let waits = model.at(at);
    let number = waits.map_or(model.asked + 1, |offer| offer.number);
    let rightful = waits.map(|offer| match deed {
        Deed::Withdraw(..) => offer.from,
        _ => offer.to,
    });
    let by = by.or(rightful).unwrap_or(0);
    let offer = OfferId(number);
    let (words, command) = match *deed {
        Deed::Refuse(..) => (format!("/refuse offer:{number}"), Command::Refuse { offer }),
        Deed::Withdraw(..) => (format!("/withdraw offer:{number}"), Command::Withdraw { offer }),
        Deed::Accept(_, track, space, _) => {
            let relations = waits.is_some_and(|one| matches!(one.terms, Terms::Relations(..)));
            let space = space.filter(|_| relations);
            let choice = game::Choice { track: Some(game::Population::ALL[track]), space: counted(space) };
            let picks = vec![game::Pick::Track(choice).into()];
            let track = TRACKS[track];
            (format!("/accept offer:{number} track:{track}{}", at_space(space)), Command::Accept { offer, picks })
        }
        _ => unreachable!("an answer"),
    };
    let line = format!("@{} {words}", PEOPLE[by]);
    (line, Some(given_order(id(by), command)))
}
