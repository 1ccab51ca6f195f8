//! Phrases shared by the texts of this ruleset.

use crate::discord::render::tell::Reader;
use crate::discord::render::words::list;
use crate::discord::render::{harmless, mention};
use crate::rules::games::ambassadors::LinkKind;
use crate::rules::games::ambassadors::{
    Clash, Joint, Population, Room, Space, SpaceKind, Species, Technology, Tile, production,
};
use crate::rules::ids::PlayerId;
use crate::text::Text;
use crate::text::fl;

/// The most items that a sentence names before it only counts the rest.
const LISTED: usize = 5;

pub fn track(text: &Text, track: Population) -> String {
    match track {
        Population::Materials => fl!(text, "track-materials"),
        Population::Science => fl!(text, "track-science"),
        Population::Money => fl!(text, "track-money"),
    }
}

pub fn tracks(text: &Text, tracks: &[Population]) -> String {
    let tracks: Vec<String> = tracks.iter().map(|one| track(text, *one)).collect();
    tracks.join(", ")
}

/// Describes a track's production before and after its number of cubes changes (E1.4).
pub fn change(text: &Text, of: Population, (before, after): (u8, u8)) -> String {
    let [before, after] = [before, after].map(|left| production(left).to_string());
    fl!(text, "production-change", track = track(text, of), before = before, after = after)
}

pub fn species(text: &Text, species: Species) -> String {
    match species {
        Species::Terrans => fl!(text, "species-terrans"),
        Species::HydranProgress => fl!(text, "species-hydran"),
        Species::Planta => fl!(text, "species-planta"),
        Species::EridaniEmpire => fl!(text, "species-eridani"),
        Species::DescendantsOfDraco => fl!(text, "species-draco"),
        Species::Mechanema => fl!(text, "species-mechanema"),
        Species::OrionHegemony => fl!(text, "species-orion"),
    }
}

pub fn technology(text: &Text, technology: Technology) -> String {
    match technology {
        Technology::CloakingDevice => fl!(text, "technology-cloaking-device"),
    }
}

pub fn kind(text: &Text, kind: SpaceKind) -> String {
    match kind {
        SpaceKind::Ambassador => fl!(text, "space-ambassador"),
        SpaceKind::Reputation => fl!(text, "space-reputation"),
        SpaceKind::Either => fl!(text, "space-either"),
    }
}

/// Summarizes the spaces of a reputation track as runs of the same kind.
pub fn kinds(text: &Text, kinds: &[SpaceKind]) -> String {
    let runs = kinds.chunk_by(|one, next| one == next);
    let runs: Vec<String> = runs
        .filter_map(|run| {
            let (count, kind) = (run.len().to_string(), kind(text, *run.first()?));
            Some(fl!(text, "spaces-of", count = count, kind = kind))
        })
        .collect();
    runs.join(", ")
}

pub fn spaces(text: &Text, track: &[Space]) -> String {
    let bare: Vec<SpaceKind> = track.iter().map(|space| space.kind).collect();
    kinds(text, &bare)
}

pub fn numbers(text: &Text, spaces: &[u8]) -> String {
    let spaces: Vec<String> = spaces.iter().map(u8::to_string).collect();
    list(text, &spaces)
}

/// Names a tile. A face-down reputation tile does not reveal its value.
pub fn tile(text: &Text, tile: Tile) -> String {
    match tile {
        Tile::Ambassador { of, .. } => fl!(text, "tile-ambassador", of = mention(of)),
        Tile::Reputation { .. } => match tile.worth() {
            Some(value) => fl!(text, "tile-reputation-own", value = value.to_string()),
            None => fl!(text, "tile-reputation"),
        },
    }
}

pub fn way(text: &Text, room: Room) -> String {
    match room {
        Room::Move { from, to } => {
            let (from, to) = (from.to_string(), to.to_string());
            fl!(text, "way-move", from = from, to = to)
        }
        Room::Replace { to, from } => {
            let (from, to) = (from.to_string(), to.to_string());
            fl!(text, "way-replace", from = from, to = to)
        }
        Room::Return { space } => fl!(text, "way-return", space = space.to_string()),
    }
}

pub fn ships(text: &Text, count: u32) -> String {
    fl!(text, "ships-count", count = count)
}

/// Names the owner of ships. Ships without one belong to the ancients.
pub fn owner(text: &Text, owner: Option<PlayerId>) -> String {
    owner.map_or_else(|| fl!(text, "ancients"), mention)
}

/// Describes a sector's controller, to follow the sector's name.
pub fn control(text: &Text, holder: Option<String>) -> String {
    match holder {
        Some(player) => fl!(text, "controlled-by", player = player),
        None => fl!(text, "controlled-by-nobody"),
    }
}

pub fn link(text: &Text, kind: LinkKind) -> String {
    match kind {
        LinkKind::Wormhole => fl!(text, "link-wormhole"),
        LinkKind::Generator => fl!(text, "link-generator"),
        LinkKind::WarpPortal => fl!(text, "link-portal"),
    }
}

pub fn joints(text: &Text, joints: &[Joint]) -> String {
    let joint = |joint: &Joint| {
        let (own, theirs) = (harmless::name(&joint.own), harmless::name(&joint.theirs));
        match joint.kind {
            LinkKind::WarpPortal => fl!(text, "joint-portal", own = own, theirs = theirs),
            LinkKind::Wormhole | LinkKind::Generator => {
                fl!(text, "joint", own = own, theirs = theirs)
            }
        }
    };
    let all: Vec<String> = joints.iter().map(joint).collect();
    several(text, &all)
}

/// Describes where a player's ships threaten peace, and what the other player has there.
pub fn clashes(text: &Text, reader: Reader, clashes: &[Clash]) -> String {
    let all: Vec<String> = clashes.iter().map(|one| clash(text, reader, one)).collect();
    several(text, &all)
}

pub fn clash(text: &Text, reader: Reader, clash: &Clash) -> String {
    let you = reader.role(clash.intruder, clash.other);
    let (intruder, other) = (mention(clash.intruder), mention(clash.other));
    let (ours, others) = (ships(text, clash.ships), ships(text, clash.others));
    let sector = harmless::name(&clash.sector);
    match (clash.control, clash.others) {
        (true, 0) => {
            fl!(text, "clash-control", you = you, intruder = intruder, other = other, ships = ours, sector = sector)
        }
        (true, _) => fl!(
            text,
            "clash-both",
            you = you,
            intruder = intruder,
            other = other,
            ships = ours,
            others = others,
            sector = sector
        ),
        (false, _) => fl!(
            text,
            "clash-ships",
            you = you,
            intruder = intruder,
            other = other,
            ships = ours,
            others = others,
            sector = sector
        ),
    }
}

/// Joins the first few phrases and counts the rest.
pub fn several(text: &Text, phrases: &[String]) -> String {
    let shown = phrases[..phrases.len().min(LISTED)].join("; ");
    match phrases.len().saturating_sub(LISTED) {
        0 => shown,
        more => format!("{shown} {}", fl!(text, "several-more", count = more)),
    }
}
