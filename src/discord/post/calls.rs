//! Whom the messages of a table have called lately: further calls of the same player fold into one.

use crate::journal::{self, Journal};
use crate::rules::ids::{CampaignId, PlayerId};
use crate::rules::time::{Span, Time};
use crate::rules::{Event, Notice};
use std::collections::{BTreeMap, HashMap};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// So long after a call a message that names the same player does not call them again: they have been called to the table already.
const FOLDS: Span = Span::seconds(600);

/// An answer that is asked for within so short a time calls all the same.
const SOON: Span = Span::hours(1);

/// When each player was last called, by campaign, as far as it was asked for since the start.
#[derive(Default)]
pub(super) struct Calls(Mutex<HashMap<CampaignId, BTreeMap<PlayerId, Time>>>);

impl Calls {
    /// Returns the players of a campaign whom a message has called a short time before `now`.
    pub(super) async fn lately(
        &self,
        journal: &Journal,
        campaign: CampaignId,
        now: Time,
    ) -> Result<Vec<PlayerId>, journal::Error> {
        let known = self.known().contains_key(&campaign);
        if !known {
            let called = journal.called(campaign).await?;
            self.known().entry(campaign).or_insert(called);
        }
        // A clock that went back since does not tell how long ago that was.
        let lately = |at: Time| at <= now && now.since(at) < FOLDS;
        let known = self.known();
        let called = known.get(&campaign).into_iter().flatten();
        let called = called.filter(|(_, at)| lately(**at));
        Ok(called.map(|(player, _)| *player).collect())
    }

    /// Notes that a message has called these players. Where that cannot be written down they are called once more after a restart.
    pub(super) async fn note(
        &self,
        journal: &Journal,
        campaign: CampaignId,
        players: Vec<PlayerId>,
        at: Time,
    ) {
        if players.is_empty() {
            return;
        }
        let all = players.iter().map(|player| (*player, at));
        self.known().entry(campaign).or_default().extend(all);
        if let Err(error) = journal.note_called(campaign, players, at).await {
            tracing::warn!(%campaign, %error, "it cannot be noted who was called");
        }
    }

    fn known(&self) -> MutexGuard<'_, HashMap<CampaignId, BTreeMap<PlayerId, Time>>> {
        // No panic leaves the map half done, so a poisoned lock is as good as new.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Returns whether a notice calls a player though another message has just done so: it reminds them, or there is little time to answer.
pub(super) fn insists(notice: &Notice, player: PlayerId, now: Time) -> bool {
    match notice.events.first() {
        Some(Event::OfferReminded { .. }) => notice.calls.contains(&player),
        Some(Event::OfferMade(offer)) => {
            offer.to == player && offer.deadline.is_some_and(|due| due <= now + SOON)
        }
        _ => false,
    }
}
