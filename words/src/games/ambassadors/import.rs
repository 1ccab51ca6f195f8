//! Reads an export (H2.1).

use super::export::relations;
use crate::game_words::{Exported, Imported, setting};
use crate::import::{Export, Node, Wrong};
use crate::rules::PlayerId;
use crate::rules::games::ambassadors::{
    BEST_REPUTATION, Board, CUBES, Cubes, LAST_ROUND, MOST_PLACES, MOST_PLAYERS, MOST_SPACES, Plan, PlannedLink,
    PlannedPieces, PlannedPlace, Seat, Setting, Settings, Space, State, TILES, TRACK_CUBES, Terms, Tile,
};
use std::collections::{BTreeMap, BTreeSet};

impl Imported for State {
    fn imported(export: &Export<'_>) -> Option<State> {
        let file = &export.file;
        let seating = export.seating(MOST_PLAYERS);
        let seats = seats(file, &seating.order);
        let round = file.key("round").given().map_or(Some(1), |round| round.integer(1, LAST_ROUND.into()));
        let traitor = file.key("traitor").given().and_then(|traitor| traitor.seated(&seating.order));
        let board = board(&file.key("board"), &seating.order).unwrap_or_default();
        let round = u32::try_from(round.unwrap_or(1)).unwrap_or(1);
        let mut state = State { board, seating, seats, traitor, round, most_players: None };
        count_cubes(&mut state, file);
        state.most_players = most_players(&state, export);
        if file.is_flawless() {
            agrees(&state, export);
        }
        Some(state)
    }

    fn imported_settings<'a>(settings: &Node<'a>) -> Vec<(Node<'a>, Setting)> {
        setting::<State, _>(settings, "entry_by", Node::stored, Setting::EntryBy).into_iter().collect()
    }

    fn imported_terms(export: &Export<'_>, offer: &Node<'_>) -> Option<Terms> {
        let track = || offer.key("track").stored();
        let (kind, what) = (offer.key("kind"), offer.key("what"));
        match (kind.text()?, what.text()?) {
            ("relations", "relations") => {
                let space = offer
                    .key("space")
                    .optional(|space| space.small(1, u8::try_from(MOST_SPACES).unwrap_or(u8::MAX)))?;
                must_be_their_action(export, offer)?;
                Some(Terms::Relations { track: track()?, space })
            }
            ("question", "cube") => Some(Terms::PutBack { came_from: track()? }),
            ("relations" | "question", _) => what.unknown(),
            _ => kind.unknown(),
        }
    }
}

/// Checks that the export says the same everywhere.
fn agrees(state: &State, export: &Export<'_>) {
    export.file.must_agree("relations", &relations(state));
    for player in export.file.key("players").items() {
        if let Some(id) = player.key("user_id").player() {
            let figures = <State as Exported>::exported_player(state, &Settings::default(), id);
            player.must_agree("production", &figures["production"]);
        }
    }
    export.must_show_board(|seats| Plan::of(&state.board, seats));
}

/// Refuses a proposal that waits, unless it is its author's action (E2.1).
fn must_be_their_action(export: &Export<'_>, offer: &Node<'_>) -> Option<()> {
    let waits = offer.key("state").text() == Some("pending");
    let active = export.file.key("active").given().and_then(|active| active.player());
    let from = offer.key("from");
    match waits && from.player() != active {
        true => from.wrong(Wrong::Contradicts),
        false => Some(()),
    }
}

fn seats(file: &Node<'_>, order: &[PlayerId]) -> BTreeMap<PlayerId, Seat> {
    let players = file.key("players").items();
    let seats = players.iter().filter_map(|node| {
        let player = node.key("user_id").player().filter(|player| order.contains(player))?;
        Some((player, seat(node, player, order)?))
    });
    seats.collect()
}

fn seat(node: &Node<'_>, player: PlayerId, order: &[PlayerId]) -> Option<Seat> {
    let species = node.key("species").stored();
    let cubes = cubes(&node.key("cubes"));
    let tiles = node.key("ambassador_tiles").small(0, TILES);
    let in_hand = node.key("cubes_in_hand").small(0, CUBES);
    let track = track(&node.key("reputation_track"), player, order);
    let technologies = node.key("technologies");
    let mut known = BTreeSet::new();
    for technology in technologies.items() {
        if technology.stored().is_some_and(|one| !known.insert(one)) {
            technology.flaw(Wrong::Twice);
        }
    }
    Some(Seat {
        species: species?,
        track: track?,
        cubes: cubes?,
        tiles: tiles?,
        in_hand: in_hand?,
        placed: 0,
        technologies: known,
    })
}

fn cubes(node: &Node<'_>) -> Option<Cubes> {
    node.object()?;
    let [materials, science, money] =
        ["materials", "science", "money"].map(|track| node.key(track).small(0, TRACK_CUBES));
    Some(Cubes { materials: materials?, science: science?, money: money? })
}

fn track(node: &Node<'_>, player: PlayerId, order: &[PlayerId]) -> Option<Vec<Space>> {
    if node.items().len() > MOST_SPACES {
        return node.wrong(Wrong::TooMany { most: MOST_SPACES });
    }
    let mut partners = Vec::new();
    node.each(|space| self::space(space, player, order, &mut partners))
}

