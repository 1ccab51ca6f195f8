//! Moderators' corrections in this ruleset, which cover all tracked state (T1).

use super::board::{Edit, Plan};
use super::event::Event;
use super::initiative::given_up_to;
use super::refusal::Refusal;
use super::state::{Card, Phase, State};
use super::tokens::{Pools, TOKENS};
use super::{Actor, Effect, GameContext, Refused, phase, planets, play};
use crate::board;
use crate::ids::PlayerId;
use crate::ruleset::happened;
use crate::table;
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Correction {
    /// Replaces the whole galaxy, or changes nothing if the plan has a flaw.
    Load(Plan),
    /// Moves a player to a seat, counted from 1.
    Order { player: PlayerId, position: usize },
    /// Starts the next phase like a player, for moderators who do not play (T1.7).
    BeginPhase { phase: Phase },
    /// Sets the card's holder and whether it is exhausted. If both are omitted, nobody holds it. If only the player is
    /// given, they get it readied; if the player is omitted, it stays with its holder.
    Card { player: Option<PlayerId>, exhausted: Option<bool> },
    /// Sets the tokens on a command sheet; omitted pools stay, and reinforcements follow.
    Tokens { player: PlayerId, tactic: Option<u8>, fleet: Option<u8>, strategy: Option<u8> },
    /// Sets whether a player has a token in a system; reinforcements follow.
    Token { player: PlayerId, system: String, present: bool },
    /// Sets a planet's controller and whether it is exhausted. A new holder gets it exhausted by default, and omitted
    /// values stay. `nobody` removes its holder (T1.8).
    Planet {
        planet: String,
        player: Option<PlayerId>,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        nobody: bool,
        exhausted: Option<bool>,
    },
    /// Sets whose turn it is.
    Active { player: Option<PlayerId> },
    /// Sets the phase by name only; T4.4 is not carried out.
    Phase { phase: Phase },
}

pub(super) fn correct(at: &GameContext, moderator: &Actor, correction: &Correction) -> Result<Vec<Effect>, Refused> {
    let state = at.game;
    let event = match correction {
        Correction::Load(plan) => {
            return board::edited(at, moderator, &Edit::Load(plan.clone()));
        }
        Correction::Order { player, position } => {
            play::must_be_over(state)?;
            at.roster.must_play(*player)?;
            let order = state.seating.moved(at.roster, *player, *position)?;
            Event::Ordered { order }
        }
        Correction::BeginPhase { phase } => return phase::begin(at, moderator, *phase),
        Correction::Card { player, exhausted } => return card(at, *player, *exhausted),
        Correction::Tokens { player, tactic, fleet, strategy } => sheet(at, *player, [*tactic, *fleet, *strategy])?,
        Correction::Token { player, system, present } => token(at, *player, system, *present)?,
        Correction::Planet { planet, player, nobody, exhausted } => {
            planets::set(at, planet, (*player, *nobody), *exhausted)?
        }
        Correction::Active { player } => {
            player.map_or(Ok(()), |player| at.roster.must_play(player))?;
            let (player, before) = (*player, state.seating.active);
            must_change(player != before)?;
            Event::ActiveSet { player, before }
        }
        Correction::Phase { phase } => {
            let (phase, before) = (*phase, state.phase);
            must_change(before != Some(phase))?;
            Event::PhaseSet { phase, before }
        }
    };
    Ok(happened([event]))
}

fn must_change(changes: bool) -> Result<(), table::Refusal> {
    match changes {
        true => Ok(()),
        false => Err(table::Refusal::NothingToChange),
    }
}

fn card(at: &GameContext, player: Option<PlayerId>, exhausted: Option<bool>) -> Result<Vec<Effect>, Refused> {
    player.map_or(Ok(()), |player| at.roster.must_play(player))?;
    let before = at.game.card;
    let after = match (player, exhausted) {
        (None, None) => Card::default(),
        // A card without a holder is readied.
        (None, Some(_)) if before.holder.is_none() => {
            return Err(Refusal::NotYourCard { holder: None }.into());
        }
        (player, exhausted) => Card { holder: player.or(before.holder), exhausted: exhausted.unwrap_or(false) },
    };
    must_change(before != after)?;
    let lost = given_up_to(at.game, after.holder);
    Ok(happened(std::iter::once(Event::CardSet { before, after }).chain(lost)))
}

fn sheet(at: &GameContext, player: PlayerId, pools: [Option<u8>; 3]) -> Result<Event, Refused> {
    at.roster.must_know(player)?;
    let before = at.game.sheet(player);
    let after = Pools {
        tactic: pools[0].unwrap_or(before.tactic),
        fleet: pools[1].unwrap_or(before.fleet),
        strategy: pools[2].unwrap_or(before.strategy),
    };
    must_change(before != after)?;
    let needs = after.sum() + at.game.placed(player);
    let reinforcements = must_have(player, needs)?;
    Ok(Event::SheetSet { player, before, after, reinforcements })
}

fn token(at: &GameContext, player: PlayerId, system: &str, present: bool) -> Result<Event, Refused> {
    at.roster.must_know(player)?;
    let state: &State = at.game;
    let place = state.board.must_have(system)?;
    must_change((place.count(Some(player)) > 0) != present)?;
    let elsewhere = state.sheet(player).sum() + state.placed(player);
    let needs = match present {
        true => elsewhere + 1,
        false => elsewhere.saturating_sub(1),
    };
    let reinforcements = must_have(player, needs)?;
    Ok(Event::TokenSet { player, system: place.name.clone(), present, reinforcements })
}

/// Returns what is left in a player's reinforcements with this many tokens on the sheet and in systems (T1.3).
fn must_have(player: PlayerId, needs: u32) -> Result<u8, Refusal> {
    let most = TOKENS;
    let left = u32::from(most).checked_sub(needs);
    left.and_then(|left| u8::try_from(left).ok()).ok_or(Refusal::TooManyTokens { player, needs, most })
}
