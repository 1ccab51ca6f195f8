//! Properties of every game, for all kinds of orders: nonsense, impostors, moderators, undos and long absences
//! included.

use super::evenings::{Deed, Game, games};
use super::given::{accept_with, edit, populate, propose, related, seated, state};
use crate::effort::share;
use crate::given::{Evening, Step};
use crate::properties::{
    listed_rights_are_accepted_orders, nothing_is_due, retell, settling_in_pieces_comes_to_the_same, take, take_back,
    through_json,
};
use chancery_rules::games;
use chancery_rules::games::ambassadors;
use chancery_rules::games::ambassadors::{Board, Change, Edit, Plan};
use chancery_rules::games::ambassadors::{
    Condition, Event as Effect, Population, Seat, State, Terms, Tile, conditions, open_to,
};
use chancery_rules::ids::{CampaignId, PlayerId};
use chancery_rules::table;
use chancery_rules::{Campaign, Closing, Event, Outcome, Phase, Refusal, decide, invariants};
use proptest::test_runner::{Config, TestRunner};
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

/// How many games the long form plays: about five thousand turns in total.
const GAMES: u32 = 50;

#[derive(Debug, Default)]
struct Tally {
    formed: u32,
    broken: u32,
    formed_again: u32,
    traitors_changed: u32,
    cubes_chosen: u32,
    cubes_by_default: u32,
    proposals_outlived: u32,
    undone: u32,
}

#[test]
fn random_games_keep_the_rules() {
    let tally = RefCell::new(Tally::default());
    let mut runner = TestRunner::new(Config { cases: share(GAMES), failure_persistence: None, ..Config::default() });
    let outcome = runner.run(&games(), |game| {
        play(&game, &mut tally.borrow_mut());
        Ok(())
    });
    outcome.unwrap_or_else(|failure| panic!("{failure}"));
    let tally = tally.into_inner();
    let often = [tally.formed, tally.broken].iter().all(|n| *n >= share(30));
    let seldom = [
        tally.formed_again,
        tally.traitors_changed,
        tally.cubes_chosen,
        tally.cubes_by_default,
        tally.proposals_outlived,
        tally.undone,
    ];
    assert!(often && seldom.iter().all(|n| *n >= 1), "{tally:?}");
}

fn play(game: &Game, tally: &mut Tally) {
    let mut evening = seated((1..=game.players).map(PlayerId));
    evening.play(&[edit(Edit::Load(game.plan.clone()))]);
    for player in (1..=game.players).map(PlayerId) {
        evening.play(&[populate(player, [10, 6, 10])]);
    }
    let mut retold = retell(None, &evening.log);
    let mut past: Vec<(Campaign, usize)> = Vec::new();
    for turn in &game.turns {
        let before = evening.campaign.clone();
        let (now, seen) = (evening.now, evening.log.len());
        settling_in_pieces_comes_to_the_same(&before, now, now + turn.wait);
        evening.play(&[Step::Wait(turn.wait)]);
        nothing_is_due(&evening.campaign, evening.now);
        past.push((before.clone(), seen));
        if let Deed::Undo(turns) = turn.deed {
            take_back(&mut evening, &mut past, turns);
            retold = retell(None, &evening.log);
            tally.undone += 1;
        } else {
            if let Some(step) = turn.step(&evening.campaign) {
                take(&mut evening, step, turn.confirms);
            }
            retold = retell(retold, &evening.log[seen..]);
            every_event_is_a_fact(before, &evening.log[seen..]);
        }
        let campaign = &evening.campaign;
        assert_eq!(retold.as_ref(), Some(campaign));
        assert_eq!(&through_json(campaign), campaign);
        nothing_is_lost(campaign, &evening.log);
        legal_partners_are_those_who_can_be_proposed_to(&evening, turn.by);
        listed_rights_are_accepted_orders(campaign, turn.by, turn.other, evening.now);
    }
    let replayed = Campaign::replay(CampaignId(1), &evening.log);
    assert_eq!(replayed.as_ref(), Some(&evening.campaign));
    a_board_is_what_is_written_down_of_it(state(&evening.campaign), game.players);
    tally.count(&evening.log);
}

