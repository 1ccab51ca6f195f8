//! The announcement of an undoing: strikes out each act, and lists the consequences of undoing it.

use super::announcement;
use super::card::{MESSAGE_LIMIT, length};
use super::tell::{self, Reader};
use crate::discord::games;
use crate::rules::{Audience, Event, Notice, TakenBack};
use crate::text::Text;
use crate::text::fl;

const NOTE_SHOWN: usize = 60;
const LISTED: &str = "• ";
const BLOCK: &str = "```";
/// The mark on both sides of text that is struck out.
const STRIKE: &str = "~~";

/// Returns the lines about what was undone, newest first.
pub fn lines(text: &Text, reader: Reader, taken: &[TakenBack]) -> Vec<String> {
    let told = taken.iter().flat_map(|one| one_act(text, reader, one));
    told.collect()
}

/// Returns the first line of a private announcement, which does not count what was undone between others.
pub fn head(text: &Text, notice: &Notice) -> Option<String> {
    let private = matches!(notice.to, Audience::Player(_)) && !notice.taken_back.is_empty();
    match notice.events.first().filter(|_| private) {
        Some(Event::Undone { by, .. }) => {
            let by = super::mention(*by);
            Some(fl!(text, "told-undone-yours", by = by))
        }
        _ => None,
    }
}

fn one_act(text: &Text, reader: Reader, one: &TakenBack) -> Vec<String> {
    let reader = Reader { note_limit: NOTE_SHOWN, ..reader };
    let offers = one.told.offer.as_ref();
    let stays: Vec<Event> = one.told.events.iter().filter(|event| event.reversed().is_none()).cloned().collect();
    let back: Vec<Event> = one.back().collect();
    let mut struck_out = tell::lines(text, reader, &stays, offers.as_slice());
    if one.remarks.is_empty() {
        struck_out.extend(games::remarks(text, reader, &one.told.remarks));
    }
    let mut lines = struck_out.iter().flat_map(|line| line.lines()).map(str::to_owned).collect::<Vec<String>>();
    strike(&mut lines);
    lines.extend(tell::lines(text, reader, &back, offers.as_slice()));
    lines.extend(games::remarks(text, reader, &one.remarks));
    if let Some(first) = lines.first_mut() {
        if let Some(bare) = first.strip_prefix(LISTED) {
            *first = bare.to_owned();
        }
        *first = match one.is_numbered {
            true => {
                let ruling = one.number.to_string();
                fl!(text, "undone-ruling", ruling = ruling, story = first.clone())
            }
            false => fl!(text, "undone-private", story = first.clone()),
        };
    }
    lines
}

/// Strikes lines out, except in code blocks, which Discord does not support.
fn strike(lines: &mut [String]) {
    let mut in_block = false;
    for line in lines {
        if line.starts_with(BLOCK) {
            in_block = !in_block;
        } else if !in_block {
            *line = struck(line);
        }
    }
}

/// Strikes a line out, except the mark at its start that makes it a quotation or a list item.
fn struck(line: &str) -> String {
    let mark = [LISTED, "> "].into_iter().find(|mark| line.starts_with(mark));
    let mark = mark.unwrap_or_default();
    let rest = &line[mark.len()..];
    match rest.starts_with(STRIKE) && rest.ends_with(STRIKE) {
        true => line.to_owned(),
        false => format!("{mark}{STRIKE}{rest}{STRIKE}"),
    }
}

/// Strikes out the lines about undone acts in a message about several rulings. Returns `None` if it has no such lines.
/// `undone` are the original announcements of these acts. With `whole`, the message contains nothing else.
///
/// If there is not enough room, only the acts are struck out, and their consequences stay as they are.
pub fn message(text: &Text, content: &str, undone: &[&Notice], whole: bool) -> Option<String> {
    let all = struck_in(text, content, (undone, whole), strike)?;
    if length(&all) <= MESSAGE_LIMIT {
        return Some(all);
    }
    struck_in(text, content, (undone, whole), |lines| {
        strike(&mut lines[..1]);
    })
}

fn struck_in(
    text: &Text,
    content: &str,
    (undone, whole): (&[&Notice], bool),
    strike: impl Fn(&mut [String]),
) -> Option<String> {
    let mut lines: Vec<String> = content.lines().map(str::to_owned).collect();
    // The last line is the small print.
    let end = lines.len().checked_sub(1).filter(|end| *end > 0)?;
    let mut found = false;
    for notice in undone {
        let story = announcement::story(text, notice);
        let story: Vec<&str> = story.lines().collect();
        if story.is_empty() {
            continue;
        }
        let places = 0..end.saturating_sub(story.len() - 1);
        for place in places {
            let run = &mut lines[place..place + story.len()];
            if run.iter().eq(story.iter()) {
                strike(run);
                found = true;
                break;
            }
        }
    }
    if !found && whole {
        strike(&mut lines[..end]);
    }
    let after = lines.join("\n");
    (after != content).then_some(after)
}

/// Returns the labels of the buttons that answer a request to take back an act.
pub fn agreement_labels(text: &Text) -> (String, String) {
    (fl!(text, "button-agree"), fl!(text, "button-disagree"))
}
