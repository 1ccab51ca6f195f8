//! Properties of every game, for all kinds of orders: nonsense, impostors, moderators, undos and long absences
//! included.

mod facts;

use super::evenings::{Deed, Game, NEARLY_SPENT, galaxy, games};
use super::given::{load, seated, sheet, state};
use crate::effort::share;
use crate::given::{Evening, Step};
use crate::properties::{nothing_is_due, retell, settling_in_pieces_comes_to_the_same, take, take_back, through_json};
use chancery_rules::games;
use chancery_rules::games::strategy_card::{
    Command as Act, Deed as Of, Event as Effect, Phase as Round, Pick, Pool, SecondaryRow, Source, Stand, State, check,
    diplomacy_token, hindrance, playable, row, tokens,
};
use chancery_rules::ids::{CampaignId, PlayerId};
use chancery_rules::{Campaign, Command, Event, Order, Phase, Refusal, decide, invariants};
use facts::is_true;
use proptest::test_runner::{Config, TestRunner};
use std::cell::RefCell;
use std::collections::BTreeMap;

/// How many games the long form plays: about five thousand turns in total.
const GAMES: u32 = 50;

#[derive(Debug, Default)]
struct Tally {
    played: u32,
    resolved: u32,
    applied: u32,
    answered: u32,
    from_sheet: u32,
    passed_over: u32,
    asked_later: u32,
    refreshed: u32,
    shown: u32,
    gained: u32,
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
    let often = [
        tally.played,
        tally.resolved,
        tally.applied,
        tally.answered,
        tally.passed_over,
        tally.refreshed,
        tally.shown,
        tally.gained,
    ];
    // Each of these two occurs about ten times.
    let seldom = [tally.from_sheet + tally.asked_later, tally.undone];
    let enough = often.iter().all(|n| *n >= share(20)) && seldom.iter().all(|n| *n >= 1);
    assert!(enough, "{tally:?}");
}

fn play(game: &Game, tally: &mut Tally) {
    let mut evening = seated((1..=game.players).map(PlayerId));
    let (bo, all) = (PlayerId(2), NEARLY_SPENT);
    evening.play(&[load(galaxy(game.players)), sheet(bo, all.tactic, all.fleet, all.strategy)]);
    let mut retold = retell(None, &evening.log);
    let mut past: Vec<(Campaign, usize)> = Vec::new();
    for (number, turn) in game.turns.iter().enumerate() {
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
        sixteen_tokens_each(campaign, &evening.log);
        tally.shown += u32::from(the_display_stands_for_what_lies_there(campaign));
        if number % 3 == 0 {
            what_is_looked_up_is_what_is_accepted(&evening);
        }
    }
    let replayed = Campaign::replay(CampaignId(1), &evening.log);
    assert_eq!(replayed.as_ref(), Some(&evening.campaign));
    tally.count(&evening.log);
}

/// Recounts tokens, both from their positions and from the events. A system has at most one of each player (T1.3).
fn sixteen_tokens_each(campaign: &Campaign, log: &[Event]) {
    let game = state(campaign);
    let mut moved = Moved::default();
    log.iter().for_each(|event| moved.follow(event));
    for player in game.sheets.keys() {
        let all = tokens(game, *player).expect("a player");
        let in_systems = game.board.places.iter().map(|place| place.count(Some(*player)));
        assert!(in_systems.clone().all(|count| count <= 1));
        let in_systems: u32 = in_systems.sum();
        assert_eq!(u32::from(all.reinforcements) + all.sheet.sum() + in_systems, 16);
        let told = moved.reinforcements.get(player).copied().unwrap_or(8);
        assert_eq!(i64::from(all.reinforcements), told, "{player}");
    }
}

/// The tokens in reinforcements, computed from the events alone.
#[derive(Default)]
struct Moved {
    reinforcements: BTreeMap<PlayerId, i64>,
    placed: BTreeMap<PlayerId, i64>,
}

impl Moved {
    fn follow(&mut self, event: &Event) {
        let Event::Game(games::Event::StrategyCard(event)) = event else {
            return;
        };
        let mut add = |player: &PlayerId, count: i64| {
            *self.reinforcements.entry(*player).or_insert(8) += count;
        };
        let mut place = |player: &PlayerId, count: i64| {
            *self.placed.entry(*player).or_default() += count;
        };
        match event {
            Effect::TokenPlaced { player, from, .. } => {
                place(player, 1);
                add(player, if *from == Source::Reinforcements { -1 } else { 0 });
            }
            Effect::Activated { player, .. } => place(player, 1),
            Effect::TokenRemoved { player, .. } => {
                place(player, -1);
                add(player, 1);
            }
            Effect::TokenSet { player, present, .. } => {
                let count = if *present { 1 } else { -1 };
                place(player, count);
                add(player, -count);
            }
            Effect::Spent { player, count, .. } => add(player, i64::from(*count)),
            Effect::SecondaryApplied { player, .. } => add(player, 1),
            Effect::Gained { player, gained, .. } => add(player, -i64::from(gained.sum())),
            Effect::SheetSet { player, before, after, .. } => {
                add(player, i64::from(before.sum()) - i64::from(after.sum()));
            }
            Effect::Refreshed { tokens, .. } => {
                for (player, count) in tokens {
                    add(player, i64::from(*count));
                    place(player, -i64::from(*count));
                }
                assert!(self.placed.values().all(|placed| *placed == 0));
            }
            Effect::Board(games::strategy_card::Change::Loaded(board)) => {
                let mut lying: BTreeMap<PlayerId, i64> = BTreeMap::new();
                for piece in board.places.iter().flat_map(|place| &place.pieces) {
                    *lying.entry(piece.owner.expect("a player's")).or_default() += 1;
                }
                for player in lying.keys().chain(self.placed.clone().keys()) {
                    let now = lying.get(player).copied().unwrap_or(0);
                    let before = self.placed.insert(*player, now).unwrap_or(0);
                    *self.reinforcements.entry(*player).or_insert(8) += before - now;
                }
            }
            _ => {}
        }
    }
}

