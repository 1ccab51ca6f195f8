//! Questions that a player has to confirm before their order is carried out.

use super::tell::line;
use super::words;
use super::{at, mention, relative};
use crate::discord::games;
use crate::rules::games::Confirmation as Ends;
use crate::rules::ids::OfferId;
use crate::rules::{AskedAway, Confirmation, Outcome, Settled, TAKE_BACK_WITHIN, WhileAway};
use crate::text::Text;
use crate::text::fl;

/// The most offers listed when a player leaves; one more line counts the rest.
const MOST_OFFERS: usize = 10;

/// Says what will happen, and asks for confirmation.
pub fn confirmation(text: &Text, confirmation: &Confirmation) -> String {
    match confirmation {
        Confirmation::EndsForGood { pending } => {
            let pending = *pending;
            fl!(text, "confirm-end", pending = pending)
        }
        Confirmation::Leaves { settled, ends } => leaving(text, settled, ends.as_ref()),
        Confirmation::LeavingVoids { offers } => {
            let count = offers.len();
            let offers: Vec<String> = offers.iter().map(OfferId::to_string).collect();
            fl!(text, "confirm-leave-voids", offers = words::list(text, &offers), count = count)
        }
        Confirmation::RemovesPlayer { player, pending } => {
            let (player, pending) = (mention(*player), *pending);
            fl!(text, "confirm-remove", player = player, pending = pending)
        }
        Confirmation::Undoes { entries, from } => {
            let (entries, from) = (*entries, from.to_string());
            fl!(text, "confirm-undo", entries = entries, from = from)
        }
        Confirmation::TakesBack { players, alone, .. } => {
            let asked = match (alone, players.is_empty()) {
                (true, _) => "none",
                (false, true) => "hidden",
                (false, false) => "some",
            };
            let names: Vec<String> = players.iter().map(|one| mention(*one)).collect();
            let (players, within) = (words::list(text, &names), words::span(text, TAKE_BACK_WITHIN));
            fl!(text, "confirm-take-back", asked = asked, players = players, within = within)
        }
        Confirmation::AsksAway { away, game } => {
            let mut lines: Vec<String> = away.iter().map(|one| asked_away(text, one)).collect();
            lines.push(match game {
                Some(needed) => games::confirmation(text, needed),
                None => fl!(text, "confirm-ask-away"),
            });
            lines.join("\n")
        }
        Confirmation::Game(needed) => games::confirmation(text, needed),
    }
}

/// Says that a player who would have to answer is away, and what that does to the offer (L14.1).
fn asked_away(text: &Text, asked: &AskedAway) -> String {
    let player = mention(asked.player);
    let away = match asked.until {
        Some(until) => fl!(text, "confirm-away-until", player = player, until = at(until), left = relative(until)),
        None => fl!(text, "confirm-away", player = player),
    };
    let then = match asked.then {
        WhileAway::StandsStill { until } => {
            fl!(text, "confirm-away-stands", until = at(until))
        }
        WhileAway::Lapses => fl!(text, "confirm-away-lapses"),
        WhileAway::Runs => fl!(text, "confirm-away-runs"),
    };
    format!("{away} {then}")
}

/// Lists everything that leaving settles, the costliest for the player first (L12.1).
fn leaving(text: &Text, settled: &[Settled], ends: Option<&Ends>) -> String {
    let by_outcome = |outcome| settled.iter().filter(move |one| one.outcome == outcome);
    let refused = by_outcome(Outcome::Refused);
    let withdrawn = by_outcome(Outcome::Withdrawn);
    let free = by_outcome(Outcome::Unable).chain(by_outcome(Outcome::Lapsed));
    let offers: Vec<String> = refused.chain(withdrawn).chain(free).map(|one| settles(text, one)).collect();
    let mut lines = vec![match (settled.is_empty(), ends) {
        (true, None) => fl!(text, "confirm-leave-nothing"),
        _ => fl!(text, "confirm-leave"),
    }];
    lines.extend(offers.iter().take(MOST_OFFERS).map(|offer| line(offer)));
    let more = offers.len().saturating_sub(MOST_OFFERS);
    if more > 0 {
        lines.push(line(&fl!(text, "and-more", count = more)));
    }
    lines.extend(ends.map(|ends| line(&games::confirmation(text, ends))));
    lines.push(fl!(text, "confirm-leave-stays"));
    lines.join("\n")
}

fn settles(text: &Text, settled: &Settled) -> String {
    let costs = settled.costs.as_ref();
    let costs = costs.and_then(|costs| games::settles(text, settled.offer, costs));
    let offer = settled.offer.to_string();
    costs.unwrap_or_else(|| match settled.outcome {
        Outcome::Withdrawn => fl!(text, "confirm-leave-withdraws", offer = offer),
        _ => fl!(text, "confirm-leave-lapses", offer = offer),
    })
}

pub fn confirm_label(text: &Text, confirmation: &Confirmation) -> String {
    match confirmation {
        Confirmation::EndsForGood { .. } => fl!(text, "button-end"),
        Confirmation::Leaves { .. } | Confirmation::LeavingVoids { .. } => {
            fl!(text, "button-leave")
        }
        Confirmation::RemovesPlayer { .. } => fl!(text, "button-remove"),
        Confirmation::Undoes { .. } => fl!(text, "button-undo"),
        Confirmation::TakesBack { alone: true, .. } => fl!(text, "button-take-back"),
        Confirmation::TakesBack { .. } => fl!(text, "button-ask-take-back"),
        Confirmation::AsksAway { game: None, .. } => fl!(text, "button-ask-away"),
        Confirmation::AsksAway { game: Some(needed), .. } => games::confirm_label(text, needed),
        Confirmation::Game(needed) => games::confirm_label(text, needed),
    }
}

pub fn cancel_label(text: &Text) -> String {
    fl!(text, "button-cancel")
}

pub fn cancelled(text: &Text) -> String {
    fl!(text, "cancelled")
}
