//! Refusals about deals and promises.

use crate::render::{at, deal_state, relative, verdict_code, words};
use crate::rules::deal::Refusal;
use crate::text::{Said, Text, say};

pub(super) fn refusal(text: &Text, refusal: &Refusal) -> Said {
    match refusal {
        Refusal::Off => say!(text, "no-deals-off"),
        Refusal::Parties { count, most } => say!(text, "no-deal-parties", count, most),
        Refusal::NamedTwice { player } => say!(text, "no-deal-named-twice", player),
        Refusal::Unknown { deal } => say!(text, "no-deal-unknown", deal),
        Refusal::NotParty { deal } => say!(text, "no-deal-not-party", deal),
        Refusal::Over { deal, closing } => say!(text, "no-deal-over", deal, state = deal_state(text, *closing)),
        Refusal::Unsent { deal } => say!(text, "no-deal-unsent", deal),
        Refusal::NotADraft { deal } => say!(text, "no-deal-not-draft", deal),
        Refusal::NotInDeal { player } => say!(text, "no-deal-not-in", player),
        Refusal::TooManyClauses { most } => say!(text, "no-deal-too-many-clauses", most),
        Refusal::NoClauses { .. } => say!(text, "no-deal-no-clauses"),
        Refusal::NoSuchClause { deal, clause } => say!(text, "no-deal-no-clause", deal, clause),
        Refusal::Idle { player } => say!(text, "no-deal-idle", player),
        Refusal::Unchanged { deal } => say!(text, "no-deal-unchanged", deal),
        Refusal::TooManyOpen { most } => say!(text, "no-deal-too-many", most),
        Refusal::NeedsTime => say!(text, "no-deal-needs-time"),
        Refusal::TakesNoTime => say!(text, "no-deal-takes-no-time"),
        Refusal::NoText => say!(text, "no-deal-no-text"),
        Refusal::NotPrivate => say!(text, "no-deal-not-private"),
        Refusal::Replaced { deal, version, newest } => say!(text, "no-deal-replaced", deal, version, newest),
        Refusal::SignedAlready { deal, version } => say!(text, "no-deal-signed", deal, version),
        Refusal::NotSigned { deal } => say!(text, "no-deal-not-signed", deal),
        Refusal::NotSender { deal, sender } => say!(text, "no-deal-not-sender", deal, sender),
        Refusal::SignAgain { deal, players } => {
            say!(text, "no-deal-sign-again", deal, players = words::list(text, players))
        }
        Refusal::ChooseFirst { deal, players } => {
            say!(text, "no-deal-choose-first", deal, players = words::list(text, players))
        }
        Refusal::NoClauseFor { offer } => say!(text, "no-deal-no-clause-for", offer),
        Refusal::CounteredAlready { offer, deal } => say!(text, "no-deal-countered", offer, deal),
        Refusal::TimePassed { at: time } => {
            say!(text, "no-deal-time-passed", at = at(*time), ago = relative(*time))
        }
        Refusal::UnknownPromise { promise } => say!(text, "no-promise-unknown", promise),
        Refusal::PromiseOver { promise, verdict } => {
            say!(text, "no-promise-over", promise, verdict = verdict_code(*verdict))
        }
        Refusal::JudgedByRules { promise } => say!(text, "no-promise-by-rules", promise),
        Refusal::NotGivenToYou { promise, to } => say!(text, "no-promise-not-to-you", promise, to),
        Refusal::NotGivenByYou { promise, from } => say!(text, "no-promise-not-by-you", promise, from),
        Refusal::NotDoubted { promise } => say!(text, "no-promise-not-doubted", promise),
        Refusal::DoubtedAlready { until, .. } => say!(text, "no-promise-doubted", until = at(*until)),
        Refusal::CannotSay => say!(text, "no-promise-cannot-say"),
    }
}
