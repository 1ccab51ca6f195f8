//! The primary ability: the strategic action, the system, the other players' tokens, and the readied planets (T2).

use super::board::Place;
use super::event::{Event, Spared};
use super::planets::must_be_readied;
use super::refusal::Refusal;
use super::state::{Phase, State};
use super::terms::Terms;
use super::tokens::{Pool, Source};
use super::{Actor, Confirmation, Effect, GameContext, Plays, Refused};
use crate::ids::PlayerId;
use crate::ruleset::NewOffer;

/// The most planets either ability readies (T2.5, T3.1).
pub const MOST_READIED: usize = 2;

/// A player's choices when they play the card now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Playable {
    /// The eligible systems. The player must name one of them. If it is empty, the play has no system (T2.2, T2.6).
    pub systems: Vec<String>,
    /// The player's exhausted planets.
    pub planets: Vec<String>,
    /// How many of them must be named (T2.5).
    pub count: usize,
}

/// Returns a player's choices when they play the card now.
pub fn playable(state: &State, player: PlayerId) -> Playable {
    let eligible = |place: &&Place| is_eligible(place, player).is_ok();
    let systems = state.board.places.iter().filter(eligible);
    let planets = state.exhausted(player);
    Playable {
        systems: systems.map(|place| place.name.clone()).collect(),
        count: planets.len().min(MOST_READIED),
        planets,
    }
}

/// Checks that a system is eligible (T2.2).
fn is_eligible(place: &Place, player: PlayerId) -> Result<(), Refusal> {
    let system = place.name.clone();
    if place.holds.mecatol_rex {
        return Err(Refusal::MecatolRex { system });
    }
    let mut planets = place.holds.planets.iter();
    match planets.any(|planet| planet.control == Some(player)) {
        true => Ok(()),
        false => Err(Refusal::NoPlanetThere { system }),
    }
}

/// Checks that a galaxy has been loaded, which playing the card requires (T1.8).
pub(super) fn must_have_galaxy(state: &State) -> Result<(), Refusal> {
    match state.board.places.is_empty() {
        true => Err(Refusal::NoGalaxy),
        false => Ok(()),
    }
}

/// Checks that the card is not being resolved (T2.1, T3.4).
pub(super) fn must_be_over(state: &State) -> Result<(), Refusal> {
    match &state.play {
        Some(play) if !play.over => Err(Refusal::BeingResolved { by: play.by }),
        _ => Ok(()),
    }
}

/// Decides the strategic action. Checks that do not depend on the choices come first.
pub(super) fn decide(
    at: &GameContext,
    by: &Actor,
    system: Option<&str>,
    planets: &[String],
) -> Result<Vec<Effect>, Refused> {
    let (state, player) = (at.game, by.player);
    must_be_in(state, Phase::Action)?;
    state.seating.must_be_active(player)?;
    must_hold_readied(state, player)?;
    must_be_over(state)?;
    let playable = playable(state, player);
    let system = match system {
        Some(system) => {
            let place = state.board.must_have(system)?;
            is_eligible(place, player)?;
            Some(place.name.clone())
        }
        None => match &playable.systems[..] {
            [] => None,
            [only] => Some(only.clone()),
            systems => {
                let systems = systems.to_vec();
                return Err(Refusal::ChooseSystem { systems }.into());
            }
        },
    };
    let planets = readied(state, player, planets, playable)?;
    let sources = match &system {
        Some(system) => sources(at, player, system),
        None => Vec::new(),
    };
    let of = |source: TokenSource| {
        let them = sources.iter().filter(|(_, one)| *one == source);
        them.map(|(player, _)| *player).collect()
    };
    let plays = Plays {
        system: system.clone(),
        planets: planets.clone(),
        locked_out: of(TokenSource::FromReinforcements),
        from_sheet: of(TokenSource::FromSheet),
        there: of(TokenSource::Spared(Spared::HasOne)),
        without: of(TokenSource::Spared(Spared::HasNone)),
    };
    let plays = Confirmation::PlaysDiplomacy(Box::new(plays));
    by.must_have_seen(Some(plays))?;
    Ok(played(state, player, system, planets, &sources))
}

