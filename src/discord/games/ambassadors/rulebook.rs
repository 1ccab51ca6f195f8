//! The rules shown by `/rules`, and the values that they mention.

use super::words;
use crate::discord::game_ui::{Chapter, Rulebook, Ruled};
use crate::discord::render::words::list;
use crate::rules::games::ambassadors::{
    AMBASSADOR_POINTS, LEAST_PLAYERS, Settings, Species, State, TILES, TO_PIN_CLOAKED, TRACK_CUBES, TRAITOR_POINTS,
    production,
};
use crate::text::{Arguments, Said, Text, say};

impl Ruled for State {
    const RULEBOOK: Rulebook = Rulebook { chapters: CHAPTERS, example: ("E2", "E2.3") };

    fn numbers(text: &Text, _: &Settings) -> Arguments {
        let produces = (0..=TRACK_CUBES).map(production);
        vec![
            ("cubes", TRACK_CUBES.into()),
            ("tiles", TILES.into()),
            ("species", species(text).into()),
            ("terrans", Species::Terrans.copies().into()),
            ("production", Said::joined(produces, ", ").into()),
            ("least-players", LEAST_PLAYERS.into()),
            ("ambassador", AMBASSADOR_POINTS.into()),
            ("traitor", TRAITOR_POINTS.into()),
            ("cloaked", TO_PIN_CLOAKED.into()),
        ]
    }
}

const CHAPTERS: &[Chapter] = &[
    ("rules-e1", &["rule-e1-1", "rule-e1-2", "rule-e1-3", "rule-e1-4", "rule-e1-5", "rule-e1-6"]),
    (
        "rules-e2",
        &[
            "rule-e2-1",
            "rule-e2-2",
            "rule-e2-3",
            "rule-e2-4",
            "rule-e2-5",
            "rule-e2-6",
            "rule-e2-7",
            "rule-e2-8",
            "rule-e2-9",
            "rule-e2-10",
        ],
    ),
    ("rules-e3", &["rule-e3-1", "rule-e3-2", "rule-e3-3", "rule-e3-4", "rule-e3-5", "rule-e3-6"]),
    ("rules-e4", &["rule-e4-1"]),
];

/// Lists the spaces of the reputation tracks, the species with equal tracks together.
fn species(text: &Text) -> Said {
    let groups = Species::ALL.chunk_by(|one, next| one.spaces() == next.spaces());
    let told = groups.filter_map(|group| {
        let names: Vec<Said> = group.iter().map(|one| words::species(text, *one)).collect();
        let spaces = words::kinds(text, &group.first()?.spaces());
        Some(say!(text, "species-spaces", species = list(text, &names), spaces))
    });
    Said::joined(told, "; ")
}
