//! Scheduled acts in the export.

use super::rfc3339;
use crate::rules::{Schedule, Scheduled, ScheduledAct};
use serde_json::{Value, json};

/// Returns the acts that wait, except announcements whose text the reader may not know.
pub(super) fn schedule(schedule: &Schedule) -> Vec<Value> {
    let known = |one: &&Scheduled| one.act != ScheduledAct::Announce || one.text.is_some();
    schedule.pending.values().filter(known).map(scheduled).collect()
}

fn scheduled(scheduled: &Scheduled) -> Value {
    json!({
        "number": scheduled.number,
        "by": scheduled.by.to_string(),
        "at": rfc3339(scheduled.at),
        "act": scheduled.act,
        "text": scheduled.text,
    })
}
