//! Texts of pending offers: proposed relations, and returned cubes.

use super::words;
use crate::discord::render::offer as usual;
use crate::discord::render::tell::{Reader, offers};
use crate::discord::render::words::{asker, who};
use crate::discord::render::{at, mention, relative};
use crate::rules::games::ambassadors::{AMBASSADOR_POINTS, Terms};
use crate::rules::ids::PlayerId;
use crate::rules::{Closing, Offer, Outcome, Reminder, Silence};
use crate::text::Text;
use crate::text::fl;

pub fn made(text: &Text, reader: Reader, offer: &Offer, terms: &Terms) -> String {
    let you = reader.role(offer.from, offer.to);
    let (from, to) = (asker(text, offer), mention(offer.to));
    match terms {
        Terms::Relations { track, .. } => {
            fl!(text, "told-proposed-relations", you = you, from = from, to = to, track = words::track(text, *track))
        }
        Terms::PutBack { came_from } => {
            fl!(text, "told-asked-track", you = you, from = from, to = to, track = words::track(text, *came_from))
        }
    }
}

pub fn matter(text: &Text, terms: &Terms) -> String {
    match terms {
        Terms::Relations { .. } => fl!(text, "matter-relations"),
        Terms::PutBack { .. } => fl!(text, "matter-put-back"),
    }
}

pub fn accepting(text: &Text, terms: &Terms) -> Option<String> {
    match terms {
        Terms::Relations { .. } => Some(fl!(text, "accepting-relations", points = AMBASSADOR_POINTS)),
        Terms::PutBack { .. } => None,
    }
}

pub fn answer_label(text: &Text, terms: &Terms) -> String {
    match terms {
        Terms::Relations { .. } => usual::answer_label(text),
        Terms::PutBack { .. } => fl!(text, "button-choose-track"),
    }
}

pub fn unanswered(text: &Text, closing: &Closing, terms: &Terms) -> String {
    match terms {
        Terms::Relations { .. } => usual::unanswered(text, closing),
        Terms::PutBack { .. } => fl!(text, "outcome-unanswered", at = at(closing.at)),
    }
}

/// Says what happens without an answer. A proposal ends with the action at the latest (E2.9).
pub fn silence(text: &Text, terms: &Terms, silence: Silence) -> String {
    match (terms, silence) {
        (Terms::Relations { .. }, Silence::Wait) => fl!(text, "silence-relations-wait"),
        (Terms::Relations { .. }, _) => fl!(text, "silence-relations"),
        (Terms::PutBack { .. }, Silence::Wait) => fl!(text, "silence-wait"),
        (Terms::PutBack { .. }, _) => fl!(text, "silence-track"),
    }
}

pub fn closed(text: &Text, reader: Reader, offer: &Offer, terms: &Terms, closing: &Closing) -> String {
    match (terms, closing.outcome, closing.by) {
        (Terms::Relations { .. }, Outcome::Lapsed, Some(_)) => fl!(
            text,
            "told-ended-with-action",
            you = reader.role(offer.to, offer.from),
            offer = offer.id.to_string(),
            from = asker(text, offer),
            to = mention(offer.to),
            matter = matter(text, terms)
        ),
        (Terms::Relations { .. }, ..) => offers::usually_closed(text, reader, offer, closing),
        (Terms::PutBack { .. }, outcome, by) => answered(text, reader, offer, outcome, by),
    }
}

fn answered(text: &Text, reader: Reader, offer: &Offer, outcome: Outcome, by: Option<PlayerId>) -> String {
    let (you, id) = (reader.is(offer.to), offer.id.to_string());
    let to = mention(offer.to);
    match outcome {
        Outcome::Accepted => fl!(text, "told-track-chosen", you = you, to = to, offer = id),
        Outcome::Lapsed => fl!(text, "told-track-not-chosen", you = you, to = to, offer = id),
        Outcome::Refused | Outcome::Withdrawn | Outcome::Void | Outcome::Unable => {
            let by = match by {
                Some(by) if reader.player == Some(by) => fl!(text, "you"),
                by => who(text, by),
            };
            fl!(text, "told-track-void", you = you, from = asker(text, offer), to = to, offer = id, by = by)
        }
    }
}

pub fn reminded(text: &Text, reader: Reader, offer: &Offer, terms: &Terms, reminder: Reminder) -> String {
    match terms {
        Terms::Relations { .. } => offers::usually_reminded(text, reader, offer, reminder),
        Terms::PutBack { .. } => still_asked(text, reader, offer, terms, reminder),
    }
}

fn still_asked(text: &Text, reader: Reader, offer: &Offer, terms: &Terms, reminder: Reminder) -> String {
    // Offers without a deadline never get reminders, so the default is never shown.
    let deadline = offer.deadline.unwrap_or(offer.made_at);
    let (you, id) = (reader.role(offer.to, offer.from), offer.id.to_string());
    let to = mention(offer.to);
    let (deadline, left) = (at(deadline), relative(deadline));
    let silence = silence(text, terms, offer.silence);
    match reminder {
        Reminder::HalfTime => {
            fl!(text, "told-half-time-track", you = you, offer = id, to = to, deadline = deadline, left = left)
        }
        Reminder::LastCall => fl!(
            text,
            "told-last-call-track",
            you = you,
            offer = id,
            to = to,
            deadline = deadline,
            left = left,
            silence = silence
        ),
    }
}
