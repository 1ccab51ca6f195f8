//! Playing a covert card (U6.4): its targets, its price, and the players asked to counter it (U6.7).

use super::event::Spent;
use super::file::{Kind, Target, is_called, of_game};
use super::{Card, Deed, Play, Refusal, Unused, effect, window};
use crate::games::realms::board::Piece;
use crate::games::realms::condition::{Check, Condition, Needs, of_any, payable};
use crate::games::realms::settings::Settings;
use crate::games::realms::state::Realm;
use crate::games::realms::{Actor, Effect, GameContext, Refused, State};
use crate::ids::PlayerId;
use crate::table;

/// Returns the covert cards a player could play: those in hand, and the Spy Network's while they have charges.
pub fn playable(state: &State, player: PlayerId) -> Vec<&Card> {
    let covert = &state.covert;
    let charged = state.charges(player) > 0;
    let held = covert.hand(player);
    let playable = covert.cards.iter().filter(|card| match card.kind {
        Kind::Card => held.iter().any(|one| one.name == card.name),
        Kind::SpyNetwork => charged,
    });
    playable.filter(|card| !card.is_counterespionage()).collect()
}

/// Returns the realms a player can play a card against: those of other players, or the NPRs.
pub fn realms_for(state: &State, player: PlayerId, card: &Card) -> Vec<String> {
    let fits = |realm: &&Realm| match card.target {
        Target::Npr => realm.is_npr(),
        Target::Realm => realm.player.is_some_and(|other| other != player),
        Target::Area | Target::None => false,
    };
    let realms = state.realms.iter().filter(fits);
    realms.map(|realm| realm.name.clone()).collect()
}

/// Returns the areas where a card would have an effect now, on the given realm if there is one.
pub fn areas_for(
    state: &State,
    settings: &Settings,
    player: PlayerId,
    (card, realm): (&Card, Option<&str>),
) -> Vec<String> {
    let does = |area: &str| {
        let Some(effect) = &card.effect else {
            return true;
        };
        let whose = match realm {
            Some(realm) => vec![realm.to_owned()],
            None => opponents(state, player, area),
        };
        let whose = whose.into_iter().map(Some).chain([None]);
        let mut plays =
            whose.map(|realm| Play { card: card.name.clone(), realm, area: Some(area.to_owned()), count: None });
        plays.any(|play| {
            let conditions = effect::conditions(state, settings, player, &play, effect);
            conditions.is_some_and(|all| all.iter().all(Condition::is_met))
        })
    };
    let areas = state.board.areas().map(|area| &area.name);
    areas.filter(|area| does(area)).cloned().collect()
}

/// Returns the realms of opponents with influence in an area, in file order.
pub fn opponents(state: &State, player: PlayerId, area: &str) -> Vec<String> {
    let Some(area) = state.board.place(area) else {
        return Vec::new();
    };
    let there = |realm: &&Realm| {
        let other = realm.player.filter(|other| *other != player);
        other.is_some_and(|other| area.has(Piece::Influence, other) > 0)
    };
    let realms = state.realms.iter().filter(there);
    realms.map(|realm| realm.name.clone()).collect()
}

/// Returns the card a player plays and its targets, with normalised names.
///
/// # Errors
/// Asks for omitted details; refuses invalid targets.
fn named<'a>(state: &'a State, settings: &Settings, by: PlayerId, play: &Play) -> Result<(&'a Card, Play), Refused> {
    state.must_play_realm(by)?;
    let unknown = || Refusal::NoSuchCard { card: play.card.trim().to_owned() };
    let card = state.covert.called(&play.card);
    let card = card.ok_or_else(|| of_game(unknown()))?;
    let name = || card.name.clone();
    if card.is_counterespionage() {
        return Err(of_game(Refusal::OnlyAnswers { card: name() }));
    }
    if let Some(option) = unused(card, play) {
        return Err(of_game(Refusal::Unused { card: name(), option }));
    }
    let area = match play.area.as_deref().filter(|_| card.is_in_area()) {
        Some(area) => Some(state.must_have_area(area)?.name.clone()),
        None if card.is_in_area() => {
            let areas = areas_for(state, settings, by, (card, play.realm.as_deref()));
            return Err(of_game(Refusal::ChooseArea { card: name(), areas }));
        }
        None => None,
    };
    let moves = card.moves_influence();
    let realm = match (card.target, play.realm.as_deref()) {
        (Target::Realm | Target::Npr, None) => {
            let realms = realms_for(state, by, card);
            return Err(of_game(Refusal::ChooseRealm { card: name(), realms }));
        }
        (Target::Npr, Some(realm)) => Some(state.must_have_npr(realm)?.name.clone()),
        (Target::Realm, Some(realm)) => Some(opponent(state, by, realm)?),
        (Target::Area, realm) if moves => Some(whose(state, by, area.as_deref().unwrap_or_default(), realm)?),
        (Target::Area | Target::None, _) => None,
    };
    let count = match &card.effect {
        Some(effect) if moves => {
            let (count, most) = (play.count.unwrap_or(effect.most()), effect.most());
            if !(1..=most).contains(&count) {
                return Err(of_game(Refusal::CountOutOfRange { count, most }));
            }
            Some(count)
        }
        _ => None,
    };
    let play = Play { card: name(), realm, area, count };
    Ok((card, play))
}

