//! Initiative: the lowest number of the cards that a player took, by which turns go (T1.9).

use super::event::Event;
use super::play::must_be_in;
use super::refusal::Refusal;
use super::state::{Phase, State};
use super::{At, Refused};
use crate::ids::PlayerId;
use crate::table::{self, Roster};

/// The highest initiative there is. The lowest of a card is 1; 0 is the Naalu's.
pub const MOST_INITIATIVE: u8 = 8;
/// The initiative of the Diplomacy card (T1.2).
pub const DIPLOMACY: u8 = 2;

impl State {
    /// Returns a player's initiative, if it is known: the number that they recorded, and at most that of the Diplomacy card for its holder.
    pub fn initiative(&self, player: PlayerId) -> Option<u8> {
        let recorded = self.initiatives.get(&player).copied();
        match self.card.holder == Some(player) {
            true => Some(recorded.unwrap_or(DIPLOMACY).min(DIPLOMACY)),
            false => recorded,
        }
    }

    /// Returns the player whose turn comes after that of `player`, who may have left. Nobody's does until all at the table have an initiative.
    pub(super) fn next_by_initiative(&self, roster: Roster<'_>, player: PlayerId) -> Option<PlayerId> {
        let own = self.initiative(player)?;
        let others = self.seating.others(roster, player);
        let numbered: Option<Vec<(u8, PlayerId)>> = others.map(|one| Some((self.initiative(one)?, one))).collect();
        // After the highest number comes the lowest.
        numbered?.into_iter().min_by_key(|(number, _)| (*number < own, *number)).map(|(_, next)| next)
    }
}

/// Records a player's initiative, which no other has, until the action phase begins.
pub(super) fn record(at: &At, player: PlayerId, number: u8) -> Result<Event, Refused> {
    let state = at.game;
    must_be_in(state, Phase::Strategy)?;
    let (most, before) = (MOST_INITIATIVE, state.initiative(player));
    if number > most {
        return Err(Refusal::InitiativeOutOfRange { number, most }.into());
    }
    if before == Some(number) {
        return Err(table::Refusal::NothingToChange.into());
    }
    if state.card.holder == Some(player) && number > DIPLOMACY {
        return Err(Refusal::InitiativeOverCard { number, card: DIPLOMACY }.into());
    }
    let mut others = state.seating.order.iter().filter(|one| **one != player);
    if let Some(by) = others.find(|one| state.initiative(**one) == Some(number)) {
        return Err(Refusal::InitiativeTaken { number, by: *by }.into());
    }
    Ok(Event::InitiativeRecorded { player, number, before })
}

/// Returns that a player loses the number of the Diplomacy card, which `holder` takes: they recorded it while nobody held the card.
pub(super) fn given_up_to(state: &State, holder: Option<PlayerId>) -> Option<Event> {
    let holder = holder?;
    // A holder who has recorded less does not need it.
    if state.initiatives.get(&holder).is_some_and(|own| *own < DIPLOMACY) {
        return None;
    }
    let mut all = state.initiatives.iter();
    let (player, _) = all.find(|(player, number)| **number == DIPLOMACY && **player != holder)?;
    Some(Event::InitiativeLost { player: *player, number: DIPLOMACY })
}
