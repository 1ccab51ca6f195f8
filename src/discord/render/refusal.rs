//! Refusals in words: what is wrong, with the numbers, and what to do about it.

mod board;
mod play;

use super::tell::Reader;
use super::{at, confirmation, mention, relative, words};
use crate::discord::games;
use crate::rules::amounts::Leverage;
use crate::rules::ids::{OfferId, PlayerId};
use crate::rules::leverage::Access;
use crate::rules::time::Span;
use crate::rules::{Closing, Outcome, Refusal};
use crate::text::Text;
use i18n_embed_fl::fl;

/// Returns the refusal as `by` reads it, whose order it answers.
pub fn refusal(text: &Text, refusal: &Refusal, by: PlayerId) -> String {
    match *refusal {
        Refusal::MustConfirm(ref needed) => confirmation(text, needed),
        Refusal::NameEmpty => fl!(text, "no-name-empty"),
        Refusal::NameTooLong { length, most } => {
            fl!(text, "no-name-too-long", length = length, most = most)
        }
        Refusal::NoteTooLong { length, most } => {
            fl!(text, "no-note-too-long", length = length, most = most)
        }
        Refusal::SpanOutOfRange { value, least, most } => span(text, value, least, most),
        Refusal::NotInCampaign { player } => never_joined(text, player, by),
        Refusal::HasLeft { player } => {
            let you = Reader::only(by).is(player);
            fl!(text, "no-has-left", you = you, player = mention(player))
        }
        Refusal::AlreadyPlays => fl!(text, "no-already-plays"),
        Refusal::ModeratorsOnly => fl!(text, "no-moderators-only"),
        Refusal::Paused { since } => {
            fl!(text, "no-paused", since = at(since), ago = relative(since))
        }
        Refusal::NotPaused => fl!(text, "no-not-paused"),
        Refusal::OtherRuleset { plays, needs } => {
            let [plays, needs] = [plays, needs].map(|ruleset| words::ruleset(text, ruleset));
            fl!(text, "no-other-ruleset", plays = plays, needs = needs)
        }
        Refusal::NoPace { plays } => fl!(text, "no-pace", plays = words::ruleset(text, plays)),
        Refusal::Ended { at: end } => fl!(text, "no-ended", at = at(end), ago = relative(end)),
        Refusal::Oneself => fl!(text, "no-oneself"),
        Refusal::UnknownOffer { offer } => fl!(text, "no-unknown-offer", offer = offer.to_string()),
        Refusal::OfferClosed { offer, closing } => offer_closed(text, offer, closing, by),
        Refusal::NotYoursToAnswer { offer, to } => {
            let (offer, to) = (offer.to_string(), mention(to));
            fl!(text, "no-not-yours-to-answer", offer = offer, to = to)
        }
        Refusal::NotYoursToWithdraw { offer, from } => {
            let (offer, from) = (offer.to_string(), mention(from));
            fl!(text, "no-not-yours-to-withdraw", offer = offer, from = from)
        }
        Refusal::MustBeAnswered { offer } => {
            fl!(text, "no-must-be-answered", offer = offer.to_string())
        }
        Refusal::AmountTooSmall { amount } => {
            fl!(text, "no-amount-too-small", amount = amount.to_string())
        }
        Refusal::NotEnoughMoney { needs, has } => {
            let (needs, has) = (needs.to_string(), has.to_string());
            fl!(text, "no-not-enough-money", needs = needs, has = has)
        }
        Refusal::NotEnoughLeverage { over, cost, has } => too_dear(text, over, cost, has),
        Refusal::AccessAlreadyGranted {
            granter,
            grantee,
            access,
        } => granted(text, (granter, grantee), access, by),
        Refusal::AccessPending { offer, access } => pending(text, offer, access),
        Refusal::AccessNotGranted { grantee, access } => not_granted(text, grantee, access),
        Refusal::ResetByNothing => fl!(text, "no-reset-by-nothing"),
        Refusal::ResetTooLarge { amount, most } => {
            let (amount, most) = (amount.to_string(), most.to_string());
            fl!(text, "no-reset-too-large", amount = amount, most = most)
        }
        ref other => play::refusal(text, other, by),
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

fn too_dear(text: &Text, over: PlayerId, cost: Leverage, has: Leverage) -> String {
    let (cost, has) = (cost.to_string(), has.to_string());
    fl!(
        text,
        "no-not-enough-leverage",
        cost = cost,
        has = has,
        over = mention(over)
    )
}

fn pending(text: &Text, offer: OfferId, access: Access) -> String {
    let (offer, access) = (
        offer.to_string(),
        games::leverage::words::access(text, access),
    );
    fl!(text, "no-access-pending", offer = offer, access = access)
}

fn not_granted(text: &Text, grantee: PlayerId, access: Access) -> String {
    let (grantee, access) = (
        mention(grantee),
        games::leverage::words::access(text, access),
    );
    fl!(
        text,
        "no-access-not-granted",
        grantee = grantee,
        access = access
    )
}

fn granted(
    text: &Text,
    (granter, grantee): (PlayerId, PlayerId),
    access: Access,
    by: PlayerId,
) -> String {
    fl!(
        text,
        "no-access-granted",
        you = Reader::only(by).role(granter, grantee),
        granter = mention(granter),
        grantee = mention(grantee),
        access = games::leverage::words::access(text, access)
    )
}

fn offer_closed(text: &Text, offer: OfferId, closing: Closing, by: PlayerId) -> String {
    let who = match closing.by {
        Some(closer) if closer == by => fl!(text, "you"),
        closer => words::who(text, closer),
    };
    let outcome = match (closing.outcome, closing.by) {
        (Outcome::Accepted, _) => fl!(text, "ended-accepted", who = who),
        (Outcome::Refused, Some(_)) => fl!(text, "ended-refused", who = who),
        (Outcome::Refused, None) => fl!(text, "ended-silent"),
        (Outcome::Lapsed, Some(_)) => fl!(text, "ended-with-action"),
        (Outcome::Lapsed, None) => fl!(text, "ended-lapsed"),
        (Outcome::Withdrawn, _) => fl!(text, "ended-withdrawn", who = who),
        (Outcome::Void, _) => fl!(text, "ended-void", who = who),
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