/// A player is listed as a legal partner exactly if every condition allows it, and a proposal to them is accepted
/// unless one is already pending. Accepting it at once forms relations.
fn legal_partners_are_those_who_can_be_proposed_to(evening: &Evening, somebody: PlayerId) {
    let campaign = &evening.campaign;
    if campaign.phase != Phase::Running {
        return;
    }
    let known: Vec<PlayerId> = campaign.players.keys().copied().collect();
    let active = state(campaign).seating.active.into_iter();
    let others = campaign.active_players().filter(|by| *by == somebody);
    for by in active.chain(others) {
        let open = open_to(campaign.roster(), state(campaign), by).expect("they play");
        assert!(open.iter().all(|other| known.contains(other)));
        for other in known.iter().chain(&[PlayerId(0)]).copied() {
            let all = conditions(campaign.roster(), state(campaign), by, other);
            let met = all.is_ok_and(|all| all.iter().all(Condition::is_met));
            assert_eq!(open.contains(&other), met, "{by} and {other}");
            let cubes = state(campaign).seat(by).expect("a seat").cubes;
            let mut accepted = Population::ALL.map(|track| can_propose(evening, by, other, track));
            for (track, accepted) in Population::ALL.into_iter().zip(&mut accepted) {
                assert_eq!(*accepted, met && cubes.on(track) > 0, "{by} and {other}");
            }
            assert_eq!(accepted.contains(&true), met, "{by} and {other}");
        }
    }
}

/// Returns whether a proposal would be accepted, or is already pending; if so, checks that relations follow.
fn can_propose(evening: &Evening, by: PlayerId, to: PlayerId, track: Population) -> bool {
    let Step::Order(order) = propose(by, to, track) else {
        panic!("a proposal is an order");
    };
    // A player who asked too often without success has to wait before proposing again (L14.2).
    let now = match decide(&evening.campaign, &order, evening.now) {
        Err(Refusal::Table(table::Refusal::TooSoon { until, .. })) => until,
        _ => evening.now,
    };
    let offer = match decide(&evening.campaign, &order, now) {
        Ok(_) => evening.campaign.offers.next_id(),
        Err(Refusal::Game(games::Refusal::Ambassadors(ambassadors::Refusal::AlreadyProposed { offer }))) => {
            let cubes = state(&evening.campaign).seat(by).expect("a seat").cubes;
            assert!(cubes.on(track) > 0);
            assert!(evening.campaign.offers.pending.contains_key(&offer));
            return true;
        }
        Err(_) => return false,
    };
    let mut trial = Evening { campaign: evening.campaign.clone(), now, log: Vec::new() };
    let theirs = state(&trial.campaign).seat(to).expect("a seat");
    let given = theirs.cubes.with_cubes()[0];
    let space = theirs.free_for_ambassador()[0];
    trial.play(&[Step::Order(order), accept_with(to, offer.0, given, space)]);
    assert!(related(&trial.campaign, by, to));
    true
}

/// Recounts tiles and cubes, both from their positions and from the events.
fn nothing_is_lost(campaign: &Campaign, log: &[Event]) {
    let state = state(campaign);
    let moved = Moved::told_by(log);
    for (player, seat) in &state.seats {
        let tiles = state.seats.values().flat_map(|seat| &seat.track);
        let mine = |space: &&_| is_ambassador_of(space, *player);
        let abroad = tiles.filter(mine).count();
        assert_eq!(usize::from(seat.tiles) + abroad, 3, "tiles of {player}");
        let asked = campaign.offers.pending.values().filter(|offer| {
            let terms = &offer.terms;
            let cube = matches!(terms, chancery_rules::Terms::Ambassadors(Terms::PutBack { .. }));
            cube && offer.to == *player
        });
        let asked = asked.count();
        let cubes = seat.cubes;
        let on_tracks: u8 = [cubes.materials, cubes.science, cubes.money].iter().sum();
        let lying = usize::from(on_tracks + seat.placed) + abroad + asked;
        assert_eq!(lying, 33, "cubes of {player}");
        let told = |counts: &BTreeMap<PlayerId, i32>| counts.get(player).copied().unwrap_or(0);
        assert_eq!(i32::from(on_tracks), 33 + told(&moved.on_tracks));
        assert_eq!(i32::try_from(abroad), Ok(told(&moved.abroad)));
        assert_eq!(i32::try_from(asked), Ok(told(&moved.in_hand)));
    }
}

