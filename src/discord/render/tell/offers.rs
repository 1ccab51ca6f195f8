//! The sentences that tell of offers.

use super::Reader;
use crate::discord::games::{ambassadors, leverage};
use crate::discord::render::{at, mention, relative, words};
use crate::rules::ids::OfferId;
use crate::rules::{Closing, Offer, Outcome, Reminder, Terms};
use crate::text::Text;
use i18n_embed_fl::fl;

/// Returns the sentence by which an offer is made.
pub fn made(text: &Text, reader: Reader, offer: &Offer) -> String {
    match &offer.terms {
        Terms::Leverage(terms) => leverage::made(text, reader, offer, terms),
        Terms::Ambassadors(terms) => ambassadors::made(text, reader, offer, terms),
    }
}

pub fn reminded(text: &Text, reader: Reader, offer: &Offer, reminder: Reminder) -> String {
    let particular = match &offer.terms {
        Terms::Leverage(_) => None,
        Terms::Ambassadors(terms) => ambassadors::reminded(text, reader, offer, terms, reminder),
    };
    if let Some(sentence) = particular {
        return sentence;
    }
    // What has no deadline has no reminders either.
    let deadline = offer.deadline.unwrap_or(offer.made_at);
    let you = reader.role(offer.to, offer.from);
    let (from, to) = (words::asker(text, offer), mention(offer.to));
    let (id, matter) = (offer.id.to_string(), words::matter(text, offer));
    let (deadline, left) = (at(deadline), relative(deadline));
    let silence = words::silence(text, offer);
    match reminder {
        Reminder::HalfTime => fl!(
            text,
            "told-half-time",
            you = you,
            offer = id,
            from = from,
            to = to,
            matter = matter,
            deadline = deadline,
            left = left,
            silence = silence
        ),
        Reminder::LastCall => fl!(
            text,
            "told-last-call",
            you = you,
            offer = id,
            from = from,
            to = to,
            matter = matter,
            deadline = deadline,
            left = left,
            silence = silence
        ),
    }
}

/// Returns the sentence by which an offer ends. The actor is whoever owed the answer.
pub fn closed(text: &Text, reader: Reader, offer: &Offer, closing: &Closing) -> String {
    let particular = match &offer.terms {
        Terms::Leverage(_) => None,
        Terms::Ambassadors(terms) => ambassadors::closed(text, reader, offer, terms, closing),
    };
    particular.unwrap_or_else(|| usually(text, reader, offer, closing))
}

fn usually(text: &Text, reader: Reader, offer: &Offer, closing: &Closing) -> String {
    let you = reader.role(offer.to, offer.from);
    let (from, to) = (words::asker(text, offer), mention(offer.to));
    let (id, matter) = (offer.id.to_string(), words::matter(text, offer));
    macro_rules! told {
        ($sentence:literal $(, $more:ident = $value:expr)*) => {
            fl!(
                text,
                $sentence,
                you = you,
                offer = id,
                from = from,
                to = to,
                matter = matter
                $(, $more = $value)*
            )
        };
    }
    match (closing.outcome, closing.by) {
        (Outcome::Accepted, _) => told!("told-accepted"),
        (Outcome::Refused, Some(_)) => told!("told-refused"),
        (Outcome::Refused, None) => told!("told-silent"),
        (Outcome::Lapsed, _) => told!("told-lapsed"),
        (Outcome::Withdrawn, _) => told!("told-withdrawn"),
        (Outcome::Void, by) => {
            let by = match by {
                Some(by) if reader.player == Some(by) => fl!(text, "you"),
                by => words::who(text, by),
            };
            told!("told-void", by = by)
        }
    }
}

/// Returns that an offer has ended, where all that is known of it is its number.
pub fn ended(text: &Text, offer: OfferId, closing: &Closing) -> String {
    let outcome = match closing.outcome {
        Outcome::Accepted => "accepted",
        Outcome::Refused => "refused",
        Outcome::Lapsed if closing.by.is_some() => "ended",
        Outcome::Lapsed => "lapsed",
        Outcome::Withdrawn => "withdrawn",
        Outcome::Void => "void",
    };
    fl!(
        text,
        "told-closed",
        offer = offer.to_string(),
        outcome = outcome
    )
}
