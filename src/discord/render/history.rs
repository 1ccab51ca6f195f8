use super::announcement::lines;
use super::card::{BODY_LIMIT, Card, MESSAGE_LIMIT, fit, length};
use super::tell::Reader;
use super::{at, harmless, mention, relative};
use crate::rules::ids::PlayerId;
use crate::rules::ruleset::InWindow;
use crate::rules::time::Time;
use crate::rules::{Event, Notice};
use crate::text::Text;
use crate::text::fl;
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
    /// The entry's number, which is also in its announcement.
    pub ruling: i64,
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
    let name = harmless::name(campaign);
    let title = fl!(text, "history-title", name = name);
    let about = about.map(|about| match about {
        Narrowed::About(player) => fl!(text, "history-about", player = mention(player)),
        Narrowed::Between(player) => fl!(text, "history-between", player = mention(player)),
    });
    let told = entries.iter().map(|entry| told(text, entry));
    let mut lines: Vec<_> = about.into_iter().chain(told).collect();
    if entries.is_empty() {
        lines.push(fl!(text, "history-none"));
    }
    Card::new(title, fit(text, &lines, BODY_LIMIT))
}

/// Returns one page of the moderators' log: everything, with who did it and when. A moderator's reason is shown in
/// full.
pub fn mod_log(text: &Text, campaign: &str, entries: &[HistoryEntry]) -> Card {
    let name = harmless::name(campaign);
    let title = fl!(text, "log-title", name = name);
    if entries.is_empty() {
        return Card::new(title, fl!(text, "history-none"));
    }
    let logged = |entry: &HistoryEntry| {
        let story = lines(text, Reader::everybody(), &entry.notice);
        let mut story = fit(text, &story, STORY_LIMIT);
        if entry.undone {
            story = fl!(text, "history-undone", story = story);
        }
        let who = entry.by.map(mention);
        let who = who.unwrap_or_else(|| fl!(text, "log-clock"));
        fl!(text, "log-line", ruling = entry.ruling.to_string(), at = at(entry.at), who = who, story = story)
    };
    let logged: Vec<String> = entries.iter().map(logged).collect();
    Card::new(title, fit(text, &logged, BODY_LIMIT))
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PreviewPage {
    pub words: String,
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
        for line in story.lines() {
            if pages.last().is_some_and(|page| !fits(page, line)) {
                pages.push(empty(number));
            }
            if let Some(page) = pages.last_mut() {
                page.words.push('\n');
                page.words.push_str(line);
                page.stories.end = number + 1;
            }
        }
    }
    pages
}

/// Returns the heading of the preview: what is undone as a whole, and what is drawn again.
fn preview_heading(text: &Text, entries: &[HistoryEntry]) -> String {
    let events = || entries.iter().flat_map(|entry| &entry.notice.events);
    let mut lines = vec![];
    if events().any(|event| event.in_window() == Some(InWindow::Opens)) {
        lines.push(fl!(text, "undo-preview-window"));
    }
    if events().any(Event::is_draw) {
        lines.push(fl!(text, "undo-preview-draw"));
    }
    lines.push(fl!(text, "undo-preview"));
    lines.join("\n")
}

fn whole(text: &Text, entry: &HistoryEntry) -> String {
    let story = lines(text, Reader::everybody(), &entry.notice).join("\n");
    placed(text, entry, story)
}

fn told(text: &Text, entry: &HistoryEntry) -> String {
    let reader = Reader { note_limit: NOTE_SHOWN, ..Reader::everybody() };
    let story = lines(text, reader, &entry.notice);
    let mut story = fit(text, &story, STORY_LIMIT);
    if entry.undone {
        story = fl!(text, "history-undone", story = story);
    }
    placed(text, entry, story)
}

/// Adds to a story when it happened and who ordered it.
fn placed(text: &Text, entry: &HistoryEntry, story: String) -> String {
    let (ago, ruling) = (relative(entry.at), entry.ruling.to_string());
    // Most sentences name the actor; this adds the name if the sentence does not.
    match entry.by.map(mention).filter(|by| !story.contains(by)) {
        Some(who) => fl!(text, "history-line-by", ago = ago, ruling = ruling, who = who, story = story),
        None => fl!(text, "history-line", ago = ago, ruling = ruling, story = story),
    }
}