fn is_ambassador_of(space: &chancery_rules::games::ambassadors::Space, player: PlayerId) -> bool {
    matches!(space.tile, Some(Tile::Ambassador { of, .. }) if of == player)
}

/// The positions of cubes, computed from the events alone.
#[derive(Default)]
struct Moved {
    on_tracks: BTreeMap<PlayerId, i32>,
    abroad: BTreeMap<PlayerId, i32>,
    in_hand: BTreeMap<PlayerId, i32>,
}

impl Moved {
    fn told_by(log: &[Event]) -> Moved {
        let mut moved = Moved::default();
        for event in log {
            if let Event::Game(games::Event::Ambassadors(event)) = event {
                moved.follow(event);
            }
        }
        moved
    }

    fn follow(&mut self, event: &Effect) {
        let add = |counts: &mut BTreeMap<_, _>, player: &PlayerId, by: i32| {
            *counts.entry(*player).or_default() += by;
        };
        match event {
            Effect::PopulationSet { player, before, after } => {
                let by = i32::from(after.sum()) - i32::from(before.sum());
                add(&mut self.on_tracks, player, by);
            }
            Effect::AmbassadorGiven { from, .. } => {
                add(&mut self.on_tracks, from, -1);
                add(&mut self.abroad, from, 1);
            }
            Effect::RelationsBroken { aggressor: one, other, .. } | Effect::RelationsUndone { one, other } => {
                for player in [one, other] {
                    add(&mut self.abroad, player, -1);
                    add(&mut self.in_hand, player, 1);
                }
            }
            Effect::CubeReturned { player, .. } => {
                add(&mut self.in_hand, player, -1);
                add(&mut self.on_tracks, player, 1);
            }
            _ => {}
        }
    }
}

/// Applies the events one by one. Each must record the previous state correctly.
fn every_event_is_a_fact(mut campaign: Campaign, events: &[Event]) {
    for event in events {
        if let Event::Game(games::Event::Ambassadors(event)) = event {
            assert!(is_true(state(&campaign), event), "{event:?}");
        }
        campaign.evolve(event);
    }
    assert_eq!(invariants(&campaign), []);
}

fn is_true(state: &State, event: &Effect) -> bool {
    let seat = |player: &PlayerId| -> &Seat { state.seat(*player).expect("a seat") };
    let lies = |player, space: &u8| seat(player).space(*space).expect("a space").tile;
    match event {
        Effect::PopulationSet { player, before, .. } => seat(player).cubes == *before,
        Effect::TechnologySet { player, has, .. } => seat(player).technologies.is_empty() == *has,
        Effect::Board(change) => was_so(&state.board, change),
        Effect::ShipsEntered { player, sector, before, .. } => {
            state.board.place(sector).is_some_and(|place| place.count(Some(*player)) == *before)
        }
        Effect::SectorTaken { sector, .. } => state.board.place(sector).is_some_and(|place| place.holder.is_none()),
        Effect::SectorLeft { player, sector } => {
            state.board.place(sector).is_some_and(|place| place.holder == Some(*player))
        }
        Effect::PlayersCounted { players } => state.most_players.is_some_and(|most| most < *players),
        Effect::ActionBegun { round, .. } => state.seating.active.is_none() && state.round == *round,
        Effect::ActionEnded { player, next, .. } => {
            state.seating.active == Some(*player) && next.is_none_or(|next| next != *player)
        }
        Effect::ActiveSet { player, before, .. } => state.seating.active == *before && player != before,
        Effect::AmbassadorGiven { from, to, track, left, space } => {
            lies(to, space).is_none() && seat(from).cubes.on(*track) == left + 1
        }
        Effect::RelationsBroken { aggressor, other, .. } => state.partners(*aggressor).contains(other),
        Effect::RelationsUndone { one, other } => state.partners(*one).contains(other),
        Effect::CubeReturned { player, track, left } => {
            seat(player).in_hand > 0 && seat(player).cubes.on(*track) + 1 == *left
        }
        Effect::TraitorMoved { from, .. } => state.traitor == *from,
        Effect::ReputationPlaced { player, space, .. } => lies(player, space).is_none(),
        Effect::ReputationReturned { player, space, value } => {
            lies(player, space) == Some(Tile::Reputation { value: *value })
        }
        Effect::TileMoved { player, from, to, tile, swapped } => {
            let there = lies(player, to).filter(|_| from != to);
            lies(player, from) == Some(*tile) && there == *swapped
        }
        Effect::Seated { player } => !state.seats.contains_key(player),
        Effect::SpeciesChosen { player, .. } => seat(player).track.iter().all(|space| space.tile.is_none()),
        Effect::Ordered { order } => {
            let all: BTreeSet<_> = order.iter().collect();
            all.into_iter().eq(state.seats.keys()) && order.len() == state.seating.order.len()
        }
        Effect::TrackSet { player, track } => tiles(track) == tiles(&seat(player).track),
        Effect::RoundSet { .. } => true,
    }
}

