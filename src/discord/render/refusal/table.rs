//! The table's own refusals, for any game.

use crate::discord::render::tell::Reader;
use crate::discord::render::{at, harmless, mention, relative, words};
use crate::rules::ids::{OfferId, PlayerId};
use crate::rules::table::Refusal;
use crate::rules::time::Span;
use crate::rules::{Answer, Closing, Outcome};
use crate::text::Text;
use crate::text::fl;

pub fn refusal(text: &Text, refusal: &Refusal, by: PlayerId) -> String {
    match refusal {
        Refusal::NameEmpty => fl!(text, "no-name-empty"),
        Refusal::NameTooLong { length, most } => {
            let (length, most) = (*length, *most);
            fl!(text, "no-name-too-long", length = length, most = most)
        }
        Refusal::NameTaken { name } => fl!(text, "no-name-taken", name = harmless::name(name)),
        Refusal::NoSuchPlace { place } => {
            fl!(text, "no-such-place", place = harmless::name(place))
        }
        Refusal::NoteTooLong { length, most } => {
            let (length, most) = (*length, *most);
            fl!(text, "no-note-too-long", length = length, most = most)
        }
        Refusal::SpanOutOfRange { value, least, most } => span(text, *value, *least, *most),
        Refusal::QuietHoursOutOfRange { hour } => {
            fl!(text, "no-quiet-hours", hour = hour.to_string())
        }
        Refusal::QuietHoursEmpty { hour } => {
            fl!(text, "no-quiet-hours-empty", hour = hour.to_string())
        }
        Refusal::NotAway => fl!(text, "no-not-away"),
        Refusal::NotInCampaign { player } => never_joined(text, *player, by),
        Refusal::HasLeft { player } => {
            let you = Reader::only(by).is(*player);
            fl!(text, "no-has-left", you = you, player = mention(*player))
        }
        Refusal::AlreadyPlays => fl!(text, "no-already-plays"),
        Refusal::PlaysAlready { player } => {
            fl!(text, "no-plays-already", player = mention(*player))
        }
        Refusal::EntryClosed => fl!(text, "no-entry-closed"),
        Refusal::EntryAsked => fl!(text, "no-entry-asked"),
        Refusal::EntryNotAsked { player } => {
            fl!(text, "no-entry-not-asked", player = mention(*player))
        }
        Refusal::Paused { since } => {
            let (since, ago) = (at(*since), relative(*since));
            fl!(text, "no-paused", since = since, ago = ago)
        }
        Refusal::NotPaused => fl!(text, "no-not-paused"),
        Refusal::PlayedThere => fl!(text, "no-played-there"),
        Refusal::Ended { at: end } => {
            fl!(text, "no-ended", at = at(*end), ago = relative(*end))
        }
        Refusal::Oneself => fl!(text, "no-oneself"),
        Refusal::UnknownOffer { offer } => fl!(text, "no-unknown-offer", offer = offer.to_string()),
        Refusal::OfferClosed { offer, closing } => offer_closed(text, *offer, *closing, by),
        Refusal::AnswerSealed { offer, answer } => sealed(text, *offer, answer),
        Refusal::NotYoursToAnswer { offer, to } => {
            let (offer, to) = (offer.to_string(), mention(*to));
            fl!(text, "no-not-yours-to-answer", offer = offer, to = to)
        }
        Refusal::NotYoursToWithdraw { offer, from } => {
            let offer = offer.to_string();
            match from.map(mention) {
                Some(from) => fl!(text, "no-not-yours-to-withdraw", offer = offer, from = from),
                None => fl!(text, "no-game-offer-stays", offer = offer),
            }
        }
        Refusal::TooSoon { player, asks, until } => {
            let (count, player) = (*asks, mention(*player));
            let (until, left) = (at(*until), relative(*until));
            fl!(text, "no-too-soon", count = count, player = player, until = until, left = left)
        }
        Refusal::MustBeAnswered { offer } => {
            fl!(text, "no-must-be-answered", offer = offer.to_string())
        }
        Refusal::ModeratorsOnly => fl!(text, "no-moderators-only"),
        Refusal::SamePlayer => fl!(text, "no-same-player"),
        Refusal::NothingToChange => fl!(text, "no-nothing-to-change"),
        Refusal::NoDeadline { offer } => fl!(text, "no-deadline", offer = offer.to_string()),
        Refusal::NothingToUndo => fl!(text, "no-nothing-to-undo"),
        Refusal::ShownToAll { number, steps } => {
            let (ruling, steps) = (number.to_string(), *steps);
            fl!(text, "no-shown-to-all", ruling = ruling, steps = steps)
        }
        Refusal::NotYoursToTakeBack => fl!(text, "no-not-yours-to-take-back"),
        Refusal::TakeBackAsked { until } => {
            let (until, left) = (at(*until), relative(*until));
            fl!(text, "no-take-back-asked", until = until, left = left)
        }
        Refusal::TakeBackAnswered => fl!(text, "no-take-back-answered"),
        Refusal::TakeBackOver => fl!(text, "no-take-back-over"),
        Refusal::NotAskedToAgree { by: asker } => {
            let you = Reader::only(by).is(*asker);
            fl!(text, "no-not-asked-to-agree", you = you, by = mention(*asker))
        }
        Refusal::AgreedAlready => fl!(text, "no-agreed-already"),
    }
}

fn never_joined(text: &Text, player: PlayerId, by: PlayerId) -> String {
    let (you, player) = (Reader::only(by).is(player), mention(player));
    fl!(text, "no-not-in-campaign", you = you, player = player)
}

fn span(text: &Text, value: Span, least: Span, most: Span) -> String {
    let [value, least, most] = [value, least, most].map(|span| words::span(text, span));
    fl!(text, "no-span", value = value, least = least, most = most)
}

fn offer_closed(text: &Text, offer: OfferId, closing: Closing, by: PlayerId) -> String {
    let who = match closing.by {
        Some(closer) if closer == by => fl!(text, "you"),
        _ => words::closer(text, &closing),
    };
    let outcome = match (closing.outcome, closing.by) {
        (Outcome::Accepted, _) => fl!(text, "ended-accepted", who = who),
        (Outcome::Refused, Some(_)) => fl!(text, "ended-refused", who = who),
        (Outcome::Refused, None) => fl!(text, "ended-silent"),
        (Outcome::Lapsed, Some(_)) => fl!(text, "ended-with-action"),
        (Outcome::Lapsed, None) => fl!(text, "ended-lapsed"),
        (Outcome::Withdrawn, _) => fl!(text, "ended-withdrawn", who = who),
        (Outcome::Unable, _) => match closing.unable {
            Some(player) if player == by => fl!(text, "ended-unable", who = fl!(text, "you")),
            Some(player) => fl!(text, "ended-unable", who = mention(player)),
            None => fl!(text, "ended-without-loss"),
        },
        (Outcome::Void, None) => fl!(text, "ended-void-impossible"),
        (Outcome::Void, Some(_)) => fl!(text, "ended-void", who = who),
    };
    fl!(
        text,
        "no-offer-closed",
        offer = offer.to_string(),
        outcome = outcome,
        at = at(closing.at),
        ago = relative(closing.at)
    )
}

fn sealed(text: &Text, offer: OfferId, answer: &Answer) -> String {
    let given = match answer.by.map(|_| answer.accepts) {
        Some(true) => "yes",
        Some(false) => "no",
        None => "none",
    };
    fl!(text, "no-answer-sealed", offer = offer.to_string(), given = given)
}
