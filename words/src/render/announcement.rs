//! Announcements to the table, or privately to one player.

use super::card::{MESSAGE_LIMIT, length};
use super::tell::{self, Reader};
use super::undone;
use super::words::{list, matter};
use crate::rules::ids::{CampaignId, PlayerId};
use crate::rules::{Audience, Event, Notice, Offer};
use crate::text::{Name, PartCode, Said, Text, say};
use chancery_journal::Reference;
use std::collections::BTreeSet;

/// The most characters of a message's content. The small print needs the rest.
const ROOM: usize = MESSAGE_LIMIT - 200;
const MESSAGES: usize = 5;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Announcement {
    pub content: Said,
    /// The players that it may ping. Other players it mentions are not notified.
    pub mentions: Vec<PlayerId>,
}

/// Returns one notice as sentences: the act, and a line for each consequence.
pub fn story(text: &Text, notice: &Notice) -> Said {
    let reader = match notice.to {
        Audience::Table => Reader::everybody(),
        Audience::Player(player) => Reader::only(player),
    };
    Said::in_lines(lines(text, reader, notice))
}

/// Names the moderator who carried out a notice's act for a player, if one did.
pub fn acted_for(text: &Text, notice: &Notice) -> Option<Said> {
    let reader = match notice.to {
        Audience::Table => Reader::everybody(),
        Audience::Player(player) => Reader::only(player),
    };
    let acted_for = notice.events.first().filter(|_| notice.acted_for().is_some())?;
    tell::lines(text, reader, std::slice::from_ref(acted_for), &[]).pop()
}

pub(super) fn lines(text: &Text, reader: Reader, notice: &Notice) -> Vec<Said> {
    let mut lines = match undone::head(text, notice) {
        Some(head) => vec![head],
        None => tell::lines(text, reader, &notice.events, notice.offer.as_ref().as_slice()),
    };
    if let Some(offer) = asked_again(notice) {
        let players = list(text, notice.calls.iter().copied());
        lines.insert(0, say!(text, "told-asked-again", players, matter = matter(text, offer)));
    }
    lines.extend(tell::remarks(text, reader, &notice.remarks));
    lines.extend(notice.phase.map(|phase| undone::phase(text, phase)));
    lines.extend(undone::lines(text, reader, &notice.taken_back));
    lines
}

/// Returns the question group that a notice asks again because it came along from another campaign (H2.5).
pub fn asked_again(notice: &Notice) -> Option<&Offer> {
    match notice.act() {
        Some(Event::OfferMade(offer)) if notice.to == Audience::Table && offer.terms.row().is_some() => Some(offer),
        _ => None,
    }
}

/// Combines these notices into one announcement. In private, the channel does not identify the campaign, so `campaign`
/// names it.
pub fn announcement(text: &Text, campaign: Option<&str>, notices: &[Notice]) -> Announcement {
    let mut mentions: Vec<PlayerId> = Vec::new();
    for player in notices.iter().flat_map(|notice| &notice.calls) {
        if !mentions.contains(player) {
            mentions.push(*player);
        }
    }
    Announcement { content: Said::in_lines(told(text, campaign, notices)), mentions }
}

/// Returns how many of these notices, from the first on, fit into one message uncut. At least one: a single notice that
/// is too long is cut.
pub fn fitting(text: &Text, campaign: Option<&str>, notices: &[Notice]) -> usize {
    let mut used = head(text, campaign).map_or(0, |head| length(&head) + 1);
    let fitting = notices.iter().take_while(|notice| {
        used += length(&story(text, notice));
        let fits = used <= ROOM;
        used += 1;
        fits
    });
    fitting.count().max(1)
}

impl Announcement {
    /// Splits the announcement into as few messages as possible, each with room for its small print. If the maximum is
    /// not enough, keeps the beginning and the end, and says how much was left out. No player is pinged twice.
    pub fn messages(self, text: &Text) -> Vec<Announcement> {
        let lines: Vec<Said> = self.content.parts(str::lines).flat_map(|line| short(&line)).collect();
        let mut called = self.mentions;
        let mut messages = Vec::new();
        for content in cut(text, &lines) {
            let (here, later) = called.into_iter().partition(|player| content.contains(Said::of(player).as_str()));
            called = later;
            messages.push(Announcement { content, mentions: here });
        }
        messages
    }
}

