//! Random games of realms.

use super::spoilt::assert_refused_or_lawful;
use super::{
    ADA, ALL, BO, Game, MOD, assert_flaws, assert_moves, everybody, imported, moved_for_the_table, moved_without_bo,
    remove,
};
use crate::effort::either;
use chancery::export::Secrets;
use chancery::rules::games::realms::{
    Card, Command, Correction, CovertCommand, CovertCorrection, Deed, Piece, Plan, Play, Setting, State, Terms,
    TradeCards, TradeCommand, claimable, reachable,
};
use chancery::rules::ids::{CampaignId, PlayerId};
use chancery::rules::{self, Campaign, Event, Moderation, RulesetName};
use serde_json::{Value, json};

const GAMES: u64 = 50;

fn correct(game: &mut Game, correction: Correction) -> bool {
    game.correct(rules::Correction::Realms(correction))
}

fn deal(game: &mut Game, player: PlayerId, count: u32) -> bool {
    correct(game, Correction::Covert(CovertCorrection::Deal { player, count }))
}

fn state(game: &Game) -> &State {
    game.campaign.playing::<State>().expect("a game of realms")
}

fn begin(seed: u64) -> Game {
    let mut game = Game::of_all(RulesetName::Realms, seed);
    if seed % 4 == 1 {
        let setting = rules::games::Setting::Realms(Setting::TradeCards(TradeCards::Trader));
        let configure = Moderation::Configure(vec![rules::Setting::Game(setting)]);
        assert!(game.order(MOD, rules::Command::Moderate(configure)));
    }
    if seed % 12 == 11 {
        return game;
    }
    let file = include_str!("../../../words/src/games/realms/maps/four.json");
    let plan: Plan = serde_json::from_str(file).expect("a map");
    assert!(correct(&mut game, Correction::Load(Box::new(plan))));
    for player in ALL {
        assert!(correct(&mut game, Correction::Purse { player, power: Some(3), ducats: Some(40) }));
        assert!(deal(&mut game, player, 2));
        assert!(correct(&mut game, Correction::Covert(CovertCorrection::Charges { player, count: 3 })));
    }
    game
}

/// Returns one of these names, or one of nothing.
fn one_of(game: &mut Game, all: impl IntoIterator<Item = String>) -> String {
    let all: Vec<String> = all.into_iter().collect();
    let at = game.dice.below(all.len().max(1) as u64) as usize;
    all.into_iter().nth(at).unwrap_or_else(|| "Nowhere".to_owned())
}

fn areas(game: &Game) -> Vec<String> {
    state(game).board.areas().map(|area| area.name.clone()).collect()
}

fn zones(game: &Game) -> Vec<String> {
    state(game).board.zones().map(|zone| zone.name.clone()).collect()
}

fn realms(game: &Game) -> Vec<String> {
    state(game).realms.iter().map(|realm| realm.name.clone()).collect()
}

fn nodes(game: &Game) -> Vec<String> {
    state(game).nodes.iter().map(|node| node.name.clone()).collect()
}

fn act(game: &mut Game) {
    let (any, number) = (game.any(), 1 + game.dice.below(3) as u32);
    let active = state(game).seating.active;
    let by = active.unwrap_or(any);
    let (all_areas, all_realms, all_zones) = (areas(game), realms(game), zones(game));
    let command = match game.dice.below(31) {
        0..=2 if active.is_none() => Command::BeginTurn,
        0 => Command::EndTurn,
        1..=4 => {
            let reached = reachable(state(game), by).into_iter().map(|one| one.area).collect::<Vec<_>>();
            Command::Influence { areas: vec![(one_of(game, reached), number)], in_ducats: Some(0) }
        }
        5 => Command::Forge { realm: one_of(game, all_realms) },
        6 | 7 => {
            let claimed = claimable(state(game), by);
            Command::Claims { areas: vec![one_of(game, claimed)] }
        }
        8..=10 => {
            let cards = state(game).covert.cards.clone();
            let card = one_of(game, cards.iter().map(|card| card.name.clone()));
            let (realm, area) = (one_of(game, all_realms), one_of(game, all_areas));
            let named = cards.iter().find(|one| one.name == card);
            let realm = (number > 1 && named.is_some_and(Card::takes_realm)).then_some(realm);
            let area = named.is_some_and(Card::is_in_area).then_some(area);
            Command::Covert(CovertCommand::Play(Play { card, realm, area, count: None }))
        }
        11 | 12 => Command::Trade(TradeCommand::Begin),
        13 => {
            let (from, to) = (one_of(game, all_zones.clone()), one_of(game, all_zones));
            Command::Trade(TradeCommand::Ship { from, to, slot: None, displace: None })
        }
        14 | 15 => Command::Trade(TradeCommand::Choose {
            card: Some(number as usize),
            node: None,
            merchant: (number == 1).then(|| "hand".to_owned()),
        }),
        16 if number == 1 => Command::Trade(TradeCommand::Discard),
        16 | 17 => Command::Pieces { kind: Piece::Town, place: one_of(game, all_areas), count: number },
        18 => Command::Pieces { kind: Piece::Ship, place: one_of(game, all_zones), count: number },
        19 => Command::Purse { power: Some(2), ducats: Some(9), reason: "Taxes".to_owned() },
        20 => Command::War { realm: one_of(game, all_realms), at_war: number > 1 },
        21 | 22 => return moderate(game, any, number),
        23 | 24 => {
            if let Some((offer, to)) = game.pending() {
                game.order(to, rules::Command::Refuse { offer });
            }
            return;
        }
        _ => return game.table_act(),
    };
    game.order(by, command);
}

