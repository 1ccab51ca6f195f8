//! What a player has to see before they end an action, or a moderator before they replace a board.

use super::words;
use crate::discord::render::card::fit;
use crate::discord::render::mention;
use crate::discord::render::tell::{Reader, line};
use crate::rules::games::ambassadors::{AMBASSADOR_POINTS, Clash, Confirmation, TRAITOR_POINTS};
use crate::rules::ids::PlayerId;
use crate::text::Text;
use i18n_embed_fl::fl;

/// The room there is for what is found, beside what it brings.
const FOUND_LIMIT: usize = 1400;

/// Returns what will happen, and asks.
pub fn confirmation(text: &Text, confirmation: &Confirmation) -> String {
    match confirmation {
        Confirmation::Aggression { clashes, traitor } => aggression(text, clashes, *traitor),
        Confirmation::ReplacesBoard { sectors } => replacing(text, *sectors),
    }
}

/// Returns the label of the button that says yes.
pub fn confirm_label(text: &Text, confirmation: &Confirmation) -> String {
    match confirmation {
        Confirmation::Aggression { .. } => fl!(text, "button-end-action"),
        Confirmation::ReplacesBoard { .. } => fl!(text, "button-replace"),
    }
}

/// Returns where ending the action now is an act of aggression, what that breaks, and asks.
fn aggression(text: &Text, clashes: &[Clash], traitor: Option<PlayerId>) -> String {
    let found = |clash: &Clash| {
        let reader = Reader::only(clash.intruder);
        line(&words::clash(text, reader, clash))
    };
    let found: Vec<String> = clashes.iter().map(found).collect();
    let mut partners: Vec<PlayerId> = clashes.iter().map(|clash| clash.other).collect();
    partners.dedup();
    let partners: Vec<String> = partners.into_iter().map(mention).collect();
    let count = i64::try_from(partners.len()).unwrap_or(i64::MAX);
    let points = count.saturating_mul(AMBASSADOR_POINTS).to_string();
    let breaks = fl!(
        text,
        "confirm-aggression-breaks",
        partners = partners.join(", "),
        points = points,
        count = count
    );
    let aggressor = clashes.first().map(|clash| clash.intruder);
    let points = TRAITOR_POINTS.to_string();
    let traitor = match traitor {
        Some(traitor) if Some(traitor) == aggressor => {
            fl!(text, "confirm-traitor-still", points = points)
        }
        Some(traitor) => fl!(
            text,
            "confirm-traitor-from",
            traitor = mention(traitor),
            points = points
        ),
        None => fl!(text, "confirm-traitor", points = points),
    };
    let parts = [
        fl!(text, "confirm-aggression"),
        fit(text, &found, FOUND_LIMIT),
        breaks,
        traitor,
    ];
    parts.join("\n")
}

/// Returns what a board that is loaded takes the place of, and asks.
fn replacing(text: &Text, sectors: usize) -> String {
    fl!(text, "confirm-replace", sectors = sectors)
}
