//! Refusals: the problem, with its numbers, and how to solve it.

use super::{condition, room, words};
use crate::game_words::{Refused, WayOut};
use crate::render::words::spot as spot_of;
use crate::render::{Reader, fit, list, usual_board_refusal, usual_seating_refusal, who};
use crate::rules::games::ambassadors::{Condition, Refusal, SpaceKind, State};
use crate::rules::{PlayerId, board, seating};
use crate::text::{Name, Said, Text, say};

const UNMET_LIMIT: usize = 1600;

impl Refused for State {
    fn refusal_told(text: &Text, refusal: &Refusal, by: PlayerId) -> Said {
        let reader = Reader::only(by);
        match refusal {
            Refusal::TableFull { most } => say!(text, "no-table-full", most),
            Refusal::LeavesInAction => say!(text, "no-leaves-in-action"),
            Refusal::SpeciesTaken { species, by } => {
                let by: Vec<Said> = by.iter().copied().map(Said::of).collect();
                say!(text, "no-species-taken", species = words::species(text, *species), by = list(text, &by))
            }
            Refusal::NotEnoughShips { sector, needs, has } => say!(text, "no-ships", sector = Name(sector), needs, has),
            Refusal::ShipsPinned { sector, needs, has, pinned, each } => say!(
                text,
                "no-pinned",
                pinned,
                each,
                ships = words::ships(text, *has),
                sector = Name(sector),
                free = has.saturating_sub(*pinned),
                needs
            ),
            Refusal::ModeratorsEnter => say!(text, "no-moderators-enter"),
            Refusal::SectorControlled { sector, by: holder } => {
                say!(text, "no-sector-controlled", you = reader.is(*holder), sector = Name(sector), holder)
            }
            Refusal::NotYourSector { sector, by: holder } => {
                say!(text, "no-not-your-sector", sector = Name(sector), holder = who(text, *holder))
            }
            Refusal::NoWay { from, to } => say!(text, "no-way", from = Name(from), to = Name(to)),
            Refusal::NoRelations { by: proposer, other, unmet } => unrelated(text, reader, (*proposer, *other), unmet),
            Refusal::OutOfAction { one, other, active } => {
                let begun = active.is_some();
                say!(text, "no-out-of-action", one, other, begun, active = who(text, *active))
            }
            Refusal::ChosenSpaceTaken { player, space } => {
                say!(text, "no-chosen-space-taken", you = reader.is(*player), player, space)
            }
            Refusal::AlreadyProposed { offer } => say!(text, "no-already-proposed", offer),
            Refusal::RoundOutOfRange { round, most } => say!(text, "no-round", round, most),
            Refusal::NotRelated { one, other } => say!(text, "no-not-related", one, other),
            Refusal::CubesOutOfRange { track, value, most } => {
                say!(text, "no-cubes-range", track = words::track(text, *track), value, most)
            }
            Refusal::NotEnoughCubes { needs, has } => say!(text, "no-cubes", needs, has),
            Refusal::NoCubeOn { player, track } => {
                say!(text, "no-cube-on", you = reader.is(*player), player, track = words::track(text, *track))
            }
            Refusal::TrackFull { track, most } => say!(text, "no-track-full", track = words::track(text, *track), most),
            Refusal::TilesOnTrack { tiles } => say!(text, "no-tiles-on-track", tiles),
            Refusal::NoSuchSpace { space, most } => say!(text, "no-such-space", space, most),
            Refusal::SpaceUnfit { space, kind, taken } => {
                let kind = match kind {
                    SpaceKind::Ambassador => "ambassador",
                    SpaceKind::Reputation => "reputation",
                    SpaceKind::Either => "either",
                };
                say!(text, "no-space-unfit", space, kind, taken)
            }
            Refusal::SpaceEmpty { space } => say!(text, "no-space-empty", space),
            Refusal::NoFreeSpace => say!(text, "no-free-space"),
            Refusal::NoRoomForReputation => say!(text, "no-reputation-room"),
            Refusal::ReputationOutOfRange { value, most } => say!(text, "no-reputation-range", value, most),
            Refusal::AmbassadorStays { of } => say!(text, "no-ambassador-stays", of),
            Refusal::SpacesOutOfRange { value, most } => say!(text, "no-spaces-range", value, most),
            Refusal::TilesDoNotFit { player } => say!(text, "no-tiles-unfit", player),
        }
    }

    /// Renders a refused board change. Places are sectors here, and pieces are ships.
    fn board_refusal(text: &Text, refusal: &board::Refusal) -> Said {
        match refusal {
            board::Refusal::BoardFull { most } => say!(text, "no-board-full-sectors", most),
            board::Refusal::SpotTaken { spot, place } => {
                let (q, r) = spot_of(*spot);
                say!(text, "no-spot-taken-sector", place = Name(place), q, r)
            }
            board::Refusal::SamePlace { place } => say!(text, "no-same-sector", place = Name(place)),
            board::Refusal::TooManyPieces { count, most } => say!(text, "no-too-many-ships", count, most),
            board::Refusal::PlacesOutOfRange { value, most } => say!(text, "no-sectors", value, most),
            board::Refusal::NotPlanned { place } => say!(text, "flaw-no-sector", place = Name(place)),
            board::Refusal::CountedTwice => say!(text, "no-ships-counted-twice"),
            board::Refusal::SpotOutOfRange { .. }
            | board::Refusal::NoLink { .. }
            | board::Refusal::LinkedTwice { .. } => usual_board_refusal(text, refusal),
        }
    }

    /// Renders a refusal to act out of turn. A turn is an action here, begun and ended by `/action`.
    fn seating_refusal(text: &Text, refusal: &seating::Refusal, by: PlayerId) -> Said {
        match refusal {
            seating::Refusal::ActionRunning { active } => {
                say!(text, "no-action-running", you = Reader::only(by).is(*active), active)
            }
            seating::Refusal::NotYourAction { active: None } => say!(text, "no-no-action"),
            seating::Refusal::NotYourAction { active: Some(active) } => say!(text, "no-not-your-action", active),
            seating::Refusal::NobodySits { .. } => usual_seating_refusal(text, refusal, by),
        }
    }

    fn way_out(text: &Text, game: &State, by: PlayerId, no: &Refusal) -> Option<WayOut> {
        room::way_out(text, game, by, no)
    }
}

/// Lists every unmet condition, worded as in `/ambassador check`.
fn unrelated(text: &Text, reader: Reader, (by, other): (PlayerId, PlayerId), unmet: &[Condition]) -> Said {
    let reason = |one: &Condition| {
        let reason = condition::reason(text, reader, (by, other), one);
        say!("- {reason}")
    };
    let reasons: Vec<Said> = unmet.iter().map(reason).collect();
    let head = say!(text, "no-relations", you = reader.role(by, other), by, other);
    let more = say!(text, "no-relations-more");
    say!("{head}\n{}\n{more}", fit(text, &reasons, UNMET_LIMIT))
}
