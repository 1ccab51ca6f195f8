//! Refusals: the problem, with its numbers, and how to solve it.

use super::{condition, words};
use crate::discord::render::card::fit;
use crate::discord::render::tell::Reader;
use crate::discord::render::words::{list, spot as spot_of, who};
use crate::discord::render::{harmless, mention, usual_board_refusal, usual_seating_refusal};
use crate::rules::games::ambassadors::{Condition, Refusal, SpaceKind};
use crate::rules::ids::PlayerId;
use crate::rules::{board, seating};
use crate::text::Text;
use crate::text::fl;

const UNMET_LIMIT: usize = 1600;

/// Renders a refused board change. Places are sectors here, and pieces are ships.
pub fn board(text: &Text, refusal: &board::Refusal) -> String {
    match refusal {
        board::Refusal::BoardFull { most } => {
            fl!(text, "no-board-full-sectors", most = most.to_string())
        }
        board::Refusal::SpotTaken { spot, place } => {
            let (q, r) = spot_of(*spot);
            let place = harmless::name(place);
            fl!(text, "no-spot-taken-sector", place = place, q = q, r = r)
        }
        board::Refusal::SamePlace { place } => {
            fl!(text, "no-same-sector", place = harmless::name(place))
        }
        board::Refusal::TooManyPieces { count, most } => {
            let (count, most) = (count.to_string(), most.to_string());
            fl!(text, "no-too-many-ships", count = count, most = most)
        }
        board::Refusal::PlacesOutOfRange { value, most } => {
            let (value, most) = (value.to_string(), most.to_string());
            fl!(text, "no-sectors", value = value, most = most)
        }
        board::Refusal::NotPlanned { place } => {
            fl!(text, "flaw-no-sector", place = harmless::name(place))
        }
        board::Refusal::CountedTwice => fl!(text, "no-ships-counted-twice"),
        board::Refusal::SpotOutOfRange { .. } | board::Refusal::NoLink { .. } | board::Refusal::LinkedTwice { .. } => {
            usual_board_refusal(text, refusal)
        }
    }
}

/// Renders a refusal to act out of turn. A turn is an action here, begun and ended by `/action`.
pub fn seating(text: &Text, refusal: &seating::Refusal, by: PlayerId) -> String {
    match refusal {
        seating::Refusal::ActionRunning { active } => {
            let (you, active) = (Reader::only(by).is(*active), mention(*active));
            fl!(text, "no-action-running", you = you, active = active)
        }
        seating::Refusal::NotYourAction { active: None } => fl!(text, "no-no-action"),
        seating::Refusal::NotYourAction { active: Some(active) } => {
            fl!(text, "no-not-your-action", active = mention(*active))
        }
        seating::Refusal::NobodySits { .. } => usual_seating_refusal(text, refusal, by),
    }
}

