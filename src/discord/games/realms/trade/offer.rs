//! The question about a tie: which realm takes the upper row (U5.6).

use crate::discord::game_ui::Question;
use crate::discord::games::realms::words;
use crate::discord::render::tell::Reader;
use crate::discord::render::{at, harmless, mention, relative};
use crate::rules::games::realms::{Pick, State, Tie};
use crate::rules::ids::{OfferId, PlayerId};
use crate::rules::{Closing, Offer, Outcome, Reminder};
use crate::text::Text;
use crate::text::fl;

pub fn made(text: &Text, reader: Reader, offer: &Offer, tie: &Tie) -> String {
    fl!(
        text,
        "told-asked-tie",
        you = reader.is(offer.to),
        to = mention(offer.to),
        players = words::players(text, &tie.players),
        power = tie.power.to_string(),
        node = harmless::name(&tie.node),
        row = tie.row.to_string(),
        ducats = words::ducats(text, tie.ducats),
        below = words::ducats(text, tie.below)
    )
}

pub fn matter(text: &Text, tie: &Tie) -> String {
    let (node, row) = (harmless::name(&tie.node), tie.row.to_string());
    fl!(text, "matter-tie", node = node, row = row)
}

pub fn silence(text: &Text) -> String {
    fl!(text, "silence-tie")
}

pub fn broken(text: &Text) -> String {
    fl!(text, "outcome-tie")
}

pub fn closed(text: &Text, reader: Reader, offer: &Offer, tie: &Tie, closing: &Closing) -> String {
    let answered = closing.outcome == Outcome::Accepted;
    fl!(
        text,
        "told-tie-closed",
        you = reader.is(offer.to),
        to = mention(offer.to),
        answered = words::yes(answered),
        offer = offer.id.to_string(),
        matter = matter(text, tie)
    )
}

pub fn reminded(text: &Text, reader: Reader, offer: &Offer, tie: &Tie, reminder: Reminder) -> String {
    let deadline = offer.deadline.unwrap_or(offer.made_at);
    fl!(
        text,
        "told-tie-reminded",
        you = reader.is(offer.to),
        to = mention(offer.to),
        last = words::yes(reminder == Reminder::LastCall),
        offer = offer.id.to_string(),
        matter = matter(text, tie),
        deadline = at(deadline),
        left = relative(deadline)
    )
}

pub fn must_pick(text: &Text, offer: OfferId) -> String {
    fl!(text, "no-tie-pick", offer = offer.to_string())
}

pub fn question(text: &Text) -> Question {
    Question { words: fl!(text, "question-tie"), title: fl!(text, "question-tie-title"), buttons: true }
}

/// Returns the realm whose player would take the upper row.
pub fn pick_label(state: &State, pick: Pick) -> Option<String> {
    let Pick::Upper(player) = pick;
    Some(state.realm_of(player)?.name.clone())
}

pub fn pick_code(pick: Pick) -> String {
    let Pick::Upper(player) = pick;
    player.to_string()
}

pub fn picked(code: &str) -> Option<Pick> {
    code.parse().ok().map(|id| Pick::Upper(PlayerId(id)))
}