fn moderate(game: &mut Game, player: PlayerId, count: u32) {
    let (all_areas, all_realms, all_zones, all_nodes) = (areas(game), realms(game), zones(game), nodes(game));
    let correction = match game.dice.below(13) {
        0 | 1 => Correction::Covert(CovertCorrection::Deal { player, count }),
        2 => {
            let (realm, name) = (one_of(game, all_realms), "unrest".to_owned());
            Correction::Covert(CovertCorrection::Mark { realm, name, count })
        }
        3 => Correction::Merchant { player, number: 1, node: Some(one_of(game, all_nodes)), upright: Some(count > 1) },
        4 => Correction::Hostile { zone: one_of(game, all_zones), player, hostile: true },
        5 => Correction::Pirates { node: one_of(game, all_nodes), count },
        6 => Correction::Round,
        7 => Correction::Active { player: Some(player) },
        8 => Correction::Alliance { realm: one_of(game, all_realms), player: Some(player) },
        9 => Correction::Pieces { player, kind: Piece::Marriage, place: one_of(game, all_areas), count: 1 },
        10 => Correction::Pieces { player, kind: Piece::Protection, place: one_of(game, all_zones), count: 1 },
        11 => Correction::Supply { player, influence: Some(7), claims: None, alliances: None, merchants: Some(3) },
        _ => Correction::Order { player, position: count as usize },
    };
    correct(game, correction);
}

pub fn played(seed: u64, acts: u32) -> Game {
    begin(seed).after(acts, act)
}

/// Compares games that continue with the same decks: cards that are drawn after an import come in another order.
fn without_draws(game: &mut Game) {
    let (any, number) = (game.any(), 1 + game.dice.below(3) as u32);
    let by = state(game).seating.active.unwrap_or(any);
    let (all_areas, all_realms, all_zones) = (areas(game), realms(game), zones(game));
    let command = match game.dice.below(12) {
        0 | 1 => Command::BeginTurn,
        2 => Command::EndTurn,
        3 => {
            let reached = reachable(state(game), by).into_iter().map(|one| one.area).collect::<Vec<_>>();
            Command::Influence { areas: vec![(one_of(game, reached), number)], in_ducats: Some(0) }
        }
        4 => Command::Forge { realm: one_of(game, all_realms) },
        5 => {
            let claimed = claimable(state(game), by);
            Command::Claims { areas: vec![one_of(game, claimed)] }
        }
        6 => Command::Pieces { kind: Piece::Town, place: one_of(game, all_areas), count: number },
        7 => {
            let (from, to) = (one_of(game, all_zones.clone()), one_of(game, all_zones));
            Command::Trade(TradeCommand::Ship { from, to, slot: None, displace: None })
        }
        8 => Command::Trade(TradeCommand::Choose { card: Some(number as usize), node: None, merchant: None }),
        _ => return game.table_act(),
    };
    game.order(by, command);
}

fn pending(game: &Game, which: fn(&Terms) -> bool) -> usize {
    let pending = game.campaign.offers.pending.values();
    let of_kind = pending.filter(|offer| match &offer.terms {
        rules::Terms::Realms(terms) => which(terms),
        _ => false,
    });
    of_kind.count()
}

#[test]
fn h2_5_an_imported_game_of_realms_is_the_same_and_goes_on_the_same() {
    let mut seen = [0; 13];
    for seed in 0..either(GAMES, 2 * GAMES) {
        let game = played(seed, 120);
        let state = state(&game);
        let window = state.covert.window.as_ref();
        let begun = state.trade.begun.as_ref();
        let counts = [
            pending(&game, |terms| matches!(terms, Terms::Counter { .. })),
            usize::from(window.is_some_and(|window| matches!(window.deed, Deed::Claims { .. }))),
            usize::from(window.is_some_and(|window| matches!(window.deed, Deed::Card(_)))),
            game.campaign.offers.answers.len(),
            usize::from(begun.is_some_and(|begun| begun.hidden)),
            usize::from(begun.is_some_and(|begun| !begun.hidden)),
            state.covert.hands.values().map(|hand| hand.count).sum(),
            state.covert.deck.discards.len(),
            state.trade.deck.discards.len(),
            state.covert.marks.len(),
            state.realms.iter().filter(|realm| realm.ally.is_some()).count(),
            state.turn.iter().map(|turn| turn.placed.len()).sum(),
            usize::from(state.realms.is_empty()),
        ];
        seen.iter_mut().zip(counts).for_each(|(sum, count)| *sum += count);
        assert_moves(game, Secrets::Shown, without_draws);
    }
    assert!(seen.iter().all(|sum| *sum > 0), "{seen:?}");
}

