//! The wording of events.

use crate::render::tell::Reader;
use crate::rules::games::Listed;
use crate::rules::ids::PlayerId;
use crate::text::{Said, Text};

/// Words the events of a game, for the table and for the player who caused them.
pub trait Told: Listed {
    /// Renders an event as a sentence and its consequence as a line. Returns `None` if another event already says it.
    fn told(text: &Text, reader: Reader, event: &Self::Event) -> Option<Said>;

    /// Returns whether an event only carries out an accepted offer, so that the acceptance already reports it.
    fn is_agreed(_event: &Self::Event) -> bool {
        false
    }

    /// Says what an event of a clause would do to the reader's figures, before they sign a deal (D4.1).
    fn foreseen(text: &Text, reader: Reader, event: &Self::Event) -> Option<Said> {
        if Self::is_agreed(event) { None } else { Self::told(text, reader, event) }
    }

    /// The wizard that shows the whole promises of shuffles, in games with decks.
    const PROMISES: Option<&'static str> = None;

    /// Returns the wizard that shows in full what an event announces in short.
    fn shown_in_full(_event: &Self::Event) -> Option<&'static str> {
        None
    }

    /// Returns lines that summarize all these events. They follow the lines about each event.
    fn summary(_text: &Text, _events: &[&Self::Event]) -> Vec<Said> {
        Vec::new()
    }

    /// Returns a line for each remark, or for several that belong together.
    fn remarks(text: &Text, reader: Reader, remarks: &[&Self::Remark]) -> Vec<Said>;

    /// Describes what a player has left after public events of their own order, in phrases that start with the figure.
    fn left(_text: &Text, _game: &Self, _by: PlayerId, _events: &[&Self::Event]) -> Vec<Said> {
        Vec::new()
    }

    /// Returns whether the player who caused an event need not read about it again, although its announcement hides a
    /// part: they know that part, or [`left`](Told::left) says it.
    fn is_known_to_actor(_event: &Self::Event) -> bool {
        false
    }

    /// Returns a hint for a player whose own order caused an event.
    fn advice(_text: &Text, _by: PlayerId, _event: &Self::Event) -> Option<Said> {
        None
    }
}
