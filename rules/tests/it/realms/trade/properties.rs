//! Properties of trade on any map: chains match a simple search of the graph, and payments match the values of the
//! rows.

mod plain;
mod sketch;

use super::given::*;
use crate::effort::share;
use chancery_rules::board::Pieces;
use chancery_rules::games;
use chancery_rules::games::realms::{
    self as game, Chain, Piece, State, TradeCommand, TradeEvent, TradeRefusal, Verdict,
};
use chancery_rules::ids::PlayerId;
use chancery_rules::{Command, Refusal};
use plain::Plain;
use proptest::test_runner::{Config, TestRunner};
use sketch::{AREAS, PLAYERS, Sketch, name, sketches};
use std::cell::RefCell;

#[derive(Debug, Default)]
struct Tally {
    joined: u32,
    broken: u32,
    moved: u32,
    away: u32,
    through: u32,
    reckoned: u32,
    ties: u32,
    paid: u32,
}

#[test]
fn random_trades_keep_the_rules() {
    let tally = RefCell::new(Tally::default());
    let mut runner = TestRunner::new(Config { cases: share(300), failure_persistence: None, ..Config::default() });
    let outcome = runner.run(&sketches(), |sketch| {
        let tally = &mut tally.borrow_mut();
        chains_are_what_a_plain_search_finds(&sketch, tally);
        ships_are_judged_as_by_a_plain_search(&sketch, tally);
        rows_are_paid_whoever_sits_where(&sketch, tally);
        Ok(())
    });
    outcome.unwrap_or_else(|failure| panic!("{failure}"));
    let tally = tally.into_inner();
    let Tally { joined, broken, moved, away, through, reckoned, ties, paid } = tally;
    let often = [joined, broken, moved, away, through, reckoned, ties, paid];
    assert!(often.iter().all(|count| *count > 0), "{tally:?}");
}

fn chains_are_what_a_plain_search_finds(sketch: &Sketch, tally: &mut Tally) {
    let evening = sketch.table([0, 1, 2]);
    let state = state(&evening.campaign);
    for node in &state.nodes {
        for stand in game::node_standing(state, node).stands {
            let plain = Plain { state, player: stand.player };
            let is = plain.chain(node, None);
            assert_eq!(stand.chain.is_joined(), is, "{} to {}", stand.player, node.name);
            match &stand.chain {
                Chain::Joined => tally.joined += 1,
                Chain::Broken { lacks } => {
                    tally.broken += 1;
                    mends(state, stand.player, node, lacks);
                }
                Chain::NoWay => {}
                other => panic!("every capital is owned: {other:?}"),
            }
        }
    }
}

fn set(state: &mut State, name: &str, kind: Piece, player: PlayerId, count: u32) {
    let mut places = state.board.places.iter_mut();
    let place = places.find(|place| place.name == name);
    let pieces = &mut place.expect("it is there").pieces;
    let owner = Some(player);
    pieces.retain(|one| (one.kind, one.owner) != (kind, owner));
    if count > 0 {
        pieces.push(Pieces { kind, owner, count });
    }
}

/// Checks that pieces in the missing places would complete a chain to the node, and that each of them is needed.
fn mends(state: &State, player: PlayerId, node: &game::Node, lacks: &[String]) {
    assert!(!lacks.is_empty());
    for spared in std::iter::once(None).chain((0..lacks.len()).map(Some)) {
        let mut mended = state.clone();
        for (n, place) in lacks.iter().enumerate() {
            let kind = match state.board.place(place).is_some_and(|one| one.zone().is_some()) {
                true => Piece::Ship,
                false => Piece::Town,
            };
            if spared != Some(n) {
                set(&mut mended, place, kind, player, 1);
            }
        }
        let plain = Plain { state: &mended, player };
        assert_eq!(plain.chain(node, None), spared.is_none(), "{lacks:?} for {}", node.name);
    }
}

/// Returns the state with a ship moved regardless of the rules: from off the slots if possible, and onto one if `slot`
/// is set.
fn moved(before: &State, (from, to): (&str, &str), slot: bool) -> State {
    let mut after = before.clone();
    let count = |state: &State, kind: Piece, place: &str| {
        let place = state.board.place(place).expect("it is there");
        place.has(kind, ADA)
    };
    let of = match count(before, Piece::Ship, from) {
        0 => Piece::Protection,
        _ => Piece::Ship,
    };
    let onto = match slot {
        true => Piece::Protection,
        false => Piece::Ship,
    };
    let left = count(&after, of, from) - 1;
    set(&mut after, from, of, ADA, left);
    let there = count(&after, onto, to) + 1;
    set(&mut after, to, onto, ADA, there);
    after
}

