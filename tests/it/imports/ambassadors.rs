//! Random games of ambassadors.

use super::spoilt::assert_refused_or_lawful;
use super::{
    ADA, ALL, BO, CY, DEE, Game, MOD, assert_flaws, assert_moves, assert_same, comparable, everybody, exported,
    imported, moved_for_the_table, moved_without_bo, remove,
};
use chancery::export::Secrets;
use chancery::rules::games::ambassadors::{
    Clause, Command, Correction, Edit, EntryBy, Plan, Population, Setting, SpaceKind, Species, State, Technology,
    Terms, Tile,
};
use chancery::rules::ids::PlayerId;
use chancery::rules::ruleset::When;
use chancery::rules::time::Span;
use chancery::rules::{self, Moderation, RulesetName, deal};
use serde_json::{Value, json};

const GAMES: u64 = 60;

fn correct(game: &mut Game, correction: Correction) -> bool {
    game.correct(rules::Correction::Ambassadors(correction))
}

fn state(game: &Game) -> &State {
    game.campaign.playing::<State>().expect("a game of ambassadors")
}

fn begin(seed: u64) -> Game {
    let mut game = Game::of_all(RulesetName::Ambassadors, seed);
    if !seed.is_multiple_of(10) {
        let file = include_str!("../../../words/src/games/ambassadors/boards/four.json");
        let plan: Plan = serde_json::from_str(file).expect("a board");
        assert!(correct(&mut game, Correction::Board(Edit::Load(plan))));
    }
    if seed % 4 == 1 {
        let setting = rules::games::Setting::Ambassadors(Setting::EntryBy(EntryBy::Moderators));
        let configure = Moderation::Configure(vec![rules::Setting::Game(setting)]);
        assert!(game.order(MOD, rules::Command::Moderate(configure)));
    }
    for player in ALL {
        let few = Command::Population { materials: Some(9), science: Some(10), money: Some(3) };
        assert!(game.order(player, few));
    }
    game
}

fn sector(game: &mut Game) -> String {
    let all: Vec<String> = state(game).board.places.iter().map(|place| place.name.clone()).collect();
    let count = all.len() as u64;
    if count == 0 { "Sol".to_owned() } else { all[game.dice.below(count) as usize].clone() }
}

fn act(game: &mut Game) {
    let (any, other, number) = (game.any(), game.any(), game.dice.below(12) as u8);
    let active = state(game).seating.active;
    let by = active.unwrap_or(any);
    let track = game.dice.one_of(&Population::ALL);
    let command = match game.dice.below(24) {
        0..=5 => match active {
            None => Command::BeginAction,
            Some(_) => Command::Propose { to: other, track, space: None },
        },
        6 => Command::EndAction,
        7 => Command::SetShips { sector: sector(game), count: u32::from(number) % 3 },
        8 => {
            let from = sector(game);
            let link = state(game).board.links.iter().find_map(|link| link.beyond(&from).map(str::to_owned));
            Command::MoveShips { to: link.unwrap_or_else(|| from.clone()), from, count: 1 }
        }
        9 => Command::TakeSector { sector: sector(game) },
        10 => Command::Technology { technology: Technology::CloakingDevice, has: number.is_multiple_of(2) },
        11 => Command::Population { materials: Some(number), science: None, money: Some(11 - number.min(11)) },
        12 | 13 => Command::PlaceReputation { value: number % 5, space: None },
        14 => Command::MoveTile { from: number % 4 + 1, to: number % 5 + 1 },
        15 => Command::ReturnReputation { space: number % 5 + 1 },
        16 => Command::Species { species: game.dice.one_of(&Species::ALL) },
        17 => return moderate(game, (any, other), number),
        _ => return game.table_act(),
    };
    game.order(by, command);
}

fn moderate(game: &mut Game, (one, other): (PlayerId, PlayerId), number: u8) {
    let correction = match number {
        0 => Correction::Round { round: 1 + game.dice.below(9) as u32 },
        1 => Correction::Order { player: one, position: 1 + game.dice.below(4) as usize },
        2 => Correction::Traitor { player: Some(one) },
        3 => Correction::Active { player: (one != other).then_some(one) },
        4 => Correction::Track { player: one, spaces: vec![SpaceKind::Reputation, SpaceKind::Either] },
        5..=8 => Correction::Form { one: (one, Population::Materials), other: (other, Population::Science) },
        9 => Correction::Part { one, other },
        // Ships of another player are an act of aggression once the action ends.
        _ => {
            let place = sector(game);
            Correction::Board(Edit::SetPieces { place, owner: Some(one), kind: (), count: 2 })
        }
    };
    correct(game, correction);
}