fn played(
    state: &State,
    player: PlayerId,
    system: Option<String>,
    planets: Vec<String>,
    sources: &[(PlayerId, TokenSource)],
) -> Vec<Effect> {
    let play = state.plays.saturating_add(1);
    let mut effects = vec![Effect::Happened(Event::Played { play, player, system: system.clone() })];
    let system = system.unwrap_or_default();
    let placed = sources.iter();
    effects
        .extend(placed.filter_map(|(player, source)| unasked(state, *player, &system, *source).map(Effect::Happened)));
    if !planets.is_empty() {
        effects.push(Effect::Happened(Event::PrimaryReadied { player, planets }));
    }
    let asked = sources.iter().filter(|(_, source)| *source == TokenSource::FromSheet);
    effects.extend(asked.map(|(player, _)| {
        let system = system.clone();
        Effect::Asks(NewOffer::new(None, *player, Terms::Token { system }))
    }));
    effects
}

pub(super) fn must_be_in(state: &State, needs: Phase) -> Result<(), Refusal> {
    let now = state.phase;
    match now == Some(needs) {
        true => Ok(()),
        false => Err(Refusal::WrongPhase { needs, now }),
    }
}

fn must_hold_readied(state: &State, player: PlayerId) -> Result<(), Refusal> {
    let holder = state.card.holder;
    if holder != Some(player) {
        return Err(Refusal::NotYourCard { holder });
    }
    match state.card.exhausted {
        true => Err(Refusal::CardExhausted),
        false => Ok(()),
    }
}

/// Returns the planets the primary ability readies (T2.5). They may be omitted if there is only one possibility.
fn readied(state: &State, player: PlayerId, named: &[String], playable: Playable) -> Result<Vec<String>, Refusal> {
    let Playable { planets, count, .. } = playable;
    if named.is_empty() && planets.len() == count {
        return Ok(planets);
    }
    let readied = must_be_readied(state, player, named)?;
    match readied.len() == count {
        true => Ok(readied),
        false => Err(Refusal::ChoosePlanets { planets, count, named: readied.len() }),
    }
}

/// The effect of the card on one player's token (T2.2 to T2.4, T2.7).
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum TokenSource {
    FromReinforcements,
    /// They choose the pool.
    FromSheet,
    Spared(Spared),
}

/// Returns what the card would do with a player's token now.
pub(super) fn source(state: &State, player: PlayerId, system: &str) -> TokenSource {
    let place = state.board.place(system);
    if place.is_some_and(|place| place.count(Some(player)) > 0) {
        return TokenSource::Spared(Spared::HasOne);
    }
    match (state.reinforcements(player), state.sheet(player).fullest()) {
        (0, None) => TokenSource::Spared(Spared::HasNone),
        (0, Some(_)) => TokenSource::FromSheet,
        _ => TokenSource::FromReinforcements,
    }
}

fn sources(at: &GameContext, player: PlayerId, system: &str) -> Vec<(PlayerId, TokenSource)> {
    let others = at.game.seating.others(at.roster, player);
    others.map(|other| (other, source(at.game, other, system))).collect()
}

/// Returns the event for a player's token if no choice is needed; `None` if they have to choose the pool.
pub(super) fn unasked(state: &State, player: PlayerId, system: &str, source: TokenSource) -> Option<Event> {
    let system = system.to_owned();
    match source {
        TokenSource::FromReinforcements => Some(Event::TokenPlaced {
            player,
            system,
            from: Source::Reinforcements,
            left: state.reinforcements(player).saturating_sub(1),
            by_card: true,
        }),
        TokenSource::Spared(why) => Some(Event::TokenSpared { player, system, why }),
        TokenSource::FromSheet => None,
    }
}

/// Returns the event of a token that the card places from a non-empty pool.
pub(super) fn from_sheet(state: &State, player: PlayerId, system: &str, pool: Pool) -> Event {
    Event::TokenPlaced {
        player,
        system: system.to_owned(),
        from: Source::Sheet(pool),
        left: state.sheet(player).of(pool).saturating_sub(1),
        by_card: true,
    }
}
