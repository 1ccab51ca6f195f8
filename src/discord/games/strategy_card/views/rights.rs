//! The acts open to a player towards another. The game has two, and they depend on the other player's tokens.

use super::tokens;
use crate::discord::render::{Card, Names, Side, refusal};
use crate::rules::games::strategy_card::{Command as Act, State};
use crate::rules::{self, Campaign, Command, Listed, PlayerId, Refusal, Right, Time};
use crate::text::{Name, Said, Text, say};

/// Shows where `other`'s tokens are, and the acts open to `viewer` towards them now. Refuses if a player never joined.
pub fn rights(
    text: &Text,
    campaign: &Campaign,
    names: &Names,
    (Side { player: viewer, .. }, other): (Side, PlayerId),
    now: Time,
) -> Result<Card, Refusal> {
    let card = tokens(text, campaign, names, Some(other))?;
    if viewer == other {
        return Ok(card);
    }
    let all = rules::rights(campaign, viewer, other, now);
    let lines = all.iter().filter_map(|right| line(text, viewer, right));
    let mut lines: Vec<Said> = lines.collect();
    if lines.is_empty() {
        lines.push(say!(text, "rights-card-nothing"));
    }
    Ok(card.field(text, say!(text, "rights-card"), &lines))
}

fn line(text: &Text, viewer: PlayerId, right: &Right) -> Option<Said> {
    let Command::Game(command) = &right.command else {
        return None;
    };
    let act = match State::command_of(command)? {
        Act::RemoveToken { system, .. } => say!(text, "right-remove-token", system = Name(system)),
        Act::Control { planet } => say!(text, "right-control-planet", planet = Name(planet)),
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
        | Act::Ready { .. } => return None,
    };
    Some(match &right.verdict {
        Ok(()) => say!(text, "right-open", right = act),
        Err(no) => say!(text, "right-shut", right = act, why = refusal(text, no, viewer)),
    })
}
