//! The message that shows an offer: its subject and what each answer does, and later how it ended.

use super::card::Card;
use super::tell::{self, Reader};
use super::{Names, at, relative, words};
use crate::games;
use crate::rules::ids::PlayerId;
use crate::rules::{Campaign, Closing, NOTE_LIMIT, Offer, Outcome};
use crate::text::{Label, Name, Plain, Said, Text, label, say};

const CHOICE_LIMIT: usize = 100;

/// A message that shows an offer. It pings only the player who owes the answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OfferPost {
    pub content: Said,
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
        let campaign = Name(campaign);
        say!(text, "in-campaign", campaign)
    });
    let note = words::quote(offer.note.as_deref(), NOTE_LIMIT);
    let content = place.into_iter().chain([call(text, reader, offer)]);
    let content: Vec<Said> = content.chain(note).collect();
    let lines = match closing {
        Some(closing) => outcome(text, offer, closing).into_iter().collect(),
        None => answers(text, waits_in, offer),
    };
    let card = Card::new(title(text, offer, closing), Said::in_lines(lines));
    OfferPost { content: Said::in_lines(content), card: card.colour(colour(closing)) }
}

/// Renders the offer. At the table it names the player who is asked, because they would get no ping otherwise.
fn call(text: &Text, reader: Reader, offer: &Offer) -> Said {
    let (sentence, to) = (tell::made(text, reader, offer), offer.to);
    match reader.player.is_some() || sentence.contains(Said::of(to).as_str()) {
        true => sentence,
        false => say!(text, "post-call", to, sentence),
    }
}

/// Returns whether this is a question, which cannot be refused.
fn is_question(offer: &Offer) -> bool {
    !offer.terms.may_be_refused()
}

fn title(text: &Text, offer: &Offer, closing: Option<&Closing>) -> Said {
    let state = state(text, offer, closing);
    say!(text, "post-title", state, offer = offer.id)
}

/// Returns the label of the button that accepts an offer, or answers a question.
pub fn accept_label(text: &Text, offer: &Offer) -> Said {
    match is_question(offer) || offer.terms.is_sealed() {
        true => games::answer_label(text, offer),
        false => say!(text, "button-accept"),
    }
}

pub fn refuse_label(text: &Text, offer: &Offer) -> Said {
    games::refuse_label(text, offer)
}

pub fn usual_refuse_label(text: &Text) -> Said {
    say!(text, "button-refuse")
}

pub fn admit_label(text: &Text) -> Said {
    say!(text, "button-admit")
}

/// Returns the final text of a request to join, once the player is in.
pub fn let_in(text: &Text, player: PlayerId) -> Said {
    say!(text, "entry-let-in", player)
}

pub fn offer_choice(text: &Text, names: &Names, offer: &Offer) -> Label {
    let choice = label!(
        text,
        "offer-choice",
        offer = offer.id,
        from = offer.from.map_or_else(|| label!(text, "the-game"), |player| names.label(player)),
        to = names.label(offer.to),
        matter = words::matter_at::<Plain>(text, offer)
    );
    choice.fitted(CHOICE_LIMIT)
}

/// Says what each answer does beyond the offer's own sentence, and when it is due.
fn answers(text: &Text, campaign: Option<&Campaign>, offer: &Offer) -> Vec<Said> {
    // While the campaign is paused, this is the time left after the pause.
    let left = campaign.and_then(|campaign| campaign.left_in_pause(offer));
    let silence = words::silence(text, offer);
    let deadline = match (offer.deadline, left) {
        (Some(_), Some(left)) => {
            let left = words::span(text, left);
            say!(text, "deadline-paused", left, silence)
        }
        (Some(latest), None) if offer.awaits_return => {
            let awaits = words::awaits_return(text, offer, latest);
            say!("{awaits} {silence}")
        }
        (Some(deadline), None) => say!(text, "deadline-until", left = relative(deadline), silence),
        (None, _) => silence,
    };
    let what = |label: Said, what: Said| say!(text, "post-what", label, what);
    let yes = games::accepting(text, campaign, offer).map(|yes| what(accept_label(text, offer), yes));
    let no = games::refusing(text, campaign, offer).map(|no| what(refuse_label(text, offer), no));
    let private = offer.private.then(|| say!(text, "hint-private"));
    let lines = yes.into_iter().chain(no).chain([deadline]);
    lines.chain(private).collect()
}

