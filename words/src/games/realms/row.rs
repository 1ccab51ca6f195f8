//! The message of a counter window: the declared action, the players asked, and the outcome (U6.2). It never shows who
//! has answered.

use super::covert;
use crate::buttons::GameCode;
use crate::game_words::{self, Tone};
use crate::render::offer::{CUT_OFF, OPEN, OVER};
use crate::render::{BODY_LIMIT, Card, at, fit, relative, span};
use crate::rules::games::realms::{Deed, Outcome, State, Step, Window};
use crate::rules::{Campaign, OfferId, Phase, PlayerId, Time};
use crate::text::{Label, Said, Text, label, say};

/// The kind of the button that asks in private. It carries the number of the question group.
pub const ANSWER: &str = "answer-sealed";

/// Returns `None` if the question group is no longer in the state.
pub fn shown(text: &Text, campaign: &Campaign, state: &State, number: u64) -> Option<game_words::QuestionGroup> {
    if number > state.covert.rows {
        let card = Card::new(say!(text, "window-undone-title"), say!(text, "window-undone"));
        return Some(game_words::QuestionGroup { card: card.colour(CUT_OFF), buttons: Vec::new() });
    }
    let open = state.covert.window.as_ref();
    let past = state.covert.past.as_ref();
    let (window, step, outcome) = match open.and_then(|window| Some((window, step(window, number)?))) {
        Some((window, step)) => (window, step, None),
        None => {
            let past = past?;
            (&past.window, step(&past.window, number)?, Some(past.outcome))
        }
    };
    let is_open = outcome.is_none() && window.steps.last() == Some(step);
    Some(game_words::QuestionGroup {
        card: card(text, campaign, state, (window, step, outcome)),
        buttons: buttons(text, campaign, number, is_open),
    })
}

fn step(window: &Window, number: u64) -> Option<&Step> {
    window.steps.iter().find(|step| step.row == number)
}

fn card(
    text: &Text,
    campaign: &Campaign,
    state: &State,
    (window, step, outcome): (&Window, &Step, Option<Outcome>),
) -> Card {
    let is_open = outcome.is_none() && window.steps.last() == Some(step);
    let is_counter = window.steps.first() != Some(step);
    let mut lines = Vec::new();
    // The announcement above the card names the counter, but not the action; it describes the action itself.
    if is_counter {
        lines.push(say!(text, "window-about", deed = covert::deed(text, &window.deed)));
        lines.extend(written_on(state, &window.deed).map(|said| say!(text, "window-card", said)));
    }
    let asked = super::words::players(text, &step.asked);
    let until = deadline(campaign, step).filter(|_| is_open);
    lines.push(match (until, campaign.phase) {
        (Some(deadline), Phase::Paused { since }) => {
            say!(text, "window-asked-paused", players = asked, left = span(text, deadline.since(since)))
        }
        (Some(deadline), _) => {
            say!(text, "window-asked-until", players = asked, deadline = at(deadline), left = relative(deadline))
        }
        (None, _) => say!(text, "window-asked", players = asked),
    });
    let countered = step.counters.iter().copied();
    lines.extend(countered.map(|by| say!(text, "window-countered", player = by)));
    if let Some(outcome) = outcome {
        lines.push(result(text, outcome));
    }
    let title = match is_open {
        true => say!(text, "window-title"),
        false => say!(text, "window-title-over"),
    };
    let card = Card::new(title, fit(text, &lines, BODY_LIMIT));
    match is_open {
        true => card.colour(OPEN).footer(say!(text, "window-footer")),
        false => card.colour(OVER),
    }
}

/// Returns the text of the card that a deed plays, if it has one.
fn written_on(state: &State, deed: &Deed) -> Option<Said> {
    match deed {
        Deed::Claims { .. } => None,
        Deed::Card(play) => {
            let card = state.covert.called(&play.card).filter(|card| !card.text.is_empty());
            card.map(|card| covert::said(&card.text))
        }
    }
}

/// Returns the deadline of the last pending question. In the table's view, all questions are still pending.
pub fn deadline(campaign: &Campaign, step: &Step) -> Option<Time> {
    let questions = step.asked.iter();
    let questions = questions.filter_map(|player| question(campaign, step.row, *player));
    let deadlines = questions.filter_map(|id| campaign.offers.pending.get(&id)?.deadline);
    deadlines.max()
}

/// Returns the group's pending question to a player.
pub fn question(campaign: &Campaign, number: u64, to: PlayerId) -> Option<OfferId> {
    let pending = campaign.offers.pending.values();
    let mut of_row = pending.filter(|offer| {
        let in_row = offer.terms.row() == Some(number);
        offer.to == to && in_row && offer.terms.is_sealed()
    });
    of_row.next().map(|offer| offer.id)
}

fn result(text: &Text, outcome: Outcome) -> Said {
    match outcome {
        Outcome::TookEffect => say!(text, "window-took-effect"),
        Outcome::Failed => say!(text, "window-failed"),
        Outcome::Countered { by } => say!(text, "window-stays-countered", player = by),
        Outcome::ActorLeft => say!(text, "window-actor-left"),
        Outcome::CalledOff => say!(text, "window-called-off"),
        Outcome::GameEnded => say!(text, "window-game-ended"),
    }
}

/// Returns the one button, the same for every reader.
fn buttons(text: &Text, campaign: &Campaign, number: u64, is_open: bool) -> Vec<(GameCode, Label, Tone)> {
    let ended = matches!(campaign.phase, Phase::Ended { .. });
    if !is_open || ended {
        return Vec::new();
    }
    let code = GameCode::new(ANSWER, &[number]);
    let label = label!(text, "button-answer-in-private");
    vec![(code, label, Tone::Main)]
}
