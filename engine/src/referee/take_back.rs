//! Lets a player take back the newest entry, if it is their own and everyone concerned agrees (L14.3).

use super::attempts::Attempts;
use super::heavy::Turn;
use super::undo::{MOST_AT_ONCE, Past};
use super::{Loaded, Referee, RuleError, Ruling, about_offers, entry, outgoing};
use crate::journal::{self, CommitError};
use crate::rules::ids::{CampaignId, PlayerId};
use crate::rules::time::Time;
use crate::rules::{
    self, Decided, Event, Refusal, TakenEntry, TakingBack, Viewer, counts_as_newest_for, notices, with_taken_back,
};
use std::sync::Arc;

/// How many entries are read at a time in search of the newest that counts.
const PER_READ: u32 = 64;

impl Referee {
    /// Asks to take back the newest entry, or answers such a request. The last agreement takes it back in the same
    /// journal entry. Refuses an entry of another player, and asks for a confirmation first.
    pub async fn take_back(
        &self,
        id: CampaignId,
        cause: &str,
        by: PlayerId,
        wish: &TakingBack,
    ) -> Result<Ruling, RuleError> {
        let mut turn = Turn::default();
        while self.admission.is_granted().await {
            turn.take(self).await;
            if let Some(ruling) = Box::pin(self.try_take_back(id, cause, (by, wish), &mut turn)).await? {
                return Ok(ruling);
            }
        }
        Err(RuleError::TooLate)
    }

    /// Returns whether a player's request to take back the newest act would be considered, so that a button may offer
    /// it. The campaign as it was before is rebuilt only if that act is theirs.
    pub async fn may_take_back(&self, id: CampaignId, by: PlayerId) -> Result<bool, RuleError> {
        let mut turn = Turn::default();
        loop {
            turn.take(self).await;
            let lock = self.lock(id);
            let mut lock = lock.lock().await;
            self.look_at(&mut lock, id).await?;
            let before = self.newest(lock.take(), id).await?;
            *lock = Some(before.clone());
            let newest = match self.newest_for(by, &before).await {
                Err(RuleError::TooFarBack(_)) => None,
                newest => newest?,
            };
            let Some(newest) = newest.filter(|newest| rules::is_own_act(newest, by)) else {
                return Ok(false);
            };
            if turn.is_needed(&before, newest.seq) {
                continue;
            }
            let past = self.past(&before, newest.seq).await?;
            let ask = TakingBack::Ask { confirmed: None };
            let moment = self.moment(&before)?;
            let decided = rules::take_back((&past.before, &past.rebuilt), &past.taken, by, &ask, moment);
            return Ok(matches!(decided, Ok(_) | Err(Refusal::MustConfirm(_))));
        }
    }

    async fn try_take_back(
        &self,
        id: CampaignId,
        cause: &str,
        (by, wish): (PlayerId, &TakingBack),
        turn: &mut Turn,
    ) -> Result<Option<Ruling>, RuleError> {
        let lock = self.lock(id);
        let mut lock = lock.lock().await;
        let viewer = Viewer::from(by);
        let mut attempts = Attempts::default();
        while attempts.next(self.clock()).await {
            // Due events may end the request. The entry is read from the journal, so everything must be durable first.
            self.look_at(&mut lock, id).await?;
            // Check this while holding the lock, so that a concurrent task with the same cause has finished.
            if self.shared.journal.entry_by_cause(cause).await?.is_some() {
                drop(lock);
                return self.recall(id, cause, viewer).await;
            }
            let before = self.newest(lock.take(), id).await?;
            *lock = Some(before.clone());
            let moment = self.moment(&before)?;
            let now = moment.now;
            let concerned = match wish {
                TakingBack::Ask { .. } => self.newest_for(by, &before).await?.map(|newest| newest.seq),
                TakingBack::Answer { asked_at, .. } => rules::undone_from(&before.campaign, *asked_at),
                TakingBack::EndUnmoderated { .. } => None,
            };
            let from = concerned.unwrap_or(before.version() + 1);
            if turn.is_needed(&before, from) {
                return Ok(None);
            }
            let past = self.past(&before, from).await?;
            let decided = rules::take_back((&past.before, &past.rebuilt), &past.taken, by, wish, moment);
            let decided = decided.map_err(|refusal| RuleError::refused(refusal, &before.campaign, viewer))?;
            let (mut loaded, change, events) = self.after(&before, past, decided, (now, by, cause)).await?;
            let (campaign, seq) = (Arc::clone(&loaded.campaign), loaded.version());
            match self.keep(&mut lock, &mut loaded, change).await {
                Ok(()) => return Ok(Some(Ruling::new(&campaign, &events, seq, viewer))),
                // The next attempt checks again whether the cause is known. Only a move can fail because a channel is
                // taken.
                Err(CommitError::Stale | CommitError::Duplicate { .. } | CommitError::ChannelTaken(_)) => {}
                Err(CommitError::TooLate) => return Ok(None),
                Err(CommitError::Unavailable(error)) => return Err(error.into()),
            }
        }
        Err(RuleError::Contended(id))
    }

    /// Returns the campaign after such a decision, and the change that stores it.
    pub(super) async fn after(
        &self,
        before: &Loaded,
        past: Past,
        decided: Decided,
        (now, by, cause): (Time, PlayerId, &str),
    ) -> Result<(Loaded, journal::Change, Vec<Event>), RuleError> {
        match decided {
            Decided::TakesBack(events) => {
                let entry = entry(now, Some(by), cause, &events);
                let (loaded, change) = self.taken_back(before, past, &events, entry).await?;
                Ok((loaded, change, events))
            }
            Decided::Goes(events) => {
                let mut loaded = before.clone();
                let mut change = journal::Change::default();
                let entry = entry(now, Some(by), cause, &events);
                loaded.take(&mut change, entry, &events);
                let told = notices(&loaded.campaign, &events);
                let told = with_taken_back(&past.before, &events, &past.taken, told);
                change.outbox = told.iter().map(|one| outgoing(one, 0)).collect();
                change.only_if = self.admission.condition();
                Ok((loaded, change, events))
            }
        }
    }

    /// Returns the newest entry that counts for a player, or `None` if only the founding is left.
    async fn newest_for(&self, by: PlayerId, loaded: &Loaded) -> Result<Option<TakenEntry>, RuleError> {
        let journal = &self.shared.journal;
        let mut campaign = Arc::clone(&loaded.campaign);
        let mut before = Some(loaded.version() + 1);
        loop {
            let page = journal.entries(loaded.campaign.id, before, PER_READ).await?;
            let Some(last) = page.last() else {
                return Ok(None);
            };
            before = Some(last.seq);
            for recorded in &page {
                if loaded.version() - recorded.seq >= MOST_AT_ONCE {
                    return Err(RuleError::TooFarBack(MOST_AT_ONCE));
                }
                let entry: TakenEntry = self.taken(loaded, recorded)?;
                self.remember(&mut campaign, about_offers(&entry.events)).await?;
                if counts_as_newest_for(&campaign, &entry, by.into()) {
                    // The first entry is the founding.
                    return Ok(Some(entry).filter(|entry| entry.seq != 1));
                }
            }
        }
    }
}
