//! Questions, such as whether a player counters a covert action (U6.2). Until the window closes, every text about them
//! is the same for all players asked.

use super::{covert, trade};
use crate::game_words::Offered;
use crate::render::{Reader, at, relative, words};
use crate::rules::games::realms::{Deed, State, Terms};
use crate::rules::{Closing, Offer, Outcome, PlayerId, Reminder, Silence};
use crate::text::{Place, Said, Text, Words, say, word};

impl Offered for State {
    const REFUSING_COSTS: bool = false;

    fn made(text: &Text, reader: Reader, offer: &Offer, terms: &Terms) -> Said {
        if let Terms::Tie(tie) = terms {
            return trade::made(text, reader, offer, tie);
        }
        let act = act(text, reader, terms);
        say!(text, "told-asked-counter", you = reader.is(offer.to), to = offer.to, act)
    }

    /// Returns the player whose act may be countered.
    fn waiting(terms: &Terms) -> Option<PlayerId> {
        match terms {
            Terms::Counter { by, counter_of, .. } => Some(counter_of.unwrap_or(*by)),
            Terms::Tie(_) => None,
        }
    }

    fn matter<M: Place>(text: &Text, terms: &Terms) -> Words<M> {
        let (deed, counter_of) = match terms {
            Terms::Counter { deed, counter_of, .. } => (deed, counter_of),
            Terms::Tie(tie) => return trade::matter(text, tie),
        };
        let deed = covert::deed(text, deed);
        match counter_of {
            None => word!(text, "matter-counter", deed),
            Some(_) => word!(text, "matter-counter-counter", deed),
        }
    }

    fn accepting(text: &Text, _: Option<&State>, _: &Offer, terms: &Terms) -> Option<Said> {
        match terms {
            Terms::Counter { .. } => Some(say!(text, "accepting-counter")),
            Terms::Tie(_) => None,
        }
    }

    fn refusing(text: &Text, _: Option<&State>, offer: &Offer, terms: &Terms) -> Option<Said> {
        match terms {
            Terms::Counter { counter_of: None, .. } => Some(say!(text, "refusing-counter")),
            // The actor is asked about a counter to their own action, others about a counter to theirs.
            Terms::Counter { counter_of: Some(by), by: actor, .. } => {
                let own = *actor == offer.to;
                Some(say!(text, "refusing-counter-counter", own, player = by))
            }
            Terms::Tie(_) => None,
        }
    }

    fn answer_label(text: &Text, terms: &Terms) -> Said {
        match terms {
            Terms::Counter { .. } => say!(text, "button-counter"),
            Terms::Tie(_) => say!(text, "button-break-tie"),
        }
    }

    fn refuse_label(text: &Text, _: &Terms) -> Said {
        say!(text, "button-let-pass")
    }

    /// Says what happens without an answer (U6.2).
    fn silence(text: &Text, terms: &Terms, silence: Silence) -> Said {
        match (terms, silence) {
            (Terms::Counter { .. }, _) => say!(text, "silence-counter"),
            (Terms::Tie(_), Silence::Wait) => words::usual_silence(text, silence),
            (Terms::Tie(_), Silence::Refuse | Silence::Lapse) => say!(text, "silence-tie"),
        }
    }

    fn unanswered(text: &Text, closing: &Closing, terms: &Terms) -> Said {
        match terms {
            Terms::Counter { .. } => say!(text, "outcome-counter", at = at(closing.at)),
            Terms::Tie(_) => say!(text, "outcome-tie"),
        }
    }

    fn closed(text: &Text, reader: Reader, offer: &Offer, terms: &Terms, closing: &Closing) -> Said {
        if let Terms::Tie(tie) = terms {
            return trade::closed(text, reader, offer, tie, closing);
        }
        let (you, to) = (reader.is(offer.to), offer.to);
        let (id, matter) = (offer.id, State::matter(text, terms));
        match closing.outcome {
            Outcome::Accepted => say!(text, "told-counter-yes", you, to, offer = id, matter),
            Outcome::Refused => say!(text, "told-counter-no", you, to, offer = id, matter),
            Outcome::Lapsed => say!(text, "told-counter-lapsed", you, to, offer = id, matter),
            Outcome::Void | Outcome::Withdrawn | Outcome::Unable | Outcome::Settled => {
                say!(text, "told-counter-void", offer = id, matter)
            }
        }
    }

    fn reminded(text: &Text, reader: Reader, offer: &Offer, terms: &Terms, reminder: Reminder) -> Said {
        if let Terms::Tie(tie) = terms {
            return trade::reminded(text, reader, offer, tie, reminder);
        }
        // Questions without a deadline never get reminders, so the default is never shown.
        let deadline = offer.deadline.unwrap_or(offer.made_at);
        say!(
            text,
            "told-counter-reminded",
            you = reader.is(offer.to),
            to = offer.to,
            last = reminder == Reminder::LastCall,
            offer = offer.id,
            matter = State::matter(text, terms),
            deadline = at(deadline),
            left = relative(deadline)
        )
    }

    fn no_offers(text: &Text) -> Said {
        say!(text, "offers-none-realms")
    }
}

/// Describes the act that could be countered: an action, or a counter to it (U6.6).
pub fn act(text: &Text, reader: Reader, terms: &Terms) -> Said {
    match terms {
        Terms::Counter { by, deed, counter_of, .. } => of(text, reader, (*by, deed), *counter_of),
        Terms::Tie(tie) => trade::matter(text, tie),
    }
}

/// Describes a player's covert action, or another player's counter to it.
pub fn of(text: &Text, reader: Reader, (by, deed): (PlayerId, &Deed), counter: Option<PlayerId>) -> Said {
    let (player, deed) = (counter.unwrap_or(by), covert::deed(text, deed));
    let you = reader.is(player);
    match counter {
        None => say!(text, "act-action", you, player, deed),
        Some(_) => say!(text, "act-counter", you, player, deed),
    }
}
