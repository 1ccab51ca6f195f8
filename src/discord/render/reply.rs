//! The private answer to a player's order.

use super::card::{MESSAGE_LIMIT, fit};
use super::tell::{self, Reader};
use super::{at, mention, relative, words};
use crate::discord::games;
use crate::rules::ids::PlayerId;
use crate::rules::{Event, Offer, Setting};
use crate::text::Text;
use i18n_embed_fl::fl;

/// Returns what `by` is answered: what happened, what it cost or earned, and what comes next. `offers` are those that were
/// made, answered or taken back.
pub fn reply<'a>(
    text: &Text,
    by: PlayerId,
    events: &[Event],
    offers: impl IntoIterator<Item = &'a Offer>,
) -> String {
    let offers: Vec<&Offer> = offers.into_iter().collect();
    let mut lines = tell::lines(text, Reader::only(by), events, &offers);
    for event in events {
        match event {
            Event::OfferMade(offer) if offer.terms.row().is_none() => {
                lines.push(games::hint(text, by, offer));
            }
            Event::Configured {
                setting: Setting::ModeratorRole(Some(role)),
                ..
            } => lines.push(fl!(text, "hint-role", role = format!("<@&{role}>"))),
            Event::Game(event) => lines.extend(games::advice(text, by, event)),
            _ => {}
        }
    }
    fit(text, &lines, MESSAGE_LIMIT)
}

/// Returns what the player whose order made an offer should know while it waits, where a game has nothing else to say.
pub fn usual_hint(text: &Text, offer: &Offer) -> String {
    let (to, id) = (mention(offer.to), offer.id.to_string());
    let mut hint = match offer.deadline {
        // A question of the game can be taken back by no player.
        Some(deadline) if offer.from.is_none() => fl!(
            text,
            "hint-asked",
            to = to,
            deadline = at(deadline),
            left = relative(deadline),
            silence = words::silence(text, offer)
        ),
        Some(latest) if offer.awaits_return => fl!(
            text,
            "hint-awaits-return",
            awaits = words::awaits_return(text, offer, latest),
            silence = words::silence(text, offer),
            offer = id
        ),
        None if offer.from.is_none() => fl!(text, "hint-asked-waiting", to = to),
        Some(deadline) => fl!(
            text,
            "hint-pending",
            to = to,
            offer = id,
            deadline = at(deadline),
            left = relative(deadline),
            silence = words::silence(text, offer)
        ),
        None => fl!(text, "hint-waiting", to = to, offer = id),
    };
    if offer.terms.refusal_costs() {
        hint = format!("{hint} {}", fl!(text, "hint-spent"));
    }
    if offer.private {
        hint = format!("{hint} {}", fl!(text, "hint-private"));
    }
    hint
}
