//! The effects of covert actions (U6.4), judged at the time they take effect (U6.7).

use super::file::CardEffect;
use super::{Deed, Event, Marked, Play};
use crate::board::MOST_PIECES;
use crate::games::realms::board::Piece;
use crate::games::realms::condition::{Condition, Needs, Price};
use crate::games::realms::entered::{must_be_within, must_change};
use crate::games::realms::settings::Settings;
use crate::games::realms::state::Realm;
use crate::games::realms::{Effect, Event as OfGame, GameContext, Refused, State, alliance, claims, influence};
use crate::ids::PlayerId;
use crate::names::{must_be_name, same_name};
use crate::ruleset::happened;

/// Returns the effects of a covert action; `None` if its conditions no longer hold.
pub(super) fn carried_out(state: &State, settings: &Settings, by: PlayerId, deed: &Deed) -> Option<Vec<OfGame>> {
    match deed {
        Deed::Claims { areas } => claimed(state, by, areas),
        Deed::Card(play) => {
            let card = state.covert.called(&play.card)?;
            match &card.effect {
                Some(effect) => done(state, settings, (by, play), effect),
                None => Some(Vec::new()),
            }
        }
    }
}

fn done(state: &State, settings: &Settings, (by, play): (PlayerId, &Play), effect: &CardEffect) -> Option<Vec<OfGame>> {
    let met = conditions(state, settings, by, play, effect)?;
    if !met.iter().all(Condition::is_met) {
        return None;
    }
    let covert = match effect {
        CardEffect::PlaceClaim => return claimed(state, by, &[play.area.clone()?]),
        CardEffect::ForgeAlliance => {
            let realm = play.realm.as_deref()?;
            let forged = alliance::forged(state, by, realm, Price::default());
            return Some(Vec::from_iter(forged));
        }
        CardEffect::Mark { name, count, own: true } => marks_more(state, Marked::Player(by), name, *count),
        CardEffect::Mark { name, count, own: false } => marked(state, (by, play), name, *count)?,
        CardEffect::RemoveInfluence { count } => {
            let (of, area, has) = theirs(state, play)?;
            let count = play.count.unwrap_or(*count).min(has);
            Event::InfluenceRemoved { by, of, area, count }
        }
        CardEffect::SwapInfluence { count } => {
            let (of, area, has) = theirs(state, play)?;
            let own = state.supply(by).influence;
            let count = play.count.unwrap_or(*count).min(has).min(own);
            Event::InfluenceSwapped { by, of, area, count }
        }
    };
    Some(vec![OfGame::Covert(covert)])
}

/// Returns the conditions of a played card's effect; `None` if its target does not exist.
pub(super) fn conditions(
    state: &State,
    settings: &Settings,
    by: PlayerId,
    play: &Play,
    effect: &CardEffect,
) -> Option<Vec<Condition>> {
    let theirs = || -> Option<Condition> {
        let (of, area, has) = theirs(state, play)?;
        let theirs = super::Needs::Theirs { area, of, has };
        Some(Needs::Covert(theirs).by("U6.4"))
    };
    Some(match effect {
        CardEffect::RemoveInfluence { .. } => vec![theirs()?],
        CardEffect::SwapInfluence { .. } => {
            let area = state.must_have_area(play.area.as_deref()?).ok()?;
            let left = state.supply(by).influence;
            let mut conditions = influence::reaching(state, by, area);
            conditions.push(Needs::Influence { needs: 1, left }.by("U1.2"));
            conditions.push(theirs()?);
            conditions
        }
        CardEffect::PlaceClaim => claims::conditions(state, by, &[play.area.clone()?]).ok()?,
        CardEffect::ForgeAlliance => alliance::conditions(state, settings, by, play.realm.as_deref()?).ok()?,
        CardEffect::Mark { .. } => Vec::new(),
    })
}

/// Returns the player whose influence a card concerns, the area, and the amount there.
fn theirs(state: &State, play: &Play) -> Option<(PlayerId, String, u32)> {
    let of = state.realm(play.realm.as_deref()?)?.player?;
    let area = state.must_have_area(play.area.as_deref()?).ok()?;
    Some((of, area.name.clone(), area.has(Piece::Influence, of)))
}

/// Returns the claims that can still be placed, of those declared.
fn claimed(state: &State, by: PlayerId, areas: &[String]) -> Option<Vec<OfGame>> {
    let open = |area: &&String| {
        let conditions = claims::conditions(state, by, std::slice::from_ref(area));
        conditions.is_ok_and(|all| all.iter().all(Condition::is_met))
    };
    let left = usize::try_from(state.supply(by).claims).unwrap_or(usize::MAX);
    let areas: Vec<String> = areas.iter().filter(open).take(left).cloned().collect();
    let any = !areas.is_empty();
    any.then(|| vec![OfGame::ClaimsPlaced { player: by, areas }])
}

fn marked(state: &State, (by, play): (PlayerId, &Play), name: &str, more: u32) -> Option<Event> {
    let on = match &play.realm {
        None => Marked::Player(by),
        Some(realm) => marked_on(state.realm(realm)?),
    };
    Some(marks_more(state, on, name, more))
}

/// Returns the event that adds marks of a name.
pub(in crate::games::realms) fn marks_more(state: &State, on: Marked, name: &str, more: u32) -> Event {
    let before = marks_on(state, &on, name);
    Event::Marked { on, name: name.to_owned(), before, count: before.saturating_add(more) }
}

fn marked_on(realm: &Realm) -> Marked {
    let npr = || Marked::Npr(realm.name.clone());
    realm.player.map_or_else(npr, Marked::Player)
}

fn marks_on(state: &State, on: &Marked, name: &str) -> u32 {
    let marks = state.covert.marks.iter();
    let marks = marks.filter(|mark| mark.on == *on && mark.name == name);
    marks.map(|mark| mark.count).sum()
}

/// Sets the number of marks of a name on a realm. An existing mark's spelling is kept.
pub(super) fn marks(at: &GameContext, realm: &str, name: &str, count: u32) -> Result<Vec<Effect>, Refused> {
    let state = at.game;
    let on = marked_on(state.must_have_realm(realm)?);
    let mut known = state.covert.marks.iter().map(|mark| &mark.name);
    let name = match known.find(|known| same_name(known, name)) {
        Some(known) => known.clone(),
        None => must_be_name(name)?,
    };
    let before = marks_on(state, &on, &name);
    must_change(before != count)?;
    must_be_within(count, MOST_PIECES)?;
    let marked = Event::Marked { on, name, before, count };
    Ok(happened([OfGame::Covert(marked)]))
}
