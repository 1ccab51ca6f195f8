//! The map as text, for `/board show`: areas, sea zones, and standings with realms without a player (U7.2).

use super::area::{line, whose};
use super::realm::with_npr;
use super::turn;
use crate::games::realms::{settings_of, words};
use crate::render::{BODY_LIMIT, Card, Names, fit, list};
use crate::rules::games::realms::{Lies, Node, Piece, Place, State, nprs};
use crate::rules::{Campaign, Refusal};
use crate::text::{Name, Said, Text, say};

/// The most characters for the areas. The sections below them need the rest.
const AREAS_LIMIT: usize = BODY_LIMIT - 1200;

pub fn map(text: &Text, campaign: &Campaign, names: &Names) -> Result<Card, Refusal> {
    let state = campaign.playing::<State>()?;
    let title = say!(text, "areas-map-title", name = Name(&campaign.name));
    if state.board.places.is_empty() {
        return Ok(Card::new(title, say!(text, "areas-none")));
    }
    let areas = state.board.areas().map(|place| line(text, state, names, place));
    let lines: Vec<Said> = std::iter::once(turn(text, state, names)).chain(areas).collect();
    let zones = state.board.zones().map(|place| zone(text, names, place));
    let zones: Vec<Said> = zones.collect();
    let nodes: Vec<Said> = state.nodes.iter().map(|one| node(text, one)).collect();
    let settings = settings_of(campaign);
    let nprs = nprs(campaign.roster(), state, settings);
    let nprs: Vec<Said> = nprs.iter().map(|npr| with_npr(text, names, npr)).collect();
    let card = Card::new(title, fit(text, &lines, AREAS_LIMIT))
        .field(text, say!(text, "map-nprs"), &nprs)
        .field(text, say!(text, "map-zones"), &zones)
        .field(text, say!(text, "map-nodes"), &nodes);
    Ok(card.footer(say!(text, "map-footer")))
}

fn zone(text: &Text, names: &Names, place: &Place) -> Said {
    let mut line = say!(text, "zone-line", zone = Name(&place.name), slots = place.zone().map_or(0, |zone| zone.slots));
    if let Some(whose) = whose(text, names, place, Piece::Protection) {
        line.push(say!(text, "zone-protection", whose));
    }
    if let Some(whose) = whose(text, names, place, Piece::Ship) {
        line.push(say!(text, "zone-ships", whose));
    }
    let hostile = place.zone().into_iter().flat_map(|zone| &zone.hostile);
    let hostile: Vec<Said> = hostile.map(|player| names.prose(*player)).collect();
    if !hostile.is_empty() {
        line.push(say!(text, "zone-hostile", players = list(text, &hostile)));
    }
    line
}

fn node(text: &Text, node: &Node) -> Said {
    let places = match &node.lies {
        Lies::Inland(area) => Said::of(Name(area)),
        Lies::Maritime(zones) => words::names(text, zones),
    };
    say!(text, "node-line", node = Name(&node.name), places, pirates = node.pirates)
}
