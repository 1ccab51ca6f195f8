//! Questions: which pool a token comes from, whether to use the secondary ability, and where tokens go.

use crate::game_words::{Offered, without};
use crate::render::{Reader, at, relative, who};
use crate::rules::games::strategy_card::{State, Terms};
use crate::rules::{Closing, Offer, Outcome, Reminder, Silence};
use crate::text::{Markdown, Name, Place, Said, Text, Words, say, word};

impl Offered for State {
    without!(costs_of_refusing);

    fn made(text: &Text, reader: Reader, offer: &Offer, terms: &Terms) -> Said {
        let (you, to) = (reader.is(offer.to), offer.to);
        match terms {
            Terms::Token { system } => say!(text, "told-asked-pool", you, to, system = Name(system)),
            Terms::Secondary { .. } => say!(text, "told-asked-secondary", you, to),
            Terms::Gain { count } => say!(text, "told-asked-gain", you, to, count),
        }
    }

    fn matter<M: Place>(text: &Text, terms: &Terms) -> Words<M> {
        match terms {
            Terms::Token { system } => word!(text, "matter-token", system = Name(system)),
            Terms::Secondary { .. } => word!(text, "matter-secondary"),
            Terms::Gain { count } => word!(text, "matter-gain", count),
        }
    }

    fn answer_label(text: &Text, terms: &Terms) -> Said {
        match terms {
            Terms::Token { .. } => say!(text, "button-choose-pool"),
            Terms::Secondary { .. } => say!(text, "button-ready-planets"),
            Terms::Gain { .. } => say!(text, "button-choose-pools"),
        }
    }

    /// Says what happens without an answer (T2.3, T3.3, T4.4).
    fn silence(text: &Text, terms: &Terms, silence: Silence) -> Said {
        match (terms, silence) {
            (Terms::Token { .. } | Terms::Secondary { .. }, Silence::Wait) => say!(text, "silence-wait"),
            (Terms::Gain { .. }, Silence::Wait) => say!(text, "silence-gain-wait"),
            (Terms::Token { .. }, Silence::Refuse | Silence::Lapse) => say!(text, "silence-pool"),
            (Terms::Secondary { .. }, Silence::Refuse | Silence::Lapse) => say!(text, "silence-passes"),
            (Terms::Gain { .. }, Silence::Refuse | Silence::Lapse) => say!(text, "silence-gain"),
        }
    }

    fn unanswered(text: &Text, closing: &Closing, terms: &Terms) -> Said {
        let at = at(closing.at);
        match terms {
            Terms::Token { .. } => say!(text, "outcome-pool", at),
            Terms::Secondary { .. } => say!(text, "outcome-passed", at),
            Terms::Gain { .. } => say!(text, "outcome-gain", at),
        }
    }

    fn closed(text: &Text, reader: Reader, offer: &Offer, terms: &Terms, closing: &Closing) -> Said {
        let (you, to) = (reader.is(offer.to), offer.to);
        let matter = State::matter::<Markdown>(text, terms);
        let offer = offer.id;
        match (closing.outcome, terms) {
            (Outcome::Accepted, _) => say!(text, "told-card-answered", you, to, offer, matter),
            (Outcome::Refused, Terms::Secondary { .. }) if closing.by.is_some() => {
                say!(text, "told-passed", you, to, offer)
            }
            // The lines that follow give the consequences of not answering.
            (Outcome::Lapsed | Outcome::Refused, _) => {
                // Either the deadline or the start of a phase ended it.
                let until = if closing.by.is_some() { "phase" } else { "deadline" };
                say!(text, "told-card-unanswered", you, to, offer, until, matter)
            }
            (Outcome::Void | Outcome::Withdrawn | Outcome::Unable | Outcome::Settled, _) => {
                let by = who(text, closing.by);
                let undone = closing.by.is_some();
                say!(text, "told-card-void", to, offer, matter, undone, by = closing.by.map(|_| by).unwrap_or_default())
            }
        }
    }

    fn reminded(text: &Text, reader: Reader, offer: &Offer, terms: &Terms, reminder: Reminder) -> Said {
        // Questions without a deadline never get reminders, so the default is never shown.
        let deadline = offer.deadline.unwrap_or(offer.made_at);
        say!(
            text,
            "told-card-reminded",
            you = reader.is(offer.to),
            to = offer.to,
            last = reminder == Reminder::LastCall,
            offer = offer.id,
            matter = State::matter::<Markdown>(text, terms),
            deadline = at(deadline),
            left = relative(deadline),
            silence = State::silence(text, terms, offer.silence)
        )
    }

    fn no_offers(text: &Text) -> Said {
        say!(text, "offers-none-strategy-card")
    }
}
