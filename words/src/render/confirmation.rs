//! Questions that a player has to confirm before their order is carried out.

use super::card::{MESSAGE_LIMIT, fit, length};
use super::deal;
use super::tell::{Reader, line};
use super::words;
use super::{at, relative};
use crate::games;
use crate::rules::games::Confirmation as Ends;
use crate::rules::{AskedAway, Confirmation, Outcome, Settled, TAKE_BACK_WITHIN, WhileAway};
use crate::text::{Said, Text, say};

/// The most offers listed when a player leaves; one more line counts the rest.
const MOST_OFFERS: usize = 10;

/// The characters left for the line that names the player a moderator acts for.
const ROOM_FOR_LEAD: usize = 200;

/// Says what will happen, and asks for confirmation.
pub fn confirmation(text: &Text, needed: &Confirmation) -> Said {
    match needed {
        Confirmation::EndsForGood { pending } => say!(text, "confirm-end", pending),
        Confirmation::Leaves { settled, ends } => leaving(text, settled, ends.as_ref()),
        Confirmation::LeavingVoids { offers } => {
            let count = offers.len();
            say!(text, "confirm-leave-voids", offers = words::list(text, offers), count)
        }
        Confirmation::RemovesPlayer { player, pending } => say!(text, "confirm-remove", player, pending),
        Confirmation::Undoes { entries, from, second } => undoes(text, *entries, Oldest::Ruling(*from), *second),
        Confirmation::TakesBack { players, alone, .. } => {
            let asked = match (alone, players.is_empty()) {
                (true, _) => "none",
                (false, true) => "hidden",
                (false, false) => "some",
            };
            let (players, within) = (words::list(text, players), words::span(text, TAKE_BACK_WITHIN));
            say!(text, "confirm-take-back", asked, players, within)
        }
        Confirmation::AsksAway { away, game } => {
            let mut lines: Vec<Said> = away.iter().map(|one| asked_away(text, one)).collect();
            lines.push(match game {
                Some(needed) => games::confirmation(text, needed),
                None => say!(text, "confirm-ask-away"),
            });
            Said::in_lines(lines)
        }
        Confirmation::SendsDeal { by, clauses, swallowed, shows, away, .. } => {
            let mut lines = deal::foreseen(text, *by, clauses);
            lines.extend(away.iter().map(|one| asked_away(text, one)));
            lines.extend(shows.then(|| say!(text, "confirm-deal-shows")));
            lines.extend((*swallowed != 0).then(|| say!(text, "confirm-deal-swallowed")));
            lines.push(say!(text, "confirm-deal-sends"));
            ending(text, lines)
        }
        Confirmation::SignsDeal { deal: id, version, by, clauses, swallowed, last } => {
            let mut lines = deal::foreseen(text, *by, clauses);
            lines.extend((*swallowed != 0).then(|| say!(text, "confirm-deal-swallowed")));
            lines.push(say!(text, "confirm-deal-signs", last, deal = id, version));
            ending(text, lines)
        }
        Confirmation::BreaksPromises { promises, then } => {
            let told = promises.iter().map(|one| line(&deal::promise(text, Reader::only(one.clause.from), one)));
            let head = say!(text, "confirm-breaks", count = promises.len());
            let then = match then {
                Some(needed) => confirmation(text, needed),
                None => say!(text, "confirm-breaks-go-on"),
            };
            ending(text, [head].into_iter().chain(told).chain([then]).collect())
        }
        Confirmation::VoidsDeals { deals, promises, then } => {
            let (count, named) = (deals.len(), words::list(text, deals));
            let deals = (count != 0).then(|| say!(text, "confirm-voids-deals", count, deals = named));
            let head = (!promises.is_empty()).then(|| say!(text, "confirm-voids-promises", count = promises.len()));
            let told = promises.iter().map(|one| line(&deal::promise(text, Reader::everybody(), one)));
            ending(text, deals.into_iter().chain(head).chain(told).chain([confirmation(text, then)]).collect())
        }
        Confirmation::Game(needed) => games::confirmation(text, needed),
    }
}

/// The oldest entry that an undo takes back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Oldest {
    Ruling(i64),
    /// Private entries are not numbered. This is the number of the last ruling before it.
    PrivateAfter(i64),
}

/// Says how far an undo goes back, and asks for confirmation. `second` says that another player has to agree.
pub fn undoes(text: &Text, entries: u32, oldest: Oldest, second: bool) -> Said {
    let (number, private) = match oldest {
        Oldest::Ruling(number) => (number, false),
        Oldest::PrivateAfter(number) => (number, true),
    };
    match second {
        false => say!(text, "confirm-undo", entries, number, private),
        true => {
            let within = words::span(text, TAKE_BACK_WITHIN);
            say!(text, "confirm-undo-second", entries, number, private, within)
        }
    }
}

