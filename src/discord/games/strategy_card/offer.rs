//! Questions: which pool a token comes from, whether to use the secondary ability, and where tokens go.

use crate::discord::render::tell::Reader;
use crate::discord::render::words::who;
use crate::discord::render::{at, harmless, mention, relative};
use crate::rules::games::strategy_card::Terms;
use crate::rules::{Closing, Offer, Outcome, Reminder, Silence};
use crate::text::Text;
use crate::text::fl;

pub fn made(text: &Text, reader: Reader, offer: &Offer, terms: &Terms) -> String {
    let (you, to) = (reader.is(offer.to), mention(offer.to));
    match terms {
        Terms::Token { system } => {
            let system = harmless::name(system);
            fl!(text, "told-asked-pool", you = you, to = to, system = system)
        }
        Terms::Secondary { .. } => fl!(text, "told-asked-secondary", you = you, to = to),
        Terms::Gain { count } => fl!(text, "told-asked-gain", you = you, to = to, count = count),
    }
}

pub fn matter(text: &Text, terms: &Terms, named: &dyn Fn(&str) -> String) -> String {
    match terms {
        Terms::Token { system } => fl!(text, "matter-token", system = named(system)),
        Terms::Secondary { .. } => fl!(text, "matter-secondary"),
        Terms::Gain { count } => fl!(text, "matter-gain", count = count),
    }
}

pub fn answer_label(text: &Text, terms: &Terms) -> String {
    match terms {
        Terms::Token { .. } => fl!(text, "button-choose-pool"),
        Terms::Secondary { .. } => fl!(text, "button-ready-planets"),
        Terms::Gain { .. } => fl!(text, "button-choose-pools"),
    }
}

/// Says what happens without an answer (T2.3, T3.3, T4.4).
pub fn silence(text: &Text, terms: &Terms, silence: Silence) -> String {
    match (terms, silence) {
        (Terms::Token { .. } | Terms::Secondary { .. }, Silence::Wait) => {
            fl!(text, "silence-wait")
        }
        (Terms::Gain { .. }, Silence::Wait) => fl!(text, "silence-gain-wait"),
        (Terms::Token { .. }, Silence::Refuse | Silence::Lapse) => fl!(text, "silence-pool"),
        (Terms::Secondary { .. }, Silence::Refuse | Silence::Lapse) => fl!(text, "silence-passes"),
        (Terms::Gain { .. }, Silence::Refuse | Silence::Lapse) => fl!(text, "silence-gain"),
    }
}

pub fn unanswered(text: &Text, closing: &Closing, terms: &Terms) -> String {
    let at = at(closing.at);
    match terms {
        Terms::Token { .. } => fl!(text, "outcome-pool", at = at),
        Terms::Secondary { .. } => fl!(text, "outcome-passed", at = at),
        Terms::Gain { .. } => fl!(text, "outcome-gain", at = at),
    }
}

pub fn closed(text: &Text, reader: Reader, offer: &Offer, terms: &Terms, closing: &Closing) -> String {
    let (you, to) = (reader.is(offer.to), mention(offer.to));
    let matter = matter(text, terms, &harmless::name);
    let offer = offer.id.to_string();
    match (closing.outcome, terms) {
        (Outcome::Accepted, _) => {
            fl!(text, "told-card-answered", you = you, to = to, offer = offer, matter = matter)
        }
        (Outcome::Refused, Terms::Secondary { .. }) if closing.by.is_some() => {
            fl!(text, "told-passed", you = you, to = to, offer = offer)
        }
        // The lines that follow give the consequences of not answering.
        (Outcome::Lapsed | Outcome::Refused, _) => {
            // Either the deadline or the start of a phase ended it.
            let until = if closing.by.is_some() { "phase" } else { "deadline" };
            fl!(text, "told-card-unanswered", you = you, to = to, offer = offer, until = until, matter = matter)
        }
        (Outcome::Void | Outcome::Withdrawn | Outcome::Unable, _) => {
            let by = who(text, closing.by);
            let by = closing.by.map(|_| by).unwrap_or_default();
            let undone = if closing.by.is_some() { "yes" } else { "no" };
            fl!(text, "told-card-void", to = to, offer = offer, matter = matter, undone = undone, by = by)
        }
    }
}

pub fn reminded(text: &Text, reader: Reader, offer: &Offer, terms: &Terms, reminder: Reminder) -> String {
    // Questions without a deadline never get reminders, so the default is never shown.
    let deadline = offer.deadline.unwrap_or(offer.made_at);
    let (you, to) = (reader.is(offer.to), mention(offer.to));
    let last = match reminder {
        Reminder::HalfTime => "no",
        Reminder::LastCall => "yes",
    };
    fl!(
        text,
        "told-card-reminded",
        you = you,
        to = to,
        last = last,
        offer = offer.id.to_string(),
        matter = matter(text, terms, &harmless::name),
        deadline = at(deadline),
        left = relative(deadline),
        silence = silence(text, terms, offer.silence)
    )
}

/// Returns the question's name in the export.
pub fn named(terms: &Terms) -> &'static str {
    match terms {
        Terms::Token { .. } => "token",
        Terms::Secondary { .. } => "secondary",
        Terms::Gain { .. } => "gain",
    }
}
