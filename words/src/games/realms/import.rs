//! Reads an export (H2.1).

mod cards;
mod map;
mod window;

use super::export::public;
use crate::game_words::{Exported, Imported, setting};
use crate::import::{Export, Node, Wrong, shortened};
use crate::rules::PlayerId;
use crate::rules::games::realms::{
    MOST_ALLIANCES, MOST_DUCATS, MOST_MERCHANTS, MOST_PLAYERS, MOST_POWER, Merchant, Plan, Setting, Settings, Sheet,
    State, Supply, Terms, Tie, Turn,
};
use std::collections::{BTreeMap, BTreeSet};

/// The highest round, row of questions and count of anything.
const MOST: i64 = 1_000_000;
/// The most ducats of a player. Corrections and incomes may have gone beyond the usual limit.
const RICHEST: u32 = 10 * MOST_DUCATS;

impl Imported for State {
    fn imported(export: &Export<'_>) -> Option<State> {
        let file = &export.file;
        let seating = export.seating(MOST_PLAYERS);
        let mut state = map::read(&file.key("board"))?;
        state.seating = seating;
        state.round = file.key("round").number(MOST).unwrap_or_default();
        state.begun = file.key("begun").is_set();
        state.turn = turn(&file.key("turn"), &state);
        state.sheets = BTreeMap::new();
        for player in state.seating.order.clone() {
            state.sheets.insert(player, Sheet::default());
        }
        map::pieces(&mut state, &file.key("board"));
        for node in file.key("players").items() {
            endow(&mut state, &node);
        }
        cards::marks(&mut state, &file.key("marks"));
        cards::trade(&mut state, export);
        cards::covert(&mut state, export);
        window::read(&mut state, export);
        if file.is_flawless() {
            agrees(&state, export);
        }
        Some(state)
    }

    fn imported_settings<'a>(settings: &Node<'a>) -> Vec<(Node<'a>, Setting)> {
        let hours = |node: &Node<'a>| node.number(u16::MAX.into());
        let all = [
            setting::<State, _>(settings, "counter_hours", hours, Setting::CounterHours),
            setting::<State, _>(settings, "actions", |node| node.count(u32::MAX), Setting::Actions),
            setting::<State, _>(settings, "merchants_stand", Node::stored, Setting::MerchantsStand),
            setting::<State, _>(settings, "distant_alliance", Node::stored, Setting::DistantAlliance),
            setting::<State, _>(settings, "trade_hours", hours, Setting::TradeHours),
            setting::<State, _>(settings, "trade_cards", Node::stored, Setting::TradeCards),
        ];
        all.into_iter().flatten().collect()
    }

    fn imported_terms(export: &Export<'_>, offer: &Node<'_>) -> Option<Terms> {
        if map::is_missing(&export.file.key("board")) {
            // An older export lacks more than the map, but nothing else matters.
            return None;
        }
        let (kind, what) = (offer.key("kind"), offer.key("what"));
        if kind.text()? != "question" {
            return kind.unknown();
        }
        match what.text()? {
            "counter" => {
                let (row, by, deed) =
                    (offer.key("row").number(MOST), offer.key("by").player(), offer.key("deed").stored());
                let counter_of = offer.key("counter_of").optional(Node::player)?;
                Some(Terms::Counter { row: row?, by: by?, deed: deed?, counter_of })
            }
            "tie" => {
                let node = offer.key("node").short_text(NAME);
                let players = offer.key("players").players();
                let of = |key: &str| offer.key(key).number::<u32>(MOST);
                let (power, ducats, below) = (of("power"), of("ducats"), of("below"));
                let row = offer.key("row").number(MOST);
                Some(Terms::Tie(Tie { node: node?, players, power: power?, row: row?, ducats: ducats?, below: below? }))
            }
            _ => what.unknown(),
        }
    }
}

/// The longest name of anything.
const NAME: usize = 100;

fn areas(state: &State) -> impl Iterator<Item = &String> {
    state.board.areas().map(|area| &area.name)
}

