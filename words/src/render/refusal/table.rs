//! The table's own refusals, for any game.

use crate::render::tell::Reader;
use crate::render::words::list;
use crate::render::{at, relative, words};
use crate::rules::ids::{OfferId, PlayerId};
use crate::rules::table::Refusal;
use crate::rules::time::Span;
use crate::rules::{Answer, Closing, Outcome};
use crate::text::{Name, Said, Text, Typed, say};

pub fn refusal(text: &Text, refusal: &Refusal, by: PlayerId) -> Said {
    match refusal {
        Refusal::NameEmpty => say!(text, "no-name-empty"),
        Refusal::NameTooLong { length, most } => say!(text, "no-name-too-long", length, most),
        Refusal::NameTaken { name } => say!(text, "no-name-taken", name = Name(name)),
        Refusal::NoSuchPlace { place } => say!(text, "no-such-place", place = Name(place)),
        Refusal::NoteTooLong { length, most } => say!(text, "no-note-too-long", length, most),
        Refusal::SpanOutOfRange { value, least, most } => span(text, *value, *least, *most),
        Refusal::NoLanguage { tag } => no_language(text, tag),
        Refusal::QuietHoursOutOfRange { hour } => say!(text, "no-quiet-hours", hour),
        Refusal::QuietHoursEmpty { hour } => say!(text, "no-quiet-hours-empty", hour),
        Refusal::NotAway => say!(text, "no-not-away"),
        Refusal::NotInCampaign { player } => never_joined(text, *player, by),
        Refusal::HasLeft { player } => {
            let you = Reader::only(by).is(*player);
            say!(text, "no-has-left", you, player)
        }
        Refusal::AlreadyPlays => say!(text, "no-already-plays"),
        Refusal::PlaysAlready { player } => say!(text, "no-plays-already", player),
        Refusal::EntryClosed => say!(text, "no-entry-closed"),
        Refusal::EntryAsked => say!(text, "no-entry-asked"),
        Refusal::EntryNotAsked { player } => say!(text, "no-entry-not-asked", player),
        Refusal::NoEmptySeat { seat } => say!(text, "no-empty-seat", seat),
        Refusal::HasSeat { player } => {
            let you = Reader::only(by).is(*player);
            say!(text, "no-has-seat", you, player)
        }
        Refusal::SeatAsked => say!(text, "no-seat-asked"),
        Refusal::SeatNotAsked { player, seat } => say!(text, "no-seat-not-asked", player, seat),
        Refusal::Paused { since } => {
            let (since, ago) = (at(*since), relative(*since));
            say!(text, "no-paused", since, ago)
        }
        Refusal::NotPaused => say!(text, "no-not-paused"),
        Refusal::NotInFuture { at: past } => say!(text, "no-not-in-future", at = at(*past)),
        Refusal::PauseTooLong { latest, most } => {
            say!(text, "no-pause-too-long", latest = at(*latest), most = words::span(text, *most))
        }
        Refusal::CountOutOfRange { value, least, most } => say!(text, "no-number", value, least, most),
        Refusal::ExtendedEnough { offer, most } => say!(text, "no-extended-enough", offer, most = i64::from(*most)),
        Refusal::ScheduledTooFar { latest } => say!(text, "no-scheduled-too-far", latest = at(*latest)),
        Refusal::ScheduleFull { most } => say!(text, "no-schedule-full", most),
        Refusal::NotScheduled { number } => say!(text, "no-not-scheduled", number),
        Refusal::NothingToAnnounce => say!(text, "no-nothing-to-announce"),
        Refusal::PlayHasBegun => say!(text, "no-play-has-begun"),
        Refusal::PlayedThere => say!(text, "no-played-there"),
        Refusal::Ended { at: end } => say!(text, "no-ended", at = at(*end), ago = relative(*end)),
        Refusal::Oneself => say!(text, "no-oneself"),
        Refusal::UnknownOffer { offer } => say!(text, "no-unknown-offer", offer),
        Refusal::OfferClosed { offer, closing } => offer_closed(text, *offer, *closing, by),
        Refusal::AnswerSealed { offer, answer } => sealed(text, *offer, answer),
        Refusal::NotYoursToAnswer { offer, to } => say!(text, "no-not-yours-to-answer", offer, to),
        Refusal::NotYoursToWithdraw { offer, from } => match from.map(Said::of) {
            Some(from) => say!(text, "no-not-yours-to-withdraw", offer, from),
            None => say!(text, "no-game-offer-stays", offer),
        },
        Refusal::TooSoon { player, asks, until } => {
            let (until, left) = (at(*until), relative(*until));
            say!(text, "no-too-soon", count = asks, player, until, left)
        }
        Refusal::MustBeAnswered { offer } => say!(text, "no-must-be-answered", offer),
        Refusal::ModeratorsOnly => say!(text, "no-moderators-only"),
        Refusal::SamePlayer => say!(text, "no-same-player"),
        Refusal::NothingToChange => say!(text, "no-nothing-to-change"),
        Refusal::NoDeadline { offer } => say!(text, "no-deadline", offer),
        Refusal::NothingToUndo => say!(text, "no-nothing-to-undo"),
        Refusal::ShownToAll { number, steps } => say!(text, "no-shown-to-all", ruling = number, steps),
        Refusal::NotYoursToTakeBack => say!(text, "no-not-yours-to-take-back"),
        Refusal::TakeBackAsked { until } => {
            let (until, left) = (at(*until), relative(*until));
            say!(text, "no-take-back-asked", until, left)
        }
        Refusal::AnswerFinal { offer } => say!(text, "no-answer-final", offer),
        Refusal::TakeBackAnswered => say!(text, "no-take-back-answered"),
        Refusal::TakeBackOver => say!(text, "no-take-back-over"),
        Refusal::SecondAsked { until } => {
            say!(text, "no-second-asked", until = at(*until), left = relative(*until))
        }
        Refusal::SecondNotPrivate => say!(text, "no-second-private"),
        Refusal::SecondNotYours { by: asker } => {
            let you = Reader::only(by).is(*asker);
            say!(text, "no-second-not-yours", you, by = asker)
        }
        Refusal::NotAskedToAgree { by: asker } => {
            let you = Reader::only(by).is(*asker);
            say!(text, "no-not-asked-to-agree", you, by = asker)
        }
        Refusal::AgreedAlready => say!(text, "no-agreed-already"),
    }
}