#[test]
fn h2_5_a_table_with_equal_powers_goes_on_after_an_import() {
    let mut ties = 0;
    for seed in 0..GAMES {
        let mut game = begin(seed);
        if state(&game).realms.is_empty() {
            continue;
        }
        for _ in 0..400 {
            act(&mut game);
            if pending(&game, |terms| matches!(terms, Terms::Tie(_))) > 0 {
                break;
            }
        }
        ties += pending(&game, |terms| matches!(terms, Terms::Tie(_)));
        if state(&game).trade.begun.as_ref().is_some_and(|begun| begun.reckoning.is_some()) {
            assert_moves(game, Secrets::Shown, without_draws);
        }
    }
    assert!(ties > 0);
}

/// Hidden hands are dealt again, and decks are shuffled under a new promise.
#[test]
fn h2_5_an_export_of_realms_for_the_table_brings_what_the_table_knows() {
    let mut hidden = 0;
    for seed in 0..GAMES {
        let mut game = played(seed, 80);
        let mut moved = moved_for_the_table(&mut game);
        assert_eq!(rules::invariants(&moved.campaign), []);
        hidden += usize::from(state(&moved).trade.begun.as_ref().is_some_and(|begun| begun.hidden));
        assert!(moved.campaign.offers.answers.is_empty());
        (0..30).for_each(|_| act(&mut moved));
        assert_eq!(rules::invariants(&moved.campaign), []);
    }
    assert!(hidden > 0);
}

#[test]
fn h2_5_decks_are_shuffled_again_under_a_new_promise() {
    let mut game = played(3, 60);
    let moved = game.moved(Secrets::Shown, &everybody());
    let promises = |game: &Game| {
        let covert = state(game).covert.deck.shuffles.values();
        let trade = state(game).trade.deck.shuffles.iter();
        covert.chain(trade).map(|shuffle| shuffle.promise.clone()).collect::<Vec<_>>()
    };
    let (before, after) = (promises(&game), promises(&moved));
    assert!(after.len() == 2 && after.iter().all(|promise| !before.contains(promise)));
    // The table reads them.
    let told = moved.log.iter().find_map(|event| match event {
        Event::Imported(import) => Some(import.announced().promises),
        _ => None,
    });
    let told: Vec<String> = told.expect("an import").into_iter().map(|one| one.promise).collect();
    assert!(after.iter().all(|promise| told.contains(promise)));
    let cards = |game: &Game| {
        let covert = &state(game).covert;
        ALL.map(|player| covert.hand(player).iter().map(|card| card.name.clone()).collect::<Vec<_>>())
    };
    assert_eq!(cards(&game), cards(&moved));
}

#[test]
fn h2_6_an_older_export_of_realms_lacks_the_map() {
    let game = played(3, 30);
    let mut file = game.export(Secrets::Shown);
    remove(&mut file, "/board", "file");
    remove(&mut file, "/board", "seats");
    assert_eq!(imported(&file, game.now, &everybody()), Err(vec!["board.file: WithoutMap".to_owned()]));
}

#[test]
fn h2_4_absent_players_of_realms_leave_an_empty_seat() {
    for seed in 0..GAMES {
        let mut game = played(seed, 80);
        let moved = moved_without_bo(&mut game);
        assert_eq!(state(&game).pieces(Piece::Town, BO), state(&moved).pieces(Piece::Town, BO));
        assert_eq!(
            state(&game).realm_of(BO).map(|realm| &realm.name),
            state(&moved).realm_of(BO).map(|realm| &realm.name)
        );
        assert_ne!(state(&moved).seating.active, Some(BO));
        let again = Campaign::replay(CampaignId(1), &moved.log).expect("a founding");
        assert_eq!(again, moved.campaign);
    }
}