/// Joins lines so that the last, which asks, is always shown.
fn ending(text: &Text, mut lines: Vec<Said>) -> Said {
    let asks = lines.pop().unwrap_or_default();
    let room = MESSAGE_LIMIT.saturating_sub(length(&asks) + ROOM_FOR_LEAD);
    say!("{}\n{asks}", fit(text, &lines, room))
}

/// Says that a player who would have to answer is away, and what that does to the offer (L14.1).
fn asked_away(text: &Text, asked: &AskedAway) -> Said {
    let player = asked.player;
    let away = match asked.until {
        Some(until) => say!(text, "confirm-away-until", player, until = at(until), left = relative(until)),
        None => say!(text, "confirm-away", player),
    };
    let then = match asked.then {
        WhileAway::StandsStill { until } if asked.until == Some(until) => say!(text, "confirm-away-stands-till-back"),
        WhileAway::StandsStill { until } => say!(text, "confirm-away-stands", until = at(until)),
        WhileAway::Lapses => say!(text, "confirm-away-lapses"),
        WhileAway::Runs => say!(text, "confirm-away-runs"),
    };
    say!("{away} {then}")
}

/// Lists everything that leaving settles, the costliest for the player first (L12.1).
fn leaving(text: &Text, settled: &[Settled], ends: Option<&Ends>) -> Said {
    let by_outcome = |outcome| settled.iter().filter(move |one| one.outcome == outcome);
    let refused = by_outcome(Outcome::Refused);
    let withdrawn = by_outcome(Outcome::Withdrawn);
    let free = by_outcome(Outcome::Unable).chain(by_outcome(Outcome::Lapsed));
    let offers: Vec<Said> = refused.chain(withdrawn).chain(free).map(|one| settles(text, one)).collect();
    let mut lines = vec![match (settled.is_empty(), ends) {
        (true, None) => say!(text, "confirm-leave-nothing"),
        _ => say!(text, "confirm-leave"),
    }];
    lines.extend(offers.iter().take(MOST_OFFERS).map(line));
    let more = offers.len().saturating_sub(MOST_OFFERS);
    if more > 0 {
        lines.push(line(&say!(text, "and-more", count = more)));
    }
    lines.extend(ends.map(|ends| line(&games::confirmation(text, ends))));
    lines.push(say!(text, "confirm-leave-stays"));
    Said::in_lines(lines)
}

fn settles(text: &Text, settled: &Settled) -> Said {
    let costs = settled.costs.as_ref();
    let costs = costs.and_then(|costs| games::settles(text, settled.offer, costs));
    let offer = settled.offer;
    costs.unwrap_or_else(|| match settled.outcome {
        Outcome::Withdrawn => say!(text, "confirm-leave-withdraws", offer),
        _ => say!(text, "confirm-leave-lapses", offer),
    })
}

pub fn confirm_label(text: &Text, confirmation: &Confirmation) -> Said {
    match confirmation {
        Confirmation::EndsForGood { .. } => say!(text, "button-end"),
        Confirmation::Leaves { .. } | Confirmation::LeavingVoids { .. } => say!(text, "button-leave"),
        Confirmation::RemovesPlayer { .. } => say!(text, "button-remove"),
        Confirmation::Undoes { second: false, .. } => say!(text, "button-undo"),
        Confirmation::Undoes { second: true, .. } => say!(text, "button-ask-take-back"),
        Confirmation::TakesBack { alone: true, .. } => say!(text, "button-take-back"),
        Confirmation::TakesBack { .. } => say!(text, "button-ask-take-back"),
        Confirmation::AsksAway { game: None, .. } => say!(text, "button-ask-away"),
        Confirmation::AsksAway { game: Some(needed), .. } => games::confirm_label(text, needed),
        Confirmation::SendsDeal { .. } => say!(text, "deal-button-send"),
        Confirmation::SignsDeal { .. } => say!(text, "deal-button-sign"),
        Confirmation::BreaksPromises { .. } => say!(text, "button-break"),
        Confirmation::VoidsDeals { then, .. } => confirm_label(text, then),
        Confirmation::Game(needed) => games::confirm_label(text, needed),
    }
}

pub fn cancel_label(text: &Text) -> Said {
    say!(text, "button-cancel")
}

pub fn cancelled(text: &Text) -> Said {
    say!(text, "cancelled")
}