/// Returns an option of the order that the card does not use.
fn unused(card: &Card, play: &Play) -> Option<Unused> {
    [
        (Unused::Realm, play.realm.is_some() && !card.takes_realm()),
        (Unused::Area, play.area.is_some() && !card.is_in_area()),
        (Unused::Count, play.count.is_some() && !card.moves_influence()),
    ]
    .into_iter()
    .find_map(|(option, is_unused)| is_unused.then_some(option))
}

fn opponent(state: &State, by: PlayerId, realm: &str) -> Result<String, Refused> {
    let realm = state.must_have_realm(realm)?;
    let name = realm.name.clone();
    match realm.player {
        Some(player) if player == by => Err(table::Refusal::Oneself.into()),
        Some(_) => Ok(name),
        None => Err(State::unplayed(realm).into()),
    }
}

/// Returns the realm whose influence a card concerns: the one named, or the only opponent with any there (U6.4).
fn whose(state: &State, by: PlayerId, area: &str, realm: Option<&str>) -> Result<String, Refused> {
    if let Some(realm) = realm {
        return opponent(state, by, realm);
    }
    let area = area.to_owned();
    let mut realms = opponents(state, by, &area);
    match realms.len() {
        0 => Err(of_game(Refusal::NoneThere { area })),
        1 => Ok(realms.remove(0)),
        _ => Err(of_game(Refusal::ChooseWhose { area, realms })),
    }
}

/// Returns every condition of playing a covert card, and its price (U7.1).
///
/// # Errors
/// Asks for omitted details; refuses invalid targets.
pub(in crate::games::realms) fn check(at: &GameContext, by: PlayerId, play: &Play) -> Result<Check, Refused> {
    let (card, play) = named(at.game, at.settings, by, play)?;
    Ok(conditions(at, by, card, &play))
}

fn conditions(at: &GameContext, by: PlayerId, card: &Card, play: &Play) -> Check {
    let (state, price) = (at.game, card.price);
    let mut conditions = Vec::from(of_any(at, by));
    conditions.push(window::none_open(state));
    conditions.extend(payable(state, by, price, "U6.4"));
    conditions.push(match card.kind {
        Kind::SpyNetwork => {
            let has = state.charges(by);
            Needs::Covert(super::Needs::Charge { has }).by("U6.5")
        }
        Kind::Card => {
            let held = state.covert.held(by, |one| one.name == card.name);
            let (card, held) = (card.name.clone(), held.is_some());
            Needs::Covert(super::Needs::InHand { card, held }).by("U6.4")
        }
    });
    if let Some(effect) = &card.effect {
        let of_effect = effect::conditions(state, at.settings, by, play, effect);
        conditions.extend(of_effect.into_iter().flatten());
    }
    conditions.sort_by_key(|condition| condition.rule);
    Check { price, conditions }
}

/// Plays a covert card: declares it, pays for it, and asks its targets.
pub(super) fn play(at: &GameContext, by: &Actor, play: &Play) -> Result<Vec<Effect>, Refused> {
    let (state, player) = (at.game, by.player);
    let names_realm = play.realm.is_some();
    let (card, play) = named(state, at.settings, player, play)?;
    let price = conditions(at, player, card, &play).must_be_open()?;
    let held = state.covert.held(player, |one| is_called(one, &card.name));
    let spent = match (card.kind, held) {
        (Kind::SpyNetwork, _) => Spent::Charge { left: state.charges(player).saturating_sub(1) },
        (Kind::Card, Some(held)) => Spent::Card { card: held.card },
        // The conditions already require the card.
        (Kind::Card, None) => Spent::Nothing,
    };
    let targets = targets(at, player, card, (&play, names_realm));
    window::declared(at, by, (Deed::Card(play), spent), price, targets)
}

/// Returns the players asked whether to counter a card: its current targets, in seat order after the actor. If the
/// player named a realm, only that one is a target (U6.7).
fn targets(at: &GameContext, by: PlayerId, card: &Card, (play, names_realm): (&Play, bool)) -> Vec<PlayerId> {
    let state = at.game;
    let realm = play.realm.as_deref().and_then(|realm| state.realm(realm));
    let area = play.area.as_deref().and_then(|area| state.board.place(area));
    let concerned = |player: &PlayerId| match card.target {
        Target::None => false,
        Target::Realm => realm.is_some_and(|realm| realm.player == Some(*player)),
        Target::Area if names_realm && realm.is_some() => realm.is_some_and(|realm| realm.player == Some(*player)),
        Target::Npr => realm.is_some_and(|realm| realm.ally == Some(*player)),
        Target::Area => area.is_some_and(|area| {
            let own = state.realm_of(*player);
            let owns = |own: &Realm| area.provinces().iter().any(|one| one.is_owned_by(&own.name));
            own.is_some_and(owns) || area.has(Piece::Influence, *player) > 0
        }),
    };
    let others = state.seating.others(at.roster, by);
    others.filter(concerned).collect()
}
