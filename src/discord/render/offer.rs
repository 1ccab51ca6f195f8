//! The post that shows an offer: what it is about and what each answer does, and afterwards how it ended.

use super::card::{Card, Field};
use super::tell::{self, Reader};
use super::{Names, at, harmless, mention, relative, words};
use crate::discord::games;
use crate::rules::ids::PlayerId;
use crate::rules::time::Span;
use crate::rules::{Closing, NAME_LIMIT, NOTE_LIMIT, Offer, Outcome};
use crate::text::Text;
use i18n_embed_fl::fl;

/// The longest label of an autocomplete choice.
const CHOICE_LIMIT: usize = 100;

/// A message that shows an offer. Only the player who owes the answer is to be called by it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OfferPost {
    pub content: String,
    pub card: Card,
}

/// Returns the post of an offer, and how it ended once it has. In a direct message `campaign` says which campaign it is in,
/// and the player asked is addressed.
pub fn offer_post(
    text: &Text,
    offer: &Offer,
    closing: Option<&Closing>,
    campaign: Option<&str>,
) -> OfferPost {
    post(text, offer, (closing, None), campaign)
}

/// Returns the post of an offer that waits. While the campaign is paused `left` is the time there is to answer after that.
pub fn waiting_post(
    text: &Text,
    offer: &Offer,
    left: Option<Span>,
    campaign: Option<&str>,
) -> OfferPost {
    post(text, offer, (None, left), campaign)
}

fn post(
    text: &Text,
    offer: &Offer,
    (closing, left): (Option<&Closing>, Option<Span>),
    campaign: Option<&str>,
) -> OfferPost {
    let (from, to) = (words::asker(text, offer), mention(offer.to));
    let reader = match campaign {
        Some(_) => Reader::only(offer.to),
        None => Reader::everybody(),
    };
    let content = match (closing, campaign.map(harmless::name)) {
        (Some(closing), None) => tell::closed(text, reader, offer, closing),
        (Some(closing), Some(campaign)) => {
            let place = fl!(text, "in-campaign", campaign = campaign);
            format!("{place}\n{}", tell::closed(text, reader, offer, closing))
        }
        (None, _) if is_question(offer) => games::asks(text, offer),
        (None, Some(campaign)) if offer.terms.is_sealed() => {
            let place = fl!(text, "in-campaign", campaign = campaign);
            format!("{place}\n{}", games::asks(text, offer))
        }
        (None, None) => fl!(text, "post-call", from = from, to = to),
        (None, Some(campaign)) => fl!(
            text,
            "post-call-private",
            from = from,
            to = to,
            campaign = campaign
        ),
    };
    let sentence = tell::made(text, reader, offer);
    let note = words::quote(offer.note.as_deref(), NOTE_LIMIT);
    let description: Vec<_> = std::iter::once(sentence).chain(note).collect();
    let mut card =
        Card::new(title(text, offer, closing), description.join("\n")).colour(colour(closing));
    card.fields = match closing {
        Some(closing) => {
            let outcome = outcome(text, offer, closing);
            vec![field(fl!(text, "post-outcome"), outcome)]
        }
        None => answers(text, offer, left),
    };
    OfferPost { content, card }
}

/// Returns whether it is a question rather than an offer: no is no answer to it.
fn is_question(offer: &Offer) -> bool {
    !offer.terms.may_be_refused()
}

fn title(text: &Text, offer: &Offer, closing: Option<&Closing>) -> String {
    let (id, matter) = (offer.id.to_string(), words::matter(text, offer));
    let state = state(text, offer, closing);
    match is_question(offer) {
        true => fl!(
            text,
            "post-title-question",
            state = state,
            offer = id,
            matter = matter
        ),
        false => fl!(
            text,
            "post-title",
            state = state,
            offer = id,
            matter = matter
        ),
    }
}

/// Returns the label of the button that accepts an offer, or answers a question.
pub fn accept_label(text: &Text, offer: &Offer) -> String {
    match is_question(offer) || offer.terms.is_sealed() {
        true => games::answer_label(text, offer),
        false => fl!(text, "button-accept"),
    }
}

/// Returns the label of the button that refuses.
pub fn refuse_label(text: &Text, offer: &Offer) -> String {
    games::refuse_label(text, offer)
}

/// Returns the same where a game has no words of its own for it.
pub fn usual_refuse_label(text: &Text) -> String {
    fl!(text, "button-refuse")
}

/// Returns the label of the button that lets in a player who asks to join.
pub fn admit_label(text: &Text) -> String {
    fl!(text, "button-admit")
}

/// Returns what is left of the message by which a player asked to join, once they are in.
pub fn let_in(text: &Text, player: PlayerId) -> String {
    fl!(text, "entry-let-in", player = mention(player))
}

/// Returns the offer as a choice of autocomplete.
pub fn offer_choice(text: &Text, names: &Names, offer: &Offer) -> String {
    let choice = fl!(
        text,
        "offer-choice",
        offer = offer.id.to_string(),
        from = offer
            .from
            .map_or_else(|| fl!(text, "the-game"), |player| names.label(player)),
        to = names.label(offer.to),
        matter = words::matter_at(text, offer, &|name: &str| {
            harmless::label(name, NAME_LIMIT)
        })
    );
    harmless::fitted(choice, CHOICE_LIMIT)
}