pub fn played(seed: u64, acts: u32) -> Game {
    begin(seed).after(acts, act)
}

fn tiles(game: &Game) -> impl Iterator<Item = Tile> {
    state(game).seats.values().flat_map(|seat| &seat.track).filter_map(|space| space.tile)
}

#[test]
fn h2_5_an_imported_game_of_ambassadors_is_the_same_and_goes_on_the_same() {
    let mut seen = [0; 8];
    for seed in 0..GAMES {
        let game = played(seed, 110);
        let asked = |relations: bool| {
            let pending = game.campaign.offers.pending.values();
            let of_kind = pending.filter(|offer| match &offer.terms {
                rules::Terms::Ambassadors(Terms::Relations { .. }) => relations,
                _ => !relations,
            });
            of_kind.count()
        };
        let counts = [
            tiles(&game).filter(|tile| matches!(tile, Tile::Ambassador { .. })).count(),
            tiles(&game).filter(|tile| matches!(tile, Tile::Reputation { .. })).count(),
            asked(true),
            asked(false),
            state(&game).seating.active.iter().count(),
            state(&game).traitor.iter().count(),
            game.campaign.schedule.pending.len(),
            game.campaign.players.values().filter(|player| !player.active).count(),
        ];
        seen.iter_mut().zip(counts).for_each(|(sum, count)| *sum += count);
        assert_moves(game, Secrets::Shown, act);
    }
    assert!(seen.iter().all(|sum| *sum > 1), "{seen:?}");
}

/// A draft, a deal that waits for a signature, and one that was declined.
#[test]
fn h2_5_clauses_for_relations_come_along() {
    let mut game = begin(2);
    for (other, sent) in [(ADA, true), (CY, true), (DEE, false)] {
        let order = |game: &mut Game, command: deal::Command| {
            assert!(game.order(BO, rules::Command::Deal(command.clone())), "{other}: {command:?}");
        };
        order(&mut game, deal::Command::New { with: vec![other], private: false });
        let drafts = game.campaign.deals.drafts.values();
        let draft = drafts.map(|draft| draft.id).next_back().expect("a draft");
        for (time, terms) in [(None, Clause::Relations), (Some(When::At(game.now + Span::hours(48))), Clause::Peace)] {
            let terms = rules::games::Clause::Ambassadors(terms);
            let clause = deal::Clause { from: BO, to: other, time, terms };
            order(&mut game, deal::Command::Add { deal: draft, clause });
        }
        if sent {
            order(&mut game, deal::Command::send(draft));
        }
    }
    let declined = game.campaign.deals.to_sign(CY).map(|deal| deal.id).next().expect("a deal for Cy");
    let declines = deal::Command::Decline { deal: declined, version: Some(1) };
    assert!(game.order(CY, rules::Command::Deal(declines)));
    let moved = game.moved(Secrets::Shown, &everybody());
    assert_same(&comparable(game.export(Secrets::Shown)), &comparable(moved.export(Secrets::Shown)));
    assert_eq!((moved.campaign.deals.open.len(), moved.campaign.deals.drafts.len()), (1, 1));
    let clauses = |game: &Game| {
        let open = game.campaign.deals.open.values().map(|record| record.deal.clauses.clone());
        open.chain(game.campaign.deals.drafts.values().map(|draft| draft.clauses.clone())).collect::<Vec<_>>()
    };
    assert_eq!(clauses(&moved), clauses(&game));
    let oneself = json!({"kind": "relations", "from": BO.to_string(), "to": BO.to_string()});
    assert_flaws(&game, [("/deals/0/clauses/0", oneself, "deals[0].clauses[0]")]);
}

/// The values of face-down tiles are secret (E1.2).
#[test]
fn h2_4_tiles_whose_value_an_export_hides_stay_face_down() {
    for seed in 0..GAMES {
        let mut game = played(seed, 60);
        let moved = moved_for_the_table(&mut game);
        assert!(tiles(&moved).all(|tile| tile.worth().is_none()));
        assert_eq!(tiles(&moved).count(), tiles(&game).count());
    }
}

/// Exports of 0.2.0 did not have the file of the board, the most players or a schedule.
fn older(mut file: Value) -> Value {
    let mut remove = |pointer: &str, key: &str| remove(&mut file, pointer, key);
    remove("", "most_players");
    remove("", "schedule");
    remove("", "format");
    remove("/campaign", "next_scheduled");
    remove("/board", "file");
    remove("/board", "seats");
    file
}

#[test]
fn h2_6_an_older_export_of_ambassadors_takes_defaults_for_what_it_lacks() {
    for seed in 0..GAMES {
        let game = played(seed, 90);
        let file = older(game.export(Secrets::Shown));
        let log = imported(&file, game.now, &everybody()).unwrap_or_else(|flaws| panic!("{flaws:#?}"));
        assert_same(&comparable(file), &comparable(older(exported(&log, Secrets::Shown))));
    }
}

