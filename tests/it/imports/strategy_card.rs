//! Random games of the strategy card.

use super::spoilt::assert_refused_or_lawful;
use super::{
    ADA, ALL, BO, Game, assert_flaws, assert_moves, assert_same, everybody, exported, imported, moved_for_the_table,
    moved_without_bo, remove,
};
use chancery::export::Secrets;
use chancery::rules::games::strategy_card::{Command, Correction, Phase, Plan, Pool, Pools, Share, State, Terms};
use chancery::rules::{self, RulesetName};
use serde_json::{Value, json};

const GAMES: u64 = 60;

fn correct(game: &mut Game, correction: Correction) -> bool {
    game.correct(rules::Correction::StrategyCard(correction))
}

fn state(game: &Game) -> &State {
    game.campaign.playing::<State>().expect("a game of the strategy card")
}

fn begin(seed: u64) -> Game {
    let mut game = Game::of_all(RulesetName::StrategyCard, seed);
    if !seed.is_multiple_of(10) {
        let file = include_str!("../../../words/src/games/strategy_card/galaxies/six.json");
        let mut plan: Plan = serde_json::from_str(file).expect("a galaxy");
        for planet in plan.systems.iter_mut().flat_map(|system| &mut system.planets) {
            planet.control = planet.control.filter(|seat| *seat <= ALL.len());
        }
        assert!(correct(&mut game, Correction::Load(plan)));
    }
    let few = Correction::Tokens { player: BO, tactic: Some(1), fleet: Some(2), strategy: Some(1) };
    assert!(correct(&mut game, few));
    game
}

fn system(game: &mut Game) -> String {
    let all: Vec<String> = state(game).board.places.iter().map(|place| place.name.clone()).collect();
    let count = all.len() as u64;
    if count == 0 { "Sol".to_owned() } else { all[game.dice.below(count) as usize].clone() }
}

fn planet(game: &mut Game) -> String {
    let all: Vec<String> = state(game).planets().map(|(_, planet)| planet.name.clone()).collect();
    let count = all.len() as u64;
    if count == 0 { "Earth".to_owned() } else { all[game.dice.below(count) as usize].clone() }
}

fn act(game: &mut Game) {
    let (any, other, number) = (game.any(), game.any(), game.dice.below(9) as u8);
    let state = state(game);
    let (phase, active, card) = (state.phase, state.seating.active, state.card);
    let by = active.unwrap_or(any);
    let command = match game.dice.below(26) {
        0 => Command::BeginPhase { phase: Phase::after(phase) },
        1..=5 => match (phase, card.holder, active) {
            (None | Some(Phase::Status), ..) => Command::BeginPhase { phase: Phase::after(phase) },
            (Some(Phase::Strategy), None, _) => Command::TakeCard,
            (Some(Phase::Strategy), Some(_), _) => Command::BeginPhase { phase: Phase::Action },
            (Some(Phase::Action), Some(holder), Some(by)) if holder == by => {
                Command::Play { system: Some(system(game)), planets: Vec::new() }
            }
            (Some(Phase::Action), _, Some(_)) => Command::EndTurn,
            (Some(Phase::Action), Some(holder), None) => {
                game.order(holder, Command::BeginTurn);
                return;
            }
            (Some(Phase::Action), None, None) => Command::BeginTurn,
        },
        6 => Command::Initiative { number },
        7 => Command::Gain(Pools { tactic: 1, fleet: 1, strategy: 0 }),
        8 => Command::Redistribute(Pools { tactic: number, fleet: 2, strategy: 2 }),
        9 => Command::Spend { pool: game.dice.one_of(&Pool::ALL), count: 1 },
        10 => Command::PlaceToken { system: system(game) },
        11 => Command::RemoveToken { system: system(game), player: Some(other) },
        12 => Command::Activate { system: system(game) },
        13..=15 => Command::Exhaust { planet: planet(game) },
        16 => Command::Ready { planet: planet(game) },
        17 => Command::Control { planet: planet(game) },
        18 => {
            let correction = match number {
                0 => Correction::Card { player: Some(other), exhausted: None },
                1 => Correction::Order { player: other, position: 1 + game.dice.below(4) as usize },
                2 => Correction::Active { player: Some(other) },
                3 => Correction::Phase { phase: Phase::Action },
                4 | 5 => Correction::Tokens { player: other, tactic: Some(2), fleet: Some(2), strategy: Some(3) },
                6 => Correction::Token { player: other, system: system(game), present: true },
                _ => {
                    let planet = planet(game);
                    Correction::Planet { planet, player: Some(other), nobody: false, exhausted: Some(true) }
                }
            };
            correct(game, correction);
            return;
        }
        _ => return game.table_act(),
    };
    let planetary = matches!(command, Command::Exhaust { .. });
    game.order(if planetary { any } else { by }, command);
}

