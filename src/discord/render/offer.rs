//! The message that shows an offer: its subject and what each answer does, and later how it ended.

use super::card::Card;
use super::tell::{self, Reader};
use super::{Names, at, harmless, mention, relative, words};
use crate::discord::games;
use crate::rules::ids::PlayerId;
use crate::rules::{Campaign, Closing, NAME_LIMIT, NOTE_LIMIT, Offer, Outcome};
use crate::text::Text;
use crate::text::fl;

const CHOICE_LIMIT: usize = 100;

/// A message that shows an offer. It pings only the player who owes the answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OfferPost {
    pub content: String,
    pub card: Card,
}

/// Returns the message of an offer, with its outcome once it has ended. `campaign` is set for a direct message, which
/// names the campaign and addresses the player who is asked.
pub fn offer_post(text: &Text, offer: &Offer, closing: Option<&Closing>, campaign: Option<&str>) -> OfferPost {
    post(text, offer, (closing, None), campaign)
}

/// Returns the message of a pending offer. The campaign must be redacted for the message's readers.
pub fn waiting_post(text: &Text, waits_in: &Campaign, offer: &Offer, campaign: Option<&str>) -> OfferPost {
    post(text, offer, (None, Some(waits_in)), campaign)
}

fn post(
    text: &Text,
    offer: &Offer,
    (closing, waits_in): (Option<&Closing>, Option<&Campaign>),
    campaign: Option<&str>,
) -> OfferPost {
    let reader = match campaign {
        Some(_) => Reader::only(offer.to),
        None => Reader::everybody(),
    };
    let place = campaign.map(|campaign| {
        let campaign = harmless::name(campaign);
        fl!(text, "in-campaign", campaign = campaign)
    });
    let note = words::quote(offer.note.as_deref(), NOTE_LIMIT);
    let content = place.into_iter().chain([call(text, reader, offer)]);
    let content: Vec<String> = content.chain(note).collect();
    let lines = match closing {
        Some(closing) => outcome(text, offer, closing).into_iter().collect(),
        None => answers(text, waits_in, offer),
    };
    let card = Card::new(title(text, offer, closing), lines.join("\n"));
    OfferPost { content: content.join("\n"), card: card.colour(colour(closing)) }
}

/// Renders the offer. At the table it names the player who is asked, because they would get no ping otherwise.
fn call(text: &Text, reader: Reader, offer: &Offer) -> String {
    let (sentence, to) = (tell::made(text, reader, offer), mention(offer.to));
    match reader.player.is_some() || sentence.contains(&to) {
        true => sentence,
        false => fl!(text, "post-call", to = to, sentence = sentence),
    }
}

/// Returns whether this is a question, which cannot be refused.
fn is_question(offer: &Offer) -> bool {
    !offer.terms.may_be_refused()
}

fn title(text: &Text, offer: &Offer, closing: Option<&Closing>) -> String {
    let (id, matter) = (offer.id.to_string(), words::matter(text, offer));
    let state = state(text, offer, closing);
    fl!(text, "post-title", state = state, offer = id, matter = matter)
}

/// Returns the label of the button that accepts an offer, or answers a question.
pub fn accept_label(text: &Text, offer: &Offer) -> String {
    match is_question(offer) || offer.terms.is_sealed() {
        true => games::answer_label(text, offer),
        false => fl!(text, "button-accept"),
    }
}

pub fn refuse_label(text: &Text, offer: &Offer) -> String {
    games::refuse_label(text, offer)
}

pub fn usual_refuse_label(text: &Text) -> String {
    fl!(text, "button-refuse")
}

pub fn admit_label(text: &Text) -> String {
    fl!(text, "button-admit")
}

/// Returns the final text of a request to join, once the player is in.
pub fn let_in(text: &Text, player: PlayerId) -> String {
    fl!(text, "entry-let-in", player = mention(player))
}

