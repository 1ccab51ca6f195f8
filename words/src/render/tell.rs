//! Renders events: a sentence for the act, then a line for each consequence. Public announcements, private answers and
//! the history share these texts; only the reader differs.

mod deals;
mod moderators;
pub mod offers;
pub mod schedule;
pub mod second;
pub mod take_back;

use super::words;
use crate::games;
use crate::render::{at, relative};
use crate::rules::deal::Happened;
use crate::rules::games::Remark;
use crate::rules::ids::{OfferId, PlayerId};
use crate::rules::shuffle::HASH;
use crate::rules::time::Span;
use crate::rules::{DeckPromise, Event, Founding, Import, NOTE_LIMIT, Offer, Outcome};
use crate::text::{Code, Name, Said, Text, say};

pub use offers::made;

/// The reader of a text, and how much of a note they see.
#[derive(Clone, Copy)]
pub struct Reader {
    /// The player addressed as "you", or `None` if everyone reads it.
    pub player: Option<PlayerId>,
    pub note_limit: usize,
}

impl Reader {
    pub fn everybody() -> Reader {
        Reader { player: None, note_limit: NOTE_LIMIT }
    }

    pub fn only(player: PlayerId) -> Reader {
        Reader { player: Some(player), ..Reader::everybody() }
    }

    /// Returns the reader's role in a sentence about two players, as a selector for the texts.
    pub fn role(self, actor: impl Into<Option<PlayerId>>, other: impl Into<Option<PlayerId>>) -> &'static str {
        match self.player {
            Some(reader) if actor.into() == Some(reader) => "actor",
            Some(reader) if other.into() == Some(reader) => "other",
            _ => "none",
        }
    }

    /// Returns whether the reader is this player, as a selector for the texts.
    pub fn is(self, player: PlayerId) -> &'static str {
        self.role(player, player)
    }
}

/// The player whose view is shown, and the person who reads it: a moderator may read the view of a player they act for.
#[derive(Clone, Copy, Debug)]
pub struct Side {
    pub player: PlayerId,
    pub reader: PlayerId,
}

impl Side {
    /// Returns whether the view is the reader's own, as a selector for the texts.
    pub fn you(self) -> bool {
        self.player == self.reader
    }
}

impl From<PlayerId> for Side {
    fn from(player: PlayerId) -> Side {
        Side { player, reader: player }
    }
}

/// Returns the lines about these events. `offers` are the offers that they concern.
pub fn lines(text: &Text, reader: Reader, events: &[Event], offers: &[&Offer]) -> Vec<Said> {
    let mut lines = Vec::new();
    if let Some(Event::Configured { .. }) = events.first() {
        lines.push(say!(text, "told-configured"));
    }
    let accepted = events.iter().any(|event| accepts(event) || carries_out(event));
    let goes_without_saying =
        |event: &Event| matches!(event, Event::Game(event) if accepted && games::is_agreed(event));
    let extended: Vec<OfferId> = events.iter().filter_map(extended).collect();
    for event in events {
        if goes_without_saying(event) {
            continue;
        }
        lines.extend(sentence(text, reader, event, (offers, &extended)));
        lines.extend(words::quote(note(event).as_deref(), reader.note_limit));
    }
    lines.extend(games::summary(text, events));
    lines
}

/// Returns the lines about what a clause of a deal does to figures, besides what the clause itself says.
pub fn figures(text: &Text, reader: Reader, events: &[Event]) -> Vec<Said> {
    let events = events.iter().filter_map(|event| match event {
        Event::Game(event) => games::foreseen(text, reader, event),
        _ => None,
    });
    events.collect()
}

fn carries_out(event: &Event) -> bool {
    matches!(event, Event::Deal(Happened::Clause { .. }))
}

fn accepts(event: &Event) -> bool {
    matches!(event, Event::OfferClosed { closing, .. } if closing.outcome == Outcome::Accepted)
}

fn extended(event: &Event) -> Option<OfferId> {
    if let Event::OfferExtended { offer, .. } = event { Some(*offer) } else { None }
}

fn note(event: &Event) -> Option<String> {
    match event {
        Event::OfferMade(offer) => offer.note.clone(),
        Event::Game(event) => event.note(),
        Event::Reasoned { reason } => Some(reason.clone()),
        Event::SecondAsked(request) => request.matter.reason().map(str::to_owned),
        Event::Scheduled(scheduled) | Event::ScheduleEnded { scheduled, .. } => scheduled.text.clone(),
        _ => None,
    }
}