pub fn refusal(text: &Text, refusal: &Refusal, by: PlayerId) -> String {
    match refusal {
        Refusal::TableFull { most } => fl!(text, "no-table-full", most = most.to_string()),
        Refusal::SpeciesTaken { species, by } => {
            let by: Vec<String> = by.iter().copied().map(mention).collect();
            let species = words::species(text, *species);
            fl!(text, "no-species-taken", species = species, by = list(text, &by))
        }
        Refusal::NotEnoughShips { sector, needs, has } => {
            let (sector, needs, has) = (harmless::name(sector), needs.to_string(), *has);
            fl!(text, "no-ships", sector = sector, needs = needs, has = has)
        }
        Refusal::ShipsPinned { sector, needs, has, pinned, each } => held(text, sector, *needs, (*has, *pinned, *each)),
        Refusal::ModeratorsEnter => fl!(text, "no-moderators-enter"),
        Refusal::SectorControlled { sector, by: holder } => {
            let (you, holder) = (Reader::only(by).is(*holder), mention(*holder));
            fl!(text, "no-sector-controlled", you = you, sector = harmless::name(sector), holder = holder)
        }
        Refusal::NotYourSector { sector, by: holder } => {
            fl!(text, "no-not-your-sector", sector = harmless::name(sector), holder = who(text, *holder))
        }
        Refusal::NoWay { from, to } => {
            let (from, to) = (harmless::name(from), harmless::name(to));
            fl!(text, "no-way", from = from, to = to)
        }
        Refusal::NoRelations { by: proposer, other, unmet } => {
            unrelated(text, Reader::only(by), (*proposer, *other), unmet)
        }
        Refusal::AlreadyProposed { offer } => {
            fl!(text, "no-already-proposed", offer = offer.to_string())
        }
        Refusal::RoundOutOfRange { round, most } => {
            let (round, most) = (round.to_string(), most.to_string());
            fl!(text, "no-round", round = round, most = most)
        }
        Refusal::NotRelated { one, other } => {
            let (one, other) = (mention(*one), mention(*other));
            fl!(text, "no-not-related", one = one, other = other)
        }
        Refusal::CubesOutOfRange { track, value, most } => {
            let (track, value) = (words::track(text, *track), value.to_string());
            fl!(text, "no-cubes-range", track = track, value = value, most = most.to_string())
        }
        Refusal::NotEnoughCubes { needs, has } => {
            fl!(text, "no-cubes", needs = *needs, has = has.to_string())
        }
        Refusal::NoCubeOn { player, track } => {
            let (you, player) = (Reader::only(by).is(*player), mention(*player));
            let track = words::track(text, *track);
            fl!(text, "no-cube-on", you = you, player = player, track = track)
        }
        Refusal::TrackFull { track, most } => {
            let (track, most) = (words::track(text, *track), most.to_string());
            fl!(text, "no-track-full", track = track, most = most)
        }
        Refusal::TilesOnTrack { tiles } => {
            let tiles = *tiles;
            fl!(text, "no-tiles-on-track", tiles = tiles)
        }
        Refusal::NoSuchSpace { space, most } => {
            let (space, most) = (space.to_string(), most.to_string());
            fl!(text, "no-such-space", space = space, most = most)
        }
        Refusal::SpaceUnfit { space, kind, taken } => {
            let kind = match kind {
                SpaceKind::Ambassador => "ambassador",
                SpaceKind::Reputation => "reputation",
                SpaceKind::Either => "either",
            };
            let taken = if *taken { "yes" } else { "no" };
            let space = space.to_string();
            fl!(text, "no-space-unfit", space = space, kind = kind, taken = taken)
        }
        Refusal::SpaceEmpty { space } => fl!(text, "no-space-empty", space = space.to_string()),
        Refusal::NoFreeSpace => fl!(text, "no-free-space"),
        Refusal::NoRoomForReputation => fl!(text, "no-reputation-room"),
        Refusal::ReputationOutOfRange { value, most } => {
            let (value, most) = (value.to_string(), most.to_string());
            fl!(text, "no-reputation-range", value = value, most = most)
        }
        Refusal::AmbassadorStays { of } => fl!(text, "no-ambassador-stays", of = mention(*of)),
        Refusal::SpacesOutOfRange { value, most } => {
            let (value, most) = (value.to_string(), most.to_string());
            fl!(text, "no-spaces-range", value = value, most = most)
        }
        Refusal::TilesDoNotFit { player } => {
            fl!(text, "no-tiles-unfit", player = mention(*player))
        }
    }
}

fn held(text: &Text, sector: &str, needs: u32, (has, pinned, each): (u32, u32, u32)) -> String {
    fl!(
        text,
        "no-pinned",
        pinned = pinned.to_string(),
        each = each,
        ships = words::ships(text, has),
        sector = harmless::name(sector),
        free = has.saturating_sub(pinned).to_string(),
        needs = needs.to_string()
    )
}

/// Lists every unmet condition, worded as in `/ambassador check`.
fn unrelated(text: &Text, reader: Reader, (by, other): (PlayerId, PlayerId), unmet: &[Condition]) -> String {
    let reason = |one: &Condition| {
        let reason = condition::reason(text, reader, (by, other), one);
        format!("- {reason}")
    };
    let reasons: Vec<String> = unmet.iter().map(reason).collect();
    let head = fl!(text, "no-relations", you = reader.role(by, other), by = mention(by), other = mention(other));
    let more = fl!(text, "no-relations-more");
    format!("{head}\n{}\n{more}", fit(text, &reasons, UNMET_LIMIT))
}
