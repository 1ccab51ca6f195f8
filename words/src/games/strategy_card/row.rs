//! The message of the secondary ability: each player's answer, and the outcome (T3).

use super::words;
use crate::buttons::GameCode;
use crate::game_words::{self, Tone};
use crate::render::offer::{CUT_OFF, OPEN, OVER};
use crate::render::{BODY_LIMIT, Card, at, fit, relative, span};
use crate::rules::games::strategy_card::{SecondaryRow, Stand, State, row};
use crate::rules::{Campaign, OfferId, Phase, PlayerId, Time};
use crate::text::{Label, Name, Said, Text, label, say};

/// The button kinds. Each carries the number of the play; the first also carries the number of planets to ready.
pub const READY: &str = "ready";
pub const PASS: &str = "pass";

/// Returns the current play's question group, or that of the last play in this round.
pub fn now(campaign: &Campaign, state: &State) -> Option<SecondaryRow> {
    // Nothing shown depends on the time.
    row(&campaign.stands(state, Time::from_millis(0).into()))
}

pub fn shown(text: &Text, campaign: &Campaign, state: &State, number: u64) -> Option<game_words::QuestionGroup> {
    if number > u64::from(state.plays) {
        let title = say!(text, "row-title-undone", play = number);
        let card = Card::new(title, say!(text, "row-undone")).colour(CUT_OFF);
        return Some(game_words::QuestionGroup { card, buttons: Vec::new() });
    }
    let row = now(campaign, state).filter(|row| u64::from(row.play) == number)?;
    Some(game_words::QuestionGroup { card: card(text, campaign, &row), buttons: buttons(text, campaign, &row) })
}

pub fn card(text: &Text, campaign: &Campaign, row: &SecondaryRow) -> Card {
    let play = row.play;
    let ended = has_ended(campaign);
    let title = match (row.over, ended) {
        (true, _) => say!(text, "row-title-over", play),
        (false, true) => say!(text, "row-title-ended", play),
        (false, false) => say!(text, "row-title", play),
    };
    let seats = row.seats.iter();
    let mut lines = vec![played(text, row)];
    lines.extend(seats.map(|(player, stand)| seat(text, campaign, *player, stand)));
    let card = Card::new(title, fit(text, &lines, BODY_LIMIT));
    match (row.over, ended) {
        (true, _) => card.colour(OVER),
        (false, true) => card.colour(CUT_OFF),
        (false, false) => card.colour(OPEN).footer(say!(text, "row-footer")),
    }
}

fn has_ended(campaign: &Campaign) -> bool {
    matches!(campaign.phase, Phase::Ended { .. })
}

fn played(text: &Text, row: &SecondaryRow) -> Said {
    let player = row.by;
    match &row.system {
        Some(system) => say!(text, "row-played", player, system = Name(system)),
        None => say!(text, "row-played-nowhere", player),
    }
}

fn seat(text: &Text, campaign: &Campaign, player: PlayerId, stand: &Stand) -> Said {
    match stand {
        Stand::Open { offer } => open(text, campaign, player, *offer),
        Stand::NotAsked { why: Some(why) } => say!(text, "row-not-asked", player, why = words::hindrance(text, *why)),
        Stand::NotAsked { why: None } => say!(text, "row-asked-later", player),
        Stand::Answered { planets } => say!(text, "row-answered", player, planets = words::names(text, planets)),
        Stand::Applied { planets } => say!(text, "row-applied", player, planets = words::names(text, planets)),
        Stand::Passed { silent: false } => say!(text, "row-passed", player),
        Stand::Passed { silent: true } => say!(text, "row-passed-silently", player),
        Stand::CouldNot { why } => say!(text, "row-could-not", player, why = words::hindrance(text, *why)),
    }
}

fn open(text: &Text, campaign: &Campaign, player: PlayerId, offer: OfferId) -> Said {
    let asked = campaign.offers.pending.get(&offer);
    let deadline = asked.and_then(|offer| offer.deadline);
    let left = asked.and_then(|offer| campaign.left_in_pause(offer));
    match (deadline, left) {
        (Some(_), Some(left)) => say!(text, "row-open-paused", player, offer, left = span(text, left)),
        (Some(deadline), None) => {
            say!(text, "row-open", player, offer, deadline = at(deadline), left = relative(deadline))
        }
        (None, _) => say!(text, "row-open-waiting", player, offer),
    }
}

/// Returns the buttons, the same for every player asked.
fn buttons(text: &Text, campaign: &Campaign, row: &SecondaryRow) -> Vec<(GameCode, Label, Tone)> {
    if row.over || has_ended(campaign) {
        return Vec::new();
    }
    let play = u64::from(row.play);
    vec![
        (GameCode::new(READY, &[play, 2]), label!(text, "button-ready-two"), Tone::Yes),
        (GameCode::new(READY, &[play, 1]), label!(text, "button-ready-one"), Tone::Yes),
        (GameCode::new(PASS, &[play]), label!(text, "button-pass"), Tone::Neutral),
    ]
}