/// Returns the sentence for an event. `extended` are the offers that get more time together with its own.
fn sentence(text: &Text, reader: Reader, event: &Event, (offers, extended): (&[&Offer], &[OfferId])) -> Option<Said> {
    let about = |id: OfferId| offers.iter().copied().find(|offer| offer.id == id);
    Some(match event {
        Event::Founded(founding) => founded(text, reader, founding),
        Event::Imported(import) => imported(text, import),
        Event::Joined { .. }
        | Event::EntryAsked { .. }
        | Event::SeatAsked { .. }
        | Event::SeatGiven { .. }
        | Event::SeatRequestEnded { .. }
        | Event::Left { .. } => return came(text, reader, event),
        Event::Paused { until: None, .. } => say!(text, "told-paused"),
        Event::Paused { until: Some(until), .. } => {
            say!(text, "told-paused-until", until = at(*until), left = relative(*until))
        }
        Event::PauseEnds { at: end } => say!(text, "told-pause-ends", at = at(*end), left = relative(*end)),
        Event::Resumed { stood_still, .. } => {
            let later = *stood_still >= Span::seconds(1);
            say!(text, "told-resumed", later, span = words::span(text, *stood_still))
        }
        Event::Ended { .. } => say!(text, "told-ended"),
        Event::Configured { setting, .. } => line(&words::setting(text, setting)),
        Event::Moderated { .. }
        | Event::TemplateUsed { .. }
        | Event::Scheduled(_)
        | Event::ScheduleEnded { .. }
        | Event::ActedFor { .. }
        | Event::Undone { .. }
        | Event::SecretsShown { .. }
        | Event::Looked { .. }
        | Event::Erased { .. }
        | Event::Moved { .. }
        | Event::PlaceLost { .. }
        | Event::TakeBackAsked(_)
        | Event::TakeBackAgreed { .. }
        | Event::TakeBackEnded { .. }
        | Event::SecondAsked(_)
        | Event::SecondEnded { .. }
        | Event::Away { .. }
        | Event::ActionCalled { .. }
        | Event::QuietHours { .. } => return moderators::told(text, reader, event),
        // The first one names all of them.
        Event::OfferExtended { offer, .. } if extended.first() != Some(offer) => return None,
        Event::OfferExtended { offer, deadline, answer_within, paused, .. } => {
            let left = paused.then_some(*answer_within);
            line(&offers::extended(text, (extended, about(*offer)), *deadline, left))
        }
        // The event that opened the question group has announced it.
        Event::OfferMade(offer) if offer.terms.row().is_some() => return None,
        Event::OfferMade(offer) => offers::made(text, reader, offer),
        Event::OfferReminded { offer, reminder } => offers::reminded(text, reader, about(*offer)?, *reminder),
        Event::OfferAnswered { offer, answer } => offers::answered(text, reader, *offer, answer),
        // The event that closed the window announces it.
        Event::OfferClosed { closing, .. } if closing.unsealed => return None,
        Event::OfferClosed { offer, closing } => match about(*offer) {
            Some(offer) => offers::closed(text, reader, offer, closing),
            None => offers::ended(text, *offer, closing),
        },
        Event::Deal(happened) => return deals::told(text, reader, happened),
        // A separate message reports what was missed.
        Event::Reasoned { .. } | Event::CallMissed { .. } | Event::CaughtUp { .. } | Event::ActionAwaited { .. } => {
            return None;
        }
        Event::Game(event) => return games::told(text, reader, event),
    })
}

pub fn remarks(text: &Text, reader: Reader, remarks: &[Remark]) -> Vec<Said> {
    games::remarks(text, reader, remarks)
}

fn came(text: &Text, reader: Reader, event: &Event) -> Option<Said> {
    let you = |player: &PlayerId| reader.is(*player);
    match event {
        Event::Joined { player } => Some(say!(text, "told-joined", you = you(player), player)),
        Event::EntryAsked { player } => Some(say!(text, "told-entry-asked", you = you(player), player)),
        Event::SeatAsked { player, seat } => Some(say!(text, "told-seat-asked", you = you(player), player, seat)),
        Event::SeatGiven { player, seat, .. } => {
            Some(line(&say!(text, "told-seat-given", you = you(player), player, seat)))
        }
        Event::SeatRequestEnded { player, seat, refused: true } => {
            Some(line(&say!(text, "told-seat-refused", you = you(player), player, seat)))
        }
        Event::SeatRequestEnded { player, seat, .. } => Some(line(&say!(text, "told-seat-request-over", player, seat))),
        Event::Left { player } => Some(say!(text, "told-left", you = you(player), player)),
        _ => None,
    }
}

fn founded(text: &Text, reader: Reader, founding: &Founding) -> Said {
    let you = founding.by.map_or("none", |by| reader.is(by));
    let name = Name(&founding.name);
    let ruleset = words::ruleset(text, founding.ruleset);
    let about = games::about(text, founding.ruleset);
    match founding.ruleset.goes_by_clock() {
        true => say!(text, "told-founded", you, name, ruleset, about, pace = words::span(text, founding.settings.pace)),
        false => say!(text, "told-founded-board", you, name, ruleset, about),
    }
}

/// Names the file that a campaign was imported from.
fn imported(text: &Text, import: &Import) -> Said {
    let (players, sum) = (import.players, Code(words::short_hash(&import.source.sha256)));
    let source = match &import.source.file {
        Some(file) => line(&say!(text, "told-imported", file = Code(file), players, sum)),
        None => line(&say!(text, "told-imported-erased", players, sum)),
    };
    let promises = import.promises.iter().map(|DeckPromise { deck, promise }| {
        line(&say!(
            text,
            "told-import-shuffled",
            deck = Code(deck),
            hash = HASH,
            promise = Code(words::short_hash(promise))
        ))
    });
    Said::in_lines([source].into_iter().chain(promises))
}

/// Renders a player's act, in the second person if that player reads it.
macro_rules! acted {
    ($text:expr, $reader:expr, $player:expr, $sentence:literal $(, $more:ident $(= $value:expr)?)* $(,)?) => {{
        let (you, player) = ($reader.is($player), $player);
        $crate::text::say!($text, $sentence, you, player $(, $more $(= $value)?)*)
    }};
}
pub(crate) use acted;

/// Announces the end of a turn, and the next player if there is one.
pub fn turn_ended(text: &Text, reader: Reader, player: PlayerId, next: Option<PlayerId>) -> Said {
    match next {
        Some(next) => say!(text, "told-turn-passed", you = reader.role(player, next), player, next),
        None => acted!(text, reader, player, "told-turn-ended"),
    }
}

/// Announces whose turn a moderator made it, or that they ended the turn of `before`.
pub fn turn_set(text: &Text, player: Option<PlayerId>, before: Option<PlayerId>) -> Said {
    match player {
        Some(player) => say!(text, "line-turn-set", player),
        None => say!(text, "line-turn-over", player = words::who(text, before)),
    }
}

pub fn line(consequence: &Said) -> Said {
    say!("• {consequence}")
}
