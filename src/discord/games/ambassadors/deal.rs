//! Clauses of deals.

use super::words;
use crate::discord::game_ui::{ClauseField, ClauseTimes, Dealt, Question, Stated, Unreadable};
use crate::discord::render::tell::Reader;
use crate::discord::render::{word_clause, word_clause_name, word_clause_read};
use crate::export::exported_time;
use crate::rules::games::ambassadors::{Clause as Terms, Pick, State};
use crate::rules::ruleset::{Clause, TEXT};
use crate::text::{Said, Text, say};
use serde_json::{Value, json};

impl Dealt for State {
    const CLAUSES: &'static [&'static str] = &["relations", "peace", TEXT];

    fn clause_told(text: &Text, reader: Reader, clause: &Clause<Terms>, times: &ClauseTimes) -> Said {
        let (from, to) = (clause.from, clause.to);
        match &clause.terms {
            Terms::Relations => say!(text, "clause-relations", role = reader.role(from, to), from, to),
            Terms::Peace => {
                say!(text, "clause-peace", role = reader.role(from, to), from, to, until = &times.until)
            }
            Terms::Text(word) => word_clause(text, reader, (from, to), word, times),
        }
    }

    fn clause_name(text: &Text, name: &str) -> Option<Said> {
        Some(match name {
            "relations" => say!(text, "clause-name-relations"),
            "peace" => say!(text, "clause-name-peace"),
            TEXT => word_clause_name(text),
            _ => return None,
        })
    }

    fn clause_fields(name: &str) -> &'static [ClauseField] {
        match name {
            "relations" => &[],
            "peace" => &[ClauseField::Until],
            _ => &[ClauseField::Text, ClauseField::By],
        }
    }

    fn is_mutual(name: &str) -> bool {
        name == "relations"
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

    fn clause_read(stated: &Stated) -> Result<Terms, Unreadable> {
        Ok(match &*stated.name {
            "relations" => Terms::Relations,
            "peace" => Terms::Peace,
            TEXT => Terms::Text(word_clause_read(stated).ok_or(Unreadable::Name)?),
            _ => return Err(Unreadable::Name),
        })
    }
}