/// Returns the small print that identifies a message: its rulings as numbered in the history, and its part if the
/// message was split. The first number is complete (`42.2` is the second announcement of ruling 42), so no other
/// message of the campaign to the same place begins with it. What has no number of its own has a short code instead.
pub fn small_print(text: &Text, campaign: CampaignId, of: &[Reference], message: (usize, usize)) -> Said {
    let rulings = rulings(of, |part| Said::of(PartCode(part)));
    printed(say!(text, "small-print", rulings, campaign), message)
}

/// Returns the small print of older versions, which old messages still have.
pub fn small_prints_of_before(
    text: &Text,
    campaign: CampaignId,
    of: &[Reference],
    message: (usize, usize),
) -> [Said; 2] {
    let count = of.iter().map(|reference| reference.seq).collect::<BTreeSet<_>>().len();
    let rulings = rulings(of, Said::of);
    let print = printed(say!(text, "small-print-long", count, rulings, campaign), message);
    let oldest = say!(text, "small-print-before", campaign);
    let campaign = Said::of(campaign);
    let oldest = match print.ends_with(campaign.as_str()) {
        true => say!("{}{oldest}", print.part(|print| &print[..print.len() - campaign.len()])),
        false => print.clone(),
    };
    [print, oldest]
}

fn rulings(of: &[Reference], code: impl Fn(i64) -> Said) -> Said {
    let mut rulings: Vec<Said> = Vec::new();
    for reference in of {
        let mut ruling = Said::of(reference.seq);
        if rulings.is_empty() && reference.part > 1 {
            ruling = say!("{ruling}.{}", code(reference.part));
        }
        if !rulings.contains(&ruling) {
            rulings.push(ruling);
        }
    }
    Said::joined(rulings, ", ")
}

fn printed(print: Said, (number, count): (usize, usize)) -> Said {
    match count {
        1 => say!("-# {print}"),
        _ => say!("-# {print} ({number}/{count})"),
    }
}

fn told(text: &Text, campaign: Option<&str>, notices: &[Notice]) -> Vec<Said> {
    let stories = notices.iter().map(|notice| story(text, notice));
    head(text, campaign).into_iter().chain(stories).collect()
}

fn head(text: &Text, campaign: Option<&str>) -> Option<Said> {
    let name = Name(campaign?);
    Some(say!(text, "in-campaign", campaign = name))
}

/// Distributes lines over the allowed number of messages. Leaves out as few as possible, from before the last line.
fn cut(text: &Text, lines: &[Said]) -> Vec<Said> {
    let whole = spread(lines);
    let Some((last, before)) = lines.split_last().filter(|_| whole.len() > MESSAGES) else {
        return whole;
    };
    let mut shortened = (1..before.len()).rev().map(|kept| {
        let left_out = before.len() - kept;
        let more = say!(text, "and-more-between", count = left_out);
        let kept = before[..kept].iter().chain([&more, last]);
        spread(&kept.cloned().collect::<Vec<_>>())
    });
    shortened.find(|messages| messages.len() <= MESSAGES).unwrap_or(whole)
}

fn spread(lines: &[Said]) -> Vec<Said> {
    let mut messages: Vec<Said> = Vec::new();
    for line in lines {
        match messages.last_mut() {
            Some(message) if length(message) + 1 + length(line) <= ROOM => {
                message.push("\n");
                message.push(line);
            }
            _ => messages.push(line.clone()),
        }
    }
    messages
}

/// Splits a line into pieces that fit into a message, between words if possible.
fn short(line: &Said) -> Vec<Said> {
    let mut pieces = vec![Said::default()];
    for word in line.parts(|line| line.split_inclusive(' ')) {
        let mut word = word;
        while let Some(piece) = pieces.last_mut() {
            if length(piece) + length(&word) <= ROOM {
                piece.push(word);
                break;
            }
            if piece.is_empty() {
                let end = word.char_indices().nth(ROOM).map_or(word.len(), |(at, _)| at);
                piece.push(word.part(|word| &word[..end]));
                word = word.part(|word| &word[end..]);
            }
            pieces.push(Said::default());
        }
    }
    pieces
}
