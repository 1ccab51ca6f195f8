use super::Reader;
use crate::games;
use crate::render::{at, relative, words};
use crate::rules::ids::OfferId;
use crate::rules::time::{Span, Time};
use crate::rules::{Answer, Closing, Offer, Outcome, Reminder};
use crate::text::{Said, Text, say};

pub fn made(text: &Text, reader: Reader, offer: &Offer) -> Said {
    games::made(text, reader, offer)
}

pub fn reminded(text: &Text, reader: Reader, offer: &Offer, reminder: Reminder) -> Said {
    match offer.deadline {
        Some(_) => games::reminded(text, reader, offer, reminder),
        None => nudged(text, reader, offer),
    }
}

/// Renders the single reminder of an offer without a deadline.
fn nudged(text: &Text, reader: Reader, offer: &Offer) -> Said {
    say!(
        text,
        "told-waits",
        you = reader.role(offer.to, offer.from),
        offer = offer.id,
        from = words::asker(text, offer),
        to = offer.to,
        matter = words::matter(text, offer),
        since = at(offer.made_at)
    )
}

pub fn usually_reminded(text: &Text, reader: Reader, offer: &Offer, reminder: Reminder) -> Said {
    // Offers without a deadline use `nudged` instead.
    let deadline = offer.deadline.unwrap_or(offer.made_at);
    let you = reader.role(offer.to, offer.from);
    let (from, to) = (words::asker(text, offer), offer.to);
    let (id, matter) = (offer.id, words::matter(text, offer));
    let (deadline, left) = (at(deadline), relative(deadline));
    let silence = words::silence(text, offer);
    match reminder {
        Reminder::HalfTime => say!(text, "told-half-time", you, offer = id, from, to, matter, deadline, left),
        Reminder::LastCall => say!(text, "told-last-call", you, offer = id, from, to, matter, deadline, left, silence),
    }
}

/// Confirms a sealed answer. Only the player who gave it reads this.
pub fn answered(text: &Text, reader: Reader, offer: OfferId, answer: &Answer) -> Said {
    let yes = answer.accepts;
    let by = answer.by.map(Said::of).unwrap_or_default();
    let you = reader.role(answer.by, None);
    say!(text, "told-answered", you, by, offer, yes)
}

/// Says that offers got more time together. A single one, if it is known, is named with its players. `left` is the time
/// that they have after a pause.
pub fn extended(
    text: &Text,
    (offers, known): (&[OfferId], Option<&Offer>),
    deadline: Time,
    left: Option<Span>,
) -> Said {
    let count = offers.len();
    let offers = match (offers, known) {
        ([offer], Some(known)) => {
            let (from, to) = (words::asker(text, known), known.to);
            say!("{offer} ({from} → {to})")
        }
        _ => words::list(text, offers),
    };
    match left {
        Some(left) => say!(text, "line-extended-paused", count, offers, left = words::span(text, left)),
        None => say!(text, "line-extended", count, offers, deadline = at(deadline), left = relative(deadline)),
    }
}

pub fn closed(text: &Text, reader: Reader, offer: &Offer, closing: &Closing) -> Said {
    games::closed(text, reader, offer, closing)
}

/// Renders the default end of an offer. The actor is the player who owed the answer.
pub fn usually_closed(text: &Text, reader: Reader, offer: &Offer, closing: &Closing) -> Said {
    let you = reader.role(offer.to, offer.from);
    let (from, to) = (words::asker(text, offer), offer.to);
    let (id, matter) = (offer.id, words::matter(text, offer));
    macro_rules! told {
        ($sentence:literal $(, $more:ident $(= $value:expr)?)*) => {
            say!(
                text,
                $sentence,
                you,
                offer = id,
                from,
                to,
                matter
                $(, $more $(= $value)?)*
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
        (Outcome::Settled, _) => told!("told-settled"),
        // It can no longer be carried out (L4.11).
        (Outcome::Void, None) => told!("told-void-impossible"),
        (Outcome::Void, by) => {
            let by = match by {
                Some(by) if reader.player == Some(by) => say!(text, "you"),
                by => words::who(text, by),
            };
            told!("told-void", by)
        }
    }
}

/// Says that an offer has ended, if only its number is known.
pub fn ended(text: &Text, offer: OfferId, closing: &Closing) -> Said {
    let outcome = match closing.outcome {
        Outcome::Accepted => "accepted",
        Outcome::Refused => "refused",
        Outcome::Lapsed if closing.by.is_some() => "ended",
        Outcome::Lapsed => "lapsed",
        Outcome::Withdrawn => "withdrawn",
        Outcome::Void => "void",
        Outcome::Unable if closing.unable.is_some() => "unable",
        Outcome::Unable => "without-loss",
        Outcome::Settled => "settled",
    };
    say!(text, "told-closed", offer, outcome)
}