#[test]
fn h2_4_absent_players_of_ambassadors_leave_an_empty_seat() {
    for seed in 0..GAMES {
        let mut game = played(seed, 80);
        let moved = moved_without_bo(&mut game);
        assert_ne!(state(&moved).seating.active, Some(BO));
        let of = |game: &Game| state(game).seats[&BO].track.clone();
        assert_eq!(of(&game), of(&moved));
    }
}

#[test]
fn h2_5_each_flaw_of_ambassadors_is_named_by_its_path() {
    let mut game = begin(1);
    for (one, other) in [(ADA, BO), (BO, CY)] {
        let form = Correction::Form { one: (one, Population::Materials), other: (other, Population::Science) };
        assert!(correct(&mut game, form));
    }
    assert!(correct(&mut game, Correction::Active { player: Some(ADA) }));
    assert!(game.order(ADA, Command::PlaceReputation { value: 3, space: None }));
    let (ada, stranger) = (ADA.to_string(), "5");
    let cases = [
        ("/players/0/seat", json!(2), "players[1].seat: Twice"),
        ("/players/0/seat", json!(9), "players[0].seat: OutOfRange"),
        ("/players/0/species", json!("humans"), "players[0].species: Unknown"),
        ("/players/0/cubes/materials", json!(12), "players[0].cubes.materials: OutOfRange"),
        ("/players/0/cubes/money", json!(11), "players[0].production.money: Contradicts"),
        ("/players/1/cubes", json!({"materials": 11, "science": 11, "money": 11}), "players[1].cubes: OutOfRange"),
        ("/players/0/ambassador_tiles", json!(3), "players[0].ambassador_tiles: Contradicts"),
        ("/players/0/cubes_in_hand", json!(1), "players[0].cubes_in_hand: Contradicts"),
        (
            "/players/0/reputation_track/0/tile/ambassador",
            json!(ada),
            "players[0].reputation_track[0].tile.ambassador: Oneself",
        ),
        (
            "/players/0/reputation_track/0/tile/ambassador",
            json!(stranger),
            "players[0].reputation_track[0].tile.ambassador: NoSuchPlayer",
        ),
        (
            "/players/0/reputation_track/0/tile/ambassador",
            json!(DEE.to_string()),
            "players[0].reputation_track[0].tile.ambassador: Contradicts",
        ),
        ("/players/0/reputation_track/0/kind", json!("reputation"), "players[0].reputation_track[0].tile: Contradicts"),
        ("/players/0/technologies", json!(["warp"]), "players[0].technologies[0]: Unknown"),
        ("/board/sectors/1/name", json!("The Anvil"), "board.sectors[1].name: Refused"),
        ("/board/sectors/1/at", json!([0, 0]), "board.sectors[1].at: Refused"),
        ("/board/sectors/1/at", json!([0, 99]), "board.sectors[1].at: Refused"),
        ("/board/sectors/1/control", json!(stranger), "board.sectors[1].control: NoSuchPlayer"),
        ("/board/sectors/1/ships/0/count", json!(1000), "board.sectors[1].ships[0].count: Refused"),
        ("/board/links/0/between/1", json!("Nowhere"), "board.links[0].between[1]: Refused"),
        ("/board/file/sectors/1/control", json!(2), "board.file.sectors[1].control: Contradicts"),
        ("/board/file/sectors/1/moons", json!(2), "board.file.sectors[1]"),
        ("/active", json!(stranger), "active: NoSuchPlayer"),
        ("/traitor", json!(stranger), "traitor: NoSuchPlayer"),
        ("/round", json!(0), "round: OutOfRange"),
        ("/most_players", json!(10), "most_players: OutOfRange"),
        ("/relations", json!([]), "relations: Contradicts"),
        (
            "/schedule",
            json!([{"number": 1, "by": ada, "at": "2026-09-25T12:00:00Z", "act": "announce"}]),
            "schedule[0].text: Missing",
        ),
        (
            "/schedule",
            json!([{"number": 1, "by": ada, "at": "2099-09-25T12:00:00Z", "act": "end"}]),
            "schedule[0].at: OutOfRange",
        ),
        ("/campaign/settings/entry_by", json!("nobody"), "campaign.settings.entry_by: Unknown"),
    ];
    assert_flaws(&game, cases);
}

#[test]
fn h2_5_a_spoilt_file_of_ambassadors_is_refused_or_keeps_the_rules() {
    assert_refused_or_lawful(&played(3, 110), 1, act);
}
