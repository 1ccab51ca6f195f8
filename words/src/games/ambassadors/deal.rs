//! Clauses of deals.

use super::words;
use crate::export::exported_time;
use crate::game_words::{ClauseField, ClauseForm, ClauseHead, ClauseTimes, Dealt, Question};
use crate::render::{Reader, word_clause};
use crate::rules::games::ambassadors::{Clause as Terms, Pick, State};
use crate::rules::ruleset::Clause;
use crate::text::{Said, Text, say};
use serde_json::{Value, json};

impl Dealt for State {
    const CLAUSES: &'static [ClauseForm<Terms>] = &[
        ClauseHead::new("relations", |text| say!(text, "clause-name-relations"), &[])
            .mutual()
            .read(|_| Ok(Terms::Relations)),
        ClauseHead::new("peace", |text| say!(text, "clause-name-peace"), &[ClauseField::Until])
            .read(|_| Ok(Terms::Peace)),
        ClauseForm::in_words(|stated| stated.word().map(Terms::Text)),
    ];

    fn promises(text: &Text) -> Said {
        say!(text, "ambassadors-promises")
    }

    fn clause_told(text: &Text, reader: Reader, clause: &Clause<Terms>, times: &ClauseTimes) -> Said {
        let (from, to) = (clause.from, clause.to);
        match &clause.terms {
            Terms::Relations => say!(text, "clause-relations", role = reader.role(from, to), from, to),
            Terms::Peace => say!(text, "clause-peace", role = reader.role(from, to), from, to, until = &times.until),
            Terms::Text(word) => word_clause(text, reader, (from, to), word, times),
        }
    }

    fn clause_question(text: &Text, clause: u8) -> Question {
        let words = say!(text, "pick-track-clause", clause);
        Question { words, title: say!(text, "pick-track-menu").into(), buttons: false }
    }

    fn clause_pick_told(text: &Text, Pick::Track(choice): &Pick) -> Option<Said> {
        Some(say!(text, "chosen-track", track = words::track(text, choice.track?), space = choice.space?))
    }

    fn clause_exported(clause: &Clause<Terms>) -> Value {
        let time = exported_time(clause.time);
        match &clause.terms {
            Terms::Relations => json!({}),
            Terms::Peace => json!({"until": time}),
            Terms::Text(word) => json!({"text": word.text, "by": time}),
        }
    }
}
