//! Phases and turns, to the extent that the card needs them (T1.4, T1.7), and the effects of the status phase (T4.4).

use super::event::Event;
use super::initiative::given_up_to;
use super::play::{must_be_in, must_be_over};
use super::refusal::Refusal;
use super::state::{Phase, State};
use super::terms::{Terms, gain_asked, gains_asked};
use super::tokens::{GAIN, TOKENS};
use super::{Actor, Confirmation, Effect, GameContext, Refused};
use crate::ids::PlayerId;
use crate::ruleset::{NewOffer, happened};

/// Takes the card from the supply in the strategy phase, with its initiative (T1.9).
pub(super) fn take_card(state: &State, player: PlayerId) -> Result<Vec<Effect>, Refused> {
    must_be_in(state, Phase::Strategy)?;
    if let Some(holder) = state.card.holder {
        return Err(Refusal::CardHeld { holder }.into());
    }
    let lost = given_up_to(state, Some(player));
    Ok(happened(std::iter::once(Event::CardTaken { player }).chain(lost)))
}

pub(super) fn begin_turn(state: &State, player: PlayerId) -> Result<Event, Refused> {
    must_be_in(state, Phase::Action)?;
    state.seating.must_be_open()?;
    Ok(Event::TurnBegun { player })
}

pub(super) fn end_turn(at: &GameContext, player: PlayerId) -> Result<Event, Refused> {
    at.game.seating.must_be_active(player)?;
    let next = at.game.next_by_initiative(at.roster, player);
    Ok(Event::TurnEnded { player, next })
}

/// Decides that the next phase starts (T1.7). Open questions about gained tokens are answered as by silence (T4.4).
pub(super) fn begin(at: &GameContext, by: &Actor, phase: Phase) -> Result<Vec<Effect>, Refused> {
    let state = at.game;
    must_be_over(state)?;
    let (now, next) = (state.phase, Phase::after(state.phase));
    if phase != next {
        return Err(Refusal::NotNextPhase { phase, now, next }.into());
    }
    let open = gains_asked(at);
    let refreshed = (phase == Phase::Status).then(|| refreshed(state));
    by.must_have_seen(Some(Confirmation::BeginsPhase {
        phase,
        tokens: refreshed.as_ref().map_or(0, |all| all.tokens.iter().map(|(_, count)| u32::from(*count)).sum()),
        planets: refreshed.as_ref().map_or(0, |all| count(all.planets.len())),
        open: count(open.len()),
        active: state.seating.active,
    }))?;
    let lapses = open.into_iter().map(Effect::Lapses);
    let mut effects: Vec<Effect> = lapses.collect();
    effects.push(Effect::Happened(Event::PhaseBegun { phase }));
    if let Some(Refresh { tokens, planets }) = refreshed {
        effects.push(Effect::Happened(Event::Refreshed {
            tokens,
            planets,
            holder: state.card.holder,
            active: state.seating.active,
        }));
        let seated = state.seating.seated(at.roster);
        effects.extend(seated.filter_map(|player| asks_gain(at, player)));
    }
    Ok(effects)
}

fn count(many: usize) -> u32 {
    u32::try_from(many).unwrap_or(u32::MAX)
}

/// The tokens and planets that the start of the status phase returns and readies.
struct Refresh {
    tokens: Vec<(PlayerId, u8)>,
    planets: Vec<String>,
}

fn refreshed(state: &State) -> Refresh {
    let order = state.seating.order.iter().copied();
    let tokens = order.filter_map(|player| {
        let placed = u8::try_from(state.placed(player)).unwrap_or(u8::MAX);
        (placed > 0).then_some((player, placed))
    });
    let exhausted = state.planets().filter(|(_, planet)| planet.exhausted);
    Refresh { tokens: tokens.collect(), planets: exhausted.map(|(_, planet)| planet.name.clone()).collect() }
}

/// Returns the question about where a player's gained tokens go. They gain two, or what reinforcements hold once all
/// others are back.
fn asks_gain(at: &GameContext, player: PlayerId) -> Option<Effect> {
    let state = at.game;
    // Tokens from an earlier open question are on the sheet by this time.
    let before = gain_asked(at, player).map_or(0, |(_, count)| count);
    let before = u32::from(before.min(state.reinforcements(player)));
    let sheet = state.sheet(player).sum() + before;
    let has = u8::try_from(u32::from(TOKENS).saturating_sub(sheet)).unwrap_or(0);
    let count = GAIN.min(has);
    let asked = NewOffer::new(None, player, Terms::Gain { count });
    (count > 0).then_some(Effect::Asks(asked))
}
