use super::words;
use crate::discord::render::card::fit;
use crate::discord::render::mention;
use crate::discord::render::tell::{Reader, line};
use crate::discord::render::words::list;
use crate::rules::games::ambassadors::{AMBASSADOR_POINTS, Clash, Confirmation, LEAST_PLAYERS, TRAITOR_POINTS};
use crate::rules::ids::{OfferId, PlayerId};
use crate::text::Text;
use crate::text::fl;

/// The most characters for the clashes. The consequences need the rest.
const FOUND_LIMIT: usize = 1400;

pub fn confirmation(text: &Text, confirmation: &Confirmation) -> String {
    match confirmation {
        Confirmation::BeginsWithFew { players } => {
            let (count, least) = (*players, LEAST_PLAYERS.to_string());
            fl!(text, "confirm-begins-with-few", count = count, least = least)
        }
        Confirmation::EndsAction { clashes, traitor, proposals } => ending(text, clashes, *traitor, proposals),
        Confirmation::MeetsPartners { clashes, traitor } => {
            let lines =
                [fl!(text, "confirm-meets"), aggression(text, clashes, *traitor), fl!(text, "confirm-meets-ask")];
            lines.join("\n")
        }
        Confirmation::ReplacesBoard { sectors } => replacing(text, *sectors),
    }
}

pub fn confirm_label(text: &Text, confirmation: &Confirmation) -> String {
    match confirmation {
        Confirmation::BeginsWithFew { .. } => fl!(text, "button-begin-action"),
        Confirmation::EndsAction { .. } => fl!(text, "button-end-action"),
        Confirmation::MeetsPartners { .. } => fl!(text, "button-move-there"),
        Confirmation::ReplacesBoard { .. } => fl!(text, "button-replace"),
    }
}

fn ending(text: &Text, clashes: &[Clash], traitor: Option<PlayerId>, proposals: &[OfferId]) -> String {
    let mut lines = Vec::new();
    if !clashes.is_empty() {
        lines.push(fl!(text, "confirm-aggression"));
        lines.push(aggression(text, clashes, traitor));
    }
    if !proposals.is_empty() {
        let offers: Vec<String> = proposals.iter().map(OfferId::to_string).collect();
        let count = offers.len();
        lines.push(fl!(text, "confirm-ends-proposals", offers = list(text, &offers), count = count));
    }
    lines.push(fl!(text, "confirm-end-action"));
    lines.join("\n")
}

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
        partners = list(text, &partners),
        points = points,
        each = AMBASSADOR_POINTS,
        count = count
    );
    let aggressor = clashes.first().map(|clash| clash.intruder);
    let points = TRAITOR_POINTS.to_string();
    let traitor = match traitor {
        Some(traitor) if Some(traitor) == aggressor => {
            fl!(text, "confirm-traitor-still", points = points)
        }
        Some(traitor) => fl!(text, "confirm-traitor-from", traitor = mention(traitor), points = points),
        None => fl!(text, "confirm-traitor", points = points),
    };
    [fit(text, &found, FOUND_LIMIT), breaks, traitor].join("\n")
}

fn replacing(text: &Text, sectors: usize) -> String {
    fl!(text, "confirm-replace", sectors = sectors)
}