fn ships_are_judged_as_by_a_plain_search(sketch: &Sketch, tally: &mut Tally) {
    let mut evening = sketch.table([0, 1, 2]);
    let (from, to, slot) = sketch.ship;
    let (from, to) = (name(AREAS + from), name(AREAS + to));
    // Most of these games have a ship to move.
    if has(&evening, ADA, Piece::Ship, &from) == 0 {
        evening.play(&[lay(ADA, Piece::Ship, &from, 1)]);
    }
    let step = ship(ADA, &from, &to, Some(slot), None);
    let before = state(&evening.campaign).clone();
    let outcome = match evening.attempt(&step) {
        Err(Refusal::MustConfirm(question)) => evening.attempt(&confirmed(step, question)),
        outcome => outcome,
    };
    let (after, verdicts): (State, Vec<Verdict>) = match outcome {
        Ok(_) => {
            tally.moved += 1;
            let after = state(&evening.campaign).clone();
            let mut prospects = game::prospects(&after);
            (after, prospects.remove(0).verdicts)
        }
        Err(Refusal::Game(games::Refusal::Realms(game::Refusal::Trade(TradeRefusal::NoneEligible { verdicts })))) => {
            let after = moved(&before, (&from, &to), slot);
            assert!(!verdicts.iter().any(Verdict::is_open));
            (after, verdicts)
        }
        Err(_) => return,
    };
    let plain = Plain { state: &after, player: ADA };
    for verdict in verdicts {
        let node = after.node(&verdict.node).expect("it is there");
        let of_ship = plain.is_of_ship(node, &to);
        assert_eq!(verdict.away.is_none(), of_ship, "{} from {to}", node.name);
        assert_eq!(verdict.chain.is_joined(), plain.chain(node, None));
        tally.away += u32::from(!of_ship);
        tally.through += u32::from(of_ship && !plain.reaches(&to, node));
    }
}

/// Each player's row and payment, and how many ties were broken.
type Reckoned = (Vec<(PlayerId, Option<usize>, u32)>, u32);

/// Chooses a node, and breaks ties by preference. Returns each player's earnings.
fn reckon(sketch: &Sketch, order: [usize; 3], node: &str) -> Option<Reckoned> {
    let mut evening = sketch.table(order);
    let before: Vec<u32> = PLAYERS.iter().map(|player| purse(&evening, *player).1).collect();
    let step = trade(ADA, TradeCommand::Choose { card: Some(1), node: Some(text(node)), merchant: None });
    let mut events = evening.attempt(&step).ok()?;
    let mut ties = 0;
    while let Some(offer) = evening.campaign.offers.pending.keys().next().copied() {
        let liked = sketch.liking.iter().map(|n| PLAYERS[*n]);
        let tied = |player: &PlayerId| {
            let picks = vec![games::Pick::from(game::Pick::Upper(*player))];
            order_of(ADA, Command::Accept { offer, picks })
        };
        let happened = liked.map(|player| tied(&player)).find_map(|step| evening.attempt(&step).ok());
        events = happened.expect("one of those who tie");
        ties += 1;
    }
    let shares = effects(&events).into_iter().find_map(|event| match event {
        game::Event::Trade(TradeEvent::Reckoned { shares, .. }) => Some(shares),
        _ => None,
    });
    let shares = shares.expect("the trade has a result");
    check_rows(sketch, node, &shares);
    let mut all: Vec<(PlayerId, Option<usize>, u32)> = Vec::new();
    for (player, before) in PLAYERS.into_iter().zip(before) {
        let after = purse(&evening, player).1;
        let share = shares.iter().find(|share| share.stand.player == player);
        let pays = share.map_or(0, |share| share.pays);
        assert_eq!(after - before, pays, "the announced payment differs");
        all.push((player, share.and_then(|share| share.row), pays));
    }
    Some((all, ties))
}

fn order_of(by: PlayerId, command: Command) -> Step {
    order(by, command)
}

/// Checks that each row goes to one player, in the order of trade power, and pays its value.
fn check_rows(sketch: &Sketch, node: &str, shares: &[game::Share]) {
    let pirates = sketch.pirates[usize::from(node == "Port")];
    let connected = shares.iter().filter(|share| share.stand.chain.is_joined());
    let mut last = u32::MAX;
    for (rank, share) in connected.enumerate() {
        let power = share.stand.power.total();
        assert!(power <= last, "the higher power comes first");
        last = power;
        let row = rank + usize::try_from(pirates).expect("few");
        let worth = sketch.rows.get(row).copied();
        assert_eq!((share.row, share.pays), (worth.map(|_| row + 1), worth.unwrap_or(0)));
    }
    let others = shares.iter().filter(|share| !share.stand.chain.is_joined());
    assert!(others.into_iter().all(|share| share.row.is_none() && share.pays == 0));
}

fn rows_are_paid_whoever_sits_where(sketch: &Sketch, tally: &mut Tally) {
    for node in ["Fair", "Port"] {
        let usual = reckon(sketch, [0, 1, 2], node);
        for order in [[0, 2, 1], [2, 1, 0], [1, 2, 0]] {
            assert_eq!(reckon(sketch, order, node), usual, "{order:?}");
        }
        if let Some((shares, ties)) = usual {
            tally.reckoned += 1;
            tally.ties += ties;
            tally.paid += u32::from(shares.iter().filter(|share| share.2 > 0).count() > 1);
        }
    }
}
