//! What the table, or one player in private, is told of what happened.

use super::card::{MESSAGE_LIMIT, fit, length};
use super::harmless;
use super::tell::{self, Reader};
use crate::rules::ids::PlayerId;
use crate::rules::{Audience, Notice};
use crate::text::Text;
use i18n_embed_fl::fl;

/// A message that tells one or several notices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Announcement {
    pub content: String,
    /// The players whom it may call; whoever else it names is not disturbed.
    pub mentions: Vec<PlayerId>,
}

/// Returns one notice as sentences: what was done, and a line for each thing that followed from it.
pub fn story(text: &Text, notice: &Notice) -> String {
    let reader = match notice.to {
        Audience::Table => Reader::everybody(),
        Audience::Player(player) => Reader::only(player),
    };
    lines(text, reader, notice).join("\n")
}

pub(super) fn lines(text: &Text, reader: Reader, notice: &Notice) -> Vec<String> {
    let mut lines = tell::lines(
        text,
        reader,
        &notice.events,
        notice.offer.as_ref().as_slice(),
    );
    lines.extend(tell::remarks(text, reader, &notice.remarks));
    lines
}

/// Returns the message that tells these notices together. In private, where the channel does not tell which campaign it is
/// about, `campaign` names it.
pub fn announcement(text: &Text, campaign: Option<&str>, notices: &[Notice]) -> Announcement {
    let mut mentions: Vec<PlayerId> = Vec::new();
    for player in notices.iter().flat_map(|notice| &notice.calls) {
        if !mentions.contains(player) {
            mentions.push(*player);
        }
    }
    Announcement {
        content: fit(text, &told(text, campaign, notices), MESSAGE_LIMIT),
        mentions,
    }
}

/// Returns whether these notices fit in one message with nothing left out.
pub fn fits(text: &Text, campaign: Option<&str>, notices: &[Notice]) -> bool {
    length(&told(text, campaign, notices).join("\n")) <= MESSAGE_LIMIT
}

fn told(text: &Text, campaign: Option<&str>, notices: &[Notice]) -> Vec<String> {
    let place = campaign.map(|name| {
        let name = harmless::name(name);
        fl!(text, "in-campaign", campaign = name)
    });
    let stories = notices.iter().map(|notice| story(text, notice));
    place.into_iter().chain(stories).collect()
}
