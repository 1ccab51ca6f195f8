//! The question about a tie: which realm takes the upper row (U5.6).

use crate::game_words::{Picked, Question};
use crate::games::realms::words;
use crate::render::{Reader, at, relative};
use crate::rules::games::realms::{Pick, State, Tie};
use crate::rules::{Closing, Offer, OfferId, Outcome, PlayerId, Reminder};
use crate::text::{Label, Name, Place, Said, Text, Words, label, say, word};

pub fn made(text: &Text, reader: Reader, offer: &Offer, tie: &Tie) -> Said {
    say!(
        text,
        "told-asked-tie",
        you = reader.is(offer.to),
        to = offer.to,
        players = words::players(text, &tie.players),
        power = tie.power,
        node = Name(&tie.node),
        row = tie.row,
        ducats = words::ducats(text, tie.ducats),
        below = words::ducats(text, tie.below)
    )
}

pub fn matter<M: Place>(text: &Text, tie: &Tie) -> Words<M> {
    word!(text, "matter-tie", node = Name(&tie.node), row = tie.row)
}

pub fn closed(text: &Text, reader: Reader, offer: &Offer, tie: &Tie, closing: &Closing) -> Said {
    let answered = closing.outcome == Outcome::Accepted;
    say!(
        text,
        "told-tie-closed",
        you = reader.is(offer.to),
        to = offer.to,
        answered,
        offer = offer.id,
        matter = matter(text, tie)
    )
}

pub fn reminded(text: &Text, reader: Reader, offer: &Offer, tie: &Tie, reminder: Reminder) -> Said {
    let deadline = offer.deadline.unwrap_or(offer.made_at);
    say!(
        text,
        "told-tie-reminded",
        you = reader.is(offer.to),
        to = offer.to,
        last = reminder == Reminder::LastCall,
        offer = offer.id,
        matter = matter(text, tie),
        deadline = at(deadline),
        left = relative(deadline)
    )
}

impl Picked for State {
    fn must_pick(text: &Text, offer: OfferId, _: &[&Pick]) -> Said {
        say!(text, "no-tie-pick", offer)
    }

    fn question(text: &Text, _: OfferId, _: &[&Pick]) -> Question {
        Question { words: say!(text, "question-tie"), title: label!(text, "question-tie-title"), buttons: true }
    }

    /// Returns the realm whose player would take the upper row.
    fn pick_label(_: &Text, state: &State, _: PlayerId, Pick::Upper(player): &Pick) -> Option<Label> {
        Some(Label::of(Name(&state.realm_of(*player)?.name)))
    }

    fn pick_code(Pick::Upper(player): &Pick) -> String {
        player.to_string()
    }

    fn picked(code: &str) -> Option<Pick> {
        code.parse().ok().map(|id| Pick::Upper(PlayerId(id)))
    }
}
