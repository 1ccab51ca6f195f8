//! The growing pause between asks that come to nothing (L14.2).

use super::campaign::Campaign;
use super::event::Event;
use super::ids::PlayerId;
use super::offer::Offer;
use super::table::{Closing, Outcome, Refusal, Viewer};
use super::time::{Span, Time};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// So many asks in a row may come to nothing before the next has to wait.
const FREE: u32 = 2;

/// So long the first of them has to wait, and the next twice as long each time.
const FIRST: Span = Span::hours(1);

/// So long it waits at most.
const LONGEST: Span = Span::hours(72);

/// How the asks between players went of late. What is private counts apart: what the table sees must not depend on it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Patience {
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    public: Pairs,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    private: Pairs,
}

/// Of the two players the one with the smaller id stands first.
type Pairs = BTreeMap<PlayerId, BTreeMap<PlayerId, InVain>>;

/// Asks between two players that came to nothing, one after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct InVain {
    pub asks: u32,
    /// When the last of them ended.
    pub last: Time,
}

impl InVain {
    /// Returns from when on the next ask is let through.
    fn over(self) -> Time {
        let Some(doublings) = self.asks.checked_sub(FREE) else {
            return self.last;
        };
        // More doublings than these come to the longest all the same.
        let wait = FIRST.as_millis() << doublings.min(10);
        self.last + Span::millis(wait.min(LONGEST.as_millis()))
    }
}

impl Patience {
    /// Returns whether no ask came to nothing of late.
    pub(super) fn is_fresh(&self) -> bool {
        self.public.is_empty() && self.private.is_empty()
    }

    /// Returns how the asks between two players went that were private or were not, whichever asked.
    pub fn between(&self, one: PlayerId, other: PlayerId, private: bool) -> Option<InVain> {
        let (first, second) = (one.min(other), one.max(other));
        let pairs = match private {
            true => &self.private,
            false => &self.public,
        };
        pairs.get(&first)?.get(&second).copied()
    }

    /// Returns whether a viewer may not know of all of it.
    pub(super) fn hides(&self, viewer: Viewer) -> bool {
        let pairs = self.private.iter();
        let mut pairs = pairs.flat_map(|(first, others)| others.keys().map(|second| [*first, *second]));
        pairs.any(|pair| !viewer.knows_what_is_between(pair))
    }

    /// Returns it as a viewer may know it.
    pub(super) fn veiled(&self, viewer: Viewer) -> Patience {
        let mut veiled = self.clone();
        for (first, others) in &mut veiled.private {
            others.retain(|second, _| viewer.knows_what_is_between([*first, *second]));
        }
        veiled.private.retain(|_, others| !others.is_empty());
        veiled
    }

    /// Takes note of how an offer of a player ended. What a moderator or the rules took back, and what ended with the action that it belonged to,
    /// says nothing of either player.
    pub(super) fn note(&mut self, offer: &Offer, closing: &Closing) {
        let Some(from) = offer.from else { return };
        let (first, second) = (from.min(offer.to), from.max(offer.to));
        let in_vain = match (closing.outcome, closing.by) {
            (Outcome::Accepted, _) => false,
            (Outcome::Refused | Outcome::Withdrawn, _) | (Outcome::Lapsed, None) => true,
            (Outcome::Lapsed, Some(_)) | (Outcome::Void, _) => return,
        };
        let pairs = match offer.private {
            true => &mut self.private,
            false => &mut self.public,
        };
        let of_first = pairs.entry(first).or_default();
        if in_vain {
            let asks = of_first.get(&second).map_or(0, |before| before.asks);
            let (asks, last) = (asks.saturating_add(1), closing.at);
            of_first.insert(second, InVain { asks, last });
        } else {
            of_first.remove(&second);
        }
        if of_first.is_empty() {
            pairs.remove(&first);
        }
    }
}

/// Refuses a player who asks another again too soon.
pub(super) fn must_have_waited(campaign: &Campaign, events: &[Event], by: PlayerId, now: Time) -> Result<(), Refusal> {
    if !campaign.settings.patience {
        return Ok(());
    }
    let asked = events.iter().filter_map(|event| match event {
        Event::OfferMade(offer) if offer.from == Some(by) => Some((offer.to, offer.private)),
        _ => None,
    });
    for (player, private) in asked {
        let Some(in_vain) = campaign.patience.between(by, player, private) else {
            continue;
        };
        let (asks, until) = (in_vain.asks, in_vain.over());
        if now < until {
            return Err(Refusal::TooSoon { player, asks, until });
        }
    }
    Ok(())
}
