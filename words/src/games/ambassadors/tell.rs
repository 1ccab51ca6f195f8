//! Texts of events.

mod board;
mod relations;

use super::words;
use crate::game_words::{Told, without};
use crate::render::{Reader, line, list, series, who};
use crate::rules::PlayerId;
use crate::rules::games::ambassadors::{
    Cubes, Event, LEAST_PLAYERS, Population, Species, State, TILES, Technology, Tile, production,
};
use crate::text::{Name, Said, Text, say};

impl Told for State {
    without!(remarks);

    fn told(text: &Text, reader: Reader, event: &Event) -> Option<Said> {
        Some(match event {
            Event::Seated { player } => {
                line(&say!(text, "line-seated", you = reader.is(*player), player, tiles = TILES))
            }
            Event::SpeciesChosen { player, species } => chosen(text, reader, *player, *species),
            Event::Ordered { order } => line(&say!(text, "line-ordered", order = list(text, order))),
            Event::TrackSet { player, track } => {
                let spaces = words::spaces(text, track);
                line(&say!(text, "line-track-set", you = reader.is(*player), player, spaces))
            }
            Event::PopulationSet { player, before, after } => counted(text, reader, *player, (*before, *after)),
            Event::TechnologySet { player, technology, has } => researched(text, reader, *player, (*technology, *has)),
            Event::Board(event) => board::happened(text, reader, event),
            Event::ShipsEntered { player, sector, count, before } => {
                board::ships_entered(text, reader, *player, sector, (*before, *count))
            }
            Event::SectorTaken { player, sector } => {
                say!(text, "told-sector-taken", you = reader.is(*player), player, sector = Name(sector))
            }
            Event::SectorLeft { player, sector } => {
                say!(text, "told-sector-left", you = reader.is(*player), player, sector = Name(sector))
            }
            Event::ActionBegun { player, round, .. } => {
                say!(text, "told-action-begun", you = reader.is(*player), player, round)
            }
            Event::ActionEnded { player, next, .. } => ended(text, reader, *player, *next),
            Event::ActiveSet { player, before, .. } => line(&set(text, *player, *before)),
            // Other counts make no new acts possible.
            Event::PlayersCounted { players } => {
                if *players != LEAST_PLAYERS {
                    return None;
                }
                line(&say!(text, "line-enough-players", players))
            }
            Event::RoundSet { round } => line(&say!(text, "line-round", round)),
            Event::AmbassadorGiven { from, to, track, left, space } => {
                line(&relations::given(text, reader, (*from, *to), (*track, *left), *space))
            }
            Event::RelationsBroken { aggressor, other, clashes } => {
                line(&relations::broken(text, reader, (*aggressor, *other), clashes))
            }
            Event::RelationsUndone { one, other } => line(&relations::parted(text, *one, *other)),
            Event::CubeReturned { player, track, left } => {
                line(&relations::cube_back(text, reader, *player, (*track, *left)))
            }
            Event::TraitorMoved { from, to } => line(&relations::traitor(text, reader, *from, *to)),
            Event::ReputationPlaced { player, space, value } => say!(
                text,
                "told-reputation-placed",
                you = reader.is(*player),
                player,
                tile = words::tile(text, Tile::Reputation { value: *value }),
                space
            ),
            Event::ReputationReturned { player, space, value } => say!(
                text,
                "told-reputation-returned",
                you = reader.is(*player),
                player,
                tile = words::tile(text, Tile::Reputation { value: *value }),
                space
            ),
            Event::TileMoved { player, from, to, tile, swapped } => {
                moved(text, reader, *player, (*from, *to), (*tile, *swapped))
            }
        })
    }

    /// Shows only what the reader has chosen: the other may have yet to choose.
    fn foreseen(text: &Text, reader: Reader, event: &Event) -> Option<Said> {
        let given = if let Event::AmbassadorGiven { from, to, track, left, space } = event {
            Some(relations::foreseen(text, reader, (*from, *to), (*track, *left), *space))
        } else {
            None
        };
        given.unwrap_or_else(|| Self::told(text, reader, event))
    }

    fn is_known_to_actor(event: &Event) -> bool {
        matches!(event, Event::ReputationPlaced { .. } | Event::ReputationReturned { .. } | Event::TileMoved { .. })
    }

    /// Says what only the player knows of a tile that they place.
    fn left(text: &Text, _: &State, by: PlayerId, events: &[&Event]) -> Vec<Said> {
        let placed = events.iter().find_map(|event| {
            if let Event::ReputationPlaced { player, value, .. } = event
                && *player == by
            {
                return Some(*value);
            }
            None
        });
        placed.map(|value| say!(text, "left-tile", value)).into_iter().collect()
    }

    fn advice(text: &Text, by: PlayerId, event: &Event) -> Option<Said> {
        (*event == Event::Seated { player: by }).then(|| say!(text, "hint-seated"))
    }
}

fn chosen(text: &Text, reader: Reader, player: PlayerId, species: Species) -> Said {
    say!(
        text,
        "told-species",
        you = reader.is(player),
        player,
        species = words::species(text, species),
        spaces = words::kinds(text, &species.spaces())
    )
}

fn counted(text: &Text, reader: Reader, player: PlayerId, (before, after): (Cubes, Cubes)) -> Said {
    let change = |track: Population| {
        let (before, left) = (before.on(track), after.on(track));
        (before != left).then(|| {
            say!(text, "population-change", track = words::track(text, track), before, left, to = production(left))
        })
    };
    let changes: Vec<Said> = Population::ALL.into_iter().filter_map(change).collect();
    say!(text, "told-population", you = reader.is(player), player, changes = series(text, changes))
}

fn researched(text: &Text, reader: Reader, player: PlayerId, (technology, has): (Technology, bool)) -> Said {
    let effect = match (technology, reader.player == Some(player)) {
        (Technology::CloakingDevice, true) => say!(text, "technology-cloaking-device-effect-own", has),
        (Technology::CloakingDevice, false) => say!(text, "technology-cloaking-device-effect", has),
    };
    say!(
        text,
        "told-technology",
        you = reader.is(player),
        player,
        has,
        technology = words::technology(text, technology),
        effect
    )
}

fn set(text: &Text, player: Option<PlayerId>, before: Option<PlayerId>) -> Said {
    match player.map(Said::of) {
        Some(player) => say!(text, "line-active", player),
        None => say!(text, "line-nobody-active", before = who(text, before)),
    }
}

fn ended(text: &Text, reader: Reader, player: PlayerId, next: Option<PlayerId>) -> Said {
    match next {
        Some(next) => say!(text, "told-action-passed", you = reader.role(player, next), player, next),
        None => say!(text, "told-action-ended", you = reader.is(player), player),
    }
}

fn moved(
    text: &Text,
    reader: Reader,
    player: PlayerId,
    (from, to): (u8, u8),
    (tile, swapped): (Tile, Option<Tile>),
) -> Said {
    let named = |tile| words::tile(text, tile);
    let (you, mover, tile) = (reader.is(player), player, named(tile));
    match swapped.map(named) {
        Some(swapped) => say!(text, "told-tiles-swapped", you, player = mover, tile, from, to, swapped),
        None => say!(text, "told-tile-moved", you, player = mover, tile, from, to),
    }
}