fn space(node: &Node<'_>, player: PlayerId, order: &[PlayerId], partners: &mut Vec<PlayerId>) -> Option<Space> {
    node.object()?;
    let kind = node.key("kind").stored()?;
    let lies = node.key("tile");
    let Some(place) = lies.given() else {
        return Some(Space { kind, tile: None });
    };
    let tile = tile(&place, order)?;
    if let Tile::Ambassador { of, .. } = tile {
        let of_whom = place.key("ambassador");
        if of == player {
            return of_whom.wrong(Wrong::Oneself);
        }
        if partners.contains(&of) {
            return of_whom.wrong(Wrong::Twice);
        }
        partners.push(of);
    }
    let space = Space { kind, tile: Some(tile) };
    if space.kind.takes(tile) { Some(space) } else { lies.wrong(Wrong::Contradicts) }
}

/// Reads a tile. A reputation tile without a value stays face down, even for its owner.
fn tile(node: &Node<'_>, order: &[PlayerId]) -> Option<Tile> {
    node.object()?;
    if !node.names("reputation") {
        return Some(Tile::Ambassador { of: node.key("ambassador").seated(order)?, cube: node.key("cube").stored()? });
    }
    let value = match node.key("reputation").given() {
        Some(value) => value.small(1, BEST_REPUTATION)?,
        None => {
            node.hidden();
            0
        }
    };
    Some(Tile::Reputation { value })
}

/// Checks that relations are mutual, and that no player has more tiles and cubes than there are. The cubes that are
/// nowhere else lie in sectors (E1.2).
fn count_cubes(state: &mut State, file: &Node<'_>) {
    let asked = file.key("offers").items();
    let asked = asked.iter().filter(|offer| {
        let says = |key: &str, word: &str| offer.key(key).is_text() && offer.key(key).text() == Some(word);
        says("state", "pending") && says("kind", "question")
    });
    let asked: Vec<PlayerId> = asked.filter_map(|offer| offer.key("to").player()).collect();
    for node in file.key("players").items() {
        let Some(player) = node.key("user_id").player() else { continue };
        let Some(seat) = state.seats.get(&player) else { continue };
        for (space, holds) in node.key("reputation_track").items().iter().zip(&seat.track) {
            if let Some(Tile::Ambassador { of, .. }) = holds.tile
                && !state.partners(of).contains(&player)
            {
                space.key("tile").key("ambassador").flaw(Wrong::Contradicts);
            }
        }
        let holders = state.seats.keys().filter(|other| state.partners(**other).contains(&player));
        let given = u8::try_from(holders.count()).unwrap_or(u8::MAX);
        if seat.tiles.saturating_add(given) != TILES {
            node.key("ambassador_tiles").flaw(Wrong::Contradicts);
        }
        if asked.iter().filter(|to| **to == player).count() != usize::from(seat.in_hand) {
            node.key("cubes_in_hand").flaw(Wrong::Contradicts);
        }
        let most = CUBES.saturating_sub(given).saturating_sub(seat.in_hand);
        let sum = seat.cubes.sum();
        if node.key("cubes").within(sum, 0, most).is_none() {
            continue;
        }
        if let Some(seat) = state.seats.get_mut(&player) {
            seat.placed = most.saturating_sub(sum);
        }
    }
}

/// Returns the most players so far (E2.1). An older export does not say so: a game that has begun then has its current
/// players.
fn most_players(state: &State, export: &Export<'_>) -> Option<usize> {
    let node = export.file.key("most_players");
    let most = i64::try_from(MOST_PLAYERS).unwrap_or(i64::MAX);
    if let Some(node) = node.given() {
        return node.integer(1, most).and_then(|most| usize::try_from(most).ok());
    }
    let begun = state.round > 1
        || state.seating.active.is_some()
        || state.traitor.is_some()
        || state.seats.keys().any(|player| !state.partners(*player).is_empty());
    (begun && !export.file.names("most_players")).then_some(export.active.len())
}

/// Returns the board, whose owners are players instead of seats as in a board file.
fn board(node: &Node<'_>, order: &[PlayerId]) -> Option<Board> {
    let sectors = node.key("sectors");
    let count = sectors.items().len();
    if count == 0 {
        return Some(Board::default());
    }
    if count > MOST_PLACES {
        return sectors.wrong(Wrong::TooMany { most: MOST_PLACES });
    }
    let planned = sectors.each(|sector| self::sector(sector, order));
    let links = node.key("links").each(Node::stored::<PlannedLink>);
    let plan = Plan { sectors: planned?, links: links? };
    let named = |path: &str| path.replace(".seat", ".owner");
    plan.board(order).map_err(|refused| node.refused::<State>(refused, named)).ok()
}

fn sector(node: &Node<'_>, order: &[PlayerId]) -> Option<PlannedPlace> {
    node.object()?;
    let name = node.key("name").text();
    let control = node.key("control").seat(order);
    let ships = node.key("ships").each(|ships| self::ships(ships, order));
    let at = node.key("at").optional(Node::stored)?;
    Some(PlannedPlace { name: name?.to_owned(), at, control: control?, ships: ships? })
}

fn ships(node: &Node<'_>, order: &[PlayerId]) -> Option<PlannedPieces> {
    node.object()?;
    let (seat, count) = (node.key("owner").seat(order), node.key("count").count(u32::MAX));
    Some(PlannedPieces { seat: seat?, count: count? })
}
