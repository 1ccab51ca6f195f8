//! Texts of pending offers: proposed relations, and returned cubes.

use super::words;
use crate::game_words::{Offered, without};
use crate::render::tell::offers;
use crate::render::words::asker;
use crate::render::{Reader, at, offer as usual, relative, who};
use crate::rules::games::ambassadors::{AMBASSADOR_POINTS, State, Terms};
use crate::rules::{Closing, Offer, Outcome, PlayerId, Reminder, Silence};
use crate::text::{Place, Said, Text, Words, say, word};

impl Offered for State {
    without!(costs_of_refusing);

    fn made(text: &Text, reader: Reader, offer: &Offer, terms: &Terms) -> Said {
        let you = reader.role(offer.from, offer.to);
        let (from, to) = (asker(text, offer), offer.to);
        match terms {
            Terms::Relations { track, .. } => {
                say!(text, "told-proposed-relations", you, from, to, track = words::track(text, *track))
            }
            Terms::PutBack { came_from } => {
                say!(text, "told-asked-track", you, from, to, track = words::track(text, *came_from))
            }
        }
    }

    fn matter<M: Place>(text: &Text, terms: &Terms) -> Words<M> {
        match terms {
            Terms::Relations { .. } => word!(text, "matter-relations"),
            Terms::PutBack { .. } => word!(text, "matter-put-back"),
        }
    }

    fn accepting(text: &Text, _: Option<&State>, _: &Offer, terms: &Terms) -> Option<Said> {
        match terms {
            Terms::Relations { .. } => Some(say!(text, "accepting-relations", points = AMBASSADOR_POINTS)),
            Terms::PutBack { .. } => None,
        }
    }

    fn answer_label(text: &Text, terms: &Terms) -> Said {
        match terms {
            Terms::Relations { .. } => usual::answer_label(text),
            Terms::PutBack { .. } => say!(text, "button-choose-track"),
        }
    }

    /// Says what happens without an answer. A proposal ends with the action at the latest (E2.9).
    fn silence(text: &Text, terms: &Terms, silence: Silence) -> Said {
        match (terms, silence) {
            (Terms::Relations { .. }, Silence::Wait) => say!(text, "silence-relations-wait"),
            (Terms::Relations { .. }, _) => say!(text, "silence-relations"),
            (Terms::PutBack { .. }, Silence::Wait) => say!(text, "silence-wait"),
            (Terms::PutBack { .. }, _) => say!(text, "silence-track"),
        }
    }

    fn unanswered(text: &Text, closing: &Closing, terms: &Terms) -> Said {
        match terms {
            Terms::Relations { .. } => usual::unanswered(text, closing),
            Terms::PutBack { .. } => say!(text, "outcome-unanswered", at = at(closing.at)),
        }
    }

    fn closed(text: &Text, reader: Reader, offer: &Offer, terms: &Terms, closing: &Closing) -> Said {
        match (terms, closing.outcome, closing.by) {
            (Terms::Relations { .. }, Outcome::Lapsed, Some(_)) => say!(
                text,
                "told-ended-with-action",
                you = reader.role(offer.to, offer.from),
                offer = offer.id,
                from = asker(text, offer),
                to = offer.to,
                matter = State::matter(text, terms)
            ),
            (Terms::Relations { .. }, ..) => offers::usually_closed(text, reader, offer, closing),
            (Terms::PutBack { .. }, outcome, by) => answered(text, reader, offer, outcome, by),
        }
    }

    fn reminded(text: &Text, reader: Reader, offer: &Offer, terms: &Terms, reminder: Reminder) -> Said {
        match terms {
            Terms::Relations { .. } => offers::usually_reminded(text, reader, offer, reminder),
            Terms::PutBack { .. } => still_asked(text, reader, offer, terms, reminder),
        }
    }

    fn no_offers(text: &Text) -> Said {
        say!(text, "offers-none-relations")
    }
}

fn answered(text: &Text, reader: Reader, offer: &Offer, outcome: Outcome, by: Option<PlayerId>) -> Said {
    let (you, id) = (reader.is(offer.to), offer.id);
    let to = offer.to;
    match outcome {
        Outcome::Accepted => say!(text, "told-track-chosen", you, to, offer = id),
        Outcome::Lapsed => say!(text, "told-track-not-chosen", you, to, offer = id),
        Outcome::Refused | Outcome::Withdrawn | Outcome::Void | Outcome::Unable | Outcome::Settled => {
            let by = match by {
                Some(by) if reader.player == Some(by) => say!(text, "you"),
                by => who(text, by),
            };
            say!(text, "told-track-void", you, from = asker(text, offer), to, offer = id, by)
        }
    }
}

fn still_asked(text: &Text, reader: Reader, offer: &Offer, terms: &Terms, reminder: Reminder) -> Said {
    // Offers without a deadline never get reminders, so the default is never shown.
    let deadline = offer.deadline.unwrap_or(offer.made_at);
    let (you, id) = (reader.role(offer.to, offer.from), offer.id);
    let to = offer.to;
    let (deadline, left) = (at(deadline), relative(deadline));
    let silence = State::silence(text, terms, offer.silence);
    match reminder {
        Reminder::HalfTime => say!(text, "told-half-time-track", you, offer = id, to, deadline, left),
        Reminder::LastCall => say!(text, "told-last-call-track", you, offer = id, to, deadline, left, silence),
    }
}
