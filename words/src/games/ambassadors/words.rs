//! Phrases shared by the texts of this ruleset.

use crate::render::{Reader, clauses, series};
use crate::rules::PlayerId;
use crate::rules::games::ambassadors::{
    Clash, Joint, LinkKind, Population, Room, Space, SpaceKind, Species, Technology, Tile, production,
};
use crate::text::{Name, Said, Text, say};

/// The most items that a sentence names before it only counts the rest.
const LISTED: usize = 5;

pub fn track(text: &Text, track: Population) -> Said {
    match track {
        Population::Materials => say!(text, "track-materials"),
        Population::Science => say!(text, "track-science"),
        Population::Money => say!(text, "track-money"),
    }
}

pub fn tracks(text: &Text, tracks: &[Population]) -> Said {
    let tracks: Vec<Said> = tracks.iter().map(|one| track(text, *one)).collect();
    series(text, tracks)
}

/// Describes a track's production before and after its number of cubes changes (E1.4).
pub fn change(text: &Text, of: Population, (before, after): (u8, u8)) -> Said {
    let [before, after] = [before, after].map(production);
    say!(text, "production-change", track = track(text, of), before, after)
}

pub fn species(text: &Text, species: Species) -> Said {
    match species {
        Species::Terrans => say!(text, "species-terrans"),
        Species::HydranProgress => say!(text, "species-hydran"),
        Species::Planta => say!(text, "species-planta"),
        Species::EridaniEmpire => say!(text, "species-eridani"),
        Species::DescendantsOfDraco => say!(text, "species-draco"),
        Species::Mechanema => say!(text, "species-mechanema"),
        Species::OrionHegemony => say!(text, "species-orion"),
    }
}

pub fn technology(text: &Text, technology: Technology) -> Said {
    match technology {
        Technology::CloakingDevice => say!(text, "technology-cloaking-device"),
    }
}

pub fn kind(text: &Text, kind: SpaceKind) -> Said {
    match kind {
        SpaceKind::Ambassador => say!(text, "space-ambassador"),
        SpaceKind::Reputation => say!(text, "space-reputation"),
        SpaceKind::Either => say!(text, "space-either"),
    }
}

/// Summarizes the spaces of a reputation track as runs of the same kind.
pub fn kinds(text: &Text, kinds: &[SpaceKind]) -> Said {
    let runs = kinds.chunk_by(|one, next| one == next);
    let runs: Vec<Said> = runs
        .filter_map(|run| Some(say!(text, "spaces-of", count = run.len(), kind = kind(text, *run.first()?))))
        .collect();
    series(text, runs)
}

pub fn spaces(text: &Text, track: &[Space]) -> Said {
    let bare: Vec<SpaceKind> = track.iter().map(|space| space.kind).collect();
    kinds(text, &bare)
}

/// Names a tile. A face-down reputation tile does not reveal its value.
pub fn tile(text: &Text, tile: Tile) -> Said {
    match tile {
        Tile::Ambassador { of, .. } => say!(text, "tile-ambassador", of),
        Tile::Reputation { .. } => match tile.worth() {
            Some(value) => say!(text, "tile-reputation-own", value),
            None => say!(text, "tile-reputation"),
        },
    }
}

pub fn way(text: &Text, room: Room) -> Said {
    match room {
        Room::Move { from, to } => say!(text, "way-move", from, to),
        Room::Replace { to, from } => say!(text, "way-replace", from, to),
        Room::Return { space } => say!(text, "way-return", space),
    }
}

pub fn ships(text: &Text, count: u32) -> Said {
    say!(text, "ships-count", count)
}

/// Names the owner of ships. Ships without one belong to the ancients.
pub fn owner(text: &Text, owner: Option<PlayerId>) -> Said {
    owner.map_or_else(|| say!(text, "ancients"), Said::of)
}

/// Describes a sector's controller, to follow the sector's name.
pub fn control(text: &Text, holder: Option<Said>) -> Said {
    match holder {
        Some(player) => say!(text, "controlled-by", player),
        None => say!(text, "controlled-by-nobody"),
    }
}

pub fn link(text: &Text, kind: LinkKind) -> Said {
    match kind {
        LinkKind::Wormhole => say!(text, "link-wormhole"),
        LinkKind::Generator => say!(text, "link-generator"),
        LinkKind::WarpPortal => say!(text, "link-portal"),
    }
}

pub fn joints(text: &Text, joints: &[Joint]) -> Said {
    let joint = |joint: &Joint| {
        let (own, theirs) = (Said::of(Name(&joint.own)), Said::of(Name(&joint.theirs)));
        match joint.kind {
            LinkKind::WarpPortal => say!(text, "joint-portal", own, theirs),
            LinkKind::Wormhole | LinkKind::Generator => say!(text, "joint", own, theirs),
        }
    };
    let all: Vec<Said> = joints.iter().map(joint).collect();
    several(text, &all)
}

/// Describes where a player's ships threaten peace, and what the other player has there.
pub fn clashes(text: &Text, reader: Reader, clashes: &[Clash]) -> Said {
    let all: Vec<Said> = clashes.iter().map(|one| clash(text, reader, one)).collect();
    several(text, &all)
}

pub fn clash(text: &Text, reader: Reader, clash: &Clash) -> Said {
    let you = reader.role(clash.intruder, clash.other);
    let (intruder, other) = (clash.intruder, clash.other);
    let (ours, others) = (ships(text, clash.ships), ships(text, clash.others));
    let sector = Name(&clash.sector);
    match (clash.control, clash.others) {
        (true, 0) => say!(text, "clash-control", you, intruder, other, ships = ours, sector),
        (true, _) => say!(text, "clash-both", you, intruder, other, ships = ours, others, sector),
        (false, _) => say!(text, "clash-ships", you, intruder, other, ships = ours, others, sector),
    }
}

/// Joins the first few phrases and counts the rest.
pub fn several(text: &Text, phrases: &[Said]) -> Said {
    let shown = clauses(text, &phrases[..phrases.len().min(LISTED)]);
    match phrases.len().saturating_sub(LISTED) {
        0 => shown,
        more => say!("{shown} {}", say!(text, "several-more", count = more)),
    }
}
