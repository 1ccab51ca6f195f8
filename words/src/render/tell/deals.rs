//! Events of deals and promises.

use super::Reader;
use crate::render::{at, clause_told, disputable_until, promise, relative, verdict_code, words};
use crate::rules::deal::{Closing, Deal, Ending, Happened, Header};
use crate::rules::ids::PlayerId;
use crate::rules::{Reminder, deal::Signature};
use crate::text::{Said, Text, say};

pub(super) fn told(text: &Text, reader: Reader, happened: &Happened) -> Option<Said> {
    Some(match happened {
        Happened::Drafted(_) | Happened::Promised(_) | Happened::Advanced { .. } => return None,
        Happened::Dropped { .. } => say!(text, "told-draft-dropped"),
        Happened::Sent { deal, .. } => sent(text, reader, deal),
        Happened::Signed { deal, signature: Signature { player, .. } } => {
            say!(text, "told-deal-signed", role = reader.is(*player), player, deal = deal.id)
        }
        Happened::Unsigned { deal, player } => {
            say!(text, "told-deal-unsigned", role = reader.is(*player), player, deal = deal.id)
        }
        Happened::Reminded { deal, reminder, players } => {
            let last = *reminder == Reminder::LastCall;
            say!(text, "told-deal-reminded", last, deal = deal.id, players = words::list(text, players))
        }
        Happened::Reopened { deal: Header { id, version, .. }, deadline, .. } => {
            let (deadline, left) = (at(*deadline), relative(*deadline));
            say!(text, "told-deal-reopened", deal = id, version, deadline, left)
        }
        Happened::Ended { deal, closing } => ended(text, reader, deal, closing),
        Happened::CarriedOut { deal, by, .. } => {
            say!(text, "told-deal-done", role = reader.is(*by), player = by, deal = deal.id)
        }
        Happened::Clause { number, clause, .. } => {
            say!(text, "told-deal-clause", number, clause = clause_told(text, reader, clause))
        }
        Happened::Doubted { promise: doubted, at: since } => {
            let (from, to) = (doubted.clause.from, doubted.clause.to);
            let until = disputable_until(*since);
            say!(text, "told-promise-doubted", role = reader.role(to, from), promise = doubted.id, from, to, until)
        }
        Happened::Judged { promise: judged, verdict, .. } => {
            let clause = promise(text, reader, judged);
            say!(text, "told-promise-judged", promise = judged.id, verdict = verdict_code(*verdict), clause)
        }
    })
}

fn sent(text: &Text, reader: Reader, deal: &Deal) -> Said {
    let (sender, version) = (deal.sender, deal.version);
    let role = reader.is(sender);
    let others: Vec<PlayerId> = deal.parties.iter().copied().filter(|party| *party != sender).collect();
    let others = words::list(text, &others);
    match version {
        1 => say!(text, "told-deal-sent", role, sender, deal = deal.id, others),
        _ => say!(text, "told-deal-countered", role, sender, deal = deal.id, version, others),
    }
}

fn ended(text: &Text, reader: Reader, deal: &Header, closing: &Closing) -> Said {
    let role = closing.by.map_or("none", |by| reader.is(by));
    let (deal, player) = (deal.id, words::who(text, closing.by));
    match closing.ending {
        Ending::Declined => say!(text, "told-deal-declined", role, player, deal),
        Ending::Withdrawn => say!(text, "told-deal-withdrawn", role, player, deal),
        Ending::Lapsed => say!(text, "told-deal-lapsed", deal),
        // Another event says that a deal is carried out.
        Ending::Void | Ending::CarriedOut => say!(text, "told-deal-void", deal),
    }
}
