//! The sentences that tell of offers.

use super::Reader;
use crate::discord::render::{ambassadors, at, harmless, mention, relative, words};
use crate::rules::ids::OfferId;
use crate::rules::leverage::{self, Favour};
use crate::rules::{Closing, Offer, Outcome, Reminder, Terms};
use crate::text::Text;
use i18n_embed_fl::fl;

/// Returns the sentence by which an offer is made.
pub fn made(text: &Text, reader: Reader, offer: &Offer) -> String {
    let you = reader.role(offer.from, offer.to);
    let (from, to) = (mention(offer.from), mention(offer.to));
    let terms = match &offer.terms {
        Terms::Leverage(terms) => terms,
        Terms::Ambassadors(terms) => return ambassadors::made(text, reader, offer, terms),
    };
    match terms {
        leverage::Terms::Favour { favour, .. } => asked(text, you, favour, (from, to)),
        leverage::Terms::Access { access } => {
            let access = words::access(text, *access);
            fl!(
                text,
                "told-offered-access",
                you = you,
                from = from,
                to = to,
                access = access
            )
        }
        leverage::Terms::Reset { amount } => {
            let amount = format!("{amount:+}");
            fl!(
                text,
                "told-proposed-reset",
                you = you,
                from = from,
                to = to,
                amount = amount
            )
        }
    }
}

fn asked(text: &Text, you: &'static str, favour: &Favour, (from, to): (String, String)) -> String {
    match favour {
        Favour::Money { amount } => fl!(
            text,
            "told-asked-money",
            you = you,
            from = from,
            to = to,
            amount = amount.to_string()
        ),
        Favour::Access { access } => fl!(
            text,
            "told-asked-access",
            you = you,
            from = from,
            to = to,
            access = words::access(text, *access)
        ),
        Favour::MilitaryAid { place, minutes } => fl!(
            text,
            "told-asked-aid",
            you = you,
            from = from,
            to = to,
            place = harmless::name(place),
            minutes = words::game_minutes(text, *minutes)
        ),
        Favour::System { system } => fl!(
            text,
            "told-asked-system",
            you = you,
            from = from,
            to = to,
            system = harmless::name(system)
        ),
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
    let (from, to) = (mention(offer.from), mention(offer.to));
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
    let (from, to) = (mention(offer.from), mention(offer.to));
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