pub fn offer_choice(text: &Text, names: &Names, offer: &Offer) -> String {
    let choice = fl!(
        text,
        "offer-choice",
        offer = offer.id.to_string(),
        from = offer.from.map_or_else(|| fl!(text, "the-game"), |player| names.label(player)),
        to = names.label(offer.to),
        matter = words::matter_at(text, offer, &|name: &str| { harmless::label(name, NAME_LIMIT) })
    );
    harmless::fitted(choice, CHOICE_LIMIT)
}

/// Says what each answer does beyond the offer's own sentence, and when it is due.
fn answers(text: &Text, campaign: Option<&Campaign>, offer: &Offer) -> Vec<String> {
    // While the campaign is paused, this is the time left after the pause.
    let left = campaign.and_then(|campaign| campaign.left_in_pause(offer));
    let silence = words::silence(text, offer);
    let deadline = match (offer.deadline, left) {
        (Some(_), Some(left)) => {
            let left = words::span(text, left);
            fl!(text, "deadline-paused", left = left, silence = silence)
        }
        (Some(latest), None) if offer.awaits_return => {
            let awaits = words::awaits_return(text, offer, latest);
            format!("{awaits} {silence}")
        }
        (Some(deadline), None) => {
            let left = relative(deadline);
            fl!(text, "deadline-until", deadline = at(deadline), left = left, silence = silence)
        }
        (None, _) => silence,
    };
    let what = |label: String, what: String| fl!(text, "post-what", label = label, what = what);
    let yes = games::accepting(text, campaign, offer).map(|yes| what(accept_label(text, offer), yes));
    let no = games::refusing(text, campaign, offer).map(|no| what(refuse_label(text, offer), no));
    let private = offer.private.then(|| fl!(text, "hint-private"));
    let lines = yes.into_iter().chain(no).chain([deadline]);
    lines.chain(private).collect()
}

pub fn answer_label(text: &Text) -> String {
    fl!(text, "button-answer")
}

/// Returns the default text for a question that was not answered.
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
        Some(Outcome::Unable) if closing.is_some_and(|closing| closing.unable.is_none()) => {
            fl!(text, "state-without-loss")
        }
        Some(Outcome::Unable) => fl!(text, "state-unable"),
    }
}

/// Describes how an offer ended, unless the title already says it all.
fn outcome(text: &Text, offer: &Offer, closing: &Closing) -> Option<String> {
    let at = at(closing.at);
    Some(match (closing.outcome, closing.by) {
        (Outcome::Lapsed, _) if is_question(offer) => games::unanswered(text, offer, closing),
        (Outcome::Refused, None) => fl!(text, "outcome-silent", at = at),
        (Outcome::Lapsed, Some(_)) => fl!(text, "outcome-ended-with-action"),
        // A sealed answer that was not needed is never opened, and looks like silence.
        (Outcome::Lapsed, None) if offer.terms.is_sealed() => {
            fl!(text, "outcome-lapsed-sealed", at = at)
        }
        (Outcome::Lapsed, None) => fl!(text, "outcome-lapsed", at = at),
        (Outcome::Void, None) => fl!(text, "outcome-void-impossible"),
        (Outcome::Unable, _) => match closing.unable {
            Some(player) => fl!(text, "outcome-unable", player = mention(player)),
            None => fl!(text, "outcome-without-loss"),
        },
        (Outcome::Accepted | Outcome::Refused | Outcome::Withdrawn | Outcome::Void, _) => {
            return None;
        }
    })
}

/// Returns a colour. The title says the same in words, and with a sign.
fn colour(closing: Option<&Closing>) -> u32 {
    match closing.map(|closing| closing.outcome) {
        None => 0x00f0_b232,
        Some(Outcome::Accepted) => 0x003b_a55d,
        Some(Outcome::Refused) => 0x00d8_3c3e,
        Some(Outcome::Lapsed | Outcome::Withdrawn | Outcome::Void | Outcome::Unable) => 0x0080_848e,
    }
}