pub fn played(seed: u64, acts: u32) -> Game {
    begin(seed).after(acts, act)
}

#[test]
fn h2_5_an_imported_game_of_the_strategy_card_is_the_same_and_goes_on_the_same() {
    let mut seen = [0; 8];
    for seed in 0..2 * GAMES {
        let game = played(seed, 130);
        let asked = |which: fn(&Terms) -> bool| {
            let pending = game.campaign.offers.pending.values();
            let of_kind = pending.filter(|offer| match &offer.terms {
                rules::Terms::StrategyCard(terms) => which(terms),
                _ => false,
            });
            of_kind.count()
        };
        let play = state(&game).play.as_ref();
        let shares = play.and_then(|play| play.seats.as_ref()).map_or(&[][..], Vec::as_slice);
        let counts = [
            asked(|terms| matches!(terms, Terms::Token { .. })),
            asked(|terms| matches!(terms, Terms::Secondary { .. })),
            asked(|terms| matches!(terms, Terms::Gain { .. })),
            shares.iter().filter(|(_, share)| matches!(share, Share::Answered { .. } | Share::Applied { .. })).count(),
            shares.iter().filter(|(_, share)| matches!(share, Share::Passed { .. } | Share::PassedOver { .. })).count(),
            state(&game).played_in.iter().count(),
            state(&game).initiatives.len(),
            state(&game).board.places.iter().map(|place| place.pieces.len()).sum(),
        ];
        seen.iter_mut().zip(counts).for_each(|(sum, count)| *sum += count);
        assert_moves(game, Secrets::Shown, act);
    }
    assert!(seen.iter().all(|sum| *sum > 1), "{seen:?}");
}

#[test]
fn h2_5_an_export_of_the_strategy_card_for_the_table_has_everything() {
    for seed in 0..GAMES {
        let mut game = played(seed, 80);
        moved_for_the_table(&mut game);
    }
}

/// Exports of 0.2.0 did not say how far the card is resolved.
fn older(mut file: Value) -> Value {
    let mut remove = |pointer: &str, key: &str| remove(&mut file, pointer, key);
    for key in ["plays", "play", "played_in", "schedule", "format"] {
        remove("", key);
    }
    (0..4).for_each(|player| remove(&format!("/players/{player}"), "initiative_recorded"));
    remove("/campaign", "next_scheduled");
    remove("/board", "file");
    remove("/board", "seats");
    file
}

#[test]
fn h2_6_an_older_export_of_the_strategy_card_takes_defaults_for_what_it_lacks() {
    for seed in 0..GAMES {
        let game = played(seed, 90);
        let file = older(game.export(Secrets::Shown));
        let log = imported(&file, game.now, &everybody()).unwrap_or_else(|flaws| panic!("{seed} {flaws:#?}"));
        let after = exported(&log, Secrets::Shown);
        for key in ["players", "card", "phase", "active"] {
            let without =
                |file: &Value| if key == "players" { older(file.clone())[key].clone() } else { file[key].clone() };
            assert_same(&file[key], &without(&after));
        }
        let mut board = [&file, &after].map(|file| file["board"]["systems"].clone());
        for system in board.iter_mut().flat_map(|board| board.as_array_mut().expect("systems")) {
            system["diplomacy_token"].take();
        }
        assert_same(&board[0], &board[1]);
    }
}

