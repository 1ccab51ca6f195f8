//! The values that the rules mention.

use super::words;
use crate::game_words::Ruled;
use crate::render::{clauses, list, series};
use crate::rules::games::ambassadors::{
    AMBASSADOR_POINTS, LEAST_PLAYERS, Settings, Species, State, TILES, TO_PIN_CLOAKED, TRACK_CUBES, TRAITOR_POINTS,
    production,
};
use crate::text::{Arguments, Markdown, Said, Text, say};

impl Ruled for State {
    const EXAMPLE: (&'static str, &'static str) = ("E2", "E2.3");

    fn numbers(text: &Text, _: &State, _: &Settings) -> Arguments {
        let produces = (0..=TRACK_CUBES).map(production);
        vec![
            ("cubes", TRACK_CUBES.into()),
            ("tiles", TILES.into()),
            ("species", species(text).into()),
            ("terrans", Species::Terrans.copies().into()),
            ("production", series::<Markdown>(text, produces).into()),
            ("least-players", LEAST_PLAYERS.into()),
            ("ambassador", AMBASSADOR_POINTS.into()),
            ("traitor", TRAITOR_POINTS.into()),
            ("cloaked", TO_PIN_CLOAKED.into()),
        ]
    }
}

/// Lists the spaces of the reputation tracks, the species with equal tracks together.
fn species(text: &Text) -> Said {
    let groups = Species::ALL.chunk_by(|one, next| one.spaces() == next.spaces());
    let told = groups.filter_map(|group| {
        let names: Vec<Said> = group.iter().map(|one| words::species(text, *one)).collect();
        let spaces = words::kinds(text, &group.first()?.spaces());
        Some(say!(text, "species-spaces", species = list(text, &names), spaces))
    });
    clauses(text, told)
}
