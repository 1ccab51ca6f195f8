//! The acts open to a player towards another. The game has two, and they depend on the other player's tokens.

use super::tokens;
use crate::render::{Card, Names, Rights, Side, refusal};
use crate::rules::games::strategy_card::{Command as Act, State};
use crate::rules::{self, Campaign, Command, Listed, PlayerId, Refusal, Right, Time};
use crate::text::{Name, Text, say};

/// Shows where `other`'s tokens are, and the acts open to `viewer` towards them now. Refuses if a player never joined.
pub fn rights(
    text: &Text,
    campaign: &Campaign,
    names: &Names,
    (side, other): (Side, PlayerId),
    now: Time,
) -> Result<Card, Refusal> {
    let (viewer, player) = (side.player, names.prose(side.player));
    let card = tokens(text, campaign, names, Some(other))?;
    let mut acts = Rights::default();
    for right in rules::rights(campaign, viewer, other, now) {
        note(text, viewer, &mut acts, &right);
    }
    let may = say!(text, "rights-may", you = side.you(), player);
    let nothing = match acts.is_empty() {
        true => say!(text, "rights-card-nothing"),
        false => say!(text, "rights-nothing"),
    };
    Ok(acts.shown(text, card, may, nothing))
}

fn note(text: &Text, viewer: PlayerId, acts: &mut Rights, right: &Right) {
    let Command::Game(command) = &right.command else {
        return;
    };
    let Some(command) = State::command_of(command) else {
        return;
    };
    let (act, detail) = match command {
        Act::RemoveToken { system, .. } => {
            (say!("`/tokens remove`"), say!(text, "right-remove-token", system = Name(system)))
        }
        Act::Control { planet } => {
            (say!("`/planets control`"), say!(text, "right-control-planet", planet = Name(planet)))
        }
        Act::TakeCard
        | Act::Play { .. }
        | Act::BeginPhase { .. }
        | Act::BeginTurn
        | Act::EndTurn
        | Act::Initiative { .. }
        | Act::Gain(_)
        | Act::Redistribute(_)
        | Act::Spend { .. }
        | Act::PlaceToken { .. }
        | Act::Activate { .. }
        | Act::Exhaust { .. }
        | Act::Ready { .. } => return,
    };
    match &right.verdict {
        Ok(()) => acts.open(act, Some(detail)),
        Err(no) => acts.shut(&refusal(text, no, viewer), act, Some(detail)),
    }
}
