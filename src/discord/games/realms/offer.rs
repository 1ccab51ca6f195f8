//! Questions, such as whether a player counters a covert action (U6.2). Until the window closes, every text about them
//! is the same for all players asked.

use super::{covert, trade};
use crate::discord::render::tell::Reader;
use crate::discord::render::{at, mention, relative, words};
use crate::rules::games::realms::{Deed, Terms};
use crate::rules::ids::PlayerId;
use crate::rules::{Closing, Offer, Outcome, Reminder, Silence};
use crate::text::Text;
use crate::text::fl;

pub fn made(text: &Text, reader: Reader, offer: &Offer, terms: &Terms) -> String {
    if let Terms::Tie(tie) = terms {
        return trade::made(text, reader, offer, tie);
    }
    let (you, to) = (reader.is(offer.to), mention(offer.to));
    let act = act(text, terms);
    fl!(text, "told-asked-counter", you = you, to = to, act = act)
}

/// Describes the act that could be countered: an action, or a counter to it (U6.6).
pub fn act(text: &Text, terms: &Terms) -> String {
    match terms {
        Terms::Counter { by, deed, counter_of, .. } => of(text, (*by, deed), *counter_of),
        Terms::Tie(tie) => trade::matter(text, tie),
    }
}

/// Describes a player's covert action, or another player's counter to it.
pub fn of(text: &Text, (by, deed): (PlayerId, &Deed), counter: Option<PlayerId>) -> String {
    let deed = covert::deed(text, deed);
    match counter {
        None => fl!(text, "act-action", player = mention(by), deed = deed),
        Some(counter) => fl!(text, "act-counter", player = mention(counter), deed = deed),
    }
}

pub fn matter(text: &Text, terms: &Terms) -> String {
    let (deed, counter_of) = match terms {
        Terms::Counter { deed, counter_of, .. } => (deed, counter_of),
        Terms::Tie(tie) => return trade::matter(text, tie),
    };
    let deed = covert::deed(text, deed);
    match counter_of {
        None => fl!(text, "matter-counter", deed = deed),
        Some(_) => fl!(text, "matter-counter-counter", deed = deed),
    }
}

/// Says what happens without an answer (U6.2).
pub fn silence(text: &Text, terms: &Terms, silence: Silence) -> String {
    match (terms, silence) {
        (Terms::Counter { .. }, _) => fl!(text, "silence-counter"),
        (Terms::Tie(_), Silence::Wait) => words::usual_silence(text, silence),
        (Terms::Tie(_), Silence::Refuse | Silence::Lapse) => trade::silence(text),
    }
}

pub fn closed(text: &Text, reader: Reader, offer: &Offer, terms: &Terms, closing: &Closing) -> String {
    if let Terms::Tie(tie) = terms {
        return trade::closed(text, reader, offer, tie, closing);
    }
    let (you, to) = (reader.is(offer.to), mention(offer.to));
    let (id, matter) = (offer.id.to_string(), matter(text, terms));
    match closing.outcome {
        Outcome::Accepted => {
            fl!(text, "told-counter-yes", you = you, to = to, offer = id, matter = matter)
        }
        Outcome::Refused => {
            fl!(text, "told-counter-no", you = you, to = to, offer = id, matter = matter)
        }
        Outcome::Lapsed => {
            fl!(text, "told-counter-lapsed", you = you, to = to, offer = id, matter = matter)
        }
        Outcome::Void | Outcome::Withdrawn | Outcome::Unable => {
            fl!(text, "told-counter-void", offer = id, matter = matter)
        }
    }
}

pub fn reminded(text: &Text, reader: Reader, offer: &Offer, terms: &Terms, reminder: Reminder) -> String {
    if let Terms::Tie(tie) = terms {
        return trade::reminded(text, reader, offer, tie, reminder);
    }
    // Questions without a deadline never get reminders, so the default is never shown.
    let deadline = offer.deadline.unwrap_or(offer.made_at);
    let last = match reminder {
        Reminder::HalfTime => "no",
        Reminder::LastCall => "yes",
    };
    fl!(
        text,
        "told-counter-reminded",
        you = reader.is(offer.to),
        to = mention(offer.to),
        last = last,
        offer = offer.id.to_string(),
        matter = matter(text, terms),
        deadline = at(deadline),
        left = relative(deadline)
    )
}

/// Returns the question's name in the export.
pub fn named(terms: &Terms) -> &'static str {
    match terms {
        Terms::Counter { .. } => "counter",
        Terms::Tie(_) => "tie",
    }
}