/// Returns what each answer does, by when it is due and how to give it.
fn answers(text: &Text, offer: &Offer, left: Option<Span>) -> Vec<Field> {
    let (from, to) = (words::asker(text, offer), mention(offer.to));
    let silence = words::silence(text, offer);
    let deadline = match (offer.deadline, left) {
        (Some(_), Some(left)) => {
            let left = words::span(text, left);
            fl!(text, "deadline-paused", left = left, silence = silence)
        }
        (Some(latest), None) if offer.awaits_return => {
            let awaits = words::awaits_return(text, offer, latest);
            format!("{awaits}\n{silence}")
        }
        (Some(deadline), None) => {
            let left = relative(deadline);
            fl!(
                text,
                "deadline-until",
                deadline = at(deadline),
                left = left,
                silence = silence
            )
        }
        (None, _) => silence,
    };
    let id = offer.id.to_string();
    if is_question(offer) {
        let commands = fl!(text, "post-commands-question", offer = id, to = to);
        return vec![
            field(fl!(text, "post-choosing"), games::accepting(text, offer)),
            field(fl!(text, "post-deadline"), deadline),
            field(fl!(text, "post-answer"), commands),
        ];
    }
    let commands = match offer.from {
        Some(_) => fl!(text, "post-commands", offer = id, from = from, to = to),
        None => fl!(text, "post-commands-of-game", offer = id, to = to),
    };
    vec![
        field(fl!(text, "post-accepting"), games::accepting(text, offer)),
        field(fl!(text, "post-refusing"), refusing(text, offer)),
        field(fl!(text, "post-deadline"), deadline),
        field(fl!(text, "post-answer"), commands),
    ]
}

fn refusing(text: &Text, offer: &Offer) -> String {
    let cost = games::refusing(text, offer);
    cost.unwrap_or_else(|| fl!(text, "refusing-free"))
}

/// Returns what the player asked is called with, where a game has no words of its own for its question.
pub fn asks(text: &Text, offer: &Offer) -> String {
    fl!(text, "post-call-question", to = mention(offer.to))
}

/// Returns the label of the button that answers such a question.
pub fn answer_label(text: &Text) -> String {
    fl!(text, "button-answer")
}

/// Returns what became of such a question when it was not answered.
pub fn unanswered(text: &Text, closing: &Closing) -> String {
    fl!(text, "outcome-lapsed", at = at(closing.at))
}

fn state(text: &Text, offer: &Offer, closing: Option<&Closing>) -> String {
    match closing.map(|closing| closing.outcome) {
        None => fl!(text, "state-pending"),
        Some(Outcome::Accepted) if is_question(offer) => fl!(text, "state-answered"),
        Some(Outcome::Lapsed) if is_question(offer) => fl!(text, "state-unanswered"),
        Some(Outcome::Accepted) => fl!(text, "state-accepted"),
        Some(Outcome::Refused) => fl!(text, "state-refused"),
        Some(Outcome::Lapsed) => fl!(text, "state-lapsed"),
        Some(Outcome::Withdrawn) => fl!(text, "state-withdrawn"),
        Some(Outcome::Void) => fl!(text, "state-void"),
    }
}

fn outcome(text: &Text, offer: &Offer, closing: &Closing) -> String {
    let (who, at) = (words::closer(text, closing), at(closing.at));
    match (closing.outcome, closing.by) {
        (Outcome::Accepted, _) if is_question(offer) => {
            fl!(text, "outcome-answered", who = who, at = at)
        }
        (Outcome::Lapsed, _) if is_question(offer) => games::unanswered(text, offer, closing),
        (Outcome::Accepted, _) => fl!(text, "outcome-accepted", who = who, at = at),
        (Outcome::Refused, Some(_)) => fl!(text, "outcome-refused", who = who, at = at),
        (Outcome::Refused, None) => fl!(text, "outcome-silent", at = at),
        (Outcome::Lapsed, Some(_)) => fl!(text, "outcome-ended-with-action", at = at),
        // One that was not needed is not opened either, and looks like silence.
        (Outcome::Lapsed, None) if offer.terms.is_sealed() => {
            fl!(text, "outcome-lapsed-sealed", at = at)
        }
        (Outcome::Lapsed, None) => fl!(text, "outcome-lapsed", at = at),
        (Outcome::Withdrawn, _) => fl!(text, "outcome-withdrawn", who = who, at = at),
        (Outcome::Void, None) => fl!(text, "outcome-void-impossible", at = at),
        (Outcome::Void, Some(_)) => fl!(text, "outcome-void", who = who, at = at),
    }
}

/// Returns a colour beside the word and the sign that say the same.
fn colour(closing: Option<&Closing>) -> u32 {
    match closing.map(|closing| closing.outcome) {
        None => 0x00f0_b232,
        Some(Outcome::Accepted) => 0x003b_a55d,
        Some(Outcome::Refused) => 0x00d8_3c3e,
        Some(Outcome::Lapsed | Outcome::Withdrawn | Outcome::Void) => 0x0080_848e,
    }
}

fn field(name: String, value: String) -> Field {
    let inline = false;
    Field {
        name,
        value,
        inline,
    }
}
