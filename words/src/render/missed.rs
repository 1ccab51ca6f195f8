//! The private summary of what a player missed during an absence or quiet hours.

use super::announcement::story;
use super::card::{MESSAGE_LIMIT, fit};
use super::tell::line;
use super::{at, offers};
use crate::rules::ids::{OfferId, PlayerId};
use crate::rules::time::Time;
use crate::rules::{Campaign, Notice, Offer};
use crate::text::{Fits, Label, Name, Plain, Said, Text, label, say};

/// The room for the news, and again for the pending offers. The text around them and the small print need the rest.
const ROOM: usize = (MESSAGE_LIMIT - 400) / 2;

/// Lists what would have pinged a player since a time, and the offers that wait for their answer.
pub fn caught_up(
    text: &Text,
    campaign: &Campaign,
    player: PlayerId,
    since: Time,
    (stories, waiting): (&[Notice], &[&Offer]),
) -> Said {
    let name = Name(&campaign.name);
    let mut told = vec![say!(text, "in-campaign", campaign = name), say!(text, "caught-up", since = at(since))];
    let happened: Vec<Said> = stories.iter().map(|one| story(text, one)).collect();
    match (happened.is_empty(), waiting.is_empty()) {
        (true, true) => told.push(say!(text, "caught-up-nothing")),
        (true, false) => {}
        (false, _) => told.push(fit(text, &happened, ROOM)),
    }
    if !waiting.is_empty() {
        let line = |offer: &&Offer| line(&offers::line(text, player.into(), campaign, offer));
        let waiting: Vec<Said> = waiting.iter().map(line).collect();
        told.push(say!(text, "caught-up-waiting"));
        told.push(fit(text, &waiting, ROOM));
    }
    Said::in_lines(told)
}

/// Numbers a button's label if several offers have buttons in one message.
pub fn numbered_label(text: &Text, label: impl Fits<Plain>, offer: OfferId) -> Label {
    label!(text, "button-numbered", label, offer)
}