#[test]
fn h2_4_absent_players_of_the_strategy_card_leave_an_empty_seat() {
    for seed in 0..GAMES {
        let mut game = played(seed, 80);
        let moved = moved_without_bo(&mut game);
        assert_eq!(state(&game).planets_of(BO).count(), state(&moved).planets_of(BO).count());
        assert_ne!(state(&moved).seating.active, Some(BO));
    }
}

#[test]
fn h2_5_each_flaw_of_the_strategy_card_is_named_by_its_path() {
    let mut game = begin(1);
    for phase in [Phase::Strategy, Phase::Action] {
        assert!(game.order(ADA, Command::BeginPhase { phase }));
        game.order(ADA, Command::TakeCard);
    }
    assert!(game.order(ADA, Command::BeginTurn));
    let home = state(&game).planets_of(ADA).next().expect("a planet").0.name.clone();
    for player in ALL {
        let planet = state(&game).planets_of(player).next().expect("a planet").1.name.clone();
        game.order(player, Command::Exhaust { planet });
    }
    assert!(game.order(ADA, Command::Play { system: Some(home), planets: Vec::new() }));
    let right = game.export(Secrets::Shown);
    assert!(right["play"]["seats"][0]["state"] == "waits", "{:#}", right["play"]);
    let stranger = "5";
    let cases = [
        ("/players/0/tokens/fleet", json!(17), "players[0].tokens.fleet: OutOfRange"),
        ("/players/0/tokens", json!({"tactic": 9, "fleet": 9, "strategy": 9}), "players[0].tokens: OutOfRange"),
        ("/players/0/tokens/reinforcements", json!(16), "players[0].tokens.reinforcements: Contradicts"),
        ("/players/1/initiative_recorded", json!(9), "players[1].initiative_recorded: OutOfRange"),
        ("/players/1/initiative_recorded", json!(2), "players[1].initiative_recorded: Twice"),
        ("/card/holder", json!(stranger), "card.holder: NoSuchPlayer"),
        ("/card", json!({"holder": null, "exhausted": true}), "card.exhausted: Contradicts"),
        ("/phase", json!("war"), "phase: Unknown"),
        ("/plays", json!(7), "play.number: Contradicts"),
        ("/play/by", json!(stranger), "play.by: NoSuchPlayer"),
        ("/play/system", json!("Nowhere"), "play.system: NoSuchThing"),
        ("/play/seats/0/player", json!(ADA.to_string()), "play.seats[0].player: Twice"),
        ("/play/seats/0/state", json!("asleep"), "play.seats[0].state: Unknown"),
        ("/offers/0/play", json!(9), "offers[0].play: Contradicts"),
        ("/board/systems/0/planets/0/control", json!(stranger), "board.systems[0].planets[0].control: NoSuchPlayer"),
        ("/board/systems/0/tokens", json!([stranger]), "board.systems[0].tokens[0]: NoSuchPlayer"),
        ("/board/systems/0/tokens", json!([BO.to_string(), BO.to_string()]), "board.systems[0].tokens[1]: Refused"),
        ("/board/systems/1/mecatol_rex", json!(true), "board.systems[1].mecatol_rex: Refused"),
        ("/board/file/systems/0/tokens", json!([1, 2]), "board.file.systems[0].tokens: Contradicts"),
    ];
    assert_flaws(&game, cases);
}

#[test]
fn h2_5_a_spoilt_file_of_the_strategy_card_is_refused_or_keeps_the_rules() {
    assert_refused_or_lawful(&played(3, 110), 1, act);
}
