//! Clauses of deals.

use super::words;
use crate::export::exported_time;
use crate::game_words::ClauseField::{Amount, By, Until};
use crate::game_words::{ClauseForm, ClauseHead, ClauseTimes, Dealt};
use crate::render::{Reader, word_clause};
use crate::rules::games::realms::{Clause as Terms, State};
use crate::rules::ruleset::Clause;
use crate::text::{Said, Text, say};
use serde_json::{Value, json};

impl Dealt for State {
    const CLAUSES: &'static [ClauseForm<Terms>] = &[
        ClauseHead::new("ducats", |text| say!(text, "clause-name-ducats"), &[Amount])
            .read(|stated| Ok(Terms::Ducats { amount: stated.whole_amount()? })),
        ClauseHead::new("peace", |text| say!(text, "clause-name-peace"), &[Until]).read(|_| Ok(Terms::Peace)),
        ClauseHead::new("pay", |text| say!(text, "clause-name-pay"), &[Amount, By])
            .read(|stated| Ok(Terms::Pay { amount: stated.whole_amount()? })),
        ClauseForm::in_words(|stated| stated.word().map(Terms::Text)),
    ];

    fn promises(text: &Text) -> Said {
        say!(text, "realms-promises")
    }

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

    fn clause_exported(clause: &Clause<Terms>) -> Value {
        let time = exported_time(clause.time);
        match &clause.terms {
            Terms::Ducats { amount } => json!({"amount": amount}),
            Terms::Peace => json!({"until": time}),
            Terms::Pay { amount } => json!({"amount": amount, "by": time}),
            Terms::Text(word) => json!({"text": word.text, "by": time}),
        }
    }
}