pub fn answer_label(text: &Text) -> Said {
    say!(text, "button-answer")
}

/// Says that an offer ended with the action it was made in.
pub fn ended_with_action(text: &Text) -> Said {
    say!(text, "outcome-ended-with-action")
}

/// Returns the default text for a question that was not answered.
pub fn unanswered(text: &Text, closing: &Closing) -> Said {
    say!(text, "outcome-lapsed", at = at(closing.at))
}

fn state(text: &Text, offer: &Offer, closing: Option<&Closing>) -> Said {
    match closing.map(|closing| closing.outcome) {
        None => say!(text, "state-pending"),
        Some(Outcome::Accepted) if is_question(offer) => say!(text, "state-answered"),
        Some(Outcome::Lapsed) if is_question(offer) => say!(text, "state-unanswered"),
        Some(Outcome::Accepted) => say!(text, "state-accepted"),
        Some(Outcome::Refused) => say!(text, "state-refused"),
        Some(Outcome::Lapsed) => say!(text, "state-lapsed"),
        Some(Outcome::Withdrawn) => say!(text, "state-withdrawn"),
        Some(Outcome::Void) => say!(text, "state-void"),
        Some(Outcome::Unable) if closing.is_some_and(|closing| closing.unable.is_none()) => {
            say!(text, "state-without-loss")
        }
        Some(Outcome::Unable) => say!(text, "state-unable"),
        Some(Outcome::Settled) => say!(text, "state-settled"),
    }
}

/// Describes how an offer ended, unless the title already says it all.
fn outcome(text: &Text, offer: &Offer, closing: &Closing) -> Option<Said> {
    let at = at(closing.at);
    Some(match (closing.outcome, closing.by) {
        (Outcome::Lapsed, _) if is_question(offer) => games::unanswered(text, offer, closing),
        (Outcome::Refused, None) => say!(text, "outcome-silent", at),
        (Outcome::Lapsed, Some(by)) => games::overtaken(text, offer, by),
        // A sealed answer that was not needed is never opened, and looks like silence.
        (Outcome::Lapsed, None) if offer.terms.is_sealed() => say!(text, "outcome-lapsed-sealed", at),
        (Outcome::Lapsed, None) => say!(text, "outcome-lapsed", at),
        (Outcome::Void, None) => say!(text, "outcome-void-impossible"),
        (Outcome::Unable, _) => match closing.unable {
            Some(player) => say!(text, "outcome-unable", player),
            None => say!(text, "outcome-without-loss"),
        },
        (Outcome::Accepted | Outcome::Refused | Outcome::Withdrawn | Outcome::Void | Outcome::Settled, _) => {
            return None;
        }
    })
}

/// The colours of a question that is open, over, or cut off without an end.
pub const OPEN: u32 = 0x00f0_b232;
pub const OVER: u32 = 0x003b_a55d;
pub const CUT_OFF: u32 = 0x0080_848e;

/// Returns a colour. The title says the same in words, and with a sign.
fn colour(closing: Option<&Closing>) -> u32 {
    match closing.map(|closing| closing.outcome) {
        None => OPEN,
        Some(Outcome::Accepted | Outcome::Settled) => OVER,
        Some(Outcome::Refused) => 0x00d8_3c3e,
        Some(Outcome::Lapsed | Outcome::Withdrawn | Outcome::Void | Outcome::Unable) => CUT_OFF,
    }
}