/// The shorthand for single tokens stands for exactly the tokens in the system (T4.5). Returns whether it is shown.
fn the_display_stands_for_what_lies_there(campaign: &Campaign) -> bool {
    let game = state(campaign);
    let Some(shown) = diplomacy_token(campaign.roster(), game) else {
        return false;
    };
    let place = game.board.place(&shown.system).expect("a system");
    let owners = place.pieces.iter().filter_map(|one| one.owner);
    let mut lying: Vec<PlayerId> = owners.filter(|player| *player != shown.by).collect();
    let mut stood_for = shown.stands_for.clone();
    lying.sort();
    stood_for.sort();
    assert_eq!(lying, stood_for);
    let mut others = campaign.active_players().filter(|player| *player != shown.by);
    assert!(others.all(|player| lying.contains(&player)));
    true
}

/// If the views say that an act is allowed, an order for it is accepted. Otherwise it is refused.
fn what_is_looked_up_is_what_is_accepted(evening: &Evening) {
    let (campaign, game) = (&evening.campaign, state(&evening.campaign));
    if campaign.phase != Phase::Running {
        return;
    }
    let resolving = game.play.as_ref().is_some_and(|play| !play.over);
    for player in campaign.active_players() {
        let accepted = |command: Command| is_accepted(evening, player, command);
        let turn = game.phase == Some(Round::Action) && game.seating.active == Some(player);
        let holds = game.card.holder == Some(player) && !game.card.exhausted;
        let may = playable(game, player);
        let planets: Vec<String> = may.planets.iter().take(may.count).cloned().collect();
        for place in &game.board.places {
            let system = place.name.clone();
            let all = check(campaign.roster(), game, player, &system).expect("both are there");
            let met = |deed| all.iter().any(|one| one.deed == deed && one.is_met());
            let act = Act::PlaceToken { system: system.clone() };
            let has = tokens(game, player).expect("a player");
            let expected = met(Of::PlaceToken) && has.reinforcements > 0;
            assert_eq!(accepted(act.into()), expected, "{player} places in {system}");
            let act = Act::Activate { system: system.clone() };
            let expected = met(Of::Activate) && turn && has.sheet.of(Pool::Tactic) > 0;
            assert_eq!(accepted(act.into()), expected, "{player} activates {system}");
            let act = Act::Play { system: Some(system.clone()), planets: planets.clone() };
            let expected = turn && holds && !resolving && may.systems.contains(&system);
            assert_eq!(accepted(act.into()), expected, "{player} plays in {system}");
        }
    }
    let at = campaign.at::<State>(evening.now).expect("it is played");
    let seats = row(&at).map_or_else(Vec::new, |row: SecondaryRow| row.seats);
    for (player, stand) in seats {
        if let Stand::Open { offer } = stand {
            let first = game.exhausted(player).into_iter().take(1);
            let picks = first.map(|planet| Pick::Planet(planet).into()).collect();
            let can = hindrance(campaign.roster(), game, player).is_none();
            assert_eq!(is_accepted(evening, player, Command::Accept { offer, picks }), can);
            assert!(is_accepted(evening, player, Command::Refuse { offer }));
        }
    }
}

fn is_accepted(evening: &Evening, by: PlayerId, command: Command) -> bool {
    let order = Order { by, moderator: false, on_behalf: None, command, confirmed: None };
    match decide(&evening.campaign, &order, evening.now) {
        Ok(_) | Err(Refusal::MustConfirm(_)) => true,
        Err(_) => false,
    }
}

/// Applies the events one by one. Each must record the state before and after it correctly.
fn every_event_is_a_fact(mut campaign: Campaign, events: &[Event]) {
    for event in events {
        let before = state(&campaign).clone();
        campaign.evolve(event);
        if let Event::Game(games::Event::StrategyCard(event)) = event {
            assert!(is_true(&before, state(&campaign), event), "{event:?}");
        }
    }
    assert_eq!(invariants(&campaign), []);
}

impl Tally {
    fn count(&mut self, log: &[Event]) {
        for event in log {
            let Event::Game(games::Event::StrategyCard(event)) = event else {
                continue;
            };
            let counter = match event {
                Effect::Played { .. } => &mut self.played,
                Effect::CardExhausted { .. } => &mut self.resolved,
                Effect::SecondaryApplied { .. } => &mut self.applied,
                Effect::SecondaryChosen { .. } => &mut self.answered,
                Effect::TokenPlaced { from: Source::Sheet(_), .. } => &mut self.from_sheet,
                Effect::PassedOver { .. } => &mut self.passed_over,
                Effect::SecondaryAsked { .. } => &mut self.asked_later,
                Effect::Refreshed { .. } => &mut self.refreshed,
                Effect::Gained { .. } => &mut self.gained,
                _ => continue,
            };
            *counter += 1;
        }
    }
}
