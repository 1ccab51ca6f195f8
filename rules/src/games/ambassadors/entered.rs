//! Players' entries of their own ships and sectors (E1.6). The change already happened at the table, so it does not
//! require their action.

use super::event::Event;
use super::refusal::Refusal;
use super::settings::EntryBy;
use super::{Actor, GameContext, Refused};
use crate::board::check_count;
use crate::table;

pub(super) fn ships(at: &GameContext, by: &Actor, sector: &str, count: u32) -> Result<Event, Refused> {
    must_enter(at, by)?;
    let place = at.game.board.must_have(sector)?;
    check_count(count)?;
    let before = place.count(Some(by.player));
    if count == before {
        return Err(table::Refusal::NothingToChange.into());
    }
    Ok(Event::ShipsEntered { player: by.player, sector: place.name.clone(), count, before })
}

/// Gives a player an uncontrolled sector; no ship is needed.
pub(super) fn take(at: &GameContext, by: &Actor, sector: &str) -> Result<Event, Refused> {
    must_enter(at, by)?;
    let place = at.game.board.must_have(sector)?;
    let sector = place.name.clone();
    match place.holder {
        Some(holder) => Err(Refusal::SectorControlled { sector, by: holder }.into()),
        None => Ok(Event::SectorTaken { player: by.player, sector }),
    }
}

/// Removes a player's control of a sector.
pub(super) fn leave(at: &GameContext, by: &Actor, sector: &str) -> Result<Event, Refused> {
    must_enter(at, by)?;
    let place = at.game.board.must_have(sector)?;
    let sector = place.name.clone();
    match place.holder == Some(by.player) {
        true => Ok(Event::SectorLeft { player: by.player, sector }),
        false => Err(Refusal::NotYourSector { sector, by: place.holder }.into()),
    }
}

/// Checks that players enter these things in this campaign. A moderator who acts for a player always may.
fn must_enter(at: &GameContext, by: &Actor) -> Result<(), Refusal> {
    match at.settings.entry_by {
        EntryBy::Moderators if !by.acted_for => Err(Refusal::ModeratorsEnter),
        EntryBy::Players | EntryBy::Moderators => Ok(()),
    }
}