/// Says that there is no such language, and which there are.
pub fn no_language(text: &Text, typed: &str) -> Said {
    let known = list(text, Text::languages().iter().map(|tag| say!("`{}`", *tag)));
    say!(text, "no-language", typed = Typed(typed, 40), known)
}

fn never_joined(text: &Text, player: PlayerId, by: PlayerId) -> Said {
    let you = Reader::only(by).is(player);
    say!(text, "no-not-in-campaign", you, player)
}

fn span(text: &Text, value: Span, least: Span, most: Span) -> Said {
    let [value, least, most] = [value, least, most].map(|span| words::span(text, span));
    say!(text, "no-span", value, least, most)
}

fn offer_closed(text: &Text, offer: OfferId, closing: Closing, by: PlayerId) -> Said {
    let who = match closing.by {
        Some(closer) if closer == by => say!(text, "you"),
        _ => words::closer(text, &closing),
    };
    let outcome = match (closing.outcome, closing.by) {
        (Outcome::Accepted, _) => say!(text, "ended-accepted", who),
        (Outcome::Refused, Some(_)) => say!(text, "ended-refused", who),
        (Outcome::Refused, None) => say!(text, "ended-silent"),
        (Outcome::Lapsed, Some(_)) => say!(text, "ended-with-action", who),
        (Outcome::Lapsed, None) => say!(text, "ended-lapsed"),
        (Outcome::Withdrawn, _) => say!(text, "ended-withdrawn", who),
        (Outcome::Unable, _) => match closing.unable {
            Some(player) if player == by => say!(text, "ended-unable", who = say!(text, "you")),
            Some(player) => say!(text, "ended-unable", who = player),
            None => say!(text, "ended-without-loss"),
        },
        (Outcome::Settled, _) => say!(text, "ended-settled"),
        (Outcome::Void, None) => say!(text, "ended-void-impossible"),
        (Outcome::Void, Some(_)) => say!(text, "ended-void", who),
    };
    say!(text, "no-offer-closed", offer, outcome, at = at(closing.at), ago = relative(closing.at))
}

fn sealed(text: &Text, offer: OfferId, answer: &Answer) -> Said {
    let given = match answer.by.map(|_| answer.accepts) {
        Some(true) => "yes",
        Some(false) => "no",
        None => "none",
    };
    say!(text, "no-answer-sealed", offer, given)
}