/// Reads the turn of the active player.
fn turn(node: &Node<'_>, state: &State) -> Option<Turn> {
    if node.given().is_none() {
        if state.seating.active.is_some() {
            node.flaw(Wrong::Missing);
        }
        return None;
    }
    node.object()?;
    if state.seating.active.is_none() {
        return node.wrong(Wrong::Contradicts);
    }
    let stood = node.key("stood").each(|area| area.named(areas(state)));
    let mut placed = BTreeMap::new();
    for (area, count) in node.key("placed").fields() {
        match areas(state).any(|one| one == area) {
            true => placed.extend(count.count(u32::from(u16::MAX)).map(|count| (area.to_owned(), count))),
            false => count.flaw(Wrong::NoSuchThing(shortened(area))),
        }
    }
    let actions = node.key("actions").number(MOST);
    Some(Turn { stood: stood?.into_iter().collect(), placed, actions: actions? })
}

/// Gives a player what they have besides pieces and cards.
fn endow(state: &mut State, node: &Node<'_>) {
    let Some(player) = node.object().and_then(|_| node.key("user_id").player()) else { return };
    if !state.sheets.contains_key(&player) {
        return;
    }
    let placed = state.placed(player);
    let (power, ducats) = (node.key("power").small(0, MOST_POWER), node.key("ducats").count(RICHEST));
    let supply = node.key("supply");
    let left = |key: &str| supply.key(key).count(crate::rules::board::MOST_PIECES).unwrap_or_default();
    let left = match supply.object() {
        Some(_) => Supply { influence: left("influence"), claims: left("claims"), alliances: left("alliances") },
        None => Supply::default(),
    };
    if placed.alliances > MOST_ALLIANCES {
        node.key("supply").key("alliances").flaw(Wrong::Contradicts);
    }
    let tokens = Supply {
        influence: placed.influence.saturating_add(left.influence),
        claims: placed.claims.saturating_add(left.claims),
        alliances: placed.alliances.saturating_add(left.alliances),
    };
    let merchants = node.key("merchants");
    if merchants.items().len() > MOST_MERCHANTS {
        merchants.flaw(Wrong::TooMany { most: MOST_MERCHANTS });
    }
    let mut stand = BTreeSet::new();
    let merchants = merchants.each(|one| merchant(one, state, &mut stand));
    if let (Some(power), Some(ducats), Some(merchants)) = (power, ducats, merchants) {
        state.sheets.insert(player, Sheet { power, ducats, tokens, merchants });
    }
    let charges = node.key("charges");
    if let Some(charges) = charges.count(crate::rules::board::MOST_PIECES).filter(|charges| *charges > 0) {
        state.covert.charges.insert(player, charges);
    }
}

fn merchant(node: &Node<'_>, state: &State, stand: &mut BTreeSet<String>) -> Option<Merchant> {
    node.object()?;
    let at = node.key("node");
    let place = at.optional(|place| place.named(state.nodes.iter().map(|node| &node.name)))?;
    if let Some(place) = &place
        && !stand.insert(place.clone())
    {
        return at.wrong(Wrong::Twice);
    }
    Some(Merchant { node: place, upright: node.key("upright").flag()? })
}

/// Checks that the export says the same everywhere.
fn agrees(state: &State, export: &Export<'_>) {
    let file = &export.file;
    let public = public(state);
    for key in ["board", "alliances", "wars", "decks"] {
        file.must_agree(key, &public[key]);
    }
    let trade = file.key("trade");
    if !trade.key("cards").items().is_empty() {
        trade.must_agree("cards", &public["trade"]["cards"]);
    }
    for node in file.key("players").items() {
        if let Some(player) = node.key("user_id").player() {
            let own = <State as Exported>::exported_player(state, &Settings::default(), player);
            node.must_agree("realm", &own["realm"]);
        }
    }
    export.must_show_board(|seats| Plan::of(state, seats));
}

/// Returns a player who has a seat.
fn seated(node: &Node<'_>, state: &State) -> Option<PlayerId> {
    node.seated(&state.seating.order)
}
