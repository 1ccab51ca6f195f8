use super::words;
use crate::game_words::Confirmed;
use crate::render::{Reader, fit, line, list};
use crate::rules::games::ambassadors::{AMBASSADOR_POINTS, Clash, Confirmation, LEAST_PLAYERS, State, TRAITOR_POINTS};
use crate::rules::{OfferId, PlayerId};
use crate::text::{Said, Text, say};

/// The most characters for the clashes. The consequences need the rest.
const FOUND_LIMIT: usize = 1400;

impl Confirmed for State {
    fn confirmation_told(text: &Text, confirmation: &Confirmation) -> Said {
        match confirmation {
            Confirmation::BeginsWithFew { players } => {
                say!(text, "confirm-begins-with-few", count = players, least = LEAST_PLAYERS)
            }
            Confirmation::EndsAction { clashes, traitor, proposals } => ending(text, clashes, *traitor, proposals),
            Confirmation::MeetsPartners { clashes, traitor } => {
                let lines =
                    [say!(text, "confirm-meets"), aggression(text, clashes, *traitor), say!(text, "confirm-meets-ask")];
                Said::in_lines(lines)
            }
            Confirmation::ReplacesBoard { sectors } => say!(text, "confirm-replace", sectors),
        }
    }

    fn confirm_label(text: &Text, confirmation: &Confirmation) -> Said {
        match confirmation {
            Confirmation::BeginsWithFew { .. } => say!(text, "button-begin-action"),
            Confirmation::EndsAction { .. } => say!(text, "button-end-action"),
            Confirmation::MeetsPartners { .. } => say!(text, "button-move-there"),
            Confirmation::ReplacesBoard { .. } => say!(text, "button-replace"),
        }
    }
}

fn ending(text: &Text, clashes: &[Clash], traitor: Option<PlayerId>, proposals: &[OfferId]) -> Said {
    let mut lines = Vec::new();
    if !clashes.is_empty() {
        lines.push(say!(text, "confirm-aggression"));
        lines.push(aggression(text, clashes, traitor));
    }
    if !proposals.is_empty() {
        lines.push(say!(text, "confirm-ends-proposals", offers = list(text, proposals), count = proposals.len()));
    }
    lines.push(say!(text, "confirm-end-action"));
    Said::in_lines(lines)
}

fn aggression(text: &Text, clashes: &[Clash], traitor: Option<PlayerId>) -> Said {
    let found = |clash: &Clash| {
        let reader = Reader::only(clash.intruder);
        line(&words::clash(text, reader, clash))
    };
    let found: Vec<Said> = clashes.iter().map(found).collect();
    let mut partners: Vec<PlayerId> = clashes.iter().map(|clash| clash.other).collect();
    partners.dedup();
    let partners: Vec<Said> = partners.into_iter().map(Said::of).collect();
    let count = i64::try_from(partners.len()).unwrap_or(i64::MAX);
    let points = count.saturating_mul(AMBASSADOR_POINTS);
    let breaks = say!(
        text,
        "confirm-aggression-breaks",
        partners = list(text, &partners),
        points,
        each = AMBASSADOR_POINTS,
        count
    );
    let aggressor = clashes.first().map(|clash| clash.intruder);
    let points = TRAITOR_POINTS;
    let traitor = match traitor {
        Some(traitor) if Some(traitor) == aggressor => say!(text, "confirm-traitor-still", points),
        Some(traitor) => say!(text, "confirm-traitor-from", traitor, points),
        None => say!(text, "confirm-traitor", points),
    };
    Said::in_lines([fit(text, &found, FOUND_LIMIT), breaks, traitor])
}
