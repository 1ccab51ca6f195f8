//! The announcement of an undoing: strikes out each act, and lists the consequences of undoing it.

use super::announcement;
use super::card::{MESSAGE_LIMIT, length};
use super::tell::{self, Reader};
use crate::games;
use crate::rules::{Audience, Event, Notice, PhaseAfter, TakenBack};
use crate::text::{Said, Text, say};

const NOTE_SHOWN: usize = 60;
const LISTED: &str = "• ";
const BLOCK: &str = "```";
/// The mark on both sides of text that is struck out.
const STRIKE: &str = "~~";

/// Returns the lines about what was undone, newest first.
pub fn lines(text: &Text, reader: Reader, taken: &[TakenBack]) -> Vec<Said> {
    let told = taken.iter().flat_map(|one| one_act(text, reader, one));
    told.collect()
}

/// Says what an undo makes of a campaign that was paused, resumed or ended meanwhile.
pub fn phase(text: &Text, phase: PhaseAfter) -> Said {
    match phase {
        PhaseAfter::Paused => say!(text, "undone-paused"),
        PhaseAfter::Running => say!(text, "undone-running"),
        PhaseAfter::Open => say!(text, "undone-open"),
    }
}

/// Returns the first line of a private announcement, which does not count what was undone between others.
pub fn head(text: &Text, notice: &Notice) -> Option<Said> {
    let private = matches!(notice.to, Audience::Player(_)) && !notice.taken_back.is_empty();
    match notice.events.first().filter(|_| private) {
        Some(Event::Undone { by, .. }) => Some(say!(text, "told-undone-yours", by)),
        _ => None,
    }
}

fn one_act(text: &Text, reader: Reader, one: &TakenBack) -> Vec<Said> {
    let reader = Reader { note_limit: NOTE_SHOWN, ..reader };
    let offers = one.told.offer.as_ref();
    let stays: Vec<Event> = one.told.events.iter().filter(|event| event.reversed().is_none()).cloned().collect();
    let back: Vec<Event> = one.back().collect();
    let mut struck_out = tell::lines(text, reader, &stays, offers.as_slice());
    if one.remarks.is_empty() {
        struck_out.extend(games::remarks(text, reader, &one.told.remarks));
    }
    let mut lines = struck_out.iter().flat_map(|line| line.parts(str::lines)).collect::<Vec<_>>();
    strike(&mut lines);
    lines.extend(tell::lines(text, reader, &back, offers.as_slice()));
    lines.extend(games::remarks(text, reader, &one.remarks));
    if let Some(first) = lines.first_mut() {
        *first = first.part(|line| line.strip_prefix(LISTED).unwrap_or(line));
        *first = match one.is_numbered {
            true => say!(text, "undone-ruling", ruling = one.number, story = *first),
            false => say!(text, "undone-private", story = *first),
        };
    }
    lines
}

/// Strikes lines out, except in code blocks, which Discord does not support.
fn strike(lines: &mut [Said]) {
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
fn struck(line: &Said) -> Said {
    let mark = [LISTED, "> "].into_iter().find(|mark| line.starts_with(mark));
    let mark = mark.unwrap_or_default();
    let rest = line.part(|line| &line[mark.len()..]);
    match rest.starts_with(STRIKE) && rest.ends_with(STRIKE) {
        true => line.clone(),
        false => say!("{mark}{STRIKE}{rest}{STRIKE}"),
    }
}

/// Strikes out the lines about undone acts in a message about several rulings. Returns `None` if it has no such lines.
/// `undone` are the original announcements of these acts. With `whole`, the message contains nothing else.
///
/// If there is not enough room, only the acts are struck out, and their consequences stay as they are.
pub fn message(text: &Text, content: &str, undone: &[&Notice], whole: bool) -> Option<Said> {
    let content = &Said::read_back(content);
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
    content: &Said,
    (undone, whole): (&[&Notice], bool),
    strike: impl Fn(&mut [Said]),
) -> Option<Said> {
    let mut lines: Vec<Said> = content.parts(str::lines).collect();
    // The last line is the small print.
    let end = lines.len().checked_sub(1).filter(|end| *end > 0)?;
    let mut found = false;
    for notice in undone {
        let story = announcement::story(text, notice);
        let story: Vec<Said> = story.parts(str::lines).collect();
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
    let after = Said::in_lines(lines);
    (after != *content).then_some(after)
}

/// Returns the labels of the buttons that answer a request to take back an act.
pub fn agreement_labels(text: &Text) -> (Said, Said) {
    (say!(text, "button-agree"), say!(text, "button-disagree"))
}
