//! The wording of offers and questions.

use crate::render::tell::{Reader, offers};
use crate::render::{offer, words};
use crate::rules::games::Listed;
use crate::rules::ids::PlayerId;
use crate::rules::{Closing, Offer, Reminder, Silence};
use crate::text::{Place, Said, Text, Words};

/// Words the offers and questions of a game, from the card to its end.
pub trait Offered: Listed {
    /// Whether refusing some offers has a cost, so that campaigns can choose to count silence as a refusal.
    const REFUSING_COSTS: bool;

    /// Renders an offer or a question.
    fn made(text: &Text, reader: Reader, offer: &Offer, terms: &Self::Terms) -> Said;

    /// Describes an offer's subject without player names, for any place.
    fn matter<M: Place>(text: &Text, terms: &Self::Terms) -> Words<M>;

    /// Returns the player who waits for the answer to a question of the game, if it is asked because of their act.
    fn waiting(_terms: &Self::Terms) -> Option<PlayerId> {
        None
    }

    /// Says what accepting does in the current game beyond the offer's own sentence.
    fn accepting(_text: &Text, _game: Option<&Self>, _offer: &Offer, _terms: &Self::Terms) -> Option<Said> {
        None
    }

    /// Returns the giver and the receiver of an accepted offer, if the gift can be returned. The game then has the
    /// wizards `return` and `return-alone`.
    fn gives(_offer: &Offer, _terms: &Self::Terms) -> Option<(PlayerId, PlayerId)> {
        None
    }

    /// Says what refusing costs in the current game, if it costs anything.
    fn refusing(text: &Text, game: Option<&Self>, offer: &Offer, terms: &Self::Terms) -> Option<Said>;

    /// Returns whether an event changes the text of a pending offer. `game` is the state after it.
    fn rewords(_game: &Self, _event: &Self::Event, _offer: &Offer, _terms: &Self::Terms) -> bool {
        false
    }

    fn answer_label(text: &Text, _terms: &Self::Terms) -> Said {
        offer::answer_label(text)
    }

    fn refuse_label(text: &Text, _terms: &Self::Terms) -> Said {
        offer::usual_refuse_label(text)
    }

    /// Says what happens without an answer.
    fn silence(text: &Text, _terms: &Self::Terms, silence: Silence) -> Said {
        words::usual_silence(text, silence)
    }

    /// Describes the outcome of an unanswered question, as a line of its card.
    fn unanswered(text: &Text, closing: &Closing, _terms: &Self::Terms) -> Said {
        offer::unanswered(text, closing)
    }

    /// Says why a pending offer lapsed through an act of `by`, as a line of its card.
    fn overtaken(text: &Text, _terms: &Self::Terms, _by: PlayerId) -> Said {
        offer::ended_with_action(text)
    }

    /// Announces the end of an offer.
    fn closed(text: &Text, reader: Reader, offer: &Offer, _terms: &Self::Terms, closing: &Closing) -> Said {
        offers::usually_closed(text, reader, offer, closing)
    }

    /// Renders the reminder of a pending offer.
    fn reminded(text: &Text, reader: Reader, offer: &Offer, _terms: &Self::Terms, reminder: Reminder) -> Said {
        offers::usually_reminded(text, reader, offer, reminder)
    }

    /// Returns a private hint for the player who made an offer.
    fn hint(_text: &Text, _game: Option<&Self>, _terms: &Self::Terms) -> Option<Said> {
        None
    }

    /// Says that no offer is pending, and which commands make one.
    fn no_offers(text: &Text) -> Said;
}
