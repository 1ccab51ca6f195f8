//! Erases a player's texts in a campaign. The remaining events replay to the same game.

use super::attempts::Attempts;
use super::{Referee, RuleError, entry, events, json};
use crate::journal::{Change, CommitError, Erasure};
use crate::rules::ids::{CampaignId, OfferId, PlayerId};
use crate::rules::{Authors, Event, Notice, erase};

const PER_READ: u32 = 500;

impl Referee {
    /// Erases a player's texts in all entries of a campaign, including undone ones, and in pending announcements.
    /// `subject` names the message that shows an offer. Returns whether there was anything to erase; if not, the
    /// journal does not change.
    pub async fn erase(
        &self,
        id: CampaignId,
        player: PlayerId,
        subject: fn(OfferId) -> String,
    ) -> Result<bool, RuleError> {
        let place = self.lock(id);
        let mut attempts = Attempts::default();
        while attempts.next().await {
            let mut lock = place.lock().await;
            // The texts are read from the journal, so every commit must be durable first.
            Referee::wait_durable(&mut lock).await;
            let mut loaded = self.newest(lock.take(), id).await?;
            let Some(erasure) = self.erasure(id, player, subject).await? else {
                *lock = Some(loaded);
                return Ok(false);
            };
            let erased = [Event::Erased { player }];
            let mut change = Change { erasure: Some(erasure), ..Change::default() };
            let cause = format!("erase:{player}:{id}:{}", loaded.version());
            let entry = entry(self.shared.clock.now(), Some(player), &cause, &erased);
            loaded.take(&mut change, entry, &erased);
            // The state in memory contains the texts, so it is not put back. If this task ended before the commit was
            // answered, they would otherwise stay in memory and end up in a later snapshot.
            match self.keep(&mut None, &mut loaded, change).await {
                Ok(()) => return Ok(true),
                Err(CommitError::Unavailable(error)) => return Err(error.into()),
                Err(
                    CommitError::Stale
                    | CommitError::TooLate
                    | CommitError::Duplicate { .. }
                    | CommitError::ChannelTaken(_),
                ) => {}
            }
        }
        Err(RuleError::Contended(id))
    }

    /// Returns the replacements for the player's texts, or `None` if there are none.
    async fn erasure(
        &self,
        id: CampaignId,
        player: PlayerId,
        subject: fn(OfferId) -> String,
    ) -> Result<Option<Erasure>, RuleError> {
        let journal = &self.shared.journal;
        let (mut erasure, mut after) = (Erasure::default(), 0);
        let mut authors = Authors::default();
        loop {
            let page = journal.entries_after(id, after, PER_READ).await?;
            let Some(last) = page.last() else { break };
            after = last.seq;
            for recorded in &page {
                let mut events = events(id, &recorded.entry.events)?;
                authors.read(&events);
                if !erase(&mut events, player, recorded.entry.actor, &authors) {
                    continue;
                }
                let offers = events.iter().filter_map(|event| match event {
                    Event::OfferMade(offer) => Some(subject(offer.id)),
                    _ => None,
                });
                erasure.posts.extend(offers);
                erasure.entries.push((recorded.seq, json(&events)));
            }
        }
        for (row, notice) in journal.notices(id).await? {
            // The courier reports what is wrong with an unreadable notice.
            let Ok(mut notice) = serde_json::from_str::<Notice>(&notice) else {
                continue;
            };
            if notice.erase(player, &authors) {
                erasure.notices.push((row, json(&notice)));
            }
        }
        let nothing = erasure.entries.is_empty() && erasure.notices.is_empty();
        Ok((!nothing).then_some(erasure))
    }

    /// Drops campaigns from memory that are no longer kept.
    pub fn forget(&self, campaigns: impl IntoIterator<Item = CampaignId>) {
        for id in campaigns {
            let mut cache = self.shared.cache.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
            cache.pop(&id);
        }
    }
}
