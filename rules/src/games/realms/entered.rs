//! Entries of what happens at the table without the bot (U1.6): power and ducats, provinces, pieces, war. Players
//! enter their own, and moderators correct everyone's by the same rules.

use super::board::{Piece, Place};
use super::event::{Changed, Event};
use super::refusal::{Refusal, Token};
use super::state::{MOST_DUCATS, MOST_MARRIAGES, MOST_POWER, State};
use super::{Effect, GameContext, Refused};
use crate::board::check_count;
use crate::ids::PlayerId;
use crate::ruleset::happened;
use crate::table::{self, check_note};

/// Refuses if nothing would change.
pub(super) fn must_change(changes: bool) -> Result<(), table::Refusal> {
    match changes {
        true => Ok(()),
        false => Err(table::Refusal::NothingToChange),
    }
}

/// Enters a change of the player's power and ducats.
pub(super) fn own_purse(
    at: &GameContext,
    player: PlayerId,
    by: (Option<i32>, Option<i32>),
    reason: &str,
) -> Result<Vec<Effect>, Refused> {
    check_note(Some(reason))?;
    at.game.must_play_realm(player)?;
    let reason = Some(reason.to_owned()).filter(|reason| !reason.is_empty());
    let event = purse(at.game, player, by, (Some(player), reason))?;
    Ok(happened([event]))
}

/// Returns the change of a purse. Going below zero is refused; power above the maximum is lost (U1.2). `told` holds the
/// player who enters it and their reason, unless a moderator does.
pub(super) fn purse(
    state: &State,
    player: PlayerId,
    (power, ducats): (Option<i32>, Option<i32>),
    told: (Option<PlayerId>, Option<String>),
) -> Result<Event, Refused> {
    let (power, ducats) = (power.unwrap_or(0), ducats.unwrap_or(0));
    must_change(power != 0 || ducats != 0)?;
    let sheet = state.sheet(player);
    let has = u32::from(sheet.power);
    let would_be = has.checked_add_signed(power).ok_or(Refusal::PowerShort { needs: power.unsigned_abs(), has })?;
    let has_ducats = sheet.ducats;
    let after = has_ducats.checked_add_signed(ducats);
    let after = after.ok_or(Refusal::DucatsShort { needs: ducats.unsigned_abs(), has: has_ducats })?;
    must_be_within(after, MOST_DUCATS)?;
    let most = u32::from(MOST_POWER);
    let (by, reason) = told;
    Ok(Event::PurseChanged {
        player,
        power: Changed { before: has, after: would_be.min(most) },
        ducats: Changed { before: has_ducats, after },
        lost: would_be.saturating_sub(most),
        by,
        reason,
    })
}

pub(super) fn must_be_within(value: u32, most: u32) -> Result<(), Refusal> {
    match value <= most {
        true => Ok(()),
        false => Err(Refusal::OutOfRange { value, most }),
    }
}

/// Enters that the player's realm took a province.
pub(super) fn own_province(at: &GameContext, player: PlayerId, province: &str) -> Result<Vec<Effect>, Refused> {
    let realm = at.game.must_play_realm(player)?.name.clone();
    let events = changes_hands(at.game, province, Some(&realm), Some(player))?;
    Ok(happened(events))
}

/// Returns the events of a province's change of owner, including the return of influence if player realms now own the
/// whole area (U2.4).
pub(super) fn changes_hands(
    state: &State,
    province: &str,
    owner: Option<&str>,
    by: Option<PlayerId>,
) -> Result<Vec<Event>, Refused> {
    let found = state.board.province(province);
    let (area, province) = found.ok_or_else(|| Refusal::NoSuchProvince { province: province.trim().to_owned() })?;
    must_change(province.owner.as_deref() != owner)?;
    let taken = Event::ProvinceTaken {
        province: province.name.clone(),
        area: area.name.clone(),
        owner: owner.map(str::to_owned),
        before: province.owner.clone(),
        from: province.owner.as_deref().and_then(|one| state.realm(one)?.player),
        to: owner.filter(|_| by.is_none()).and_then(|one| state.realm(one)?.player),
        by,
    };
    let now_owned = Some((&province.name[..], owner));
    let shut = state.would_be_all_owned(area, now_owned, |realm| !realm.is_npr());
    let returned = influence_returned(area).filter(|_| shut);
    Ok(std::iter::once(taken).chain(returned).collect())
}

