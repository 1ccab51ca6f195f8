use super::announcement::lines;
use super::card::{BODY_LIMIT, Card, MESSAGE_LIMIT, fit, length};
use super::tell::Reader;
use super::undone::phase;
use super::{clock_time, date, relative};
use crate::rules::ids::PlayerId;
use crate::rules::ruleset::InWindow;
use crate::rules::time::Time;
use crate::rules::{Event, Notice, PhaseAfter};
use crate::text::{Name, Said, Text, say};
use std::ops::Range;

pub const HISTORY_PAGE: usize = 8;

/// The room for one story, so that all stories of a page fit.
const STORY_LIMIT: usize = BODY_LIMIT / HISTORY_PAGE - 90;
/// The room for an undo preview. The question whether to proceed needs the rest.
const PREVIEW_LIMIT: usize = MESSAGE_LIMIT - 300;
const NOTE_SHOWN: usize = 60;

/// A story, its time, and who ordered it; `by` is `None` if only the passage of time caused it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HistoryEntry {
    /// The entry's number, which is also in its announcement. Private entries have none.
    pub ruling: Option<i64>,
    pub at: Time,
    pub by: Option<PlayerId>,
    pub notice: Notice,
    pub undone: bool,
}

/// The filter of a history.
#[derive(Clone, Copy, Debug)]
pub enum Narrowed {
    About(PlayerId),
    /// Only what happened between the reader and another player.
    Between(PlayerId),
}

/// Returns one page of at most [`HISTORY_PAGE`] stories in the order given.
pub fn history_page(text: &Text, campaign: &str, about: Option<Narrowed>, entries: &[HistoryEntry]) -> Card {
    let name = Name(campaign);
    let title = say!(text, "history-title", name);
    let about = about.map(|about| match about {
        Narrowed::About(player) => say!(text, "history-about", player),
        Narrowed::Between(player) => say!(text, "history-between", player),
    });
    let told = entries.iter().map(|entry| told(text, entry));
    let mut lines: Vec<_> = about.into_iter().chain(told).collect();
    if entries.is_empty() {
        lines.push(say!(text, "history-none"));
    }
    Card::new(title, fit(text, &lines, BODY_LIMIT))
}

/// The room for one line of the log, so that all lines of a page fit.
const LOG_LINE_LIMIT: usize = BODY_LIMIT / HISTORY_PAGE - 60;
const DAY: i64 = 24 * 60 * 60 * 1000;

/// Returns one page of the moderators' log: a short line for each ruling, below its day. A moderator's reason is shown
/// in full.
pub fn mod_log(text: &Text, campaign: &str, entries: &[HistoryEntry]) -> Card {
    let name = Name(campaign);
    let title = say!(text, "log-title", name);
    if entries.is_empty() {
        return Card::new(title, say!(text, "history-none"));
    }
    let day = |entry: &HistoryEntry| entry.at.as_millis().div_euclid(DAY);
    let mut lines: Vec<Said> = Vec::new();
    for of_day in entries.chunk_by(|one, next| day(one) == day(next)) {
        lines.extend(of_day.first().map(|first| say!(text, "log-day", day = date(first.at))));
        lines.extend(of_day.iter().map(|entry| logged(text, entry)));
    }
    Card::new(title, fit(text, &lines, BODY_LIMIT))
}

