//! Initiative: the lowest number among a player's cards, which determines the turn order (T1.9).

use super::event::Event;
use super::play::must_be_in;
use super::refusal::Refusal;
use super::state::{Phase, State};
use super::{GameContext, Refused};
use crate::ids::PlayerId;
use crate::table::{self, Roster};

/// The initiative of the Naalu, below that of every card (T1.9).
pub const NAALU: u8 = 0;
/// The highest initiative of a card (T1.9).
pub const MOST_INITIATIVE: u8 = 8;
/// The initiative of the Diplomacy card (T1.2).
pub const DIPLOMACY: u8 = 2;

impl State {
    /// Returns a player's initiative, if it is known: the number they recorded, capped by the Diplomacy card for its
    /// holder.
    pub fn initiative(&self, player: PlayerId) -> Option<u8> {
        let recorded = self.initiatives.get(&player).copied();
        match self.card.holder == Some(player) {
            true => Some(recorded.unwrap_or(DIPLOMACY).min(DIPLOMACY)),
            false => recorded,
        }
    }

    /// Returns the player whose turn follows that of `player`, who may have left; `None` until all current players
    /// have an initiative.
    pub(super) fn next_by_initiative(&self, roster: Roster<'_>, player: PlayerId) -> Option<PlayerId> {
        let own = self.initiative(player)?;
        let others = self.seating.others(roster, player);
        let numbered: Option<Vec<(u8, PlayerId)>> = others.map(|one| Some((self.initiative(one)?, one))).collect();
        // The lowest number follows the highest.
        numbered?.into_iter().min_by_key(|(number, _)| (*number < own, *number)).map(|(_, next)| next)
    }
}

/// Records a player's unique initiative, until the action phase starts.
pub(super) fn record(at: &GameContext, player: PlayerId, number: u8) -> Result<Event, Refused> {
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

/// Returns the event that a player loses the number of the Diplomacy card, which `holder` takes. That player recorded
/// the number while nobody held the card.
pub(super) fn given_up_to(state: &State, holder: Option<PlayerId>) -> Option<Event> {
    let holder = holder?;
    // A holder who recorded a lower number does not need it.
    if state.initiatives.get(&holder).is_some_and(|own| *own < DIPLOMACY) {
        return None;
    }
    let mut all = state.initiatives.iter();
    let (player, _) = all.find(|(player, number)| **number == DIPLOMACY && **player != holder)?;
    Some(Event::InitiativeLost { player: *player, number: DIPLOMACY })
}