/// Returns the event that returns all influence in an area to its owners (U2.4); `None` if there is none.
pub(super) fn influence_returned(area: &Place) -> Option<Event> {
    let returned: Vec<_> = area.each_of(Piece::Influence).into_iter().collect();
    let area = area.name.clone();
    (!returned.is_empty()).then_some(Event::InfluenceReturned { area, returned })
}

/// Enters the player's number of pieces of a kind in a place.
pub(super) fn own_pieces(
    at: &GameContext,
    player: PlayerId,
    kind: Piece,
    place: &str,
    count: u32,
) -> Result<Vec<Effect>, Refused> {
    at.game.must_play_realm(player)?;
    if !Piece::ENTERED.contains(&kind) {
        return Err(Refusal::NotEntered { kind }.into());
    }
    let event = pieces(at.game, player, (kind, place, count), Some(player))?;
    Ok(happened([event]))
}

/// Returns the event that sets a player's number of pieces of a kind in a place. Pieces come from the supply and
/// return to it (U1.2), influence must be allowed there (U2.3, U2.4), and ships on slots need one each.
pub(super) fn pieces(
    state: &State,
    player: PlayerId,
    (kind, place, count): (Piece, &str, u32),
    by: Option<PlayerId>,
) -> Result<Event, Refused> {
    let place = match kind.is_at_sea() {
        true => state.must_have_zone(place)?,
        false => state.must_have_area(place)?,
    };
    check_count(count)?;
    let before = place.has(kind, player);
    must_change(before != count)?;
    if count > before {
        fits(state, player, kind, place, count)?;
    }
    Ok(Event::PiecesSet { player, kind, place: place.name.clone(), count, before, by })
}

/// Checks that a player can increase their pieces of a kind in a place to this number.
fn fits(state: &State, player: PlayerId, kind: Piece, place: &Place, count: u32) -> Result<(), Refusal> {
    let more = count - place.has(kind, player);
    let would_be = place.all_of(kind).saturating_add(more);
    let supply = state.supply(player);
    match kind {
        Piece::Town | Piece::Vassal | Piece::Colonist | Piece::Ship => Ok(()),
        Piece::Marriage => match state.pieces(Piece::Marriage, player).saturating_add(more) <= MOST_MARRIAGES {
            true => Ok(()),
            false => Err(Refusal::TooManyMarriages { player, most: MOST_MARRIAGES }),
        },
        Piece::Influence => {
            super::loading::may_lie(state, place, would_be)?;
            must_be_left(Token::Influence, player, more, supply.influence)
        }
        Piece::Claim => {
            must_be_within(count, 1)?;
            must_be_left(Token::Claims, player, more, supply.claims)
        }
        Piece::Protection => super::loading::has_slots(place, would_be),
    }
}

pub(super) fn must_be_left(kind: Token, player: PlayerId, needs: u32, left: u32) -> Result<(), Refusal> {
    match needs <= left {
        true => Ok(()),
        false => Err(Refusal::SupplyShort { kind, player, needs, left }),
    }
}

/// Enters that the player's realm or an NPR is at war or at peace.
pub(super) fn own_war(at: &GameContext, player: PlayerId, realm: &str, at_war: bool) -> Result<Vec<Effect>, Refused> {
    let state = at.game;
    state.must_play_realm(player)?;
    let found = state.must_have_realm(realm)?;
    // A vassal is at war with its lord (U3.8).
    if let Some(other) = found.player.or(found.vassal_of).filter(|other| *other != player) {
        return Err(Refusal::NotYourRealm { realm: found.name.clone(), player: other }.into());
    }
    Ok(happened([war(state, realm, at_war, Some(player))?]))
}

pub(super) fn war(state: &State, realm: &str, at_war: bool, by: Option<PlayerId>) -> Result<Event, Refused> {
    let realm = state.must_have_realm(realm)?;
    must_change(realm.at_war != at_war)?;
    Ok(Event::WarSet { realm: realm.name.clone(), at_war, player: realm.player.filter(|_| by.is_none()), by })
}