/// Returns an entry's line in the log: the act without its figures, or what a moderator changed, and why.
fn logged(text: &Text, entry: &HistoryEntry) -> Said {
    let lines = lines(text, Reader::everybody(), &entry.notice);
    let moderated = matches!(entry.notice.events.first(), Some(Event::Moderated { .. }));
    let told = lines.iter().flat_map(|line| line.parts(str::lines)).skip(usize::from(moderated));
    let mut parts: Vec<Said> = Vec::new();
    for line in told {
        match line.starts_with("> ") {
            true => parts.push(say!(text, "log-reason", reason = line.part(|line| &line[2..]))),
            // A heading needs the line below it.
            false if moderated || parts.last().is_none_or(|part| part.ends_with(':')) => {
                parts.push(line.part(|line| line.strip_prefix("• ").unwrap_or(line)));
            }
            false => {}
        }
    }
    let mut story = Said::default();
    for part in parts {
        let between = match story.chars().next_back() {
            None => "",
            Some(':') => " ",
            Some(_) => " · ",
        };
        if length(&story) + length(between) + length(&part) > LOG_LINE_LIMIT {
            story.push(" …");
            break;
        }
        story.push(between);
        story.push(part);
    }
    if entry.undone {
        story = say!(text, "history-undone", story);
    }
    let who = entry.by.map(Said::of);
    let who = who.unwrap_or_else(|| say!(text, "log-clock"));
    let (numbered, ruling) = numbering(entry);
    say!(text, "log-line", numbered, ruling, at = clock_time(entry.at), who, story)
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PreviewPage {
    pub words: Said,
    pub stories: Range<usize>,
}

/// Returns the stories that would be undone, newest first, on as many pages as needed. Each page leaves room for a
/// question.
pub fn undo_preview(text: &Text, entries: &[HistoryEntry]) -> Vec<PreviewPage> {
    let first = preview_heading(text, entries);
    let empty = |begin| PreviewPage { words: first.clone(), stories: begin..begin };
    let mut pages = vec![empty(0)];
    for (number, entry) in entries.iter().enumerate() {
        let story = whole(text, entry);
        let fits = |page: &PreviewPage, more: &str| length(&page.words) + 1 + length(more) <= PREVIEW_LIMIT;
        // A story that does not fit on any page is split over several.
        if pages.last().is_some_and(|page| !fits(page, &story) && !page.stories.is_empty()) {
            pages.push(empty(number));
        }
        for line in story.parts(str::lines) {
            if pages.last().is_some_and(|page| !fits(page, &line)) {
                pages.push(empty(number));
            }
            if let Some(page) = pages.last_mut() {
                page.words.push("\n");
                page.words.push(line);
                page.stories.end = number + 1;
            }
        }
    }
    pages
}

/// Returns the heading of the preview: what is undone as a whole, and what is drawn again.
fn preview_heading(text: &Text, entries: &[HistoryEntry]) -> Said {
    let events = || entries.iter().flat_map(|entry| &entry.notice.events);
    let mut lines = vec![];
    if events().any(|event| event.in_window() == Some(InWindow::Opens)) {
        lines.push(say!(text, "undo-preview-window"));
    }
    if events().any(Event::is_draw) {
        lines.push(say!(text, "undo-preview-draw"));
    }
    let newest_first = entries.iter().flat_map(|entry| entry.notice.events.iter().rev());
    lines.extend(PhaseAfter::undoing(newest_first).map(|after| phase(text, after)));
    lines.push(say!(text, "undo-preview"));
    Said::in_lines(lines)
}

fn whole(text: &Text, entry: &HistoryEntry) -> Said {
    let story = Said::in_lines(lines(text, Reader::everybody(), &entry.notice));
    placed(text, entry, story)
}

fn told(text: &Text, entry: &HistoryEntry) -> Said {
    let reader = Reader { note_limit: NOTE_SHOWN, ..Reader::everybody() };
    let story = lines(text, reader, &entry.notice);
    let mut story = fit(text, &story, STORY_LIMIT);
    if entry.undone {
        story = say!(text, "history-undone", story);
    }
    placed(text, entry, story)
}

/// Returns whether an entry has a number, and which.
fn numbering(entry: &HistoryEntry) -> (bool, i64) {
    (entry.ruling.is_some(), entry.ruling.unwrap_or_default())
}

/// Adds to a story when it happened and who ordered it.
fn placed(text: &Text, entry: &HistoryEntry, story: Said) -> Said {
    let ago = relative(entry.at);
    let (numbered, ruling) = numbering(entry);
    // Most sentences name the actor; this adds the name if the sentence does not.
    match entry.by.map(Said::of).filter(|by| !story.contains(by.as_str())) {
        Some(who) => say!(text, "history-line-by", numbered, ago, ruling, who, story),
        None => say!(text, "history-line", numbered, ago, ruling, story),
    }
}
