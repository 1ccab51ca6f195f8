//! The growing wait after unsuccessful asks (L14.2).

use super::campaign::Campaign;
use super::deal::{self, Deal, Ending, Happened};
use super::event::Event;
use super::ids::PlayerId;
use super::offer::Offer;
use super::table::{Closing, Outcome, Refusal, Viewer};
use super::time::{Span, Time};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The number of unsuccessful asks in a row before the player has to wait.
pub const FREE_ASKS: u32 = 2;

/// The first wait, which doubles each time.
pub const FIRST_WAIT: Span = Span::hours(1);

pub const LONGEST_WAIT: Span = Span::hours(72);

/// The recent unsuccessful asks between players, counted separately for public and private ones. Public waits must not
/// depend on anything private, but private waits depend on both.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Patience {
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    public: Pairs,
    /// The count for private asks: all offers between the two, except public ones closed by older versions.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    private: Pairs,
}

/// Keyed by the smaller player id, then the larger.
type Pairs = BTreeMap<PlayerId, BTreeMap<PlayerId, InVain>>;

/// A series of unsuccessful asks between two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct InVain {
    pub asks: u32,
    pub last: Time,
}

impl InVain {
    /// Returns when the next ask is allowed.
    fn over(self) -> Time {
        let Some(doublings) = self.asks.checked_sub(FREE_ASKS) else {
            return self.last;
        };
        // More doublings would exceed the longest wait anyway.
        let wait = FIRST_WAIT.as_millis() << doublings.min(10);
        self.last + Span::millis(wait.min(LONGEST_WAIT.as_millis()))
    }
}

impl Patience {
    /// Returns whether no recent ask was unsuccessful.
    pub(super) fn is_fresh(&self) -> bool {
        self.public.is_empty() && self.private.is_empty()
    }

    /// Returns the record of a campaign that comes along from elsewhere (H2): pairs of players, with private or public
    /// asks.
    pub(super) fn brought_along(all: impl IntoIterator<Item = ([PlayerId; 2], bool, InVain)>) -> Patience {
        let mut patience = Patience::default();
        for ([one, other], private, asks) in all {
            let pairs = if private { &mut patience.private } else { &mut patience.public };
            pairs.entry(one.min(other)).or_default().insert(one.max(other), asks);
        }
        patience
    }

    /// Returns every pair of players with recent unsuccessful asks, and whether the count is that of private asks.
    pub fn all(&self) -> impl Iterator<Item = ([PlayerId; 2], bool, InVain)> {
        let kinds = [(false, &self.public), (true, &self.private)].into_iter();
        let firsts =
            kinds.flat_map(|(private, pairs)| pairs.iter().map(move |(first, others)| (private, first, others)));
        firsts.flat_map(|(private, first, others)| {
            others.iter().map(move |(second, asks)| ([*first, *second], private, *asks))
        })
    }

    /// Returns the unsuccessful asks between two players that a private or a public ask has to wait for, regardless of
    /// who asked.
    pub fn between(&self, one: PlayerId, other: PlayerId, private: bool) -> Option<InVain> {
        let (first, second) = (one.min(other), one.max(other));
        let pairs = match private {
            true => &self.private,
            false => &self.public,
        };
        pairs.get(&first)?.get(&second).copied()
    }

    /// Returns whether part of the record is hidden from a viewer.
    pub(super) fn hides(&self, viewer: Viewer) -> bool {
        let is_empty = self.private.is_empty() && self.public.is_empty();
        !is_empty && self.redacted_for(viewer).private != self.private
    }

    /// Returns the record redacted for a viewer, who learns nothing of private asks between others.
    pub(super) fn redacted_for(&self, viewer: Viewer) -> Patience {
        let between = |known: bool, pairs: &Pairs| {
            let pairs = pairs.iter().map(|(first, others)| {
                let mut others = others.clone();
                others.retain(|second, _| viewer.knows_what_is_between([*first, *second]) == known);
                (*first, others)
            });
            pairs.collect::<Pairs>()
        };
        let mut private = between(true, &self.private);
        for (first, others) in between(false, &self.public) {
            private.entry(first).or_default().extend(others);
        }
        private.retain(|_, others| !others.is_empty());
        Patience { public: self.public.clone(), private }
    }

    /// Records how a player's offer ended. Offers taken back by a moderator or the rules, ended with their action, or
    /// impossible for the player asked do not count.
    pub(super) fn note(&mut self, offer: &Offer, closing: &Closing) {
        let Some(from) = offer.from else { return };
        let in_vain = match (closing.outcome, closing.by) {
            (Outcome::Accepted | Outcome::Settled, _) => false,
            (Outcome::Refused | Outcome::Withdrawn, _) | (Outcome::Lapsed, None) => true,
            (Outcome::Lapsed, Some(_)) | (Outcome::Void | Outcome::Unable, _) => return,
        };
        let pair = (from.min(offer.to), from.max(offer.to));
        if !offer.private {
            note(&mut self.public, pair, in_vain, closing.at);
        }
        if offer.private || closing.joint {
            note(&mut self.private, pair, in_vain, closing.at);
        }
    }

    /// Records how a deal ended, between its last sender and each party who declined or had not signed (D4.4). A deal
    /// that was carried out ends the row.
    pub(super) fn note_deal(&mut self, deal: &Deal, closing: &deal::Closing) {
        let in_vain = match closing.ending {
            Ending::CarriedOut => false,
            Ending::Declined | Ending::Withdrawn | Ending::Lapsed => true,
            Ending::Void => return,
        };
        let (from, private) = (deal.sender, deal.id.is_private());
        let declined = closing.by.filter(|_| closing.ending == Ending::Declined);
        let counts = |party: &PlayerId| !in_vain || declined == Some(*party) || !deal.has_signed(*party);
        let others = deal.parties.iter().copied().filter(|party| *party != from);
        for party in others.filter(counts) {
            let pair = (from.min(party), from.max(party));
            if !private {
                note(&mut self.public, pair, in_vain, closing.at);
            }
            note(&mut self.private, pair, in_vain, closing.at);
        }
    }
}

fn note(pairs: &mut Pairs, (first, second): (PlayerId, PlayerId), in_vain: bool, last: Time) {
    let of_first = pairs.entry(first).or_default();
    if in_vain {
        let asks = of_first.get(&second).map_or(0, |before| before.asks);
        let asks = asks.saturating_add(1);
        of_first.insert(second, InVain { asks, last });
    } else {
        of_first.remove(&second);
    }
    if of_first.is_empty() {
        pairs.remove(&first);
    }
}

pub(super) fn must_have_waited(campaign: &Campaign, events: &[Event], by: PlayerId, now: Time) -> Result<(), Refusal> {
    if !campaign.settings.patience {
        return Ok(());
    }
    let asked = events.iter().filter_map(|event| match event {
        Event::OfferMade(offer) if offer.from == Some(by) => Some(vec![(offer.to, offer.private)]),
        Event::Deal(Happened::Sent { deal, .. }) => {
            let others = deal.parties.iter().filter(|party| **party != by);
            Some(others.map(|party| (*party, deal.id.is_private())).collect())
        }
        _ => None,
    });
    let asked = asked.flatten();
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
