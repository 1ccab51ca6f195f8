//! Clauses of deals.

use super::words;
use crate::discord::game_ui::{ClauseField, ClauseTimes, Dealt, Stated, Unreadable};
use crate::discord::render::tell::Reader;
use crate::discord::render::{word_clause, word_clause_name, word_clause_read};
use crate::export::exported_time;
use crate::rules::games::realms::{Clause as Terms, State};
use crate::rules::ruleset::{Clause, TEXT};
use crate::text::{Said, Text, say};
use serde_json::{Value, json};

impl Dealt for State {
    const CLAUSES: &'static [&'static str] = &["ducats", "peace", "pay", TEXT];

    fn clause_told(text: &Text, reader: Reader, clause: &Clause<Terms>, times: &ClauseTimes) -> Said {
        let (from, to) = (clause.from, clause.to);
        let role = reader.role(from, to);
        let ClauseTimes { until, by } = times;
        match &clause.terms {
            Terms::Ducats { amount } => {
                say!(text, "clause-ducats", role, from, to, ducats = words::ducats(text, *amount))
            }
            Terms::Peace => say!(text, "clause-peace", role, from, to, until),
            Terms::Pay { amount } => {
                say!(text, "clause-pay-ducats", role, from, to, ducats = words::ducats(text, *amount), by)
            }
            Terms::Text(word) => word_clause(text, reader, (from, to), word, times),
        }
    }

    fn clause_name(text: &Text, name: &str) -> Option<Said> {
        Some(match name {
            "ducats" => say!(text, "clause-name-ducats"),
            "peace" => say!(text, "clause-name-peace"),
            "pay" => say!(text, "clause-name-pay"),
            TEXT => word_clause_name(text),
            _ => return None,
        })
    }

    fn clause_fields(name: &str) -> &'static [ClauseField] {
        match name {
            "ducats" => &[ClauseField::Amount],
            "peace" => &[ClauseField::Until],
            "pay" => &[ClauseField::Amount, ClauseField::By],
            _ => &[ClauseField::Text, ClauseField::By],
        }
    }

    fn clause_exported(clause: &Clause<Terms>) -> Value {
        let time = exported_time(clause.time);
        match &clause.terms {
            Terms::Ducats { amount } => json!({"amount": amount}),
            Terms::Peace => json!({"until": time}),
            Terms::Pay { amount } => json!({"amount": amount, "by": time}),
            Terms::Text(word) => json!({"text": word.text, "by": time}),
        }
    }

    fn clause_read(stated: &Stated) -> Result<Terms, Unreadable> {
        Ok(match &*stated.name {
            "ducats" => Terms::Ducats { amount: amount(stated)? },
            "peace" => Terms::Peace,
            "pay" => Terms::Pay { amount: amount(stated)? },
            TEXT => Terms::Text(word_clause_read(stated).ok_or(Unreadable::Name)?),
            _ => return Err(Unreadable::Name),
        })
    }
}

fn amount(stated: &Stated) -> Result<u32, Unreadable> {
    let typed = stated.amount.clone().unwrap_or_default();
    let digits: String = typed.split_whitespace().collect();
    digits.parse().map_err(|_| Unreadable::Amount(typed))
}