fn tiles(track: &[chancery_rules::games::ambassadors::Space]) -> Vec<String> {
    let tiles = track.iter().filter_map(|space| space.tile);
    let mut tiles: Vec<String> = tiles.map(|tile| format!("{tile:?}")).collect();
    tiles.sort();
    tiles
}

fn was_so(board: &Board, change: &Change) -> bool {
    use chancery_rules::board::Event::{
        Held, Linked, Loaded, PiecesMoved, PiecesSet, PlaceAdded, PlaceRemoved, Unlinked,
    };
    let place = |name: &str| board.place(name).expect("a sector");
    match change {
        PlaceAdded(added) => board.place(&added.name).is_none(),
        PlaceRemoved(gone) => place(&gone.name) == gone,
        Held { place: name, before, .. } => place(name).holder == *before,
        Linked { link, before } => {
            let [one, other] = &link.between;
            board.link(one, other).map(|link| link.kind) == *before
        }
        Unlinked(link) => board.links.contains(link),
        PiecesSet { place: name, owner, before, .. } => place(name).count(*owner) == *before,
        PiecesMoved { owner, from, count, .. } => *count > 0 && place(from).count(Some(*owner)) >= *count,
        Loaded(_) => true,
    }
}

/// A board written to a file with everyone who ever sat there loads unchanged.
fn a_board_is_what_is_written_down_of_it(state: &State, players: u64) {
    assert!(state.seats.len() >= usize::try_from(players).unwrap_or_default());
    let plan = Plan::of(&state.board, &state.seating.order);
    let plan: Plan = through_json(&plan);
    match plan.board(&state.seating.order) {
        Ok(board) => assert_eq!(board, state.board),
        Err(refusal) => assert!(state.board.places.is_empty(), "{refusal:?}"),
    }
}

impl Tally {
    fn count(&mut self, log: &[Event]) {
        let mut parted = BTreeSet::new();
        let pair = |one: PlayerId, other: PlayerId| (one.min(other), one.max(other));
        for (event, next) in log.iter().zip(log.iter().skip(1)) {
            let by_somebody = |outcome| {
                let closing = |closing: &Closing| closing.outcome == outcome && closing.by.is_some();
                matches!(event, Event::OfferClosed { closing: how, .. } if closing(how))
            };
            match next {
                Event::Game(games::Event::Ambassadors(Effect::AmbassadorGiven { from, to, .. }))
                    if by_somebody(Outcome::Accepted) =>
                {
                    self.formed += 1;
                    self.formed_again += u32::from(parted.contains(&pair(*from, *to)));
                }
                Event::Game(games::Event::Ambassadors(Effect::RelationsBroken { aggressor, other, .. })) => {
                    self.broken += 1;
                    parted.insert(pair(*aggressor, *other));
                }
                Event::Game(games::Event::Ambassadors(Effect::TraitorMoved { from: Some(from), to: Some(to) })) => {
                    let aggressor =
                        matches!(event, Event::Game(games::Event::Ambassadors(Effect::RelationsBroken { .. })));
                    self.traitors_changed += u32::from(aggressor && from != to);
                }
                Event::Game(games::Event::Ambassadors(Effect::CubeReturned { .. }))
                    if by_somebody(Outcome::Accepted) =>
                {
                    self.cubes_chosen += 1;
                }
                Event::Game(games::Event::Ambassadors(Effect::CubeReturned { .. }))
                    if matches!(event, Event::OfferClosed { .. } | Event::Reasoned { .. }) =>
                {
                    self.cubes_by_default += 1;
                }
                _ => {}
            }
            self.proposals_outlived += u32::from(by_somebody(Outcome::Lapsed));
        }
    }
}
