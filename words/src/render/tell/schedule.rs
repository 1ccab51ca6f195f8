//! What moderators scheduled, and what became of it.

use super::Reader;
use crate::render::{at, relative};
use crate::rules::{ScheduleEnding, Scheduled, ScheduledAct};
use crate::text::{Said, Text, say};

/// Returns the act in the words of the command.
fn code(act: ScheduledAct) -> &'static str {
    match act {
        ScheduledAct::Start => "start",
        ScheduledAct::End => "end",
        ScheduledAct::Announce => "announce",
    }
}

/// Says that an act was scheduled.
pub fn told(text: &Text, reader: Reader, scheduled: &Scheduled) -> Said {
    let Scheduled { number, by, at: time, act, .. } = scheduled;
    let (you, time, left) = (reader.is(*by), at(*time), relative(*time));
    say!(text, "told-scheduled", you, by, number, act = code(*act), at = time, left)
}

/// Says what became of a scheduled act.
pub fn ended(text: &Text, reader: Reader, scheduled: &Scheduled, ending: ScheduleEnding) -> Said {
    let Scheduled { number, by, at: time, act, .. } = scheduled;
    let act = code(*act);
    match ending {
        ScheduleEnding::CarriedOut => say!(text, "told-schedule-done", by, act),
        ScheduleEnding::Idle => say!(text, "told-schedule-idle", by),
        ScheduleEnding::Cancelled { by } => {
            say!(text, "told-schedule-cancelled", you = reader.is(by), by, number, act, at = at(*time))
        }
        ScheduleEnding::Passed => say!(text, "told-schedule-passed", number, act, at = at(*time)),
    }
}

/// Returns a line of the list of scheduled acts.
pub fn line(text: &Text, scheduled: &Scheduled) -> Said {
    let Scheduled { number, by, at: time, act, .. } = scheduled;
    say!(text, "schedule-line", number, by, act = code(*act), at = at(*time), left = relative(*time))
}
