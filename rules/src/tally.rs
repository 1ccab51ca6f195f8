//! What profiles count of each player: answers, favours and promises (H3.5). Private ones do not count.

use super::deal::{Happened, PromiseId};
use super::event::Event;
use super::ids::{OfferId, PlayerId};
use super::ruleset::Verdict;
use super::table::{Closing, Outcome};
use std::collections::BTreeMap;

/// A player's figures.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Requests and offers of other players that they answered in time.
    pub answered: u32,
    /// Those that ended without their answer.
    pub unanswered: u32,
    pub favours_granted: u32,
    pub favours_refused: u32,
    pub promises_kept: u32,
    pub promises_broken: u32,
}

impl Tally {
    /// Returns the figures of two campaigns together.
    #[must_use]
    pub fn with(self, other: Tally) -> Tally {
        Tally {
            answered: self.answered + other.answered,
            unanswered: self.unanswered + other.unanswered,
            favours_granted: self.favours_granted + other.favours_granted,
            favours_refused: self.favours_refused + other.favours_refused,
            promises_kept: self.promises_kept + other.promises_kept,
            promises_broken: self.promises_broken + other.promises_broken,
        }
    }
}

/// The figures of all players of a campaign.
#[derive(Debug, Default)]
pub struct Tallies {
    /// Pending public offers: who owes the answer, and whether it is a favour.
    waiting: BTreeMap<OfferId, (PlayerId, bool)>,
    answers: BTreeMap<PlayerId, Tally>,
    /// The verdicts so far, with the player who gave each promise. A verdict may change.
    verdicts: BTreeMap<PromiseId, (PlayerId, Verdict)>,
}

impl Tallies {
    /// Counts an event. A player whose data was erased starts from nothing.
    pub fn note(&mut self, event: &Event) {
        match event {
            Event::OfferMade(offer) if offer.from.is_some() && !offer.private && !offer.id.is_private() => {
                self.waiting.insert(offer.id, (offer.to, offer.terms.refusal_costs()));
            }
            Event::OfferClosed { offer, closing } => {
                if let Some((player, is_favour)) = self.waiting.remove(offer) {
                    self.close(player, is_favour, closing);
                }
            }
            Event::Deal(Happened::Judged { promise, verdict, .. }) if !promise.id.deal.is_private() => {
                self.verdicts.insert(promise.id, (promise.clause.from, *verdict));
            }
            Event::Erased { player } => {
                self.answers.remove(player);
                self.waiting.retain(|_, (owes, _)| owes != player);
                self.verdicts.retain(|_, (gave, _)| gave != player);
            }
            _ => {}
        }
    }

    fn close(&mut self, player: PlayerId, is_favour: bool, closing: &Closing) {
        // A moderator's answer says nothing of the player.
        if closing.moderator.is_some() {
            return;
        }
        let tally = self.answers.entry(player).or_default();
        let favour = u32::from(is_favour);
        match closing.outcome {
            Outcome::Accepted => {
                tally.answered += 1;
                tally.favours_granted += favour;
            }
            Outcome::Refused => {
                match closing.by == Some(player) {
                    true => tally.answered += 1,
                    false => tally.unanswered += 1,
                }
                tally.favours_refused += favour;
            }
            Outcome::Lapsed => tally.unanswered += 1,
            Outcome::Withdrawn | Outcome::Void | Outcome::Unable | Outcome::Settled => {}
        }
    }

    /// Returns how many promises have this verdict.
    pub fn verdicts(&self, verdict: Verdict) -> usize {
        self.verdicts.values().filter(|(_, one)| *one == verdict).count()
    }

    /// Returns a player's figures.
    pub fn of(&self, player: PlayerId) -> Tally {
        let verdicts = self.verdicts.values().filter(|(gave, _)| *gave == player);
        let mut tally = self.answers.get(&player).copied().unwrap_or_default();
        for (_, verdict) in verdicts {
            match verdict {
                Verdict::Kept => tally.promises_kept += 1,
                Verdict::Broken => tally.promises_broken += 1,
                Verdict::Disputed | Verdict::Void => {}
            }
        }
        tally
    }
}

/// Returns whether an event may count for a player, now or when the offer ends.
pub fn counts_for(event: &Event, player: PlayerId) -> bool {
    match event {
        Event::OfferMade(offer) => offer.to == player && !offer.private && !offer.id.is_private(),
        Event::Deal(Happened::Judged { promise, .. }) => promise.clause.from == player && !promise.id.deal.is_private(),
        _ => false,
    }
}
