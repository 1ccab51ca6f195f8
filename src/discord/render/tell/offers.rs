use super::Reader;
use crate::discord::games;
use crate::discord::render::{at, mention, relative, words};
use crate::rules::ids::OfferId;
use crate::rules::time::{Span, Time};
use crate::rules::{Answer, Closing, Offer, Outcome, Reminder};
use crate::text::Text;
use crate::text::fl;

pub fn made(text: &Text, reader: Reader, offer: &Offer) -> String {
    games::made(text, reader, offer)
}

pub fn reminded(text: &Text, reader: Reader, offer: &Offer, reminder: Reminder) -> String {
    match offer.deadline {
        Some(_) => games::reminded(text, reader, offer, reminder),
        None => nudged(text, reader, offer),
    }
}

/// Renders the single reminder of an offer without a deadline.
fn nudged(text: &Text, reader: Reader, offer: &Offer) -> String {
    fl!(
        text,
        "told-waits",
        you = reader.role(offer.to, offer.from),
        offer = offer.id.to_string(),
        from = words::asker(text, offer),
        to = mention(offer.to),
        matter = words::matter(text, offer),
        since = at(offer.made_at)
    )
}

pub fn usually_reminded(text: &Text, reader: Reader, offer: &Offer, reminder: Reminder) -> String {
    // Offers without a deadline use `nudged` instead.
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
            left = left
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

/// Confirms a sealed answer. Only the player who gave it reads this.
pub fn answered(text: &Text, reader: Reader, offer: OfferId, answer: &Answer) -> String {
    let (offer, yes) = (offer.to_string(), answer.accepts.to_string());
    let by = answer.by.map(mention).unwrap_or_default();
    let you = reader.role(answer.by, None);
    fl!(text, "told-answered", you = you, by = by, offer = offer, yes = yes)
}

/// Says that an offer got more time, and names its players if they are known. `left` is the time it has after a pause.
pub fn extended(text: &Text, (offer, known): (OfferId, Option<&Offer>), deadline: Time, left: Option<Span>) -> String {
    let offer = match known {
        Some(known) => {
            let (from, to) = (words::asker(text, known), mention(known.to));
            format!("{offer} ({from} → {to})")
        }
        None => offer.to_string(),
    };
    match left {
        Some(left) => fl!(text, "line-extended-paused", offer = offer, left = words::span(text, left)),
        None => fl!(text, "line-extended", offer = offer, deadline = at(deadline), left = relative(deadline)),
    }
}

pub fn closed(text: &Text, reader: Reader, offer: &Offer, closing: &Closing) -> String {
    games::closed(text, reader, offer, closing)
}

/// Renders the default end of an offer. The actor is the player who owed the answer.
pub fn usually_closed(text: &Text, reader: Reader, offer: &Offer, closing: &Closing) -> String {
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
        (Outcome::Unable, _) => match closing.unable {
            Some(_) => told!("told-unable"),
            None => told!("told-without-loss"),
        },
        // It can no longer be carried out (L4.11).
        (Outcome::Void, None) => told!("told-void-impossible"),
        (Outcome::Void, by) => {
            let by = match by {
                Some(by) if reader.player == Some(by) => fl!(text, "you"),
                by => words::who(text, by),
            };
            told!("told-void", by = by)
        }
    }
}

/// Says that an offer has ended, if only its number is known.
pub fn ended(text: &Text, offer: OfferId, closing: &Closing) -> String {
    let outcome = match closing.outcome {
        Outcome::Accepted => "accepted",
        Outcome::Refused => "refused",
        Outcome::Lapsed if closing.by.is_some() => "ended",
        Outcome::Lapsed => "lapsed",
        Outcome::Withdrawn => "withdrawn",
        Outcome::Void => "void",
        Outcome::Unable if closing.unable.is_some() => "unable",
        Outcome::Unable => "without-loss",
    };
    fl!(text, "told-closed", offer = offer.to_string(), outcome = outcome)
}
