//! Recent pings. Several pings of the same player within a short time are folded into one.

use crate::journal::{self, Journal};
use crate::rules::ids::{CampaignId, PlayerId};
use crate::rules::time::{Span, Time};
use crate::rules::{Event, Notice};
use std::collections::{BTreeMap, HashMap};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// A message that needs a player's attention does not ping them this soon after a ping, which has already called them
/// to the table.
const FOLDS: Span = Span::seconds(600);

/// News that needs no attention does not ping a player this soon after a ping: they read it at the table.
const NEWS_FOLD: Span = Span::hours(1);

/// Further requests of the game this soon after a ping belong to the same event, and do not ping again.
const MINUTE: Span = Span::seconds(60);

/// An offer whose deadline is this close always pings.
const SOON: Span = Span::hours(1);

/// When each player was last pinged, by campaign. Loaded on first use.
#[derive(Default)]
pub(super) struct Calls(Mutex<HashMap<CampaignId, BTreeMap<PlayerId, Time>>>);

impl Calls {
    /// Returns the players of a campaign who were pinged recently, and how long before `now`.
    pub(super) async fn lately(
        &self,
        journal: &Journal,
        campaign: CampaignId,
        now: Time,
    ) -> Result<BTreeMap<PlayerId, Span>, journal::Error> {
        let known = self.known().contains_key(&campaign);
        if !known {
            let called = journal.called(campaign).await?;
            self.known().entry(campaign).or_insert(called);
        }
        // If the clock was set back since, the distance is unknown.
        let lately = |at: Time| at <= now && now.since(at) < NEWS_FOLD;
        let known = self.known();
        let called = known.get(&campaign).into_iter().flatten();
        let called = called.filter(|(_, at)| lately(**at));
        Ok(called.map(|(player, at)| (*player, now.since(*at))).collect())
    }

    /// Records that a message has pinged these players. If that fails, a restart may cause one more ping.
    pub(super) async fn note(&self, journal: &Journal, campaign: CampaignId, players: Vec<PlayerId>, at: Time) {
        if players.is_empty() {
            return;
        }
        let all = players.iter().map(|player| (*player, at));
        self.known().entry(campaign).or_default().extend(all);
        if let Err(error) = journal.note_called(campaign, players, at).await {
            tracing::warn!(%campaign, %error, "cannot record who was pinged");
        }
    }

    fn known(&self) -> MutexGuard<'_, HashMap<CampaignId, BTreeMap<PlayerId, Time>>> {
        // No panic leaves the map half changed, so a poisoned lock can be used.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Returns whether notices ping a player whose last ping was this long ago.
pub(super) fn call_again(notices: &[Notice], player: PlayerId, ago: Span, now: Time) -> bool {
    let news = notices.iter().all(is_news);
    let insists = |one: &Notice| insists(one, player, ago, now);
    ago >= if news { NEWS_FOLD } else { FOLDS } || notices.iter().any(insists)
}

/// Returns whether notices are only news, which a player at the table reads without a ping: neither their turn nor a
/// question.
pub(super) fn finds(notices: &[Notice], player: PlayerId) -> bool {
    let wants = |one: &Notice| match one.act() {
        Some(Event::Game(event)) => event.opens_row().is_some() || event.gives_turn_to() == Some(player),
        _ => false,
    };
    notices.iter().all(is_news) && !notices.iter().any(wants)
}

/// Returns whether a notice needs no reaction from the players it pings: it reports what happened, or how an offer
/// ended.
fn is_news(notice: &Notice) -> bool {
    matches!(notice.act(), Some(Event::Game(_) | Event::OfferClosed { .. }))
}

/// Returns whether a notice pings a player despite a recent ping. It does if it is a reminder, if little time is left
/// to answer, or if the game waits for them and their last ping was not part of the same event.
fn insists(notice: &Notice, player: PlayerId, ago: Span, now: Time) -> bool {
    match notice.act() {
        Some(Event::OfferReminded { .. } | Event::ActionCalled { .. }) => notice.calls.contains(&player),
        Some(Event::OfferMade(offer)) => {
            let soon = offer.deadline.is_some_and(|due| due <= now + SOON);
            let waits = !offer.terms.may_be_refused() && ago >= MINUTE;
            offer.to == player && (soon || waits)
        }
        Some(Event::Game(event)) => {
            let asked = event.opens_row().is_some() && notice.calls.contains(&player);
            ago >= MINUTE && (asked || event.gives_turn_to() == Some(player))
        }
        _ => false,
    }
}
