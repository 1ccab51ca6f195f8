//! Texts of events.

mod board;
mod relations;

use super::words;
use crate::discord::render::tell::{Reader, line};
use crate::discord::render::words::{list, who};
use crate::discord::render::{harmless, mention};
use crate::rules::games::ambassadors::{
    Cubes, Event, LEAST_PLAYERS, Population, Species, TILES, Technology, Tile, production,
};
use crate::rules::ids::PlayerId;
use crate::text::Text;
use crate::text::fl;

/// Renders an act as a sentence and its consequence as a line. Returns `None` if another event already says it.
pub fn happened(text: &Text, reader: Reader, event: &Event) -> Option<String> {
    Some(match event {
        Event::Seated { player } => line(&seated(text, reader, *player)),
        Event::SpeciesChosen { player, species } => chosen(text, reader, *player, *species),
        Event::Ordered { order } => {
            let order: Vec<String> = order.iter().copied().map(mention).collect();
            line(&fl!(text, "line-ordered", order = list(text, &order)))
        }
        Event::TrackSet { player, track } => {
            let (you, player) = (reader.is(*player), mention(*player));
            let spaces = words::spaces(text, track);
            line(&fl!(text, "line-track-set", you = you, player = player, spaces = spaces))
        }
        Event::PopulationSet { player, before, after } => counted(text, reader, *player, (*before, *after)),
        Event::TechnologySet { player, technology, has } => researched(text, reader, *player, (*technology, *has)),
        Event::Board(event) => board::happened(text, reader, event),
        Event::ShipsEntered { player, sector, count, before } => {
            board::ships_entered(text, reader, *player, sector, (*before, *count))
        }
        Event::SectorTaken { player, sector } => {
            let (you, player, sector) = (reader.is(*player), mention(*player), harmless::name(sector));
            fl!(text, "told-sector-taken", you = you, player = player, sector = sector)
        }
        Event::SectorLeft { player, sector } => {
            let (you, player, sector) = (reader.is(*player), mention(*player), harmless::name(sector));
            fl!(text, "told-sector-left", you = you, player = player, sector = sector)
        }
        Event::ActionBegun { player, round, .. } => {
            let (you, player) = (reader.is(*player), mention(*player));
            fl!(text, "told-action-begun", you = you, player = player, round = round.to_string())
        }
        Event::ActionEnded { player, next } => ended(text, reader, *player, *next),
        Event::ActiveSet { player, before, .. } => line(&set(text, *player, *before)),
        // Other counts make no new acts possible.
        Event::PlayersCounted { players } => {
            if *players != LEAST_PLAYERS {
                return None;
            }
            line(&fl!(text, "line-enough-players", players = players.to_string()))
        }
        Event::RoundSet { round } => line(&fl!(text, "line-round", round = round.to_string())),
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
        Event::ReputationPlaced { player, space, value } => laid(text, reader, *player, (*space, *value)),
        Event::ReputationReturned { player, space, value } => returned(text, reader, *player, (*space, *value)),
        Event::TileMoved { player, from, to, tile, swapped } => {
            moved(text, reader, *player, (*from, *to), (*tile, *swapped))
        }
    })
}

pub fn sits_down(event: &Event, by: PlayerId) -> bool {
    *event == Event::Seated { player: by }
}

fn seated(text: &Text, reader: Reader, player: PlayerId) -> String {
    let (you, player) = (reader.is(player), mention(player));
    let tiles = TILES.to_string();
    fl!(text, "line-seated", you = you, player = player, tiles = tiles)
}

fn chosen(text: &Text, reader: Reader, player: PlayerId, species: Species) -> String {
    fl!(
        text,
        "told-species",
        you = reader.is(player),
        player = mention(player),
        species = words::species(text, species),
        spaces = words::kinds(text, &species.spaces())
    )
}

fn counted(text: &Text, reader: Reader, player: PlayerId, (before, after): (Cubes, Cubes)) -> String {
    let change = |track: Population| {
        let (before, left) = (before.on(track), after.on(track));
        (before != left).then(|| {
            fl!(
                text,
                "population-change",
                track = words::track(text, track),
                before = before.to_string(),
                left = left.to_string(),
                from = production(before).to_string(),
                to = production(left).to_string()
            )
        })
    };
    let changes: Vec<String> = Population::ALL.into_iter().filter_map(change).collect();
    let (you, player) = (reader.is(player), mention(player));
    let changes = changes.join(", ");
    fl!(text, "told-population", you = you, player = player, changes = changes)
}

fn researched(text: &Text, reader: Reader, player: PlayerId, (technology, has): (Technology, bool)) -> String {
    let has = if has { "yes" } else { "no" };
    let effect = match (technology, reader.player == Some(player)) {
        (Technology::CloakingDevice, true) => {
            fl!(text, "technology-cloaking-device-effect-own", has = has)
        }
        (Technology::CloakingDevice, false) => {
            fl!(text, "technology-cloaking-device-effect", has = has)
        }
    };
    fl!(
        text,
        "told-technology",
        you = reader.is(player),
        player = mention(player),
        has = has,
        technology = words::technology(text, technology),
        effect = effect
    )
}

fn set(text: &Text, player: Option<PlayerId>, before: Option<PlayerId>) -> String {
    match player.map(mention) {
        Some(player) => fl!(text, "line-active", player = player),
        None => {
            let before = who(text, before);
            fl!(text, "line-nobody-active", before = before)
        }
    }
}

fn ended(text: &Text, reader: Reader, player: PlayerId, next: Option<PlayerId>) -> String {
    match next {
        Some(next) => fl!(
            text,
            "told-action-passed",
            you = reader.role(player, next),
            player = mention(player),
            next = mention(next)
        ),
        None => {
            let (you, player) = (reader.is(player), mention(player));
            fl!(text, "told-action-ended", you = you, player = player)
        }
    }
}

fn laid(text: &Text, reader: Reader, player: PlayerId, (space, value): (u8, u8)) -> String {
    fl!(
        text,
        "told-reputation-placed",
        you = reader.is(player),
        player = mention(player),
        tile = words::tile(text, Tile::Reputation { value }),
        space = space.to_string()
    )
}

fn returned(text: &Text, reader: Reader, player: PlayerId, (space, value): (u8, u8)) -> String {
    fl!(
        text,
        "told-reputation-returned",
        you = reader.is(player),
        player = mention(player),
        tile = words::tile(text, Tile::Reputation { value }),
        space = space.to_string()
    )
}

fn moved(
    text: &Text,
    reader: Reader,
    player: PlayerId,
    (from, to): (u8, u8),
    (tile, swapped): (Tile, Option<Tile>),
) -> String {
    let named = |tile| words::tile(text, tile);
    let (you, mover, tile) = (reader.is(player), mention(player), named(tile));
    let (from, to) = (from.to_string(), to.to_string());
    match swapped.map(named) {
        Some(swapped) => fl!(
            text,
            "told-tiles-swapped",
            you = you,
            player = mover,
            tile = tile,
            from = from,
            to = to,
            swapped = swapped
        ),
        None => fl!(text, "told-tile-moved", you = you, player = mover, tile = tile, from = from, to = to),
    }
}