#[test]
fn h2_5_each_flaw_of_realms_is_named_by_its_path() {
    let mut game = begin(0);
    assert!(game.order(ADA, Command::BeginTurn));
    let area = reachable(state(&game), ADA).remove(0).area;
    assert!(game.order(ADA, Command::Influence { areas: vec![(area, 1)], in_ducats: Some(0) }));
    assert!(game.order(ADA, Command::Trade(TradeCommand::Begin)));
    let right = game.export(Secrets::Shown);
    let stranger = "5";
    let card = right["players"][0]["hand"][0].clone();
    let cases = [
        ("/players/0/power", json!(11), "players[0].power: OutOfRange"),
        ("/players/0/supply/influence", json!(1_000_000), "players[0].supply.influence: OutOfRange"),
        ("/players/0/realm", json!("Brenn"), "players[0].realm: Contradicts"),
        ("/players/0/merchants/0/node", json!("Nowhere"), "players[0].merchants[0].node: NoSuchThing"),
        ("/players/0/hand", json!(["Jester"]), "players[0].hand[0]: NoSuchThing"),
        ("/players/0/hand", json!(vec![card; 30]), "players[0].hand["),
        ("/players/0/hand", json!(500), "players[0].hand: OutOfRange"),
        ("/players/0/charges", json!(-1), "players[0].charges: OutOfRange"),
        ("/board/areas/0/name", json!("Nowhere"), "board.areas[0].name: NoSuchThing"),
        ("/board/areas/0/name", right["board"]["areas"][1]["name"].clone(), "board.areas[1].name: Twice"),
        ("/board/areas/0/towns", json!({stranger: 1}), "board.areas[0].towns.5: NoSuchThing"),
        ("/board/areas/0/towns", json!({ADA.to_string(): 1000}), "board.areas[0].towns"),
        ("/board/areas/0/influence", json!({ADA.to_string(): 6}), "board.areas[0].influence: OutOfRange"),
        ("/board/areas/0/claims", json!([ADA.to_string(), ADA.to_string()]), "board.areas[0].claims: Twice"),
        ("/board/areas/0/provinces/0/owner", json!("Brenn"), "board.areas[0].provinces[0].owner: Contradicts"),
        ("/board/zones/0/protection", json!(vec![ADA.to_string(); 10]), "board.zones[0].protection: TooMany"),
        ("/board/file/areas/0/land/0", json!("Nowhere"), "board.file.areas[0].land[0]: Refused"),
        ("/board/file/realms/1/seat", json!(1), "board.file.realms[1].seat: Refused"),
        ("/board/file/realms/0/ducats", json!(7), "board.file.realms[0].ducats: Contradicts"),
        ("/board/file/areas/0/pieces/0/town", json!(7), "board.file.areas[0].pieces[0].town: Contradicts"),
        ("/board/file/trade", json!([]), "board.file.trade: Refused"),
        ("/board/seats/0", json!(stranger), "board.seats[0]: NoSuchPlayer"),
        ("/alliances", json!([{"realm": "Brenn", "player": stranger}]), "alliances"),
        ("/wars", json!(["Brenn"]), "wars: Contradicts"),
        ("/marks", json!([{"on": "Nobody", "name": "unrest", "count": 1}]), "marks[0].on: NoSuchThing"),
        ("/trade/by", json!(BO.to_string()), "trade.by: Contradicts"),
        ("/trade/cards/0/number", json!(900), "trade.cards[0].number: OutOfRange"),
        ("/trade/cards", json!([]), "trade.cards: Contradicts"),
        ("/trade/deadline", json!("soon"), "trade.deadline: Not(Moment)"),
        ("/decks/trade/left", json!(1), "decks.trade.left: Contradicts"),
        ("/decks/trade/discards", json!([1, 1]), "decks.trade.discards[1]: Twice"),
        ("/decks/covert/left", json!(1), "decks.covert.left: Contradicts"),
        ("/turn", json!(null), "turn: Missing"),
        ("/turn/stood", json!(["Nowhere"]), "turn.stood[0]: NoSuchThing"),
        ("/turn/placed", json!({"Nowhere": 1}), "turn.placed.Nowhere: NoSuchThing"),
        ("/window", json!({"by": BO.to_string()}), "window.by: Contradicts"),
        ("/campaign/settings/counter_hours", json!(0), "campaign.settings.counter_hours: Refused"),
    ];
    assert_flaws(&game, cases);
}

#[test]
fn h2_5_a_spoilt_file_of_realms_is_refused_or_keeps_the_rules() {
    let mut games = (0..200).map(|seed| played(seed, 60));
    let game = games.find(|game| state(game).covert.window.is_some());
    assert_refused_or_lawful(&game.expect("a covert window"), 3, act);
}

#[test]
fn released_exports_without_the_map_are_refused() {
    for version in ["0.1.0", "0.2.0"] {
        let file: Value = super::released::file(&format!("{version}-4"));
        let flaws = imported(&file, super::START, &everybody()).expect_err("no map");
        assert!(flaws.contains(&"board.file: WithoutMap".to_owned()), "{flaws:?}");
    }
}
