//! Whom the messages of a table have called lately: further calls of the same player fold into one.

use crate::journal::{self, Journal};
use crate::rules::ids::{CampaignId, PlayerId};
use crate::rules::time::{Span, Time};
use crate::rules::{Event, Notice};
use std::collections::{BTreeMap, HashMap};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// So long after a call a message that wants something of the same player does not call them again: they have been called to the table already.
const FOLDS: Span = Span::seconds(600);

/// So long after a call news that want nothing of the same player do not: they find them at the table.
const NEWS_FOLD: Span = Span::hours(1);

/// Who was called within it is not called once more by what the game asks in the same breath.
const MINUTE: Span = Span::seconds(60);

/// An answer that another player asks for within so short a time calls all the same.
const SOON: Span = Span::hours(1);

/// When each player was last called, by campaign, as far as it was asked for since the start.
#[derive(Default)]
pub(super) struct Calls(Mutex<HashMap<CampaignId, BTreeMap<PlayerId, Time>>>);

impl Calls {
    /// Returns how long before `now` a message has called the players of a campaign whom one has called lately.
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
        // A clock that went back since does not tell how long ago that was.
        let lately = |at: Time| at <= now && now.since(at) < NEWS_FOLD;
        let known = self.known();
        let called = known.get(&campaign).into_iter().flatten();
        let called = called.filter(|(_, at)| lately(**at));
        Ok(called.map(|(player, at)| (*player, now.since(*at))).collect())
    }

    /// Notes that a message has called these players. Where that cannot be written down they are called once more after a restart.
    pub(super) async fn note(&self, journal: &Journal, campaign: CampaignId, players: Vec<PlayerId>, at: Time) {
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

/// Returns whether notices call a player whom a message has called so long ago.
pub(super) fn call_again(notices: &[Notice], player: PlayerId, ago: Span, now: Time) -> bool {
    let news = notices.iter().all(is_news);
    let insists = |one: &Notice| insists(one, player, ago, now);
    ago >= if news { NEWS_FOLD } else { FOLDS } || notices.iter().any(insists)
}

/// Returns whether notices are news that a player finds who is at the table: no turn of theirs, and no question.
pub(super) fn finds(notices: &[Notice], player: PlayerId) -> bool {
    let wants = |one: &Notice| match one.act() {
        Some(Event::Game(event)) => event.opens_row().is_some() || event.gives_turn_to() == Some(player),
        _ => false,
    };
    notices.iter().all(is_news) && !notices.iter().any(wants)
}

/// Returns whether a notice wants nothing of those whom it calls: it tells what happened, or how an offer ended.
fn is_news(notice: &Notice) -> bool {
    matches!(notice.act(), Some(Event::Game(_) | Event::OfferClosed { .. }))
}

/// Returns whether a notice calls a player though another message has done so some time ago: it reminds them, there is little time to answer, or the
/// game waits for them and they were not called this very minute.
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
